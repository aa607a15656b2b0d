"""What bots know about Broom Service: whoever can act does, and who is ahead by points and by what he holds."""

from typing import Any

from spieltisch.engine.driving.advice import chances_by_lead
from spieltisch.engine.kernel.rng import uniform
from spieltisch.games.broom_service.rules import ROUNDS, SKIP, WANDS, State, points_for_bolts, resources

MIXED = False  # only the roles are chosen together, and there good choices are many

LOOK = 24  # moves of a playout until it is judged
POTION_WORTH, WAND_WORTH = 2.0, 1.2  # points, with all rounds still to come
KEPT = 0.8  # points, of what is left in the end
FAR_AHEAD = 8.0  # so many points ahead of the best other, one wins e times as often


def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """Any move, but nothing is declined: that is the last of several."""
    return uniform(choice, n - 1 if n > 1 and out[n - 1] == SKIP else n)


def horizon(s: State) -> int:
    """About two tricks."""
    return LOOK


def prospects(s: State, seat: int) -> float:
    """The points of a seat, with what its potions and wands may bring."""
    left = (ROUNDS - s.round) / ROUNDS
    potions = resources(s, seat) - s.goods[seat, WANDS]
    held = POTION_WORTH * potions + WAND_WORTH * s.goods[seat, WANDS]
    return s.score[seat] + points_for_bolts(s, seat) + held * left + KEPT * (1.0 - left) * potions


def judge(s: State, out: Any, values: Any) -> None:
    """By how far a seat is ahead of the best other."""
    for seat in range(s.seats):
        values[seat] = prospects(s, seat)
    chances_by_lead(values, s.seats, FAR_AHEAD)

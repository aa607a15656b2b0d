"""What bots know about Granatensalat: cards before steps, attacks before all, and who is ahead after a few moves."""

from typing import Any

from spieltisch.engine.driving.advice import chances_by_lead
from spieltisch.engine.kernel.rng import uniform
from spieltisch.games.granatensalat.rules import DROP3, GRENADE, PLACE, TURN, State, points_of

LEVELS = {"master": {"iterations": 10_000}}

LOOK = 14  # moves of a playout until it is judged
FAR_AHEAD = 6.0  # so many points ahead of the best other, one wins e times as often
CARD = 0.7  # points that a card in the hand may bring
RESERVE = 0.05  # points for a soldier that may still come

# How promising moves look: every attack, all places for a new soldier together, all steps together, and the end.
ATTACK, PLACES, STEPS, THE_END = 1.0, 1.0, 1.0, 0.1
STROLL = 3  # without a card, one in so many turns of a playout makes a step


def first_of(out: Any, n: int, least: int) -> int:
    """The place of the first of n ascending moves that is not below another."""
    low, high = 0, n
    while low < high:
        middle = (low + high) // 2
        if out[middle] < least:
            low = middle + 1
        else:
            high = middle
    return low


def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """An attack if there is one, else another card, else a step now and then."""
    if s.phase != TURN or n == 1:
        return uniform(choice, n)
    attacks = first_of(out, n, GRENADE)
    if attacks < n - 1:
        return attacks + uniform(choice, n - 1 - attacks)
    cards = first_of(out, n, PLACE)
    if cards < n - 1:
        return cards + uniform(choice, n - 1 - cards)
    return uniform(choice, cards) if cards and uniform(choice, STROLL) == 0 else n - 1


def weigh(s: State, seat: int, out: Any, n: int, weights: Any) -> None:
    """Attacks first; the many places and steps share what one of them is worth."""
    if s.phase != TURN:
        for place in range(n):
            weights[place] = 1.0
        return
    cards, attacks = first_of(out, n, PLACE), first_of(out, n, GRENADE)
    for place in range(n):
        if place < cards:
            weights[place] = STEPS / cards
        elif place < attacks:
            weights[place] = PLACES / (attacks - cards)
        else:
            weights[place] = ATTACK if out[place] <= DROP3 else THE_END


def horizon(s: State) -> int:
    """A few turns."""
    return LOOK


def judge(s: State, out: Any, values: Any) -> None:
    """By how far a seat is ahead of the best other, with what its cards and its reserve may bring."""
    for seat in range(s.seats):
        values[seat] = points_of(s, seat) + CARD * s.held[seat] + RESERVE * s.reserve[seat]
    chances_by_lead(values, s.seats, FAR_AHEAD)

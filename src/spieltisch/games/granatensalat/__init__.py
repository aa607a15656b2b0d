"""Granatensalat: soldiers, grenades and mines on an open table."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Lapse, Mode
from spieltisch.games.granatensalat import rules
from spieltisch.games.granatensalat.scene import PATIENCE

MOVES_A_TURN = 13  # a step and two cards, each with three answers, and the end


def _longest(seats: int, options: Chosen) -> int:
    """Every card and the last refill may break off the quiet rounds that end the game."""
    turns = (rules.CARDS + 2) * rules.QUIET_ROUNDS * seats + rules.CARDS + 1
    return turns * MOVES_A_TURN


def _census(s: rules.State) -> dict[str, int]:
    """Twenty soldiers of each player, nine cards of each symbol; counts that agree with what they count."""
    found = {"cards": s.pile + sum(s.held.tolist()) + sum(s.discard.tolist())}
    where = s.where.tolist()
    for seat in range(s.seats):
        own = where[rules.SOLDIERS * seat : rules.SOLDIERS * (seat + 1)]
        found[f"soldiers of {seat} in reserve not counted"] = own.count(rules.IN_RESERVE) - s.reserve[seat]
        found[f"soldiers of {seat} on the table not counted"] = own.count(rules.ON_TABLE) - s.standing[seat].bit_count()
        found[f"soldiers taken by {seat} not counted"] = where.count(seat) - s.taken[seat]
        found[f"cards of {seat} not counted"] = sum(s.hand[seat].tolist()) - s.held[seat]
    return found


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 5),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.DUEL, GameKind.BLUFF),
    difficulty=2,
    family="Green Box",
    longest=_longest,
    points=(0, 3 * rules.SOLDIERS + rules.MOST_ENEMIES),
    census=_census,
    lapse=Lapse(PATIENCE, lambda view, seat: rules.NO if view.phase == rules.WINDOW else -1),  # silence: no mine
)

"""Backgammon."""

from spieltisch.engine.driving.game import Chosen, Game, Mode, Option, Peers
from spieltisch.games.backgammon import rules, words

say = words.say

_MOVES_OF_A_TURN = 7  # double, take, four checkers, done


def _longest(seats: int, options: Chosen) -> int:
    """The guard ends the game after so many turns (E5)."""
    return rules.MOST_TURNS * _MOVES_OF_A_TURN


def _census(s: rules.State) -> dict[str, int]:
    """Fifteen checkers each, and no place with checkers of both players."""
    board = range(1, rules.OFF)
    return {
        "checkers of seat 0": sum(s.men[0].tolist()),
        "checkers of seat 1": sum(s.men[1].tolist()),
        "places held by both": sum(1 for k in board if s.men[0, k] and s.men[1, 25 - k]),
    }


def _final(before: rules.State, after: rules.State, seat: int, move: int) -> bool:
    """Ending a turn, a roll and the answer to a double stand."""
    return move in (rules.DONE, rules.ROLL, rules.TAKE, rules.DROP)


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 3),
    minutes=15,
    mode=Mode.TURNS,
    family="Green Box",
    longest=_longest,
    points=(0, 3 * rules.TOP_CUBE),
    census=_census,
    final=_final,
    options=(
        Option.of(say, "stakes", ("simple", "full"), "simple"),
        Option.of(say, "jacoby", ("off", "on"), "off"),
    ),
    peers=Peers({"openspiel": "backgammon", "pgx": "backgammon"}, {"stakes": "simple"}),
)

"""Backgammon."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option, Peers
from spieltisch.games.backgammon import rules, words

say = words.say

_MOVES_OF_A_TURN = 7  # double, take, four checkers, done


def _census(s: rules.State) -> dict[str, int]:
    """Fifteen checkers each, and no place with checkers of both players."""
    board = range(1, rules.OFF)
    return {
        "checkers of seat 0": sum(s.men[0].tolist()),
        "checkers of seat 1": sum(s.men[1].tolist()),
        "places held by both": sum(1 for k in board if s.men[0, k] and s.men[1, 25 - k]),
    }


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 3),
    minutes=15,
    mode=Mode.TURNS,
    kinds=(GameKind.DUEL, GameKind.RACE),
    difficulty=2,
    family="Green Box",
    # The guard ends the game after so many turns (E5).
    longest=lambda seats, options: rules.MOST_TURNS * _MOVES_OF_A_TURN,
    points=(0, 3 * rules.TOP_CUBE),
    census=_census,
    # Ending a turn, a roll and the answer to a double stand.
    final=lambda before, after, seat, move: move in (rules.DONE, rules.ROLL, rules.TAKE, rules.DROP),
    options=(
        Option.of(say, "stakes", ("simple", "full"), "simple"),
        Option.of(say, "jacoby", ("off", "on"), "off"),
    ),
    peers=Peers({"openspiel": "backgammon", "pgx": "backgammon"}, {"stakes": "simple"}),
)

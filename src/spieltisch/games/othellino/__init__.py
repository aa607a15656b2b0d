"""Othellino: small Othello."""

from spieltisch.engine.driving.game import Chosen, Game, Mode, Option, Peers
from spieltisch.games.othellino import rules, words


def _longest(seats: int, options: Chosen) -> int:
    """Every cell but the centre, and a pass between any two placements (E4)."""
    size = int(options["size"])
    placements = size * size - 4
    return 2 * placements - 1


def _census(s: rules.State) -> dict[str, int]:
    """No cell ever holds discs of both colours."""
    both = sum(bin(s.discs[0, half] & s.discs[1, half]).count("1") for half in range(2))
    return {"cells with two discs": both}


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 3),
    minutes=15,
    mode=Mode.TURNS,
    family="Green Box",
    longest=_longest,
    points=(0, 64),
    census=_census,
    options=(Option.of(words.say, "size", (6, 8), 6),),
    peers=Peers({"openspiel": "othello", "pgx": "othello"}, {"size": 8}),
)

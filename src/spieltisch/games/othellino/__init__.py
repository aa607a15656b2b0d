"""Othellino: small Othello."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option, Peers
from spieltisch.games.othellino import rules, words


def _census(s: rules.State) -> dict[str, int]:
    """No cell ever holds discs of both colours."""
    return {"cells with two discs": (rules.load(s, rules.DARK) & rules.load(s, rules.LIGHT)).bit_count()}


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 3),
    minutes=15,
    mode=Mode.TURNS,
    kinds=(GameKind.DUEL,),
    difficulty=1,
    family="Green Box",
    # Every cell but the centre, and a pass between any two placements (E4).
    longest=lambda seats, options: 2 * (int(options["size"]) ** 2 - 4) - 1,
    points=(0, 64),
    census=_census,
    options=(Option.of(words.say, "size", (6, 8), 6),),
    peers=Peers({"openspiel": "othello", "pgx": "othello"}, {"size": 8}),
)

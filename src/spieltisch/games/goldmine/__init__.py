"""Goldmine: gather gold in a cave and leave it in time."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.goldmine import rules, words
from spieltisch.games.green_box.deck import CARDS

say = words.say


def _census(s: rules.State) -> dict[str, int]:
    """The cards of this cave, those of earlier caves and the pile."""
    turned = set(members(joined(s.turned)))
    row = s.row.tolist()[: s.shown]
    return {"cards": len(row) + len(turned - set(row)) + CARDS - len(turned)}


# All gold of four caves with a six and a five of every symbol: seven of eight players can leave after
# the first card without getting any of it.
_MOST_GOLD = rules.CAVES * 6 * (6 + 5)

GAME = Game(
    __name__,
    version=2,
    seats=range(2, 9),
    minutes=15,
    mode=Mode.TOGETHER,
    kinds=(GameKind.BLUFF,),
    difficulty=1,
    family="Green Box",
    # Twelve choices for everybody in every cave (E5).
    longest=lambda seats, options: rules.CAVES * (rules.LONGEST_ROW - 1) * seats,
    points=(0, _MOST_GOLD),
    census=_census,
    options=(
        Option.of(say, "reshuffle", ("yes", "no"), "yes"),
        Option.of(say, "sharing", ("pool", "card"), "pool"),
    ),
)

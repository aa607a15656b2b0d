"""Goldmine: gather gold in a cave and leave it in time."""

from spieltisch.engine.game import Chosen, Game, Option
from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text
from spieltisch.games.goldmine import advice, rules, words
from spieltisch.games.goldmine.scene import scene
from spieltisch.games.green_box.deck import CARDS


def _longest(seats: int, options: Chosen) -> int:
    """Twelve choices for everybody in every cave (E5)."""
    return rules.CAVES * (rules.LONGEST_ROW - 1) * seats


def _census(s: rules.State) -> dict[str, int]:
    """The cards of this cave, those of earlier caves and the pile."""
    turned = set(members(joined(s.turned)))
    row = s.row.tolist()[: s.shown]
    return {"cards": len(row) + len(turned - set(row)) + CARDS - len(turned)}


# All gold of four caves with a six and a five of every symbol: seven of eight players can leave after
# the first card without getting any of it.
_MOST_GOLD = rules.CAVES * 6 * (6 + 5)

GAME = Game(
    id="goldmine",
    version=1,
    title=Text("Goldmine", "Gold Mine"),
    tagline=Text("Noch eine Karte tiefer, oder hinaus mit dem Gold?", "One card deeper, or out with the gold?"),
    seats=range(2, 9),
    minutes=15,
    mode="together",
    family="Green Box",
    state=rules.State,
    rules=rules,
    words=words,
    advice=advice,
    most_moves=2,
    last_move=rules.LEAVE,
    longest=_longest,
    points=(0, _MOST_GOLD),
    census=_census,
    scene=scene,
    options=(
        Option(
            "reshuffle",
            Text("Karten mischen", "Shuffle"),
            {
                "yes": Text("vor jeder Höhle alle Karten", "all cards before every cave"),
                "no": Text("nur einmal am Anfang", "only once at the start"),
            },
            "yes",
        ),
        Option(
            "sharing",
            Text("Liegengebliebenes Gold teilen", "Share leftover gold"),
            {
                "pool": Text("alles zusammen", "as one heap"),
                "card": Text("jede Karte für sich", "card by card"),
            },
            "pool",
        ),
    ),
)

"""Brikks: blocks fall onto everybody's sheet, full rows score."""

from spieltisch.engine.game import Chosen, Game, Option
from spieltisch.engine.text import Text
from spieltisch.games.brikks import advice, rules, words
from spieltisch.games.brikks.blocks import ENERGY, EXTRA, FACTOR, FULL, MOST_EXTRA, ROW_POINTS, ROWS
from spieltisch.games.brikks.rules import MOST_MINIS, MOST_ROLLS
from spieltisch.games.brikks.scene import scene


def _longest(seats: int, options: Chosen) -> int:
    """Level and start block; then a roll, a second one, and for everybody at most a change and an answer."""
    dice = 1 if seats == 1 else 2
    minis = 2 * MOST_MINIS if seats == 2 and options["mode"] == "duel" else 0
    return 3 * seats + MOST_ROLLS * (dice + 2 * seats) + minis


def _census(s: rules.State) -> dict[str, int]:
    """Every block is on the sheet as it was drawn; other crosses are minis, and only a duel has them."""
    faults = strange = 0
    for seat in range(s.seats):
        cells = [cell for block in words.blocks(s, seat) for cell in block.cells]
        crossed = set(words.crossed(s, seat))
        faults += len(cells) - len(set(cells) & crossed)
        strange += len(crossed) - len(cells)
    return {"cells drawn twice": faults, "strange crosses": 0 if s.options[rules.MODE] else strange}


_MOST_POINTS = sum(FACTOR[row] * ROW_POINTS[FULL] for row in range(ROWS)) + EXTRA[MOST_EXTRA] + 7 + ENERGY // 2

GAME = Game(
    id="brikks",
    version=1,
    title=Text("Brikks", "Brikks"),
    tagline=Text(
        "Ein Wurf, ein Block, und alle lassen ihn fallen.", "One roll, one block, and everybody lets it fall."
    ),
    seats=range(1, 5),
    minutes=20,
    mode="together",
    family="Roll and Write",
    state=rules.State,
    rules=rules,
    words=words,
    most_moves=rules.MOST_MOVES,
    last_move=rules.LAST_MOVE,
    longest=_longest,
    points=(0, _MOST_POINTS),
    census=_census,
    scene=scene,
    advice=advice,
    options=(
        Option(
            "level",
            Text("Level", "Level"),
            {
                "1": Text("1: jeder Kreis bringt Energie", "1: every circle brings energy"),
                "2": Text(
                    "2: Kreise der eigenen Farbe bringen Energie", "2: circles of the block's colour bring energy"
                ),
                "3": Text("3: fremde Kreise kosten 1 Energie", "3: other circles cost 1 energy"),
                "4": Text("4: fremde Kreise kosten 2 Energie", "4: other circles cost 2 energy"),
                "choose": Text("wählt jeder selbst", "everybody chooses"),
            },
            "2",
        ),
        Option(
            "mode",
            Text("Ziel", "Goal"),
            {
                "points": Text("die meisten Punkte", "the most points"),
                "duel": Text("Duell: länger im Spiel bleiben", "duel: stay in longer"),
            },
            "points",
            seats=range(2, 3),
        ),
    ),
)

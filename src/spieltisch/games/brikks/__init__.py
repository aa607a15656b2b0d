"""Brikks: blocks fall onto everybody's sheet, full rows score."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.games.brikks import rules, words
from spieltisch.games.brikks.blocks import ENERGY, EXTRA, FACTOR, FULL, MOST_EXTRA, ROW_POINTS, ROWS, cells_at
from spieltisch.games.brikks.scene import drawn_blocks

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Level and start block; then a roll, a second one, and for everybody at most a change and an answer."""
    dice = 1 if seats == 1 else 2
    minis = 2 * rules.MOST_MINIS if seats == 2 and options["mode"] == "duel" else 0
    return 3 * seats + rules.MOST_ROLLS * (dice + 2 * seats) + minis


def _census(s: rules.State) -> dict[str, int]:
    """Every block is on the sheet as it was drawn; other crosses are minis, and only a duel has them."""
    faults = strange = 0
    for seat in range(s.seats):
        cells = [cell for block in drawn_blocks(s, seat) for cell in cells_at(*block)]
        crossed = set(words.crossed(s, seat))
        faults += len(cells) - len(set(cells) & crossed)
        strange += len(crossed) - len(cells)
    return {"cells drawn twice": faults, "strange crosses": 0 if s.options[rules.MODE] else strange}


_MOST_POINTS = sum(FACTOR[row] * ROW_POINTS[FULL] for row in range(ROWS)) + EXTRA[MOST_EXTRA] + 7 + ENERGY // 2

GAME = Game(
    __name__,
    version=2,
    seats=range(1, 5),
    minutes=20,
    mode=Mode.TOGETHER,
    kinds=(GameKind.BUILDING, GameKind.ALONE),
    difficulty=2,
    family="Roll and Write",
    longest=_longest,
    points=(0, _MOST_POINTS),
    census=_census,
    options=(
        Option.of(say, "level", ("1", "2", "3", "4", "choose"), "2"),
        Option.of(say, "mode", ("points", "duel"), "points", seats=range(2, 3)),
    ),
)

"""Boards of Broom Service: read from a text file, checked, and written into a record. See docs/kits.md."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from spieltisch.engine.driving.kits import Installed, Kit, Line, head_of, lines_of
from spieltisch.engine.kernel.sets import LOWER, WORD
from spieltisch.engine.showing.atlas import Cell, touching
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase
from spieltisch.games.broom_service import rules
from spieltisch.games.broom_service.words import COLOURS, GROUNDS, SHAPES, say, spelt

DRUIDS = ("valley", "hilltop")
STANCES = ("cowardly", "brave")
SHARES = ("both", "one")
GOODS = range(10)
EMPTY, LAKES = -1, -2  # cells of the raster: nothing, and the first lake with further ones below
MOST_LAKES = 16


@dataclass
class Region:
    """A region as its line says it."""

    line: Line
    terrain: int
    name: str
    clouds: list[Cell]
    castles: list[Cell]


@dataclass
class Tower:
    """A tower as its line says it, and the cells it stands on."""

    line: Line
    colour: int
    kind: int
    points: int
    wands: int
    cells: list[Cell]


@dataclass
class Board:
    """What a file says, before it is put into numbers for the rules."""

    points: int = -1
    goods: dict[int, list[list[int]]] = field(default_factory=dict)  # by players: everybody's goods in turn order
    raster: list[tuple[str, ...]] = field(default_factory=list)
    regions: dict[str, Region] = field(default_factory=dict)
    lakes: list[str] = field(default_factory=list)
    towers: dict[str, Tower] = field(default_factory=dict)
    tiles: list[tuple[int, int]] = field(default_factory=list)  # wands and bolts
    income: dict[tuple[int, int], list[int]] = field(default_factory=dict)  # by gatherer and stance
    druids: dict[int, list[int]] = field(default_factory=dict)  # their terrains
    events: list[tuple[str, list[int]]] = field(default_factory=list)
    pairs: list[tuple[str, str]] = field(default_factory=list)  # neighbours, if the file names them

    @property
    def cells(self) -> dict[Cell, str]:
        """What is drawn on every cell."""
        return {(row, column): id for row, line in enumerate(self.raster) for column, id in enumerate(line)}

    @property
    def names(self) -> bytes:
        """The names of regions, then of events, a line each."""
        lines = [region.name for region in self.regions.values()] + [name for name, _ in self.events]
        return "".join(line + "\n" for line in lines).encode()

    def neighbours(self) -> set[tuple[str, str]]:
        """Pairs of regions in both orders: those of the file, else all that touch."""
        found = set(self.pairs)
        if not found:
            land = {cell: id for cell, id in self.cells.items() if id in self.regions}
            found = {(id, land[b]) for a, id in land.items() for b in touching(a) if b in land and land[b] != id}
        return found | {(b, a) for a, b in found}

    def touches(self, tower: Tower) -> set[str]:
        """The regions a tower can be served from."""
        cells = self.cells
        return {cells[cell] for cell in tower.cells}


# Reading a line.


def need(good: object, what: Phrase, line: Line | None = None) -> None:
    """Refuse the file, or a line of it, if this is not so."""
    if not good:
        raise line.wrong(what) if line else Mistake(what)


def shaped(line: Line, good: bool, form: str) -> None:
    """Refuse a line that has not the right form."""
    need(good, say("kit-form", form=form), line)


def value(line: Line, word: str, known: Sequence[str] | range) -> int:
    """A number of a range, or the place of a word in a list."""
    if isinstance(known, range):
        good = word.lstrip("-").isdecimal() and int(word) in known
        need(good, say("kit-number", word=word, least=known[0], most=known[-1]), line)
        return int(word)
    need(word in known, say("kit-unknown", word=word, known=", ".join(filter(None, known))), line)
    return known.index(word)


def values(line: Line, words: Sequence[str], form: str, *known: Sequence[str] | range) -> list[int]:
    """As many words as there should be, each a number of its range or the place in its list."""
    shaped(line, len(words) == len(known), form)
    return [value(line, word, one) for word, one in zip(words, known, strict=True)]


def cell(line: Line, word: str) -> Cell:
    """A cell by line and place, both from 1: `5.9`."""
    row, dot, column = word.partition(".")
    shaped(line, bool(dot) and row.isdecimal() and column.isdecimal(), "4.8")
    return int(row) - 1, int(column) - 1


def cell_name(at: Cell) -> str:
    """A cell as files write it."""
    return f"{at[0] + 1}.{at[1] + 1}"


def named(line: Line, words: list[str]) -> str:
    """A name: `deutsch / English`, one for both, or one of the catalogues, `@mist-wood`."""
    line.name(words, spelt)
    return " ".join(words)


# Reading the sections.


def read_start(board: Board, line: Line) -> None:
    """The points of everybody, and the goods by turn order."""
    if line.words[0] == "points:":
        (board.points,) = values(line, line.words[1:], "points: 10", range(100))
        return
    shaped(line, len(line.words) > 2 and line.words[1] == "players:", "2 players: 1 1 1 1, 1 1 1 1")
    seats = value(line, line.words[0], range(2, rules.MOST_SEATS + 1))
    everybody, form = [part.split() for part in " ".join(line.words[2:]).split(",")], f"4 × {seats}"
    shaped(line, len(everybody) == seats, form)
    board.goods[seats] = [values(line, goods, form, *[GOODS] * 4) for goods in everybody]


def read_raster(board: Board, line: Line) -> None:
    """A line of the drawing: a region or lake for every cell, `.` for nothing."""
    board.raster.append(line.words)
    need(len(line.words) == len(board.raster[0]), say("kit-ragged"), line)
    need(len(board.cells) <= rules.CELLS, say("kit-cells", most=rules.CELLS), line)


def read_region(board: Board, line: Line) -> None:
    """Id, terrain, name, and the cells of its clouds or its castle."""
    shaped(line, len(line.words) > 2, "W1 forest Nebelwald / Mist Wood cloud 1.2")
    id, ground, *rest = line.words
    found: dict[str, list[str]] = {"": [], "cloud": [], "castle": []}
    key = ""
    for word in rest:
        if word in found:
            key = word
        else:
            found[key].append(word)
    clouds, castles = ([cell(line, word) for word in found[key]] for key in ("cloud", "castle"))
    terrain = value(line, ground, GROUNDS)
    need(id not in (*board.regions, *board.lakes), say("kit-again", id=id), line)
    board.regions[id] = Region(line, terrain, named(line, found[""] or [id]), clouds, castles)
    need(len(board.regions) <= rules.REGIONS, say("kit-regions", most=rules.REGIONS), line)


def read_lake(board: Board, line: Line) -> None:
    """Its id; the name behind it is for whoever reads the file."""
    id = line.words[0]
    need(id not in (*board.regions, *board.lakes), say("kit-again", id=id), line)
    board.lakes.append(id)
    need(len(board.lakes) <= MOST_LAKES, say("kit-lakes", most=MOST_LAKES), line)


def read_tower(board: Board, line: Line) -> None:
    """Id, colour, shape, points, perhaps wands, and its cells."""
    form = "T30 orange round 4 2 at 9.11 9.12"
    shaped(line, "at" in line.words[1:], form)
    at = line.words.index("at", 1)
    (id, *what), where = line.words[:at], line.words[at + 1 :]
    shaped(line, 1 <= len(where) <= 3, form)
    known, numbers = (COLOURS, SHAPES[:3], range(21), GOODS), what if len(what) == 4 else [*what, "0"]
    colour, kind, points, wands = values(line, numbers, form, *known)
    need(id not in board.towers, say("kit-again", id=id), line)
    board.towers[id] = Tower(line, colour, kind, points, wands, [cell(line, word) for word in where])
    need(len(board.towers) <= rules.TOWERS, say("kit-towers", most=rules.TOWERS), line)


def read_tiles(board: Board, line: Line) -> None:
    """So many cloud tiles with that price and those bolts."""
    form = "8 tiles 2 wands 2 bolts"
    shaped(line, line.words[1::2] == ("tiles", "wands", "bolts"), form)
    n, wands, bolts = values(line, line.words[::2], form, range(1, rules.TILES + 1), range(1, 10), range(6))
    board.tiles += [(wands, bolts)] * n
    need(len(board.tiles) <= rules.TILES, say("kit-tiles", most=rules.TILES), line)


def read_gatherer(board: Board, line: Line) -> None:
    """What a gatherer takes in one of the two stances."""
    known = COLOURS, STANCES, SHARES, GOODS, GOODS
    colour, stance, single, potions, wands = values(line, line.words, "green brave both 2 1", *known)
    board.income[colour, stance] = [potions, wands, single]


def read_druid(board: Board, line: Line) -> None:
    """The two terrains on which a druid delivers."""
    druid, *terrains = values(line, line.words, "valley forest prairie", DRUIDS, GROUNDS, GROUNDS)
    board.druids[druid] = terrains


# How each kind of event is written, in the order of the rules; what stands in capitals is read.
EVENT_FORMS = (
    *("lead brave", "pawns TERRAIN POINTS", "triple POINTS", "wands UP_TO each POINTS"),
    *("resources EVERY each POINTS", "discount WANDS", "delivery KIND POINTS"),
)
EVENT_WORDS: dict[str, Sequence[str] | range] = {
    "TERRAIN": GROUNDS,
    "KIND": SHAPES,
    "POINTS": range(-20, 21),
    "UP_TO": range(1, rules.MOST_SOLD + 1),
    "EVERY": range(1, 21),
    "WANDS": range(1, 10),
}


def read_event(board: Board, line: Line) -> None:
    """Its name, and what it does."""
    name, colon, effect = " ".join(line.words).partition(":")
    shaped(line, bool(colon), "Lawine / Avalanche: pawns mountain -2")
    words, forms = effect.split(), [form.split() for form in EVENT_FORMS]
    kind = value(line, words[0] if words else "", [form[0] for form in forms])
    read = values(line, words, EVENT_FORMS[kind], *(EVENT_WORDS.get(part, (part,)) for part in forms[kind]))
    numbers = [number for number, part in zip(read, forms[kind], strict=True) if part in EVENT_WORDS]
    board.events.append((named(line, [name]), [kind, *numbers, *[0] * (2 - len(numbers))]))


def read_neighbours(board: Board, line: Line) -> None:
    """Pairs of regions, instead of those that touch; the regions stand above."""
    for word in line.words:
        a, dash, b = word.partition("-")
        shaped(line, bool(dash) and a != b, "W1-P1 W1-B4")
        for id in (a, b):
            value(line, id, list(board.regions))
        board.pairs.append((a, b))


SECTIONS = {
    "start": read_start,
    "raster": read_raster,
    "regions": read_region,
    "lakes": read_lake,
    "towers": read_tower,
    "clouds": read_tiles,
    "gatherers": read_gatherer,
    "druids": read_druid,
    "events": read_event,
    "neighbours": read_neighbours,
}


# Checking the whole.


def check(board: Board) -> None:
    """What one line alone cannot tell: nothing is missing, and everything fits together."""
    wanted = {
        "points:": board.points >= 0,
        "[raster]": board.raster,
        "[towers]": board.towers,
        "[druids] valley, hilltop": len(board.druids) == len(DRUIDS),
        "[gatherers] green, purple, orange; brave, cowardly": len(board.income) == len(COLOURS) * len(STANCES),
        f"[events] × {rules.EVENTS}": len(board.events) == rules.EVENTS,
        **{f"{n} players:": n in board.goods for n in range(2, rules.MOST_SEATS + 1)},
    }
    for what, there in wanted.items():
        need(there, say("kit-lacks", what=what))
    check_map(board, list(board.regions.values()))
    spaces = sum(len(region.clouds) for region in board.regions.values())
    need(spaces <= rules.SPACES, say("kit-spaces", most=rules.SPACES))
    need(spaces <= len(board.tiles), say("kit-few-tiles", tiles=len(board.tiles), spaces=spaces))
    need(len(board.names) <= rules.LETTERS, say("kit-names", most=rules.LETTERS))


def check_map(board: Board, regions: list[Region]) -> None:
    """Regions have all their cells on it, and towers stand on land, on cells that touch each other."""
    cells, known = board.cells, {".", *board.regions, *board.lakes}
    for id in cells.values():
        need(id in known, say("kit-not-listed", id=id))
    for id, region in board.regions.items():
        need(id in cells.values(), say("kit-not-drawn", id=id), region.line)
        for at in region.clouds + region.castles:
            need(cells.get(at) == id, say("kit-elsewhere", cell=cell_name(at), id=id), region.line)
    need(sum(len(region.castles) for region in regions) == rules.PAWNS, say("kit-castles"))
    for region in regions:
        need(not (region.castles and region.clouds), say("kit-castle-cloud"), region.line)
    for tower in board.towers.values():
        for at in tower.cells:
            need(cells.get(at) in board.regions, say("kit-no-land", cell=cell_name(at)), tower.line)
            need({*tower.cells} <= {at, *touching(at)}, say("kit-apart"), tower.line)


# Into the record.


def put(s: rules.State, name: str, values: Any) -> None:
    """Numbers into the first places of an array of the record, whatever its dimensions."""
    found = np.array(values)
    s.array[name][0][tuple(map(slice, found.shape))] = found


def some(numbers: Iterable[int]) -> int:
    """A set as bits."""
    return sum(1 << number for number in numbers)


def halves(numbers: Iterable[int]) -> tuple[int, int]:
    """A set as the two words of a field."""
    things = some(numbers)
    return things & LOWER, things >> WORD


def fill(board: Board, s: rules.State) -> None:
    """The whole board into a blank record."""
    s.lines, s.columns, s.start_points = len(board.raster), len(board.raster[0]), board.points
    s.regions, s.towers, s.tiles = len(board.regions), len(board.towers), len(board.tiles)
    put(s, "letters", list(board.names))
    put(s, "start_goods", board.goods[s.seats])
    put(s, "price", [wands for wands, _ in board.tiles])
    put(s, "bolts_on", [bolts for _, bolts in board.tiles])
    put(s, "events", [effect for _, effect in board.events])
    put(s, "income", [[board.income[colour, stance] for stance in range(2)] for colour in range(rules.POTIONS)])
    put_land(board, s)
    put_towers(board, s)


def put_land(board: Board, s: rules.State) -> None:
    """The drawing, the regions, and what lies in them."""
    number = {id: n for n, id in enumerate(board.regions)}
    drawn = number | {id: LAKES - n for n, id in enumerate(board.lakes)}
    put(s, "raster", [drawn.get(id, EMPTY) for id in board.cells.values()])
    near = board.neighbours()
    put(s, "near", [some(number[b] for a, b in near if a == id) for id in board.regions])
    regions = list(board.regions.values())
    land = [some(n for n, region in enumerate(regions) if region.terrain == terrain) for terrain in range(4)]
    put(s, "land", land)
    put(s, "druid_land", [land[one] | land[other] for _, (one, other) in sorted(board.druids.items())])
    castles = [(n, at) for n, region in enumerate(regions) for at in region.castles]
    castles.sort(key=lambda castle: castle[1][::-1])  # from the left
    put(s, "castle", [n for n, _ in castles])
    put(s, "castle_cells", [place_of(board, at) for _, at in castles])
    spaces = [(n, at) for n, region in enumerate(regions) for at in region.clouds]
    s.spaces = len(spaces)
    put(s, "space_at", [n for n, _ in spaces])
    put(s, "space_cells", [place_of(board, at) for _, at in spaces])
    put(s, "spaces_in", [some(i for i, (n, _) in enumerate(spaces) if n == region) for region in range(s.regions)])


def put_towers(board: Board, s: rules.State) -> None:
    """The towers, and sets of them."""
    towers = list(enumerate(board.towers.values()))
    put(s, "worth", [tower.points for _, tower in towers])
    put(s, "reward", [tower.wands for _, tower in towers])
    s.array["tower_cells"][0][: len(towers)] = EMPTY
    for n, tower in towers:
        for place, at in enumerate(tower.cells):
            s.tower_cells[n, place] = place_of(board, at)
    put(s, "round_towers", halves(n for n, tower in towers if tower.kind == rules.ROUND))
    put(s, "of_colour", [halves(n for n, tower in towers if tower.colour == colour) for colour in range(rules.POTIONS)])
    touched = [board.touches(tower) for _, tower in towers]
    put(s, "served", [halves(n for n, regions in enumerate(touched) if id in regions) for id in board.regions])


def place_of(board: Board, at: Cell) -> int:
    """A cell as a place in the record."""
    return at[0] * len(board.raster[0]) + at[1]


def read(text: str) -> Kit:
    """The board of a file."""
    return Kit(*head_of(lines_of(text), spelt), partial(fill, parsed(text)))


def parsed(text: str) -> Board:
    """What a file says below its head, checked."""
    board = Board()
    for line in (line for line in lines_of(text) if line.section):
        need(line.section in SECTIONS, say("kit-section", section=line.section), line)
        SECTIONS[line.section](board, line)
    check(board)
    return board


BOARDS = Installed("broom_service", Path(__file__).parent / "spieltisch.txt", read)

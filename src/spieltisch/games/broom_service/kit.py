"""Boards of Broom Service: read from a text file, checked, and written into a record. See docs/kits.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from spieltisch.engine.driving.kits import Installed, Kit, Line, head_of, lines_of
from spieltisch.engine.kernel.sets import split
from spieltisch.engine.showing.atlas import Cell, touching
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.broom_service import rules
from spieltisch.games.broom_service.words import COLOURS, GROUNDS, say, spelt

KINDS = {"round": rules.ROUND, "square": rules.SQUARE, "every": rules.ROUND | rules.SQUARE}
DRUIDS = ("valley", "hilltop")
STANCES = ("cowardly", "brave")
SHARES = ("both", "one")
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

    def neighbours(self) -> set[tuple[str, str]]:
        """Pairs of regions in both orders: those of the file, else all that touch."""
        found = set(self.pairs)
        if not found:
            cells = self.cells
            land = {cell: id for cell, id in cells.items() if id in self.regions}
            found = {(id, land[b]) for a, id in land.items() for b in touching(a) if b in land and land[b] != id}
        return found | {(b, a) for a, b in found}

    def touches(self, tower: Tower) -> set[str]:
        """The regions a tower can be served from."""
        cells = self.cells
        return {cells[cell] for cell in tower.cells}


# Reading a line.


def number(line: Line, word: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    if not word.lstrip("-").isdecimal() or not least <= int(word) <= most:
        raise line.wrong(say("kit-number", word=word, least=least, most=most))
    return int(word)


def one_of(line: Line, word: str, known: Iterable[str]) -> str:
    """A word of a list."""
    if word not in known:
        raise line.wrong(say("kit-unknown", word=word, known=", ".join(known)))
    return word


def shaped(line: Line, good: bool, form: str) -> None:
    """Refuse a line that has not the right form."""
    if not good:
        raise line.wrong(say("kit-form", form=form))


def new(line: Line, id: str, known: Iterable[str]) -> str:
    """An id that is not taken."""
    if id in known:
        raise line.wrong(say("kit-again", id=id))
    return id


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
        shaped(line, len(line.words) == 2, "points: 10")
        board.points = number(line, line.words[1], 0, 99)
        return
    shaped(line, len(line.words) > 2 and line.words[1] == "players:", "2 players: 1 1 1 1, 1 1 1 1")
    seats = number(line, line.words[0], 2, rules.MOST_SEATS)
    everybody = [part.split() for part in " ".join(line.words[2:]).split(",")]
    shaped(line, len(everybody) == seats and all(len(goods) == 4 for goods in everybody), "4 × " + str(seats))
    board.goods[seats] = [[number(line, word, 0, 9) for word in goods] for goods in everybody]


def read_raster(board: Board, line: Line) -> None:
    """A line of the drawing: a region or lake for every cell, `.` for nothing."""
    if board.raster and len(line.words) != len(board.raster[0]):
        raise line.wrong(say("kit-ragged"))
    board.raster.append(line.words)
    if len(board.raster) * len(line.words) > rules.CELLS:
        raise line.wrong(say("kit-cells", most=rules.CELLS))


def read_region(board: Board, line: Line) -> None:
    """Id, terrain, name, and the cells of its clouds or its castle."""
    words = list(line.words)
    shaped(line, len(words) > 2, "W1 forest Nebelwald / Mist Wood cloud 1.2")
    found: dict[str, list[str]] = {"": []}
    key = ""
    for word in words[2:]:
        if word in ("cloud", "castle"):
            key = word
        found.setdefault(key, []).append(word)
    clouds, castles = ([cell(line, word) for word in found.get(key, [])[1:]] for key in ("cloud", "castle"))
    terrain = GROUNDS.index(one_of(line, words[1], GROUNDS))
    id = new(line, words[0], (*board.regions, *board.lakes))
    board.regions[id] = Region(line, terrain, named(line, found[""] or [id]), clouds, castles)
    if len(board.regions) > rules.REGIONS:
        raise line.wrong(say("kit-regions", most=rules.REGIONS))


def read_lake(board: Board, line: Line) -> None:
    """Its id; the name behind it is for whoever reads the file."""
    board.lakes.append(new(line, line.words[0], (*board.regions, *board.lakes)))
    if len(board.lakes) > MOST_LAKES:
        raise line.wrong(say("kit-lakes", most=MOST_LAKES))


def read_tower(board: Board, line: Line) -> None:
    """Id, colour, shape, points, perhaps wands, and its cells."""
    form = "T30 orange round 4 2 at 9.11 9.12"
    shaped(line, "at" in line.words, form)
    at = line.words.index("at")
    what, where = line.words[:at], line.words[at + 1 :]
    shaped(line, len(what) in (4, 5) and 1 <= len(where) <= 3, form)
    colour = COLOURS.index(one_of(line, what[1], COLOURS))
    kind = KINDS[one_of(line, what[2], ("round", "square"))]
    points, wands = number(line, what[3], 0, 20), number(line, what[4], 0, 9) if len(what) == 5 else 0
    id = new(line, what[0], board.towers)
    board.towers[id] = Tower(line, colour, kind, points, wands, [cell(line, word) for word in where])
    if len(board.towers) > rules.TOWERS:
        raise line.wrong(say("kit-towers", most=rules.TOWERS))


def read_tiles(board: Board, line: Line) -> None:
    """So many cloud tiles with that price and those bolts."""
    words = line.words
    shaped(line, len(words) == 6 and words[1::2] == ("tiles", "wands", "bolts"), "8 tiles 2 wands 2 bolts")
    tile = number(line, words[2], 1, 9), number(line, words[4], 0, 5)
    board.tiles += [tile] * number(line, words[0], 1, rules.TILES)
    if len(board.tiles) > rules.TILES:
        raise line.wrong(say("kit-tiles", most=rules.TILES))


def read_gatherer(board: Board, line: Line) -> None:
    """What a gatherer takes in one of the two stances."""
    words = line.words
    shaped(line, len(words) == 5, "green brave both 2 1")
    who = COLOURS.index(one_of(line, words[0], COLOURS)), STANCES.index(one_of(line, words[1], STANCES))
    single = SHARES.index(one_of(line, words[2], SHARES))
    board.income[who] = [number(line, words[3], 0, 9), number(line, words[4], 0, 9), single]


def read_druid(board: Board, line: Line) -> None:
    """The two terrains on which a druid delivers."""
    shaped(line, len(line.words) == 3, "valley forest prairie")
    druid = DRUIDS.index(one_of(line, line.words[0], DRUIDS))
    board.druids[druid] = [GROUNDS.index(one_of(line, word, GROUNDS)) for word in line.words[1:]]


# How an event is written; what stands in capitals is read.
EVENT_FORMS = {
    rules.LEAD_BRAVE: "lead brave",
    rules.ON_TERRAIN: "pawns TERRAIN POINTS",
    rules.TRIPLE: "triple POINTS",
    rules.FOR_WANDS: "wands UP_TO each POINTS",
    rules.STOCK: "resources EVERY each POINTS",
    rules.DISCOUNT: "discount WANDS",
    rules.DELIVERY: "delivery KIND POINTS",
}
EVENT_WORDS: dict[str, Callable[[Line, str], int]] = {
    "TERRAIN": lambda line, word: GROUNDS.index(one_of(line, word, GROUNDS)),
    "KIND": lambda line, word: KINDS[one_of(line, word, KINDS)],
    "POINTS": lambda line, word: number(line, word, -20, 20),
    "UP_TO": lambda line, word: number(line, word, 1, rules.MOST_SOLD),
    "EVERY": lambda line, word: number(line, word, 1, 20),
    "WANDS": lambda line, word: number(line, word, 1, 9),
}


def read_event(board: Board, line: Line) -> None:
    """Its name, and what it does."""
    name, colon, effect = " ".join(line.words).partition(":")
    shaped(line, bool(colon), "Lawine / Avalanche: pawns mountain -2")
    words = effect.split()
    forms = {form.split()[0]: (kind, form.split()) for kind, form in EVENT_FORMS.items()}
    kind, form = forms[one_of(line, words[0] if words else "", forms)]
    shaped(line, len(words) == len(form), " ".join(form))
    numbers = []
    for word, part in zip(words, form, strict=True):
        if part in EVENT_WORDS:
            numbers.append(EVENT_WORDS[part](line, word))
        else:
            one_of(line, word, (part,))
    board.events.append((named(line, [name]), [kind, *numbers, *[0] * (2 - len(numbers))]))


def read_neighbours(board: Board, line: Line) -> None:
    """Pairs of regions, instead of those that touch; the regions stand above."""
    for word in line.words:
        a, dash, b = word.partition("-")
        shaped(line, bool(dash) and a != b, "W1-P1 W1-B4")
        for id in (a, b):
            one_of(line, id, board.regions)
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
    """What one line alone cannot tell."""
    check_complete(board)
    cells = board.cells
    for id in cells.values():
        if id != "." and id not in board.regions and id not in board.lakes:
            raise Mistake(say("kit-not-listed", id=id))
    for id, region in board.regions.items():
        check_region(region, id, cells)
    castles = [region for region in board.regions.values() for _ in region.castles]
    if len(castles) != rules.PAWNS:
        raise Mistake(say("kit-castles"))
    for region in castles:
        if region.clouds:
            raise region.line.wrong(say("kit-castle-cloud"))
    for tower in board.towers.values():
        check_tower(tower, board)
    spaces = sum(len(region.clouds) for region in board.regions.values())
    if spaces > rules.SPACES:
        raise Mistake(say("kit-spaces", most=rules.SPACES))
    if len(board.tiles) < spaces:
        raise Mistake(say("kit-few-tiles", tiles=len(board.tiles), spaces=spaces))
    if len(names(board)) > rules.LETTERS:
        raise Mistake(say("kit-names", most=rules.LETTERS))


def check_complete(board: Board) -> None:
    """Nothing may be missing."""
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
        if not there:
            raise Mistake(say("kit-lacks", what=what))


def check_region(region: Region, id: str, cells: dict[Cell, str]) -> None:
    """It is on the map, with all its cells."""
    if id not in cells.values():
        raise region.line.wrong(say("kit-not-drawn", id=id))
    for at in region.clouds + region.castles:
        if cells.get(at) != id:
            raise region.line.wrong(say("kit-elsewhere", cell=cell_name(at), id=id))


def check_tower(tower: Tower, board: Board) -> None:
    """It stands on land, on cells that touch each other."""
    cells = board.cells
    for at in tower.cells:
        if cells.get(at) not in board.regions:
            raise tower.line.wrong(say("kit-no-land", cell=cell_name(at)))
        if any(other != at and other not in touching(at) for other in tower.cells):
            raise tower.line.wrong(say("kit-apart"))


# Into the record.


def names(board: Board) -> bytes:
    """The names of regions, then of events, a line each."""
    lines = [region.name for region in board.regions.values()] + [name for name, _ in board.events]
    return "".join(line + "\n" for line in lines).encode()


def fill(board: Board, s: rules.State) -> None:
    """The whole board into a blank record."""
    draw_raster(board, s)
    order = list(board.regions)
    for a, b in board.neighbours():
        s.near[order.index(a)] |= 1 << order.index(b)
    for number, region in enumerate(board.regions.values()):
        s.land[region.terrain] |= 1 << number
        for at in region.clouds:
            s.spaces_in[number] |= 1 << s.spaces
            s.space_at[s.spaces], s.space_cells[s.spaces] = number, cell_number(board, at)
            s.spaces += 1
    castles = [(number, at) for number, region in enumerate(board.regions.values()) for at in region.castles]
    for pawn, (number, at) in enumerate(sorted(castles, key=lambda castle: castle[1][::-1])):
        s.castle[pawn], s.castle_cells[pawn] = number, cell_number(board, at)
    for druid, terrains in board.druids.items():
        for terrain in terrains:
            s.druid_land[druid] |= s.land[terrain]
    put_towers(board, s, order)
    put_numbers(board, s)


def cell_number(board: Board, at: Cell) -> int:
    """A cell as a place in the record."""
    return at[0] * len(board.raster[0]) + at[1]


def draw_raster(board: Board, s: rules.State) -> None:
    """The drawing and all names."""
    s.lines, s.columns, s.regions = len(board.raster), len(board.raster[0]), len(board.regions)
    values = {id: number for number, id in enumerate(board.regions)}
    values |= {id: LAKES - number for number, id in enumerate(board.lakes)}
    for at, id in board.cells.items():
        s.raster[cell_number(board, at)] = values.get(id, EMPTY)
    for place, letter in enumerate(names(board)):
        s.letters[place] = letter


def put_towers(board: Board, s: rules.State, order: list[str]) -> None:
    """The towers as sets."""
    of_colour, served, round_towers = [0] * len(COLOURS), [0] * rules.REGIONS, 0
    for number, tower in enumerate(board.towers.values()):
        of_colour[tower.colour] |= 1 << number
        round_towers |= (tower.kind == rules.ROUND) << number
        s.worth[number], s.reward[number] = tower.points, tower.wands
        for id in board.touches(tower):
            served[order.index(id)] |= 1 << number
        for place in range(3):
            at = tower.cells[place] if place < len(tower.cells) else None
            s.tower_cells[number, place] = EMPTY if at is None else cell_number(board, at)
    s.towers = len(board.towers)
    split(s.round_towers, round_towers)
    for colour, towers in enumerate(of_colour):
        split(s.of_colour[colour], towers)
    for region, towers in enumerate(served):
        split(s.served[region], towers)


def put_numbers(board: Board, s: rules.State) -> None:
    """Goods, tiles, incomes and events."""
    s.start_points, s.tiles = board.points, len(board.tiles)
    for place, goods in enumerate(board.goods[s.seats]):
        for kind, n in enumerate(goods):
            s.start_goods[place, kind] = n
    for tile, (wands, bolts) in enumerate(board.tiles):
        s.price[tile], s.bolts_on[tile] = wands, bolts
    for (kind, stance), income in board.income.items():
        for place, n in enumerate(income):
            s.income[kind, stance, place] = n
    for number, (_, effect) in enumerate(board.events):
        for place, n in enumerate(effect):
            s.events[number, place] = n


def read(text: str) -> Kit:
    """The board of a file."""
    return Kit(*head_of(lines_of(text), spelt), partial(fill, parsed(text)))


def parsed(text: str) -> Board:
    """What a file says below its head, checked."""
    board = Board()
    for line in (line for line in lines_of(text) if line.section):
        if line.section not in SECTIONS:
            raise line.wrong(say("kit-section", section=line.section))
        SECTIONS[line.section](board, line)
    check(board)
    return board


BOARDS = Installed("broom_service", Path(__file__).parent / "spieltisch.txt", read)

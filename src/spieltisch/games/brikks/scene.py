"""What a seat sees of Brikks: its sheet with the dice, the overview, and the sheets of the others as small pictures.

The n-th block of a sheet is `block-<seat>-<n>`, a mini `mini-<seat>-<cell>`. Whoever drops minis has the other sheet
before him.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from functools import cache
from typing import Literal, NamedTuple

from spieltisch.engine.phrase import Phrase, Who, every
from spieltisch.engine.scene import (
    Act,
    Bar,
    Colour,
    Flag,
    Landing,
    Mark,
    Piece,
    Place,
    Scene,
    Seat,
    Shape,
    Upright,
    Way,
    Well,
    Zone,
)
from spieltisch.engine.sets import members
from spieltisch.engine.telling import Event, Told
from spieltisch.games.brikks import words
from spieltisch.games.brikks.blocks import (
    BOMB_POINTS,
    BOMBS,
    CIRCLE,
    COLOURS,
    COLUMNS,
    ENERGY,
    EXCHANGE,
    EXTRA,
    FACTOR,
    FIELDS,
    FULL,
    MINI,
    NO_CIRCLE,
    OFFER,
    PINK,
    PLACES,
    PRICE,
    ROW_POINTS,
    ROWS,
    SHAPES,
    TURNS,
    WIDTH,
    cells_of,
)
from spieltisch.games.brikks.rules import (
    ANSWERING,
    BACK,
    BOMB,
    CHANGE,
    CHOOSE,
    CROSSES,
    DROP,
    DROPPING,
    EARNS,
    FILLS,
    KEEP,
    LAND,
    LEAVE,
    LEVEL,
    LOSES,
    MOST_MOVES,
    NO_FIELD,
    OVER,
    PICK,
    REROLL,
    ROLL,
    ROLLED,
    ROLLS,
    START,
    STARTING,
    WINS,
    State,
    actors,
    allowed,
    free_columns,
    free_energy,
    full_row_points,
    moves,
    play,
    sheet_points,
)

say = words.say

NAMES: tuple[Colour, ...] = ("white", "yellow", "green", "red", "blue", "black")
PLAYERS: tuple[Colour, ...] = ("red", "blue", "green", "yellow")

# The sheet: points at the left of the rows, dice and bombs at the right, the bars below.
LEFT, TOP, RIGHT = 0.85, 0.4, 1.1
BELOW = TOP + ROWS + 0.25
BAR_WIDTH = LEFT + COLUMNS + RIGHT - 0.1
BAR_FIELDS = 15  # in a line
ENERGY_FIELDS = 14
FIELD_SIZE = BAR_WIDTH / BAR_FIELDS
SHEET_WIDTH = LEFT + COLUMNS + RIGHT
ENERGY_HEIGHT = 2 * BAR_WIDTH / ENERGY_FIELDS + 0.05
SIDE = LEFT + COLUMNS + 0.08
PART = RIGHT - 0.08
SMALL = 0.2  # a cell of a picture

DICE = ("die-colour", "die-number")


class Block(NamedTuple):
    """A block on a sheet."""

    field: int
    place: int

    @property
    def cells(self) -> list[int]:
        """The places of its cells."""
        return [self.place + COLUMNS * dy + dx for dx, dy in cells_of(self.field)]


def blocks(view: State, seat: int) -> list[Block]:
    """The blocks of a sheet in the order in which they were drawn."""
    return [Block(*divmod(laid, PLACES)) for laid in view.laid[seat].tolist()[: view.drawn[seat]]]


def scene(view: State, seat: int) -> Scene:
    shown = sheet_before(view, seat)
    zones = [sheet(view, seat, shown), overview(view, seat)]
    zones += [picture(view, seat, other) for other in range(view.seats) if other != shown]
    table = Scene(zones, [seat_notes(view, other) for other in range(view.seats)])
    if view.phase == ANSWERING and view.answered:
        done = (view.answered & view.inside).bit_count()
        table.notice = say("answered", done=done, all=done + actors(view).bit_count())
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def sheet_before(view: State, seat: int) -> int:
    """The sheet that lies before a viewer: his own, or the one on which he drops minis."""
    if view.phase == DROPPING and view.turn == seat:
        return 1 - seat
    return max(seat, 0)


def seat_notes(view: State, seat: int) -> Seat:
    """Level, energy, bombs, and whether somebody is done or out. Points, or the full rows of a duel."""
    level, out = view.level[seat], not view.inside >> seat & 1
    notes = [say("level", level=level)] if view.options[LEVEL] == CHOOSE and level else []
    notes += [say("note-energy", energy=free_energy(view, seat)), say("note-bombs", bombs=view.bombs[seat])]
    if view.seats == 1 and view.phase == OVER:
        notes.insert(0, say("note-rank", rank=words.rank(sheet_points(view, seat), level)))
    elif has_answered(view, seat):
        notes.append(say("note-done"))
    if out:
        notes.append(say("note-out"))
    points = full_row_points(view, seat) if words.is_duel(view) else sheet_points(view, seat)
    return Seat(seat, PLAYERS[seat], points, notes, out=out)


def has_answered(view: State, seat: int) -> bool:
    """Whether a player who is still in waits for others."""
    return view.phase == ANSWERING and bool(view.answered & view.inside & 1 << seat)


# A sheet.


def sheet(view: State, seat: int, shown: int) -> Zone:
    """The large sheet, with the dice, the bombs and the bars."""
    bars = [] if words.is_duel(view) else [extra_bar(view, shown)]
    below = BELOW + len(bars) * (FIELD_SIZE + 0.12)
    bars.append(energy_bar(view, shown, below))
    pieces = [*dice(view), *bombs(view, shown)]
    return Zone(
        f"sheet-{shown}",
        SHEET_WIDTH,
        below + ENERGY_HEIGHT,
        sheet_places(),
        pieces,
        title=sheet_title(view, shown),
        owner=shown,
        surface="plain",
        well=well(view, seat, shown, LEFT, TOP),
        bars=bars,
    )


def picture(view: State, seat: int, shown: int) -> Zone:
    """The grid of a sheet, small."""
    title = sheet_title(view, shown)
    drawn = well(view, seat, shown, 0, 0, SMALL)
    width, height = SMALL * COLUMNS, SMALL * ROWS
    return Zone(f"sheet-{shown}", width, height, [], area="others", title=title, owner=shown, well=drawn, opens=True)


def sheet_title(view: State, seat: int) -> Phrase:
    """Whose sheet it is; a tick when another player has answered."""
    return say("sheet-answered" if has_answered(view, seat) else "sheet", who=Who(seat))


@cache
def sheet_places() -> list[Place]:
    dice = Place("dice", SIDE, TOP, PART, 2 * PART, "tray", say("dice"), heap="down")
    return [dice, *(bomb_place(i) for i in range(BOMBS))]


def bomb_place(i: int) -> Place:
    worth = BOMB_POINTS[BOMBS - i] - BOMB_POINTS[BOMBS - i - 1]
    y = TOP + ROWS - (BOMBS - i) * PART - 0.2
    return Place(f"bomb-place-{i}", SIDE, y, PART, PART, label=say("bomb-worth", points=worth))


def dice(view: State) -> list[Piece]:
    """The colour and the number that were thrown last."""
    if view.rolled == NO_FIELD:
        return [Piece(name, "die", "dice", flags=["dim"], label=say("die")) for name in DICE]
    colour, column = divmod(view.rolled, TURNS)
    return [
        Piece(DICE[0], "die", "dice", NAMES[colour], label=words.COLOURS[colour]),
        Piece(DICE[1], "die", "dice", number=column + 1, label=say("die-number", number=column + 1)),
    ]


def acts(view: State, told: Sequence[Event]) -> list[Act]:
    """Both dice are cast."""
    return [Act("cast", die) for event in told if event.kind is ROLLS for die in DICE]


def bombs(view: State, shown: int) -> list[Piece]:
    used = BOMBS - view.bombs[shown]
    gone = [Piece(f"bomb-{i}", "bomb", f"bomb-place-{i}", flags=["dim"], label=say("bomb-used")) for i in range(used)]
    return gone + [Piece(f"bomb-{i}", "bomb", f"bomb-place-{i}", label=say("bomb")) for i in range(used, BOMBS)]


def extra_bar(view: State, shown: int) -> Bar:
    n = view.extra[shown]
    label = say("extra-bar", crosses=n, points=EXTRA[n])
    fields = [str(EXTRA[i]) for i in range(BAR_FIELDS)]
    return Bar("extra", 0.05, BELOW, BAR_WIDTH, BAR_FIELDS, label, fields, used=n)


def energy_bar(view: State, shown: int, y: float) -> Bar:
    won, used = view.circled[shown], view.used[shown]
    label = say("energy-bar", energy=free_energy(view, shown))
    gifts = [i for i in range(ENERGY) if PINK[i + 1] > PINK[i]]
    fields = ["" for _ in range(ENERGY)]
    return Bar("energy", 0.05, y, BAR_WIDTH, ENERGY_FIELDS, label, fields, "circles", won, used, gifts)


def well(view: State, seat: int, shown: int, x: float, y: float, cell: float = 1.0) -> Well:
    """The grid of a sheet with its blocks; for whoever lets something fall here also where it may lie."""
    rows = view.rows[shown].tolist()[:ROWS]
    found = Well(x, y, COLUMNS, ROWS, heights(rows), cell)
    found.shapes = shapes(view, shown, rows)
    found.rings = [ring for ring in RINGS if not rows[ring[0] // COLUMNS] >> ring[0] % COLUMNS & 1]
    found.off = not view.inside >> shown & 1
    if cell == 1:
        found.factors = [FACTOR[row] for row in range(ROWS)]
        found.points = [ROW_POINTS[rows[row]] * FACTOR[row] for row in range(ROWS)]
    places = words.landings(view, seat) if seat >= 0 and shown == sheet_before(view, seat) else []
    if places:
        field = MINI if view.phase == DROPPING else view.chip[seat]
        found.colour = "grey" if field == MINI else NAMES[field // TURNS]
        paths = falls(view, shown, field)
        found.landings = [landing(rows, field, place, paths[place]) for place in places]
    return found


RINGS = [(place, NAMES[CIRCLE[place]]) for place in range(PLACES) if CIRCLE[place] != NO_CIRCLE]


def shapes(view: State, shown: int, rows: list[int]) -> list[Shape]:
    """All blocks, and as minis the crosses that no block explains."""
    laid = enumerate(blocks(view, shown))
    found = [Shape(f"block-{shown}-{i}", NAMES[block.field // TURNS], block.cells) for i, block in laid]
    own = {cell for shape in found for cell in shape.cells}
    minis = [cell for cell in words.crossed(view, shown) if cell not in own]
    return found + [Shape(f"mini-{shown}-{cell}", "grey", [cell]) for cell in minis]


def heights(rows: list[int]) -> Phrase:
    """The height of every column, for those who cannot see the sheet."""
    tops = [max((row + 1 for row in range(ROWS) if rows[row] >> x & 1), default=0) for x in range(COLUMNS)]
    return say("heights", heights=" ".join(map(str, tops)))


def landing(rows: list[int], field: int, place: int, path: list[int]) -> Landing:
    cells = Block(field, place).cells
    touched = {cell // COLUMNS for cell in cells}
    filled = [rows[row] | sum(1 << cell % COLUMNS for cell in cells if cell // COLUMNS == row) for row in touched]
    full = sorted(row for row, bits in zip(touched, filled, strict=True) if bits == FULL)
    return Landing(f"land-{place}", cells, path, full)


def falls(view: State, shown: int, field: int) -> dict[int, list[int]]:
    """A shortest way down to every place that a block can reach (R6)."""
    wide = COLUMNS + 1 - WIDTH[field]
    free = [free_columns(view, shown, field, row + 1) for row in range(ROWS)]
    paths = {COLUMNS * ROWS + x: [COLUMNS * ROWS + x] for x in range(wide)}
    frontier = deque(paths)
    while frontier:
        place = frontier.popleft()
        row, x = divmod(place, COLUMNS)
        for down, left in ((row - 1, x), (row, x - 1), (row, x + 1)):
            step = COLUMNS * down + left
            if down >= 0 and 0 <= left < wide and step not in paths and (free[down] >> left & 1 if down < ROWS else 0):
                paths[step] = [*paths[place], step]
                frontier.append(step)
    return paths


# The overview.


def field_id(field: int) -> str:
    return f"field-{field}"


def overview(view: State, seat: int) -> Zone:
    """All blocks by colour and number, the chip, and the prices of those that can be had."""
    pieces = [field_piece(view, seat, field) for field in range(FIELDS)]
    chip = chip_field(view, seat)
    if chip != NO_FIELD:
        pieces.append(Piece(f"chip-{seat}", "disc", field_id(chip), PLAYERS[seat], label=say("chip")))
    marks = [
        Mark(f"price-{f}", field_id(f), "note", text=str(PRICE[view.rolled, f]), always=True)
        for f in offered(view, seat)
    ]
    size, title = (TURNS, COLOURS), say("overview")
    return Zone("overview", *size, field_places(), pieces, area="side", title=title, marks=marks, upright=ACROSS)


@cache
def field_places() -> list[Place]:
    return [Place(field_id(f), f % TURNS, f // TURNS, 1, 1, "bed", words.BLOCKS[f]) for f in range(FIELDS)]


# Twelve in a line: three colours side by side.
ACROSS = Upright(12, 2, [(f % 12, f // 12, 1, 1) for f in range(FIELDS)])


def chip_field(view: State, seat: int) -> int:
    """Where a viewer's chip lies."""
    if seat < 0 or view.phase not in (STARTING, ROLLED, ANSWERING) or not view.inside >> seat & 1:
        return NO_FIELD
    return view.rolled if view.phase == ROLLED else view.chip[seat]


def offered(view: State, seat: int) -> list[int]:
    """The fields a viewer may change to."""
    if seat < 0 or view.phase != ANSWERING or view.chip[seat] != view.rolled:
        return []
    return members(view.offer[seat])


def field_piece(view: State, seat: int, field: int) -> Piece:
    flags, shape = field_flags(view, seat, field), " ".join(SHAPES[field])
    return Piece(
        f"shape-{field}",
        "block",
        field_id(field),
        NAMES[field // TURNS],
        flags=flags,
        label=words.BLOCKS[field],
        shape=shape,
    )


def field_flags(view: State, seat: int, field: int) -> list[Flag]:
    """What cannot be had steps back; what could be paid but fits nowhere is locked."""
    if seat < 0 or not actors(view) >> seat & 1:
        return []
    if view.phase == STARTING and view.chip[seat] == NO_FIELD:
        return [] if START + field // TURNS in legal(view, seat) and field % TURNS == 0 else ["dim"]
    if view.phase not in (STARTING, ANSWERING) or field == view.chip[seat] or field in offered(view, seat):
        return []
    if view.phase == ANSWERING and OFFER[view.rolled, min(EXCHANGE, free_energy(view, seat))] >> field & 1:
        return ["locked"] if view.chip[seat] == view.rolled else ["dim"]
    return ["dim"]


# Moves.


def legal(view: State, seat: int) -> list[int]:
    out = [0] * MOST_MOVES
    return out[: moves(view, seat, out)]


def add_ways(view: State, seat: int, table: Scene) -> None:
    listed = legal(view, seat)
    table.ways = [way(view, seat, move) for move in listed]
    if allowed(view, seat, BACK):
        table.ways.append(way(view, seat, BACK))
    elif view.phase == ANSWERING:
        tried = [CHANGE + field for field in range(FIELDS) if field != view.rolled]
        table.shut = [way(view, seat, move) for move in tried if move not in listed]


def way(view: State, seat: int, move: int) -> Way:
    label = words.label(view, seat, move)
    if move < CHANGE:
        found = Way(move, label, place=f"land-{move - LAND}")
        if gains := brings(view, seat, move):
            found.brings = say("brings", gains=every(gains))
        return found
    if move < BOMB:
        field = move - CHANGE
        price = PRICE[view.rolled, field]
        short = say("short-change", block=words.BLOCKS[field], price=price)
        return Way(move, label, place=field_id(field), short=short, thumb=price < EXCHANGE)
    if move == BOMB:
        return Way(move, label, f"bomb-{BOMBS - view.bombs[seat]}", short=say("bomb"), thumb=True, key="b")
    if START <= move < PICK:
        return Way(move, label, place=field_id(TURNS * (move - START)))
    if DROP <= move < BACK:
        return Way(move, label, place=f"land-{move - DROP}")
    if move in (ROLL, REROLL):
        short = say("short-roll" if move == ROLL else "short-reroll")
        return Way(move, label, place="dice", short=short, thumb=True, key="r", tone=TONES.get(move, ""))
    return Way(move, label, button=True, key=KEYS.get(move, str(move - PICK + 1)), tone=TONES.get(move, ""))


KEYS = {KEEP: "k", LEAVE: "", BACK: "z"}  # nobody leaves by a slip of a finger
TONES: dict[int, Literal["", "go", "danger"]] = {ROLL: "go", KEEP: "go", LEAVE: "danger"}


def brings(view: State, seat: int, move: int) -> list[Phrase]:
    """What landing there would win and lose: energy, full rows, crosses or minis."""
    if view.phase == STARTING or not matters(view, seat, move - LAND):
        return []
    told: list[Event] = []
    then = view.copy()
    then.told = told
    play(then, seat, move)

    def total(kind: Told) -> int:
        return sum(event.numbers[1] for event in told if event.kind is kind)

    energy = total(WINS) - total(LOSES)
    found = [say("brings-energy", energy=f"{energy:+}")] if energy else []
    return found + [say(name, n=n) for kind, name in GAINS if (n := total(kind))]


GAINS = ((FILLS, "brings-rows"), (CROSSES, "brings-crosses"), (EARNS, "brings-minis"))


def matters(view: State, seat: int, place: int) -> bool:
    """Whether the block would cover a circle or fill a row."""
    cells = Block(view.chip[seat], place).cells
    if any(CIRCLE[cell] != NO_CIRCLE for cell in cells):
        return True
    return bool(landing(view.rows[seat].tolist(), view.chip[seat], place, []).full)

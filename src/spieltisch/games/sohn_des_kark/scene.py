"""What a seat sees of Sohn des Kark: the landscape with its cubes, the drawn tile, supplies, and who leads where.

A cell's place is called after its coordinates, `2,-1`; the middle of its tile is `2,-1 centre`, the crossing at its
north-east corner `2,-1 crossing`. A tile keeps its number from the hand to the table: `tile-7`. The drawn tile has two
sides, of which the player turns up either.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Flag, Look, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.games.green_box.scene import GAP, PLAYERS, SYMBOLS, cube_piece, hidden_tile, tile_piece
from spieltisch.games.green_box.speech import CUBE_NAMES
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.sohn_des_kark import words
from spieltisch.games.sohn_des_kark.rules import (
    ALL_SYMBOLS,
    AROUND,
    BARRED,
    CATEGORIES,
    CELLS,
    CENTRE,
    CITY,
    CLOSED,
    CROSSING,
    CUBES,
    EMPTY,
    FACE_DOWN,
    GROUND,
    NONE,
    NOT_YET,
    NW,
    ON_CENTRE,
    ON_CORNER,
    OPEN,
    SECRET,
    START_TILES,
    UNKNOWN,
    State,
    actors,
    moves,
    owner,
    seen_around,
    worth,
)

say = words.say

MOST_MOVES = 144

# The board shows at least these cells: the least and greatest x, the least and greatest y.
LEAST_BOARD = (-2, 3, -2, 2)
EDGE = 0.5  # room for the coordinates
CUBE = 0.54
CENTRE_TOP = 0.64  # below the middle, so that the symbol is seen
CORNER_OFFSETS = ((-1, 0), (0, 0), (-1, -1), (0, -1))  # from a cell to the one whose north-east corner is meant

HAND = 1.0
SMALL_HAND = 0.7
STACK = "stack"
HEAD, ROW = 0.9, 0.62  # of the overview


def scene(view: State, seat: int) -> Scene:
    zones = [board(view, seat), overview(view), stack(view)]
    zones += [own_things(view, other) if other == seat else others_things(view, other) for other in range(view.seats)]
    table = Scene(zones, [seat_notes(view, other, seat) for other in range(view.seats)])
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def seat_notes(view: State, seat: int, viewer: int) -> Seat:
    notes = [say("note-cubes", n=view.supply[seat])]
    if seat == view.turn != viewer and view.laying != NOT_YET:
        notes.append(say("note-laying"))
    lamps = [symbol for kind, symbol in enumerate(SYMBOLS) if holds(view, seat, kind)]
    return Seat(seat, PLAYERS[seat], view.score[seat], notes, symbols=lamps)


def holds(view: State, seat: int, symbol: int) -> bool:
    """Whether the market of a symbol is the seat's."""
    return view.market[symbol] > 0 and owner(view, view.market[symbol]) == seat


# The landscape.


def board(view: State, seat: int) -> Zone:
    """All tiles with a margin of one cell; for the player on turn also the free cells, or the tile being laid."""
    west, east, south, north = bounds = extent(view)
    cells = view.cell.tolist()[: view.laid]
    places = [cell_place(cell, bounds, "none") for cell in cells]
    pieces = [tile_on_board(view, tile) for tile in range(view.laid)]
    if view.turn == seat and view.laying == NOT_YET:
        places += [free_place(view, cell, bounds) for cell in view.free.tolist()[: view.free_cells]]
    if view.turn == seat and view.laying >= 0:
        places.append(cell_place(view.laying % CELLS, bounds, "none"))
        pieces.append(laid_tile(view))
    places += edge_places(bounds)
    cubes = [cube_on_board(view, tile) for tile in range(START_TILES, view.laid) if view.cube[tile]]
    cubes += ghosts(view, seat)
    places += [cube_place(cube.at, bounds) for cube in cubes]
    width, height = east - west + 1 + EDGE, north - south + 1 + EDGE
    return Zone("board", width, height, places, pieces + cubes, title=say("landscape"), surface="wood", roams=True)


def extent(view: State) -> tuple[int, int, int, int]:
    """The least and greatest x, the least and greatest y of the cells the board shows."""
    west, east, south, north = LEAST_BOARD
    cells = [words.position(cell) for cell in view.cell.tolist()[: view.laid]]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(west, min(xs) - 1), max(east, max(xs) + 1), min(south, min(ys) - 1), max(north, max(ys) + 1)


@cache
def cell_id(cell: int) -> str:
    x, y = words.position(cell)
    return f"{x},{y}"


@cache
def cell_place(cell: int, bounds: tuple[int, int, int, int], look: Look, caption: str = "") -> Place:
    x, y = words.position(cell)
    label = say("cell", cell=words.cell_name(cell))
    return Place(cell_id(cell), EDGE + x - bounds[0], bounds[3] - y, 1, 1, look, label, caption)


def free_place(view: State, cell: int, bounds: tuple[int, int, int, int]) -> Place:
    """A cell beside a tile, with a bar where no tile can be laid closed (R4)."""
    return cell_place(cell, bounds, "slot", "▬" if view.ground[cell % GROUND] == BARRED else "")


@cache
def edge_places(bounds: tuple[int, int, int, int]) -> list[Place]:
    """The coordinates at the left and lower edges."""
    west, east, south, north = bounds
    high = north - south + 1
    left = [Place(f"row {y}", 0, north - y + 0.25, EDGE, 0.5, caption=f"{y}") for y in range(south, north + 1)]
    below = [Place(f"column {x}", EDGE + x - west, high, 1, EDGE, caption=f"{x}") for x in range(west, east + 1)]
    return left + below


def cube_place(at: str, bounds: tuple[int, int, int, int]) -> Place:
    """Where a cube stands: the middle of a tile or its north-east corner."""
    cell, where = at.split(" ")
    x, y = (int(part) for part in cell.split(","))
    across, down = (0.5, CENTRE_TOP) if where == "centre" else (1.0, 0.0)
    left, top = EDGE + x - bounds[0] + across, bounds[3] - y + down
    label = say("centre-of" if where == "centre" else "crossing-at", cell=f"({x}, {y})")
    return Place(at, left - CUBE / 2, top - CUBE / 2, CUBE, CUBE, label=label)


def spot(cell: int, place: int) -> str:
    """The place of a cube by the tile's cell and where on the tile it is."""
    if place == ON_CENTRE:
        return f"{cell_id(cell)} centre"
    (x, y), (dx, dy) = words.position(cell), CORNER_OFFSETS[place - ON_CORNER]
    return f"{x + dx},{y + dy} crossing"


def tile_on_board(view: State, tile: int) -> Piece:
    """A laid tile; of a closed one its owner sees the symbol faintly."""
    face, at = view.face[tile], cell_id(view.cell[tile])
    flags: list[Flag] = ["last"] if tile == view.laid - 1 >= START_TILES else []
    return tile_with_face(face, f"tile-{tile}", at, flags, words.cell_name(view.cell[tile]))


def tile_with_face(face: int, id: str, at: str, flags: list[Flag], name: str) -> Piece:
    if face < FACE_DOWN:
        return tile_piece(face, id, at, flags, say("tile-open", cell=name, symbol=SYMBOL_NAMES[face]))
    piece = hidden_tile(id, at, 1, flags, say("tile-closed", cell=name))
    if face != FACE_DOWN + UNKNOWN:
        piece.symbol = SYMBOLS[face - FACE_DOWN]
        piece.label = say("tile-closed-by-you", cell=name, symbol=SYMBOL_NAMES[face - FACE_DOWN])
    return piece


def laid_tile(view: State) -> Piece:
    """The tile of this turn, which waits for its cube."""
    cell = view.laying % CELLS
    face = view.drawn + (FACE_DOWN if view.laying >= CLOSED else 0)
    return tile_with_face(face, f"tile-{view.laid}", cell_id(cell), ["glow"], words.cell_name(cell))


def cube_on_board(view: State, tile: int) -> Piece:
    """A market, a city or a crossing cube."""
    seat, place, face = owner(view, tile), view.cube[tile], view.face[tile]
    at = spot(view.cell[tile], place)
    cube = cube_piece(seat, f"cube-{seat}-{at}", at, label=say("crossing", who=Who(seat)))
    if place == ON_CENTRE and face >= FACE_DOWN:
        cube.label = say("city", who=Who(seat), points=worth(view, tile))
        cube.counts = around_city(view, view.cell[tile])
    elif place == ON_CENTRE:
        cube.label = say("market", who=Who(seat), symbol=SYMBOL_NAMES[face], points=worth(view, tile))
        cube.counts = of_market(view, face)
    return cube


def of_market(view: State, symbol: int) -> list[str]:
    """The tiles that a market counts (E2)."""
    return [f"tile-{tile}" for tile in range(view.laid) if view.face[tile] == symbol]


def around_city(view: State, cell: int) -> list[str]:
    """The tiles that a city counts, one of every symbol around it (E3)."""
    seen: dict[int, int] = {}
    for i in range(len(AROUND)):
        there = view.ground[(cell + AROUND[i]) % GROUND] - 1
        if there >= 0 and view.face[there] < FACE_DOWN:
            seen.setdefault(view.face[there], there)
    return [f"tile-{tile}" for tile in sorted(seen.values())]


# Things of the players.


def own_things(view: State, seat: int) -> Zone:
    """The drawn tile, large and with both sides, and the supply."""
    name = f"hand-{seat}"
    pieces = supply(view, seat)
    if view.turn == seat and view.laying == NOT_YET:
        pieces += both_sides(view, name)
    places = hand_places(seat, HAND, CUBES[view.seats])
    return Zone(name, total_width(places), HAND, places, pieces, area="own", title=say("own-things"), owner=seat)


def both_sides(view: State, at: str) -> list[Piece]:
    """The drawn tile, open side first."""
    symbol, tile = SYMBOL_NAMES[view.drawn], f"tile-{view.laid}"
    front = tile_piece(view.drawn, tile, at, label=say("drawn-open", symbol=symbol))
    back = hidden_tile(f"{tile}-closed", at, label=say("drawn-closed", symbol=symbol))
    back.symbol = SYMBOLS[view.drawn]
    front.reverse, back.reverse = back.id, front.id
    return [front, back]


def others_things(view: State, seat: int) -> Zone:
    """The back of the tile somebody looks at or lays, and the supply."""
    name = f"hand-{seat}"
    pieces = supply(view, seat)
    if view.turn == seat and view.laying in (NOT_YET, SECRET):
        pieces.append(hidden_tile(f"tile-{view.laid}", name, label=say("drawn-tile-of", who=Who(seat))))
    title = say("things-of", who=Who(seat))
    places = hand_places(seat, SMALL_HAND, CUBES[view.seats])
    return Zone(name, total_width(places), SMALL_HAND, places, pieces, area="others", title=title, owner=seat)


@cache
def hand_places(seat: int, size: float, cubes: int) -> list[Place]:
    """A place for the drawn tile, and one for every cube, in two lines."""
    places = [Place(f"hand-{seat}", 0, 0, size, size, "slot", say("drawn-tile"))]
    half, in_line = size / 2, (cubes + 1) // 2
    for i in range(cubes):
        x, y = size + GAP + i % in_line * half, i // in_line * half
        places.append(Place(f"supply-{seat}-{i}", x, y, half, half, "bed", colour=PLAYERS[seat]))
    return places


def total_width(places: list[Place]) -> float:
    return max(place.x + place.w for place in places)


def supply(view: State, seat: int) -> list[Piece]:
    return [
        cube_piece(seat, f"cube-{seat}-supply-{i}", f"supply-{seat}-{i}", label=CUBE_NAMES[seat])
        for i in range(view.supply[seat])
    ]


# Beside the board.


def stack(view: State) -> Zone:
    n = words.stack_size(view)
    label = say("stack-of", n=n)
    pieces = [hidden_tile("stack-back", STACK, n, label=label)] if n else []
    place = Place(STACK, 0, 0, 1, 1, "slot", label)
    return Zone("stack", 1, 1, [place], pieces, area="side", title=say("stack"))


def overview(view: State) -> Zone:
    """A column for each symbol and one for closed tiles: how many there are, and the influence of each player."""
    places, pieces = [], []
    for kind in range(CATEGORIES):
        places.append(Place(f"kind-{kind}", kind + ROW, 0, 1, HEAD, label=words.KINDS[kind]))
        pieces.append(column_head(view, kind))
    for seat in range(view.seats):
        y = HEAD + seat * ROW
        places.append(Place(f"line-{seat}", 0, y, ROW, ROW))
        label = say("influence-of", who=Who(seat))
        pieces.append(Piece(f"line-head-{seat}", "disc", f"line-{seat}", PLAYERS[seat], label=label))
        places += [influence_place(seat, kind, y) for kind in range(CATEGORIES)]
        pieces += [influence_disc(view, seat, kind) for kind in range(CATEGORIES) if view.influence[seat, kind]]
    width, height = ROW + CATEGORIES, HEAD + view.seats * ROW
    return Zone("overview", width, height, places, pieces, area="side", title=say("overview"))


def column_head(view: State, kind: int) -> Piece:
    """A tile with the number of its like on the table."""
    n = view.laid - sum(view.shown.tolist()) if kind == CITY else view.shown[kind]
    id, at, label = f"head-{kind}", f"kind-{kind}", say("lying", kind=words.KINDS[kind], n=n)
    piece = hidden_tile(id, at, label=label) if kind == CITY else tile_piece(kind, id, at, label=label)
    piece.number = n
    return piece


@cache
def influence_place(seat: int, kind: int, y: float) -> Place:
    return Place(f"influence-{seat}-{kind}", kind + ROW, y, 1, ROW, "cell")


def influence_disc(view: State, seat: int, kind: int) -> Piece:
    """The influence of a player in a category; whoever does not lead steps back (E6)."""
    n, at = view.influence[seat, kind], f"influence-{seat}-{kind}"
    leads = n == max(view.influence[other, kind] for other in range(view.seats))
    label = say("influence", who=Who(seat), kind=words.KINDS[kind], n=n)
    return Piece(f"{at}-disc", "disc", at, PLAYERS[seat], number=n, flags=[] if leads else ["dim"], label=label)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    if view.laying == NOT_YET:
        add_placements(view, seat, legal, table)
    else:
        add_cubes(view, seat, legal, table)


def add_placements(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """Either side of the drawn tile, carried to a cell; where it cannot be closed, one may ask why."""
    tile = f"tile-{view.laid}"
    can = set(legal)
    for cell in view.free.tolist()[: view.free_cells]:
        place = cell_id(cell)
        label = words.label(view, seat, OPEN + cell)
        table.ways.append(Way(OPEN + cell, label, tile, place, short=say("short-open")))
        label = words.label(view, seat, CLOSED + cell)
        closed = Way(CLOSED + cell, label, f"{tile}-closed", place, short=say("short-closed"))
        (table.ways if closed.move in can else table.shut).append(closed)


def ghosts(view: State, seat: int) -> list[Piece]:
    """Cubes that could be put on the tile of this turn; in the centre with what they would be worth now."""
    if view.turn != seat or view.laying < 0 or seat < 0:
        return []
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    return [ghost(view, seat, move) for move in legal if move != NONE]


def ghost(view: State, seat: int, move: int) -> Piece:
    label = words.label(view, seat, move)
    piece = cube_piece(seat, f"ghost-{move - NONE}", spot(view.laying % CELLS, move - NONE), 1, ["ghost"], label)
    if move == CENTRE:
        piece.number = worth_now(view)
    return piece


def worth_now(view: State) -> int:
    """What a cube in the centre of the tile of this turn would be worth: the market, or what the city sees."""
    if view.laying < CLOSED:
        return view.shown[view.drawn] + 1
    return (seen_around(view, view.laying - CLOSED) & ALL_SYMBOLS).bit_count()


def add_cubes(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A press on one of the cubes that could be there, or the button for none."""
    label = words.label(view, seat, NONE)
    table.ways.append(Way(NONE, label, button=True, key="n", tone="go" if legal == [NONE] else ""))
    for move in legal[1:]:
        label = words.label(view, seat, move)
        way = Way(move, label, piece=f"ghost-{move - NONE}", short=short_name(view, move), shows=touched(view, move))
        way.thumb = True
        table.ways.append(way)
    if CENTRE not in legal:
        table.shut.append(Way(CENTRE, words.label(view, seat, CENTRE), piece=f"tile-{view.laid}"))


def short_name(view: State, move: int) -> Phrase:
    """A cube in a few words: `Market: 3`, `Crossing top left`."""
    if move >= NW:
        return say("short-crossing", corner=words.CORNERS[move - NW])
    return say("short-city" if view.laying >= CLOSED else "short-market", n=worth_now(view))


def touched(view: State, move: int) -> list[str]:
    """The tiles a cube would count: those of a market's symbol, those around a city or a crossing."""
    cell, new = view.laying % CELLS, f"tile-{view.laid}"
    if move >= NW:
        there = [view.ground[(cell + CROSSING[move - NW, i]) % GROUND] for i in range(3)]
        return [new, *[f"tile-{tile - 1}" for tile in there if tile > EMPTY]]
    return around_city(view, cell) if view.laying >= CLOSED else [new, *of_market(view, view.drawn)]

"""What a seat sees of Sohn des Kark: the landscape with its cubes, the drawn tile, supplies, and who leads where.

A cell's place is called after its coordinates, `2,-1`; the middle of its tile is `2,-1 centre`, the crossing at its
north-east corner `2,-1 crossing`. A tile keeps its number from the hand to the table: `tile-7`. The drawn tile has two
sides, of which the player turns up either.
"""

from collections.abc import Sequence
from typing import Any

from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Act, Flag, Piece
from spieltisch.engine.showing.stage import GAP, PLAYERS, Layout, Stage, on
from spieltisch.games.green_box.pieces import SYMBOLS, cube_piece, hidden_tile, tile_piece
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.sohn_des_kark import rules, words
from spieltisch.games.sohn_des_kark.rules import CELLS, CENTRE, CLOSED, FACE_DOWN, GROUND, NONE, NOT_YET, NW, State
from spieltisch.games.sohn_des_kark.words import say

# The board shows at least these cells: the least and greatest x, the least and greatest y.
LEAST_BOARD = (-2, 3, -2, 2)
EDGE = 0.5  # room for the coordinates
CUBE = 0.54
CENTRE_TOP = 0.64  # below the middle, so that the symbol is seen
CORNER_CELLS = (-rules.EAST, 0, -rules.EAST - rules.NORTH, -rules.NORTH)  # whose north-east corner is meant

HAND, SMALL_HAND = 1.0, 0.7
HEAD, ROW = 0.9, 0.62  # of the overview


def draw(stage: Stage[State]) -> None:
    for part in (landscape, overview, stack):
        part(stage)
    view = stage.view
    for seat in range(view.seats):
        things(stage, seat)
        notes = [say("note-cubes", n=view.supply[seat])]
        if seat == view.turn != stage.seat and view.laying != NOT_YET:
            notes.append(say("note-laying"))
        markets = [symbol for kind, symbol in enumerate(SYMBOLS) if rules.holder(view, kind) == seat]
        stage.panel(seat, PLAYERS[seat], view.score[seat], notes, markets)


def landscape(stage: Stage[State]) -> None:
    """All tiles with a margin of one cell; for the player on turn also the free cells, or the tile being laid."""
    view = stage.view
    west, east, south, north = extent(view)
    board = stage.zone("board", title=say("landscape"), surface="wood", roams=True)
    for y in range(south, north + 1):
        board.place(f"row {y}", 0, north - y + 0.25, EDGE, 0.5, caption=words.signed(y))
    for x in range(west, east + 1):
        board.place(f"column {x}", EDGE + x - west, north - south + 1, 1, EDGE, caption=words.signed(x))
    ground = Ground(board, west, north)
    for tile in range(view.laid):
        newest = tile == view.laid - 1 >= rules.START_TILES
        ground.lay(f"tile-{tile}", view.cell[tile], view.face[tile], on(last=newest))
    if stage.is_mine and view.laying == NOT_YET:
        free_cells(stage, ground)
    if stage.is_mine and view.laying != NOT_YET:
        face = view.drawn + (FACE_DOWN if view.laying >= CLOSED else 0)
        ground.lay(f"tile-{view.laid}", view.laying % CELLS, face, ["glow"])
    for tile in range(rules.START_TILES, view.laid):
        if view.cube[tile]:
            board.add(cube_on(view, tile, ground.spot(view.cell[tile], view.cube[tile])))
    if stage.is_mine and view.laying != NOT_YET:
        ghosts(stage, ground)


def extent(view: State) -> tuple[int, int, int, int]:
    """The least and greatest x, the least and greatest y of the cells the board shows."""
    west, east, south, north = LEAST_BOARD
    cells = [words.position(cell) for cell in view.cell.tolist()[: view.laid]]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(west, min(xs) - 1), max(east, max(xs) + 1), min(south, min(ys) - 1), max(north, max(ys) + 1)


class Ground:
    """The board, with what is laid on it by the cells of the rules."""

    def __init__(self, board: Layout, west: int, north: int) -> None:
        self.board, self.west, self.north = board, west, north

    def cell(self, cell: int, **traits: Any) -> str:
        """The place of a cell."""
        x, y = words.position(cell)
        left, top = EDGE + x - self.west, self.north - y
        return self.board.place(f"{x},{y}", left, top, label=say("cell", cell=words.cell_name(cell)), **traits)

    def lay(self, id: str, cell: int, face: int, flags: list[Flag]) -> None:
        """A tile on its cell; of a closed one its owner sees the symbol faintly."""
        at, name, symbol = self.cell(cell), words.cell_name(cell), face % FACE_DOWN
        if face < FACE_DOWN:
            tile = tile_piece(symbol, id, at, flags, say("tile-open", cell=name, symbol=SYMBOL_NAMES[symbol]))
        elif symbol == rules.UNKNOWN:
            tile = hidden_tile(id, at, flags=flags, label=say("tile-closed", cell=name))
        else:
            label = say("tile-closed-by-you", cell=name, symbol=SYMBOL_NAMES[symbol])
            tile = hidden_tile(id, at, flags=flags, label=label)
            tile.symbol = SYMBOLS[symbol]
        self.board.add(tile)

    def spot(self, cell: int, where: int) -> str:
        """A place for a cube: the middle of a tile, or one of its corners, which is some cell's north-east one."""
        name, message, across, down = "centre", "centre-of", 0.5, CENTRE_TOP
        if where != rules.ON_CENTRE:
            cell += CORNER_CELLS[where - rules.ON_CORNER]
            name, message, across, down = "crossing", "crossing-at", 1.0, 0.0
        x, y = words.position(cell)
        left, top = EDGE + x - self.west + across - CUBE / 2, self.north - y + down - CUBE / 2
        label = say(message, cell=words.cell_name(cell))
        return self.board.place(f"{x},{y} {name}", left, top, CUBE, CUBE, label=label)


def free_cells(stage: Stage[State], ground: Ground) -> None:
    """Where either side of the drawn tile is carried to, with a bar where it cannot be laid closed (R4)."""
    view, tile = stage.view, f"tile-{stage.view.laid}"
    for cell in view.free.tolist()[: view.free_cells]:
        at = ground.cell(cell, look="slot", caption="▬" if view.ground[cell % GROUND] == rules.BARRED else "")
        stage.way(rules.OPEN + cell, tile, at, short=say("short-open"))
        stage.way(CLOSED + cell, f"{tile}-closed", at, short=say("short-closed"))


def cube_on(view: State, tile: int, at: str) -> Piece:
    """A market, a city or a crossing cube."""
    seat, face = rules.owner(view, tile), view.face[tile]
    cube = cube_piece(seat, f"cube-{seat}-{at}", at, label=say("crossing", who=Who(seat)))
    if rules.is_city(view, tile):
        cube.label = say("city", who=Who(seat), points=rules.worth(view, tile))
        cube.shows = around_city(view, view.cell[tile])
    elif view.cube[tile] == rules.ON_CENTRE:
        cube.label = say("market", who=Who(seat), symbol=SYMBOL_NAMES[face], points=rules.worth(view, tile))
        cube.shows = of_market(view, face)
    return cube


def acts(before: State, view: State, told: Sequence[Event]) -> list[Act]:
    """Markets and cities that are taken off are counted."""
    found = []
    for event in told:
        if event.kind is rules.LOSES_MARKET or event.kind is rules.MARKET_COUNTS:
            seat, symbol, _ = event.numbers
            cell, tiles = before.cell[before.market[symbol]], of_market(view, symbol)
        elif event.kind is rules.CITY_COMPLETE or event.kind is rules.CITY_COUNTS:
            seat, cell, _ = event.numbers
            tiles = around_city(view, cell)
        else:
            continue
        x, y = words.position(cell)
        if before.ground[cell % GROUND] > rules.EMPTY:  # else its cube has never been seen there
            found.append(Act("count", f"cube-{seat}-{x},{y} centre", tiles))
    return found


def of_market(view: State, symbol: int) -> list[str]:
    """The tiles that a market counts (E2)."""
    return [f"tile-{tile}" for tile in range(view.laid) if view.face[tile] == symbol]


def around_city(view: State, cell: int) -> list[str]:
    """The tiles that a city counts, one of every symbol around it (E3)."""
    seen: dict[int, int] = {}
    for i in range(len(rules.AROUND)):
        there = view.ground[(cell + rules.AROUND[i]) % GROUND] - 1
        if there >= 0 and view.face[there] < FACE_DOWN:
            seen.setdefault(view.face[there], there)
    return [f"tile-{tile}" for tile in sorted(seen.values())]


def ghosts(stage: Stage[State], ground: Ground) -> None:
    """Cubes that could be put on the tile of this turn, in the centre with what they would be worth; or none."""
    view = stage.view
    stage.button(NONE, key="n", tone="go" if stage.legal == [NONE] else "")
    for move in stage.legal[1:]:
        short, tiles = touched(view, move)
        at = ground.spot(view.laying % CELLS, move - NONE)
        ghost = cube_piece(stage.seat, f"ghost-{move - NONE}", at, ["ghost"], words.label(view, stage.seat, move))
        ghost.number = len(tiles) if move == CENTRE else None
        ground.board.add(ghost)
        stage.way(move, ghost.id, short=short, shows=tiles, thumb=True)
    if CENTRE not in stage.legal:
        stage.way(CENTRE, f"tile-{view.laid}")


def touched(view: State, move: int) -> tuple[Phrase, list[str]]:
    """A cube in a few words, `Market: 3`, and the tiles it would count: of a symbol, around a city or a crossing."""
    cell, new = view.laying % CELLS, f"tile-{view.laid}"
    if move >= NW:
        there = [view.ground[(cell + rules.CROSSING[move - NW, i]) % GROUND] for i in range(3)]
        return say("short-crossing", corner=words.CORNERS[move - NW]), [new, *(f"tile-{tile - 1}" for tile in there)]
    closed = view.laying >= CLOSED
    tiles = around_city(view, cell) if closed else [new, *of_market(view, view.drawn)]
    return say("short-city" if closed else "short-market", n=len(tiles)), tiles


# Beside the board.


def things(stage: Stage[State], seat: int) -> None:
    """The drawn tile and the supply in two lines; the viewer's own larger."""
    view, own, cubes = stage.view, seat == stage.seat, rules.CUBES[stage.view.seats]
    title = say("own-things") if own else say("things-of", who=Who(seat))
    zone = stage.zone(f"hand-{seat}", area="own" if own else "others", title=title, owner=seat)
    size = HAND if own else SMALL_HAND
    tiles = drawn_tile(stage) if seat == view.turn else []
    zone.heap(f"hand-{seat}", *tiles, size=(size, size), look="slot", label=say("drawn-tile"))
    half, in_line = size / 2, (cubes + 1) // 2
    for i in range(cubes):
        x, y = size + GAP + i % in_line * half, i // in_line * half
        at = zone.place(f"supply-{seat}-{i}", x, y, half, half, "bed", colour=PLAYERS[seat])
        if i < view.supply[seat]:
            zone.add(cube_piece(seat, f"cube-{seat}-supply-{i}", at))


def drawn_tile(stage: Stage[State]) -> list[Piece]:
    """Both sides, the open one first, until it is laid; for everybody else its back."""
    view, tile = stage.view, f"tile-{stage.view.laid}"
    if not stage.is_mine:
        return [hidden_tile(tile, label=say("drawn-tile-of", who=Who(view.turn)))]
    if view.laying != NOT_YET:
        return []
    symbol = SYMBOL_NAMES[view.drawn]
    front = tile_piece(view.drawn, tile, label=say("drawn-open", symbol=symbol))
    back = hidden_tile(f"{tile}-closed", label=say("drawn-closed", symbol=symbol))
    back.symbol = SYMBOLS[view.drawn]
    front.reverse, back.reverse = back.id, front.id
    return [front, back]


def stack(stage: Stage[State]) -> None:
    view = stage.view
    n = rules.LAID_IN_ALL[view.seats] - view.laid - (view.drawn != rules.NOTHING)
    label = say("stack-of", n=n)
    pile = [hidden_tile("stack-back", count=n, label=label)] if n else []
    stage.zone("stack", area="side", title=say("stack")).heap("stack", *pile, size=(1, 1), look="slot", label=label)


def overview(stage: Stage[State]) -> None:
    """A column for each symbol and one for closed tiles: how many there are, and the influence of each player."""
    view = stage.view
    zone = stage.zone("overview", area="side", title=say("overview"))
    for kind, name in enumerate(words.KINDS):
        n = view.laid - sum(view.shown.tolist()) if kind == rules.CITY else view.shown[kind]
        at = zone.place(f"kind-{kind}", kind + ROW, 0, 1, HEAD, label=name)
        head = hidden_tile(f"head-{kind}", at) if kind == rules.CITY else tile_piece(kind, f"head-{kind}", at)
        head.number, head.label = n, say("lying", kind=name, n=n)
        zone.add(head)
    for seat in range(view.seats):
        at = zone.place(f"line-{seat}", 0, HEAD + seat * ROW, ROW, ROW)
        zone.piece(f"line-head-{seat}", "disc", at, PLAYERS[seat], label=say("influence-of", who=Who(seat)))
        for kind, name in enumerate(words.KINDS):
            at = zone.place(f"influence-{seat}-{kind}", kind + ROW, HEAD + seat * ROW, 1, ROW, "cell")
            if n := view.influence[seat, kind]:  # whoever does not lead steps back (E6)
                flags = on(dim=any(view.influence[other, kind] > n for other in range(view.seats)))
                label = say("influence", who=Who(seat), kind=name, n=n)
                zone.piece(f"{at}-disc", "disc", at, PLAYERS[seat], number=n, flags=flags, label=label)

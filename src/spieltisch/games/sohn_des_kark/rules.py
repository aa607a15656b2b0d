"""Sohn des Kark: a growing landscape with markets, cities and crossings. The state and the rules.

A cell is 72 * (y + 35) + (x + 35), x to the east, y to the north. The landscape hangs together, so its tiles
and the free cells beside them are never more than 37 steps apart, and no cell we look at is further from a tile.
Cells so close differ modulo 765: the ground needs one byte for each rest.

Nobody ever sees the closed start tile and the tiles that leave the game, so they need no symbol: they stay
in the bag, which is always larger than the stack by just those tiles.
"""

from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.record import Record, i8, i16
from spieltisch.engine.kernel.rng import forget, uniform
from spieltisch.engine.kernel.table import table
from spieltisch.engine.kernel.telling import NUMBER, SEAT, SEATS, Told, moment, tell, tell_only, tell_others, told

TILES = 36
SYMBOLS = 6
TILES_OF_A_SYMBOL = 6
ALL_SYMBOLS = (1 << SYMBOLS) - 1
START_TILES = 2

# By the number of players: cubes of each, and tiles that are laid in the whole game, the start tiles included.
CUBES = table([0, 0, 9, 7, 5])
LAID_IN_ALL = table([0, 0, 36, 35, 34])

# Cells.
WIDTH = 72
ORIGIN = WIDTH * 35 + 35
EAST, NORTH = 1, WIDTH
CELLS = WIDTH * WIDTH
SIDES = table([-EAST, EAST, -NORTH, NORTH])
AROUND = table([dx * EAST + dy * NORTH for dy in (-1, 0, 1) for dx in (-1, 0, 1)])  # the cell itself included
CROSSING = table([[dx, dy, dx + dy] for dy in (NORTH, -NORTH) for dx in (-EAST, EAST)])  # at NW, NE, SW, SE

# The ground at a cell: nothing, a free cell beside a tile, one beside a closed tile, or 1 + the tile's number.
GROUND = 765
EMPTY, FREE, BARRED = 0, -1, -2

# What a tile shows: its symbol; or closed, this plus the symbol on the other side, which may be unknown.
FACE_DOWN = 8
UNKNOWN = 6
NOTHING = -1

# The categories that crossings are scored in: the symbols, and closed tiles (E5).
CITY = 6
CATEGORIES = 7
SHARE = table([0, 5, 3, 2, 1])  # of the most influence, by how many have it (E6)

# Moves: a cell and a side, then where the cube goes.
OPEN, CLOSED = 0, CELLS
NONE = 2 * CELLS
CENTRE, NW, NE, SW, SE = range(NONE + 1, NONE + 6)
LAST_MOVE = SE
MOST_MOVES = 144

# What is told.
STACKED = told("stacked", symbol="symbol", tiles=NUMBER)
BEGINS = told("begins", who=SEAT)
LAYS_OPEN = told("lays-open", who=SEAT, symbol="symbol", cell="cell")
LAYS_CLOSED = told("lays-closed", who=SEAT, cell="cell")
CLOSES = told("closes", symbol="symbol", cell="cell")
OPENS_MARKET = told("opens-market", who=SEAT, symbol="symbol")
FOUNDS_CITY = told("founds-city", who=SEAT)
PUTS_ON_CROSSING = told("puts-on-crossing", who=SEAT, corner="corner")
LOSES_MARKET = told("loses-market", who=SEAT, symbol="symbol", points=NUMBER)
CITY_COMPLETE = told("city-complete", who=SEAT, cell="cell", points=NUMBER)
LAST_TILE = told("last-tile")
MARKET_COUNTS = told("market-counts", who=SEAT, symbol="symbol", points=NUMBER)
CITY_COUNTS = told("city-counts", who=SEAT, cell="cell", points=NUMBER)
LEADS = told("leads", who=SEATS, kind="kind", influence=NUMBER, points=NUMBER)

# The place of a cube on its tile is the move that put it there, less NONE.
ON_CENTRE = CENTRE - NONE
CORNERS = 4
ON_CORNER = NW - NONE  # + 0-3

# The placement of this turn: not chosen, or chosen but not yet known to the viewer.
NOT_YET, SECRET = -1, -2
NOBODY = -1


class State(Record):
    """The tiles in the order in which they were laid, the ground they lie on, cubes and points."""

    ground = i8[765]  # by cell % GROUND
    free = i16[76]  # the free cells, ascending
    free_cells = i8
    cell = i16[36]  # of every tile
    face = i8[36]
    cube = i8[36]  # where on the tile a cube lies; 0: none. It belongs to whoever laid the tile (R7)
    laid = i8  # tiles on the table
    bag = i8[6]  # tiles of each symbol that are not on the table or drawn; in a view, all whose place is unknown
    drawn = i8  # the symbol of the drawn tile
    laying = i16  # the placement chosen for it, which waits for the cube (R9)
    shown = i8[6]  # open tiles of each symbol
    market = i8[6]  # the tile with the market of each symbol; 0: none
    supply = i8[4]
    score = i16[4]
    influence = i8[4, 7]  # of every seat in every category (E5)
    start = i8
    turn = i8


# Set-up.


def deal(s: State) -> None:
    """Bag, cubes, the two start tiles and the first drawn tile (S1-S6)."""
    for symbol in range(SYMBOLS):
        s.bag[symbol] = TILES_OF_A_SYMBOL
    for seat in range(s.seats):
        s.supply[seat] = CUBES[s.seats]
    add_free(s, ORIGIN)
    lay(s, ORIGIN, FACE_DOWN + UNKNOWN)
    lay(s, ORIGIN + EAST, draw(s))
    s.start = uniform(s.rng, s.seats)
    s.turn = s.start
    s.drawn = draw(s)
    s.laying = NOT_YET
    tell(s, STACKED, s.face[1], LAID_IN_ALL[s.seats] - START_TILES)
    tell(s, BEGINS, s.start)


def draw(s: State) -> int:
    """The symbol of a tile out of the bag, each tile equally likely."""
    left = 0
    for symbol in range(SYMBOLS):
        left += s.bag[symbol]
    tile = uniform(s.rng, left)
    symbol = 0
    while tile >= s.bag[symbol]:
        tile -= s.bag[symbol]
        symbol += 1
    s.bag[symbol] -= 1
    return symbol


# The landscape.


def lay(s: State, cell: int, face: int) -> None:
    """A tile on a free cell; its sides become free cells, barred for closed tiles beside a closed one (R3, R4)."""
    s.cell[s.laid] = cell
    s.face[s.laid] = face
    s.laid += 1
    s.ground[cell % GROUND] = s.laid
    remove_free(s, cell)
    for i in range(len(SIDES)):
        beside = cell + SIDES[i]
        there = s.ground[beside % GROUND]
        if there == EMPTY:
            add_free(s, beside)
        if there <= EMPTY and face >= FACE_DOWN:
            s.ground[beside % GROUND] = BARRED
        elif there == EMPTY:
            s.ground[beside % GROUND] = FREE
    if face < FACE_DOWN:
        s.shown[face] += 1


def add_free(s: State, cell: int) -> None:
    """A free cell, at its place among the others."""
    i = s.free_cells + 0
    while i > 0 and s.free[i - 1] > cell:
        s.free[i] = s.free[i - 1]
        i -= 1
    s.free[i] = cell
    s.free_cells += 1


def remove_free(s: State, cell: int) -> None:
    """A cell that is free no longer; the others close up."""
    s.free_cells -= 1
    i = 0
    while s.free[i] != cell:
        i += 1
    while i < s.free_cells:
        s.free[i] = s.free[i + 1]
        i += 1
    s.free[i] = 0


def owner(s: State, tile: int) -> int:
    """The seat that laid a tile."""
    return (s.start + tile - START_TILES) % s.seats


# Who may do what.


def actors(s: State) -> int:
    return 0 if s.turn < 0 else 1 << s.turn


def moves(s: State, seat: int, out: Any) -> int:
    """Open on every free cell, closed where no closed tile is beside it (R3, R4); then the cube."""
    if s.laying != NOT_YET:
        return list_cubes(s, seat, out)
    n = s.free_cells + 0
    for i in range(s.free_cells):
        cell = s.free[i] + 0
        out[i] = OPEN + cell
        if s.ground[cell % GROUND] == FREE:
            out[n] = CLOSED + cell
            n += 1
    return n


def list_cubes(s: State, seat: int, out: Any) -> int:
    """No cube, or one from the supply in the centre or on a complete crossing (R5, R6)."""
    out[0] = NONE
    if s.supply[seat] == 0:
        return 1
    n = 1
    if s.laying >= CLOSED or holder(s, s.drawn) != seat:
        out[n] = CENTRE
        n += 1
    for corner in range(CORNERS):
        if is_crossing(s, s.laying % CELLS, corner):
            out[n] = NW + corner
            n += 1
    return n


def holder(s: State, symbol: int) -> int:
    """The seat that holds the market of a symbol, or NOBODY (R8)."""
    return owner(s, s.market[symbol]) if s.market[symbol] else NOBODY


def is_crossing(s: State, cell: int, corner: int) -> int:
    """1 if three tiles meet at this corner of a cell (R5)."""
    for i in range(3):
        if s.ground[(cell + CROSSING[corner, i]) % GROUND] <= EMPTY:
            return 0
    return 1


def play(s: State, seat: int, move: int) -> None:
    """The placement waits until the cube is decided, then both are carried out (R9)."""
    if move < NONE:
        s.laying = move
        return
    cell = s.laying % CELLS
    tile = s.laid + 0
    if s.laying >= CLOSED:
        lay(s, cell, s.drawn + FACE_DOWN)
        tell_only(s, seat, CLOSES, s.drawn, cell)
        tell_others(s, seat, LAYS_CLOSED, seat, cell)
    else:
        lay(s, cell, s.drawn + 0)
        tell(s, LAYS_OPEN, seat, s.drawn, cell)
    if move != NONE:
        put_cube(s, seat, tile, move - NONE)
    score_cities(s, cell)
    s.laying = NOT_YET
    if s.laid < LAID_IN_ALL[s.seats]:  # the next player draws (R1, R2)
        s.turn = (s.turn + 1) % s.seats
        s.drawn = draw(s)
    else:  # after the last tile the game is scored (E1)
        s.turn = NOBODY
        s.drawn = NOTHING
        tell(s, LAST_TILE)
        moment(s)
        final_score(s)


# Cubes.


def put_cube(s: State, seat: int, tile: int, place: int) -> None:
    """A cube on the tile just laid: a market, a city or a crossing cube (R5)."""
    s.supply[seat] -= 1
    s.cube[tile] = place
    if place >= ON_CORNER:
        tell(s, PUTS_ON_CROSSING, seat, place - ON_CORNER)
        spread_influence(s, seat, s.cell[tile] + 0, category(s.face[tile]), place - ON_CORNER, 1)
    elif s.face[tile] >= FACE_DOWN:
        tell(s, FOUNDS_CITY, seat)
    else:
        tell(s, OPENS_MARKET, seat, s.face[tile])
        if s.market[s.face[tile]]:  # it changes hands; whoever held it is paid (R10)
            take_back(s, s.market[s.face[tile]], LOSES_MARKET)
        s.market[s.face[tile]] = tile


def take_back(s: State, tile: int, why: Told) -> None:
    """The owner of a market or city scores and has the cube in the supply again (R10, R12, E2, E3)."""
    seat = owner(s, tile)
    points = worth(s, tile)
    tell(s, why, seat, s.cell[tile] if s.face[tile] >= FACE_DOWN else s.face[tile], points)
    s.cube[tile] = 0
    s.supply[seat] += 1
    s.score[seat] += points


def worth(s: State, tile: int) -> int:
    """What a market or city on a tile is worth now (R10, R12)."""
    if s.face[tile] < FACE_DOWN:
        return s.shown[s.face[tile]]
    return count(seen_around(s, s.cell[tile]) & ALL_SYMBOLS)


def seen_around(s: State, cell: int) -> int:
    """Six bits for the symbols on open tiles around a closed tile, then the number of tiles, itself included."""
    seen = 0
    for i in range(len(AROUND)):
        there = s.ground[(cell + AROUND[i]) % GROUND]
        if there > EMPTY:
            seen += 1 << SYMBOLS
            if s.face[there - 1] < FACE_DOWN:
                seen |= 1 << s.face[there - 1]
    return seen


def score_cities(s: State, cell: int) -> None:
    """Every city that the tile just laid completes: it sees all symbols or is surrounded (R12, R13)."""
    for i in range(len(AROUND)):
        there = s.ground[(cell + AROUND[i]) % GROUND]
        if there > EMPTY and is_city(s, there - 1):
            seen = seen_around(s, cell + AROUND[i])
            if seen & ALL_SYMBOLS == ALL_SYMBOLS or seen >> SYMBOLS == len(AROUND):
                take_back(s, there - 1, CITY_COMPLETE)


def is_city(s: State, tile: int) -> int:
    """1 if a cube lies in the centre of a closed tile."""
    return 1 if s.face[tile] >= FACE_DOWN and s.cube[tile] == ON_CENTRE else 0


def spread_influence(s: State, seat: int, cell: int, kind: int, corner: int, by: int) -> None:
    """A cube on a corner of a tile of some kind influences it and the three others around the crossing (E5)."""
    s.influence[seat, kind] += by
    for i in range(3):
        other = s.ground[(cell + CROSSING[corner, i]) % GROUND] - 1
        s.influence[seat, category(s.face[other])] += by


def category(face: int) -> int:
    return CITY if face >= FACE_DOWN else face


# End and score.


def final_score(s: State) -> None:
    """Markets and cities, whose cubes are taken off, then the crossings (E2-E6)."""
    for tile in range(START_TILES, s.laid):
        if s.cube[tile] == ON_CENTRE:
            take_back(s, tile, CITY_COUNTS if is_city(s, tile) else MARKET_COUNTS)
    for symbol in range(SYMBOLS):
        s.market[symbol] = 0
    for kind in range(CATEGORIES):
        score_category(s, kind)


def score_category(s: State, kind: int) -> None:
    """Whoever has the most influence scores, or those who share it (E6)."""
    first = leaders(s, kind)
    if first == 0:
        return
    share = SHARE[count(first)]
    tell(s, LEADS, first, kind, s.influence[lowest(first), kind], share)
    for seat in range(s.seats):
        if first >> seat & 1:
            s.score[seat] += share


def leaders(s: State, kind: int) -> int:
    """The seats with the most influence in a category, none where nobody has any."""
    most = 1
    first = 0
    for seat in range(s.seats):
        mine = s.influence[seat, kind]
        if mine > most:
            most = mine
            first = 0
        if mine == most:
            first |= 1 << seat
    return first


def points(s: State, out: Any) -> None:
    for seat in range(s.seats):
        out[seat] = s.score[seat]


def hide(s: State, seat: int) -> None:
    """The closed tiles of others and the drawn tile with its placement; their symbols go back into the bag."""
    for tile in range(START_TILES, s.laid):
        symbol = s.face[tile] - FACE_DOWN
        if symbol >= 0 and symbol != UNKNOWN and owner(s, tile) != seat:
            s.bag[symbol] += 1
            s.face[tile] = FACE_DOWN + UNKNOWN
    if s.turn != seat and s.turn >= 0:
        if s.drawn != UNKNOWN:
            s.bag[s.drawn] += 1
            s.drawn = UNKNOWN
        if s.laying >= 0:
            s.laying = SECRET
    forget(s.rng)


def guess(s: State, seat: int) -> None:
    """Symbols from the bag for all that is unknown, and some placement."""
    for tile in range(START_TILES, s.laid):
        if s.face[tile] == FACE_DOWN + UNKNOWN:
            s.face[tile] = FACE_DOWN + draw(s)
    if s.drawn == UNKNOWN:
        s.drawn = draw(s)
    if s.laying == SECRET:
        cell = s.free[uniform(s.rng, s.free_cells)]
        closed = uniform(s.rng, 2) and s.ground[cell % GROUND] == FREE
        s.laying = (CLOSED if closed else OPEN) + cell

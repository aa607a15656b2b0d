"""Sohn des Kark positions in a few lines: tiles by cell and letter, cubes by tile."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.games.sohn_des_kark import GAME, rules
from spieltisch.games.sohn_des_kark.rules import (
    BARRED,
    CELLS,
    CENTRE,
    CLOSED,
    EMPTY,
    FACE_DOWN,
    FREE,
    GROUND,
    NE,
    NONE,
    NOT_YET,
    NW,
    ON_CENTRE,
    ON_CORNER,
    OPEN,
    SE,
    START_TILES,
    SW,
    SYMBOLS,
    TILES_OF_A_SYMBOL,
    UNKNOWN,
    State,
)
from tests.games.telling import listening

LETTERS = "DHCBWA"
CUBES = {"none": NONE, "centre": CENTRE, "NW": NW, "NE": NE, "SW": SW, "SE": SE}
CUBE_NAMES = {move: name for name, move in CUBES.items()}
RED, YELLOW, BLUE = range(3)
START = "0,0 #  1,0 W"


def dealt(seats: int = 2, number: int = 0) -> State:
    """The table after set-up; another one for every number."""
    s = cast(State, GAME.blank(seats))
    sow(s.rng, 7, number)
    rules.deal(s)
    return s


def cell(at: str | tuple[int, int]) -> int:
    """A cell from `2,-1`."""
    x, y = (int(part) for part in at.split(",")) if isinstance(at, str) else at
    return 72 * (y + 35) + x + 35


def table(
    tiles: str,
    seats: int = 2,
    turn: int = 0,
    drawn: str = "D",
    supply: int | None = None,
) -> State:
    """A position before a placement. Tiles are `2,1 W`, closed ones `#` or `#W`, the two start tiles first.

    A cube in the centre is `2,1 W 0` with the seat it belongs to, one on a corner `2,1 W 0SE`. The tiles are put
    into an order in which every cube lies on a tile of its owner. `supply` is the cubes left to everybody.
    """
    s = dealt(seats)
    clear(s)
    parts = [tuple(tile.split()) for tile in tiles.split("  ") if tile.strip()]
    s.laid = len(parts)
    s.start = (turn - (s.laid - START_TILES)) % seats
    s.turn, s.laying = turn, NOT_YET
    for tile, (at, shown, *cube) in enumerate(in_turn(s, parts)):
        s.cell[tile], s.face[tile] = cell(at), face(shown)
        s.ground[s.cell[tile] % GROUND] = tile + 1
        if s.face[tile] < SYMBOLS:
            s.shown[s.face[tile]] += 1
        if cube:
            s.cube[tile] = CUBES[cube[0][1:] or "centre"] - NONE
    s.drawn = LETTERS.index(drawn)
    settle(s)
    if supply is not None:
        for seat in range(seats):
            s.supply[seat] = supply
    return s


def clear(s: State) -> None:
    """Take everything off the table."""
    for row in (s.ground, s.free, s.cell, s.face, s.cube, s.shown, s.market):
        for i in range(len(row)):
            row[i] = 0


def face(shown: str) -> int:
    """What a tile shows, from a letter, `#` or `#W`."""
    if shown[0] != "#":
        return LETTERS.index(shown)
    return FACE_DOWN + (LETTERS.index(shown[1]) if len(shown) > 1 else UNKNOWN)


def in_turn(s: State, parts: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The tiles in an order in which everybody has laid his own."""
    ordered: list[tuple[str, ...] | None] = [*parts[:START_TILES], *[None] * (len(parts) - START_TILES)]
    with_cube = [part for part in parts[START_TILES:] if len(part) > 2]
    for part in with_cube:
        mine = (t for t in range(START_TILES, s.laid) if not ordered[t] and rules.owner(s, t) == int(part[2][0]))
        ordered[next(mine)] = part
    rest = iter([part for part in parts[START_TILES:] if len(part) == 2])
    return [part or next(rest) for part in ordered]


def settle(s: State) -> None:
    """Free cells, markets, influence, supplies and the bag, from what lies on the table."""
    taken = {s.cell[tile]: s.face[tile] for tile in range(s.laid)}
    free = sorted({at + step for at in taken for step in (-1, 1, -72, 72)} - set(taken))
    s.free_cells = len(free)
    for i, at in enumerate(free):
        s.free[i] = at
        closed = any(taken.get(at + step, 0) >= FACE_DOWN for step in (-1, 1, -72, 72))
        assert s.ground[at % GROUND] == EMPTY
        s.ground[at % GROUND] = BARRED if closed else FREE
    for seat in range(s.seats):
        s.supply[seat] = rules.CUBES[s.seats]
    for tile in range(START_TILES, s.laid):
        settle_cube(s, tile)
    known = [s.face[tile] % FACE_DOWN for tile in range(s.laid)] + [s.drawn]
    for symbol in range(SYMBOLS):
        s.bag[symbol] = TILES_OF_A_SYMBOL - known.count(symbol)


def settle_cube(s: State, tile: int) -> None:
    seat, place = rules.owner(s, tile), s.cube[tile]
    if place:
        s.supply[seat] -= 1
    if place == ON_CENTRE and s.face[tile] < FACE_DOWN:
        s.market[s.face[tile]] = tile
    if place >= ON_CORNER:
        kind = rules.category(s.face[tile])
        rules.spread_influence(s, seat, s.cell[tile], kind, place - ON_CORNER, 1)


# Moving on.


def legal_numbers(s: State) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, s.turn, out)]


def placements(s: State) -> set[str]:
    """The legal placements, `2,1 open`."""
    return {name(move) for move in legal_numbers(s)}


def name(move: int) -> str:
    side = "closed" if move >= CLOSED else "open"
    return f"{move % 72 - 35},{move % CELLS // 72 - 35} {side}"


def cubes(s: State, at: str, side: str = "open") -> list[str]:
    """The answers to the question for a cube after this placement."""
    return [CUBE_NAMES[move] for move in legal_numbers(placed(s, at, side))]


def placed(s: State, at: str, side: str = "open") -> State:
    """The position between placement and cube, which has kept what was told."""
    s = listening(s)
    move = (OPEN if side == "open" else CLOSED) + cell(at)
    assert move in legal_numbers(s), f"{at} {side} is not legal here, but {sorted(placements(s))}"
    rules.play(s, s.turn, move)
    return s


def after(s: State, at: str, side: str = "open", cube: str = "none", then: str = "") -> State:
    """The position after a whole turn; `then` is the tile drawn next."""
    s = placed(s, at, side)
    assert CUBES[cube] in legal_numbers(s), f"{cube} is not offered here, but {legal_numbers(s)}"
    rules.play(s, s.turn, CUBES[cube])
    return holding(s, then) if then else s


def holding(s: State, letter: str) -> State:
    """The same position with another drawn tile."""
    s = s.copy()
    s.bag[s.drawn] += 1
    s.drawn = LETTERS.index(letter)
    s.bag[s.drawn] -= 1
    return s


def random_positions(seats: int, number: int = 0) -> Iterable[State]:
    """A random game, position by position; the last one is over."""
    s = dealt(seats, number)
    choice = [0] * 4
    sow(choice, 8, number)
    while rules.actors(s):
        yield s
        listed = legal_numbers(s)
        rules.play(s, s.turn, listed[uniform(choice, len(listed))])
    yield s


def ended(seats: int, number: int = 0) -> State:
    """The end of a random game."""
    last = dealt(seats, number)
    for s in random_positions(seats, number):
        last = s
    return last


# Reading a position.


def scores(s: State) -> list[int]:
    out = [-1] * s.seats
    rules.points(s, out)
    return out


def supplies(s: State) -> list[int]:
    return s.supply.tolist()[: s.seats]


def market_holders(s: State) -> dict[str, int]:
    """Who holds which market: `{"W": 0}`."""
    return {LETTERS[i]: rules.owner(s, s.market[i]) for i in range(SYMBOLS) if s.market[i]}


def tile_at(s: State, at: str) -> int:
    """The number of the tile on a cell."""
    return s.cell.tolist()[: s.laid].index(cell(at))


def hidden(s: State, seat: int) -> State:
    s = s.copy()
    rules.hide(s, seat)
    return s

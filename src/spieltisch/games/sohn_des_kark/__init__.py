"""Sohn des Kark: tiles laid open or closed, with markets, cities and crossings."""

from spieltisch.engine.driving.game import Game, GameKind, Mode
from spieltisch.games.sohn_des_kark import rules


def _census(s: rules.State) -> dict[str, int]:
    """Tiles of each symbol and cubes of each player, wherever they are; what nobody sees is in the bag."""
    laid = range(1, s.laid)
    out = [s.drawn, *(s.face[tile] % rules.FACE_DOWN for tile in laid)]
    counts = {f"tiles with symbol {symbol}": s.bag[symbol] + out.count(symbol) for symbol in range(rules.SYMBOLS)}
    for seat in range(s.seats):
        placed = sum(1 for tile in laid if s.cube[tile] and rules.owner(s, tile) == seat)
        counts[f"cubes of seat {seat}"] = s.supply[seat] + placed
    taken, free = s.cell.tolist()[: s.laid], s.free.tolist()[: s.free_cells]
    return counts | {"cells both free and taken": len(set(taken) & set(free))}


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 5),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.BUILDING,),
    difficulty=2,
    family="Green Box",
    # A placement and a cube for every tile of the stack (S5).
    longest=lambda seats, options: 2 * (rules.LAID_IN_ALL[seats] - rules.START_TILES),
    points=(0, 137),  # six for each of 17 cubes, five for each of seven categories
    census=_census,
    final=lambda before, after, seat, move: move >= rules.NONE,  # the answer about the cube ends the turn
)

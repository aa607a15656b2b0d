"""Tempel des Todes: together out of a falling temple."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option
from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.sets import joined, size
from spieltisch.games.tempel_des_todes import rules, words

say = words.say


def _census(s: rules.State) -> dict[str, int]:
    """Tiles, archaeologists and cards; whatever lies in two places at once or nowhere changes a count."""
    floor = rules.floor(s)
    on_tiles = [place for place in s.cube.tolist() if place < rules.TILES]
    row = sum(1 << card for card in s.row.tolist()[: s.row_length])
    return {
        "tiles with a symbol": sum(size(joined(tiles)) for tiles in s.symbols.tolist()),
        "tiles open and flipped at once": size(joined(s.open) & joined(s.flipped)),
        "archaeologists in the air": sum(1 for place in on_tiles if not floor >> place & 1),
        "relics": count(s.relics) + count(s.collected) + count(s.relic_pile),
        "different relics": count(s.relics | s.collected | s.relic_pile),
        "temple cards": s.row_length + count(s.temple_pile) + count(s.temple_discard),
        "different temple cards": count(row | s.temple_pile | s.temple_discard),
        "movement cards": sum(s.held.tolist()) + count(s.discard) + count(rules.movement_pile(s)),
    }


GAME = Game(
    __name__,
    version=2,
    seats=range(1, 7),
    minutes=30,
    mode=Mode.COOP,
    kinds=(GameKind.TOGETHER, GameKind.ALONE),
    difficulty=2,
    family="Green Box",
    # Nine rounds at most, with every card, every point and every choice of a tile (E6).
    longest=lambda seats, options: 270 if seats == 1 else 345,
    points=(-18, 8),
    census=_census,
    # The last point of a round ends it; after that only the choice of a tile can be taken back.
    final=lambda before, after, seat, move: before.phase != rules.CHOOSE_TILE and after.phase == rules.CHOOSE_TILE,
    options=(
        Option.of(say, "temple", ("normal", "easy"), "normal"),
        Option.of(say, "open_hands", ("off", "on"), "off", seats=range(2, 7)),
        Option.of(say, "temple_row", ("grow", "fill"), "grow"),
    ),
)

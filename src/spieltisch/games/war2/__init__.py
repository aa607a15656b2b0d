"""War 2.0: conquer a world map with cards that all can count but none can read."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined
from spieltisch.games.war2 import rules, words
from spieltisch.games.war2.maps import FEWEST, MOST, YELLOW

# For everybody the units of the set-up, then the longest turns (E8): six marches of six sources with twenty units each.
MOST_TURNS, MOST_CLICKS = 23, 739


def _census(s: rules.State) -> dict[str, int]:
    """Units and cards of every player, and the tiles; a tile held twice or without units changes a count."""
    units, held = s.units.tolist(), [joined(s.held[seat]) for seat in range(s.seats)]
    counts = {f"tiles with {face}": s.face.tolist().count(face) for face in range(YELLOW + 1)}
    counts["tiles held without units or by two"] = sum(
        1 for tile, n in enumerate(units) if (n > 0) != (sum(tiles >> tile & 1 for tiles in held) == 1)
    )
    for seat, tiles in enumerate(held):
        on_map = sum(n for tile, n in enumerate(units) if tiles >> tile & 1)
        cards = (s.hand[seat], s.discard[seat], (1 << (rules.ASIDE - s.taken[seat])) - 1)
        counts[f"units of {seat}"] = on_map + s.reserve[seat]
        counts[f"cards of {seat}"] = sum(part.bit_count() for part in cards)
        counts[f"different cards of {seat}"] = (cards[0] | cards[1] | cards[2]).bit_count()
    return counts


GAME = Game(
    __name__,
    version=1,
    seats=range(FEWEST, MOST + 1),
    minutes=45,
    mode=Mode.TURNS,
    kinds=(GameKind.DUEL, GameKind.BLUFF),
    difficulty=3,
    family="Green Box",
    longest=lambda seats, options: seats * (rules.START_UNITS + MOST_TURNS * MOST_CLICKS),
    points=(0, 71),  # twenty territories, among them all symbols thrice
    census=_census,
    final=lambda before, after, seat, move: before.phase == rules.DEFENDING,  # both cards are seen
    options=(Option.of(words.say, "map", ("grid", "archipelago", "ring", "two_worlds"), "grid"),),
)

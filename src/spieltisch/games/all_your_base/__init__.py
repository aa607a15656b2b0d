"""All Your Base: build a base, fit it out, and pass the rest of your cards to the left."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.all_your_base import rules, words

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Everybody plays ten or nine cards a phase, and keeps two after every round but the last."""
    short = seats == 2 or (seats == 3 and options["three"] == "short")
    each = 10 + 4 * 2 if short else (9 if seats == 6 else 10) + 3 * 2
    return rules.PHASES * each * seats


def _census(s: rules.State) -> dict[str, int]:
    """All cards, cubes and tiles wherever they are; whatever is in two places at once changes a count."""
    seats = range(s.seats)
    places = [joined(s.hand[seat]) for seat in seats] + [joined(s.pile), joined(s.removed), joined(s.discard)]
    installed = [card for card in s.software.tolist() if card != rules.NO_CARD]
    cards = [card for place in places for card in members(place)] + installed
    later = rules.IN_GAME[0, 0] ^ rules.in_game(s)
    tiles = [tile for seat in seats for tile in members(joined(s.base[seat]))]
    return {
        "cards": len(cards) + len(members(later)),
        "different cards": len(set(cards) | set(members(later))),
        "cubes": sum(s.supply.tolist()) + sum(sum(row) for row in s.cubes.tolist()),
        "tiles": sum(s.stack.tolist()) + len(tiles),
        "different tiles": sum(s.stack.tolist()) + len(set(tiles)),
    }


# Ten cards a phase: as software each is worth six points at most, as hardware three in its own and every later phase.
_MOST_POINTS = 60 + (30 + 60) + (60 + 60)

GAME = Game(
    __name__,
    version=1,
    seats=range(2, 7),
    minutes=40,
    mode=Mode.TURNS,
    kinds=(GameKind.BUILDING,),
    difficulty=3,
    family="Green Box",
    longest=_longest,
    points=(0, _MOST_POINTS),
    census=_census,
    options=(
        Option.of(say, "three", ("standard", "short"), "standard", seats=range(3, 4)),
        Option.of(say, "advanced", ("off", "on"), "off", seats=range(2, 5)),
        Option.of(say, "order", ("turns", "together"), "turns", modes={"together": Mode.TOGETHER}),
        Option.of(say, "software", ("gathered", "stays"), "gathered"),
    ),
)

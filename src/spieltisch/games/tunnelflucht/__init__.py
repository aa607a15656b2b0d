"""Tunnelflucht: pirates race through a tunnel of 36 tiles."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined, size
from spieltisch.games.tunnelflucht import rules, words

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Basic: every pirate goes tile by tile. Extended: three actions in every turn (E3)."""
    if options["rules"] == "extended":
        return rules.LAST_TURN * rules.ACTIONS * seats
    cubes = rules.BASIC_PIRATES if options["cubes"] == "auto" else int(options["cubes"])
    return rules.OUT * cubes * seats


def _census(s: rules.State) -> dict[str, int]:
    """Tiles, pirates and cards, and that what is noted twice agrees."""
    crews = [s.crew[seat].tolist() for seat in range(s.seats)]
    on = [sum(1 << at for at in range(rules.OUT) if crew[at]) for crew in crews]
    few = sum(1 << at for at in range(1, rules.OUT) if sum(crew[at] for crew in crews) in (1, 2))
    return {
        "tiles": sum(size(joined(s.tiles[symbol])) for symbol in range(rules.SYMBOLS)),
        "pirates": sum(map(sum, crews)),
        "cards": s.pile + sum(s.held.tolist()) + rules.number(s.discard),
        "seats whose positions are noted wrongly": sum(on[i] != joined(s.on[i]) for i in range(s.seats)),
        "tiles with one or two pirates noted wrongly": size(few ^ joined(s.few)),
    }


GAME = Game(
    __name__,
    version=1,
    seats=range(2, rules.MOST_SEATS + 1),
    minutes=15,
    mode=Mode.TURNS,
    kinds=(GameKind.RACE,),
    difficulty=1,
    family="Green Box",
    longest=_longest,
    points=(0, rules.EXTENDED_PIRATES),
    census=_census,
    # Whatever brings cards stands; in the basic game that is every move.
    final=lambda before, after, seat, move: words.is_basic(before) or rules.BACK <= move != rules.STOP,
    options=(
        Option.of(say, "rules", ("basic", "extended"), "basic"),
        Option.of(say, "cubes", ("auto", *range(1, rules.EXTENDED_PIRATES + 1)), "auto"),
        Option.of(say, "hand", range(1, 7), 3),
        Option.of(say, "blocking", ("others", "all"), "others"),
    ),
)

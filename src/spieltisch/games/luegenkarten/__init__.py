"""Lügenkarten: liar's dice with cards."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import size
from spieltisch.games.luegenkarten import rules, words

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """A round for every cube but the last, each with every bid there is, a call, a deal and a joker choice (E4)."""
    cubes = rules.START_CUBES[1 if options["cubes"] == "hand" else 0, seats]
    most_cards = max(players * min(rules.CAP[players], cubes) for players in range(2, seats + 1))
    others = 3 if options["joker_choice"] == "on" else 2
    return (seats * cubes - 1) * (rules.TILES * most_cards + others)


def _census(s: rules.State) -> dict[str, int]:
    """Cubes held and given up, the six tiles, and cards that are missing or in two hands."""
    cards_held = sum(size(rules.hand_of(s, seat)) for seat in range(s.seats))
    return {
        "cubes": sum(s.cubes.tolist()) + s.box,
        "different tiles": len(set(s.row.tolist())),
        "cards missing": s.dealt - cards_held,
        "cards in two hands": cards_held - size(rules.all_hands(s)),
    }


GAME = Game(
    __name__,
    version=2,
    seats=range(3, 11),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.BLUFF,),
    difficulty=1,
    family="Green Box",
    longest=_longest,
    points=(0, 5),
    census=_census,
    final=lambda before, after, seat, move: move == rules.LIAR,  # a call stands: hands were seen
    options=(
        Option.of(say, "joker_choice", ("off", "on"), "off"),
        Option.of(say, "cubes", ("five", "hand"), "five", seats=range(8, 11)),
    ),
)

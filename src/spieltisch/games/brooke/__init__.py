"""Brooke: two players fight with dice for island cards that turn over."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option
from spieltisch.engine.kernel.bits import count
from spieltisch.games.brooke import kit, rules, words

say = words.say

# Four rounds with up to six dice for both: each may be a placement, an action and a correction; three times NEXT.
_LONGEST = rules.ROUNDS * 2 * rules.DICE * 3 + rules.ROUNDS - 1


def _census(s: rules.State) -> dict[str, int]:
    """Cards and dice, and that what is noted twice agrees."""
    done = s.won[rules.BLUE] | s.won[rules.RED] | s.tied
    lying = 0 if s.phase in (rules.BETWEEN, rules.OVER) else sum(1 << card for card in s.card.tolist())
    parts = [s.pile, lying, s.won[rules.BLUE], s.won[rules.RED], s.tied]
    found = {"cards": sum(map(count, parts)), "different cards": count(s.pile | lying | done)}
    for colour, name in enumerate(("blue", "red")):
        dice = s.dice[colour].tolist()
        found[f"{name} dice"] = s.supply[colour] + s.reserve[colour] + sum(dice)
        values = [sum(v * n for v, n in enumerate(dice[i : i + 6], 1)) for i in (0, 6, 12)]
        found[f"{name} totals noted wrongly"] = sum(a != b for a, b in zip(values, s.total[colour], strict=True))
        cells = sum(1 << cell for cell, n in enumerate(dice) if n)
        found[f"{name} cells noted wrongly"] = count(cells ^ s.there[colour])
    return found


GAME = Game(
    __name__,
    version=1,
    seats=range(2, 3),
    minutes=15,
    mode=Mode.TURNS,
    kinds=(GameKind.DUEL,),
    difficulty=2,
    family="Die kleinen Feinen",
    longest=lambda seats, options: _LONGEST,
    points=(0, rules.CARDS),
    census=_census,
    options=(
        Option("cards", say("option-cards"), kit.INSTALLED, kit.OWN),
        Option.of(say, "limit", ("owned", "placed"), "owned"),
        Option.of(say, "start", ("random", "blue", "red"), "random"),
    ),
)

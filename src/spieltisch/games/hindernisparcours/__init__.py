"""Hindernisparcours: through walls and arrows with three cards planned in secret."""

from spieltisch.engine.driving.game import Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.games.hindernisparcours import rules, words

# In a turn everybody has two draws, four cards of the plan, six movements, three uses and three stops (E5).
MOST_OF_A_TURN = 18


def _census(s: rules.State) -> dict[str, int]:
    """Cards wherever they lie, and runners; a card in two places or in none changes a count."""
    discard = joined(s.discard)
    cards = members(discard) + members(rules.ALL_CARDS ^ joined(s.away))
    cards += members(rules.LEAF_CARDS) if s.seats == 2 else []
    cards += [card for card in s.display.tolist() if card != rules.NO_CARD]
    for seat in range(s.seats):
        cards += members(joined(s.hand[seat]))
        if s.phase in (rules.PLAN, rules.ACT):
            plan = [*s.plan[seat].tolist(), s.thrown[seat]]
            cards += [card for card in plan if card != rules.NO_CARD and not discard >> card & 1]
    return {
        "cards": len(cards),
        "different cards": len(set(cards)),
        "runners": sum(0 <= s.at[seat] < rules.PLACES for seat in range(s.seats)),
        "cards counted in hands": sum(s.held[seat] - joined(s.hand[seat]).bit_count() for seat in range(s.seats)),
    }


GAME = Game(
    __name__,
    version=3,
    seats=range(2, 5),
    minutes=30,
    mode=Mode.TOGETHER,
    kinds=(GameKind.RACE, GameKind.BLUFF),
    difficulty=3,
    family="Green Box",
    longest=lambda seats, options: rules.LAST_TURN * MOST_OF_A_TURN * seats,
    points=(0, 1),
    census=_census,
    final=lambda before, after, seat, move: before.phase == rules.PLAN,  # a plan that was sent stands
    options=(Option.of(words.say, "course", ("two_walls", "serpentine", "stepping_stones"), "two_walls"),),
)

"""Hindernisparcours: through walls and arrows with three cards planned in secret."""

from spieltisch.engine.game import Chosen, Game, Mode, Option
from spieltisch.engine.sets import joined
from spieltisch.games.green_box.deck import CARDS
from spieltisch.games.hindernisparcours import rules, words

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """In every turn two draws, four cards of the plan, six movements, three uses and three stops (E5)."""
    return rules.LAST_TURN * 18 * seats


def _census(s: rules.State) -> dict[str, int]:
    """Cards wherever they lie, and runners; a card in two places or in none changes a count."""
    discard = joined(s.discard)
    lying = [card for card in s.display.tolist() if card != rules.NO_CARD]
    for seat in range(s.seats):
        lying += [card for card in range(CARDS) if joined(s.hand[seat]) >> card & 1]
        if s.phase in (rules.PLAN, rules.ACT):
            plan = [*s.plan[seat].tolist(), s.thrown[seat]]
            lying += [card for card in plan if card != rules.NO_CARD and not discard >> card & 1]
    out = rules.LEAF_CARDS if s.seats == 2 else 0
    places = [out, discard, rules.ALL_CARDS ^ joined(s.away), sum(1 << card for card in set(lying))]
    together = 0
    for cards in places:
        together |= cards
    return {
        "cards": len(lying) + sum(cards.bit_count() for cards in places[:3]),
        "different cards": together.bit_count(),
        "runners": sum(0 <= s.at[seat] < rules.PLACES for seat in range(s.seats)),
        "cards counted in hands": sum(s.held[seat] - joined(s.hand[seat]).bit_count() for seat in range(s.seats)),
    }


def _final(before: rules.State, after: rules.State, seat: int, move: int) -> bool:
    """A plan that was sent stands."""
    return before.phase == rules.PLAN


GAME = Game(
    __name__,
    version=2,
    seats=range(2, 5),
    minutes=30,
    mode=Mode.TOGETHER,
    family="Green Box",
    longest=_longest,
    points=(0, 1),
    census=_census,
    final=_final,
    options=(Option.of(say, "course", ("two_walls", "serpentine", "stepping_stones"), "two_walls"),),
)

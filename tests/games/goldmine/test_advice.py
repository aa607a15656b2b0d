"""What Goldmine tells bots: the equilibrium of two."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spieltisch.engine.driving.advice import Candidate, Effort
from spieltisch.engine.kernel.sets import joined, split
from spieltisch.games.goldmine import GAME, advice
from spieltisch.games.goldmine.rules import LEAVE, STAY, State
from spieltisch.games.green_box.deck import CARDS, SYMBOL
from spieltisch.lab.arena import compete
from tests.games.goldmine.positions import cave, start, view

MASTER = Effort(4, 1.0)


def considered(s: State, seat: int = 0) -> dict[int, Candidate]:
    """What is thought of each move."""
    found = advice.consider(view(s, seat), seat, MASTER, lambda: False)
    assert found is not None
    assert sum(c.share for c in found) == pytest.approx(1)
    assert all(0 <= c.chance <= 1 and 0 <= c.share <= 1 for c in found)
    return {c.move: c for c in found}


def test_chances_are_fair_turn_round_with_the_lead_and_grow_with_it() -> None:
    _, _, after = advice.solved()
    for chances in after.tolist():
        assert chances[advice.EDGE] == pytest.approx(0.5)
        assert [a + b for a, b in zip(chances, reversed(chances), strict=True)] == pytest.approx([1] * advice.LEADS)
        assert all(a <= b + 1e-6 for a, b in pairwise(chances))


def test_nobody_leaves_before_the_third_card_while_nothing_is_at_risk() -> None:
    assert considered(start(2))[STAY].share == 1
    assert considered(cave("wheel 1", "arrow 2", inside="AB"))[STAY].share == 1


def test_alone_in_the_last_cave_one_leaves_with_gold_enough_to_win() -> None:
    s = cave("wheel 6", "wheel 5", "drop 6", inside="AB", bank=[0, 12], hand=[13, 0], number=4)
    s.inside = 0b01
    found = considered(s)
    assert found[LEAVE].share == 1
    assert found[LEAVE].chance == 1


def test_alone_in_the_last_cave_one_stays_while_leaving_would_lose() -> None:
    s = cave("wheel 6", "wheel 5", "drop 6", inside="AB", bank=[0, 20], hand=[13, 0], number=4)
    s.inside = 0b01
    found = considered(s)
    assert found[STAY].share == 1
    assert found[LEAVE].chance == 0


def test_who_leads_in_the_last_cave_follows_out_and_who_is_behind_stays() -> None:
    """With five symbols seen twice the next card most likely ends it."""
    row = [f"{symbol} {n}" for symbol in ("wheel", "drop", "arrow", "hammer", "circles") for n in (1, 2)]
    s = cave(*row, inside="AB", bank=[16, 10], number=4)
    assert considered(s, 0)[LEAVE].chance > 0.9
    assert considered(s, 1)[STAY].chance > considered(s, 1)[LEAVE].chance


@pytest.mark.parametrize("lead", [-6, -3, -1, 1, 4])
def test_in_equilibrium_no_move_that_is_made_is_worse_than_the_other(lead: int) -> None:
    for cards in range(3, 8):
        row = ("wheel 3", "wheel 5", "drop 1", "arrow 1", "arrow 6", "drop 3", "hammer 2")[:cards]
        found = considered(cave(*row, inside="AB", bank=[10 + lead, 10], number=3))
        best = max(c.chance for c in found.values())
        assert all(c.share < 1e-9 or c.chance == pytest.approx(best, abs=1e-6) for c in found.values())


def test_the_two_seats_agree_about_the_chances() -> None:
    s = cave("wheel 3", "wheel 5", "drop 1", "arrow 1", "arrow 6", inside="AB", bank=[12, 9], number=2)
    best = [max(c.chance for c in considered(s, seat).values()) for seat in range(2)]
    assert sum(best) == pytest.approx(1, abs=1e-6)


def test_cards_of_earlier_caves_are_counted_where_they_stay_out() -> None:
    """All other wheels and drops are gone: two of them are no danger."""
    row = ("wheel 6", "wheel 5", "drop 6", "drop 4")
    risky = cave(*row, inside="AB", bank=[0, 14], hand=[12, 0], number=4, reshuffle="no")
    risky.inside = 0b01
    safe = risky.copy()
    for card in range(CARDS):
        if SYMBOL[card] in (SYMBOL[safe.row[0]], SYMBOL[safe.row[2]]):
            split(safe.turned, joined(safe.turned) | 1 << card)
    assert considered(safe)[STAY].chance > considered(risky)[STAY].chance + 0.1


def test_more_than_two_are_left_to_the_search() -> None:
    assert advice.consider(view(start(3), 0), 0, MASTER, lambda: False) is None


def test_the_equilibrium_beats_chance() -> None:
    result = compete(GAME, ["master", "random"], 60, workers=1)
    assert result.standings[0].rate > 0.9

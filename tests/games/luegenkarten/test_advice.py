"""What Lügenkarten tells bots: how likely bids hold."""

from __future__ import annotations

from math import comb

import pytest

from spieltisch.engine.kernel.record import Record
from spieltisch.games.luegenkarten import GAME, advice
from spieltisch.games.luegenkarten.rules import lowest_bid, moves
from spieltisch.lab.arena import compete
from tests.games.luegenkarten.positions import number_of, table


def holds(s: Record, seat: int, bid: str) -> float:
    return advice.holds(s, seat, number_of(s, bid) - lowest_bid(s))  # type: ignore[arg-type]


def weighed(s: Record, seat: int) -> dict[int, float]:
    out = [0] * GAME.most_moves
    n = moves(s, seat, out)  # type: ignore[arg-type]
    weights = [0.0] * n
    advice.weigh(s, seat, out, n, weights)  # type: ignore[arg-type]
    return dict(zip(out[:n], weights, strict=True))


@pytest.mark.parametrize(("wanted", "cards", "share"), [(1, 4, 1 / 6), (3, 8, 1 / 3), (5, 9, 1 / 6), (4, 4, 1 / 3)])
def test_chances_are_those_of_independent_cards(wanted: int, cards: int, share: float) -> None:
    exact = sum(comb(cards, k) * share**k * (1 - share) ** (cards - k) for k in range(wanted, cards + 1))
    assert advice.at_least(wanted, cards, share) == pytest.approx(exact)


def test_what_the_own_hand_shows_holds_and_what_nobody_can_have_does_not() -> None:
    s = table(["3 arrow, drop", "2 wheel", "2 drop"])
    assert holds(s, 0, "3 arrow") == 1
    assert holds(s, 0, "8 arrow") == 0
    assert 0 < holds(s, 0, "4 arrow") < 1


def test_jokers_count_for_all_but_themselves() -> None:
    s = table(["2 hammer, arrow", "2 wheel", "2 drop"])  # hammer is the joker
    assert holds(s, 0, "3 arrow") == 1
    assert holds(s, 0, "3 hammer") < 1


def test_a_bold_bid_is_doubted_and_a_safe_one_is_not() -> None:
    bold = table(["2 wheel", "2 arrow", "2 drop"], bid=(4, "arrow"))
    safe = table(["3 arrow, wheel", "arrow, drop", "2 drop"], bid=(2, "arrow"))
    assert max(weighed(bold, 0), key=weighed(bold, 0).__getitem__) == number_of(bold, "liar")
    assert weighed(safe, 0)[number_of(safe, "liar")] < 0.05


def test_all_weights_are_positive() -> None:
    for s in (table(["2 wheel", "arrow", "drop"]), table(["2 wheel", "arrow", "drop"], bid=(1, "arrow"))):
        assert all(weight > 0 for weight in weighed(s, s.turn).values())


def test_chances_follow_the_cubes_and_add_up() -> None:
    s = table(["2 wheel", "arrow", "drop"], cubes=[4, 2, 1])
    values = [0.0] * 3
    advice.judge(s, [], values)
    assert sum(values) == pytest.approx(1)
    assert values[0] > values[1] > values[2] > 0


def test_with_advice_few_trials_beat_chance() -> None:
    result = compete(GAME, ["random", "strong,iterations=40"], 12, 3, workers=1)
    assert result.duels[0, 1] < 0.3

"""What Wacklige Warte tells bots: what a cube, an aim and a card promise."""

from __future__ import annotations

import pytest

from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.wacklige_warte import GAME, advice, rules
from spieltisch.games.wacklige_warte.rules import State
from spieltisch.lab.arena import compete
from tests.games.wacklige_warte.positions import dealt, hold


def weighed(s: State, seat: int = 0) -> dict[int, float]:
    out = [0] * GAME.most_moves
    n = rules.moves(s, seat, out)
    weights = [0.0] * n
    advice.weigh(s, seat, out, n, weights)
    return dict(zip(out[:n], weights, strict=True))


def building() -> State:
    """The first turn after everybody has founded a tower."""
    s = dealt()
    while s.phase == rules.FOUNDING:
        seat = rules.actors(s).bit_length() - 1
        out = [0] * GAME.most_moves
        rules.moves(s, seat, out)
        rules.play(s, seat, out[0])
    return s


def turn_of(s: State) -> int:
    return rules.actors(s).bit_length() - 1


def test_looking_ahead_changes_nothing() -> None:
    s = building()
    before = s.array.tobytes()
    weighed(s, turn_of(s))
    assert s.array.tobytes() == before


def test_the_plumb_aim_is_the_best() -> None:
    s = building()
    seat = turn_of(s)
    while s.phase == rules.BUILDING:
        rules.play(s, seat, next(iter(weighed(s, seat))))
    assert s.phase == rules.AIMING
    weights = weighed(s, seat)
    assert max(weights, key=weights.__getitem__) == rules.plumb_move(s)


def test_a_card_is_worth_its_number_and_more_in_a_set() -> None:
    s = building()
    card = 0
    alone = advice.worth(s, 0, card)
    hold(s, 0, [other for other in range(1, 54) if SYMBOL[other] == SYMBOL[card]][:2])
    assert advice.worth(s, 0, card) > alone >= NUMBER[card]


def test_weights_are_positive_and_chances_add_up() -> None:
    s = building()
    assert all(weight > 0 for weight in weighed(s, turn_of(s)).values())
    hold(s, 1, [5, 6, 7])
    values = [0.0] * s.seats
    advice.judge(s, [0] * s.seats, values)
    assert sum(values) == pytest.approx(1)
    assert values[1] > values[0] > 0


def test_with_advice_few_trials_beat_chance() -> None:
    result = compete(GAME, ["random", "strong,iterations=20"], 4, workers=1)
    assert result.duels[0, 1] == 0

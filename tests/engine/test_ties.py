"""What decides between equal points counts alike in simulations and for a referee."""

from __future__ import annotations

import pytest

from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.playouts import last_records, simulate
from spieltisch.engine.driving.referee import Referee

GAMES = 400


def test_simulations_count_the_winners_that_a_referee_names() -> None:
    tied = game("granatensalat")
    referee = Referee(tied)
    ends = [tied.state.of(end.tobytes()) for end in last_records(tied, GAMES, seats=3, seed=8)]
    winners = [referee.winners(end) for end in ends]
    results = simulate(tied, GAMES, seats=3, seed=8, threads=1)
    assert results.best == [sum(seat in names for names in winners) / GAMES for seat in range(3)]
    assert results.shared == sum(len(names) > 1 for names in winners) / GAMES
    most = [referee.points(end).count(max(referee.points(end))) for end in ends]
    assert sum(n > 1 for n in most) > sum(len(names) > 1 for names in winners), "no tie was ever broken"


def test_without_a_rule_for_ties_equal_points_share_the_win() -> None:
    plain = game("othellino")
    s = plain.blank()
    plain.rules.deal(s)
    assert Referee(plain).points(s)[0] == Referee(plain).points(s)[1]
    assert Referee(plain).winners(s) == (0, 1)


def test_who_is_level_shares_the_better_place(monkeypatch: pytest.MonkeyPatch) -> None:
    referee = Referee(game("broom_service"))
    monkeypatch.setattr(referee, "standings", lambda _: [(5, 2), (9, 1), (5, 2), (9, 1), (5, 3)])
    assert referee.ranks(game("broom_service").blank(5)) == [4, 1, 4, 1, 3]

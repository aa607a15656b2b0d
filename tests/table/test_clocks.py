"""Thinking time."""

from __future__ import annotations

from spieltisch.table.clocks import Clocks
from spieltisch.table.messages import Clock


def test_a_total_clock_counts_only_the_own_time() -> None:
    clocks = Clocks.resumed(Clock("total", 10, 2), [10_000, 10_000, None], [0], now=0.0)
    assert clocks.shown(3.0) == [7.0, 10.0, None]
    clocks = clocks.moved(0, [1], now=3.0)
    assert clocks.shown(8.0) == [9.0, 5.0, None]
    assert clocks.deadline(1) == 13.0
    assert clocks.deadline(0) is None


def test_who_takes_over_from_a_bot_has_his_own_time_before_him() -> None:
    clocks = Clocks.resumed(Clock("total", 10), [10_000, None], [1], now=0.0).moved(1, [0], now=2.0)
    clocks = clocks.with_newcomers([10_000, 10_000], [0], now=5.0)
    assert clocks.shown(6.0) == [6.0, 10.0]
    assert clocks.with_newcomers([10_000, 10_000], [0], now=9.0) is clocks
    clocks = clocks.moved(0, [1], now=6.0)
    assert clocks.shown(7.0) == [6.0, 9.0]


def test_a_clock_per_move_starts_anew() -> None:
    clocks = Clocks.resumed(Clock("move", 10), [10_000, 10_000], [0, 1], now=0.0)
    clocks = clocks.moved(0, [0, 1], now=4.0)
    assert clocks.shown(5.0) == [9.0, 5.0]

"""Sets of up to 62 things, in records and as whole numbers."""

from __future__ import annotations

from collections import Counter

from hypothesis import given, strategies as st

from spieltisch.engine.kernel.record import Record, i32
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import any_of, first, joined, members, size, some_of, split

ANY_SET = st.integers(1, 2**62 - 1)


class Sample(Record):
    one = i32[2]
    several = i32[3, 2]


@given(ANY_SET)
def test_a_set_comes_out_of_a_record_as_it_went_in(things: int) -> None:
    s = Sample()
    split(s.one, things)
    split(s.several[2], things)
    assert joined(s.one) == joined(s.several[2]) == things
    assert joined(s.several[1]) == 0


@given(ANY_SET)
def test_members_are_counted_and_found(things: int) -> None:
    assert size(things) == len(members(things))
    assert first(things) == members(things)[0]
    assert sum(1 << thing for thing in members(things)) == things


def test_any_of_draws_every_member_equally_often() -> None:
    things = 1 | 1 << 30 | 1 << 31 | 1 << 61
    rng = [0] * 4
    sow(rng, 2, 0)
    drawn = Counter(any_of(rng, things) for _ in range(4000))
    assert set(drawn) == set(members(things))
    assert all(850 < n < 1150 for n in drawn.values())


def test_some_of_draws_different_members_each_equally_often() -> None:
    things = 1 | 1 << 30 | 1 << 31 | 1 << 61
    rng = [0] * 4
    sow(rng, 2, 0)
    parts = [some_of(rng, things, 3) for _ in range(4000)]
    assert all(size(part) == 3 and part & things == part for part in parts)
    drawn = Counter(thing for part in parts for thing in members(part))
    assert all(2850 < drawn[thing] < 3150 for thing in members(things))
    assert some_of(rng, things, 0) == 0

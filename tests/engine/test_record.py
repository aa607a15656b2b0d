"""Records: Python ints out, nothing that does not fit in, and plain bytes."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, strategies as st

from spieltisch.engine.kernel.record import Record, i8, i16, i32, u8, u16, u32


class Sample(Record):
    small = i8
    grid = i8[3, 4]
    cube = u8[2, 3, 2]
    words = u32[2]
    half = u16
    other = i16[5]
    whole = i32


def test_fields_start_at_zero_and_are_python_ints() -> None:
    s = Sample()
    assert (s.small, s.half, s.whole) == (0, 0, 0)
    assert type(s.small) is int
    assert type(s.grid[1, 2]) is int
    assert type(s.words[0]) is int


def test_every_byte_belongs_to_a_field_so_that_copies_are_whole() -> None:
    assert sum(Sample.dtype[name].itemsize for name in Sample.dtype.names or ()) == Sample.dtype.itemsize
    assert Sample.dtype.itemsize % 4 == 0
    for _ in range(200):
        assert bytes(Sample().copy()) == bytes(Sample())


@given(st.integers(-128, 127), st.integers(0, 2), st.integers(0, 3))
def test_what_is_put_in_comes_out(value: int, row: int, column: int) -> None:
    s = Sample()
    s.grid[row, column] = value
    assert s.grid[row, column] == value
    assert s.grid[row][column] == value
    assert s.grid.tolist()[row][column] == value
    assert sum(abs(v) for line in s.grid.tolist() for v in line) == abs(value)


@given(st.integers())
def test_values_that_do_not_fit_are_refused(value: int) -> None:
    s = Sample()
    if -128 <= value <= 127:
        s.small = value
        assert s.small == value
    else:
        with pytest.raises((ValueError, OverflowError, TypeError)):
            s.small = value


@pytest.mark.parametrize("place", [(-1, 0), (3, 0), (0, 4), (0, -1)])
def test_places_outside_an_array_are_refused(place: tuple[int, int]) -> None:
    with pytest.raises(IndexError):
        Sample().grid[place]
    with pytest.raises(IndexError):
        Sample().words[-1]
    with pytest.raises(IndexError):
        Sample().words[2]


def test_arrays_cannot_be_replaced_as_a_whole() -> None:
    with pytest.raises(TypeError):
        Sample().grid = 3


def test_three_dimensions_work() -> None:
    s = Sample()
    s.cube[1, 2, 1] = 9
    assert s.cube[1][2][1] == 9
    assert s.cube[1].tolist() == [[0, 0], [0, 0], [0, 9]]


def test_bytes_make_the_same_record_again() -> None:
    s = Sample()
    s.whole = -5
    s.words[1] = 0xFFFFFFFF
    again = Sample.of(bytes(s))
    assert again == s
    assert (again.whole, again.words[1]) == (-5, 0xFFFFFFFF)
    again.whole = 1
    assert s.whole == -5


def test_a_record_shares_the_memory_of_its_array() -> None:
    array = np.zeros(1, Sample.dtype)
    Sample(array).half = 7
    assert array[0]["half"] == 7


def test_copies_are_independent() -> None:
    s = Sample()
    t = s.copy()
    t.small = 1
    assert s.small == 0

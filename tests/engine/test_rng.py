"""The generator: the published algorithm, fair draws, the same in every mode."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given, strategies as st

from spieltisch.engine.kernel.bits import count, lowest, nth
from spieltisch.engine.kernel.rng import mix, next_word, shuffle, sow, uniform


def rotated(x: int, k: int) -> int:
    return ((x << k) | (x >> (32 - k))) & 0xFFFFFFFF


def reference(state: list[int]) -> int:
    """xoshiro128** 1.1 step by step, as it is defined."""
    result = rotated(state[1] * 5 & 0xFFFFFFFF, 7) * 9 & 0xFFFFFFFF
    t = state[1] << 9 & 0xFFFFFFFF
    state[2] ^= state[0]
    state[3] ^= state[1]
    state[1] ^= state[2]
    state[0] ^= state[3]
    state[2] ^= t
    state[3] = rotated(state[3], 11)
    return result


@given(st.lists(st.integers(0, 2**32 - 1), min_size=4, max_size=4))
def test_the_generator_is_xoshiro128starstar(state: list[int]) -> None:
    ours, theirs = list(state), list(state)
    for _ in range(20):
        assert next_word(ours) == reference(theirs)
    assert ours == theirs


def sown(number: int) -> list[int]:
    rng = [0] * 4
    sow(rng, 1, number)
    return rng


@pytest.mark.parametrize("n", [1, 2, 3, 6, 54, 1000])
def test_uniform_draws_every_number_equally_often(n: int) -> None:
    rng = sown(n)
    draws = 200 * min(n, 60)
    seen = Counter(uniform(rng, n) for _ in range(draws))
    assert min(seen) >= 0
    assert max(seen) < n
    if n <= 60:
        expected = draws / n
        chi2 = sum((seen[k] - expected) ** 2 / expected for k in range(n))
        assert chi2 < n + 5 * (2 * n) ** 0.5 + 5


def test_uniform_rejects_what_would_be_unfair() -> None:
    n = 3 << 29  # a quarter of all words must be drawn again
    rng = sown(5)
    low = sum(uniform(rng, n) < n // 3 for _ in range(3000))
    assert 900 < low < 1100


def test_shuffle_makes_every_order_equally_likely() -> None:
    rng = sown(6)
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        cells = [0, 1, 2, 3]
        shuffle(rng, cells, 4)
        seen[tuple(cells)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert sum((k - 100) ** 2 / 100 for k in seen.values()) < 60


def test_neighbouring_numbers_sow_unrelated_generators() -> None:
    words = {next_word(sown(number)) for number in range(5000)}
    assert len(words) > 4990


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
def test_mix_tells_words_apart(a: int, b: int) -> None:
    assert (mix(a) == mix(b)) == (a == b)
    assert 0 <= mix(a) < 2**32


@given(st.integers(1, 2**32 - 1))
def test_bits_are_counted_and_found(x: int) -> None:
    places = [i for i in range(32) if x >> i & 1]
    assert count(x) == len(places)
    assert lowest(x) == places[0]
    assert [nth(x, n) for n in range(len(places))] == places

"""Everything that games promise, tried in a random game of every case, which is played once."""

from __future__ import annotations

import pytest

from tests.suite import rules, scenes, telling, words
from tests.suite.cases import PROMISES, Case, cases

PARTS = {part.__name__.rpartition(".")[2]: part.__name__ for part in (rules, telling, words, scenes)}


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("case", cases(), ids=str)
def test_promises_are_kept(case: Case, part: str, subtests: pytest.Subtests) -> None:
    for promise in PROMISES:
        if promise.__module__ == PARTS[part]:
            with subtests.test(promise.__name__):
                promise(case)

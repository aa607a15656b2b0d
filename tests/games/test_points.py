"""The page's tests judge points by what the rules say today."""

from __future__ import annotations

import pytest

from tests.games.points import FILE, points_text


@pytest.mark.skipif(not FILE.exists(), reason="the page is not here")
def test_the_points_of_the_page_s_tests_are_up_to_date() -> None:
    assert points_text() == FILE.read_text("utf-8"), f"{FILE.name} has changed: see `make golden`"

"""Pieces that hop, in a real browser: their ways are shown in the hand, and only then does a press mean a move."""

from __future__ import annotations

from typing import Any

from tests.browser.test_maps import HOT_SEAT

ENDS = "[data-place].usable.strong"


def test_a_piece_is_taken_up_shows_its_hops_and_leaves_a_trail(page: Any, url: str) -> None:
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(HOT_SEAT, 'halma')}")
    page.wait_for_selector("[data-piece].usable")
    camp = "red" if page.locator("[data-piece=red-a1]").count() else "yellow"
    page.locator("[data-place=c3]").click()
    assert not page.locator(".piece.held").count()
    page.locator(f"[data-piece={camp}-a1]").click()
    page.wait_for_selector(".piece.held")
    assert page.locator(ENDS).evaluate_all("all => all.map((place) => place.dataset.place)") == ["c3"]
    assert page.locator(".hops .hop").count() == 1
    page.locator("[data-place=h8]").click()
    page.locator(".float", has_text="not possible there").wait_for()
    assert page.locator(f"[data-piece={camp}-a1].held").count() == 1
    page.locator(f"[data-piece={camp}-b2]").click()
    assert page.locator(ENDS).count() == 3
    page.locator(f"[data-piece={camp}-a1]").click()
    page.locator("[data-place=c3]").click()
    page.wait_for_selector(f"[data-piece={camp}-c3]")
    assert page.locator(".hops .trail").count() == 1

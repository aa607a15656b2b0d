"""Looking back after a reload, and watching, in a real browser."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import DESK, opened
from tests.browser.test_page import PLACES, faults, play_now

DISCS = "document.querySelectorAll('.board [data-piece]').length"


def test_after_a_reload_the_past_can_be_stepped_through(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    for turn in (1, 2):
        page.locator(PLACES).first.click()
        page.locator(".story li").nth(2 * turn).wait_for()
        page.wait_for_selector(f"{PLACES}, .end")
    discs = page.evaluate(DISCS)
    page.reload()
    page.wait_for_selector(PLACES)
    page.get_by_role("button", name="Since your last move").click()
    page.get_by_text("You see how it was.").wait_for()
    page.wait_for_function(f"() => {DISCS} < {discs}")
    since = page.evaluate(DISCS)
    page.get_by_role("button", name="Step back").click()
    page.wait_for_function(f"() => {DISCS} < {since}")
    page.get_by_role("button", name="Step forward").click()
    page.wait_for_function(f"() => {DISCS} === {since}")
    page.get_by_role("button", name="To now").click()
    page.wait_for_selector(PLACES)
    assert page.evaluate(DISCS) == discs


def test_who_watches_is_told_so_and_has_no_last_move(browser: Any, page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    for watcher in opened(browser, viewport=DESK, locale="en-GB"):
        watcher.goto(page.url)
        watcher.locator(".prompt", has_text="You are watching").wait_for()
        assert watcher.get_by_role("button", name="Step back").count() == 1
        assert watcher.get_by_role("button", name="Since your last move").count() == 0
        assert watcher.locator(".story .new").count() == 0
        assert faults(watcher) == []

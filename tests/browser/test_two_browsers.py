"""Two people at two browsers, one of them with a line that breaks again and again."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.browser.line import line_to
from tests.browser.playing import LONG_ENOUGH, OVER, TARGETS, play_with_pointer
from tests.browser.test_page import faults, play_now


def met(page: Any, phone: Any, url: str, away: str, game: str) -> None:
    """Open a table on the desk, come by the link on the phone, start."""
    page.goto(url)
    page.locator(".box", has=page.locator(f'a[href="/g/{game}"]')).get_by_text("With friends").click()
    page.wait_for_selector("svg[role=img]")
    phone.goto(page.url.replace(url, away))
    phone.get_by_text("Hier sitzen").first.click()
    page.locator("button.go.big:enabled").click()
    page.wait_for_selector(".table")
    phone.wait_for_selector(".table")


@pytest.mark.parametrize("game", ["othellino", "speedy"])
def test_two_browsers_to_the_end_over_a_line_that_breaks(game: str, page: Any, phone: Any, url: str) -> None:
    with line_to(url) as line:
        met(page, phone, url, line.url, game)
        chance = random.Random(3)
        end, presses, cuts = time.monotonic() + LONG_ENOUGH, 0, 0
        while not (page.locator(OVER).count() and phone.locator(OVER).count()):
            assert time.monotonic() < end, "the game did not end"
            if targets := page.evaluate(TARGETS):
                page.mouse.click(*chance.choice(targets)[:2])
            if targets := phone.evaluate(TARGETS):
                presses += 1
                broken = presses in (2, 4, 7)
                if broken:
                    line.cut()
                    cuts += 1
                phone.touchscreen.tap(*chance.choice(targets)[:2])  # into the void if broken: it is sent again later
                if broken:
                    phone.wait_for_timeout(200)
                    line.mend()
            phone.wait_for_timeout(15)
        ours, theirs = (sorted(one.locator(f"{OVER} li strong").all_inner_texts()) for one in (page, phone))
        assert cuts > 0
        assert [text.split()[0] for text in ours] == [text.split()[0] for text in theirs]


def test_lobby_replay_verify_and_settings_are_accessible(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".box", has=page.locator('a[href="/g/othellino"]')).get_by_text("With friends").click()
    page.wait_for_selector("svg[role=img]")
    assert faults(page) == []
    page.goto(f"{url}/verify")
    page.wait_for_selector("h1")
    assert faults(page) == []
    page.goto(f"{url}/nowhere/at/all")
    page.wait_for_selector("h1")
    assert faults(page) == []


def test_one_browser_plays_both_seats(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".box", has=page.locator('a[href="/g/othellino"]')).get_by_text("With friends").click()
    page.get_by_text("Sit here too").click()
    page.locator("button.go.big:enabled").click()
    page.wait_for_selector(".table")
    assert play_with_pointer(page) > 20
    assert page.locator(f"{OVER} li").count() == 2


def test_replay_and_settings_are_accessible_and_named(page: Any, phone: Any, url: str) -> None:
    play_now(page, url, "goldmine")
    play_with_pointer(page)
    page.locator('.end a[href^="/r/"]').first.click()
    page.wait_for_selector(".replay")
    page.wait_for_function("() => document.title.includes('Gold Mine')")
    assert faults(page) == []
    phone.goto(page.url)
    phone.wait_for_selector(".replay")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(phone) == []
    page.goto(url)
    page.get_by_role("button", name="Settings").click()
    page.wait_for_selector("dialog[open]")
    assert faults(page) == []

"""Two people at two browsers, one of them with a line that breaks again and again."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.browser.line import line_to
from tests.browser.playing import LONG_ENOUGH, OVER, TARGETS, play_with_pointer
from tests.browser.test_page import faults


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
        end, cuts = time.monotonic() + LONG_ENOUGH, 0
        while not (page.locator(OVER).count() and phone.locator(OVER).count()):
            assert time.monotonic() < end, "the game did not end"
            for one, press in ((page, page.mouse.click), (phone, phone.touchscreen.tap)):
                if targets := one.evaluate(TARGETS):
                    press(*chance.choice(targets))
                one.wait_for_timeout(15)
            if cuts < 4 and chance.random() < 0.12:
                cuts += 1
                line.cut()
                if targets := phone.evaluate(TARGETS):  # a move into the void: it is sent again later
                    phone.touchscreen.tap(*chance.choice(targets))
                phone.wait_for_timeout(200)
                line.mend()
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

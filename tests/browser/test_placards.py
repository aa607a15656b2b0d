"""Placards, dice that are set, and figures in a real browser: both sides of a table that two people share."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.playing import TARGETS, at_rest
from tests.browser.test_maps import HOT_SEAT, LINES
from tests.browser.test_page import faults, play_now

GAME = "brooke"
ROLLED = '.own [data-piece^="rolled-"]'
SIDES = '.own [data-piece^="side-"].usable'
LEFT = "(place) => document.querySelector(`[data-place=${place}]`).getBoundingClientRect().x"
TOP = "(place) => document.querySelector(`[data-place=${place}]`).getBoundingClientRect().y"


def sit_down(page: Any, url: str) -> None:
    """Both seats at one screen: whoever acts sees the table from his side."""
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(HOT_SEAT, GAME)}")
    page.wait_for_selector(f"{ROLLED}.usable")
    at_rest(page)


def press_on(page: Any, until: str) -> None:
    """Press what invites it until something is there."""
    for _ in range(120):
        if page.locator(until).count():
            return at_rest(page)
        if targets := page.evaluate(TARGETS):
            page.mouse.click(*targets[0][:2])
        page.wait_for_timeout(60)
    pytest.fail(f"{until} does not come")


def test_a_held_die_tells_totals_on_every_card_and_is_put_down(page: Any, url: str) -> None:
    sit_down(page, url)
    before = page.evaluate(LINES)
    assert page.locator(".brings").count() == 0
    page.locator(f"{ROLLED} .hit").click()
    assert page.locator(".brings").count() == 3
    page.locator('[data-place="B"]').dispatch_event("click")
    page.wait_for_function(f"(n) => {LINES} > n", arg=before)
    assert page.locator('[data-piece*="-B-"], [data-piece*="-A-"], [data-piece*="-C-"]').count() == 1


def test_each_player_sits_on_his_own_side(page: Any, url: str) -> None:
    sit_down(page, url)
    mine = page.locator(ROLLED).get_attribute("data-piece").removeprefix("rolled-")
    theirs = {"blue": "red", "red": "blue"}[mine]
    for near, far in ((mine, theirs), (theirs, mine)):
        press_on(page, f'.own [data-piece="rolled-{near}"].usable')
        assert (page.evaluate(LEFT, "A") < page.evaluate(LEFT, "C")) == (near == "blue")
        assert page.evaluate(TOP, f"sum-{far}-B") < page.evaluate(TOP, f"sum-{near}-B")


def test_a_side_is_chosen_by_a_click_or_carried(page: Any, url: str) -> None:
    sit_down(page, url)
    press_on(page, SIDES)
    page.locator('[data-piece="side-3"] .hit').click()
    page.locator('[data-piece="side-2"] .hit').click()
    assert page.locator('[data-piece="side-2"].held').count() == 1
    page.keyboard.press("Escape")
    start, end = (page.locator(at).bounding_box() for at in ('[data-piece="side-2"] .hit', '[data-place="B"]'))
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    assert page.locator(".brings").count() == 3
    page.mouse.up()
    page.locator(".story li", has_text="a 2 at B").first.wait_for()


def test_the_gauge_tells_sum_and_limit(page: Any, url: str) -> None:
    sit_down(page, url)
    assert page.locator(".own .read").text_content() == "0 / 15"
    press_on(page, SIDES)
    have, most = map(int, page.locator(".own .read").text_content().split(" / "))
    assert 0 < have <= most
    assert most in (15, 16)


def test_a_card_is_told_the_right_way_up(page: Any, url: str) -> None:
    sit_down(page, url)
    title = page.locator('[data-at="B"] title').text_content()
    assert title.startswith("Card B: ")
    assert "Other side: " in title
    box = page.locator('[data-at="B"] .hit').bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.locator(".float, .bubble", has_text="Card B: ").first.wait_for()
    page.mouse.up()
    assert page.locator('[data-piece*="-B-"]').count() == 0


def test_the_table_is_accessible(page: Any, url: str) -> None:
    sit_down(page, url)
    page.locator(f"{ROLLED} .hit").click()
    assert faults(page) == []


def test_on_a_phone_cards_fill_the_width_and_sides_suit_a_thumb(phone: Any, url: str) -> None:
    play_now(phone, url, GAME)
    phone.wait_for_selector(f"{ROLLED}.usable")
    at_rest(phone)
    cards = [phone.locator(f'[data-place="{name}"]').bounding_box() for name in "ABC"]
    assert len({round(card["y"]) for card in cards}) == 1
    assert sum(card["width"] for card in cards) > 330
    assert phone.locator(f"{ROLLED} .hit").bounding_box()["width"] >= 40
    assert faults(phone) == []

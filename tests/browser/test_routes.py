"""A route in a real browser: what a card would do is shown, and a pirate is moved by either handle."""

from __future__ import annotations

from typing import Any

from tests.browser.playing import at_rest
from tests.browser.test_maps import HOT_SEAT, LINES

GAME = "tunnelflucht"
CARD = '[data-piece^="hand-"].usable'
TOP = "(place) => document.querySelector(`[data-place=${place}]`).getBoundingClientRect().y"


def sit_down(page: Any, url: str) -> None:
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(HOT_SEAT, GAME)}")
    page.wait_for_selector(CARD)
    at_rest(page)


def play_a_card(page: Any) -> None:
    """A card with the pirates at the start, the only place where it can go."""
    before = page.evaluate(LINES)
    page.locator(CARD).first.click()
    page.wait_for_function(f"(n) => {LINES} > n", arg=before)
    page.wait_for_selector(CARD)


def test_pointing_at_a_card_shows_where_it_leads(page: Any, url: str) -> None:
    sit_down(page, url)
    assert page.locator(".marks .ghost").count() == 0
    page.locator(CARD).first.hover()
    page.locator(".marks .ghost").first.wait_for()


def test_a_press_on_a_tile_takes_up_the_pirate_and_another_one_moves_him(page: Any, url: str) -> None:
    sit_down(page, url)
    play_a_card(page)
    play_a_card(page)
    before = page.evaluate(LINES)
    tile = page.locator('[data-piece^="tile-"][data-carrier]').first
    pirate, left = tile.get_attribute("data-carrier"), tile.get_attribute("data-at")
    box = tile.bounding_box()
    page.mouse.click(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.2)
    page.wait_for_function(f"(n) => {LINES} > n || document.querySelector('.piece.held')", arg=before)
    if page.locator(".piece.held").count():
        assert page.locator(".piece.held").get_attribute("data-piece") == pirate
        assert page.locator(".marks .ghost").count() > 0
        page.locator("[data-place].usable.strong").first.click(force=True)
    page.wait_for_function(f"(n) => {LINES} > n", arg=before)
    assert page.locator(f'[data-piece="{pirate}"][data-at="{left}"]').count() == 0


def test_the_tunnel_is_arranged_for_the_screen(page: Any, phone: Any, url: str) -> None:
    sit_down(page, url)
    assert page.evaluate(TOP, "t1") == page.evaluate(TOP, "t12") < page.evaluate(TOP, "t13")
    sit_down(phone, url)
    assert phone.evaluate(TOP, "t1") == phone.evaluate(TOP, "t6") < phone.evaluate(TOP, "t7")

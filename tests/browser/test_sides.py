"""A tile with two sides and a board that roams, in a real browser."""

from __future__ import annotations

from typing import Any

from tests.browser.test_page import faults, play_now

HAND = '.own [data-piece^="tile-"]'
CELLS = "[data-place].usable"
TURNED = '.own [data-piece$="-closed"]'


def on_turn(page: Any, url: str) -> None:
    """Wait until the first own tile is drawn."""
    play_now(page, url, "sohn_des_kark")
    page.wait_for_selector(f"{HAND}.usable")


def test_a_tile_is_turned_over_in_the_hand_and_laid_closed(page: Any, url: str) -> None:
    on_turn(page, url)
    page.locator(f"{HAND} .hit").click()
    open_cells = page.locator(CELLS).count()
    page.locator(f"{HAND} .hit").click()
    page.wait_for_selector(TURNED)
    assert page.locator(CELLS).count() < open_cells
    page.locator(f"{HAND} .hit").click()
    page.wait_for_selector(TURNED, state="detached")
    assert page.locator(CELLS).count() == open_cells
    page.locator(f"{HAND} .hit").click()
    page.wait_for_selector(TURNED)
    assert faults(page) == []
    page.locator(CELLS).first.click()
    page.locator(".ghost .hit").first.click()
    page.locator(".story li", has_text="a tile closed on").first.wait_for()


def test_a_cell_that_is_pressed_offers_both_sides(page: Any, url: str) -> None:
    on_turn(page, url)
    page.locator(f"{CELLS}:not(:has(.caption))").first.click()
    assert page.locator(".choice button").all_inner_texts() == ["open", "closed"]
    page.locator(".choice button").last.click()
    page.wait_for_selector(".ghost")
    page.keyboard.press("n")
    page.wait_for_selector(".ghost", state="detached")


def test_a_placement_can_be_taken_back_before_the_cube(page: Any, url: str) -> None:
    on_turn(page, url)
    page.locator(CELLS).first.click()
    if page.locator(".choice").count():
        page.locator(".choice button").first.click()
    page.wait_for_selector(".ghost")
    page.get_by_role("button", name="Take back").click()
    page.wait_for_selector(f"{HAND}.usable")
    assert not page.locator(".ghost").count()


def test_on_a_phone_cubes_have_buttons(phone: Any, url: str) -> None:
    on_turn(phone, url)
    phone.locator(CELLS).first.click()
    if phone.locator(".choice").count():
        phone.locator(".choice button").first.click()
    phone.locator(".dock button", has_text="Markt: ").click()
    phone.wait_for_selector(".ghost", state="detached")
    assert phone.locator(".board .area").evaluate("area => area.scrollWidth >= area.clientWidth")
    assert faults(phone) == []

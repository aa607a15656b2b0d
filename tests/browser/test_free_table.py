"""A free table in a real browser: any point by mouse, by dragging, by keys and with a finger."""

from __future__ import annotations

import cmath
from typing import Any

from tests.browser.playing import at_rest, own_turn
from tests.browser.test_page import faults, play_now

SOLDIER = "[data-free] [data-piece].usable"
GAME = "granatensalat"


def my_turn(page: Any, url: str) -> None:
    """A table at which it is one's own turn to step; mines are declined until then."""
    play_now(page, url, GAME)
    own_turn(page, SOLDIER, answer="n")
    at_rest(page)


def middle(page: Any, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def own_piece(page: Any) -> str:
    return str(page.locator(SOLDIER).first.get_attribute("data-piece"))


def stood_at(page: Any, piece: str) -> str:
    return str(page.locator(f'[data-piece="{piece}"]').get_attribute("data-at"))


def gone_from(page: Any, piece: str, before: str) -> None:
    """Wait until a piece does not stand where it stood."""
    elsewhere = "([piece, at]) => document.querySelector(`[data-piece='${piece}']`)?.dataset.at !== at"
    page.wait_for_function(elsewhere, arg=[piece, before])


def good_point(page: Any, piece: str) -> tuple[float, float]:
    """A point of the screen that the mark, put there, calls good; the piece must be held."""
    x, y = middle(page, f'[data-piece="{piece}"]')
    reach = page.locator("[data-reach]").bounding_box()["width"] / 2
    for dx, dy in ((0.6, 0), (-0.6, 0), (0, 0.6), (0, -0.6), (0.4, 0.4), (-0.4, -0.4), (0.4, -0.4), (-0.4, 0.4)):
        page.mouse.move(x + dx * reach, y + dy * reach)
        page.wait_for_timeout(50)
        if page.locator("[data-free] .mark.good").count():
            return x + dx * reach, y + dy * reach
    raise AssertionError("there is no room around the soldier")


def empty_point(page: Any, x: float, y: float) -> tuple[float, float]:
    """A point of the table within the reach around a point of the screen, with room for a soldier (a quarter of it)."""
    table = page.locator("[data-free]").bounding_box()
    reach = page.locator("[data-reach]").bounding_box()["width"] / 2
    boxes = [piece.bounding_box() for piece in page.locator("[data-free] [data-piece]").all()]
    taken = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes]
    for way in range(72):
        turn = cmath.rect((0.8, 0.6, 0.45)[way // 24] * reach, way * 2 * cmath.pi / 24)
        there = x + turn.real, y + turn.imag
        inside = all(0.1 * reach < there[i] - table["xy"[i]] < table["width"] - 0.1 * reach for i in range(2))
        if inside and all(abs(complex(*there) - complex(*other)) > 0.25 * reach for other in taken):
            return there
    raise AssertionError("there is no room around the soldier")


def test_a_soldier_steps_where_one_clicks(page: Any, url: str) -> None:
    my_turn(page, url)
    piece = own_piece(page)
    before = stood_at(page, piece)
    page.mouse.click(*middle(page, f'[data-piece="{piece}"]'))
    page.mouse.click(*good_point(page, piece))
    gone_from(page, piece, before)


def test_a_soldier_is_dragged_where_it_shall_stand(page: Any, url: str) -> None:
    my_turn(page, url)
    piece = own_piece(page)
    before = stood_at(page, piece)
    start = middle(page, f'[data-piece="{piece}"]')
    page.mouse.click(*start)
    goal = good_point(page, piece)
    page.keyboard.press("Escape")
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 8, start[1] + 8)
    page.mouse.move(*goal)
    page.mouse.up()
    gone_from(page, piece, before)


def test_arrows_choose_a_point_and_enter_sets_it(page: Any, url: str) -> None:
    my_turn(page, url)
    piece = own_piece(page)
    before = stood_at(page, piece)
    page.locator(f'[data-piece="{piece}"] .hit').focus()
    page.keyboard.press("Enter")
    assert page.locator("[data-reach]").count() == 1
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        page.keyboard.press(key)
        page.keyboard.press(key)
        page.keyboard.press("Shift+ArrowRight")
        if page.locator("[data-free] .mark.good").count():
            break
    page.keyboard.press("Enter")
    gone_from(page, piece, before)


def test_a_point_that_is_not_good_says_why(page: Any, url: str) -> None:
    my_turn(page, url)
    piece = own_piece(page)
    page.mouse.click(*middle(page, f'[data-piece="{piece}"]'))
    box = page.locator("[data-free]").bounding_box()
    page.mouse.click(box["x"] + 3, box["y"] + 3)
    page.get_by_text("60 mm at most").first.wait_for()


def test_a_finger_first_shows_the_point_and_then_sets_it(phone: Any, url: str) -> None:
    my_turn(phone, url)
    piece = own_piece(phone)
    before = stood_at(phone, piece)
    phone.touchscreen.tap(*middle(phone, f'[data-piece="{piece}"]'))
    at_rest(phone)  # there may be a button more
    wanted = empty_point(phone, *middle(phone, f'[data-piece="{piece}"]'))
    phone.touchscreen.tap(*wanted)
    phone.locator("[data-free] .mark.good").wait_for()
    shown = middle(phone, "[data-free] .mark.good")
    assert abs(complex(*shown) - complex(*wanted)) < 2, "the mark lies beside the finger"
    assert stood_at(phone, piece) == before
    phone.get_by_role("button", name="Hierher").tap()
    gone_from(phone, piece, before)


def test_a_free_table_is_accessible_while_something_is_carried(page: Any, url: str) -> None:
    my_turn(page, url)
    assert faults(page) == []
    page.mouse.click(*middle(page, f'[data-piece="{own_piece(page)}"]'))
    assert faults(page) == []

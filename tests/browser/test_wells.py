"""A well in a real browser: the ghost goes where the hand, the keys or a finger want it, and only where it may lie."""

from __future__ import annotations

from typing import Any

from tests.browser.playing import at_rest
from tests.browser.test_page import faults

GAME = "brikks"
GHOST = ".surface"
SHAPES = "[data-zone=sheet-0] .shape"
ALONE = """async (game) => {
  await fetch("/api/me");
  const wish = { game, seats: 1, options: {}, quick: true };
  const made = await fetch("/api/tables", {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(wish) });
  return (await made.json()).id;
}"""


def first_block(page: Any, url: str) -> None:
    """A table for one at which a square is about to fall: nine places, a column apart."""
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(ALONE, GAME)}")
    page.locator("[data-place=field-20].usable").wait_for()
    at_rest(page)
    box = page.locator("[data-place=field-20]").bounding_box()
    press(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_selector(GHOST)
    at_rest(page)


def press(page: Any, x: float, y: float) -> None:
    finger = page.evaluate("matchMedia('(pointer: coarse)').matches")
    (page.touchscreen.tap if finger else page.mouse.click)(x, y)


def column(page: Any, n: float, row: float = 8) -> tuple[float, float]:
    """The point of the screen n columns from the left and so many rows from the bottom."""
    box = page.locator(GHOST).bounding_box()
    cell = box["width"] / 10
    return box["x"] + n * cell, box["y"] + box["height"] - row * cell


def aimed(page: Any) -> str:
    return str(page.locator(GHOST).get_attribute("data-place"))


def left_edges(page: Any) -> list[int]:
    """The columns in which the shapes of the well begin."""
    page.wait_for_selector(SHAPES)
    return page.locator(SHAPES).evaluate_all(
        "all => all.map((one) => Math.min(...[...one.querySelectorAll('.face')].map((f) => f.x.baseVal.value)) / 100)"
    )


def test_the_ghost_follows_the_mouse_and_a_click_drops_it(page: Any, url: str) -> None:
    first_block(page, url)
    assert aimed(page) == "land-4"
    page.mouse.move(*column(page, 1.2))
    assert aimed(page) == "land-0"
    page.mouse.move(*column(page, 8.1))
    assert aimed(page) == "land-7"
    page.mouse.click(*column(page, 8.1))
    assert left_edges(page) == [7]


def test_arrows_move_the_ghost_and_enter_drops_it(page: Any, url: str) -> None:
    first_block(page, url)
    page.evaluate("document.activeElement.blur()")
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
    assert aimed(page) == "land-5"
    page.keyboard.press("Enter")
    assert left_edges(page) == [5]


def test_a_finger_taps_once_to_look_and_twice_to_drop(phone: Any, url: str) -> None:
    first_block(phone, url)
    phone.touchscreen.tap(*column(phone, 3))
    assert aimed(phone) == "land-2"
    assert not phone.locator(SHAPES).count()
    phone.touchscreen.tap(*column(phone, 3))
    assert left_edges(phone) == [2]


def test_a_finger_drags_it_and_lets_go(phone: Any, url: str) -> None:
    first_block(phone, url)
    line = phone.context.new_cdp_session(phone)
    points = [column(phone, n) for n in (2, 4, 6, 7.1)]
    for kind, where in zip(("touchStart", *["touchMove"] * 3), points, strict=True):
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": where[0], "y": where[1]}]})
    phone.wait_for_selector(f"{GHOST}[data-place=land-6]")
    assert not phone.locator(SHAPES).count()
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert left_edges(phone) == [6]


def test_another_block_may_be_taken_and_what_falls_is_accessible(page: Any, url: str) -> None:
    first_block(page, url)
    assert faults(page) == []
    page.keyboard.press("z")
    page.locator("[data-place=field-0].usable").wait_for()
    assert not page.locator(GHOST).count()


def test_a_small_sheet_is_enlarged(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".box", has=page.locator(f'a[href="/g/{GAME}"]')).locator("button.go").click()
    small = page.locator(".others [data-zone]").first
    small.wait_for()
    at_rest(page)
    width = small.bounding_box()["width"]
    page.locator(".others .opens").first.click()
    assert page.locator("dialog[open] [data-zone]").bounding_box()["width"] > 4 * width
    page.keyboard.press("Escape")
    assert not page.locator("dialog[open]").count()


def test_a_bomb_goes_off(page: Any, url: str) -> None:
    first_block(page, url)
    page.keyboard.press("Enter")
    page.get_by_role("button", name="roll", exact=False).first.wait_for()
    page.keyboard.press("r")
    page.locator("[data-piece=bomb-0].usable").wait_for()
    assert page.locator("[data-piece=bomb-0] .cross").count() == 0
    page.evaluate(
        """() => {
          const bang = document.querySelector("[data-piece=bomb-0] .bang");
          const animate = bang.animate;
          bang.animate = (...how) => ((window.banged = true), animate.apply(bang, how));
        }"""
    )
    page.keyboard.press("b")
    page.locator("[data-piece=bomb-0] .cross").wait_for()
    assert page.evaluate("window.banged")

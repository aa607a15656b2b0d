"""A map in a real browser: land is pressed anywhere, and its army is taken up."""

from __future__ import annotations

from typing import Any

from tests.browser.test_page import play_now

# Where in the viewport the name of a region stands: on land, away from its pieces.
CORNER = """(place) => {
  const r = document.querySelector(`[data-place="${place}"] .name`).getBoundingClientRect();
  return [r.x + r.width + 3, r.y - 1];
}"""


def test_a_press_on_land_places_a_unit_and_takes_up_an_army(page: Any, url: str) -> None:
    play_now(page, url, "war2")
    for _ in range(6):
        page.wait_for_selector(".prompt.mine")
        where = page.locator("[data-place].usable").first.get_attribute("data-place")
        before = page.locator(".story li").count()
        page.mouse.click(*page.evaluate(CORNER, where))
        page.wait_for_function("(n) => document.querySelectorAll('.story li').length > n", arg=before)
    page.wait_for_selector("[data-zone^=cards] .usable")
    page.locator("[data-zone^=cards] .usable").last.click()
    page.wait_for_selector("[data-place=march].usable, [data-place=reinforce].usable, .dock .buttons button")
    page.locator("[data-zone^=cards] .usable").first.click()
    page.locator("[data-place=march].usable").click()
    army = page.locator("[data-place][data-carrier]").first
    page.mouse.click(*page.evaluate(CORNER, army.get_attribute("data-place")))
    page.wait_for_selector(".piece.held")
    assert page.locator("[data-place].usable").count() > 0

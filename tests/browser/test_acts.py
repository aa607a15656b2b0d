"""What the rules told is seen in a real browser: arrows that fly, a tower that falls."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.playing import TARGETS
from tests.browser.test_maps import HOT_SEAT

# Counts the arrows that are set in motion, and lets towers be drawn flat.
WATCH = """
  window.flown = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...motion) {
    window.flown += this.classList.contains("arrow");
    return animate.apply(this, motion);
  };
  HTMLCanvasElement.prototype.getContext = () => null;
"""
LONG_ENOUGH = 1000  # presses
ARROWS = 6
FALLEN = "has fallen"
CUBES = '.towers svg g[class^="c-"]'


def table(page: Any, url: str, game: str) -> None:
    page.add_init_script(WATCH)
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(HOT_SEAT, game)}")
    page.wait_for_selector(".prompt.mine")


def press_anything(page: Any, chance: random.Random) -> None:
    """Press something that invites it."""
    if page.locator(".table.moment").count():
        page.keyboard.press("Escape")
    if targets := page.evaluate(TARGETS):
        x, y, _ = chance.choice(targets)
        page.mouse.click(x, y)
    page.wait_for_timeout(30)


def test_all_arrows_of_a_volley_fly_once(page: Any, url: str) -> None:
    table(page, url, "hindernisparcours")
    chance = random.Random(3)
    for _ in range(LONG_ENOUGH):
        if page.evaluate("window.flown"):
            break
        press_anything(page, chance)
    page.wait_for_timeout(3000)
    assert page.evaluate("window.flown") == ARROWS


def test_a_tower_that_fell_lies_there_until_it_is_built_anew(page: Any, url: str) -> None:
    table(page, url, "wacklige_warte")
    chance = random.Random(1)
    for _ in range(LONG_ENOUGH):
        if FALLEN in page.locator(".prompt").inner_text():
            break
        if page.locator(".aim").count():
            for _ in range(12):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
            page.wait_for_timeout(100)
        else:
            press_anything(page, chance)
    lying = page.locator(CUBES).count()
    page.reload()
    page.wait_for_selector(".prompt.mine")
    assert page.locator(CUBES).count() == lying
    while FALLEN in page.locator(".prompt").inner_text():
        press_anything(page, chance)
    assert page.locator(CUBES).count() < lying

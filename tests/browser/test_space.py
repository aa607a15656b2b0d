"""Space in a real browser: leaps are shown, ships run along their path, a held card shows what it could do."""

from __future__ import annotations

from typing import Any

from tests.browser.test_maps import HOT_SEAT
from tests.browser.test_page import faults

DIE = '[data-piece="die"].usable .hit'
CARDS = '[data-piece^="card-"].usable'

# Presses the die and collects where a ship was seen on its way.
ROLL = """async () => {
  const ships = () => [...document.querySelectorAll("svg.sky .ship")].map((ship) => ship.getBoundingClientRect());
  document.querySelector('[data-piece="die"].usable .hit').dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const seen = new Set();
  for (let quiet = 0; quiet < 20 || !seen.size; quiet = ships().length ? 0 : quiet + 1) {
    for (const { x, y } of ships()) seen.add(`${Math.round(x)} ${Math.round(y)}`);
    await new Promise(requestAnimationFrame);
  }
  return seen.size;
}"""


def table(page: Any, url: str) -> None:
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(HOT_SEAT, 'wurmloch')}")
    page.wait_for_selector(DIE)


def choosing(page: Any) -> None:
    """Roll until a card may be played."""
    while not page.locator(CARDS).count():
        if page.locator(DIE).count():
            page.locator(DIE).click()
        page.wait_for_timeout(50)


def test_a_ship_is_seen_on_its_way(page: Any, url: str) -> None:
    table(page, url)
    assert page.evaluate(ROLL) > 3


def test_pointing_at_a_vortex_shows_where_it_leads(page: Any, url: str) -> None:
    table(page, url)
    assert page.locator(".leaps .line").count() == 0
    page.locator(".look.vortex").first.hover(force=True)
    page.locator(".leaps .line").wait_for(state="attached")
    page.locator(".look.planet").first.hover(force=True)
    page.locator(".leaps .line").wait_for(state="detached")


def test_a_held_card_shows_both_targets_and_what_follows(page: Any, url: str) -> None:
    table(page, url)
    choosing(page)
    card = page.locator(CARDS).first
    card.locator(".hit").click()
    page.mouse.move(2, 2)
    page.wait_for_selector(".piece.held")
    assert page.locator("[data-place].usable.strong").count() == 2
    jumps = page.locator("[data-place].usable.strong:has(.look.vortex)").count()
    assert page.locator(".leaps .line").count() == jumps
    assert page.locator('[data-piece^="crate-"] .halo.strong').count() <= 2 - jumps
    assert page.locator('[data-piece^="ship-"] .halo.strong').count() == 1
    assert faults(page) == []
    told = page.locator(".story li").count()
    page.locator("[data-place].usable.strong").first.click(force=True)
    page.wait_for_function("(n) => document.querySelectorAll('.story li').length > n", arg=told)

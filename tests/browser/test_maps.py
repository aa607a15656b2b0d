"""A map in a real browser: land is pressed anywhere, and its army is taken up."""

from __future__ import annotations

from typing import Any

# A table with one person on both seats: nobody moves in between.
HOT_SEAT = """async (game) => {
  const post = async (path, body) => (await fetch(path, {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();
  await fetch("/api/me");
  const { id, seats } = await post("/api/tables", { game, seats: 2 });
  for (const _ of seats.filter((seat) => seat.kind === "open")) {
    await post(`/api/tables/${id}/wish`, { action: "join" });
  }
  await post(`/api/tables/${id}/wish`, { action: "start" });
  return id;
}"""

# Beside the name of a region: on its land, away from its pieces.
CORNER = """(place) => {
  const r = document.querySelector(`[data-place="${place}"] .name`).getBoundingClientRect();
  return [r.x + r.width + 3, r.y - 1];
}"""

LINES = "document.querySelectorAll('.story li').length"
UNITS = 12


def press_land(page: Any, chosen: str) -> None:
    """Press a region beside its pieces and wait until it is told of, or its army is in the hand."""
    before = page.evaluate(LINES)
    place = page.locator(chosen).first.get_attribute("data-place")
    page.mouse.click(*page.evaluate(CORNER, place))
    page.wait_for_function(f"(n) => {LINES} > n || document.querySelector('.piece.held')", arg=before)


def test_a_press_on_land_places_a_unit_and_takes_up_an_army(page: Any, url: str) -> None:
    page.goto(url)
    page.goto(f"{url}/t/{page.evaluate(HOT_SEAT, 'war2')}")
    for _ in range(UNITS):
        page.wait_for_selector("[data-place].usable")
        press_land(page, "[data-place].usable")
    page.get_by_text("Open your turn").wait_for()
    page.locator("[data-zone^=cards] .usable").last.click()
    page.get_by_text("actions left").wait_for()
    page.locator("[data-zone^=cards] .usable").last.click()
    page.locator("[data-place=march].strong").click()
    page.get_by_text("Done marching").wait_for()
    army = page.locator("[data-place][data-carrier]").first.get_attribute("data-carrier")
    press_land(page, "[data-place][data-carrier]")
    held = page.locator(".piece.held")
    assert not held.count() or held.get_attribute("data-piece") == army
    assert page.locator("[data-place].usable").count() > 0

"""A race between two browsers: what one does is seen by the other at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_page import faults

GAME = "brawl"
SOON = 100  # milliseconds from the press in one browser to the change in the other
ENOUGH, MOST = 8, 60  # so many presses must be seen as soon, of so many: the machine may be busy with other things

# When the own hand was pressed last, and when the other's drawn card came or went, on the clock of the machine.
PRESSED = """() => addEventListener("pointerdown", () => {
  window.pressed = performance.timeOrigin + performance.now();
}, true)"""
WATCH = """() => {
  const drawn = () => document.querySelectorAll('[data-piece="held-0"]').length;
  let before = drawn();
  new MutationObserver(() => {
    if (drawn() === before) return;
    before = drawn();
    window.seen = [...(window.seen ?? []), performance.timeOrigin + performance.now()];
  }).observe(document.querySelector(".table"), { subtree: true, childList: true, attributes: true });
}"""


@pytest.fixture
def racing(page: Any, phone: Any, url: str) -> tuple[Any, Any]:
    """A desk and a phone at a table in real time, both ready."""
    page.goto(url)
    page.locator(".box").first.wait_for()
    table = page.evaluate(
        """async (game) => {
          await fetch("/api/me");
          const options = { mode: "tournament", decks: "random" };
          const body = JSON.stringify({ game, seats: 2, options });
          const headers = { "content-type": "application/json" };
          return (await fetch("/api/tables", { method: "POST", headers, body })).json();
        }""",
        GAME,
    )
    page.goto(f"{url}/t/{table['id']}")
    page.get_by_text("Sit here").first.click()
    phone.goto(f"{url}/t/{table['id']}")
    phone.get_by_text("Hier sitzen").first.click()
    page.locator("button.go.big:enabled").click()
    page.get_by_role("button", name="ready").click()
    phone.get_by_role("button", name="bereit").tap()
    page.locator('[data-piece="deck-0"].usable').wait_for()
    return page, phone


def middle(page: Any, place: str) -> tuple[float, float]:
    """The middle of a place, whatever lies on it."""
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def delay(page: Any, phone: Any, place: str) -> float:
    """The milliseconds from a press on a place to what the other sees of it."""
    known = phone.evaluate("(window.seen ?? []).length")
    page.mouse.click(*middle(page, place))
    phone.wait_for_function("known => (window.seen ?? []).length > known", arg=known, polling=5)
    return float(phone.evaluate("window.seen.at(-1)")) - float(page.evaluate("window.pressed"))


def test_a_move_is_seen_on_the_other_side_at_once(racing: tuple[Any, Any]) -> None:
    page, phone = racing
    page.evaluate(PRESSED)
    phone.evaluate(WATCH)
    found: list[float] = []
    while len(found) < MOST and not quick(found):
        found.append(delay(page, phone, "pile-0" if len(found) % 2 else "deck-0"))
        page.wait_for_timeout(30)
    assert quick(found), f"seen after {[round(one) for one in sorted(found)]} ms"


def quick(delays: list[float]) -> bool:
    """Whether several presses were seen soon."""
    return sum(one < SOON for one in delays) >= ENOUGH


def test_keys_draw_and_discard_while_the_other_plays(racing: tuple[Any, Any]) -> None:
    page, phone = racing
    for _ in range(3):
        page.keyboard.press("0")
        page.locator('[data-piece="held-0"]').wait_for()
        phone.touchscreen.tap(*middle(phone, "deck-1"))
        phone.locator('[data-piece="held-1"]').wait_for()
        page.keyboard.press("-")
        page.locator('[data-piece="held-0"]').wait_for(state="detached")
        phone.touchscreen.tap(*middle(phone, "pile-1"))
        phone.locator('[data-piece="held-1"]').wait_for(state="detached")
    assert page.locator('[data-piece="pile-0-2"]').count() == 1
    assert phone.locator('[data-piece="pile-1-2"]').count() == 1


def test_deck_lists_are_one_tap_away_on_a_table_without_faults(racing: tuple[Any, Any]) -> None:
    page, phone = racing
    for one, name in ((page, "Look up"), (phone, "Nachschlagen")):
        assert faults(one) == []
        one.get_by_role("button", name=name).click()
        assert one.locator("dialog[open] [data-zone^=list]").count() == 2
        assert faults(one) == []
        one.keyboard.press("Escape")
        assert one.locator("dialog[open]").count() == 0

"""A plan in a real browser: laid ready, thought over, sent."""

from __future__ import annotations

from typing import Any

from tests.browser.test_page import faults, play_now

HAND = '[data-at^="hand-"].usable'

# In one go, so that nothing changes between looking and clicking.
TAKE = """() => document.querySelector('[data-at^="display-"].usable .hit')
  ?.dispatchEvent(new MouseEvent("click", { bubbles: true }))"""


def planning(page: Any, url: str) -> int:
    """Take cards until a plan is to be made; the own seat."""
    play_now(page, url, "hindernisparcours")
    while not page.locator(HAND).count():
        page.evaluate(TAKE)
        page.wait_for_timeout(50)
    zone = page.locator(".own [data-zone^=hand-]").get_attribute("data-zone")
    return int(zone.removeprefix("hand-"))


def test_a_plan_can_be_thought_over_before_it_is_sent(page: Any, url: str) -> None:
    seat = planning(page, url)
    laid = page.locator(f'.own [data-at^="plan-{seat}-"], .own [data-at="bin-{seat}"]')
    own_lines = page.locator(".story li", has_text="for step 1")
    told = own_lines.count()
    first = page.locator(HAND).first.get_attribute("data-piece")
    page.locator(HAND).first.locator(".hit").click()
    page.wait_for_selector(f'[data-piece="{first}"][data-at="plan-{seat}-0"]')
    page.locator(f'[data-piece="{first}"] .hit').click()
    page.wait_for_selector(f'[data-piece="{first}"][data-at^="hand-{seat}"]')
    for n in range(4):
        page.locator(HAND).nth(1).locator(".hit").click()
        page.wait_for_function(
            "([seat, n]) => document.querySelectorAll("
            "`.own [data-piece][data-at^='plan-${seat}-'], .own [data-piece][data-at='bin-${seat}']`).length === n",
            arg=[seat, n + 1],
        )
    assert laid.count() == 4
    assert own_lines.count() <= told + 1  # nobody but a bot may have laid a card
    assert faults(page) == []
    page.keyboard.press("p")
    page.locator(".story li", has_text="and is ready").first.wait_for()
    page.locator(".story li", has_text="Step 1:").first.wait_for()


def test_the_list_of_moves_plans_too(page: Any, url: str) -> None:
    planning(page, url)
    for _ in range(5):
        page.keyboard.press("m")
        page.wait_for_selector("dialog[open] li button")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".story li", has_text="Step 1:").first.wait_for()

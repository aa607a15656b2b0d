"""The shelf: what goes on, what is recommended, and what is looked for."""

from __future__ import annotations

import re
from typing import Any

from tests.browser.test_page import faults, play_now

SOON = 3000  # milliseconds, on a slow machine, until one can play

SHIFTS = """
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
"""

# How many titles and buttons of boxes are wider than their room.
CUT = """[...document.querySelectorAll(".box h2, .box button, .box a")]
  .filter((one) => one.scrollWidth > one.clientWidth + 1).length"""


def test_one_goes_on_with_what_one_was_playing(page: Any, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".box")
    assert page.get_by_role("heading", name="Go on playing").count() == 0
    play_now(page, url, "othellino")
    table = page.url
    page.goto(url)
    page.get_by_role("region", name="Go on playing").get_by_role("link", name="Othellino").click()
    page.wait_for_url(table)


def test_what_is_gone_is_not_gone_on_with(page: Any, url: str) -> None:
    page.goto(url)
    gone = '[{"id": "gone", "game": "othellino", "at": 1}]'
    page.evaluate("kept => localStorage.setItem('spieltisch.underway', kept)", gone)
    page.goto(url)
    page.wait_for_selector(".box")
    page.get_by_role("region", name="Go on playing").wait_for(state="detached")
    assert page.evaluate("localStorage.getItem('spieltisch.underway')") == "[]"


def test_a_lesson_that_was_begun_is_offered(page: Any, url: str) -> None:
    page.goto(url)
    page.evaluate(
        """localStorage.setItem("spieltisch.lessons", '{"goldmine": {"lesson": {"step": 2, "answers": []}}}')"""
    )
    page.goto(url)
    link = page.get_by_role("region", name="Go on playing").get_by_role("link")
    assert link.get_attribute("href") == "/l/goldmine"


def test_what_is_looked_for_stays_in_the_address(page: Any, url: str) -> None:
    page.goto(f"{url}/?kind=duel&players=2")
    page.wait_for_selector(".box")
    duels = page.locator(".box").count()
    assert page.get_by_role("button", name="Duel").get_attribute("aria-pressed") == "true"
    page.get_by_role("button", name="easy").press("Enter")
    page.wait_for_url(re.compile("difficulty=1"))
    assert 0 < page.locator(".box").count() < duels
    page.go_back()
    page.wait_for_url(re.compile(r"kind=duel&players=2$"))
    page.wait_for_function("duels => document.querySelectorAll('.box').length === duels", arg=duels)


def test_another_mode_is_one_click_away(page: Any, url: str) -> None:
    page.goto(url)
    page.get_by_role("button", name="Play now, in real time: Brawl").click()
    page.wait_for_selector(".table")
    mode = page.evaluate(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((t) => t.json()).then((t) => t.mode)"
    )
    assert mode == "race"


def test_the_recommended_game_is_seen_being_played(page: Any, url: str) -> None:
    page.goto(url)
    page.wait_for_selector(".show [data-place]")
    with page.expect_response(re.compile(r"/show\?ply=")):
        pass
    assert page.locator(".show").get_attribute("aria-hidden") == "true"
    assert faults(page) == []


def test_who_wants_no_motion_sees_one_picture(calm_page: Any, url: str) -> None:
    asked: list[str] = []
    calm_page.on("request", lambda request: asked.append(request.url))
    calm_page.goto(url)
    calm_page.wait_for_selector(".show [data-place]")
    calm_page.wait_for_timeout(2500)
    assert len([one for one in asked if "/show?" in one]) == 2


def test_nothing_moves_for_what_comes_later_and_one_can_play_soon(page: Any, url: str) -> None:
    page.add_init_script(SHIFTS)
    play_now(page, url, "othellino")
    page.goto(url)
    page.locator(".box button.go").first.click(trial=True)
    assert page.evaluate("performance.now()") < SOON
    page.wait_for_selector(".show [data-place]")
    page.wait_for_timeout(500)
    assert page.evaluate("window.shifted") < 0.05


def test_a_phone_shows_two_boxes_side_by_side(phone: Any, url: str) -> None:
    phone.goto(url)
    phone.wait_for_selector(".box")
    tops = phone.evaluate(
        "[...document.querySelectorAll('.box')].slice(0, 3).map((box) => box.getBoundingClientRect().top)"
    )
    assert tops[0] == tops[1] < tops[2]
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert phone.evaluate(CUT) == 0

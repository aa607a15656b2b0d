"""Every lesson in a real browser, from its first word to playing on."""

from __future__ import annotations

import re
from typing import Any

import pytest

from spieltisch.engine.driving import lesson as lessons
from spieltisch.engine.driving.game import Game, all_games, game
from tests.browser.test_page import faults

TAUGHT = [one for one in all_games() if lessons.lesson_of(one)]
SAMPLE = "goldmine"
COUNT = ".lesson .count"


def come_to(page: Any, step: int) -> None:
    """Wait until the lesson is at a step (from 1), and what is held to be seen is over."""
    page.wait_for_function(f"n => document.querySelector('{COUNT}')?.innerText.match(/\\d+/)[0] == n", arg=step)
    while page.locator(".forth").count():
        page.locator(".forth").first.click()
        page.wait_for_timeout(20)


def answer(page: Any) -> None:
    """Make the move that the hint names, by the list of moves; where one aims freely, have it shown."""
    page.get_by_role("button", name="Hint").wait_for()  # it is asked now
    page.keyboard.press("h")
    wanted = page.locator(".tips li .label").first.inner_text()
    page.keyboard.press("m")
    named = page.locator("dialog[open] li button", has_text=re.compile(f"^{re.escape(wanted)}$"))
    if page.locator("dialog[open]").count() and named.count():
        named.first.click()
    else:
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Show me").click()


@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)
def test_a_lesson_is_played_through(game: Game, calm_page: Any, url: str) -> None:
    page = calm_page
    page.goto(f"{url}/l/{game.id}")
    steps = lessons.known_lesson(game).steps
    for number, step in enumerate(steps, 1):
        come_to(page, number)
        if step.points:
            page.locator(".ring").first.wait_for()
        if step.asks:
            answer(page)
        elif number < len(steps):
            page.get_by_role("button", name="Next").click()
    page.get_by_role("button", name="Play on").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table")


def test_a_lesson_is_left_and_resumed_and_stepped_back(calm_page: Any, url: str) -> None:
    page = calm_page
    page.goto(url)
    page.get_by_role("link", name=re.compile("Learn: ?Gold Mine|Learn.*Gold Mine")).click()
    come_to(page, 1)
    page.get_by_role("button", name="Next").click()
    come_to(page, 2)
    page.reload()
    come_to(page, 2)
    page.get_by_role("button", name="Next").click()
    come_to(page, 3)
    page.keyboard.press("g")  # a wrong answer is told why
    page.get_by_text("There is more to be had: stay.").first.wait_for()
    page.keyboard.press("s")
    come_to(page, 4)
    page.get_by_role("button", name="One step back").click()
    come_to(page, 3)
    assert faults(page) == []
    page.get_by_role("link", name="Leave the lesson").click()
    page.wait_for_selector(".box")


def test_a_lesson_speaks_the_language_that_is_chosen(phone: Any, url: str) -> None:
    phone.goto(f"{url}/l/{SAMPLE}")
    come_to(phone, 1)
    assert phone.locator(".lesson .text p").first.inner_text() == lessons.book_of(game(SAMPLE))("aim").in_("de")
    assert faults(phone) == []


def test_who_is_new_is_offered_the_lesson_once_and_coached_at_first(calm_page: Any, url: str) -> None:
    page = calm_page
    page.goto(url)
    start = page.locator(".box", has=page.locator(f'a[href="/g/{SAMPLE}"]')).locator("button.go")
    start.click()
    page.get_by_role("button", name="No, thanks").click()
    page.get_by_text("Stay for more gold, or leave").first.wait_for()
    assert faults(page) == []
    page.keyboard.press("s")
    page.wait_for_function("!document.querySelector('.coach p')")
    page.goto(url)
    start.click()
    page.wait_for_selector(".dock .go")
    page.wait_for_timeout(300)
    assert page.locator(".coach p").count() == 0

"""Three friends, one of them on a phone: from the front page to the replay of what they have played."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import DESK, opened
from tests.browser.playing import LONG_ENOUGH, OVER, TARGETS

GAME = "tunnelflucht"
NOTES = ".story li.note"
LINES = ".story li:not(.note)"


@pytest.fixture
def friend(browser: Any) -> Iterator[Any]:
    """The desk of a second friend."""
    yield from opened(browser, viewport=DESK, locale="en-GB")


def call_oneself(page: Any, url: str, name: str) -> None:
    """Take a name on the front page."""
    page.goto(url)
    page.get_by_role("button", name=re.compile("Settings|Einstellungen")).click()
    page.locator("dialog[open] input[type=text]").fill(name)
    with page.expect_response(lambda reply: reply.url.endswith("/api/me") and reply.request.method == "PUT") as reply:
        page.locator("dialog[open] form button").click()
    assert reply.value.ok
    page.keyboard.press("Escape")


def press_something(page: Any, chance: random.Random) -> None:
    """One press on what invites it, if anything does."""
    if targets := page.evaluate(TARGETS):
        x, y, _ = chance.choice(targets)
        press = page.touchscreen.tap if page.evaluate("matchMedia('(pointer: coarse)').matches") else page.mouse.click
        press(x, y)


def play_until(pages: list[Any], done: Any, chance: random.Random) -> None:
    """Let everybody press what invites it until something is true."""
    end = time.monotonic() + LONG_ENOUGH
    while not done():
        assert time.monotonic() < end, "it did not come to that"
        for page in pages:
            press_something(page, chance)
        pages[0].wait_for_timeout(10)


def test_three_friends_from_the_front_page_to_the_replay(page: Any, friend: Any, phone: Any, url: str) -> None:
    ann, bob, cat = page, friend, phone
    chance = random.Random(7)
    for one, name in ((ann, "Ann"), (bob, "Bob"), (cat, "Cat")):
        call_oneself(one, url, name)

    # The table is laid, the link goes round, everybody sits down.
    ann.locator(".box", has=ann.locator(f'a[href="/g/{GAME}"]')).get_by_text("With friends").click()
    ann.wait_for_selector("svg[role=img]")
    ann.get_by_label("Players").select_option("3")
    address = ann.url
    for one, sit in ((bob, "Sit here"), (cat, "Hier sitzen")):
        one.goto(address)
        one.get_by_role("button", name=sit).first.click()
        one.get_by_role("button", name=re.compile("Stand up|Aufstehen")).wait_for()
    ann.locator("button.go.big:enabled").click()
    for one in (ann, bob, cat):
        one.wait_for_selector(".table")
    for name in ("You", "Bob", "Cat"):
        ann.locator("aside").get_by_text(name, exact=True).first.wait_for()
    play_until([ann, bob, cat], lambda: ann.locator(LINES).count() > 12, chance)

    # Somebody goes away: a bot plays for her, and nothing can be taken back without her.
    cat.goto("about:blank")
    ann.locator(NOTES).get_by_text("Cat is away").wait_for()
    before = ann.locator(LINES).count()
    play_until([ann, bob], lambda: ann.locator(LINES).count() > before + 8, chance)
    asking = next(one for one in (ann, bob) if one.get_by_role("button", name="Ask to take back").count())
    asking.get_by_role("button", name="Ask to take back").click()
    asking.get_by_text("Cat is away: it can be taken back when everybody is here again").first.wait_for()

    # She is back, and is told what she missed. Now all agree.
    cat.goto(address)
    cat.get_by_text("Du warst weg").first.wait_for()
    cat.get_by_role("button", name="Weiter").tap()
    ann.locator(NOTES).get_by_text("Cat is back").wait_for()
    play_until([ann, bob, cat], lambda: bool(ann.get_by_role("button", name="Ask to take back").count()), chance)
    ann.get_by_role("button", name="Ask to take back").click()
    bob.get_by_role("button", name="Agreed").click()
    cat.get_by_role("button", name="Einverstanden").tap()
    ann.locator(LINES).get_by_text(re.compile("You take .*back")).wait_for()

    # To the end, which is the same for all.
    play_until([ann, bob, cat], lambda: all(one.locator(OVER).count() for one in (ann, bob, cat)), chance)
    results = [one.locator(f"{OVER} li").all_inner_texts() for one in (ann, bob, cat)]
    places = [[line.split()[0] for line in result] for result in results]
    own = (("You", "Ann"), ("You", "Bob"), ("Du", "Cat"))
    named = [[name if place == you else place for place in of] for of, (you, name) in zip(places, own, strict=True)]
    assert named[0] == named[1] == named[2]
    assert sorted(named[0]) == ["Ann", "Bob", "Cat"]

    # Once more, all three; and what was played can be looked at again.
    replay = ann.locator(f'{OVER} a[href^="/r/"]').first.get_attribute("href")
    ann.locator(f"{OVER} .go").click()
    ann.wait_for_selector("svg[role=img]")
    for one in (bob, cat):
        one.locator(f"{OVER} a.go").click()
        one.wait_for_url(ann.url)
    ann.locator("button.go.big:enabled").click()
    for one in (ann, bob, cat):
        one.wait_for_selector(".table")
    cat.goto(f"{url}{replay}")
    cat.wait_for_selector(".replay")
    cat.get_by_role("button", name="Schritt vor").tap()
    cat.wait_for_url(re.compile("#1$"))

"""People at a table as the page shows them: taking over, being away, coming back, leaving, being sent away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import DESK, opened
from tests.browser.test_page import faults

NOTES = ".story li.note"


@pytest.fixture
def friend(browser: Any) -> Iterator[Any]:
    """The page of somebody else."""
    yield from opened(browser, viewport=DESK, locale="en-GB")


def table_of(page: Any, url: str) -> str:
    """Open a table for friends; its address."""
    page.goto(url)
    page.locator(".box", has=page.locator('a[href="/g/othellino"]')).get_by_text("With friends").click()
    page.wait_for_selector("svg[role=img]")
    address: str = page.url
    return address


def play(page: Any) -> None:
    """Make any move, and see it made."""
    before = page.locator(".story li:not(.note)").count()
    page.locator(".place.usable, [data-place].usable").first.click()
    page.wait_for_function("n => document.querySelectorAll('.story li:not(.note)').length > n", arg=before)


def test_a_friend_takes_a_bots_seat_goes_away_comes_back_and_leaves(
    page: Any, phone: Any, friend: Any, url: str
) -> None:
    address = table_of(page, url)
    page.get_by_role("button", name="Computer", exact=True).click()
    phone.goto(address)
    phone.get_by_role("button", name="Hier sitzen").click()
    phone.get_by_text("Aufstehen").wait_for()
    assert faults(phone) == []
    page.locator("button.go.big:enabled").click()
    phone.wait_for_selector(".table")

    phone.goto("about:blank")
    page.locator(NOTES).get_by_text("is away: a computer plays on").wait_for()
    page.locator("aside").get_by_text("away, computer plays").wait_for()
    page.locator(".prompt.mine").wait_for()
    play(page)
    page.locator(".prompt.mine").wait_for()
    phone.goto(address)
    phone.get_by_text("Du warst weg: ein Computer hat").wait_for()
    assert faults(phone) == []
    phone.get_by_role("button", name="Weiter").tap()
    phone.get_by_text("Du warst weg").wait_for(state="detached")
    page.locator(NOTES).get_by_text("is back").wait_for()

    phone.get_by_role("button", name="Menü").tap()
    phone.get_by_role("button", name="Tisch verlassen").tap()
    assert faults(phone) == []
    phone.get_by_role("button", name="Bleiben").tap()
    phone.get_by_role("button", name="Menü").tap()
    phone.get_by_role("button", name="Tisch verlassen").tap()
    phone.locator("dialog").get_by_role("button", name="Tisch verlassen").tap()
    phone.wait_for_selector(".boxes")
    page.locator(NOTES).get_by_text("has left the table").wait_for()

    friend.goto(address)
    friend.get_by_role("button", name="Sit here").click()
    friend.locator("aside .name", has_text="You").wait_for()
    assert faults(friend) == []
    page.locator(NOTES).get_by_text("from now on").wait_for()


def test_who_was_sent_away_reads_so_until_the_host_lets_him_back(page: Any, phone: Any, url: str) -> None:
    phone.goto(table_of(page, url))
    phone.get_by_role("button", name="Hier sitzen").click()
    page.get_by_role("button", name="Clear the seat").click()
    phone.get_by_text("hat dich von diesem Tisch entfernt").wait_for()
    assert phone.get_by_role("button", name="Hier sitzen").count() == 0
    page.get_by_role("button", name="Let back in").click()
    phone.get_by_role("button", name="Hier sitzen").click()
    phone.get_by_text("Aufstehen").wait_for()


def test_who_may_not_watch_may_still_take_a_bots_seat(page: Any, friend: Any, url: str) -> None:
    address = table_of(page, url)
    page.get_by_label("Spectators welcome").uncheck()
    page.get_by_role("button", name="Computer", exact=True).click()
    page.locator("button.go.big:enabled").click()
    page.wait_for_selector(".table")
    friend.goto(address)
    friend.get_by_text("This table does not allow spectators").wait_for()
    assert faults(friend) == []
    friend.get_by_role("button", name="Take over from the computer").click()
    friend.wait_for_selector(".table")

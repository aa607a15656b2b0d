"""Every dialog, menu entry and setting is opened once; the server refuses nothing that the page asks for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.playing import OVER, play_with_pointer
from tests.browser.test_page import play_now


@pytest.fixture
def visitor(page: Any) -> Iterator[Any]:
    """A page whose every request is granted: what was refused fails the test. But bots of this server do not think."""
    refused: list[str] = []

    def note(fine: bool, what: str) -> None:
        if not fine and "/analysis" not in what:
            refused.append(what)

    page.context.on("response", lambda reply: note(reply.ok, f"{reply.status} {reply.url}"))
    page.on("console", lambda said: note(said.type != "error", f"{said.text} {said.location['url']}"))
    yield page
    assert refused == []


def choose_everything(scope: Any) -> int:
    """Choose every value of every list once, the first one last; the number of lists."""
    lists = scope.locator("select:enabled").element_handles()
    for one in lists:
        values = one.evaluate("list => [...list.options].map(option => option.value)")
        for value in [*values[1:], values[0]]:
            if not one.evaluate("list => list.isConnected"):  # a choice may take another away
                break
            one.select_option(value)
            one.evaluate("() => new Promise(done => setTimeout(done, 30))")  # what it changes is drawn
    return len(lists)


def tick_everything(scope: Any) -> int:
    """Change every tick and change it back; the number of ticks."""
    ticks = scope.locator("input[type=checkbox]:enabled")
    for i in range(ticks.count()):
        ticks.nth(i).click()
        ticks.nth(i).click()
    return int(ticks.count())


def test_the_shelf_and_its_settings(visitor: Any, url: str) -> None:
    visitor.goto(url)
    visitor.wait_for_selector(".box")
    assert choose_everything(visitor.locator(".filters")) == 3
    for chip in visitor.locator(".filters button").all():
        chip.press("Enter")
        chip.press("Space")
    assert visitor.locator("[aria-pressed=true]").count() == 1  # of the foot: the language
    for language in ("Deutsch", "English"):
        visitor.locator("nav select").select_option(language)
    visitor.get_by_role("button", name="Settings").click()
    dialog = visitor.locator("dialog[open]")
    assert choose_everything(dialog) >= 4
    assert tick_everything(dialog) >= 1


def test_a_name_is_changed_and_stays(visitor: Any, url: str) -> None:
    visitor.goto(url)
    visitor.get_by_role("button", name="Settings").click()
    visitor.locator("dialog[open] input[type=text]").fill("Ann")
    with visitor.expect_response("**/api/me"):
        visitor.locator("dialog[open] form button").click()
    visitor.locator("dialog[open]").get_by_text("Saved.").wait_for()
    visitor.reload()
    visitor.get_by_role("button", name="Settings").click()
    visitor.wait_for_function("() => document.querySelector('dialog[open] input[type=text]').value === 'Ann'")


def test_everything_in_the_lobby(visitor: Any, url: str) -> None:
    visitor.goto(url)
    visitor.locator(".box", has=visitor.locator('a[href="/g/goldmine"]')).get_by_text("With friends").click()
    visitor.wait_for_selector("svg[role=img]")
    lobby = visitor.locator("main")
    assert choose_everything(lobby) >= 4
    assert tick_everything(lobby) == 2
    lobby.get_by_text("Copy").click()
    bots, up = lobby.locator("li select"), lobby.get_by_role("button", name="Stand up")
    lobby.get_by_role("button", name="Computer").first.click()
    bots.wait_for()
    choose_everything(lobby.locator("li"))
    lobby.locator("li button[aria-label]").last.click()
    bots.wait_for(state="detached")
    up.click()
    up.wait_for(state="detached")
    lobby.get_by_role("button", name="Sit here").first.click()
    up.wait_for()
    lobby.get_by_role("button", name="Computer").first.click()
    visitor.locator("button.go.big:enabled").click()
    visitor.wait_for_selector(".table")


def test_every_entry_of_the_menu(visitor: Any, url: str) -> None:
    play_now(visitor, url, "othellino")
    visitor.wait_for_selector(".prompt.mine")

    entries = visitor.locator("nav.menu > *")
    for i in range(6):
        visitor.keyboard.press("Escape")
        visitor.get_by_role("button", name="Menu").click()
        assert entries.count() == 6
        entries.nth(i).click()
    visitor.locator("dialog[open]").get_by_role("button", name="Leave the table").click()  # the last one asks
    visitor.wait_for_selector(".box")


def test_every_door_at_the_end(visitor: Any, url: str, tmp_path: Path) -> None:
    play_now(visitor, url, "goldmine")
    play_with_pointer(visitor)
    table = visitor.url
    visitor.get_by_role("button", name="Menu").click()
    with visitor.expect_download() as saved:
        visitor.locator("nav.menu a[download]").click()
    saved.value.save_as(tmp_path / "match.json")

    doors = visitor.locator(f"{OVER} .do > *")
    for i in range(4):
        visitor.goto(table)
        doors.nth(i).click()
        visitor.wait_for_url(lambda now: now != table)
    visitor.goto(f"{url}/verify")
    visitor.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    visitor.wait_for_selector(".result.ok p")

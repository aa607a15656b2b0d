"""Opponents that think: their levels, hints during the game, the analysis afterwards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from spieltisch.bots.warmup import warm
from spieltisch.engine.driving.game import game
from spieltisch.server.running.thinking import Thinkers
from tests.browser.playing import OVER, play_with_pointer
from tests.browser.test_page import PLACES, faults, play_now
from tests.server.parts import GAME, Browser, served, settings

THINKING = 30_000  # milliseconds within which a hint comes
ANALYSED = 120_000
HINT = ".tips ol button"


@pytest.fixture(scope="module")
def url(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots think."""
    warm([game(GAME)])
    with served(settings(tmp_path_factory.mktemp("data"), thinkers=1)) as address:
        yield address


def box(page: Any, name: str) -> Any:
    """A game on the shelf."""
    return page.locator(".box", has=page.locator(f'a[href="/g/{name}"]'))


def hinted(page: Any) -> Any:
    """Ask for a hint when it is the own turn; its candidates."""
    page.wait_for_selector(".prompt.mine")
    page.get_by_role("button", name=re.compile("Hint|Tipp")).click()
    page.wait_for_selector(HINT, timeout=THINKING)
    return page.locator(HINT)


def test_a_level_is_chosen_for_every_bot_and_remembered(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".filters select").first.select_option("4")
    box(page, "luegenkarten").get_by_text("With friends").click()
    page.get_by_label("Level", exact=True).select_option("good")
    page.get_by_text("Fill up with computers").click()
    page.get_by_label("Level of Dario").wait_for()
    chosen = page.get_by_label(re.compile("^Level of "))
    assert [one.input_value() for one in chosen.all()] == ["good"] * 3
    with page.expect_response("**/wish"):
        page.get_by_label("Level of Bela").select_option("master")
    assert faults(page) == []
    page.reload()
    page.get_by_label("Level of Bela").wait_for()
    assert [one.input_value() for one in chosen.all()] == ["master", "good", "good"]
    page.goto(url)
    assert page.get_by_label("Computers play").input_value() == "master"


def test_the_shelf_s_level_is_played_against_with_two_clicks(page: Any, url: str) -> None:
    page.goto(url)
    assert page.get_by_label("Computers play").input_value() == "casual"
    page.get_by_label("Computers play").select_option("beginner")
    page.reload()
    box(page, GAME).locator("button.go").click()
    page.locator("aside .tag", has_text="beginner").wait_for()
    page.locator(PLACES).first.click()
    page.locator(".story li").nth(1).wait_for()


def test_a_hint_is_shown_spoken_and_gone_with_the_move(page: Any, url: str) -> None:
    play_now(page, url, GAME)
    candidates = hinted(page)
    assert page.locator(".place.lit").count() == 1
    said = page.locator(".tips header p").inner_text()
    assert "strong player" in said
    assert "chance of winning: " in said
    assert page.locator("[aria-live]").first.inner_text() == said
    assert re.fullmatch(r"Chance of winning\s+\d+%", candidates.first.locator("strong").inner_text())
    assert page.locator(".tips .what").inner_text() == "Chance of winning"
    assert faults(page) == []
    places = set()
    for candidate in candidates.all():
        candidate.hover()
        page.wait_for_function("node => node.getAttribute('aria-pressed') === 'true'", arg=candidate.element_handle())
        places.add(page.locator(".place.lit").get_attribute("data-place"))
    assert len(places) == candidates.count()
    candidates.first.click()
    assert candidates.count() > 0, "looking at a candidate does not make the move"
    page.locator(".place.lit").click()
    page.wait_for_selector(".tips", state="detached")


def test_a_hint_is_asked_for_with_a_key_and_looked_at_with_tab(page: Any, url: str) -> None:
    play_now(page, url, GAME)
    page.wait_for_selector(".prompt.mine")
    page.keyboard.press("h")
    page.wait_for_selector(HINT, timeout=THINKING)
    page.locator(HINT).last.focus()
    assert page.locator(HINT).last.get_attribute("aria-pressed") == "true"
    page.get_by_role("region", name="Hint").get_by_role("button", name="Close").press("Enter")
    assert page.locator(".tips").count() == 0
    assert page.locator(".place.lit").count() == 0


def test_a_hint_leaves_the_log_in_sight(page: Any, url: str) -> None:
    page.set_viewport_size({"width": 1024, "height": 440})
    play_now(page, url, GAME)
    hinted(page)
    log = page.locator(".story").bounding_box()
    assert log["height"] >= 100
    assert log["y"] + log["height"] <= 440
    assert page.locator(".story li").last.evaluate("node => node.closest('ol').clientHeight > 20")
    assert page.locator(".tips header").evaluate("node => node.getBoundingClientRect().bottom < innerHeight - 140")


def test_a_hint_fits_on_a_phone(phone: Any, url: str) -> None:
    play_now(phone, url, GAME)
    candidates = hinted(phone)
    candidates.last.tap()
    assert candidates.last.get_attribute("aria-pressed") == "true"
    assert phone.locator(".place.lit").count() == 1
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert min(one.bounding_box()["height"] for one in candidates.all()) >= 40
    assert faults(phone) == []


def test_nobody_is_hinted_against_a_person(page: Any, phone: Any, url: str) -> None:
    page.goto(url)
    box(page, GAME).get_by_text("With friends").click()
    page.wait_for_selector("svg[role=img]")
    phone.goto(page.url)
    phone.get_by_text("Hier sitzen").first.click()
    page.locator("button.go.big:enabled").click()
    for one, name in ((page, "Hint"), (phone, "Tipp")):
        one.wait_for_selector(".prompt")
        assert one.get_by_role("button", name=name).count() == 0


def test_a_match_is_analysed_with_links_into_its_replay(page: Any, phone: Any, url: str) -> None:
    page.goto(url)
    page.get_by_label("Computers play").select_option("beginner")
    play_now(page, url, GAME)
    play_with_pointer(page)
    page.locator(f"{OVER} a", has_text="Analysis").click()
    page.wait_for_selector(".analysis progress, .analysis h3")
    page.wait_for_selector(".analysis h3", timeout=ANALYSED)
    chart = page.locator(".analysis svg[role=img]")
    assert re.search(r": \d+% at the start, \d+% at the end, between", chart.get_attribute("aria-label"))
    assert faults(page) == []
    links = page.locator(".analysis li a")
    assert links.count() > 0, "somebody who presses anything and a beginner make mistakes"
    assert "Better: “place on" in page.locator(".analysis li").first.inner_text()
    links.last.click()
    ply = links.last.get_attribute("href")
    page.wait_for_url(re.compile(f"{ply}$"))
    page.get_by_role("link", name=f"Move {ply[1:]} of").wait_for()
    assert page.locator(".analysis li.here").count() == 1

    phone.goto(page.url)
    phone.get_by_role("button", name="Analyse").tap()
    phone.wait_for_selector(".analysis h3", timeout=ANALYSED)
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults(phone) == []
    phone.locator(".analysis li a").first.tap()
    phone.wait_for_function("() => scrollY === 0")


def finished(url: str) -> str:
    """A match that is over."""
    ann = Browser(url, "Ann")
    table = ann.open(quick=True, level="beginner")
    line = ann.live(table["id"])
    while True:
        line.until(lambda: line.turn() or line.view.get("over", False))
        if line.view.get("over"):
            line.close()
            return str(table["match"])
        assert line.play()["ok"]


def test_an_analysis_grows_and_says_kindly_that_nothing_turned(page: Any, url: str) -> None:
    match = finished(url)
    moves = [{"ply": ply, "seat": ply % 2, "chance": 0.5, "best": 0.5, "label": ["", ""]} for ply in range(1, 5)]
    known = [0]

    def answer(route: Any) -> None:
        route.fulfill(json={"done": known[0], "of": 4, "moves": moves[: known[0]], "turning": []})

    page.route("**/analysis", answer)
    page.goto(f"{url}/r/{match}#analysis")
    wide = []
    for known[0] in (1, 3):
        page.get_by_text(f"looks at the moves: {known[0]} of 4").wait_for()
        wide.append(page.locator(".analysis .line").bounding_box()["width"])
    assert wide[0] < wide[1]
    known[0] = 4
    page.get_by_text("There were none").wait_for()
    assert page.locator(".analysis progress").count() == 0


def test_bots_that_are_still_prepared_are_waited_for_calmly(
    page: Any, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    play_now(page, url, GAME)
    page.wait_for_selector(".prompt.mine")
    with monkeypatch.context() as patch:
        patch.setattr(Thinkers, "ready", lambda self, game: False)
        page.keyboard.press("h")
        page.locator(".float", has_text="still being prepared").wait_for()
        assert page.locator(".tips").count() == 0
        page.keyboard.press("m")
        page.keyboard.press("Enter")
        page.locator(".dock", has_text="The opponents are still being prepared").wait_for()
        assert faults(page) == []
    page.locator(".dock [role=status]").wait_for(state="detached")
    assert page.locator(".story li").count() > 2

"""What is in the hand, and where the keyboard is: the pointer and the keys over a table in a real browser."""

from __future__ import annotations

from typing import Any

from tests.browser.playing import scenes
from tests.browser.test_page import play_now
from tests.server.parts import said


def test_with_a_card_in_the_hand_the_row_of_another_says_no(page: Any, url: str) -> None:
    seen, sent = scenes(page)
    play_now(page, url, "blumengarten")
    page.wait_for_selector(".prompt.mine")
    carries = [way for way in seen[-1]["ways"] if way.get("piece") and way.get("place")]
    goals: dict[str, set[str]] = {}
    for way in carries:
        goals.setdefault(way["piece"], set()).add(way["place"])
    held, strange = next(
        (piece, place)
        for piece, own in goals.items()
        for place in sorted(set().union(*goals.values()) - own)
        if len(own) > 1
    )
    page.locator(f'[data-piece="{held}"]').click()
    page.wait_for_selector(f'[data-piece="{held}"].held')
    page.locator(f'[data-place="{strange}"]').click(force=True)
    page.locator(".float", has_text="not possible there").wait_for()
    page.locator(f'[data-place="{strange}"]').focus()
    page.keyboard.press("Enter")
    assert page.locator(f'[data-piece="{held}"].held').count() == 1
    assert sent == []
    own = next(way for way in carries if way["piece"] == held)
    page.locator(f'[data-place="{own["place"]}"]').click(force=True)  # a card that lies there may get the press
    page.wait_for_selector(f'[data-piece="{held}"].held', state="detached")
    assert [move["move"] for move in sent] == [own["move"]]


FOCUS = """() => {
  const thing = document.activeElement;
  const zone = thing.closest("[data-zone]")?.dataset.zone ?? "";
  return thing === document.body ? "nowhere" : zone || (thing.closest(".dock") ? "dock" : thing.tagName);
}"""


def lines(page: Any) -> int:
    """How much the log tells."""
    return int(page.locator(".story li").count())


def carry(page: Any, piece: str, place: str) -> None:
    """Carry a piece to a place with keys alone."""
    page.locator(f'[data-piece="{piece}"] [tabindex]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'[data-piece="{piece}"].held')
    page.locator(f'[data-place="{place}"]').focus()
    page.keyboard.press("Enter")


def test_the_keyboard_stays_on_the_board_after_a_move(page: Any, url: str) -> None:
    seen, _ = scenes(page)
    play_now(page, url, "halma")
    page.keyboard.press("Tab")
    for _ in range(3):
        page.wait_for_selector(".prompt.mine")
        before, way = lines(page), seen[-1]["ways"][0]
        carry(page, way["piece"], way["place"])
        page.locator(".story li").nth(before).wait_for()
        page.wait_for_selector(f'[data-at="{way["place"]}"] :focus')
        page.wait_for_selector(".prompt.mine")
        assert page.evaluate(FOCUS) == "board"


def test_enter_on_an_empty_cell_says_that_nothing_can_be_done_there(page: Any, url: str) -> None:
    play_now(page, url, "halma")
    page.wait_for_selector(".prompt.mine")
    page.locator("[data-place=e5]").focus()
    page.keyboard.press("Enter")
    said = page.locator(".float").inner_text()
    assert said.endswith("There is nothing to do here now")
    assert page.locator("[aria-live]", has_text=said).count() == 1


def test_the_keyboard_stays_in_the_hand_when_a_card_is_played(page: Any, url: str) -> None:
    seen, _ = scenes(page)
    play_now(page, url, "blumengarten")
    page.keyboard.press("Tab")
    page.wait_for_selector(".prompt.mine")
    way = next(way for way in seen[-1]["ways"] if way.get("piece") and way.get("place"))
    zone = page.locator(f'[data-zone]:has([data-piece="{way["piece"]}"])').get_attribute("data-zone")
    before = lines(page)
    page.locator(f'[data-piece="{way["piece"]}"] [tabindex]').focus()
    page.keyboard.press("m")
    page.keyboard.type(said(way["label"]))
    page.keyboard.press("Enter")
    page.locator(".story li").nth(before).wait_for()
    assert page.evaluate(FOCUS) == zone


def test_the_keyboard_waits_at_the_prompt_for_its_button(page: Any, url: str) -> None:
    play_now(page, url, "goldmine")
    stay = page.locator(".dock button", has_text="stay")
    stay.wait_for()
    page.keyboard.press("Tab")
    stay.focus()
    before = lines(page)
    page.keyboard.press("Enter")
    page.locator(".story li").nth(before).wait_for()
    assert page.evaluate(FOCUS) == "dock"
    page.wait_for_function("() => document.activeElement.innerText.startsWith('stay')")

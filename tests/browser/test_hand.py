"""What is in the hand, and where the keyboard is: the pointer and the keys over a table in a real browser."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.test_page import play_now


def scenes(page: Any) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The scenes that a page is shown from now on, and the moves that it sends."""
    seen: list[dict[str, Any]] = []
    sent: list[dict[str, Any]] = []

    def heard(data: str) -> None:
        message = json.loads(data)
        if message["t"] == "view":
            seen.append(message["scene"])

    def said(data: str) -> None:
        message = json.loads(data)
        if message["t"] == "move":
            sent.append(message)

    page.on("websocket", lambda socket: (socket.on("framereceived", heard), socket.on("framesent", said)))
    return seen, sent


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
    page.locator(f'[data-place="{strange}"]').click()
    page.locator(".float", has_text="not possible there").wait_for()
    page.locator(f'[data-place="{strange}"]').focus()
    page.keyboard.press("Enter")
    assert page.locator(f'[data-piece="{held}"].held').count() == 1
    assert sent == []
    own = next(way for way in carries if way["piece"] == held)
    page.locator(f'[data-place="{own["place"]}"]').click()
    page.wait_for_selector(f'[data-piece="{held}"].held', state="detached")
    assert [move["move"] for move in sent] == [own["move"]]

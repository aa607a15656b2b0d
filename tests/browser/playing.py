"""Playing in the browser as a person would: with the mouse or a finger, or with keys alone."""

from __future__ import annotations

import cmath
import json
import random
import time
from typing import Any

OVER = ".end"
LONG_ENOUGH = 400.0  # seconds for a whole game, the longest on a busy machine
MOVES = "dialog[open] li button"

# Everything that invites a press now: the way out of a dialog, an open choice, or else buttons, pieces, places, and how
# far something reaches.
TARGETS = """() => {
  const box = (node) => {
    const r = node.getBoundingClientRect();
    return [r.x + r.width / 2, r.y + r.height / 2, "reach" in node.dataset ? r.width / 2 : 0];
  };
  const seen = (node) => {
    const r = node.getBoundingClientRect();
    if (!r.width || !r.height) return false;
    const board = node.closest(".pans")?.getBoundingClientRect();
    const [x, y] = box(node);
    return !board || (x > board.left && x < board.right && y > board.top && y < board.bottom);
  };
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen).map(box);
  const choice = all("dialog[open] header button, .choice button:not(.square):not(:disabled)");
  return choice.length ? choice : all(
    ".dock .buttons button:not(.plain), [data-piece].usable, [data-place].usable, .spot.on, [data-reach]");
}"""


# Whether something is held to be seen: nobody needs to wait for it.
HELD = "!!document.querySelector('.table.moment')"

# Whether, before long, all places and pieces are where they were a moment ago.
REST = """async () => {
  const places = () => JSON.stringify([...document.querySelectorAll("[data-place], [data-piece]")].map((node) => {
    const r = node.getBoundingClientRect();
    return [r.x, r.y, r.width];
  }));
  for (let calm = 0, last = "", left = 150; left; left--) {
    const now = places();
    calm = now === last ? calm + 1 : 0;
    last = now;
    if (calm === 4) return true;
    await new Promise((go) => setTimeout(go, 60));
  }
  return false;
}"""


def at_rest(page: Any) -> None:
    """Wait until nothing moves."""
    assert page.evaluate(REST), "the table does not come to rest"


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


def own_turn(page: Any, sign: str = ".prompt.mine", answer: str = "Escape") -> None:
    """Wait until it is one's own turn. What is held to be seen, and what is asked until then, gets an answer."""
    end = time.monotonic() + LONG_ENOUGH
    while not page.locator(sign).count():
        assert time.monotonic() < end, "it was never one's own turn"
        if page.evaluate(HELD):
            page.keyboard.press("Escape")
        elif page.locator(".dock .wait").count():
            page.keyboard.press(answer)
        page.wait_for_timeout(50)


def play_with_pointer(page: Any, seed: int = 1, presses: int = 1 << 30) -> int:
    """Press what invites it, to the end or so many times; the number of presses."""
    chance = random.Random(seed)
    finger = page.evaluate("matchMedia('(pointer: coarse)').matches")
    press = page.touchscreen.tap if finger else page.mouse.click
    made, end = 0, time.monotonic() + LONG_ENOUGH
    while made < presses and not page.locator(OVER).count():
        assert time.monotonic() < end, "the game did not end"
        if targets := page.evaluate(TARGETS):
            x, y, reach = chance.choice(targets)
            way = cmath.rect(0.7 * reach, chance.uniform(0, 6.28))
            press(max(0, x + way.real), max(0, y + way.imag))
            made += 1
        elif page.evaluate(HELD):
            page.keyboard.press("Escape")
        page.wait_for_timeout(10)
    return made


# What is pressed at what is seen; of several, the first counts.
AIM = ".aim"
KEYS = {
    AIM: ("ArrowRight", "ArrowLeft", "Enter"),
    ".forth": ("Enter",),
    MOVES: ("Enter",),
    "dialog[open]": ("Escape",),  # of what was sought nothing is left
    ".prompt.mine": ("m",),
}
FIRST_SEEN = "kinds => kinds.find((kind) => document.querySelector(kind))"


def play_with_keys(page: Any) -> int:
    """Play to the end with keys alone: the list of moves, and arrows and Enter to aim; the number of turns."""
    turns, end = 0, time.monotonic() + LONG_ENOUGH
    while (seen := page.evaluate(FIRST_SEEN, [OVER, *KEYS])) != OVER:
        assert time.monotonic() < end, f"the game did not end; last seen: {seen}"
        for key in KEYS.get(seen, ()):
            page.keyboard.press(key)
        turns += seen in (AIM, MOVES)
        page.wait_for_timeout(20)
    return turns

"""Takes the pictures of docs/pictures: the catalogue of scenes, every page, and every game on a desk and on a phone.

`make pictures`, or only the catalogue: `make pictures ONLY=catalogue`.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

import httpx  # noqa: E402
from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.conftest import DESK, PHONE, QUIET  # noqa: E402
from tests.browser.playing import OVER, TARGETS, play_with_pointer  # noqa: E402
from tests.browser.test_page import play_now  # noqa: E402
from tests.server.parts import served, settings  # noqa: E402

from spieltisch.bots.warmup import warm  # noqa: E402
from spieltisch.engine.driving.game import all_games, game  # noqa: E402
from tools.catalogue import SHEETS, drawn_as  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
VIEWS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": DESK, "locale": "en"},
    "phone": {"viewport": PHONE, "locale": "de", "has_touch": True, "is_mobile": True},
}
DARK = ("backgammon", "goldmine", "tempel_des_todes")  # games that are shown in the dark too
FULL = "luegenkarten"  # many may play it: a long lobby
SHORT = "goldmine"  # soon over: its end, its replay, its rulebook
THOUGHT = "othellino"  # a hint and an analysis of it
PRESSES = 8  # into the game, so that there is something to see
STANDING_IN = "goldmine"  # at a table of this game the sheets of the catalogue are shown
WHOLE = ("areas",)  # sheets of which the whole page is shown
HELD = {
    "course": ("ship", "s2"),
    "hops": ("disc-0", "h4"),
    "free": ("grenade", "enemy"),
}  # a piece that is held, and what is pointed at
EDGE = 6  # pixels around a sheet


class Camera:
    """A visitor's page that takes pictures."""

    def __init__(self, chromium: Any, url: str, size: str, theme: str = "light") -> None:
        self.page = chromium.new_context(**VIEWS[size], color_scheme=theme).new_page()
        self.url = url
        self.ending = f"-{size}" if theme == "light" else f"-{size}-{theme}"

    def keep(self, name: str, part: dict[str, float] | None = None) -> None:
        """Take a picture, perhaps of a part of the page only, when everything has come to rest."""
        self.page.wait_for_timeout(900)
        wish: dict[str, Any] = {"format": "webp", "quality": 86}
        if part:
            x, y, wide, high = part["x"] - EDGE, part["y"] - EDGE, part["width"] + 2 * EDGE, part["height"] + 2 * EDGE
            wish["clip"] = {"x": x, "y": y, "width": wide, "height": high, "scale": 1}
        shot = self.page.context.new_cdp_session(self.page).send("Page.captureScreenshot", wish)
        (FOLDER / f"{name}.webp").write_bytes(b64decode(shot["data"]))

    def sheet(self, name: str, kept: str = "") -> None:
        """A sheet of the catalogue: the board, with a piece in the hand where there is something to see of it."""
        with drawn_as(game(STANDING_IN), SHEETS[name]):
            play_now(self.page, self.url, STANDING_IN)
            self.page.wait_for_timeout(900)
            for place, thing in enumerate(HELD.get(name, ())):
                spot = self.page.locator(f'[data-piece="{thing}"], [data-place="{thing}"]').first.bounding_box()
                self.page.mouse.move(spot["x"] + spot["width"] / 2, spot["y"] + spot["height"] / 2)
                if place == 0:
                    self.page.mouse.down()
                    self.page.mouse.up()
            self.keep(kept or name, None if name in WHOLE else self.page.locator(".board .rows").bounding_box())

    def visit(self, path: str, name: str) -> None:
        """A page by its address."""
        self.page.goto(f"{self.url}/{path}")
        self.keep(name + self.ending)

    def settings(self) -> None:
        """The dialog over the shelf."""
        self.page.goto(self.url)
        self.page.locator("nav button.square").click()
        self.page.wait_for_selector("dialog[open]")
        self.keep("settings" + self.ending)

    def lobby(self) -> None:
        """A table with many seats that is being laid, some of them taken."""
        self.page.goto(self.url)
        self.page.locator(".filters select").first.select_option("8")
        self.page.locator(".box", has=self.page.locator(f'a[href="/g/{FULL}"]')).locator("button:not(.go)").click()
        self.page.wait_for_selector("svg[role=img]")
        for taken in range(1, 4):
            self.page.locator("ol li").nth(taken).locator("button").last.click()
        self.keep("lobby" + self.ending)

    def game(self, name: str) -> None:
        """Some moves into a game."""
        play_now(self.page, self.url, name)
        chance = random.Random(5)
        for _ in range(PRESSES):
            targets = self.page.evaluate(TARGETS)
            if targets and not self.page.locator(OVER).count():
                self.page.mouse.click(*chance.choice(targets)[:2])
            self.page.wait_for_timeout(400)
        self.page.keyboard.press("Escape")
        self.keep(name + self.ending)

    def hint(self) -> None:
        """What a strong bot would do."""
        play_now(self.page, self.url, THOUGHT)
        self.page.wait_for_selector(".prompt.mine")
        self.page.mouse.move(1, 1)
        self.page.keyboard.press("h")
        self.page.wait_for_selector(".tips ol")
        self.keep("hint" + self.ending)

    def analysis(self) -> None:
        """What a strong bot thinks of a match, at its first turning point."""
        play_now(self.page, self.url, THOUGHT)
        play_with_pointer(self.page)
        self.page.locator('.end a[href$="#analysis"]').click()
        self.page.locator(".analysis li a").first.click(timeout=120_000)
        self.page.locator(".analysis").scroll_into_view_if_needed()
        self.keep("analysis" + self.ending)

    def end(self) -> None:
        """The end of a game and its replay."""
        play_now(self.page, self.url, SHORT)
        play_with_pointer(self.page)
        self.keep("end" + self.ending)
        self.page.locator('.end a[href^="/r/"]').first.click()
        self.page.wait_for_selector(".replay")
        self.keep("replay" + self.ending)


@contextmanager
def started(url: str) -> Iterator[None]:
    """A server that answers: two must not set up their databases in one process at the same time."""
    httpx.get(f"{url}/healthz", timeout=30)
    yield


def catalogue(chromium: Any, url: str) -> None:
    """The sheets of docs/scenes.md."""
    camera = Camera(chromium, url, "desk")
    for name in SHEETS:
        camera.sheet(name)
    Camera(chromium, url, "phone").sheet("areas", "areas-phone")


def everything(chromium: Any, url: str, thinking: str) -> None:
    """Visit every page, play some moves of every game, and let bots think about one."""
    for size in VIEWS:
        for theme in ("light", "dark"):
            thoughtful = Camera(chromium, thinking, size, theme)
            thoughtful.hint()
            thoughtful.analysis()
        day = Camera(chromium, url, size)
        day.visit("", "shelf")
        day.settings()
        day.visit(f"g/{SHORT}", "rulebook")
        day.visit("verify", "verify")
        day.visit("nowhere", "lost")
        day.lobby()
        for one in all_games():
            day.game(one.id)
        day.end()
        night = Camera(chromium, url, size, "dark")
        night.visit("", "shelf")
        for name in DARK:
            night.game(name)


def main(only: str = "") -> None:
    """Take the pictures, or only those of the catalogue."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as other,
        served(settings(Path(data), pause=(0.3, 0.6))) as url,
        started(url),
        served(settings(Path(other), thinkers=1)) as thinking,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=os.environ["SPIELTISCH_CHROMIUM"], args=QUIET)
        catalogue(chromium, url)
        if only != "catalogue":
            warm([game(THOUGHT)])
            everything(chromium, url, thinking)
        chromium.close()


if __name__ == "__main__":
    main(*sys.argv[1:])

"""Takes the pictures of docs/pictures: every page and every game, on a desk and on a phone. `make pictures`."""

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
from spieltisch.engine.game import all_games, game  # noqa: E402

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


class Camera:
    """A visitor's page that takes pictures."""

    def __init__(self, chromium: Any, url: str, size: str, theme: str) -> None:
        self.page = chromium.new_context(**VIEWS[size], color_scheme=theme).new_page()
        self.url = url
        self.ending = size if theme == "light" else f"{size}-{theme}"

    def keep(self, name: str) -> None:
        """Take a picture when everything has come to rest."""
        self.page.wait_for_timeout(900)
        shot = self.page.context.new_cdp_session(self.page).send(
            "Page.captureScreenshot", {"format": "webp", "quality": 86}
        )
        (FOLDER / f"{name}-{self.ending}.webp").write_bytes(b64decode(shot["data"]))

    def visit(self, path: str, name: str) -> None:
        """A page by its address."""
        self.page.goto(f"{self.url}/{path}")
        self.keep(name)

    def settings(self) -> None:
        """The dialog over the shelf."""
        self.page.goto(self.url)
        self.page.locator("nav button.square").click()
        self.page.wait_for_selector("dialog[open]")
        self.keep("settings")

    def lobby(self) -> None:
        """A table with many seats that is being laid, some of them taken."""
        self.page.goto(self.url)
        self.page.locator(".filters select").first.select_option("8")
        self.page.locator(".box", has=self.page.locator(f'a[href="/g/{FULL}"]')).locator("button:not(.go)").click()
        self.page.wait_for_selector("svg[role=img]")
        for taken in range(1, 4):
            self.page.locator("ol li").nth(taken).locator("button").last.click()
        self.keep("lobby")

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
        self.keep(name)

    def hint(self) -> None:
        """What a strong bot would do."""
        play_now(self.page, self.url, THOUGHT)
        self.page.wait_for_selector(".prompt.mine")
        self.page.mouse.move(1, 1)
        self.page.keyboard.press("h")
        self.page.wait_for_selector(".tips ol")
        self.keep("hint")

    def analysis(self) -> None:
        """What a strong bot thinks of a match, at its first turning point."""
        play_now(self.page, self.url, THOUGHT)
        play_with_pointer(self.page)
        self.page.locator('.end a[href$="#analysis"]').click()
        self.page.locator(".analysis li a").first.click(timeout=120_000)
        self.page.locator(".analysis").scroll_into_view_if_needed()
        self.keep("analysis")

    def end(self) -> None:
        """The end of a game and its replay."""
        play_now(self.page, self.url, SHORT)
        play_with_pointer(self.page)
        self.keep("end")
        self.page.locator('.end a[href^="/r/"]').first.click()
        self.page.wait_for_selector(".replay")
        self.keep("replay")


@contextmanager
def started(url: str) -> Iterator[None]:
    """A server that answers: two must not set up their databases in one process at the same time."""
    httpx.get(f"{url}/healthz", timeout=30)
    yield


def main() -> None:
    """Visit every page, play some moves of every game, and let bots think about one."""
    FOLDER.mkdir(exist_ok=True)
    warm([game(THOUGHT)])
    with (
        tempfile.TemporaryDirectory() as data,
        tempfile.TemporaryDirectory() as other,
        served(settings(Path(data), pause=(0.3, 0.6))) as url,
        started(url),
        served(settings(Path(other), thinkers=1)) as thinking,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=os.environ["SPIELTISCH_CHROMIUM"], args=QUIET)
        for size in VIEWS:
            for theme in ("light", "dark"):
                thoughtful = Camera(chromium, thinking, size, theme)
                thoughtful.hint()
                thoughtful.analysis()
            day = Camera(chromium, url, size, "light")
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
        chromium.close()


if __name__ == "__main__":
    main()

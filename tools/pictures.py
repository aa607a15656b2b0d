"""Takes the pictures of docs/pictures: every page and every game, on a desk and on a phone. `make pictures`."""

from __future__ import annotations

import os
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from playwright.sync_api import sync_playwright  # noqa: E402
from tests.browser.conftest import QUIET  # noqa: E402
from tests.browser.playing import OVER, TARGETS, play_with_pointer  # noqa: E402
from tests.browser.test_page import play_now  # noqa: E402
from tests.server.parts import served, settings  # noqa: E402

from spieltisch.engine.game import all_games  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
VIEWS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 800}, "locale": "en", "color_scheme": "light"},
    "phone": {"viewport": {"width": 390, "height": 844}, "locale": "de", "color_scheme": "dark"},
}
PRESSES = 8  # into the game, so that there is something to see


def keep(page: Any, name: str) -> None:
    """Take a picture when everything has come to rest."""
    page.wait_for_timeout(900)
    page.screenshot(path=FOLDER / f"{name}.png")


def main() -> None:
    """Visit every page and play some moves of every game."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        served(settings(Path(data), pause=(0.3, 0.6))) as url,
        sync_playwright() as playwright,
    ):
        chromium = playwright.chromium.launch(executable_path=os.environ["SPIELTISCH_CHROMIUM"], args=QUIET)
        for size, view in VIEWS.items():
            page = chromium.new_context(**view).new_page()
            page.goto(url)
            keep(page, f"shelf-{size}")
            for path in ("g/goldmine", "verify"):
                page.goto(f"{url}/{path}")
                keep(page, f"{path.split('/')[0].replace('g', 'rulebook', 1)}-{size}")
            page.goto(url)
            page.locator(".box").first.locator("button:not(.go)").first.click()
            page.wait_for_selector("svg[role=img]")
            keep(page, f"lobby-{size}")
            for game in all_games():
                play_now(page, url, game.id)
                chance = random.Random(5)
                for _ in range(PRESSES):
                    targets = page.evaluate(TARGETS)
                    if targets and not page.locator(OVER).count():
                        page.mouse.click(*chance.choice(targets))
                    page.wait_for_timeout(400)
                page.keyboard.press("Escape")
                keep(page, f"{game.id}-{size}")
            play_now(page, url, "goldmine")
            play_with_pointer(page)
            keep(page, f"end-{size}")
            page.locator('.end a[href^="/r/"]').click()
            page.wait_for_selector(".replay")
            keep(page, f"replay-{size}")
        chromium.close()


if __name__ == "__main__":
    main()

"""A browser before a server. Skipped where there is no Chromium, no Playwright or no built page."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.parts import served, settings

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src/spieltisch/server/page/index.html"
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
QUIET = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking", "--disable-sync"]
PATIENCE = 60_000  # milliseconds that a slow machine may take for what is waited for
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
HANDY: dict[str, Any] = {"viewport": PHONE, "locale": "de-DE", "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """A Chromium of this machine."""
    play = pytest.importorskip("playwright.sync_api")
    path = (
        os.environ.get("SPIELTISCH_CHROMIUM")
        or shutil.which("chromium")
        or shutil.which("chromium-browser")
        or shutil.which("google-chrome")
    )
    if path is None:
        pytest.skip("no Chromium here")
    if not BUILT.exists():
        pytest.skip("the page is not built: make page")
    with play.sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def url(browser: Any, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that the tests of a file share."""
    with served(settings(tmp_path_factory.mktemp("data"), grace=0.2)) as address:
        yield address


@pytest.fixture
def page(browser: Any) -> Iterator[Any]:
    """An English desktop page; a script error fails the test."""
    yield from opened(browser, viewport=DESK, locale="en-GB")


@pytest.fixture
def calm_page(browser: Any) -> Iterator[Any]:
    """A desktop page of somebody who wants no motion."""
    yield from opened(browser, viewport=DESK, locale="en-GB", reduced_motion="reduce")


@pytest.fixture
def calm_phone(browser: Any) -> Iterator[Any]:
    """A phone of somebody who wants no motion."""
    yield from opened(browser, **HANDY, reduced_motion="reduce")


@pytest.fixture
def phone(browser: Any) -> Iterator[Any]:
    """A German phone."""
    yield from opened(browser, **HANDY)


def opened(browser: Any, **given: Any) -> Iterator[Any]:
    """A page of a fresh visitor."""
    context = browser.new_context(**given)
    context.set_default_timeout(PATIENCE)
    fresh = context.new_page()
    errors: list[str] = []
    fresh.on("pageerror", lambda error: errors.append(str(error)))
    yield fresh
    context.close()
    assert not errors

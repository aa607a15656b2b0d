"""What decides is seen to its end before the table goes on, and the end before its panel."""

from __future__ import annotations

from typing import Any

from tests.browser.test_page import faults, play_now

HELD = ".table.moment"
CARDS = '[data-zone="cave"] [data-piece^="card"]'
LANDED = f"() => document.querySelector('{HELD}') && !document.querySelector('svg.sky > *')"
STAY = ".dock .buttons button:not(.plain) >> nth=0"


def stay_until_it_falls(page: Any) -> None:
    """Stay in the cave until the table is held."""
    while not page.locator(HELD).count():
        page.wait_for_selector(f"{HELD}, {STAY}")
        page.keyboard.press("s")
        page.wait_for_timeout(20)


def test_the_card_that_lets_the_cave_collapse_lies_still_before_the_next_cave(page: Any, url: str) -> None:
    play_now(page, url, "goldmine")
    stay_until_it_falls(page)
    page.wait_for_function(LANDED)
    cards = page.locator(CARDS).count()
    assert cards >= 3
    assert page.locator(".dock .buttons button:not(.plain)").count() == 0
    page.wait_for_selector(".table:not(.moment)")
    assert page.locator(CARDS).count() == 1


def test_a_press_goes_on_at_once_and_means_nothing_else(page: Any, url: str) -> None:
    play_now(page, url, "goldmine")
    stay_until_it_falls(page)
    page.keyboard.press(" ")
    assert page.locator(HELD).count() == 0
    assert page.locator(CARDS).count() == 1


def test_without_motion_the_moment_stays_until_somebody_goes_on(calm_page: Any, url: str) -> None:
    play_now(calm_page, url, "goldmine")
    stay_until_it_falls(calm_page)
    on = calm_page.get_by_role("button", name="go on")
    assert on.evaluate("button => button === document.activeElement")
    assert "collapses" in calm_page.locator("[aria-live=polite]").inner_text()
    calm_page.wait_for_timeout(2500)
    assert calm_page.locator(CARDS).count() >= 3
    assert not faults(calm_page)
    on.click()
    calm_page.wait_for_selector(".table:not(.moment)")
    assert calm_page.locator(CARDS).count() == 1


def test_without_motion_the_last_move_is_seen_until_somebody_goes_on(calm_page: Any, url: str) -> None:
    play_now(calm_page, url, "goldmine")
    for _ in range(200):
        calm_page.wait_for_selector(".dock .buttons button:not(.plain), .end")
        if "over" in calm_page.locator(".prompt").inner_text():
            break
        calm_page.keyboard.press("Enter" if calm_page.locator(".forth").count() else "s")
        calm_page.wait_for_timeout(20)
    assert calm_page.locator(".end").count() == 0
    calm_page.get_by_role("button", name="go on").click()
    calm_page.wait_for_selector(".end")


def test_the_end_is_seen_before_its_panel_and_the_replay_shows_moments_too(page: Any, url: str) -> None:
    play_now(page, url, "goldmine")
    for _ in range(400):
        if page.evaluate("/over/.test(document.querySelector('.prompt')?.textContent)"):
            break
        page.keyboard.press("g")
        page.wait_for_timeout(20)
    assert page.locator(".end").count() == 0
    page.wait_for_selector(".end")
    address = page.locator('.end a[href^="/r/"]').first.get_attribute("href")
    held = page.evaluate(FIRST_HELD, address.removeprefix("/r/"))
    page.goto(f"{url}{address}#{held - 1}")
    page.get_by_role("button", name="forward").click()
    page.wait_for_selector(HELD)
    page.wait_for_selector(".table:not(.moment)")


FIRST_HELD = """async (match) => {
  for (let ply = 1; ; ply++) {
    const step = await (await fetch(`/api/matches/${match}/replay?ply=${ply}`)).json();
    if (step.moments) return ply;
  }
}"""

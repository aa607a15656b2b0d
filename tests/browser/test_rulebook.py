"""From a refused move to its rule and back, and links into the rulebook."""

from __future__ import annotations

from typing import Any

import msgspec

from spieltisch.engine.driving import matchfile
from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from tests.browser.test_page import PLACES, faults, play_now

LINK = ".reason a"
IN_SIGHT = """rule => {
  const { top, bottom } = rule.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}"""


def in_sight(page: Any, rule: Any) -> bool:
    """Whether the rule is, or soon comes, to be seen whole."""
    return bool(page.wait_for_function(IN_SIGHT, arg=rule.element_handle()))


def has_focus(page: Any, selector: str) -> bool:
    return bool(page.evaluate("selector => document.activeElement.matches(selector)", selector))


def test_a_finger_opens_the_rule_of_a_refused_move(phone: Any, url: str) -> None:
    play_now(phone, url, "othellino")
    phone.wait_for_selector(PLACES)
    phone.locator('[data-place="a1"]').tap()
    phone.get_by_role("link", name="Regel R2").tap()
    rule = phone.locator("dialog.rulebook .found", has_text="R2")
    assert in_sight(phone, rule)
    assert "einschließen" in rule.inner_text()
    phone.get_by_role("button", name="Schließen").tap()
    phone.wait_for_selector("dialog", state="detached")
    assert phone.locator(".bubble").is_visible()


def test_keys_open_the_rule_of_a_refused_move_and_come_back(page: Any, url: str) -> None:
    page.clock.install()
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.locator('[data-place="a1"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(LINK)
    page.keyboard.press("Tab")
    assert has_focus(page, LINK)
    page.clock.fast_forward("02:00")
    assert has_focus(page, LINK)
    page.keyboard.press("Enter")
    assert in_sight(page, page.locator("aside .rulebook .found", has_text="R2"))
    assert has_focus(page, ".found")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".rulebook", state="detached")
    assert has_focus(page, LINK)
    page.keyboard.press("Escape")
    page.wait_for_selector(".reason", state="detached")
    assert has_focus(page, '[data-place="a1"]')


def test_the_rulebook_lies_beside_the_board_while_the_game_goes_on(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.locator('[data-place="a1"]').click()
    page.wait_for_selector(LINK)
    menu = page.get_by_role("button", name="Menu")
    menu.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rules").press("Enter")
    assert in_sight(page, page.locator(".rulebook .found", has_text="R2"))  # of the last reason
    assert page.locator(".story").count() == 0
    page.locator(PLACES).first.click()
    page.wait_for_selector(".place.last, .halo.last, .piece")
    assert page.locator(".rulebook").is_visible()
    page.locator(".rulebook").get_by_role("button", name="Close").click()
    page.locator(".story li").nth(1).wait_for()


def test_without_a_reason_the_menu_opens_the_rulebook_at_its_top_and_gets_the_focus_back(page: Any, url: str) -> None:
    play_now(page, url, "goldmine")
    page.get_by_role("link", name="To the shelf").focus()
    page.keyboard.press("Tab")
    assert has_focus(page, "[aria-label=Menu]")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Rules").press("Enter")
    page.locator(".rulebook h1").wait_for()
    assert page.locator(".found").count() == 0
    assert has_focus(page, ".rulebook")
    assert page.locator(".rulebook").get_by_role("link", name="Learn").get_attribute("href") == "/l/goldmine"
    page.keyboard.press("Escape")
    page.wait_for_selector(".rulebook", state="detached")
    assert has_focus(page, "[aria-label=Menu]")


def test_a_rulebook_is_searched(phone: Any, url: str) -> None:
    phone.goto(f"{url}/g/goldmine")
    passages = phone.locator("article li:visible")
    passages.first.wait_for()
    everything = passages.count()
    phone.get_by_role("searchbox").fill("HOHLE sturzt")
    phone.locator("mark").first.wait_for()
    assert 0 < passages.count() < everything
    assert {"Höhle", "stürzt"} <= set(phone.locator("mark").all_inner_texts())
    assert faults(phone) == []
    phone.get_by_role("searchbox").fill("xyzzy")
    phone.get_by_text("Nichts gefunden").wait_for()
    phone.keyboard.press("Escape")
    phone.wait_for_function("n => document.querySelectorAll('article li:not([hidden])').length >= n", arg=everything)
    assert phone.locator("mark").count() == 0


def test_a_rulebook_leads_to_a_table_and_to_the_lesson(page: Any, url: str) -> None:
    page.goto(f"{url}/g/goldmine")
    assert page.get_by_role("link", name="Learn").get_attribute("href") == "/l/goldmine"
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".table")


def test_a_link_leads_to_a_rule_in_either_language(page: Any, phone: Any, url: str) -> None:
    for reader, words in (page, "chest"), (phone, "Truhe"):
        reader.goto(f"{url}/g/goldmine#R9")
        rule = reader.locator(".found", has_text="R9")
        assert in_sight(reader, rule)
        assert words in rule.inner_text()
        reader.evaluate("location.hash = '#E1'")
        assert in_sight(reader, reader.locator(".found", has_text="E1"))
        assert reader.locator(".found").count() == 1


def test_a_match_file_that_breaks_a_rule_leads_to_it(page: Any, url: str) -> None:
    match = Match(game("othellino"), 2)
    parts = matchfile.read(matchfile.save(match))
    parts.log = [matchfile.FileEntry(match.actors[0], 0)]
    parts.digest = matchfile._digest(parts)
    page.goto(f"{url}/verify")
    broken = {"name": "broken.json", "mimeType": "application/json", "buffer": msgspec.json.encode(parts)}
    page.locator("input[type=file]").set_input_files(broken)
    with page.expect_popup() as opened:
        page.get_by_role("link", name="rule R2").click()
    assert in_sight(opened.value, opened.value.locator(".found", has_text="R2"))


def test_wide_tables_of_a_rulebook_are_reached_by_keys(phone: Any, url: str) -> None:
    phone.goto(f"{url}/g/brawl#R8")
    assert in_sight(phone, phone.locator(".found", has_text="R8"))
    assert faults(phone) == []


def test_an_example_is_drawn_when_it_comes_into_sight_and_stepped_through(calm_page: Any, url: str) -> None:
    calm_page.goto(f"{url}/g/othellino")
    calm_page.locator("article h1").wait_for()
    example = calm_page.locator('[data-example="capture"]')
    assert calm_page.locator('[data-example="pass"] figure').count() == 0
    example.scroll_into_view_if_needed()
    example.locator("figure [data-piece]").first.wait_for()
    assert example.locator(".c-red [data-piece], [data-piece] .c-red").count() == 5
    example.get_by_role("button", name="Step forward").click()
    example.get_by_text("Anna places on b5").wait_for()
    assert example.get_by_text("2 of 2").is_visible()
    assert example.locator("[data-piece] .c-red").count() == 9
    assert faults(calm_page) == []
    example.get_by_role("button", name="Step back").click()
    example.get_by_text("1 of 2").wait_for()


def test_an_example_beside_the_board_leaves_the_board_alone(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Rules").click()
    example = page.locator('[data-example="capture"]')
    example.scroll_into_view_if_needed()
    example.get_by_role("button", name="Step forward").click()
    example.get_by_text("Anna places on b5").wait_for()
    page.locator(f".board {PLACES}").first.click()
    page.locator(".board .halo.last, .board .last").first.wait_for()
    page.get_by_role("button", name="Close").click()
    page.locator(".story li").nth(1).wait_for()
    assert "b5" not in page.locator(".story li").nth(1).inner_text()


def test_help_tells_the_game_in_four_lines_and_leads_to_the_rulebook(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.keyboard.press("?")
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("Every disc of your colour is a point.").wait_for()
    assert dialog.locator(".summary dt").all_inner_texts() == ["Aim", "Your turn", "The end", "Points"]
    assert "all possible moves" in dialog.inner_text()
    assert dialog.get_by_role("link", name="Learn").get_attribute("href") == "/l/othellino"
    assert faults(page) == []
    dialog.get_by_role("button", name="Rules").click()
    page.locator("aside .rulebook h1").wait_for()
    assert page.locator("dialog").count() == 0

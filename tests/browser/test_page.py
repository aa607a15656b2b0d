"""The page in a real browser: from the shelf to the end of a game."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.conftest import AXE, DESK, opened
from tests.browser.playing import scenes

PLACES = ".zone [role=button]"
MOST_PRESSES = 400


def play_now(page: Any, url: str, game: str, players: int | None = None) -> None:
    """The first of the two clicks from the shelf to a move; before it, if wished, the number of players is chosen."""
    page.goto(url)
    if players:
        page.locator(".filters select").first.select_option(str(players))
    page.locator(".box", has=page.locator(f'a[href="/g/{game}"]')).locator("button.go").click()
    page.wait_for_selector(".table")


def faults(page: Any) -> list[str]:
    """What the accessibility checker finds."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make page")
    session = page.context.new_cdp_session(page)
    session.send("Runtime.evaluate", {"expression": AXE.read_text("utf-8"), "allowUnsafeEvalBlockedByCSP": True})
    found: list[str] = page.evaluate("axe.run().then(r => r.violations.map(v => v.id + ' ' + v.nodes[0].html))")
    return found


def test_two_clicks_from_the_shelf_to_the_first_move(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.locator(PLACES).first.click()
    page.locator(".story li").nth(1).wait_for()


def test_a_whole_game_with_the_list_of_moves(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    for _ in range(MOST_PRESSES):
        page.wait_for_selector(f"{PLACES}, .dock .buttons button, .end")
        if page.locator(".end").count():
            break
        page.keyboard.press("m")
        if page.locator("dialog[open] li button").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    assert page.locator(".end li").count() == 2
    page.locator('.end a[href^="/r/"]').first.click()
    page.wait_for_selector(".replay")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile("#1$"))


def test_arrows_and_enter_play_too(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.locator('.zone [tabindex="0"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.getAttribute('role')") == "button"
    page.keyboard.press("Enter")
    page.locator(".story li").nth(1).wait_for()


def test_tab_stops_once_in_every_zone(page: Any, url: str) -> None:
    play_now(page, url, "tempel_des_todes")
    page.wait_for_selector(PLACES)
    zones = []
    for _ in range(30):
        page.keyboard.press("Tab")
        zones.append(page.evaluate("document.activeElement.closest('[data-zone]')?.dataset.zone"))
        if page.evaluate("document.activeElement.matches('.story ol')"):
            break
    visited = [zone for zone in zones if zone]
    assert len(visited) > 3
    assert len(visited) == len(set(visited))


def test_a_place_that_cannot_be_used_says_why(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.locator('[data-place="a1"]').click()
    page.wait_for_selector(".float")
    assert len(page.locator(".float").inner_text()) > 10


def test_a_checker_is_carried_by_dragging(page: Any, url: str) -> None:
    play_now(page, url, "backgammon")
    for _ in range(MOST_PRESSES):
        page.wait_for_selector(f"{PLACES}, .dock .buttons button:not(.plain)")
        if page.locator(".carried").count():
            break
        page.locator(".dock .buttons button:not(.plain)").first.click()
    before = page.locator(".story li").count()
    checker = page.locator(".carried").last
    box = checker.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 40, steps=4)
    target = page.locator(".place.strong").first.bounding_box()
    page.mouse.move(target["x"] + target["width"] / 2, target["y"] + target["height"] / 2, steps=4)
    page.mouse.up()
    page.locator(".story li").nth(before).wait_for()


@pytest.mark.parametrize("gesture", ["drag", "two clicks"])
def test_a_checker_goes_by_both_dice_in_one_gesture(page: Any, url: str, gesture: str) -> None:
    heard: list[dict[str, Any]] = []
    said: list[dict[str, Any]] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))
        socket.on("framesent", lambda data: said.append(json.loads(data)))

    page.on("websocket", listen)
    play_now(page, url, "backgammon")
    for _ in range(MOST_PRESSES):
        page.wait_for_selector(".prompt.mine")
        views = [message for message in heard if message["t"] == "view"]
        if chains := views[-1]["scene"].get("chains"):
            break
        page.keyboard.press("m")
        page.keyboard.press("Enter")
        page.wait_for_timeout(60)
    far = next(way for way in chains if len(way["then"]) == 1)
    checker, end = page.locator(f'[data-piece="{far["piece"]}"]'), page.locator(f'[data-place="{far["place"]}"]')
    if gesture == "drag":
        checker.hover()
        page.mouse.down()
        page.mouse.move(10, 10, steps=3)
    else:
        checker.click()
    goal = end.bounding_box()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    if gesture == "two clicks":
        page.mouse.down()
    page.mouse.up()
    decision = views[-1]["decision"]
    for _ in range(MOST_PRESSES):
        if any(message["t"] == "view" and message["decision"] == decision + 2 for message in heard):
            break
        page.wait_for_timeout(20)
    sent = [(message["decision"], message["move"]) for message in said if message["t"] == "move"]
    assert sent[-2:] == [(decision, far["move"]), (decision + 1, far["then"][0])]


def test_a_checker_is_carried_by_a_finger(phone: Any, url: str) -> None:
    play_now(phone, url, "backgammon")
    for _ in range(MOST_PRESSES):
        phone.wait_for_selector(f"{PLACES}, .dock .buttons button:not(.plain)")
        if phone.locator(".carried").count():
            break
        phone.locator(".dock .buttons button:not(.plain)").first.tap()
    before = phone.locator(".prompt").inner_text()
    finger = phone.context.new_cdp_session(phone)

    def touch(kind: str, *at: dict[str, float]) -> None:
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": list(at)})

    box = phone.locator(".carried").last.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch("touchStart", {"x": x, "y": y})
    for i in range(1, 5):
        touch("touchMove", {"x": x + 6 * i, "y": y + 6 * i})
    target = phone.locator(".place.strong").first.bounding_box()
    touch("touchMove", {"x": target["x"] + target["width"] / 2, "y": target["y"] + target["height"] / 2})
    touch("touchEnd")
    phone.wait_for_function("before => document.querySelector('.prompt').innerText !== before", arg=before)


def aim(page: Any, url: str) -> None:
    """Hold a cube above a tower."""
    play_now(page, url, "wacklige_warte")
    for _ in range(MOST_PRESSES):
        if page.locator(".aim").count():
            break
        page.keyboard.press("m")
        if page.locator("dialog[open] li button, .forth").count():
            page.keyboard.press("Enter")
        page.wait_for_timeout(60)


@pytest.fixture
def calm(browser: Any) -> Iterator[Any]:
    """A page of somebody who wants little motion."""
    yield from opened(browser, viewport=DESK, locale="en-GB", reduced_motion="reduce")


def test_a_tower_is_built_with_the_keyboard(page: Any, url: str) -> None:
    aim(page, url)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    page.wait_for_selector(".aim", state="detached")


def test_up_is_to_the_back_of_a_tower(calm: Any, url: str) -> None:
    seen, sent = scenes(calm)
    aim(calm, url)
    aimed = seen[-1]["aim"]
    for arrow in ("ArrowUp", "ArrowUp", "ArrowRight"):
        calm.keyboard.press(arrow)
    calm.keyboard.press("Enter")
    calm.wait_for_selector(".aim", state="detached")
    side = 2 * aimed["span"] + 1
    right, back = divmod(sent[-1]["move"] - aimed["base"], side)
    assert (right - aimed["span"], back - aimed["span"]) == (1, 2)


def moves_by_itself(page: Any) -> bool:
    """Whether two pictures of the towers, a second apart, differ."""
    page.wait_for_selector("canvas.ready")
    page.wait_for_timeout(1000)
    before = page.locator(".towers").screenshot()
    page.wait_for_timeout(1000)
    return bool(page.locator(".towers").screenshot() != before)


def test_the_cube_above_a_tower_swings(page: Any, url: str) -> None:
    aim(page, url)
    assert moves_by_itself(page)


def test_nothing_swings_for_who_wants_little_motion(calm: Any, url: str) -> None:
    aim(calm, url)
    assert not moves_by_itself(calm)


# Notes how loud each sound is that the page starts.
LISTEN = """
  localStorage.setItem("spieltisch.settings", JSON.stringify({ sound: true }));
  window.heard = [];
  const start = AudioBufferSourceNode.prototype.start;
  AudioBufferSourceNode.prototype.start = function (when) {
    window.heard.push({ peak: Math.max(...this.buffer.getChannelData(0).map(Math.abs)), state: this.context.state });
    return start.call(this, when);
  };
"""


def test_moves_are_heard_by_who_wants_it(page: Any, url: str) -> None:
    page.add_init_script(LISTEN)
    play_now(page, url, "othellino")
    page.locator(PLACES).first.click()
    page.locator(".story li").nth(2).wait_for()
    page.wait_for_function("() => window.heard.some(sound => sound.state === 'running')")
    assert min(page.evaluate("window.heard.map(sound => sound.peak)")) > 0.05


def test_a_phone_shows_everything_without_scrolling_sideways(phone: Any, url: str) -> None:
    for game in ("othellino", "backgammon", "goldmine", "luegenkarten", "tempel_des_todes", "wacklige_warte"):
        play_now(phone, url, game)
        phone.wait_for_timeout(300)
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert phone.locator("html").get_attribute("lang") == "de"


def test_a_broken_line_is_told_and_mended(page: Any, url: str) -> None:
    play_now(page, url, "othellino")
    page.wait_for_selector(PLACES)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.context.set_offline(True)
    page.context.set_offline(False)
    page.locator(PLACES).first.click()
    page.locator(".story li").nth(1).wait_for()


def test_friends_meet_in_the_lobby(page: Any, phone: Any, url: str) -> None:
    page.goto(url)
    page.locator(".box", has=page.locator('a[href="/g/othellino"]')).get_by_text("With friends").click()
    page.wait_for_selector("svg[role=img]")
    phone.goto(page.url)
    phone.get_by_text("Hier sitzen").first.click()
    page.locator("button.go.big:enabled").click()
    page.wait_for_selector(".table")
    phone.wait_for_selector(".table")


def test_the_language_changes_at_once(page: Any, url: str) -> None:
    page.goto(url)
    page.get_by_label("Language").select_option("Deutsch")
    page.get_by_role("heading", name="Was spielen wir?").wait_for()
    assert page.locator("html").get_attribute("lang") == "de"


@pytest.mark.parametrize(
    "game",
    [
        "othellino",
        "backgammon",
        "blumengarten",
        "goldmine",
        "hindernisparcours",
        "luegenkarten",
        "speedy",
        "tempel_des_todes",
        "wacklige_warte",
        "wurmloch",
    ],
)
def test_tables_are_accessible(page: Any, url: str, game: str) -> None:
    play_now(page, url, game)
    page.wait_for_selector(f"{PLACES}, .dock .buttons button")
    assert faults(page) == []


@pytest.mark.parametrize("path", ["/", "/g/othellino"])
def test_pages_are_accessible(page: Any, url: str, path: str) -> None:
    page.goto(url + path)
    page.wait_for_selector(".box, article h1")
    assert faults(page) == []


def test_what_means_nothing_with_so_many_players_is_given_up_with_the_seat(page: Any, url: str) -> None:
    page.goto(url)
    page.locator(".filters select").first.select_option("3")
    page.locator(".box", has=page.locator('a[href="/g/halma"]')).get_by_text("With friends").click()
    with page.expect_response("**/wish"):
        page.get_by_label("Shape").select_option("triangle")
    page.get_by_label("Players").select_option("4")
    page.get_by_label("Shape").wait_for(state="detached")
    page.get_by_label("Players").select_option("3")
    assert page.get_by_label("Shape").input_value() == "square"
    assert page.get_by_role("alert").count() == 0

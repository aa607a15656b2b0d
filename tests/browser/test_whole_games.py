"""A game of every kind of table to its end in a real browser: with the mouse, with keys alone, by finger."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.engine.driving.game import Game, all_games, game
from tests.browser.playing import OVER, at_rest, own_turn, play_with_keys, play_with_pointer
from tests.browser.test_page import play_now

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)

# Tables differ in what is pressed. First those in which keys have most to do: cells, dice and stacks, a well, towers,
# a race; then those in which fingers have: buttons, cards and routes, a board that roams, a plan, a free table.
BY_KEYS = ("othellino", "backgammon", "brikks", "wacklige_warte", "speedy")
BY_FINGER = ("goldmine", "tunnelflucht", "sohn_des_kark", "hindernisparcours", "granatensalat")
BY_MOUSE = tuple(id for id in BY_KEYS if id != "wacklige_warte")  # a mouse presses what a finger presses


def games(*ids: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", [game(id) for id in ids], ids=ids)


def few(game: Game) -> int:
    """The smallest company for a game: the shortest way to its end."""
    return max(2, game.seats[0])


@games(*BY_MOUSE)
def test_a_whole_game_with_the_mouse(game: Game, page: Any, url: str) -> None:
    play_now(page, url, game.id, few(game))
    assert play_with_pointer(page) > 0
    assert page.locator(f"{OVER} li").count() > 0


def test_cubes_are_dropped_with_the_mouse(page: Any, url: str) -> None:
    play_now(page, url, "wacklige_warte", 2)
    assert play_with_pointer(page, presses=4) == 4


@games(*BY_KEYS)
def test_a_whole_game_with_keys_alone(game: Game, calm_page: Any, url: str) -> None:
    play_now(calm_page, url, game.id, few(game))
    assert play_with_keys(calm_page) > 0
    assert calm_page.locator(f"{OVER} li").count() > 0


@EVERY_GAME
def test_a_phone_has_room_for_every_game(game: Game, calm_phone: Any, url: str) -> None:
    for players in (None, few(game)):  # the usual company, and the smallest
        play_now(calm_phone, url, game.id, players)
        if game.mode != "race":
            own_turn(calm_phone)
            at_rest(calm_phone)
        assert calm_phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), "wider than the screen"


@games(*BY_FINGER)
def test_a_whole_game_on_a_phone(game: Game, calm_phone: Any, url: str) -> None:
    play_now(calm_phone, url, game.id, few(game))
    assert play_with_pointer(calm_phone, seed=2) > 0
    assert calm_phone.locator(f"{OVER} li").count() > 0

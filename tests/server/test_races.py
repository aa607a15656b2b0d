"""Tables where it depends on an option whether players take turns or race."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from spieltisch.bots.levels import level_of
from spieltisch.engine.driving.game import game
from tests.server.parts import Browser, served, settings

GAME = "brawl"


def seated(url: str, mode: str) -> tuple[Browser, str]:
    """Somebody at a table with a bot."""
    ann = Browser(url, "Ann")
    table = ann.open(game=GAME, options={"mode": mode, "decks": "random"}, quick=True, level="master")
    return ann, table["id"]


@pytest.mark.parametrize(("mode", "played"), [("training", "turns"), ("tournament", "race")])
def test_a_table_tells_how_it_is_played(url: str, mode: str, played: str) -> None:
    ann = Browser(url, "Ann")
    assert ann.open(game=GAME, options={"mode": mode})["mode"] == played
    card = next(card for card in ann.http.get("/api/games").json() if card["id"] == GAME)
    assert card["modes"] == ["turns", "race"]


def test_a_bot_in_a_race_is_never_faster_than_its_hand(tmp_path: Path) -> None:
    least = 0.6 * level_of(game(GAME), "master").reaction
    with served(settings(tmp_path, pause=None)) as url:
        ann, id = seated(url, "tournament")
        line = ann.live(id)
        line.until(lambda: bool(line.view))
        assert line.play()["ok"]
        line.until(lambda: line.view["event"] >= 3)
        before = line.view["event"]
        began = time.monotonic()
        line.until(lambda: line.view["event"] >= before + 3)
        assert time.monotonic() - began >= 2 * least
        line.close()


def test_in_a_race_nothing_can_be_taken_back(url: str) -> None:
    ann, id = seated(url, "tournament")
    line = ann.live(id)
    line.until(lambda: bool(line.view))
    assert line.play()["ok"]
    assert line.view.get("undo", "no") == "no"
    assert not line.ask(t="undo", seat=0)["ok"]
    line.close()

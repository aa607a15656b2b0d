"""What the table was like within a move comes with the view after it, hidden for whoever gets it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.parts import Browser, Live, lines_of, served, settings, two_at_a_table

STAY = 0


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that lets nobody's seat be held, however slow the machine is."""
    with served(settings(tmp_path_factory.mktemp("data"), grace=60.0)) as address:
        yield address


def cards(scene: dict[str, Any]) -> list[str]:
    """The cards that lie open in a cave."""
    (cave,) = (zone for zone in scene["zones"] if zone["id"] == "cave")
    return [piece["id"] for piece in cave["pieces"] if piece["id"].startswith("card")]


def stay_until_it_falls(lines: list[Live]) -> int:
    """Everybody stays until a view has moments; its event."""
    while not any(line.view.get("moments") for line in lines):
        mover = next(line for line in lines if line.turn())
        event = mover.view["event"]
        view = mover.view
        answer = mover.ask(t="move", seat=view["seat"], decision=view["decision"], move=STAY)
        assert answer["ok"]
        for line in lines:
            line.until_event(event + 1)
    return lines[0].view["event"]


def test_a_view_carries_the_moments_before_it_to_everybody_who_was_there(url: str) -> None:
    ann, bob, table = two_at_a_table(url, game="goldmine")
    lines = lines_of((ann, table), (bob, table))
    watcher = Browser(url).live(table)
    watcher.until(lambda: bool(watcher.view))
    fell = stay_until_it_falls(lines)
    for line in [*lines, watcher]:
        view = line.until_event(fell)
        (moment,) = view["moments"]
        assert len(cards(moment["scene"])) >= 3
        assert len(cards(view["scene"])) == 1
        assert "ways" not in moment["scene"]
        assert "prompt" not in moment["scene"]


def test_whoever_comes_or_comes_back_sees_the_table_as_it_is(url: str) -> None:
    ann, bob, table = two_at_a_table(url, game="goldmine")
    lines = lines_of((ann, table), (bob, table))
    fell = stay_until_it_falls(lines)
    late, again = Browser(url).live(table), ann.live(table, since=fell - 1)
    assert "moments" not in late.until_event(fell)
    assert "moments" not in again.until_event(fell)


def test_the_replay_shows_moments_too(url: str) -> None:
    ann, bob, table = two_at_a_table(url, game="goldmine")
    lines = lines_of((ann, table), (bob, table))
    fell = stay_until_it_falls(lines)
    while not lines[0].view.get("over"):
        mover = next(line for line in lines if line.turn())
        event = mover.view["event"]
        mover.play()
        for line in lines:
            line.until_event(event + 1)
    match = ann.see(table)["match"]
    at = ann.http.get(f"/api/matches/{match}/replay", params={"ply": fell}).json()
    before = ann.http.get(f"/api/matches/{match}/replay", params={"ply": fell - 1}).json()
    assert len(cards(at["moments"][0]["scene"])) >= 3
    assert "moments" not in before

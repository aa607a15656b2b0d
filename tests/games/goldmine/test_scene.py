"""What the page relies on in a scene of Goldmine."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.showing.scene import Piece, Scene
from spieltisch.games.goldmine import GAME, rules
from spieltisch.games.goldmine.rules import LEAVE, STAY, State
from tests.games.goldmine.positions import cave, choose, view
from tests.games.scenes import piece, place


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def has_piece(shown: Scene, id: str) -> bool:
    return any(piece.id == id for zone in shown.zones for piece in zone.pieces)


def cards(shown: Scene) -> list[Piece]:
    zone = next(zone for zone in shown.zones if zone.id == "cave")
    return [piece for piece in zone.pieces if piece.at.startswith("step-")]


def test_the_cards_lie_in_the_order_they_were_turned_and_the_newest_is_marked() -> None:
    shown = cards(seen(cave("arrow 5", "bricks 2", "drop 1")))
    assert [(card.symbol, card.number) for card in shown] == [("arrow", 5), ("bricks", 2), ("drop", 1)]
    assert [card.at for card in shown] == ["step-0", "step-1", "step-2"]
    assert [card.flags for card in shown] == [[], [], ["last"]]


def test_the_tunnel_winds() -> None:
    shown = seen(cave("arrow 5"))
    ends = [place(shown, f"step-{step}") for step in (4, 5, 9, 10)]
    assert ends[0].x == ends[1].x > ends[2].x == ends[3].x
    assert ends[0].y < ends[1].y == ends[2].y < ends[3].y


def test_leftover_gold_lies_on_its_card() -> None:
    shown = seen(cave("arrow 5", "wheel 3"))  # 5 and 3 gold for three players
    gold = piece(shown, "gold-0")
    assert (gold.kind, gold.at, gold.count) == ("nugget", "on-0", 2)
    assert not has_piece(shown, "gold-1")


def test_a_symbol_seen_twice_is_a_warning() -> None:
    shown = seen(cave("arrow 5", "bricks 2", "arrow 2"))
    assert (piece(shown, "seen-5").count, piece(shown, "seen-5").flags) == (2, ["glow"])
    assert (piece(shown, "seen-3").count, piece(shown, "seen-3").flags) == (1, [])
    assert not has_piece(shown, "seen-0")
    signs = next(zone for zone in shown.zones if zone.id == "signs")
    assert signs.title.in_() == "Collapse with 7 of 51 cards"


def test_a_miner_who_leaves_stands_outside_with_his_gold() -> None:
    before = cave("arrow 5", hand=(1, 1, 1), lying=(2,))
    after = choose(before, leave="A", then="bricks 2")
    assert piece(seen(before), "miner-0").at == "in-0"
    assert piece(seen(before), "hand-0").count == 1
    shown = seen(after)
    assert piece(shown, "miner-0").at == "out-0"
    assert piece(shown, "bank-0").count == 3
    assert not has_piece(shown, "hand-0")
    assert [seat.score for seat in shown.seats] == [3, 0, 0]


def test_staying_and_leaving_are_two_buttons_with_keys() -> None:
    ways = seen(cave("arrow 5")).ways
    assert [(way.move, way.key, way.tone) for way in ways] == [(STAY, "s", "go"), (LEAVE, "g", "danger")]


@pytest.mark.parametrize("viewer", [-1, 1, 2])
def test_the_others_see_that_somebody_has_chosen_but_not_what(viewer: int) -> None:
    scenes = []
    for choice in (STAY, LEAVE):
        s = cave("arrow 5", "bricks 2")
        rules.play(s, 0, choice)
        scenes.append(msgspec.json.encode(GAME.scene(view(s, viewer), viewer)))
        assert piece(GAME.scene(view(s, viewer), viewer), "miner-0").flags == ["chosen"]
    assert scenes[0] == scenes[1]


def test_a_player_sees_his_own_choice() -> None:
    s = cave("arrow 5", "bricks 2")
    rules.play(s, 0, LEAVE)
    assert seen(s).seats[0].notes[0].in_() == "chosen: leave"
    assert seen(s).ways == []


def test_how_a_cave_ended_is_told_while_the_next_one_begins() -> None:
    fallen = choose(cave("arrow 6", "arrow 4", inside="AB"), then=("arrow", "drop"))
    assert seen(fallen).notice.in_().startswith("Cave 1: collapsed with arrow")
    assert seen(fallen).notice.in_().endswith("lost: <p0> 5 and <p1> 5")
    assert seen(choose(fallen, then="wheel")).notice.in_() == ""


def test_the_last_collapse_stays_on_the_table() -> None:
    shown = seen(choose(cave("arrow 6", "arrow 4", inside="AB", number=4), then="arrow"))
    assert [card.flags for card in cards(shown)] == [["dim"], ["dim"], ["last", "crack"]]
    assert piece(shown, "miner-0").at == "in-0"
    assert shown.ways == []

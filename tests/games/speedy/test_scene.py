"""What the page relies on in a scene of Speedy."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.speedy import GAME, words
from spieltisch.games.speedy.rules import DRAW, EMPTY, GO, LAY, WAIT, State
from tests.games.green_box.cards import card
from tests.games.scenes import pieces
from tests.games.speedy.positions import after, number, race, random_race, start, view
from tests.games.telling import NAMES

# Nothing of either hand fits either pile.
STUCK = (
    ("red drop 3", "blue wheel 1"),
    (
        ("white circles 5", "black arrow 6", "green hammer 5"),
        ("yellow bricks 4", "green arrow 4", "white hammer 4"),
    ),
)


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def way(shown: Scene, move: int) -> Way:
    return next(way for way in shown.ways if way.move == move)


def id_of(name: str) -> str:
    return f"card-{card(name)}"


def a_race() -> State:
    """Seat 0 can lay its first card left and its second right, and has an empty slot."""
    return race(("red drop 3", "blue wheel 1"), (("red hammer 6", "blue drop 6", ""), ("green arrow 4",)))


def test_a_card_is_carried_to_a_pile_and_keeps_its_name() -> None:
    play = way(seen(a_race()), number("play 0>0"))
    assert (play.piece, play.place) == (id_of("red hammer 6"), "pile-0")
    assert pieces(seen(a_race()))[play.piece].at == "slot-0-0"
    assert pieces(seen(after(a_race(), (0, "play 0>0"))))[play.piece].at == "pile-0"


def test_a_pile_stays_there_below_a_new_card() -> None:
    before, then = a_race(), after(a_race(), (0, "play 0>0"))
    assert pieces(seen(before))["under-0"].count == before.height[0] - 1
    assert pieces(seen(then))["under-0"].count == before.height[0]


def test_a_card_that_does_not_fit_may_be_asked_about() -> None:
    s = a_race()
    shut = next(way for way in seen(s).shut if way.move == number("play 0>1"))
    assert (shut.piece, shut.place) == (id_of("red hammer 6"), "pile-1")
    assert "neither colour nor symbol nor number" in words.reason(view(s, 0), 0, shut.move).in_()


def test_a_card_is_drawn_by_a_click_on_the_own_draw_pile() -> None:
    shown = seen(a_race())
    assert way(shown, DRAW).piece == "draw-0"
    assert pieces(shown)["draw-0"].count == 10


def test_the_start_is_a_button_and_the_start_cards_turn_over() -> None:
    s = start()
    assert [(way.move, way.button, way.key) for way in seen(s).ways] == [(GO, True, " ")]
    back = pieces(seen(s))["start-1"]
    assert (back.flags, back.symbol, back.number) == (["back"], "", None)
    turned = pieces(seen(after(s, (0, "go"), (1, "go"))))["start-1"]
    assert turned.flags == []
    assert turned.number is not None


def test_a_player_who_is_ready_is_marked_for_both() -> None:
    s = after(start(), (1, "go"))
    assert [note.in_() for note in seen(s).seats[1].notes] == ["26 cards", "ready"]
    assert seen(s).notice.in_("en", NAMES, 0) == "You are not ready yet."
    assert seen(s, 1).notice.in_("en", NAMES, 1) == "Ann is not ready yet."
    assert seen(start()).notice.in_("de", NAMES, 0) == "Ihr seid beide noch nicht bereit."


def test_whoever_still_has_to_give_a_card_is_named() -> None:
    s = after(race(*STUCK), (0, "go"))
    assert seen(s).notice.in_("en", NAMES, 0) == "Nobody can go on. Bela still has to give a card."
    assert seen(s, 1).notice.in_("de", NAMES, 1) == "Nichts geht mehr. Du musst noch eine Karte geben."


def test_in_the_end_stands_who_is_rid_of_all_cards() -> None:
    s = race(("red drop 3", "blue wheel 1"), (["red hammer 6"], ["red arrow 5"]), piles=(0, 0))
    then = after(s, (0, "play 0>0"))
    assert seen(then, 1).notice.in_("en", NAMES, 1) == "Ann has shed all cards. You still have 1 card."


def test_waiting_is_a_quiet_button() -> None:
    s = race(
        ("red drop 3", "blue wheel 1"), (("white circles 5", "black arrow 6", "green hammer 5"), ("red hammer 6",))
    )
    assert [(way.move, way.button, way.key, way.tone) for way in seen(s).ways] == [(WAIT, True, "w", "")]


@pytest.mark.parametrize("viewer", [-1, 1])
def test_a_card_to_give_up_is_clicked_and_shows_to_its_owner_only(viewer: int) -> None:
    s = race(*STUCK, piles=(0, 4))
    assert way(seen(s), LAY + 2).piece == id_of("green hammer 5")
    own = pieces(seen(after(s, (0, "lay 2"))))
    assert [piece.id for piece in own.values() if "chosen" in piece.flags] == [id_of("green hammer 5")]
    others = {msgspec.json.encode(seen(after(s, (0, f"lay {slot}")), viewer)) for slot in range(3)}
    assert len(others) == 1


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_hidden_cards_are_backs_named_after_their_place(viewer: int) -> None:
    for s in random_race("hand", 3):
        seat = view(s, viewer)
        known = {f"card-{c}" for c in [*seat.hand[0].tolist(), *seat.hand[1].tolist(), *seat.top.tolist()] if c < EMPTY}
        for piece in pieces(GAME.scene(seat, viewer)).values():
            if "back" in piece.flags:
                assert not piece.id.startswith("card-")
                assert (piece.colour, piece.symbol, piece.number) == ("", "", None)
            elif not piece.id.startswith("start-"):
                assert piece.id in known


def test_no_card_glows_in_a_race() -> None:
    for s in random_race("auto", 4):
        assert not any("glow" in piece.flags for piece in pieces(seen(s)).values())


def test_the_own_hand_is_at_the_thumb_and_a_spectator_has_none() -> None:
    areas = {viewer: [zone.area for zone in seen(a_race(), viewer).zones] for viewer in (-1, 0, 1)}
    assert areas == {-1: ["others", "board", "others"], 0: ["others", "board", "own"], 1: ["others", "board", "own"]}

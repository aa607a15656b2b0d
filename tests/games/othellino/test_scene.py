"""The scene of Othellino: what the page relies on."""

from __future__ import annotations

from spieltisch.engine.showing.scene import Piece, Scene
from spieltisch.games.othellino import GAME
from spieltisch.games.othellino.rules import LIGHT
from tests.games.othellino.positions import after, board, place, start
from tests.games.telling import NAMES

BEFORE_A_PASS = "c2 b2 a2 a1 e4 c5 c6 a3"


def discs(seen: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in seen.zones[0].pieces}


def test_letters_run_along_the_top_and_numbers_down_the_left_edge() -> None:
    captions = {cell.id: cell.caption for cell in GAME.scene(start(), 0).zones[0].places}
    assert [captions[cell] for cell in ("a1", "b1", "f1", "a2", "a6", "b2")] == ["a1", "b", "f", "2", "6", ""]


def test_a_disc_keeps_its_id_when_it_is_turned() -> None:
    s = start()
    assert discs(GAME.scene(s, 0))["disc-c3"].colour == "yellow"
    assert discs(GAME.scene(place(s, "c2"), 0))["disc-c3"].colour == "red"


def test_the_disc_placed_last_is_marked() -> None:
    marked = [id for id, disc in discs(GAME.scene(after("c2 b4"), -1)).items() if "last" in disc.flags]
    assert marked == ["disc-b4"]


def test_a_cell_shows_what_it_would_turn_nearest_first() -> None:
    s = board("c1 f3 a5 f6", "c2 d3 e3 b4 d4 e5 a2 b3")
    (way,) = GAME.scene(s, 0).ways
    assert way.place == "c3"
    assert way.shows == ["disc-c2", "disc-d3", "disc-b4", "disc-d4", "disc-e3", "disc-e5"]


def test_every_other_empty_cell_may_be_asked_about() -> None:
    seen = GAME.scene(start(), 0)
    assert len(seen.ways) == 4
    assert len(seen.shut) == 36 - 4 - 4


def test_a_pass_is_one_button_that_everybody_is_told_of() -> None:
    s = after(BEFORE_A_PASS)
    (way,) = GAME.scene(s, 0).ways
    assert (way.button, way.key, way.tone) == (True, "p", "go")
    assert [GAME.scene(s, seat).notice.in_("en", NAMES, seat) for seat in (-1, 0, 1)] == [
        "Ann cannot place a disc.",
        "You cannot place a disc.",
        "Ann cannot place a disc.",
    ]


def test_after_a_pass_the_other_learns_why_it_is_the_same_turn_again() -> None:
    s = after(BEFORE_A_PASS + " --")
    assert [GAME.scene(s, seat).notice.in_("en", NAMES, seat) for seat in (-1, 0, 1)] == [
        "Ann had to pass: it is Bela's turn again.",
        "You had to pass: it is Bela's turn again.",
        "Ann had to pass: it is your turn again.",
    ]
    assert GAME.scene(after(BEFORE_A_PASS + " -- d2"), 0).notice.in_() == ""


def test_seats_tell_colour_and_discs() -> None:
    assert [(seat.colour, seat.score) for seat in GAME.scene(after("c2"), -1).seats] == [("red", 4), ("yellow", 1)]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    seen = GAME.scene(board("a1", "f6", LIGHT), 1)
    assert not seen.ways
    assert not seen.notice.in_()

"""The scene of Backgammon: what the page relies on."""

from __future__ import annotations

import pytest

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.scene import Piece, Place, Scene, Way
from spieltisch.games.backgammon import GAME, rules, words
from spieltisch.games.backgammon.rules import DONE, DOUBLE, DROP, ROLL, TAKE, State
from tests.games import telling
from tests.games.backgammon.positions import START, men_of, name, play, position, start, table

FAR = "1*15"  # an opponent in nobody's way


def place(seen: Scene, id: str) -> Place:
    return next(place for place in seen.zones[0].places if place.id == id)


def pieces(seen: Scene) -> dict[str, Piece]:
    return {piece.id: piece for piece in seen.zones[0].pieces}


def way(s: State, text: str) -> Way:
    """How the player who decides makes a move, `13/7`."""
    seat = rules.actors(s).bit_length() - 1
    return next(way for way in GAME.scene(s, seat).ways if name(s, way.move) == text)


def dice(seen: Scene) -> list[tuple[int | None, bool]]:
    """The dice on the table, and whether they step back."""
    return [(piece.number, "dim" in piece.flags) for piece in seen.zones[0].pieces if piece.kind == "die"]


def checker_ids(s: State) -> set[str]:
    return {id for id, piece in pieces(GAME.scene(s, 0)).items() if piece.kind == "disc"}


# The board.


@pytest.mark.parametrize("seat", [0, 1])
def test_every_player_sees_the_own_home_at_the_lower_right(seat: int) -> None:
    seen = GAME.scene(start("63", seat), seat)
    home = [p for p in seen.zones[0].places if p.caption in ("1", "2", "3", "4", "5", "6")]
    assert all(p.look == "point-up" and p.heap == "up" and p.x > 6 for p in home)
    sixth = next(p for p in home if p.caption == "6")
    assert [p.colour for p in pieces(seen).values() if p.at == sixth.id] == [("red", "yellow")[seat]] * 5


def test_a_spectator_sees_the_board_as_seat_0_does() -> None:
    s = start("63", 1)
    assert GAME.scene(s, -1).zones == GAME.scene(s, 0).zones


def test_a_place_has_the_same_id_for_both_and_another_number() -> None:
    s = start("63")
    assert place(GAME.scene(s, 0), "p1").caption == "24"
    assert place(GAME.scene(s, 1), "p1").caption == "1"


def test_trays_lie_right_of_the_board_each_on_its_owners_side() -> None:
    seen = GAME.scene(start("63", 1), 1)
    assert place(seen, "tray-1").y > place(seen, "bar-0").y > place(seen, "tray-0").y
    assert place(seen, "tray-0").x == place(seen, "tray-1").x > 12


@pytest.mark.parametrize("own", ["3*2 1", "24*2"], ids=["bearing off", "running"])
def test_no_two_places_overlap(own: str) -> None:
    places = GAME.scene(position(own, FAR, "65", stakes="full"), 0).zones[0].places
    for i, a in enumerate(places):
        for b in places[:i]:
            beside = a.x + a.w <= b.x or b.x + b.w <= a.x
            assert beside or a.y + a.h <= b.y or b.y + b.h <= a.y, (a.id, b.id)


# Checkers.


def test_a_checker_move_ends_one_id_and_begins_one() -> None:
    s = start("63")
    before, after = checker_ids(s), checker_ids(play(s, "13/7"))
    assert before - after == {"red-p12-4"}
    assert after - before == {"red-p18-0"}


def test_a_hit_changes_one_id_of_each_colour() -> None:
    s = position("24 13", "21*2 7", "65")
    assert way(s, "24/18*").shows == ["die-0", "yellow-p7-0"]
    before, after = checker_ids(s), checker_ids(play(s, "24/18*"))
    assert before - after == {"red-p1-0", "yellow-p7-0"}
    assert after - before == {"red-p7-0", "yellow-bar-1-0"}


def test_the_top_checker_is_carried_and_comes_last_in_the_list() -> None:
    s = start("63")
    seen = GAME.scene(s, 0)
    assert [piece.id for piece in seen.zones[0].pieces if piece.at == "p12"][-1] == way(s, "13/7").piece == "red-p12-4"
    assert way(s, "13/7").place == "p18"


def test_a_checker_enters_from_the_bar() -> None:
    s = position("bar 6", FAR, "42", seat=1)
    assert (way(s, "bar/21").piece, way(s, "bar/21").place) == ("yellow-bar-1-0", "p21")


# One checker by several dice.


def chained(s: State) -> dict[tuple[str, str], str]:
    """What carrying a checker far does: where from and to, and the moves as players write them."""
    found = {}
    for way in GAME.scene(s, s.turn).chains:
        then, names = s, []
        for move in [way.move, *way.then]:
            names.append(name(then, move))
            then = play(then, names[-1])
        found[way.piece, way.place] = " ".join(names)
    return found


def test_one_checker_goes_by_both_dice_at_once_the_larger_first() -> None:
    assert chained(start("63"))["red-p12-4", "p21"] == "13/7 7/4"


def test_where_one_order_is_closed_the_other_is_taken() -> None:
    assert chained(position("24 13", "19*2", "65")) == {
        ("red-p1-0", "p12"): "24/18 18/13",
        ("red-p12-0", "p23"): "13/7 7/2",
    }
    assert chained(position("24 13", "7*2", "65"))["red-p1-0", "p12"] == "24/19 19/13"


def test_the_order_that_hits_nothing_on_the_way_comes_first() -> None:
    assert chained(position("24 13", "7 1*2", "65"))["red-p1-0", "p12"] == "24/19 19/13"
    assert chained(position("24 13", "6 1*2", "65"))["red-p1-0", "p12"] == "24/18 18/13"


def test_a_hit_on_the_way_is_taken_where_no_other_order_works() -> None:
    s = position("24 13", "7 6*2", "65")
    assert chained(s)["red-p1-0", "p12"] == "24/18* 18/13"
    far = next(way for way in GAME.scene(s, 0).chains if way.piece == "red-p1-0")
    assert far.shows == ["die-0", "yellow-p7-0", "die-1"]
    assert far.label.in_() == "24/18*/13 with the 6 and the 5"


def test_both_orders_stay_possible_step_by_step() -> None:
    s = position("24 13", "7 1*2", "65")
    assert way(s, "24/18*").place == "p7"
    assert way(s, "24/19").place == "p6"


def test_a_double_carries_one_checker_as_far_as_it_gets() -> None:
    s = position("24 13", "16*2 1", "33")
    far = {target: moves for (piece, target), moves in chained(s).items() if piece == "red-p1-0"}
    assert far == {"p7": "24/21 21/18", "p10": "24/21 21/18 18/15", "p13": "24/21 21/18 18/15 15/12"}
    assert len(chained(play(s, "24/21 21/18 18/15"))) == 0


def test_nobody_goes_far_while_another_waits_on_the_bar() -> None:
    assert chained(position("bar*2 13", FAR, "42")) == {}
    assert chained(position("bar 13", FAR, "42", seat=1)) == {("yellow-bar-1-0", "p19"): "bar/21 21/19"}


def test_two_dice_bear_one_checker_off_where_no_single_one_does() -> None:
    assert chained(position("6", FAR, "42")) == {("red-p19-0", "tray-0"): "6/2 2/off"}
    assert ("red-p19-0", "tray-0") not in chained(position("6", FAR, "61"))


# Bearing off.


def test_one_die_bears_off_into_the_tray() -> None:
    s = position("6 4", FAR, "61")
    assert way(s, "6/off").place == "tray-0"


@pytest.mark.parametrize("seat", [0, 1])
def test_where_both_dice_bear_off_the_same_checker_the_tray_has_two_mouths(seat: int) -> None:
    s = position("3*2 1", FAR, "65", seat)
    assert way(s, "3/off:6").piece == way(s, "3/off:5").piece
    assert way(s, "3/off:6").place == "tray-with-6"
    assert way(s, "3/off:5").place == "tray-with-5"
    assert place(GAME.scene(s, seat), "tray-with-6").caption == "6"
    assert not any("with" in p.id for p in GAME.scene(s, 1 - seat).zones[0].places)


# Dice.


def test_the_larger_die_lies_first_on_its_owners_right() -> None:
    seen = GAME.scene(start("36", 1), 1)
    first, second = (place(seen, pieces(seen)[id].at) for id in ("die-0", "die-1"))
    assert dice(seen) == [(6, False), (3, False)]
    assert 8 < first.x < second.x
    assert place(GAME.scene(start("36", 1), 0), first.id).x < 4


def test_used_dice_step_back() -> None:
    assert dice(GAME.scene(play(start("63"), "13/7"), 1)) == [(6, True), (3, False)]


def test_a_double_is_four_dice() -> None:
    s = play(start("55"), "13/8")
    assert dice(GAME.scene(s, 0)) == [(5, True), (5, False), (5, False), (5, False)]
    assert way(s, "13/8").shows == ["die-1"]


def test_dice_that_cannot_be_used_step_back_and_everybody_is_told() -> None:
    s = position("6 4", "24*2 6*3", "55")
    for seat in (-1, 0, 1):
        assert dice(GAME.scene(s, seat)) == [(5, True)] * 4
        told = ("You cannot" if seat == 0 else "Ann cannot") + " use the 5."
        assert GAME.scene(s, seat).notice.in_("en", telling.NAMES, seat) == told
    assert GAME.scene(start("63"), 1).notice.in_() == ""


def test_every_roll_is_a_cast_of_the_dice() -> None:
    s = play(start("63"), "24/18 13/10")
    assert telling.acts(GAME, s) == []
    casts = set()
    for number in range(100):
        sow(s.rng, 9, number)
        then = play(s, "done")
        casts.add((then.dice[0] == then.dice[1], *(act.of for act in telling.acts(GAME, then))))
    assert casts == {(False, "die-0", "die-1"), (True, "die-0", "die-1", "die-2", "die-3")}


# Buttons.


def test_done_is_a_button_and_the_only_way_then() -> None:
    (done,) = GAME.scene(position("6 4", "24*2 6*3", "55"), 0).ways
    assert (done.move, done.button, done.key, done.tone) == (DONE, True, "d", "go")


def test_roll_and_double_take_and_drop_are_buttons() -> None:
    s = table(men_of(START), men_of(START), stakes="full")
    assert [(w.move, w.button, w.tone) for w in GAME.scene(s, 0).ways] == [(ROLL, True, "go"), (DOUBLE, True, "")]
    then = play(s, "double")
    assert [(w.move, w.button, w.tone) for w in GAME.scene(then, 1).ways] == [
        (TAKE, True, "go"),
        (DROP, True, "danger"),
    ]
    assert GAME.scene(then, 0).ways == []
    assert GAME.scene(then, 1).notice.in_("en", telling.NAMES, 1) == "Ann doubles to 2."


def test_the_cube_is_offered_in_the_middle_and_then_lies_at_its_owners_side() -> None:
    s = play(table(men_of(START), men_of(START), stakes="full"), "double")
    offered, taken = pieces(GAME.scene(s, 0))["cube"], pieces(GAME.scene(play(s, "take"), 0))["cube"]
    assert (offered.at, offered.number, offered.flags) == ("cube", 2, ["glow"])
    assert (taken.at, taken.number, taken.flags) == ("cube-1", 2, [])


def test_the_simple_game_has_no_cube() -> None:
    assert "cube" not in pieces(GAME.scene(start("63"), 0))


# What is shut, and the players.


def test_a_closed_point_may_be_asked_about() -> None:
    s = start("55")
    asked = next(w for w in GAME.scene(s, 0).shut if w.piece == "red-p1-1")
    assert asked.place == "p6"
    assert "(R4)" in words.reason(s, 0, asked.move).in_()


def test_nothing_is_shut_where_a_legal_move_has_the_same_target() -> None:
    s = position("3*2 1", FAR, "65")
    seen = GAME.scene(s, 0)
    assert not {(w.piece, w.place) for w in seen.ways} & {(w.piece, w.place) for w in seen.shut}


def test_seats_tell_colour_pips_and_the_bar() -> None:
    red, yellow = GAME.scene(position("bar 6", START, "63"), -1).seats
    assert (red.colour, [note.in_() for note in red.notes]) == ("red", ["31 pips", "1 on the bar"])
    assert (yellow.colour, [note.in_() for note in yellow.notes]) == ("yellow", ["167 pips"])


def test_the_winner_has_the_points() -> None:
    s = play(position("1", FAR, "63"), "1/off:6")
    assert [seat.score for seat in GAME.scene(s, 0).seats] == [1, 0]

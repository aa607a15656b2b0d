"""What the page relies on in a scene of Brooke."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.scene import Act, Scene, Way
from spieltisch.games.brooke import GAME, rules, words
from spieltisch.games.brooke.rules import BLUE, FIX, NEXT, PAIR, RED, State
from tests.games.brooke.positions import actor, after, cell, dealt, position
from tests.games.scenes import piece, pieces, place, places, random_moments, zone
from tests.games.telling import NAMES, acts

PLAIN = "1 blue, 2 red, 5 blue"
LAST_DIE: dict[str, Any] = {"cards": PLAIN, "blue": ["6", "1", "2"], "red": ["5", "4", "3 2"]}


def seen(s: State, seat: int = BLUE) -> Scene:
    """The scene as the seat may see it."""
    view = s.copy()
    rules.hide(view, seat)
    return GAME.scene(view, seat)


def way(shown: Scene, label: str) -> Way:
    return next(way for way in shown.ways if way.label.in_() == label)


def test_first_dice_are_cast_and_all_others_put_down() -> None:
    s = after(position(**LAST_DIE), "place 1 1")
    assert acts(GAME, s) == []
    assert acts(GAME, after(s, "next")) == [Act("cast", "rolled-blue"), Act("cast", "rolled-red")]


def test_each_seat_looks_from_its_own_side() -> None:
    s = position(PLAIN, ["6", "", ""], ["5", "", ""])
    blue, red = places(seen(s, BLUE)), places(seen(s, RED))
    assert blue["A"].x < blue["B"].x < blue["C"].x
    assert red["A"].x > red["B"].x > red["C"].x
    assert blue["red-A-5"].y < blue["A"].y < blue["blue-A-6"].y
    assert red["blue-A-6"].y < red["A"].y < red["red-A-5"].y
    assert blue["sum-red-A"].y < blue["sum-blue-A"].y
    assert red["sum-blue-A"].y < red["sum-red-A"].y


def test_tall_the_dice_of_a_side_lie_there_too() -> None:
    shown = zone(seen(position(PLAIN, ["5 3 3 2", "", ""], ["5", "", ""])), "cards")
    assert shown.upright is not None
    box = {place.id: box for place, box in zip(shown.places, shown.upright.boxes, strict=True)}
    assert box["red-A-5"][1] < box["A"][1] < box["blue-A-5"][1] == box["blue-A-3"][1] < box["blue-A-2"][1]
    assert box["A"][0] < box["B"][0] < box["C"][0]
    assert box["A"][2] > place(seen(position(PLAIN)), "A").w


@pytest.mark.parametrize("many", [1, 3, 6])
def test_dice_at_a_card_stay_in_its_column(many: int) -> None:
    s = position(PLAIN, ["1 " * many, "", ""], taken=(2, 0))
    shown = zone(seen(s), "cards")
    assert place(seen(s), "blue-A-1").w <= place(seen(s), "B").x
    assert len([p for p in shown.pieces if p.at == "blue-A-1"]) == many


def test_totals_are_told_and_the_higher_one_is_marked() -> None:
    shown = places(seen(position("7 blue, 2 red, 5 blue", ["4", "", "3"], ["", "5", "3"])))
    assert [shown[f"sum-blue-{at}"].caption for at in "ABC"] == ["7", "0", "3"]
    assert [shown[f"sum-red-{at}"].caption for at in "ABC"] == ["0", "5", "3"]
    assert [shown[f"sum-blue-{at}"].rim for at in "ABC"] == ["blue", "", ""]
    assert [shown[f"sum-red-{at}"].rim for at in "ABC"] == ["", "red", ""]


def test_cards_lie_upside_down_where_the_opponents_face_is_up() -> None:
    s = position(PLAIN)
    for seat, inverted in ((BLUE, ["card-1"]), (RED, ["card-0", "card-4"]), (-1, ["card-1"])):
        lying = [p for p in zone(seen(s, seat), "cards").pieces if p.kind == "placard"]
        assert [p.id for p in lying if "inverted" in p.flags] == inverted


def test_a_card_shows_both_faces_and_what_is_printed() -> None:
    up, below = piece(seen(position("3 red, 11 red, 5 blue")), "card-2").faces
    assert (up.colour, up.symbol, up.plus, up.plus_colour) == ("red", "leftwards", 2, "red")
    assert (below.colour, below.symbol, below.plus, below.plus_colour) == ("blue", "rightwards", 2, "blue")
    up, below = piece(seen(position("3 red, 11 red, 5 blue")), "card-10").faces
    assert (up.colour, up.plus_colour, below.plus_colour) == ("red", "blue", "blue")


def test_a_sign_points_where_the_die_really_goes() -> None:
    """Drawn upright, RIGHT points to the right; upside down to the left. A die goes that way on the screen."""
    for seat in (BLUE, RED):
        for card, face in ((1, "blue"), (1, "red"), (2, "blue"), (2, "red")):
            lying: dict[str, Any] = {face: ["", "4", ""]}
            s = after(position(f"5 blue, {card} {face}, 10 blue", **lying, turn=face), "place 1 5")
            shown = seen(s, seat)
            card_piece = piece(shown, f"card-{card - 1}")
            points = 1 if card_piece.symbol == "rightwards" else -1
            points = -points if "inverted" in card_piece.flags else points
            goes = place(seen(after(s, "die 1 4"), seat), f"{face}-{'CA'[moves_to_a(face, card)]}-4").x
            from_ = place(shown, f"{face}-B-4").x
            assert (goes - from_) * points > 0


def moves_to_a(face: str, card: int) -> bool:
    return (face == "blue") == (card == 2)


def test_the_rolled_die_shows_one_side_the_next_one_all() -> None:
    shown = seen(position(PLAIN, rolled=(5, 3)))
    assert piece(shown, "rolled-blue").number == 5
    assert piece(shown, "rolled-red").number == 3
    assert "side-1" not in pieces(shown)
    assert {way.piece for way in shown.ways} == {"rolled-blue"}
    shown = seen(position(PLAIN, ["6", "", ""]))
    assert [piece(shown, f"side-{value}").number for value in range(1, 7)] == [1, 2, 3, 4, 5, 6]


def test_sides_over_the_limit_step_back_and_say_why() -> None:
    s = position(PLAIN, ["6", "6", ""])
    shown = seen(s)
    assert ["dim" in piece(shown, f"side-{value}").flags for value in range(1, 7)] == [False] * 3 + [True] * 3
    shut = next(way for way in shown.shut if way.piece == "side-4" and way.place == "C")
    assert words.reason(s, BLUE, shut.move).in_() == "With a 4 you would have 16 pips, 15 are allowed (R3)."


@pytest.mark.parametrize(
    ("options", "taken", "gauge"),
    [({}, (0, 0), (12, 15)), ({}, (1, 0), (12, 16)), ({"limit": "placed"}, (0, 0), (12, 14))],
)
def test_the_limit_is_a_bar(options: dict[str, Any], taken: tuple[int, int], gauge: tuple[int, int]) -> None:
    shown = seen(position(PLAIN, ["6", "6", ""], taken=taken, **options))
    assert place(shown, "limit-blue").gauge == gauge
    assert place(shown, "limit-red").gauge[0] == 0


def test_supply_and_reserve_are_dice() -> None:
    shown = pieces(seen(position(PLAIN, ["6", "", ""], taken=(0, 1))))
    assert len([id for id in shown if id.startswith("supply-blue")]) == 2  # and the next one with all its sides
    assert len([id for id in shown if id.startswith("supply-red")]) == 5
    assert len([id for id in shown if id.startswith("reserve-blue")]) == 2
    assert "dim" in shown["reserve-red-0"].flags


@pytest.mark.parametrize(
    ("label", "brings"),
    [
        ("4 at card A", "7:5 → Right"),
        ("2 at card A", "5:5"),
        ("3 at card B", "3:0 → void"),
        ("1 at card C", "1:0 → Flip"),
    ],
)
def test_a_held_die_foretells_totals_and_action(label: str, brings: str) -> None:
    s = position("3 blue, 12 red, 7 red", ["1", "", ""], ["5", "", ""], taken=(0, 2))
    s.printed[11, RED, RED] = s.printed[6, RED, RED] = 0
    assert way(seen(s), label).brings.in_() == brings


def test_what_is_foretold_happens() -> None:
    s = position("3 blue, 12 red, 7 red", ["1", "", ""], ["5", "", ""], rolled=(0, 0))
    for move in seen(s).ways:
        then = s.copy()
        rules.play(then, BLUE, move.move)
        triggered = then.phase != rules.PLACING or then.face.tolist() != s.face.tolist()
        assert triggered == ("→" in move.brings.in_())


def test_a_die_to_move_is_clicked_and_shows_where_it_goes() -> None:
    shown = seen(after(position(PLAIN, ["6", "", ""]), "place 0 1"))
    move = way(shown, "move the blue 6 at A to B")
    assert (move.piece, move.place, move.shows) == ("", "blue-A-6", ["B"])
    assert "glow" in piece(shown, "card-0").flags


def test_a_die_to_flip_or_lower_shows_what_it_becomes() -> None:
    s = after(position("7 red, 2 red, 5 blue", ["", "6", ""], ["1", "6 6", ""]), "place 0 5")
    assert [piece(seen(s), id).becomes for id in ("red-A-1-0", "red-B-6-1")] == [6, 1]
    assert piece(seen(s), "blue-A-5-0").becomes == 0
    s = after(s, "die 0 1")
    shown = seen(s)
    assert [(p.number, p.becomes) for p in pieces(shown).values() if p.becomes] == [(6, 3), (6, 3)]
    assert {way.place for way in shown.ways} == {"red-A-6", "red-B-6"}


def test_dice_too_low_to_be_lowered_say_why() -> None:
    s = after(position("7 blue, 2 red, 5 blue", ["1", "6 3", ""]), "place 0 3", "die 0 1")
    shut = {way.place: way.move for way in seen(s, RED).shut}
    assert shut == {"blue-A-3": FIX + cell(0, 3), "blue-B-3": FIX + cell(1, 3)}
    assert words.reason(s, RED, shut["blue-B-3"]).in_() == "The blue 3 at B cannot be lowered by 3 (R9)."


def test_a_die_is_carried_onto_the_other_to_swap_them() -> None:
    s = after(position("5 blue, 2 red, 1 blue", ["6", "3 3", ""]), "place 0 2")
    shown = seen(s)
    move = way(shown, "swap the blue 6 at A and the blue 3 at B")
    assert (move.piece, move.place) == ("blue-A-6-0", "blue-B-3")
    assert move.also == [("blue-B-3-1", "blue-A-6")]
    same = next(way for way in shown.shut if way.move == PAIR + rules.CELLS * cell(0, 2) + cell(0, 6))
    assert words.reason(s, BLUE, same.move).in_() == "Two dice at different cards are swapped (R8c)."


def test_a_card_to_turn_is_clicked() -> None:
    shown = seen(after(position("10 blue, 2 red, 5 blue", ["", "", ""]), "place 0 2"))
    assert [way.place for way in shown.ways] == ["A", "B", "C"]


def test_cards_go_to_their_stacks_when_the_next_round_is_laid_out() -> None:
    s = after(position(**LAST_DIE), "place 1 1")
    shown = seen(s, RED)
    assert {piece(shown, id).at for id in ("card-0", "card-1", "card-4")} == {"A", "B", "C"}
    assert [way.move for way in shown.ways] == [NEXT]
    assert shown.ways[0].button
    assert shown.notice.in_("en", NAMES, RED) == "Round 1: A to Ann (6 : 5), B to you (4 : 2), C to you (5 : 2)."
    assert [seat.score for seat in shown.seats] == [1, 2]
    shown = seen(after(s, "next"), RED)
    assert [piece(shown, id).at for id in ("card-0", "card-1", "card-4")] == ["won-blue", "won-red", "won-red"]
    assert len([p for p in pieces(shown).values() if p.at == "pile" and "back" in p.flags]) == 6


def test_a_tied_card_steps_back_and_goes_aside() -> None:
    s = after(position(PLAIN, ["5", "1", "2"], ["5", "4", "3 2"]), "place 1 1")
    assert "dim" in piece(seen(s), "card-0").flags
    assert piece(seen(after(s, "next")), "card-0").at == "tied"


def test_the_last_round_stays_on_the_table() -> None:
    s = after(position(**LAST_DIE, round=4, won=[(3, 4, 6), (7, 8)], tied=(9, 10, 11, 12)), "place 1 1")
    shown = seen(s)
    assert piece(shown, "card-0").at == "A"
    assert shown.notice.in_("en", NAMES, BLUE) == "4 cards each; you win by 7 to 3 on printed dice."


def test_who_begins_and_who_sits_out_is_noted() -> None:
    shown = seen(position(PLAIN, ["1", "", ""], ["6", "6", "3"]))
    assert [[note.in_() for note in seat.notes] for seat in shown.seats] == [["has begun"], ["sits out"]]


def test_a_moved_die_is_one_that_left_and_one_that_came() -> None:
    s = after(position(PLAIN, ["6", "", ""]), "place 0 1")
    before, now = set(pieces(seen(s))), set(pieces(seen(after(s, "die 0 6"))))
    assert before - now == {"blue-A-6-0"}
    assert now - before == {"blue-B-6-0"}


def test_only_who_acts_has_ways() -> None:
    s = dealt()
    assert seen(s, actor(s)).ways
    assert not seen(s, 1 - actor(s)).ways
    assert not seen(s, -1).ways


def test_the_terminal_tells_faces_sums_and_limits() -> None:
    lines = "\n".join(drawn(seen(position("3 blue, 2 red, 5 blue", ["6", "", ""])), "en"))
    assert "B Right B+2" in lines
    assert "6/15" in lines
    s = after(position("7 red, 2 red, 5 blue", ["", "6", ""], ["1", "6 6", ""]), "place 0 5")
    assert "[1>6]" in "\n".join(drawn(seen(s), "en"))


@pytest.mark.parametrize("limit", ["owned", "placed"])
def test_the_gauge_leaves_as_much_room_as_the_next_die_has(limit: str) -> None:
    for _, view, seat, _ in random_moments("brooke", 2, limit=limit):
        have, most = place(GAME.scene(view, seat), f"limit-{('blue', 'red')[seat]}").gauge or (0, 0)
        if view.supply[seat]:
            assert min(6, most - have) == rules.room(view, seat)

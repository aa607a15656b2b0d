"""What the page relies on in the scenes of Brawl."""

from __future__ import annotations

from typing import Any

import pytest

from spieltisch.engine.showing.scene import Scene
from spieltisch.games.brawl import GAME, rules, words
from spieltisch.games.brawl.rules import State
from tests.games.brawl.positions import (
    CARDS,
    Base,
    after,
    dealt,
    discarded,
    holding,
    laid,
    number,
    start,
    view,
    without_deck,
)
from tests.games.scenes import piece, pieces, place, places, zone
from tests.games.telling import lines

TOURNAMENT: dict[str, Any] = {"mode": "tournament"}


def shown(s: State, seat: int) -> Scene:
    return GAME.scene(view(s, seat), seat)


def targets(s: State, seat: int) -> dict[str, str]:
    """Where each way leads, by its label."""
    return {way.label.in_(): way.place or way.piece for way in shown(s, seat).ways}


@pytest.mark.parametrize("seat", [0, 1])
def test_the_own_ends_lie_towards_the_viewer(seat: int) -> None:
    s = laid([Base(0), Base(1)])
    scene = shown(s, seat)
    own, far = place(scene, f"end-0-0-{seat}"), place(scene, f"end-0-0-{1 - seat}")
    base = place(scene, "spot-0-0")
    assert far.y < base.y < own.y
    assert (far.heap, own.heap) == ("up", "down")
    assert zone(scene, f"hand-{seat}").area == "own"
    assert zone(scene, f"hand-{1 - seat}").area == "others"


def test_the_second_player_sees_the_row_from_the_other_side() -> None:
    s = laid([Base(0), Base(1)])
    assert place(shown(s, 0), "spot-0-0").x < place(shown(s, 0), "spot-0-1").x
    assert place(shown(s, 1), "spot-0-0").x > place(shown(s, 1), "spot-0-1").x


def test_a_drawn_card_is_open_to_its_owner_and_a_back_to_the_other_under_one_name() -> None:
    s = holding(laid([Base(0), Base(1)]), 0, "red Hit")
    mine, theirs = piece(shown(s, 0), "held-0"), piece(shown(s, 1), "held-0")
    assert (mine.symbol, mine.colour, mine.number) == ("fist", "red", 8)
    assert (theirs.flags, theirs.symbol, theirs.number) == (["back"], "", None)


def test_every_card_of_a_string_is_shown_from_the_base_outwards() -> None:
    s = laid([Base(0, "red H2BPH"), Base(1)])
    cards = [p for p in zone(shown(s, 0), "row-0").pieces if p.at == "end-0-0-0"]
    assert [p.label.in_() for p in cards] == ["red Hit", "red Hit-2", "red Block", "Press", "red Hit"]
    assert len({p.symbol for p in cards}) == 3
    assert place(shown(s, 0), "hits-0-0-0").caption == "4"


def test_whoever_leads_at_a_base_has_the_coloured_plate() -> None:
    s = laid([Base(1, "red H"), Base(1, "", "")])
    scene = shown(s, 0)
    assert [place(scene, f"hits-0-0-{end}").colour for end in (0, 1)] == ["yellow", ""]
    assert [place(scene, f"hits-0-1-{end}").colour for end in (0, 1)] == ["", "white"]
    s = laid([Base(1, "red H", on=("Null",)), Base(1)], expansions="on")
    assert [place(shown(s, 0), f"hits-0-0-{end}").colour for end in (0, 1)] == ["", ""]


def test_a_card_is_drawn_played_and_discarded_with_one_press_each() -> None:
    s = laid([Base(0), Base(1)])
    assert targets(s, 0) == {"draw a card": "deck-0"}
    s = holding(s, 0, "red Hit")
    assert {way.piece for way in shown(s, 0).ways} == {"held-0"}
    assert targets(s, 0)["discard the red Hit"] == "pile-0"
    assert targets(s, 0)["red Hit on Base B, <p1>'s end"] == "end-0-1-1"
    assert targets(holding(laid([Base(0), Base(1)]), 0, "Freeze"), 0)["Freeze on Base A"] == "spot-0-0"


def test_a_base_goes_to_a_free_column_or_beside_the_row() -> None:
    s = holding(laid([Base(0), Base(1)]), 0, "Base")
    assert targets(s, 0)["Base at the right"] == "spot-0-2"
    assert targets(s, 0)["Base at the left"] == "side-0-0"
    assert "side-0-0" in places(shown(s, 0))
    assert "side-0-0" not in places(shown(s, 1))
    s = after(s, (0, "west"))
    assert [piece(shown(s, 0), f"base-0-{n}").at for n in (2, 0, 1)] == ["spot-0-0", "spot-0-1", "spot-0-2"]


def test_bases_stay_where_they_are_when_one_at_their_side_is_cleared_or_added() -> None:
    s = after(holding(laid([Base(0), Base(1), Base(0)]), 0, "Clear"), (0, "on 0"))
    assert [piece(shown(s, 0), f"base-0-{n}").at for n in (1, 2)] == ["spot-0-1", "spot-0-2"]
    s = after(holding(s, 1, "Base"), (1, "west"))
    assert [piece(shown(s, 0), f"base-0-{n}").at for n in (3, 1, 2)] == ["spot-0-0", "spot-0-1", "spot-0-2"]


@pytest.mark.parametrize(("seat", "keys"), [(0, "1728"), (1, "9382")])
def test_keys_lie_like_the_places(seat: int, keys: str) -> None:
    s = holding(laid([Base(0), Base(1)], turn=seat), seat, "red Hit")
    given = {way.move: way.key for way in shown(s, seat).ways}
    assert "".join(given[number(name)] for name in ("end 0.0", "end 0.1", "end 1.0", "end 1.1")) == keys
    assert given[rules.DISCARD] == "-"


def test_keys_of_both_rows_of_a_circle_differ() -> None:
    s = holding(laid(*[[Base(0), Base(1), Base(1)]] * 3, seats=3), 0, "red Hit")
    keys = [way.key for way in shown(s, 0).ways]
    assert len(set(keys)) == len(keys) == 13
    assert not {"m", "l", "h", "?"} & set(keys)


def test_frozen_bases_lie_under_ice_and_a_closed_row_dims() -> None:
    s = laid([Base(0, "red H", frozen=True), Base(1)])
    scene = shown(s, 0)
    assert piece(scene, "base-0-0").flags == ["frozen"]
    assert piece(scene, "card-0-0-0-0").flags == ["frozen"]
    assert piece(scene, "ice-0-0").symbol == "snow"
    s = laid([Base(0, frozen=True)], [Base(1), Base(2)], [Base(2), Base(0)], seats=3)
    assert "dim" in piece(shown(s, 0), "base-0-0").flags


def test_the_last_three_cards_of_a_deck_are_marked() -> None:
    s = laid([Base(0), Base(1)])
    assert piece(shown(s, 0), "deck-1").symbol == ""
    s.left[1] = 3
    assert piece(shown(s, 0), "deck-1").symbol == "snow"
    assert "deck-1" not in pieces(shown(without_deck(s, 1), 0))


def test_the_discards_show_their_top_card_and_how_many_they_are() -> None:
    s = discarded(laid([Base(0), Base(1)]), 1, "red Hit", "Press")
    top = piece(shown(s, 0), "pile-1-1")
    assert (top.label.in_(), top.count) == ("Press", 2)


def test_a_circle_has_the_own_rows_large_and_the_others_small() -> None:
    s = laid(*[[Base(0), Base(1)]] * 5, seats=5, turn=1)
    scene = shown(s, 1)
    assert [z.id for z in scene.zones if z.area == "board"] == ["row-1", "row-0"]
    assert sorted(z.id for z in scene.zones if z.area == "side") == ["row-2", "row-3", "row-4"]
    assert [z.id for z in scene.zones if z.area == "others"] == ["hand-0", "hand-2"]
    assert zone(scene, "row-0").width > zone(scene, "row-2").width


def test_decks_to_choose_show_their_cards_and_the_own_choice_only_to_oneself() -> None:
    s = after(dealt(2), (0, "pick Pearl"))
    assert piece(shown(s, 0), "pick-5").flags == ["chosen"]
    assert piece(shown(s, 1), "pick-5").flags == []
    assert piece(shown(s, 1), "of-5-0").number == 1  # one red Hit
    assert len(shown(s, 1).ways) == 6


def test_deck_lists_lie_folded_and_tell_what_was_seen() -> None:
    s = start("Pearl", "Hale")
    red = piece(shown(s, 1), "listed-0-0")
    assert (red.number, red.flags) == (1, [])
    assert zone(shown(s, 1), "list-0").area == "folded"
    s.unseen[0, 0] = 0
    assert piece(shown(s, 1), "listed-0-0").flags == ["dim"]


def test_ready_is_a_button_and_everybody_sees_who_is_waited_for() -> None:
    s = after(start("Pearl", "Hale", **TOURNAMENT), (1, "ready"))
    (way,) = shown(s, 0).ways
    assert (way.button, way.tone) == (True, "go")
    assert shown(s, 1).notice.in_() == "Not ready yet: <p0>"


def test_a_press_where_a_card_does_not_fit_is_answered_with_the_rule() -> None:
    s = holding(laid([Base(0, "green HB"), Base(1, frozen=True)]), 0, "red Hit")
    why = {way.place: words.reason(view(s, 0), 0, way.move).in_() for way in shown(s, 0).shut if way.place}
    assert why["end-0-0-0"] == "Only a Press fits on a Block (R6)."
    assert why["end-0-1-0"] == "This Base is frozen (R9)."
    assert "end-0-0-1" not in why


def test_a_play_off_leaves_the_others_out() -> None:
    rows = ([Base(0, "red H", frozen=True), Base(0)], [Base(1, frozen=True), Base(2, frozen=True)])
    s = laid(*rows, [Base(2, frozen=True)], seats=3)
    s = after(holding(s, 0, "Freeze"), (0, "row 0 on 1"))
    scene = shown(s, 1)
    assert [seat.out for seat in scene.seats] == [False, True, False]
    assert scene.notice.in_() == "Play-off 1: <p0> and <p2>"
    assert [z.id for z in scene.zones if z.area == "board"] == ["row-0"]


# What the log tells.


def told(s: State, seat: int, name: str, viewer: int = -1, language: str = "en") -> list[str]:
    return lines(GAME, after(s, (seat, name)), viewer, language)


def test_log_tells_what_was_played_where_and_from_where() -> None:
    s = laid([Base(0, "green H"), Base(1)])
    assert told(holding(s, 0, "green Block"), 0, "end 0.0") == ["Ann plays a green Block on Base A, Ann's end."]
    assert told(discarded(s, 0, "green Hit-2"), 0, "end 0.0", 0) == [
        "You play a green Hit-2 from the discards on Base A, your end."
    ]
    assert told(holding(s, 0, "green Hit"), 0, "end 0.0", 1, "de") == [
        "Ann spielt einen grünen Hit an Basis A, am Ende von Ann."
    ]
    assert told(holding(s, 0, "Clear"), 0, "on 0") == ["Ann plays a Clear on Base A: 3 cards leave the game."]
    assert told(holding(s, 0, "Base"), 0, "west", 0) == ["You lay Base C beside Base A."]
    assert told(holding(s, 0, "Base"), 0, "east", 1, "de") == ["Ann legt Basis C neben Basis B."]
    assert told(holding(s, 0, "Base"), 0, "discard", 0, "de") == ["Du legst eine Basis ab."]


def test_log_tells_the_row_where_there_are_several() -> None:
    s = holding(laid([Base(0, frozen=True), Base(1)], *[[Base(1), Base(2)]] * 2, seats=3), 0, "Freeze")
    assert told(s, 0, "row 0 on 1", 0) == [
        "You play a Freeze on Base B in the row with Bela.",
        "All Bases in the row with Bela are frozen.",
    ]
    assert told(s, 0, "row 0 on 1", 1, "de")[1] == "Alle Basen in der Reihe mit Ann sind eingefroren."
    assert told(s, 0, "row 0 on 1", 2)[1] == "All Bases in the row of Ann and Bela are frozen."


def test_log_tells_a_drawn_card_to_its_owner_only() -> None:
    s = laid([Base(0), Base(1)])
    s.left[0] = 2
    assert told(s, 0, "draw", 0) == ["You draw a Freeze."]
    assert told(s, 0, "draw", 1) == ["Ann draws a card."]


def test_log_tells_a_chosen_deck_to_everybody_when_all_have_chosen() -> None:
    s = dealt(2)
    assert told(s, 0, "pick Pearl", 0) == ["You choose Pearl in secret."]
    assert told(s, 0, "pick Pearl", 1) == ["Ann has chosen a deck."]
    shown = told(after(s, (0, "pick Pearl")), 1, "pick Hale", 0, "de")
    assert shown[:2] == ["Bela hat ein Deck gewählt.", "Die Decks: Pearl (du) und Hale (Bela)."]


def test_log_tells_when_a_tournament_begins() -> None:
    s = after(start("Pearl", "Hale", **TOURNAMENT), (1, "ready"))
    assert told(s, 0, "ready", 0) == ["You are ready.", "Go!"]


def test_log_tells_every_base_at_the_end_with_its_reason() -> None:
    s = laid([Base(1, "red H", frozen=True), Base(0), Base(1, "", "red H", on=("Reverse", "Double"))], expansions="on")
    s.frozen[words.lies_at(s, 0, 2)] = 1
    assert told(holding(s, 0, "Freeze"), 0, "on 1") == [
        "Ann plays a Freeze on Base B.",
        "All Bases are frozen.",
        "Base A: Ann 1 : 0 Bela, won by Ann with more hits.",
        "Base B: Ann 0 : 0 Bela, won by Ann as its owner.",
        "Base C: Ann 0 : 1 Bela, won by Ann with fewer hits (Reverse), 2 points.",
        "Points: Ann 4 and Bela 0.",
    ]
    s = holding(laid([Base(1, "red H", on=("Null",))], expansions="on"), 0, "Freeze")
    assert told(s, 0, "on 0", 1, "de")[2] == "Basis A: Ann 1 : 0 du, zählt nichts (Null)."


def test_log_tells_who_is_skipped_and_who_plays_off() -> None:
    s = without_deck(laid(*[[Base(0), Base(1)]] * 3, seats=3), 1)
    assert told(holding(s, 0, "Press"), 0, "discard")[-1] == "Bela can do nothing and is skipped."
    rows = ([Base(0, "red H", frozen=True), Base(0)], [Base(1, frozen=True), Base(2, frozen=True)])
    s = holding(laid(*rows, [Base(2, frozen=True)], seats=3), 0, "Freeze")
    read = told(s, 0, "row 0 on 1")
    assert "Base B in the row of Ann and Bela: Ann 0 : 0 Bela, won by Ann as its owner." in read
    assert "Points: Ann 2, Bela 1 and Cleo 2." in read
    assert read[-2] == "A tie: Ann and Cleo go into play-off 1."
    assert told(s, 0, "row 0 on 1", 2, "de")[-2] == "Gleichstand: Ann und du geht ins 1. Stechen."


def test_log_tells_that_nobody_can_do_anything() -> None:
    s = without_deck(laid(*[[Base(0), Base(1)]] * 3, seats=3, playoff="off"), 0, 1, 2)
    s.held[0] = CARDS["Press"]
    assert "Nobody can do anything more." in told(s, 0, "discard")

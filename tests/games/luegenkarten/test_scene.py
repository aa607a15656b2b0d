"""What the page relies on in a scene of Lügenkarten."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.showing.scene import Scene
from spieltisch.games.luegenkarten import GAME, words
from spieltisch.games.luegenkarten.rules import CHOOSE, CHOOSING, DEAL, LIAR, State
from tests.games.luegenkarten.positions import NAMES, ROW, after, start, table, view
from tests.games.scenes import pieces, zone

HANDS = ("2 arrow, hammer", "drop, arrow, wheel", "hammer, 2 bricks")


def seen(s: State, seat: int = 0) -> Scene:
    return GAME.scene(view(s, seat), seat)


def at_tile(symbol: str) -> str:
    return f"row-{ROW.split().index(symbol)}"


def test_a_tile_opens_its_bids_lowest_first() -> None:
    ways = seen(table(HANDS, bid=(3, "wheel"))).ways
    assert [way.short.in_() for way in ways if way.place == at_tile("arrow")][:2] == ["3 ×", "4 ×"]
    assert [way.short.in_() for way in ways if way.place == at_tile("wheel")][:2] == ["4 ×", "5 ×"]


@pytest.mark.parametrize("hands", [HANDS, ("arrow", "drop", "wheel")])
def test_bids_are_named_as_everywhere_else(hands: tuple[str, ...]) -> None:
    s = table(hands)
    for way in seen(s).ways:
        assert way.label == words.label(s, 0, way.move)


def test_liar_is_one_firm_button_once_there_is_a_bid() -> None:
    buttons = [way for way in seen(table(HANDS, bid=(3, "wheel"))).ways if way.button]
    assert [(way.move, way.key, way.tone) for way in buttons] == [(LIAR, "b", "danger")]
    assert not any(way.button for way in seen(table(HANDS)).ways)


def test_the_start_tile_lies_turned_and_the_marker_waits_there() -> None:
    shown = pieces(seen(table(HANDS)))
    joker = NAMES.index("hammer")
    assert [id for id, piece in shown.items() if "turned" in piece.flags] == [f"tile-{joker}"]
    assert (shown["marker"].at, shown["marker"].number) == ("marker-0", None)


def test_the_marker_carries_the_last_bid_in_its_bidders_colour() -> None:
    marker = pieces(seen(after(table(HANDS), "3 wheel")))["marker"]
    assert (marker.at, marker.number, marker.colour) == ("marker-2", 3, "red")
    assert marker.label.in_() == "3 × wheel, bid by <p0>"


def test_below_the_tiles_stands_how_many_the_viewer_holds() -> None:
    places = {place.id: place for place in zone(seen(table(HANDS)), "row").places}
    below = [places[f"marker-{position}"] for position in range(6)]
    assert [place.caption for place in below] == ["1", "0", "0", "2", "0", "0"]
    assert [place.note.in_() for place in below] == ["", *["+ 1 joker"] * 5]
    assert below[3].label.in_() == "you hold 2 × arrow and 1 joker"
    assert not any(place.caption for place in zone(seen(table(HANDS), -1), "row").places)


def test_jokers_that_cannot_count_do_not_stand_below_the_tiles() -> None:
    places = zone(seen(after(table(HANDS), "1 hammer")), "row").places
    assert not any(place.note.in_() for place in places)


@pytest.mark.parametrize("viewer", [-1, 0])
def test_backs_tell_nothing_about_the_cards(viewer: int) -> None:
    others = [(HANDS[0], "drop, arrow, wheel", "hammer, 2 bricks"), (HANDS[0], "3 circles", "2 wheel, drop")]
    scenes = {msgspec.json.encode(seen(table(hands, bid=(2, "drop")), viewer)) for hands in others}
    assert len(scenes) == 1
    backs = zone(seen(table(HANDS), viewer), "hand-1").pieces[:3]
    assert [(back.id, back.flags) for back in backs] == [(f"hand-1-{slot}", ["back"]) for slot in range(3)]


def test_a_call_turns_the_hands_over_and_lights_what_counts() -> None:
    shown = seen(after(table(HANDS, bid=(3, "arrow")), "liar"))
    hand = zone(shown, "hand-1").pieces[:3]
    assert [card.id for card in hand] == ["hand-1-0", "hand-1-1", "hand-1-2"]
    assert {card.symbol: card.flags for card in hand} == {"drop": ["dim"], "wheel": ["dim"], "arrow": ["glow"]}
    jokers = [piece for piece in pieces(shown).values() if piece.kind == "card" and piece.symbol == "hammer"]
    assert [joker.flags for joker in jokers] == [["glow"], ["glow"]]


def test_jokers_that_do_not_count_step_back() -> None:
    shown = seen(after(table(HANDS), "1 hammer", "3 arrow", "liar"))
    jokers = [piece for piece in pieces(shown).values() if piece.kind == "card" and piece.symbol == "hammer"]
    assert [joker.flags for joker in jokers] == [["dim"], ["dim"]]
    assert "jokers do not count" in shown.notice.in_()


def test_a_lost_cube_travels_to_the_box() -> None:
    before = table(HANDS, bid=(3, "arrow"))  # five of them: the caller loses
    then = after(before, "liar")
    assert pieces(seen(before))["cube-0-2"].at == "cubes-0"
    assert pieces(seen(then))["cube-0-2"].at == "box"
    assert [seat.score for seat in seen(then).seats] == [2, 3, 3]


def test_new_cards_are_dealt_by_a_click_on_the_deck() -> None:
    s = after(table(HANDS, bid=(3, "arrow")), "liar")
    assert [(way.move, way.piece) for way in seen(s).ways] == [(DEAL, "undealt")]
    assert [(way.move, way.piece) for way in seen(table(HANDS)).shut] == [(DEAL, "undealt")]


def test_the_joker_is_chosen_by_a_click_and_its_tile_travels() -> None:
    s = table(HANDS, phase=CHOOSING, joker_choice="on")
    arrow = f"tile-{NAMES.index('arrow')}"
    assert [way.piece for way in seen(s).ways if way.move == CHOOSE + 3] == [arrow]
    assert pieces(seen(s))[arrow].at == "row-3"
    assert pieces(seen(after(s, "joker arrow")))[arrow].at == "row-0"


def test_a_sum_round_has_numbers_instead_of_the_row() -> None:
    shown = seen(table(("arrow", "drop", "wheel"), bid=8))
    assert "row" not in [zone.id for zone in shown.zones]
    assert [way.short.in_() for way in shown.ways if way.place == "total"] == [str(n) for n in range(9, 19)]
    assert pieces(shown)["marker"].number == 8


def test_somebody_who_is_out_has_no_hand() -> None:
    shown = seen(table(("2 arrow", "", "2 drop")))
    assert [seat.out for seat in shown.seats] == [False, True, False]
    assert [zone.owner for zone in shown.zones if zone.owner >= 0] == [2, 0]


def test_the_others_sit_clockwise_from_the_left() -> None:
    shown = seen(start(10), 4)
    assert [zone.owner for zone in shown.zones if zone.area == "others"] == [5, 6, 7, 8, 9, 0, 1, 2, 3]
    assert len({seat.colour for seat in shown.seats}) == 10


def test_bids_of_every_seat_stand_beside_its_name() -> None:
    s = after(table(HANDS), "1 drop", "2 arrow")
    assert [[note.in_() for note in seat.notes] for seat in seen(s, 2).seats] == [["1 × drop"], ["2 × arrow"], []]

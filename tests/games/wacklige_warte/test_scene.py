"""What the page relies on in a scene of Wacklige Warte."""

from __future__ import annotations

from hypothesis import given, strategies as st

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.scene import Scene, Way
from spieltisch.games.green_box.deck import SYMBOL
from spieltisch.games.green_box.pieces import SYMBOLS
from spieltisch.games.wacklige_warte import GAME, rules, words
from spieltisch.games.wacklige_warte.rules import AIMING, CONSOLING, FOUNDING, NONE, State
from spieltisch.games.wacklige_warte.scene import broken, strain
from tests.games.scenes import pieces, random_moments, zone
from tests.games.telling import acts
from tests.games.wacklige_warte.positions import after, aim, build, dealt, fell, hold, lean, points, stood, table, take


def seen(s: State, seat: int = 0) -> Scene:
    """The scene as the seat may see it."""
    view = s.copy()
    rules.hide(view, seat)
    return GAME.scene(view, seat)


def names(shown: Scene, ids: list[str]) -> list[str]:
    return [pieces(shown)[id].label.in_() for id in ids]


def carried(shown: Scene, piece: str, place: str) -> Way:
    return next(way for way in shown.ways if (way.piece, way.place) == (piece, place))


# Cards.


def test_the_bottom_card_lies_lowest_and_on_top_of_the_others() -> None:
    cards = zone(seen(table("red hammer 6, blue drop 6")), "columns")
    assert next(place.heap for place in cards.places if place.id == "column-0") == "down"
    assert [piece.label.in_() for piece in cards.pieces if piece.at == "column-0"] == [
        "blue drop 6",
        "red hammer 6",
    ]


def test_a_card_keeps_its_name_when_it_slides_down_or_is_taken() -> None:
    s = stood(table("red hammer 6, red arrow 5"), "red", 0)
    lower, upper = (f"card-{s.column[0, i]}" for i in (0, 1))
    before, then = pieces(seen(s)), pieces(seen(take(s, 0)))
    assert before[lower].at == before[upper].at == then[upper].at == "column-0"
    assert then[lower].at == "cards-0-hammer"


def test_the_pile_is_one_back_with_a_number() -> None:
    s = dealt()
    shown = seen(s)
    (pile,) = [piece for piece in pieces(shown).values() if piece.at == "pile"]
    assert (pile.flags, pile.count, pile.colour, pile.symbol, pile.number) == (["back"], 30, "", "", None)
    in_pile = {f"card-{card}" for card in members(joined(s.pile))}
    assert not in_pile & set(pieces(shown))


def test_own_cards_lie_by_symbol_and_those_of_others_in_a_fan() -> None:
    s = dealt()
    cards = members(joined(s.pile))[:4]
    hold(s, 0, cards)
    mine, theirs = seen(s, 0), seen(s, 1)
    for card in cards:
        assert pieces(mine)[f"card-{card}"].at == f"cards-0-{SYMBOLS[SYMBOL[card]]}"
        assert pieces(theirs)[f"card-{card}"].at == "cards-0"


def test_seats_tell_points_and_symbols() -> None:
    s = table("red", pile=49)
    seat = seen(s).seats[1]
    held = members(joined(s.hand[1]))
    assert seat.score == points(s)[1]
    assert seat.notes[0].in_() == f"{len(held)} cards"
    assert " × " in seat.notes[1].in_()


# Towers.


def test_a_tower_is_drawn_with_every_offset() -> None:
    s = lean(table(towers=("red blue", "yellow", "green", "blue")), 0, "0 5", "0 -3")
    tower = zone(seen(s), "towers").towers[0]
    assert [(block.colour, block.x, block.y) for block in tower.blocks] == [("red", 0, 0), ("blue", 5, -3)]


def test_a_fall_is_told_once_with_its_direction() -> None:
    before = build(table("red 1, blue", "blue"), "red", 2)
    sow(before.rng, 5, 1)
    s = after(before, aim(12, 0))
    assert s.phase == FOUNDING
    assert zone(seen(s), "towers").towers[2].blocks == []
    (fall,) = acts(GAME, s, before=before)
    assert (fall.act, fall.of, fall.broken, fall.tip) == ("fall", "tower-2", 1, (1, 0))
    assert [block.colour for block in fall.blocks] == ["green", "red"]
    assert fall.blocks[1].x >= 8
    then = after(s, rules.BASE + 0)
    assert then.phase == CONSOLING
    assert acts(GAME, then) == []
    assert not any(then.x[2].tolist())


@given(st.lists(st.integers(-20, 20), min_size=1, max_size=12))
def test_the_strain_of_a_tower_is_below_one_just_while_it_stands(x: list[int]) -> None:
    assert (strain(x) < 1) == (rules.tilt(x, len(x)) == 0)


def test_a_plumb_tower_is_not_strained() -> None:
    assert strain([0]) == strain([0, 0, 0]) == 0
    assert strain([0, 4, 8]) < strain([0, 6, 9]) < 1
    assert strain([0, 7]) == 7 / 8


def test_a_tower_breaks_at_the_contact_that_cannot_carry_what_is_above_it() -> None:
    assert broken([0, 0, 0, 9]) == broken([0, 0, 0, -9]) == 3
    assert broken([0, 6, 9, 9]) == 1
    assert broken([0, 0, 0, 0]) == 3


def test_a_cube_of_the_stock_is_carried_to_a_tower_and_shows_what_it_opens() -> None:
    shown = seen(table("red 6, red 5", "white, blue", towers=("red", "yellow", "green", "blue")))
    opened = {
        (colour, tower): names(shown, carried(shown, f"stock-{colour}", f"tower-{tower}").shows)
        for colour, tower in (("red", 0), ("red", 1), ("blue", 1))
    }
    six, five, white, blue = "red hammer 6", "red arrow 5", "white bricks 6", "blue drop 6"
    assert opened == {("red", 0): [six, five, white], ("red", 1): [six, white], ("blue", 1): [white, blue]}


def test_the_aim_counts_moves_as_the_rules_do() -> None:
    s = lean(build(table("red", towers=("red", "red red", "green", "blue")), "green", 1), 1, "0 4")
    aim = seen(s).aim
    assert s.phase == AIMING
    assert aim is not None
    assert (aim.zone, aim.tower, aim.colour) == ("towers", "tower-1", "green")
    side = 2 * aim.span + 1
    for x, y in ((-12, -12), (12, 12), (3, -5), (aim.plumb_x, aim.plumb_y)):
        assert aim.base + side * (x + aim.span) + y + aim.span == rules.aim_move(x, y)
    assert rules.aim_move(aim.plumb_x, aim.plumb_y) == rules.plumb_move(s)


def test_only_who_aims_has_an_aim_but_all_see_the_cube_taken() -> None:
    s = build(table("red"), "green", 1)
    other = seen(s, 1)
    assert other.aim is None
    assert "chosen" in pieces(other)["stock-green"].flags
    assert [tower.above for tower in zone(other, "towers").towers] == ["", "green", "", ""]
    assert other.seats[0].notes[-1].in_() == "aims green at tower 2"


def test_cards_glow_that_the_cube_in_the_air_would_open() -> None:
    shown = seen(build(table("red 6, red 5", "blue"), "red", 0))
    glowing = [piece.label.in_() for piece in pieces(shown).values() if "glow" in piece.flags]
    assert sorted(glowing) == ["red arrow 5", "red hammer 6"]


# Moves.


def test_cards_are_clicked_and_none_is_a_button() -> None:
    shown = seen(stood(table("red 6", "blue 6"), "red", 0))
    assert names(shown, [way.piece for way in shown.ways if way.piece]) == ["red hammer 6"]
    (button,) = [way for way in shown.ways if way.button]
    assert (button.move, button.key) == (NONE, "n")


def test_a_card_that_does_not_fit_or_is_too_deep_says_why() -> None:
    s = stood(table("red 6", "blue 6, red 5"), "red", 0)
    shown = seen(s)
    reasons = {
        pieces(shown)[way.piece].label.in_(): words.reason(s, 0, way.move).in_()
        for way in shown.shut
        if way.piece.startswith("card-")
    }
    assert set(reasons) == {"blue drop 6", "red arrow 5"}
    assert "R9" in reasons["blue drop 6"]
    assert "R10" in reasons["red arrow 5"]


def test_a_new_base_is_a_click_on_the_stock() -> None:
    shown = seen(fell(table("red"), "red", 2))
    assert {way.piece for way in shown.ways} == {"stock-red", "stock-yellow", "stock-green", "stock-blue"}
    assert not any(way.place for way in shown.ways)


def test_an_empty_heap_says_so() -> None:
    s = table("red")
    s.stock[0] = 0
    shown = seen(s)
    assert "stock-red" not in pieces(shown)
    (way,) = [way for way in shown.shut if way.place == "heap-red"]
    assert "R16" in words.reason(s, 0, way.move).in_()


def test_a_full_tower_says_so() -> None:
    s = table("red", towers=(" ".join(["red", "blue"] * 12), "yellow", "green", "blue"))
    shown = seen(s)
    refused = [way for way in shown.shut if way.place == "tower-0"]
    assert len(refused) == 4
    assert "24" in words.reason(s, 0, refused[0].move).in_()


def test_the_cards_that_glow_while_a_cube_is_in_the_air_can_be_taken_if_it_stands() -> None:
    for s, view, seat, move in random_moments("wacklige_warte", 2):
        if s.phase == AIMING:
            glowing = {piece.id for piece in pieces(GAME.scene(view, seat)).values() if piece.flags == ["glow"]}
            then = s.copy()
            rules.play(then, seat, move)
            if then.phase == rules.TAKING:
                assert glowing == {way.piece for way in seen(then, seat).ways if way.move != NONE}

"""War 2.0, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from typing import Any, cast

import pytest

from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.engine.showing.phrase import Phrase
from spieltisch.games.green_box.deck import (
    ARROW,
    BLUE,
    BRICKS,
    CIRCLES,
    DROP,
    GREEN,
    HAMMER,
    RED,
    WHEEL,
    WHITE,
    YELLOW as YELLOW_SET,
)
from spieltisch.games.war2 import GAME, rules, words
from spieltisch.games.war2.maps import FACES, NOWHERE, PLACES, VARIANTS, YELLOW, neighbours
from spieltisch.games.war2.rules import (
    ACTION,
    ADVANCE,
    ATTACK,
    CARD,
    CARD_SETS,
    DEFENDING,
    DONE,
    END_TURN,
    MARCH,
    NO_CARD,
    NOBODY,
    OVER,
    REINFORCE,
    STEP,
    TAKE_UP,
    TILE,
    UNIT_COLOURS,
    State,
)
from tests.games.moments import seen
from tests.games.telling import NAMES, is_secret, lines, listening
from tests.games.war2.positions import (
    SEATS,
    actor,
    army,
    discards,
    fought,
    hand,
    moves,
    options,
    play,
    points,
    start,
    tile,
    told,
    view,
    why,
    world,
)

MAPS = ("grid", "archipelago", "ring", "two_worlds")
every_map = pytest.mark.parametrize(("seats", "map"), list(product((2, 3, 4), MAPS)))
BLUE_HAND = "wheel 1, bricks 1, drop 1, arrow 2, circles 2, hammer 3"
YELLOW_HAND = "arrow 1, drop 1, wheel 1, hammer 2, bricks 2, circles 3"


def variant(map: str, seats: int) -> int:
    return 3 * MAPS.index(map) + seats - 2


def settled(seats: int = 2, map: str = "grid", seed: int = 1) -> State:
    """The first turn, after everybody has placed somewhere."""
    s = start(seats, map, seed)
    while s.phase in (rules.SETTLE, rules.STRENGTHEN):
        s = play(s, options(s)[0])
    return s


def random_positions(seats: int, map: str, seed: int) -> list[State]:
    """Every position of a random game."""
    s = start(seats, map, seed)
    luck = [0] * 4
    sow(luck, seed, 1)
    found = [s]
    while s.actor != NOBODY:
        named = options(s)
        s = play(s, named[uniform(luck, len(named))])
        found.append(s)
    return found


# Set-up.


@every_map
def test_s1_every_map_has_the_right_tiles(seats: int, map: str) -> None:
    s = start(seats, map)
    faces = Counter(s.face.tolist()[: len(PLACES[rules.variant(s)])])
    symbols = {2: (DROP, CIRCLES, BRICKS, WHEEL), 3: range(5), 4: range(6)}[seats]
    assert faces == {**dict.fromkeys(symbols, 3), YELLOW: 3 * len(symbols)}


@pytest.mark.parametrize("number", range(len(VARIANTS)))
def test_s1_every_map_hangs_together_even_without_any_single_tile(number: int) -> None:
    tiles = set(range(len(FACES[number])))
    for lost in [NOWHERE, *tiles]:
        left = tiles - {lost}
        reached, frontier = set(), {min(left)}
        while frontier:
            reached |= frontier
            frontier = {n for t in frontier for n in neighbours(number, t) if n in left} - reached
        assert reached == left


def test_s1_the_drawn_maps_are_those_of_the_rules() -> None:
    s = start(4, "archipelago")
    assert [said(s, t) for t in (0, 1, 4, 35)] == ["b1 (hammer)", "c1", "a2 (bricks)", "g8 (drop)"]
    s = start(3, "two_worlds")
    assert said(s, tile(s, "e4")) == "e4 (circles)"


def said(s: State, tile: int) -> str:
    name = words.tile_and_symbol(s, tile)
    return name.in_() if isinstance(name, Phrase) else str(name)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_a_grid_has_three_green_tiles_in_every_row_and_equal_symbols_apart(seats: int) -> None:
    layouts = set()
    for seed in range(60):
        s = start(seats, seed=seed)
        faces = s.face.tolist()[: 6 * (seats + 2)]
        layouts.add(tuple(faces))
        for row in range(seats + 2):
            assert faces[6 * row : 6 * row + 6].count(YELLOW) == 3
        for t, face in enumerate(faces):
            assert face == YELLOW or all(
                n == NOWHERE or faces[n] != face for n in neighbours(variant("grid", seats), t)
            )
        assert s.units.tolist() == [0] * 36
    assert len(layouts) == 60


def test_s1_the_grid_is_built_as_written_down() -> None:
    """The page's own words: shuffle each row, then the symbols until no two neighbours are equal."""
    s = start(3, seed=5)
    luck = [0] * 4
    sow(luck, 5, 0)

    def shuffled(items: list[int]) -> list[int]:
        for i in range(len(items) - 1, 0, -1):
            j = uniform(luck, i + 1)
            items[i], items[j] = items[j], items[i]
        return items

    green = [shuffled([1, 1, 1, 0, 0, 0]) for _ in range(5)]
    for _ in range(100):
        symbols = iter(shuffled([symbol for symbol in range(5) for _ in range(3)]))
        faces = [next(symbols) if is_green else YELLOW for row in green for is_green in row]
        pairs = [(t, n) for t in range(30) for n in neighbours(variant("grid", 3), t) if n != NOWHERE]
        if not any(faces[a] == faces[b] != YELLOW for a, b in pairs):
            break
    assert s.face.tolist()[:30] == faces
    assert s.start == uniform(luck, 3)


def test_s1_after_a_hundred_shuffles_the_last_grid_stands() -> None:
    """A generator of zeros never draws anything else, so no shuffle helps."""
    s = cast(State, GAME.blank(4))
    rules.deal(s)
    assert rules.equal_neighbours(s)
    assert Counter(s.face.tolist()) == {**dict.fromkeys(range(6), 3), YELLOW: 18}


def test_s2_everybody_has_1_to_3_in_hand_and_the_rest_aside_and_20_units() -> None:
    s = start(2)
    assert hand(s, "A") == BLUE_HAND
    assert hand(s, "B") == YELLOW_HAND
    assert discards(s, "A") == "-"
    assert s.taken.tolist() == [0] * 4
    assert s.reserve.tolist() == [20, 20, 0, 0]


def test_s2_the_sets_depend_on_the_number_of_players() -> None:
    assert CARD_SETS == ((BLUE, YELLOW_SET), (WHITE, YELLOW_SET, BLUE), (RED, YELLOW_SET, GREEN, BLUE))
    assert UNIT_COLOURS == ((BLUE, YELLOW_SET), (RED, YELLOW_SET, BLUE), (RED, YELLOW_SET, GREEN, BLUE))
    assert hand(start(3), "A") == "drop 1, circles 1, bricks 1, wheel 2, hammer 2, arrow 3"
    assert hand(start(4), "C") == "bricks 1, hammer 1, circles 1, drop 2, arrow 2, wheel 3"


def test_s3_everybody_starts_equally_often() -> None:
    starts = Counter(start(3, seed=seed).start for seed in range(300))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 70


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s4_placing_goes_counter_clockwise_and_ends_with_the_start_player(seats: int) -> None:
    s = start(seats)
    first, order = s.start, []
    while s.phase in (rules.SETTLE, rules.STRENGTHEN):
        order.append(s.actor)
        s = play(s, options(s)[0])
    assert order == [(first - 1 - i) % seats for i in range(seats)] * 6


def test_s4_only_free_yellow_tiles_are_chosen() -> None:
    s = play(start(4), options(start(4))[0])
    taken = joined(s.held[(s.start - 1) % 4])
    offered = [move - TILE for move in moves(s).values()]
    assert [t for t in range(36) if s.face[t] == YELLOW and not taken >> t & 1] == offered


def test_s5_not_beside_a_territory_of_ones_own() -> None:
    s = start(2, "ring")
    first = s.actor
    s = play(s, "Unit on b1")
    assert "Unit on a2" in options(s)  # another player's neighbourhood does not matter
    s = play(s, "Unit on e4")
    assert s.actor == first
    assert "Unit on c2" in options(s)
    s.face[tile(s, "b2")] = YELLOW
    split(s.yellow, joined(s.yellow) | 1 << tile(s, "b2"))
    assert "Unit on b2" not in options(s)
    assert why(s, TILE + tile(s, "b2")) == "b2 is beside a territory of yours (S5)."
    assert why(s, TILE + tile(s, "e4")) == "e4 is taken already (S4)."
    assert why(s, TILE + tile(s, "c1")) == "c1 is not yellow (S4)."


def test_s5_if_no_tile_is_left_under_this_rule_any_free_yellow_one_will_do() -> None:
    s = world("ring", A="a1")
    s.placed, s.actor = 2, 0
    split(s.yellow, 1 << tile(s, "b1") | 1 << tile(s, "a2"))
    s.phase = rules.SETTLE
    assert options(s) == ["Unit on b1", "Unit on a2"]


def test_s6_two_more_units_on_territories_of_ones_own() -> None:
    s = start(3)
    for _ in range(12):
        s = play(s, options(s)[0])
    assert s.phase == rules.STRENGTHEN
    own = army(s, actor(s)).split(", ")
    assert options(s) == [f"Unit on {name}" for name in own]
    other = next(t for t in range(30) if rules.holder(s, t) not in (s.actor, NOBODY))
    assert why(s, TILE + other).endswith("is not yours (R4).")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s7_then_everybody_has_4_territories_6_units_and_14_in_reserve(seats: int) -> None:
    s = settled(seats)
    for seat in range(seats):
        assert rules.territories(s, seat) == 4
        assert s.reserve[seat] == 14
        assert sum(s.units[t] for t in members(joined(s.held[seat]))) == 6
    assert s.actor == s.turn == s.start
    assert s.phase == rules.FIRST_CARD


def test_s7_turns_go_clockwise() -> None:
    s = settled(3)
    order = []
    for _ in range(4):
        order.append(s.actor)
        s = play(s, options(s)[0], "End turn")
    assert order == [(s.start + i) % 3 for i in range(4)]


# The turn.


def test_r1_the_first_card_is_compulsory_and_its_number_is_the_number_of_actions() -> None:
    s = world(A="a1", B="e5")
    assert options(s) == [f"Open the turn with {name}" for name in ("hammer 3", "arrow 2", "wheel 1")] + [
        f"Open the turn with {name}" for name in ("circles 2", "bricks 1", "drop 1")
    ]
    after = play(s, "Open the turn with hammer 3")
    assert after.actions == 3
    assert discards(after, "A") == "hammer 3"
    assert "hammer 3" not in hand(after, "A")
    assert why(s, END_TURN) == "First open your turn with a card (R1)."


def test_r2_every_action_costs_a_card_and_the_turn_may_end_between_two() -> None:
    s = world(A="a1 2", B="e5", actions=2)
    s = play(s, "March with wheel 1", "Done marching")
    assert s.actions == 1
    assert s.actor == 0
    assert play(s, "End turn").actor == 1
    assert play(s, "Reinforce with bricks 1", "Unit on a1").actor == 1  # no action left


def test_r2_the_turn_may_end_right_after_the_first_card() -> None:
    s = play(world(A="a1", B="e5"), "Open the turn with hammer 3", "End turn")
    assert actor(s) == "B"
    assert s.phase == rules.FIRST_CARD


def test_r2_the_kinds_of_action_come_in_any_order() -> None:
    s = world(A="a1, c1 3", B="c2, e5", actions=3)
    s = play(s, "Attack c2 from c1", "Fight with hammer 3", "Fight with drop 1", "Do not advance")
    s = play(s, "Reinforce with wheel 1", "Unit on a1", "March with drop 1", "Unit from a1 to b1", "Done marching")
    assert actor(s) == "B"


def test_r3_the_symbol_matters_only_in_a_fight() -> None:
    s = world(A="a1", B="e5")
    for card in ("wheel 1", "bricks 1", "drop 1"):
        after = play(s, f"Open the turn with {card}")
        assert after.actions == 1
        assert [name for name in options(after) if "with" not in name] == ["End turn"]


# Reinforce.


def test_r4_up_to_the_cards_number_of_units_at_most_one_on_each_territory() -> None:
    s = play(world(A="a1, b1, c1", B="e5", actions=1), "Reinforce with circles 2")
    assert discards(s, "A") == "circles 2"
    assert options(s) == ["Unit on a1", "Unit on b1", "Unit on c1", "Done reinforcing"]
    s = play(s, "Unit on b1")
    assert options(s) == ["Unit on a1", "Unit on c1", "Done reinforcing"]
    assert why(s, TILE + tile(s, "b1")) == "b1 has got its unit already (R4)."
    assert why(s, TILE + tile(s, "e5")) == "e5 is not yours (R4)."
    s = play(s, "Unit on c1")
    assert army(s, "A") == "a1, b1 2, c1 2"
    assert s.reserve[0] == 15


def test_r5_at_most_one_reinforce_card_in_a_turn() -> None:
    s = play(world(A="a1", B="e5", actions=2), "Reinforce with wheel 1", "Unit on a1")
    assert not [name for name in options(s) if name.startswith("Reinforce")]
    assert why(s, REINFORCE + 3) == "You may reinforce only once a turn (R5)."
    s = play(s, "End turn", "Open the turn with drop 1", "End turn", "Open the turn with drop 1")
    assert "Reinforce with hammer 3" in options(s)


def test_r6_reinforcing_ends_with_done() -> None:
    s = play(world(A="a1, b1", B="e5", actions=2), "Reinforce with hammer 3", "Unit on a1", "Done reinforcing")
    assert s.phase == ACTION
    assert army(s, "A") == "a1 2, b1"


def test_r6_reinforcing_ends_by_itself_with_the_number() -> None:
    s = play(world(A="a1, b1", B="e5", actions=2), "Reinforce with wheel 1", "Unit on a1")
    assert s.phase == ACTION


def test_r6_reinforcing_ends_by_itself_with_the_last_unit_of_the_reserve() -> None:
    s = play(world(A="a1 10, b1 9", B="e5", actions=2), "Reinforce with circles 2", "Unit on a1")
    assert s.phase == ACTION
    assert s.reserve[0] == 0


def test_r6_reinforcing_ends_by_itself_when_every_territory_got_one() -> None:
    s = play(world(A="a1", B="e5", actions=2), "Reinforce with hammer 3", "Unit on a1")
    assert s.phase == ACTION
    assert s.served.tolist() == [0, 0]


# March.


def test_r7_the_number_is_how_many_sources_units_may_leave() -> None:
    s = play(world(A="a1 2, c1 2, e1 2", B="e5", actions=2), "March with circles 2")
    s = play(s, "Unit from a1 to b1", "Unit from c1 to d1")
    assert options(s) == ["Unit from c1 to d1", "Unit from c1 to c2", "Unit from c1 to b1", "Done marching"]
    assert why(s, STEP + 4 * tile(s, "e1") + 2) == "The card is used up: no more units leave e1 (R7)."


def test_r8_units_go_one_step_to_free_or_own_tiles_in_different_ways() -> None:
    s = play(world(A="a1 3, b1", B="e5, a2", actions=2), "March with wheel 1")
    assert options(s) == [
        "Unit from a1 to b1",
        "Unit from b1 to c1",
        "Unit from b1 to b2",
        "Unit from b1 to a1",
        "Done marching",
    ]
    assert why(s, STEP + 4 * tile(s, "a1") + 2) == "a2 is held by an opponent (R8)."
    assert why(s, STEP + 4 * tile(s, "a1")) == "There is no territory (R8)."
    assert why(s, STEP + 4 * tile(s, "e5")) == "You have no units on e5 (R8)."
    s = play(s, "Unit from b1 to c1")
    assert army(s, "A") == "a1 3, c1"
    assert rules.free_tiles(s) >> tile(s, "b1") & 1


def test_r8_a_gap_in_the_map_joins_nothing() -> None:
    s = play(world("ring", A="b3 2", B="e5", actions=2), "March with wheel 1")
    assert options(s) == ["Unit from b3 to b2", "Unit from b3 to b4", "Unit from b3 to a3", "Done marching"]


def test_r9_a_source_is_closed_when_units_leave_another_tile() -> None:
    s = play(world(A="a1 3, e1 3", B="e5", actions=2), "March with hammer 3")
    s = play(s, "Unit from a1 to b1", "Unit from e1 to d1")
    assert not [name for name in options(s) if name.startswith("Unit from a1")]
    assert why(s, STEP + 4 * tile(s, "a1") + 1) == "The march from a1 is over (R9)."
    assert "Unit from b1 to a1" in options(s)  # a closed source may be entered


def test_r10_a_unit_that_arrived_moves_on_when_its_tile_becomes_a_source() -> None:
    s = play(world(A="a1", B="e5", actions=2), "March with circles 2", "Unit from a1 to b1", "Unit from b1 to c1")
    assert army(s, "A") == "c1"


def test_r10_marches_may_be_repeated_and_closed_sources_are_open_again() -> None:
    s = play(world(A="a1 2", B="e5", actions=2), "March with wheel 1", "Unit from a1 to b1", "Done marching")
    s = play(s, "March with drop 1", "Unit from a1 to b1")
    assert army(s, "A") == "b1 2"


def test_r11_a_march_ends_by_itself_when_no_unit_can_move() -> None:
    s = play(world(A="a1 2", B="e5", actions=2), "March with wheel 1", "Unit from a1 to b1", "Unit from a1 to a2")
    assert s.phase == ACTION
    assert (s.left, s.source, s.served.tolist()) == (0, NOWHERE, [0, 0])


def test_r12_cards_may_be_played_without_any_effect() -> None:
    s = world(A="a1", B="b1, a2", actions=2)
    s = play(s, "March with wheel 1")  # surrounded: nobody can move
    assert s.phase == ACTION
    s = play(world(A="a1 20", B="e5", actions=2), "Reinforce with wheel 1")  # no reserve
    assert s.phase == ACTION
    assert s.reinforced == 1
    assert discards(s, "A") == "wheel 1"


# Attack.


def test_r13_an_own_territory_against_a_neighbour_held_by_an_opponent() -> None:
    s = world(A="a1, b1", B="a2, c1, e5", actions=2)
    assert [name for name in options(s) if name.startswith("Attack")] == ["Attack a2 from a1", "Attack c1 from b1"]
    assert why(s, ATTACK + 4 * tile(s, "a1") + 1) == "b1 is your own (R13)."
    assert why(s, ATTACK + 4 * tile(s, "b1") + 2) == "Nobody is on b2: march there (R13)."
    assert why(s, ATTACK + 4 * tile(s, "e5") + 3) == "You have no units on e5 (R8)."


def test_r13_attacks_may_be_repeated_from_the_same_territory() -> None:
    s = world(A="a1 4", B="b1, a2, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with wheel 1", "Fight with drop 1", "Do not advance")
    s = play(s, "Attack a2 from a1", "Fight with bricks 1", "Fight with wheel 1", "Do not advance")
    assert army(s, "B") == "e5"


def test_r14_the_attacker_chooses_in_secret_then_the_defender_and_both_are_revealed() -> None:
    s = play(world(A="a1 3", B="b1, e5", actions=2), "Attack b1 from a1")
    assert actor(s) == "A"
    assert options(s)[0] == "Fight with hammer 3"
    s = play(s, "Fight with wheel 1")
    assert actor(s) == "B"
    assert hand(s, "A") == BLUE_HAND
    s = play(s, "Fight with drop 1")
    assert discards(s, "A") == "wheel 1"
    assert discards(s, "B") == "drop 1"


def test_r14_the_attackers_card_is_the_cost_of_the_action_the_defenders_costs_none() -> None:
    s = play(world(A="a1 3", B="b1, e5", actions=2), "Attack b1 from a1", "Fight with wheel 1", "Fight with drop 1")
    s = play(s, "Do not advance")
    assert s.actions == 1
    assert actor(s) == "A"


@pytest.mark.parametrize(
    ("attack", "defence", "face", "sums"),
    [
        ("wheel 1", "drop 1", YELLOW, (4, 3)),
        ("wheel 1", "drop 1", WHEEL, (5, 3)),
        ("wheel 1", "drop 1", DROP, (4, 4)),
        ("wheel 1", "wheel 1", WHEEL, (5, 4)),
        ("hammer 3", "bricks 2", CIRCLES, (6, 4)),
    ],
)
def test_r15_strength_is_card_plus_units_plus_one_for_the_symbol_of_the_attacked_tile(
    attack: str, defence: str, face: int, sums: tuple[int, int]
) -> None:
    s = world(A="a1 3", B="b1 2, e5", actions=2, faces={"b1": face, "a1": DROP})
    s = play(s, "Attack b1 from a1", f"Fight with {attack}", f"Fight with {defence}")
    assert fought(s) == sums


def test_r16_the_higher_strength_wins_and_a_tie_is_the_defenders() -> None:
    s = world(A="a1 2, c5", B="b1 2, e5", actions=2)
    won = play(s, "Attack b1 from a1", "Fight with arrow 2", "Fight with drop 1")
    assert army(won, "A") == "a1 2, c5"
    tied = play(s, "Attack b1 from a1", "Fight with wheel 1", "Fight with drop 1")
    assert army(tied, "A") == "a1, c5"
    assert army(tied, "B") == "b1 2, e5"


def test_r17_the_loser_takes_one_unit_back_into_his_reserve() -> None:
    s = world(A="a1 2, c5", B="b1 2, c1, e5", actions=2)
    lost = play(s, "Attack b1 from a1", "Fight with wheel 1", "Fight with circles 3")
    assert (lost.reserve[0], lost.reserve[1]) == (18, 16)
    won = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert (won.reserve[0], won.reserve[1]) == (17, 17)


def test_r18_the_defenders_left_retreat_together_to_an_own_neighbour_of_their_choice() -> None:
    s = world(A="a1 5", B="b1 3, c1, b2, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert actor(s) == "B"
    assert options(s) == ["Retreat to c1", "Retreat to b2"]
    assert why(s, TILE + tile(s, "e5")) == "e5 is not beside the fight (R18)."
    assert why(s, TILE + tile(s, "a1")) == "a1 is not yours (R18)."
    s = play(s, "Retreat to b2")
    assert army(s, "B") == "c1, b2 3, e5"
    assert actor(s) == "A"


def test_r18_without_an_own_neighbour_to_a_free_one() -> None:
    s = world(A="a1 5", B="b1 3, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert options(s) == ["Retreat to c1", "Retreat to b2"]
    assert army(play(s, "Retreat to c1"), "B") == "c1 2, e5"


def test_r18_with_an_own_neighbour_no_free_one_is_offered() -> None:
    s = world(A="a1 5", B="b1 3, c1, b2, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    rules.take_units(s, 1, tile(s, "b2"), 1)
    assert options(s) == ["Retreat to c1"]
    assert why(s, TILE + tile(s, "b2")) == "b2 is free, but your own neighbours come first (R18)."


def test_r18_with_exactly_one_tile_the_retreat_happens_by_itself() -> None:
    s = world(A="b1 5, a2", B="a1 2, e5", actions=2)
    s = play(s, "Attack a1 from b1", "Fight with hammer 3", "Fight with drop 1")
    assert army(s, "B") == "a1, e5"  # nowhere to go: they stay
    s = world(A="b1 5", B="a1 2, e5", actions=2)
    s = play(s, "Attack a1 from b1", "Fight with hammer 3", "Fight with drop 1")
    assert army(s, "B") == "a2, e5"
    assert s.phase == rules.ADVANCING


def test_r19_the_attacker_may_move_any_number_of_units_onto_the_empty_tile() -> None:
    s = world(A="a1 3", B="b1, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert options(s) == ["Do not advance", "Advance with 1 unit", "Advance with 2 units", "Advance with 3 units"]
    assert army(play(s, "Do not advance"), "A") == "a1 3"
    assert army(play(s, "Advance with 2 units"), "A") == "a1, b1 2"
    assert army(play(s, "Advance with 3 units"), "A") == "b1 3"
    assert why(s, ADVANCE + 4) == "There are not so many units on a1 (R19)."


# Taking up.


def test_r20_without_cards_the_first_card_comes_after_taking_up() -> None:
    s = play(world(A="a1", B="e5", turn="B", hands={"A": ""}), "Open the turn with drop 1", "End turn")
    assert actor(s) == "A"
    assert hand(s, "A") == f"{BLUE_HAND}, circles 4"
    assert discards(s, "A") == "-"
    assert "End turn" not in options(s)


def test_r20_a_defender_without_cards_takes_up_before_he_chooses() -> None:
    s = world(A="a1 3", B="b1, e5", actions=2, hands={"B": ""})
    s = play(s, "Attack b1 from a1")
    assert hand(s, "B") == "-"
    s = play(s, "Fight with wheel 1")
    assert hand(s, "B") == f"{YELLOW_HAND}, bricks 4"
    assert actor(s) == "B"


def test_r21_with_an_empty_hand_and_actions_left_one_takes_up_or_ends_the_turn() -> None:
    s = world(A="a1, b1", B="a2, e5", actions=2, hands={"A": ""})
    assert options(s) == ["Take up cards and go on", "End turn"]
    assert actor(play(s, "End turn")) == "B"
    assert why(s, ATTACK + 4 * tile(s, "a1") + 2) == "Without a card you cannot attack (R14)."
    assert why(world(A="a1", B="e5", actions=1), TAKE_UP) == "You take up only with an empty hand (R21)."


def test_r21_after_taking_up_one_must_act_before_the_turn_may_end() -> None:
    s = play(world(A="a1", B="e5", actions=2, hands={"A": ""}), "Take up cards and go on")
    assert s.actions == 2
    assert "End turn" not in options(s)
    assert why(s, END_TURN) == "After taking up you must act once (R21)."
    assert "End turn" in options(play(s, "March with wheel 1", "Done marching"))


def test_r22_after_the_6_only_the_discard_pile_is_taken_up() -> None:
    s = world(A="a1", B="e5", actions=1, hands={"A": ""}, taken={"A": 2})
    s = play(s, "Take up cards and go on")
    assert hand(s, "A") == f"{BLUE_HAND}, circles 4, bricks 5, drop 6"
    again = world(A="a1", B="e5", actions=1, hands={"A": ""}, taken={"A": 3})
    assert hand(play(again, "Take up cards and go on"), "A") == hand(s, "A")


def test_r22_the_4_comes_first_then_the_5_then_the_6() -> None:
    for taken, name in enumerate(("circles 4", "bricks 5", "drop 6")):
        s = world(A="a1", B="e5", actions=1, hands={"A": ""}, taken={"A": taken})
        assert hand(play(s, "Take up cards and go on"), "A").endswith(name)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r23_cards_never_leave_their_owner(seats: int) -> None:
    for s in random_positions(seats, "grid", 11):
        for seat in range(seats):
            aside = (1 << (3 - s.taken[seat])) - 1
            assert s.hand[seat] + s.discard[seat] + aside == 511


# Elimination.


def test_r24_a_player_without_a_territory_is_out_and_has_no_more_turns() -> None:
    s = world("ring", 3, A="b2 5", B="b1", C="e5", actions=2)
    s = play(s, "Attack b1 from b2", "Fight with arrow 3", "Fight with drop 1")
    assert s.playing == 0b101
    assert s.reserve[1] == 20
    s = play(s, "Advance with 1 unit", "End turn")
    assert actor(s) == "C"
    s = play(s, "Open the turn with drop 1", "End turn")
    assert actor(s) == "A"
    assert hand(s, "B") == YELLOW_HAND.replace("drop 1, ", "")


# End and score.


def last_cards(**more: Any) -> State:
    """Three players; A and B have their 6, C has not."""
    given: dict[str, Any] = {"A": "a2 2", "B": "b1 3", "C": "c1, e5", **more}
    return world("ring", 3, turn="B", actions=2, taken={"A": 3, "B": 3, "C": 2}, hands={"C": ""}, **given)


def test_e1_the_end_is_near_when_everybody_has_taken_his_6() -> None:
    s = play(last_cards(), "Attack c1 from b1", "Fight with drop 1")
    assert s.ending == rules.NEAR_END
    s = last_cards()
    s.taken[0] = 2
    assert play(s, "Attack c1 from b1", "Fight with drop 1").ending == rules.FAR


def test_e1_players_who_are_out_do_not_count() -> None:
    s = world("ring", 3, A="a2 2", B="b1 3", C="c1", turn="B", actions=2, taken={"A": 3, "B": 3, "C": 1})
    s = play(s, "Attack c1 from b1", "Fight with circles 3", "Fight with wheel 1")
    assert s.playing == 0b011
    assert s.ending == rules.NEAR_END


def test_e2_the_turn_is_played_on_and_its_player_comes_last() -> None:
    s = play(last_cards(), "Attack c1 from b1", "Fight with drop 1", "Fight with wheel 1", "Do not advance")
    assert actor(s) == "B"
    s = play(s, "March with arrow 1", "Done marching")
    order = []
    while s.actor != NOBODY:
        order.append(actor(s))
        s = play(s, options(s)[-1], "End turn")
    assert order == ["C", "A", "B"]
    assert s.phase == OVER


def test_e2_who_falls_out_has_no_last_turn() -> None:
    s = last_cards(A="d1", B="b1 3", C="c1 4, e5")
    s = play(s, "Attack c1 from b1", "Fight with drop 1", "Fight with drop 6", "End turn")
    s = play(s, "Open the turn with arrow 2", "Attack d1 from c1", "Fight with bricks 5", "Fight with drop 1")
    s = play(s, "Do not advance", "End turn")
    assert actor(s) == "B"
    assert play(s, options(s)[0], "End turn").phase == OVER


def test_e2_after_the_fall_of_the_last_player_without_a_6_everybody_left_has_one_turn() -> None:
    s = world("ring", 3, A="c1", B="b1 3", C="e5", turn="A", actions=2, taken={"A": 1, "B": 3, "C": 3})
    s = play(s, "Attack b1 from c1", "Fight with drop 1", "Fight with circles 3")
    assert s.ending == rules.LAST_TURNS
    order = []
    while s.actor != NOBODY:
        order.append(actor(s))
        s = play(s, options(s)[0], "End turn")
    assert order == ["B", "C"]


def test_e3_with_only_one_player_left_the_game_ends_at_once() -> None:
    s = world(A="a1 3", B="b1", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert s.phase == OVER
    assert rules.actors(s) == 0
    assert army(s, "A") == "a1 3"


def test_e3_also_when_the_attacker_falls() -> None:
    s = world(A="a1", B="b1 3", actions=2)
    assert play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1").phase == OVER


def test_e4_one_point_for_each_territory_green_or_yellow() -> None:
    assert points(world(A="b1, d1, a2", B="e2 5")) == [3, 1]


def test_e5_more_for_every_different_symbol() -> None:
    """a1 circles, c1 bricks, e1 wheel, d2 drop."""
    for held, score in (("a1", 2), ("a1, c1", 5), ("a1, c1, e1", 9), ("a1, c1, e1, d2", 14), ("a1, b4", 3)):
        assert points(world(A=held, B="b1"))[0] == score


def test_e6_five_for_all_three_tiles_of_a_symbol() -> None:
    assert points(world(A="a1, b4, e3", B="b1"))[0] == 3 + 1 + 5


def test_e7_players_who_are_out_have_nothing_and_the_running_score_counts_alike() -> None:
    s = world("ring", 3, A="c1, b2", B="", C="d1")
    assert points(s) == [words.score(s, seat)["points"] for seat in range(3)]
    assert points(s)[1] == 0


@every_map
def test_e8_nobody_has_more_than_23_turns(seats: int, map: str) -> None:
    for seed in range(2):
        turns: Counter[int] = Counter()
        positions = random_positions(seats, map, seed)
        for before, after in pairwise(positions):
            if before.phase == rules.FIRST_CARD and after.phase == ACTION:
                turns[before.turn] += 1
        assert max(turns.values()) <= 23
        assert len(positions) < 1000


def test_e8_players_who_only_open_their_turns_have_23_of_them() -> None:
    s = settled(2)
    turns: Counter[int] = Counter()
    while s.actor != NOBODY:
        turns[s.actor] += 1
        s = play(s, options(s)[0], "End turn")
    assert turns == {0: 23, 1: 23}


# Secrets.


def test_secret_is_only_which_card_the_attacker_has_chosen() -> None:
    s = play(world(A="a1 3", B="b1, e5", actions=2), "Attack b1 from a1")
    views = {bytes(view(play(s, name), 1)) for name in options(s)}
    assert len(views) == 1
    chosen = play(s, "Fight with wheel 1")
    assert view(chosen, 0).chosen != NO_CARD
    assert view(chosen, -1).chosen == NO_CARD
    assert is_secret(GAME, s, 0, CARD + 5)
    assert not is_secret(GAME, chosen, 1, CARD + 5)
    assert not is_secret(GAME, world(A="a1", B="e5"), 0, CARD + 5)


def test_secret_guesses_are_all_cards_of_the_attackers_hand() -> None:
    s = world(A="a1 3", B="b1, e5", actions=2, hands={"A": "wheel 1, circles 2, hammer 3"})
    s = view(play(s, "Attack b1 from a1", "Fight with wheel 1"), 1)
    found: Counter[str] = Counter()
    for seed in range(300):
        guessed = s.copy()
        sow(guessed.rng, seed, 0)
        rules.guess(guessed, 1)
        found[words.card_name(guessed, 0, guessed.chosen).in_()] += 1
    assert set(found) == {"wheel 1", "circles 2", "hammer 3"}
    assert min(found.values()) > 70


def test_secret_a_guess_leaves_everything_else_alone() -> None:
    s = view(play(world(A="a1", B="e5"), "Open the turn with hammer 3"), 1)
    guessed = s.copy()
    rules.guess(guessed, 1)
    assert guessed == s


# The last fight is remembered until another card is played.


def test_the_last_fight_is_forgotten_with_the_next_card() -> None:
    s = world(A="a1 2, c5", B="b1 2, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with wheel 1", "Fight with drop 1")
    assert fought(s) == (3, 3)
    after = play(s, "March with bricks 1")
    blank = world(A="a1", B="b1")
    for field in ("fighters", "cards", "strength"):
        assert getattr(after, field).tolist() == getattr(blank, field).tolist()
    assert after.target == NOWHERE
    s = play(s, "End turn")
    assert fought(s) == (3, 3)
    assert play(s, "Open the turn with wheel 1").cards[0] == NO_CARD


# The log.


def test_the_log_tells_who_places_first_and_last() -> None:
    s = listening(cast(State, GAME.blank(2)))
    sow(s.rng, 1, 0)
    rules.deal(s)
    first, last = NAMES[s.actor], NAMES[s.start]
    assert lines(GAME, s) == [
        f"{first} places the first unit; placing goes counter-clockwise.",
        f"{last} places last and takes the first turn.",
    ]
    name = options(s)[0]
    assert told(s, name, s.actor) == [f"You place a {name.lower()}."]


def test_the_log_tells_of_cards_and_orders() -> None:
    s = world(A="a1 2", B="e5")
    assert told(s, "Open the turn with hammer 3") == ["Ann opens with the hammer 3: 3 actions."]
    assert told(s, "Open the turn with wheel 1", 0, "de") == ["Du eröffnest mit der Rad-1: 1 Aktion."]
    s = play(s, "Open the turn with hammer 3")
    assert told(s, "Reinforce with circles 2", language="de") == ["Ann legt die Kreise-2 zum Verstärken."]
    assert told(play(s, "Reinforce with circles 2"), "Unit on a1") == ["Ann reinforces a1."]
    assert told(play(s, "Reinforce with circles 2"), "Done reinforcing", 0) == ["You are done reinforcing."]
    assert told(s, "March with circles 2", language="de") == ["Ann legt die Kreise-2 zum Marschieren."]
    s = play(s, "March with circles 2")
    assert told(s, "Unit from a1 to b1") == ["Ann moves a unit from a1 to b1."]
    assert told(s, "Done marching") == ["Ann ends the march."]


def test_the_log_tells_a_fight_with_cards_sums_loss_and_retreat() -> None:
    s = world(A="a1 3", B="b1 2, c1, e5", actions=2, faces={"b1": WHEEL})
    assert told(s, "Attack b1 from a1") == ["Ann attacks Bela on b1 (wheel) from a1."]
    assert told(s, "Attack b1 from a1", 1, "de") == ["Ann greift dich von a1 aus auf b1 (Rad) an."]
    s = play(s, "Attack b1 from a1")
    assert told(s, "Fight with wheel 1") == ["Ann chooses a card in secret."]
    assert told(s, "Fight with wheel 1", 0) == ["You choose the wheel 1 in secret."]
    s = play(s, "Fight with wheel 1")
    assert told(s, "Fight with drop 1") == [
        "Ann fights with the wheel 1, 3 units and the right symbol: strength 5.",
        "Bela fights with the drop 1 and 2 units: strength 3.",
        "Bela loses a unit on b1.",
        "Bela retreats to c1 with 1 unit.",
    ]
    assert told(play(s, "Fight with drop 1"), "Advance with 2 units") == ["Ann advances to b1 with 2 units."]
    assert told(play(s, "Fight with drop 1"), "Do not advance") == ["Ann does not advance to b1."]


def test_the_log_tells_of_defenders_who_cannot_retreat_and_of_a_retreat_to_choose() -> None:
    s = play(world(A="b1 5, a2", B="a1 2, e5", actions=2), "Attack a1 from b1", "Fight with hammer 3")
    assert told(s, "Fight with drop 1")[-1] == "Bela cannot retreat and stays on a1 with 1 unit."
    s = play(world(A="a1 5", B="b1 3, e5", actions=2), "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert told(s, "Retreat to c1") == ["Bela retreats to c1 with 2 units."]


def test_the_log_tells_who_took_up_what_and_when_the_last_turns_come() -> None:
    s = play(last_cards(), "Attack c1 from b1")
    assert told(s, "Fight with drop 1") == [
        "Bela chooses a card in secret.",
        "Cleo takes up the discard pile and the drop 6.",
        "Everybody has the 6: after this turn everybody has one last turn.",
    ]
    s = play(s, "Fight with drop 1", "Fight with wheel 1", "Do not advance")
    assert told(s, "End turn") == ["Bela ends the turn.", "Cleo has a last turn."]
    s = play(s, "End turn", "Open the turn with drop 1", "End turn", "Open the turn with drop 1", "End turn")
    assert told(play(s, "Open the turn with arrow 1"), "End turn")[:2] == [
        "Bela ends the turn.",
        "The last turns are over.",
    ]


def test_the_log_tells_of_a_fallen_player_and_the_final_score() -> None:
    s = play(world(A="a1 3", B="b1", actions=2), "Attack b1 from a1", "Fight with hammer 3")
    assert told(s, "Fight with drop 1")[3:] == [
        "Bela has no territory left and is out.",
        "Nobody is left but Ann.",
        "Ann has 2 points: 1 for territories, 1 for symbols, 0 for sets.",
        "Bela has 0 points: 0 for territories, 0 for symbols, 0 for sets.",
    ]


# Examples.


def test_x1_three_actions_with_a_3() -> None:
    s = world(A="a1, c1 2", B="c2 2, d2, e5", faces={"c2": HAMMER})
    s = play(s, "Open the turn with hammer 3")
    assert s.actions == 3
    s = play(s, "Reinforce with circles 2", "Unit on a1", "Unit on c1")
    s = play(s, "March with drop 1", "Unit from a1 to b1", "Done marching")
    s = play(s, "Attack c2 from c1", "Fight with wheel 1", "Fight with drop 1")
    assert fought(s) == (4, 3)
    assert army(s, "B") == "d2 2, e5"
    assert s.reserve[1] == 17
    assert options(s)[0] == "Do not advance"
    assert options(s)[-1] == "Advance with 3 units"


def test_x2_taking_up_in_the_middle_of_a_turn() -> None:
    s = world(A="a1", B="e5", hands={"A": "circles 2, drop 1"})
    s = play(s, "Open the turn with circles 2", "March with drop 1", "Done marching")
    assert options(s) == ["Take up cards and go on", "End turn"]
    s = play(s, "Take up cards and go on")
    assert hand(s, "A") == f"{BLUE_HAND}, circles 4"
    assert discards(s, "A") == "-"
    assert "End turn" not in options(s)
    assert s.actions == 1


@pytest.mark.parametrize(
    ("attack", "defence", "face", "sums", "army_a", "army_b"),
    [
        ("wheel 1", "drop 1", HAMMER, (3, 3), "a1, c5", "b1 2, c1, e5"),
        ("wheel 1", "drop 1", WHEEL, (4, 3), "a1 2, c5", "c1 2, e5"),
        ("wheel 1", "wheel 1", WHEEL, (4, 4), "a1, c5", "b1 2, c1, e5"),
        ("wheel 1", "wheel 1", YELLOW, (3, 3), "a1, c5", "b1 2, c1, e5"),
    ],
)
def test_x3_symbols_tip_the_comparison(
    attack: str, defence: str, face: int, sums: tuple[int, int], army_a: str, army_b: str
) -> None:
    s = world(A="a1 2, c5", B="b1 2, c1, e5", actions=2, faces={"b1": face})
    s = play(s, "Attack b1 from a1", f"Fight with {attack}", f"Fight with {defence}")
    assert fought(s) == sums
    assert army(s, "A") == army_a
    assert army(s, "B") == army_b


def test_x4_the_beaten_go_by_themselves_to_their_only_own_neighbour() -> None:
    s = world(A="a1 5", B="b1 3, c1, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert army(s, "B") == "c1 3, e5"
    assert s.phase == rules.ADVANCING


def test_x5_without_any_neighbour_to_go_to_they_stay() -> None:
    s = world(A="a1 5, c1, b2", B="b1 3, e5", actions=2)
    s = play(s, "Attack b1 from a1", "Fight with hammer 3", "Fight with drop 1")
    assert army(s, "B") == "b1 2, e5"
    assert s.phase == ACTION
    assert actor(s) == "A"


def test_x6_a_march_over_two_sources() -> None:
    s = play(world(A="a1 3", B="e5", actions=2), "March with circles 2")
    done = play(s, "Unit from a1 to b1", "Unit from a1 to b1", "Unit from b1 to c1", "Unit from b1 to c1")
    assert army(done, "A") == "a1, c1 2"
    assert done.phase == ACTION
    again = play(s, "Unit from a1 to b1", "Unit from b1 to c1")
    assert "Unit from a1 to b1" not in options(again)


def test_x7_one_step_of_the_number_is_lost() -> None:
    s = world(A="a1 3, c1 3", B="e5", actions=2)
    assert s.reserve[0] == 14
    s = play(s, "Reinforce with hammer 3", "Unit on a1", "Unit on c1")
    assert s.phase == ACTION
    assert s.reserve[0] == 12


def test_x8_the_last_turns_when_a_defender_takes_the_last_6() -> None:
    s = play(last_cards(), "Attack c1 from b1", "Fight with drop 1")
    assert hand(s, "C").endswith("drop 6")
    s = play(s, "Fight with wheel 1", "Do not advance", "End turn")
    order = []
    while s.actor != NOBODY:
        order.append(actor(s))
        s = play(s, options(s)[0], "End turn")
    assert order == ["C", "A", "B"]


def test_x9_seven_territories_with_four_symbols_and_one_set() -> None:
    faces = dict(zip(("a1", "b1", "c1", "d1", "e1", "a2"), (DROP, DROP, DROP, WHEEL, BRICKS, CIRCLES), strict=True))
    s = world("two_worlds", 4, A="a1, b1, c1, d1, e1, a2, b2", B="h5", faces={**faces, "b2": YELLOW})
    assert points(s)[0] == 22
    assert words.score(s, 0) == {"land": 7, "variety": 10, "sets": 5, "points": 22}


def test_x10_six_symbols_or_three_sets() -> None:
    tiles = ("a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1", "a2")
    six = dict(zip(tiles, (DROP, HAMMER, CIRCLES, BRICKS, WHEEL, ARROW), strict=False))
    s = world("two_worlds", 4, A=", ".join(tiles[:6]), B="h5", faces=six)
    assert points(s)[0] == 27
    nine = dict(zip(tiles, (DROP, HAMMER, CIRCLES) * 3, strict=True))
    s = world("two_worlds", 4, A=", ".join(tiles), B="h5", faces=nine)
    assert points(s)[0] == 30


def test_x11_an_attacker_who_loses_his_last_unit_is_out_and_his_turn_ends() -> None:
    s = world("ring", 3, A="b1", B="c1 3", C="e5", actions=2)
    s = play(s, "Attack c1 from b1", "Fight with drop 1", "Fight with circles 3")
    assert s.playing == 0b110
    assert actor(s) == "B"
    assert s.phase == rules.FIRST_CARD
    assert (s.source, s.actions) == (NOWHERE, 0)


def test_x12_the_first_choice_has_18_options_and_the_first_strengthening_4() -> None:
    s = start(4)
    assert len(options(s)) == 18
    for _ in range(16):
        s = play(s, options(s)[0])
    assert len(options(s)) == 4


# What else people ask.


def test_nobody_moves_out_of_turn() -> None:
    s = world(A="a1", B="e5", actions=1)
    assert rules.moves(s, 1, [0] * 99) == 0
    fight = play(world(A="a1", B="b1, e5", actions=1), "Attack b1 from a1", "Fight with drop 1")
    assert fight.phase == DEFENDING
    assert rules.moves(fight, 0, [0] * 99) == 0
    assert why(fight, END_TURN) == "First choose your card for the fight (R14)."


def test_a_card_that_is_not_in_the_hand_or_not_for_this_is_explained() -> None:
    s = world(A="a1", B="e5", actions=1, hands={"A": "drop 1"})
    assert why(s, MARCH + 3) == "You do not have the hammer 3 in your hand (R1)."
    assert why(s, CARD + 8) == "Use the card to reinforce or to march, or attack (R2)."
    assert why(s, DONE) == "No reinforcing or march is going on (R6)."
    assert why(s, TILE) == "To place units, first play a card to reinforce (R4)."
    assert why(s, STEP + 1) == "First play a card to march (R7)."


@every_map
def test_no_position_has_more_moves_than_declared(seats: int, map: str) -> None:
    edges = sum(
        n != NOWHERE for t in range(len(FACES[variant(map, seats)])) for n in neighbours(variant(map, seats), t)
    )
    assert 9 + 9 + edges // 2 + 1 <= GAME.most_moves
    assert max(len(moves(s)) for s in random_positions(seats, map, 4)) <= GAME.most_moves


def test_prompts_name_what_is_left() -> None:
    def asked(s: State) -> str:
        return words.prompt(view(s, s.actor), s.actor).in_("en", SEATS, s.actor)

    s = world(A="a1 3, c1", B="b1, e5", actions=2)
    assert asked(s) == "2 actions left: reinforce, march or attack."
    assert asked(play(s, "Reinforce with circles 2")).startswith("Place up to 2 units")
    marching = play(s, "March with circles 2")
    assert asked(marching) == "Move units out of up to 2 territories."
    assert asked(play(marching, "Unit from a1 to a2")) == "Move units from a1, then from one more territory."
    attacking = play(s, "Attack b1 from a1")
    assert asked(attacking) == "Attack b1 from a1, 3 units against 1: choose a card in secret."
    assert asked(play(attacking, "Fight with drop 1")) == "A attacks b1, 3 units against 1 of yours: choose a card."


# Moments.


def test_r14_both_cards_are_seen_before_the_loser_gives_a_unit_up() -> None:
    before, moment, after = next(seen(GAME, 3))
    assert NO_CARD not in moment.cards.tolist()
    assert moment.units.tolist() == before.units.tolist() != after.units.tolist()

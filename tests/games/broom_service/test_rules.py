"""Broom Service, rule by rule. Names begin with the rule or example they are about."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any, cast

import pytest

from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.referee import referee_of
from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.games.broom_service import GAME, rules, words
from spieltisch.games.broom_service.rules import (
    CHOOSING,
    CLEARING,
    DELIVERING,
    GOING,
    LEADING,
    NO_EVENT,
    NOBODY,
    NOTHING,
    OVER,
    SELLING,
    STANCE,
    TAKING,
    State,
)
from tests.games.broom_service.positions import (
    BOARD,
    REGIONS,
    ROLES,
    SEATS,
    TOWERS,
    actor,
    choose,
    goods,
    laid,
    leader,
    moves,
    named,
    options,
    pawns,
    play,
    points,
    role_names,
    roles,
    score,
    space,
    start,
    told,
    tricks,
    view,
    why,
)
from tests.games.moments import seen
from tests.games.telling import NAMES, is_secret, lines, listening

COURAGE, FIRE, AVALANCHE, HARVEST, HILL_FEAST, MARKET, EXCHANGE, STOCK, TAILWIND, EXPRESS = range(10)
SEAT_COUNTS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def random_positions(seats: int, seed: int, **given: Any) -> list[State]:
    """Every position of a random game."""
    s = start(seats, seed, **given)
    luck = [0] * 4
    sow(luck, seed, 1)
    found = []
    while mask := rules.actors(s):
        found.append(s.copy())
        seats_now = [seat for seat in range(s.seats) if mask >> seat & 1]
        seat = seats_now[uniform(luck, len(seats_now))]
        out = [0] * GAME.most_moves
        n = rules.moves(s, seat, out)
        rules.play(s, seat, out[uniform(luck, n)])
    found.append(s)
    return found


# Set-up.


def test_s1_the_first_leader_is_drawn() -> None:
    leaders = Counter(start(3, seed).leader for seed in range(300))
    assert set(leaders) == {0, 1, 2}
    assert min(leaders.values()) > 70


@SEAT_COUNTS
def test_s2_everybody_has_ten_points_one_potion_of_each_colour_and_a_pawn_in_each_castle(seats: int) -> None:
    s = start(seats)
    for who in SEATS[:seats]:
        assert (score(s, who), goods(s, who)[:5], pawns(s, who)) == (10, "1 1 1", "P5 H3")


@SEAT_COUNTS
def test_s3_the_first_leader_and_the_last_player_have_one_wand_the_others_two(seats: int) -> None:
    for seed in range(6):
        s = start(seats, seed)
        wands = [s.goods[(s.leader + place) % seats, rules.WANDS] for place in range(seats)]
        assert wands == [1, *[2] * (seats - 2), 1]


def test_s4_every_cloud_space_has_one_of_the_24_tiles() -> None:
    s = start()
    assert (s.spaces, s.tiles, s.cloudy_spaces) == (18, 24, (1 << 18) - 1)
    assert sorted(s.tile_on.tolist()[:24]) == list(range(24))
    faces = Counter(zip(s.price.tolist()[:24], s.bolts_on.tolist()[:24], strict=True))
    assert faces == {(1, 1): 10, (2, 1): 3, (2, 2): 8, (3, 2): 3}
    assert start(seed=2).tile_on.tolist() != s.tile_on.tolist()
    closed = {REGIONS[region] for region in range(26) if s.cloudy >> region & 1}
    assert closed == {"W1", "W5", "W6", "H1", "H2", "H4", "H7", "P1", "P3", "P4", "P6", "B1", "B3", "B4"}


def test_s4_any_of_the_tiles_may_stay_in_the_box() -> None:
    boxes = [set(start(seed=seed).tile_on.tolist()[18:24]) for seed in range(40)]
    assert set.union(*boxes) == set(range(24))


def test_s5_seven_different_events_come() -> None:
    for seed in range(8):
        events = {(s.round, s.event) for s in random_positions(2, seed)}
        assert [n for n, _ in sorted(events)] == [1, 2, 3, 4, 5, 6, 7]
        assert len({event for _, event in events}) == 7
    assert len({start(seed=seed).event for seed in range(100)}) == 10


@SEAT_COUNTS
def test_s6_curse_cards_do_not_come_twice_before_the_pile_is_shuffled(seats: int) -> None:
    rounds = {s.round: s for s in random_positions(seats, 3)}
    piles: list[list[int]] = [[]]
    for number in range(1, 8):
        turned = rounds[number].cursed
        if len(piles[-1]) + turned.bit_count() > 10:
            piles.append([])
        piles[-1] += [role for role in range(10) if turned >> role & 1]
        assert rounds[number].seen_curses == sum(1 << role for role in piles[-1])
    assert all(len(pile) == len(set(pile)) for pile in piles)


@pytest.mark.parametrize(("seats", "curses"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_s7_an_event_and_the_bewitched_roles_of_round_one_are_turned_up(seats: int, curses: int) -> None:
    s = start(seats)
    assert (s.round, count(s.cursed), s.phase) == (1, curses, CHOOSING)
    assert 0 <= s.event < 10


def test_the_options_leave_out_events_and_curses() -> None:
    assert all(s.event == NO_EVENT for s in random_positions(2, 1, events="off"))
    assert all(s.cursed == 0 for s in random_positions(2, 1, curses="off"))
    assert start(2, events="off").cursed
    assert start(2, curses="off").event >= 0


# Choosing roles.


def test_r1_a_round_is_choosing_tricks_and_its_end() -> None:
    phases = [s.phase for s in random_positions(2, 1, events="off")]
    rounds = "".join("c" if phase == CHOOSING else "t" for phase in phases[:-1])
    assert rounds.count("ct") == 7
    assert phases[-1] == OVER


def test_r2_all_choose_four_of_ten_at_the_same_time() -> None:
    s = start(3)
    assert rules.actors(s) == 0b111
    assert options(s, 1) == [f"pick {role}" for role in ROLES]
    rules.play(s, 1, moves(s, 1)["pick herb"])
    assert options(s, 1) == [f"pick {role}" for role in ROLES if role != "herb"]
    for role in ("forest", "valley", "fairy"):
        rules.play(s, 1, moves(s, 1)[f"pick {role}"])
    assert options(s, 1) == ["confirm"]
    assert rules.actors(s) == 0b111
    rules.play(s, 1, rules.CONFIRM)
    assert rules.actors(s) == 0b101
    assert role_names(s.hand[1]) == "forest valley herb fairy"


def test_r2_the_first_trick_begins_when_all_have_confirmed() -> None:
    s = start(2)
    s = choose(s, A="forest hill prairie mountain")
    assert s.phase == CHOOSING
    s = choose(s, B="herb fruit root fairy")
    assert (s.phase, s.actor) == (LEADING, s.first)


def test_r2_a_picked_role_may_be_put_back_before_confirming() -> None:
    s = start(2)
    rules.play(s, 0, rules.PICK + 3)
    assert [m for m in range(rules.LAST_MOVE + 1) if rules.allowed(s, 0, m)] == [rules.UNPICK + 3]
    assert not any(rules.allowed(s, 1, move) for move in range(rules.LAST_MOVE + 1))
    rules.play(s, 0, rules.UNPICK + 3)
    assert s.hand[0] == 0
    s = choose(s, A="forest hill prairie mountain")
    assert not any(rules.allowed(s, 0, move) for move in range(rules.LAST_MOVE + 1))


# Tricks.


def test_r3_the_leader_leads_any_of_his_cards() -> None:
    s = tricks(A="forest herb", B="forest")
    assert (actor(s), options(s)) == ("A", ["lead forest", "lead herb"])
    s = play(s, "lead herb")
    assert (s.role, role_names(s.hand[0]), actor(s), options(s)) == (6, "forest", "A", ["brave", "coward"])
    assert why(s, rules.LEAD + 6) == "No role is led now (R3)."


def test_r4_a_bewitched_role_costs_three_points_when_it_is_laid() -> None:
    s = play(tricks(A="herb", B="herb", cursed="herb", scores={"B": 2}), "lead herb")
    assert (score(s, "A"), score(s, "B")) == (7, 2)
    s = play(s, "coward", "potion")
    assert (score(s, "A"), score(s, "B"), actor(s)) == (7, -1, "B")


def test_r4_the_payment_stands_when_the_claim_is_lost() -> None:
    s = play(tricks(A="herb", B="herb", cursed="herb"), "lead herb", "brave", "brave")
    assert (score(s, "A"), goods(s, "A"), goods(s, "B")) == (7, "1 1 1 1", "3 1 1 2")


def test_r5_both_stances_are_open_even_if_nothing_can_be_done() -> None:
    s = play(tricks(A="valley", goods={"A": "0 0 0 0"}), "lead valley")
    assert options(s) == ["brave", "coward"]


def test_r5_the_test_of_courage_makes_the_leader_brave_and_nobody_else() -> None:
    s = play(tricks(A="herb", B="herb", C="fruit", event=COURAGE), "lead herb")
    assert (laid(s, "A"), s.claim, actor(s), options(s)) == ("herb brave", 0, "B", ["brave", "coward"])


def test_r6_a_coward_acts_before_the_next_player_lays_his_card() -> None:
    s = play(tricks(A="herb", B="herb"), "lead herb", "coward")
    assert (actor(s), s.phase, laid(s, "B")) == ("A", TAKING, "")
    s = play(s, "wand")
    assert (actor(s), s.phase, s.laid_count[1], goods(s, "A")) == ("B", STANCE, 4, "1 1 1 2")


def test_r7_a_brave_player_waits_and_takes_the_claim_away() -> None:
    s = play(tricks(A="herb", B="herb", C="herb"), "lead herb", "brave")
    assert (s.claim, goods(s, "A")) == (0, "1 1 1 1")
    s = play(s, "brave")
    assert s.claim == 1
    s = play(s, "coward", "potion")
    assert [goods(s, who) for who in "ABC"] == ["1 1 1 1", "3 1 1 2", "2 1 1 1"]


def test_r8_the_others_follow_clockwise_and_whoever_has_not_the_role_is_passed_over() -> None:
    s = play(tricks(4, leader="C", C="forest", D="herb", A="forest", B="forest"), "lead forest", "brave")
    assert actor(s) == "A"
    s = play(s, "brave")
    assert actor(s) == "B"
    assert role_names(s.hand[3]) == "herb"


def test_r9_the_claim_is_carried_out_after_the_last_player() -> None:
    s = play(tricks(A="herb", B="herb", C="herb"), "lead herb", "brave", "coward", "wand", "coward")
    assert goods(s, "A") == "1 1 1 1"
    assert goods(play(s, "wand"), "A") == "3 1 1 2"


def test_r10_whoever_held_the_claim_leads_next_even_if_he_did_nothing() -> None:
    s = play(tricks(A="forest herb", B="forest herb"), "lead forest", "coward", "skip", "brave", "skip")
    assert (leader(s), s.phase, pawns(s, "B")) == ("B", LEADING, "P5 H3")


def test_r10_among_cowards_the_leader_stays() -> None:
    s = play(tricks(A="herb forest", B="herb forest"), "lead herb", "coward", "wand", "coward", "wand")
    assert (leader(s), s.phase) == ("A", LEADING)


def test_r11_a_leader_without_cards_gives_way_clockwise() -> None:
    s = tricks(4, leader="B", B="herb", A="forest", D="forest")
    s = play(s, "lead herb", "brave")
    assert (leader(s), actor(s)) == ("D", "D")


@pytest.mark.parametrize(
    ("event", "change"), [(FIRE, [-4, 0]), (AVALANCHE, [0, -2]), (HARVEST, [0, 2]), (HILL_FEAST, [0, 0])]
)
def test_r12_pawns_on_a_terrain_bring_or_cost_points(event: int, change: list[int]) -> None:
    s = tricks(2, A="herb", event=event, pawns={"A": "W2 W3", "B": "B5 P5"})
    s = play(s, "lead herb", "brave")
    assert [s.score[seat] - 10 for seat in (0, 1)] == change


def test_r12_stocktaking_pays_for_every_two_goods() -> None:
    s = tricks(2, A="herb", event=STOCK, goods={"A": "0 0 0 2", "B": "1 1 1 1"})
    s = play(s, "lead herb", "coward", "wand")
    assert [score(s, who) for who in "AB"] == [11, 12]


def test_r12_at_the_potion_market_each_is_asked_from_the_first_leader_on() -> None:
    s = tricks(leader="B", B="fruit", event=MARKET, goods={"A": "1 1 1 0", "C": "2 0 3 1"})
    s.first = 2  # C, who has no purple potion
    s = play(s, "lead fruit", "coward", "wand")
    assert (s.phase, actor(s), options(s)) == (SELLING, "A", ["sell 0", "sell 1"])
    s = play(s, "sell 0")
    assert (score(s, "A"), goods(s, "A"), actor(s)) == (10, "1 1 1 0", "B")
    s = play(s, "sell 1")
    assert (score(s, "B"), goods(s, "B"), s.phase, s.round) == (16, "0 0 0 2", CHOOSING, 2)


def test_r12_wands_are_exchanged_two_at_most() -> None:
    s = tricks(A="herb", event=EXCHANGE, goods={"A": "0 0 0 2", "B": "1 1 1 0", "C": "0 0 0 1"})
    s = play(s, "lead herb", "coward", "wand")
    assert (actor(s), options(s)) == ("A", ["sell 0", "sell 1", "sell 2"])
    s = play(s, "sell 2")
    assert (score(s, "A"), goods(s, "A"), actor(s), options(s)) == (14, "0 0 0 1", "C", ["sell 0", "sell 1"])
    s = play(s, "sell 1")
    assert (score(s, "C"), goods(s, "C"), s.round) == (12, "0 0 0 0", 2)


def test_r12_tailwind_makes_clouds_cheaper_but_never_free() -> None:
    s = tricks(A="fairy", event=TAILWIND)
    for at, tile in enumerate((0, 10, 23)):
        s.tile_on[at] = tile
    assert [rules.price_of(s, at) for at in range(3)] == [1, 1, 2]
    s.event = NO_EVENT
    assert [rules.price_of(s, at) for at in range(3)] == [1, 2, 3]


def test_r12_express_orders_pay_more_at_round_towers_only() -> None:
    s = play(tricks(A="valley", event=EXPRESS), "lead valley", "coward")
    assert score(play(s, "deliver T05"), "A") == 10 + 3 + 1
    assert score(play(s, "deliver T02"), "A") == 10 + 2


def test_r12_the_round_ends_when_all_cards_are_laid_and_round_seven_has_its_event_too() -> None:
    s = tricks(2, A="herb", B="fruit", number=7, event=HARVEST)
    s = play(s, "lead herb", "brave")
    assert (s.round, s.phase, actor(s)) == (7, LEADING, "B")
    s = play(s, "lead fruit", "brave")
    assert (s.phase, s.actor, score(s, "A")) == (OVER, NOBODY, 12)


def test_r13_a_new_round_has_a_new_event_and_new_curses_and_all_cards() -> None:
    s = tricks(2, A="herb", event=STOCK, cursed="forest hill prairie")
    s.seen_events, s.seen_curses = 1 << STOCK, roles("forest hill prairie")
    s = play(s, "lead herb", "brave")
    assert (s.round, s.phase, s.event != STOCK, count(s.seen_events)) == (2, CHOOSING, True, 2)
    assert count(s.cursed) == 3
    assert s.cursed & roles("forest hill prairie") == 0
    assert (s.hand.tolist()[:2], s.laid_count.tolist()[:2], s.led, s.confirmed) == ([0, 0], [0, 0], 0, 0)
    assert laid(s, "A") == ""
    assert len(options(s, 0)) == 10


def test_r13_the_last_holder_of_a_claim_begins_the_next_round() -> None:
    s = tricks(A="herb", B="fruit", C="root")
    s = play(s, "lead herb", "coward", "wand", "lead fruit", "brave", "lead root", "coward", "wand")
    assert (s.round, leader(s), s.first) == (2, "B", 1)


def test_r13_of_several_claims_the_last_one_counts() -> None:
    s = tricks(A="herb", B="fruit", C="root")
    s = play(s, "lead herb", "brave", "lead fruit", "brave", "lead root", "coward", "wand")
    assert (s.round, leader(s)) == (2, "B")


def test_r13_without_any_claim_the_last_leader_begins_the_next_round() -> None:
    s = tricks(A="herb", B="fruit", C="root")
    s = play(s, "lead herb", "coward", "wand", "lead fruit", "coward", "wand", "lead root", "coward", "wand")
    assert (s.round, leader(s)) == (2, "C")


# Actions.


def test_r14_a_witch_goes_to_neighbours_of_her_terrain_without_a_cloud() -> None:
    s = play(tricks(A="forest", pawns={"A": "P4 H3"}, clouds="C1"), "lead forest", "coward")
    assert (s.phase, options(s)) == (GOING, ["go P4 W3", "go P4 W5", "go H3 W2", "skip"])
    s = play(tricks(A="forest", pawns={"A": "P4 H3"}, clouds="C2"), "lead forest", "coward")
    assert options(s) == ["go P4 W3", "go H3 W2", "skip"]


def test_r14_a_coward_only_moves_and_a_brave_witch_delivers_from_where_she_went() -> None:
    s = tricks(A="hill herb", pawns={"A": "P5 W2"}, clouds="")
    assert play(s, "lead hill", "coward", "go P5 H6").phase == LEADING
    s = play(s, "lead hill", "brave", "go P5 H6")
    assert (s.phase, options(s)) == (DELIVERING, ["deliver T06", "deliver T20", "skip"])
    assert pawns(s, "A") == "H6 W2"


def test_r14_without_moving_there_is_no_delivery() -> None:
    s = play(tricks(A="hill herb"), "lead hill", "brave", "skip")
    assert (s.phase, goods(s, "A")) == (LEADING, "1 1 1 1")


def test_r14_two_pawns_in_one_region_are_one_move() -> None:
    s = play(tricks(A="hill", pawns={"A": "P5 P5"}), "lead hill", "coward")
    assert options(s) == ["go P5 H5", "go P5 H6", "skip"]


def test_r15_a_druid_delivers_where_an_own_pawn_stands_on_his_terrain() -> None:
    s = play(tricks(A="valley herb"), "lead valley", "brave")
    assert (s.phase, options(s)) == (DELIVERING, ["deliver T02", "deliver T03", "deliver T05", "skip"])
    s = play(tricks(A="hilltop herb"), "lead hilltop", "coward")
    assert options(s) == ["deliver T01", "deliver T04", "skip"]


def test_r15_a_brave_druid_gets_three_points_more_only_if_he_delivers() -> None:
    s = play(tricks(A="valley herb"), "lead valley", "brave")
    assert score(play(s, "deliver T03"), "A") == 10 + 2 + 3
    assert score(play(s, "skip"), "A") == 10
    assert score(play(tricks(A="valley herb"), "lead valley", "coward", "deliver T03"), "A") == 12


def test_r15_a_brave_witch_gets_no_bonus() -> None:
    s = play(tricks(A="hill herb"), "lead hill", "brave", "go P5 H5", "deliver T05")
    assert score(s, "A") == 13


@pytest.mark.parametrize(("role", "kind"), [("herb", 0), ("fruit", 1), ("root", 2)])
def test_r16_gatherers_take_potions_of_their_colour_and_wands(role: str, kind: int) -> None:
    brave = play(tricks(A=f"{role} fairy"), f"lead {role}", "brave")
    assert brave.goods[0].tolist() == [3 if k == kind else 1 for k in range(3)] + [2]
    s = play(tricks(A=f"{role} fairy"), f"lead {role}", "coward")
    assert (s.phase, options(s)) == (TAKING, ["potion", "wand"])
    assert play(s, "potion").goods[0].tolist() == [2 if k == kind else 1 for k in range(3)] + [1]
    assert play(s, "wand").goods[0].tolist() == [1, 1, 1, 2]


def test_r17_the_fairy_clears_a_cloud_next_door_for_its_wands() -> None:
    s = tricks(A="fairy herb", pawns={"A": "W2 P5"}, goods={"A": "0 0 0 2"})
    for at, tile in ((5, 23), (6, 0), (7, 10), (10, 13), (14, 0), (15, 23), (16, 13)):
        s.tile_on[at] = tile
    s = play(s, "lead fairy", "coward")
    assert (s.phase, options(s)) == (CLEARING, ["cloud C7", "cloud C8", "cloud C11", "cloud C15", "cloud C17", "skip"])
    s = play(s, "cloud C11")
    assert (goods(s, "A"), s.bolts[0], score(s, "A")) == ("0 0 0 0", 2, 10)
    assert s.won[0] == 1 << 13
    assert not s.cloudy >> REGIONS.index("P3") & 1


def test_r17_a_brave_fairy_gets_three_points_only_with_a_cloud() -> None:
    s = tricks(A="fairy herb")
    s.tile_on[space("C17")] = 0
    s = play(s, "lead fairy", "brave")
    assert score(play(s, "cloud C17"), "A") == 13
    assert score(play(s, "skip"), "A") == 10


def test_r18_a_delivery_pays_the_points_and_wands_of_the_tower() -> None:
    s = play(tricks(A="valley herb"), "lead valley", "coward", "deliver T03")
    assert (score(s, "A"), goods(s, "A")) == (12, "1 1 0 2")


def test_r18_a_round_tower_takes_one_potion_a_square_one_any_number() -> None:
    s = tricks(A="valley", B="valley", C="valley", goods={"A": "3 3 3 0"})
    s = play(s, "lead valley", "coward", "deliver T05", "coward")
    assert options(s) == ["deliver T02", "deliver T03", "skip"]
    s = play(s, "deliver T02", "coward")
    assert options(s) == ["deliver T02", "deliver T03", "skip"]


def test_r18_only_potions_that_one_has_are_delivered() -> None:
    s = play(tricks(A="valley", goods={"A": "0 1 0 1"}), "lead valley", "coward")
    assert options(s) == ["deliver T02", "skip"]


def test_r19_any_number_of_pawns_may_share_a_region() -> None:
    s = play(tricks(2, A="hill", B="hill"), "lead hill", "coward", "go P5 H5", "coward", "go P5 H5")
    assert (pawns(s, "A"), pawns(s, "B")) == ("H5 H3", "H5 H3")


def test_r20_scores_may_be_negative_and_goods_are_unlimited() -> None:
    s = tricks(A="herb fruit", cursed="herb fruit", scores={"A": 1}, goods={"A": "99 99 99 99"})
    s = play(s, "lead herb", "brave", "lead fruit", "brave")
    assert (score(s, "A"), goods(s, "A")) == (-5, "101 101 99 101")


# End and score.


def test_e1_the_game_ends_after_round_seven() -> None:
    last = random_positions(3, 5)[-1]
    assert (last.round, last.phase, rules.actors(last)) == (7, OVER, 0)


@pytest.mark.parametrize(
    ("bolts", "worth"), [(0, 0), (1, 3), (2, 6), (3, 10), (4, 14), (5, 19), (6, 24), (7, 30), (8, 30), (20, 30)]
)
def test_e2_bolts_are_worth_points_at_the_end(bolts: int, worth: int) -> None:
    s = over(goods_of_a="0 0 0 0", bolts=bolts)
    assert points(s)[0] == 10 + worth


def over(goods_of_a: str, bolts: int = 0, score: int = 10) -> State:
    """A finished game."""
    s = tricks(2, A="herb", goods={"A": goods_of_a}, scores={"A": score})
    s.bolts[0] = bolts
    s.phase, s.actor = OVER, NOBODY
    return s


def best_split(goods: tuple[int, ...]) -> int:
    """The best points for sets of four and of three different goods, by trying all."""
    found = 0
    if min(goods) > 0:
        found = 4 + best_split(tuple(n - 1 for n in goods))
    for left_out in range(4):
        if all(n > 0 for kind, n in enumerate(goods) if kind != left_out):
            rest = tuple(n - (kind != left_out) for kind, n in enumerate(goods))
            found = max(found, 2 + best_split(rest))
    return found


def test_e3_sets_of_goods_are_split_as_well_as_possible() -> None:
    s = over("0 0 0 0")
    for amounts in product(range(4), repeat=4):
        for kind, n in enumerate(amounts):
            s.goods[0, kind] = n
        assert rules.points_for_sets(s, 0) == best_split(amounts), amounts


def test_e4_of_equal_points_more_goods_win() -> None:
    s = over("5 0 0 0")
    s.score[0] = 11
    s.score[1] = 7  # and 4 for a set
    assert points(s) == [11, 11]
    assert referee_of(GAME).winners(s) == (0,)
    for kind in range(4):
        s.goods[0, kind] = 1
        s.score[0] = 7
    assert referee_of(GAME).winners(s) == (0, 1)


def test_e5_the_running_score_is_the_plain_one() -> None:
    s = tricks(2, A="herb", scores={"A": 31, "B": -2})
    s.bolts[0] = 7
    assert points(s) == [31, -2]


# Secrets.


def test_hidden_are_only_the_roles_of_the_others() -> None:
    s = tricks(A="forest herb", B="herb fairy", C="root")
    seen = view(s, 1)
    assert [role_names(seen.hand[seat]) for seat in range(3)] == ["", "herb fairy", ""]
    assert view(s, -1).hand.tolist()[:3] == [0, 0, 0]
    assert seen.laid_count.tolist() == s.laid_count.tolist()


def test_the_number_of_picked_roles_is_nobodys_business() -> None:
    s = start(2)
    before = bytes(view(s, 1))
    rules.play(s, 0, rules.PICK)
    assert bytes(view(s, 1)) == before
    assert is_secret(GAME, s, 0, rules.PICK + 1)
    assert is_secret(GAME, s, 0, rules.UNPICK)
    assert not is_secret(GAME, s, 0, rules.CONFIRM)


def guesses(s: State, seat: int, n: int = 200) -> list[State]:
    found = []
    for number in range(n):
        full = view(s, seat)
        sow(full.rng, 7, number)
        rules.guess(full, seat)
        found.append(full)
    return found


def test_a_confirmed_hand_is_any_four_of_ten_and_an_open_one_stays_empty() -> None:
    s = choose(start(3), B="forest hill prairie mountain")
    rules.play(s, 2, rules.PICK)
    hands = Counter(full.hand[1] for full in guesses(s, 0, 600))
    assert all(hand.bit_count() == 4 for hand in hands)
    assert len(hands) > 150  # of 210
    assert {full.hand[2] for full in guesses(s, 0)} == {0}
    assert {full.hand[1] for full in guesses(s, 1)} == {roles("forest hill prairie mountain")}


def test_a_guessed_hand_has_only_roles_not_led_yet() -> None:
    s = choose(
        start(4),
        A="forest hill herb root",
        B="hill fruit fairy valley",
        C="forest herb fairy valley",
        D="forest herb fairy valley",
    )
    s.leader, s.event = 0, NO_EVENT
    rules.begin_trick(s)
    s = play(s, "lead forest", "brave")
    assert actor(s) == "C"
    open_roles = (1 << 10) - 1 - roles("forest")
    seen = [0] * 4
    for full in guesses(s, 0, 400):
        for seat in range(1, 4):
            seen[seat] |= full.hand[seat]
    assert [hand.bit_count() for hand in guesses(s, 0, 1)[0].hand.tolist()[:4]] == [3, 4, 3, 4]
    assert seen[1:] == [open_roles, open_roles, open_roles | roles("forest")]  # D has not been asked yet


# Taking back.


def test_going_before_delivering_may_be_taken_back_but_not_what_shows_the_next_card() -> None:
    match = Match(GAME, 2, {"events": "off"}, seed=8)
    for seat in range(2):
        for role in (1, 4, 6, 9):
            match.play(seat, rules.PICK + role)
        match.play(seat, rules.CONFIRM)
    first = cast(State, match.state).leader
    match.play(first, rules.LEAD + 1)
    assert match.refuse_undo(first) is None  # nobody else has shown anything yet
    match.play(first, rules.BRAVE)
    match.play(1 - first, rules.BRAVE)
    assert match.refuse_undo(1 - first) is None
    match.play(1 - first, rules.GO + REGIONS.index("H5"))
    assert cast(State, match.state).phase == DELIVERING
    assert match.refuse_undo(1 - first) is None
    match.play(1 - first, rules.SKIP)
    match.play(1 - first, rules.LEAD + 6)
    match.play(1 - first, rules.BRAVE)
    assert cast(State, match.state).phase == STANCE
    assert match.refuse_undo(1 - first) is not None  # now the other's card lies there


# Examples.


def test_x1_a_brave_forest_witch() -> None:
    s = play(tricks(A="forest herb", clouds=""), "lead forest", "brave")
    assert "go P5 W3" in options(s)
    s = play(s, "go P5 W3")
    assert options(s) == ["deliver T09", "deliver T18", "skip"]
    for choice in options(s):
        assert leader(play(s, choice)) == "A"


def test_x2_a_claim_is_lost_to_the_last_brave_player() -> None:
    s = play(tricks(A="hill herb", B="hill herb", C="hill herb"), "lead hill", "brave", "coward", "go P5 H6")
    assert (pawns(s, "B"), s.phase, actor(s)) == ("H6 H3", STANCE, "C")
    s = play(s, "brave")
    assert options(s) == ["go P5 H5", "go P5 H6", "skip"]
    s = play(s, "go P5 H5")
    assert options(s) == ["deliver T05", "deliver T18", "deliver T19", "skip"]
    s = play(s, "skip")
    assert (pawns(s, "A"), leader(s)) == ("P5 H3", "C")


def test_x3_a_coward_delivers_first() -> None:
    s = play(tricks(A="valley herb", B="valley", C="herb"), "lead valley", "brave", "coward", "deliver T05")
    assert (score(s, "B"), actor(s)) == (13, "A")
    assert options(s) == ["deliver T02", "deliver T03", "skip"]
    s = play(s, "deliver T02")
    assert score(s, "A") == 15
    s.hand[0] = roles("valley")
    s.goods[0, 1] = s.goods[0, 0] = 1
    s = play(s, "lead valley", "coward")
    assert options(s) == ["deliver T02", "deliver T03", "skip"]


def test_x4_the_leader_stays_or_gives_way() -> None:
    s = tricks(A="herb fairy", B="forest", C="herb")
    assert leader(play(s, "lead herb", "coward", "wand", "coward", "wand")) == "A"
    s = tricks(A="herb", B="forest", C="herb")
    assert leader(play(s, "lead herb", "coward", "wand", "coward", "wand")) == "B"


def test_x5_paid_for_nothing() -> None:
    s = play(tricks(A="root", B="root", C="herb", cursed="root", scores={"B": 1}), "lead root", "brave")
    assert (score(s, "A"), score(s, "B")) == (7, -2)
    s = play(s, "brave")
    assert (goods(s, "A"), goods(s, "B"), score(s, "A")) == ("1 1 1 1", "1 1 3 2", 7)


def test_x6_the_only_cloud_in_reach() -> None:
    s = tricks(A="fairy herb", goods={"A": "0 0 0 2"})
    s.tile_on[space("C17")] = 13
    assert (s.price[13], s.bolts_on[13]) == (2, 2)
    claimed = play(s, "lead fairy", "brave")
    assert options(claimed) == ["cloud C17", "skip"]
    after = play(claimed, "cloud C17")
    assert (goods(after, "A"), after.bolts[0], score(after, "A")) == ("0 0 0 0", 2, 13)
    s.event = TAILWIND
    assert goods(play(s, "lead fairy", "brave", "cloud C17"), "A") == "0 0 0 1"


def test_x7_a_region_with_two_clouds_stays_closed_until_both_are_gone() -> None:
    s = tricks(A="fairy hill", pawns={"A": "W2 W2"}, goods={"A": "0 0 0 9"})
    s = play(s, "lead fairy", "brave")
    assert options(s) == [*(f"cloud C{n}" for n in (6, 7, 8, 11, 15, 16, 17)), "skip"]
    s = play(s, "cloud C7", "lead hill", "coward")
    assert "go W2 H4" not in options(s)
    rules.clear(s, 0, space("C8"))
    assert "go W2 H4" in options(s)


def test_x8_regions_across_a_lake_are_no_neighbours() -> None:
    pairs = BOARD.neighbours()
    assert ("P5", "H3") not in pairs
    assert ("P1", "B4") not in pairs
    s = play(tricks(A="prairie", pawns={"A": "H3 H3"}), "lead prairie", "coward")
    assert options(s) == ["go H3 P2", "skip"]


def test_x9_a_tower_between_three_regions() -> None:
    s = tricks(A="forest valley hilltop herb", pawns={"A": "H3 P5"}, clouds="")
    assert "deliver T17" in options(play(s, "lead forest", "brave", "go H3 W2"))
    s = tricks(A="valley hilltop herb", pawns={"A": "W2 B6"})
    assert "deliver T17" in options(play(s, "lead valley", "coward"))
    assert "deliver T17" not in options(play(s, "lead hilltop", "coward"))


def test_x10_a_witch_without_any_region_to_go_to() -> None:
    s = play(tricks(A="mountain herb", pawns={"A": "P2 P6"}, B="fairy"), "lead mountain", "brave")
    assert (s.phase, actor(s), pawns(s, "A")) == (LEADING, "A", "P2 P6")


def test_x11_four_players() -> None:
    s = next(s for s in (start(4, seed) for seed in range(50)) if s.leader == 2)
    assert [s.goods[seat, rules.WANDS] for seat in range(4)] == [2, 1, 1, 2]
    rounds = {s.round: s for s in random_positions(4, 1)}
    assert [count(rounds[n].cursed) for n in range(1, 8)] == [1] * 7
    assert count(rounds[7].seen_curses) == 7


def test_x12_the_last_brave_player_begins_the_next_round() -> None:
    s = tricks(B="forest", A="hill", C="herb fruit", leader="B", pawns={"B": "P2 P2"})
    s = play(s, "lead forest", "brave")
    assert leader(s) == "C"
    s = play(s, "lead herb", "coward", "wand", "lead fruit", "coward", "wand")
    assert leader(s) == "A"  # C has no cards left
    s = play(s, "lead hill", "coward", *(["skip"] if s.pawn[0, 0] else []))
    assert (s.round, leader(s)) == (2, "B")


def test_x13_with_two_players_the_curse_pile_is_shuffled_before_rounds_four_and_seven() -> None:
    rounds = {s.round: s for s in random_positions(2, 2)}
    assert [count(rounds[n].seen_curses) for n in range(1, 8)] == [3, 6, 9, 3, 6, 9, 3]


def test_x14_the_final_score() -> None:
    assert points(over("2 1 0 3", bolts=5, score=41))[0] == 62
    assert points(over("2 1 1 3", bolts=5, score=41))[0] == 64


def test_x15_goods_in_sets() -> None:
    assert points(over("2 2 1 3", score=0))[0] == 6


def test_x16_events_at_the_end_of_round_seven() -> None:
    s = tricks(2, A="herb", number=7, event=FIRE, pawns={"A": "W2 W2"}, goods={"A": "0 0 0 0", "B": "0 0 0 0"})
    s = play(s, "lead herb", "coward", "wand")
    assert (s.phase, score(s, "A"), points(s)) == (OVER, 6, [6, 10])
    s = tricks(2, A="herb", number=7, event=EXCHANGE, goods={"A": "0 0 0 2", "B": "0 0 0 0"})
    s = play(s, "lead herb", "coward", "wand", "sell 2")
    assert (s.phase, score(s, "A"), goods(s, "A")) == (OVER, 14, "0 0 0 1")


# Words.


def test_the_deal_tells_the_round_its_event_the_bewitched_roles_and_who_leads() -> None:
    s = listening(cast(State, GAME.blank(2)))
    sow(s.rng, 1, 0)
    rules.deal(s)
    first, event, cursed, leads = lines(GAME, s)
    assert first == "Round 1 of 7."
    assert event == f"Event: {words.event_name(s, s.event).in_('en')}. {words.event_effect(s, s.event).in_('en')}"
    assert cursed == f"Bewitched: {words.roles_said(s.cursed).in_('en')}."
    assert leads == f"{NAMES[s.leader]} leads first in this round."


def test_what_is_picked_is_told_to_nobody_else() -> None:
    s = listening(start(2))
    rules.play(s, 0, rules.PICK)
    rules.play(s, 0, rules.UNPICK)
    assert lines(GAME, s, 0) == ["You pick the Forest Witch.", "You put the Forest Witch back."]
    assert lines(GAME, s, 0, "de")[0] == "Du wählst die Waldhexe."
    assert lines(GAME, s, 1) == lines(GAME, s) == []
    s = choose(s, A="forest hill prairie mountain", B="herb fruit root fairy")
    assert lines(GAME, s) == ["Ann has chosen.", "Bela has chosen.", "All have chosen four roles."]


def test_the_log_tells_a_trick() -> None:
    s = tricks(A="herb fairy", B="herb", C="fairy", cursed="herb")
    assert told(s, "lead herb") == ["Ann leads the Herb Gatherer.", "The role is bewitched: Ann loses 3 points."]
    s = play(s, "lead herb")
    assert told(s, "brave", 1) == [
        "Ann is brave.",
        "You follow with the Herb Gatherer.",
        "The role is bewitched: you lose 3 points.",
    ]
    s = play(s, "brave")
    assert told(s, "brave") == [
        "Bela is brave.",
        "Ann loses the broom.",
        "Cleo passes.",
        "Bela takes 2 green potions and 1 wand.",
        "Cleo leads next.",
    ]
    assert told(s, "brave", 1, "de") == [
        "Du bist mutig.",
        "Ann verliert den Besen.",
        "Cleo passt.",
        "Du nimmst 2 grüne Tränke und 1 Stab.",
        "Cleo spielt als Nächstes aus.",
    ]


def test_the_log_tells_what_is_done() -> None:
    s = play(tricks(A="hill herb", B="fairy"), "lead hill", "brave")
    assert told(s, "go P5 H5") == ["Ann goes from Castle Heath to Badger Hill."]
    s = play(s, "go P5 H5")
    where = "Badger Hill, Castle Heath and Copper Peak"
    assert told(s, "deliver T05") == [f"Ann delivers to the round green tower at {where}: 3 points.", "Ann leads next."]
    assert told(s, "skip", 0) == ["You decline.", "You lead next."]
    assert told(play(s, "skip", "lead herb", "coward"), "wand")[0] == "Ann takes 1 wand."
    s = play(tricks(A="mountain herb", pawns={"A": "P2 P6"}, B="fairy"), "lead mountain")
    assert told(s, "coward")[:2] == ["Ann is cowardly.", "Ann can do nothing with the role."]
    s = play(tricks(A="herb", B="herb", event=COURAGE))
    assert told(s, "lead herb")[:2] == ["Ann leads the Herb Gatherer.", "Ann must be brave."]


def test_towers_and_clouds_are_named_as_they_look() -> None:
    s = play(tricks(A="valley"), "lead valley", "brave")
    assert told(s, "deliver T03", 0, "de")[0] == (
        "Du lieferst an den runden orangen Turm bei Burgheide und Zackenberg: 5 Punkte und 1 Stab."
    )
    s = tricks(A="fairy", pawns={"A": "W2 W2"}, goods={"A": "0 0 0 9"})
    s.tile_on[space("C7")], s.tile_on[space("C8")] = 10, 13
    s = play(s, "lead fairy", "brave")
    assert told(s, "cloud C7")[0] == "Ann clears the left cloud over Stone Hill for 2 wands: 1 bolt and 3 points."
    assert told(s, "cloud C8", -1, "de")[0] == (
        "Ann zaubert für 2 Stäbe die rechte Wolke über Steinhügel weg: 2 Blitze und 3 Punkte."
    )


def test_the_log_tells_what_an_event_brought() -> None:
    s = play(tricks(2, A="herb", number=7, event=HARVEST, goods={"B": "0 0 0 0"}), "lead herb")
    assert told(s, "brave", 1)[-5:] == [
        "Harvest Feast: Ann gets 2 points.",
        "Harvest Feast: you get 2 points.",
        "After round 7: Ann 12 and you 12.",
        "Ann: 12 + 0 for bolts + 4 for resources = 16 points.",
        "You: 12 + 0 for bolts + 0 for resources = 12 points.",
    ]
    s = play(tricks(2, A="herb", event=FIRE, pawns={"A": "W2 B1"}), "lead herb")
    assert "Forest Fire: Ann loses 2 points." in told(s, "brave")


@pytest.mark.parametrize(
    ("event", "move", "line"),
    [
        (MARKET, "sell 1", "Ann hands in three potions for 6 points."),
        (EXCHANGE, "sell 1", "Ann hands in 1 wand for 2 points."),
        (EXCHANGE, "sell 0", "Ann hands in nothing."),
    ],
)
def test_the_log_tells_what_is_handed_in(event: int, move: str, line: str) -> None:
    s = play(tricks(A="herb", event=event), "lead herb", "brave")
    assert told(s, move)[0] == line


@pytest.mark.parametrize(
    ("picked", "ask"),
    [
        ("", "Choose four roles for this round."),
        ("herb root", "Choose 2 more roles for this round."),
        ("herb root fairy", "Choose one more role for this round."),
        ("herb root fairy hill", "Confirm your four roles."),
    ],
)
def test_the_prompt_counts_the_roles_still_to_choose(picked: str, ask: str) -> None:
    s = start(2)
    s.hand[0] = roles(picked)
    assert words.prompt(view(s, 0), 0).in_() == ask


def test_the_prompt_says_who_may_still_come() -> None:
    s = play(tricks(A="herb fairy", B="herb", C="fairy root"), "lead herb")
    ask = words.prompt(view(s, 0), 0).in_("en", NAMES, 0)
    assert ask == "Herb Gatherer: brave or cowardly? Still to come: Bela (1 card) and Cleo (2 cards)."
    s = play(tricks(A="herb fairy"), "lead herb")
    assert words.prompt(view(s, 0), 0).in_().endswith("Nobody can top you any more.")


def test_events_are_told_in_full_and_in_short() -> None:
    s = start()
    assert words.event_effect(s, FIRE).in_() == "At the end of the round −2 points for each of your pawns in a forest."
    assert words.event_effect(s, FIRE, short=True).in_("de") == "−2 Punkte je Figur im Wald"
    assert words.event_effect(s, EXPRESS).in_() == "+1 point for every delivery to a round tower."
    assert words.event_effect(s, EXCHANGE, short=True).in_() == "up to 2 wands, 2 points each"


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("go P5 W4", "The Hill Witch only goes onto a hill (R14)."),
        ("go P5 H1", "Crow Hill is no neighbour of Castle Heath (R14)."),
        ("deliver T05", "Nothing is delivered now (R18)."),
        ("cloud C17", "Only the Weather Fairy clears clouds (R17)."),
    ],
)
def test_a_witch_is_told_why_not(move: str, reason: str) -> None:
    s = play(tricks(A="hill", B="herb"), "lead hill", "coward")
    number = next(m for m in range(rules.LAST_MOVE + 1) if named(s, 0, m) == move)
    assert why(s, number) == reason


def test_a_cloud_is_named_as_the_reason() -> None:
    s = play(tricks(A="hill", pawns={"A": "W2 P5"}), "lead hill", "coward")
    assert why(s, rules.GO + REGIONS.index("H4")) == "There is still a cloud over Stone Hill (R19)."


def test_a_druid_and_a_fairy_are_told_why_not() -> None:
    s = play(tricks(A="valley", goods={"A": "1 1 0 1"}), "lead valley", "coward")
    assert why(s, rules.DELIVER + TOWERS.index("T03")) == "You have no potion of this colour (R18)."
    assert why(s, rules.DELIVER + TOWERS.index("T21")).endswith("on the druid's terrain (R15).")
    s = tricks(A="fairy", goods={"A": "0 0 0 1"}, pawns={"A": "W2 W2"})
    for at in range(18):
        s.tile_on[at] = 23 if at == space("C6") else 0
    s = play(s, "lead fairy", "coward")
    assert why(s, rules.CLOUD + space("C6")) == "This cloud costs 3 wands (R17)."
    assert why(s, rules.CLOUD + space("C1")) == "None of your pawns stands next door (R17)."


def test_nothing_is_left_of_a_trick_between_rounds() -> None:
    for s in random_positions(3, 9):
        if s.phase in (CHOOSING, SELLING):
            assert (s.role, s.claim, s.bold) == (NOTHING, NOBODY, 0)


# Moments.


def test_r12_the_end_of_a_round_is_seen_before_the_next_one() -> None:
    _, moment, after = next(seen(GAME, 3))
    assert (moment.round, after.round) == (1, 2)
    assert moment.laid_count.tolist()[:3] == [4, 4, 4]

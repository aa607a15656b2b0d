"""Taking back, as each game's rules want it: what was learned stays learned."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from spieltisch import Match, Mistake, game
from spieltisch.engine.driving.referee import Referee
from spieltisch.engine.kernel.record import Record


def played(
    id: str,
    choose: Callable[[Match, int], int],
    until: Callable[[Match], bool],
    seats: int | None = None,
    **options: str,
) -> Match:
    """A match played on until something holds."""
    match = Match(game(id), seats, options, seed=8)
    while not until(match):
        seat = match.actors[0]
        match.play(seat, choose(match, seat))
    return match


def first(match: Match, seat: int) -> int:
    return match.referee.moves(match.state, seat)[0]


def last(match: Match, seat: int) -> int:
    return match.referee.moves(match.state, seat)[-1]


def may(match: Match) -> Mistake | None:
    """Why whoever moved last may not take that back."""
    return match.refuse_undo(match.history[-1].seat)


def at_random(seed: int) -> Callable[[Match, int], int]:
    chance = random.Random(seed)
    return lambda match, seat: chance.choice(match.referee.moves(match.state, seat))


def name_of_last(match: Match) -> str:
    """What the last move is called."""
    last = match.history[-1]
    return match.game.words.label(match.seen_after(match.event_of(match.ply) - 1, last.seat), last.seat, last.move).in_(
        "en"
    )


def test_othellino_a_placement_until_the_other_has_moved() -> None:
    match = played("othellino", first, lambda m: m.ply == 4)
    mover, other = match.history[-1].seat, match.history[-2].seat
    assert match.refuse_undo(mover) is None
    assert match.refuse_undo(other) is not None


def test_backgammon_checker_moves_until_the_turn_is_ended() -> None:
    match = Match(game("backgammon"), seed=8)
    mover = match.actors[0]
    while match.moves(mover)[0].label.in_() != "end the turn":
        match.play(mover, first(match, mover))
        assert may(match) is None
    match.play(mover, first(match, mover))
    assert may(match) is not None


@pytest.mark.parametrize(("name", "choose"), [("end the turn", first), ("roll", first), ("take", at_random(1))])
def test_backgammon_done_roll_and_take_are_final(name: str, choose: Callable[[Match, int], int]) -> None:
    match = played("backgammon", choose, lambda m: m.ply > 0 and name_of_last(m).startswith(name), stakes="full")
    assert may(match) is not None
    assert match.refuse_undo(match.history[-1].seat, consent=True) is None


def test_backgammon_a_drop_ends_the_game_and_stands_even_with_consent() -> None:
    match = played("backgammon", at_random(1), lambda m: m.over, stakes="full")
    assert name_of_last(match).startswith("drop")
    for consent in (False, True):
        with pytest.raises(Mistake, match=r"over|zu Ende"):
            match.undo(match.history[-1].seat, consent)


def test_goldmine_a_choice_until_another_move_but_not_the_one_that_reveals() -> None:
    match = played("goldmine", first, lambda m: m.ply == 1, seats=3)
    assert may(match) is None
    match.play(match.actors[0], 0)
    assert match.refuse_undo(match.history[0].seat) is not None
    match.play(match.actors[0], 0)
    assert may(match) is not None


def test_luegenkarten_a_bid_but_never_a_call() -> None:
    match = played("luegenkarten", last, lambda m: m.ply == 1)
    assert may(match) is None
    match.play(match.actors[0], first(match, match.actors[0]))
    assert "liar" in match.game.words.label(match.view(-1), 0, match.history[-1].move).in_()
    assert may(match) is not None


def test_speedy_every_move_stands_even_with_consent() -> None:
    match = played("speedy", first, lambda m: m.ply == 1)
    assert may(match) is not None
    assert match.refuse_undo(match.history[-1].seat, consent=True) is not None


def test_tempel_card_and_points_until_the_round_has_ended() -> None:
    """Of what comes then only the choice of a tile can be taken back, until new cards are drawn."""
    match = Match(game("tempel_des_todes"), 1, seed=8)
    drawn = chose = False
    while not drawn:
        before: Any = match.view(0)
        match.play(0, first(match, 0))
        after: Any = match.view(0)
        drawn = after.temple_pile != before.temple_pile
        round_ended = drawn or (after.hand[0] == 0 and bool(before.points_left) and not after.points_left)
        chose = chose or name_of_last(match).startswith("flip")
        assert (may(match) is not None) == round_ended
    assert chose


FINAL = [
    ("broom_service", 2, {}, "Take these four roles"),
    ("hindernisparcours", 2, {}, "for step"),
    ("luegenkarten", 3, {}, "call liar"),
    ("brawl", 2, {"decks": "random"}, "draw"),
    ("blumengarten", 2, {}, "finish"),
    ("sohn_des_kark", 2, {}, "without a cube"),
    ("tunnelflucht", 2, {}, "pirate"),
]


@pytest.mark.parametrize(("id", "seats", "options", "name"), FINAL, ids=[row[0] for row in FINAL])
def test_what_the_rules_call_final_is_not_taken_back_alone(
    id: str, seats: int, options: dict[str, str], name: str
) -> None:
    match, choose, found = Match(game(id), seats, options, seed=8), at_random(3), 0
    while not match.over and found < 5:
        seat = match.actors[0]
        match.play(seat, choose(match, seat))
        if name in name_of_last(match):
            found += 1
            assert may(match) is not None
    assert found


def test_war2_a_fight_stands_once_the_defender_has_played() -> None:
    def fought(match: Match) -> bool:
        return match.ply > 0 and name_of_last(match).startswith("Fight with")

    match = played("war2", at_random(3), fought)
    assert may(match) is None  # the attacker's card still lies face down
    match.play(match.actors[0], first(match, match.actors[0]))
    assert fought(match)
    assert may(match) is not None


def test_wacklige_warte_colour_and_tower_until_the_drop() -> None:
    match = played("wacklige_warte", first, lambda m: m.ply == 1)
    assert may(match) is None
    match.play(match.actors[0], first(match, match.actors[0]))
    assert may(match) is not None


def test_wacklige_warte_a_card_only_when_no_new_one_was_turned_up() -> None:
    def taking(match: Match, seat: int) -> int:
        cards = [m.number for m in match.moves(seat) if m.label.in_().startswith("take")]
        return cards[0] if cards else first(match, seat)

    def took(match: Match) -> bool:
        return (
            bool(match.history) and match.log[-1].move == match.history[-1].move and "takes" in match.story(-1)[0].in_()
        )

    match = played("wacklige_warte", taking, took)
    assert may(match) is not None


def test_several_own_moves_can_be_taken_back_one_by_one() -> None:
    match = Match(game("tempel_des_todes"), 1, seed=9)
    dealt = match.state
    for _ in range(4):
        match.play(0, first(match, 0))
    for _ in range(4):
        match.undo(0)
    assert match.ply == 0
    assert match.view(0) == match.referee.view(dealt, 0)


class Careless(Referee):
    """Shows the third seat everything as soon as somebody has moved."""

    def view(self, s: Record, seat: int) -> Record:
        seen = super().view(s, seat)
        if not s.ply or seat != 2:
            return seen
        shown = s.copy()
        for place, word in enumerate(seen.rng.tolist()):
            shown.rng[place] = word
        return shown


def test_what_a_move_showed_to_somebody_else_was_learned_too() -> None:
    match = played("luegenkarten", last, lambda m: m.ply == 1, seats=3)
    assert match.history[-1].seat != 2
    assert may(match) is None
    match.referee = Careless(match.game)
    assert "became known" in str(may(match))

"""What bots know about Brawl."""

from __future__ import annotations

from itertools import pairwise

import pytest

from spieltisch.bots.bot import bot_of
from spieltisch.bots.levels import LEVEL_IDS, level_of
from spieltisch.engine.kernel.rng import sow
from spieltisch.games.brawl import GAME, advice
from spieltisch.games.brawl.rules import State
from spieltisch.lab.arena import compete
from tests.games.brawl.positions import Base, discarded, holding, laid, legal, legal_numbers, number, without_deck


def foolish(s: State, seat: int) -> set[str]:
    """The moves that help the other."""
    names = legal(s, seat).split(", ")
    return {name for name, move in zip(names, legal_numbers(s, seat), strict=True) if advice.foolish(s, seat, move)}


def chosen(s: State, seat: int) -> int:
    return bot_of(GAME, "strong,iterations=2000,seconds=60", 1).choose(s, seat)


def test_hits_for_the_other_and_blocks_for_oneself_are_foolish() -> None:
    s = laid([Base(0, "red H", "red H"), Base(1, "green HB", "green HB")])
    assert foolish(holding(s, 0, "red Hit"), 0) == {"end 0.1"}
    assert foolish(holding(s, 0, "red Hit-2"), 0) == {"end 0.1"}
    assert foolish(holding(s, 0, "red Block"), 0) == {"end 0.0"}
    assert foolish(holding(s, 0, "Press"), 0) == {"end 1.1"}
    assert foolish(holding(laid([Base(0), Base(1)], turn=1), 1, "blue Hit"), 1) == {"end 0.0", "end 1.0"}


def test_freezing_what_is_lost_and_clearing_what_is_won_is_foolish() -> None:
    s = laid([Base(0), Base(1)])
    assert foolish(holding(s, 0, "Freeze"), 0) == {"on 1"}
    assert foolish(holding(s, 0, "Clear"), 0) == {"on 0"}
    assert foolish(holding(s, 0, "Base"), 0) == set()


def test_own_ends_are_known_in_every_row_of_a_circle() -> None:
    s = laid(*[[Base(0), Base(1)]] * 3, seats=3, turn=2)
    hits = foolish(holding(s, 2, "red Hit"), 2)
    assert hits == {f"row {row} end {base}.{end}" for row, end in ((1, 0), (2, 1)) for base in (0, 1)}


def test_playouts_think_twice_about_foolish_moves() -> None:
    s = holding(laid([Base(0, "red H", "green H"), Base(1, frozen=True)]), 0, "green Hit")
    listed, made = legal_numbers(s, 0), [0, 0]
    for n in range(400):
        choice = [0] * 4
        sow(choice, 5, n)
        made[advice.policy(s, 0, listed, len(listed), choice)] += 1
    assert len(listed) == 2
    assert 60 < made[1] < 140  # a quarter


def test_a_strong_bot_ends_a_game_that_is_won() -> None:
    s = laid([Base(0, frozen=True), Base(0, "red H"), Base(1, frozen=True)])
    assert chosen(holding(s, 0, "Freeze"), 0) == number("on 1")


def test_a_strong_bot_takes_the_winning_freeze_from_its_discards() -> None:
    s = laid([Base(0, frozen=True), Base(0, "red HH", "blue H")])
    assert chosen(discarded(s, 0, "Freeze"), 0) == number("on 1")


def test_a_strong_bot_clears_the_base_that_loses_the_game() -> None:
    s = without_deck(laid([Base(0, "", "red HHH"), Base(0, "red H", frozen=True), Base(1, "red H", frozen=True)]), 1)
    s = discarded(s, 1, "Freeze")
    assert chosen(holding(s, 0, "Clear"), 0) == number("on 0")


def test_hands_grow_quicker_with_the_level_but_stay_human() -> None:
    reactions = [level_of(GAME, level).reaction for level in LEVEL_IDS]
    assert all(slow > quick for slow, quick in pairwise(reactions))
    assert 0.5 <= reactions[-1] <= reactions[0] <= 3.0


@pytest.mark.parametrize("mode", ["training", "tournament"])
def test_a_thinking_bot_beats_chance(mode: str) -> None:
    bots = ["good,iterations=150,reaction=1", "random"]
    result = compete(GAME, bots, 6, options={"mode": mode, "decks": "random"}, workers=1)
    assert result.standings[0].rate > 0.7

"""The search of all games."""

from __future__ import annotations

import threading
import time

import pytest

from spieltisch.bots.bot import ThinkingBot, bot_of
from spieltisch.bots.levels import LEVEL_IDS, LEVELS, level_of, tuned
from spieltisch.bots.search import Search
from spieltisch.engine.driving.game import Game, all_games, game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.mistake import Mistake

EVERY_GAME = pytest.mark.parametrize("played", all_games(), ids=lambda g: g.id)


def listed(match: Match, seat: int) -> list[int]:
    return [move.number for move in match.moves(seat)]


@EVERY_GAME
def test_candidates_are_the_legal_moves_and_their_shares_add_up(played: Game) -> None:
    search = Search(played, nodes=1 << 10)
    for seats in sorted({played.seats[0], played.seats[-1]}):
        match = Match(played, seats, seed=7)
        for _ in range(12):
            if match.over:
                break
            seat = match.actors[-1]
            found = search.candidates(match.view(seat), seat, listed(match, seat), iterations=200)
            assert sorted(c.move for c in found) == listed(match, seat)
            assert sum(c.share for c in found) == pytest.approx(1)
            assert all(0 <= c.chance <= 1 for c in found)
            assert [c.share for c in found] == sorted((c.share for c in found), reverse=True)
            match.play(seat, found[0].move)


@EVERY_GAME
def test_the_same_seed_thinks_the_same_and_the_view_stays_as_it_is(played: Game) -> None:
    match = Match(played, seed=3)
    seat = match.actors[0]
    view = match.view(seat)
    before = bytes(view)
    search = Search(played)
    first, second = (search.candidates(view, seat, listed(match, seat), iterations=300, seed=5) for _ in range(2))
    assert first == second
    assert bytes(view) == before


def test_thinking_without_advice_works_too() -> None:
    played = game("goldmine")
    match = Match(played, seed=3)
    seat = match.actors[0]
    bot = ThinkingBot(played, tuned(level_of(played, "good"), {"iterations": "50", "advice": "no"}), 1)
    assert bot.choose(match.view(seat), seat) in listed(match, seat)


@EVERY_GAME
def test_every_level_plays_legal_moves(played: Game) -> None:
    for level in LEVEL_IDS:
        match = Match(played, played.seats[-1], seed=11)
        bot = ThinkingBot(played, tuned(level_of(played, level), {"iterations": "20", "seconds": "0.2"}), 1)
        for _ in range(15):
            if match.over:
                break
            seat = match.actors[0]
            match.play(seat, bot.choose(match.view(seat), seat))


def test_a_win_in_one_move_is_found() -> None:
    """The last disc decides: whoever looks sees it."""
    played = game("othellino")
    match = Match(played, seed=1)
    random = bot_of(played, "random", 4)
    while not match.over:
        seat = match.actors[0]
        moves = listed(match, seat)
        results = {}
        for move in moves:
            after = match.state
            match.referee.play(after, seat, move)
            if not match.referee.actors(after):
                points = match.referee.points(after)
                results[move] = points[seat] - points[1 - seat]
        if len(results) == len(moves) and len(set(results.values())) > 1:
            best = ThinkingBot(played, tuned(level_of(played, "strong"), {"iterations": "400"}), 1)
            assert results[best.choose(match.view(seat), seat)] == max(results.values())
        match.play(seat, random.choose(match.view(seat), seat))


def test_more_threads_think_more() -> None:
    played = game("othellino")
    match = Match(played, seed=1)
    seat = match.actors[0]
    found = Search(played).candidates(match.view(seat), seat, listed(match, seat), iterations=1001, threads=2)
    assert sum(c.share for c in found) == pytest.approx(1)


def test_a_tree_that_is_given_is_grown_on() -> None:
    played = game("othellino")
    match = Match(played, seed=1)
    seat = match.actors[0]
    search = Search(played)
    tree = search.new_tree()
    search.candidates(match.view(seat), seat, listed(match, seat), iterations=500, tree=tree)
    known = int(tree.used[0])
    search.candidates(match.view(seat), seat, listed(match, seat), iterations=500, tree=tree)
    assert int(tree.used[0]) > known > 100


def test_a_full_tree_does_no_harm() -> None:
    played = game("othellino")
    match = Match(played, seed=1)
    seat = match.actors[0]
    search = Search(played, nodes=8)
    tree = search.new_tree()
    found = search.candidates(match.view(seat), seat, listed(match, seat), iterations=2000, tree=tree)
    assert sum(c.share for c in found) == pytest.approx(1)
    assert 2 * int(tree.used[0]) <= len(tree.keys)


def test_stop_ends_thinking_at_once() -> None:
    played = game("othellino")
    match = Match(played, seed=1)
    seat = match.actors[0]
    search = Search(played)
    search.candidates(match.view(seat), seat, listed(match, seat), iterations=10)
    stop = threading.Event()
    threading.Timer(0.1, stop.set).start()
    began = time.perf_counter()
    search.candidates(match.view(seat), seat, listed(match, seat), seconds=20, stop=stop.is_set)
    assert time.perf_counter() - began < 5


def test_levels_grow_in_every_way_and_bad_names_are_told() -> None:
    assert [level.place for level in LEVELS] == list(range(5))
    assert [level.iterations for level in LEVELS] == sorted(level.iterations for level in LEVELS)
    for wrong in ("champion", "strong,speed=3", "strong,seconds=soon", "strong,seconds", "good,advice=perhaps"):
        with pytest.raises(Mistake):
            bot_of(game("othellino"), wrong)


def test_a_loose_bot_errs_now_and_then_and_a_strict_one_never() -> None:
    from spieltisch.engine.driving.advice import Candidate

    played = game("othellino")
    found = [Candidate(1, 0.6, 0.50), Candidate(2, 0.3, 0.45), Candidate(3, 0.1, 0.10)]
    loose = ThinkingBot(played, tuned(level_of(played, "good"), {"temperature": "0.05"}), 1)
    made = [loose.pick(found) for _ in range(500)]
    assert made.count(1) > made.count(2) > 50
    assert made.count(3) < 10
    strict = ThinkingBot(played, level_of(played, "master"), 1)
    assert {strict.pick(found) for _ in range(50)} == {1}

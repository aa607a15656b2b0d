"""What bots are told about backgammon: plays, bearing off, evaluation, looking ahead, the cube, learning."""

from __future__ import annotations

import sys
from random import Random
from typing import Any, cast

import numpy as np
import pytest

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.advice import Candidate, Effort
from spieltisch.engine.driving.game import game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.backgammon import GAME, advice, cube, duel, rules
from spieltisch.games.backgammon.bearoff import ROWS, bearoff_table, first_off, row_of, set_row
from spieltisch.games.backgammon.evaluation import (
    judge,
    new_pad,
    own_mind,
    packed,
    shots_at,
    unpacked,
)
from spieltisch.games.backgammon.plays import find_ends, new_desk
from spieltisch.games.backgammon.rules import DONE, DOUBLE, DROP, OFF, ROLL, TAKE, State
from spieltisch.lab.arena import compete
from spieltisch.lab.tune import tune
from tests.games.backgammon import reference
from tests.games.backgammon.positions import (
    START,
    Men,
    men_of,
    name,
    numbers,
    play,
    position,
    rolled,
    scattered,
    start,
    table,
)

QUICK, DEEP = Effort(3, 1.0), Effort(4, 5.0)


def never() -> bool:
    return False


def candidates(s: State, effort: Effort = QUICK) -> list[Candidate]:
    found = advice.consider(s, rules.actors(s).bit_length() - 1, effort, never)
    assert found
    return found


def best_play(s: State, effort: Effort = QUICK) -> set[str]:
    """The checker moves of the best play, in any order."""
    found = []
    while numbers(s) != [DONE]:
        move = candidates(s, effort)[0].move
        found.append(name(s, move))
        s = play(s, name(s, move))
        if rules.actors(s) == 0:
            break
    return set(found)


def chances(s: State, seat: int) -> list[float]:
    mind = own_mind(GAME)
    pad = new_pad(mind)
    backend.bind(judge, GAME)(mind, s.array[0], seat, pad)
    return pad.chances.tolist()


# Plays.


def ends_by_search(own: Men, other: Men, dice: str) -> set[tuple[reference.Men, reference.Men]]:
    """The positions after a roll by plain search over lists."""
    unused = tuple(int(die) for die in (dice * 2 if dice[0] == dice[1] else dice))
    open_ends, found = {(tuple(own), tuple(other), unused)}, set()
    while open_ends:
        mine, theirs, left = open_ends.pop()
        steps = reference.legal_steps(mine, theirs, left) if mine[OFF] < sum(mine) else set()
        if not steps:
            found.add((mine, theirs))
        for place, die in steps:
            open_ends.add((*reference.step(mine, theirs, place, die), reference.without(left, die)))
    return found


def test_a_roll_leads_where_plain_search_says() -> None:
    choice = Random(4)
    find, desk = backend.bind(find_ends, GAME), new_desk()
    crowded = 0
    for _ in range(2000):
        (own, other), seat = scattered(choice), choice.randint(0, 1)
        dice = f"{choice.randint(1, 6)}{choice.randint(1, 6)}"
        desk.steps[0] = rolled(table(own, other, seat), dice).array[0]
        ends = desk.ends[: find(desk)]
        found = [(tuple(end["men"][seat].tolist()), tuple(end["men"][1 - seat].tolist())) for end in ends]
        assert len(found) == len(set(found))
        assert set(found) == ends_by_search(own, other, dice)
        crowded += len(found) > 20
        reference.most_dice.cache_clear()
    assert crowded > 50


# Bearing off.


def rolls(points: str) -> list[float]:
    """The chances to have borne off after 0, 1, 2 … rolls."""
    row = row_of(table(men_of(points), men_of("1")).men, 0)
    return bearoff_table(GAME)[row].tolist()


def test_every_row_of_the_table_is_a_position_and_every_position_has_its_row() -> None:
    s = cast(State, GAME.blank())
    for row in range(0, ROWS, 97):
        set_row(s, row)
        assert row_of(s.men, 0) == row
        assert sum(s.men[0].tolist()) == rules.CHECKERS


def test_the_last_checkers_leave_as_often_as_the_dice_say() -> None:
    assert rolls("1")[1] == pytest.approx(1)
    assert rolls("6")[1] == pytest.approx(27 / 36)  # a six, or a sum of at least six, or 2-2 and the like
    assert rolls("1*2")[1] == pytest.approx(1)
    assert rolls("1*3")[1:3] == pytest.approx([6 / 36, 30 / 36])
    assert rolls("2*2")[1] == pytest.approx(26 / 36)
    assert sum(rolls("6*15")) == pytest.approx(1, abs=1e-6)


def test_who_rolls_first_wins_the_even_end() -> None:
    table_, mine = bearoff_table(GAME), row_of(table(men_of("2*2"), men_of("1")).men, 0)
    assert first_off(table_, mine, mine) == pytest.approx(26 / 36 + 10 / 36 * 10 / 36)


# Evaluation.


def test_shots_are_counted_as_players_count_them() -> None:
    # A blot six away: eleven rolls with a six, 5-1, 4-2 twice each, 3-3 and 2-2, all open.
    s = table(men_of("18 1*14"), men_of("13 1*14"))
    assert shots_at(s, 0) == (17, 17 * 7)


def test_both_seats_judge_alike() -> None:
    own, other = men_of("24*2 13*4 8*3 6*5 5"), men_of("24*2 13*5 8*3 6*4 3")
    assert chances(table(own, other, 0), 0) == chances(table(own, other, 1), 1)


def test_chances_keep_their_bounds_and_gammons_their_sense() -> None:
    choice = Random(5)
    for _ in range(500):
        own, other = scattered(choice)
        win, gammon, lost = chances(table(own, other), 0)
        assert 0 <= gammon <= win <= 1
        assert 0 <= lost <= 1 - win + 1e-6
        assert gammon == 0 or other[OFF] == 0
        assert lost == 0 or own[OFF] == 0


def test_the_opening_is_about_even_with_an_edge_for_the_roller() -> None:
    win, gammon, lost = chances(table(men_of(START), men_of(START)), 0)
    assert 0.50 < win < 0.56
    assert 0.08 < lost < 0.20
    assert 0.08 < gammon < 0.25


def test_a_network_survives_its_file() -> None:
    data = packed(own_mind(GAME).contact)
    assert packed(unpacked(data)) == data


# Choosing moves.


@pytest.mark.parametrize("effort", [QUICK, DEEP], ids=["at once", "looking ahead"])
@pytest.mark.parametrize(
    ("dice", "moves"),
    [("31", {"8/5", "6/5"}), ("42", {"8/4", "6/4"}), ("61", {"13/7", "8/7"}), ("65", {"24/18", "18/13"})],
)
def test_it_opens_like_the_books(dice: str, moves: set[str], effort: Effort) -> None:
    assert best_play(start(dice), effort) == moves


def test_it_hits_rather_than_lose_the_race() -> None:
    assert "17/12*" in best_play(position("18 6*3 5*3 4*3 3*3 2*2", "13 1*2", "51"))


def test_it_bears_off_both_of_the_last_two() -> None:
    assert best_play(position("2 1", "1*2", "21")) == {"2/off", "1/off"}


@pytest.mark.parametrize("options", [{}, {"stakes": "full"}, {"stakes": "full", "jacoby": "on"}], ids=str)
def test_candidates_are_the_legal_moves_with_shares_that_add_up(options: dict[str, str]) -> None:
    choice = Random(6)
    s: Any = GAME.blank(2, options)
    s.rng[0] = 7
    rules.deal(s)
    for step in range(150):
        if rules.actors(s) == 0:
            break
        found = candidates(s, DEEP if step % 10 == 0 else QUICK)
        assert sorted(c.move for c in found) == numbers(s)
        assert sum(c.share for c in found) == pytest.approx(1)
        assert all(0 <= c.chance <= 1 for c in found)
        assert [c.chance for c in found] == sorted((c.chance for c in found), reverse=True)
        move = choice.choice([c.move for c in found if c.move != DROP])
        rules.play(s, rules.actors(s).bit_length() - 1, move)


def test_what_was_foreseen_serves_the_rest_of_the_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_foreseen", {})
    s = start("31")
    first = candidates(s, DEEP)
    assert candidates(s, DEEP) == first
    then = play(s, name(s, first[0].move))
    before = len(advice._foreseen)
    remembered = candidates(then, DEEP)
    assert 0 < before == len(advice._foreseen), "the best play was looked ahead from once more"
    advice._foreseen.clear()
    assert candidates(then, DEEP) == remembered


def test_only_so_much_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "_foreseen", {})
    monkeypatch.setattr(advice, "MOST_FORESEEN", 5)
    for roll in ("31", "52", "64"):
        candidates(start(roll), DEEP)
        assert 0 < len(advice._foreseen) <= 5


def test_told_to_stop_it_answers_at_once_with_all_moves() -> None:
    found = advice.consider(start("11"), 0, DEEP, lambda: True)
    assert found
    assert sorted(c.move for c in found) == numbers(start("11"))


# The cube.


def cube_choice(own: str, other: str, doubled: bool = False, **options: Any) -> int:
    s = table(men_of(own), men_of(other), stakes="full", **options)
    if doubled:
        rules.play(s, 0, DOUBLE)
    return candidates(s)[0].move


def test_an_even_game_is_neither_doubled_nor_dropped() -> None:
    assert cube_choice(START, START) == ROLL
    assert cube_choice(START, START, doubled=True) == TAKE


def test_a_race_that_is_won_is_doubled_and_dropped() -> None:
    assert cube_choice("1*4", "6*5") == DOUBLE
    assert cube_choice("1*4", "6*5", doubled=True) == DROP


def test_a_long_race_is_taken_when_a_little_behind() -> None:
    ahead, behind = "6*3 5*3 4*3 3*2 2*2", "6*3 5*4 4*3 3*2 2"
    assert cube_choice(ahead, behind, doubled=True) == TAKE


def test_who_wins_a_gammon_plays_on() -> None:
    assert cube_choice("6*2 5*2 4*2 3*2 2*2 1*2", "bar*2 24*6 23*7") == ROLL


def test_by_jacobys_rule_one_doubles_instead() -> None:
    assert cube_choice("6*2 5*2 4*2 3*2 2*2 1*2", "bar*2 24*6 23*7", jacoby="on") == DOUBLE


def test_without_gammons_a_quarter_is_enough_to_take_and_less_with_the_cube() -> None:
    def taken(win: float, efficiency: float) -> float:
        return 2 * cube.with_cube([win, 0.0, 0.0], 1.0, cube.OTHER, efficiency)

    assert taken(0.75, 0.0) == pytest.approx(1.0)  # a dead cube: exactly a quarter
    assert taken(0.80, 1.0) == pytest.approx(1.0)  # a live one: a fifth


# Playing strength, and learning.


def test_the_strong_bot_beats_chance() -> None:
    result = compete(GAME, ["strong", "random"], 30, workers=1)
    assert result.standings[0].won >= 27


def test_learning_is_the_same_for_the_same_seed_and_beats_knowing_nothing() -> None:
    taught = []
    for _ in range(2):
        learner = advice.learner(None, 3)
        nothing = learner.data
        learner.learn(300, lambda done: None)
        taught.append(learner.data)
    assert taught[0] == taught[1] != nothing
    results = learner.measure(nothing, 200)
    assert sum(results) / len(results) > 0.5


def test_a_game_without_a_learner_says_so() -> None:
    with pytest.raises(Mistake, match="does not learn"):
        tune(game("othellino"), 1, 1, True, None, 2)


# Duels with other programs.


def test_without_the_opponents_a_duel_says_how_to_get_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "gnubg_nn", None)
    with pytest.raises(SystemExit, match="pip install gnubg-nn"):
        duel.main([])


def any_play(boards: duel.Boards, first: int, second: int) -> duel.Boards:
    """A guest that plays the first of all ways in a fixed order."""
    theirs, mine = ([*reversed(board), rules.CHECKERS - sum(board)] for board in boards)
    own, other = min(ends_by_search(mine, theirs, f"{first}{second}"))
    return [list(other[OFF - 1 :: -1]), list(own[OFF - 1 :: -1])]


def test_a_duel_is_played_by_the_rules_and_won(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(duel.GUESTS, "pubeval", any_play)
    result = duel.Duel("strong", "pubeval", seed=2).run(16)
    assert result.games == 16
    assert result.points_per_game > 0.5
    assert result.win_rate > 0.7


def test_a_whole_turn_of_a_duel_is_what_the_moves_one_by_one_come_to() -> None:
    at_once = duel.Duel("strong", "pubeval", seed=1, temperature=0.0)
    choice = Random(7)
    for _ in range(60):
        own, other = scattered(choice)
        s = rolled(table(own, other, stakes="full"), f"{choice.randint(1, 6)}{choice.randint(1, 6)}")
        then: Any = s.copy()
        while rules.actors(s) and numbers(s) != [DONE]:
            rules.play(s, 0, candidates(s)[0].move)
        at_once._our_turn(then, 0)
        assert chances(then, 1) == pytest.approx(chances(s, 1), abs=1e-6)


def test_it_does_not_dawdle_when_the_game_is_won() -> None:
    other = "24*2 13*5 8*3 6*5"
    assert best_play(position("3 2", other.replace("24*2", "1*2"), "52")) == {"3/off:5", "2/off"}


def test_boards_are_written_and_read_alike() -> None:
    s = table(men_of("bar 24 13*4 8*3 6*5"), men_of("24*2 13*5 8*3 6*3"), 1)
    same = cast(State, GAME.blank())
    backend.bind(duel.set_boards, GAME)(same.array[0], np.array(duel.boards_of(s, 1), np.int64), 1)
    assert (same.men.tolist(), same.own.tolist(), same.closed.tolist()) == (
        s.men.tolist(),
        s.own.tolist(),
        s.closed.tolist(),
    )

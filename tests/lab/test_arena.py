"""Matches between bots."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from spieltisch.engine.driving.game import game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.lab.arena import Pairing, Played, Standing, _result, compete, ladder, pairings, play
from spieltisch.lab.ladders import BEGIN, END, HEAD, as_table, put, row


def test_everybody_sits_everywhere_with_the_same_luck() -> None:
    todo = pairings(2, 2, 10, False, 5)
    assert len(todo) == 10
    assert Counter(p.bots for p in todo) == {(0, 1): 5, (1, 0): 5}
    for luck in {p.seed for p in todo}:
        assert {p.bots for p in todo if p.seed == luck} == {(0, 1), (1, 0)}


def test_two_bots_share_a_larger_table_evenly() -> None:
    todo = pairings(2, 3, 12, False, 0)
    seated = Counter((seat, bot) for p in todo for seat, bot in enumerate(p.bots))
    assert set(seated.values()) == {len(todo) // 2}


def test_four_bots_meet_in_pairs() -> None:
    todo = pairings(4, 2, 1, False, 0)
    assert len({frozenset(p.bots) for p in todo}) == 6
    assert len(todo) == 12


def test_in_a_common_game_everybody_at_the_table_is_the_same_bot() -> None:
    assert {p.bots for p in pairings(2, 3, 4, True, 0)} == {(0, 0, 0), (1, 1, 1)}


def test_a_match_is_the_same_with_the_same_seed() -> None:
    specs = ["good,iterations=40", "random"]
    one, two = (play(game("othellino"), {}, specs, Pairing((0, 1), 3)) for _ in range(2))
    assert (one.points, one.moves) == (two.points, two.moves)


def test_thinking_beats_chance() -> None:
    result = compete(game("othellino"), ["good,iterations=300", "random"], 20, workers=1)
    thinker, chance = result.standings
    assert thinker.rate > 0.8
    assert thinker.rating > chance.rating
    assert thinker.seatings == chance.seatings == 20
    assert result.as_dict()["standings"][0]["win_rate"] == thinker.rate


def test_the_faster_hand_wins_a_race() -> None:
    result = compete(game("speedy"), ["good,iterations=20,reaction=1", "good,iterations=20,reaction=3"], 6, workers=1)
    assert result.standings[0].rate > 0.8


def test_shared_wins_are_shares_and_intervals_hold_the_rate() -> None:
    played = game("goldmine")
    done = [
        Played(Pairing((0, 1, 1), 1), [5, 5, 3], [(5, 0), (5, 0), (3, 0)], 9, [0.1, 0.2, 0.3]),
        Played(Pairing((1, 0, 1), 1), [1, 7, 3], [(1, 0), (7, 0), (3, 0)], 9, [0.1, 0.2, 0.3]),
    ]
    result = _result(played, 3, played.chosen(), ["a", "b"], done)
    first, second = result.standings
    assert (first.won, second.won) == (1.5, 0.5)
    assert (first.seatings, second.seatings) == (2, 4)
    assert result.duels == {(0, 1): pytest.approx(3.5 / 4)}
    low, high = first.interval
    assert 0 <= low < first.rate < high <= 1
    assert first.slowest == 0.2


def test_one_bot_is_no_match() -> None:
    with pytest.raises(Mistake):
        compete(game("othellino"), ["random"], 2)


def test_the_ladder_is_put_between_its_marks(tmp_path: Path) -> None:
    played = game("goldmine")
    fresh = row(played, ladder(played, 2, workers=1))
    assert fresh.startswith("| goldmine | 2 | 2 | ")
    assert fresh.count("|") == HEAD[0].count("|")
    file = tmp_path / "bots.md"
    file.write_text(f"before\n{BEGIN}\nstale\n{END}\nafter\n")
    put([fresh], file)
    text = file.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "stale" not in text
    assert as_table([fresh]) in text
    file.write_text("no marks")
    with pytest.raises(Mistake):
        put([fresh], file)


def test_rows_of_other_games_and_seats_stay(tmp_path: Path) -> None:
    file = tmp_path / "bots.md"
    put(["| b | 2 | old |", "| a | 2 | x |"], file)
    put(["| b | 2 | new |", "| b | 3 | y |"], file)
    rows = [line for line in file.read_text().splitlines() if line.startswith("| ")]
    assert rows == [*HEAD, "| a | 2 | x |", "| b | 2 | new |", "| b | 3 | y |"]


def test_a_standing_without_spread_has_no_error() -> None:
    standing = Standing("a", 4, 2.0, 8.0, 16.0)
    assert standing.mean == 2
    assert standing.mean_error == 0

"""Games in the terminal, played as a person would: by number, by name, with second thoughts."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from spieltisch import Match, all_games, game
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.matchfile import read
from spieltisch.terminal import TerminalSeat

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "en")


def seated(
    match: Match, answers: Iterator[str] | Callable[[str], str], seat: int = 0
) -> tuple[TerminalSeat, io.StringIO]:
    """A table whose player gives these answers."""
    out = io.StringIO()
    console = Console(file=out, width=120, highlight=False)
    ask = answers if callable(answers) else lambda prompt: next(answers)
    chance = random.Random(1)
    return TerminalSeat(
        match, seat, console, ask, lambda view, other: chance.choice(match.referee.moves(view, other))
    ), out


@EVERY_GAME
def test_a_whole_game_by_numbers(game: Game) -> None:
    match = Match(game, seed=3)
    chance = random.Random(2)
    table, out = seated(match, lambda prompt: str(chance.randint(1, len(match.moves(0)))))
    table.run()
    assert match.over
    assert "Player 1:" in out.getvalue()


@EVERY_GAME
def test_a_move_can_be_named(game: Game) -> None:
    match = Match(game, seed=4)
    named: list[str] = []

    def by_name(prompt: str) -> str:
        if len(named) == 3:
            raise EOFError
        named.append(table.read(match.moves(0)[-1].label).upper())
        return named[-1]

    table, out = seated(match, by_name)
    table.run()
    assert len([entry for entry in match.history if entry.seat == 0]) >= min(3, len(named))
    assert "is none of the moves" not in out.getvalue()


def placing() -> Match:
    """A match in which seat 0 is on turn and may take back."""
    return next(m for m in (Match(game("othellino"), seed=n) for n in range(20)) if m.actors == (0,))


def test_nonsense_is_answered_and_asked_again() -> None:
    match = placing()
    table, out = seated(match, iter(["", "99", "zebra", "place", "1", "q"]))
    table.run()
    text = out.getvalue()
    assert text.count("is none of the moves") == 3
    assert "fits several moves" in text
    assert match.ply >= 1


def test_a_refused_take_back_says_why() -> None:
    table, out = seated(placing(), iter(["u", "q"]))
    table.run()
    assert "no move to take back" in out.getvalue()


def test_a_match_can_be_saved_as_the_player_sees_it(tmp_path: Path) -> None:
    match = placing()
    path = tmp_path / "mine.json"
    table, out = seated(match, iter(["1", f"s {path}", f"s {tmp_path}", "q"]))
    table.run()
    assert read(path.read_bytes()).seed == ""
    assert "cannot be written" in out.getvalue()


def test_the_rules_can_be_read_at_the_table() -> None:
    table, out = seated(placing(), iter(["r", "q"]))
    table.run()
    assert "Set-up" in out.getvalue()


def test_who_is_level_shares_a_place_in_the_result() -> None:
    table, out = seated(Match(game("othellino"), seed=3), iter([]))
    table.finish()
    places = [line.split(":")[0].strip() for line in out.getvalue().splitlines() if "Player " in line][-2:]
    assert sorted(places) == ["1. Player 1", "1. Player 2"]


def test_leaving_is_friendly() -> None:
    table, out = seated(placing(), iter([]))
    table.ask = lambda prompt: (_ for _ in ()).throw(EOFError)
    table.run()
    assert "See you." in out.getvalue()


def test_a_point_of_a_free_table_can_be_named_that_is_not_listed() -> None:
    match = next(m for m in (Match(game("granatensalat"), seed=n) for n in range(20)) if m.actors == (0,))
    listed = {move.number for move in match.moves(0)}
    start = min(listed)
    near = (number for number in range(start, start + 40_000, 7) if number not in listed)
    unlisted = next(number for number in near if match.referee.legal(match.state, 0, number))
    label = match.game.words.label(match.view(0), 0, unlisted)
    table, _ = seated(match, iter([label.in_(), "q"]))
    table.run()
    assert match.history[0].move == unlisted

"""Telling: who hears what, and that compiled code has nothing in its place."""

from __future__ import annotations

from typing import Any

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.backend import CHECKED
from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.matchfile import load, save
from spieltisch.engine.kernel.telling import NUMBER, SEAT, SEATS, Event, tell, tell_only, tell_others, told
from spieltisch.engine.showing.hearing import phrase_of
from spieltisch.engine.showing.phrase import Phrase, Who, players

SPACE = game("wurmloch")
DRAWS = told("draws", who=SEAT, number=NUMBER)
DREW = told("drew", who=SEAT)
WIN = told("win", all=SEATS)


def quietly(s: Any, seat: int, move: int) -> None:
    s.ply += move
    s.seats = s.seats + seat


def loudly(s: Any, seat: int, move: int) -> None:
    s.ply += move
    tell(s, WIN, 5)
    tell_only(s, seat, DRAWS, seat, move + s.ply)
    tell_others(s, seat, DREW, seat)
    s.seats = s.seats + seat


def listened() -> list[Event]:
    s = SPACE.blank(2)
    s.told = []
    loudly(s, 1, 7)
    return s.told


def test_everybody_one_seat_or_all_but_one_are_told() -> None:
    heard = {viewer: [one.kind.id for one in listened() if one.is_for(viewer)] for viewer in (-1, 0, 1)}
    assert heard == {-1: ["win", "drew"], 0: ["win", "drew"], 1: ["win", "draws"]}


def test_nobody_listens_unless_asked() -> None:
    s = SPACE.blank(2)
    loudly(s, 1, 7)
    assert s.told is None


def test_numbers_are_read_as_they_are_declared() -> None:
    win, draws, _ = (phrase_of(one, "space", None, {}) for one in listened())
    assert win == Phrase("space/win", {"all": players([0, 2])})
    assert draws == Phrase("space/draws", {"who": Who(1), "number": 14})


def instructions(function: Any) -> list[str]:
    """The machine instructions of a compiled function up to its return."""
    (text,) = backend.bind(function, SPACE, CHECKED).inspect_asm().values()
    lines = [line.strip() for line in text.splitlines()]
    code = [line for line in lines if line and line[0] not in ".#_"]
    return code[: next(i for i, line in enumerate(code) if line.startswith("ret")) + 1]


def test_in_machine_code_telling_is_nothing_at_all() -> None:
    s = SPACE.blank(2)
    for function in (quietly, loudly):
        backend.bind(function, SPACE, CHECKED)(s.array[0], 0, 1)
    assert instructions(quietly) == instructions(loudly)


def test_a_match_tells_deal_moves_taking_back_and_result_and_a_file_tells_the_same() -> None:
    match = Match(SPACE, 2, seed=1)
    while not match.over:
        match.play(match.actors[0], match.moves(match.actors[0])[0].number)
    again = load(save(match))
    for event in (0, 1, 2, match.events):
        assert match.story_of(event, -1) == again.story_of(event, -1)
    assert [line.id for line in match.opening()] == ["wurmloch/laid", "wurmloch/begins"]
    assert match.story(-1)[-1].id == "wurmloch/result"


def test_taking_back_is_told() -> None:
    match = Match(SPACE, 2, seed=1)
    seat = match.actors[0]
    match.play(seat, match.moves(seat)[0].number)
    match.undo(seat, consent=True)
    (line,) = match.story_of(match.events, -1)
    assert line.in_("en", ("Ann", "Bela"), seat) == "You take your last move back."

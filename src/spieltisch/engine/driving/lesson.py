"""A lesson: a match that teaches its game, as `lesson.toml` in the game's folder tells it.

What is said lies beside it, in `lesson.<language>.ftl`. A step says the message of its name and points at things on
the table. Others may move when it begins, and it may ask the pupil for a move:

    seats = 2
    seat = 0                                  # the pupil's
    seed = 3

    [[steps]]
    id = "first"                              # the message `first`
    points = ["cave", "seat 1"]               # zones, places, pieces, players
    moves = ["1: leave"]                      # a seat and the name of its move
    asks = ["stay"]                           # the moves that count, the best first
    wrong = { leave = "too-soon" }            # what is said to others: the message `first-too-soon`

A move is named as `naming.py` tells. An asking step has a message that helps, `first-hint`. Beside the steps a
catalogue has a line for every kind of decision, `coach-prompt` for who is asked with `prompt`, which tells at an
ordinary table what it is about. And it may have the game in four lines for who asks for help there, `summary-aim`,
`summary-turn`, `summary-end` and `summary-points`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache

import msgspec

from spieltisch.engine.driving.game import Game, Value
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.naming import is_named, label_of, named
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import LESSON, PACKAGE, Book, Phrase, say
from spieltisch.engine.showing.scene import Scene

HINT = "hint"
SUMMARY = "summary-"
SUMMARIES = ("summary-aim", "summary-turn", "summary-end", "summary-points")  # all of them, or none
COACH = "coach-"  # and the prompt of a decision: what it is about, for who meets it for the first time


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """A step of a lesson."""

    id: str
    points: list[str] = []
    moves: list[str] = []
    asks: list[str] = []
    wrong: dict[str, str] = {}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as its file has it."""

    seed: int
    steps: list[Step]
    seats: int
    seat: int = 0
    options: dict[str, Value] = {}


@cache
def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one."""
    path = PACKAGE / "games" / game.id / f"{LESSON}.toml"
    return msgspec.convert(tomllib.loads(path.read_text("utf-8")), Lesson) if path.exists() else None


def known_lesson(game: Game) -> Lesson:
    """The lesson of a game that must have one."""
    if (lesson := lesson_of(game)) is None:
        raise Mistake(say("no-lesson", game=game.title))
    return lesson


def length(game: Game) -> int:
    """The number of its lesson's steps; 0 without a lesson."""
    lesson = lesson_of(game)
    return len(lesson.steps) if lesson else 0


def begun(game: Game, lesson: Lesson) -> Match:
    """The match of a lesson before its first step."""
    return Match(game, lesson.seats, lesson.options, lesson.seed)


# What is said.


def book_of(game: Game) -> Book:
    """The catalogue of a game's lesson."""
    return Book(f"{game.id}.{LESSON}")


def messages(step: Step) -> set[str]:
    """The messages that a step needs."""
    hint = {f"{step.id}-{HINT}"} if step.asks else set()
    return {step.id} | hint | {f"{step.id}-{name}" for name in step.wrong.values()}


# What counts.


def scripted(match: Match, step: Step) -> Iterator[tuple[int, int]]:
    """The moves that are made when a step begins. Each is made by whoever asks for the next."""
    return named(match, step.moves)


def counts(match: Match, lesson: Lesson, step: Step, move: int) -> bool:
    """Whether a legal move is what a step asks for."""
    label = label_of(match, lesson.seat, move)
    return any(is_named(name, label, move) for name in step.asks)


def objection(match: Match, lesson: Lesson, step: Step, move: int) -> Phrase:
    """What is said to a legal move that is not asked for."""
    label, words = label_of(match, lesson.seat, move), book_of(match.game)
    for name, message in step.wrong.items():
        if is_named(name, label, move):
            return words(f"{step.id}-{message}")
    return say("lesson-other")


def hint(game: Game, step: Step) -> Phrase:
    """What helps who is stuck."""
    return book_of(game)(f"{step.id}-{HINT}")


# What it points at.


def things(scene: Scene) -> dict[str, bool]:
    """Everything in a scene that can be pointed at, and whether it has a name."""
    named = {f"seat {seat.seat}": True for seat in scene.seats}
    for zone in scene.zones:
        named[zone.id] = bool(zone.title)
        for things in (zone.places, zone.pieces, zone.towers, zone.bars):
            named |= {thing.id: bool(thing.label) for thing in things}
    return named

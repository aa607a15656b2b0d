"""Lessons tried out: what a lesson shows at every step, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from fnmatch import fnmatchcase
from typing import NamedTuple

from spieltisch.engine.driving import lesson as lessons, naming
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.lesson import COACH, HINT, SUMMARIES, SUMMARY, Lesson, Step
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.playouts import random_actor
from spieltisch.engine.driving.translation import read
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import FALLBACK, LESSON, Phrase, catalogue, worded
from spieltisch.engine.showing.scene import Scene

MOST_STEPS = 25
MOST_WORDS = 30
MOST_OF_SUMMARY = 25
MOST_TRIED = 8  # other moves that count at one step
TRIED = 4  # random matches, for the kinds of decisions

Answers = dict[str, int]  # by step; where there is none, the first move that counts is made


class Shown(NamedTuple):
    """A step as it is shown: what is said, the table, and what may be done."""

    step: Step
    seat: int  # the pupil's
    lines: list[Phrase]  # what happened since the step before
    text: Phrase
    match: Match  # as it is now
    scene: Scene
    moves: dict[int, str]  # the pupil's legal moves with their English names


def walked(game: Game, lesson: Lesson, answers: Answers | None = None) -> Iterator[Shown]:
    """The steps of a lesson, one after another, answered in this way."""
    match, book, seat = lessons.begun(game, lesson), lessons.book_of(game), lesson.seat
    told = 0
    for step in lesson.steps:
        for mover, move in lessons.scripted(match, step):
            match.play(mover, move)
        moves = {move: label.in_() for move, label in match.moves(seat)}
        lines = [line for event in range(told, match.events + 1) for line in match.story_of(event, seat)]
        told = match.events + 1
        yield Shown(step, seat, lines, book(step.id), match, game.scene(match.view(seat), seat), moves)
        if step.asks:
            best = (answers or {}).get(step.id)
            match.play(seat, naming.found(match, seat, step.asks) if best is None else best)


def sound(game: Game, lesson: Lesson) -> Iterator[Shown]:
    """The steps of a lesson up to the first that cannot be taken."""
    with suppress(LookupError, Mistake):
        yield from walked(game, lesson)


def faults(game: Game) -> list[str]:
    """What is wrong with the lesson of a game."""
    lesson = lessons.known_lesson(game)
    return [*_of_words(game, lesson), *_of_steps(game, lesson), *_of_coach(game), *_of_summary(game)]


# Words.


def _of_words(game: Game, lesson: Lesson) -> Iterator[str]:
    ids = [step.id for step in lesson.steps]
    if len(ids) > MOST_STEPS or len(set(ids)) < len(ids):
        yield f"There are {len(ids)} steps, and {len(set(ids))} names of them."
    needed = [message for step in lesson.steps for message in lessons.messages(step)]
    if len(set(needed)) < len(needed):
        yield f"Messages of two steps have the same name: {sorted(one for one in needed if needed.count(one) > 1)}."
    for step in lesson.steps:
        for message in sorted(lessons.messages(step)):
            phrase = lessons.book_of(game)(message)
            for language in LANGUAGES:
                text, wrong = worded(phrase, language)
                yield from (f"{message} in {language}: {one}" for one in wrong)
                if len(text.split()) > MOST_WORDS:
                    yield f"{message} in {language} has {len(text.split())} words."


# Steps.


def _of_steps(game: Game, lesson: Lesson) -> Iterator[str]:
    try:
        shown = []
        others: list[Answers] = []  # every other move that counts, wherever it may be made
        for one in walked(game, lesson):
            shown.append(one)
            yield from _of_step(lesson, one)
            counting = [move for move in one.moves if lessons.counts(one.match, lesson, one.step, move)]
            others += [{one.step.id: move} for move in counting[:: 1 + len(counting) // MOST_TRIED]]
        if shown[-1].match.over:
            yield "The match is over at the end: nobody can play on."
    except Exception as error:
        yield f"After {shown[-1].step.id if shown else 'the deal'}: {error}"
        return
    for answers in others:
        try:
            for one in walked(game, lesson, answers):
                yield from (f"With {answers}: {fault}" for fault in _of_points(one))
        except Exception as error:
            yield f"With {answers}: {error}"


def _of_step(lesson: Lesson, shown: Shown) -> Iterator[str]:
    step, moves = shown.step, shown.moves
    yield from _of_points(shown)
    if not step.asks:
        if step.wrong:
            yield f"{step.id} asks for nothing, so nothing is wrong there."
        return
    for name in step.asks:
        if not any(naming.is_named(name, label, move) for move, label in moves.items()) and name[0] != "#":
            yield f"{step.id}: no move is called “{name}”; there are: {', '.join(moves.values())}."
    for name, message in step.wrong.items():
        meant = [move for move, label in moves.items() if naming.is_named(name, label, move)]
        if not meant and name[0] != "#":
            yield f"{step.id}: no move is called “{name}”; there are: {', '.join(moves.values())}."
        if all(lessons.counts(shown.match, lesson, step, move) for move in meant) and meant:
            yield f"{step.id}: “{name}” is not wrong."
        if message == HINT:
            yield f"{step.id}: the message that helps is no answer to “{name}”."


def _of_coach(game: Game) -> Iterator[str]:
    """Every kind of decision has a line of the coach, who knows it by its prompt."""
    known = read(catalogue(f"{game.id}.{LESSON}", FALLBACK)).messages
    coached = {message.removeprefix(COACH) for message in known if message.startswith(COACH)}
    for prompt in sorted(decisions(game) - coached):
        yield f"The coach says nothing about {prompt}: {COACH}{prompt}."
    for prompt in sorted(coached - read(catalogue(game.id, FALLBACK)).messages.keys()):
        yield f"The coach speaks of {prompt}, which nobody is asked."
    for language in LANGUAGES:
        for prompt in coached:
            text, wrong = worded(lessons.book_of(game)(COACH + prompt), language)
            yield from (f"{COACH}{prompt} in {language}: {one}" for one in wrong)
            if len(text.split()) > MOST_WORDS:
                yield f"{COACH}{prompt} in {language} has {len(text.split())} words."


def _of_summary(game: Game) -> Iterator[str]:
    """The game in four lines, short ones, or nothing of it."""
    known = read(catalogue(f"{game.id}.{LESSON}", FALLBACK)).messages
    written = {message for message in known if message.startswith(SUMMARY)}
    if written and written != set(SUMMARIES):
        yield f"A summary is {', '.join(SUMMARIES)}; there are: {', '.join(sorted(written))}."
    for message in sorted(written):
        for language in LANGUAGES:
            text, wrong = worded(lessons.book_of(game)(message), language)
            yield from (f"{message} in {language}: {one}" for one in wrong)
            if len(text.split()) > MOST_OF_SUMMARY:
                yield f"{message} in {language} has {len(text.split())} words."


def decisions(game: Game) -> set[str]:
    """The kinds of decisions that came up in some random matches, by their prompts."""
    found = set()
    for number in range(TRIED):
        seats = game.seats[number % len(game.seats)]
        options = {o.id: list(o.values)[number % len(o.values)] for o in game.options if o.seats is None}
        match, choice = Match(game, seats, options, number), [0] * 4
        sow(choice, number, 1)
        while not match.over:
            found |= {match.prompt(seat).id.partition("/")[2] for seat in match.actors}
            seat = random_actor(sum(1 << actor for actor in match.actors), choice)
            moves = match.referee.moves(match.state, seat)
            match.play(seat, moves[uniform(choice, len(moves))])
    return found


def _of_points(shown: Shown) -> Iterator[str]:
    known = lessons.things(shown.scene)
    for point in shown.step.points:
        if point not in known:
            alike = sorted(id for id in known if fnmatchcase(id, f"{point[:3]}*"))
            yield f"{shown.step.id}: there is no “{point}” to point at; there are: {', '.join(alike or known)}."
        elif not known[point]:
            yield f"{shown.step.id}: “{point}” has no name to be said."

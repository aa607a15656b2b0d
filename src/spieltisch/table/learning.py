"""A table at which a lesson is given: the pupil moves as he is asked to, and everybody else as the lesson tells.

Nobody keeps it. Where a pupil is follows from the number of the step and from what he has answered so far; his page
knows both, and brings them along when it comes again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from spieltisch.engine.driving import lesson as lessons, naming
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Entry, Match, now as date
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.table import moves, views
from spieltisch.table.kept import Chair, KeptTable
from spieltisch.table.listener import Listener
from spieltisch.table.live import LiveTable, Terms
from spieltisch.table.lobby import fill, new_table, put_bot
from spieltisch.table.messages import Answer, Hello, Hint, LessonStep, MakeMove, NewTable, Tip, Tips, Why
from spieltisch.table.seating import join
from spieltisch.table.steps import enter
from spieltisch.table.storage import Found, Started, Steps, T

LEVEL = "beginner"  # of whom one plays on against


class Lecture:
    """A lesson that is being given."""

    def __init__(self, game: Game, name: str) -> None:
        self.game = game
        self.lesson = lessons.known_lesson(game)
        self.name = name
        self.step = 0
        self.answers: list[int] = []
        self.table = self._laid()
        self.set_back = False

    @property
    def match(self) -> Match:
        """What is played."""
        assert self.table.match is not None
        return self.table.match

    @property
    def asking(self) -> lessons.Step | None:
        """The step, if it asks for a move that has not been made."""
        step = self.lesson.steps[self.step]
        asked = sum(bool(one.asks) for one in self.lesson.steps[: self.step])
        return step if step.asks and len(self.answers) == asked else None

    def _laid(self) -> LiveTable:
        """The table before the first step."""
        match = lessons.begun(self.game, self.lesson)
        chairs = [Chair() for _ in range(match.seats)]
        kept = KeptTable("", self.game.id, match.options, chairs, PUPIL, watch=False)
        chairs[self.lesson.seat] = Chair("person", PUPIL, self.name)
        for seat in range(match.seats):
            if seat != self.lesson.seat:
                put_bot(kept, PUPIL, seat, LEVEL)
        kept.state = "running"
        started = Started("", "", self.game.version, match.seed, match.records[0])
        return LiveTable(Found(kept, started, [], set()), Terms(), 0.0)


PUPIL = "pupil"


def opened(lecture: Lecture, step: int, answers: Sequence[int]) -> None:
    """Be at a step at once, with these answers as far as they fit; with the best ones where there are none."""
    lecture.table, lecture.step, lecture.answers, lecture.set_back = lecture._laid(), 0, [], True
    given = iter(answers)
    last = min(max(step, 0), len(lecture.lesson.steps) - 1)
    for number, one in enumerate(lecture.lesson.steps[: last + 1]):
        lecture.step = number
        for _ in _scripted(lecture, one):
            pass
        if one.asks and number < last:
            answer = next(given, -1)
            _make(lecture, answer if _fits(lecture, one, answer) else best(lecture, one))


def best(lecture: Lecture, step: lessons.Step) -> int:
    """The first of the moves that a step asks for."""
    return naming.found(lecture.match, lecture.lesson.seat, step.asks)


def _fits(lecture: Lecture, step: lessons.Step, move: int) -> bool:
    match, seat = lecture.match, lecture.lesson.seat
    return not match.refuse(seat, move) and lessons.counts(match, lecture.lesson, step, move)


def _make(lecture: Lecture, move: int) -> None:
    _enter(lecture, lecture.lesson.seat, move)
    lecture.answers.append(move)


def _enter(lecture: Lecture, seat: int, move: int) -> None:
    if refusal := lecture.match.refuse(seat, move):
        raise refusal
    unkept(enter(lecture.table, Entry(seat, move, at=date()), None, 0.0))


def _scripted(lecture: Lecture, step: lessons.Step) -> Iterator[None]:
    """Let others make the moves of a step, one after another."""
    for seat, move in lessons.scripted(lecture.match, step):
        _enter(lecture, seat, move)
        yield


def unkept(work: Steps[T]) -> T:
    """Take the steps of some work without keeping anything."""
    try:
        while True:
            next(work)
    except StopIteration as done:
        value: T = done.value
        return value


# What a pupil may do.


def go_to(lecture: Lecture, step: int) -> Iterator[None]:
    """Go to a step. To the next one the table goes on, move by move; to any other it is set anew."""
    if not 0 <= step < len(lecture.lesson.steps) or step == lecture.step:
        return
    if step != lecture.step + 1:
        opened(lecture, step, lecture.answers)
        return
    if asking := lecture.asking:
        _make(lecture, best(lecture, asking))
        yield
    lecture.step = step
    yield from _scripted(lecture, lecture.lesson.steps[step])


def answered(lecture: Lecture, wish: MakeMove) -> Answer:
    """Make the pupil's move, if it is what he was asked for."""
    try:
        _check(lecture, wish)
    except Mistake as mistake:
        return Answer(wish.id, False, mistake.text)
    _make(lecture, wish.move)
    return Answer(wish.id, True)


def _check(lecture: Lecture, wish: MakeMove) -> None:
    match = lecture.table.playing(PUPIL, wish.seat)
    moves.check_decision(match, wish)
    if refusal := match.refuse(wish.seat, wish.move):
        raise refusal
    if (step := lecture.asking) is None:
        raise Mistake(say("lesson-read-on"))
    if not lessons.counts(match, lecture.lesson, step, wish.move):
        raise Mistake(lessons.objection(match, lecture.lesson, step, wish.move))


def why(lecture: Lecture, wish: Why) -> Answer:
    """Why a move cannot be made now."""
    return moves.why(lecture.table, PUPIL, wish)


def helped(lecture: Lecture, wish: Hint) -> Answer | Tips:
    """What helps who is stuck: a sentence, and the move."""
    step, match = lecture.asking, lecture.match
    if step is None:
        return Answer(wish.id, False, say("lesson-read-on"))
    move = best(lecture, step)
    label = match.game.words.label(match.view(wish.seat), wish.seat, move)
    return Tips(wish.id, match.events, lessons.hint(match.game, step), [Tip(move, label)])


# What he is told.


def listener() -> Listener:
    """The one who listens."""
    return Listener(PUPIL)


def greet(lecture: Lecture, pupil: Listener) -> None:
    """The page knows nothing yet."""
    views.greet(lecture.table, pupil, Hello())


def news(lecture: Lecture, pupil: Listener) -> list[str]:
    """What the pupil's page is to be told of the table."""
    if lecture.set_back:
        lecture.set_back = False
        greet(lecture, pupil)
    return views.news(lecture.table, pupil, 0.0)


def where(lecture: Lecture) -> LessonStep:
    """Where the pupil is, and what is said to him."""
    step = lecture.lesson.steps[lecture.step]
    return LessonStep(
        lecture.step,
        len(lecture.lesson.steps),
        lessons.book_of(lecture.game)(step.id),
        lecture.answers,
        step.points,
        lecture.asking is not None,
        lecture.set_back,
    )


# Playing on.


def played_on(game: Game, answers: Sequence[int], person: str, name: str) -> tuple[KeptTable, Match]:
    """The table at which somebody plays on where his lesson has ended, and its match so far."""
    lecture = Lecture(game, name)
    opened(lecture, len(lecture.lesson.steps) - 1, answers)
    table = new_table(NewTable(game.id, lecture.lesson.seats, lecture.lesson.options), person)
    join(table, person, name, lecture.lesson.seat)
    fill(table, person, name, LEVEL)
    return table, lecture.match

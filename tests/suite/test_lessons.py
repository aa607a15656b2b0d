"""The lessons of all games: what they ask for can be done, what they point at is there, what they say is said."""

from __future__ import annotations

import pytest

from spieltisch.engine.driving import lesson as lessons, naming
from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.driving.translation import read
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import LESSON, catalogue
from spieltisch.lab.lessons import faults, walked
from spieltisch.table import learning
from spieltisch.table.learning import Lecture
from spieltisch.table.messages import Hint, MakeMove, Tips

TAUGHT = [game for game in all_games() if lessons.lesson_of(game)]
EVERY_LESSON = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.id)


def test_every_game_has_a_lesson() -> None:
    assert all_games() == TAUGHT


@EVERY_LESSON
def test_a_lesson_holds_what_it_promises(game: Game) -> None:
    assert faults(game) == []


@EVERY_LESSON
def test_every_message_of_a_lesson_is_said(game: Game) -> None:
    lesson = lessons.known_lesson(game)
    said = {message for step in lesson.steps for message in lessons.messages(step)}
    written = read(catalogue(f"{game.id}.{LESSON}", "en")).messages.keys()
    said |= set(lessons.SUMMARIES) & written
    assert {message for message in written if not message.startswith(lessons.COACH)} == said


@EVERY_LESSON
def test_a_lesson_first_says_how_one_wins_and_asks_for_moves(game: Game) -> None:
    steps = lessons.known_lesson(game).steps
    assert steps[0].id == "aim"
    assert sum(bool(step.asks) for step in steps) >= 3
    assert not steps[-1].asks


@EVERY_LESSON
def test_wrong_answers_are_refused_with_their_own_sentence(game: Game) -> None:
    lecture = Lecture(game, "Ann")
    for number, step in enumerate(lecture.lesson.steps):
        learning.opened(lecture, number, [])
        seat, match = lecture.lesson.seat, lecture.match
        for move, label in match.moves(seat) if step.asks else ():
            before = bytes(match.state)
            if lessons.counts(match, lecture.lesson, step, move):
                continue
            answer = learning.answered(lecture, MakeMove("a", seat, match.decision(seat), move))
            assert not answer.ok
            own = [said for name, said in step.wrong.items() if naming.is_named(name, label.in_(), move)]
            assert answer.text.id == (f"{game.id}.lesson/{step.id}-{own[0]}" if own else "house/lesson-other")
            assert bytes(match.state) == before


@EVERY_LESSON
def test_a_lesson_reaches_its_end_by_what_it_advises(game: Game) -> None:
    lecture = Lecture(game, "Ann")
    learning.opened(lecture, 0, [])
    while lecture.step < len(lecture.lesson.steps) - 1:
        if lecture.asking:
            seat = lecture.lesson.seat
            tips = learning.helped(lecture, Hint("h", seat))
            assert isinstance(tips, Tips)
            decision = lecture.match.decision(seat)
            assert learning.answered(lecture, MakeMove("a", seat, decision, tips.tips[0].move)).ok
        for _ in learning.go_to(lecture, lecture.step + 1):
            pass
    table, match = learning.played_on(game, lecture.answers, "ann", "Ann")
    assert match.log[-1].move == lecture.match.log[-1].move
    assert bytes(match.state) == bytes(lecture.match.state)
    assert table.seats_of("ann") == [lecture.lesson.seat]
    assert match.actors


@EVERY_LESSON
def test_a_lesson_is_stepped_back_and_left_and_resumed(game: Game) -> None:
    lecture = Lecture(game, "Ann")
    last = len(lecture.lesson.steps) - 1
    learning.opened(lecture, last, [])
    answers, end = list(lecture.answers), bytes(lecture.match.state)
    for _ in learning.go_to(lecture, 1):
        pass
    assert lecture.step == 1
    assert lecture.match.events < last + len(answers)
    learning.opened(lecture, last, answers)
    assert bytes(lecture.match.state) == end


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_speak_to_one_reader_and_use_no_arguments(language: str) -> None:
    for game in TAUGHT:
        assert "$" not in catalogue(f"{game.id}.{LESSON}", language).read_text("utf-8")


def test_walking_a_lesson_shows_every_step() -> None:
    for game in TAUGHT:
        lesson = lessons.known_lesson(game)
        assert [shown.step for shown in walked(game, lesson)] == lesson.steps

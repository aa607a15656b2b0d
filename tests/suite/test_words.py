"""Every move, prompt, log line and picture of every game in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from spieltisch.engine.game import Game
from spieltisch.engine.rulebook import cited, codes
from spieltisch.engine.text import LANGUAGES, Text
from tests.suite.cases import Case, acting, cases, hidden, is_secret, walk

EVERY_CASE = pytest.mark.parametrize("case", cases(), ids=str)


def said(case: Case, text: Text) -> bool:
    """Whether something is said in both languages, citing the same rules, and such as the rulebook has."""
    rules = cited(text.de)
    return bool(
        text.de.strip() and text.en.strip() and rules == cited(text.en) and numbers(case.game).issuperset(rules)
    )


@cache
def numbers(game: Game) -> set[str]:
    return set(codes(game.rulebook("en")))


@EVERY_CASE
def test_every_legal_move_has_a_label_of_its_own(case: Case) -> None:
    for step in walk(case):
        for seat in acting(step.mask):
            view = step.view(seat)
            listed = step.moves(seat)
            labels = [case.game.words.label(view, seat, move) for move in listed]
            assert all(said(case, label) for label in labels)
            for tongue in LANGUAGES:
                assert len({label.in_(tongue) for label in labels}) == len(listed)


@EVERY_CASE
def test_every_actor_is_told_what_to_do(case: Case) -> None:
    for step in walk(case):
        for seat in acting(step.mask):
            assert said(case, case.game.words.prompt(step.view(seat), seat))


@EVERY_CASE
def test_every_move_is_told_to_everybody(case: Case) -> None:
    for step in walk(case):
        after = step.s.copy()
        case.game.rules.play(after, step.seat, step.move)
        secret = is_secret(case.game, step.s, step.seat, step.move)
        for viewer in range(-1, case.seats):
            told = -1 if secret and viewer != step.seat else step.move
            before, then = step.view(viewer), hidden(case.game, after, viewer)
            lines = case.game.words.story(before, then, step.seat, told, viewer)
            assert lines or secret
            assert all(said(case, line) for line in lines)


@EVERY_CASE
def test_the_deal_is_told(case: Case) -> None:
    lines = case.game.words.opening(hidden(case.game, case.dealt(36), -1))
    assert lines
    assert all(said(case, line) for line in lines)


@EVERY_CASE
def test_every_position_can_be_pictured(case: Case) -> None:
    for step in walk(case):
        if step.number % 5 == 0:
            for seat in range(-1, case.seats):
                lines = case.game.words.picture(step.view(seat), seat)
                assert lines
                assert all(len(line.in_(tongue)) <= 100 for line in lines for tongue in LANGUAGES)


@EVERY_CASE
def test_every_illegal_move_has_a_reason(case: Case) -> None:
    for step in walk(case):
        if step.number % 9:
            continue
        for seat in acting(step.mask):
            view = step.view(seat)
            legal = set(step.moves(seat))
            for move in range(0, case.game.last_move + 1, max(1, case.game.last_move // 60)):
                if move in legal or (case.game.has_allowed and case.game.rules.allowed(step.s, seat, move)):
                    continue
                assert said(case, case.game.words.reason(view, seat, move))

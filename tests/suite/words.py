"""Every move, prompt and log line of every game in every language."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import Any

from spieltisch.engine.driving.game import Game
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.hearing import phrase_of
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import Phrase, Who, worded
from spieltisch.engine.showing.rulebook import cited, codes
from tests.games.telling import is_secret
from tests.suite.cases import Case, Step, acting, hidden, is_allowed, promise, walk

NAMES = list("ABCDEFGHIJ")
MANY = 120


def said(case: Case, text: Phrase) -> bool:
    """Whether something is said in all languages, citing the same rules, and such as the rulebook has."""
    rules = [cited(line) for line in in_all_languages(text)]
    return all(one == rules[0] for one in rules) and numbers(case.game).issuperset(rules[0])


@lru_cache(maxsize=50_000)
def in_all_languages(text: Phrase) -> tuple[str, ...]:
    """A phrase as a spectator reads it, and, if it is about players, as one of them does."""
    lines = []
    for tongue in LANGUAGES:
        for you in (0, -1) if of_players(text) else (-1,):
            line, wrong = worded(text, tongue, NAMES, you)
            assert not wrong, f"{text} in {tongue}: {wrong}"
            assert line.strip()
        lines.append(line)
    return tuple(lines)


def of_players(text: Phrase) -> bool:
    return any(isinstance(arg, Who) or (isinstance(arg, Phrase) and of_players(arg)) for arg in text.args.values())


@cache
def numbers(game: Game) -> set[str]:
    return set(codes(game.rulebook("en")))


def many(case: Case) -> list[Step]:
    """The positions of a game; of a long one some, from all over it."""
    return walk(case)[:: max(1, len(walk(case)) // MANY)]


@promise
def every_legal_move_has_a_label_of_its_own(case: Case) -> None:
    for step in many(case):
        for seat in acting(step.mask):
            view = step.view(seat)
            listed = step.moves(seat)
            labels = [case.game.words.label(view, seat, move) for move in listed]
            assert all(said(case, label) for label in labels)
            for names in zip(*map(in_all_languages, labels), strict=True):
                assert len(set(names)) == len(listed)


@promise
def every_actor_is_told_what_to_do(case: Case) -> None:
    for step in walk(case):
        for seat in acting(step.mask):
            assert said(case, case.game.words.prompt(step.view(seat), seat))


def told(case: Case, views: Iterable[Record], events: list[Any]) -> Iterator[list[Phrase]]:
    """What every viewer, by what they see then, reads of a move, or of the deal."""
    game, heard = case.game, [one for one in events if isinstance(one, Event)]
    for viewer, view in enumerate(views, -1):
        yield [phrase_of(one, game.id, view, game.words.READINGS) for one in heard if one.is_for(viewer)]


@promise
def every_move_is_told_to_everybody_but_a_secret_one(case: Case) -> None:
    for step in many(case):
        for lines in told(case, map(step.view_after, range(-1, case.seats)), step.after[1]):
            assert lines or is_secret(case.game, step.s, step.seat, step.move)
            assert all(said(case, line) for line in lines)


@promise
def the_deal_is_told(case: Case) -> None:
    s = case.game.blank(case.seats, case.options)
    sow(s.rng, 36, 0)
    s.told = []
    case.game.rules.deal(s)
    for lines in told(case, [hidden(case.game, s, viewer) for viewer in range(-1, case.seats)], s.told):
        assert lines
        assert all(said(case, line) for line in lines)


@promise
def every_illegal_move_has_a_reason(case: Case) -> None:
    for step in walk(case):
        if step.number % 9:
            continue
        for seat in acting(step.mask):
            view = step.view(seat)
            legal = set(step.moves(seat))
            for move in range(0, case.game.last_move + 1, max(1, case.game.last_move // 60)):
                if move in legal or is_allowed(case.game, step.s, seat, move):
                    continue
                assert said(case, case.game.words.reason(view, seat, move))

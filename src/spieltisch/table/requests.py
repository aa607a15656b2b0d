"""Requests of people: each is carried out once, and answered alike however often it comes."""

from __future__ import annotations

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.table.live import LiveTable
from spieltisch.table.messages import Answer, Consent, MakeMove, TakeBack
from spieltisch.table.mistakes import NotNow
from spieltisch.table.moves import make_move
from spieltisch.table.steps import persistently
from spieltisch.table.storage import Steps
from spieltisch.table.takeback import consent, take_back

REMEMBERED = 200  # answers to requests
LONGEST_ID = 64

TableRequest = MakeMove | TakeBack | Consent


def answer(table: LiveTable, person: str, request: TableRequest, now: float) -> Steps[Answer]:
    """The answer to a request, which is carried out if it is the first time; else the first answer."""
    id = request.id
    if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
        return Answer(id, False, say("no-request-id"))
    if known := table.answers.get((person, id)):
        return known
    try:
        yield from persistently(table, lambda: _work(table, person, request, now), now)
        given = Answer(id, True)
    except NotNow:  # the same may be asked again
        raise
    except Mistake as mistake:
        given = Answer(id, False, mistake.text)
    table.answers[person, id] = given
    if len(table.answers) > REMEMBERED:
        table.answers.popitem(last=False)
    return given


def _work(table: LiveTable, person: str, request: TableRequest, now: float) -> Steps[None]:
    match request:
        case MakeMove():
            return make_move(table, person, request, now)
        case TakeBack():
            return take_back(table, person, request, now)
        case Consent():
            return consent(table, person, request, now)

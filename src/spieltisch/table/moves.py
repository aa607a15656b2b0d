"""Moves of people and of bots, and why one cannot be made."""

from __future__ import annotations

from contextlib import suppress

from spieltisch.engine.driving.match import Entry, Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.table.live import LiveTable
from spieltisch.table.messages import Answer, Hint, MakeMove, Why
from spieltisch.table.seating import come_back
from spieltisch.table.steps import change, enter, load
from spieltisch.table.storage import Conflict, Steps


def make_move(table: LiveTable, person: str, wish: MakeMove, now: float) -> Steps[None]:
    """Make a person's move. Who was away is back by it."""
    match = table.playing(person, wish.seat)
    if (wish.seat, wish.id) in table.made:
        return
    table.check_running()
    check_decision(match, wish)
    if refusal := match.refuse(wish.seat, wish.move):
        raise refusal
    yield from enter(table, Entry(wish.seat, wish.move, at=table.terms.date()), wish.id, now)
    if table.kept.chairs[wish.seat].away:
        with suppress(Mistake):  # the move is made in any case
            yield from change(table, lambda kept: come_back(kept, person), now)


def check_decision(match: Match, wish: MakeMove) -> None:
    """An answer to an earlier question is none to the present one."""
    if wish.decision != match.decision(wish.seat):
        raise Mistake(say("decision-made"))


def bot_move(table: LiveTable, seat: int, decision: int, move: int, now: float) -> Steps[None]:
    """Make a bot's move, if the question it thought about is still open."""
    match = table.match
    if match is None or table.kept.state != "running" or match.decision(seat) != decision:
        return
    if match.refuse(seat, move):
        return
    try:
        yield from enter(table, Entry(seat, move, at=table.terms.date()), None, now)
    except Conflict:
        yield from load(table, now)


def why(table: LiveTable, person: str, wish: Why) -> Answer:
    """Why a move cannot be made now."""
    try:
        match = table.playing(person, wish.seat)
        table.check_running()
    except Mistake as mistake:
        return Answer(wish.id, False, mistake.text)
    refusal = match.refuse(wish.seat, wish.move)
    said = refusal.text if refusal else say("move-allowed")
    return Answer(wish.id, True, said)


def check_hint(table: LiveTable, person: str, wish: Hint) -> Match:
    """The match, if a hint may be given. Only where nobody else at the table is a person: it would not be fair."""
    match = table.playing(person, wish.seat)
    if table.kept.people != [person]:
        raise Mistake(say("hints-alone"))
    if wish.seat not in match.actors:
        raise Mistake(say("not-on-turn"))
    return match

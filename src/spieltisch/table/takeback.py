"""Taking back: alone while nothing was learned, else when everybody who is a person agrees."""

from __future__ import annotations

from spieltisch.engine.driving.match import Entry, Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import every, say
from spieltisch.table.kept import Asking, KeptTable
from spieltisch.table.live import LiveTable
from spieltisch.table.messages import Consent, TakeBack
from spieltisch.table.mistakes import NotYours
from spieltisch.table.serial import Undo
from spieltisch.table.steps import change, enter
from spieltisch.table.storage import Steps


def take_back(table: LiveTable, person: str, wish: TakeBack, now: float) -> Steps[None]:
    """Take the last move back, or ask everybody whether it may be."""
    match = table.playing(person, wish.seat)
    if (wish.seat, wish.id) in table.made:
        return
    table.check_running()
    if not match.takeback:
        raise Mistake(say("every-move-stands"))
    if not _moved_by_hand(table, match, wish.seat):
        raise Mistake(say("no-own-move"))
    if match.refuse_undo(wish.seat) is None:
        yield from _undo(table, match, wish.seat, wish.id, now)
    elif refusal := match.refuse_undo(wish.seat, consent=True):
        raise refusal
    else:
        yield from _ask(table, person, wish, now)


def _ask(table: LiveTable, person: str, wish: TakeBack, now: float) -> Steps[None]:
    """Ask everybody else who is a person; bots agree, but not for somebody who is away."""
    _check_others_here(table.kept, person)
    events = table.kept.events

    def ask(kept: KeptTable) -> None:
        if kept.events != events:
            raise Mistake(say("moved-since"))
        kept.asking = Asking(wish.seat, events, [person])

    yield from change(table, ask, now)
    yield from _undo_if_agreed(table, wish.id, now)


def _check_others_here(table: KeptTable, person: str) -> None:
    away = list(dict.fromkeys(chair.name for chair in table.chairs if chair.away and chair.person != person))
    if away:
        raise Mistake(say("others-away", names=every(away)))


def consent(table: LiveTable, person: str, wish: Consent, now: float) -> Steps[None]:
    """Agree that a move is taken back, or not."""
    if not table.kept.seats_of(person):
        raise NotYours(say("not-playing"))

    def reply(kept: KeptTable) -> None:
        asking = kept.asking
        if asking is None or not (asking.seat == wish.seat and asking.events == wish.event == kept.events):
            raise Mistake(say("nothing-asked"))
        agreed = sorted({*asking.agreed, person})
        kept.asking = Asking(asking.seat, asking.events, agreed) if wish.yes else None

    yield from change(table, reply, now)
    yield from _undo_if_agreed(table, None, now)


def _undo_if_agreed(table: LiveTable, request: str | None, now: float) -> Steps[None]:
    asking, match = table.kept.asking, table.match
    if asking is None or match is None or asking.events != match.events:
        return
    if set(table.kept.people) <= set(asking.agreed):
        yield from _undo(table, match, asking.seat, request, now)


def _undo(table: LiveTable, match: Match, seat: int, request: str | None, now: float) -> Steps[None]:
    entry = Entry(seat, undone=match.undone_by(seat), at=table.terms.date())
    yield from enter(table, entry, request, now)


def undo_of(table: LiveTable, match: Match, seat: int) -> Undo:
    """What taking back would mean for a seat."""
    if seat < 0 or table.kept.state != "running" or not match.takeback:
        return "no"
    if not _moved_by_hand(table, match, seat) or match.refuse_undo(seat, consent=True):
        return "no"
    return "ask" if match.refuse_undo(seat) else "free"


def _moved_by_hand(table: LiveTable, match: Match, seat: int) -> bool:
    """Whether the last move of a seat was made by whoever sits there, not by silence or by a bot in his place."""
    back = match.undone_by(seat)
    return back > 0 and match.event_of(match.ply - back + 1) in table.by_hand

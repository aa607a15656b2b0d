"""What listeners are told: views of the match, news of the table, answers."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.phrase import say
from spieltisch.table import serial
from spieltisch.table.listener import Listener
from spieltisch.table.live import LiveTable
from spieltisch.table.messages import Hello, LogLine, TableInfo, TableNews, View
from spieltisch.table.mistakes import NotFound, no_watching
from spieltisch.table.takeback import undo_of

A_LITTLE = 8  # events of a log that are worked out in one go


def info(table: LiveTable, person: str, now: float) -> TableInfo:
    """The table as a person sees it."""
    seed = table.match.seed if table.match else b""
    return table.kept.info(person, seed, table.clocks.shown(now) or None)


def seat_shown(table: LiveTable, person: str) -> int:
    """The seat whose view a person gets: of several the first that may move; -1 for a spectator."""
    mine = table.kept.seats_of(person) if person else []
    if len(mine) > 1 and table.match:
        acting = table.match.actors
        return next((seat for seat in mine if seat in acting), mine[0])
    return mine[0] if mine else -1


def greet(table: LiveTable, listener: Listener, hello: Hello) -> None:
    """From now on a listener is told everything after the last event it knows."""
    events = table.match.events if table.match else 0
    listener.greeted = True
    listener.event = hello.since if 0 < hello.since <= events else -1
    listener.view_stamp = listener.news_stamp = -1


def news(table: LiveTable, listener: Listener, now: float) -> list[str]:
    """Everything a listener has not been told yet, in order."""
    told = [serial.encoded(answer) for answer in listener.answers]
    listener.answers.clear()
    if not listener.greeted:
        return told
    if listener.news_stamp != table.kept.version:
        listener.news_stamp = table.kept.version
        told.append(serial.encoded(TableNews(info(table, listener.person, now))))
    seat, match = seat_shown(table, listener.person), table.match
    if match and listener.view_stamp != table.stamp and (seat >= 0 or table.kept.watch):
        told.append(_message(table, match, seat, listener.event, listener.view_stamp >= 0, now))
        listener.view_stamp, listener.event = table.stamp, match.events
    return told


def _message(table: LiveTable, match: Match, seat: int, since: int, there: bool, now: float) -> str:
    """The view of a seat with what came after an event, made once for all listeners that need the same.

    Whoever was there sees the moments on the way; whoever comes sees the table as it is.
    """
    found = table.shown.messages.get((seat, since, there))
    if found is None or table.kept.clock.kind != "none":
        log = [_line(table, match, seat, event) for event in _unheard(match, since)]
        course = _course(match, seat, since if there else match.events)
        found = serial.with_log(_view(table, match, seat), log, table.clocks.shown(now), course)
        table.shown.messages[seat, since, there] = found
    return found


def _view(table: LiveTable, match: Match, seat: int) -> View:
    if (view := table.shown.views.get(seat)) is None:
        asking = table.kept.asking
        view = table.shown.views[seat] = serial.seen(
            match.game,
            match.view(seat),
            seat,
            match.events,
            match.decision(seat),
            undo_of(table, match, seat),
            asking.seat if asking and asking.events == match.events else -1,
            _preparing(table, match),
        )
    return view


def _preparing(table: LiveTable, match: Match) -> bool:
    """Whether everybody waits for a bot that cannot think yet."""
    bots = {seat for seat, chair in enumerate(table.kept.chairs) if chair.played_by_bot}
    return bool(bots) and not bots.isdisjoint(match.actors) and not table.terms.can_think(match.game)


def past(table: LiveTable, person: str, event: int) -> str:
    """The table after an event, as it was to be seen from this person's seat."""
    match, seat = table.match, seat_shown(table, person)
    if match is None or not 0 <= event <= match.events:
        raise NotFound(say("not-so-far"))
    if seat < 0 and not table.kept.watch:
        raise no_watching()
    view = serial.seen(match.game, match.seen_after(event, seat), seat, event, 0)
    view.log, view.acts = [_line(table, match, seat, event)], match.acts(event, seat)
    return serial.encoded(view)


def _unheard(match: Match, since: int) -> range:
    """The events after the last that a listener was told of; -1: it has heard of none."""
    return range(since + 1, match.events + 1)


def _line(table: LiveTable, match: Match, seat: int, event: int) -> LogLine:
    """What a seat may read of an event, worked out once."""
    lines = table.shown.log.setdefault(seat, {})
    if event not in lines:
        by = match.log[event - 1].seat if event else -1
        lines[event] = serial.logged(event, by, match.story_of(event, seat))
    return lines[event]


def _course(match: Match, seat: int, since: int) -> serial.Course:
    """What a seat sees on the way from an event to the table as it is. Who knows that has seen its last event."""
    if events := _unheard(match, since):
        return serial.course(match.game, (match.parts(event, seat) for event in events), seat)
    return serial.Course(match.acts(match.events, seat), [])


def recalled(table: LiveTable, listener: Listener) -> Iterator[None]:
    """Work out the log that a listener lacks, a little at a time: others must not wait for a long one."""
    match = table.match
    if match is None or not listener.greeted:
        return
    seat = seat_shown(table, listener.person)
    for event in _unheard(match, listener.event):
        _line(table, match, seat, event)
        if event % A_LITTLE == 0:
            yield

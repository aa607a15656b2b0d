"""Before the match: what the host may change at a table. Each is a change of a copy, or a `Mistake`."""

from __future__ import annotations

from spieltisch.engine.driving.game import Game, game, game_ids
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.table.bot_seats import NAMES, bot_name, checked_level
from spieltisch.table.kept import Chair, KeptTable, fresh_id
from spieltisch.table.messages import Clock, NewTable
from spieltisch.table.mistakes import NotFound, NotYours
from spieltisch.table.names import apart
from spieltisch.table.seating import join

LONGEST_CLOCK = 86_400


def known_game(id: str) -> Game:
    """The game of that id."""
    if id not in game_ids():
        raise NotFound(say("no-such-game", id=id[:40]))
    return game(id)


def new_table(wish: NewTable, host: str) -> KeptTable:
    """An empty table in the lobby."""
    played = known_game(wish.game)
    chairs = [Chair() for _ in range(played.checked_seats(wish.seats))]
    checked_level(wish.level)
    options = played.chosen(wish.options, len(chairs))
    return KeptTable(fresh_id(), played.id, options, chairs, host, wish.public, wish.watch, _checked_clock(wish.clock))


def _checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if not (0 < clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise Mistake(say("clock-range"))
    return clock


def kick(table: KeptTable, person: str, seat: int) -> None:
    """The host gives a seat free that somebody has, who then does not come straight back."""
    _as_host(table, person, seat)
    gone = table.chairs[seat]
    if gone.kind == "person" and gone.person != person:
        table.removed[gone.person] = gone.name
        for place in table.seats_of(gone.person):
            table.chairs[place] = Chair()
    table.chairs[seat] = Chair()


def readmit(table: KeptTable, person: str) -> None:
    """The host lets those come back whom he has sent away."""
    _as_host(table, person)
    table.removed = {}


def put_bot(table: KeptTable, person: str, seat: int, level: str) -> None:
    """The host puts a bot on a seat that is free or a bot's, on any free one by default."""
    if seat == -1:
        seat = next((place for place, chair in enumerate(table.chairs) if chair.kind == "open"), -2)
    _as_host(table, person, seat)
    if table.chairs[seat].kind == "person":
        raise Mistake(say("seat-taken"))
    others = [chair.name for place, chair in enumerate(table.chairs) if place != seat]
    names = [bot_name(seat + further) for further in range(len(NAMES))]
    name = next((name for name in names if apart(name, others) == name), apart(names[0], others))
    table.chairs[seat] = Chair("bot", "", name, checked_level(level))


def set_up(table: KeptTable, person: str, wish: NewTable) -> None:
    """The host changes what is played; whoever sits stays."""
    _as_host(table, person)
    fresh = new_table(wish, person)
    sitting = [chair for chair in table.chairs if chair.kind != "open"]
    people = [chair for chair in sitting if chair.kind == "person"]
    kept = sitting if len(sitting) <= len(fresh.chairs) else people
    if len(kept) > len(fresh.chairs):
        raise Mistake(say("too-few-seats"))
    if len(table.chairs) != len(fresh.chairs):
        table.chairs = kept + fresh.chairs[len(kept) :]
    table.game, table.options = fresh.game, fresh.options
    table.public, table.watch, table.clock = fresh.public, fresh.watch, fresh.clock


def fill(table: KeptTable, person: str, name: str, level: str) -> None:
    """Sit down and let bots have the other seats."""
    if not table.seats_of(person):
        join(table, person, name)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            put_bot(table, person, seat, level)


def check_start(table: KeptTable, person: str) -> None:
    """Whether the host may start now."""
    _as_host(table, person)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Mistake(say("seats-free"))


def again(table: KeptTable, person: str) -> KeptTable:
    """A new table with the same people, bots and options, for whoever wishes it after the end."""
    if not table.seats_of(person):
        raise NotYours(say("rematch-of-players"))
    if table.state != "over":
        raise Mistake(say("match-running"))
    fresh = table.copy()
    fresh.id, fresh.host, fresh.state, fresh.match = fresh_id(), person, "lobby", ""
    fresh.asking, fresh.clocks, fresh.version, fresh.events = None, [], 1, 0
    fresh.leavers, fresh.notes = {}, []
    for chair in fresh.chairs:
        chair.away = False
    return fresh


def _as_host(table: KeptTable, person: str, seat: int = 0) -> None:
    if not person or person != table.host:
        raise NotYours(say("host-only"))
    if table.state != "lobby":
        raise Mistake(say("before-match"))
    if not 0 <= seat < len(table.chairs):
        raise Mistake(say("no-such-seat"))

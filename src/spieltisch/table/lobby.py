"""What people may wish at a table: each is a change of a copy, or a `Mistake`."""

from __future__ import annotations

from spieltisch.engine.game import Game, game, game_ids
from spieltisch.engine.text import Mistake
from spieltisch.table.bot_seats import NAMES, STAND_IN, bot_name, checked_level
from spieltisch.table.kept import Chair, Table, fresh_id
from spieltisch.table.messages import Clock, NewTable
from spieltisch.table.mistakes import NotFound, NotYours, no_seat
from spieltisch.table.names import apart

LONGEST_CLOCK = 86_400


def known_game(id: str) -> Game:
    """The game of that id."""
    if id not in game_ids():
        raise NotFound(f"Es gibt kein Spiel {id[:40]}.", f"There is no game {id[:40]}.")
    return game(id)


def new_table(wish: NewTable, host: str) -> Table:
    """An empty table in the lobby."""
    played = known_game(wish.game)
    chairs = [Chair() for _ in range(played.checked_seats(wish.seats))]
    checked_level(wish.level)
    options = played.chosen(wish.options, len(chairs))
    return Table(fresh_id(), played.id, options, chairs, host, wish.public, wish.watch, _checked_clock(wish.clock))


def _checked_clock(clock: Clock) -> Clock:
    if clock.kind == "none":
        return Clock()
    if not (0 < clock.seconds <= LONGEST_CLOCK and 0 <= clock.increment <= LONGEST_CLOCK):
        raise Mistake(
            "Die Bedenkzeit liegt zwischen einer Sekunde und einem Tag.",
            "Thinking time is between a second and a day.",
        )
    return clock


def join(table: Table, person: str, name: str, seat: int = -1) -> None:
    """Take a free seat or a bot's; in a running match who has a seat takes it back from the bot."""
    if table.state != "lobby" and table.seats_of(person):
        come_back(table, person)
        return
    wanted = [place for place in range(len(table.chairs)) if seat in (-1, place)]
    wanted.sort(key=lambda place: table.chairs[place].kind != "open")
    refusals = [table.refuse_seat(person, place) for place in wanted]
    if None in refusals:
        _sit(table, person, name, wanted[refusals.index(None)])
    else:
        raise next(filter(None, refusals), no_seat())


def _sit(table: Table, person: str, name: str, seat: int) -> None:
    chair = table.chairs[seat]
    others = [other.name for other in table.chairs if other is not chair and other.person != person]
    table.chairs[seat] = Chair("person", person, apart(name, others))
    if table.state == "lobby":
        return
    if seat in table.leavers.get(person, []):
        table.note("back", [seat], table.chairs[seat].name)
    else:
        table.note("took", [seat], table.chairs[seat].name, chair.name)
    if table.clock.kind != "none" and table.clocks[seat] is None:
        table.clocks[seat] = table.clock.seconds * 1000


def come_back(table: Table, person: str) -> None:
    """Play on where a bot has held the seat."""
    mine = [seat for seat in table.seats_of(person) if table.chairs[seat].away]
    for seat in mine:
        table.chairs[seat].away = False
    if mine:
        table.note("back", mine, table.chairs[mine[0]].name)


def hold(table: Table, person: str) -> None:
    """Let a bot play for somebody who is away. Nobody waits for his answer."""
    seats = [seat for seat in table.seats_of(person) if not table.chairs[seat].away]
    for seat in seats:
        table.chairs[seat].away = True
    if seats:
        table.asking = None
        table.note("away", seats, table.chairs[seats[0]].name)


def leave(table: Table, person: str, seat: int = -1) -> None:
    """Give the own seats free, or one of them; in a running match a bot gets them for good."""
    mine = [place for place in table.seats_of(person) if seat in (-1, place)]
    if not mine:
        raise NotYours("Du sitzt nicht an diesem Platz.", "You do not sit there.")
    if table.state == "lobby":
        for place in mine:
            table.chairs[place] = Chair()
        if table.host == person and not table.seats_of(person) and table.people:
            table.host = table.people[0]
    elif table.state == "running":
        _hand_over(table, person, mine)


def _hand_over(table: Table, person: str, seats: list[int]) -> None:
    name = table.chairs[seats[0]].name
    for seat in seats:
        table.chairs[seat] = Chair("bot", "", name, STAND_IN)
    table.leavers[person] = sorted({*table.leavers.get(person, []), *seats})
    table.asking = None
    table.note("left", seats, name)


def kick(table: Table, person: str, seat: int) -> None:
    """The host gives a seat free that somebody has, who then does not come straight back."""
    _as_host(table, person, seat)
    gone = table.chairs[seat]
    if gone.kind == "person" and gone.person != person:
        table.removed[gone.person] = gone.name
        for place in table.seats_of(gone.person):
            table.chairs[place] = Chair()
    table.chairs[seat] = Chair()


def readmit(table: Table, person: str) -> None:
    """The host lets those come back whom he has sent away."""
    _as_host(table, person)
    table.removed = {}


def put_bot(table: Table, person: str, seat: int, level: str) -> None:
    """The host puts a bot on a seat that is free or a bot's, on any free one by default."""
    if seat == -1:
        seat = next((place for place, chair in enumerate(table.chairs) if chair.kind == "open"), -2)
    _as_host(table, person, seat)
    if table.chairs[seat].kind == "person":
        raise Mistake("Auf dem Platz sitzt jemand.", "Somebody sits there.")
    others = [chair.name for place, chair in enumerate(table.chairs) if place != seat]
    names = [bot_name(seat + further) for further in range(len(NAMES))]
    name = next((name for name in names if apart(name, others) == name), apart(names[0], others))
    table.chairs[seat] = Chair("bot", "", name, checked_level(level))


def set_up(table: Table, person: str, wish: NewTable) -> None:
    """The host changes what is played; whoever sits stays."""
    _as_host(table, person)
    fresh = new_table(wish, person)
    sitting = [chair for chair in table.chairs if chair.kind != "open"]
    people = [chair for chair in sitting if chair.kind == "person"]
    kept = sitting if len(sitting) <= len(fresh.chairs) else people
    if len(kept) > len(fresh.chairs):
        raise Mistake("So viele Leute haben dann keinen Platz.", "There would not be a seat for everybody.")
    if len(table.chairs) != len(fresh.chairs):
        table.chairs = kept + fresh.chairs[len(kept) :]
    table.game, table.options = fresh.game, fresh.options
    table.public, table.watch, table.clock = fresh.public, fresh.watch, fresh.clock


def fill(table: Table, person: str, name: str, level: str) -> None:
    """Sit down and let bots have the other seats."""
    join(table, person, name)
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open":
            put_bot(table, person, seat, level)


def check_start(table: Table, person: str) -> None:
    """Whether the host may start now."""
    _as_host(table, person)
    if any(chair.kind == "open" for chair in table.chairs):
        raise Mistake(
            "Es sind noch Plätze frei: lade jemanden ein oder setze Bots.",
            "There are free seats still: invite somebody or add bots.",
        )


def again(table: Table, person: str) -> Table:
    """A new table with the same people, bots and options, for whoever wishes it after the end."""
    if not table.seats_of(person):
        raise NotYours("Nur wer mitgespielt hat, kann eine neue Partie wünschen.", "Only players can wish a rematch.")
    if table.state != "over":
        raise Mistake("Die Partie läuft noch.", "The match is still running.")
    fresh = table.copy()
    fresh.id, fresh.host, fresh.state, fresh.match = fresh_id(), person, "lobby", ""
    fresh.asking, fresh.clocks, fresh.version, fresh.events = None, [], 1, 0
    fresh.leavers, fresh.notes = {}, []
    for chair in fresh.chairs:
        chair.away = False
    return fresh


def _as_host(table: Table, person: str, seat: int = 0) -> None:
    if not person or person != table.host:
        raise NotYours("Das darf nur, wer den Tisch eröffnet hat.", "Only the host of the table may do that.")
    if table.state != "lobby":
        raise Mistake("Das geht nur vor Beginn der Partie.", "That can only be done before the match.")
    if not 0 <= seat < len(table.chairs):
        raise Mistake("Diesen Platz gibt es nicht.", "There is no such seat.")

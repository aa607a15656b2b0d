"""Who sits where: coming, going, being away. Each is a change of a copy, or a `Mistake`."""

from __future__ import annotations

from spieltisch.engine.showing.phrase import say
from spieltisch.table.bot_seats import STAND_IN
from spieltisch.table.kept import Chair, KeptTable
from spieltisch.table.mistakes import NotYours, no_seat
from spieltisch.table.names import apart


def join(table: KeptTable, person: str, name: str, seat: int = -1) -> None:
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


def _sit(table: KeptTable, person: str, name: str, seat: int) -> None:
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


def come_back(table: KeptTable, person: str) -> None:
    """Play on where a bot has held the seat."""
    mine = [seat for seat in table.seats_of(person) if table.chairs[seat].away]
    for seat in mine:
        table.chairs[seat].away = False
    if mine:
        table.note("back", mine, table.chairs[mine[0]].name)


def hold(table: KeptTable, person: str) -> None:
    """Let a bot play for somebody who is away. Nobody waits for his answer."""
    seats = [seat for seat in table.seats_of(person) if not table.chairs[seat].away]
    for seat in seats:
        table.chairs[seat].away = True
    if seats:
        table.asking = None
        table.note("away", seats, table.chairs[seats[0]].name)


def leave(table: KeptTable, person: str, seat: int = -1) -> None:
    """Give the own seats free, or one of them; in a running match a bot gets them for good."""
    mine = [place for place in table.seats_of(person) if seat in (-1, place)]
    if not mine:
        raise NotYours(say("not-your-seat"))
    if table.state == "lobby":
        for place in mine:
            table.chairs[place] = Chair()
        if table.host == person and not table.seats_of(person) and table.people:
            table.host = table.people[0]
    elif table.state == "running":
        _hand_over(table, person, mine)


def _hand_over(table: KeptTable, person: str, seats: list[int]) -> None:
    name = table.chairs[seats[0]].name
    for seat in seats:
        table.chairs[seat] = Chair("bot", "", name, STAND_IN)
    table.leavers[person] = sorted({*table.leavers.get(person, []), *seats})
    table.asking = None
    table.note("left", seats, name)

"""The socket of a table: reads what the page says, tells it what is new."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spieltisch.engine.text import Mistake, Text
from spieltisch.server.limits import Bucket
from spieltisch.server.logs import log
from spieltisch.server.running.listener import Line
from spieltisch.server.running.process import House
from spieltisch.server.running.room import Room
from spieltisch.server.settings import MESSAGE_BYTES
from spieltisch.server.web.identity import COOKIE, person_of
from spieltisch.table import lobby as wishes
from spieltisch.table.kept import Table
from spieltisch.table.messages import Answer, Consent, FromPage, Hello, Hint, MakeMove, TakeBack, Why
from spieltisch.table.mistakes import NotNow

UNKNOWN_TABLE = 4404
TOO_MUCH = 4429
FAULT = 1011
LATER = 1013
PATIENCE = 20  # messages beyond the limit, or unreadable, until the line is cut

_decode = msgspec.json.Decoder(FromPage).decode


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """The line of a browser to a table."""
    house: House = socket.app.state.house
    await socket.accept()
    try:
        room = await house.room(id)
    except Mistake as mistake:
        await socket.close(LATER if isinstance(mistake, NotNow) else UNKNOWN_TABLE)
        return
    line = Line(person_of(house.secret, socket.cookies.get(COOKIE)))
    telling = asyncio.create_task(_tell(socket, house, room, line))
    house.enter(room, line)
    try:
        await _hear(socket, house, room, line)
    except Exception:
        log.exception("a line failed", extra={"of": {"game": room.table.game}})
        line.close(FAULT)
    finally:
        try:
            if line.closing:
                await _see_off(socket, telling)
        finally:
            telling.cancel()
            house.exit(room, line)


async def _see_off(socket: WebSocket[Any, Any, Any], telling: asyncio.Task[None]) -> None:
    """Let the close be sent, and read on until the other side has closed too; not for long."""
    with suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(1.0):
            await telling
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass


async def _tell(socket: WebSocket[Any, Any, Any], house: House, room: Room, line: Line) -> None:
    """Send whatever the room has for the line, whenever it is woken."""
    observed = 0.0
    with suppress(Exception):  # a broken line ends in `_hear`
        while True:
            await line.wake.wait()
            line.wake.clear()
            known = line.event
            for message in await _news(house, room, line):
                await socket.send({"type": "websocket.send", "bytes": None, "text": message})
            if line.event > known >= 0 and observed != room.received:
                observed = room.received
                house.metrics.told.observe(time.perf_counter() - observed)
            if line.closing:
                await socket.send({"type": "websocket.close", "code": line.closing, "reason": None})
                return


async def _news(house: House, room: Room, line: Line) -> list[str]:
    """What the line is to be told. A first view is long work: lines that come together take turns."""
    try:
        if not line.greeted or line.view_stamp >= 0:
            return room.news(line)
        async with house.turns:
            await room.recall(line)
            return room.news(line)
    except Exception:
        log.exception("a table cannot be shown", extra={"of": {"game": room.table.game}})
        line.close(FAULT)
        return []


async def _hear(socket: WebSocket[Any, Any, Any], house: House, room: Room, line: Line) -> None:
    """Answer what the page says until the line ends, or is cut."""
    bucket = Bucket(house.settings.messages)
    patience = PATIENCE
    while patience:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect" or line.closing:
            return
        received = time.perf_counter()
        if not bucket.take():
            house.metrics.limited.inc()
            patience -= 1
            continue
        data = message.get("text") or message.get("bytes") or b""
        try:
            wish = _decode(data) if len(data) <= MESSAGE_BYTES else None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            wish = None
        if wish is None:
            patience -= 1
            line.answer(Answer("", False, _UNREADABLE))
            continue
        try:
            await _reply(room, line, wish, received)
        except Mistake as mistake:
            line.answer(Answer(getattr(wish, "id", ""), False, mistake.text))
    line.close(TOO_MUCH)


_UNREADABLE = Text(
    "Diese Nachricht ist nicht zu verstehen: lade die Seite neu.",
    "This message cannot be understood: reload the page.",
)


async def _reply(room: Room, line: Line, wish: FromPage, received: float) -> None:
    match wish:
        case Hello():
            await _greet(room, line, wish)
        case MakeMove():
            room.received = received
            line.answer(await room.move(line.person, wish))
        case Why():
            line.answer(room.why(line.person, wish))
        case TakeBack():
            room.received = received
            line.answer(await room.take_back(line.person, wish))
        case Consent():
            line.answer(await room.consent(line.person, wish))
        case Hint() if not line.hinting:
            room.begin(_hint(room, line, wish))


async def _hint(room: Room, line: Line, wish: Hint) -> None:
    """Thinking takes a while: the line is heard on meanwhile."""
    line.hinting = True
    try:
        line.answer(await room.hint(line.person, wish))
    except Mistake as mistake:
        line.answer(Answer(wish.id, False, mistake.text))
    finally:
        line.hinting = False


async def _greet(room: Room, line: Line, hello: Hello) -> None:
    """Tell the line everything after the last event it knows, and give a person his seat back."""
    if any(room.table.chairs[seat].away for seat in room.table.seats_of(line.person)):

        def back(table: Table) -> None:
            wishes.come_back(table, line.person)

        with suppress(Mistake):  # he sees the table all the same, and has his seat back when he moves
            await room.change(back)
    events = room.match.events if room.match else 0
    line.greeted = True
    line.event = hello.since if 0 < hello.since <= events else -1
    line.view_stamp = line.news_stamp = -1
    line.wake.set()

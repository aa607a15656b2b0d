"""The socket of a table: reads what the page says, tells it what is new."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server.limits import Bucket
from spieltisch.server.logs import log
from spieltisch.server.running.process import Process
from spieltisch.server.running.room import Room
from spieltisch.server.running.table_socket import TableSocket
from spieltisch.server.settings import MESSAGE_BYTES
from spieltisch.server.web.identity import COOKIE, person_of
from spieltisch.table.messages import Answer, Consent, FromPage, Hello, Hint, MakeMove, TakeBack, Why
from spieltisch.table.mistakes import NotNow
from spieltisch.table.moves import why
from spieltisch.table.seating import come_back
from spieltisch.table.views import greet

UNKNOWN_TABLE = 4404
TOO_MUCH = 4429
FAULT = 1011
LATER = 1013
PATIENCE = 20  # messages beyond the limit, or unreadable, until it is cut

_decode = msgspec.json.Decoder(FromPage).decode


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], id: FromPath[str]) -> None:
    """A browser at a table."""
    process: Process = socket.app.state.process
    await socket.accept()
    try:
        room = await process.room(id)
    except Mistake as mistake:
        await socket.close(LATER if isinstance(mistake, NotNow) else UNKNOWN_TABLE)
        return
    listener = TableSocket(person_of(process.secret, socket.cookies.get(COOKIE)))
    telling = asyncio.create_task(_tell(socket, process, room, listener))
    process.enter(room, listener)
    try:
        await _hear(socket, process, room, listener)
    except Exception:
        log.exception("a socket failed", extra={"of": {"game": room.kept.game}})
        listener.close(FAULT)
    finally:
        try:
            if listener.closing:
                await _see_off(socket, telling)
        finally:
            telling.cancel()
            process.exit(room, listener)


async def _see_off(socket: WebSocket[Any, Any, Any], telling: asyncio.Task[None]) -> None:
    """Let the close be sent, and read on until the other side has closed too; not for long."""
    with suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(1.0):
            await telling
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass


async def _tell(socket: WebSocket[Any, Any, Any], process: Process, room: Room, listener: TableSocket) -> None:
    """Send whatever the room has for the listener, whenever it is woken."""
    observed = 0.0
    with suppress(Exception):  # a broken socket ends in `_hear`
        while True:
            await listener.wake.wait()
            listener.wake.clear()
            known = listener.event
            for message in await _news(process, room, listener):
                await socket.send({"type": "websocket.send", "bytes": None, "text": message})
            if listener.event > known >= 0 and observed != room.received:
                observed = room.received
                process.metrics.told.observe(time.perf_counter() - observed)
            if listener.closing:
                await socket.send({"type": "websocket.close", "code": listener.closing, "reason": None})
                return


async def _news(process: Process, room: Room, listener: TableSocket) -> list[str]:
    """What the listener is to be told. A first view is long work: those who come together take turns."""
    try:
        if not listener.greeted or listener.view_stamp >= 0:
            return room.news(listener)
        async with process.long_work:
            await room.recall(listener)
            return room.news(listener)
    except Exception:
        log.exception("a table cannot be shown", extra={"of": {"game": room.kept.game}})
        listener.close(FAULT)
        return []


async def _hear(socket: WebSocket[Any, Any, Any], process: Process, room: Room, listener: TableSocket) -> None:
    """Answer what the page says until the socket ends, or is cut."""
    async for wish, received in heard(socket, process, listener):
        try:
            await _reply(room, listener, wish, received)
        except Mistake as mistake:
            listener.answer(Answer(getattr(wish, "id", ""), False, mistake.text))


async def heard(
    socket: WebSocket[Any, Any, Any], process: Process, listener: TableSocket
) -> AsyncIterator[tuple[FromPage, float]]:
    """What the page says, and when, until the socket ends; who says too much or nothing that can be read is cut."""
    bucket = Bucket(process.settings.messages)
    patience = PATIENCE
    while patience:
        message: Any = await socket.receive()
        if message["type"] == "websocket.disconnect" or listener.closing:
            return
        received = time.perf_counter()
        if not bucket.take():
            process.metrics.limited.inc()
            patience -= 1
            continue
        data = message.get("text") or message.get("bytes") or b""
        try:
            wish = _decode(data) if len(data) <= MESSAGE_BYTES else None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            wish = None
        if wish is None:
            patience -= 1
            listener.answer(Answer("", False, _UNREADABLE))
        else:
            yield wish, received
    listener.close(TOO_MUCH)


_UNREADABLE = say("message-unreadable")


async def _reply(room: Room, listener: TableSocket, wish: FromPage, received: float) -> None:
    match wish:
        case Hello():
            await _greet(room, listener, wish)
        case MakeMove() | TakeBack():
            room.received = received
            listener.answer(await room.answer(listener.person, wish))
        case Consent():
            listener.answer(await room.answer(listener.person, wish))
        case Why():
            listener.answer(why(room.table, listener.person, wish))
        case Hint() if not listener.hinting:
            room.begin(_hint(room, listener, wish))


async def _hint(room: Room, listener: TableSocket, wish: Hint) -> None:
    """Thinking takes a while: the socket is heard on meanwhile."""
    listener.hinting = True
    try:
        listener.answer(await room.hint(listener.person, wish))
    except Mistake as mistake:
        listener.answer(Answer(wish.id, False, mistake.text))
    finally:
        listener.hinting = False


async def _greet(room: Room, listener: TableSocket, hello: Hello) -> None:
    """Tell the page everything after the last event it knows, and give a person his seat back."""
    person = listener.person
    if any(room.kept.chairs[seat].away for seat in room.kept.seats_of(person)):
        with suppress(Mistake):  # he sees the table all the same, and has his seat back when he moves
            await room.change(lambda table: come_back(table, person))
    greet(room.table, listener, hello)
    listener.wake.set()

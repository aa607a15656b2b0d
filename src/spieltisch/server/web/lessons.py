"""The socket of a lesson: one page, and a table that nobody keeps."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from typing import Annotated, Any

from litestar import WebSocket, websocket
from litestar.params import FromPath, QueryParameter

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.server.logs import log
from spieltisch.server.running.process import Process
from spieltisch.server.running.table_socket import TableSocket
from spieltisch.server.web.identity import COOKIE, person_of
from spieltisch.server.web.socket import FAULT, UNKNOWN_TABLE, heard
from spieltisch.table import learning, serial
from spieltisch.table.learning import PUPIL, Lecture
from spieltisch.table.lobby import known_game
from spieltisch.table.messages import Answer, FromPage, GoTo, Hello, Hint, MakeMove, Why

BETWEEN = 0.9  # seconds between two moves of others
MOST_ANSWERS = 100


@websocket("/api/lessons/{game:str}/live")
async def lesson(
    socket: WebSocket[Any, Any, Any],
    game: FromPath[str],
    step: Annotated[int, QueryParameter()] = 0,
    answers: Annotated[str, QueryParameter()] = "",
) -> None:
    """A browser in a lesson. It comes to the step at which it was, with the answers that it has given."""
    process: Process = socket.app.state.process
    await socket.accept()
    try:
        name = await process.store.name_of(person_of(process.secret, socket.cookies.get(COOKIE)))
        lecture = Lecture(known_game(game), name or "")
        process.terms.can_think(lecture.game)  # its bots are made ready for who plays on
        learning.opened(lecture, step, _numbers(answers))
    except Mistake:
        await socket.close(UNKNOWN_TABLE)
        return
    page = TableSocket(PUPIL)
    try:
        async for wish, _ in heard(socket, process, page):
            for _ in _done(lecture, page, wish):
                await _tell(socket, lecture, page)
                await asyncio.sleep(process.settings.pause[1] if process.settings.pause else BETWEEN)
            await _tell(socket, lecture, page)
    except Exception:
        log.exception("a lesson failed", extra={"of": {"game": game}})
        page.close(FAULT)
    if page.closing:
        with suppress(Exception):  # it may be gone
            await _tell(socket, lecture, page)
            await socket.close(page.closing)


def _numbers(written: str) -> list[int]:
    """The numbers of the moves with which a page has answered."""
    return [int(number) for number in written.split(",")[:MOST_ANSWERS] if number.isdecimal() and len(number) < 12]


def _done(lecture: Lecture, page: TableSocket, wish: FromPage) -> Iterator[None]:
    """Do what the page wishes; what others do by it comes bit by bit."""
    match wish:
        case Hello():
            learning.greet(lecture, page)
        case GoTo():
            page.answer(Answer(wish.id, True))
            yield from learning.go_to(lecture, wish.step)
        case MakeMove():
            answer = learning.answered(lecture, wish)
            page.answer(answer)
            if answer.ok:
                yield from learning.go_to(lecture, lecture.step + 1)
        case Why():
            page.answer(learning.why(lecture, wish))
        case Hint():
            page.answer(learning.helped(lecture, wish))


async def _tell(socket: WebSocket[Any, Any, Any], lecture: Lecture, page: TableSocket) -> None:
    """Send what the page does not know yet."""
    where = serial.encoded(learning.where(lecture))
    for message in (where, *learning.news(lecture, page)):
        await socket.send({"type": "websocket.send", "bytes": None, "text": message})

"""Whatever is sent over HTTP or a socket, however malformed: the answer is a sentence, never a fault of the server."""

from __future__ import annotations

import contextlib
import json
import logging
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, given, settings, strategies as st
from websockets.exceptions import ConnectionClosed

from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.matchfile import MatchFile, _digest, save, verify
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.server.web.app import App
from tests.server import parts
from tests.server.parts import GAME, said, served, two_at_a_table

DEEP = b'{"game":' + b"[" * 50_000
WICKED = ["", "\0", "a\0b", "<p0>", "<p9>", "<", "../..", "%00", "\ufffe", "ä\u202e", "x" * 100, "{0}", "%s", "'; --"]
NUMBERS = [-1, 0, 1, 2, 63, 2**31, -(2**63), 2**63, 2**64, 10**30]

wicked = st.sampled_from(WICKED) | st.text(max_size=40)
scalars = st.none() | st.booleans() | st.sampled_from(NUMBERS) | st.floats(allow_nan=False) | wicked
anything = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(wicked, inner), max_leaves=4)


def nearly(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Objects with these fields, some missing, some with what does not belong there."""
    some = {name: st.one_of(right, right, right, anything) for name, right in fields.items()}
    return st.fixed_dictionaries(some) | st.fixed_dictionaries({}, optional=some)


class Visitor:
    """Somebody at a table where a match runs, who has another one in the lobby."""

    def __init__(self, url: str) -> None:
        self.ann, self.bob, self.running = two_at_a_table(url)
        self.http = httpx.Client(base_url=url, cookies={"spieltisch": self.ann.cookie}, timeout=parts.SOON)
        self.ids = {
            "RUNNING": self.running,
            "LOBBY": self.ann.open()["id"],
            "MATCH": self.ann.see(self.running)["match"],
        }


@pytest.fixture(scope="module")
def visitor(url: str) -> Visitor:
    return Visitor(url)


@contextlib.contextmanager
def nothing_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The server takes nothing of it for a fault of its own."""
    caplog.clear()
    with caplog.at_level(logging.WARNING):
        yield
    assert not [record.getMessage() for record in caplog.records]


often = settings(
    max_examples=100, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)


# HTTP.

NEW_TABLE = nearly(
    game=st.sampled_from([GAME, "brooke", "backgammon"]),
    seats=st.just(2),
    options=st.dictionaries(st.sampled_from(["size", "kit", "cube"]) | wicked, wicked | st.integers()),
    public=st.booleans(),
    clock=nearly(kind=st.sampled_from(["move", "total"]), seconds=st.integers(), increment=st.just(1)),
    quick=st.booleans(),
    level=st.sampled_from(["casual", "master"]),
)
ACTIONS = ["join", "leave", "kick", "bot", "open", "start", "rematch", "setup"]
BODIES = {
    "put /api/me": nearly(id=wicked, name=wicked),
    "post /api/tables": NEW_TABLE,
    "post /api/tables/{id}/wish": nearly(
        action=st.sampled_from(ACTIONS), seat=st.integers(-2, 3), level=wicked, setup=NEW_TABLE
    ),
}
METHODS = ["get", "put", "post", "delete", "head", "options"]
ENDS = ["", "/", "/x", "?ply=0", "?ply=-1", "?ply=%00", "?ply=1e9", "?&&=%ff"]
KINDS = ["", "text/plain", "multipart/form-data", "application/x-msgpack", "a;b=\xff"]


@cache
def routes() -> list[str]:
    """Every method and path of the schema, but for match files: they are checked in a process of their own."""
    paths = App(parts.settings(Path("nowhere"))).litestar.openapi_schema.to_schema()["paths"]
    return [f"{method} {path}" for path, about in paths.items() for method in about if path != "/api/verify"]


@st.composite
def requests(draw: st.DrawFn) -> dict[str, Any]:
    """A request, as `httpx` takes it; capitals stand for ids that exist."""
    route = draw(st.sampled_from(routes()))
    method, path = route.split()
    ids = st.sampled_from(["RUNNING", "LOBBY", "MATCH"]) | wicked
    body = json.dumps(draw(BODIES.get(route, anything) | anything)).encode()
    kind = draw(st.just("application/json") | st.sampled_from(KINDS))
    return {
        "method": draw(st.just(method) | st.sampled_from(METHODS)),
        "url": re.sub(r"{\w+}", lambda _: quote(draw(ids), safe=""), path) + draw(st.just("") | st.sampled_from(ENDS)),
        "content": draw(st.just(body) | st.just(body) | st.sampled_from([b"", b"\xff", b"{", DEEP])),
        "headers": {"Content-Type": kind.encode("latin-1")},
    }


@often
@given(request=requests())
def test_every_request_is_answered_in_a_sentence(
    visitor: Visitor, caplog: pytest.LogCaptureFixture, request: dict[str, Any]
) -> None:
    url = re.sub("RUNNING|LOBBY|MATCH", lambda found: visitor.ids[found[0]], request["url"])
    with nothing_logged(caplog):
        answer = visitor.http.request(**request | {"url": url})
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400 and request["method"] != "head":
        assert said(json.loads(answer.text)["text"])


# Sockets.

MESSAGE = nearly(
    t=st.sampled_from(["hello", "move", "why", "undo", "consent", "hint"]),
    id=wicked,
    seat=st.integers(-1, 2),
    move=st.sampled_from(NUMBERS),
    decision=st.integers(0, 1),
    event=st.sampled_from(NUMBERS),
    since=st.sampled_from(NUMBERS),
    yes=st.booleans(),
)
FIELDS = {"move": ("id", "seat", "decision", "move"), "why": ("id", "seat", "move"), "undo": ("id", "seat")}
FIELDS |= {"consent": ("id", "seat", "event", "yes"), "hint": ("id", "seat"), "hello": ("since",)}


def fitting(message: dict[str, Any]) -> dict[str, Any]:
    """The message without what its kind does not have: so it is read to the end."""
    wanted = FIELDS.get(message["t"], ()) if isinstance(message.get("t"), str) else ()
    return {name: value for name, value in message.items() if name in ("t", *wanted)}


as_sent = (
    st.builds(json.dumps, MESSAGE.map(fitting) | MESSAGE.map(fitting) | anything)
    | st.text()
    | st.binary()
    | st.just('{"x":' + "[" * 20_000)
)


@often
@given(messages=st.lists(as_sent, max_size=15))
def test_every_message_leaves_the_line_open(
    visitor: Visitor, caplog: pytest.LogCaptureFixture, messages: list[str | bytes]
) -> None:
    with nothing_logged(caplog):
        line = visitor.ann.live(visitor.running)
        for message in messages:
            line.socket.send(message)
        line.ask(t="why", seat=0, move=0)
        line.close()


@pytest.mark.parametrize("id", ["<p0>", "<p9>", "<p", "{0}", '"'])
def test_an_id_comes_back_as_it_was_sent(visitor: Visitor, id: str) -> None:
    line = visitor.ann.live(visitor.running)
    assert line.ask(t="why", id=id, seat=0, move=0)["id"] == id
    assert line.ask(t="hint", id=id, seat=0)["id"] == id
    assert line.ask(t="undo", id=id, seat=0)["id"] == id


# Match files.


@often
@given(field=st.sampled_from(MatchFile.__struct_fields__), said=anything)
def test_every_file_is_refused_in_a_sentence(field: str, said: Any) -> None:
    changed = json.loads(save(Match(game(GAME), seed=1))) | {field: said}
    with contextlib.suppress(msgspec.ValidationError):  # what is no match file at all keeps its old digest
        file = msgspec.convert(changed, MatchFile)
        changed["digest"] = _digest(file)
    with contextlib.suppress(Mistake):
        verify(json.dumps(changed).encode())


# PostgreSQL takes less than SQLite.


def test_postgresql_is_asked_nothing_that_it_cannot_take(
    tmp_path: Path, postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    with served(parts.settings(tmp_path, database=postgres)) as url:
        visitor = Visitor(url)
        with nothing_logged(caplog):
            for id in ("%00", "a%00b", "x%ED%A0%80", "%FF"):
                for path in ("tables/{}", "tables/{}/file", "matches/{}/replay", "matches/{}/analysis"):
                    assert visitor.http.get("/api/" + path.format(id)).status_code == 404
                assert visitor.http.post(f"/api/tables/{id}/wish", json={"action": "join"}).status_code == 404
                with pytest.raises(ConnectionClosed) as ended:
                    visitor.ann.live(id).receive()
                assert ended.value.rcvd
                assert ended.value.rcvd.code == 4404
            line = visitor.ann.live(visitor.running)
            line.until(lambda: bool(line.view))
            other = visitor.bob.live(visitor.running)
            other.until(lambda: bool(other.view))
            mover = line if line.turn() else other
            assert not mover.ask(**mover.first_move() | {"id": "a\0b"})["ok"]
            assert mover.play()["ok"]

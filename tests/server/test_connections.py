"""Whoever sends half a request, or very many at once, keeps nobody else out."""

from __future__ import annotations

import logging
import resource
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest

from spieltisch.engine.showing.phrase import Phrase
from spieltisch.server import serve
from spieltisch.server.messages import Problem
from spieltisch.server.web import connections
from tests.server.parts import SOON, Browser, served, settings

HALF_HEAD = b"GET /api/games HTTP/1.1\r\nHost: here\r\n"
HALF_BODY = b"PUT /api/me HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{"


def connection(url: str) -> socket.socket:
    address = urlsplit(url)
    assert address.hostname
    assert address.port
    return socket.create_connection((address.hostname, address.port), timeout=SOON)


def said(line: socket.socket) -> tuple[int, Phrase]:
    """Status and sentence of an answer after which the line is closed."""
    with line.makefile("rb") as read:
        head, _, body = read.read().partition(b"\r\n\r\n")
    return int(head.split()[1]), msgspec.json.decode(body, type=Problem).text


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("HEAD_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(connections, limit, 0.2)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("half", [b"", b"\r\n", HALF_HEAD, HALF_BODY])
def test_half_a_request_is_not_waited_for(url: str, half: bytes) -> None:
    line = connection(url)
    line.sendall(half)
    assert said(line) == (408, connections.SLOW)


@pytest.mark.usefixtures("hasty")
def test_a_request_in_drops_is_not_waited_for(url: str) -> None:
    line = connection(url)
    line.settimeout(0.02)
    answer = b""
    for drop in HALF_HEAD * 20:
        try:
            line.sendall(bytes([drop]))
            answer += line.recv(1000)
        except TimeoutError:
            continue
        except OSError:
            break
    assert answer.startswith(b"HTTP/1.1 408")


@pytest.mark.usefixtures("hasty")
def test_a_line_to_a_table_may_say_nothing_for_long(url: str) -> None:
    ann = Browser(url)
    line = ann.live(ann.open()["id"])
    slow = connection(url)
    assert said(slow)[0] == 408
    assert line.ask(t="why", seat=0, move=0)


def test_an_endless_head_is_cut_off(url: str) -> None:
    line = connection(url)
    line.sendall(HALF_HEAD + b"X: " + b"x" * connections.HEAD_BYTES)
    assert said(line) == (431, connections.LONG)


def test_a_long_body_is_no_long_head(url: str) -> None:
    answer = Browser(url).http.put("/api/me", json={"name": "x" * 4 * connections.HEAD_BYTES})
    assert answer.status_code == 400


@pytest.mark.parametrize("half", [HALF_HEAD, HALF_BODY])
def test_whoever_has_waited_longest_makes_room(tmp_path: Path, half: bytes) -> None:
    with served(settings(tmp_path), files=40) as url:  # ten may wait
        lines = [connection(url) for _ in range(30)]
        for line in lines:
            line.sendall(half)
        assert httpx.get(f"{url}/healthz").status_code == 200
        assert said(lines[0])[0] == 408
        for line in lines:
            line.close()


def test_one_address_has_only_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "_is_proxy", lambda *_: False)
    with served(settings(tmp_path, connections=3)) as url:
        ann = Browser(url)
        table = ann.live(ann.open()["id"])  # the browser has one connection, its line to the table counts elsewhere
        lines = [connection(url) for _ in range(3)]
        assert said(lines[2]) == (429, connections.CROWDED)
        lines[0].close()
        assert any(httpx.get(f"{url}/healthz").status_code == 200 for _ in range(100))
        assert table.ask(t="why", seat=0, move=0)
        lines[1].close()


@pytest.mark.parametrize(
    ("address", "trusted", "proxy"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("::1", "127.0.0.1", True),
        ("192.0.2.7", "127.0.0.1", False),
        ("192.0.2.7", "127.0.0.1, 192.0.2.0/24", True),
        ("192.0.2.7", "*", True),
        ("192.0.2.7", "proxy.example", False),
        ("2001:db8::7", "192.0.2.0/24", False),
        ("somewhere", "*", False),
    ],
)
def test_a_proxy_is_known_by_its_address(address: str, trusted: str, proxy: bool) -> None:
    assert connections._is_proxy(address, trusted) is proxy


@pytest.mark.parametrize(
    ("limits", "raised", "warned"),
    [
        ((256, 1024), [(1024, 1024)], True),
        ((256, 1 << 20), [(serve.FILES, 1 << 20)], False),
        ((1 << 20,) * 2, [], False),
    ],
)
def test_the_limit_of_open_files_is_raised_or_named(
    limits: tuple[int, int],
    raised: list[tuple[int, int]],
    warned: bool,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    set_to: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits)
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: set_to.append(wanted))
    with caplog.at_level(logging.WARNING, "spieltisch"):
        serve.open_files()
    assert set_to == raised
    assert ("open files" in caplog.text) is warned

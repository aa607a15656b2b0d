"""A hostile client tries everything; the table does not care."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from spieltisch.server.storage.secret import secret_of
from spieltisch.server.web.identity import KEPT_FOR, person_of, signed
from tests.server.parts import SOON, Browser, Live, lines_of, said, served, settings, two_at_a_table


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def url(folder: Path) -> Iterator[str]:
    with served(settings(folder)) as address:
        yield address


def test_nobody_moves_for_somebody_else(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    wish = first.first_move()
    stranger = Browser(url).live(table)
    for line in (second, stranger):
        assert not line.ask(**wish)["ok"]
        assert not line.ask(t="undo", seat=wish["seat"])["ok"]
        assert not line.ask(t="why", seat=wish["seat"], move=wish["move"])["ok"]
    assert not stranger.ask(t="consent", seat=0, event=1, yes=True)["ok"]
    assert first.play()["ok"]


def test_nobody_takes_anothers_request_for_his_own(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    first, second = lines_of((ann, table), (bob, table))
    wish = first.first_move()
    assert first.ask(id="mine", **wish)["ok"]
    assert not second.ask(id="mine", **wish)["ok"]


def test_everybody_gets_only_the_view_of_his_seat(url: str) -> None:
    ann, bob, table = two_at_a_table(url)
    lines = lines_of((ann, table), (bob, table))
    watcher = Browser(url).live(table)
    watcher.until(lambda: bool(watcher.view))
    assert {line.view["seat"] for line in lines} == {0, 1}
    assert watcher.view["seat"] == -1
    assert "ways" not in watcher.view["scene"]


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t":"nix"}',
        '{"t":"move"}',
        '{"t":"move","id":"a","seat":"0","decision":0,"move":0}',
        '{"t":"hello","since":0,"extra":1}',
        '{"t":"hello","since":"1"}',
        b"\xff\xfe",
        "[" * 5000,
    ],
)
def test_what_cannot_be_read_gets_a_sentence(url: str, message: str | bytes) -> None:
    ann, _, table = two_at_a_table(url)
    line = ann.live(table, hello=False)
    line.socket.send(message)
    answer = line.receive()
    assert not answer["ok"]
    assert said(answer["text"])
    line.send(t="hello")
    line.until(lambda: bool(line.view))


@pytest.mark.parametrize("number", [-1, 2, 10**9, -(10**18)])
def test_numbers_that_make_no_sense_are_refused(url: str, number: int) -> None:
    ann, bob, table = two_at_a_table(url)
    first, _ = lines_of((ann, table), (bob, table))
    wish = first.first_move()
    assert not first.ask(**wish | {"seat": number})["ok"]
    assert not first.ask(**wish | {"move": number if number != 2 else 64})["ok"]
    assert not first.ask(**wish | {"decision": number})["ok"]
    assert not first.ask(**wish | {"id": "x" * 1000})["ok"]
    assert first.view["event"] == 0


def test_an_oversized_message_ends_the_line(url: str) -> None:
    ann, _, table = two_at_a_table(url)
    line = ann.live(table)
    line.socket.send("x" * 70_000)
    with pytest.raises(ConnectionClosed):
        line.until(lambda: False)


def test_an_oversized_body_is_refused(url: str) -> None:
    answer = Browser(url).http.post("/api/verify", content=b"x" * 2_000_000)
    assert answer.status_code == 413
    assert said(answer.json()["text"])


def flood(line: Live) -> None:
    for number in range(10_000):
        line.send(t="why", id=str(number), seat=0, move=0)
    line.until(lambda: False)


def test_a_flood_ends_the_line(tmp_path: Path) -> None:
    with served(settings(tmp_path, messages=5)) as url:
        ann, _, table = two_at_a_table(url)
        line = ann.live(table)
        with pytest.raises(ConnectionClosed) as ended:
            flood(line)
        assert ended.value.rcvd is None or ended.value.rcvd.code == 4429
        again = ann.live(table)
        again.until(lambda: bool(again.view))


def test_too_many_requests_are_turned_away(tmp_path: Path) -> None:
    with served(settings(tmp_path, requests=0.5)) as url:
        statuses = [httpx.get(f"{url}/api/games").status_code for _ in range(40)]
        assert 429 in statuses


def test_too_many_sockets_are_turned_away(tmp_path: Path) -> None:
    with served(settings(tmp_path, sockets=3)) as url:
        ann, _, table = two_at_a_table(url)
        lines = [ann.live(table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            ann.live(table)
        lines[0].close()
        end = time.monotonic() + SOON
        while time.monotonic() < end:
            try:
                ann.live(table).until(lambda: True)
                break
            except InvalidStatus:
                continue
        else:
            pytest.fail("a closed socket still counts")


@pytest.mark.parametrize("cookie", ["", "x", "a.b.c", "a.1.c", ".." * 50, "ä"])
def test_a_forged_cookie_is_nobodys(url: str, cookie: str) -> None:
    answer = httpx.post(f"{url}/api/tables", headers={b"Cookie": f"spieltisch={cookie}".encode()}, json={"game": "x"})
    assert answer.status_code in (400, 403)


def test_a_cookie_for_somebody_else_cannot_be_made(url: str) -> None:
    ann, _, table = two_at_a_table(url)
    _, at, seal = ann.cookie.split(".")
    forged = {"Cookie": f"spieltisch={Browser(url).me['id']}.{at}.{seal}"}
    line = Live(url, f"/api/tables/{table}/live", forged)
    line.until(lambda: bool(line.view))
    assert line.view["seat"] == -1


def test_a_stale_cookie_is_nobodys(url: str, folder: Path) -> None:
    secret = secret_of(folder)
    old = signed(secret, "somebody", time.time() - KEPT_FOR - 1)
    assert person_of(secret, old) == ""
    assert person_of(secret, signed(secret, "somebody")) == "somebody"


def test_pages_of_other_hosts_are_refused(url: str) -> None:
    ann, _, table = two_at_a_table(url)
    foreign = {"Origin": "https://elsewhere.example"}
    assert ann.http.post("/api/tables", json={}, headers=foreign).status_code == 403
    assert ann.http.post("/api/tables", json={}, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert ann.http.put("/api/me", json={"name": "x"}, headers={"Origin": url}).status_code == 200
    headers = {"Cookie": f"spieltisch={ann.cookie}"}
    address = url.replace("http", "ws") + f"/api/tables/{table}/live"
    with (
        pytest.raises(InvalidStatus),
        connect(address, additional_headers=headers, origin=Origin(foreign["Origin"])),
    ):
        pass


def test_an_unknown_table_ends_the_line(url: str) -> None:
    line = Browser(url).live("nowhere", hello=False)
    with pytest.raises(ConnectionClosed) as ended:
        line.receive()
    assert ended.value.rcvd is not None
    assert ended.value.rcvd.code == 4404


def test_no_answer_is_a_traceback(url: str) -> None:
    ann = Browser(url)
    for method, path in [("GET", "/api/nix"), ("POST", "/api/me"), ("GET", "/api/matches/x/replay?ply=x")]:
        answer = ann.http.request(method, path)
        assert 400 <= answer.status_code < 500
        assert "Traceback" not in answer.text
        assert said(json.loads(answer.text)["text"])
    broken = ann.http.post("/api/tables", content=b'{"game":', headers={"Content-Type": "application/json"})
    assert broken.status_code == 400


def test_every_answer_keeps_the_browser_safe(url: str) -> None:
    headers = Browser(url).http.get("/api/games").headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    cookie = httpx.get(f"{url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


def test_ids_of_tables_cannot_be_guessed(url: str) -> None:
    ids = {Browser(url).open()["id"] for _ in range(3)}
    assert len(ids) == 3
    assert all(len(id) >= 22 for id in ids)

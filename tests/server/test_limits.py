"""How much one person or one address may have, and who may watch the server."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import httpx
import pytest

from spieltisch.server.limits import address_of
from spieltisch.server.web.middleware import may_watch
from tests.server.parts import Browser, said, served, settings, two_at_a_table


def open_table(browser: Browser) -> httpx.Response:
    return browser.http.post("/api/tables", json={"game": "othellino", "seats": 2})


def test_one_person_hosts_only_so_many_tables(tmp_path: Path) -> None:
    with served(settings(tmp_path, tables=2)) as url:
        ann, bob = Browser(url), Browser(url)
        assert [open_table(ann).status_code for _ in range(3)] == [201, 201, 429]
        refused = open_table(ann).json()["text"]
        assert "2 offene Tische" in said(refused, "de")
        assert "2 open tables" in said(refused)
        assert open_table(bob).status_code == 201


def test_the_limit_holds_for_requests_at_the_same_time(tmp_path: Path) -> None:
    with served(settings(tmp_path, tables=3)) as url:
        ann = Browser(url)
        made: list[int] = []
        asking = [threading.Thread(target=lambda: made.append(open_table(ann.at(url)).status_code)) for _ in range(8)]
        for thread in asking:
            thread.start()
        for thread in asking:
            thread.join()
        assert sorted(made) == [201] * 3 + [429] * 5


def test_tables_that_are_over_or_forgotten_do_not_count(tmp_path: Path) -> None:
    with served(settings(tmp_path, tables=1)) as url:
        ann = Browser(url)
        for change in ("state = 'over'", "touched = touched - 90000"):
            assert open_table(ann).status_code == 201
            assert open_table(ann).status_code == 429
            with sqlite3.connect(tmp_path / "spieltisch.db") as database:
                database.execute(f"UPDATE tables SET {change}")
            database.close()
        assert open_table(ann).status_code == 201


def test_an_address_makes_only_so_many_guests_and_tables(tmp_path: Path) -> None:
    with served(settings(tmp_path, creations=2)) as url:  # four at once
        ann = Browser(url)
        made = [open_table(ann).status_code for _ in range(4)]
        assert made == [201, 201, 201, 429]
        assert said(open_table(ann).json()["text"])
        assert httpx.get(f"{url}/api/me").status_code == 429
        assert ann.http.get("/api/me").status_code == 200  # whoever is known stays
        elsewhere = {"X-Forwarded-For": "203.0.113.9"}
        assert httpx.get(f"{url}/api/me", headers=elsewhere).status_code == 200


def test_a_rematch_counts_as_a_new_table(tmp_path: Path) -> None:
    with served(settings(tmp_path, creations=1.5)) as url:  # three at once
        ann, _, table = two_at_a_table(url)
        assert ann.wish(table, "rematch").status_code == 429


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("somewhere", "somewhere"),
    ],
)
def test_a_network_counts_as_one_address(host: str, counted: str) -> None:
    assert address_of({"client": (host, 1)}) == counted
    assert address_of({"client": None}) == ""


# Who may see what the server counts.


def test_metrics_are_for_this_machine(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        assert "spieltisch_moves" in httpx.get(f"{url}/metrics").text


@pytest.mark.parametrize(
    "headers",
    [
        {"X-Forwarded-For": "203.0.113.9"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Real-IP": "203.0.113.9"},
        {"Forwarded": "for=203.0.113.9"},
        {"Via": "1.1 proxy"},
        {"Host": "games.example"},
        {"Host": "["},
    ],
    ids=str,
)
def test_metrics_are_not_for_what_a_proxy_passes_on(tmp_path: Path, headers: dict[str, str]) -> None:
    with served(settings(tmp_path)) as url:
        answer = httpx.get(f"{url}/metrics", headers=headers)
        assert answer.status_code in (400, 404)
        assert "spieltisch_moves" not in answer.text


def test_metrics_with_a_token_are_for_who_has_it(tmp_path: Path) -> None:
    with served(settings(tmp_path, metrics_token="käse")) as url:
        proxied = {b"X-Forwarded-For": b"203.0.113.9"}
        right, wrong = ({b"Authorization": f"Bearer {token}".encode()} for token in ("käse", "kase"))
        assert httpx.get(f"{url}/metrics", headers=proxied | right).status_code == 200
        assert httpx.get(f"{url}/metrics", headers=wrong).status_code == 404
        assert httpx.get(f"{url}/metrics").status_code == 404


@pytest.mark.parametrize(
    ("client", "host", "may"),
    [
        ("127.0.0.1", b"127.0.0.1:8000", True),
        ("::1", b"[::1]:8000", True),
        ("127.0.0.1", b"localhost", True),
        ("192.0.2.7", b"localhost", False),
        ("127.0.0.1", b"", False),
    ],
)
def test_this_machine_is_told_by_both_ends(client: str, host: bytes, may: bool) -> None:
    assert may_watch({"client": (client, 1), "headers": [(b"host", host)]}, "") is may


def test_an_origin_that_is_no_address_is_refused(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        answer = httpx.put(f"{url}/api/me", json={"name": "x"}, headers={"Origin": "http://["})
        assert answer.status_code == 403

"""A match of another version of the rules is not played on by the new ones; the page has its own addresses."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from tests.server.parts import GAME, Browser, Process, said


def test_a_match_of_another_rules_version_rests_and_says_so(tmp_path: Path) -> None:
    first = Process(tmp_path)
    somebody = Browser(first.url)
    answer = somebody.http.post("/api/tables", json={"game": GAME, "seats": 2, "quick": True})
    table = answer.json()["id"]
    cookies = dict(somebody.http.cookies)
    first.stop()
    with create_engine(f"sqlite:///{tmp_path / 'spieltisch.db'}").begin() as c:
        c.execute(text("update matches set rules = rules + 1"))
    second = Process(tmp_path)
    told = httpx.get(f"{second.url}/api/tables/{table}", cookies=cookies)
    assert told.status_code == 400
    assert "version" in said(told.json()["text"])
    assert httpx.get(f"{second.url}/api/games").status_code == 200
    second.stop()


@pytest.mark.parametrize("path", ["/", "/verify", "/g/anything", "/t/abc", "/somewhere/else"])
def test_the_page_finds_its_own_way(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert answer.status_code in (200, 503)
    assert httpx.get(f"{url}/api/nothing").status_code == 404
    assert httpx.get(f"{url}/assets/nothing.js").status_code == 404

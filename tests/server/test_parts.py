"""Small parts of the server by themselves."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.server.limits import Bucket
from spieltisch.server.load import checked, load
from spieltisch.server.running.thinking import any_move
from spieltisch.server.settings import Settings
from spieltisch.server.web import page
from tests.server.parts import Browser, served, settings


@pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
def test_bots_choose_legal_moves_from_hidden_records(game: Game) -> None:
    match = Match(game, seed=7)
    seat = match.actors[0]
    for _ in range(5):
        assert match.refuse(seat, any_move(game, match.view(seat), seat)) is None


def test_a_bucket_lets_a_burst_through_and_no_more() -> None:
    bucket = Bucket(2)
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    assert all(Bucket(0).take() for _ in range(100))


@pytest.mark.parametrize("url", ["http://example.org", "http://10.0.0.1:8000", "nix", "http://127.0.0.1.evil.example"])
def test_load_is_only_for_this_machine(url: str) -> None:
    with pytest.raises(Mistake):
        checked(url)


def test_load_measures(tmp_path: Path) -> None:
    # In a thread of its own: a browser in this process may have a loop running.
    with served(settings(tmp_path)) as url, ThreadPoolExecutor(1) as pool:
        report: dict[str, Any] = pool.submit(load, 4, 9, 1.5, 40, url, None).result().as_dict()
    assert report["moves_per_second"] > 1
    assert report["refused"] == 0
    assert 0 < report["p50_ms"] <= report["p99_ms"]
    assert 0 < report["first_view_p50_ms"] <= report["first_view_p99_ms"] <= report["first_view_max_ms"]
    assert report["connect_cpu_ms"] >= 0


def test_settings_come_from_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_DATA", str(tmp_path))
    monkeypatch.setenv("SPIELTISCH_DATABASE", "postgresql://me@there/games")
    monkeypatch.setenv("SPIELTISCH_GRACE", "5")
    monkeypatch.setenv("SPIELTISCH_TABLES", "7")
    monkeypatch.setenv("SPIELTISCH_CONNECTIONS", "9")
    monkeypatch.setenv("SPIELTISCH_CREATIONS", "0")
    monkeypatch.setenv("SPIELTISCH_PUBLIC", "2")
    monkeypatch.setenv("SPIELTISCH_METRICS_TOKEN", "t")
    found = Settings.of_environment()
    assert (found.data, found.grace) == (tmp_path, 5.0)
    limits = (found.tables, found.creations, found.public, found.connections)
    assert (*limits, found.metrics_token) == (7, 0.0, 2, 9, "t")
    assert found.url == "postgresql+psycopg://me@there/games"


def test_the_page_is_served_from_its_own_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = tmp_path / "page"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html>hello")
    (built / "assets" / "a-1.js").write_text("1")
    monkeypatch.setattr(page.read_files, "__defaults__", (built,))
    with served(settings(tmp_path / "data")) as url:
        ann = Browser(url)
        (tmp_path / "secret").write_text("secret")
        for path in ("/", "/g/some", "/t/some", "/r/some", "/verify", "/nowhere"):
            assert "hello" in ann.http.get(path).text
        assert "immutable" in ann.http.get("/assets/a-1.js").headers["cache-control"]
        for path in ("/assets/../secret", "/%2e%2e/secret", "/%2e%2e/%2e%2e/secret", "/..%2fsecret"):
            assert ann.http.get(path).text != "secret"
        assert ann.http.get("/assets/missing.js").status_code == 404
        assert ann.http.get("/secret.txt").status_code == 404


def test_without_the_page_it_is_said_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page.read_files, "__defaults__", (tmp_path / "nothing",))
    with served(settings(tmp_path)) as url:
        answer = Browser(url).http.get("/")
        assert answer.status_code == 503
        assert "make page" in answer.text


def test_health_and_metrics_can_be_asked(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        ann = Browser(url)
        assert ann.http.get("/healthz").text == "ok"
        assert "spieltisch_move_seconds_bucket" in ann.http.get("/metrics").text

"""Small parts of the server by themselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.engine.game import Game, all_games
from spieltisch.engine.match import Match
from spieltisch.engine.text import Mistake, Text
from spieltisch.server.limits import Bucket
from spieltisch.server.load import checked, load
from spieltisch.server.settings import Settings
from spieltisch.server.web import page
from spieltisch.table import serial
from spieltisch.table.bot_seats import any_move
from spieltisch.table.clocks import Clocks
from spieltisch.table.messages import Answer, Clock, View
from tests.server.parts import Browser, served, settings

DRAWN = [g for g in all_games() if g.scene]


def some_way_on(game: Game, plies: int = 12) -> Match:
    """A match after some moves."""
    match = Match(game, seed=7)
    while not match.over and match.ply < plies:
        seat = match.actors[-1]
        match.play(seat, match.referee.moves(match.state, seat)[0])
    return match


@pytest.mark.parametrize("game", DRAWN, ids=lambda g: g.id)
def test_what_a_seat_is_sent_depends_only_on_what_it_may_know(game: Game) -> None:
    match = some_way_on(game)
    for seat in range(match.seats):
        view = match.view(seat)
        other = match.referee.view(match.referee.guess(view, seat, seed=3), seat)
        sent = [serial.encoded(serial.seen(game, record, seat, 1, 1), ["A"] * match.seats) for record in (view, other)]
        assert sent[0] == sent[1]


@pytest.mark.parametrize("game", DRAWN, ids=lambda g: g.id)
def test_bots_choose_legal_moves_from_hidden_records(game: Game) -> None:
    match = some_way_on(game, 3)
    seat = match.actors[0]
    for _ in range(5):
        assert match.refuse(seat, any_move(game, match.view(seat), seat)) is None


def test_names_replace_marks_once() -> None:
    message = Answer("1", True, Text("<p0> schlägt <p1>", "<p0> hits <p1>"))
    assert '["A\\"b schlägt <p0>","A\\"b hits <p0>"]' in serial.encoded(message, ['A"b', "<p0>"])


def test_a_view_is_readable_as_the_contract_says() -> None:
    import msgspec

    game = DRAWN[0]
    match = some_way_on(game)
    view = serial.seen(game, match.view(0), 0, match.events, 0)
    log = [serial.logged(1, 0, [Text("a", "b")])]
    read = msgspec.json.decode(serial.with_log(view, log, [], ["A"] * match.seats), type=View)
    assert read.scene.zones
    assert read.log[0].lines == [Text("a", "b")]


def test_a_total_clock_counts_only_the_own_time() -> None:
    clocks = Clocks.resumed(Clock("total", 10, 2), [10_000, 10_000, None], [0], now=0.0)
    assert clocks.shown(3.0) == [7.0, 10.0, None]
    clocks = clocks.moved(0, [1], now=3.0)
    assert clocks.shown(8.0) == [9.0, 5.0, None]
    assert clocks.deadline(1) == 13.0
    assert clocks.deadline(0) is None


def test_who_takes_over_from_a_bot_has_his_own_time_before_him() -> None:
    clocks = Clocks.resumed(Clock("total", 10), [10_000, None], [1], now=0.0).moved(1, [0], now=2.0)
    clocks = clocks.with_newcomers([10_000, 10_000], [0], now=5.0)
    assert clocks.shown(6.0) == [6.0, 10.0]
    assert clocks.with_newcomers([10_000, 10_000], [0], now=9.0) is clocks
    clocks = clocks.moved(0, [1], now=6.0)
    assert clocks.shown(7.0) == [6.0, 9.0]


def test_a_clock_per_move_starts_anew() -> None:
    clocks = Clocks.resumed(Clock("move", 10), [10_000, 10_000], [0, 1], now=0.0)
    clocks = clocks.moved(0, [0, 1], now=4.0)
    assert clocks.shown(5.0) == [9.0, 5.0]


def test_a_bucket_lets_a_burst_through_and_no_more() -> None:
    bucket = Bucket(2)
    assert [bucket.take() for _ in range(11)] == [True] * 10 + [False]
    assert all(Bucket(0).take() for _ in range(100))


@pytest.mark.parametrize("url", ["http://example.org", "http://10.0.0.1:8000", "nix", "http://127.0.0.1.evil.example"])
def test_load_is_only_for_this_machine(url: str) -> None:
    with pytest.raises(Mistake):
        checked(url)


def test_load_measures(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        report = load(4, 9, 1.5, 40, url, None).as_dict()
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

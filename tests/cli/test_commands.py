"""The command line: every command, and bad input in one clear line with exit code 2."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from spieltisch import Match, all_games, game, save
from spieltisch.cli import main
from spieltisch.engine.driving import translation
from spieltisch.engine.showing import phrase
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import say
from spieltisch.lab.tune import Tuned

SAMPLE = "othellino"

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "en")


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run the command with arguments; returns exit code, output and errors."""

    def call(*arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["spieltisch", *arguments])
        # In a thread of its own: a browser in this process may have a loop running.
        with pytest.raises(SystemExit) as left, ThreadPoolExecutor(1) as pool:
            pool.submit(main).result()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out, said.err

    return call


def test_games_lists_every_game(run: Run) -> None:
    code, out, _ = run("games")
    assert code == 0
    assert all(g.id in out for g in all_games())


def test_games_as_json_tells_seats_options_and_version(run: Run) -> None:
    cards = {card["id"]: card for card in json.loads(run("games", "--json")[1])}
    for g in all_games():
        assert cards[g.id]["seats"] == list(g.seats)
        assert cards[g.id]["version"] == g.version
        told = [(o["id"], o["seats"]) for o in cards[g.id]["options"]]
        assert told == [(o.id, list(o.seats or g.seats)) for o in g.options]
        assert set(cards[g.id]["title"]) == set(LANGUAGES)


def test_rules_shows_the_rulebook_in_both_languages(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Set-up" in run("rules", SAMPLE)[1]
    monkeypatch.setenv("SPIELTISCH_LANG", "de")
    assert "Aufbau" in run("rules", SAMPLE)[1]


def test_rules_shows_one_rule_by_its_number(run: Run) -> None:
    code, out, _ = run("rules", "othellino", "R7")
    assert code == 0
    assert "R7 If you cannot place" in out
    assert "R8" not in out
    assert run("rules", "othellino", "R99")[0] != 0


def test_languages_lists_every_language_by_its_own_name(run: Run) -> None:
    code, out, _ = run("languages")
    assert code == 0
    assert all(say("language-name").in_(tongue) in out for tongue in LANGUAGES)


def test_languages_puts_random_games_into_words(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert run("languages", SAMPLE, "--games", "1")[:2] == (
        0,
        "1 match: all that is said can be put into every language.\n",
    )
    real = phrase.catalogue
    broken = tmp_path / "broken.ftl"
    broken.write_text(real(SAMPLE, "de").read_text("utf-8").replace("auf { $cell } setzen", "auf { $place } setzen"))
    monkeypatch.setattr(
        phrase, "catalogue", lambda book, tongue: broken if (book, tongue) == (SAMPLE, "de") else real(book, tongue)
    )
    phrase._bundle.cache_clear()
    code, out, _ = run("languages", SAMPLE, "--games", "1", "--json")
    phrase._bundle.cache_clear()
    assert code == 1
    assert json.loads(out) == [{"language": "de", "message": "othellino/place", "why": "Unknown external: place"}]


def test_languages_tells_what_is_missing(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = {
        "en": "hello = Hello { $who-name }\nbye = Bye\nyes = Yes\n",
        "de": "hello = Hallo\nyes = Ja\nno = Nein\n?\n",
    }
    for tongue, words in page.items():
        (tmp_path / f"{tongue}.ftl").write_text(words)
    monkeypatch.setattr(translation, "PAGE_WORDS", tmp_path)
    told = {one["language"]: one for one in json.loads(run("languages", "--json")[1])}
    assert told["de"]["name"] == "Deutsch"
    (page_lacks,) = (lack for lack in told["de"]["catalogues"] if lack["catalogue"] == "page")
    assert page_lacks["missing"] == ["bye"]
    assert page_lacks["needless"] == ["no"]
    assert page_lacks["variables"] == ["hello"]
    assert page_lacks["unreadable"] == [4]
    assert told["en"]["catalogues"] == []
    assert "other variables" in " ".join(run("languages")[1].split())


def test_kits_looks_in_the_folder_that_is_named(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SPIELTISCH_DATA", str(tmp_path / "another"))
    played = next(g for g in all_games() if g.has_kits)
    (tmp_path / "kits" / played.id).mkdir(parents=True)
    (tmp_path / "kits" / played.id / "mine.txt").write_text("title: Mine\n")
    code, out, _ = run("kits", "--data", str(tmp_path))
    assert code == 0
    assert "  mine.txt: The line id: … is missing.\n" in out
    assert "another" not in out


def test_sim_reports_speed_lengths_points_and_wins(run: Run) -> None:
    code, out, _ = run("sim", SAMPLE, "-n", "200", "--threads", "2", "--json")
    result = json.loads(out)
    assert code == 0
    assert result["games"] == 200
    assert result["games_per_second"] > 0
    assert 9 <= result["shortest"] <= result["longest"] <= 63
    assert sum(result["best"]) == pytest.approx(1 + result["shared"])


def test_sim_depends_on_the_seed_and_not_on_the_threads(run: Run) -> None:
    def points(*more: str) -> object:
        result = json.loads(run("sim", SAMPLE, "-n", "300", "--json", *more)[1])
        return result["points"], result["moves"]

    assert points("--seed", "5") == points("--seed", "5", "--threads", "2") == points("--seed", "5", "--threads", "1")
    assert points("--seed", "5") != points("--seed", "6")


def test_sim_says_it_in_words(run: Run) -> None:
    _, out, _ = run("sim", SAMPLE, "-n", "50")
    assert "games/s" in out
    assert "moves/s" in out


def test_perft_prints_a_line_for_every_depth(run: Run) -> None:
    code, out, _ = run("perft", SAMPLE, "--depth", "4")
    assert code == 0
    assert [line.split() for line in out.splitlines()] == [["1", "4"], ["2", "12"], ["3", "56"], ["4", "244"]]


def test_bench_measures_a_game(run: Run) -> None:
    rows = json.loads(run("bench", SAMPLE, "--seconds", "0.1", "--json")[1])
    assert all(row["games_per_second"]["1 core"] > 0 for row in rows)
    assert {row["game"] for row in rows} == {SAMPLE}


def test_warm_compiles_ahead(run: Run) -> None:
    code, out, _ = run("warm", SAMPLE)
    assert code == 0
    assert SAMPLE in out


def test_load_plays_every_game_names_what_it_measured_and_no_move_is_refused(run: Run) -> None:
    tables = str(len(all_games()))
    code, out, _ = run("load", "--tables", tables, "--sockets", "50", "--seconds", "3", "--rate", "200", "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["game"], report["refused"]) == ("every game", 0)
    assert report["moves_per_second"] > 1
    assert report["driver_cores"] > 0


def finished_file(path: Path) -> Path:
    match = Match(game(SAMPLE), seed=1)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.referee.moves(match.state, seat)[0])
    path.write_bytes(save(match))
    return path


def test_verify_accepts_a_true_file(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("verify", str(finished_file(tmp_path / "match.json")))
    assert code == 0
    assert out.count("✓") == 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["sim", "chess"], "There is no game chess"),
        (["sim", SAMPLE, "--seats", "7"], "not for 7"),
        (["sim", SAMPLE, "--option", "size=7"], "has no value 7"),
        (["sim", SAMPLE, "--option", "colour=red"], "has no option colour"),
        (["sim", SAMPLE, "--option", "size"], "NAME=VALUE"),
        (["sim", "halma", "--option", "board=triangle"], "Option board=triangle is for 3 players, not for 2."),
        (["sim", SAMPLE, "-n", "0"], "-n"),
        (["sim", SAMPLE, "-n", "many"], "-n"),
        (["perft", SAMPLE], "--depth"),
        (["perft", SAMPLE, "--depth", "0"], "--depth"),
        (["play", SAMPLE, "--seat", "3"], "no seat 3"),
        (["verify", "nowhere.json"], "cannot be read"),
        (["bench", "chess"], "There is no game chess"),
        (["load", "--game", "chess"], "There is no game chess"),
        (["warm", "chess"], "There is no game chess"),
        (["dance"], "dance"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_bad_input_is_one_line_and_exit_code_2(run: Run, arguments: list[str], complaint: str) -> None:
    code, out, err = run(*arguments)
    assert code == 2
    assert out == ""
    assert complaint in err
    assert len(err.strip().splitlines()) == 1


def test_bad_input_is_told_in_german_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "de")
    assert "Es gibt kein Spiel chess" in run("sim", "chess")[2]


@pytest.mark.parametrize("damage", ["truncated", "altered", "empty", "binary"])
def test_a_damaged_match_file_is_one_line_and_exit_code_2(run: Run, tmp_path: Path, damage: str) -> None:
    path = finished_file(tmp_path / "match.json")
    data = path.read_bytes()
    damaged = {
        "truncated": data[: len(data) // 2],
        "altered": data.replace(b'"move": ', b'"move": 1', 1),
        "empty": b"",
        "binary": bytes(range(256)),
    }
    path.write_bytes(damaged[damage])
    code, _, err = run("verify", str(path))
    assert code == 2
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_tune_tells_what_was_gained(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def learn(*_: object) -> Tuned:
        return Tuned(Path("values.json"), 1000, 0.25, 0.1)

    monkeypatch.setattr("spieltisch.lab.tune.tune", learn)
    code, out, _ = run("tune", SAMPLE, "-n", "1000")
    assert code == 0
    assert out == "values.json: 1,000 games; +0.250 ± 0.100 points a game against the file before\n"


def test_tune_says_which_game_does_not_learn(run: Run) -> None:
    code, _, err = run("tune", SAMPLE)
    assert code == 2
    assert "does not learn by self-play" in err

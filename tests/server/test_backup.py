"""A server is backed up into one file and brought back from it, and keeps its data to its owner."""

from __future__ import annotations

import sqlite3
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from spieltisch.cli import main
from tests.server.parts import SOON, lines_of, served, settings, two_at_a_table

Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs the command; gives exit code and what it says."""
    monkeypatch.setenv("SPIELTISCH_LANG", "en")

    def call(*arguments: object) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["spieltisch", *map(str, arguments)])
        with pytest.raises(SystemExit) as left:
            main()
        said = capsys.readouterr()
        return int(left.value.code or 0), said.out + said.err

    return call


@pytest.fixture
def kept(tmp_path: Path, run: Run) -> Path:
    """The backup of a server with nothing in it."""
    with served(settings(tmp_path / "first")) as url:
        started(url)
    assert run("backup", tmp_path / "kept", "--data", tmp_path / "first")[0] == 0
    return tmp_path / "kept"


def started(url: str) -> None:
    """Wait until the server answers."""
    httpx.get(f"{url}/healthz", timeout=SOON).raise_for_status()


def mode(file: Path) -> int:
    return file.stat().st_mode & 0o777


def test_people_have_their_seats_and_matches_go_on_after_a_restore(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "kept"
    with served(settings(tmp_path / "first")) as url:
        ann, bob, table = two_at_a_table(url)
        first, second = lines_of((ann, table), (bob, table))
        assert first.play()["ok"]
        assert run("backup", file, "--data", tmp_path / "first")[0] == 0
        second.until_event(1)
        assert second.play()["ok"]
    assert mode(file) == 0o600
    assert run("restore", file, "--data", tmp_path / "second")[0] == 0
    with served(settings(tmp_path / "second")) as url:
        lines = [person.at(url).live(table) for person in (ann, bob)]
        for line in lines:
            line.until(lambda line=line: bool(line.view))  # type: ignore[misc]
        assert {line.view["seat"] for line in lines} == {0, 1}
        assert {line.view["event"] for line in lines} == {1}
        assert next(line for line in lines if line.turn()).play()["ok"]


def test_what_is_there_is_replaced_only_when_told(tmp_path: Path, kept: Path, run: Run) -> None:
    data = "--data", tmp_path / "first"
    before = kept.read_bytes()
    for command in ("backup", "restore"):
        code, said = run(command, kept, *data)
        assert (code, "--force" in said) == (2, True)
    assert kept.read_bytes() == before
    for command in ("backup", "restore"):
        assert run(command, kept, *data, "--force")[0] == 0


def test_nothing_is_restored_under_a_server_that_runs(tmp_path: Path, kept: Path, run: Run) -> None:
    with served(settings(tmp_path / "first")) as url:
        started(url)
        code, said = run("restore", kept, "--data", tmp_path / "first", "--force")
    assert code == 2
    assert "stop it first" in said


@pytest.mark.parametrize("damage", ["empty", "text", "short", "flipped", "other zip", "other database", "newer"])
def test_what_is_no_sound_backup_is_said_and_harms_nothing(tmp_path: Path, kept: Path, run: Run, damage: str) -> None:
    whole = kept.read_bytes()
    middle = len(whole) // 2
    bent = {
        "empty": b"",
        "text": b"no backup",
        "short": whole[:-100],
        "flipped": whole[:middle] + bytes(16) + whole[middle + 16 :],
    }
    if damage in bent:
        kept.write_bytes(bent[damage])
    else:
        with zipfile.ZipFile(kept, "w") as archive:
            archive.writestr("other" if damage == "other zip" else "spieltisch.db", altered(tmp_path, whole, damage))
    there = tmp_path / "first"
    before = (there / "spieltisch.db").read_bytes(), (there / "secret").read_bytes()
    code, said = run("restore", kept, "--data", there, "--force")
    assert code == 2
    assert ("newer version" if damage == "newer" else "no sound backup") in said
    assert ((there / "spieltisch.db").read_bytes(), (there / "secret").read_bytes()) == before
    assert {file.name for file in there.iterdir()} <= {"secret", "spieltisch.db"}


def altered(tmp_path: Path, whole: bytes, damage: str) -> bytes:
    """A database that is none of ours, or none of ours yet."""
    (tmp_path / "whole").write_bytes(whole)
    file = tmp_path / "altered.db"
    if damage == "newer":
        with zipfile.ZipFile(tmp_path / "whole") as archive:
            file.write_bytes(archive.read("spieltisch.db"))
    with sqlite3.connect(file) as database:
        database.execute(
            "UPDATE alembic_version SET version_num = '9999'" if damage == "newer" else "CREATE TABLE a (b)"
        )
    database.close()
    return file.read_bytes()


def test_what_is_not_there_is_said(tmp_path: Path, run: Run) -> None:
    assert "no database" in run("backup", tmp_path / "kept", "--data", tmp_path / "nowhere")[1]
    assert "cannot be read" in run("restore", tmp_path / "kept", "--data", tmp_path / "nowhere")[1]
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "spieltisch.db").touch()
    assert "cannot be written" in run("backup", tmp_path / "none" / "kept", "--data", tmp_path / "data")[1]


def test_postgresql_is_backed_up_by_its_own_tools(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_DATABASE", "postgresql://me@there/games")
    for command in ("backup", "restore"):
        code, said = run(command, tmp_path / "kept", "--data", tmp_path)
        assert code == 2
        assert "pg_dump" in said
        assert str(tmp_path / "secret") in said.replace("\n", "")


# Other users of the machine.


def test_the_data_are_their_owners(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(settings(data)) as url:
        two_at_a_table(url)
        assert mode(data) == 0o700
        assert {file.name: mode(file) for file in data.iterdir()} == dict.fromkeys(
            ("secret", "spieltisch.db", "spieltisch.db-wal", "spieltisch.db-shm"), 0o600
        )


def test_older_data_are_tightened_at_the_start(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with served(settings(data)) as url:
        started(url)
    data.chmod(0o755)
    (data / "spieltisch.db").chmod(0o644)
    with served(settings(data)) as url:
        started(url)
        assert (mode(data), mode(data / "spieltisch.db")) == (0o700, 0o600)


def test_a_folder_with_other_things_stays_open(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir()
    data.chmod(0o755)
    (data / "holiday.jpg").touch()
    with served(settings(data)) as url:
        started(url)
        assert (mode(data), mode(data / "spieltisch.db")) == (0o755, 0o600)

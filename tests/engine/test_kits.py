"""Kits: found in the data folder, checked, filled into the record, and never part of a match file."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spieltisch.engine.driving import matchfile
from spieltisch.engine.driving.game import Game, Option, game
from spieltisch.engine.driving.kits import Installed, Kit, lines_of
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import name_of, say
from tests.kits import kits_of


def read(text: str) -> Kit:
    """A kit of two lines: its id and a number, which becomes the record's ply."""
    id, number = lines_of(text)
    if not number.words[0].isdecimal():
        raise number.wrong(name_of("A number is missing here."))

    def fill(record: Any) -> None:
        record.ply = int(number.words[0])

    return Kit(id.words[0], name_of(id.words[0]), fill)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """The folder for added kits of the game below."""
    with kits_of("othellino", tmp_path) as found:
        yield found


@pytest.fixture
def played(tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Othellino with an option that chooses a kit."""
    (tmp_path / "own.txt").write_text("own\n1\n")
    option = Option("cards", say("no-rulebook"), Installed("othellino", tmp_path / "own.txt", read), "own")
    changed = replace(game("othellino"), options=(*game("othellino").options, option))
    monkeypatch.setattr(matchfile, "game", lambda id: changed)
    return changed


def test_lines_have_numbers_sections_and_no_comments() -> None:
    lines = lines_of("# a head\nid: x\n\n[cards]\n1 LEFT  # why not\n[ board ]\n2\n")
    assert [(line.number, line.section, line.words) for line in lines] == [
        (2, "", ("id:", "x")),
        (5, "cards", ("1", "LEFT")),
        (7, "board", ("2",)),
    ]


def test_the_own_kit_comes_first_and_is_the_default(played: Game, folder: Path) -> None:
    (folder / "a.txt").write_text("another\n7\n")
    assert list(played.option("cards").values) == ["own", "another"]
    assert Match(played).state.ply == 1
    assert Match(played, options={"cards": "another"}).state.ply == 7


def test_a_file_that_changes_is_read_again(played: Game, folder: Path) -> None:
    (folder / "a.txt").write_text("another\n7\n")
    assert played.blank(options={"cards": "another"}).ply == 7
    (folder / "a.txt").write_text("another\n77\n")
    assert played.blank(options={"cards": "another"}).ply == 77


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"broken\nx\n", "Line 2: A number is missing here."),
        (b"own\n3\n", "The id own is taken already."),
        (b"\xff\xfe", "The file is no text in UTF-8."),
        (b"#" * 70_000, "The file is larger than 64 KiB."),
    ],
)
def test_a_broken_file_is_refused_with_the_reason(played: Game, folder: Path, content: bytes, reason: str) -> None:
    (folder / "broken.txt").write_bytes(content)
    installed = played.option("cards").values
    assert isinstance(installed, Installed)
    assert list(installed) == ["own"]
    assert installed.faults()["broken.txt"].text.in_() == reason
    with pytest.raises(Mistake) as refused:
        played.blank(options={"cards": "broken"})
    assert refused.value.text.in_() == f"broken.txt cannot be used. {reason}"


def test_an_unknown_kit_is_refused_with_those_that_are_there(played: Game) -> None:
    with pytest.raises(Mistake) as refused:
        Match(played, options={"cards": "printed"})
    assert refused.value.text.in_() == "There is no printed here, only own."


def test_a_kept_match_goes_on_when_its_kit_is_gone(played: Game, folder: Path) -> None:
    (folder / "a.txt").write_text("another\n7\n")
    match = Match(played, options={"cards": "another"}, seed=1)
    (folder / "a.txt").unlink()
    again = Match(played, options=match.options, seed=match.seed, dealt=match.records[0])
    again.play(0, again.moves(0)[0].number)
    assert again.options["cards"] == "another"


def test_a_match_file_names_its_kit_and_wants_the_same_one(played: Game, folder: Path) -> None:
    (folder / "a.txt").write_text("another\n7\n")
    match = Match(played, options={"cards": "another"}, seed=1)
    data = matchfile.save(match)
    assert matchfile.load(data).state == match.state
    (folder / "a.txt").write_text("another\n8\n")
    with pytest.raises(Mistake) as other:
        matchfile.load(data)
    assert other.value.text.in_().startswith("The match was played with other cards")
    (folder / "a.txt").unlink()
    with pytest.raises(Mistake) as missing:
        matchfile.load(data)
    assert missing.value.text.in_() == "There is no another here, only own."


def test_a_file_for_one_player_does_not_betray_the_deal(played: Game) -> None:
    assert not matchfile.read(matchfile.save(Match(played, seed=1), seat=0)).dealt

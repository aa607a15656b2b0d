"""The numbers of the rules: the same in every language, and there wherever the source cites one."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import PACKAGE
from spieltisch.engine.showing.rulebook import CODES, cited, codes, rule

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
SOURCE = PACKAGE
SHARED = [folder for folder in (SOURCE / "games").iterdir() if folder.is_dir() and not (folder / "rules.py").exists()]


def sentences(path: Path) -> Iterator[str]:
    """The lines of a catalogue; the strings of a module that are not its documentation, of a formatted one all that is
    written out."""
    if path.suffix == ".ftl":
        yield from path.read_text("utf-8").splitlines()
        return
    tree = ast.parse(path.read_text("utf-8"))
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) for part in node.values if isinstance(part, ast.Constant))
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent:
            yield node.value


def written(folder: Path) -> list[Path]:
    return [*folder.rglob("*.py"), *folder.rglob("*.ftl")]


def cited_in(*folders: Path) -> set[str]:
    """The numbers that any sentence of these folders cites, be it as a word of its own that is put in later."""
    found: set[str] = set()
    for sentence in (s for folder in folders for path in written(folder) for s in sentences(path)):
        found |= set(sentence.split(", ") if re.fullmatch(CODES, sentence) else cited(sentence))
    for catalogue in (path for folder in folders for path in folder.rglob("*.ftl")):
        found |= set(cited(catalogue.read_text("utf-8")))
    return found


@EVERY_GAME
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_language_numbers_the_same_rules_in_the_same_order(game: Game, tongue: str) -> None:
    numbers = codes(game.rulebook(tongue))
    assert numbers == codes(game.rulebook("en"))
    assert len(numbers) == len(set(numbers)) > 0


@EVERY_GAME
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_no_rule_is_counted_in_another_way(game: Game, tongue: str) -> None:
    assert not re.search(r"^\s*\d+\. ", game.rulebook(tongue), re.MULTILINE)


@EVERY_GAME
def test_every_rule_that_the_source_cites_is_in_the_rulebook(game: Game) -> None:
    found = cited_in(SOURCE / "games" / game.id, *SHARED)
    assert found
    assert found <= set(codes(game.rulebook("en")))


def test_only_games_cite_rules() -> None:
    others = [folder for folder in SOURCE.iterdir() if folder.is_dir() and folder.name != "games"]
    assert not cited_in(*others)


def test_a_rule_is_found_by_its_number() -> None:
    book = "# Game\n\n- **R1** Go.\n- **R2, R3** Stop\n  here.\n\n## End\n\n**E1** Over."
    assert codes(book) == ["R1", "R2", "R3", "E1"]
    assert rule(book, "R3") == "- **R2, R3** Stop\n  here."
    assert rule(book, "E1") == "**E1** Over."
    with pytest.raises(Mistake):
        rule(book, "R4")

"""The catalogues: whole in every language, and no message that nobody says or that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.engine.driving.game import game, game_ids
from spieltisch.engine.driving.translation import catalogues, compared, read
from spieltisch.engine.kernel.telling import Told
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import FALLBACK, HOUSE, LESSON, PACKAGE, books, catalogue

EVERY_CATALOGUE = pytest.mark.parametrize("files", catalogues().values(), ids=list(catalogues()))
IN_EVERY_LANGUAGE = pytest.mark.parametrize("tongue", LANGUAGES)

READ_BY_THE_HOUSE = {"title", "tagline", "result"}
READ_BY_THE_READER = {"you"}  # in lists of players
ID = re.compile(r"[a-z][a-z0-9-]*")
IN_ANOTHER = re.compile(r"\{ *([a-z][a-z0-9-]*)(?:\.[\w-]+)? *\}")  # a message that another one puts in


@EVERY_CATALOGUE
@IN_EVERY_LANGUAGE
def test_a_catalogue_can_be_read(files: dict[str, Path], tongue: str) -> None:
    found = read(files[tongue])
    assert found.messages
    assert found.unreadable == []


@EVERY_CATALOGUE
@IN_EVERY_LANGUAGE
def test_every_language_has_the_same_messages_about_the_same_things(files: dict[str, Path], tongue: str) -> None:
    lack = compared("", read(files[FALLBACK]), read(files[tongue]))
    assert lack.complete, lack


def test_a_catalogue_is_not_written_twice_into_one_file() -> None:
    for files in catalogues().values():
        for file in files.values():
            ids = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
            assert len(ids) == len(set(ids)), file


# What is said.


def sources(folder: Path) -> Iterator[ast.AST]:
    """Everything in the modules of a folder."""
    for path in folder.rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text("utf-8")))


def beginning(node: ast.AST) -> str | None:
    """What an f-string begins with before its first value."""
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value)
    return None


def is_say(function: ast.expr) -> bool:
    """Whether a function is called `say`, in whatever module."""
    return getattr(function, "id", getattr(function, "attr", "")) == "say"


def said_by_the_house() -> tuple[set[str], set[str]]:
    """The messages that are named in `say(…)` and as `help=` outside the games, and the beginnings of those that are
    put together."""
    ids, beginnings = set(), set()
    for folder in (path for path in PACKAGE.iterdir() if path.name != "games"):
        paths = [folder] if folder.suffix == ".py" else folder.rglob("*.py")
        for path in paths:
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.keyword) and node.arg == "help" and isinstance(node.value, ast.Constant):
                    ids.add(str(node.value.value))
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and is_say(node.func)):
                    continue
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str) and ID.fullmatch(part.value):
                        ids.add(part.value)
                if start := beginning(node.args[0]):
                    beginnings.add(start)
    return {id for id in ids if id not in beginnings}, beginnings


def test_the_house_says_what_is_in_its_catalogue_and_nothing_else() -> None:
    written = read(catalogue(HOUSE, FALLBACK)).messages.keys()
    ids, beginnings = said_by_the_house()
    of_options = {start for start in beginnings if start.startswith("option-")}  # of games, whose book is handed in
    put_together = {id for id in written if any(id.startswith(start) for start in beginnings)}
    assert written - ids - put_together - READ_BY_THE_READER == set()
    assert ids - written == set()
    assert all(any(id.startswith(start) for id in written) for start in beginnings - of_options)


@pytest.mark.parametrize("book", [book for book in books() if book != HOUSE and not book.endswith(LESSON)])
def test_every_message_of_a_game_is_said_by_it(book: str) -> None:
    nodes = list(sources(PACKAGE / "games" / book))
    named = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    spoken = {node.args[0] for node in nodes if isinstance(node, ast.Call) and is_say(node.func) and node.args}
    starts = {(start, node in spoken) for node in nodes if (start := beginning(node))}
    beginnings = {start for start, is_said in starts if len(start) > 2 and (is_said or start.endswith("-"))}
    if book in game_ids():
        kinds = (value for value in vars(game(book).rules).values() if isinstance(value, Told))
        named |= READ_BY_THE_HOUSE | {kind.id for kind in kinds}
        for option in game(book).options:
            named |= {f"option-{option.id}", *(f"option-{option.id}-{value}" for value in option.values)}
    for tongue in LANGUAGES:
        named |= set(IN_ANOTHER.findall(catalogue(book, tongue).read_text("utf-8")))
    written = read(catalogue(book, FALLBACK)).messages.keys()
    unsaid = {id for id in written - named if not any(id.startswith(start) for start in beginnings)}
    assert unsaid == set()

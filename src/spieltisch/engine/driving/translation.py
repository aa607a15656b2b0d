"""What a language lacks: messages of catalogues and rulebooks that there are in English."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from spieltisch.engine.driving.game import all_games
from spieltisch.engine.showing.phrase import FALLBACK, PACKAGE, books, catalogue, languages, say

PAGE = "page"  # the page's own catalogue, which is only where its source is
PAGE_WORDS = PACKAGE.parents[1] / "web" / "src" / "words"


class Read(msgspec.Struct):
    """A catalogue in one language: every message with the arguments it uses, and the lines that are no messages."""

    messages: dict[str, set[str]] = {}
    unreadable: list[int] = []
    parts: set[str] = set()  # messages that stand in others: a language has as many of them as it needs


class Lack(msgspec.Struct):
    """How a catalogue differs from the English one."""

    catalogue: str
    missing: list[str] = []  # messages
    needless: list[str] = []  # messages that English does not have
    variables: list[str] = []  # messages that use other arguments
    unreadable: list[int] = []  # lines

    @property
    def complete(self) -> bool:
        """Whether nothing is wrong."""
        return not (self.missing or self.needless or self.variables or self.unreadable)


class Translation(msgspec.Struct):
    """A language by its own name, and what it lacks."""

    language: str
    name: str
    catalogues: list[Lack]  # those that are not complete
    rulebooks: list[str]  # the games that have none in it

    @property
    def complete(self) -> bool:
        """Whether it lacks nothing."""
        return not (self.catalogues or self.rulebooks)


def translations() -> list[Translation]:
    """All languages, with what each lacks."""
    return [translation(language) for language in languages()]


def translation(language: str) -> Translation:
    """A language, with what it lacks."""
    lacks = [compared(book, read(files[FALLBACK]), read(files[language])) for book, files in catalogues().items()]
    rulebooks = [game.id for game in all_games() if not game.rulebook_file(language).exists()]
    name = say("language-name").in_(language)
    return Translation(language, name, [lack for lack in lacks if not lack.complete], rulebooks)


def catalogues() -> dict[str, dict[str, Path]]:
    """The file of every catalogue in every language, whether it is there or not."""
    files = {book: {language: catalogue(book, language) for language in languages()} for book in books()}
    if PAGE_WORDS.is_dir():
        files[PAGE] = {language: PAGE_WORDS / f"{language}.ftl" for language in languages()}
    return files


def compared(book: str, english: Read, other: Read) -> Lack:
    """How a catalogue differs from the English one."""
    both = english.messages.keys() & other.messages.keys()
    return Lack(
        book,
        sorted(english.messages.keys() - other.messages.keys() - english.parts),
        sorted(other.messages.keys() - english.messages.keys() - other.parts),
        sorted(id for id in both if english.messages[id] != other.messages[id]),
        other.unreadable,
    )


def read(file: Path) -> Read:
    """A catalogue's file; nothing if it is not there."""
    return _parsed(file.read_text("utf-8")) if file.exists() else Read()


@cache
def _parsed(text: str) -> Read:
    from fluent.syntax import FluentParser, ast

    unreadable = []
    uses: dict[str, Uses] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            uses[entry.id.name] = used(entry.value)
        elif isinstance(entry, ast.Junk) and entry.span:
            unreadable.append(text.count("\n", 0, entry.span.start) + 1)
    parts = {part for one in uses.values() for part in one.messages}
    return Read({id: arguments(id, uses) for id in uses}, unreadable, parts)


class Uses(NamedTuple):
    """What stands in a message: `who` for `$who` and `$who-name`, `card` for `$card-dative`; and other messages."""

    arguments: set[str]
    messages: set[str]


def used(pattern: Any) -> Uses:
    """What a pattern uses."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    found = Uses(set(), set())

    class Collector(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
            found.arguments.add(node.id.name.partition("-")[0])

        def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
            found.messages.add(node.id.name)

    if pattern is not None:
        Collector().visit(pattern)
    return found


def arguments(id: str, uses: Mapping[str, Uses], within: frozenset[str] = frozenset()) -> set[str]:
    """The arguments of a message, with those of the messages in it."""
    if id in within or id not in uses:
        return set()
    inner = (arguments(other, uses, within | {id}) for other in uses[id].messages)
    return uses[id].arguments.union(*inner)


def as_dict(told: Translation) -> Mapping[str, Any]:
    """A language for a program to read."""
    found: Mapping[str, Any] = msgspec.to_builtins(told)
    return found

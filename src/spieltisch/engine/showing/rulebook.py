"""Rulebooks: the numbers of their rules, where sentences cite them, and the examples they show.

An example stands where a rulebook has a block with its name; what is said about it follows the block:

    ```position
    name = "capture"
    ```
"""

from __future__ import annotations

import re
from typing import NamedTuple

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

CODE = r"[A-Z]\d+[a-z]?"
CODES = rf"{CODE}(?:, {CODE})*"
HEAD = re.compile(rf"^(?:- )?\*\*({CODES})\*\* ", re.MULTILINE)  # `- **R4** …`, `**R4, R5** …`
SECTION = re.compile(r"^#", re.MULTILINE)
POSITION = re.compile(r'^ *```position\n *name = "([\w-]+)"\n *```(?:\n|\Z)', re.MULTILINE)
CITATION = re.compile(rf"\(({CODES})\)")  # `(R4)`, `(R4, R7)`


def codes(book: str) -> list[str]:
    """The numbers of all rules of a rulebook, in its order."""
    return [code for head in HEAD.finditer(book) for code in head[1].split(", ")]


def cited(sentence: str) -> list[str]:
    """The numbers of the rules that a sentence cites."""
    return [code for citation in CITATION.finditer(sentence) for code in citation[1].split(", ")]


def rule(book: str, code: str) -> str:
    """The passage of a rulebook that has this number."""
    for head in HEAD.finditer(book):
        if code in head[1].split(", "):
            ends = [found.start() for mark in (HEAD, SECTION) if (found := mark.search(book, head.end()))]
            return book[head.start() : min(ends, default=len(book))].rstrip()
    raise Mistake(say("no-rule", code=code))


class Shown(NamedTuple):
    """An example in a rulebook: its name, and the rule at which it stands."""

    name: str
    code: str


def examples(book: str) -> list[Shown]:
    """The examples that a rulebook shows, in its order."""
    heads = [(head.start(), head[1]) for head in HEAD.finditer(book)]
    found = [(block.start(), block[1]) for block in POSITION.finditer(book)]
    return [Shown(name, next((code for at, code in reversed(heads) if at < here), "")) for here, name in found]


def parts(book: str) -> list[str]:
    """A rulebook in parts: text and the name of an example in turns, text first and last."""
    return POSITION.split(book)

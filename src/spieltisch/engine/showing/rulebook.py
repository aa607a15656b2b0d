"""The numbers of the rules: where a rulebook has them, and where a sentence cites them."""

from __future__ import annotations

import re

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say

CODE = r"[A-Z]\d+[a-z]?"
CODES = rf"{CODE}(?:, {CODE})*"
HEAD = re.compile(rf"^(?:- )?\*\*({CODES})\*\* ", re.MULTILINE)  # `- **R4** …`, `**R4, R5** …`
SECTION = re.compile(r"^#", re.MULTILINE)
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

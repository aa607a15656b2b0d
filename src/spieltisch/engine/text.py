"""Sentences in German and English, and mistakes that are told in such a sentence."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Sequence
from typing import NamedTuple

from spieltisch.engine.phrase import Phrase

LANGUAGES = ("de", "en")

_PLAYER = re.compile(r"<p(\d+)>")


def player(seat: int) -> str:
    """The mark that stands for a player in a text until `Text.named` puts the name there."""
    return f"<p{seat}>"


class Text(NamedTuple):
    """One thing said in both languages."""

    de: str
    en: str

    def in_(self, language: str, names: Sequence[Spoken | str] = (), you: int = -1) -> str:
        """The text in one language, `de` or `en`, with the players' names if they are given."""
        text = self.named(names) if names else self
        return text.de if language == "de" else text.en

    def named(self, names: Sequence[Spoken | str]) -> Text:
        """The text with every player's mark replaced by the player's name."""

        def put(line: str, language: str) -> str:
            def name(found: re.Match[str]) -> str:
                given = names[int(found[1])]
                return given if isinstance(given, str) else given.in_(language)

            return _PLAYER.sub(name, line)

        return Text(put(self.de, "de"), put(self.en, "en"))

    def __str__(self) -> str:
        return self.in_(language())


Spoken = Text | Phrase


def language() -> str:
    """The language of this process: `SPIELTISCH_LANG` if set, else the locale's; English if neither is known."""
    asked = os.environ.get("SPIELTISCH_LANG") or os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES")
    asked = asked or os.environ.get("LANG") or locale.getlocale()[0] or "en"
    return "de" if asked.lower().startswith(("de", "german")) else "en"


class Mistake(Exception):
    """Something a person got wrong, said in a sentence that tells what is wrong and what to do."""

    def __init__(self, de: str, en: str) -> None:
        super().__init__(de, en)
        self.text = Text(de, en)

    def __str__(self) -> str:
        return str(self.text)

"""Sentences in German and English, mistakes that are told in a sentence, and the languages there are."""

from __future__ import annotations

import locale
import os
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from spieltisch.engine.phrase import FALLBACK, Phrase, languages

LANGUAGES = languages()

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
    asked = asked or os.environ.get("LANG") or locale.getlocale()[0] or FALLBACK
    return first_known([asked, locale.normalize(asked)])


def first_known(asked: Iterable[str]) -> str:
    """The first of some languages that we speak, `pt-BR` also as `pt`; English if we speak none."""
    known = {tag.lower(): tag for tag in LANGUAGES}
    for one in asked:
        tag = re.split(r"[.@;]", one)[0].strip().replace("_", "-").lower()
        for part in (tag, tag.partition("-")[0]):
            if part in known:
                return known[part]
    return FALLBACK


class Mistake(Exception):
    """Something a person got wrong, said in a sentence that tells what is wrong and what to do."""

    text: Spoken

    def __init__(self, text: Spoken | str, en: str = "") -> None:
        """A phrase; or, in a game whose words are not in a catalogue yet, the sentence in German and English."""
        super().__init__(text, en)
        self.text = Text(text, en) if isinstance(text, str) else text

    def __str__(self) -> str:
        return self.text.in_(language())

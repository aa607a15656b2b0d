"""Mistakes that are told in a sentence."""

from __future__ import annotations

from spieltisch.engine.showing.language import language
from spieltisch.engine.showing.phrase import Phrase


class Mistake(Exception):
    """Something a person got wrong, said in a sentence that tells what is wrong and what to do."""

    def __init__(self, text: Phrase) -> None:
        super().__init__(text)
        self.text = text

    def __str__(self) -> str:
        return self.text.in_(language())

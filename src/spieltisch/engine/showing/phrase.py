"""What is said to people: a message of a catalogue and what it is said about, put into words by whoever reads it.

A catalogue is a Fluent file for one language. Every game has its own (`games/<id>/words.<language>.ftl`), games that
share words share one, and everything else that is said outside the page is in `words/house.<language>.ftl`. What a
game's lesson says is a catalogue of its own, `<id>.lesson`, in `games/<id>/lesson.<language>.ftl`.

An argument of a phrase becomes one or more variables of its message:

    a number, a word     `$n`; a number below zero has a minus sign, not a hyphen
    `Who(seat)`          `$who` is `you` or `other`, `$who-name` the player's name
    a phrase             `$card` is its text; its attributes are `$card-dative` and so on
    `every`, `either`    `$cards` is the list in words, `$cards-count` its length; of seats also `$cards-you`, which is
                         `alone`, `among` or `not`; the reader himself comes last
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, Union

import msgspec

PACKAGE = Path(__file__).resolve().parents[2]
HOUSE = "house"
LESSON = "lesson"
FALLBACK = "en"

AND, OR = "and", "or"  # of lists, whose arguments are numbered
NAME = "name"  # of something that is in no catalogue, whose arguments are its names by language

MINUS = "\N{MINUS SIGN}"
HYPHEN_BEFORE_NUMBER = re.compile(r"(?<!\w)-(?=\d)")

# Spanish changes the word before the last item of a list for its sound: `Ana e Inés`, `siete u ocho`.
SPANISH = {
    AND: (" y ", " e ", re.compile(r"[ií]|h[ií](?![ae])", re.I)),
    OR: (" o ", " u ", re.compile(r"h?[oó]|8|11\b", re.I)),
}

Arg = Union[int, str, "Who", "Phrase"]
Names = Sequence[Any]  # of every seat, a string or something with `in_`


class Who(NamedTuple):
    """A player, who is *you* to one reader and has a name for all others."""

    seat: int


class Phrase(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of a message, `catalogue/message`, and its arguments; or a list, a name, or nothing."""

    id: str
    args: dict[str, Arg] = {}

    def __hash__(self) -> int:
        return hash((self.id, *self.args.items()))

    def in_(self, language: str = FALLBACK, names: Names = (), you: int = -1) -> str:
        """The phrase in one language, for the reader at seat `you`. Without names a seat is a mark: `<p0>`."""
        return worded(self, language, names, you)[0]

    def __str__(self) -> str:
        return self.in_()

    def __bool__(self) -> bool:
        return bool(self.id)


NOTHING = Phrase("")


class Book:
    """A catalogue by its name: called with a message and its arguments it gives the phrase."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, id: str, /, **args: Arg) -> Phrase:
        """The phrase of a message."""
        return Phrase(f"{self.name}/{id}", args)


say = Book(HOUSE)


def every(items: Iterable[Arg]) -> Phrase:
    """All of these."""
    return Phrase(AND, {str(place): item for place, item in enumerate(items)})


def either(items: Iterable[Arg]) -> Phrase:
    """One of these."""
    return Phrase(OR, {str(place): item for place, item in enumerate(items)})


def players(seats: Iterable[int]) -> Phrase:
    """All of these seats."""
    return every(Who(seat) for seat in seats)


def name_of(words: str) -> Phrase:
    """A name as files have it that anybody may write: `deutsch / English`, or one for all languages."""
    de, slash, en = words.partition("/")
    return Phrase(NAME, {"de": de.strip(), FALLBACK: en.strip()} if slash else {FALLBACK: de.strip()})


# Catalogues.


def catalogue(book: str, language: str) -> Path:
    """The file of a catalogue in a language."""
    if book == HOUSE:
        return PACKAGE / "words" / f"{HOUSE}.{language}.ftl"
    game, _, lesson = book.partition(".")
    return PACKAGE / "games" / game / f"{lesson or 'words'}.{language}.ftl"


@cache
def languages() -> tuple[str, ...]:
    """All languages: those that the house's catalogue is in."""
    return tuple(sorted(path.name.split(".")[1] for path in (PACKAGE / "words").glob(f"{HOUSE}.*.ftl")))


@cache
def books() -> tuple[str, ...]:
    """The names of all catalogues."""
    folder = PACKAGE / "games"
    games = (path.parent.name for path in folder.glob(f"*/words.{FALLBACK}.ftl"))
    lessons = (f"{path.parent.name}.{LESSON}" for path in folder.glob(f"*/{LESSON}.{FALLBACK}.ftl"))
    return (HOUSE, *sorted(games), *sorted(lessons))


@cache
def _bundle(book: str, language: str) -> Any:
    """A catalogue, read. A language that lacks it has no messages in it."""
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    path = catalogue(book, language)
    if path.exists():
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


# Putting into words.


def worded(phrase: Phrase, language: str, names: Names = (), you: int = -1) -> tuple[str, list[Exception]]:
    """The phrase for a reader, and what was wrong with it. What a language lacks is said in English."""
    reader = _Reader(language, names, you)
    return reader.text(phrase), reader.errors


class _Reader:
    """Somebody who reads phrases, and what was wrong with them."""

    def __init__(self, language: str, names: Names, you: int) -> None:
        self.language = language
        self.names = names
        self.you = you
        self.errors: list[Exception] = []

    def text(self, phrase: Phrase) -> str:
        if not phrase.id:
            return ""
        if phrase.id in (AND, OR):
            return self.listed(phrase)
        if phrase.id == NAME:
            return str(phrase.args.get(self.language) or phrase.args[FALLBACK])
        found = self.found(phrase)
        if found is None:
            self.errors.append(LookupError(f"There is no message {phrase.id}."))
            return self.unworded(phrase)
        bundle, message = found
        return self.formatted(bundle, message.value, self.variables(phrase))

    def unworded(self, phrase: Phrase) -> str:
        """What no catalogue has: its name, and what it is about."""
        about = ", ".join(map(self.alone, phrase.args.values()))
        return f"{phrase.id} ({about})" if about else phrase.id

    def found(self, phrase: Phrase) -> tuple[Any, Any] | None:
        """The message in the reader's language, or in English."""
        book, _, id = phrase.id.partition("/")
        for language in (self.language, FALLBACK):
            bundle = _bundle(book, language)
            if bundle.has_message(id) and (message := bundle.get_message(id)).value:
                return bundle, message
        return None

    def formatted(self, bundle: Any, pattern: Any, variables: dict[str, Any]) -> str:
        text, wrong = bundle.format_pattern(pattern, variables)
        self.errors += wrong
        if any(isinstance(value, int) and value < 0 for value in variables.values()):
            return HYPHEN_BEFORE_NUMBER.sub(MINUS, str(text))
        return str(text)

    def variables(self, phrase: Phrase) -> dict[str, Any]:
        """What the message of a phrase calls its arguments."""
        found: dict[str, Any] = {}
        for name, value in phrase.args.items():
            match value:
                case Who(seat):
                    found[name] = "you" if seat == self.you else "other"
                    found[f"{name}-name"] = self.name(seat)
                case Phrase():
                    found[name] = self.text(value)
                    traits = self.of_list(value) if value.id in (AND, OR) else self.attributes(value)
                    found |= {f"{name}-{trait}": text for trait, text in traits.items()}
                case _:
                    found[name] = value
        return found

    def attributes(self, phrase: Phrase) -> dict[str, Any]:
        """What its message says of a thing beside its name: its cases, its gender."""
        if not (found := self.found(phrase)):
            return {}
        bundle, message = found
        variables = self.variables(phrase) if message.attributes else {}
        return {name: self.formatted(bundle, text, variables) for name, text in message.attributes.items()}

    def of_list(self, phrase: Phrase) -> dict[str, Any]:
        items = list(phrase.args.values())
        traits: dict[str, Any] = {"count": len(items)}
        if any(isinstance(item, Who) for item in items):
            traits["you"] = "not" if Who(self.you) not in items else "alone" if len(items) == 1 else "among"
        return traits

    def is_you(self, item: Arg) -> bool:
        return item == Who(self.you)

    def listed(self, phrase: Phrase) -> str:
        """A list in words; the reader himself comes last."""
        from babel.lists import format_list

        items = [self.alone(item) for item in sorted(phrase.args.values(), key=self.is_you)]
        locale = "en_GB" if self.language == FALLBACK else self.language.replace("-", "_")
        text = format_list(items, style="or" if phrase.id == OR else "standard", locale=locale)
        return _spanish(text, phrase.id, items[-1]) if locale.startswith("es") and len(items) > 1 else text

    def alone(self, item: Arg) -> str:
        """A thing in a list."""
        match item:
            case Who(seat):
                return self.text(say("you")) if seat == self.you else self.name(seat)
            case Phrase():
                return self.text(item)
        return HYPHEN_BEFORE_NUMBER.sub(MINUS, str(item)) if isinstance(item, int) else item

    def name(self, seat: int) -> str:
        if not self.names:
            return f"<p{seat}>"
        name = self.names[seat]
        return name if isinstance(name, str) else str(name.in_(self.language))


def _spanish(text: str, kind: str, last: str) -> str:
    """A Spanish list with the word before its last item that sounds well there."""
    usual, other, sound = SPANISH[kind]
    return text.removesuffix(usual + last) + other + last if sound.match(last) else text

"""Kits: the card sets or boards of a game, its own one and those that an owner lays into the data folder.

A kit is a small text file. `#` begins a comment, `[name]` a section, and everything else is up to the game. Its
content is copied into the record before the deal, so a match goes on when the file has changed or is gone. The
file itself never leaves the server: match files only name it.
"""

from __future__ import annotations

import logging
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import FALLBACK, Phrase, every, name_of, say, worded

MOST_BYTES = 64 * 1024  # of a file
AN_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
DATA = "SPIELTISCH_DATA"  # names the data folder, to this process and to those that it starts


def data_folder() -> Path:
    """Where a server keeps everything: `SPIELTISCH_DATA`, else the user's data folder."""
    if named := os.environ.get(DATA):
        return Path(named)
    import platformdirs  # not needed where games are only simulated

    return platformdirs.user_data_path("spieltisch")


@dataclass(frozen=True)
class Line:
    """A line of a kit's file that says something."""

    number: int
    section: str
    words: tuple[str, ...]

    def wrong(self, what: Phrase) -> Mistake:
        """The mistake in this line; the sentence goes on after a colon."""
        return Mistake(say("kit-line", number=self.number, what=what))

    def name(self, words: Iterable[str], spelt: Callable[[str], Phrase]) -> Phrase:
        """What these words of the line name, as a game spells it; refused if it is not in the catalogues."""
        written = " ".join(words)
        name = spelt(written)
        if worded(name, FALLBACK)[1]:
            raise self.wrong(say("kit-no-name", name=written))
        return name


def lines_of(text: str) -> list[Line]:
    """The lines of a file that say something, each with the section it stands in."""
    found, section = [], ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.partition("#")[0].strip()
        if bare.startswith("[") and bare.endswith("]"):
            section = bare[1:-1].strip()
        elif bare:
            found.append(Line(number, section, tuple(bare.split())))
    return found


def head_of(lines: list[Line], spelt: Callable[[str], Phrase] = name_of) -> tuple[str, Phrase]:
    """The id and the title of a kit, from the lines above its first section. `spelt` is how the game reads names."""
    head: dict[str, Line] = {}
    for line in (line for line in lines if not line.section):
        key, *value = line.words
        if key not in ("id:", "title:"):
            raise line.wrong(say("kit-head", word=key))
        if key in head:
            raise line.wrong(say("kit-twice", key=key))
        if not value:
            raise line.wrong(say("kit-no-value", key=key))
        id = " ".join(value)
        if key == "id:" and not AN_ID.fullmatch(id):
            raise line.wrong(say("kit-no-id", id=id))
        head[key] = line
    for key in ("id:", "title:"):
        if key not in head:
            raise Mistake(say("kit-missing", key=key))
    return head["id:"].words[1], head["title:"].name(head["title:"].words[1:], spelt)


@dataclass(frozen=True)
class Kit:
    """A card set or board that can be played with."""

    id: str
    title: Phrase
    fill: Callable[[Any], None]  # writes its content into a blank record, before the deal


class Installed(Mapping[str | int, Phrase]):
    """The kits of a game as the values of an option: its own one first, then those of the data folder."""

    def __init__(self, game: str, own: Path, read: Callable[[str], Kit]) -> None:
        """`own` is the file of the game's own kit; `read` makes a kit of a file's text or says what is wrong."""
        self.game = game
        self._own, self._read = own, read
        self._seen: dict[tuple[Path, int, int], Kit | Mistake] = {}  # by file, time and size

    @property
    def folder(self) -> Path:
        """Where an owner lays files."""
        return data_folder() / "kits" / self.game

    def __getitem__(self, id: str | int) -> Phrase:
        return self._kits()[0][str(id)].title

    def __iter__(self) -> Iterator[str | int]:
        return iter(self._kits()[0])

    def __len__(self) -> int:
        return len(self._kits()[0])

    def kit(self, id: object) -> Kit:
        """The kit with that id; if there is none, the reason."""
        kits, faults = self._kits()
        if str(id) in kits:
            return kits[str(id)]
        if (name := f"{id}.txt") in faults:
            raise Mistake(say("kit-unusable", file=name, why=faults[name].text))
        raise Mistake(say("no-kit", id=str(id), known=every(kits)))

    def faults(self) -> dict[str, Mistake]:
        """The files that cannot be used, by name, with what is wrong."""
        return self._kits()[1]

    def _kits(self) -> tuple[dict[str, Kit], dict[str, Mistake]]:
        kits: dict[str, Kit] = {}
        faults: dict[str, Mistake] = {}
        added = sorted(self.folder.glob("*.txt")) if self.folder.is_dir() else []
        for file in (self._own, *added):
            found = self._look(file)
            if isinstance(found, Kit) and found.id in kits:
                found = Mistake(say("kit-taken", id=found.id))
            if isinstance(found, Kit):
                kits[found.id] = found
            else:
                faults[file.name] = found
        return kits, faults

    def _look(self, file: Path) -> Kit | Mistake:
        """What a file holds; read again only when it has changed."""
        try:
            about = file.stat()
            key = file, about.st_mtime_ns, about.st_size
            if key not in self._seen:
                self._seen[key] = self._parsed(file, about.st_size)
            return self._seen[key]
        except OSError as error:
            return Mistake(say("kit-unreadable", why=str(error)))

    def _parsed(self, file: Path, size: int) -> Kit | Mistake:
        try:
            if size > MOST_BYTES:
                raise Mistake(say("kit-large", most=MOST_BYTES // 1024))
            return self._read(file.read_text("utf-8"))
        except UnicodeDecodeError:
            found = Mistake(say("kit-no-text"))
        except Mistake as mistake:
            found = mistake
        logging.getLogger("spieltisch").warning(
            "a kit cannot be used",
            extra={"of": {"game": self.game, "file": file.name, "why": found.text.in_(FALLBACK)}},
        )
        return found

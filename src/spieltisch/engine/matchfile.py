"""Match files: a match as JSON, whole or as one player may know it, and the check of such a file."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from spieltisch.engine.backend import INTERPRETED
from spieltisch.engine.game import Value, game
from spieltisch.engine.match import SEED_BYTES, Entry, Match, commitment
from spieltisch.engine.text import Mistake, Text

FORMAT = "spieltisch match 1"


class FileEntry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An entry of the log in a file. A move that is secret to the file's reader is -1."""

    seat: int
    move: int = -1
    undone: int = 0
    at: int = 0


class MatchFile(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What a match file holds. `seed`, `dealt` and `points` come with the end, or in the host's own file."""

    format: str
    game: str
    version: int
    seats: int
    options: dict[str, Value]
    commitment: str
    log: list[FileEntry]
    over: bool
    seen_by: int | Literal["all"]
    seed: str = ""
    points: list[int] = []
    dealt: str = ""  # the hash of the record after the deal, where it depends on a kit
    digest: str = ""


def save(match: Match, seat: int | None = None) -> bytes:
    """The match as a file. With a seat (-1: a spectator), while it runs, only what that seat may know."""
    whole = seat is None or match.over
    parts = MatchFile(
        FORMAT,
        match.game.id,
        match.game.version,
        match.seats,
        match.options,
        match.commitment,
        _lines(match, None if whole else seat),
        match.over,
        "all" if whole or seat is None else seat,
        match.seed.hex() if whole else "",
        match.points if match.over else [],
        _dealt(match) if whole and match.game.has_kits else "",
    )
    parts.digest = _digest(parts)
    return msgspec.json.format(msgspec.json.encode(parts), indent=1) + b"\n"


def _dealt(match: Match) -> str:
    return hashlib.sha256(match.records[0]).hexdigest()


def _lines(match: Match, seat: int | None) -> list[FileEntry]:
    """The log; for one seat without the moves that others made in secret."""
    lines = []
    for event, entry in enumerate(match.log, 1):
        hidden = seat is not None and match.secret(event, seat)
        lines.append(FileEntry(entry.seat, -1 if hidden else entry.move, entry.undone, entry.at))
    return lines


def _digest(parts: MatchFile) -> str:
    """A hash of everything else in the file, in one fixed spelling."""
    bare = msgspec.structs.replace(parts, digest="")
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


def read(data: bytes) -> MatchFile:
    """The content of a match file, if it is one and is whole."""
    try:
        parts = msgspec.json.decode(data, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Mistake(
            f"Das ist keine vollständige Partiedatei ({error}).",
            f"This is not a complete match file ({error}).",
        ) from None
    if parts.format != FORMAT:
        raise Mistake(
            f"Das Dateiformat „{parts.format}“ ist hier unbekannt; bekannt ist „{FORMAT}“.",
            f"The file format “{parts.format}” is unknown here; known is “{FORMAT}”.",
        )
    if parts.digest != _digest(parts):
        raise Mistake(
            "Die Partiedatei wurde nach dem Speichern verändert oder beschädigt.",
            "The match file was changed or damaged after it was saved.",
        )
    return parts


def load(data: bytes, mode: str = INTERPRETED) -> Match:
    """The match of a file, replayed to its last move; a running one can be played on."""
    return _replayed(read(data), mode)


def _replayed(parts: MatchFile, mode: str = INTERPRETED) -> Match:
    rules = game(parts.game)
    if parts.version != rules.version:
        raise Mistake(
            f"Die Partie folgt Fassung {parts.version} der Regeln von {rules.title.de}, dieses Programm Fassung "
            f"{rules.version}: bitte mit einer passenden Programmversion öffnen.",
            f"The match follows version {parts.version} of the rules of {rules.title.en}, this program version "
            f"{rules.version}: please open it with a program of that time.",
        )
    if not parts.seed:
        raise Mistake(
            "Diese Datei zeigt eine laufende Partie, wie ein Spieler sie sah: nachspielen geht erst nach dem Ende.",
            "This file shows a running match as one player saw it: it can be replayed only after the end.",
        )
    match = Match(rules, parts.seats, parts.options, _seed(parts), mode)
    if parts.dealt and parts.dealt != _dealt(match):
        raise Mistake(
            "Die Partie wurde mit anderen Karten oder auf einem anderen Plan gespielt als dem, der hier so heißt.",
            "The match was played with other cards or on another board than the one that has this name here.",
        )
    if len(parts.log) > match.most_events:
        raise Mistake(
            f"Die Datei hat {len(parts.log)} Zeilen: so lang kann keine Partie {rules.title.de} sein.",
            f"The file has {len(parts.log)} lines: no match of {rules.title.en} can be so long.",
        )
    for number, line in enumerate(parts.log, 1):
        if refusal := match.refuse_entry(Entry(line.seat, line.move, line.undone, line.at)):
            raise Mistake(
                f"Zeile {number} der Partie ist nicht erlaubt: {refusal.text.de}",
                f"FileEntry {number} of the match is not allowed: {refusal.text.en}",
            )
        match.enter(Entry(line.seat, line.move, line.undone, line.at))
    return match


def _seed(parts: MatchFile) -> bytes:
    try:
        seed = bytes.fromhex(parts.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Mistake("Der Startwert der Partie ist unlesbar.", "The seed of the match cannot be read.")
    return seed


def verify(data: bytes) -> list[Text]:
    """Replay a file and say what was checked; a file that does not hold raises a `Mistake`."""
    parts = read(data)
    if parts.seed and commitment(_seed(parts)) != parts.commitment:
        raise Mistake(
            "Der Startwert passt nicht zu dem Siegel, das vor dem ersten Zug gezeigt wurde.",
            "The seed does not fit the seal that was shown before the first move.",
        )
    match = _replayed(parts)
    if parts.over != match.over or (match.over and parts.points != match.points):
        raise Mistake(
            f"Das Ergebnis in der Datei ({parts.points}) ist nicht das der nachgespielten Partie ({match.points}).",
            f"The result in the file ({parts.points}) is not that of the replayed match ({match.points}).",
        )
    name = match.game.title
    said = [
        Text(
            f"{name.de}, {match.seats} Plätze, {match.ply} Züge.", f"{name.en}, {match.seats} seats, {match.ply} moves."
        ),
        Text("Der Startwert passt zum Siegel.", "The seed fits the seal."),
        Text("Alle Züge, Würfel und Karten stimmen.", "All moves, dice and cards are right."),
    ]
    if match.over:
        points = " : ".join(str(p) for p in match.points)
        said.append(Text(f"Das Ergebnis stimmt: {points}.", f"The result is right: {points}."))
    else:
        said.append(Text("Die Partie ist noch nicht zu Ende.", "The match is not over yet."))
    return said

"""Match files: a match as JSON, whole or as one player may know it, and the check of such a file."""

from __future__ import annotations

import hashlib
from typing import Literal

import msgspec

from spieltisch.engine.driving.backend import INTERPRETED
from spieltisch.engine.driving.game import Value, game
from spieltisch.engine.driving.match import SEED_BYTES, Entry, Match, commitment
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase, say

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
        raise Mistake(say("no-match-file", why=str(error))) from None
    if parts.format != FORMAT:
        raise Mistake(say("unknown-format", format=parts.format, known=FORMAT))
    if parts.digest != _digest(parts):
        raise Mistake(say("file-damaged"))
    return parts


def load(data: bytes, mode: str = INTERPRETED) -> Match:
    """The match of a file, replayed to its last move; a running one can be played on."""
    return _replayed(read(data), mode)


def _replayed(parts: MatchFile, mode: str = INTERPRETED) -> Match:
    rules = game(parts.game)
    if parts.version != rules.version:
        raise Mistake(say("other-rules", version=parts.version, game=rules.title, own=rules.version))
    if not parts.seed:
        raise Mistake(say("file-running"))
    match = Match(rules, parts.seats, parts.options, _seed(parts), mode)
    if parts.dealt and parts.dealt != _dealt(match):
        raise Mistake(say("other-kit"))
    if len(parts.log) > match.most_events:
        raise Mistake(say("file-too-long", lines=len(parts.log), game=rules.title))
    for number, line in enumerate(parts.log, 1):
        if refusal := match.refuse_entry(Entry(line.seat, line.move, line.undone, line.at)):
            raise Mistake(say("entry-refused", number=number, why=refusal.text))
        match.enter(Entry(line.seat, line.move, line.undone, line.at))
    return match


def _seed(parts: MatchFile) -> bytes:
    try:
        seed = bytes.fromhex(parts.seed)
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise Mistake(say("seed-unreadable"))
    return seed


def _score(points: list[int]) -> str:
    return " : ".join(str(p) for p in points)


def verify(data: bytes) -> list[Phrase]:
    """Replay a file and say what was checked; a file that does not hold raises a `Mistake`."""
    parts = read(data)
    if parts.seed and commitment(_seed(parts)) != parts.commitment:
        raise Mistake(say("seed-unsealed"))
    match = _replayed(parts)
    if parts.over != match.over or (match.over and parts.points != match.points):
        raise Mistake(say("other-result", told=_score(parts.points), found=_score(match.points)))
    said = [
        say("verified-match", game=match.game.title, seats=match.seats, moves=match.ply),
        say("verified-seed"),
        say("verified-moves"),
    ]
    if match.over:
        said.append(say("verified-result", points=_score(match.points)))
    else:
        said.append(say("verified-running"))
    return said

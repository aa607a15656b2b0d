"""What stands on buttons, beside names and on the table is short enough for its room, in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import Phrase
from spieltisch.engine.showing.scene import Scene
from tests.suite.cases import Case, acting, hidden, last_record, walk

NAMES = ["Anna", "Bela", "Cleo", "Dora", "Emil", "Fred", "Gina", "Hugo", "Ines", "Jan"]
POSITIONS = 8  # of a game that are looked at

# Letters that there is room for in English and German, of places for every unit of their width: as many as the longest
# texts have. Other languages may have a quarter more.
ROOM = {
    "button": 56,
    "choice": 24,
    "title of a zone": 54,
    "note beside a name": 34,
    "brought there": 26,
    "title of a place": 10.5,
    "below a place": 13,
    "title of a piece": 9,
    "title of a face": 9,
}
MEASURED = ("de", "en")
MORE = 1.25


def texts(scene: Scene) -> Iterator[tuple[str, Phrase, float]]:
    """Everything short that is written in a scene: its kind, what it says, and how wide it may be."""
    for seat in scene.seats:
        yield from (("note beside a name", note, 1) for note in seat.notes)
    for way in scene.ways:
        if way.button:
            yield "button", way.label, 1
        yield "choice", way.short, 1
        yield "brought there", way.brings, 1
    for zone in scene.zones:
        yield "title of a zone", zone.title, 1
        for place in zone.places:
            yield "title of a place", place.title, place.w
            yield "below a place", place.note, place.w
        for piece in zone.pieces:
            yield "title of a piece", piece.title, 1
            yield from (("title of a face", face.title, 1) for face in piece.faces)


def positions(case: Case) -> list[Record]:
    """Some positions of a random game, the last among them."""
    steps = walk(case)
    return [*(step.s for step in steps[:: max(1, len(steps) // POSITIONS)]), last_record(case)]


def too_long(kind: str, text: Phrase, width: float, viewer: int) -> Iterator[str]:
    """The lines of a text, in any language, that there is no room for."""
    for tongue in LANGUAGES:
        room = ROOM[kind] * width * (1 if tongue in MEASURED else MORE)
        for line in text.in_(tongue, NAMES, viewer).split("\n"):
            if len(line) > room:
                yield f"{text.id} in {tongue}, {kind}: {line}"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_written_has_room(game: Game) -> None:
    written = set()
    for seats in sorted({game.seats[0], game.seats[-1]}):
        for s in positions(Case(game, seats, {})):
            for viewer in (-1, *acting(game.rules.actors(s))):
                scene = game.scene(hidden(game, s, viewer), viewer)
                written |= {(*text, viewer) for text in texts(scene) if text[1]}
    assert sorted({line for text in written for line in too_long(*text)}) == []

"""Examples: positions that a rulebook shows, as `examples.toml` in the game's folder has them by their names.

    [capture]
    seats = 2
    seed = 1
    seat = -1                                 # who looks on; -1, a spectator, if it is not said
    options = { size = 8 }                    # those that are not as usual
    moves = ["0: c4", "1: c3"]                # what leads to the position
    then = ["0: d3", ["1: stay", "0: stay"]]  # what is shown step by step; what happens at once is a list

A move is named as `naming.py` tells. A rulebook shows an example where it has a block with its name
(`engine/showing/rulebook.py`).
"""

from __future__ import annotations

import tomllib
from functools import cache

import msgspec

from spieltisch.engine.driving.game import Game, Value
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.naming import named
from spieltisch.engine.showing.phrase import PACKAGE, Phrase
from spieltisch.engine.showing.scene import Scene, resting

EXAMPLES = "examples.toml"
NAMES = ("Anna", "Ben", "Cleo", "David", "Emma", "Felix", "Greta", "Hugo", "Ida", "Jan")  # of the players


class Example(msgspec.Struct, forbid_unknown_fields=True):
    """An example as its file has it."""

    seats: int
    seed: int
    seat: int = -1
    options: dict[str, Value] = {}
    moves: list[str] = []
    then: list[str | list[str]] = []


class Played(msgspec.Struct):
    """An example as a match: played to its end, and after which events its steps stand, the position itself first."""

    match: Match
    seat: int  # who looks on
    stands: list[int]

    @property
    def names(self) -> list[str]:
        """The players' names."""
        return list(NAMES[: self.match.seats])

    def events(self, step: int) -> range:
        """What happens with a step; with the position itself nothing."""
        return range(self.stands[max(step - 1, 0)] + 1, self.stands[step] + 1)

    def scene(self, step: int) -> Scene:
        """What is seen after a step; nobody can act."""
        match = self.match
        return resting(match.game.scene(match.seen_after(self.stands[step], self.seat), self.seat))

    def lines(self, step: int) -> list[Phrase]:
        """What is told of a step, but for secret choices, which are told when they are shown."""
        match, seat = self.match, self.seat
        open_to_all = (event for event in self.events(step) if not match.secret(event, seat))
        return [line for event in open_to_all for line in match.story_of(event, seat)]


@cache
def examples_of(game: Game) -> dict[str, Example]:
    """The examples of a game by their names."""
    path = PACKAGE / "games" / game.id / EXAMPLES
    text = path.read_text("utf-8") if path.exists() else ""
    return msgspec.convert(tomllib.loads(text), dict[str, Example])


@cache
def played(game: Game, name: str) -> Played:
    """One of a game's examples, played."""
    example = examples_of(game)[name]
    match = Match(game, example.seats, example.options, example.seed)
    _make(match, example.moves)
    stands = [match.events]
    for step in example.then:
        _make(match, [step] if isinstance(step, str) else step)
        stands.append(match.events)
    return Played(match, example.seat, stands)


def _make(match: Match, lines: list[str]) -> None:
    for seat, move in named(match, lines):
        match.play(seat, move)

"""The ways every game is tried: all its seat counts, and every value of every option.

The records of a case are those of its game: who names the game knows what is in them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, TypeVar

from spieltisch.engine.driving.game import Game, Option, Value, all_games
from spieltisch.engine.driving.kits import Installed
from spieltisch.engine.driving.playouts import random_actor
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.phrase import Phrase
from spieltisch.engine.showing.scene import Scene

S = TypeVar("S", bound=Record)
F = TypeVar("F", bound=Callable[["Case"], None])

PROMISES: list[Callable[[Case], None]] = []


def promise(function: F) -> F:
    """Mark a test that every case passes: `test_cases` runs it."""
    PROMISES.append(function)
    return function


@dataclass(frozen=True)
class Case:
    """A game with seats and options."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.id}-{self.seats}{chosen}"

    def __hash__(self) -> int:
        return hash(str(self))

    def dealt(self, seed: int, number: int = 0) -> Any:
        """A record right after the deal."""
        s = self.game.blank(self.seats, self.options)
        sow(s.rng, seed, number)
        self.game.rules.deal(s)
        return s


def other_values(option: Option) -> list[Value]:
    """What an option may be set to besides its default; of kits there is only the game's own one everywhere."""
    return [] if isinstance(option.values, Installed) else [v for v in option.values if v != option.default]


def changed(game: Game, seats: int) -> dict[str, Any]:
    """Every option that counts with so many players, with a value that is not its default."""
    counting = [o for o in game.options if o.seats is None or seats in o.seats]
    return {o.id: other_values(o)[-1] for o in counting if other_values(o)}


def cases() -> list[Case]:
    """Every seat count with default options, all options changed with few and many seats, every value with either."""
    found = []
    for game in all_games():
        found += [Case(game, seats, {}) for seats in game.seats]
        all_changed = [Case(game, n, changed(game, n)) for n in sorted({game.seats[0], game.seats[-1]})]
        found += [case for case in all_changed if len(case.options) > 1]
        values = [(option, value) for option in game.options for value in other_values(option)]
        for number, (option, value) in enumerate(values):
            seats = option.seats or game.seats
            found.append(Case(game, seats[-(number % 2)], {option.id: value}))
    return found


def listed_moves(game: Game, s: Record, seat: int) -> list[int]:
    """What `moves` lists for a seat."""
    out = [-1] * game.most_moves
    return out[: game.rules.moves(s, seat, out)]


def is_allowed(game: Game, s: Record, seat: int, move: int) -> bool:
    """Whether a move that `moves` need not list is allowed."""
    return hasattr(game.rules, "allowed") and bool(game.rules.allowed(s, seat, move))


def scores(game: Game, s: Record) -> list[int]:
    """What `points` says of every seat."""
    out = [0] * s.seats
    game.rules.points(s, out)
    return out


@lru_cache(maxsize=50_000)
def in_words(text: Phrase, tongue: str) -> str:
    """What is said, in a language. The same is said in many positions."""
    return text.in_(tongue)


def acting(mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def hidden(game: Game, s: S, seat: int) -> S:
    """A copy of the record as the seat may see it."""
    view = s.copy()
    game.rules.hide(view, seat)
    return view


@dataclass
class Step:
    """A position of a random game and the move about to be made. Whatever is seen of it is worked out once."""

    case: Case
    s: Any  # a record of the game
    seat: int
    move: int
    number: int
    _known: dict[Any, Any] = field(default_factory=dict)

    @property
    def mask(self) -> int:
        """Who may move, as bits."""
        return self._once("mask", lambda: self.case.game.rules.actors(self.s))

    def moves(self, seat: int) -> list[int]:
        """What a seat may do; nothing if it is not its turn."""
        return self._once(("moves", seat), lambda: listed_moves(self.case.game, self.s, seat))

    def view(self, seat: int) -> Any:
        """What a seat sees. Copy it before changing it."""
        return self._once(("view", seat), lambda: hidden(self.case.game, self.s, seat))

    def scene(self, seat: int) -> Scene:
        """How a seat sees it drawn."""
        return self._once(("scene", seat), lambda: self.case.game.scene(self.view(seat), seat))

    @property
    def after(self) -> tuple[Any, list[Any]]:
        """The record after the move, and what was told and shown on the way. Copy it before changing it."""
        return self._once("after", self._played)

    def view_after(self, seat: int) -> Any:
        """What a seat sees after the move. Copy it before changing it."""
        return self._once(("after", seat), lambda: hidden(self.case.game, self.after[0], seat))

    def _played(self) -> tuple[Record, list[Any]]:
        after = self.s.copy()
        told: list[Any] = []
        after.told = told
        self.case.game.rules.play(after, self.seat, self.move)
        after.told = None
        return after, told

    def _once(self, what: Any, work: Callable[[], Any]) -> Any:
        if what not in self._known:
            self._known[what] = work()
        return self._known[what]


@lru_cache(maxsize=1)
def walk(case: Case) -> list[Step]:
    """A random game, position by position: one for all promises. Copy a record before changing it."""
    return [replace(step, s=step.s.copy()) for step in random_game(case, 11)]


# Looked at closely are each of the first positions, then every so many-th; of long games no more than these.
FIRST, NTH, MOST = 12, 8, 24


def every(case: Case, nth: int) -> list[Step]:
    """Every so many-th position of that game: of a long one fewer, from all over it."""
    steps = walk(case)
    return steps[:: max(nth, len(steps) // MOST)]


def sample(case: Case) -> list[Step]:
    """The first positions of that game and others from all over it."""
    return walk(case)[:FIRST] + [step for step in every(case, NTH) if step.number >= FIRST]


def last_record(case: Case) -> Any:
    """How that game ends."""
    last = walk(case)[-1]
    s = last.s.copy()
    case.game.rules.play(s, last.seat, last.move)
    return s


def random_game(case: Case, seed: int) -> Iterator[Step]:
    """Walk through a random game. The yielded record is the live one: copy it before changing it."""
    s = case.dealt(seed)
    choice = [0] * 4
    sow(choice, seed + 1000, 0)
    number = 0
    while mask := case.game.rules.actors(s):
        seat = random_actor(mask, choice)
        listed = listed_moves(case.game, s, seat)
        move = listed[uniform(choice, len(listed))]
        yield Step(case, s, seat, move, number)
        case.game.rules.play(s, seat, move)
        s.ply += 1
        number += 1

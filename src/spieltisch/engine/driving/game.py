"""What a game is to everybody else: its type card, and the registry that finds all games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from spieltisch.engine.driving import plain
from spieltisch.engine.driving.kits import Installed
from spieltisch.engine.kernel.record import MOST_OPTIONS, Record
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.modules import Drawing, Rules, Words
from spieltisch.engine.showing.phrase import FALLBACK, PACKAGE, Book, Phrase, either, every, say
from spieltisch.engine.showing.scene import Act, Scene
from spieltisch.engine.showing.stage import Stage

Value = str | int
Chosen = Mapping[str, Value]


class Mode(StrEnum):
    """How a game is played."""

    TURNS = "turns"  # one after the other
    TOGETHER = "together"  # several choose at once
    RACE = "race"  # whoever is fastest
    COOP = "coop"  # all against the game


class GameKind(StrEnum):
    """What a game is like, for who looks for one at the shelf."""

    RACE = "race"  # who is first at the goal
    BLUFF = "bluff"  # guess what the others will do, and hide what you will
    BUILDING = "building"  # something grows
    DUEL = "duel"  # one against the other, or all against all
    TOGETHER = "together"  # all against the game
    QUICK = "quick"  # quick hands win
    ALONE = "alone"  # one can play it alone


DIFFICULTIES = range(1, 4)  # easy to learn, some rules, many rules


@dataclass(frozen=True)
class Option:
    """A variant of a game: a name and the values it may have."""

    id: str
    title: Phrase
    values: Mapping[Value, Phrase]  # every value with its name, in order; or the kits that are installed
    default: Value
    seats: range | None = None  # the numbers of players for which it counts; with others there is only the default
    modes: Mapping[Value, Mode] = field(default_factory=dict)  # values with which the game has another mode

    @classmethod
    def of(
        cls,
        say: Book,
        id: str,
        values: Sequence[Value],
        default: Value,
        seats: range | None = None,
        modes: Mapping[Value, Mode] | None = None,
    ) -> Option:
        """An option whose names are in a catalogue: `option-size`, `option-size-8`, `option-size-10`."""
        names = {value: say(f"option-{id}-{value}") for value in values}
        return cls(id, say(f"option-{id}"), names, default, seats, modes or {})

    def place(self, value: object) -> int:
        """The place of a value (given as itself or as it is typed) among the values."""
        for place, known in enumerate(self.values):
            if str(value) == str(known):
                return place
        if isinstance(self.values, Installed):
            self.values.kit(value)
        raise Mistake(say("no-value", option=self.id, value=str(value), known=either(map(str, self.values))))

    def refuse(self, value: object, seats: int) -> Mistake | None:
        """Why a value cannot be had with so many players; nothing if it can."""
        if self.seats is None or seats in self.seats or self.place(value) == self.place(self.default):
            return None
        return Mistake(say("option-seats", option=self.id, value=str(value), span=spanned(self.seats), seats=seats))


def spanned(numbers: range) -> str:
    """The first and the last of some numbers of players: `2–4`."""
    few, many = numbers[0], numbers[-1]
    return str(few) if few == many else f"{few}–{many}"


@dataclass(frozen=True)
class Lapse:
    """Questions that answer themselves: how long everybody is waited for alike, and what silence means."""

    seconds: float
    move: Callable[[Any, int], int]  # a hidden record and its viewer to the move assumed; -1: he is waited for


@dataclass(frozen=True)
class Peers:
    """The same game in other engines, and the options under which ours is the same."""

    names: Mapping[str, str]  # engine to its name of the game
    options: Chosen


@dataclass(frozen=True, eq=False)
class Game:
    """The type card of a game. What plays, words and draws it is found in its folder."""

    package: str  # `spieltisch.games.<id>`
    version: int  # raised when a change of the rules makes old matches replay differently
    seats: range
    minutes: int
    mode: Mode  # an option may make it another one
    kinds: Sequence[GameKind]
    difficulty: int  # how much there is to learn: 1, 2 or 3
    longest: Callable[[int, Chosen], int]  # seats and options to the most moves a match can have
    points: tuple[int, int]  # the least and the most points a seat can have
    census: Callable[[Any], Mapping[str, int]]  # counts of pieces that no move changes
    family: str = ""
    options: Sequence[Option] = field(default=())
    usual: int | None = None  # how many usually play it; None: a small round
    lapse: Lapse | None = None
    final: Callable[[Any, Any, int, int], bool] | None = None  # record before, after, seat, move: whether it stands
    peers: Peers | None = None

    def __post_init__(self) -> None:
        assert len(self.options) <= MOST_OPTIONS
        assert self.difficulty in DIFFICULTIES

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    # What is in its folder.

    @property
    def id(self) -> str:
        """The name of its folder."""
        return self.package.rpartition(".")[2]

    @cached_property
    def rules(self) -> Rules:
        """Its rules."""
        return cast(Rules, self._module("rules"))

    @cached_property
    def words(self) -> Words:
        """What is said of its moves; until it has words of its own, their numbers."""
        return cast(Words, self._module("words") or plain)

    @cached_property
    def drawing(self) -> Drawing:
        """How it is laid out; until it has a scene of its own, its moves as buttons."""
        return cast(Drawing, self._module("scene") or plain)

    @cached_property
    def advice(self) -> ModuleType | None:
        """What bots are told beyond the rules: see `engine.driving.advice`."""
        return self._module("advice")

    def _module(self, name: str) -> ModuleType | None:
        full = f"{self.package}.{name}"
        return importlib.import_module(full) if find_spec(full) else None

    @property
    def title(self) -> Phrase:
        """What it is called."""
        return Phrase(f"{self.id}/title")

    @property
    def tagline(self) -> Phrase:
        """One sentence for the shelf."""
        return Phrase(f"{self.id}/tagline")

    @property
    def state(self) -> type[Record]:
        """What its records are like."""
        return self.rules.State

    @property
    def most_moves(self) -> int:
        """`moves` never lists more."""
        return self.rules.MOST_MOVES

    @property
    def last_move(self) -> int:
        """No move is a larger number."""
        return self.rules.LAST_MOVE

    def scene(self, view: Any, seat: int) -> Scene:
        """What a viewer sees of a record that was hidden for him."""
        stage: Stage[Any] = Stage(view, seat, self.rules, self.words, self.room)
        self.drawing.draw(stage)
        return stage.done()

    def acts(self, before: Any, view: Any, told: Sequence[Event]) -> list[Act]:
        """What a viewer sees happen, from his records before and after it and what he was told."""
        acts = getattr(self.drawing, "acts", None)
        return acts(before, view, told) if acts else []

    @property
    def room(self) -> int:
        """The room an `out` needs: for every listed move, and for every seat's points."""
        return max(self.most_moves, self.seats[-1])

    @property
    def has_kits(self) -> bool:
        """Whether an option chooses among kits."""
        return any(isinstance(option.values, Installed) for option in self.options)

    @property
    def has_allowed(self) -> bool:
        """Whether `moves` lists only a sample of what is allowed."""
        return hasattr(self.rules, "allowed")

    def rulebook(self, language: str) -> str:
        """The rules for players, as Markdown; in English where they are not in that language."""
        file = self.rulebook_file(language)
        return (file if file.exists() else self.rulebook_file(FALLBACK)).read_text("utf-8")

    def rulebook_file(self, language: str) -> Path:
        """Where the rulebook in a language is, if there is one."""
        return PACKAGE / "games" / self.id / f"rules.{language}.md"

    def option(self, name: str) -> Option:
        """The option of that name."""
        for option in self.options:
            if option.id == name:
                return option
        raise Mistake(say("no-option", game=self.title, name=name, known=every(option.id for option in self.options)))

    def chosen(self, options: Mapping[str, object] | None = None, seats: int | None = None) -> dict[str, Value]:
        """Every option with its value: the given ones, checked (for that number of players), else the default."""
        given = {self.option(name).id: value for name, value in (options or {}).items()}
        for name, value in given.items():
            if seats is not None and (refusal := self.option(name).refuse(value, seats)):
                raise refusal
        return {o.id: list(o.values)[o.place(given.get(o.id, o.default))] for o in self.options}

    def mode_of(self, options: Mapping[str, object] | Record | None = None) -> Mode:
        """The mode with these options, or with those of a record."""
        for place, option in enumerate(self.options):
            if not option.modes:
                continue
            if isinstance(options, Record):
                at = options.options[place]
            else:
                at = option.place((options or {}).get(option.id, option.default))
            if mode := option.modes.get(list(option.values)[at]):
                return mode
        return self.mode

    @property
    def modes(self) -> list[Mode]:
        """All modes it can have, the usual one first."""
        return list(dict.fromkeys([self.mode, *(mode for o in self.options for mode in o.modes.values())]))

    def checked_seats(self, seats: int | None = None) -> int:
        """A number of players the game can be played by; without a number the smallest."""
        if seats is None:
            return self.seats[0]
        if seats not in self.seats:
            raise Mistake(say("wrong-seats", game=self.title, span=spanned(self.seats), seats=seats))
        return seats

    def blank(self, seats: int | None = None, options: Mapping[str, object] | None = None) -> Record:
        """A record with seats and options set and the chosen kits in it, before `deal`."""
        record = self.state()
        record.seats = self.checked_seats(seats)
        for place, (name, value) in enumerate(self.chosen(options, record.seats).items()):
            option = self.option(name)
            if isinstance(option.values, Installed):
                option.values.kit(value).fill(record)
                continue
            record.options[place] = option.place(value)
        return record


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order."""
    import spieltisch.games

    folder = Path(spieltisch.games.__path__[0])
    return tuple(sorted(rules.parent.name for rules in folder.glob("*/rules.py")))


def game(id: str) -> Game:
    """The game with that id."""
    if id not in game_ids():
        raise Mistake(say("no-game", id=id, known=every(game_ids())))
    found: Game = importlib.import_module(f"spieltisch.games.{id}").GAME
    return found


def all_games() -> list[Game]:
    """All games."""
    return [game(id) for id in game_ids()]

"""What a game is to everybody else: its type card, and the registry that finds all games."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol

from spieltisch.engine.kits import Installed
from spieltisch.engine.phrase import FALLBACK, Book, either, every, say
from spieltisch.engine.record import MOST_OPTIONS, Record
from spieltisch.engine.scene import Act, Scene
from spieltisch.engine.telling import Event
from spieltisch.engine.text import Mistake, Spoken

Value = str | int
Chosen = Mapping[str, Value]


@dataclass(frozen=True)
class Option:
    """A variant of a game: a name and the values it may have."""

    id: str
    title: Spoken
    values: Mapping[Value, Spoken]  # every value with its name, in order; or the kits that are installed
    default: Value
    seats: range | None = None  # the numbers of players for which it counts; with others there is only the default
    modes: Mapping[Value, str] = field(default_factory=dict)  # values with which the game has another mode

    @classmethod
    def of(
        cls,
        say: Book,
        id: str,
        values: Sequence[Value],
        default: Value,
        seats: range | None = None,
        modes: Mapping[Value, str] | None = None,
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


class Words(Protocol):
    """What a game's `words` module has. Every `view` is a record that went through `hide`."""

    def label(self, view: Any, seat: int, move: int) -> Spoken:
        """The name of a legal move, different from all others of that moment."""

    def opening(self, view: Any) -> list[Spoken]:
        """The log lines of the deal, the same for everybody."""

    def prompt(self, view: Any, seat: int) -> Spoken:
        """What the seat may do now, in one line."""

    def story(self, before: Any, after: Any, seat: int, move: int, viewer: int) -> list[Spoken]:
        """The log lines of a move (-1: its content is secret) from the viewer's records around it."""

    def reason(self, view: Any, seat: int, move: int) -> Spoken:
        """Why the seat may not make this move, citing the rule."""

    def picture(self, view: Any, seat: int) -> list[Spoken]:
        """The table in lines of text."""


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
    """The type card of a game, with the modules that play and word it."""

    id: str
    version: int  # raised when a change of the rules makes old matches replay differently
    title: Spoken
    tagline: Spoken  # one sentence for the shelf
    seats: range
    minutes: int
    mode: str  # turns, together, race or coop; an option may make it another one
    family: str
    state: type[Record]
    rules: ModuleType
    words: ModuleType  # has what `Words` says
    scene: Callable[[Any, int], Scene]  # a hidden record and its viewer to what he sees
    acts: Callable[[Any, Sequence[Event]], list[Act]] | None = field(default=None, kw_only=True)  # see `Act`
    most_moves: int  # `moves` never lists more
    last_move: int  # no move is a larger number
    longest: Callable[[int, Chosen], int]  # seats and options to the most moves a match can have
    points: tuple[int, int]  # the least and the most points a seat can have
    census: Callable[[Any], Mapping[str, int]]  # counts of pieces that no move changes
    options: Sequence[Option] = field(default=())
    usual: int | None = None  # how many usually play it; None: a small round
    lapse: Lapse | None = None
    final: Callable[[Any, Any, int, int], bool] | None = None  # record before, after, seat, move: whether it stands
    peers: Peers | None = None
    advice: ModuleType | None = None  # what bots are told beyond the rules: see `engine.advice`

    def __post_init__(self) -> None:
        assert len(self.options) <= MOST_OPTIONS

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

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
        return Path(self.rules.__file__ or "").parent / f"rules.{language}.md"

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

    def mode_of(self, options: Mapping[str, object] | Record | None = None) -> str:
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
    def modes(self) -> list[str]:
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

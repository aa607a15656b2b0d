"""What goes between page and server beside the tables: games, people, matches that are over."""

from __future__ import annotations

import msgspec

from spieltisch.engine.driving.game import GameKind, Mode, Value
from spieltisch.engine.showing.phrase import NOTHING, Phrase
from spieltisch.engine.showing.scene import Act, Scene
from spieltisch.table.messages import Moment

# Games.


class OptionCard(msgspec.Struct):
    """An option of a game with its values, in order, each with its name."""

    id: str
    title: Phrase
    values: list[tuple[Value, Phrase]]
    default: Value
    seats: list[int]  # the numbers of players for which it counts
    modes: list[tuple[Value, Mode]]  # values with which the game has another mode than usual


class GameCard(msgspec.Struct):
    """What the shelf shows of a game."""

    id: str
    title: Phrase
    tagline: Phrase
    few: int  # seats
    many: int
    usual: int | None  # who plays at once plays with so many; None: a small round
    minutes: int
    modes: list[Mode]  # the usual one first
    kinds: list[GameKind]
    difficulty: int  # how much there is to learn: 1 to 3
    family: str
    version: int
    options: list[OptionCard]
    ready: bool  # compiled; False: its strong opponents are still being prepared
    lesson: int  # the steps of its lesson; 0: it has none


# People.


class Me(msgspec.Struct):
    """Who this browser is: a guest with a name, known by a signed cookie."""

    id: str
    name: str


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """The wish for another name."""

    name: str


# After the match.


class ReplayStep(msgspec.Struct, omit_defaults=True):
    """A finished match after so many moves, or an example of a rulebook after so many steps."""

    game: str
    mode: str
    ply: int
    plies: int
    scene: Scene
    lines: list[Phrase]
    names: list[str]
    points: list[int]
    moments: list[Moment] = []  # what was to be seen before the scene
    acts: list[Act] = []  # what happened with the move
    seat: int = -1  # who sees it


class Judged(msgspec.Struct, omit_defaults=True):
    """A move of a finished match beside the best one there was, as a strong bot sees it."""

    ply: int
    seat: int
    chance: float  # the mover's, of winning, with the move that was made
    best: float  # with the best one
    label: Phrase
    better: Phrase = NOTHING  # the best move, if another was made


class Analysis(msgspec.Struct):
    """What a strong bot thinks of a finished match. It grows until `done` is `of`."""

    done: int  # moves looked at
    of: int
    moves: list[Judged] = []  # those where there was a choice
    turning: list[int] = []  # the plies that cost most


# Whatever went wrong.


class Problem(msgspec.Struct):
    """What an HTTP request that failed gets: a sentence."""

    text: Phrase

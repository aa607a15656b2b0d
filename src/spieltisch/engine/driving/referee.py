"""The referee: asks a game's rules, in one mode, about records, and answers in Python's own types."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.backend import INTERPRETED
from spieltisch.engine.driving.game import Game, Mode
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say


class Referee:
    """Carries out one game's rules. Interpreted by default; compiled where many questions are asked."""

    def __init__(self, game: Game, mode: str = INTERPRETED) -> None:
        self.game = game
        self.mode = mode
        self._rules = backend.rule_functions(game, mode)
        self._plain = mode == INTERPRETED

    def _on(self, s: Record) -> Any:
        return s if self._plain else s.array[0]

    def _room(self, n: int) -> Any:
        return [0] * n if self._plain else np.zeros(n, np.int32)

    def deal(self, s: Record) -> None:
        """Set the table up."""
        self._rules["deal"](self._on(s))

    def actors(self, s: Record) -> tuple[int, ...]:
        """The seats that may move now; none when the game is over."""
        mask = int(self._rules["actors"](self._on(s)))
        return tuple(seat for seat in range(s.seats) if mask >> seat & 1)

    def moves(self, s: Record, seat: int) -> list[int]:
        """The listed legal moves of a seat; none if it may not move now."""
        if seat not in self.actors(s):
            return []
        out = self._room(self.game.most_moves)
        n = self._rules["moves"](self._on(s), seat, out)
        return [int(move) for move in out[:n]]

    def legal(self, s: Record, seat: int, move: int) -> bool:
        """Whether the seat may make this move now, listed or not."""
        if seat not in self.actors(s) or not 0 <= move <= self.game.last_move:
            return False
        if self.game.has_allowed and self._rules["allowed"](self._on(s), seat, move):
            return True
        return move in self.moves(s, seat)

    def refuse(self, s: Record, seat: int, move: int) -> Mistake | None:
        """Why the seat may not make this move now; nothing if it may."""
        if not 0 <= seat < s.seats:
            return Mistake(say("no-seat-here", seat=seat))
        if not 0 <= move <= self.game.last_move:
            return Mistake(say("no-move", game=self.game.title, move=move))
        actors = self.actors(s)
        if not actors:
            return Mistake(say("game-over"))
        if seat not in actors:
            return Mistake(say("not-on-turn"))
        if self.legal(s, seat, move):
            return None
        return Mistake(self.game.words.reason(self.view(s, seat), seat, move))

    def play(self, s: Record, seat: int, move: int) -> None:
        """Carry a legal move out."""
        self._rules["play"](self._on(s), seat, move)
        s.ply += 1

    def points(self, s: Record) -> list[int]:
        """The points of every seat."""
        out = self._room(s.seats)
        self._rules["points"](self._on(s), out)
        return [int(p) for p in out]

    def winners(self, s: Record) -> tuple[int, ...]:
        """The seats that have won a finished game: the most points, or all together above 0."""
        if self.game.mode_of(s) == Mode.COOP:
            return tuple(range(s.seats)) if self.points(s)[0] > 0 else ()
        standings = self.standings(s)
        return tuple(seat for seat, standing in enumerate(standings) if standing == max(standings))

    def standings(self, s: Record) -> list[tuple[int, int]]:
        """What decides who is ahead of whom: the points, and what counts where they are equal."""
        return [(points, self.tie(s, seat)) for seat, points in enumerate(self.points(s))]

    def ranks(self, s: Record) -> list[int]:
        """The place of every seat. Who is level shares the better place: 1, 1, 3."""
        standings = self.standings(s)
        return [1 + sum(other > own for other in standings) for own in standings]

    def tie(self, s: Record, seat: int) -> int:
        """What decides between seats with equal points."""
        return int(self._rules["tie"](self._on(s), seat)) if "tie" in self._rules else 0

    def view(self, s: Record, seat: int) -> Record:
        """A copy of the record with everything blanked that the seat (-1: a spectator) may not know."""
        seen = s.copy()
        self._rules["hide"](self._on(seen), seat)
        return seen

    def guess(self, view: Record, seat: int, seed: int, number: int = 0) -> Record:
        """A full record that looks to the seat like its view, drawn at random."""
        full = view.copy()
        sow(full.rng, seed, number)
        self._rules["guess"](self._on(full), seat)
        return full

    def certain(self, view: Record, seat: int) -> bool:
        """Whether the seat knows the whole table: nothing has to be drawn for a guess."""
        full = view.copy()
        sow(full.rng, 0, 0)
        sown = full.rng.tolist()
        self._rules["guess"](self._on(full), seat)
        return full.rng.tolist() == sown


@cache
def referee_of(game: Game, mode: str = INTERPRETED) -> Referee:
    """The referee that all matches of a game share."""
    return Referee(game, mode)

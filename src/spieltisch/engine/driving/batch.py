"""Many states of one game at once, for people who train and search: arrays in, arrays out, compiled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.playouts import play_out
from spieltisch.engine.kernel.contract import actors, deal, hide, moves, play, points
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say


def deal_all(states: Any, blank: Any, seed: int, first: int) -> None:
    """Deal game first + i into state i."""
    for i in range(len(states)):
        states[i] = blank[0]
        sow(states[i].rng, seed, first + i)
        deal(states[i])


def actors_all(states: Any, masks: Any) -> None:
    """The actors of every state, as bits."""
    for i in range(len(states)):
        masks[i] = actors(states[i])


def moves_all(states: Any, seats: Any, lists: Any, counts: Any) -> None:
    """The legal moves of one seat in every state; none where that seat may not move."""
    for i in range(len(states)):
        may = seats[i] >= 0 and actors(states[i]) >> seats[i] & 1
        counts[i] = moves(states[i], seats[i], lists[i]) if may else 0


def step_all(states: Any, seats: Any, chosen: Any) -> None:
    """Make one move in every state whose seat is not negative."""
    for i in range(len(states)):
        if seats[i] >= 0:
            play(states[i], seats[i], chosen[i])
            states[i].ply += 1


def points_all(states: Any, scores: Any) -> None:
    """The points of every seat in every state."""
    for i in range(len(states)):
        points(states[i], scores[i])


def hide_all(states: Any, seats: Any) -> None:
    """Blank in every state what its seat may not know."""
    for i in range(len(states)):
        hide(states[i], seats[i])


def play_out_all(states: Any, room: int, seed: int, limit: int, lengths: Any) -> None:
    """Random moves to the end of every game."""
    out = np.empty(room, np.int32)
    choice = np.empty(4, np.uint32)
    for i in range(len(states)):
        sow(choice, seed, i)
        lengths[i] = play_out(states[i], out, choice, limit)


class Batch:
    """n states of one game. `states` is a structured array: read it, copy it, save it as you like."""

    def __init__(
        self,
        game: Game,
        n: int,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        first: int = 0,
    ) -> None:
        """Deal n games: numbers first, first + 1, … of the run `seed`."""
        self.game = game
        self.options = game.chosen(options)
        blank = game.blank(seats, options)
        self.seats = blank.seats
        self.states: NDArray[Any] = np.zeros(n, game.state.dtype)
        self._run(deal_all, blank.array, seed, first)

    def _run(self, driver: Any, *rest: Any) -> None:
        backend.bind(driver, self.game)(self.states, *rest)

    def __len__(self) -> int:
        return len(self.states)

    def copy(self) -> Self:
        """The same states again, independent of these."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__, states=self.states.copy())
        return twin

    def record(self, i: int) -> Record:
        """One state as a record that shares its memory."""
        return self.game.state(self.states[i : i + 1])

    @property
    def actors(self) -> NDArray[np.int32]:
        """The seats that may move in every state, as bits; 0 where the game is over."""
        masks = np.zeros(len(self), np.int32)
        self._run(actors_all, masks)
        return masks

    @property
    def over(self) -> NDArray[np.bool_]:
        """Where the game is over."""
        return self.actors == 0

    @property
    def first_actor(self) -> NDArray[np.int32]:
        """The lowest seat that may move in every state, -1 where the game is over."""
        masks = self.actors
        lowest = (masks & -masks).astype(np.float64)
        return np.where(masks == 0, -1, np.log2(np.maximum(lowest, 1))).astype(np.int32)

    def moves(self, seats: NDArray[np.int32]) -> tuple[NDArray[np.int32], NDArray[np.int32]]:
        """For one seat of every state: rows of legal moves, filled up with -1, and how many there are."""
        lists = np.full((len(self), self.game.room), -1, np.int32)
        counts = np.zeros(len(self), np.int32)
        self._run(moves_all, self._of_each(seats), lists, counts)
        lists[np.arange(lists.shape[1]) >= counts[:, None]] = -1
        return lists, counts

    def step(self, seats: NDArray[np.int32], chosen: NDArray[np.int32]) -> None:
        """Make one listed move in every state whose seat is not negative. If any is illegal, none is made."""
        seats, chosen = self._of_each(seats), self._of_each(chosen)
        lists, _ = self.moves(seats)
        wrong = np.flatnonzero((seats >= 0) & ((chosen < 0) | (lists != chosen[:, None]).all(axis=1)))
        if wrong.size:
            i = int(wrong[0])
            raise Mistake(say("batch-illegal", state=i, seat=int(seats[i]), move=int(chosen[i])))
        self._run(step_all, seats, chosen)

    @property
    def points(self) -> NDArray[np.int32]:
        """The points of every seat in every state."""
        scores = np.zeros((len(self), self.seats), np.int32)
        self._run(points_all, scores)
        return scores

    def views(self, seats: NDArray[np.int32]) -> NDArray[Any]:
        """The states as one seat each (-1: a spectator) may see them."""
        twin = self.copy()
        twin._run(hide_all, self._of_each(seats))
        return twin.states

    def play_out(self, seed: int = 0) -> NDArray[np.int32]:
        """Play every game to its end with random moves; the number of moves made in each."""
        lengths = np.zeros(len(self), np.int32)
        self._run(play_out_all, self.game.room, seed, self.game.longest(self.seats, self.options), lengths)
        return lengths

    def _of_each(self, numbers: Any) -> NDArray[np.int32]:
        """A number for every state, from an array or from one number for all."""
        try:
            return np.ascontiguousarray(np.broadcast_to(np.asarray(numbers, np.int32), len(self)))
        except ValueError:
            raise Mistake(say("batch-numbers", states=len(self))) from None

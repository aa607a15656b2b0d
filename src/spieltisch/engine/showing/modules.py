"""What the modules in a game's folder have: `rules`, `words`, `scene` and `advice`.

Every `view` is a record that went through `hide` for its viewer. What may be missing is left out here and asked for
with `hasattr`: of rules `allowed` and `tie`, of scenes `acts(before, view, told)`, of advice everything.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from spieltisch.engine.kernel.record import Record
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Phrase


class Rules(Protocol):
    """`rules.py`. The functions are those of `engine.kernel.contract`, in which each is described."""

    @property
    def State(self) -> type[Record]:
        """What a record is like."""

    @property
    def MOST_MOVES(self) -> int:
        """`moves` never lists more."""

    @property
    def LAST_MOVE(self) -> int:
        """No move is a larger number."""

    @property
    def deal(self) -> Callable[[Any], None]:
        """Set the table up."""

    @property
    def actors(self) -> Callable[[Any], int]:
        """The seats that may move now, as bits."""

    @property
    def moves(self) -> Callable[[Any, int, Any], int]:
        """Write the legal moves of a seat; how many."""

    @property
    def play(self) -> Callable[[Any, int, int], None]:
        """Carry a legal move out."""

    @property
    def points(self) -> Callable[[Any, Any], None]:
        """Write the points of every seat."""

    @property
    def hide(self) -> Callable[[Any, int], None]:
        """Blank what a seat may not know."""

    @property
    def guess(self) -> Callable[[Any, int], None]:
        """Fill in what was blanked."""


class Words(Protocol):
    """`words.py`: which message of the catalogue is said, and about what."""

    @property
    def READINGS(self) -> Readings:
        """How a told number is read: by the word in its declaration, the hearer's view and the number."""

    def label(self, view: Any, seat: int, move: int) -> Phrase:
        """The name of a legal move, different from all others of that moment."""

    def prompt(self, view: Any, seat: int) -> Phrase:
        """What the seat may do now, in one line."""

    def reason(self, view: Any, seat: int, move: int) -> Phrase:
        """Why the seat, whose turn it is, may not make this move, citing the rule."""


class Drawing(Protocol):
    """`scene.py`: where things are and where moves are made."""

    def draw(self, stage: Any) -> None:
        """Lay out what the stage's viewer sees."""

"""The stage: where a game lays out what one viewer sees.

A game's `scene.py` has a function `draw(stage)`. It says where things are and where a move is made; the legal moves,
their labels, the prompt, and whether a way is open or can only be asked about come with the stage.

    def draw(stage: Stage[State]) -> None:
        view = stage.view
        piles = stage.zone("piles", title=say("piles"), area="side")
        piles.heap("pile", hidden_card("deck", count=view.left), look="slot")
        stage.hand(stage.seat, say("hand"), [card(c) for c in cards_of(view, stage.seat)])
        stage.button(PASS, key="p", tone="go")

A zone is laid out from left to right and in lines from top to bottom (`put`, `line`), or by coordinates (`place`). It
is as large as what lies in it, unless it is said how large it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from typing import Any, Concatenate, Generic, Literal, ParamSpec, TypeVar, cast

from spieltisch.engine.kernel.record import Record
from spieltisch.engine.showing.modules import Rules, Words
from spieltisch.engine.showing.phrase import NOTHING, Phrase
from spieltisch.engine.showing.scene import Colour, Flag, Piece, Place, Scene, Seat, Way, Zone

State = TypeVar("State", bound=Record)
P = ParamSpec("P")
Box = tuple[float, float, float, float]

GAP = 0.15  # between things that lie side by side
CARD = (1.0, 1.4)  # width and height
FAN = 3.0  # the width of somebody else's hand

# The players in seat order.
PLAYERS: tuple[Colour, ...] = ("red", "yellow", "green", "blue", "white", "black", "wood", "grey", "gold", "")


def on(**flags: object) -> list[Flag]:
    """The flags that are true now: `on(glow=view.turn == seat, dim=is_over)`."""
    return [cast(Flag, name) for name, value in flags.items() if value]


@lru_cache(maxsize=10_000)
def exact(length: float) -> float:
    """A length without the dust of calculating. Kept, because the same ones come again in every scene."""
    return round(length, 6)


def _places(
    make: Callable[Concatenate[str, float, float, P], Place],
) -> Callable[Concatenate[Layout, str, float, float, P], str]:
    def place(layout: Layout, id: str, x: float, y: float, /, *about: P.args, **traits: P.kwargs) -> str:
        """A place by its top left corner."""
        layout.places.append(make(id, exact(x), exact(y), *about, **traits))
        return id

    return place


def _puts(make: Callable[Concatenate[str, float, float, P], Place]) -> Callable[Concatenate[Layout, str, P], str]:
    def put(layout: Layout, id: str, /, *about: P.args, **traits: P.kwargs) -> str:
        """A place at the right of what was put last."""
        found = make(id, exact(layout.x), exact(layout.y), *about, **traits)
        layout.places.append(found)
        layout.x += found.w + layout.gap
        layout.low = max(layout.low, layout.y + found.h)
        return id

    return put


def _pieces(make: Callable[P, Piece]) -> Callable[Concatenate[Layout, P], Piece]:
    def piece(layout: Layout, /, *about: P.args, **traits: P.kwargs) -> Piece:
        """A piece on a place."""
        found = make(*about, **traits)
        layout.pieces.append(found)
        return found

    return piece


class Layout:
    """A zone that is being laid out."""

    def __init__(self, zone: Zone) -> None:
        self.zone, self.gap = zone, GAP
        self.places, self.pieces = zone.places, zone.pieces
        self.x = self.y = self.low = 0.0  # where the next thing is put, and the lower edge of this line

    place = _places(Place)
    put = _puts(Place)
    piece = _pieces(Piece)

    def add(self, *pieces: Piece) -> None:
        """Pieces on places."""
        self.pieces += pieces

    def line(self, gap: float | None = None) -> None:
        """What is put from now on lies below all that was put."""
        self.x, self.y = 0.0, self.low + (self.gap if gap is None else gap)

    def skip(self, width: float) -> None:
        """Leave some room."""
        self.x += width

    def heap(self, id: str, *pieces: Piece, size: tuple[float, float] = CARD, **traits: Any) -> None:
        """A place with pieces on it."""
        self.put(id, *size, **traits)
        for piece in pieces:
            piece.at = id
        self.pieces += pieces

    def row(
        self, name: str, pieces: Sequence[Piece], slots: int = 0, size: tuple[float, float] = CARD, **traits: Any
    ) -> None:
        """Pieces side by side, on places `name-0`, `name-1` and so on; at least so many places."""
        for i in range(max(len(pieces), slots)):
            at = self.put(f"{name}-{i}", *size, **traits)
            if i < len(pieces):
                pieces[i].at = at
        self.pieces += pieces

    def grid(self, names: Sequence[str], columns: int, size: tuple[float, float] = (1.0, 1.0), **traits: Any) -> None:
        """Places in lines of so many columns."""
        for i, name in enumerate(names):
            if i and i % columns == 0:
                self.line()
            self.put(name, *size, **traits)

    def size(self, width: float, height: float) -> None:
        """How large the zone is, whatever lies in it."""
        self.zone.width, self.zone.height = width, height

    def done(self) -> Zone:
        """The zone, as large as what lies in it unless its size was said."""
        self.zone.width = self.zone.width or exact(max((place.x + place.w for place in self.places), default=1.0))
        self.zone.height = self.zone.height or exact(max((place.y + place.h for place in self.places), default=1.0))
        return self.zone


def _zones(
    make: Callable[Concatenate[str, float, float, list[Place], list[Piece], P], Zone],
) -> Callable[Concatenate[Stage[Any], str, P], Layout]:
    def zone(stage: Stage[Any], id: str, /, *about: P.args, **traits: P.kwargs) -> Layout:
        """A part of the table, to be laid out."""
        layout = Layout(make(id, 0, 0, [], [], *about, **traits))
        stage.layouts.append(layout)
        return layout

    return zone


def _panels(make: Callable[P, Seat]) -> Callable[Concatenate[Stage[Any], P], None]:
    def panel(stage: Stage[Any], /, *about: P.args, **traits: P.kwargs) -> None:
        """What stands beside a player's name."""
        stage.scene.seats.append(make(*about, **traits))

    return panel


def _ways(make: Callable[Concatenate[int, Phrase, P], Way]) -> Callable[Concatenate[Stage[Any], int, P], Way]:
    def way(stage: Stage[Any], move: int, /, *about: P.args, **traits: P.kwargs) -> Way:
        """Where a move is made. One that is not legal now can only be asked about there."""
        found = make(move, stage.label(move) if stage.is_mine else NOTHING, *about, **traits)
        stage.offer(found)
        return found

    return way


class Stage(Generic[State]):
    """What one viewer sees, as a game lays it out. Nobody's seat is -1."""

    def __init__(self, view: State, seat: int, rules: Rules, words: Words, room: int) -> None:
        self.view, self.seat = view, seat
        self.words = words
        self.is_mine = seat >= 0 and bool(rules.actors(view) >> seat & 1)  # whether the viewer may move now
        self.allowed = getattr(rules, "allowed", None)
        self._moves, self._points, self._room = rules.moves, rules.points, room
        self.layouts: list[Layout] = []
        self.scene = Scene([], [])

    zone = _zones(Zone)
    panel = _panels(Seat)
    way = _ways(Way)

    @property
    def below(self) -> int:
        """The seat from whose side the table is seen."""
        return max(self.seat, 0)

    @property
    def others(self) -> list[int]:
        """Everybody else as they sit clockwise from the viewer's left on; for a spectator all."""
        return [*range(self.seat + 1, self.view.seats), *range(self.below)]

    @cached_property
    def legal(self) -> list[int]:
        """The moves listed for the viewer. They are listed when they are first asked for."""
        out = [0] * self._room
        return out[: self._moves(self.view, self.seat, out)] if self.is_mine else []

    @cached_property
    def _legal(self) -> frozenset[int]:
        return frozenset(self.legal)

    @property
    def points(self) -> list[int]:
        """The points of every seat: final when the game is over, else the running score."""
        out = [0] * self.view.seats
        self._points(self.view, out)
        return out

    def label(self, move: int) -> Phrase:
        """What a move is called."""
        return self.words.label(self.view, self.seat, move)

    def is_legal(self, move: int) -> bool:
        """Whether the viewer may make this move now."""
        return bool(self.is_mine and self.allowed and self.allowed(self.view, self.seat, move)) or move in self._legal

    def offer(self, way: Way) -> None:
        """A way that is open if its move is legal, and else shut. Who may not move now has none."""
        if self.is_mine:
            (self.scene.ways if self.is_legal(way.move) else self.scene.shut).append(way)

    def button(
        self, move: int, key: str = "", tone: Literal["", "go", "danger"] = "", shows: Sequence[str] = ()
    ) -> None:
        """A button, where the move is legal."""
        if self.is_legal(move):
            self.scene.ways.append(Way(move, self.label(move), button=True, key=key, tone=tone, shows=list(shows)))

    def notice(self, text: Phrase | None) -> None:
        """Something that everybody should see in the middle, if there is anything."""
        if text:
            self.scene.notice = text

    def hand(self, seat: int, title: Phrase, pieces: Sequence[Piece], slots: int = 0, **traits: Any) -> Layout:
        """What somebody holds: the viewer's own side by side, at least so many places; others' as a fan."""
        name, own = f"hand-{seat}", seat == self.seat
        hand = self.zone(name, area="own" if own else "others", title=title, owner=seat, **traits)
        if own:
            hand.row(name, pieces, slots)
        else:
            hand.heap(name, *pieces, size=(FAN, CARD[1]), look="none", heap="fan", label=title)
        return hand

    def done(self) -> Scene:
        """The scene."""
        self.scene.zones = [layout.done() for layout in self.layouts]
        if self.is_mine:
            self.scene.prompt = self.words.prompt(self.view, self.seat)
        return self.scene


# Where things lie that are not in lines.


def winding(i: int, length: int) -> tuple[int, int]:
    """Column and line of the i-th place of a path that winds down in lines of some length."""
    line, along = divmod(i, length)
    return (length - 1 - along if line % 2 else along), line


def ring(i: int, side: int) -> tuple[int, int]:
    """Column and line of the i-th place of a square ring with so many steps a side, clockwise from the top left."""
    quarter, along = divmod(i, side)
    return ((along, 0), (side, along), (side - along, side), (0, side - along))[quarter]


def clockwise(seat: int, seats: int) -> list[int]:
    """All seats from one on."""
    return [(seat + i) % seats for i in range(seats)]

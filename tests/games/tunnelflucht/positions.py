"""Tunnelflucht positions in a few lines: pirates by their positions, cards by their symbols."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.games.green_box.pieces import SYMBOLS
from spieltisch.games.tunnelflucht import GAME, rules
from spieltisch.games.tunnelflucht.rules import BACK, CARDS, COPIES, COUNT, DRAW, FROM, OUT, START, STOP, State
from tests.games.telling import listening

NAMES: list[str] = list(SYMBOLS)
BEYOND = {"start": START, "out": OUT}
WORDS = {STOP: "stop", DRAW: "draw"}

# The tunnel of the examples, tiles 1 to 36.
TUNNEL = """
drop    circles bricks  hammer  wheel   arrow
arrow   wheel   hammer  drop    bricks  circles
bricks  drop    arrow   circles hammer  wheel
wheel   hammer  circles arrow   drop    bricks
circles arrow   drop    wheel   bricks  hammer
hammer  bricks  wheel   drop    circles arrow
"""
T0 = TUNNEL.split()


def dealt(seats: int = 2, number: int = 0, **options: Any) -> State:
    """The table after set-up; another one for every number."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 7, number)
    rules.deal(s)
    return s


def tunnel(s: State) -> list[str]:
    """The symbols of the tiles from the first on."""
    found = [""] * rules.TILES
    for symbol, name in enumerate(NAMES):
        for tile in members(joined(s.tiles[symbol])):
            found[tile - 1] += name
    return found


def cards(names: str) -> int:
    """Some cards by their symbols: `hammer wheel`."""
    return sum(1 << COUNT * NAMES.index(name) for name in names.split())


def position(
    crews: Sequence[str],
    hands: Sequence[str] = (),
    discard: str = "",
    pile: int | None = None,
    turn: int = 0,
    actions: int = 0,
    turns: int = 0,
    **options: Any,
) -> State:
    """A position in the tunnel T0. Pirates not named are at the start, cards not named in the pile.

    With a size of the pile the cards too many go to the hand of the last seat.
    """
    s = dealt(len(crews), **options)
    for symbol, name in enumerate(NAMES):
        split(s.tiles[symbol], sum(1 << tile for tile, face in enumerate(T0, 1) if face == name))
    for seat, line in enumerate(crews):
        put_crew(s, seat, [BEYOND[name] if name in BEYOND else int(name) for name in line.split()])
    split(s.few, sum(1 << tile for tile in range(1, OUT) if rules.crowd(s, tile) in (1, 2)))
    for seat in range(s.seats):
        s.hand[seat] = cards(hands[seat]) if seat < len(hands) else 0
    s.discard = cards(discard)
    left = CARDS - sum(rules.number(s.hand[seat]) for seat in range(s.seats)) - rules.number(s.discard)
    s.pile = left if pile is None else pile
    for _ in range(left - s.pile):
        s.hand[s.seats - 1] += first_unseen(s)
    for seat in range(s.seats):
        s.held[seat] = rules.number(s.hand[seat])
    s.turn, s.actions, s.turns = turn, actions, turns
    assert GAME.census(s) == GAME.census(dealt(len(crews), **options)), "the pieces of this position do not add up"
    return s


def put_crew(s: State, seat: int, at: list[int]) -> None:
    for place in range(rules.PLACES):
        s.crew[seat, place] = at.count(place)
    s.crew[seat, START] += rules.pirates(s) - len(at)
    split(s.on[seat], sum(1 << place for place in range(OUT) if s.crew[seat, place]))


def first_unseen(s: State) -> int:
    """A card of the pile."""
    return next(1 << COUNT * i for i in range(rules.SYMBOLS) if rules.count(rules.unseen(s), i))


# Moves.


def numbers(s: State, seat: int | None = None) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, s.turn if seat is None else seat, out)]


def word(move: int) -> str:
    """A move in a short word: `hammer 2`, `back 12`, `stop`, `draw`."""
    if move in WORDS:
        return WORDS[move]
    if move >= BACK:
        return f"back {move - BACK}"
    return f"{NAMES[move // FROM]} {'start' if move % FROM == START else move % FROM}"


def legal(s: State) -> list[str]:
    return [word(move) for move in numbers(s)]


def after(s: State, *moves: str) -> State:
    """The position after some moves of whoever is to move."""
    s = listening(s)
    for move in moves:
        options = legal(s)
        assert move in options, f"{move} is not legal here, but {options}"
        rules.play(s, s.turn, numbers(s)[options.index(move)])
    return s


# Reading a position.


def crew(s: State, seat: int) -> str:
    """Where the pirates of a seat are: `start start 9`."""
    names = {place: name for name, place in BEYOND.items()}
    found = [names.get(place, str(place)) for place in range(rules.PLACES) for _ in range(s.crew[seat, place])]
    return " ".join(found)


def hand(s: State, seat: int) -> list[str]:
    return kinds(s.hand[seat])


def kinds(some: int) -> list[str]:
    """The symbols of some cards, each as often as it is there."""
    return [name for i, name in enumerate(NAMES) for _ in range(rules.count(some, i))]


def result(s: State) -> list[int]:
    out = [9] * s.seats
    rules.points(s, out)
    return out


def over(s: State) -> bool:
    return rules.actors(s) == 0


ALL_CARDS = sorted(NAMES * COPIES)

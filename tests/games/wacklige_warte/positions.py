"""Wacklige Warte positions written as columns of cards and towers of colours."""

from __future__ import annotations

from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import split
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS
from spieltisch.games.wacklige_warte import GAME, rules
from spieltisch.games.wacklige_warte.rules import EMPTY, State
from tests.games.green_box.cards import card
from tests.games.telling import events, listening

RED, YELLOW, GREEN, BLUE = range(4)
COLOUR_NAMES = [text.in_() for text in COLOURS]
BASES = ("red", "yellow", "green", "blue")


def dealt(seats: int = 2, number: int = 0, **options: Any) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 8, number)
    rules.deal(s)
    return s


def table(
    *columns: str, towers: tuple[str, ...] = BASES, pile: int | None = None, seats: int = 2, **options: Any
) -> State:
    """Seat 0 begins. Columns list their cards from the bottom, `red, blue 4, white circles 1`; towers their cubes.

    Missing columns are empty. The pile is all the rest, or so many cards of it; then the last seat has the others.
    """
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 8, 1)
    rest = list(range(CARDS if s.options[rules.BLACK_CARDS] == rules.YES else CARDS - 9))
    wanted = [[name.strip() for name in column.split(",") if name.strip()] for column in columns]
    exact = [card(name) for column in wanted for name in column if len(name.split()) == 3]
    for c in range(rules.COLUMNS):
        for position in range(rules.ROWS):
            s.column[c, position] = EMPTY
    for c, names in enumerate(wanted):
        for name in names:
            found = _find(name, [one for one in rest if one not in exact])
            rest.remove(found)
            rules.lay(s, c, found)
    n = len(rest) if pile is None else pile
    split(s.pile, sum(1 << one for one in rest[:n]))
    hold(s, seats - 1, rest[n:])
    for colour in range(rules.COLOURS):
        s.stock[colour] = rules.CUBES
    for tower, cubes in enumerate(towers):
        for name in cubes.split():
            rules.put_cube(s, tower, COLOUR_NAMES.index(name), 0, 0)
    s.tower = rules.NOWHERE
    return s


def _find(name: str, free: list[int]) -> int:
    """A card by its whole name, or the first free one of a colour, or of a colour and a number."""
    words = name.split()
    if len(words) == 3:
        return card(name)
    fitting = [one for one in free if COLOUR[one] == COLOUR_NAMES.index(words[0])]
    return next(one for one in fitting if len(words) == 1 or NUMBER[one] == int(words[1]))


def hold(s: State, seat: int, cards: list[int]) -> None:
    """Give a seat these cards and no others."""
    split(s.hand[seat], sum(1 << one for one in cards))


def lean(s: State, tower: int, x: str, y: str = "") -> State:
    """Shift the cubes of a tower."""
    for i, place in enumerate(x.split()):
        s.x[tower, i] = int(place)
    for i, place in enumerate(y.split()):
        s.y[tower, i] = int(place)
    return s


def legal(s: State) -> list[int]:
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, s.turn, out)]


def build(s: State, colour: str, tower: int) -> State:
    """The position with a cube held above a tower (towers count from 0)."""
    return after(s, rules.BUILD + 4 * COLOUR_NAMES.index(colour) + tower)


def after(s: State, *moves: int) -> State:
    """The position after legal moves of whoever is on turn; it has heard the last of them."""
    for move in moves:
        assert rules.allowed(s, s.turn, move), f"{move} is not legal here"
        s = listening(s)
        rules.play(s, s.turn, move)
    return s


def stood(s: State, colour: str, tower: int) -> State:
    """The position after a cube landed in the very centre of a tower's top."""
    return landed(s, colour, tower, 0, 0)


def fell(s: State, colour: str, tower: int) -> State:
    """The position after a cube missed a tower."""
    return landed(s, colour, tower, 40, 0)


def landed(s: State, colour: str, tower: int, dx: int, dy: int) -> State:
    """The position after a cube landed so far from the centre of the top cube."""
    then = listening(build(s, colour, tower))
    top = then.height[tower] - 1
    rules.drop(then, then.turn, then.x[tower, top] + dx, then.y[tower, top] + dy)
    return then


def offered(s: State) -> list[tuple[int, int]]:
    """Column and position, both from 0, of the cards that may be taken now."""
    if s.phase not in (rules.TAKING, rules.CONSOLING):
        return []
    return [divmod(move - rules.TAKE, rules.ROWS) for move in legal(s) if move < rules.NONE]


def take(s: State, column: int, position: int = 0) -> State:
    return after(s, rules.TAKE + rules.ROWS * column + position)


def aim(ax: int, ay: int) -> int:
    return rules.aim_move(ax, ay)


def names(s: State, column: int) -> list[str]:
    """The cards of a column from the bottom."""
    return [CARD_NAMES[s.column[column, i]].in_() for i in range(s.filled[column])]


def idle_turn(s: State) -> State:
    """The position after a turn that takes no card, whatever is offered."""
    then = stood(s, "red", 0)
    return then if then.phase in (rules.BUILDING, rules.OVER) else after(then, rules.NONE)


def ending(s: State) -> int:
    """Why the last move ended the game, as it was told."""
    return next((event.numbers[0] for event in events(s) if event.kind is rules.ENDS), rules.GOES_ON)


def points(s: State) -> list[int]:
    out: list[Any] = [0] * s.seats
    rules.points(s, out)
    return out

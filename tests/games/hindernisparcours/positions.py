"""Hindernisparcours positions in a few lines: tiles as `r3c4`, cards as `sword 6`, moves as short words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.hindernisparcours import GAME, rules
from spieltisch.games.hindernisparcours.rules import (
    ACT,
    ALL_CARDS,
    COURSE,
    FIRE,
    GO,
    GONE,
    LAID,
    LAY,
    LEAF_CARDS,
    LEAVE,
    NO_CARD,
    OUTSIDE,
    PLAN,
    SPOTS,
    STEPS,
    STOP,
    STRIKE,
    TAKE,
    State,
)
from tests.games.telling import listening

BEYOND = {"outside": OUTSIDE, "gone": GONE}
SENSES = ("drop", "sword", "logs", "bricks", "shield", "arrow")
WORDS = {"leave": LEAVE, "fire": FIRE, "stop": STOP}


def dealt(seats: int = 2, number: int = 0, **options: Any) -> State:
    """The table after set-up; another one for every number."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 7, number)
    rules.deal(s)
    return s


def started_by(start: int, seats: int) -> State:
    """The table after set-up with the start player one wants."""
    return next(s for number in range(500) if (s := dealt(seats, number)).start == start)


# Cards.


def kind(card: int) -> str:
    """A card by what it is for, `sword 6`."""
    return f"{SENSES[SYMBOL[card]]} {NUMBER[card]}"


def kinds(cards: int) -> list[str]:
    """The cards of a set as they count."""
    return [kind(card) for card in members(cards)]


class Box:
    """The cards that have not been given to anybody yet."""

    def __init__(self, seats: int) -> None:
        """All cards of a game with so many players."""
        self.left = ALL_CARDS ^ (LEAF_CARDS if seats == 2 else 0)

    def take(self, name: str = "") -> int:
        """A card of this kind, or any card."""
        card = next(card for card in members(self.left) if not name or kind(card) == name)
        self.left ^= 1 << card
        return card


# Positions.


def race(
    at: Sequence[str],
    cards: Sequence[str],
    life: Sequence[int] | None = None,
    die: int = 5,
    step: int = 1,
    left: Sequence[int] | None = None,
    start: int = 0,
    down: Mapping[int, int] | None = None,
    turn: int = 5,
    course: str = "two_walls",
) -> State:
    """A position right after the cards of a step were revealed, and what followed by itself.

    `cards` has for every seat the card of this step, and further ones behind commas; what is not named are
    any cards. Seats that are down or gone have none.
    """
    seats = len(at)
    s, box, all_cards = dealt(seats, course=course), Box(seats), Box(seats).left
    away = (down or {}).keys() | {seat for seat in range(seats) if at[seat] == "gone"}
    plans = [[name.strip() for name in line.split(",")] if line else [] for line in cards]
    s.turn, s.start, s.die, s.phase, s.step = turn, start, die, ACT, step - 2
    s.playing = sum(1 << seat for seat in range(seats) if seat not in away)
    for seat in range(seats):
        s.at[seat] = place(s, at[seat])
        s.life[seat] = life[seat] if life else 3
        s.down[seat] = (down or {}).get(seat, 0)
        for i in range(STEPS):
            s.plan[seat, i] = NO_CARD
        if seat not in away:
            s.left[seat] = left[seat] if left else die - (step - 1)
            s.laid[seat] = LAID
            for i, name in enumerate(plans[seat], step - 1):
                s.plan[seat, i] = box.take(name)
    for seat in range(seats):
        if seat not in away:
            for i in range(step - 1, STEPS):
                if s.plan[seat, i] == NO_CARD:
                    s.plan[seat, i] = box.take()
        split(s.hand[seat], sum(1 << box.take() for _ in range(3)))
        s.held[seat] = 3
    for i in range(3 * seats):
        s.display[i] = box.take() if i < seats else NO_CARD
    s.taken = 2 * seats
    split(s.discard, box.left)
    split(s.away, ALL_CARDS)
    assert all_cards == (box.left | all_cards)
    rules.reveal(s)
    rules.go_on(s)
    assert GAME.census(s) == GAME.census(dealt(seats)), "the cards of this position do not add up"
    return s


def planning(hands: Sequence[str], die: int = 5, start: int = 0) -> State:
    """A position in which everybody has seven cards and plans; the first of each hand are as named."""
    seats = len(hands)
    s, box = dealt(seats), Box(seats)
    named = [[box.take(name.strip()) for name in line.split(",")] for line in hands]
    for seat in range(seats):
        cards = named[seat] + [box.take() for _ in range(7 - len(named[seat]))]
        split(s.hand[seat], sum(1 << card for card in cards))
        s.held[seat] = 7
    for i in range(3 * seats):
        s.display[i] = box.take() if i < seats else NO_CARD
    split(s.away, ALL_CARDS ^ box.left)
    split(s.discard, 0)
    s.die, s.start, s.phase, s.playing, s.taken = die, start, PLAN, (1 << seats) - 1, 2 * seats
    s.to_move = s.playing
    assert GAME.census(s) == GAME.census(dealt(seats)), "the cards of this position do not add up"
    return s


def place(s: State, name: str) -> int:
    """A place from `r3c4`, `outside` or `gone`."""
    if name in BEYOND:
        return BEYOND[name]
    row, column = name[1:].split("c")
    return SPOTS[s.options[COURSE]].index((int(row) - 1, int(column) - 1))


def tile(s: State, number: int) -> str:
    """The name of a place."""
    for name, beyond in BEYOND.items():
        if number == beyond:
            return name
    row, column = SPOTS[s.options[COURSE]][number]
    return f"r{row + 1}c{column + 1}"


def where(s: State) -> list[str]:
    return [tile(s, s.at[seat]) for seat in range(s.seats)]


# Moves.


def actor(s: State) -> int:
    """The one seat that may move."""
    mask = rules.actors(s)
    assert mask.bit_count() == 1
    return mask.bit_length() - 1


def numbers(s: State, seat: int) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, seat, out)]


def word(s: State, move: int) -> str:
    """A move in a short word: `r3c4`, `leave`, `strike 1`, `fire`, `stop`, `take 3`, `lay sword 6`."""
    for name, known in WORDS.items():
        if move == known:
            return name
    if move < LAY:
        return f"take {move - TAKE}"
    if move < GO:
        return f"lay {kind(move - LAY)}"
    return f"strike {move - STRIKE}" if move >= STRIKE else tile(s, move - GO)


def legal(s: State, seat: int | None = None) -> list[str]:
    seat = actor(s) if seat is None else seat
    return [word(s, move) for move in numbers(s, seat)]


def after(s: State, *moves: str, seat: int | None = None) -> State:
    """The position after some moves of whoever is to move, or of one seat; it has heard the last of them."""
    for move in moves:
        who = actor(s) if seat is None else seat
        options = legal(s, who)
        assert move in options, f"{move} is not legal here, but {options}"
        s = listening(s)
        rules.play(s, who, numbers(s, who)[options.index(move)])
    return s


def planned(s: State, *plans: str) -> State:
    """The position after all have planned; each plan names the three cards and the discard."""
    for seat, plan in enumerate(plans):
        for name in plan.split(","):
            s = after(s, f"lay {name.strip()}", seat=seat)
    return s


def randomly_until(s: State, done: Callable[[State], bool], number: int = 0) -> State:
    """The first position of a random game from here that is done or over."""
    s = s.copy()
    choice = [0] * 4
    sow(choice, 8, number)
    while rules.actors(s) and not done(s):
        acting = members(rules.actors(s))
        seat = acting[uniform(choice, len(acting))]
        listed = numbers(s, seat)
        rules.play(s, seat, listed[uniform(choice, len(listed))])
    return s


# Reading a position.


def order(s: State) -> list[int]:
    return s.order.tolist()[: s.acting]


def hand(s: State, seat: int) -> list[str]:
    return kinds(joined(s.hand[seat]))


def display(s: State) -> list[str]:
    return [kind(card) for card in s.display.tolist() if card != NO_CARD]


def discards(s: State) -> int:
    return joined(s.discard)


def pile(s: State) -> int:
    return ALL_CARDS ^ joined(s.away)


def result(s: State) -> list[int]:
    out = [9] * s.seats
    rules.points(s, out)
    return out


def symbol_and_number(cards: int) -> list[tuple[int, int]]:
    return [(SYMBOL[card], NUMBER[card]) for card in members(cards)]

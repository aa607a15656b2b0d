"""Speedy positions written as cards, and moves written as words: `go`, `play 0>1`, `draw`, `lay 2`, `wait`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import count, islice
from typing import cast

from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.games.green_box.deck import CARDS
from spieltisch.games.speedy import GAME, rules
from spieltisch.games.speedy.rules import DRAW, EMPTY, GO, LAY, PLAY, RACE, SLOTS, STACK, WAIT, State
from tests.games.green_box.cards import card, card_name
from tests.games.telling import listening

Pair = tuple[str, str]
Hands = tuple[Sequence[str], Sequence[str]]
Pile = int | Sequence[str]

FIXED = {"go": GO, "draw": DRAW, "wait": WAIT}


def start(draw: str = "hand", number: int = 0) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(2, {"draw": draw}))
    sow(s.rng, 1, number)
    rules.deal(s)
    return s


def race(tops: Pair, hands: Hands, piles: tuple[Pile, Pile] = (10, 10), draw: str = "hand") -> State:
    """A moment of the race. `""` is an empty slot; draw piles are counts, or names from the top card down."""
    s = start(draw)
    named = [*tops, *hands[0], *hands[1], *(name for pile in piles if not isinstance(pile, int) for name in pile)]
    unused = [c for c in range(CARDS) if c not in {card(name) for name in named if name}]
    for place in range(CARDS):
        s.stack[place] = EMPTY
    for seat in range(2):
        put_hand(s, seat, hands[seat])
        pile = piles[seat]
        cards = [unused.pop() for _ in range(pile)] if isinstance(pile, int) else [card(name) for name in pile]
        put_pile(s, seat, cards)
        s.top[seat] = card(tops[seat])
        rules.show(s, s.top[seat])
    for covered in unused:
        rules.show(s, covered)
        s.height[covered % 2] += 1
    s.phase = RACE
    s.awaited = rules.BOTH
    rules.go_on(s)
    return s


def put_hand(s: State, seat: int, names: Sequence[str]) -> None:
    for slot in range(SLOTS):
        name = names[slot] if slot < len(names) else ""
        s.hand[seat, slot] = card(name) if name else EMPTY


def put_pile(s: State, seat: int, cards: Sequence[int]) -> None:
    """Lay a draw pile, given from its top card down."""
    s.left[seat] = len(cards)
    for i, c in enumerate(reversed(cards)):
        s.stack[seat * STACK + i] = c


def number(name: str) -> int:
    """The move of that name."""
    word, _, rest = name.partition(" ")
    if word == "play":
        slot, pile = rest.split(">")
        return PLAY + 2 * int(slot) + int(pile)
    return LAY + int(rest) if word == "lay" else FIXED[word]


NAMES = {number(name): name for name in FIXED}
NAMES |= {number(name): name for name in (f"play {slot}>{pile}" for slot in range(SLOTS) for pile in range(2))}
NAMES |= {number(name): name for name in (f"lay {slot}" for slot in range(SLOTS))}


def legal_numbers(s: State, seat: int) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, seat, out)]


def legal(s: State, seat: int) -> str:
    """The legal moves of a seat, in words."""
    return ", ".join(NAMES[move] for move in legal_numbers(s, seat))


def after(s: State, *steps: tuple[int, str]) -> State:
    """The position after moves of seats, and what they told; every one must be legal."""
    then = listening(s)
    for seat, name in steps:
        assert number(name) in legal_numbers(then, seat), f"{name} is not legal for seat {seat}"
        rules.play(then, seat, number(name))
        then.ply += 1
    return then


def shown(code: int) -> str:
    """What lies on a place, in words."""
    if code >= EMPTY:
        return "" if code == EMPTY else "?"
    return card_name(code)


def hand(s: State, seat: int) -> list[str]:
    return [shown(code) for code in s.hand[seat].tolist()]


def tops(s: State) -> list[str]:
    return [shown(code) for code in s.top.tolist()]


def pile(s: State, seat: int) -> list[int]:
    """A draw pile from its top card down."""
    return s.stack.tolist()[seat * STACK : seat * STACK + s.left[seat]][::-1]


def score(s: State) -> list[int]:
    out = [0, 0]
    rules.points(s, out)
    return out


def view(s: State, seat: int) -> State:
    """What a seat may know."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen


def guessed(s: State, seat: int, number: int = 0) -> State:
    """One possibility a seat may imagine."""
    s = view(s, seat)
    sow(s.rng, 7, number)
    rules.guess(s, seat)
    return s


def random_race(draw: str, number: int) -> Iterator[State]:
    """Every position of a random race but the last, in which nobody moves any more."""
    s = start(draw, number)
    choice = [0] * 4
    sow(choice, 2, number)
    while s.awaited:
        yield s.copy()
        seat = uniform(choice, 2) if s.awaited == rules.BOTH else s.awaited - 1
        listed = legal_numbers(s, seat)
        rules.play(s, seat, listed[uniform(choice, len(listed))])
        s.ply += 1


def on_the_way(draw: str, number: int, steps: int) -> State:
    """A position some moves into a random race; the last one before the end if it is over by then."""
    return list(islice(random_race(draw, number), steps + 1))[-1]


def positions_where(wanted: Callable[[State], bool], n: int) -> list[State]:
    """So many positions of random races that are wanted, at most one of a race."""
    found: list[State] = []
    for number in count():
        s = next((s for s in random_race("hand" if number % 2 else "auto", number) if wanted(s)), None)
        found += [] if s is None else [s]
        if len(found) == n:
            return found
    raise AssertionError("races never run out")

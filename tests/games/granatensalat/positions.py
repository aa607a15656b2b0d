"""Granatensalat positions in a few lines: soldiers by slot and point, hands by the names of their cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.granatensalat import GAME, rules
from spieltisch.games.granatensalat.rules import (
    AWAY,
    GRENADE,
    IN_RESERVE,
    MELEE,
    MINE,
    NO,
    NOWHERE,
    ON_TABLE,
    PLACE,
    POINTS,
    SIDE,
    SLOTS,
    SNIPE,
    SOLDIERS,
    STEP,
    SYMBOLS,
    State,
)
from spieltisch.games.green_box.deck import BRICKS
from spieltisch.games.green_box.speech import SYMBOLS as NAMES
from tests.games.telling import listening

SYMBOL = {name.in_(): i for i, name in enumerate(NAMES)}
Points = Mapping[int, tuple[int, int]]


def start(seats: int = 2, seed: int = 1) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats))
    sow(s.rng, seed, 0)
    rules.deal(s)
    return s


def table(
    soldiers: Points,
    hands: Iterable[str] = (),
    seats: int = 4,
    turn: int = 0,
    pile: int | None = None,
    discard: str = "",
    seed: int = 1,
) -> State:
    """Soldiers on the table and cards in hands, seat by seat: `hammer wheel`; the rest is pile and reserve.

    With a smaller pile the cards that are in no hand and not named in `discard` are discarded, bricks last.
    """
    s = cast(State, GAME.blank(seats))
    sow(s.rng, seed, 0)
    for i in range(SLOTS):
        s.where[i], s.x[i], s.y[i] = IN_RESERVE, AWAY, AWAY
    for seat in range(seats):
        s.reserve[seat] = SOLDIERS
    for soldier in soldiers:
        bring(s, soldier, *soldiers[soldier])
    for seat, cards in enumerate(hands):
        for name in cards.split():
            s.hand[seat, SYMBOL[name]] += 1
            s.held[seat] += 1
    for name in discard.split():
        s.discard[SYMBOL[name]] += 1
    left = sum(rules.in_pile(s, symbol) for symbol in range(SYMBOLS))
    s.pile = left if pile is None else pile
    for symbol in sorted(range(SYMBOLS), key=lambda symbol: symbol == BRICKS):
        gone = min(rules.in_pile(s, symbol), left - s.pile)
        s.discard[symbol] += gone
        left -= gone
    rules.close_window(s)
    rules.clear_smoke(s)
    rules.begin_turn(s, turn)
    return s


def bring(s: State, soldier: int, x: int, y: int) -> None:
    """Let a soldier stand at a point, those before it being out of the game's sight."""
    seat, own = soldier // SOLDIERS, soldier % SOLDIERS
    s.reserve[seat] = min(s.reserve[seat], SOLDIERS - 1 - own)
    s.where[soldier], s.x[soldier], s.y[soldier] = ON_TABLE, x, y
    s.standing[seat] |= 1 << own


def code(x: int, y: int) -> int:
    """The number of a point (G1)."""
    return SIDE * y + x


def step(soldier: int, x: int, y: int) -> int:
    return STEP + POINTS * (soldier % SOLDIERS) + code(x, y)


def place(x: int, y: int) -> int:
    return PLACE + code(x, y)


def grenade(x: int, y: int) -> int:
    return GRENADE + code(x, y)


def melee(soldier: int) -> int:
    return MELEE + soldier


def snipe(soldier: int) -> int:
    return SNIPE + soldier


def mine(soldier: int) -> int:
    return MINE + soldier


def play(s: State, *moves: tuple[int, int]) -> State:
    """The position after these moves of (seat, move), each of which must be allowed."""
    after = listening(s)
    for seat, move in moves:
        assert rules.allowed(after, seat, move), (seat, move)
        rules.play(after, seat, move)
        after.ply += 1
    return after


def nobody_mines(s: State) -> State:
    """The position after everybody asked has said no."""
    after = s.copy()
    for seat in range(s.seats):
        if after.phase == rules.WINDOW and rules.actors(after) >> seat & 1:
            rules.play(after, seat, NO)
    return after


def can(s: State, seat: int, move: int) -> bool:
    return bool(rules.allowed(s, seat, move))


def listed(s: State, seat: int | None = None) -> list[int]:
    """The listed moves of a seat, by default of the one on turn."""
    out = [NOWHERE] * rules.MOST_MOVES
    return out[: rules.moves(s, s.turn if seat is None else seat, out)]


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def alive(s: State) -> list[int]:
    """The soldiers on the table."""
    return [i for i in range(SLOTS) if s.where[i] == ON_TABLE]


def taken(s: State, seat: int) -> list[int]:
    """The soldiers a seat has taken."""
    return [i for i in range(SLOTS) if s.where[i] == seat]


def view(s: State, seat: int) -> State:
    seen = s.copy()
    rules.hide(seen, seat)
    return seen

"""Lügenkarten positions in a few lines: row, hands and last bid, and moves written as `3 arrow`, `liar`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import size, split
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.pieces import SYMBOLS
from spieltisch.games.luegenkarten import GAME, rules
from spieltisch.games.luegenkarten.rules import BID, BIDDING, CHOOSE, DEAL, LIAR, NO_BID, NOBODY, SUM, TILES, State
from tests.games.telling import listening

ROW = "hammer drop wheel arrow circles bricks"  # the row of the examples, hammer is the joker
NAMES: list[str] = list(SYMBOLS)


def start(seats: int = 3, number: int = 0, **options: Any) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 1, number)
    rules.deal(s)
    return s


def table(
    hands: Sequence[str],
    bid: tuple[int, str] | int | None = None,
    turn: int = 0,
    row: str = ROW,
    cubes: Sequence[int] | None = None,
    phase: int = BIDDING,
    **options: Any,
) -> State:
    """A position in a round, most often amid the bidding.

    Hands are written `arrow 6, hammer 1` or, where numbers do not matter, `2 arrow, hammer`; an empty one
    belongs to a player who is out. Without `cubes` everybody has as many cubes as cards. The bid was made by
    the player before the one on turn, and was not the opening bid on the start tile.
    """
    s = start(len(hands), **options)
    for position, name in enumerate(row.split()):
        s.row[position] = NAMES.index(name)
    used = 0
    for seat, written in enumerate(hands):
        cards = cards_named(written, used)
        used |= cards
        split(s.hand[seat], cards)
        s.cards[seat] = size(cards)
        s.cubes[seat] = s.cards[seat] if cubes is None else cubes[seat]
    s.dealt = size(used)
    s.phase, s.turn, s.bid, s.bidder = phase, turn, NO_BID, NOBODY
    if bid is not None:
        s.bidder = next(seat for step in range(1, s.seats) if s.cubes[seat := (turn - step) % s.seats])
        s.bid = number_of(s, f"sum {bid}" if isinstance(bid, int) else f"{bid[0]} {bid[1]}") - rules.lowest_bid(s)
        s.said[s.bidder] = s.bid
    return s


def cards_named(written: str, used: int) -> int:
    """A set of cards from words, none of them in use."""
    cards = 0
    for part in filter(None, (p.strip() for p in written.split(","))):
        words = part.split()
        times = int(words.pop(0)) if words[0].isdigit() else 1
        symbol, number = NAMES.index(words[0]), int(words[1]) if len(words) > 1 else None
        for _ in range(times):
            free = (c for c in range(CARDS) if not (used | cards) >> c & 1)
            cards |= 1 << next(c for c in free if SYMBOL[c] == symbol and number in (None, NUMBER[c]))
    return cards


def number_of(s: State, name: str) -> int:
    """The move with that name: `3 arrow`, `sum 8`, `liar`, `deal`, `joker arrow`."""
    first, _, second = name.partition(" ")
    if first == "sum":
        return SUM + int(second)
    if first == "joker":
        return CHOOSE + s.row.tolist().index(NAMES.index(second))
    if name in ("liar", "deal"):
        return LIAR if name == "liar" else DEAL
    return BID + TILES * (int(first) - 1) + s.row.tolist().index(NAMES.index(second))


def name_of(s: State, move: int) -> str:
    """The name of a move."""
    if move in (LIAR, DEAL):
        return "liar" if move == LIAR else "deal"
    if move > SUM:
        return f"sum {move - SUM}"
    if move < BID:
        return f"joker {NAMES[s.row[move - CHOOSE]]}"
    return f"{(move - BID) // TILES + 1} {NAMES[s.row[(move - BID) % TILES]]}"


def legal(s: State) -> list[str]:
    """The legal moves of whoever is on turn."""
    out = [0] * GAME.most_moves
    return [name_of(s, move) for move in out[: rules.moves(s, s.turn, out)]]


def after(s: State, *names: str) -> State:
    """The position after some moves of whoever is on turn, and what the last of them told."""
    then = s.copy()
    for name in names:
        assert name in legal(then), f"{name} is not legal here"
        then = listening(then)
        rules.play(then, then.turn, number_of(then, name))
    return then


def row(s: State) -> str:
    """The row in words."""
    return " ".join(NAMES[symbol] for symbol in s.row.tolist())


def of(values: Sequence[int], s: State) -> list[int]:
    """The values of the seats at the table."""
    return [values[seat] for seat in range(s.seats)]


def view(s: State, seat: int) -> State:
    """What a seat sees."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen

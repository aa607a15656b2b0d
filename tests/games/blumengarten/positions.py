"""Blumengarten positions in a few lines: hands, rows, flowers; moves written as `grow green wheel 3 new`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.games.blumengarten import GAME, rules
from spieltisch.games.blumengarten.rules import (
    ALL_CARDS,
    COLOURS,
    DECK,
    EXCHANGE,
    FINISH,
    FLOWERS,
    GROW,
    NAME,
    NO_BED,
    PLANT,
    RANKS,
    ROWS,
    State,
)
from spieltisch.games.green_box.deck import CARDS
from tests.games.green_box.cards import COLOURS as COLOUR_NAMES, card as deck_card, card_name
from tests.games.telling import listening

BY_DECK = {DECK[card]: card for card in range(CARDS)}
COLOUR = {COLOUR_NAMES[colour]: colour for colour in range(COLOURS)}


def card(name: str) -> int:
    """The card with that name, `green wheel 3`."""
    return BY_DECK[deck_card(name)]


def cards(written: str) -> int:
    """A set of cards, `green wheel 3, yellow wheel 1`."""
    return sum(1 << card(name.strip()) for name in written.split(",") if name.strip())


def named(things: int) -> list[str]:
    """The names of a set of cards."""
    return sorted(card_name(DECK[one]) for one in members(things))


def start(seats: int = 2, number: int = 0) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats))
    sow(s.rng, 1, number)
    rules.deal(s)
    return s


def table(
    hands: Sequence[str],
    rows: Sequence[str] = (),
    supply: Sequence[dict[str, int]] = (),
    stock: dict[str, int] | None = None,
    garden: Sequence[str] = (),
    discard: str = "",
    pile: str | None = None,
    emptied: int = 0,
    turn: int = 0,
) -> State:
    """A position at the beginning of a turn.

    Cards that are not named are in the pile; if the pile is named, they lie as beds in the last player's garden.
    Flowers that are not named are in stock. Beds hold flowers of their colour, jokers red ones.
    """
    s = start(len(hands))
    s.turn = turn
    s.emptied = emptied
    rest = ALL_CARDS
    for one in range(CARDS):
        s.bed[one] = NO_BED
    for seat, written in enumerate(hands):
        held = cards(written)
        split(s.hand[seat], held)
        s.held[seat] = len(members(held))
        rest ^= held
    for written in rows:
        lying = cards(written)
        symbol = members(lying)[0] // RANKS
        slot = next(slot for slot in range(ROWS) if s.row[symbol, slot] == 0)
        s.row[symbol, slot] = lying >> RANKS * symbol
        rest ^= lying
    split(s.discard, cards(discard))
    rest ^= cards(discard)
    for seat, written in enumerate(garden):
        for one in members(cards(written)):
            lay_bed(s, seat, one)
            rest ^= 1 << one
    if pile is not None:
        for one in members(rest & ~cards(pile)):
            s.bed[one] = COLOURS * (s.seats - 1)
        rest &= cards(pile)
    split(s.pile, rest)
    s.left = len(members(rest))
    lay_flowers(s, supply, stock or {})
    return s


def lay_bed(s: State, seat: int, one: int) -> None:
    colour = rules.CARD_COLOUR[one] if rules.CARD_COLOUR[one] < COLOURS else 0
    s.bed[one] = COLOURS * seat + colour
    s.planted[seat] += rules.CARD_NUMBER[one]


def lay_flowers(s: State, supply: Sequence[dict[str, int]], stock: dict[str, int]) -> None:
    for seat, flowers in enumerate(supply):
        for name, n in flowers.items():
            s.supply[seat, COLOUR[name]] = n
    for name, colour in COLOUR.items():
        taken = sum(s.supply[seat, colour] for seat in range(s.seats))
        s.stock[colour] = stock.get(name, FLOWERS - taken)


def number_of(s: State, name: str) -> int:
    """The move with that name.

    `grow green wheel 3 new`, `grow yellow wheel 1 row 0`, `plant yellow hammer 2`, `plant white hammer 4 red`,
    `put red arrow 5`, `finish`, `name red`.
    """
    verb, *rest = name.split()
    if verb == "finish":
        return FINISH
    if verb == "name":
        return NAME + COLOUR[rest[0]]
    one = card(" ".join(rest[:3]))
    if verb == "put":
        return EXCHANGE + one
    if verb == "plant":
        colour = COLOUR[rest[3]] if len(rest) > 3 else rules.CARD_COLOUR[one]
        return PLANT + COLOURS * one + colour
    free = next(slot for slot in range(ROWS) if s.row[one // RANKS, slot] == 0)
    return GROW + ROWS * one + (free if rest[3] == "new" else int(rest[4]))


def legal(s: State) -> list[int]:
    """The legal moves of whoever is on turn."""
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, s.turn, out)]


def may(s: State, name: str) -> bool:
    return number_of(s, name) in legal(s)


def after(s: State, *names: str) -> State:
    """The position after some moves of whoever is on turn, with what they told."""
    then = listening(s)
    for name in names:
        assert may(then, name), f"{name} is not legal here"
        rules.play(then, then.turn, number_of(then, name))
    return then


def hand(s: State, seat: int) -> list[str]:
    return named(joined(s.hand[seat]))


def supply(s: State, seat: int) -> dict[str, int]:
    """The flowers in a supply, by colour."""
    return {name: s.supply[seat, colour] for name, colour in COLOUR.items() if s.supply[seat, colour]}


def garden(s: State, seat: int) -> list[tuple[int, int]]:
    """The beds of a seat: card and colour of its flowers."""
    return [(one, bed % COLOURS) for one, bed in enumerate(s.bed.tolist()) if bed >= 0 and bed // COLOURS == seat]


def row(s: State, symbol: int, slot: int = 0) -> list[str]:
    return named(s.row[symbol, slot] << RANKS * symbol)


def discards(s: State) -> list[str]:
    return named(joined(s.discard))


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def view(s: State, seat: int) -> State:
    """What a seat sees."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen

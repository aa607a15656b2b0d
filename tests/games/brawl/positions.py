"""Brawl positions in a few words: Bases with their strings, cards by name, and moves like `draw` or `end 0.1`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.brawl import GAME, rules, words
from spieltisch.games.brawl.decks import BLOCK, COLOURS, FREEZE, HIT, HIT2, HOLD, KINDS, NAMES, PRESS
from spieltisch.games.brawl.rules import AT_END, AT_SIDE, DISCARD, DRAW, NUMBERS, ON_BASE, PICK, READY, State
from spieltisch.games.brawl.scene import string_of
from tests.games.telling import listening

CARDS = {words.CARD_NAMES[card].in_(): card for card in range(KINDS)}
SORTS = {"H": HIT, "2": HIT2, "B": BLOCK, "P": PRESS}
FIXED = {"ready": READY, "draw": DRAW, "discard": DISCARD}


@dataclass
class Base:
    """A Base: its owner, the strings at both ends (`red HH2B`), whether it is frozen, what lies on it."""

    owner: int
    one: str = ""
    other: str = ""
    frozen: bool = False
    on: tuple[str, ...] = ()


def start(*decks: str, number: int = 0, **options: Any) -> State:
    """The table when everybody has chosen a deck: a name for each seat."""
    s = dealt(len(decks), number, **options)
    for seat, deck in enumerate(decks):
        rules.play(s, seat, PICK + NAMES.index(deck))
    return s


def dealt(seats: int, number: int = 0, **options: Any) -> State:
    """The table after the deal."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 1, number)
    rules.deal(s)
    return s


def laid(*rows: list[Base], seats: int = 2, turn: int = 0, deck: str = "Darwin", **options: Any) -> State:
    """A moment of a game with these Bases from west to east in every row, their numbers in that order."""
    s = start(*[deck] * seats, **options)
    rules.clear_table(s)
    rules.set_up(s, (1 << seats) - 1)
    for row, bases in enumerate(rows):
        for number in (3 * row, 3 * row + 1):
            rules.sweep(s, number)
        s.lying[row] = s.numbered[row] = 0
        for base in bases:
            lay_base(s, row, base)
        if not rules.spots_for(s, row, FREEZE):
            s.closed |= 1 << row
    s.phase = rules.PLAY
    s.turn = turn
    s.awaited = 1 << turn if s.options[rules.MODE] == rules.TRAINING else (1 << seats) - 1
    return s


def lay_base(s: State, row: int, base: Base) -> None:
    rules.add_base(s, row, rules.EAST, base.owner)
    at = s.line[row, s.lying[row] - 1]
    for end, string in enumerate((base.one, base.other)):
        colour, _, sorts = string.partition(" ")
        for sort in sorts:
            card = PRESS if sort == "P" else SORTS[sort] + ("red", "green", "blue").index(colour)
            assert rules.FOLLOWS[card, s.string[2 * at + end]], f"{string} cannot be"
            rules.lengthen(s, 2 * at + end, card)
    s.frozen[at] = base.frozen
    for name in base.on:
        s.modifiers[at, CARDS[name] - HOLD] += 1


def holding(s: State, seat: int, card: str) -> State:
    """The seat has drawn this card."""
    then = s.copy()
    then.held[seat] = CARDS[card]
    then.left[seat] -= 1
    if CARDS[card] != FREEZE and not then.unseen[seat, CARDS[card]]:
        then.unseen[seat, CARDS[card]] = 1
    return then


def discarded(s: State, seat: int, *cards: str) -> State:
    """The seat's discards, the top card last."""
    then = s.copy()
    for place, card in enumerate(cards):
        then.discards[seat, place] = CARDS[card]
    then.discarded[seat] = len(cards)
    return then


def without_deck(s: State, *seats: int) -> State:
    """These seats have drawn all their cards."""
    then = s.copy()
    for seat in seats:
        then.left[seat] = 0
        for kind in range(len(then.unseen[seat])):
            then.unseen[seat, kind] = 0
    return then


def number(name: str) -> int:
    """The move of that name: `draw`, `pick Pearl`, `end 0.1`, `on 2`, `west`; `row 3 on 2` where there are rows."""
    if name in FIXED:
        return FIXED[name]
    word, _, rest = name.partition(" ")
    row = 0
    if word == "pick":
        return PICK + NAMES.index(rest)
    if word == "row":
        row, rest = int(rest[0]), rest[2:]
        word, _, rest = rest.partition(" ")
    if word == "end":
        base, end = rest.split(".")
        return AT_END + 2 * (row * NUMBERS + int(base)) + int(end)
    return ON_BASE + row * NUMBERS + int(rest) if word == "on" else AT_SIDE + 2 * row + ("west", "east").index(word)


def name_of(move: int, rows: int = 1) -> str:
    """The name of a move."""
    fixed = {move: name for name, move in FIXED.items()}
    if move in fixed:
        return fixed[move]
    if move < READY:
        return f"pick {NAMES[move]}"
    row, base, end = words.where(move)
    prefix = f"row {row} " if rows > 1 else ""
    if base < 0:
        return prefix + ("west", "east")[end]
    return prefix + (f"on {base}" if end < 0 else f"end {base}.{end}")


def legal_numbers(s: State, seat: int) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, seat, out)]


def legal(s: State, seat: int) -> str:
    """The legal moves of a seat, in words."""
    return ", ".join(name_of(move, s.rows) for move in legal_numbers(s, seat))


def plays(s: State, seat: int, card: str) -> str:
    """Where the seat may play a card it has drawn."""
    return ", ".join(name for name in legal(holding(s, seat, card), seat).split(", ") if name != "discard")


def after(s: State, *steps: tuple[int, str]) -> State:
    """The position after moves of seats, and what was told; every move must be legal."""
    then = listening(s)
    for seat, name in steps:
        assert number(name) in legal_numbers(then, seat), f"{name} is not legal for seat {seat}: {legal(then, seat)}"
        rules.play(then, seat, number(name))
        then.ply += 1
    return then


def actors(s: State) -> list[int]:
    return [seat for seat in range(s.seats) if rules.actors(s) >> seat & 1]


def score(s: State) -> list[int]:
    """The points of every seat, as the table lies."""
    out = [0] * s.seats
    rules.points(s, out)
    return out


def sides(s: State, row: int) -> tuple[int, int]:
    """The two players of a row."""
    return rules.whose(s, row, 0), rules.whose(s, row, 1)


def line(s: State, row: int = 0) -> list[int]:
    """The numbers of the Bases from west to east."""
    return [s.number[base] for base in words.from_west(s, row)]


def string(s: State, number: int, end: int, row: int = 0) -> str:
    """What lies at an end: `red HH2B`."""
    cards = string_of(s, 2 * words.lies_at(s, row, number) + end)
    sorts = "".join("H2BP"[card // COLOURS] for card in cards)
    return f"{words.COLOUR_NAMES[cards[0] % COLOURS].in_('en')} {sorts}" if cards else "–"


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

"""Brooke positions in a few lines: cards with the face that is up, dice by their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.brooke import GAME, rules
from spieltisch.games.brooke.rules import BLUE, CARD, CELLS, DIE, FIX, NEXT, PAIR, RED, SIDES, State
from tests.games.telling import lines, listening

COLOURS = {"blue": BLUE, "red": RED}


def dealt(number: int = 0, **options: Any) -> State:
    """The table after set-up; another one for every number."""
    s = cast(State, GAME.blank(2, options))
    sow(s.rng, 7, number)
    rules.deal(s)
    return s


def position(
    cards: str,
    blue: Sequence[str] = ("", "", ""),
    red: Sequence[str] = ("", "", ""),
    turn: str = "blue",
    taken: Sequence[int] = (0, 0),
    rolled: Sequence[int] = (0, 0),
    round: int = 1,
    won: Sequence[Sequence[int]] = ((), ()),
    tied: Sequence[int] = (),
    **options: Any,
) -> State:
    """A position with `cards` like `7 blue, 1 red, 2 blue`, numbered from 1, and dice like `6 1` at each of them.

    `taken` are dice taken from the reserves. Dice not named are in the supply, cards not named in the pile.
    """
    s = dealt(**options)
    for slot, entry in enumerate(cards.split(", ")):
        number, face = entry.split()
        s.card[slot], s.face[slot] = int(number) - 1, COLOURS[face]
    for colour, placed in enumerate((blue, red)):
        values = [(slot, int(value)) for slot, line in enumerate(placed) for value in line.split()]
        for slot, value in values:
            rules.put(s, colour, cell(slot, value))
        s.supply[colour] = 4 + taken[colour] - len(values)
        s.reserve[colour] = 2 - taken[colour]
        s.rolled[colour] = rolled[colour]
        s.won[colour] = cards_set(won[colour])
    s.turn, s.round, s.tied = COLOURS[turn], round - 1, cards_set(tied)
    s.pile = rules.ALL_CARDS & ~(cards_set([card + 1 for card in s.card]) | s.won[BLUE] | s.won[RED] | s.tied)
    s.start = s.turn
    assert GAME.census(s) == GAME.census(dealt(**options)), "the pieces of this position do not add up"
    return s


def cards_set(cards: Sequence[int]) -> int:
    return sum(1 << card - 1 for card in cards)


def cell(slot: int, value: int) -> int:
    return SIDES * slot + value - 1


# Moves: `place 0 5`, `die 2 1`, `fix 2 6`, `swap 0 4 1 2`, `turn 1`, `next`.


def word(move: int) -> str:
    if move == NEXT:
        return "next"
    if move >= PAIR:
        return "swap " + " ".join(f"{at // SIDES} {at % SIDES + 1}" for at in divmod(move - PAIR, CELLS))
    if move >= CARD:
        return f"turn {move - CARD}"
    base, name = (FIX, "fix") if move >= FIX else (DIE, "die") if move >= DIE else (0, "place")
    return f"{name} {(move - base) // SIDES} {(move - base) % SIDES + 1}"


def actor(s: State) -> int:
    return {1: BLUE, 2: RED}[rules.actors(s)]


def legal(s: State) -> list[str]:
    return [word(move) for move in numbers(s)]


def numbers(s: State) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, actor(s), out)]


def after(s: State, *moves: str) -> State:
    """The position after some moves of whoever is to move."""
    s = listening(s)
    for move in moves:
        options = legal(s)
        assert move in options, f"{move} is not legal here, but {options}"
        census = GAME.census(s)
        rules.play(s, actor(s), numbers(s)[options.index(move)])
        assert GAME.census(s) == census
    return s


def told(s: State, move: str, viewer: int = -1, language: str = "en") -> list[str]:
    """What is told of a move; BLUE is Ann and RED is Bela."""
    return lines(GAME, after(s, move), viewer, language)


# Reading a position.


def dice(s: State, colour: int) -> list[str]:
    """The values of a colour's dice at each card: `["6 1", "", "4"]`."""
    counts = s.dice[colour].tolist()
    at = [[v for v in range(6, 0, -1) for _ in range(counts[cell(slot, v)])] for slot in range(3)]
    return [" ".join(map(str, values)) for values in at]


def faces(s: State) -> list[str]:
    return [list(COLOURS)[face] for face in s.face.tolist()]


def totals(s: State, slot: int) -> tuple[int, int]:
    return rules.total(s, BLUE, slot), rules.total(s, RED, slot)


def cards_of(mask: int) -> list[int]:
    return [card + 1 for card in range(12) if mask >> card & 1]


def winners(s: State) -> list[int]:
    """Who wins by points and tie-break."""
    out = [0, 0]
    rules.points(s, out)
    keys = [(out[seat], rules.tie(s, seat)) for seat in (BLUE, RED)]
    return [seat for seat in (BLUE, RED) if keys[seat] == max(keys)]

"""Tempel des Todes positions in a few lines: tiles, archaeologists and cards by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.kernel.sets import joined, members, split
from spieltisch.games.tempel_des_todes import GAME, rules, words
from spieltisch.games.tempel_des_todes.rules import DEAD, FRONT, NEW_CARDS, OUT, PLAY_CARD, TILES, USE_POINT, State
from tests.games.green_box.cards import COLOURS, SYMBOLS
from tests.games.telling import listening

COLOUR_NAMES = list(COLOURS)
SYMBOL_NAMES = list(SYMBOLS)
BEYOND = {"front": FRONT, "out": OUT, "dead": DEAD}

Named = Mapping[str, str] | Iterable[str]


def dealt(seats: int = 1, number: int = 0, **options: Any) -> State:
    """The table after set-up; another one for every number."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 7, number)
    rules.deal(s)
    return s


def started_by(start: int, seats: int) -> State:
    """The table after set-up with the start player one wants."""
    return next(s for number in range(500) if (s := dealt(seats, number)).start == start)


def temple(
    open: Named | None = None,
    flipped: Named = (),
    cubes: Mapping[str, str] | None = None,
    others: str = "dead",
    relics: Iterable[str] = (),
    collected: int = 0,
    row: Iterable[str] = (),
    pile: Iterable[str] | None = None,
    hand: Iterable[str] = (),
    seats: int = 1,
    **options: Any,
) -> State:
    """A position of seat 0, who begins. Tiles not named are gone; without `open` all are as dealt.

    `cubes` names one or two places of a colour, `{"red": "9.1", "blue": "front 2.1"}`; whoever is not
    named is where `others` says. Relics and temple cards go by colour and symbol, movement cards of the
    hand by their full names. Temple cards neither in the row nor in a given `pile` are discarded.
    """
    s = dealt(seats, **options)
    if open is not None:
        lay_tiles(s, open, flipped)
    for cube in range(rules.CUBES):
        s.cube[cube] = BEYOND[others]
    for colour, places in (cubes or {}).items():
        for i, name in enumerate(places.split()):
            s.cube[2 * COLOUR_NAMES.index(colour) + i] = place(s, name)
    s.relics = sum(1 << relic(name) for name in relics)
    left = [r for r in range(rules.DECK) if not s.relics >> r & 1]
    s.collected = sum(1 << r for r in left[:collected])
    s.relic_pile = rules.WHOLE_DECK ^ s.relics ^ s.collected
    lay_row(s, [temple_card(name) for name in row])
    if pile is not None:
        unseen, s.temple_pile = s.temple_pile, sum(1 << temple_card(name) for name in pile)
        s.temple_discard = unseen ^ s.temple_pile
    for seat in range(seats):
        s.hand[seat] = s.held[seat] = 0
    s.hand[0] = sum(1 << movement(name) for name in hand)
    s.held[0] = len(list(hand))
    s.start = s.turn = 0
    assert GAME.census(s) == GAME.census(dealt(seats, **options)), "the pieces of this position do not add up"
    return s


def lay_tiles(s: State, open: Named, flipped: Named) -> None:
    """The named tiles with their symbols; symbols that are left go to the other tiles."""
    faces = {name: symbol for tiles in (open, flipped) if isinstance(tiles, Mapping) for name, symbol in tiles.items()}
    named = {place(s, name): SYMBOL_NAMES.index(symbol) for name, symbol in faces.items()}
    used = list(named.values())
    left = iter([symbol for symbol in range(6) for _ in range(6 - used.count(symbol))])
    symbol_at = [named[tile] if tile in named else next(left) for tile in range(TILES)]
    for symbol in range(6):
        tiles = sum(1 << tile for tile in range(TILES) if symbol_at[tile] == symbol)
        split(s.symbols[symbol], tiles)
    split(s.open, sum(1 << place(s, name) for name in open))
    split(s.flipped, sum(1 << place(s, name) for name in flipped))


def lay_row(s: State, cards: list[int]) -> None:
    for i in range(rules.DECK):
        s.row[i] = cards[i] if i < len(cards) else 0
    s.row_length = len(cards)
    s.temple_pile = rules.WHOLE_DECK ^ sum(1 << card for card in cards)


def place(s: State, name: str) -> int:
    """A tile from `6.2`, or `front`, `out`, `dead`."""
    if name in BEYOND:
        return BEYOND[name]
    row, k = name.split(".")
    return rules.PLACE[s.options[rules.TEMPLE]].index((int(row), int(k)))


def relic(name: str) -> int:
    """The number of a relic, `red hammer`."""
    return next(i for i in range(rules.DECK) if words.RELIC_NAMES[i].in_() == name)


def temple_card(name: str) -> int:
    """The number of a temple card, `black drop`."""
    return next(i for i in range(rules.DECK) if words.TEMPLE_NAMES[i].in_() == name)


def movement(name: str) -> int:
    """The number of a movement card, `red arrow 1`."""
    return next(i for i in range(rules.DECK) if words.MOVEMENT_NAMES[i].in_() == name)


# Moving on.


def legal_numbers(s: State) -> list[int]:
    out = [-1] * GAME.most_moves
    return out[: rules.moves(s, s.turn, out)]


def legal(s: State) -> list[str]:
    """The legal moves of whoever is on turn, as labelled, without what the tiles show."""
    return [words.label(s, s.turn, move).in_().split(" (")[0] for move in legal_numbers(s)]


def after(s: State, *labels: str) -> State:
    """The position after some moves, each written as its label; what a tile shows may be left out."""
    s = listening(s)
    for label in labels:
        assert label in legal(s), f"{label} is not legal here, but {legal(s)}"
        rules.play(s, s.turn, legal_numbers(s)[legal(s).index(label)])
    return s


def holding(s: State, *cards: str) -> State:
    """The same position with other movement cards in the hand of seat 0."""
    s = s.copy()
    s.hand[0], s.held[0] = sum(1 << movement(name) for name in cards), len(cards)
    return s


def steps(s: State, name: str) -> list[str]:
    """The first steps a movement card would offer in this position; none if its points are lost."""
    played = after(holding(s, name, "black drop 2"), f"play {name}")
    return legal(played) if played.phase == USE_POINT else []


def settled(s: State) -> State:
    """The position after the end of the round, before new cards come; or at the first choice of a tile."""
    s = listening(s)
    rules.end_round(s)
    return s


def next_round(s: State) -> State:
    """The position after the end of the round with the new cards; without a choice on the way."""
    s = settled(s)
    assert s.phase == NEW_CARDS
    rules.new_cards(s)
    return s


def randomly_until(s: State, done: Callable[[State], bool], number: int = 0) -> State:
    """The first position of a random game from here that is done or over."""
    s = s.copy()
    choice = [0] * 4
    sow(choice, 8, number)
    while rules.actors(s) and not done(s):
        listed = legal_numbers(s)
        rules.play(s, s.turn, listed[uniform(choice, len(listed))])
    return s


def at_round(s: State, rounds: int, number: int = 0) -> State:
    """The first position of a random game in which so many rounds are over and new cards dealt."""
    return randomly_until(s, lambda s: s.rounds >= rounds and s.phase == PLAY_CARD, number)


# Reading a position.


def names(s: State, tiles: int) -> str:
    """A set of tiles in words: `1.4 3.2`."""
    return " ".join(words.tile_name(s, tile) for tile in members(tiles))


def open_names(s: State) -> str:
    return names(s, joined(s.open))


def flipped_names(s: State) -> str:
    return names(s, joined(s.flipped))


def where(s: State, colour: str) -> list[str]:
    """The places of the two archaeologists of a colour."""
    beyond = {number: name for name, number in BEYOND.items()}
    first = 2 * COLOUR_NAMES.index(colour)
    return [beyond.get(p) or words.tile_name(s, p) for p in (s.cube[first], s.cube[first + 1])]


def row_names(s: State) -> list[str]:
    return [words.TEMPLE_NAMES[c].in_() for c in s.row.tolist()[: s.row_length]]


def relic_names(relics: int) -> list[str]:
    return [words.RELIC_NAMES[r].in_() for r in members(relics)]


def result(s: State) -> int:
    """The points of every seat, which are one number."""
    out = [99] * s.seats
    rules.points(s, out)
    assert len(set(out)) == 1
    return out[0]

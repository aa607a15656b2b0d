"""The Green Box parts as pieces of a scene: cards, tiles and cubes, and the colours of the players.

A card is 1 wide and 1.4 high, a tile 1 by 1. An open card is called `card-17` wherever it lies, so that it
can be seen travelling. A hidden one must be called after its place, or its name would betray it.
"""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.engine.phrase import Phrase
from spieltisch.engine.scene import Colour, Flag, Piece, Symbol
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL
from spieltisch.games.green_box.speech import CARD_NAMES, CUBE_NAMES, HIDDEN_CARD, HIDDEN_TILE, TILE_NAMES

CARD_WIDTH, CARD_HEIGHT = 1.0, 1.4
TILE = 1.0
GAP = 0.15  # between cards or tiles that lie side by side

COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue", "white", "black")
SYMBOLS: tuple[Symbol, ...] = ("drop", "hammer", "circles", "bricks", "wheel", "arrow")

# The players in seat order, after the four colours of the cubes those of other wood.
PLAYERS: tuple[Colour, ...] = (*COLOURS, "wood", "grey")

# What is printed on each card.
FACES = tuple((COLOURS[COLOUR[card]], SYMBOLS[SYMBOL[card]], int(NUMBER[card])) for card in range(CARDS))


def card_id(card: int) -> str:
    """The id of an open card."""
    return f"card-{card}"


def card_piece(card: int, id: str, at: str, flags: Iterable[Flag] = (), label: Phrase | None = None) -> Piece:
    """An open card with everything that is printed on it."""
    colour, symbol, number = FACES[card]
    return Piece(id, "card", at, colour, symbol, number, list(flags), label or CARD_NAMES[card])


def hidden_card(id: str, at: str, count: int = 1, flags: Iterable[Flag] = (), label: Phrase = HIDDEN_CARD) -> Piece:
    """The back of a card, or of a pile of `count` cards."""
    return Piece(id, "card", at, flags=["back", *flags], label=label, count=count)


def tile_piece(symbol: int, id: str, at: str, flags: Iterable[Flag] = (), label: Phrase | None = None) -> Piece:
    """A tile with its green front up."""
    return Piece(id, "tile", at, "green", SYMBOLS[symbol], flags=list(flags), label=label or TILE_NAMES[symbol])


def hidden_tile(id: str, at: str, count: int = 1, flags: Iterable[Flag] = (), label: Phrase = HIDDEN_TILE) -> Piece:
    """The back of a tile, or of a pile of `count` tiles."""
    return Piece(id, "tile", at, flags=["back", *flags], label=label, count=count)


def cube_piece(
    colour: int, id: str, at: str, count: int = 1, flags: Iterable[Flag] = (), label: Phrase | None = None
) -> Piece:
    """A wooden cube, or a heap of `count` equal ones."""
    return Piece(id, "cube", at, COLOURS[colour], flags=list(flags), label=label or CUBE_NAMES[colour], count=count)

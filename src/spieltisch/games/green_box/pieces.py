"""The Green Box parts as pieces of a scene: cards, tiles and cubes.

An open card is called `card-17` wherever it lies, so that it can be seen travelling. A hidden one must be called after
its place, or its name would betray it.
"""

from collections.abc import Sequence

from spieltisch.engine.showing.phrase import Phrase
from spieltisch.engine.showing.scene import Colour, Flag, Piece, Symbol
from spieltisch.engine.showing.stage import PLAYERS
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import COLOUR, NUMBER, SYMBOL

Flags = Sequence[Flag]
Label = Phrase | None  # None: as the box calls it

COLOURS: tuple[Colour, ...] = PLAYERS[:6]
SYMBOLS: tuple[Symbol, ...] = ("drop", "hammer", "circles", "bricks", "wheel", "arrow")


def card_id(card: int) -> str:
    """The id of an open card."""
    return f"card-{card}"


def card_piece(card: int, at: str = "", flags: Flags = (), label: Label = None, id: str = "") -> Piece:
    """An open card with everything that is printed on it."""
    colour, symbol, number = COLOURS[COLOUR[card]], SYMBOLS[SYMBOL[card]], int(NUMBER[card])
    name = label or speech.CARD_NAMES[card]
    return Piece(id or card_id(card), "card", at, colour, symbol, number, list(flags), name)


def hidden_card(id: str, at: str = "", count: int = 1, flags: Flags = (), label: Phrase = speech.HIDDEN_CARD) -> Piece:
    """The back of a card, or of a pile of `count` cards."""
    return Piece(id, "card", at, flags=["back", *flags], label=label, count=count)


def tile_piece(symbol: int, id: str, at: str = "", flags: Flags = (), label: Label = None, count: int = 1) -> Piece:
    """A tile with its green front up."""
    name = label or speech.TILE_NAMES[symbol]
    return Piece(id, "tile", at, "green", SYMBOLS[symbol], flags=list(flags), label=name, count=count)


def hidden_tile(id: str, at: str = "", count: int = 1, flags: Flags = (), label: Phrase = speech.HIDDEN_TILE) -> Piece:
    """The back of a tile, or of a pile of `count` tiles."""
    return Piece(id, "tile", at, flags=["back", *flags], label=label, count=count)


def cube_piece(colour: int, id: str, at: str = "", flags: Flags = (), label: Label = None, count: int = 1) -> Piece:
    """A wooden cube, or a heap of `count` equal ones."""
    name = label or speech.CUBE_NAMES[colour]
    return Piece(id, "cube", at, PLAYERS[colour], flags=list(flags), label=name, count=count)

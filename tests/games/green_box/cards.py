"""Cards of the Green Box in words, as positions name them."""

from __future__ import annotations

from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL

COLOURS = ("red", "yellow", "green", "blue", "white", "black")
SYMBOLS = ("drop", "hammer", "circles", "bricks", "wheel", "arrow")


def card_name(card: int) -> str:
    """A card in words: `red hammer 6`."""
    return f"{COLOURS[COLOUR[card]]} {SYMBOLS[SYMBOL[card]]} {NUMBER[card]}"


_BY_NAME = {card_name(card): card for card in range(CARDS)}


def card(name: str) -> int:
    """The card with that name."""
    return _BY_NAME[name]

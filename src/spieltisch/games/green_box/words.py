"""The names of the Green Box parts in German and English, and cards written in words."""

from __future__ import annotations

from spieltisch.engine.text import Text
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL

COLOURS = (
    Text("Rot", "red"),
    Text("Gelb", "yellow"),
    Text("Grün", "green"),
    Text("Blau", "blue"),
    Text("Weiß", "white"),
    Text("Schwarz", "black"),
)

SYMBOLS = (
    Text("Tropfen", "drop"),
    Text("Hammer", "hammer"),
    Text("Kreise", "circles"),
    Text("Ziegel", "bricks"),
    Text("Rad", "wheel"),
    Text("Pfeil", "arrow"),
)


def card_name(card: int) -> Text:
    """A card in words: `Rot Hammer 6`, `red hammer 6`."""
    colour, symbol, number = COLOURS[COLOUR[card]], SYMBOLS[SYMBOL[card]], NUMBER[card]
    return Text(f"{colour.de} {symbol.de} {number}", f"{colour.en} {symbol.en} {number}")


_BY_NAME = {card_name(card).en: card for card in range(CARDS)}


def card(name: str) -> int:
    """The card with that English name, `red hammer 6`."""
    return _BY_NAME[name]


AND = Text("und", "and")


def listed(texts: list[Text], link: Text = AND) -> Text:
    """Several names in one: `a, b und c`, `a, b and c`."""

    def joined(parts: list[str], last: str) -> str:
        return parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} {last} {parts[-1]}"

    return Text(joined([t.de for t in texts], link.de), joined([t.en for t in texts], link.en))

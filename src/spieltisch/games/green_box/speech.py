"""The names of the Green Box parts as phrases."""

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book
from spieltisch.games.green_box.deck import CARDS, COLOUR, NUMBER, SYMBOL

say = Book("green_box")

COLOURS = tuple(say(name) for name in ("red", "yellow", "green", "blue", "white", "black"))
SYMBOLS = tuple(say(name) for name in ("drop", "hammer", "circles", "bricks", "wheel", "arrow"))
PLAYERS = (*COLOURS, say("wood"), say("grey"))

CARD_NAMES = tuple(
    say("card", colour=COLOURS[COLOUR[card]], symbol=SYMBOLS[SYMBOL[card]], number=int(NUMBER[card]))
    for card in range(CARDS)
)
TILE_NAMES = tuple(say("tile", symbol=symbol) for symbol in SYMBOLS)
CUBE_NAMES = tuple(say("cube", colour=colour) for colour in PLAYERS)
HIDDEN_CARD, HIDDEN_TILE = say("card-hidden"), say("tile-hidden")


# How told numbers are read that mean parts of the box.
READINGS: Readings = {
    "symbol": lambda view, symbol: SYMBOLS[symbol],
    "colour": lambda view, colour: COLOURS[colour],
    "card": lambda view, card: CARD_NAMES[card],
}

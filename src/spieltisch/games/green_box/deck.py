"""The 54 cards: colour, symbol, number and background of each, for rule code.

A card is a number from 0 to 53: nine times its colour plus its column. The printed layout is lost to
us; this one is rebuilt from all that is known of it. To replace it, change `LAYOUT` alone.
"""

from typing import Any

from spieltisch.engine.kernel.rng import shuffle
from spieltisch.engine.kernel.table import table

CARDS = 54
COLUMNS = 9

RED, YELLOW, GREEN, BLUE, WHITE, BLACK = range(6)
DROP, HAMMER, CIRCLES, BRICKS, WHEEL, ARROW = range(6)
BROWN, PINK, LEAF = range(3)  # backgrounds; LEAF is the green one

NUMBERS = (6, 5, 4, 3, 2, 1, 2, 1, 1)
BACKGROUNDS = (BROWN, BROWN, BROWN, PINK, PINK, PINK, LEAF, LEAF, LEAF)

# The symbols of each colour's nine cards.
LAYOUT = (
    (HAMMER, ARROW, WHEEL, DROP, BRICKS, CIRCLES, WHEEL, ARROW, HAMMER),
    (WHEEL, DROP, BRICKS, CIRCLES, HAMMER, ARROW, BRICKS, DROP, WHEEL),
    (CIRCLES, HAMMER, ARROW, WHEEL, DROP, BRICKS, ARROW, HAMMER, CIRCLES),
    (DROP, BRICKS, CIRCLES, HAMMER, ARROW, WHEEL, CIRCLES, BRICKS, DROP),
    (BRICKS, CIRCLES, HAMMER, ARROW, WHEEL, DROP, HAMMER, CIRCLES, BRICKS),
    (ARROW, WHEEL, DROP, BRICKS, CIRCLES, HAMMER, DROP, WHEEL, ARROW),
)

COLOUR = table([card // COLUMNS for card in range(CARDS)])
SYMBOL = table([symbol for row in LAYOUT for symbol in row])
NUMBER = table([NUMBERS[card % COLUMNS] for card in range(CARDS)])
BACKGROUND = table([BACKGROUNDS[card % COLUMNS] for card in range(CARDS)])


def shuffled_deck(rng: Any, cells: Any) -> None:
    """Fill 54 cells with all the cards in random order."""
    for card in range(CARDS):
        cells[card] = card
    shuffle(rng, cells, CARDS)

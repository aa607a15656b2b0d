"""The cards of Brawl: their kinds, and what each character's deck is made of. The source text has no deck lists.

The lists are those that players of the original decks have published; every deck has 35 cards.
"""

from spieltisch.engine.kernel.table import table

# The kinds of cards; Hits, Hit-2s and Blocks in three colours: red, green, blue.
COLOURS = 3
HIT, HIT2, BLOCK, PRESS, CLEAR, BASE = 0, 3, 6, 9, 10, 11
HOLD, REVERSE, NULL, DOUBLE, FREEZE = 12, 13, 14, 15, 16
KINDS = 17
SHUFFLED = 16  # the kinds below this one lie in a deck in random order, the Freezes underneath

DECK = 35
FREEZES = 3

NAMES = (
    *("Bennett", "Chris", "Darwin", "Hale", "Morgan", "Pearl"),
    *("Alex", "Crane", "Gina", "Mischo", "Rent", "Tess", "Nickie", "Sonia", "Tamiya"),
)
ORIGINAL = 6  # the decks of the first edition; the others came with later sets

DECKS = table(
    [
        # Hit R G B, Hit-2 R G B, Block R G B, Press, Clear, Base, Hold, Reverse, Null, Double, Freeze
        [4, 3, 8, 0, 0, 0, 1, 1, 1, 1, 6, 7, 0, 0, 0, 0, 3],
        [8, 5, 7, 0, 0, 0, 2, 2, 2, 0, 2, 4, 0, 0, 0, 0, 3],
        [8, 4, 4, 1, 0, 1, 3, 1, 3, 3, 1, 3, 0, 0, 0, 0, 3],
        [4, 8, 5, 1, 1, 1, 1, 1, 0, 0, 4, 6, 0, 0, 0, 0, 3],
        [2, 6, 8, 0, 0, 0, 1, 2, 4, 0, 4, 5, 0, 0, 0, 0, 3],
        [1, 7, 7, 0, 1, 1, 1, 1, 1, 2, 5, 5, 0, 0, 0, 0, 3],
        [7, 4, 5, 0, 0, 0, 2, 2, 1, 0, 5, 4, 1, 0, 1, 0, 3],
        [9, 2, 2, 0, 0, 0, 2, 2, 2, 0, 2, 5, 2, 2, 2, 0, 3],
        [4, 1, 9, 0, 0, 0, 1, 1, 0, 2, 5, 5, 3, 0, 1, 0, 3],
        [4, 7, 6, 0, 0, 0, 0, 0, 1, 3, 4, 5, 1, 1, 0, 0, 3],
        [5, 6, 7, 0, 0, 0, 1, 1, 1, 0, 1, 6, 0, 3, 1, 0, 3],
        [5, 8, 3, 0, 0, 0, 1, 2, 1, 0, 3, 5, 0, 1, 3, 0, 3],
        [4, 4, 4, 0, 0, 0, 2, 1, 2, 0, 7, 4, 0, 1, 0, 3, 3],
        [4, 3, 6, 0, 0, 0, 1, 1, 1, 3, 5, 6, 0, 0, 0, 2, 3],
        [10, 3, 3, 1, 1, 1, 0, 2, 2, 0, 5, 3, 0, 1, 0, 0, 3],
    ]
)

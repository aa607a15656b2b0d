"""What bots know about Brawl: hit at the own end, block the other's, freeze what is won and clear what is not."""

from typing import Any

from spieltisch.engine.kernel.rng import uniform
from spieltisch.games.brawl.decks import BLOCK, CLEAR, FREEZE, PRESS
from spieltisch.games.brawl.rules import AT_END, AT_SIDE, NUMBERS, ON_BASE, State, at_hand, base_of, whose, winner

# Thinking is cheap here: some 45,000 iterations a second. The reaction is for one movement of the hand, a card drawn or
# a card laid: so strong players need a little less than a minute for a tournament.
LEVELS = {
    "beginner": {"iterations": 50, "temperature": 0.4, "reaction": 2.0},
    "casual": {"iterations": 200, "temperature": 0.06, "reaction": 1.5},
    "good": {"iterations": 800, "temperature": 0.02, "reaction": 1.1},
    "strong": {"iterations": 5_000, "reaction": 0.8},
    "master": {"iterations": 25_000, "reaction": 0.55},
}


def foolish(s: State, seat: int, move: int) -> int:
    """Whether a move helps the other player of the row, as things stand."""
    if move < AT_END or move >= AT_SIDE:
        return 0
    card = at_hand(s, seat)
    if move < ON_BASE:
        row = (move - AT_END) // (2 * NUMBERS)
        own = whose(s, row, (move - AT_END) & 1) == seat
        return 1 if own == (BLOCK <= card < PRESS) else 0
    row = (move - ON_BASE) // NUMBERS
    ahead = winner(s, row, base_of(s, row, (move - ON_BASE) % NUMBERS)) == seat
    if card == FREEZE:
        return 0 if ahead else 1
    return 1 if card == CLEAR and ahead else 0


def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """Any move, but of foolish ones only what a second thought leaves."""
    place = uniform(choice, n)
    if foolish(s, seat, out[place]):
        place = uniform(choice, n)
    return place

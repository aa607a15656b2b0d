"""What bots know about Blumengarten: flowers are worth growing for the beds one holds, and beds worth laying."""

from typing import Any

from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import first, joined
from spieltisch.games.blumengarten import rules
from spieltisch.games.green_box.deck import WHITE

LEVELS = {
    "beginner": {"iterations": 100, "temperature": 0.18},
    "casual": {"iterations": 300, "temperature": 0.08},
    "good": {"iterations": 800, "temperature": 0.03},
    "master": {"iterations": 9_000},
}

# How promising moves look, in whole numbers of at least 1. The values play best among several that were tried.
FLOWER_WITH_BED, FLOWER_WITHOUT = 14, -8
BED = 30  # for each flower on it
PUT_AWAY, STOP_EXCHANGING, STOP_PLANTING = 1, 6, 1
BASE = 12

BYTE = 8
LOW = 0xFF


def wanted(s: rules.State, seat: int) -> int:
    """How many flowers of each colour the beds in a hand could take, a byte for each colour; jokers in the fifth."""
    beds = 0
    cards = joined(s.hand[seat])
    while cards:
        card = first(cards)
        cards &= cards - 1
        beds += rules.CARD_NUMBER[card] << (BYTE * min(rules.CARD_COLOUR[card], WHITE))
    return beds


def fresh(s: rules.State, seat: int, beds: int, colour: int, flowers: int) -> int:
    """What so many new flowers of a colour promise: those that find a bed, and those that do not."""
    got = min(flowers, s.stock[colour])
    room = ((beds >> (BYTE * colour)) & LOW) + (((beds >> (BYTE * WHITE)) & LOW) + 1) // 2 - s.supply[seat, colour]
    planted = max(0, min(got, room))
    return FLOWER_WITH_BED * planted + FLOWER_WITHOUT * (got - planted)


def income(s: rules.State, seat: int, beds: int, card: int, flowers: int) -> int:
    """What a row promises that ends with a card; with a joker by the best colour."""
    if rules.CARD_COLOUR[card] < WHITE:
        return fresh(s, seat, beds, rules.CARD_COLOUR[card], flowers)
    best = fresh(s, seat, beds, 0, flowers)
    for colour in range(1, rules.COLOURS):
        best = max(best, fresh(s, seat, beds, colour, flowers))
    return best


def promise(s: rules.State, seat: int, beds: int, move: int) -> int:
    """How promising a move looks, at least 1."""
    if move >= rules.EXCHANGE:
        return PUT_AWAY
    if move >= rules.PLANT:
        return BED * rules.CARD_NUMBER[(move - rules.PLANT) // rules.COLOURS]
    if move >= rules.GROW:
        card = (move - rules.GROW) // rules.ROWS
        rest = beds - (rules.CARD_NUMBER[card] << (BYTE * min(rules.CARD_COLOUR[card], WHITE)))
        row = s.row[card // rules.RANKS, (move - rules.GROW) % rules.ROWS]
        return max(1, BASE + income(s, seat, rest, card, rules.LENGTH[row] + 1))
    if s.phase == rules.EXCHANGING:
        return STOP_EXCHANGING
    if s.phase == rules.PLANTING:
        return STOP_PLANTING
    flowers = rules.LENGTH[s.row[s.last // rules.RANKS, s.slot]]
    if move >= rules.NAME:
        return max(1, BASE + 2 * fresh(s, seat, beds, move - rules.NAME, flowers))
    return max(1, BASE + income(s, seat, beds, s.last + 0, flowers))


def policy(s: rules.State, seat: int, out: Any, n: int, choice: Any) -> int:
    """By chance, the more often the more promising."""
    if n == 1:
        return 0
    beds = wanted(s, seat)
    total = 0
    for place in range(n):
        total += promise(s, seat, beds, out[place])
    left = uniform(choice, total)
    for place in range(n):
        left -= promise(s, seat, beds, out[place])
        if left < 0:
            return place
    return n - 1

"""Wacklige Warte, advice for bots: build where a good card is likely, aim plumb and take what counts."""

from math import exp
from typing import Any

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import joined, size
from spieltisch.engine.kernel.table import table
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.wacklige_warte import rules

# More thinking than the master's changes nothing: the levels differ by how loose they are.
LEVELS = {
    "beginner": {"temperature": 0.45},
    "casual": {"temperature": 0.19},
    "good": {"temperature": 0.085},
    "strong": {"iterations": 900, "temperature": 0.013},
    "master": {"iterations": 2_500},
}

SYMBOL_CARDS = table([sum(1 << card for card in range(CARDS) if SYMBOL[card] == symbol) for symbol in range(6)])
LEAD = 8.0  # who has so many points more wins e times as often
CONSOLATION = 2.0  # what a card after a fall is worth


def worth(s: rules.State, seat: int, card: int) -> float:
    """What a card adds to a seat's points, and a little for every card of its set."""
    alike = size(joined(s.hand[seat]) & SYMBOL_CARDS[SYMBOL[card]])
    return NUMBER[card] + rules.BONUS[alike + 1] - rules.BONUS[alike] + 1.0


def steadiness(x: Any, h: int, waver: int) -> float:
    """About how likely a plumb cube stays on one axis of a tower."""
    low, high = rules.safe_window(x, h)
    off = max(0.0, 1.0 - (high - low) / (2.0 * waver + 1.0))
    return 1.0 - off * off


def promise(s: rules.State, seat: int, move: int) -> float:
    """What a cube of a colour on a tower may bring: the best card if it stands, else one of the bottom."""
    colour, tower = s.colour, s.tower
    s.colour, s.tower = move // rules.TOWERS, move % rules.TOWERS
    s.counts[s.tower, s.colour] += 1
    cards = rules.in_reach(s)
    s.counts[s.tower, s.colour] -= 1
    best = 0.0
    while cards:
        place = lowest(cards)
        cards &= cards - 1
        best = max(best, worth(s, seat, s.column[place // rules.ROWS, place % rules.ROWS]))
    h = s.height[s.tower]
    waver = rules.WAVER[s.options[rules.HANDS]] + h // 10
    stands = steadiness(s.x[s.tower], h, waver) * steadiness(s.y[s.tower], h, waver)
    s.colour, s.tower = colour, tower
    return stands * best + (1.0 - stands) * CONSOLATION


def value(s: rules.State, seat: int, move: int, plumb: int) -> float:
    """How many points a move seems to promise."""
    if s.phase == rules.BUILDING:
        return promise(s, seat, move)
    if s.phase == rules.AIMING:
        return 6.0 if move == plumb else 0.0
    if s.phase == rules.FOUNDING or move == rules.NONE:
        return 0.0
    return worth(s, seat, s.column[(move - rules.TAKE) // rules.ROWS, (move - rules.TAKE) % rules.ROWS])


def policy(s: rules.State, seat: int, out: Any, n: int, choice: Any) -> int:
    """What seems to promise most, with a little chance in it."""
    plumb = rules.plumb_move(s) if s.phase == rules.AIMING else 0
    best, found = -1.0, 0
    for place in range(n):
        promised = value(s, seat, out[place], plumb) + uniform(choice, 16) / 8.0
        if promised > best:
            best, found = promised, place
    return found


def weigh(s: rules.State, seat: int, out: Any, n: int, weights: Any) -> None:
    """The more points a move promises the sooner it is tried."""
    plumb = rules.plumb_move(s) if s.phase == rules.AIMING else 0
    for place in range(n):
        weights[place] = exp(0.5 * value(s, seat, out[place], plumb))


def horizon(s: rules.State) -> int:
    """The next cubes: what comes later is mostly luck."""
    return 8


def judge(s: rules.State, out: Any, values: Any) -> None:
    """Who has more points wins more often."""
    rules.points(s, out)
    total = 0.0
    for seat in range(s.seats):
        total += exp(out[seat] / LEAD)
    for seat in range(s.seats):
        values[seat] = exp(out[seat] / LEAD) / total

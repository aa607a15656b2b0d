"""Wacklige Warte, advice for bots: build where a good card is likely, aim plumb and take what counts."""

from math import exp
from typing import Any

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import joined, size
from spieltisch.engine.kernel.table import table
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.wacklige_warte import rules
from spieltisch.games.wacklige_warte.rules import BONUS, WAVER, State, in_reach, plumb_move, points, safe_window

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


def worth(s: State, seat: int, card: int) -> float:
    """What a card adds to a seat's points, and a little for every card of its set."""
    alike = size(joined(s.hand[seat]) & SYMBOL_CARDS[SYMBOL[card]])
    return NUMBER[card] + BONUS[alike + 1] - BONUS[alike] + 1.0


def steadiness(x: Any, h: int, waver: int) -> float:
    """About how likely a plumb cube stays on one axis of a tower."""
    low, high = safe_window(x, h)
    off = max(0.0, 1.0 - (high - low) / (2.0 * waver + 1.0))
    return 1.0 - off * off


def promise(s: State, seat: int, move: int) -> float:
    """What a cube of a colour on a tower may bring: the best card if it stands, else one of the bottom."""
    colour, tower = s.colour, s.tower
    s.colour, s.tower = move // rules.TOWERS, move % rules.TOWERS
    s.counts[s.tower, s.colour] += 1
    cards = in_reach(s)
    s.counts[s.tower, s.colour] -= 1
    best = 0.0
    while cards:
        place = lowest(cards)
        cards &= cards - 1
        best = max(best, worth(s, seat, s.column[place // rules.ROWS, place % rules.ROWS]))
    h = s.height[s.tower]
    waver = WAVER[s.options[rules.HANDS]] + h // 10
    stands = steadiness(s.x[s.tower], h, waver) * steadiness(s.y[s.tower], h, waver)
    s.colour, s.tower = colour, tower
    return stands * best + (1.0 - stands) * CONSOLATION


def value(s: State, seat: int, move: int, plumb: int) -> float:
    """How many points a move seems to promise."""
    if s.phase == rules.BUILDING:
        return promise(s, seat, move)
    if s.phase == rules.AIMING:
        return 6.0 if move == plumb else 0.0
    if s.phase == rules.FOUNDING or move == rules.NONE:
        return 0.0
    return worth(s, seat, s.column[(move - rules.TAKE) // rules.ROWS, (move - rules.TAKE) % rules.ROWS])


def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """What seems to promise most, with a little chance in it."""
    plumb = plumb_move(s) if s.phase == rules.AIMING else 0
    best, found = -1.0, 0
    for place in range(n):
        promised = value(s, seat, out[place], plumb) + uniform(choice, 16) / 8.0
        if promised > best:
            best, found = promised, place
    return found


def weigh(s: State, seat: int, out: Any, n: int, weights: Any) -> None:
    """The more points a move promises the sooner it is tried."""
    plumb = plumb_move(s) if s.phase == rules.AIMING else 0
    for place in range(n):
        weights[place] = exp(0.5 * value(s, seat, out[place], plumb))


def horizon(s: State) -> int:
    """The next cubes: what comes later is mostly luck."""
    return 8


def judge(s: State, out: Any, values: Any) -> None:
    """Who has more points wins more often."""
    points(s, out)
    total = 0.0
    for seat in range(s.seats):
        total += exp(out[seat] / LEAD)
    for seat in range(s.seats):
        values[seat] = exp(out[seat] / LEAD) / total

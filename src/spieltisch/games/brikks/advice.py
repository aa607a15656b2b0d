"""What bots know about Brikks: a good place leaves nothing empty below, fills rows and covers the right circles.

All is counted in one unit, a little less than two points. The figures are the best that were found for greedy play
alone: about 68 points at level 2, where random play has 7.
"""

from math import exp
from typing import Any

from spieltisch.engine.kernel.bits import count, lowest
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.table import table
from spieltisch.games.brikks import blocks, rules
from spieltisch.games.brikks.blocks import COLUMNS, FACTOR, FULL, HEIGHT, PART, PINK, PRICE, ROW_POINTS

# What a place is worth.
HOLE = 3.0  # an empty cell below the block
HIGH = 0.47  # half a row higher
TOUCH = 0.27  # a side beside a wall or another block
POINT = 0.6  # a point at once
CROSS = 4.0  # on the extra bar
POWER = 2.16  # energy won
WASTE = 1.25  # a circle of another colour, and every energy lost by it

# What is paid for a better one, and what a bomb is spared for, by bombs left.
TURN = 2.44
TRADE = 19.2
SPARED = table([0, -14, -10, -8])
NOWHERE = -1000.0

AGAIN = -2.0  # a roll whose best place is worth less is thrown again
DOUBT = 1.5  # a move worth so much less looks e times less promising

MIXED = False  # all answer at once, but there is nothing to hide

# Weak players take any of the places that look promising. A little more or less exploration changes much: results lie
# close together.
LEVELS = {
    "beginner": {"iterations": 60, "temperature": 0.9},
    "casual": {"iterations": 40, "temperature": 0.5},
    "good": {"iterations": 60, "temperature": 0.15},
    "strong": {"iterations": 1_000, "exploration": 0.15},
    "master": {"iterations": 8_000, "exploration": 0.15},
}


def hollow(s: rules.State, seat: int, field: int, place: int) -> int:
    """The empty cells that a block would have right below it."""
    n = seen = 0
    for up in range(HEIGHT[field]):
        bottom = (PART[field, up] << (place % COLUMNS)) & (FULL ^ seen)
        seen |= bottom
        below = place // COLUMNS + up - 1
        while bottom and below >= 0:
            bottom &= FULL ^ s.rows[seat, below]
            n += count(bottom)
            below -= 1
    return n


def contact(s: rules.State, seat: int, field: int, place: int) -> int:
    """How many sides of a block's cells touch a wall or another block."""
    n = 0
    for up in range(HEIGHT[field]):
        part = PART[field, up] << (place % COLUMNS)
        beside = (s.rows[seat, place // COLUMNS + up] << 1) | 1 | (1 << (COLUMNS + 1))  # with the walls
        n += count((part << 2) & beside) + count(part & beside)
    return n


def rows_worth(s: rules.State, seat: int, field: int, place: int) -> float:
    """The points that rows bring at once, and the crosses for several of them."""
    points = filled = 0
    for up in range(HEIGHT[field]):
        row = place // COLUMNS + up
        now = s.rows[seat, row] | PART[field, up] << (place % COLUMNS)
        points += (ROW_POINTS[now] - ROW_POINTS[s.rows[seat, row]]) * FACTOR[row]
        filled += now == FULL
    return POINT * points + CROSS * rules.ROWS_AT_ONCE[filled]


def circles_worth(s: rules.State, seat: int, field: int, place: int) -> float:
    """Energy won and lost, pink crosses, and circles that are gone."""
    own, other = rules.circles_under(field, place)
    won = rules.OWN_COLOUR * own + rules.OTHER_WIN[s.level[seat]] * other
    wasted = (rules.OTHER_LOSS[s.level[seat]] + 1) * other
    pink = PINK[min(blocks.ENERGY, s.circled[seat] + won)] - PINK[s.circled[seat]]
    return POWER * won + CROSS * pink - WASTE * wasted


def worth(s: rules.State, seat: int, field: int, place: int) -> float:
    """How good a place is for a block."""
    low = HIGH * (2 * (place // COLUMNS) + HEIGHT[field])
    fit = TOUCH * contact(s, seat, field, place) - HOLE * hollow(s, seat, field, place)
    return rows_worth(s, seat, field, place) + circles_worth(s, seat, field, place) + fit - low


def best_worth(s: rules.State, seat: int, field: int) -> float:
    """What a block is worth at its best place. Other places are noted for the seat afterwards."""
    rules.find_places(s, seat, seat, field)
    best = NOWHERE
    for word in range(rules.WORDS):
        rest = s.land[seat, word] + 0
        while rest:
            best = max(best, worth(s, seat, field, rules.WORD * word + lowest(rest)))
            rest &= rest - 1
    return best


def promise(s: rules.State, seat: int, move: int) -> float:
    """What an answer is worth, its price taken off. Of a change other places are noted afterwards."""
    if move < rules.CHANGE:
        return worth(s, seat, s.chip[seat] + 0, move - rules.LAND)
    if move < rules.BOMB:
        field = move - rules.CHANGE
        price = PRICE[s.rolled, field]
        return best_worth(s, seat, field) - (TURN * price if price < blocks.EXCHANGE else TRADE)
    return SPARED[s.bombs[seat]] + 0.0 if move == rules.BOMB else NOWHERE


def note_again(s: rules.State, seat: int) -> None:
    """After changes were thought about, the places of the rolled block are noted as before."""
    if s.phase == rules.ANSWERING and s.chip[seat] == s.rolled and s.offer[seat]:
        rules.find_places(s, seat, seat, s.rolled + 0)


def best_answer(s: rules.State, seat: int, out: Any, n: int) -> int:
    """The place of the most promising answer."""
    best, found = NOWHERE - 1.0, 0
    for place in range(n):
        value = promise(s, seat, out[place])
        if value > best:
            best, found = value, place
    note_again(s, seat)
    return found


def lands(s: rules.State, seat: int) -> bool:
    """Whether a seat has a block to land, or may do something else with it."""
    return s.phase == rules.ANSWERING or (s.phase == rules.STARTING and s.chip[seat] != rules.NO_FIELD)


def policy(s: rules.State, seat: int, out: Any, n: int, choice: Any) -> int:
    """The most promising answer; a bad roll again; minis on top of the pile."""
    if lands(s, seat):
        return best_answer(s, seat, out, n)
    if s.phase == rules.ROLLED:
        good = best_worth(s, seat, s.rolled + 0) > AGAIN
        rules.no_places(s, seat)
        return 0 if good else 1
    if s.phase == rules.DROPPING:
        return n - 1
    return uniform(choice, n)


def weigh(s: rules.State, seat: int, out: Any, n: int, weights: Any) -> None:
    """By what answers are worth."""
    if not lands(s, seat):
        for place in range(n):
            weights[place] = 0.0
        return
    best = 2 * NOWHERE
    for place in range(n):
        weights[place] = promise(s, seat, out[place])
        best = max(best, weights[place])
    note_again(s, seat)
    for place in range(n):
        weights[place] = exp(max(-20.0, (weights[place] - best) / DOUBT))

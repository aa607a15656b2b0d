"""What bots know about Sohn des Kark: what a cube and a placement are worth before they are tried."""

from math import exp
from typing import Any

from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.rng import uniform
from spieltisch.games.sohn_des_kark import rules

# In points, set by judgement.
CUBE = 2.2  # a cube in the supply, while there are turns enough to use it
GROWTH = 0.45  # a tile that may still come to a market
SIGHT = 0.22  # an empty cell around a city
RIVAL = 0.7  # a point less for a rival

# A move that gains so many points more than another looks e times as promising.
DIFFERENCE = 1.5
LOOKED_AT = 4  # placements that a playout compares


def price(s: rules.State, seat: int) -> float:
    """What a cube of the seat costs that does not come back: nothing when there are more cubes than turns."""
    turns = (rules.LAID_IN_ALL[s.seats] - s.laid - 1) // s.seats
    return CUBE * max(0.0, min(1.0, (turns - s.supply[seat] + 2.0) / 4.0))


def hope(s: rules.State) -> float:
    """How much of the game is still to come, 0 to 1."""
    return (rules.LAID_IN_ALL[s.seats] - s.laid) / rules.LAID_IN_ALL[s.seats]


def market_gain(s: rules.State, seat: int) -> float:
    """A market of the drawn symbol: what it pays now and may pay later, and what its holder loses of that."""
    later = GROWTH * s.bag[s.drawn] * hope(s)
    rival = RIVAL * later if s.market[s.drawn] else 0.0
    return s.shown[s.drawn] + 1.0 + later + rival - 0.5 * price(s, seat)


def city_gain(s: rules.State, seat: int, cell: int) -> float:
    """A city on a cell: the symbols around it and room for more. A complete one gives its cube back."""
    seen = rules.seen_around(s, cell)
    symbols = count(seen & rules.ALL_SYMBOLS)
    room = len(rules.AROUND) - 1 - (seen >> rules.SYMBOLS)
    if room == 0 or symbols == rules.SYMBOLS:
        return float(symbols)
    more = min(rules.SYMBOLS - symbols + 0.0, SIGHT * room * (1.0 + 2.0 * hope(s)))
    return symbols + more - 0.5 * price(s, seat)


def leads(s: rules.State, seat: int) -> float:
    """What crossings would score for the seat now, less what the best rivals would (E6)."""
    total = 0.0
    for kind in range(rules.CATEGORIES):
        first = rules.leaders(s, kind)
        total += rules.SHARE[count(first)] * (1.0 if (first >> seat) & 1 else -RIVAL)
    return total


def crossing_gain(s: rules.State, seat: int, cell: int, closed: bool, corner: int) -> float:
    """A cube on a crossing: how much better the seat does in the categories of its four tiles."""
    before = leads(s, seat)
    kind = rules.CITY if closed else s.drawn + 0
    rules.spread_influence(s, seat, cell, kind, corner, 1)
    after = leads(s, seat)
    rules.spread_influence(s, seat, cell, kind, corner, -1)
    return (after - before) * (1.0 - 0.5 * hope(s)) - price(s, seat)


def cube_gain(s: rules.State, seat: int, placement: int, move: int) -> float:
    """What an answer about the cube is worth on a tile that is laid like this."""
    cell, closed = placement % rules.CELLS, placement >= rules.CLOSED
    if move == rules.NONE:
        return 0.0
    if move >= rules.NW:
        return crossing_gain(s, seat, cell, closed, move - rules.NW)
    return city_gain(s, seat, cell) if closed else market_gain(s, seat)


def neighbours_gain(s: rules.State, seat: int, cell: int, closed: bool) -> float:
    """What a tile does to the cities around it: a new symbol is good for their owners, a dull tile takes room."""
    total = 0.0
    for i in range(len(rules.AROUND)):
        there = s.ground[(cell + rules.AROUND[i]) % rules.GROUND]
        if there > rules.EMPTY and rules.is_city(s, there - 1):
            seen = rules.seen_around(s, cell + rules.AROUND[i])
            new = not closed and not (seen >> s.drawn) & 1
            value = 1.0 - SIGHT if new else -SIGHT
            total += value if rules.owner(s, there - 1) == seat else -RIVAL * value
    return total


def placement_gain(s: rules.State, seat: int, move: int) -> float:
    """What a placement is worth with the best cube on it."""
    cell, closed = move % rules.CELLS, move >= rules.CLOSED
    best = 0.0
    if s.supply[seat]:
        if closed or rules.holder(s, s.drawn) != seat:
            best = max(best, cube_gain(s, seat, move, rules.CENTRE))
        for corner in range(rules.CORNERS):
            if rules.is_crossing(s, cell, corner):
                best = max(best, cube_gain(s, seat, move, rules.NW + corner))
    return best + neighbours_gain(s, seat, cell, closed) + symbol_gain(s, seat, closed)


def symbol_gain(s: rules.State, seat: int, closed: bool) -> float:
    """An open tile is a point for whoever holds the market of its symbol."""
    if closed or rules.holder(s, s.drawn) == rules.NOBODY:
        return 0.0
    return 1.0 if rules.holder(s, s.drawn) == seat else -RIVAL


def gain(s: rules.State, seat: int, move: int) -> float:
    """What a move is worth in points, more or less."""
    return placement_gain(s, seat, move) if move < rules.NONE else cube_gain(s, seat, s.laying, move)


def policy(s: rules.State, seat: int, out: Any, n: int, choice: Any) -> int:
    """The best answer about the cube, or the best of a few placements."""
    looked_at = n if s.laying != rules.NOT_YET else LOOKED_AT
    best, found = -1e9, 0
    for i in range(looked_at):
        place = i if s.laying != rules.NOT_YET else uniform(choice, n)
        value = gain(s, seat, out[place]) + 0.001 * uniform(choice, 1000)
        if value > best:
            best, found = value, place
    return found


def weigh(s: rules.State, seat: int, out: Any, n: int, weights: Any) -> None:
    """By what the moves gain."""
    best = -1e9
    for place in range(n):
        weights[place] = gain(s, seat, out[place])
        best = max(best, weights[place])
    for place in range(n):
        weights[place] = 0.02 + exp((weights[place] - best) / DIFFERENCE)


# So that the steps between the levels are even.
LEVELS = {"casual": {"temperature": 0.05}}

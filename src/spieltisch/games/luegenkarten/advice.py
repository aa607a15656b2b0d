"""Lügenkarten, advice for bots: how likely a bid holds, seen from one hand."""

from typing import Any

from spieltisch.engine.kernel.sets import size
from spieltisch.games.luegenkarten import rules

# The more bids a very loose bot has tried, the wilder those it makes.
LEVELS = {
    "beginner": {"iterations": 60, "temperature": 1.0},
    "casual": {"iterations": 45, "temperature": 0.5},
    "good": {"iterations": 80, "temperature": 0.2},
    "strong": {"iterations": 400, "temperature": 0.06},
    "master": {"iterations": 4_000},
}

MEAN, SPREAD = 2.78, 1.75  # of the number on a card


def at_least(wanted: int, cards: int, share: float) -> float:
    """The chance that of so many unseen cards at least the wanted count, each with this chance."""
    if wanted <= 0:
        return 1.0
    if wanted > cards:
        return 0.0
    exactly = (1.0 - share) ** cards
    fewer = exactly
    for found in range(1, wanted):
        exactly *= (cards - found + 1) / found * share / (1.0 - share)
        fewer += exactly
    return max(0.0, 1.0 - fewer)


def holds(s: rules.State, seat: int, rank: int) -> float:
    """The chance that a bid holds for somebody who knows his own hand."""
    hand = rules.hand_of(s, seat)
    unseen = s.dealt - s.cards[seat]
    if rules.sum_round(s):
        return total_above(hand, unseen, rank)
    position = rank % rules.TILES
    own = size(hand & rules.SYMBOL_CARDS[s.row[position]])
    jokers = position != rules.START_TILE and s.opened_on_start == 0
    if jokers:
        own += size(hand & rules.SYMBOL_CARDS[s.row[rules.START_TILE]])
    return at_least(rank // rules.TILES + 1 - own, unseen, 1.0 / 3.0 if jokers else 1.0 / 6.0)


def total_above(hand: int, unseen: int, rank: int) -> float:
    """The chance that the numbers add up to more than the rank, roughly."""
    own = rules.total(hand)
    if unseen == 0:
        return 1.0 if own > rank else 0.0
    above = (own + MEAN * unseen - rank - 0.5) / (SPREAD * unseen**0.5)
    return max(0.0, min(1.0, 0.5 + 0.4 * above))


def horizon(s: rules.State) -> int:
    """About two rounds: what comes later says little."""
    return 12


def judge(s: rules.State, out: Any, values: Any) -> None:
    """Who has more cubes wins more often."""
    cubes = 0.0
    for seat in range(s.seats):
        cubes += s.cubes[seat] ** 1.5
    for seat in range(s.seats):
        values[seat] = s.cubes[seat] ** 1.5 / cubes


def weigh(s: rules.State, seat: int, out: Any, n: int, weights: Any) -> None:
    """Bids by how likely they hold, those far above the last one less."""
    for place in range(n):
        weights[place] = 1.0
        if out[place] == rules.LIAR:
            weights[place] = 1.0 - holds(s, seat, s.bid) + 0.02
        elif s.phase == rules.BIDDING:
            rank = out[place] - rules.lowest_bid(s)
            weights[place] = 0.01 + holds(s, seat, rank) / (1.0 + max(0, rank - s.bid - rules.TILES) / rules.TILES)

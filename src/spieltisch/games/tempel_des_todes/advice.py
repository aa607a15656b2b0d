"""What bots know about Tempel des Todes: which step is worth what."""

from math import exp
from typing import Any

from spieltisch.engine.kernel.bits import lowest
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import first, joined, size
from spieltisch.engine.kernel.table import table
from spieltisch.games.green_box.deck import BLACK, WHITE
from spieltisch.games.tempel_des_todes import rules

LEVELS = {
    "beginner": {"temperature": 0.7},
    "strong": {"iterations": 700, "temperature": 0.003},
    "master": {"iterations": 3_000},
}

# What it is worth, in relics, where an archaeologist stands. The values play best among many that were tried.
TEMPLE_CARD_MET = 0.28
ROW_AHEAD = 0.13
ON_FLIPPED = -0.2
IN_FRONT = -0.24
NEAR_RELIC = 0.35  # next to a tile where a relic could be collected
NEAR_TEMPLE_CARD = 0.08
ESCAPED_EARLY, ESCAPED_LATE = 0.9, 2.1  # with all tiles still there, and with none

# What it is worth that a tile is not flipped, for each archaeologist on it and each tile beside it.
UNDER_SOMEBODY = 0.6
BESIDE_A_TILE = 0.1

# A step that gains so much more than another looks e times as promising.
DIFFERENCE = 0.1
LEAST_WEIGHT = 0.001

# How well a movement card can be used later: black least, white most, two points better than one.
FLEXIBILITY = table(
    [rules.MOVE_POINTS[i] + {WHITE: 4, BLACK: 0}.get(rules.MOVE_COLOUR[i], 2) for i in range(rules.DECK)]
)

NO_STEP = -1
ROW_NUMBER = table([[row for row, _ in places] for places in rules.PLACE])
MATCHABLE = (1 << rules.SYMBOLS * (WHITE + 1)) - 1


# What is met, as bits: colour and symbol in one number, as on relics and temple cards.


def relic_kinds(s: rules.State) -> int:
    """The open relics."""
    kinds = 0
    rest = s.relics + 0
    while rest:
        kinds |= 1 << rules.RELIC_KIND[lowest(rest)]
        rest &= rest - 1
    return kinds


def temple_kinds(s: rules.State) -> int:
    """The temple cards that can be matched."""
    kinds = 0
    for i in range(s.row_length):
        kinds |= 1 << rules.TEMPLE_KIND[s.row[i]]
    return kinds & MATCHABLE


def met(s: rules.State) -> tuple[int, int]:
    """What the archaeologists meet, and what more than one of them meets."""
    once, twice = 0, 0
    for cube in range(rules.CUBES):
        kinds = rules.met_by(s, cube)
        twice |= once & kinds
        once |= kinds
    return once, twice


def aims(s: rules.State, cube: int, kinds: int, once: int, twice: int) -> int:
    """The open tiles on which an archaeologist meets one of some kinds that no other meets."""
    missed = kinds & (MATCHABLE ^ (twice | (once & (MATCHABLE ^ rules.met_by(s, cube)))))
    symbols = (missed >> (rules.SYMBOLS * (cube // 2))) | (missed >> (rules.SYMBOLS * WHITE))
    tiles = 0
    for symbol in range(rules.SYMBOLS):
        if (symbols >> symbol) & 1:
            tiles |= joined(s.symbols[symbol])
    return tiles & joined(s.open)


# What moves are worth.


def worth(s: rules.State, place: int, relics: int, cards: int) -> float:
    """What it is worth that an archaeologist stands there, whose relics and temple cards are met on some tiles."""
    if place == rules.OUT:
        return ESCAPED_LATE + (ESCAPED_EARLY - ESCAPED_LATE) * size(rules.floor(s)) / rules.TILES
    if place == rules.FRONT:
        return IN_FRONT
    near = rules.NEIGHBOURS[s.options[rules.TEMPLE], place]
    value = ROW_AHEAD * ROW_NUMBER[s.options[rules.TEMPLE], place] + ((relics >> place) & 1)
    value += TEMPLE_CARD_MET * ((cards >> place) & 1)
    value += ON_FLIPPED * ((joined(s.flipped) >> place) & 1)
    if near & relics:
        value += NEAR_RELIC
    if near & cards:
        value += NEAR_TEMPLE_CARD
    return value


def best_step(s: rules.State, cards: int) -> tuple[int, float]:
    """The best step that one of some movement cards allows, NO_STEP if none does, and what it gains."""
    relics, temple = relic_kinds(s), temple_kinds(s)
    once, twice = met(s)
    found, best = NO_STEP, -10.0
    for cube in range(rules.CUBES):
        reached = 0
        rest = cards
        while rest:
            reached |= rules.targets(s, cube, lowest(rest))
            rest &= rest - 1
        if reached == 0 or rules.is_second_of_two(s, cube):
            continue
        for_relics, for_cards = aims(s, cube, relics, once, twice), aims(s, cube, temple, once, twice)
        here = worth(s, s.cube[cube], for_relics, for_cards)
        while reached:
            target = first(reached)
            reached &= reached - 1
            gain = worth(s, target, for_relics, for_cards) - here
            if gain > best:
                found, best = rules.STEP + cube * rules.TARGETS + target, gain
    return found, best


def gain_of(s: rules.State, step: int) -> float:
    """What a step gains."""
    cube, target = (step - rules.STEP) // rules.TARGETS, (step - rules.STEP) % rules.TARGETS
    once, twice = met(s)
    for_relics, for_cards = aims(s, cube, relic_kinds(s), once, twice), aims(s, cube, temple_kinds(s), once, twice)
    return worth(s, target, for_relics, for_cards) - worth(s, s.cube[cube], for_relics, for_cards)


def loss_of(s: rules.State, tile: int) -> float:
    """What is lost if a tile is flipped."""
    value = BESIDE_A_TILE * size(rules.NEIGHBOURS[s.options[rules.TEMPLE], tile] & rules.floor(s))
    for cube in range(rules.CUBES):
        if s.cube[cube] == tile:
            value += UNDER_SOMEBODY
    return value


def policy(s: rules.State, seat: int, out: Any, n: int, choice: Any) -> int:
    """The step that gains most, with the card that is least useful otherwise; the tile that is missed least."""
    found, best = 0, 100.0
    if s.phase == rules.CHOOSE_TILE:
        for place in range(n):
            loss = loss_of(s, out[place] - rules.FLIP) + BESIDE_A_TILE * uniform(choice, 4)
            if loss < best:
                found, best = place, loss
        return found
    step, _ = best_step(s, s.hand[seat] + 0 if s.phase == rules.PLAY_CARD else 1 << s.card)
    if step == NO_STEP:
        return uniform(choice, n)
    cube, target = (step - rules.STEP) // rules.TARGETS, (step - rules.STEP) % rules.TARGETS
    for place in range(n):
        if out[place] == step:
            return place
        if s.phase == rules.PLAY_CARD and (rules.targets(s, cube, out[place] - rules.CARD) >> target) & 1:
            rank = FLEXIBILITY[out[place] - rules.CARD] + uniform(choice, 1024) / 1024
            if rank < best:
                found, best = place, rank
    return found


def weigh(s: rules.State, seat: int, out: Any, n: int, weights: Any) -> None:
    """By what a step gains, the best one of a card, and by what is lost with a tile."""
    for place in range(n):
        if s.phase == rules.CHOOSE_TILE:
            gain = -loss_of(s, out[place] - rules.FLIP)
        elif s.phase == rules.PLAY_CARD:
            step, best = best_step(s, 1 << (out[place] - rules.CARD))
            gain = best if step != NO_STEP else 0.0
        else:
            gain = gain_of(s, out[place])
        weights[place] = LEAST_WEIGHT + exp(gain / DIFFERENCE)

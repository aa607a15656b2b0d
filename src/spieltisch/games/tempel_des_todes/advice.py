"""What bots know about Tempel des Todes: which step is worth what."""

from __future__ import annotations

import os
from math import exp
from typing import Any

from spieltisch.engine.bits import lowest
from spieltisch.engine.rng import uniform
from spieltisch.engine.rule import table, think
from spieltisch.engine.sets import first, size
from spieltisch.games.green_box.deck import BLACK, WHITE
from spieltisch.games.tempel_des_todes.rules import (
    CARD,
    CHOOSE_TILE,
    CUBES,
    FLIP,
    FRONT,
    MOVE_COLOUR,
    MOVE_POINTS,
    MOVE_SYMBOL,
    NEIGHBOURS,
    OUT,
    OUT_BIT,
    PLACE,
    PLAY_CARD,
    RELIC_KIND,
    STEP,
    SYMBOLS,
    TARGETS,
    TEMPLE,
    TEMPLE_KIND,
    TILES,
    State,
    flipped_tiles,
    floor,
    is_second_of_two,
    open_tiles,
    tiles_with,
)

# What it is worth, in relics, that an archaeologist stands somewhere. Found by playing many games with many values.
TEMPLE_CARD_MET = 0.28
ROW_AHEAD = 0.13
ON_FLIPPED = -0.2
IN_FRONT = -0.24
NEAR_RELIC = 0.35  # next to a tile where a relic could be collected
NEAR_TEMPLE_CARD = 0.08
ESCAPED_LATE, ESCAPED_EARLY = 2.1, 0.9  # without a tile left, with all of them
NOISE = float(os.environ.get("T_NOISE", "0.1"))
TEMP = float(os.environ.get("T_TEMP", "0.1"))
CARDW = float(os.environ.get("T_CARDW", "1"))
WEIGH = int(os.environ.get("T_WEIGH", "1"))

ROW_NUMBER = table([[row for row, _ in places] for places in PLACE])
MATCHABLE = (1 << SYMBOLS * (WHITE + 1)) - 1


@think
def relic_kinds(s: State) -> int:
    """Colours and symbols of the open relics, as bits."""
    kinds = 0
    rest = s.relics + 0
    while rest:
        kinds |= 1 << RELIC_KIND[lowest(rest)]
        rest &= rest - 1
    return kinds


@think
def temple_kinds(s: State) -> int:
    """Colours and symbols of the temple cards that can be matched, as bits."""
    kinds = 0
    for i in range(s.row_length):
        kinds |= 1 << TEMPLE_KIND[s.row[i]]
    return kinds & MATCHABLE


@think
def kinds_at(s: State, cube: int) -> int:
    """What an archaeologist meets where he stands, as bits: his colour and white with the symbol of an open tile."""
    here = open_tiles(s) & (1 << s.cube[cube])
    if here:
        for symbol in range(SYMBOLS):
            if tiles_with(s, symbol) & here:
                return (1 << (SYMBOLS * (cube // 2) + symbol)) | (1 << (SYMBOLS * WHITE + symbol))
    return 0


@think
def met(s: State) -> tuple[int, int]:
    """What the archaeologists meet, as bits, and what more than one of them meets."""
    once, twice = 0, 0
    for cube in range(CUBES):
        kinds = kinds_at(s, cube)
        twice |= once & kinds
        once |= kinds
    return once, twice


@think
def tiles_for(s: State, cube: int, kinds: int) -> int:
    """The open tiles on which an archaeologist meets one of some kinds."""
    symbols = (kinds >> (SYMBOLS * (cube // 2))) | (kinds >> (SYMBOLS * WHITE))
    tiles = 0
    for symbol in range(SYMBOLS):
        if (symbols >> symbol) & 1:
            tiles |= tiles_with(s, symbol)
    return tiles & open_tiles(s)


@think
def worth(s: State, place: int, relics: int, cards: int) -> float:
    """What it is worth that an archaeologist stands there, if on some tiles he meets relics and temple cards."""
    if place == OUT:
        return ESCAPED_LATE + (ESCAPED_EARLY - ESCAPED_LATE) * size(floor(s)) / TILES
    if place == FRONT:
        return IN_FRONT
    temple = s.options[TEMPLE]
    near = NEIGHBOURS[temple, place]
    value = ROW_AHEAD * ROW_NUMBER[temple, place]
    if (relics >> place) & 1:
        value += 1.0
    if (cards >> place) & 1:
        value += TEMPLE_CARD_MET
    if (flipped_tiles(s) >> place) & 1:
        value += ON_FLIPPED
    if near & relics:
        value += NEAR_RELIC
    if near & cards:
        value += NEAR_TEMPLE_CARD
    return value


@think
def reach(s: State, cube: int, card: int) -> int:
    """Where a movement card takes an archaeologist, as bits."""
    near = NEIGHBOURS[s.options[TEMPLE], s.cube[cube]]
    if MOVE_COLOUR[card] == WHITE or MOVE_COLOUR[card] == cube // 2:
        return near & (floor(s) | OUT_BIT)
    return near & open_tiles(s) & tiles_with(s, MOVE_SYMBOL[card])


@think
def best_step(s: State, cards: int, choice: Any, noise: float) -> tuple[float, int]:
    """The gain by the best step that one of some movement cards allows, and the step, -1 if there is none."""
    relics, temple = relic_kinds(s), temple_kinds(s)
    once, twice = met(s)
    best, found = -10.0, -1
    for cube in range(CUBES):
        if is_second_of_two(s, cube):
            continue
        targets = 0
        rest = cards
        while rest:
            targets |= reach(s, cube, lowest(rest))
            rest &= rest - 1
        if targets == 0:
            continue
        missed = MATCHABLE ^ (twice | (once & (MATCHABLE ^ kinds_at(s, cube))))
        for_relics, for_cards = tiles_for(s, cube, relics & missed), tiles_for(s, cube, temple & missed)
        here = worth(s, s.cube[cube], for_relics, for_cards)
        while targets:
            target = first(targets)
            targets &= targets - 1
            gain = worth(s, target, for_relics, for_cards) - here
            if noise > 0.0:
                gain += noise * uniform(choice, 1024) / 1024
            if gain > best:
                best, found = gain, cube * TARGETS + target
    return best, found


@think
def best_card(s: State, out: Any, n: int, found: int, choice: Any) -> int:
    """The place of a card that allows the step: black rather than coloured, coloured rather than white."""
    best, place = -10, 0
    for i in range(n):
        card = out[i] - CARD
        if (reach(s, found // TARGETS, card) >> (found % TARGETS)) & 1:
            score = uniform(choice, 4) - 4 * (MOVE_POINTS[card] - 1)
            if MOVE_COLOUR[card] == WHITE:
                score -= 8
            elif MOVE_COLOUR[card] == BLACK:
                score += 8
            if score > best:
                best, place = score, i
    return place


@think
def cost(s: State, tile: int) -> float:
    """What is lost if a tile is flipped."""
    value = 0.3 * size(NEIGHBOURS[s.options[TEMPLE], tile] & floor(s))
    for cube in range(CUBES):
        if s.cube[cube] == tile:
            value += 2.0
    return value


@think
def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """The step that gains most; the tile that is missed least."""
    if n == 1:
        return 0
    if s.phase == CHOOSE_TILE:
        best, place = 100.0, 0
        for i in range(n):
            score = cost(s, out[i] - FLIP) + uniform(choice, 1024) / 1024
            if score < best:
                best, place = score, i
        return place
    if s.phase == PLAY_CARD:
        _, found = best_step(s, s.hand[seat] + 0, choice, NOISE)
        return best_card(s, out, n, found, choice) if found >= 0 else uniform(choice, n)
    _, found = best_step(s, 1 << s.card, choice, NOISE)
    for i in range(n):
        if out[i] == STEP + found:
            return i
    return 0


if WEIGH:

    @think
    def weigh(s: State, seat: int, out: Any, n: int, weights: Any) -> None:
        """By the gain of the step, or of the best step of the card; by what is lost with a tile."""
        relics, temple = relic_kinds(s), temple_kinds(s)
        once, twice = met(s)
        for i in range(n):
            if s.phase == CHOOSE_TILE:
                gain = -cost(s, out[i] - FLIP) * 0.3
            elif s.phase == PLAY_CARD:
                gain, found = best_step(s, 1 << (out[i] - CARD), s.rng, 0.0)
                if found < 0:
                    gain = 0.0
                gain *= CARDW
            else:
                cube = (out[i] - STEP) // TARGETS
                target = (out[i] - STEP) % TARGETS
                missed = MATCHABLE ^ (twice | (once & (MATCHABLE ^ kinds_at(s, cube))))
                for_relics, for_cards = tiles_for(s, cube, relics & missed), tiles_for(s, cube, temple & missed)
                gain = worth(s, target, for_relics, for_cards) - worth(s, s.cube[cube], for_relics, for_cards)
            weights[i] = exp(max(-10.0, gain / TEMP)) + 0.001

"""What bots know about All Your Base: what a use of a card is worth, now and in the phases to come."""

from math import exp
from typing import Any

from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.sets import first, joined, size
from spieltisch.games.all_your_base import rules
from spieltisch.games.green_box.deck import COLOUR, NUMBER, SYMBOL, WHITE

MIXED = False  # where all act at once they do so openly, in the order of arrival

# In points. The values play best among several that were tried.
A_STATION = 3.2  # what the first station brings in every phase
ENOUGH = 6.5  # so many stations bring nothing more
A_CUBE = 0.5  # how often a cube of the colour that prevails on its station will match
AN_ODD_CUBE = 0.25
USED_UP = 0.2  # of its number is lost when a card is not used as software

WHIM = 1.0  # by so much playouts may prefer a use that is worth less
DIFFERENCE = 0.8  # a use worth so much more looks e times as promising
LEAST_WEIGHT = 0.001

# Whoever is behind finds all moves equally hopeless: beginners must not be so loose that they give up.
LEVELS = {
    "beginner": {"temperature": 0.16},
    "strong": {"iterations": 1_500},
    "master": {"iterations": 6_000},
}


def rest_of_phase(s: rules.State) -> float:
    """How much of the phase is still to come after this round."""
    if rules.is_short(s):
        return (rules.SHORT_ROUNDS - s.round) / rules.SHORT_ROUNDS
    return max(0, s.size - 4) / 8


def software_worth(s: rules.State, card: int, tile: int) -> float:
    """What it changes in this phase."""
    return 1.0 * NUMBER[card] + rules.MATCH * rules.matching(s, tile, COLOUR[card]) - rules.worth(s, tile)


def hardware_worth(s: rules.State, colour: int, tile: int) -> float:
    """What a cube brings now, and how often it will match later."""
    most = 0
    for other in range(rules.CUBE_COLOURS):
        if other != colour:
            most = max(most, s.cubes[tile, other])
    often = A_CUBE if s.cubes[tile, colour] >= most else AN_ODD_CUBE
    later = often * (rules.PHASES - 1 - s.phase)
    if s.software[tile] == rules.NO_CARD:
        return rules.MATCH * (later + often * rest_of_phase(s))
    wanted = COLOUR[s.software[tile]]
    if wanted == WHITE:
        wanted = colour
    return rules.MATCH * (later + (1.0 if wanted == colour else 0.0))


def station_worth(s: rules.State, seat: int) -> float:
    """What one more station brings in the phases to come and in the rest of this one."""
    more = max(0.0, 1.0 - size(joined(s.base[seat])) / ENOUGH)
    return A_STATION * more * (rules.PHASES - 1 - s.phase + rest_of_phase(s))


def use_worth(s: rules.State, seat: int, card: int, target: int) -> float:
    """What a card is worth in one of its uses."""
    if target >= rules.SOFTWARE:
        return software_worth(s, card, target - rules.SOFTWARE)
    lost = USED_UP * NUMBER[card]
    if target >= rules.HARDWARE:
        return hardware_worth(s, COLOUR[card], target - rules.HARDWARE) - lost
    return station_worth(s, seat) - lost if target == rules.STATION else -lost


def card_worth(s: rules.State, seat: int, card: int) -> float:
    """What a card is worth in its best use."""
    best = use_worth(s, seat, card, rules.STATION) if s.stack[SYMBOL[card]] else 0.0
    tiles = joined(s.base[seat])
    fitting = tiles & rules.TILES_OF[SYMBOL[card]]
    while fitting:
        best = max(best, software_worth(s, card, first(fitting)))
        fitting &= fitting - 1
    if s.supply[COLOUR[card]]:
        while tiles:
            best = max(best, use_worth(s, seat, card, rules.HARDWARE + first(tiles)))
            tiles &= tiles - 1
    return best


def move_worth(s: rules.State, seat: int, move: int) -> float:
    """What a move is worth: a use of a card, or a card to keep."""
    if move >= rules.KEEP:
        return card_worth(s, seat, move - rules.KEEP)
    return use_worth(s, seat, move // rules.TARGETS, move % rules.TARGETS)


def policy(s: rules.State, seat: int, out: Any, n: int, choice: Any) -> int:
    """The move that is worth most, now and then one that is worth a little less."""
    found, best = 0, -100.0
    for place in range(n):
        value = move_worth(s, seat, out[place]) + WHIM * uniform(choice, 1024) / 1024
        if value > best:
            found, best = place, value
    return found


def weigh(s: rules.State, seat: int, out: Any, n: int, weights: Any) -> None:
    """By what moves are worth, compared with the best."""
    best = -100.0
    for place in range(n):
        weights[place] = move_worth(s, seat, out[place])
        best = max(best, weights[place])
    for place in range(n):
        weights[place] = LEAST_WEIGHT + exp((weights[place] - best) / DIFFERENCE)

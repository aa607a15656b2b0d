"""What bots know about Tunnelflucht: how far a move leads, and who is ahead."""

from math import exp
from typing import Any

from spieltisch.engine.driving.advice import ENDLESS
from spieltisch.engine.kernel.rng import uniform
from spieltisch.games.tunnelflucht.rules import BACK, BASIC, FROM, OUT, RULES, STOP, State, ahead, behind, crowd

LEVELS = {
    "beginner": {"iterations": 40, "temperature": 0.5},
    "casual": {"iterations": 80, "temperature": 0.25},
    "good": {"iterations": 160, "temperature": 0.12},
    "strong": {"iterations": 600, "temperature": 0.04},
    "master": {"iterations": 5_000},
}

CARD = 4.5  # what a card is worth in tiles where it is not drawn anew
FAR_AHEAD = 12.0  # so many tiles ahead of another player, one wins e times as often
DIFFERENCE = 5.0  # a move that leads so many tiles further looks e times as promising
LOOK = 16  # moves of an extended playout until it is judged


def gain_of(s: State, seat: int, move: int) -> float:
    """How far a move leads, in tiles; cards count as tiles in the extended game."""
    if move >= STOP:
        return 0.0
    if move >= BACK:
        target = behind(s, move - BACK)
        return CARD * crowd(s, target) - (move - BACK - target)
    position = move % FROM
    way = ahead(s, seat, move // FROM, position) - position
    return way + 0.0 if s.options[RULES] == BASIC else way - CARD


def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """Of two moves at random the one that leads further."""
    one, other = uniform(choice, n), uniform(choice, n)
    return one if one == other or gain_of(s, seat, out[one]) >= gain_of(s, seat, out[other]) else other


def weigh(s: State, seat: int, out: Any, n: int, weights: Any) -> None:
    """By how far a move leads."""
    for place in range(n):
        weights[place] = exp(gain_of(s, seat, out[place]) / DIFFERENCE)


def horizon(s: State) -> int:
    """A basic game is soon over; an extended one is judged on the way."""
    return ENDLESS if s.options[RULES] == BASIC else LOOK


def progress(s: State, seat: int) -> float:
    """How far all pirates of a seat are together, with the cards that would take them further."""
    far = CARD * s.held[seat]
    for position in range(OUT + 1):
        far += position * s.crew[seat, position]
    return far


def judge(s: State, out: Any, values: Any) -> None:
    """Whoever is further on wins more often."""
    total = 0.0
    for seat in range(s.seats):
        values[seat] = exp(progress(s, seat) / FAR_AHEAD)
        total += values[seat]
    for seat in range(s.seats):
        values[seat] /= total

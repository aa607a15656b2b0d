"""What bots know about Wurmloch: cards are for the last crates, and a card should bring one."""

from math import exp, hypot
from typing import Any

from spieltisch.engine.driving.advice import ENDLESS
from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.rng import uniform
from spieltisch.engine.kernel.table import table
from spieltisch.games.wurmloch.rules import CRATE, KEEP, State, onward, steps_of

# How many more tenths of a turn somebody needs on average who plays by `policy`, by crates left and cards in hand:
# measured over 2,000 races each, from random places with random crates and cards.
TURNS = table(
    [
        [0] * 10,
        [340, 117, 79, 61, 52, 45, 40, 37, 34, 31],
        [517, 287, 152, 110, 87, 74, 65, 59, 54, 51],
        [619, 405, 265, 166, 125, 101, 89, 80, 73, 68],
        [704, 497, 351, 256, 180, 138, 118, 105, 95, 87],
        [761, 558, 418, 326, 250, 188, 151, 129, 112, 102],
        [822, 616, 477, 373, 302, 241, 190, 158, 136, 124],
        [879, 661, 526, 422, 353, 289, 245, 200, 163, 146],
        [927, 706, 569, 466, 398, 336, 289, 243, 197, 171],
        [963, 746, 605, 508, 435, 375, 321, 278, 237, 202],
        [995, 777, 637, 539, 471, 410, 360, 315, 275, 237],
        [1029, 811, 670, 571, 502, 441, 393, 343, 306, 266],
        [1058, 840, 697, 599, 528, 471, 415, 373, 332, 297],
        [1089, 868, 722, 627, 553, 496, 442, 398, 355, 320],
        [1112, 891, 749, 650, 580, 518, 468, 423, 380, 343],
        [1137, 918, 769, 670, 601, 542, 490, 443, 404, 365],
        [1157, 938, 789, 692, 622, 563, 507, 466, 427, 390],
    ]
)
SPREAD = 0.19  # how unsure that is: two players' turns are compared on this share of both together

# Playouts go on for so many moves of each player, and to the end if somebody has only a few crates left.
MOVES_AHEAD = 6
FEW = 3

# Weak players play cards as soon as they bring a crate, and miss them in the end.
LEVELS = {
    "beginner": {"iterations": 10, "temperature": 1.0},
    "casual": {"iterations": 80, "temperature": 0.2},
    "good": {"iterations": 450, "temperature": 0.045},
}

# How promising moves look: those that bring a crate or save the card, and the others.
SOUND, ODD = 1.0, 0.0002


def brings_crate(s: State, seat: int, move: int) -> int:
    """Whether a card brings a crate."""
    return 1 if s.crates[seat] & CRATE[s.leads[onward(s.at[seat], steps_of(move))]] else 0


def policy(s: State, seat: int, out: Any, n: int, choice: Any) -> int:
    """Save the cards while more crates are left than cards; then play any that brings a crate."""
    found = 0  # the roll, or no card
    if n > 1 and count(s.crates[seat]) <= s.held[seat]:
        good = 0
        for place in range(1, n):
            if brings_crate(s, seat, out[place]):
                good += 1
                if uniform(choice, good) == 0:
                    found = place
    return found


def weigh(s: State, seat: int, out: Any, n: int, weights: Any) -> None:
    """A card that brings nothing is rarely worth a thought: so rarely that who thinks little never plays it."""
    for place in range(n):
        weights[place] = SOUND if out[place] <= KEEP or brings_crate(s, seat, out[place]) else ODD


def horizon(s: State) -> int:
    """Not far: how many crates and cards are left says enough, until the last crates decide."""
    for seat in range(s.seats):
        if count(s.crates[seat]) <= FEW:
            return ENDLESS
    return MOVES_AHEAD * s.seats


def ahead(s: State, seat: int, other: int) -> float:
    """The chance that a seat is done before another."""
    own = TURNS[count(s.crates[seat]), s.held[seat]]
    theirs = TURNS[count(s.crates[other]), s.held[other]]
    return 1.0 / (1.0 + exp((own - theirs) / (SPREAD * hypot(own, theirs) + 0.1)))


def judge(s: State, out: Any, values: Any) -> None:
    """Half for the place that is to be expected, half for the chance to be first."""
    for seat in range(s.seats):
        place, first = 0.0, 1.0
        for other in range(s.seats):
            if other != seat:
                chance = ahead(s, seat, other)
                place += chance / (s.seats - 1)
                first *= chance
        values[seat] = 0.5 * place + 0.5 * first

"""The checker moves of R3 to R11 once more: by plain search over lists, slow and easy to read."""

from __future__ import annotations

from functools import cache

from spieltisch.games.backgammon.rules import BAR, OFF

Men = tuple[int, ...]  # checkers by place, 0 to 25, each player in the own numbering
Dice = tuple[int, ...]


def can_step(own: Men, other: Men, place: int, die: int) -> bool:
    """Whether one checker can move by one die, whatever comes after (R3, R4, R6, R7)."""
    if own[place] == 0:
        return False
    if own[BAR] > 0 and place != BAR:
        return False
    to = place + die
    if to <= 24:
        return other[25 - to] < 2
    if any(own[k] for k in range(19)):
        return False
    return to == 25 or not any(own[k] for k in range(place))


def step(own: Men, other: Men, place: int, die: int) -> tuple[Men, Men]:
    """Both players' checkers after one has moved (R3, R5)."""
    mine, theirs = list(own), list(other)
    to = min(place + die, OFF)
    mine[place] -= 1
    mine[to] += 1
    if to < OFF and theirs[25 - to] == 1:
        theirs[25 - to] = 0
        theirs[BAR] += 1
    return tuple(mine), tuple(theirs)


def without(dice: Dice, die: int) -> Dice:
    at = dice.index(die)
    return dice[:at] + dice[at + 1 :]


@cache
def most_dice(own: Men, other: Men, dice: Dice) -> int:
    """The greatest number of dice that can be used (R9); bearing off the last checker uses all (R11)."""
    if own[OFF] == sum(own):
        return len(dice)
    best = 0
    for die in set(dice):
        for place in range(OFF):
            if can_step(own, other, place, die):
                best = max(best, 1 + most_dice(*step(own, other, place, die), without(dice, die)))
                if best == len(dice):
                    return best
    return best


def possible_steps(own: Men, other: Men, dice: Dice) -> set[tuple[int, int]]:
    """The checker moves as (place, die) that each die alone would allow."""
    return {(place, die) for die in set(dice) for place in range(OFF) if can_step(own, other, place, die)}


def legal_steps(own: Men, other: Men, dice: Dice) -> set[tuple[int, int]]:
    """The legal checker moves with these dice unused (R9, R10)."""
    possible = possible_steps(own, other, dice)
    most = most_dice(own, other, dice)
    found = {
        (place, die)
        for place, die in possible
        if 1 + most_dice(*step(own, other, place, die), without(dice, die)) == most
    }
    usable = {die for _, die in possible}
    if most == 1 and len(usable) == 2:
        found = {(place, die) for place, die in found if die == max(usable)}
    return found

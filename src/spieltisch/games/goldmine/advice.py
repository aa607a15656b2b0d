"""Goldmine, advice for bots: the equilibrium of two players by backward induction.

While both players are inside they have the same gold in hand, so a cave of two is little: how many symbols lie
once and how many twice, the hand, the leftovers, and the lead of the thinker over the other. A lone player
needs only what he would bank by leaving. Symbols are alike, so a card to come counts by what it does; the very
next card is counted exactly, from the cards that are in the pile.
"""

from functools import cache
from typing import Any

import numpy as np

from spieltisch.engine.driving import backend
from spieltisch.engine.driving.advice import Candidate, Effort, Stop
from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.sets import joined
from spieltisch.engine.kernel.table import table
from spieltisch.games.goldmine.rules import CAVES, LEAVE, STAY, State, leftovers, times_seen
from spieltisch.games.green_box.deck import CARDS, COLUMNS, NUMBER, SYMBOL

# A choice of two: small differences decide.
LEVELS = {
    "beginner": {"temperature": 2.0, "iterations": 8},
    "casual": {"temperature": 0.34, "iterations": 40},
    "good": {"temperature": 0.14, "iterations": 100},
    "strong": {"temperature": 0.06, "iterations": 1_500},
}

SYMBOLS = 6
MOST_NUMBER = 6
FREQUENCY = table([0, 3, 2, 1, 1, 1, 1])  # how many of a symbol's nine cards show each number

MOST_GOLD = 66  # in a cave: the two best cards of every symbol
MOST_HAND = 30  # of each of two
MOST_REST = 12  # one on every card at most
MASTER = 4  # the level that plays the equilibrium
EDGE = 72  # who leads by more has as good as won
LEADS = 2 * EDGE + 1

# The four ends of a choice of two: what the thinker does, then the other.
BOTH_STAY, STAY_ALONE, LEAVE_ALONE, BOTH_LEAVE, ENDS = range(5)


def at(lead: int) -> int:
    """The place of a lead in a table."""
    return max(0, min(LEADS - 1, lead + EDGE))


def lone_values(lone: Any, after: Any) -> None:
    """For every cave with a lone player inside, his chance of winning before he chooses; `after` is by lead.

    By symbols seen once and twice, the gold he would bank by leaving, and his lead without it.
    """
    for shown in range(2 * SYMBOLS, 0, -1):
        for twos in range(max(0, shown - SYMBOLS), shown // 2 + 1):
            ones = shown - 2 * twos
            for gold in range(MOST_GOLD + 1):
                for lead in range(-EDGE, EDGE + 1):
                    stay = stays(lone, after[at(lead)], ones, twos, 1, gold, at(lead))
                    lone[ones, twos, gold, at(lead)] = max(stay, after[at(lead + gold)])


def stays(values: Any, ruin: float, ones: int, twos: int, inside: int, gold: int, by: int) -> float:
    """The chance of winning of somebody who stays, one or two being inside, with average cards to come.

    The values of what comes are by symbols, gold, and what the last axis is by: a lone player's lead, or leftovers.
    """
    more = 0.0
    for number in range(1, MOST_NUMBER + 1):
        held, beside = shared(values, inside, number, gold, by)
        if ones + twos < SYMBOLS:
            more += FREQUENCY[number] * (SYMBOLS - ones - twos) * values[ones + 1, twos, held, beside]
        if ones:
            more += FREQUENCY[number] * 8 * ones / 9 * values[ones - 1, twos + 1, held, beside]
    return (more + 7 * twos * ruin) / (CARDS - ones - 2 * twos)


def shared(values: Any, inside: int, number: int, gold: int, by: int) -> tuple[int, int]:
    """The places in the last axes when a card of this number was shared among those inside."""
    return min(values.shape[2] - 1, gold + number // inside), min(values.shape[3] - 1, by + number % inside)


def pair_values(pair: Any, lone: Any, after: Any, lead: int) -> None:
    """The same for both inside, by symbols seen once and twice, hand and leftovers, at one lead."""
    ends = np.empty(ENDS)
    for shown in range(2 * SYMBOLS, 0, -1):
        for twos in range(max(0, shown - SYMBOLS), shown // 2 + 1):
            ones = shown - 2 * twos
            for rest in range(min(shown, MOST_REST) + 1):
                for hand in range(min(3 * shown, MOST_HAND) + 1):
                    weigh_ends(ends, pair, lone, after, ones, twos, hand, rest, lead)
                    stay = staying(ends)
                    pair[ones, twos, hand, rest] = min(
                        stay * ends[BOTH_STAY] + (1.0 - stay) * ends[LEAVE_ALONE],
                        stay * ends[STAY_ALONE] + (1.0 - stay) * ends[BOTH_LEAVE],
                    )


def weigh_ends(
    ends: Any, pair: Any, lone: Any, after: Any, ones: int, twos: int, hand: int, rest: int, lead: int
) -> None:
    """The chance of winning for each of the four ends, with average cards to come."""
    ends[BOTH_LEAVE] = after[at(lead)]
    ends[BOTH_STAY] = stays(pair, after[at(lead)], ones, twos, 2, hand, rest)
    behind = at(lead - hand - rest)
    ends[STAY_ALONE] = stays(lone, after[behind], ones, twos, 1, hand, behind)
    # The other alone inside is the same with the lead turned round.
    behind = at(0 - lead - hand - rest)
    ends[LEAVE_ALONE] = 1.0 - stays(lone, after[behind], ones, twos, 1, hand, behind)


def staying(ends: Any) -> float:
    """How often to stay so that the other cannot profit from knowing it: the equilibrium of a choice of two."""
    worst_stay = min(ends[BOTH_STAY], ends[STAY_ALONE])
    worst_leave = min(ends[LEAVE_ALONE], ends[BOTH_LEAVE])
    worst = max(worst_stay, worst_leave)
    if worst >= min(max(ends[BOTH_STAY], ends[LEAVE_ALONE]), max(ends[STAY_ALONE], ends[BOTH_LEAVE])):
        return 1.0 if worst_stay >= worst_leave else 0.0
    swing = ends[BOTH_STAY] - ends[LEAVE_ALONE] - ends[STAY_ALONE] + ends[BOTH_LEAVE]
    return (ends[BOTH_LEAVE] - ends[LEAVE_ALONE]) / swing


def solve(after: Any, lone: Any, pair: Any) -> None:
    """Chances of winning by caves to come and lead, the last cave first."""
    for lead in range(-EDGE, EDGE + 1):
        after[0, at(lead)] = 0.5 if lead == 0 else 1.0 if lead > 0 else 0.0
    for caves in range(CAVES):
        lone_values(lone[caves], after[caves])
        for lead in range(-EDGE, EDGE + 1):
            pair_values(pair, lone[caves], after[caves], lead)
            chance = 0.0
            for number in range(1, MOST_NUMBER + 1):
                chance += FREQUENCY[number] / COLUMNS * pair[1, 0, number // 2, number % 2]
            after[caves + 1, at(lead)] = chance


def turned_next(s: State, card: int, values: Any, ruin: float, inside: int, gold: int, by: int) -> float:
    """The chance of winning of somebody who stayed when this card is turned next."""
    ones, twos = symbols_with(s, card)
    held, beside = shared(values, inside, NUMBER[card], gold, by)
    return ruin if twos < 0 else values[ones, twos, held, beside]


def symbols_with(s: State, card: int) -> tuple[int, int]:
    """How many symbols lie once and twice when this card has come too; -1 twice: the cave has collapsed."""
    ones = twos = 0
    for symbol in range(SYMBOLS):
        times = times_seen(s, symbol) + (1 if symbol == SYMBOL[card] else 0)
        if times == 3:
            return 0, -1
        ones += times == 1
        twos += times == 2
    return ones, twos


def look(s: State, seat: int, lone: Any, after: Any, pair: Any, ends: Any) -> None:
    """The four ends for a seat of two, with the next card any of those in the pile. A lone one has two of them."""
    lead = s.bank[seat] - s.bank[1 - seat]
    hand, rest = s.hand[seat] + 0, leftovers(s)
    out = hand + rest
    alone = count(s.inside) == 1
    if not alone:
        pair_values(pair, lone, after, lead)
    turned = joined(s.turned)
    ahead, behind = at(lead - out), at(0 - lead - out)
    cards = 0
    for card in range(CARDS):
        if turned >> card & 1:
            continue
        cards += 1
        if alone:
            ends[STAY_ALONE] += turned_next(s, card, lone, after[at(lead)], 1, out, at(lead))
        else:
            ends[BOTH_STAY] += turned_next(s, card, pair, after[at(lead)], 2, hand, rest)
            ends[STAY_ALONE] += turned_next(s, card, lone, after[ahead], 1, hand, ahead)
            ends[LEAVE_ALONE] += 1.0 - turned_next(s, card, lone, after[behind], 1, hand, behind)
    for end in range(ENDS):
        ends[end] /= cards
    ends[BOTH_LEAVE] = after[at(lead)]
    if alone:
        ends[BOTH_STAY] = ends[STAY_ALONE]
        ends[BOTH_LEAVE] = ends[LEAVE_ALONE] = after[at(lead + out)]


@cache
def solved() -> tuple[Any, Any, Any]:
    """The driver that looks at a record, and the chances by caves to come: of a lone player, and by lead."""
    from spieltisch.games.goldmine import GAME

    after = np.zeros((CAVES + 1, LEADS))
    lone = np.zeros((CAVES, SYMBOLS + 1, SYMBOLS + 1, MOST_GOLD + 1, LEADS), np.float32)
    backend.bind(solve, GAME)(after, lone, new_pair())
    return backend.bind(look, GAME), lone, after


def new_pair() -> Any:
    """Room for the chances of both inside."""
    return np.zeros((SYMBOLS + 1, SYMBOLS + 1, MOST_HAND + 1, MOST_REST + 1))


def consider(view: State, seat: int, effort: Effort, stop: Stop) -> list[Candidate] | None:
    """Two players: the equilibrium. The other is taken to mix by it, so both moves are often worth the same."""
    if view.seats != 2 or effort.level < MASTER:
        return None
    look, lone, after = solved()
    caves = CAVES - view.cave
    ends = np.zeros(ENDS)
    look(view.array[0], seat, lone[caves], after[caves], new_pair(), ends)
    stay = staying(ends)
    both_stay, stay_alone, leave_alone, both_leave = ends.tolist()
    other = staying(1.0 - ends[[BOTH_STAY, LEAVE_ALONE, STAY_ALONE, BOTH_LEAVE]])
    found = [
        Candidate(STAY, stay, other * both_stay + (1.0 - other) * stay_alone),
        Candidate(LEAVE, 1.0 - stay, other * leave_alone + (1.0 - other) * both_leave),
    ]
    return sorted(found, key=lambda c: -c.share)

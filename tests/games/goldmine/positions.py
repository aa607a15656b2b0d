"""Goldmine positions as rows of cards, and steps as who leaves and which card comes. Seats are A, B, C, …"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import members
from spieltisch.games.goldmine import GAME, rules, words
from spieltisch.games.goldmine.rules import LEAVE, NO_CARD, STAY, State
from spieltisch.games.green_box.deck import CARDS, NUMBER
from tests.games.telling import listening

SEATS = "ABCDEFGH"


def start(seats: int = 3, seed: int = 1, **options: Any) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, seed, 0)
    rules.deal(s)
    return s


def cave(
    *cards: str,
    inside: str = "ABC",
    hand: Sequence[int] | None = None,
    lying: Sequence[int] | None = None,
    bank: Sequence[int] | None = None,
    number: int = 1,
    seats: int | None = None,
    **options: Any,
) -> State:
    """A cave in which these cards were turned while these players were inside, and nobody left since.

    Gold in hand and on the cards is what they paid, unless it is given.
    """
    s = cast(State, GAME.blank(seats or max(2, len(inside)), options))
    sow(s.rng, 1, 0)
    s.fell = NO_CARD
    s.cave = number - 1
    rules.enter(s)
    s.inside = mask(inside)
    for name in cards:
        rules.lay(s, next(c for c in range(CARDS) if is_card(c, name) and not is_turned(s, c)))
    for cells, given in ((s.hand, hand), (s.rest, lying), (s.bank, bank)):
        for place, gold in enumerate(given or ()):
            cells[place] = gold
    return s


def choose(s: State, leave: str = "", then: str | Sequence[str] = ()) -> State:
    """The position after everybody inside has chosen, and what the last choice told; `then` are the cards that come.

    A card is written `wheel 5`, or `wheel` where the number does not matter.
    """
    wanted = [then] if isinstance(then, str) else list(then)
    ready = s.copy()
    waiting = members(rules.actors(s))
    for seat in waiting[:-1]:
        rules.play(ready, seat, LEAVE if SEATS[seat] in leave else STAY)
    for luck in range(20_000):
        after = listening(ready)
        sow(after.rng, 2, luck)
        rules.play(after, waiting[-1], LEAVE if SEATS[waiting[-1]] in leave else STAY)
        came = turned_since(ready, after)[: len(wanted)]
        if len(came) == len(wanted) and all(map(is_card, came, wanted)):
            return after
    raise AssertionError(f"{wanted} cannot come here")


def turned_since(before: State, after: State) -> list[int]:
    """The cards that the last choice of a step turned: the next one, and the first of a new cave."""
    if after.cave == before.cave and not words.is_over(after):
        return [after.row[after.shown - 1]]
    fell = [] if after.fell == NO_CARD else [after.fell]
    return fell if words.is_over(after) else [*fell, after.row[0]]


def is_card(card: int, name: str) -> bool:
    """Whether a card is what the name says, `wheel 5` or `wheel`."""
    return words.CARD_NAMES[card].in_() in (name, f"{name} {NUMBER[card]}")


def is_turned(s: State, card: int) -> bool:
    return card not in words.pile(s)


def mask(names: str) -> int:
    """Players as bits."""
    return sum(1 << SEATS.index(name) for name in names)


def players(bits: int) -> str:
    """Bits as players."""
    return "".join(SEATS[seat] for seat in members(bits))


def row(s: State) -> list[str]:
    """The cards of this cave in words."""
    return [words.CARD_NAMES[card].in_() for card in s.row.tolist()[: s.shown]]


def lying(s: State) -> list[int]:
    """The gold on the cards of this cave."""
    return s.rest.tolist()[: s.shown]


def hand(s: State) -> list[int]:
    return s.hand.tolist()[: s.seats]


def bank(s: State) -> list[int]:
    return s.bank.tolist()[: s.seats]


def lost(s: State) -> list[int]:
    return s.lost.tolist()[: s.seats]


def view(s: State, seat: int) -> State:
    """The record as a seat may see it."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen

"""What is said of Wurmloch's moves, places and refusals. Places are numbered 0 to 35, clockwise."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from spieltisch.engine.phrase import Book, Phrase
from spieltisch.games.green_box import speech
from spieltisch.games.wurmloch.rules import (
    CARD,
    CLOCKWISE,
    CORNER,
    CRATE,
    KEEP,
    LARGEST,
    OVER,
    PLANET,
    ROLL,
    ROLLING,
    State,
    card_number,
    onward,
)

say = Book("wurmloch")

WAYS = (say("forward"), say("back"))


def place(view: State, number: int) -> Phrase:
    return tile_name(number, view.face[number])


def way(view: State, direction: int) -> Phrase:
    return WAYS[direction]


READINGS = {**speech.READINGS, "place": place, "way": way}


@cache
def tile_name(number: int, face: int) -> Phrase:
    """What lies on a place, and its number."""
    if face == PLANET:
        return say("planet", n=number)
    if face == CORNER:
        return say("corner", n=number)
    return say("wormhole", n=number, symbol=speech.SYMBOLS[face])


class Journey(NamedTuple):
    """Where a ship lands, where it comes to rest, and whether it finds a crate there."""

    landing: int
    end: int
    crate: bool


def journey(view: State, seat: int, steps: int) -> Journey:
    """What would come of going so many steps from where the ship is, negative against the clock."""
    landing = onward(view.at[seat], steps)
    end = view.leads[landing]
    return Journey(landing, end, has_crate(view, seat, end))


def has_crate(view: State, seat: int, place: int) -> bool:
    return bool(view.crates[seat] & CRATE[place])


def steps_of(move: int) -> int:
    """How far a card takes the ship, negative against the clock."""
    number = card_number(move)
    return number if direction(move) == CLOCKWISE else -number


def direction(move: int) -> int:
    return (move - CARD) % 2


def card_moves(view: State, seat: int) -> list[int]:
    """The moves with the cards in hand."""
    numbers = [number for number in range(1, LARGEST + 1) if view.cards[seat, number]]
    return [CARD + 2 * (number - 1) + way for number in numbers for way in range(2)]


def within_reach(view: State, seat: int) -> set[int]:
    """The planets whose crates a card would get."""
    trips = (journey(view, seat, steps_of(move)) for move in card_moves(view, seat))
    return {trip.end for trip in trips if trip.crate}


def label(view: State, seat: int, move: int) -> Phrase:
    if move in (ROLL, KEEP):
        return say("roll" if move == ROLL else "keep")
    trip, number, way = journey(view, seat, steps_of(move)), card_number(move), WAYS[direction(move)]
    at = place(view, trip.landing)
    if trip.end != trip.landing:
        return say("move-jump", number=number, way=way, at=at, end=place(view, trip.end))
    return say("move-crate" if trip.crate else "move", number=number, way=way, at=at)


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == ROLLING:
        return say("prompt-roll")
    return say("prompt-card", crates=len(within_reach(view, seat)))


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == OVER:
        return say("why-over")
    if seat != view.turn:
        return say("why-turn")
    if move == ROLL:
        return say("why-rolled")
    if view.phase == ROLLING:
        return say("why-roll-first")
    return say("why-no-card", number=card_number(move))

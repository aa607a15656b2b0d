"""What is said of Wurmloch's moves, places and refusals. Places are numbered 0 to 35, clockwise."""

from functools import cache

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase
from spieltisch.games.green_box import speech
from spieltisch.games.wurmloch import rules

say = Book("wurmloch")


def place(view: rules.State, number: int) -> Phrase:
    return tile_name(number, view.face[number])


@cache
def tile_name(number: int, face: int) -> Phrase:
    """What lies on a place, and its number."""
    if face < rules.PLANET:
        return say("wormhole", n=number, symbol=speech.SYMBOLS[face])
    return say("planet" if face == rules.PLANET else "corner", n=number)


def way(view: rules.State, direction: int) -> Phrase:
    return say("forward" if direction == rules.CLOCKWISE else "back")


READINGS: Readings = {**speech.READINGS, "place": place, "way": way}


def journey(view: rules.State, seat: int, move: int) -> tuple[int, int]:
    """Where a ship would land with a card, and where it would come to rest."""
    landing = rules.onward(view.at[seat], rules.steps_of(move))
    return landing, view.leads[landing]


def has_crate(view: rules.State, seat: int, place: int) -> bool:
    return bool(view.crates[seat] & rules.CRATE[place])


def within_reach(view: rules.State, seat: int) -> set[int]:
    """The planets whose crates a card in hand would get."""
    cards = range(rules.CARD, rules.LAST_MOVE + 1)
    ends = {journey(view, seat, move)[1] for move in cards if view.cards[seat, rules.card_number(move)]}
    return {end for end in ends if has_crate(view, seat, end)}


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.CARD:
        return say("roll" if move == rules.ROLL else "keep")
    landing, end = journey(view, seat, move)
    number, going, at = rules.card_number(move), way(view, rules.direction(move)), place(view, landing)
    if end != landing:
        return say("move-jump", number=number, way=going, at=at, end=place(view, end))
    return say("move-crate" if has_crate(view, seat, end) else "move", number=number, way=going, at=at)


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.ROLLING:
        return say("prompt-roll")
    return say("prompt-card", crates=len(within_reach(view, seat)))


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if move == rules.ROLL:
        return say("why-rolled")
    if view.phase == rules.ROLLING:
        return say("why-roll-first")
    return say("why-no-card", number=rules.card_number(move))

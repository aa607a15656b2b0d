"""What is said of Goldmine's cards, choices and refusals."""

from spieltisch.engine.kernel.sets import joined
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, every
from spieltisch.games.goldmine.rules import NO_CARD, State, actors, leftovers, times_seen
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.speech import SYMBOLS

say = Book("goldmine")

CHOICES = (say("stay"), say("leave"))

# A card as it counts here, without its colour.
CARD_NAMES = tuple(say("card", symbol=SYMBOLS[SYMBOL[card]], number=int(NUMBER[card])) for card in range(CARDS))

READINGS: Readings = {"card": lambda view, number: CARD_NAMES[number], "choice": lambda view, number: CHOICES[number]}


def is_over(view: State) -> bool:
    """Whether a cave has ended and no other has begun: at the end, and for a moment before every new cave."""
    return view.inside == 0


def pile(view: State) -> list[int]:
    """The cards that can still be turned."""
    turned = joined(view.turned)
    return [card for card in range(CARDS) if not turned >> card & 1]


def dangers(view: State) -> int:
    """How many cards of the pile would collapse the cave."""
    return sum(times_seen(view, SYMBOL[card]) == 2 for card in pile(view))


def label(view: State, seat: int, move: int) -> Phrase:
    return CHOICES[move]


def prompt(view: State, seat: int) -> Phrase:
    return say("prompt", hand=view.hand[seat], rest=leftovers(view))


def reason(view: State, seat: int, move: int) -> Phrase:
    if is_over(view):
        return say("why-over")
    if not view.inside >> seat & 1:
        return say("why-outside")
    return say("why-choice" if actors(view) >> seat & 1 else "why-chosen")


def last_cave(view: State) -> Phrase | None:
    """How the last cave ended and what it took, until the next one goes deeper."""
    cave = view.cave if is_over(view) else view.cave - 1
    if cave == 0 or (view.shown > 1 and not is_over(view)):
        return None
    if view.fell == NO_CARD:
        return say("notice-out", cave=cave)
    card = CARD_NAMES[view.fell]
    lost = [say("lost", who=Who(seat), gold=view.lost[seat]) for seat in range(view.seats) if view.lost[seat]]
    if not lost:
        return say("notice-fell", cave=cave, card=card)
    return say("notice-lost", cave=cave, card=card, lost=every(lost))


def is_buried(view: State, seat: int) -> bool:
    """Whether a player was inside when the last cave collapsed."""
    return is_over(view) and bool(view.trapped >> seat & 1)


def whereabouts(view: State, seat: int, viewer: int) -> Phrase:
    """Where a player is and whether he has chosen; the viewer also sees what he chose himself."""
    if not view.inside >> seat & 1:
        return say("buried" if is_buried(view, seat) else "outside")
    if not view.chosen >> seat & 1:
        return say("inside")
    if seat != viewer:
        return say("chosen")
    return say("chosen-what", choice=CHOICES[view.leaving >> seat & 1])

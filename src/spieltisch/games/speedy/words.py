"""What is said of Speedy's moves, cards and refusals."""

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, every, players
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.speech import CARD_NAMES
from spieltisch.games.speedy import rules

say = Book("speedy")

# What two cards may share, in the order of the bits.
TRAITS = (say("colour"), say("symbol"), say("number"))


def shared(view: rules.State, traits: int) -> Phrase:
    return every(TRAITS[trait] for trait in members(traits))


READINGS: Readings = {**speech.READINGS, "shared": shared}


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move == rules.GO:
        return say("ready" if view.phase == rules.READY else "turn-up")
    if move in (rules.DRAW, rules.WAIT):
        return say("draw" if move == rules.DRAW else "wait")
    if move >= rules.LAY:
        return say("lay", card=CARD_NAMES[view.hand[seat, move - rules.LAY]], pile=seat)
    slot, pile = divmod(move - rules.PLAY, 2)
    return say("play", card=CARD_NAMES[view.hand[seat, slot]], pile=pile)


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.READY:
        return say("prompt-ready")
    if view.phase == rules.STUCK:
        return say("prompt-turn-up" if view.left[seat] else "prompt-choose")
    if not rules.can_move(view, seat):
        return say("prompt-wait")
    return say("prompt-lay-or-draw" if rules.can_draw(view, seat) else "prompt-lay")


# Reasons.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if move == rules.WAIT:
        return say("why-wait")
    if move == rules.GO:
        return say("why-go" if view.phase == rules.RACE else "why-choose")
    if view.phase == rules.READY:
        return say("why-not-begun")
    if move >= rules.LAY:
        return why_not_lay(view, seat)
    if view.phase == rules.STUCK:
        return say("why-pause")
    return why_not_draw(view, seat) if move == rules.DRAW else why_not_play(view, seat, *divmod(move - rules.PLAY, 2))


def why_not_play(view: rules.State, seat: int, slot: int, pile: int) -> Phrase:
    """Why the card of a slot may not be laid on a pile."""
    card = view.hand[seat, slot]
    if card == rules.EMPTY:
        return say("why-empty-slot", rule="R5")
    return say("why-no-fit", card=CARD_NAMES[card], top=CARD_NAMES[view.top[pile]])


def why_not_draw(view: rules.State, seat: int) -> Phrase:
    """Why no card may be drawn."""
    if view.left[seat] == 0:
        return say("why-pile-empty")
    return say("why-by-itself" if view.options[rules.REFILL] == rules.AUTO else "why-hand-full")


def why_not_lay(view: rules.State, seat: int) -> Phrase:
    """Why a card may not be given up."""
    if view.phase == rules.RACE:
        return say("why-lay")
    return say("why-turn-up") if view.left[seat] else say("why-empty-slot", rule="R10")


# The table.


def notice(view: rules.State) -> Phrase | None:
    """Whom the start or a pause waits for, and how it ended; nothing during the race."""
    if view.phase == rules.RACE:
        return None
    if view.phase == rules.OVER:
        return outcome(view)
    return say("notice-ready" if view.phase == rules.READY else "notice-stuck", who=players(members(view.awaited)))


def outcome(view: rules.State) -> Phrase:
    """Who has shed all cards, and how many the other keeps."""
    loser = 1 if rules.cards_left(view, 1) else 0
    if kept := rules.cards_left(view, loser):
        return say("notice-won", winner=Who(1 - loser), loser=Who(loser), cards=kept)
    return say("notice-drawn")

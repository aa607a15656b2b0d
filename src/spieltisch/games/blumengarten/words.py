"""What is said of Blumengarten's cards, rows, flowers, moves and refusals."""

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Arg, Book, Phrase, every
from spieltisch.games.blumengarten import rules
from spieltisch.games.blumengarten.rules import CARD_COLOUR, CARD_NUMBER, COLOURS, FINISH, GROW, GROWING, RANKS, State
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import CARDS, WHITE

say = Book("blumengarten")

NAMES = tuple(speech.CARD_NAMES[rules.DECK[card]] for card in range(CARDS))


def numbers(view: State, row: int) -> str:
    """The numbers of a row: `3-1-1`. Every symbol has the same ones."""
    return "-".join(str(CARD_NUMBER[rank]) for rank in members(row))


def into(view: State, row: int) -> Phrase:
    """Where a card was laid, by the row with it."""
    return say("into-row", numbers=numbers(view, row)) if rules.LENGTH[row] > 1 else say("into-new-row")


def thirst(view: State, seat: int) -> int:
    """How many flowers of a seat wait for a bed."""
    return sum(view.supply[seat].tolist())


READINGS: Readings = {
    **speech.READINGS,
    "card": lambda view, card: NAMES[card],
    "cards": lambda view, cards: every(NAMES[card] for card in members(cards)),
    "numbers": numbers,
    "row": into,
    "thirst": thirst,
}


def label(view: State, seat: int, move: int) -> Phrase:
    if move < GROW:
        return finish_label(view, seat, move)
    if move < rules.PLANT:
        card, slot = divmod(move - GROW, rules.ROWS)
        return say("grow", card=NAMES[card], into=into_row(view, card, slot))
    if move < rules.EXCHANGE:
        card, colour = divmod(move - rules.PLANT, COLOURS)
        return say("plant", card=NAMES[card], n=CARD_NUMBER[card], colour=speech.COLOURS[colour])
    return say("put-away", card=NAMES[move - rules.EXCHANGE])


def into_row(view: State, card: int, slot: int) -> Phrase:
    """Where a card may be laid: `in Rad-Reihe 1, dann 3-1`. Rows of a symbol count as they lie on the shelf."""
    symbol = card // RANKS
    row = view.row[symbol, slot]
    if row == 0:
        return say("into-new-row")
    number = 1 + sum(view.row[symbol, before] > 0 for before in range(slot))
    then = numbers(view, row | 1 << card % RANKS)
    return say("into-row-number", symbol=speech.SYMBOLS[symbol], row=number, numbers=then)


def finish_label(view: State, seat: int, move: int) -> Phrase:
    """What the end of an action brings: flowers, what becomes of the row, cards to draw, perhaps the end."""
    then = view.copy()
    rules.play(then, seat, move)  # the cards drawn are made up, all numbers are right
    end: dict[str, Arg] = {"drawn": then.held[seat] - view.held[seat], "over": int(then.phase == rules.OVER)}
    if view.phase not in (GROWING, rules.NAMING):
        return say("finish", n=end["drawn"], over=end["over"])
    row = (view.last // RANKS, view.slot)
    length = rules.LENGTH[view.row[row]]
    if then.phase == rules.NAMING:
        return say("finish-to-name", n=length)
    colour = CARD_COLOUR[view.last] if move == FINISH else move - rules.NAME
    taken = view.stock[colour] - then.stock[colour]  # the rest is forfeited (R6)
    end["row"] = "stays" if then.row[row] else "gone"
    if then.ending == rules.COLOURS_EMPTY:
        end["row"] = "over"
    message = "finish-growing" if move == FINISH else "name"
    return say(message, n=taken, colour=speech.COLOURS[colour], lost=length - taken, **end)


# By phase.
PROMPTS = ("prompt-choose", "prompt-grow", "prompt-name", "prompt-plant", "prompt-exchange")
ONLY = {GROWING: "why-growing", rules.PLANTING: "why-planting", rules.EXCHANGING: "why-exchanging"}


def prompt(view: State, seat: int) -> Phrase:
    if view.phase not in (rules.CHOOSING, rules.NAMING) and rules.moves(view, seat, [0] * rules.MOST_MOVES) == 1:
        return say("prompt-finish")
    return say(PROMPTS[view.phase])


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == rules.NAMING:
        return say("why-name")
    if move < GROW:
        return say("why-move-first" if move == FINISH else "why-no-joker")
    if move < rules.PLANT:
        (card, place), phase = divmod(move - GROW, rules.ROWS), GROWING
    elif move < rules.EXCHANGE:
        (card, place), phase = divmod(move - rules.PLANT, COLOURS), rules.PLANTING
    else:
        (card, place), phase = (move - rules.EXCHANGE, 0), rules.EXCHANGING
    if not joined(view.hand[seat]) >> card & 1:
        return say("why-not-held", card=NAMES[card])
    if view.phase not in (rules.CHOOSING, phase):
        return say(ONLY[view.phase])
    if phase == GROWING:
        return why_not_grow(view, card, place)
    if phase == rules.PLANTING:
        return why_not_plant(view, seat, card, place)
    return say("why-four", most=rules.MOST_EXCHANGED)


def why_not_grow(view: State, card: int, slot: int) -> Phrase:
    symbol = card // RANKS
    if view.phase == GROWING and symbol != view.last // RANKS:
        return say("why-symbol", symbol=speech.SYMBOLS[view.last // RANKS])
    if view.phase == GROWING and slot != view.slot:
        return say("why-one-row")
    if not rules.FITS[view.row[symbol, slot]] >> (card % RANKS) & 1:
        return say("why-too-high", last=CARD_NUMBER[members(view.row[symbol, slot])[-1]])
    return say("why-first-free")


def why_not_plant(view: State, seat: int, card: int, colour: int) -> Phrase:
    own = CARD_COLOUR[card]
    if own not in (colour, WHITE, WHITE + 1):
        return say("why-colour", card=NAMES[card], colour=speech.COLOURS[own])
    there = view.supply[seat, colour]
    return say("why-too-few", card=NAMES[card], n=CARD_NUMBER[card], there=there, colour=speech.COLOURS[colour])

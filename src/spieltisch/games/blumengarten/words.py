"""What is said of Blumengarten's cards, rows, flowers, moves and refusals."""

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Arg, Book, Phrase, every
from spieltisch.games.blumengarten import rules
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import CARDS, WHITE

say = Book("blumengarten")

NAMES = tuple(speech.CARD_NAMES[rules.DECK[card]] for card in range(CARDS))


def numbers(view: rules.State, row: int) -> str:
    """The numbers of a row: `3-1-1`. Every symbol has the same ones."""
    return "-".join(str(rules.CARD_NUMBER[rank]) for rank in members(row))


def into(view: rules.State, row: int) -> Phrase:
    """Where a card was laid, by the row with it."""
    return say("into-row", numbers=numbers(view, row)) if rules.LENGTH[row] > 1 else say("into-new-row")


def thirst(view: rules.State, seat: int) -> int:
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


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.GROW:
        return finish_label(view, seat, move)
    if move < rules.PLANT:
        card, slot = divmod(move - rules.GROW, rules.ROWS)
        return say("grow", card=NAMES[card], into=into_row(view, card, slot))
    if move < rules.EXCHANGE:
        card, colour = divmod(move - rules.PLANT, rules.COLOURS)
        return say("plant", card=NAMES[card], n=rules.CARD_NUMBER[card], colour=speech.COLOURS[colour])
    return say("put-away", card=NAMES[move - rules.EXCHANGE])


def into_row(view: rules.State, card: int, slot: int) -> Phrase:
    """Where a card may be laid: `in Rad-Reihe 1, dann 3-1`. Rows of a symbol count as they lie on the shelf."""
    symbol = card // rules.RANKS
    row = view.row[symbol, slot]
    if row == 0:
        return say("into-new-row")
    number = 1 + sum(view.row[symbol, before] > 0 for before in range(slot))
    then = numbers(view, row | 1 << card % rules.RANKS)
    return say("into-row-number", symbol=speech.SYMBOLS[symbol], row=number, numbers=then)


def finish_label(view: rules.State, seat: int, move: int) -> Phrase:
    """What the end of an action brings: flowers, what becomes of the row, cards to draw, perhaps the end."""
    then = view.copy()
    rules.play(then, seat, move)  # the cards drawn are made up, all numbers are right
    end: dict[str, Arg] = {"drawn": then.held[seat] - view.held[seat], "over": int(then.phase == rules.OVER)}
    if view.phase not in (rules.GROWING, rules.NAMING):
        return say("finish", n=end["drawn"], over=end["over"])
    row = (view.last // rules.RANKS, view.slot)
    length = rules.LENGTH[view.row[row]]
    if then.phase == rules.NAMING:
        return say("finish-to-name", n=length)
    colour = rules.CARD_COLOUR[view.last] if move == rules.FINISH else move - rules.NAME
    taken = view.stock[colour] - then.stock[colour]  # the rest is forfeited (R6)
    end["row"] = "stays" if then.row[row] else "gone"
    if then.ending == rules.COLOURS_EMPTY:
        end["row"] = "over"
    message = "finish-growing" if move == rules.FINISH else "name"
    return say(message, n=taken, colour=speech.COLOURS[colour], lost=length - taken, **end)


# By phase.
PROMPTS = ("prompt-choose", "prompt-grow", "prompt-name", "prompt-plant", "prompt-exchange")
ONLY = {rules.GROWING: "why-growing", rules.PLANTING: "why-planting", rules.EXCHANGING: "why-exchanging"}


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase not in (rules.CHOOSING, rules.NAMING) and rules.moves(view, seat, [0] * rules.MOST_MOVES) == 1:
        return say("prompt-finish")
    return say(PROMPTS[view.phase])


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if view.phase == rules.NAMING:
        return say("why-name")
    if move < rules.GROW:
        return say("why-move-first" if move == rules.FINISH else "why-no-joker")
    if move < rules.PLANT:
        (card, place), phase = divmod(move - rules.GROW, rules.ROWS), rules.GROWING
    elif move < rules.EXCHANGE:
        (card, place), phase = divmod(move - rules.PLANT, rules.COLOURS), rules.PLANTING
    else:
        (card, place), phase = (move - rules.EXCHANGE, 0), rules.EXCHANGING
    if not joined(view.hand[seat]) >> card & 1:
        return say("why-not-held", card=NAMES[card])
    if view.phase not in (rules.CHOOSING, phase):
        return say(ONLY[view.phase])
    if phase == rules.GROWING:
        return why_not_grow(view, card, place)
    if phase == rules.PLANTING:
        return why_not_plant(view, seat, card, place)
    return say("why-four", most=rules.MOST_EXCHANGED)


def why_not_grow(view: rules.State, card: int, slot: int) -> Phrase:
    symbol = card // rules.RANKS
    if view.phase == rules.GROWING and symbol != view.last // rules.RANKS:
        return say("why-symbol", symbol=speech.SYMBOLS[view.last // rules.RANKS])
    if view.phase == rules.GROWING and slot != view.slot:
        return say("why-one-row")
    if not rules.FITS[view.row[symbol, slot]] >> (card % rules.RANKS) & 1:
        return say("why-too-high", last=rules.CARD_NUMBER[members(view.row[symbol, slot])[-1]])
    return say("why-first-free")


def why_not_plant(view: rules.State, seat: int, card: int, colour: int) -> Phrase:
    own = rules.CARD_COLOUR[card]
    if own not in (colour, WHITE, WHITE + 1):
        return say("why-colour", card=NAMES[card], colour=speech.COLOURS[own])
    there = view.supply[seat, colour]
    return say("why-too-few", card=NAMES[card], n=rules.CARD_NUMBER[card], there=there, colour=speech.COLOURS[colour])

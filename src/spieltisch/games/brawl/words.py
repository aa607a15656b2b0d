"""What is said of Brawl's cards, moves and refusals, and where they are on the table."""

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, every
from spieltisch.games.brawl import rules
from spieltisch.games.brawl.decks import BASE, BLOCK, CLEAR, COLOURS, FREEZE, HIT2, NAMES, PRESS

say = Book("brawl")

TINTS, SORTS = ("red", "green", "blue"), ("hit", "hit-2", "block")
OTHERS = tuple(map(say, ("press", "clear", "base", "hold", "reverse", "null", "double", "freeze")))
COLOUR_NAMES = tuple(map(say, TINTS))
TITLES = (*(say(sort) for sort in SORTS for _ in TINTS), *OTHERS)  # what is written on every card
CARD_NAMES = (*(say(f"card-{tint}-{sort}") for sort in SORTS for tint in TINTS), *OTHERS)
DECK_NAMES = tuple(say("character", name=name) for name in NAMES)
LETTERS = "ABCDEFGHIJKLMN"
SOURCES = (say("from-hand"), say("from-discards"))


def row_name(told: int) -> Phrase:
    """Which row, where there are several."""
    if not told:
        return say("only-row")
    one, two = members(told)
    return say("in-row", one=Who(one), two=Who(two))


def base_name(told: int) -> Phrase:
    """A Base by its letter, which it keeps wherever it comes to lie, and its row."""
    row, number = divmod(told, rules.NUMBERS)
    return say("base-in", letter=LETTERS[number], row=row_name(row))


def end_name(seat: int) -> Phrase:
    return say("end", who=Who(seat))


READINGS: Readings = {
    "card": lambda view, card: CARD_NAMES[card],
    "deck": lambda view, deck: NAMES[deck],
    "decks": lambda view, n: every(say("deck-of", who=Who(seat), deck=NAMES[view.deck[seat]]) for seat in range(n)),
    "earned": lambda view, n: every(say("points-of", who=Who(seat), points=view.earned[seat]) for seat in range(n)),
    "source": lambda view, number: SOURCES[number],
    "base": lambda view, told: base_name(told),
    "row": lambda view, told: row_name(told),
    "letter": lambda view, number: LETTERS[number],
    "end": lambda view, seat: end_name(seat),
    "why": lambda view, number: ("owner", "more", "fewer")[number],
}


# Where a move goes.


def where(move: int) -> tuple[int, int, int]:
    """The row of a play, and the number of the Base and its end, or the side; -1 where there is none."""
    if move >= rules.AT_SIDE:
        return (move - rules.AT_SIDE) // 2, -1, (move - rules.AT_SIDE) % 2
    if move >= rules.ON_BASE:
        return (move - rules.ON_BASE) // rules.NUMBERS, (move - rules.ON_BASE) % rules.NUMBERS, -1
    row, rest = divmod(move - rules.AT_END, 2 * rules.NUMBERS)
    return row, rest // 2, rest % 2


def seats_of(view: rules.State) -> list[int]:
    """The seats that play this game, in order."""
    return list(view.ring.tolist()[: view.players])


def from_west(view: rules.State, row: int) -> list[int]:
    """The Bases of a row from west to east."""
    return list(view.line[row].tolist()[: view.lying[row]])


def lies_at(view: rules.State, row: int, number: int) -> int:
    """The place of a Base in the record, -1 if it does not lie there."""
    return next((base for base in from_west(view, row) if view.number[base] == number), -1)


def turned(view: rules.State, row: int, viewer: int) -> bool:
    """Whether the viewer sees the row from the other side, the west on the right."""
    return bool(viewer == rules.whose(view, row, 1))


# Moves.


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.READY:
        return say("pick", deck=NAMES[move])
    if move in (rules.READY, rules.DRAW):
        return say("ready" if move == rules.READY else "draw")
    card = CARD_NAMES[rules.at_hand(view, seat)]
    if move == rules.DISCARD:
        return say("discard", card=card)
    row, number, end = where(move)
    of = SOURCES[rules.source(view, seat)]
    if number < 0:
        side = "left" if (end == rules.WEST) != turned(view, row, seat) else "right"
        return say("add", source=of, side=side, row=row_name(rules.told_row(view, row)))
    base = base_name(rules.told_base(view, row, number))
    if end < 0:
        return say("play-on", card=card, source=of, base=base)
    return say("play-at", card=card, source=of, base=base, end=end_name(rules.whose(view, row, end)))


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.CHOOSE:
        return say("prompt-choose")
    if view.phase == rules.GET_READY:
        return say("prompt-ready")
    card = rules.at_hand(view, seat)
    if card == rules.NO_CARD:
        return say("prompt-draw")
    held, empty = view.held[seat] != rules.NO_CARD, view.left[seat] == 0
    return say("prompt-held" if held else "prompt-discards" if empty else "prompt-both", card=CARD_NAMES[card])


# Reasons.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if view.phase == rules.CHOOSE:
        return say("why-expansions", deck=NAMES[move]) if move < rules.READY else say("why-choose")
    if view.phase == rules.GET_READY:
        return say("why-ready")
    if move <= rules.READY:
        return say("why-begun")
    if move == rules.DRAW:
        return say("why-empty" if view.held[seat] == rules.NO_CARD else "why-drawn")
    if move == rules.DISCARD:
        return say("why-discard")
    return why_not_play(view, seat, *where(move))


def why_not_play(view: rules.State, seat: int, row: int, number: int, end: int) -> Phrase:
    """Why the card at hand may not be played there."""
    card = rules.at_hand(view, seat)
    if card == rules.NO_CARD:
        return say("why-no-card")
    if row >= view.rows or not view.mine[seat] >> row & 1:
        return say("why-row")
    if view.closed >> row & 1:
        return say("why-closed")
    if number < 0:
        return say("why-three" if card == BASE else "why-beside")
    base = lies_at(view, row, number)
    if base < 0 or view.frozen[base]:
        return say("why-gone" if base < 0 else "why-frozen")
    if card == BASE:
        return say("why-base")
    return why_not_on(view, row, base, card) if end < 0 else why_not_at(view.string[2 * base + end], card)


def why_not_on(view: rules.State, row: int, base: int, card: int) -> Phrase:
    """Why the card cannot be laid on a Base itself."""
    if card != CLEAR:
        return say("why-not-base", card=CARD_NAMES[card])
    if view.lying[row] == 1:
        return say("why-only")
    return say("why-hold" if view.modifiers[base, 0] else "why-middle")


def why_not_at(string: int, card: int) -> Phrase:
    """Why the card cannot follow the string at an end."""
    if card > PRESS:
        return say("why-not-end", card=CARD_NAMES[card], rule={CLEAR: "R8", FREEZE: "R9"}.get(card, "M1"))
    if card == PRESS:
        return say("why-press")
    if rules.BLOCKED <= string < rules.PRESSED:
        return say("why-block")
    if string >= rules.PRESSED and card >= HIT2:
        return say("why-pressed")
    if string == rules.EMPTY:
        return say("why-bare", card=CARD_NAMES[card], rule="R3" if card < BLOCK else "R4")
    return say("why-colour", colour=COLOUR_NAMES[(string - 1) % COLOURS], rule=("R2", "R3", "R4")[card // COLOURS])

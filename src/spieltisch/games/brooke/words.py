"""What is said of Brooke: its cards and dice, moves and refusals.

Cards on the table are called A, B and C, from the left as BLUE sees them, whoever is told.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.bits import count
from spieltisch.engine.phrase import Book, Phrase, Who
from spieltisch.games.brooke import rules
from spieltisch.games.brooke.rules import (
    ACTING,
    BETWEEN,
    BLUE,
    CARD,
    CELLS,
    DIE,
    FIX,
    FIXING,
    FLIP,
    LEFT,
    NEXT,
    PAIR,
    PLACE,
    PLACING,
    RED,
    RESERVE,
    RIGHT,
    SIDES,
    SLOTS,
    STEP,
    SWAP,
    TURN,
    State,
)

say = Book("brooke")

# Names of things.

SLOT_NAMES = "ABC"
COLOURS = (say("blue"), say("red"))
IDS = ("right", "left", "swap", "flip", "reserve", "turn")  # of the actions
ACTIONS = tuple(say(id) for id in IDS)


def value_of(cell: int) -> int:
    return cell % SIDES + 1


def slot_of(cell: int) -> str:
    return SLOT_NAMES[cell // SIDES]


@cache
def die_name(colour: int, cell: int) -> Phrase:
    """A placed die: `blue 4 at C`."""
    return say("die", colour=COLOURS[colour], value=value_of(cell), slot=slot_of(cell))


@cache
def deed(colour: int, action: int) -> Phrase:
    """What a face asks for; dice that are moved go around a ring, `A→B→C→A`."""
    if action not in (RIGHT, LEFT):
        return say(f"deed-{IDS[action]}", colour=COLOURS[colour])
    ring = "→".join(SLOT_NAMES[i * STEP[colour, action] % SLOTS] for i in range(SLOTS + 1))
    return say("deed-move", colour=COLOURS[colour], ring=ring)


def asked(colour: int, action: int) -> Phrase:
    """An action and what it asks for."""
    return say("action-deed", action=ACTIONS[action], deed=deed(colour, action))


def cause(colour: int, action: int) -> Phrase:
    """Why an action is void (R8f)."""
    why = {SWAP: "void-swap", RESERVE: "void-reserve"}.get(action, "void-die")
    return say(why, action=ACTIONS[action], colour=COLOURS[colour])


def printed_colour(view: State, card: int, face: int) -> int:
    return RED if view.printed[card, face, RED] else BLUE


def face_name(view: State, card: int, face: int) -> Phrase:
    """A face: `Right in blue`, `Reserve in red, +1 for blue`."""
    colour, action = COLOURS[face], ACTIONS[view.action[card, face]]
    if not (plus := sum(view.printed[card, face].tolist())):
        return say("face", colour=colour, action=action)
    return say("face-printed", colour=colour, action=action, plus=plus, on=COLOURS[printed_colour(view, card, face)])


READINGS = {
    "slot": lambda view, slot: SLOT_NAMES[slot],
    "face": lambda view, number: face_name(view, *divmod(number, 2)),
    "die": lambda view, number: die_name(*divmod(number, CELLS)),
    "deed": lambda view, number: asked(number % 2, number // 2),
    "cause": lambda view, number: cause(number % 2, number // 2),
}


def totals(view: State, slot: int) -> tuple[int, int]:
    """Both totals at a card, BLUE first."""
    return rules.total(view, BLUE, slot), rules.total(view, RED, slot)


# Moves.


def label(view: State, seat: int, move: int) -> Phrase:
    if move == NEXT:
        return say("next", round=view.round + 2)
    colour = view.face[view.slot]
    if move >= PAIR:
        return pair_label(colour, *divmod(move - PAIR, CELLS))
    if move >= CARD:
        return say("turn-card", slot=SLOT_NAMES[move - CARD])
    if move >= FIX:
        cell = move - FIX
        return say("lower", die=die_name(colour, cell), value=value_of(cell) - rules.excess(view, colour))
    if move >= DIE:
        return die_label(colour, move - DIE, rules.action(view))
    return place_label(move - PLACE)


@cache
def place_label(cell: int) -> Phrase:
    return say("place", value=value_of(cell), slot=slot_of(cell))


@cache
def die_label(colour: int, cell: int, action: int) -> Phrase:
    die = die_name(colour, cell)
    if action == FLIP:
        return say("flip-die", die=die, value=value_of(rules.flipped(cell)))
    return say("move-die", die=die, slot=slot_of(rules.moved(cell, STEP[colour, action])))


@cache
def pair_label(colour: int, a: int, b: int) -> Phrase:
    return say("swap-dice", die=die_name(colour, a), other=die_name(colour, b))


def preview(view: State, seat: int, cell: int) -> Phrase:
    """What a die would bring to a card: both totals, the own one first, and the action it would trigger."""
    s = view.copy()
    rules.put(s, seat, cell)
    s.slot = cell // SIDES
    mine, theirs = rules.total(s, seat, s.slot), rules.total(s, 1 - seat, s.slot)
    if mine <= theirs:
        return say("brings", mine=mine, theirs=theirs)
    action = say("void-short") if is_void(s) else ACTIONS[rules.action(s)]
    return say("brings-action", mine=mine, theirs=theirs, action=action)


def is_void(s: State) -> bool:
    """Whether the action of the triggered card cannot be carried out (R8f)."""
    if rules.action(s) == RESERVE:
        return not s.reserve[s.face[s.slot]]
    return rules.choices(s) == 0


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == PLACING:
        if value := view.rolled[seat]:
            return say("prompt-rolled", value=value)
        return say("prompt-place", most=rules.room(view, seat))
    if view.phase == BETWEEN:
        return say("prompt-next", round=view.round + 1)
    colour = view.face[view.slot]
    if view.phase == FIXING:
        return say("prompt-fix", who=Who(colour), colour=COLOURS[colour], lower=rules.excess(view, colour))
    return say(f"prompt-{IDS[rules.action(view)]}", colour=COLOURS[colour])


# How a round and the game ended.


def round_result(view: State) -> Phrase:
    """Who gets each card."""
    a, b, c = (card_result(view, slot) for slot in range(SLOTS))
    return say("notice-round", round=view.round + 1, a=a, b=b, c=c)


def card_result(view: State, slot: int) -> Phrase:
    name, winner, both = SLOT_NAMES[slot], rules.winner_of(view, slot), totals(view, slot)
    if winner < 0:
        return say("notice-nobody", slot=name, total=both[BLUE])
    return say("notice-card", slot=name, who=Who(winner), mine=both[winner], theirs=both[1 - winner])


def decided(view: State) -> Phrase:
    """What decided the game."""
    cards = [count(view.won[seat]) for seat in (BLUE, RED)]
    marks = cards if cards[BLUE] != cards[RED] else [rules.tie(view, seat) for seat in (BLUE, RED)]
    if marks[BLUE] == marks[RED]:
        return say("notice-draw", cards=cards[BLUE])
    winner = BLUE if marks[BLUE] > marks[RED] else RED
    most, least = marks[winner], marks[1 - winner]
    if marks is cards:
        return say("notice-cards", who=Who(winner), most=most, least=least)
    return say("notice-printed", who=Who(winner), cards=cards[BLUE], most=most, least=least)


# Why not.


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == PLACING and move < DIE:
        return place_reason(view, seat, move - PLACE)
    if view.phase == FIXING and FIX <= move < CARD:
        return fix_reason(view, move - FIX)
    if view.phase == ACTING and (DIE <= move < FIX or move >= PAIR):
        return act_reason(view, seat, move)
    return say("why-other", now=prompt(view, seat))


def place_reason(view: State, seat: int, cell: int) -> Phrase:
    if value := view.rolled[seat]:
        return say("why-rolled", value=value)
    placed = rules.placed_sum(view, seat)
    return say("why-limit", value=value_of(cell), over=placed + value_of(cell), most=placed + rules.room(view, seat))


def fix_reason(view: State, cell: int) -> Phrase:
    colour = view.face[view.slot]
    if not view.dice[colour, cell]:
        return say("why-no-die", die=die_name(colour, cell))
    return say("why-too-low", die=die_name(colour, cell), lower=rules.excess(view, colour))


def act_reason(view: State, seat: int, move: int) -> Phrase:
    colour, swaps = view.face[view.slot], rules.action(view) == SWAP
    if (move >= PAIR) != swaps or rules.action(view) == TURN:
        return say("why-action", now=prompt(view, seat))
    cells = sorted(divmod(move - PAIR, CELLS)) if swaps else [move - DIE]
    for cell in cells:
        if not view.dice[colour, cell]:
            return say("why-no-die", die=die_name(colour, cell))
    return say("why-same-card")

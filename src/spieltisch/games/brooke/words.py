"""What is said of Brooke: its cards and dice, moves and refusals.

Cards on the table are called A, B and C, from the left as BLUE sees them, whoever is told.
"""

from spieltisch.engine.kernel.bits import count
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who
from spieltisch.games.brooke import rules

say = Book("brooke")

SLOT_NAMES = "ABC"
COLOURS = (say("blue"), say("red"))
IDS = ("right", "left", "swap", "flip", "reserve", "turn")  # of the actions
ACTIONS = tuple(say(id) for id in IDS)


def value_of(cell: int) -> int:
    return cell % rules.SIDES + 1


def slot_of(cell: int) -> str:
    return SLOT_NAMES[cell // rules.SIDES]


def die_name(colour: int, cell: int) -> Phrase:
    """A placed die: `blue 4 at C`."""
    return say("die", colour=COLOURS[colour], value=value_of(cell), slot=slot_of(cell))


def deed(colour: int, action: int) -> Phrase:
    """What a face asks for; dice that are moved go around a ring, `A→B→C→A`."""
    if action not in (rules.RIGHT, rules.LEFT):
        return say(f"deed-{IDS[action]}", colour=COLOURS[colour])
    ring = "→".join(SLOT_NAMES[i * rules.STEP[colour, action] % rules.SLOTS] for i in range(rules.SLOTS + 1))
    return say("deed-move", colour=COLOURS[colour], ring=ring)


def cause(colour: int, action: int) -> Phrase:
    """Why an action is void (R8f)."""
    why = {rules.SWAP: "void-swap", rules.RESERVE: "void-reserve"}.get(action, "void-die")
    return say(why, action=ACTIONS[action], colour=COLOURS[colour])


def printed_colour(view: rules.State, card: int, face: int) -> int:
    return rules.RED if view.printed[card, face, rules.RED] else rules.BLUE


def face_name(view: rules.State, card: int, face: int) -> Phrase:
    """A face: `Right in blue`, `Reserve in red, +1 for blue`."""
    colour, action = COLOURS[face], ACTIONS[view.action[card, face]]
    if not (plus := sum(view.printed[card, face].tolist())):
        return say("face", colour=colour, action=action)
    return say("face-printed", colour=colour, action=action, plus=plus, on=COLOURS[printed_colour(view, card, face)])


READINGS: Readings = {
    "slot": lambda view, slot: SLOT_NAMES[slot],
    "face": lambda view, number: face_name(view, *divmod(number, 2)),
    "die": lambda view, number: die_name(*divmod(number, rules.CELLS)),
    "deed": lambda view, number: say("action-deed", action=ACTIONS[number // 2], deed=deed(number % 2, number // 2)),
    "cause": lambda view, number: cause(number % 2, number // 2),
}


def totals(view: rules.State, slot: int) -> tuple[int, int]:
    """Both totals at a card, BLUE first."""
    return rules.total(view, rules.BLUE, slot), rules.total(view, rules.RED, slot)


# Moves.


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move == rules.NEXT:
        return say("next", round=view.round + 2)
    colour = view.face[view.slot]
    if move >= rules.PAIR:
        a, b = divmod(move - rules.PAIR, rules.CELLS)
        return say("swap-dice", die=die_name(colour, a), other=die_name(colour, b))
    if move >= rules.CARD:
        return say("turn-card", slot=SLOT_NAMES[move - rules.CARD])
    if move < rules.DIE:
        return say("place", value=value_of(move), slot=slot_of(move))
    cell = (move - rules.DIE) % rules.CELLS
    die = die_name(colour, cell)
    if move >= rules.FIX:
        return say("lower", die=die, value=value_of(cell) - rules.excess(view, colour))
    if rules.action(view) == rules.FLIP:
        return say("flip-die", die=die, value=value_of(rules.flipped(cell)))
    return say("move-die", die=die, slot=slot_of(rules.moved(cell, rules.STEP[colour, rules.action(view)])))


def preview(view: rules.State, seat: int, cell: int) -> Phrase:
    """What a die would bring to a card: both totals, the own one first, and the action it would trigger."""
    slot = cell // rules.SIDES
    mine, theirs = rules.total(view, seat, slot) + value_of(cell), rules.total(view, 1 - seat, slot)
    if mine <= theirs:
        return say("brings", mine=mine, theirs=theirs)
    s = view.copy()
    rules.put(s, seat, cell)
    s.slot = slot
    action = ACTIONS[rules.action(s)] if rules.choices(s) else say("void-short")
    return say("brings-action", mine=mine, theirs=theirs, action=action)


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.PLACING:
        if value := view.rolled[seat]:
            return say("prompt-rolled", value=value)
        return say("prompt-place", most=rules.room(view, seat))
    if view.phase == rules.BETWEEN:
        return say("prompt-next", round=view.round + 1)
    colour = view.face[view.slot]
    if view.phase == rules.FIXING:
        return say("prompt-fix", who=Who(colour), colour=COLOURS[colour], lower=rules.excess(view, colour))
    return say(f"prompt-{IDS[rules.action(view)]}", colour=COLOURS[colour])


# How a round and the game ended.


def round_result(view: rules.State) -> Phrase:
    """Who gets each card."""
    a, b, c = (card_result(view, slot) for slot in range(rules.SLOTS))
    return say("notice-round", round=view.round + 1, a=a, b=b, c=c)


def card_result(view: rules.State, slot: int) -> Phrase:
    name, winner, both = SLOT_NAMES[slot], rules.winner_of(view, slot), totals(view, slot)
    if winner < 0:
        return say("notice-nobody", slot=name, total=both[rules.BLUE])
    return say("notice-card", slot=name, who=Who(winner), mine=both[winner], theirs=both[1 - winner])


def decided(view: rules.State) -> Phrase:
    """What decided the game."""
    cards = [count(view.won[seat]) for seat in (rules.BLUE, rules.RED)]
    most, least = max(cards), min(cards)
    if most > least:
        return say("notice-cards", who=Who(cards.index(most)), most=most, least=least)
    printed = [rules.tie(view, seat) for seat in (rules.BLUE, rules.RED)]
    most, least = max(printed), min(printed)
    if most > least:
        return say("notice-printed", who=Who(printed.index(most)), cards=cards[rules.BLUE], most=most, least=least)
    return say("notice-draw", cards=cards[rules.BLUE])


# Why not.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if view.phase == rules.PLACING and move < rules.DIE:
        if rolled := view.rolled[seat]:
            return say("why-rolled", value=rolled)
        value, placed = value_of(move), rules.placed_sum(view, seat)
        return say("why-limit", value=value, over=placed + value, most=placed + rules.room(view, seat))
    if view.phase == rules.FIXING and rules.FIX <= move < rules.CARD:
        return die_reason(view, [move - rules.FIX])
    if view.phase != rules.ACTING or not (rules.DIE <= move < rules.FIX or move >= rules.PAIR):
        return say("why-other", now=prompt(view, seat))
    swaps = rules.action(view) == rules.SWAP
    if (move >= rules.PAIR) != swaps or rules.action(view) == rules.TURN:
        return say("why-action", now=prompt(view, seat))
    return die_reason(view, sorted(divmod(move - rules.PAIR, rules.CELLS)) if swaps else [move - rules.DIE])


def die_reason(view: rules.State, cells: list[int]) -> Phrase:
    colour = view.face[view.slot]
    for cell in cells:
        if not view.dice[colour, cell]:
            return say("why-no-die", die=die_name(colour, cell))
    if view.phase == rules.FIXING:
        return say("why-too-low", die=die_name(colour, cells[0]), lower=rules.excess(view, colour))
    return say("why-same-card")

"""What is said of Hindernisparcours: its tiles and cards, moves and refusals."""

from __future__ import annotations

from spieltisch.engine.phrase import Book, Phrase, Who, every, players
from spieltisch.engine.sets import members
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import ARROW, CARDS, NUMBER, SYMBOL
from spieltisch.games.hindernisparcours import rules
from spieltisch.games.hindernisparcours.rules import (
    COURSE,
    DIRECTIONS,
    DISPLAYED,
    DRAW,
    FACES,
    FAR,
    FIRE,
    GO,
    GONE,
    LAY,
    LEAVE,
    OUTSIDE,
    OVER,
    PLAN,
    SPOTS,
    STEPS,
    STOP,
    STRIKE,
    SWORD,
    TAKE,
    TARGETS,
    TILES,
    State,
)

say = Book("hindernisparcours")

# Names of things.

# What the symbols are for, in their order.
SENSES = tuple(say(f"for-{symbol}") for symbol in ("drop", "hammer", "circles", "bricks", "wheel", "arrow"))

# Cards as they count, `hammer 6`, and as pieces with their colour and what they are for.
CARD_NAMES = tuple(say("card", symbol=speech.SYMBOLS[SYMBOL[card]], number=int(NUMBER[card])) for card in range(CARDS))
FULL_NAMES = tuple(say("card-for", card=speech.CARD_NAMES[card], sense=SENSES[SYMBOL[card]]) for card in range(CARDS))

GROUNDS = {"S": "start", "F": "finish", "B": "bricks", "W": "logs", "^": "up", ">": "right", "v": "down", "<": "left"}
NAMES = tuple(tuple(f"{chr(ord('A') + column)}{row + 1}" for row, column in spots) for spots in SPOTS)


def tile_id(view: State, tile: int) -> str:
    """A tile by column and row: `D3` is the fourth of the third row."""
    return NAMES[view.options[COURSE]][tile]


def tile_name(course: int, tile: int) -> Phrase:
    """A tile with what is special about it: `C3 (bricks)`."""
    return say(f"tile-{GROUNDS.get(FACES[course][tile], 'sand')}", tile=NAMES[course][tile])


def tile_of(view: State, tile: int) -> Phrase:
    return tile_name(view.options[COURSE], tile)


def place_of(view: State, at: int) -> Phrase:
    """Where a runner is."""
    if at >= TILES:
        return say("before-the-start" if at == OUTSIDE else "home")
    return say("on-tile", tile=tile_of(view, at))


def lives(n: int) -> Phrase:
    return say("lives", n=n)


def back_in(view: State, seat: int) -> int:
    """The turn in which a player who is down takes part again (R30, R31)."""
    return int(view.turn + view.down[seat])


# Readings.


def whose(seat: int, card: int) -> Phrase:
    return say("whose", card=CARD_NAMES[card], who=Who(seat))


def lined_up(view: State, cards: int) -> Phrase:
    """The cards of a step in the order of action."""
    places = [(cards >> shift & 15) - 1 for shift in range(0, cards.bit_length(), 4)]
    return every(whose(place // STEPS, view.plan[place // STEPS, place % STEPS]) for place in places)


def decision(view: State, winners: int) -> Phrase:
    """What set the winner apart from others who left in the same turn (E2), or who was nearest (E3)."""
    winner, *_ = best = members(winners)
    life, exit = view.life[winner], view.exit[winner]
    others = [seat for seat in range(view.seats) if view.exit[seat] and seat != winner]
    rivals = [seat for seat in others if view.life[seat] == life]
    if not exit:
        far = int(FAR[view.options[COURSE], view.at[winner]])
        return say("decided-near", winners=players(best), far=far, life=lives(life))
    if not others:
        return say("decided-alone", who=Who(winner))
    if not rivals:
        return say("decided-life", who=Who(winner), life=lives(life))
    if any(view.exit[seat] // 4 == exit // 4 for seat in rivals):
        return say("decided-action", who=Who(winner))
    return say("decided-step", who=Who(winner), step=exit // 4)


READINGS = {
    "card": lambda view, card: CARD_NAMES[card],
    "displayed": lambda view, places: every(CARD_NAMES[view.display[place]] for place in members(places)),
    "discarded": lambda view, seats: every(whose(seat, view.thrown[seat]) for seat in members(seats)),
    "lined-up": lined_up,
    "lives": lambda view, n: lives(n),
    "tile": tile_of,
    "place": place_of,
    "decision": decision,
}


# Moves.


def label(view: State, seat: int, move: int) -> Phrase:
    if move < LAY:
        return say("take", card=speech.CARD_NAMES[view.display[move - TAKE]])
    if move < GO:
        card, step = speech.CARD_NAMES[move - LAY], view.laid[seat] + 1
        return say("lay", card=card, step=step) if step <= STEPS else say("discard", card=card)
    if move < LEAVE:
        return say("go", tile=tile_of(view, move - GO))
    if STRIKE <= move < FIRE:
        return say("strike", whom=Who(move - STRIKE))
    return say({LEAVE: "leave", FIRE: "fire", STOP: "stop"}[move])


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == DRAW:
        return say("prompt-take", die=view.die)
    if view.phase == PLAN:
        return plan_prompt(view, seat)
    card = view.plan[seat, view.step]
    step, name = view.step + 1, say("card-for", card=CARD_NAMES[card], sense=SENSES[SYMBOL[card]])
    if not rules.targets(view):
        return say("prompt-use", step=step, card=name, use=use_advice(view))
    if rules.strikes(view) or rules.may_fire(view):
        return say("prompt-both", step=step, card=name, go=movement_advice(view, seat), use=use_advice(view))
    return say("prompt-go", step=step, card=name, go=movement_advice(view, seat))


def plan_prompt(view: State, seat: int) -> Phrase:
    if view.laid[seat] == 0:
        return say("prompt-plan", die=view.die)
    return say("prompt-step", step=view.laid[seat] + 1) if view.laid[seat] < STEPS else say("prompt-discard")


def use_advice(view: State) -> Phrase:
    return say("use-arrow" if rules.may_fire(view) else "use-hammer")


def movement_advice(view: State, seat: int) -> Phrase:
    """How far the player still may or must go in this step (R13)."""
    kind = "go-all" if view.step == STEPS - 1 else "go-on" if view.moved else "go-first"
    return say(kind, most=rules.spare(view, seat))


# Reasons.


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == OVER:
        return say("why-over")
    if not view.to_move >> seat & 1:
        return not_now(view, seat)
    if move < LAY:
        return take_reason(view, move - TAKE)
    if move < GO:
        return lay_reason(view, move - LAY)
    if view.phase != rules.ACT:
        return say("why-cards-first" if view.phase == DRAW else "why-plan-first")
    return go_reason(view, seat, move - GO) if move < LEAVE else use_reason(view, seat, move)


def not_now(view: State, seat: int) -> Phrase:
    if view.at[seat] == GONE:
        return say("why-gone")
    if view.down[seat]:
        return say("why-down", back=back_in(view, seat))
    if view.phase == PLAN:
        return say("why-planned")
    return say("why-turn" if view.phase == DRAW else "why-order")


def take_reason(view: State, place: int) -> Phrase:
    if view.phase != DRAW:
        return say("why-no-taking")
    if place >= DISPLAYED * view.seats:
        return say("why-display", n=DISPLAYED * view.seats)
    return say("why-taken")


def lay_reason(view: State, card: int) -> Phrase:
    if view.phase == PLAN:
        return say("why-not-in-hand", card=CARD_NAMES[card])
    return say("why-planning-later" if view.phase == DRAW else "why-plan-stands")


def go_reason(view: State, seat: int, tile: int) -> Phrase:
    course, at = view.options[COURSE], view.at[seat]
    name, face = tile_id(view, tile), FACES[course][tile]
    if at == OUTSIDE:
        return say("why-start-only")
    if tile == at:
        return say("why-there", tile=name)
    if not rules.REACH[course, at] >> tile & 1:
        return say("why-not-next", tile=name, here=tile_id(view, at))
    if face in DIRECTIONS:
        return say("why-arrow-tile")
    if not TARGETS[3 * course + rules.CLIMBS[rules.symbol(view)], at] >> tile & 1:
        return say(f"why-{GROUNDS[face]}")
    return no_movement_left(view)


def no_movement_left(view: State) -> Phrase:
    return say("why-used-up" if view.step == STEPS - 1 else "why-reserved")


def use_reason(view: State, seat: int, move: int) -> Phrase:
    if move == LEAVE:
        on_finish = view.at[seat] < TILES and FACES[view.options[COURSE]][view.at[seat]] == "F"
        return no_movement_left(view) if on_finish else say("why-finish-only")
    if move == STOP:
        return stop_reason(view)
    if rules.symbol(view) != (ARROW if move == FIRE else SWORD):
        return say("why-no-arrow" if move == FIRE else "why-no-hammer")
    return say("why-once") if view.used else strike_reason(view, seat, move - STRIKE)


def strike_reason(view: State, seat: int, victim: int) -> Phrase:
    if victim == seat or victim >= view.seats:
        return say("why-others-only")
    if view.at[seat] == OUTSIDE:
        return say("why-outside")
    if view.at[victim] >= TILES:
        return say("why-not-there", whom=Who(victim))
    return say("why-lies" if view.down[victim] else "why-far", whom=Who(victim))


def stop_reason(view: State) -> Phrase:
    if rules.may_fire(view):
        return say("why-fire-first")
    if rules.strikes(view):
        return say("why-strike-first")
    return say("why-go-all" if view.step == STEPS - 1 else "why-go-one")

"""What is said of Hindernisparcours: its tiles and cards, moves and refusals."""

from collections.abc import Iterable

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, every, players
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import ARROW, CARDS, NUMBER, SYMBOL
from spieltisch.games.hindernisparcours import rules

say = Book("hindernisparcours")

# What the symbols are for, in their order.
SENSES = tuple(say(f"for-{symbol}") for symbol in ("drop", "hammer", "circles", "bricks", "wheel", "arrow"))

# Cards as they count: `hammer 6`.
CARD_NAMES = tuple(say("card", symbol=speech.SYMBOLS[SYMBOL[card]], number=int(NUMBER[card])) for card in range(CARDS))

GROUNDS = {"S": "start", "F": "finish", "B": "bricks", "W": "logs", "^": "up", ">": "right", "v": "down", "<": "left"}

# The tiles of every course by column and row, `D3`, and with what is special about them, `C3 (bricks)`.
NAMES = [[f"{chr(ord('A') + column)}{row + 1}" for row, column in spots] for spots in rules.SPOTS]
FULL_NAMES = [
    [say(f"tile-{GROUNDS.get(face, 'sand')}", tile=name) for face, name in zip(faces, names, strict=True)]
    for faces, names in zip(rules.FACES, NAMES, strict=True)
]


def tile_id(view: rules.State, tile: int) -> str:
    return NAMES[view.options[rules.COURSE]][tile]


def tile_name(view: rules.State, tile: int) -> Phrase:
    return FULL_NAMES[view.options[rules.COURSE]][tile]


def place_name(view: rules.State, at: int) -> Phrase:
    """Where a runner is."""
    if at >= rules.TILES:
        return say("before-the-start" if at == rules.OUTSIDE else "home")
    return say("on-tile", tile=tile_name(view, at))


# Readings.


def whose(seat: int, card: int) -> Phrase:
    return say("whose", card=CARD_NAMES[card], who=Who(seat))


def lined_up(view: rules.State, cards: int) -> Phrase:
    """The cards of a step in the order of action."""
    places = [(cards >> shift & 15) - 1 for shift in range(0, cards.bit_length(), 4)]
    return every(whose(place // rules.STEPS, view.plan[place // rules.STEPS, place % rules.STEPS]) for place in places)


def decision(view: rules.State, winners: int) -> Phrase:
    """What set the winner apart from others who left in the same turn (E2), or who was nearest (E3)."""
    winner, *_ = best = members(winners)
    who, life, exit = Who(winner), view.life[winner], view.exit[winner]
    others = [seat for seat in range(view.seats) if view.exit[seat] and seat != winner]
    rivals = [seat for seat in others if view.life[seat] == life]
    if not exit:
        far = int(rules.FAR[view.options[rules.COURSE], view.at[winner]])
        return say("decided-near", winners=players(best), far=far, life=say("lives", n=life))
    if not others:
        return say("decided-alone", who=who)
    if not rivals:
        return say("decided-life", who=who, life=say("lives", n=life))
    if any(view.exit[seat] // 4 == exit // 4 for seat in rivals):
        return say("decided-action", who=who)
    return say("decided-step", who=who, step=exit // 4)


READINGS: Readings = {
    "card": lambda view, card: CARD_NAMES[card],
    "displayed": lambda view, places: every(CARD_NAMES[view.display[place]] for place in members(places)),
    "discarded": lambda view, seats: every(whose(seat, view.thrown[seat]) for seat in members(seats)),
    "lined-up": lined_up,
    "lives": lambda view, n: say("lives", n=n),
    "tile": tile_name,
    "place": place_name,
    "decision": decision,
}


# Moves.


def alike(card: int, before: Iterable[int]) -> Phrase:
    """A card to be chosen, after these: of several alike the first has only their name."""
    nth = 1 + sum(CARD_NAMES[one] == CARD_NAMES[card] for one in before if one != rules.NO_CARD)
    return CARD_NAMES[card] if nth == 1 else say("alike", card=CARD_NAMES[card], nth=nth)


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.LAY:
        place = move - rules.TAKE
        return say("take", card=alike(view.display[place], view.display.tolist()[:place]))
    if move < rules.GO:
        held = members(joined(view.hand[seat]))
        card, step = alike(move - rules.LAY, (one for one in held if one < move - rules.LAY)), view.laid[seat] + 1
        return say("lay", card=card, step=step) if step <= rules.STEPS else say("discard", card=card)
    if move < rules.LEAVE:
        return say("go", tile=tile_name(view, move - rules.GO))
    if rules.STRIKE <= move < rules.FIRE:
        return say("strike", whom=Who(move - rules.STRIKE))
    return say({rules.LEAVE: "leave", rules.FIRE: "fire", rules.STOP: "stop"}[move])


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.DRAW:
        return say("prompt-take", die=view.die)
    if view.phase == rules.PLAN and view.laid[seat] == 0:
        return say("prompt-plan", die=view.die)
    if view.phase == rules.PLAN:
        step = view.laid[seat] + 1
        return say("prompt-step", step=step) if step <= rules.STEPS else say("prompt-discard")
    card, step = view.plan[seat, view.step], view.step + 1
    named = say("card-for", card=CARD_NAMES[card], sense=SENSES[SYMBOL[card]])
    far = "go-all" if step == rules.STEPS else "go-on" if view.moved else "go-first"
    go = say(far, most=rules.spare(view, seat))
    use = say("use-arrow" if rules.may_fire(view) else "use-hammer")
    if not rules.targets(view):
        return say("prompt-use", step=step, card=named, use=use)
    if rules.strikes(view) or rules.may_fire(view):
        return say("prompt-both", step=step, card=named, go=go, use=use)
    return say("prompt-go", step=step, card=named, go=go)


# Reasons.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.LAY and view.phase == rules.DRAW:
        n = rules.DISPLAYED * view.seats
        return say("why-taken") if move - rules.TAKE < n else say("why-display", n=n)
    if move < rules.LAY:
        return say("why-no-taking")
    if move < rules.GO and view.phase == rules.PLAN:
        return say("why-not-in-hand", card=CARD_NAMES[move - rules.LAY])
    if move < rules.GO:
        return say("why-planning-later" if view.phase == rules.DRAW else "why-plan-stands")
    if view.phase != rules.ACT:
        return say("why-cards-first" if view.phase == rules.DRAW else "why-plan-first")
    if move < rules.LEAVE:
        return go_reason(view, seat, move - rules.GO)
    if move == rules.LEAVE:
        at, faces = view.at[seat], rules.FACES[view.options[rules.COURSE]]
        return no_movement_left(view) if at < rules.TILES and faces[at] == "F" else say("why-finish-only")
    return stop_reason(view) if move == rules.STOP else use_reason(view, seat, move)


def go_reason(view: rules.State, seat: int, tile: int) -> Phrase:
    course, at = view.options[rules.COURSE], view.at[seat]
    name, face = tile_id(view, tile), rules.FACES[course][tile]
    if at == rules.OUTSIDE:
        return say("why-start-only")
    if tile == at:
        return say("why-there", tile=name)
    if not rules.REACH[course, at] >> tile & 1:
        return say("why-not-next", tile=name, here=tile_id(view, at))
    if face in rules.DIRECTIONS:
        return say("why-arrow-tile")
    if not rules.TARGETS[6 * course + rules.symbol(view), at] >> tile & 1:
        return say(f"why-{GROUNDS[face]}")
    return no_movement_left(view)


def no_movement_left(view: rules.State) -> Phrase:
    return say("why-used-up" if view.step == rules.STEPS - 1 else "why-reserved")


def stop_reason(view: rules.State) -> Phrase:
    if rules.may_fire(view):
        return say("why-fire-first")
    if rules.strikes(view):
        return say("why-strike-first")
    return say("why-go-all" if view.step == rules.STEPS - 1 else "why-go-one")


def use_reason(view: rules.State, seat: int, move: int) -> Phrase:
    victim = move - rules.STRIKE
    if rules.symbol(view) != (ARROW if move == rules.FIRE else rules.SWORD):
        return say("why-no-arrow" if move == rules.FIRE else "why-no-hammer")
    if view.used:
        return say("why-once")
    if victim == seat or victim >= view.seats:
        return say("why-others-only")
    if view.at[seat] == rules.OUTSIDE:
        return say("why-outside")
    if view.at[victim] >= rules.TILES:
        return say("why-not-there", whom=Who(victim))
    return say("why-lies" if view.down[victim] else "why-far", whom=Who(victim))

"""What a seat sees of Hindernisparcours: the course with its runners, the display, and everybody's plan.

Tiles go by their names, `D3`. Open cards keep their own ids wherever they lie; the cards of a closed hand and
those that lie face down are called after seat and slot.
"""

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Any

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Act, Flag, Look, Piece, Plan, Shot
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Box, Layout, Stage, on
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.green_box.pieces import card_id, card_piece, hidden_card
from spieltisch.games.green_box.speech import CARD_NAMES
from spieltisch.games.hindernisparcours import rules, words
from spieltisch.games.hindernisparcours.rules import ACT, DRAW, GONE, LAID, LIVES, NO_CARD, OVER, PLAN, STEPS, State

STRIP = 1.1  # the grass beside the course
ABOVE = 0.13  # room for walls in the top row
HEART = 0.46
DIE = 0.72
BETWEEN = 0.1  # cards
OTHERS_HAND = (1.8, CARD[1])
FULL_HAND, KEPT_HAND = 7, 3
OWN_HEIGHT = CARD[1] + 0.26  # with what the cards are for below
CARDS_IN_LINE = 6

LOOKS: dict[str, Look] = {".": "floor", "S": "start", "F": "finish", "B": "wall", "W": "logs"}
TURNS = {"^": 0, ">": 1, "v": 2, "<": 3}
START, GOAL = "outside", "goal"

# Cards with what they are for.
LABELS = [words.say("card-for", card=name, sense=words.SENSES[SYMBOL[card]]) for card, name in enumerate(CARD_NAMES)]


def draw(stage: Stage[State]) -> None:
    view = stage.view
    course(stage)
    display(stage)
    piles(stage)
    for seat in range(view.seats):
        state = standing(view, seat)
        things(stage, seat, state)
        notes = [words.say("lives", n=view.life[seat]), *([state] if state else [])]
        if seat == view.start and view.phase != OVER:
            notes.append(words.say("note-die", n=view.die))
        stage.panel(seat, PLAYERS[seat], notes=notes, out=bool(view.down[seat]))
    if view.phase == OVER:
        stage.notice(words.decision(view, view.winners))
    elif stage.seat >= 0 and view.down[stage.seat]:
        stage.notice(words.say("notice-down", back=back_in(view, stage.seat)))
    if stage.is_mine and view.phase == PLAN:
        steps = range(view.laid[stage.seat], LAID)
        labels = [plan_label(step) for step in steps]
        stage.scene.plan = Plan([plan_id(stage.seat, step) for step in steps], labels, words.say("plan-ready"))


def acts(before: State, view: State, told: Sequence[Event]) -> list[Act]:
    """A volley is fired along all lines of fire, and the die is cast when a turn begins."""
    volley = [Act("fire", f"shot-{start}") for start in lines_of_fire(view.options[rules.COURSE])]
    seen = {rules.FIRES.id: volley, rules.TURN_BEGINS.id: [Act("cast", "die")]}
    return [act for event in told for act in seen.get(event.kind.id, [])]


# The course.


def course(stage: Stage[State]) -> None:
    """The tiles, grass before the start and behind the finish, the runners and the lines of fire."""
    view, number = stage.view, stage.view.options[rules.COURSE]
    names, faces, fire = words.NAMES[number], rules.FACES[number], lines_of_fire(number)
    sideways, wide, high = extent(number)
    right, down = (STRIP, ABOVE) if sideways else (0.0, STRIP + ABOVE)
    board = stage.zone("course", title=words.say("course"), surface="felt", transposable=wide > 2 * high)
    board.zone.shots = [Shot(f"shot-{start}", start, over) for start, over in fire.items()]
    near = tiles_around(stage)
    for tile, (row, column) in enumerate(rules.SPOTS[number]):
        name, face, label = names[tile], faces[tile], words.FULL_NAMES[number][tile]
        look, turn = LOOKS.get(face, "slit"), TURNS.get(face, 0)
        board.place(name, column + right, row + down, 1, 1, look, label, name, heap="beside", turn=turn)
        if tile in near:
            stage.way(rules.GO + tile, place=name, shows=[f"shot-{start}" for start in fire if name in fire[start]])
    board.place(START, *strip(number, "S"), "tray", words.say("before-the-start"), heap="beside")
    board.place(GOAL, *strip(number, "F"), "tray", words.say("home"), heap="beside")
    if view.phase == ACT and view.at[stage.below] < rules.TILES:
        stage.way(rules.LEAVE, place=GOAL)
    for seat in range(view.seats):
        runner(stage, board, seat)
    hit = [f"runner-{seat}" for seat in range(view.seats) if rules.shots_on(view, seat)]
    stage.button(rules.FIRE, key="f", tone="go", shows=[f"shot-{start}" for start in fire] + hit)
    stage.button(rules.STOP, key="s", tone="go")


def extent(number: int) -> tuple[bool, int, int]:
    """Whether a course runs from left to right (else from top to bottom), and its width and height in tiles."""
    course = rules.COURSES[number]
    return any(line[0] == "S" for line in course), len(course[0]), len(course)


def strip(number: int, face: str) -> Box:
    """The grass beside the start or the finish: one tile further on both sides."""
    sideways, wide, high = extent(number)
    spots = zip(rules.SPOTS[number], rules.FACES[number], strict=True)
    along = [row if sideways else column for (row, column), ground in spots if ground == face]
    low, end = max(0, min(along) - 1), min(high if sideways else wide, max(along) + 2)
    across = 0.0 if face == "S" else (wide if sideways else high + ABOVE) + STRIP + 0.1
    return (across, low + ABOVE, 1.0, end - low) if sideways else (low, across, end - low, 1.0)


@cache
def lines_of_fire(number: int) -> dict[str, list[str]]:
    """The arrow tiles that shoot anywhere, and the tiles that their shots run over."""
    names = words.NAMES[number]
    shots = {names[tile]: [names[there] for there in rules.shot(number, tile)] for tile in rules.arrow_tiles(number)}
    return {start: over for start, over in shots.items() if over}


def tiles_around(stage: Stage[State]) -> list[int]:
    """The tiles that whoever acts now may go to, or might try to."""
    view = stage.view
    if not stage.is_mine or view.phase != ACT:
        return []
    at = view.at[stage.seat]
    reach = rules.REACH[view.options[rules.COURSE], at] | rules.targets(view)
    return [tile for tile in members(reach) if tile != at]


def runner(stage: Stage[State], board: Layout, seat: int) -> None:
    """A runner: lying if down, behind a shield, or the one who acts now."""
    view, at, state = stage.view, stage.view.at[seat], words.say("lives", n=stage.view.life[seat])
    acts, down = view.phase == ACT, view.down[seat]
    shield = acts and view.shielded >> seat & 1 and at != GONE and not down
    if down:
        state = words.say("down-until", back=back_in(view, seat))
    elif shield:
        state = words.say("shielded", lives=state)
    place = {rules.OUTSIDE: START, GONE: GOAL}.get(at) or words.tile_id(view, at)
    flags = on(lying=down, shield=shield, glow=acts and rules.actor(view) == seat)
    label = words.say("runner", who=Who(seat), at=words.place_name(view, at), state=state)
    board.piece(f"runner-{seat}", "pawn", place, PLAYERS[seat], flags=flags, label=label)
    if acts and seat != stage.seat:
        stage.way(rules.STRIKE + seat, piece=f"runner-{seat}")


# Cards for everybody.


def open_card(card: int, flags: Sequence[Flag] = ()) -> Piece:
    return card_piece(card, flags=flags, label=LABELS[card])


def display(stage: Stage[State]) -> None:
    """The open cards in lines of equal length, a zone for each."""
    cards = stage.view.display.tolist()[: rules.DISPLAYED * stage.view.seats]
    in_line = ceil(len(cards) / ceil(len(cards) / CARDS_IN_LINE))
    for line, first in enumerate(range(0, len(cards), in_line)):
        zone = stage.zone(f"display-line-{line}", area="side", title=words.say("display-more" if line else "display"))
        zone.gap = BETWEEN
        for place, card in enumerate(cards[first : first + in_line], first):
            shown = [open_card(card)] if card != NO_CARD else []
            zone.heap(f"display-{place}", *shown, look="slot", label=words.say("display"))
            if shown and stage.view.phase in (DRAW, PLAN):
                stage.way(rules.TAKE + place, piece=card_id(card))


def piles(stage: Stage[State]) -> None:
    """The draw pile face down, and the discards. Cards of this turn that still lie with their players are not there."""
    view, left = stage.view, pile_size(stage.view)
    lying = {card for plan in view.plan.tolist() for card in plan} if view.phase in (PLAN, ACT) else set()
    deck = [hidden_card("deck", count=left, label=words.say("pile-of", n=left))] if left else []
    discards = [open_card(card) for card in members(joined(view.discard)) if card not in lying]
    zone = stage.zone("piles", area="side", title=words.say("piles"))
    zone.gap = BETWEEN
    zone.heap("pile", *deck, look="slot", label=words.say("pile"))
    zone.heap("discards", *discards, look="slot", label=words.say("discards-pile"))
    zone.size(zone.x, CARD[1])


def pile_size(view: State) -> int:
    """The cards of the draw pile: all that are not seen but for those in hands and face down in plans."""
    size = (rules.ALL_CARDS ^ joined(view.away)).bit_count()
    for seat in range(view.seats):
        size -= view.held[seat] - joined(view.hand[seat]).bit_count()
        size -= sum(rules.lies_hidden(view, seat, i) and view.plan[seat, i] == NO_CARD for i in range(STEPS))
        size -= rules.has_thrown(view, seat) and view.thrown[seat] == NO_CARD
    return size


# Plans and hands.


def things(stage: Stage[State], seat: int, state: Phrase | None) -> None:
    """Life, die, plan and hand. The viewer's own plan is not there while cards are taken, and planning has a bin."""
    view, own, who = stage.view, seat == stage.seat, Who(seat)
    title = words.say("plan-state", who=who, state=state) if state else words.say("plan", who=who)
    if own and view.phase == DRAW:
        title = words.say("life")
    zone = stage.zone(f"plan-{seat}", area="own" if own else "others", title=title, owner=seat)
    zone.gap = BETWEEN
    for i in range(LIVES):
        at, lost = zone.place(f"life-{seat}-{i}", 0, i * HEART, HEART, HEART), i >= view.life[seat]
        label = words.say("heart-lost" if lost else "heart")
        zone.piece(f"heart-{seat}-{i}", "heart", at, PLAYERS[seat], flags=on(dim=lost), label=label)
    zone.place(f"die-{seat}", HEART + GAP, (CARD[1] - DIE) / 2, DIE, DIE, label=words.say("die"))
    if seat == view.start:
        zone.piece("die", "die", f"die-{seat}", number=view.die, label=words.say("die-shows", n=view.die))
    zone.skip(HEART + DIE + 2 * GAP)
    for step in range({DRAW: 0, PLAN: LAID}.get(view.phase, STEPS) if own else STEPS):
        traits = {"look": "slot", "label": plan_label(step), "caption": "123×"[step]}
        card_place(zone, plan_id(seat, step), planned(view, seat, step), own, **traits)
    if own:
        zone.size(0, OWN_HEIGHT)
        own_hand(stage)
    else:
        hand = [hidden_card(f"hidden-{seat}-{slot}") for slot in range(view.held[seat])]
        zone.heap(f"hand-{seat}", *hand, size=OTHERS_HAND, label=words.say("hand", who=who), heap="fan")


def own_hand(stage: Stage[State]) -> None:
    """The viewer's cards by symbol and number."""
    view, seat, name = stage.view, stage.seat, f"hand-{stage.seat}"
    cards = sorted(members(joined(view.hand[seat])), key=lambda card: (SYMBOL[card], NUMBER[card], card))
    zone = stage.zone(name, area="own", title=words.say("hand", who=Who(seat)), owner=seat)
    zone.gap = BETWEEN
    for i in range(FULL_HAND if view.phase in (DRAW, PLAN) else KEPT_HAND):
        card_place(zone, f"{name}-{i}", [open_card(card) for card in cards[i : i + 1]], True)
    zone.size(zone.x, OWN_HEIGHT)
    if view.phase in (DRAW, PLAN):
        for card in cards:
            stage.way(rules.LAY + card, piece=card_id(card))


def card_place(zone: Layout, id: str, cards: Sequence[Piece], own: bool, **traits: Any) -> None:
    """A place for a card; below the viewer's own it is written what they are for."""
    if own and cards and cards[0].symbol:
        traits["note"] = words.say(f"for-{cards[0].symbol}")
    zone.heap(id, *cards, **traits)


def planned(view: State, seat: int, step: int) -> list[Piece]:
    """The card of a plan, if there is one; what has been played steps back, the card in action glows."""
    if view.phase not in (PLAN, ACT) or step >= view.laid[seat]:
        return []
    card = view.plan[seat, step] if step < STEPS else view.thrown[seat]
    if card == NO_CARD:
        return [hidden_card(f"planned-{seat}-{step}")]
    to_come = view.phase == PLAN or (step > view.step and view.playing >> seat & 1)
    acts = step == view.step and seat in waiting(view)
    return [open_card(card, on(glow=acts and seat == rules.actor(view), dim=not (to_come or acts)))]


def plan_id(seat: int, step: int) -> str:
    """The place of a card of a plan; behind the last step that of the discard."""
    return f"plan-{seat}-{step}" if step < STEPS else f"bin-{seat}"


def plan_label(step: int) -> Phrase:
    return words.say("step-place", step=step + 1) if step < STEPS else words.say("discard-place")


def waiting(view: State) -> list[int]:
    """Who acts in this step now or later."""
    return view.order.tolist()[view.cursor : view.acting] if view.phase == ACT else []


def standing(view: State, seat: int) -> Phrase | None:
    """What a player is doing: planning, waiting for his action, down or home."""
    left, queue = view.left[seat], waiting(view)
    if view.at[seat] == GONE:
        return words.say("home")
    if view.down[seat]:
        return words.say("down-until", back=back_in(view, seat))
    if view.phase == PLAN:
        return words.say("ready" if view.laid[seat] == LAID else "plans")
    if view.phase != ACT:
        return None
    if seat in queue:
        return words.say("in-line", place=view.cursor + queue.index(seat) + 1, n=left)
    return words.say("tiles-left", n=left) if left else words.say("done")


def back_in(view: State, seat: int) -> int:
    """The turn in which a player who is down takes part again (R30, R31)."""
    return int(view.turn + view.down[seat])

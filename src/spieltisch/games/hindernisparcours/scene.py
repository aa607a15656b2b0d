"""What a seat sees of Hindernisparcours: the course with its runners, the display, and everybody's plan.

Tiles go by their names, `D3`. Open cards keep their own ids wherever they lie; the cards of a closed hand and
those that lie face down are called after seat and slot.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Flag, Look, Piece, Place, Plan, Scene, Seat, Shot, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    card_id,
    card_piece,
    hidden_card,
)
from spieltisch.games.green_box.speech import HIDDEN_CARD
from spieltisch.games.hindernisparcours import words
from spieltisch.games.hindernisparcours.rules import (
    ACT,
    ALL_CARDS,
    COURSE,
    DISPLAYED,
    DRAW,
    FACES,
    FIRE,
    GO,
    GONE,
    LAID,
    LAY,
    LEAVE,
    LIVES,
    NO_CARD,
    OUTSIDE,
    OVER,
    PLAN,
    REACH,
    SPOTS,
    STEPS,
    STOP,
    STRIKE,
    TAKE,
    TILES,
    State,
    actor,
    actors,
    arrow_tiles,
    has_thrown,
    lies_hidden,
    moves,
    shot,
    shots_on,
)

STRIP = 1.1  # the grass beside the course
ABOVE = 0.13  # room for walls in the top row
HEART = 0.46
DIE = 0.72
PLAN_AT = HEART + DIE + 2 * GAP  # where the places of the plan begin
CARD_PITCH = CARD_WIDTH + 0.1
PLAN_WIDTH = PLAN_AT + STEPS * CARD_PITCH
OTHERS_HAND = 1.8
FULL_HAND, KEPT_HAND = 7, 3
CAPTION = 0.26  # below the own cards: what they are for
CARDS_IN_LINE = 6
MOST_MOVES = 12

LOOKS: dict[str, Look] = {".": "floor", "S": "start", "F": "finish", "B": "wall", "W": "logs"}
TURNS = {"^": 0, ">": 1, "v": 2, "<": 3}
START, GOAL = "outside", "goal"
PILE, DISCARDS = "pile", "discards"

say = words.say


def scene(view: State, seat: int) -> Scene:
    zones = [course(view), *displays(view), piles(view)]
    for other in range(view.seats):
        zones += [own_plan(view, other), own_hand(view, other)] if other == seat else [others_things(view, other)]
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)])
    if view.phase == OVER:
        table.notice = words.decision(view, view.winners)
    elif seat >= 0 and view.down[seat]:
        table.notice = say("notice-down", back=words.back_in(view, seat))
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


# The course.


@cache
def edges(number: int) -> tuple[bool, int, int]:
    """Whether a course runs from left to right (else from top to bottom), and its width and height in tiles."""
    spots = SPOTS[number]
    wide, high = max(column for _, column in spots) + 1, max(row for row, _ in spots) + 1
    return spots[FACES[number].index("S")][1] == 0, wide, high


@cache
def course_places(number: int) -> list[Place]:
    """The tiles, and grass before the start and behind the finish."""
    sideways, wide, high = edges(number)
    right, down = (STRIP, ABOVE) if sideways else (0.0, STRIP + ABOVE)
    places = []
    for tile, (row, column) in enumerate(SPOTS[number]):
        face, name = FACES[number][tile], words.NAMES[number][tile]
        look, turn = LOOKS.get(face, "slit"), TURNS.get(face, 0)
        label = words.tile_name(number, tile)
        places.append(Place(name, column + right, row + down, 1, 1, look, label, name, heap="beside", turn=turn))
    far = wide + STRIP + 0.1 if sideways else high + STRIP + ABOVE + 0.1
    spans = ((START, say("before-the-start"), 0.0, "S"), (GOAL, say("home"), far, "F"))
    for name, label, across, face in spans:
        low, length = strip(number, face)
        x, y, w, h = (across, low + ABOVE, 1.0, length) if sideways else (low, across, length, 1.0)
        places.append(Place(name, x, y, w, h, "tray", label, heap="beside"))
    return places


def strip(number: int, face: str) -> tuple[float, float]:
    """Where the grass beside some tiles begins and how long it is: one tile further on both sides."""
    sideways, wide, high = edges(number)
    along = [spot[0 if sideways else 1] for spot, f in zip(SPOTS[number], FACES[number], strict=True) if f == face]
    low, end = max(0, min(along) - 1), min(high if sideways else wide, max(along) + 2)
    return low, end - low


def course(view: State) -> Zone:
    number = view.options[COURSE]
    sideways, wide, high = edges(number)
    across, down = (2 * STRIP, 0.0) if sideways else (0.0, 2 * STRIP)
    return Zone(
        "course",
        wide + across,
        high + down + ABOVE,
        course_places(number),
        [runner(view, seat) for seat in range(view.seats)],
        title=say("course"),
        shots=[Shot(id, start, over, view.volleys) for id, start, over in lines_of_fire(number)],
        transposable=wide > 2 * high,
        surface="felt",
    )


@cache
def lines_of_fire(number: int) -> list[tuple[str, str, list[str]]]:
    """Every shot of a volley: its id, where it comes from and the tiles it runs over."""
    names = words.NAMES[number]
    shots = {names[tile]: [names[there] for there in shot(number, tile)] for tile in arrow_tiles(number)}
    return [(f"shot-{start}", start, over) for start, over in shots.items() if over]


def runner(view: State, seat: int) -> Piece:
    """A runner: lying if down, behind a shield, or the one who acts now."""
    flags: list[Flag] = []
    state, at = words.lives(view.life[seat]), view.at[seat]
    if view.down[seat]:
        flags, state = ["lying"], say("down-until", back=words.back_in(view, seat))
    elif view.phase == ACT and view.shielded >> seat & 1 and at != GONE:
        flags, state = ["shield"], say("shielded", lives=state)
    if view.phase == ACT and actor(view) == seat:
        flags.append("glow")
    place = {OUTSIDE: START, GONE: GOAL}.get(at) or words.tile_id(view, at)
    label = say("runner", who=Who(seat), at=words.place_of(view, at), state=state)
    return Piece(f"runner-{seat}", "pawn", place, PLAYERS[seat], flags=flags, label=label)


# Cards for everybody.


def open_card(card: int, at: str, *flags: Flag) -> Piece:
    return card_piece(card, card_id(card), at, flags, words.FULL_NAMES[card])


def closed_card(id: str, at: str) -> Piece:
    return hidden_card(id, at, label=HIDDEN_CARD)


def card_place(id: str, x: float, label: Phrase | None = None, caption: str = "") -> Place:
    return Place(id, x, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label or say("display"), caption)


@cache
def display_places(seats: int) -> list[list[Place]]:
    """The places of the display in lines of equal length."""
    n = DISPLAYED * seats
    lines = -(-n // CARDS_IN_LINE)
    in_line = -(-n // lines)
    places = [card_place(f"display-{i}", i % in_line * CARD_PITCH) for i in range(n)]
    return [places[first : first + in_line] for first in range(0, n, in_line)]


def displays(view: State) -> list[Zone]:
    """The open cards, a zone for every line of them."""
    zones, cards = [], iter(view.display.tolist())
    for line, places in enumerate(display_places(view.seats)):
        shown = zip(places, cards, strict=False)
        pieces = [open_card(card, place.id) for place, card in shown if card != NO_CARD]
        width, title = places[-1].x + CARD_WIDTH, say("display-more" if line else "display")
        zones.append(Zone(f"display-line-{line}", width, CARD_HEIGHT, places, pieces, area="side", title=title))
    return zones


PILE_PLACES = [card_place(PILE, 0, say("pile")), card_place(DISCARDS, CARD_PITCH, say("discards-pile"))]


def piles(view: State) -> Zone:
    """The draw pile face down, and the discards. Cards of this turn that still lie with their players are not there."""
    left = pile_size(view)
    pieces = [hidden_card("deck", PILE, left, label=say("pile-of", n=left))] if left else []
    played = {card for seat in range(view.seats) for card in played_cards(view, seat).values()}
    pieces += [open_card(card, DISCARDS) for card in members(joined(view.discard)) if card not in played]
    return Zone("piles", 2 * CARD_PITCH, CARD_HEIGHT, PILE_PLACES, pieces, area="side", title=say("piles"))


def pile_size(view: State) -> int:
    """The cards of the draw pile: all that are not seen but for those in hands and face down in plans."""
    unseen = (ALL_CARDS ^ joined(view.away)).bit_count()
    for seat in range(view.seats):
        unseen -= 0 if joined(view.hand[seat]) else view.held[seat]
        unseen -= sum(lies_hidden(view, seat, i) and view.plan[seat, i] == NO_CARD for i in range(STEPS))
        unseen -= has_thrown(view, seat) and view.thrown[seat] == NO_CARD
    return unseen


def played_cards(view: State, seat: int) -> dict[int, int]:
    """The cards of a plan by their step, as far as they are known; played ones stay in sight until the turn is over."""
    if view.phase not in (PLAN, ACT):
        return {}
    return {step: view.plan[seat, step] for step in range(STEPS) if view.plan[seat, step] != NO_CARD}


# Plans and hands.


def plan_id(seat: int, step: int) -> str:
    """The place of a card of a plan; behind the last step that of the discard."""
    return f"plan-{seat}-{step}" if step < STEPS else f"bin-{seat}"


def plan_label(step: int) -> Phrase:
    return say("step-place", step=step + 1) if step < STEPS else say("discard-place")


@cache
def plan_places(seat: int) -> list[Place]:
    """Hearts, the die's place, the three places of a plan and that of the discard."""
    places = [Place(f"life-{seat}-{i}", 0, i * HEART, HEART, HEART) for i in range(LIVES)]
    places.append(Place(f"die-{seat}", HEART + GAP, (CARD_HEIGHT - DIE) / 2, DIE, DIE, label=say("die")))
    for step, mark in enumerate("123×"):
        places.append(card_place(plan_id(seat, step), PLAN_AT + step * CARD_PITCH, plan_label(step), mark))
    return places


def plan_pieces(view: State, seat: int) -> list[Piece]:
    """Life, die and cards of a plan; what has been played steps back, the card in action glows."""
    pieces = [heart(view, seat, i) for i in range(LIVES)]
    if seat == view.start:
        pieces.append(Piece("die", "die", f"die-{seat}", number=view.die, label=say("die-shows", n=view.die)))
    known = played_cards(view, seat)
    for step in range(STEPS):
        at = plan_id(seat, step)
        if step in known:
            pieces.append(open_card(known[step], at, *card_flags(view, seat, step)))
        elif view.phase in (PLAN, ACT) and step < view.laid[seat]:
            pieces.append(closed_card(f"planned-{seat}-{step}", at))
    return pieces


def card_flags(view: State, seat: int, step: int) -> tuple[Flag, ...]:
    if view.phase == PLAN or (step > view.step and view.playing >> seat & 1):
        return ()
    if step == view.step and seat in waiting(view):
        return ("glow",) if seat == actor(view) else ()
    return ("dim",)


def waiting(view: State) -> list[int]:
    """Who acts in this step now or later."""
    return view.order.tolist()[view.cursor : view.acting] if view.phase == ACT else []


def heart(view: State, seat: int, i: int) -> Piece:
    there = i < view.life[seat]
    flags: list[Flag] = [] if there else ["dim"]
    label = say("heart" if there else "heart-lost")
    return Piece(f"heart-{seat}-{i}", "heart", f"life-{seat}-{i}", PLAYERS[seat], flags=flags, label=label)


def captioned(places: list[Place], pieces: list[Piece]) -> list[Place]:
    """The places, with what the cards on them are for written below."""
    senses = {piece.at: say(f"for-{piece.symbol}") for piece in pieces if piece.symbol}
    return [replace(place, note=senses[place.id]) if place.id in senses else place for place in places]


def own_plan(view: State, seat: int) -> Zone:
    """The viewer's life and plan; nothing to lay while drawing, and a place for the discard while planning."""
    places, pieces, title = plan_places(seat), plan_pieces(view, seat), plan_title(view, seat)
    if view.phase == DRAW:
        places, title = places[: -STEPS - 1], say("life")
    elif view.phase != PLAN:
        places = places[:-1]
    elif has_thrown(view, seat):
        pieces.append(open_card(view.thrown[seat], plan_id(seat, STEPS)))
    width, height = places[-1].x + places[-1].w, CARD_HEIGHT + CAPTION
    return Zone(f"plan-{seat}", width, height, captioned(places, pieces), pieces, area="own", title=title, owner=seat)


def own_hand(view: State, seat: int) -> Zone:
    """The viewer's cards by symbol and number."""
    cards = sorted(members(joined(view.hand[seat])), key=lambda card: (SYMBOL[card], NUMBER[card], card))
    name, title = f"hand-{seat}", say("hand", who=Who(seat))
    n = FULL_HAND if view.phase in (DRAW, PLAN) else KEPT_HAND
    pieces = [open_card(card, f"{name}-{i}") for i, card in enumerate(cards)]
    places = captioned(hand_places(name, n), pieces)
    return Zone(name, n * CARD_PITCH, CARD_HEIGHT + CAPTION, places, pieces, area="own", title=title, owner=seat)


@cache
def hand_places(name: str, n: int) -> list[Place]:
    return [Place(f"{name}-{i}", i * CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT) for i in range(n)]


def others_things(view: State, seat: int) -> Zone:
    """Life, plan and hand of somebody else."""
    at, width = f"hand-{seat}", PLAN_WIDTH + OTHERS_HAND
    hand = Place(at, PLAN_WIDTH, 0, OTHERS_HAND, CARD_HEIGHT, label=say("hand", who=Who(seat)), heap="fan")
    places = [*plan_places(seat)[:-1], hand]
    pieces = plan_pieces(view, seat) + [closed_card(f"hidden-{seat}-{slot}", at) for slot in range(view.held[seat])]
    title = plan_title(view, seat)
    return Zone(f"plan-{seat}", width, CARD_HEIGHT, places, pieces, area="others", title=title, owner=seat)


def plan_title(view: State, seat: int) -> Phrase:
    state = standing(view, seat)
    return say("plan-state", who=Who(seat), state=state) if state else say("plan", who=Who(seat))


def standing(view: State, seat: int) -> Phrase | None:
    """What a player is doing: planning, waiting for his action, down or home."""
    left, queue = view.left[seat], waiting(view)
    if view.at[seat] == GONE:
        return say("home")
    if view.down[seat]:
        return say("down-until", back=words.back_in(view, seat))
    if view.phase == PLAN:
        return say("ready" if view.laid[seat] == LAID else "plans")
    if view.phase != ACT:
        return None
    if seat in queue:
        return say("in-line", place=view.cursor + queue.index(seat) + 1, n=left)
    return say("tiles-left", n=left) if left else say("done")


def beside_name(view: State, seat: int) -> Seat:
    """Life and what the player is doing."""
    notes = [words.lives(view.life[seat])]
    if state := standing(view, seat):
        notes.append(state)
    if seat == view.start and view.phase != OVER:
        notes.append(say("note-die", n=view.die))
    return Seat(seat, PLAYERS[seat], notes=notes, out=bool(view.down[seat]))


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    """The ways of the phase, and what may be asked about."""
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    table.ways = [way(view, seat, move) for move in legal]
    in_hand = [LAY + card for card in members(joined(view.hand[seat]))]
    displayed = [TAKE + place for place, card in enumerate(view.display.tolist()) if card != NO_CARD]
    asked = {DRAW: in_hand, PLAN: displayed}.get(view.phase) or near(view, seat)
    table.shut = [way(view, seat, move) for move in asked if move not in legal]
    if view.phase == PLAN:
        steps = range(view.laid[seat], LAID)
        table.plan = Plan([plan_id(seat, i) for i in steps], [plan_label(i) for i in steps], say("plan-ready"))


def near(view: State, seat: int) -> list[int]:
    """Actions that somebody might try: to go to what is around, to strike the others, to leave."""
    at = view.at[seat]
    strikes = [STRIKE + other for other in range(view.seats) if other != seat]
    if at >= TILES:
        return strikes
    return [GO + tile for tile in members(REACH[view.options[COURSE], at]) if tile != at] + strikes + [LEAVE]


def way(view: State, seat: int, move: int) -> Way:
    """A click on a card, on a tile or on a runner to strike; buttons to fire and to stop."""
    label, shots = words.label(view, seat, move), lines_of_fire(view.options[COURSE])
    if move < GO:
        return Way(move, label, piece=card_id(view.display[move - TAKE] if move < LAY else move - LAY))
    if move < LEAVE:
        tile = words.tile_id(view, move - GO)
        return Way(move, label, place=tile, shows=[id for id, _, over in shots if tile in over])
    if move == LEAVE:
        return Way(move, label, place=GOAL)
    if move == FIRE:
        hit = [f"runner-{other}" for other in range(view.seats) if shots_on(view, other)]
        return Way(move, label, button=True, key="f", tone="go", shows=[id for id, _, _ in shots] + hit)
    if move == STOP:
        return Way(move, label, button=True, key="s", tone="go")
    return Way(move, label, piece=f"runner-{move - STRIKE}")

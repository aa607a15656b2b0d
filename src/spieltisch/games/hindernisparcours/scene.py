"""What a seat sees of Hindernisparcours: the course with its runners, the display, and everybody's plan.

Tiles go by their names, `D3`. Open cards keep their own ids wherever they lie; the cards of a closed hand and
those that lie face down are called after seat and slot.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.scene import Flag, Look, Piece, Place, Plan, Scene, Seat, Shot, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    card_id,
    card_piece,
    hidden_card,
)
from spieltisch.games.hindernisparcours import words
from spieltisch.games.hindernisparcours.rules import (
    ACT,
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
    moves,
    shot,
)

STRIP = 1.1  # the grass beside the course
ABOVE = 0.13  # room for walls in the top row
HEART = 0.46
DIE = 0.72
PLAN_AT = HEART + DIE + 2 * GAP  # where the places of the plan begin
CARD_PITCH = CARD_WIDTH + 0.1
PLAN_WIDTH = PLAN_AT + STEPS * CARD_PITCH
OTHERS_HAND = 1.8
FULL_HAND, KEPT_HAND = 7.0, 3.0  # a card is as wide as a unit
CARDS_IN_LINE = 6
MOST_MOVES = 12

LOOKS: dict[str, Look] = {".": "floor", "S": "start", "F": "finish", "B": "wall", "W": "logs"}
TURNS = {"^": 0, ">": 1, "v": 2, "<": 3}
START, GOAL = "outside", "goal"
PILE, DISCARDS = "pile", "discards"
CARD_NAMES = tuple(words.full_name(card) for card in range(CARDS))


def scene(view: State, seat: int) -> Scene:
    zones = [course(view), *displays(view), piles(view)]
    for other in range(view.seats):
        zones += [own_plan(view, other), own_hand(view, other)] if other == seat else [others_things(view, other)]
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)], notice=notice(view, seat))
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def notice(view: State, seat: int) -> Text:
    """The end, and how long a viewer who is down must wait."""
    if view.phase == OVER:
        return words.ending(view)
    if seat >= 0 and view.down[seat]:
        back = words.back_in(view, seat)
        return Text(f"Du liegst am Boden und bist in Zug {back} wieder dabei", f"You are down and back in turn {back}")
    return Text("", "")


# The course.


@cache
def edges(number: int) -> tuple[bool, float, float]:
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
        face, name = FACES[number][tile], words.tile_name(number, tile)
        look, turn = LOOKS.get(face, "slit"), TURNS.get(face, 0)
        label = words.tile_and_ground(number, tile)
        places.append(Place(name, column + right, row + down, 1, 1, look, label, name, heap="beside", turn=turn))
    start = strip(number, "S")
    finish = strip(number, "F")
    far = wide + STRIP + 0.1 if sideways else high + STRIP + ABOVE + 0.1
    spans = ((START, words.OUTSIDE_NAME, 0.0, start), (GOAL, words.HOME_NAME, far, finish))
    for name, label, across, (low, length) in spans:
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
    more = 2 * STRIP
    width, height = (wide + more, high + ABOVE) if sideways else (wide, high + more + ABOVE)
    pieces = [runner(view, seat) for seat in range(view.seats)]
    return Zone(
        "course",
        width,
        height,
        course_places(number),
        pieces,
        title=Text("Parcours", "Course"),
        shots=[line_of_fire(number, tile, view.volleys) for tile in arrow_tiles(number) if shot(number, tile)],
        transposable=wide > 2 * high,
        surface="felt",
    )


def line_of_fire(number: int, tile: int, fired: int) -> Shot:
    over = [words.tile_name(number, there) for there in shot(number, tile)]
    return Shot(shot_id(number, tile), words.tile_name(number, tile), over, fired)


def shot_id(number: int, tile: int) -> str:
    return f"shot-{words.tile_name(number, tile)}"


def place_id(view: State, where: int) -> str:
    """The place of a runner."""
    return {OUTSIDE: START, GONE: GOAL}.get(where) or words.tile_name(view.options[COURSE], where)


def runner(view: State, seat: int) -> Piece:
    """A runner: lying if down, behind a shield, or the one who acts now."""
    flags: list[Flag] = []
    where, life = words.where(view, seat), words.lives(view.life[seat])
    label = Text(f"{player(seat)} {where.de}, {life.de}", f"{player(seat)} {where.en}, {life.en}")
    if view.down[seat]:
        flags, back = ["lying"], words.back_in(view, seat)
        label = Text(f"{player(seat)} {where.de}, am Boden bis Zug {back}", f"{player(seat)} down until turn {back}")
    elif view.phase == ACT and view.shielded >> seat & 1 and view.at[seat] != GONE:
        flags = ["shield"]
        label = Text(f"{label.de}, mit Schild", f"{label.en}, with a shield")
    if view.phase == ACT and actor(view) == seat:
        flags.append("glow")
    return Piece(f"runner-{seat}", "pawn", place_id(view, view.at[seat]), PLAYERS[seat], flags=flags, label=label)


# Cards for everybody.


def open_card(card: int, at: str, *flags: Flag) -> Piece:
    return card_piece(card, card_id(card), at, flags, CARD_NAMES[card])


@cache
def display_places(seats: int) -> list[list[Place]]:
    """The places of the display in lines of equal length."""
    n = DISPLAYED * seats
    lines = -(-n // CARDS_IN_LINE)
    in_line = -(-n // lines)
    places = [Place(f"display-{i}", i % in_line * CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot") for i in range(n)]
    return [places[first : first + in_line] for first in range(0, n, in_line)]


def displays(view: State) -> list[Zone]:
    """The open cards, a zone for every line of them."""
    zones = []
    for line, places in enumerate(display_places(view.seats)):
        shown = [(place, view.display[int(place.id.removeprefix("display-"))]) for place in places]
        pieces = [open_card(card, place.id) for place, card in shown if card != NO_CARD]
        title = Text("Auslage", "Display") if line == 0 else Text("Auslage, weiter", "Display, continued")
        width = len(places) * CARD_PITCH - (CARD_PITCH - CARD_WIDTH)
        zones.append(Zone(f"display-line-{line}", width, CARD_HEIGHT, places, pieces, area="side", title=title))
    return zones


PILE_PLACES = [
    Place(PILE, 0, 0, CARD_WIDTH, CARD_HEIGHT, "slot", Text("Stapel", "pile")),
    Place(DISCARDS, CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", Text("Ablage", "discards")),
]


def piles(view: State) -> Zone:
    """The draw pile face down, and the discards. Cards of this turn that still lie with their players are not there."""
    left = words.pile_size(view)
    pieces = []
    if left:
        pieces.append(hidden_card("deck", PILE, left, label=Text(f"Stapel: {left} Karten", f"pile: {left} cards")))
    played = {card for seat in range(view.seats) for card in played_cards(view, seat).values()}
    pieces += [open_card(card, DISCARDS) for card in members(joined(view.discard)) if card not in played]
    title = Text("Stapel, Ablage", "Pile, discards")
    return Zone("piles", 2 * CARD_PITCH, CARD_HEIGHT, PILE_PLACES, pieces, area="side", title=title)


def played_cards(view: State, seat: int) -> dict[int, int]:
    """The cards of a plan by their step, as far as they are known; played ones stay in sight until the turn is over."""
    if view.phase not in (PLAN, ACT):
        return {}
    return {step: view.plan[seat, step] for step in range(STEPS) if view.plan[seat, step] != NO_CARD}


# Plans and hands.


@cache
def plan_places(seat: int) -> list[Place]:
    """Hearts, the die's place and the three places of a plan."""
    places = [Place(f"life-{seat}-{i}", 0, i * HEART, HEART, HEART) for i in range(LIVES)]
    middle = (CARD_HEIGHT - DIE) / 2
    places.append(Place(f"die-{seat}", HEART + GAP, middle, DIE, DIE, label=Text("Würfel", "die")))
    for step in range(STEPS):
        x, label = PLAN_AT + step * CARD_PITCH, step_name(step)
        places.append(Place(plan_id(seat, step), x, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, str(step + 1)))
    return places


def plan_id(seat: int, step: int) -> str:
    return f"plan-{seat}-{step}"


def bin_id(seat: int) -> str:
    return f"bin-{seat}"


def step_name(step: int) -> Text:
    return Text(f"Schritt {step + 1}", f"step {step + 1}")


def plan_pieces(view: State, seat: int) -> list[Piece]:
    """Life, die and cards of a plan; what has been played steps back, the card in action glows."""
    pieces = [heart(view, seat, i) for i in range(LIVES)]
    if seat == view.start:
        name = Text(f"Würfel: {view.die}", f"die: {view.die}")
        pieces.append(Piece("die", "die", f"die-{seat}", number=view.die, label=name))
    known = played_cards(view, seat)
    for step in range(STEPS):
        at = plan_id(seat, step)
        if step in known:
            pieces.append(open_card(known[step], at, *card_flags(view, seat, step)))
        elif view.phase in (PLAN, ACT) and step < view.laid[seat]:
            pieces.append(hidden_card(f"planned-{seat}-{step}", at))
    return pieces


def card_flags(view: State, seat: int, step: int) -> tuple[Flag, ...]:
    if view.phase == PLAN or step > view.step:
        return () if view.phase == PLAN or view.playing >> seat & 1 else ("dim",)
    if step == view.step and seat in waiting(view):
        return ("glow",) if seat == actor(view) else ()
    return ("dim",)


def waiting(view: State) -> list[int]:
    """Who acts in this step now or later."""
    return view.order.tolist()[view.cursor : view.acting] if view.phase == ACT else []


def heart(view: State, seat: int, i: int) -> Piece:
    there = i < view.life[seat]
    label = Text("Leben", "life") if there else Text("verlorenes Leben", "lost life")
    flags: list[Flag] = [] if there else ["dim"]
    return Piece(f"heart-{seat}-{i}", "heart", f"life-{seat}-{i}", PLAYERS[seat], flags=flags, label=label)


def own_plan(view: State, seat: int) -> Zone:
    """The viewer's life and plan; nothing to lay while drawing, and a place for the discard while planning."""
    places, pieces, width = plan_places(seat), plan_pieces(view, seat), PLAN_WIDTH
    if view.phase == DRAW:
        places, width = places[:-STEPS], PLAN_AT - GAP
    if view.phase == PLAN:
        width += CARD_PITCH
        label = Text("Abwurf", "discard")
        places = [*places, Place(bin_id(seat), PLAN_WIDTH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, "×")]
        if has_thrown(view, seat):
            pieces.append(open_card(view.thrown[seat], bin_id(seat)))
    title, state = Text("Dein Plan", "Your plan"), standing(view, seat)
    if view.phase == DRAW:
        title = Text("Leben", "Life")
    elif state.de:
        title = Text(f"{title.de}: {state.de}", f"{title.en}: {state.en}")
    return Zone(f"plan-{seat}", width, CARD_HEIGHT, places, pieces, area="own", title=title, owner=seat)


def own_hand(view: State, seat: int) -> Zone:
    """The viewer's cards by symbol and number."""
    cards = sorted(members(joined(view.hand[seat])), key=lambda card: (SYMBOL[card], NUMBER[card], card))
    at, title = f"hand-{seat}", Text("Deine Hand", "Your hand")
    width = FULL_HAND if view.phase in (DRAW, PLAN) else KEPT_HAND
    place = Place(at, 0, 0, width, CARD_HEIGHT, label=title, heap="fan")
    pieces = [open_card(card, at) for card in cards]
    return Zone(at, width, CARD_HEIGHT, [place], pieces, area="own", title=title, owner=seat)


def others_things(view: State, seat: int) -> Zone:
    """Life, plan and hand of somebody else."""
    at, name = f"hand-{seat}", Text(f"Hand von {player(seat)}", f"Hand of {player(seat)}")
    places = [*plan_places(seat), Place(at, PLAN_WIDTH, 0, OTHERS_HAND, CARD_HEIGHT, label=name, heap="fan")]
    pieces = plan_pieces(view, seat) + [hidden_card(f"hidden-{seat}-{slot}", at) for slot in range(view.held[seat])]
    state = standing(view, seat)
    title = Text(player(seat), player(seat))
    if state.de:
        title = Text(f"{title.de}: {state.de}", f"{title.en}: {state.en}")
    return Zone(
        f"plan-{seat}", PLAN_WIDTH + OTHERS_HAND, CARD_HEIGHT, places, pieces, area="others", title=title, owner=seat
    )


def standing(view: State, seat: int) -> Text:
    """What a player is doing: planning, waiting for his action, down or home."""
    if view.at[seat] == GONE:
        return words.HOME_NAME
    if view.down[seat]:
        back = words.back_in(view, seat)
        return Text(f"am Boden bis Zug {back}", f"down until turn {back}")
    if view.phase == PLAN:
        return Text("fertig", "ready") if view.laid[seat] == LAID else Text("plant", "planning")
    if view.phase != ACT:
        return Text("", "")
    left = words.tiles(view.left[seat])
    if seat not in waiting(view) and not view.left[seat]:
        return Text("fertig", "done")
    if seat not in waiting(view):
        return Text(f"noch {left.de}", f"{left.en} left")
    place = view.order.tolist().index(seat) + 1
    return Text(f"als {place}., noch {left.de}", f"no. {place}, {left.en} left")


def beside_name(view: State, seat: int) -> Seat:
    """Life and what the player is doing."""
    notes = [words.lives(view.life[seat])]
    if (state := standing(view, seat)).de:
        notes.append(state)
    if seat == view.start and view.phase != OVER:
        notes.append(Text(f"Würfel {view.die}", f"die {view.die}"))
    return Seat(seat, PLAYERS[seat], notes=notes, out=bool(view.down[seat]))


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    if view.phase == DRAW:
        add_draw_ways(view, seat, legal, table)
    elif view.phase == PLAN:
        add_plan_ways(view, seat, legal, table)
    else:
        add_action_ways(view, seat, legal, table)


def add_draw_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A click on an open card; those of the hand wait for the planning."""
    for move in legal:
        table.ways.append(Way(move, words.label(view, seat, move), piece=card_id(view.display[move - TAKE])))
    for card in members(joined(view.hand[seat])):
        table.shut.append(Way(LAY + card, words.label(view, seat, LAY + card), piece=card_id(card)))


def add_plan_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """Clicks on cards of the hand, which fill the free places of the plan and are sent together."""
    for move in legal:
        table.ways.append(Way(move, words.label(view, seat, move), piece=card_id(move - LAY)))
    places = [plan_id(seat, step) for step in range(STEPS)] + [bin_id(seat)]
    labels = [*map(step_name, range(STEPS)), Text("Abwurf", "discard")]
    laid = view.laid[seat]
    table.plan = Plan(places[laid:], labels[laid:], Text("So plane ich", "This is my plan"))
    for place, card in enumerate(view.display.tolist()):
        if card != NO_CARD:
            table.shut.append(Way(TAKE + place, words.label(view, seat, TAKE + place), piece=card_id(card)))


def add_action_ways(view: State, seat: int, legal: list[int], table: Scene) -> None:
    """A click on a tile or on a runner to strike; buttons to fire and to stop. What is near may be asked about."""
    number, at = view.options[COURSE], view.at[seat]
    for move in legal:
        table.ways.append(action_way(view, seat, move))
    around = members(REACH[number, at]) if at < TILES else []
    wanted = [GO + tile for tile in around if tile != at]
    wanted += [STRIKE + other for other in range(view.seats) if other != seat]
    if at < TILES:
        wanted.append(LEAVE)
    table.shut += [action_way(view, seat, move) for move in wanted if move not in legal]


def action_way(view: State, seat: int, move: int) -> Way:
    number, label = view.options[COURSE], words.label(view, seat, move)
    if move < LEAVE:
        tile = move - GO
        shots = [shot_id(number, a) for a in arrow_tiles(number) if tile in shot(number, a)]
        return Way(move, label, place=words.tile_name(number, tile), shows=shots)
    if move == LEAVE:
        return Way(move, label, place=GOAL)
    if move == FIRE:
        hit = [f"runner-{other}" for other in range(view.seats) if words.shots_on(view, other)]
        shots = [shot_id(number, tile) for tile in arrow_tiles(number) if shot(number, tile)]
        return Way(move, label, button=True, key="f", tone="go", shows=shots + hit)
    if move == STOP:
        return Way(move, label, button=True, key="s", tone="go")
    return Way(move, label, piece=f"runner-{move - STRIKE}")

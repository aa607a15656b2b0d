"""What a seat sees of Granatensalat: the free table, everybody's soldiers and cards, pile and discards.

A tile is a unit of the free table, a millimetre one of its points; y grows downwards on the page.
A soldier is `soldier-23` wherever it is. Where it stands is a place named after the point, `at-240-185`.
Cards of a symbol are alike: they are counted from the bottom of their heap, `hand-wheel-0`, `gone-wheel-3`.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Blast, Flag, Piece, Place, Reach, Scene, Seat, Sight, Way, Window, Zone
from spieltisch.games.granatensalat import words
from spieltisch.games.granatensalat.rules import (
    BLAST,
    CUBE,
    DROP3,
    END,
    GRENADE,
    HIGH,
    IN_THE_WAY,
    LOW,
    MELEE_REACH,
    MINE,
    NO,
    NO_SOLDIER,
    NOWHERE,
    PLACE,
    POINTS,
    SIDE,
    SOLDIERS,
    STEP,
    TILE,
    WINDOW,
    State,
    actors,
    distance,
    in_blast,
    may_play,
    nearest,
    nearest_throw,
    points_of,
)
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL
from spieltisch.games.green_box.scene import CARD_HEIGHT, CARD_WIDTH, GAP, PLAYERS, SYMBOLS, hidden_card
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES

say = words.say

PATIENCE = 8.0  # seconds that everybody is waited for in a mine window

FIELD = "field"
UNITS = SIDE / TILE  # a tile is a unit
BODY = 1.2 * CUBE / TILE  # a soldier's room, in which it is drawn as large as it is

SOLDIER_ROOM = (LOW, LOW, HIGH, HIGH)  # the points where a soldier fits
THROW_ROOM = (0, 0, SIDE - 1, SIDE - 1)

CAMP_WIDTH, CAMP_HEIGHT = 3.6, 1.2
NOTE_HEIGHT = 0.25  # of a word below a card
ORDER = (DROP, CIRCLES, HAMMER, ARROW, WHEEL, BRICKS)  # of cards side by side


def scene(view: State, seat: int) -> Scene:
    zones = [field(view), cards(view)]
    zones += [camp(view, other) for other in range(view.seats)]
    if seat >= 0:
        zones.append(hand(view, seat))
    found = Scene(zones, [seat_notes(view, other) for other in range(view.seats)])
    asked = seat >= 0 and actors(view) >> seat & 1
    if view.phase == WINDOW:
        found.window = Window(NO if asked else -1, PATIENCE, view.turn, say("none-this-turn"))
    if asked:
        found.prompt = words.prompt(view, seat)
        if view.phase == WINDOW:
            add_answers(view, seat, found)
        else:
            add_turn(view, seat, found)
    return found


def seat_notes(view: State, seat: int) -> Seat:
    """Points, and how many soldiers live, wait and were taken, and cards are held."""
    notes = [
        say("note-soldiers", living=view.standing[seat].bit_count(), reserve=view.reserve[seat]),
        say("note-taken", taken=view.taken[seat]),
        say("cards", n=view.held[seat]),
    ]
    return Seat(seat, PLAYERS[seat], points_of(view, seat), notes)


# The table.


def soldier_id(soldier: int) -> str:
    return f"soldier-{soldier}"


def spot_id(view: State, soldier: int) -> str:
    return f"at-{view.x[soldier]}-{view.y[soldier]}"


def soldier_piece(soldier: int, at: str, *flags: Flag) -> Piece:
    colour, label = PLAYERS[soldier // SOLDIERS], words.SOLDIER_NAMES[soldier]
    return Piece(soldier_id(soldier), "cube", at, colour, flags=[*flags], label=label)


def field(view: State) -> Zone:
    """The soldiers where they stand; those a mine may go off under glow."""
    soldiers = words.on_table(view)
    places = [spot(view, soldier) for soldier in soldiers]
    flags: dict[int, list[Flag]] = {soldier: ["glow"] for soldier in words.moved_soldiers(view)}
    pieces = [soldier_piece(i, spot_id(view, i), *flags.get(i, [])) for i in soldiers]
    blasts = [Blast(p % SIDE / TILE, p // SIDE / TILE, BLAST / TILE) for p in view.blast.tolist() if p != NOWHERE]
    return Zone(
        FIELD, UNITS, UNITS, places, pieces, "free", title=say("field"), surface="wood", grain=TILE, blasts=blasts
    )


def spot(view: State, soldier: int) -> Place:
    """Where a soldier stands."""
    x, y = view.x[soldier], view.y[soldier]
    label = say("point", point=words.at(x, y))
    return Place(spot_id(view, soldier), x / TILE - BODY / 2, y / TILE - BODY / 2, BODY, BODY, label=label)


# Reserves, hands, pile and discards.


def camp(view: State, seat: int) -> Zone:
    """A player's reserve and the soldiers he has taken."""
    reserve, taken = f"reserve-{seat}", f"taken-{seat}"
    first = SOLDIERS * (seat + 1) - view.reserve[seat]
    pieces = [soldier_piece(soldier, reserve) for soldier in range(SOLDIERS * (seat + 1) - 1, first - 1, -1)]
    pieces += [soldier_piece(i, taken) for i, owner in enumerate(view.where.tolist()) if owner == seat]
    size, title = (CAMP_WIDTH, CAMP_HEIGHT), say("camp", who=Who(seat))
    return Zone(f"camp-{seat}", *size, camp_places(seat), pieces, area="side", title=title, owner=seat)


@cache
def camp_places(seat: int) -> list[Place]:
    x = CAMP_HEIGHT + GAP / 2
    return [
        Place(f"reserve-{seat}", 0, 0, CAMP_HEIGHT, CAMP_HEIGHT, "tray", say("reserve")),
        Place(f"taken-{seat}", x, 0, CAMP_WIDTH - x, CAMP_HEIGHT, "slot", say("taken"), heap="beside"),
    ]


def card_label(symbol: int) -> Phrase:
    """A card and what it does: `wheel: grenade`."""
    return say(f"card-{SYMBOLS[symbol]}")


def heap(symbol: int, at: str, n: int) -> list[Piece]:
    """So many cards of a symbol, `hand-wheel-0` and so on."""
    at = f"{at}-{SYMBOLS[symbol]}"
    return [Piece(f"{at}-{i}", "card", at, symbol=SYMBOLS[symbol], label=card_label(symbol)) for i in range(n)]


def cards(view: State) -> Zone:
    """The pile and the discards, symbol by symbol."""
    pieces = [hidden_card("pile-back", "pile", view.pile, label=say("pile-left", n=view.pile))] if view.pile else []
    for symbol in ORDER:
        pieces += heap(symbol, "gone", view.discard[symbol])
    places, title = card_places(), say("pile-and-discards")
    return Zone("cards", places[-1].x + CARD_WIDTH, CARD_HEIGHT, places, pieces, area="side", title=title)


@cache
def card_places() -> list[Place]:
    places = [Place("pile", 0, 0, CARD_WIDTH, CARD_HEIGHT, "slot", say("pile"))]
    for column, symbol in enumerate(ORDER, 1):
        x, face = column * (CARD_WIDTH + GAP / 2) + GAP, SYMBOLS[symbol]
        label = say("discarded", symbol=SYMBOL_NAMES[symbol])
        places.append(Place(f"gone-{face}", x, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, symbol=face))
    return places


def hand(view: State, seat: int) -> Zone:
    """The viewer's cards, one heap for each symbol, with what they do written below."""
    pieces = [card for symbol in ORDER for card in heap(symbol, "hand", view.hand[seat, symbol])]
    places, title = hand_places(), say("hand")
    width, height = places[-1].x + CARD_WIDTH, CARD_HEIGHT + NOTE_HEIGHT
    return Zone("hand", width, height, places, pieces, area="own", title=title, owner=seat)


@cache
def hand_places() -> list[Place]:
    places = []
    for column, symbol in enumerate(ORDER):
        x, face = column * (CARD_WIDTH + GAP), SYMBOLS[symbol]
        label, note = card_label(symbol), say(f"note-{face}")
        places.append(Place(f"hand-{face}", x, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, symbol=face, note=note))
    return places


def top_card(view: State, seat: int, symbol: int) -> str:
    """The card of a symbol that lies uppermost in the hand."""
    return f"hand-{SYMBOLS[symbol]}-{view.hand[seat, symbol] - 1}"


# Answers.


def add_answers(view: State, seat: int, found: Scene) -> None:
    """No, or the bricks card carried to a soldier."""
    found.ways.append(Way(NO, words.label(view, seat, NO), button=True, key="n", tone="go"))
    if view.hand[seat, BRICKS]:
        bricks = top_card(view, seat, BRICKS)
        for soldier in words.moved_soldiers(view):
            move = MINE + soldier
            x, y = view.x[soldier], view.y[soldier]
            victims = [soldier_id(i) for i in words.on_table(view) if in_blast(view, i, x, y)]
            way = Way(move, words.label(view, seat, move), piece=bricks, place=spot_id(view, soldier), shows=victims)
            found.ways.append(way)


# The turn.


def add_turn(view: State, seat: int, found: Scene) -> None:
    """The step, the cards, and the end of the turn."""
    if view.stepped == 0:
        found.reaches += [step_reach(soldier) for soldier in words.standing(view, seat)]
    for symbol in ORDER:
        if view.hand[seat, symbol]:
            add_card(view, seat, symbol, found)
    found.ways.append(Way(END, words.label(view, seat, END), button=True, key="e", tone="go"))


def add_card(view: State, seat: int, symbol: int, found: Scene) -> None:
    """The ways of a card that may be played, or why it may not."""
    top = top_card(view, seat, symbol)
    if not may_play(view, seat, symbol):
        shut_card(view, seat, symbol, found)
    elif symbol == DROP:
        found.reaches.append(Reach(FIELD, top, card_label(DROP), PLACE, 1, SIDE, SOLDIER_ROOM, gap=CUBE))
    elif symbol == CIRCLES:
        found.ways.append(Way(DROP3, words.label(view, seat, DROP3), piece=top))
    elif symbol == WHEEL:
        add_grenade(view, seat, top, found)
    else:
        add_targets(view, seat, symbol, found)


FIRST_MOVE = {symbol: first for first, _, symbol in words.KINDS}


def shut_card(view: State, seat: int, symbol: int, found: Scene) -> None:
    """A card that cannot be used now; asked why, any of its moves answers."""
    found.shut.append(Way(FIRST_MOVE[symbol], card_label(symbol), piece=top_card(view, seat, symbol)))


def step_reach(soldier: int) -> Reach:
    id, own = soldier_id(soldier), soldier % SOLDIERS
    base = STEP + POINTS * own
    return Reach(FIELD, id, say("step", n=own + 1), base, 1, SIDE, SOLDIER_ROOM, [id], TILE, CUBE)


def enemies(view: State, seat: int) -> list[int]:
    return [soldier for soldier in words.on_table(view) if soldier // SOLDIERS != seat]


def add_grenade(view: State, seat: int, top: str, found: Scene) -> None:
    """A wheel card, if an enemy is near enough."""
    others = enemies(view, seat)
    if all(nearest_throw(view, seat, enemy) == NOWHERE for enemy in others):
        shut_card(view, seat, WHEEL, found)
        return
    own, struck = [soldier_id(i) for i in words.standing(view, seat)], [soldier_id(i) for i in others]
    label = card_label(WHEEL)
    found.reaches.append(Reach(FIELD, top, label, GRENADE, 1, SIDE, THROW_ROOM, own, TILE, blast=BLAST, strikes=struck))


def add_targets(view: State, seat: int, symbol: int, found: Scene) -> None:
    """A hammer or an arrow card to every enemy, those out of its reach included; and the lines of fire."""
    base, top = FIRST_MOVE[symbol], top_card(view, seat, symbol)
    attacks = strokes(view, seat) if symbol == HAMMER else shots(view, seat)
    for enemy, (own, end) in attacks.items():
        move = base + enemy
        way = Way(move, words.label(view, seat, move), piece=top, place=spot_id(view, enemy))
        (found.ways if end == enemy else found.shut).append(way)
        if end == enemy:
            way.shows = [soldier_id(own)]
        if symbol == ARROW and own != NO_SOLDIER:
            found.zones[0].sights.append(Sight(top, soldier_id(own), soldier_id(end), end == enemy))


Attacks = dict[int, tuple[int, int]]  # every enemy, the soldier that attacks it, and how far it comes


def strokes(view: State, seat: int) -> Attacks:
    """The nearest soldier strikes, if it is near enough (R7)."""
    found = {}
    for enemy in enemies(view, seat):
        own = nearest(view, seat, view.x[enemy], view.y[enemy])
        struck = own != NO_SOLDIER and distance(view, own, enemy) < MELEE_REACH
        found[enemy] = (own, enemy if struck else own)
    return found


def shots(view: State, seat: int) -> Attacks:
    """The nearest soldier that sees the enemy shoots (R8, R11); else the nearest hits what is in its way."""
    points = {soldier: (view.x[soldier], view.y[soldier]) for soldier in words.on_table(view)}
    own = words.standing(view, seat)
    found = {}
    for enemy in enemies(view, seat):
        ends = ((a, first_hit(points, a, enemy)) for a in sorted(own, key=lambda a: distance(view, a, enemy)))
        nearest_shot = next(ends, (NO_SOLDIER, NO_SOLDIER))
        clear = (shot for shot in ends if shot[1] == enemy)
        found[enemy] = nearest_shot if nearest_shot[1] == enemy else next(clear, nearest_shot)
    return found


def first_hit(points: dict[int, tuple[int, int]], a: int, b: int) -> int:
    """The first soldier in the line from one to another, or the other itself (G7)."""
    (ax, ay), (bx, by) = points[a], points[b]
    vx, vy = bx - ax, by - ay
    length = vx * vx + vy * vy
    best, hit = length, b
    for soldier, (x, y) in points.items():
        along = (x - ax) * vx + (y - ay) * vy
        if 0 < along < best and (vx * (y - ay) - vy * (x - ax)) ** 2 < IN_THE_WAY * length:
            best, hit = along, soldier
    return hit

"""What a seat sees of Granatensalat: the free table, everybody's soldiers and cards, pile and discards.

A tile is a unit of the free table, a millimetre one of its points; y grows downwards on the page.
A soldier is `soldier-23` wherever it is. Where it stands is a place named after the point, `at-240-185`.
Cards of a symbol are alike: they are counted from the bottom of their heap, `hand-wheel-0`, `gone-wheel-3`.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.scene import (
    Blast,
    Colour,
    Flag,
    Piece,
    Place,
    Reach,
    Scene,
    Seat,
    Sight,
    Way,
    Window,
    Zone,
)
from spieltisch.engine.text import Text, player
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
    MELEE,
    MELEE_REACH,
    MINE,
    NO,
    NO_SOLDIER,
    NOWHERE,
    PLACE,
    POINTS,
    SIDE,
    SNIPE,
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
from spieltisch.games.green_box.words import SYMBOLS as SYMBOL_NAMES

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
        found.window = Window(NO if asked else -1, words.PATIENCE, view.turn, words.NOT_IN_THIS_TURN)
    if asked:
        found.prompt = words.prompt(view, seat)
        if view.phase == WINDOW:
            add_answers(view, seat, found)
        else:
            add_turn(view, seat, found)
    return found


def seat_notes(view: State, seat: int) -> Seat:
    """Points, and how many soldiers live, wait and were taken, and cards are held."""
    alive, reserve, taken = view.standing[seat].bit_count(), view.reserve[seat], view.taken[seat]
    held = words.cards_text(view.held[seat])
    notes = [
        Text(f"{alive} da, {reserve} Reserve", f"{alive} alive, {reserve} reserve"),
        Text(f"{taken} genommen", f"{taken} taken"),
        held,
    ]
    return Seat(seat, PLAYERS[seat], points_of(view, seat), notes)


# The table.


def soldier_id(soldier: int) -> str:
    return f"soldier-{soldier}"


def spot_id(view: State, soldier: int) -> str:
    return f"at-{view.x[soldier]}-{view.y[soldier]}"


@cache
def soldier_label(soldier: int) -> Text:
    name, who = words.soldier_name(soldier), player(soldier // SOLDIERS)
    return Text(f"{name.de} von {who}", f"{name.en} of {who}")


def soldier_piece(soldier: int, at: str, flags: list[Flag] | None = None) -> Piece:
    colour: Colour = PLAYERS[soldier // SOLDIERS]
    return Piece(soldier_id(soldier), "cube", at, colour, flags=flags or [], label=soldier_label(soldier))


def field(view: State) -> Zone:
    """The soldiers where they stand; those a mine may go off under glow."""
    soldiers, moved = words.on_table(view), words.moved_soldiers(view)
    places = [spot(view, soldier) for soldier in soldiers]
    pieces = [soldier_piece(i, spot_id(view, i), ["glow"] if i in moved else []) for i in soldiers]
    zone = Zone(FIELD, UNITS, UNITS, places, pieces, "free", title=Text("Schlachtfeld", "Battlefield"), surface="wood")
    zone.grain = TILE
    zone.blasts = [blast(point) for point in view.blast.tolist() if point != NOWHERE]
    return zone


def spot(view: State, soldier: int) -> Place:
    """Where a soldier stands."""
    x, y = view.x[soldier] / TILE, view.y[soldier] / TILE
    label = Text(words.where(view, soldier), words.where(view, soldier))
    return Place(spot_id(view, soldier), x - BODY / 2, y - BODY / 2, BODY, BODY, label=label)


def blast(point: int) -> Blast:
    return Blast(point % SIDE / TILE, point // SIDE / TILE, BLAST / TILE)


# Reserves, hands, pile and discards.


def camp(view: State, seat: int) -> Zone:
    """A player's reserve and the soldiers he has taken."""
    reserve, taken = f"reserve-{seat}", f"taken-{seat}"
    first = SOLDIERS * (seat + 1) - view.reserve[seat]
    pieces = [soldier_piece(soldier, reserve) for soldier in range(SOLDIERS * (seat + 1) - 1, first - 1, -1)]
    pieces += [soldier_piece(i, taken) for i, owner in enumerate(view.where.tolist()) if owner == seat]
    title = Text(player(seat), player(seat))
    return Zone(
        f"camp-{seat}", CAMP_WIDTH, CAMP_HEIGHT, camp_places(seat), pieces, area="side", title=title, owner=seat
    )


@cache
def camp_places(seat: int) -> list[Place]:
    reserve, taken = Text("Reserve", "reserve"), Text("genommen", "taken")
    x = CAMP_HEIGHT + GAP / 2
    return [
        Place(f"reserve-{seat}", 0, 0, CAMP_HEIGHT, CAMP_HEIGHT, "tray", reserve),
        Place(f"taken-{seat}", x, 0, CAMP_WIDTH - x, CAMP_HEIGHT, "slot", taken, heap="beside"),
    ]


@cache
def card_label(symbol: int) -> Text:
    """A card and what it does: `Rad: Granate`."""
    name, effect = SYMBOL_NAMES[symbol], words.EFFECTS[symbol]
    return Text(f"{name.de}: {effect.de}", f"{name.en}: {effect.en}")


def card(symbol: int, id: str, at: str) -> Piece:
    """A card as it counts here, by its symbol alone."""
    return Piece(id, "card", at, symbol=SYMBOLS[symbol], label=card_label(symbol))


def cards(view: State) -> Zone:
    """The pile and the discards, symbol by symbol."""
    pieces = [hidden_card("pile-back", "pile", view.pile, label=pile_label(view.pile))] if view.pile else []
    for symbol in ORDER:
        name = SYMBOLS[symbol]
        pieces += [card(symbol, f"gone-{name}-{i}", f"gone-{name}") for i in range(view.discard[symbol])]
    places = card_places()
    width = places[-1].x + CARD_WIDTH
    title = Text("Stapel und Ablage", "Pile and discards")
    return Zone("cards", width, CARD_HEIGHT, places, pieces, area="side", title=title)


def pile_label(n: int) -> Text:
    held = words.cards_text(n)
    return Text(f"Stapel: {held.de}", f"pile: {held.en}")


@cache
def card_places() -> list[Place]:
    places = [Place("pile", 0, 0, CARD_WIDTH, CARD_HEIGHT, "slot", Text("Stapel", "pile"))]
    for column, symbol in enumerate(ORDER, 1):
        name = SYMBOL_NAMES[symbol]
        label = Text(f"Ablage {name.de}", f"discarded {name.en}")
        x = column * (CARD_WIDTH + GAP / 2) + GAP
        places.append(
            Place(f"gone-{SYMBOLS[symbol]}", x, 0, CARD_WIDTH, CARD_HEIGHT, "slot", label, symbol=SYMBOLS[symbol])
        )
    return places


def hand(view: State, seat: int) -> Zone:
    """The viewer's cards, one heap for each symbol, with what they do written below."""
    pieces = []
    for symbol in ORDER:
        name = SYMBOLS[symbol]
        pieces += [card(symbol, f"hand-{name}-{i}", f"hand-{name}") for i in range(view.hand[seat, symbol])]
    places, title = hand_places(), Text("Deine Karten", "Your cards")
    width, height = places[-1].x + CARD_WIDTH, CARD_HEIGHT + NOTE_HEIGHT
    return Zone("hand", width, height, places, pieces, area="own", title=title, owner=seat)


@cache
def hand_places() -> list[Place]:
    return [
        Place(
            f"hand-{SYMBOLS[symbol]}",
            column * (CARD_WIDTH + GAP),
            0,
            CARD_WIDTH,
            CARD_HEIGHT,
            "slot",
            card_label(symbol),
            symbol=SYMBOLS[symbol],
            note=words.SHORT[symbol],
        )
        for column, symbol in enumerate(ORDER)
    ]


def top_card(view: State, seat: int, symbol: int) -> str:
    """The card of a symbol that lies uppermost in the hand."""
    return f"hand-{SYMBOLS[symbol]}-{view.hand[seat, symbol] - 1}"


# Answers.


def add_answers(view: State, seat: int, found: Scene) -> None:
    """No, or the bricks card carried to a soldier."""
    found.ways.append(Way(NO, words.NO_MINE, button=True, key="n", tone="go"))
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
    found.ways.append(Way(END, words.END_TURN, button=True, key="e", tone="go"))


def add_card(view: State, seat: int, symbol: int, found: Scene) -> None:
    """The ways of a card that may be played, or why it may not."""
    top = top_card(view, seat, symbol)
    if not may_play(view, seat, symbol):
        shut_card(view, seat, symbol, found)
    elif symbol == DROP:
        found.reaches.append(place_reach(top))
    elif symbol == CIRCLES:
        found.ways.append(Way(DROP3, words.label(view, seat, DROP3), piece=top))
    elif symbol == WHEEL:
        add_grenade(view, seat, top, found)
    else:
        add_targets(view, seat, symbol, found)


FIRST_MOVE = {DROP: PLACE, CIRCLES: DROP3, HAMMER: MELEE, ARROW: SNIPE, WHEEL: GRENADE, BRICKS: MINE}


def shut_card(view: State, seat: int, symbol: int, found: Scene) -> None:
    """A card that cannot be used now; asked why, any of its moves answers."""
    found.shut.append(Way(FIRST_MOVE[symbol], card_label(symbol), piece=top_card(view, seat, symbol)))


def reach(piece: str, label: Text, base: int, room: tuple[int, int, int, int]) -> Reach:
    """Something carried to a point of the table."""
    return Reach(FIELD, piece, label, base, 1, SIDE, room)


def step_reach(soldier: int) -> Reach:
    name = words.soldier_name(soldier)
    label = Text(f"Schritt: {name.de}", f"step: {name.en}")
    found = reach(soldier_id(soldier), label, STEP + POINTS * (soldier % SOLDIERS), SOLDIER_ROOM)
    found.around, found.radius, found.gap = [soldier_id(soldier)], TILE, CUBE
    return found


def place_reach(top: str) -> Reach:
    found = reach(top, card_label(DROP), PLACE, SOLDIER_ROOM)
    found.gap = CUBE
    return found


def enemies(view: State, seat: int) -> list[int]:
    return [soldier for soldier in words.on_table(view) if soldier // SOLDIERS != seat]


def add_grenade(view: State, seat: int, top: str, found: Scene) -> None:
    """A wheel card, if an enemy is near enough."""
    if all(nearest_throw(view, seat, enemy) == NOWHERE for enemy in enemies(view, seat)):
        shut_card(view, seat, WHEEL, found)
        return
    throw = reach(top, card_label(WHEEL), GRENADE, THROW_ROOM)
    throw.around, throw.radius = [soldier_id(soldier) for soldier in words.standing(view, seat)], TILE
    throw.blast, throw.strikes = BLAST, [soldier_id(enemy) for enemy in enemies(view, seat)]
    found.reaches.append(throw)


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

"""What a seat sees of Granatensalat: the free table, everybody's soldiers and cards, pile and discards.

A tile is a unit of the free table, a millimetre one of its points; y grows downwards on the page.
A soldier is `soldier-23` wherever it is. Where it stands is a place named after the point, `at-240-185`.
Cards of a symbol are alike: they are counted from the bottom of their heap, `hand-wheel-0`, `gone-wheel-3`.
"""

from collections.abc import Sequence
from typing import Any

from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Blast, Flag, Piece, Reach, Sight, Way, Window
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Layout, Stage, on
from spieltisch.games.granatensalat import rules, words
from spieltisch.games.granatensalat.rules import CUBE, HIGH, LOW, NO_SOLDIER, NOWHERE, SIDE, SOLDIERS, TILE, State
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL
from spieltisch.games.green_box.pieces import SYMBOLS, hidden_card

PATIENCE = 8.0  # seconds that everybody is waited for in a mine window

FIELD = "field"
BODY = 1.2 * CUBE / TILE  # a soldier's room, in which it is drawn as large as it is
SOLDIER_ROOM = (LOW, LOW, HIGH, HIGH)  # the points where a soldier fits
THROW_ROOM = (0, 0, SIDE - 1, SIDE - 1)

CAMP_WIDTH, CAMP_HEIGHT = 3.6, 1.2
NOTE_HEIGHT = 0.25  # of a word below a card
ORDER = (DROP, CIRCLES, HAMMER, ARROW, WHEEL, BRICKS)  # of cards side by side
FIRST_MOVE = {symbol: first for first, _, symbol in words.KINDS}


def draw(stage: Stage[State]) -> None:
    view, zone = stage.view, field(stage)
    cards(stage)
    for seat in range(view.seats):
        camp(stage, seat)
    if stage.seat >= 0:
        hand(stage)
    if view.phase == rules.WINDOW:
        answers(stage)
    elif stage.is_mine:
        turn(stage, zone)


# What lies there.


def soldier_id(soldier: int) -> str:
    return f"soldier-{soldier}"


def soldier_piece(soldier: int, at: str, flags: Sequence[Flag] = ()) -> Piece:
    colour, label = PLAYERS[soldier // SOLDIERS], words.SOLDIER_NAMES[soldier]
    return Piece(soldier_id(soldier), "cube", at, colour, flags=[*flags], label=label)


def spot_id(view: State, soldier: int) -> str:
    """The place where a soldier stands."""
    return f"at-{view.x[soldier]}-{view.y[soldier]}"


def field(stage: Stage[State]) -> Layout:
    """The soldiers where they stand; those a mine may go off under glow."""
    view, moved = stage.view, words.moved_soldiers(stage.view)
    half = rules.BLAST / TILE
    blasts = [Blast(p % SIDE / TILE, p // SIDE / TILE, half) for p in view.blast.tolist() if p != NOWHERE]
    zone = stage.zone(FIELD, "free", title=words.say("field"), surface="wood", grain=TILE, blasts=blasts)
    zone.size(SIDE / TILE, SIDE / TILE)
    for soldier in words.on_table(view):
        x, y = view.x[soldier], view.y[soldier]
        left, top, label = x / TILE - BODY / 2, y / TILE - BODY / 2, words.say("point", point=words.at(x, y))
        at = zone.place(spot_id(view, soldier), left, top, BODY, BODY, label=label)
        zone.add(soldier_piece(soldier, at, on(glow=soldier in moved)))
    return zone


def camp(stage: Stage[State], seat: int) -> None:
    """A player's reserve and the soldiers he has taken; beside his name how many they are, and his points."""
    view, end = stage.view, SOLDIERS * (seat + 1)
    zone = stage.zone(f"camp-{seat}", area="side", title=words.say("camp", who=Who(seat)), owner=seat)
    zone.gap = GAP / 2
    at = zone.put(f"reserve-{seat}", CAMP_HEIGHT, CAMP_HEIGHT, "tray", words.say("reserve"))
    zone.add(*(soldier_piece(end - 1 - i, at) for i in range(view.reserve[seat])))
    at = zone.put(f"taken-{seat}", CAMP_WIDTH - zone.x, CAMP_HEIGHT, "slot", words.say("taken"), heap="beside")
    zone.add(*(soldier_piece(i, at) for i, owner in enumerate(view.where.tolist()) if owner == seat))
    notes = [
        words.say("note-soldiers", living=view.standing[seat].bit_count(), reserve=view.reserve[seat]),
        words.say("note-taken", taken=view.taken[seat]),
        words.say("cards", n=view.held[seat]),
    ]
    stage.panel(seat, PLAYERS[seat], rules.points_of(view, seat), notes)


def card_label(symbol: int) -> Phrase:
    """A card and what it does: `wheel: grenade`."""
    return words.say(f"card-{SYMBOLS[symbol]}")


def heap(zone: Layout, name: str, symbol: int, n: int, **traits: Any) -> None:
    """So many cards of a symbol, `hand-wheel-0` and so on."""
    face, label = SYMBOLS[symbol], card_label(symbol)
    pieces = [Piece(f"{name}-{face}-{i}", "card", "", symbol=face, label=label) for i in range(n)]
    zone.heap(f"{name}-{face}", *pieces, look="slot", symbol=face, **traits)


def cards(stage: Stage[State]) -> None:
    """The pile and the discards, symbol by symbol."""
    view, zone = stage.view, stage.zone("cards", area="side", title=words.say("pile-and-discards"))
    zone.gap = GAP / 2
    zone.put("pile", *CARD, look="slot", label=words.say("pile"))
    if view.pile:
        zone.add(hidden_card("pile-back", "pile", view.pile, label=words.say("pile-left", n=view.pile)))
    zone.skip(GAP)
    for symbol in ORDER:
        heap(zone, "gone", symbol, view.discard[symbol], label=words.say("discarded", symbol=speech.SYMBOLS[symbol]))


def hand(stage: Stage[State]) -> None:
    """The viewer's cards, one heap for each symbol, with what they do written below."""
    zone = stage.zone("hand", area="own", title=words.say("hand"), owner=stage.seat)
    for symbol in ORDER:
        label, note = card_label(symbol), words.say(f"note-{SYMBOLS[symbol]}")
        heap(zone, "hand", symbol, stage.view.hand[stage.seat, symbol], label=label, note=note)
    zone.size(zone.x - GAP, CARD[1] + NOTE_HEIGHT)


# What can be done.


def top_card(stage: Stage[State], symbol: int) -> str:
    """The card of a symbol that lies uppermost in the hand."""
    return f"hand-{SYMBOLS[symbol]}-{stage.view.hand[stage.seat, symbol] - 1}"


def answers(stage: Stage[State]) -> None:
    """Everybody sees that mines are asked for. Who is asked says no, or carries the bricks card to a soldier."""
    view = stage.view
    stage.scene.window = Window(rules.NO if stage.is_mine else -1, PATIENCE, view.turn, words.say("none-this-turn"))
    stage.button(rules.NO, key="n", tone="go")
    if not (stage.is_mine and view.hand[stage.seat, BRICKS]):
        return
    for soldier in words.moved_soldiers(view):
        x, y = view.x[soldier], view.y[soldier]
        victims = [soldier_id(i) for i in words.on_table(view) if rules.in_blast(view, i, x, y)]
        stage.way(rules.MINE + soldier, top_card(stage, BRICKS), spot_id(view, soldier), shows=victims)


def turn(stage: Stage[State], zone: Layout) -> None:
    """The step, the cards, and the end of the turn."""
    view, seat = stage.view, stage.seat
    for soldier in words.standing(view, seat) if view.stepped == 0 else []:
        id, own = soldier_id(soldier), soldier % SOLDIERS
        base, label = rules.STEP + rules.POINTS * own, words.say("step", n=own + 1)
        stage.scene.reaches.append(Reach(FIELD, id, label, base, 1, SIDE, SOLDIER_ROOM, [id], TILE, CUBE))
    for symbol in ORDER:
        if view.hand[seat, symbol]:
            card(stage, zone, symbol)
    stage.button(rules.END, key="e", tone="go")


def card(stage: Stage[State], zone: Layout, symbol: int) -> None:
    """The ways of a card. One that cannot be used now says why, whichever of its moves is asked about."""
    view, seat, scene = stage.view, stage.seat, stage.scene
    top, label = top_card(stage, symbol), card_label(symbol)
    if not rules.may_play(view, seat, symbol) or (symbol == WHEEL and not throws(view, seat)):
        scene.shut.append(Way(FIRST_MOVE[symbol], label, top))
    elif symbol == DROP:
        scene.reaches.append(Reach(FIELD, top, label, rules.PLACE, 1, SIDE, SOLDIER_ROOM, gap=CUBE))
    elif symbol == CIRCLES:
        stage.way(rules.DROP3, top)
    elif symbol == WHEEL:
        own = [soldier_id(i) for i in words.standing(view, seat)]
        struck = [soldier_id(i) for i in enemies(view, seat)]
        throw = Reach(FIELD, top, label, rules.GRENADE, 1, SIDE, THROW_ROOM, own, TILE)
        throw.blast, throw.strikes = rules.BLAST, struck
        scene.reaches.append(throw)
    else:
        targets(stage, zone, symbol)


def enemies(view: State, seat: int) -> list[int]:
    return [soldier for soldier in words.on_table(view) if soldier // SOLDIERS != seat]


def throws(view: State, seat: int) -> bool:
    """Whether an enemy is near enough for a grenade."""
    return any(rules.nearest_throw(view, seat, enemy) != NOWHERE for enemy in enemies(view, seat))


def targets(stage: Stage[State], zone: Layout, symbol: int) -> None:
    """A hammer or an arrow card to every enemy, those out of its reach included; and the lines of fire."""
    view, seat, top = stage.view, stage.seat, top_card(stage, symbol)
    points = {soldier: (view.x[soldier], view.y[soldier]) for soldier in words.on_table(view)}
    for enemy in enemies(view, seat):
        own, end = stroke(view, seat, enemy) if symbol == HAMMER else shot(view, seat, enemy, points)
        move = FIRST_MOVE[symbol] + enemy
        way = Way(move, stage.label(move), top, spot_id(view, enemy), shows=[soldier_id(own)] if end == enemy else [])
        (stage.scene.ways if end == enemy else stage.scene.shut).append(way)
        if symbol == ARROW and own != NO_SOLDIER:
            zone.zone.sights.append(Sight(top, soldier_id(own), soldier_id(end), end == enemy))


Points = dict[int, tuple[int, int]]  # where soldiers stand


def stroke(view: State, seat: int, enemy: int) -> tuple[int, int]:
    """The nearest soldier strikes, if it is near enough (R7): this soldier, and how far it comes."""
    own = rules.nearest(view, seat, view.x[enemy], view.y[enemy])
    return own, enemy if rules.may_strike(view, seat, enemy) else own


def shot(view: State, seat: int, enemy: int, points: Points) -> tuple[int, int]:
    """The nearest soldier that sees the enemy shoots (R8, R11); else the nearest hits what is in its way."""
    own = sorted(words.standing(view, seat), key=lambda soldier: rules.distance(view, soldier, enemy))
    ends = ((soldier, first_hit(points, soldier, enemy)) for soldier in own)
    nearest = next(ends, (NO_SOLDIER, NO_SOLDIER))
    return nearest if nearest[1] == enemy else next((found for found in ends if found[1] == enemy), nearest)


def first_hit(points: Points, a: int, b: int) -> int:
    """The first soldier in the line from one to another, or the other itself (G7)."""
    (ax, ay), (bx, by) = points[a], points[b]
    vx, vy = bx - ax, by - ay
    length = vx * vx + vy * vy
    best, hit = length, b
    for soldier, (x, y) in points.items():
        along = (x - ax) * vx + (y - ay) * vy
        if 0 < along < best and (vx * (y - ay) - vy * (x - ax)) ** 2 < rules.IN_THE_WAY * length:
            best, hit = along, soldier
    return hit

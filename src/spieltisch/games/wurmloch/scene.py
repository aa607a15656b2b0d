"""What a seat sees of Wurmloch: the ring with ships and crates, and in its middle hands, die and loaded crates."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec.structs import replace

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Act, Flag, Ground, Leap, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.telling import Event
from spieltisch.games.green_box.scene import PLAYERS, SYMBOLS
from spieltisch.games.green_box.speech import COLOURS, CUBE_NAMES
from spieltisch.games.wurmloch import words
from spieltisch.games.wurmloch.rules import (
    CHOOSING,
    CLOCKWISE,
    CORNER,
    CRATES,
    KEEP,
    LARGEST,
    OVER,
    PACE,
    PLANET,
    PLAYS,
    ROLL,
    ROLLS,
    State,
    actors,
    card_number,
    moves,
    onward,
)

say = words.say

MOST_MOVES = 13
GROUNDS: tuple[Ground, ...] = ("sand", "ice", "meadow", "rock")

# Sizes, a tile being 1 by 1. Crates lie outside the ring; the viewer's own are the larger ones.
RIM = 0.55
SIZE = PACE + 1 + 2 * RIM
OWN_CRATE = 0.5
OTHER_CRATES = (0.4, 0.25, 0.25)  # by the number of other players

# The middle, from its own top left corner.
MIDDLE = RIM + 1
INSIDE = PACE - 1
CARD_SHAPE = 1.4
OWN_CARD = 1.15
OTHER_CARDS = (0.95, 0.85, 0.68)  # by the number of other players
GAP = 0.1
EDGE = 0.3
DIE = 1.5
HOLD = 1.25

DIE_AT, PLAYED_AT = "die", "played"


def place_id(place: int) -> str:
    return f"p{place}"


def leap_id(place: int) -> str:
    return f"leap-{place}"


def crate_id(seat: int, place: int) -> str:
    return f"crate-{seat}-{place}"


def crate_at(seat: int, place: int) -> str:
    return f"beside-{place}-{seat}"


def hold_id(seat: int) -> str:
    return f"hold-{seat}"


def hand_id(seat: int, number: int) -> str:
    return f"hand-{seat}-{number}"


def card_id(seat: int, number: int, below: int) -> str:
    """A card by how many of its number lie below it: equal cards are alike."""
    return f"card-{seat}-{number}-{below}"


def ship_id(seat: int) -> str:
    return f"ship-{seat}"


# The ring.


def corner_of(place: int) -> tuple[float, float]:
    """The top left corner of a tile: clockwise from the top left of the ring."""
    side, along = divmod(place, PACE)
    return ((along, 0.0), (PACE, along), (PACE - along, PACE), (0.0, PACE - along))[side]


@lru_cache(maxsize=64)
def ring(faces: tuple[int, ...]) -> list[Place]:
    """The 36 tiles of a track."""
    places, planets = [], 0
    for place, face in enumerate(faces):
        x, y = corner_of(place)
        tile = Place(
            place_id(place), x + RIM, y + RIM, caption=str(place), heap="beside", label=words.tile_name(place, face)
        )
        if face == PLANET:
            places.append(replace(tile, look="planet", ground=GROUNDS[planets % len(GROUNDS)]))
            planets += 1
        elif face == CORNER:
            places.append(replace(tile, look="void"))
        else:
            places.append(replace(tile, look="vortex", symbol=SYMBOLS[face]))
    return places


@cache
def crate_places(place: int, below: int, seats: int) -> list[Place]:
    """Where the crates of a planet lie: outside the ring, the viewer's own first."""
    x, y = corner_of(place)
    side = place // PACE
    left = x + RIM - (RIM if side == 3 else -1 if side == 1 else 0)
    top = y + RIM - (RIM if side == 0 else -1 if side == 2 else 0)
    found = []
    for i, seat in enumerate(from_viewer(below, seats)):
        along, away, size = crate_spot(i, seats)
        dx, dy = (along, away) if side % 2 == 0 else (away, along)
        found.append(Place(crate_at(seat, place), left + dx, top + dy, size, size))
    return found


def crate_spot(i: int, seats: int) -> tuple[float, float, float]:
    """Along the rim, away from its edge, and how large: the own crate, then the others in two rows."""
    if i == 0:
        return 0.04, (RIM - OWN_CRATE) / 2, OWN_CRATE
    size = OTHER_CRATES[seats - 2]
    if seats == 2:
        return 0.57, (RIM - size) / 2, size
    column, row = divmod(i - 1, 2)
    return OWN_CRATE + 0.04 + column * size, (RIM - 2 * size) / 2 + row * size, size


def from_viewer(below: int, seats: int) -> list[int]:
    """All seats, clockwise from the viewer's."""
    return [(below + i) % seats for i in range(seats)]


# The middle.


@cache
def middle(below: int, seats: int) -> list[Place]:
    """The others' crates and hands, a line each; below them the own crates and the die; below them the own hand."""
    others = from_viewer(below, seats)[1:]
    wide = OTHER_CARDS[len(others) - 1]
    y = EDGE
    places = []
    for seat in others:
        places += line_of(seat, y, wide)
        y += CARD_SHAPE * wide + 2 * GAP
    bottom = INSIDE - EDGE - CARD_SHAPE * OWN_CARD
    places += hand_places(below, (INSIDE - 6 * OWN_CARD - 5 * GAP) / 2, bottom, OWN_CARD)
    centre = (y + bottom) / 2
    loaded = hold_place(below, 1.0, centre - HOLD / 2, HOLD)
    places.append(replace(loaded, note=say("loaded")))
    places.append(_put(DIE_AT, (INSIDE - DIE) / 2, centre - DIE / 2, DIE, DIE, say("die")))
    tall = CARD_SHAPE * OWN_CARD
    played = say("card-played")
    places.append(_put(PLAYED_AT, INSIDE - 1.05 - OWN_CARD, centre - tall / 2, OWN_CARD, tall, played))
    return places


def line_of(seat: int, y: float, wide: float) -> list[Place]:
    """Loaded crates and hand of somebody else."""
    tall = CARD_SHAPE * wide
    x = (INSIDE - wide - GAP - 6 * wide - 5 * GAP) / 2
    return [hold_place(seat, x, y + (tall - wide) / 2, wide), *hand_places(seat, x + wide + 2 * GAP, y, wide)]


def hold_place(seat: int, x: float, y: float, size: float) -> Place:
    return replace(_put(hold_id(seat), x, y, size, size, say("hold", who=Who(seat))), look="tray", colour=PLAYERS[seat])


def hand_places(seat: int, x: float, y: float, wide: float) -> list[Place]:
    """A place for the cards of every number."""
    found = []
    for number in range(1, LARGEST + 1):
        at = x + (number - 1) * (wide + GAP)
        name = say("hand", who=Who(seat), number=number)
        place = _put(hand_id(seat, number), at, y, wide, CARD_SHAPE * wide, name)
        found.append(replace(place, look="slot", caption=str(number)))
    return found


def _put(id: str, x: float, y: float, w: float, h: float, label: Phrase) -> Place:
    """A place by where it is in the middle."""
    return Place(id, round(MIDDLE + x, 3), round(MIDDLE + y, 3), w, round(h, 3), label=label)


# Pieces.


def pieces(view: State, seat: int) -> list[Piece]:
    """Cards first: what lies behind the ships in this list travels when a ship has arrived."""
    found = [piece for other in range(view.seats) for piece in hand(view, other)]
    found.append(die(view))
    if view.card:
        number, who = view.card, (view.turn if view.phase == OVER else view.turn - 1) % view.seats
        found.append(card(who, number, view.cards[who, number], PLAYED_AT))
    found += [ship(view, other) for other in range(view.seats)]
    choosing = view.phase == CHOOSING and seat == view.turn
    wanted = words.within_reach(view, seat) if choosing else set()
    for other in range(view.seats):
        found += crates(view, other, wanted if other == seat else set())
    return found


def hand(view: State, seat: int) -> list[Piece]:
    counts = view.cards[seat].tolist()
    return [
        card(seat, number, below, hand_id(seat, number))
        for number in range(1, LARGEST + 1)
        for below in range(counts[number])
    ]


def card(seat: int, number: int, below: int, at: str) -> Piece:
    """A card by its number: symbols do not matter here."""
    label = say("card", who=Who(seat), number=number)
    return Piece(card_id(seat, number, below), "card", at, PLAYERS[seat], number=number, label=label)


def die(view: State) -> Piece:
    """The last roll; before the first one the die lies there with nothing rolled."""
    shown = say("die-shows", number=view.die) if view.die else say("die")
    flags: list[Flag] = ["dim"] if view.phase == OVER else []
    rolls = view.turns + (view.phase == CHOOSING)
    return Piece("die", "die", DIE_AT, "white", number=view.die or LARGEST, flags=flags, label=shown, cast=rolls)


def ship(view: State, seat: int) -> Piece:
    """A ship; the one whose turn it is glows."""
    label = say("ship", colour=COLOURS[seat], at=words.place(view, view.at[seat]))
    flags: list[Flag] = ["glow"] if seat == view.turn and view.phase != OVER else []
    return Piece(ship_id(seat), "ship", place_id(view.at[seat]), PLAYERS[seat], flags=flags, label=label)


def crates(view: State, seat: int, wanted: set[int]) -> list[Piece]:
    """All sixteen, beside their planets or loaded. Those that a card would get glow."""
    found, loaded = [], []
    for place, face in enumerate(view.face.tolist()):
        if face != PLANET:
            continue
        if words.has_crate(view, seat, place):
            flags: list[Flag] = ["glow"] if place in wanted else []
            label = crate_name(seat, place)
            found.append(
                Piece(crate_id(seat, place), "cube", crate_at(seat, place), PLAYERS[seat], flags=flags, label=label)
            )
        else:
            loaded.append(Piece(crate_id(seat, place), "cube", hold_id(seat), PLAYERS[seat], label=CUBE_NAMES[seat]))
    return found + loaded


@cache
def crate_name(seat: int, place: int) -> Phrase:
    return say("crate", colour=COLOURS[seat], n=place)


# The scene.


def scene(view: State, seat: int) -> Scene:
    below, faces = max(seat, 0), tuple(view.face.tolist())
    places = ring(faces) + middle(below, view.seats)
    for place, face in enumerate(faces):
        if face == PLANET:
            places += crate_places(place, below, view.seats)
    leads = view.leads.tolist()
    leaps = [Leap(leap_id(p), place_id(p), place_id(end)) for p, end in enumerate(leads) if end != p]
    zone = Zone(
        "galaxy",
        SIZE,
        SIZE,
        places,
        pieces(view, seat),
        title=say("galaxy"),
        leaps=leaps,
        surface="space",
    )
    table = Scene([zone], [beside_name(view, other) for other in range(view.seats)])
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    """Crates loaded, and how many crates and cards are left."""
    rest = view.crates[seat].bit_count()
    notes = [say("note-rest", n=rest), say("note-cards", n=view.held[seat])]
    return Seat(seat, PLAYERS[seat], CRATES - rest, notes)


def add_ways(view: State, seat: int, table: Scene) -> None:
    """A click on the die; a card carried to either of its targets, or a button for none."""
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    if legal == [ROLL]:
        table.ways.append(Way(ROLL, words.label(view, seat, ROLL), piece="die"))
        table.shut += [
            Way(move, words.label(view, seat, move), piece=top_card(view, seat, move))
            for move in words.card_moves(view, seat)[::2]
        ]
        return
    table.shut.append(Way(ROLL, words.label(view, seat, ROLL), piece="die"))
    for move in legal:
        if move == KEEP:
            table.ways.append(Way(KEEP, words.label(view, seat, KEEP), button=True, key="k", tone="go"))
        else:
            table.ways.append(card_way(view, seat, move))


def top_card(view: State, seat: int, move: int) -> str:
    number = card_number(move)
    return card_id(seat, number, view.cards[seat, number] - 1)


def card_way(view: State, seat: int, move: int) -> Way:
    """A card to where the ship would land; the ship, its jump from there or the crate it would get light up."""
    trip = words.journey(view, seat, words.steps_of(move))
    shows = [ship_id(seat)]
    if trip.end != trip.landing:
        shows += [place_id(trip.end), leap_id(trip.landing)]
    elif trip.crate:
        shows.append(crate_id(seat, trip.end))
    return Way(move, words.label(view, seat, move), top_card(view, seat, move), place_id(trip.landing), shows=shows)


# What happens.


def acts(view: State, told: Sequence[Event]) -> list[Act]:
    """A ship goes from place to place up to where it lands; a jump leads on from there by itself."""
    found = []
    for event in told:
        if event.kind is ROLLS:
            seat, number, start, _ = event.numbers
            found += [Act("cast", "die"), journey_of(seat, start, number)]
        elif event.kind is PLAYS:
            seat, number, direction, start, _ = event.numbers
            found.append(journey_of(seat, start, number if direction == CLOCKWISE else -number))
    return found


def journey_of(seat: int, start: int, steps: int) -> Act:
    step = 1 if steps > 0 else -1
    return Act("go", ship_id(seat), [place_id(onward(start, step * i)) for i in range(abs(steps) + 1)])

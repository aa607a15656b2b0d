"""What a seat sees of Tunnelflucht: the tunnel with start and harbour, the piles, and the hands.

Pirates and cards cannot be told apart, so they are named by where they lie and how high: `pirate-0-12-1`,
`hand-0-hammer-0`. A card is laid on a pirate, or the pirate is carried to where the card would take him.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Flag, Mark, Piece, Place, Scene, Seat, Upright, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.green_box.scene import CARD_HEIGHT, CARD_WIDTH, GAP, PLAYERS, SYMBOLS, TILE
from spieltisch.games.green_box.speech import HIDDEN_CARD
from spieltisch.games.green_box.speech import SYMBOLS as NAMES
from spieltisch.games.tunnelflucht import words
from spieltisch.games.tunnelflucht.rules import (
    ACTIONS,
    BACK,
    DRAW,
    FROM,
    OUT,
    START,
    STOP,
    TILES,
    State,
    actors,
    ahead,
    behind,
    crowd,
    moves,
)

say = words.say

MOST_MOVES = 43
CARD_PITCH = CARD_WIDTH + GAP
TUNNEL, PILE = "tunnel", "pile"
GHOST, BAR = "ghost-", "bar-"

# The serpentine in both arrangements: lines of tiles, and start and harbour before and behind them.
LONG_LINE, SHORT_LINE = 12, 6
PITCH, LINE = 1.15, 1.3
BESIDE = 1.3  # width of start and harbour where they are columns
AWAY = 0.3  # from the tiles
NAME = 0.42  # height of their names there
STRIP = 0.95  # height of start and harbour where they are strips
STRIP_NAME = 1.2  # width of their names there

LAMP = 0.42
LAMPS = 0.6  # width of their column
OTHERS_HAND = 3.0


def scene(view: State, seat: int) -> Scene:
    zones = [hand_of(view, other) for other in [*range(seat + 1, view.seats), *range(max(seat, 0))]]
    zones += [tunnel(view), piles(view)]
    if seat >= 0:
        zones.append(own_hand(view, seat))
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)])
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    """Escaped pirates, cards in hand and, in the extended game, how far the turn has got."""
    notes = [say("note-cards", n=view.held[seat])]
    if not words.is_basic(view) and view.turn == seat:
        notes.append(say("note-action", n=view.actions + 1, all=ACTIONS))
    return Seat(seat, PLAYERS[seat], view.crew[seat, OUT], notes)


# The tunnel.


def place_id(seat: int, position: int) -> str:
    """Where the pirates of a seat stand: every seat has berths of its own at the start and in the harbour."""
    if position == START:
        return f"start-{seat}"
    return f"harbour-{seat}" if position == OUT else f"t{position}"


def winding(tile: int, length: int) -> tuple[int, int]:
    """Line and column of a tile, from 0; every second line runs backwards."""
    line, along = divmod(tile - 1, length)
    return line, length - 1 - along if line % 2 else along


WIDTH = LONG_LINE * PITCH - (PITCH - TILE) + 2 * (BESIDE + AWAY)
HEIGHT = TILES // LONG_LINE * LINE - (LINE - TILE)
UPRIGHT_WIDTH = SHORT_LINE * PITCH - (PITCH - TILE)
UPRIGHT_HEIGHT = TILES // SHORT_LINE * PITCH - (PITCH - TILE) + 2 * (STRIP + AWAY)


@cache
def tunnel_places(seats: int) -> tuple[list[Place], Upright]:
    """The tiles, then the berths and the names of start and harbour, and all of it for an upright room."""
    places, boxes = [], []
    for tile in range(1, TILES + 1):
        line, column = winding(tile, LONG_LINE)
        x, y = BESIDE + AWAY + column * PITCH, line * LINE
        places.append(Place(f"t{tile}", x, y, TILE, TILE, "bed", say("bed", n=tile), str(tile)))
        line, column = winding(tile, SHORT_LINE)
        boxes.append((column * PITCH, STRIP + AWAY + line * PITCH, TILE, TILE))
    for name, x, y in (("start", 0.0, 0.0), ("harbour", WIDTH - BESIDE, UPRIGHT_HEIGHT - STRIP)):
        places.append(Place(f"{name}-name", x, 0, BESIDE, NAME, title=say(name)))
        boxes.append((UPRIGHT_WIDTH - STRIP_NAME, y, STRIP_NAME, STRIP))
        high, wide = (HEIGHT - NAME) / seats, (UPRIGHT_WIDTH - STRIP_NAME) / seats
        for seat in range(seats):
            label = say(f"{name}-of", who=Who(seat))
            at = (x, NAME + seat * high, BESIDE, high - GAP / 2)
            places.append(Place(f"{name}-{seat}", *at, "tray", label, heap="beside", colour=PLAYERS[seat]))
            boxes.append((seat * wide, y, wide - GAP / 2, STRIP))
    return places, Upright(UPRIGHT_WIDTH, UPRIGHT_HEIGHT, boxes)


@cache
def route(seats: int) -> list[list[str]]:
    ends = [[f"{name}-{seat}" for seat in range(seats)] for name in ("start", "harbour")]
    return [ends[0], *[[f"t{tile}"] for tile in range(1, TILES + 1)], ends[1]]


def tunnel(view: State) -> Zone:
    places, upright = tunnel_places(view.seats)
    crews = [view.crew[seat].tolist() for seat in range(view.seats)]
    crowds = [crowd(view, at) for at in range(OUT + 1)]
    pieces = [tile(symbol, at, crowds[at]) for at, symbol in list(enumerate(words.symbols(view)))[1:]]
    pieces += [pirate for seat, crew in enumerate(crews) for pirate in pirates(seat, crew)]
    return Zone(
        TUNNEL,
        WIDTH,
        HEIGHT,
        places,
        pieces,
        title=say("tunnel"),
        surface="stone",
        route=route(view.seats),
        marks=[] if words.is_basic(view) else gains(crowds),
        upright=upright,
    )


def tile(symbol: int, at: int, crowd: int) -> Piece:
    """A tile; its symbol makes room for those who stand on it."""
    flags: list[Flag] = ["corner"] if crowd else []
    return Piece(f"tile-{at}", "tile", f"t{at}", "green", SYMBOLS[symbol], flags=flags, label=tile_name(symbol, at))


@cache
def tile_name(symbol: int, at: int) -> Phrase:
    return say("tile", n=at, symbol=NAMES[symbol])


def gains(crowds: list[int]) -> list[Mark]:
    """How many cards a pirate who comes back to a tile would bring (R13)."""
    few = [(at, n) for at, n in enumerate(crowds) if START < at < OUT and n in (1, 2)]
    return [Mark(f"gain-{at}", f"t{at}", "note", text=f"+{n}", always=True) for at, n in few]


def pirates(seat: int, crew: list[int]) -> list[Piece]:
    return [
        Piece(pirate_id(seat, at, i), "cube", place_id(seat, at), PLAYERS[seat], label=pirate_name(seat, at))
        for at, n in enumerate(crew)
        for i in range(n)
    ]


def pirate_id(seat: int, position: int, height: int) -> str:
    return f"pirate-{seat}-{position}-{height}"


def front_pirate(view: State, seat: int, position: int) -> str:
    """Of several pirates on a position the one that is carried."""
    return pirate_id(seat, position, view.crew[seat, position] - 1)


@cache
def pirate_name(seat: int, position: int) -> Phrase:
    if START < position < OUT:
        return say("pirate-on", who=Who(seat), n=position)
    return say("pirate-start" if position == START else "pirate-out", who=Who(seat))


# The piles.


@cache
def pile_places(lamps: int) -> list[Place]:
    """Lamps, the draw pile, and a slot for the discards of every symbol."""
    first = LAMPS if lamps else 0.0
    pitch = (CARD_HEIGHT - LAMP) / (ACTIONS - 1)
    places = [Place(f"lamp-{i}", 0, i * pitch, LAMP, LAMP, "hole") for i in range(lamps)]
    places.append(Place(PILE, first, 0, CARD_WIDTH, CARD_HEIGHT, "slot", say("pile")))
    first += CARD_PITCH + GAP
    return places + [
        Place(f"discard-{s}", first + i * CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", name, symbol=s)
        for i, (s, name) in enumerate(zip(SYMBOLS, NAMES, strict=True))
    ]


def piles(view: State) -> Zone:
    """The draw pile face down, the discards by symbol and, in the extended game, a lamp for every action."""
    lamps = 0 if words.is_basic(view) else ACTIONS
    pieces = [lamp(i, i < view.actions) for i in range(lamps)] if actors(view) else []
    if view.pile:
        label = say("pile-cards", n=view.pile)
        pieces.append(Piece("deck", "card", PILE, flags=["back"], label=label, count=view.pile))
    pieces += cards(view.discard, "discard")
    width = (LAMPS if lamps else 0) + 7 * CARD_PITCH
    return Zone("piles", width, CARD_HEIGHT, pile_places(lamps), pieces, area="side", title=say("piles"))


def lamp(i: int, used: bool) -> Piece:
    flags: list[Flag] = ["dim"] if used else []
    return Piece(
        f"light-{i}", "disc", f"lamp-{i}", "gold", flags=flags, label=say("action-used" if used else "action-left")
    )


def cards(some: int, name: str) -> list[Piece]:
    """Some cards, each symbol on its own slot."""
    return [
        Piece(f"{name}-{s}-{height}", "card", f"{name}-{s}", symbol=s, label=NAMES[symbol])
        for symbol, s in enumerate(SYMBOLS)
        for height in range(words.count(some, symbol))
    ]


# The hands.


@cache
def hand_places(seat: int) -> list[Place]:
    return [
        Place(f"hand-{seat}-{s}", i * CARD_PITCH, 0, CARD_WIDTH, CARD_HEIGHT, "slot", name, symbol=s)
        for i, (s, name) in enumerate(zip(SYMBOLS, NAMES, strict=True))
    ]


def own_hand(view: State, seat: int) -> Zone:
    """The cards by symbol, each on its own slot."""
    name, title = f"hand-{seat}", say("hand")
    width = len(SYMBOLS) * CARD_PITCH - GAP
    pieces = cards(view.hand[seat], name)
    return Zone(name, width, CARD_HEIGHT, hand_places(seat), pieces, area="own", title=title, owner=seat)


def hand_of(view: State, seat: int) -> Zone:
    """The hand of somebody else as a fan of backs."""
    at, title = f"hand-{seat}", say("hand-of", who=Who(seat), n=view.held[seat])
    place = Place(at, 0, 0, OTHERS_HAND, CARD_HEIGHT, label=title, heap="fan")
    pieces = [Piece(f"{at}-{i}", "card", at, flags=["back"], label=HIDDEN_CARD) for i in range(view.held[seat])]
    return Zone(at, OTHERS_HAND, CARD_HEIGHT, [place], pieces, area="others", title=title, owner=seat)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    table.ways = [way(view, seat, move) for move in legal]
    table.shut = [Way(move, words.label(view, seat, move), place=f"hand-{seat}-{s}") for move, s in lacking(view, seat)]
    if DRAW not in legal:
        table.shut.append(pile_way(view, seat))
    if not view.held[seat]:
        stuck = [BACK + at for at in members(joined(view.on[seat])) if BACK + at not in legal]
        table.shut += [
            Way(move, words.label(view, seat, move), piece=front_pirate(view, seat, move - BACK)) for move in stuck
        ]
    next(zone for zone in table.zones if zone.id == TUNNEL).marks += foresight(seat, table.ways)


def foresight(seat: int, ways: list[Way]) -> list[Mark]:
    """A ghost wherever a move would take a pirate, and a bar on every tile he would skip."""
    shown = sorted({id for way in ways for id in way.shows})
    bars = [id.removeprefix(BAR) for id in shown if id.startswith(BAR)]
    ghosts = [int(id.removeprefix(GHOST)) for id in shown if id.startswith(GHOST)]
    marks = [Mark(f"{BAR}{tile}", f"t{tile}", "barrier") for tile in bars]
    return marks + [Mark(f"{GHOST}{at}", place_id(seat, at), colour=PLAYERS[seat]) for at in ghosts]


def way(view: State, seat: int, move: int) -> Way:
    """A card carried onto a pirate or the pirate to his tile; a pirate carried back; the pile; a button."""
    if move == STOP:
        return Way(move, words.label(view, seat, move), button=True, key="e", tone="go")
    if move == DRAW:
        return pile_way(view, seat)
    if move >= BACK:
        position, target = move - BACK, behind(view, move - BACK)
        pirate, shows = front_pirate(view, seat, position), [f"{GHOST}{target}", f"gain-{target}"]
        return Way(move, words.label(view, seat, move), piece=pirate, place=f"t{target}", shows=shows)
    symbol, position = divmod(move, FROM)
    target = ahead(view, seat, symbol, position)
    bars = [f"{BAR}{tile}" for tile in words.skipped(view, symbol, position, target)]
    return Way(
        move,
        words.forward_label(symbol, position, target),
        piece=f"hand-{seat}-{SYMBOLS[symbol]}-{words.count(view.hand[seat], symbol) - 1}",
        place=place_id(seat, position),
        short=NAMES[symbol],
        shows=[f"{GHOST}{target}", *bars],
        also=(front_pirate(view, seat, position), place_id(seat, target)),
    )


def pile_way(view: State, seat: int) -> Way:
    return Way(DRAW, words.label(view, seat, DRAW), place=PILE)


def lacking(view: State, seat: int) -> list[tuple[int, str]]:
    """For every symbol that is not in the hand a move with it, to be asked about."""
    position = members(joined(view.on[seat]))[0]
    return [
        (FROM * symbol + position, name)
        for symbol, name in enumerate(SYMBOLS)
        if not words.count(view.hand[seat], symbol)
    ]

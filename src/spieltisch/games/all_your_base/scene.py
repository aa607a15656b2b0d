"""What a seat sees of All Your Base: stacks and cubes in the middle, everybody's base, and the own hand.

Tile 7 is `tile-7` on its stack and in a base, where it lies on the place `at-7`; its software lies on `soft-7`. A
card is `card-17` in the own hand, as software and among the discards.
"""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from spieltisch.engine.phrase import Phrase, Who, every
from spieltisch.engine.scene import Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.all_your_base import words
from spieltisch.games.all_your_base.rules import (
    CUBE_COLOURS,
    HARDWARE,
    KEEP,
    MOST_MOVES,
    NO_CARD,
    NOTHING,
    OF_A_SYMBOL,
    SOFTWARE,
    SOFTWARE_RULE,
    STACK,
    STATION,
    STAYS,
    SYMBOLS,
    TARGETS,
    State,
    actors,
    moves,
    worth_of_base,
)
from spieltisch.games.green_box.deck import COLOUR, SYMBOL
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    TILE,
    card_id,
    card_piece,
    cube_piece,
    hidden_card,
    tile_piece,
)
from spieltisch.games.green_box.scene import SYMBOLS as SYMBOL_FACES
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS, CUBE_NAMES, TILE_NAMES
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES

say = words.say

A_LINE = 6  # stations beside each other in the own base
PITCH = TILE + GAP
WIDTH = A_LINE * PITCH - GAP
HEAD = 0.1  # room for high stacks below the title
NOTE = 0.3  # room for what a station is worth
LINE = TILE + CARD_HEIGHT + NOTE
FULL_HAND = 8.0  # wide: more than six cards overlap a little
ROOMY = 4  # with more players the others' bases are drawn closer
LEAST_BEDS = 3  # stations that an empty base of somebody else has room for
PEEK = 0.62  # how much of a software can be seen above somebody else's station


def scene(view: State, seat: int) -> Scene:
    near = max(seat, 0)  # the base in front; spectators sit behind seat 0
    zones = [market(view), own_base(view, near)]
    zones += [others_base(view, (near + i) % view.seats) for i in range(1, view.seats)]
    if seat >= 0:
        zones.append(own_hand(view, seat))
    table = Scene(zones, [beside_name(view, other, seat) for other in range(view.seats)])
    add_notice(view, table)
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def add_notice(view: State, table: Scene) -> None:
    """The last scoring, as long as the first round after it lasts."""
    if view.phase == 0 or view.round > 1 or words.is_over(view) or view.options[SOFTWARE_RULE] == STAYS:
        return
    points = [view.scored[seat, view.phase - 1] for seat in range(view.seats)]
    scores = every(say("score", who=Who(seat), points=n) for seat, n in enumerate(points))
    table.notice = say("notice-scored", phase=view.phase, scores=scores)


def beside_name(view: State, seat: int, viewer: int) -> Seat:
    """Points, the cards held, how far the turn is, and who gets the viewer's rest."""
    done = words.total(view, seat)
    points = done if words.is_over(view) else done + worth_of_base(view, seat)
    notes = [say("cards", n=words.held(view, seat))]
    if not words.is_over(view):
        notes.append(progress(view, seat))
    if viewer >= 0 and seat == words.neighbour(view, viewer):
        notes.append(say("note-rest"))
    return Seat(seat, PLAYERS[seat], points, notes)


def progress(view: State, seat: int) -> Phrase:
    if not view.waiting >> seat & 1:
        return say("note-ready")
    if n := view.plays - view.played[seat]:
        return say("note-plays", n=n)
    return say("note-keeps", n=view.keeps - view.chosen[seat])


# The middle.


@cache
def market_places() -> list[Place]:
    """Six stacks of stations above four heaps of cubes, the draw pile and the discards."""
    places, below = [], HEAD + PITCH
    for symbol, name in enumerate(SYMBOL_NAMES):
        label = say("stack", symbol=name)
        x, face = symbol * PITCH, SYMBOL_FACES[symbol]
        places.append(Place(f"stack-{symbol}", x, HEAD, look="bed", label=label, symbol=face))
    for colour in range(CUBE_COLOURS):
        label = say("supply", colour=COLOURS[colour])
        places.append(Place(f"heap-{colour}", colour * PITCH, below + (CARD_HEIGHT - 1) / 2, look="tray", label=label))
    for i, (id, label) in enumerate((("pile", say("pile")), ("discard", say("discard-pile")))):
        places.append(Place(id, (CUBE_COLOURS + i) * PITCH, below, CARD_WIDTH, CARD_HEIGHT, "slot", label))
    return places


def market(view: State) -> Zone:
    pieces = [tile for symbol in range(SYMBOLS) for tile in stack(view, symbol)]
    for colour in range(CUBE_COLOURS):
        pieces += cubes(colour, view.supply[colour], f"supply-{colour}", f"heap-{colour}")
    if n := words.pile_size(view):
        pieces.append(hidden_card("deck", "pile", n, label=say("pile-left", n=n)))
    discards = sorted(members(joined(view.discard)), key=lambda card: (card == view.top, card))
    pieces += [open_card(card, "discard") for card in discards]
    return Zone("market", WIDTH, HEAD + PITCH + CARD_HEIGHT, market_places(), pieces, title=now(view), surface="wood")


def now(view: State) -> Phrase:
    """Phase and round."""
    if words.is_over(view):
        return say("now-over")
    return say("now", phase=view.phase + 1, round=view.round, rounds=words.rounds(view))


def open_card(card: int, at: str, *flags: Flag) -> Piece:
    return card_piece(card, card_id(card), at, flags, CARD_NAMES[card])


def cubes(colour: int, n: int, name: str, at: str) -> list[Piece]:
    """Some cubes of a colour, `supply-0-0` and so on."""
    return [cube_piece(colour, f"{name}-{i}", at, label=CUBE_NAMES[colour]) for i in range(n)]


def stack(view: State, symbol: int) -> list[Piece]:
    """The tiles left of a symbol, the next one on top."""
    full = STACK[view.seats]
    left = range(full - 1, full - view.stack[symbol] - 1, -1)
    return [
        tile_piece(symbol, f"tile-{OF_A_SYMBOL * symbol + k}", f"stack-{symbol}", label=TILE_NAMES[symbol])
        for k in left
    ]


# Bases.


def own_base(view: State, owner: int) -> Zone:
    """Stations in lines, a place for software in front of each; room is shown for stations to come."""
    tiles = words.stations(view, owner)
    lines = max(1, -(-len(tiles) // A_LINE))
    places, pieces = [], []
    for i in range(lines * A_LINE):
        x, y = i % A_LINE * PITCH, i // A_LINE * (LINE + GAP)
        if i >= len(tiles):
            places.append(Place(f"room-{i}", x, y, look="bed"))
            continue
        tile = tiles[i]
        places.append(Place(f"at-{tile}", x, y, label=words.station(view, tile), heap="foot"))
        places.append(software_place(view, tile, x, y + TILE))
        pieces += station_pieces(view, tile)
    title = say("base", who=Who(owner))
    return Zone(f"base-{owner}", WIDTH, lines * (LINE + GAP) - GAP, places, pieces, title=title, owner=owner)


def software_place(view: State, tile: int, x: float, y: float) -> Place:
    """Where the software of a station lies, and below it what the station is worth."""
    label, face = say("software-of", **words.which(view, tile)), SYMBOL_FACES[tile // OF_A_SYMBOL]
    place = Place(f"soft-{tile}", x, y, CARD_WIDTH, CARD_HEIGHT, "slot", label, symbol=face)
    if view.software[tile] == NO_CARD:
        return place
    return replace(place, note=say("worth", worth=words.worth_of(view, tile)))


def others_base(view: State, owner: int) -> Zone:
    """Somebody's stations, each with its software tucked behind it, and where there is room the hand as a pile."""
    tiles = words.stations(view, owner)
    n = max(LEAST_BEDS, len(tiles))
    a_line = n if view.seats <= ROOMY else min(n, A_LINE - 1)
    high = PEEK + TILE
    places, pieces = [], []
    left = PITCH if view.seats <= ROOMY else 0
    if left:
        places.append(
            Place(
                f"hand-{owner}", 0, high - CARD_HEIGHT, CARD_WIDTH, CARD_HEIGHT, "slot", say("hand-of", who=Who(owner))
            )
        )
    if left and (held := words.held(view, owner)):
        label = say("hand-cards", who=Who(owner), n=held)
        pieces.append(hidden_card(f"hidden-{owner}", f"hand-{owner}", held, label=label))
    for i in range(n):
        x, y = left + i % a_line * PITCH, i // a_line * (high + GAP)
        if i >= len(tiles):
            places.append(Place(f"room-{owner}-{i}", x, y + PEEK, look="bed"))
            continue
        tile = tiles[i]
        places.append(Place(f"soft-{tile}", x, y, CARD_WIDTH, CARD_HEIGHT))
        places.append(Place(f"at-{tile}", x, y + PEEK, heap="foot"))
        pieces += station_pieces(view, tile)
    width, height = left + a_line * PITCH - GAP, -(-n // a_line) * (high + GAP) - GAP
    title = say("base", who=Who(owner))
    return Zone(f"base-{owner}", width, height, places, pieces, area="others", title=title, owner=owner)


def station_pieces(view: State, tile: int) -> list[Piece]:
    """A station, the cubes on it and its software, which lights them up."""
    label, card, at = words.station(view, tile), view.software[tile], f"at-{tile}"
    if card != NO_CARD:
        label = say("station-worth", **words.which(view, tile), worth=words.worth_of(view, tile))
    pieces = [tile_piece(tile // OF_A_SYMBOL, f"tile-{tile}", at, label=label)]
    for colour, n in enumerate(view.cubes[tile].tolist()):
        pieces += cubes(colour, n, f"cube-{tile}-{colour}", at)
    if card != NO_CARD:
        software = open_card(card, f"soft-{tile}")
        software.counts = [piece.id for piece in pieces]
        pieces.append(software)
    return pieces


# The hand.


def own_hand(view: State, seat: int) -> Zone:
    """The cards at the thumb as a fan; those to keep slide up."""
    cards, kept = words.hand(view, seat), joined(view.kept[seat])
    at = f"hand-{seat}"
    pieces = []
    for card in sorted(cards, key=lambda card: (SYMBOL[card], COLOUR[card], card)):
        flags: list[Flag] = ["chosen"] if kept >> card & 1 else []
        pieces.append(open_card(card, at, *flags))
    title = say("hand")
    if view.keeps and not words.is_over(view):
        title = say("hand-passing", whom=Who(words.neighbour(view, seat)))
    width = WIDTH if view.size <= A_LINE else FULL_HAND
    place = Place(at, 0, 0, width, CARD_HEIGHT, heap="fan")
    hand = Zone(f"hand-of-{seat}", width, CARD_HEIGHT, [place], pieces, area="own", title=title, owner=seat)
    if view.keeps:
        giver = next(other for other in range(view.seats) if words.neighbour(view, other) == seat)
        hand.passing = (f"hand-{words.neighbour(view, seat)}", f"hand-{giver}")
    return hand


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    """Cards to play are carried to where they act, cards to keep are clicked."""
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    table.ways = [way(view, seat, move) for move in legal]
    if view.played[seat] < view.plays:
        known = set(legal)
        unusable = (move for card in words.hand(view, seat) for move in tempting(view, seat, card))
        table.shut = [shut_way(move) for move in unusable if move not in known]
    else:
        kept = members(joined(view.kept[seat]))
        table.shut = [way(view, seat, KEEP + card) for card in kept]


def tempting(view: State, seat: int, card: int) -> list[int]:
    """The uses of a card that somebody might try: its stack, and all own stations."""
    tiles = words.stations(view, seat)
    targets = [STATION, *(HARDWARE + tile for tile in tiles), *(SOFTWARE + tile for tile in tiles)]
    return [TARGETS * card + target for target in targets]


def way(view: State, seat: int, move: int) -> Way:
    label = words.label(view, seat, move)
    if move >= KEEP:
        return Way(move, label, piece=card_id(move - KEEP))
    card, target = divmod(move, TARGETS)
    found = Way(move, label, piece=card_id(card), place=place_of(card, target))
    change = words.change(view, move)
    if change or target >= SOFTWARE:
        found.brings = say("gain", gain=words.signed(change))
    return found


def shut_way(move: int) -> Way:
    """A use that is not possible; there are many, so none has a name of its own."""
    card, target = divmod(move, TARGETS)
    return Way(move, say("not-possible"), piece=card_id(card), place=place_of(card, target))


def place_of(card: int, target: int) -> str:
    """Where a card is carried to."""
    if target == NOTHING:
        return "discard"
    if target == STATION:
        return f"stack-{SYMBOL[card]}"
    return f"at-{target - HARDWARE}" if target < SOFTWARE else f"soft-{target - SOFTWARE}"

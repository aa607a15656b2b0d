"""What a seat sees of Lügenkarten: the row with the last bid, the own hand, and the others' backs and cubes."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from spieltisch.engine.phrase import Who
from spieltisch.engine.scene import Colour, Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.games.green_box.deck import CARDS, SYMBOL
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    TILE,
    card_id,
    card_piece,
    hidden_card,
    tile_piece,
)
from spieltisch.games.green_box.speech import CARD_NAMES, HIDDEN_CARD, SYMBOLS, TILE_NAMES
from spieltisch.games.luegenkarten import words
from spieltisch.games.luegenkarten.rules import (
    BID,
    BIDDING,
    CHOOSE,
    CHOOSING,
    DEAL,
    JOKERS_COUNT,
    LIAR,
    NO_BID,
    SHOWN,
    START_TILE,
    SUM,
    TILES,
    State,
    actors,
    hands_shown,
    jokers,
    sum_round,
)
from spieltisch.games.luegenkarten.words import say

# The players' colours: ten seats need the gold, and the last plays with plain cubes.
COLOURS: tuple[Colour, ...] = (*PLAYERS, "gold", "")

TILES_A_LINE = 3
CORNER = 0.2  # room all round a tile for the corners of one that lies turned
MARKER = 0.5  # height of the strip below a tile where the marker stands
JOKERS = 0.25  # and of the line below that for the viewer's jokers
CELL_WIDTH, CELL_HEIGHT = TILE + CORNER, TILE + CORNER + MARKER + JOKERS
CUBES = 0.5  # and of the strip below a hand where the cubes lie
FAN = 3.0  # width of another player's hand
LEAST_HAND = 3  # a short hand keeps room for so many cards, or they would be drawn too large


def scene(view: State, seat: int) -> Scene:
    zones = [hand(view, other) for other in to_the_left_of(view, seat) if view.cards[other]]
    zones += [sum_zone(view) if sum_round(view) else row_zone(view, seat), deck_zone(view)]
    if seat >= 0 and view.cards[seat]:
        zones.append(own_hand(view, seat))
    table = Scene(zones, [beside_name(view, other) for other in range(view.seats)])
    if notice := words.notice(view):
        table.notice = notice
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def to_the_left_of(view: State, seat: int) -> list[int]:
    """All others as they sit clockwise from the viewer's left on; for a spectator everybody."""
    return [*range(seat + 1, view.seats), *range(seat)]


def beside_name(view: State, seat: int) -> Seat:
    """Cubes, and the last bid of this round."""
    notes = [words.bid_name(view, view.said[seat])] if view.said[seat] != NO_BID else []
    cubes = view.cubes[seat]
    return Seat(seat, COLOURS[seat], cubes, notes, out=cubes == 0)


# The row.


def row_zone(view: State, seat: int) -> Zone:
    """Two lines of three tiles. Below each stands how many of it the viewer holds, below one the marker."""
    row = view.row.tolist()
    places = [tile_place(position, row[position]) for position in range(TILES)]
    if seat >= 0 and view.cards[seat] and not hands_shown(view):
        held = words.held(view, seat)
        places += [held_place(position, row[position], *held[position]) for position in range(TILES)]
    else:
        places += [marker_place(position) for position in range(TILES)]
    pieces = [row_tile(symbol, position) for position, symbol in enumerate(row)]
    at = START_TILE if view.bid == NO_BID else view.bid % TILES
    width, height = TILES_A_LINE * CELL_WIDTH + CORNER, TILES // TILES_A_LINE * CELL_HEIGHT + CORNER
    pieces.append(marker(view, f"marker-{at}", view.bid // TILES + 1))
    return Zone("row", width, height, places, pieces, title=words.head(view), surface="felt")


def corner(position: int) -> tuple[float, float]:
    """Where the tile of a position lies."""
    line, column = divmod(position, TILES_A_LINE)
    return CORNER + column * CELL_WIDTH, CORNER + line * CELL_HEIGHT


@cache
def tile_place(position: int, symbol: int) -> Place:
    return Place(f"row-{position}", *corner(position), TILE, TILE, "bed", SYMBOLS[symbol])


@cache
def marker_place(position: int) -> Place:
    x, y = corner(position)
    return Place(f"marker-{position}", x, y + TILE + CORNER / 2, TILE, MARKER)


@cache
def held_place(position: int, symbol: int, cards: int, jokers: int) -> Place:
    """The place for the marker with the number of cards that the viewer holds, and of jokers besides."""
    label = say("held", n=cards, symbol=SYMBOLS[symbol], jokers=jokers)
    place = replace(marker_place(position), caption=str(cards), label=label)
    return replace(place, note=say("and-jokers", n=jokers)) if jokers else place


def row_tile(symbol: int, position: int) -> Piece:
    """A tile of the row; the start tile lies turned."""
    if position == START_TILE:
        name = say("start-tile", symbol=SYMBOLS[symbol])
        return tile_piece(symbol, tile_id(symbol), f"row-{position}", ("turned",), name)
    return tile_piece(symbol, tile_id(symbol), f"row-{position}", label=TILE_NAMES[symbol])


def tile_id(symbol: int) -> str:
    return f"tile-{symbol}"


def marker(view: State, at: str, number: int) -> Piece:
    """The marker with the number of the last bid, in the colour of its bidder."""
    if view.bid == NO_BID:
        return Piece("marker", "marker", at, label=say("marker"))
    label = say("marker-bid", bid=words.bid_name(view, view.bid), who=Who(view.bidder))
    return Piece("marker", "marker", at, COLOURS[view.bidder], number=number, label=label)


def sum_zone(view: State) -> Zone:
    """The marker alone: in a sum round the row does not matter."""
    place = Place("total", 0, 0, 2 * TILE, TILE, "tray", say("sum"))
    return Zone("sum", 2 * TILE, TILE, [place], [marker(view, "total", view.bid + 1)], title=words.head(view))


# The deck.


@cache
def deck_places() -> list[Place]:
    return [
        Place("deck", 0, 0, CARD_WIDTH, CARD_HEIGHT, "slot", say("deck")),
        Place("box", CARD_WIDTH + GAP, 0, CARD_WIDTH, CARD_HEIGHT, "tray", say("box")),
    ]


def deck_zone(view: State) -> Zone:
    """The cards nobody has, and the box; the cube just lost lies there until new cards are dealt."""
    left = CARDS - view.dealt
    pieces = [hidden_card("undealt", "deck", left, label=say("deck-of", n=left))]
    if hands_shown(view):
        pieces.append(cube(view.loser, view.cubes[view.loser], "box"))
    return Zone("stock", 2 * CARD_WIDTH + GAP, CARD_HEIGHT, deck_places(), pieces, area="side", title=say("stock"))


def cube(seat: int, number: int, at: str) -> Piece:
    return Piece(f"cube-{seat}-{number}", "cube", at, COLOURS[seat], label=say("cube", who=Who(seat)))


# The hands.


@cache
def own_places(seat: int, cards: int) -> tuple[list[Place], float]:
    """A place for every card of the own hand and a strip for the cubes, and the width of all."""
    room = max(cards, LEAST_HAND)
    width = room * (CARD_WIDTH + GAP) - GAP
    first = (room - cards) * (CARD_WIDTH + GAP) / 2
    places = [
        Place(f"slot-{slot}", first + slot * (CARD_WIDTH + GAP), 0, CARD_WIDTH, CARD_HEIGHT) for slot in range(cards)
    ]
    return [*places, cube_place(seat, width)], width


@cache
def fan_places(seat: int) -> list[Place]:
    """All cards of another player in one fan, the cubes below."""
    return [Place(f"fan-{seat}", 0, 0, FAN, CARD_HEIGHT, heap="fan"), cube_place(seat, FAN)]


def cube_place(seat: int, width: float) -> Place:
    return Place(f"cubes-{seat}", 0, CARD_HEIGHT + GAP, width, CUBES, heap="beside")


HAND_HEIGHT = CARD_HEIGHT + GAP + CUBES


def own_hand(view: State, seat: int) -> Zone:
    """The viewer's cards side by side and his cubes."""
    places, width = own_places(seat, view.cards[seat])
    pieces, title = own_cards(view, seat) + cubes(view, seat), say("hand", who=Who(seat))
    return Zone(f"hand-{seat}", width, HAND_HEIGHT, places, pieces, area="own", title=title, owner=seat)


def hand(view: State, seat: int) -> Zone:
    """Another player's fan and his cubes."""
    pieces, title = others_cards(view, seat) + cubes(view, seat), say("hand", who=Who(seat))
    return Zone(f"hand-{seat}", FAN, HAND_HEIGHT, fan_places(seat), pieces, area="others", title=title, owner=seat)


def cubes(view: State, seat: int) -> list[Piece]:
    return [cube(seat, number, f"cubes-{seat}") for number in range(view.cubes[seat])]


def own_cards(view: State, seat: int) -> list[Piece]:
    counts = counting(view)
    return [
        card_piece(card, card_id(card), f"slot-{slot}", flags(counts, card), CARD_NAMES[card])
        for slot, card in enumerate(words.cards_of(view, seat))
    ]


def others_cards(view: State, seat: int) -> list[Piece]:
    """Backs named after seat and slot. When the hands are shown they keep those names, and so turn over."""
    ids, at = [f"hand-{seat}-{slot}" for slot in range(view.cards[seat])], f"fan-{seat}"
    if not hands_shown(view):
        return [hidden_card(id, at, label=HIDDEN_CARD) for id in ids]
    counts = counting(view)
    cards = words.cards_of(view, seat)
    return [card_piece(c, id, at, flags(counts, c), CARD_NAMES[c]) for id, c in zip(ids, cards, strict=True)]


def counting(view: State) -> set[int] | None:
    """After a call the symbols that count for the bid; None while there is nothing to count."""
    if not hands_shown(view) or sum_round(view):
        return None
    position = view.bid % TILES
    wild = {view.row[START_TILE]} if jokers(view, position) == JOKERS_COUNT else set()
    return {view.row[position]} | wild


def flags(counts: set[int] | None, card: int) -> tuple[Flag, ...]:
    """Whether a shown card counts."""
    if counts is None:
        return ()
    return ("glow",) if SYMBOL[card] in counts else ("dim",)


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    """Bids at their tile or at the sum, the call by a button, the deal by the deck, a joker by its tile."""
    if view.phase == SHOWN:
        table.ways = [Way(DEAL, words.label(view, seat, DEAL), piece="undealt")]
        return
    if view.phase == CHOOSING:
        choices = range(CHOOSE, CHOOSE + TILES)
        table.ways = [Way(m, words.label(view, seat, m), piece=tile_id(view.row[m - CHOOSE])) for m in choices]
    elif view.phase == BIDDING:
        table.ways = bids(view)
        if view.bid != NO_BID:
            liar = words.label(view, seat, LIAR)
            table.ways.append(Way(LIAR, liar, button=True, key="b", tone="danger", shows=["marker"]))
    table.shut = [Way(DEAL, words.label(view, seat, DEAL), piece="undealt")]


def bids(view: State) -> list[Way]:
    """Every bid that is higher than the last one."""
    higher = range(view.bid + 1, words.top_rank(view) + 1)
    if sum_round(view):
        return [sum_bid(rank + 1) for rank in higher]
    row = view.row.tolist()
    return [symbol_bid(rank // TILES + 1, rank % TILES, row[rank % TILES]) for rank in higher]


# An opener may have more than two hundred bids, so their ways are made once and kept.


@cache
def symbol_bid(n: int, position: int, symbol: int) -> Way:
    label, short = words.symbol_bid(n, symbol), say("times", n=n)
    return Way(BID + TILES * (n - 1) + position, label, place=f"row-{position}", short=short)


@cache
def sum_bid(n: int) -> Way:
    return Way(SUM + n, words.sum_bid(n), place="total", short=say("number", n=n))

"""What a seat sees of Blumengarten: the shelves of the nursery, piles and stock, everybody's flowers and beds.

A card is `card-17` wherever it lies open. Flowers cannot be told apart: they are named after where they lie.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.blumengarten import words
from spieltisch.games.blumengarten.rules import (
    CARD_COLOUR,
    CARD_NUMBER,
    COLOURS,
    DECK,
    DOUBLED,
    EXCHANGE,
    FINISH,
    GROW,
    GROWING,
    HAND,
    LENGTH,
    LIMIT,
    MOST_MOVES,
    NAME,
    NAMING,
    PLANT,
    RANKS,
    ROWS,
    SYMBOLS,
    State,
    actors,
    moves,
)
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import WHITE
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    card_id,
    card_piece,
    cube_piece,
    hidden_card,
)
from spieltisch.games.green_box.scene import COLOURS as CUBES
from spieltisch.games.green_box.scene import SYMBOLS as SYMBOL_IDS

say = words.say

PITCH = CARD_WIDTH + GAP

# Six shelves, two by three. Each has the place for a new row at its left and the rows beside it.
SHELF, SHELVES = 4.2, 3
NEW_ROW = 0.7
ROOM = SHELF - NEW_ROW - GAP
STEP = 0.34  # what is seen of a card below another
BETWEEN = 0.2

HEAP_WIDTH, HEAP_HEIGHT = 0.9, 0.7
TRAY = 2 * HEAP_WIDTH
GARDEN, SMALL_GARDEN = 5.0, 3.0
BACKS = 1.3
BADGE = 0.1  # the number on a pile stands out above it

FLOWERS = tuple(say("flower", colour=colour) for colour in speech.COLOURS)


def scene(view: State, seat: int) -> Scene:
    zones = [nursery(view), piles(view), stock(view)]
    zones += [others_table(view, other) for other in range(view.seats) if other != seat]
    if seat >= 0:
        zones += [own_tray(view, seat), own_garden(view, seat), own_hand(view, seat)]
    points = words.scores(view)
    table = Scene(zones, [seat_notes(view, other, points[other]) for other in range(view.seats)])
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def seat_notes(view: State, seat: int, points: int) -> Seat:
    """Flowers that count for and against a player, and the size of the hand."""
    notes = [
        say("note-planted", n=view.planted[seat]),
        say("note-thirsty", n=words.thirst(view, seat)),
        say("cards", n=view.held[seat]),
    ]
    return Seat(seat, PLAYERS[seat], points, notes)


def open_card(card: int, at: str, *flags: Flag) -> Piece:
    return card_piece(DECK[card], card_id(DECK[card]), at, flags, words.NAMES[card])


def flowers(colour: int, n: int, name: str, at: str) -> list[Piece]:
    """A heap of flowers, `stock-red-0` and so on."""
    return [cube_piece(colour, f"{name}-{i}", at, label=FLOWERS[colour]) for i in range(n)]


# The nursery.


def row_id(symbol: int, slot: int) -> str:
    return f"row-{SYMBOL_IDS[symbol]}-{slot}"


def new_row_id(symbol: int) -> str:
    return f"new-{SYMBOL_IDS[symbol]}"


def nursery(view: State) -> Zone:
    """A shelf for each symbol with its rows."""
    places, pieces = [], []
    for symbol in range(SYMBOLS):
        places.append(new_row_place(symbol))
        rows = [slot for slot in range(ROWS) if view.row[symbol, slot]]
        places += row_places(view, symbol, rows)
        pieces += [piece for slot in rows for piece in row_pieces(view, symbol, slot)]
    width, height = 2 * SHELF + BETWEEN, SHELVES * (CARD_HEIGHT + GAP) - GAP
    return Zone("nursery", width, height, places, pieces, title=say("nursery"), surface="wood")


def corner(symbol: int) -> tuple[float, float]:
    """Where a shelf begins."""
    return symbol // SHELVES * (SHELF + BETWEEN), symbol % SHELVES * (CARD_HEIGHT + GAP)


@cache
def new_row_place(symbol: int) -> Place:
    x, y = corner(symbol)
    label = say("new-row", symbol=speech.SYMBOLS[symbol])
    return Place(new_row_id(symbol), x, y, NEW_ROW, CARD_HEIGHT, "slot", label, symbol=SYMBOL_IDS[symbol])


def row_places(view: State, symbol: int, rows: list[int]) -> list[Place]:
    """The rows beside each other, each as wide as its cards; closer where the shelf is full."""
    lengths = [LENGTH[view.row[symbol, slot]] for slot in rows]
    widths = [CARD_WIDTH + STEP * (n - 1) for n in lengths]
    scale = min(1.0, ROOM / (sum(widths) + GAP * (len(rows) - 1))) if rows else 1.0
    places = []
    x, y = corner(symbol)
    x += NEW_ROW + GAP
    for number, (slot, n, width) in enumerate(zip(rows, lengths, widths, strict=True), 1):
        name = say("row", symbol=speech.SYMBOLS[symbol], row=number, n=n)
        places.append(Place(row_id(symbol, slot), x, y, width * scale, CARD_HEIGHT, label=name, heap="row"))
        x += (width + GAP) * scale
    return places


def row_pieces(view: State, symbol: int, slot: int) -> list[Piece]:
    """The cards from high to low; those of the row that grows glow."""
    grows = view.phase in (GROWING, NAMING) and view.last // RANKS == symbol and view.slot == slot
    flags: list[Flag] = ["glow"] if grows else []
    at = row_id(symbol, slot)
    return [open_card(card, at, *flags) for card in words.row_cards(view, symbol, slot)]


# Piles and stock.


def piles(view: State) -> Zone:
    """The pile, the open discards, and a die that counts down how often the pile may still run out."""
    pieces = [open_card(card, "discard") for card in members(joined(view.discard))]
    if view.left:
        pieces.append(hidden_card("pile-back", "pile", view.left, label=say("pile-left", n=view.left)))
    rest = LIMIT[view.seats] - view.emptied
    if rest:
        pieces.append(Piece("count", "die", "count", number=rest, label=say("times-left-die", rest=rest)))
    return Zone("piles", 3 * PITCH - GAP, BADGE + CARD_HEIGHT, pile_places(), pieces, area="side", title=say("piles"))


PILES = (("pile", say("pile")), ("discard", say("discards")))


@cache
def pile_places() -> list[Place]:
    piles = [
        Place(name, i * PITCH, BADGE, CARD_WIDTH, CARD_HEIGHT, "slot", label) for i, (name, label) in enumerate(PILES)
    ]
    label, note = say("times-left"), say("times-left-note")
    return [*piles, Place("count", 2 * PITCH, BADGE, 1.0, CARD_HEIGHT - 0.3, label=label, note=note)]


def stock_id(colour: int) -> str:
    return f"stock-{CUBES[colour]}"


def stock(view: State) -> Zone:
    pieces = []
    for colour in range(COLOURS):
        pieces += flowers(colour, view.stock[colour], stock_id(colour), stock_id(colour))
    return Zone("stock", COLOURS * PITCH - GAP, 1.0, stock_places(), pieces, area="side", title=say("stock"))


@cache
def stock_places() -> list[Place]:
    return [
        Place(stock_id(colour), colour * PITCH, 0, 1.0, 1.0, "tray", say("stock-of", colour=name), colour=CUBES[colour])
        for colour, name in enumerate(speech.COLOURS[:COLOURS])
    ]


# What belongs to a player.


def heap_id(seat: int, colour: int) -> str:
    return f"supply-{seat}-{CUBES[colour]}"


@cache
def tray_places(seat: int, x: float) -> list[Place]:
    """Four heaps of flowers that wait for water, two by two."""
    return [
        Place(
            heap_id(seat, colour),
            x + colour % 2 * HEAP_WIDTH,
            colour // 2 * HEAP_HEIGHT,
            HEAP_WIDTH,
            HEAP_HEIGHT,
            "dry",
            say("thirsty", colour=speech.COLOURS[colour]),
            colour=CUBES[colour],
        )
        for colour in range(COLOURS)
    ]


def tray_pieces(view: State, seat: int) -> list[Piece]:
    heaps = [(colour, heap_id(seat, colour)) for colour in range(COLOURS)]
    return [flower for colour, at in heaps for flower in flowers(colour, view.supply[seat, colour], at, at)]


def own_tray(view: State, seat: int) -> Zone:
    title = say("tray", lost=words.thirst(view, seat))
    places, pieces = tray_places(seat, 0), tray_pieces(view, seat)
    return Zone(f"tray-{seat}", TRAY, 2 * HEAP_HEIGHT, places, pieces, area="own", title=title, owner=seat)


def new_bed_id(seat: int) -> str:
    return f"new-bed-{seat}"


def garden_places(seat: int, beds: list[int], x: float, width: float, free: int) -> list[Place]:
    """The beds in one, two or three lines, and at the end a free place where asked."""
    n = len(beds) + free
    lines = next(k for k in (1, 2, 3, 4) if n <= width * k * k or k == 4)
    in_line = max(-(-n // lines), round(width * lines))
    w, h = width / in_line, CARD_HEIGHT / lines
    spots = [(x + i % in_line * w, i // in_line * h, w, h) for i in range(n)]
    found = [Place(f"bed-{card_id(DECK[card])}", *spot, heap="army") for card, spot in zip(beds, spots, strict=False)]
    if free:
        found.append(Place(new_bed_id(seat), *spots[-1], "bed", say("new-bed")))
    return found


def garden_pieces(view: State, seat: int) -> list[Piece]:
    """Every bed: its card and the flowers on it."""
    pieces = []
    for card, colour in words.garden(view, seat):
        at = f"bed-{card_id(DECK[card])}"
        pieces += [open_card(card, at), *flowers(colour, CARD_NUMBER[card], at, at)]
    return pieces


def own_garden(view: State, seat: int) -> Zone:
    beds = [card for card, _ in words.garden(view, seat)]
    title = say("garden", planted=view.planted[seat])
    places = garden_places(seat, beds, 0, GARDEN, 1)
    return Zone(
        f"garden-{seat}", GARDEN, CARD_HEIGHT, places, garden_pieces(view, seat), area="own", title=title, owner=seat
    )


def own_hand(view: State, seat: int) -> Zone:
    name = f"hand-{seat}"
    pieces = [open_card(card, f"{name}-{i}") for i, card in enumerate(members(joined(view.hand[seat])))]
    return Zone(
        name,
        HAND * PITCH - GAP,
        CARD_HEIGHT,
        hand_places(name),
        pieces,
        area="own",
        title=say("hand"),
        owner=seat,
        sorts=True,
    )


@cache
def hand_places(name: str) -> list[Place]:
    return [Place(f"{name}-{i}", i * PITCH, 0, CARD_WIDTH, CARD_HEIGHT) for i in range(HAND)]


def others_table(view: State, seat: int) -> Zone:
    """Somebody else: the backs of the hand, thirsty flowers and the garden."""
    at = f"hand-{seat}"
    pieces = [hidden_card(f"hidden-{seat}-{slot}", at, label=speech.HIDDEN_CARD) for slot in range(view.held[seat])]
    beds = [card for card, _ in words.garden(view, seat)]
    start = BACKS + TRAY + 2 * GAP
    places = [others_hand_place(seat), *tray_places(seat, BACKS + GAP)]
    places += garden_places(seat, beds, start, SMALL_GARDEN, 0) if beds else []
    pieces += tray_pieces(view, seat) + garden_pieces(view, seat)
    title = say("player", who=Who(seat))
    return Zone(
        f"others-{seat}", start + SMALL_GARDEN, CARD_HEIGHT, places, pieces, area="others", title=title, owner=seat
    )


@cache
def others_hand_place(seat: int) -> Place:
    return Place(f"hand-{seat}", 0, 0, BACKS, CARD_HEIGHT, label=say("hand-of", who=Who(seat)), heap="fan")


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    """Cards are carried; what cannot be done with a card in the hand may be asked about."""
    out = [0] * MOST_MOVES
    legal = out[: moves(view, seat, out)]
    table.ways = [way(view, seat, move) for move in legal]
    if view.phase != NAMING:
        table.shut = [way(view, seat, move) for move in tried(view, seat) if move not in legal]


def way(view: State, seat: int, move: int) -> Way:
    """A card to a row, a bed, a heap of one's flowers or the discards; a heap of the stock; the button."""
    label = words.label(view, seat, move)
    if move == FINISH:
        return Way(move, label, button=True, key="f", tone="go")
    if move < GROW:
        return Way(move, label, place=stock_id(move - NAME))
    if move < PLANT:
        card, slot = words.grow_of(move)
        return Way(move, label, card_id(DECK[card]), row_target(view, card, slot), brings=grown(view, card, slot))
    if move < EXCHANGE:
        card, colour = words.plant_of(move)
        place = new_bed_id(seat) if CARD_COLOUR[card] < WHITE else heap_id(seat, colour)
        return Way(move, label, card_id(DECK[card]), place, brings=brings(CARD_NUMBER[card], colour))
    return Way(move, label, card_id(DECK[move - EXCHANGE]), "discard")


def row_target(view: State, card: int, slot: int) -> str:
    symbol = card // RANKS
    return row_id(symbol, slot) if view.row[symbol, slot] else new_row_id(symbol)


def brings(n: int, colour: int, goes: int = 0) -> Phrase:
    """`4 gelbe`; of a joker `4 nach Wahl`; and whether the row would go then."""
    end = "-gone" if goes else ""
    if colour >= WHITE:
        return say(f"brings-any{end}", n=n)
    return say(f"brings{end}", n=n, colour=speech.COLOURS[colour])


def grown(view: State, card: int, slot: int) -> Phrase:
    """The flowers that a row would bring with one card more."""
    row = view.row[card // RANKS, slot] | 1 << card % RANKS
    return brings(LENGTH[row], CARD_COLOUR[card], DOUBLED[row])


def tried(view: State, seat: int) -> list[int]:
    """What somebody might try with each card: all rows of its symbol and a new one, a bed, the discards."""
    found = []
    for card in members(joined(view.hand[seat])):
        rows = [slot for slot in range(ROWS) if view.row[card // RANKS, slot]]
        free = next(slot for slot in range(ROWS) if slot not in rows)
        colour = CARD_COLOUR[card]
        found += [GROW + ROWS * card + slot for slot in [*rows, free]]
        found += [PLANT + COLOURS * card + c for c in ([colour] if colour < WHITE else range(COLOURS))]
        found.append(EXCHANGE + card)
    return found

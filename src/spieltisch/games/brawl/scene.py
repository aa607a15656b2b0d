"""What a seat sees of Brawl: its rows with strings growing from both ends of the Bases, decks, hands and discards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from spieltisch.engine.phrase import Phrase, Who, every, players
from spieltisch.engine.scene import Area, Colour, Flag, Heap, Piece, Place, Scene, Seat, Symbol, Upright, Way, Zone
from spieltisch.engine.sets import joined, members
from spieltisch.games.brawl import words
from spieltisch.games.brawl.decks import BASE, COLOURS, DECKS, FREEZE, FREEZES, HOLD, KINDS, NAMES, PRESS
from spieltisch.games.brawl.rules import (
    AT_END,
    CHOOSE,
    DISCARD,
    DRAW,
    EAST,
    GET_READY,
    MOST_BASES,
    NO_CARD,
    NUMBERS,
    ON_BASE,
    OVER,
    READY,
    UNKNOWN,
    WEST,
    State,
    actors,
    at_hand,
    decks,
    moves,
    points,
    whose,
    winner,
    worth,
)
from spieltisch.games.brawl.words import CARD_NAMES, DECK_NAMES, LETTERS, TITLES, end_name, from_west, say, turned

# The players in seat order; as far as can be the colours of the cards are left to the cards.
PLAYERS: tuple[Colour, ...] = ("yellow", "white", "black", "grey", "wood", "red")

# What is drawn on the kinds of cards.
BLOWS: tuple[Symbol, ...] = ("fist", "foot", "knee")
TINTS: tuple[Colour, ...] = ("red", "green", "blue")
SIGNS: tuple[Symbol, ...] = (
    *(*BLOWS, *BLOWS, "shield", "shield", "shield", "ram"),
    *("broom", "person", "lock", "swap", "zero", "twice", "snow"),
)

MOST_MOVES = 15

# Keys lie on the keyboard as the places lie on the table: far ends, Bases, own ends; then the second row.
KEYS = (("789", "456", "123"), ("qwe", "asd", "xcv"))
READY_KEY, DRAW_KEY, DISCARD_KEY = " ", "0", "-"


def scene(view: State, seat: int) -> Scene:
    score = [0] * view.seats
    points(view, score)
    zones = [choice(view, seat)] if view.phase == CHOOSE else table_zones(view, seat)
    table = Scene(zones, [beside_name(view, other, score[other]) for other in range(view.seats)])
    if said := notice(view):
        table.notice = said
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        out = [0] * MOST_MOVES
        legal = out[: moves(view, seat, out)]
        table.ways = [way(view, seat, move) for move in legal]
        table.shut = [way(view, seat, move) for move in tempting(view, seat) if move not in legal]
    return table


def table_zones(view: State, viewer: int) -> list[Zone]:
    """Own rows and hand large, the neighbours' hands above, the other rows small, deck lists folded."""
    ring, own = words.seats_of(view), rows_of(view, viewer)
    rest = [row for row in range(view.rows) if row not in own]
    shape = LARGE if view.rows == 1 else SMALL
    zones = [row_zone(view, row, viewer, LARGE) for row in own]
    zones += [row_zone(view, row, viewer, shape, "side" if own else "board") for row in rest]
    near = {whose(view, row, end) for row in own or rest for end in range(2)}
    zones += [hand(view, other, "others") for other in ring if other in near and other != viewer]
    zones += [hand(view, viewer, "own")] if viewer in ring else []
    return zones + [deck_list(view, other) for other in ring]


def rows_of(view: State, seat: int) -> list[int]:
    """The rows of a seat; first the one with the next player, who sits at the left."""
    mine = members(view.mine[seat]) if seat >= 0 else []
    return sorted(mine, key=lambda row: turned(view, row, seat))


def notice(view: State) -> Phrase | None:
    """Whom the start waits for, and that it is a play-off."""
    if view.phase == GET_READY:
        return say("notice-ready", who=players(members(view.awaited)))
    if view.playoffs and view.phase != OVER:
        return say("notice-playoff", n=view.playoffs, who=players(words.seats_of(view)))
    return None


def beside_name(view: State, seat: int, score: int) -> Seat:
    """Points, deck, and the cards left in it."""
    done = not view.awaited >> seat & 1
    if view.phase == CHOOSE:
        return Seat(seat, PLAYERS[seat], score, [say("note-chosen")] if done else [])
    notes, playing = [DECK_NAMES[view.deck[seat]]], seat in words.seats_of(view)
    if playing:
        notes.append(say("note-deck", n=view.left[seat]))
    if view.phase == GET_READY and playing and done:
        notes.append(say("note-ready"))
    return Seat(seat, PLAYERS[seat], score, notes, out=not playing)


def card_piece(card: int, id: str, at: str, flags: list[Flag] | None = None, number: int | None = None) -> Piece:
    """An open card; its number is how often it is in its deck."""
    colour: Colour = TINTS[card % COLOURS] if card < PRESS else ""
    return Piece(id, "strip", at, colour, SIGNS[card], number, flags or [], CARD_NAMES[card], title=TITLES[card])


# A row.

BOX = tuple[float, float, float, float]


class Shape(NamedTuple):
    """The measures of a row on the table: of its three columns and of what lies in them."""

    column: float
    apart: float
    edge: float  # room for a Base beside three columns that are taken
    string: float
    plate: float
    base: float

    @property
    def size(self) -> tuple[float, float]:
        """The width and height of the whole row."""
        width = 2 * self.edge + MOST_BASES * (self.column + self.apart) - self.apart
        return width, 2 * (self.string + self.plate) + self.base

    def beside(self, right: bool) -> BOX:
        """The room for a Base at a side."""
        return self.size[0] - self.edge if right else 0.0, self.string + self.plate, self.edge, self.base


LARGE = Shape(1.3, 0.16, 0.42, 1.55, 0.34, 0.78)
TALL = LARGE._replace(edge=0.36, string=2.0)  # on a phone there is more room for strings
SMALL = Shape(0.75, 0.1, 0.06, 0.7, 0.34, 0.46)

COLUMN_NAMES = (say("column-left"), say("column-middle"), say("column-right"))
SIDE_NAMES = (say("side-left"), say("side-right"))
HEAPS: tuple[Heap, Heap] = ("up", "down")  # how strings grow above and below the Bases


@cache
def boxes(shape: Shape, across: int) -> list[BOX]:
    """What lies in a column from the top: a string, the plate with its hits, the Base, and the same below it."""
    x = shape.edge + across * (shape.column + shape.apart)
    heights = (shape.string, shape.plate, shape.base, shape.plate, shape.string)
    return [(x, sum(heights[:part]), shape.column, heights[part]) for part in range(len(heights))]


def seen_at(view: State, row: int, column: int, viewer: int) -> int:
    """Where the viewer sees a column that is counted from the west: 0 is left."""
    return MOST_BASES - 1 - column if turned(view, row, viewer) else column


def row_zone(view: State, row: int, viewer: int, shape: Shape, area: Area = "board") -> Zone:
    """The Bases of a row, the viewer's end towards him."""
    flipped, laid = turned(view, row, viewer), dict(enumerate(from_west(view, row), view.west[row]))
    zone = Zone(f"row-{row}", *shape.size, [], area=area, surface="plain")
    zone.title = say("row", one=Who(whose(view, row, 0)), two=Who(whose(view, row, 1)))
    tall: list[BOX] = []
    for column in range(MOST_BASES):
        across, base = seen_at(view, row, column, viewer), laid.get(column, -1)
        top, upper, spot, lower, bottom = boxes(shape, across)
        far, near = (0, 1) if flipped else (1, 0)
        zone.places += [
            string_place(view, row, column, base, far, top),
            hits_place(view, row, column, base, far, upper),
            Place(f"spot-{row}-{column}", *spot, "slot", COLUMN_NAMES[across]),
            hits_place(view, row, column, base, near, lower),
            string_place(view, row, column, base, near, bottom),
        ]
        tall += boxes(TALL, across)
    for side in open_sides(view, row, viewer):
        right = (side == EAST) != flipped
        zone.places.append(Place(f"side-{row}-{side}", *shape.beside(right), "slot", SIDE_NAMES[right]))
        tall.append(TALL.beside(right))
    zone.pieces = [piece for column, base in laid.items() for piece in base_pieces(view, row, column, base)]
    if shape is LARGE:
        zone.surface, zone.upright = "felt", Upright(*TALL.size, tall)
    return zone


def open_sides(view: State, row: int, viewer: int) -> list[int]:
    """The sides at which the viewer may lay a Base now although no column is free there."""
    if viewer < 0 or not actors(view) >> viewer & 1 or not view.mine[viewer] >> row & 1:
        return []
    if at_hand(view, viewer) != BASE or view.lying[row] == MOST_BASES or view.closed >> row & 1:
        return []
    return [side for side in (WEST, EAST) if side_place(view, row, side).startswith("side")]


def side_place(view: State, row: int, side: int) -> str:
    """Where a Base goes at a side: the free column there, or else beside the row."""
    column = view.west[row] - 1 if side == WEST else view.west[row] + view.lying[row]
    return f"spot-{row}-{column}" if 0 <= column < MOST_BASES else f"side-{row}-{side}"


def string_place(view: State, row: int, column: int, base: int, end: int, box: BOX) -> Place:
    """Where the string at an end grows, away from the Base."""
    id, heap = f"end-{row}-{column}-{end}", HEAPS[box[1] > 0]
    if base < 0:
        return Place(id, *box, label=say("string"), heap=heap)
    letter, hits = LETTERS[view.number[base]], view.hits[2 * base + end]
    label = say("end-hits", letter=letter, end=end_name(whose(view, row, end)), hits=hits)
    return Place(id, *box, "slot", label, heap=heap)


def hits_place(view: State, row: int, column: int, base: int, end: int, box: BOX) -> Place:
    """The plate with the hits at an end, in the colour of its player if he leads."""
    id, who = f"hits-{row}-{column}-{end}", whose(view, row, end)
    if base < 0:
        return Place(id, *box)
    colour: Colour = PLAYERS[who] if worth(view, base) and winner(view, row, base) == who else ""
    return Place(id, *box, "tray", caption=str(view.hits[2 * base + end]), colour=colour, rim=colour)


def base_pieces(view: State, row: int, column: int, base: int) -> list[Piece]:
    """A Base with what lies on it and the strings at both ends."""
    number, owner, at = view.number[base], view.owner[base], f"spot-{row}-{column}"
    flags: list[Flag] = ["frozen"] if view.frozen[base] else []
    if view.closed >> row & 1 and view.phase != OVER:
        flags.append("dim")
    letter, deck = LETTERS[number], NAMES[view.deck[owner]]
    label, title = say("base-of", letter=letter, deck=deck, who=Who(owner)), say("base-title", deck=deck, letter=letter)
    pieces = [Piece(f"base-{row}-{number}", "strip", at, PLAYERS[owner], "person", None, flags, label, title=title)]
    for modifier, many in enumerate(view.modifiers[base].tolist()):
        if many:
            id, card = f"on-{row}-{number}-{modifier}", HOLD + modifier
            pieces.append(Piece(id, "token", at, "gold", SIGNS[card], label=CARD_NAMES[card], count=many))
    if view.frozen[base]:
        pieces.append(Piece(f"ice-{row}-{number}", "token", at, "white", "snow", label=CARD_NAMES[FREEZE]))
    for end in range(2):
        for place, card in enumerate(string_of(view, 2 * base + end)):
            pieces.append(card_piece(card, f"card-{row}-{number}-{end}-{place}", f"end-{row}-{column}-{end}", [*flags]))
    return pieces


def string_of(view: State, end: int) -> list[int]:
    """The cards of a string from the Base outwards."""
    kept, colour = joined(view.cards[end]), (view.string[end] - 1) % COLOURS
    sorts = [kept >> 2 * place & 3 for place in range(view.length[end])]
    return [PRESS if sort == PRESS // COLOURS else COLOURS * sort + colour for sort in sorts]


# Hands.

HAND_WIDTH, HAND_HEIGHT = 4.3, 0.95


def hand(view: State, seat: int, area: Area) -> Zone:
    """A player's deck, the drawn card large beside it, and the discards; where none lie it is written there."""
    places = [
        Place(f"deck-{seat}", 0, 0.1, 1.25, 0.78, "slot", say("deck")),
        Place(f"hold-{seat}", 1.4, 0, 1.5, HAND_HEIGHT, "slot", say("drawn")),
        Place(f"pile-{seat}", 3.05, 0.1, 1.25, 0.78, "slot", say("pile")),
    ]
    pieces, deck, held = [], view.deck[seat], view.held[seat]
    if left := view.left[seat]:
        pieces.append(back(f"deck-{seat}", f"deck-{seat}", seat, say("deck-left", n=left)))
        pieces[-1].count = left
        if left <= FREEZES:  # what comes now is known
            pieces[-1].symbol = "snow"
    if held == UNKNOWN:
        pieces.append(back(f"held-{seat}", f"hold-{seat}", seat, say("card-hidden")))
    elif held != NO_CARD:
        pieces.append(card_piece(held, f"held-{seat}", f"hold-{seat}", ["glow"], DECKS[deck, held]))
    if many := view.discarded[seat]:
        top = view.discards[seat, many - 1]
        pieces.append(card_piece(top, f"pile-{seat}-{many - 1}", f"pile-{seat}", None, DECKS[deck, top]))
        pieces[-1].count = many
    else:
        places[-1] = replace(places[-1], title=say("pile"))
    title = say("hand", who=Who(seat), deck=NAMES[deck])
    return Zone(f"hand-{seat}", HAND_WIDTH, HAND_HEIGHT, places, pieces, area=area, title=title, owner=seat)


def back(id: str, at: str, seat: int, label: Phrase) -> Piece:
    """The back of a card, or of a deck, in its owner's colour."""
    return Piece(id, "strip", at, PLAYERS[seat], flags=["back"], label=label)


# Decks to choose from and to look up.

LIST_COLUMNS, LIST_ROWS = 4, 3
ITEM, ITEM_HEIGHT = 0.62, 0.4
LIST_WIDTH = LIST_COLUMNS * ITEM
FACE, FACE_HEIGHT = 1.4, 0.8
AROUND = 0.12  # a face shines
HEAD_HEIGHT = FACE_HEIGHT + 2 * AROUND
APART, BELOW = 0.3, 0.2
CELL, CELL_HEIGHT = LIST_WIDTH + APART, HEAD_HEIGHT + LIST_ROWS * ITEM_HEIGHT + BELOW


def kinds_of(deck: int) -> list[int]:
    """The kinds of cards in a deck, without the Freezes that all have."""
    return [kind for kind in range(KINDS) if DECKS[deck, kind] and kind != FREEZE]


def item_boxes(x: float, y: float, deck: int) -> list[BOX]:
    """Where the cards of a deck's list lie below a corner."""
    cells = [divmod(item, LIST_COLUMNS) for item in range(len(kinds_of(deck)))]
    return [(round(x + c * ITEM, 2), round(y + r * ITEM_HEIGHT, 2), ITEM, ITEM_HEIGHT) for r, c in cells]


@cache
def choice_boxes(many: int, across: int) -> tuple[float, float, list[BOX]]:
    """The size of all decks with so many in a line; and of every one where its face lies, and its cards below."""
    found: list[BOX] = []
    for deck in range(many):
        x, y = deck % across * CELL, deck // across * CELL_HEIGHT
        found.append((x + (LIST_WIDTH - FACE) / 2, y + AROUND, FACE, FACE_HEIGHT))
        found += item_boxes(x, y + HEAD_HEIGHT, deck)
    return across * CELL - APART, -(-many // across) * CELL_HEIGHT - BELOW, found


def choice(view: State, viewer: int) -> Zone:
    """All decks with their cards, in fewer columns on a phone."""
    many = decks(view)
    columns, slim = (3, 2) if many <= 6 else (5, 3)
    width, height, wide = choice_boxes(many, columns)
    zone = Zone("decks", width, height, [], title=say("choice"), surface="plain")
    zone.upright, free = Upright(*choice_boxes(many, slim)), iter(wide)
    for deck in range(many):
        flags: list[Flag] = ["chosen"] if viewer >= 0 and view.deck[viewer] == deck else []
        label, title = deck_label(deck), DECK_NAMES[deck]
        zone.places.append(Place(f"deck-of-{deck}", *next(free), "slot", title))
        face = Piece(f"pick-{deck}", "strip", f"deck-of-{deck}", "wood", "person", None, flags, label, title=title)
        zone.pieces.append(face)
        for kind in kinds_of(deck):
            zone.places.append(Place(f"item-{deck}-{kind}", *next(free)))
            zone.pieces.append(listed_card(deck, kind, f"of-{deck}-{kind}", f"item-{deck}-{kind}"))
    return zone


@cache
def some(deck: int, kind: int) -> Phrase:
    """How many of a card are in a deck."""
    return say("some", n=DECKS[deck, kind], card=CARD_NAMES[kind])


@cache
def deck_label(deck: int) -> Phrase:
    """A deck and all its cards in words."""
    return say("deck-cards", deck=NAMES[deck], cards=every(some(deck, kind) for kind in kinds_of(deck)))


def listed_card(deck: int, kind: int, id: str, at: str) -> Piece:
    """A card of a list with how often it is in the deck."""
    piece = card_piece(kind, id, at, number=DECKS[deck, kind])
    piece.label = some(deck, kind)
    return piece


def deck_list(view: State, seat: int) -> Zone:
    """What a player's deck is made of, and of which cards all have been seen."""
    deck = view.deck[seat]
    kinds = kinds_of(deck)
    title, height = say("list", who=Who(seat), deck=NAMES[deck]), -(-len(kinds) // LIST_COLUMNS) * ITEM_HEIGHT
    zone = Zone(f"list-{seat}", LIST_WIDTH, height, [], area="folded", title=title)
    for kind, box in zip(kinds, item_boxes(0, 0, deck), strict=True):
        zone.places.append(Place(f"list-{seat}-{kind}", *box))
        piece = listed_card(deck, kind, f"listed-{seat}-{kind}", f"list-{seat}-{kind}")
        left = view.unseen[seat, kind]
        piece.label = say("some-unseen", n=DECKS[deck, kind], card=CARD_NAMES[kind], left=left)
        piece.flags = [] if left else ["dim"]
        zone.pieces.append(piece)
    return zone


# Moves.


def way(view: State, seat: int, move: int) -> Way:
    """Click a deck; carry the card at hand to an end, onto a Base, beside the row or to the discards; or a button."""
    label = words.label(view, seat, move)
    if move < READY:
        return Way(move, label, piece=f"pick-{move}")
    if move == READY:
        return Way(move, label, button=True, key=READY_KEY, tone="go")
    if move == DRAW and view.left[seat]:
        return Way(move, label, piece=f"deck-{seat}", key=DRAW_KEY)
    if move == DRAW:
        return Way(move, label, place=f"deck-{seat}", key=DRAW_KEY)
    held = view.held[seat] != NO_CARD
    piece = f"held-{seat}" if held else f"pile-{seat}-{view.discarded[seat] - 1}"
    if move == DISCARD:
        return Way(move, label, piece, f"pile-{seat}", key=DISCARD_KEY)
    row, number, end = words.where(move)
    if number < 0:
        key = key_of(view, row, 0 if end == WEST else MOST_BASES - 1, -1, seat)
        return Way(move, label, piece, side_place(view, row, end), key=key)
    column = view.west[row] + from_west(view, row).index(words.lies_at(view, row, number))
    at = f"spot-{row}-{column}" if end < 0 else f"end-{row}-{column}-{end}"
    return Way(move, label, piece, at, key=key_of(view, row, column, end, seat))


def key_of(view: State, row: int, column: int, end: int, seat: int) -> str:
    """The key for a target: left, middle or right; the far end, the Base or the own end."""
    down = 1 if end < 0 else 2 if whose(view, row, end) == seat else 0
    return KEYS[rows_of(view, seat).index(row)][down][seen_at(view, row, column, seat)]


def tempting(view: State, seat: int) -> list[int]:
    """What somebody might try: the card at hand on all ends and Bases of his rows, and to draw."""
    if view.phase in (CHOOSE, GET_READY):
        return []
    card, found = at_hand(view, seat), [DRAW]
    if card in (NO_CARD, BASE):
        return found
    for row in rows_of(view, seat):
        for base in from_west(view, row):
            at = row * NUMBERS + view.number[base]
            found += [AT_END + 2 * at, AT_END + 2 * at + 1] if card <= PRESS else [ON_BASE + at]
    return found

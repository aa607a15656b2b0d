"""What a seat sees of Brawl: its rows with strings growing from both ends of the Bases, decks, hands and discards."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from spieltisch.engine.scene import Area, Colour, Flag, Heap, Piece, Place, Scene, Seat, Symbol, Upright, Way, Zone
from spieltisch.engine.text import Text, player
from spieltisch.games.brawl import words
from spieltisch.games.brawl.decks import (
    BASE,
    COLOURS,
    DECKS,
    FREEZE,
    FREEZES,
    HOLD,
    KINDS,
    MODIFIERS,
    NAMES,
    PRESS,
    SHUFFLED,
)
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
    PICK,
    READY,
    UNKNOWN,
    WEST,
    State,
    actors,
    at_hand,
    decks,
    moves,
    winner,
    worth,
)

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
    laid = [choice(view, seat)] if view.phase == CHOOSE else zones(view, seat)
    seats = [beside_name(view, other, points) for other, points in enumerate(words.score(view))]
    table = Scene(laid, seats, notice=notice(view))
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        out = [0] * MOST_MOVES
        legal = out[: moves(view, seat, out)]
        table.ways = [way(view, seat, move) for move in legal]
        table.shut = [way(view, seat, move) for move in tempting(view, seat) if move not in legal]
    return table


def zones(view: State, viewer: int) -> list[Zone]:
    """Own rows and hand large, the neighbours' hands above, the other rows small, deck lists folded."""
    ring = words.players(view)
    own = rows_of(view, viewer)
    rest = [row for row in range(view.rows) if row not in own]
    lay_beside: Area = "side" if own else "board"
    table = [row_zone(view, row, viewer, LARGE if row in own or view.rows == 1 else SMALL) for row in own]
    table += [row_zone(view, row, viewer, LARGE if view.rows == 1 else SMALL, lay_beside) for row in rest]
    near = [s for s in ring if s != viewer and (not own or any(s in words.sides(view, row) for row in own))]
    table += [hand(view, other, viewer) for other in near]
    table += [hand(view, viewer, viewer)] if viewer in ring else []
    return table + [deck_list(view, other) for other in ring]


def rows_of(view: State, seat: int) -> list[int]:
    """The rows of a seat; first the one with the next player, who sits at the left."""
    mine = [row for row in range(view.rows) if seat >= 0 and view.mine[seat] >> row & 1]
    return sorted(mine, key=lambda row: words.sides(view, row)[0] != seat)


def notice(view: State) -> Text:
    """Whom the start waits for, and that it is a play-off."""
    if view.phase == GET_READY:
        waited = ", ".join(player(seat) for seat in range(view.seats) if view.awaited >> seat & 1)
        return Text(f"Noch nicht bereit: {waited}", f"Not ready yet: {waited}")
    if view.playoffs and view.phase != OVER:
        who = ", ".join(player(seat) for seat in words.players(view))
        return Text(f"Stechen {view.playoffs}: {who}", f"Play-off {view.playoffs}: {who}")
    return words.NOTHING


def beside_name(view: State, seat: int, points: int) -> Seat:
    """Points, deck, and the cards left in it."""
    colour = PLAYERS[seat]
    if view.phase == CHOOSE:
        chosen = not view.awaited >> seat & 1
        return Seat(seat, colour, points, [Text("hat gewählt", "has chosen")] if chosen else [])
    notes = [Text(NAMES[view.deck[seat]], NAMES[view.deck[seat]])]
    playing = seat in words.players(view)
    if playing:
        notes.append(Text(f"Deck {view.left[seat]}", f"deck {view.left[seat]}"))
    if view.phase == GET_READY and playing and not view.awaited >> seat & 1:
        notes.append(Text("bereit", "ready"))
    return Seat(seat, colour, points, notes, out=not playing)


# Cards.


def card_piece(card: int, id: str, at: str, flags: list[Flag] | None = None, number: int | None = None) -> Piece:
    """An open card; its number is how often it is in its deck."""
    name = words.CARD_NAMES[card]
    colour: Colour = TINTS[card % COLOURS] if card < PRESS else ""
    title = words.SORTS[min(card // COLOURS, 3)] if card <= PRESS else name
    return Piece(id, "strip", at, colour, SIGNS[card], number, flags or [], name, title=title)


def hidden_card(id: str, at: str, seat: int, count: int = 1, label: Text = words.CARD_NAMES[UNKNOWN]) -> Piece:
    """The back of a card, or of a deck, in its owner's colour."""
    return Piece(id, "strip", at, PLAYERS[seat], flags=["back"], label=label, count=count)


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
    def width(self) -> float:
        """Of the whole row."""
        return 2 * self.edge + MOST_BASES * (self.column + self.apart) - self.apart

    @property
    def height(self) -> float:
        """Of the whole row."""
        return 2 * (self.string + self.plate) + self.base

    def left(self, column: int) -> float:
        """Where a column begins."""
        return self.edge + column * (self.column + self.apart)

    def beside(self, right: bool) -> BOX:
        """The room for a Base at a side."""
        x = self.width - self.edge if right else 0.0
        return x, self.string + self.plate, self.edge, self.base


LARGE = Shape(1.3, 0.16, 0.42, 1.55, 0.34, 0.78)
TALL = LARGE._replace(edge=0.36, string=2.0)  # on a phone there is more room for strings
SMALL = Shape(0.75, 0.1, 0.06, 0.7, 0.34, 0.46)

STRING_NAME = Text("Karten an einem Ende", "cards at an end")
COLUMN_NAMES = (
    Text("linker Platz", "left place"),
    Text("mittlerer Platz", "middle place"),
    Text("rechter Platz", "right place"),
)
SIDE_NAMES = (Text("links daneben", "beside it, left"), Text("rechts daneben", "beside it, right"))


@cache
def boxes(shape: Shape, flipped: bool) -> tuple[dict[str, BOX], ...]:
    """Where the parts of each column lie, from the west; flipped as the second player of a row sees them."""
    found = []
    for column in range(MOST_BASES):
        x = shape.left(MOST_BASES - 1 - column if flipped else column)
        far, near = ("0", "1") if flipped else ("1", "0")
        y, box = 0.0, {}
        for part, high in (
            (f"end{far}", shape.string),
            (f"hits{far}", shape.plate),
            ("spot", shape.base),
            (f"hits{near}", shape.plate),
            (f"end{near}", shape.string),
        ):
            box[part] = (x, y, shape.column, high)
            y += high
        found.append(box)
    return tuple(found)


def column_of(view: State, row: int, base: int) -> int:
    """The column of a Base, from the west."""
    return view.west[row] + words.from_west(view, row).index(base)


def row_zone(view: State, row: int, viewer: int, shape: Shape, area: Area = "board") -> Zone:
    """The Bases of a row, the viewer's end towards him."""
    flipped = words.turned(view, row, viewer)
    laid = {column_of(view, row, base): base for base in words.from_west(view, row)}
    places, tall = [], []
    for column, (box, upright) in enumerate(zip(boxes(shape, flipped), boxes(TALL, flipped), strict=True)):
        for part in box:
            places.append(place(view, row, column, part, laid.get(column, -1), box[part], viewer))
            tall.append(upright[part])
    for side in open_sides(view, row, viewer):
        right = (side == EAST) != flipped
        places.append(Place(f"side-{row}-{side}", *shape.beside(right), "slot", SIDE_NAMES[right]))
        tall.append(TALL.beside(right))
    pieces = [piece for column, base in laid.items() for piece in base_pieces(view, row, column, base)]
    one, other = words.sides(view, row)
    title = Text(f"{player(one)} – {player(other)}", f"{player(one)} – {player(other)}")
    zone = Zone(f"row-{row}", shape.width, shape.height, places, pieces, area=area, title=title, surface="plain")
    if shape is LARGE:
        zone.surface, zone.upright = "felt", Upright(TALL.width, TALL.height, tall)
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


def place(view: State, row: int, column: int, part: str, base: int, box: BOX, viewer: int) -> Place:
    """A part of a column: the Base, the string at an end, or the plate with its hits."""
    if part == "spot":
        flipped = words.turned(view, row, viewer)
        name = COLUMN_NAMES[MOST_BASES - 1 - column if flipped else column]
        return Place(f"spot-{row}-{column}", *box, "slot", name)
    end = int(part[-1])
    if part.startswith("end"):
        heap: Heap = "up" if box[1] == 0.0 else "down"
        label = STRING_NAME if base < 0 else end_name(view, row, base, end)
        return Place(f"end-{row}-{column}-{end}", *box, "none" if base < 0 else "slot", label, heap=heap)
    if base < 0:
        return Place(f"hits-{row}-{column}-{end}", *box)
    leads = worth(view, base) and winner(view, row, base) == words.sides(view, row)[end]
    colour: Colour = PLAYERS[words.sides(view, row)[end]] if leads else ""
    hits = str(view.hits[2 * base + end])
    return Place(f"hits-{row}-{column}-{end}", *box, "tray", caption=hits, colour=colour, rim=colour)


def end_name(view: State, row: int, base: int, end: int) -> Text:
    """The name of an end with its hits."""
    name, who, hits = words.base_name(view.number[base]), player(words.sides(view, row)[end]), view.hits[2 * base + end]
    return Text(f"{name.de}, Ende von {who}, Hits: {hits}", f"{name.en}, the end of {who}, hits: {hits}")


def base_pieces(view: State, row: int, column: int, base: int) -> list[Piece]:
    """A Base with what lies on it and the strings at both ends."""
    number, owner, at = view.number[base], view.owner[base], f"spot-{row}-{column}"
    shut = view.closed >> row & 1 and view.phase != OVER
    flags: list[Flag] = ["frozen"] if view.frozen[base] else []
    if shut:
        flags.append("dim")
    base_name, character = words.base_name(number), NAMES[view.deck[owner]]
    label = Text(
        f"{base_name.de}: {character}, von {player(owner)}", f"{base_name.en}: {character}, of {player(owner)}"
    )
    pieces = [Piece(f"base-{row}-{number}", "strip", at, PLAYERS[owner], "person", None, flags, label)]
    name = f"{character} {words.LETTERS[number]}"
    pieces[0].title = Text(name, name)
    for modifier in range(MODIFIERS):
        if many := view.modifiers[base, modifier]:
            card = words.CARD_NAMES[HOLD + modifier]
            id, sign = f"on-{row}-{number}-{modifier}", SIGNS[HOLD + modifier]
            pieces.append(Piece(id, "token", at, "gold", sign, label=card, count=many))
    if view.frozen[base]:
        pieces.append(Piece(f"ice-{row}-{number}", "token", at, "white", "snow", label=words.CARD_NAMES[FREEZE]))
    for end in range(2):
        pieces += string_pieces(view, row, column, base, end, flags)
    return pieces


def string_pieces(view: State, row: int, column: int, base: int, end: int, flags: list[Flag]) -> list[Piece]:
    """The cards of a string from the Base outwards."""
    colour = (view.string[2 * base + end] - 1) % COLOURS
    found = []
    for place, sort in enumerate(words.sorts(view, 2 * base + end)):
        card = PRESS if sort == 3 else COLOURS * sort + colour
        id = f"card-{row}-{view.number[base]}-{end}-{place}"
        found.append(card_piece(card, id, f"end-{row}-{column}-{end}", list(flags)))
    return found


# Hands.

HAND_HEIGHT = 0.95


@cache
def hand_places(seat: int, bare: bool) -> list[Place]:
    """The deck, the drawn card large beside it, the discards; where none lie it is written there."""
    deck, drawn, pile = Text("Deck", "deck"), Text("gezogene Karte", "drawn card"), Text("Ablage", "discard")
    return [
        Place(f"deck-{seat}", 0, 0.1, 1.25, 0.78, "slot", deck),
        Place(f"hold-{seat}", 1.4, 0, 1.5, HAND_HEIGHT, "slot", drawn),
        Place(f"pile-{seat}", 3.05, 0.1, 1.25, 0.78, "slot", pile, title=pile if bare else words.NOTHING),
    ]


def hand(view: State, seat: int, viewer: int) -> Zone:
    """A player's deck, drawn card and discards."""
    pieces = []
    if left := view.left[seat]:
        label = Text(f"Deck, noch {left}", f"deck, {left} left")
        pieces.append(hidden_card(f"deck-{seat}", f"deck-{seat}", seat, left, label))
        if left <= FREEZES:  # what comes now is known
            pieces[-1].symbol = "snow"
    held = view.held[seat]
    if held == UNKNOWN:
        pieces.append(hidden_card(f"held-{seat}", f"hold-{seat}", seat))
    elif held != NO_CARD:
        pieces.append(card_piece(held, f"held-{seat}", f"hold-{seat}", ["glow"], DECKS[view.deck[seat], held]))
    if many := view.discarded[seat]:
        top = view.discards[seat, many - 1]
        pieces.append(card_piece(top, f"pile-{seat}-{many - 1}", f"pile-{seat}", None, DECKS[view.deck[seat], top]))
        pieces[-1].count = many
    mine, name = seat == viewer, NAMES[view.deck[seat]]
    title = Text(f"Du: {name}", f"You: {name}") if mine else Text(f"{player(seat)}: {name}", f"{player(seat)}: {name}")
    area: Area = "own" if mine else "others"
    return Zone(
        f"hand-{seat}", 4.3, HAND_HEIGHT, hand_places(seat, many == 0), pieces, area=area, title=title, owner=seat
    )


# Decks to choose from and to look up.

LIST_COLUMNS, LIST_ROWS = 4, 3
ITEM, ITEM_HEIGHT = 0.62, 0.4
LIST_WIDTH = LIST_COLUMNS * ITEM
FACE_HEIGHT = 0.8
AROUND = 0.12  # a face shines
HEAD_HEIGHT = FACE_HEIGHT + 2 * AROUND
CELL, CELL_HEIGHT = LIST_WIDTH + 0.3, HEAD_HEIGHT + LIST_ROWS * ITEM_HEIGHT + 0.2


def item_boxes(x: float, y: float, items: int) -> list[BOX]:
    """Where the cards of a list lie below a corner."""
    return [
        (x + (i % LIST_COLUMNS) * ITEM, y + (i // LIST_COLUMNS) * ITEM_HEIGHT, ITEM, ITEM_HEIGHT) for i in range(items)
    ]


def kinds_of(deck: int) -> list[int]:
    """The kinds of cards in a deck, without the Freezes that all have."""
    return [kind for kind in range(KINDS) if DECKS[deck, kind] and kind != FREEZE]


@cache
def choice_places(many: int) -> tuple[list[Place], float, float, Upright]:
    """A cell for every deck: its face above, its cards below; in fewer columns on a phone."""
    places: list[Place] = []
    upright: list[BOX] = []
    columns, slim = (3, 2) if many <= 6 else (5, 3)
    for deck in range(many):
        for into, across in ((places, columns), (upright, slim)):
            x, y = (deck % across) * CELL, (deck // across) * CELL_HEIGHT
            face = (x + (LIST_WIDTH - 1.4) / 2, y + AROUND, 1.4, FACE_HEIGHT)
            all_boxes = [face, *item_boxes(x, y + HEAD_HEIGHT, len(kinds_of(deck)))]
            if into is upright:
                upright += all_boxes
                continue
            name = Text(NAMES[deck], NAMES[deck])
            places.append(Place(f"deck-of-{deck}", *face, "slot", name))
            places += [
                Place(f"item-{deck}-{kind}", *box) for kind, box in zip(kinds_of(deck), all_boxes[1:], strict=True)
            ]

    def size(across: int) -> tuple[float, float]:
        return across * CELL - 0.3, -(-many // across) * CELL_HEIGHT - 0.2

    return places, *size(columns), Upright(*size(slim), upright)


def choice(view: State, viewer: int) -> Zone:
    """All decks with their cards."""
    many = decks(view)
    places, width, height, upright = choice_places(many)
    pieces = []
    for deck in range(many):
        mine = viewer >= 0 and view.deck[viewer] == deck
        flags: list[Flag] = ["chosen"] if mine else []
        face = Piece(f"pick-{deck}", "strip", f"deck-of-{deck}", "wood", "person", None, flags, deck_label(deck))
        face.title = Text(NAMES[deck], NAMES[deck])
        pieces.append(face)
        for kind in kinds_of(deck):
            pieces.append(listed_card(deck, kind, f"of-{deck}-{kind}", f"item-{deck}-{kind}"))
    title = Text("Die Decks und ihre Karten", "The decks and their cards")
    return Zone("decks", width, height, places, pieces, title=title, surface="plain", upright=upright)


def deck_label(deck: int) -> Text:
    """A deck and all its cards in words."""
    cards = [(DECKS[deck, kind], words.CARD_NAMES[kind]) for kind in kinds_of(deck)]
    de = ", ".join(f"{many} {name.de}" for many, name in cards)
    en = ", ".join(f"{many} {name.en}" for many, name in cards)
    return Text(f"{NAMES[deck]}: {de}", f"{NAMES[deck]}: {en}")


def listed_card(deck: int, kind: int, id: str, at: str) -> Piece:
    """A card of a list with how often it is in the deck."""
    many, name = DECKS[deck, kind], words.CARD_NAMES[kind]
    piece = card_piece(kind, id, at, None, many)
    piece.label = Text(f"{many} × {name.de}", f"{many} × {name.en}")
    return piece


def deck_list(view: State, seat: int) -> Zone:
    """What a player's deck is made of, and of which cards all have been seen."""
    deck = view.deck[seat]
    kinds = kinds_of(deck)
    boxes_of = item_boxes(0, 0, len(kinds))
    places = [Place(f"list-{seat}-{kind}", *box) for kind, box in zip(kinds, boxes_of, strict=True)]
    pieces = []
    for kind in kinds:
        piece = listed_card(deck, kind, f"listed-{seat}-{kind}", f"list-{seat}-{kind}")
        left = view.unseen[seat, kind] if kind < SHUFFLED else 0
        piece.label = Text(f"{piece.label.de}, {left} noch nicht gesehen", f"{piece.label.en}, {left} not seen yet")
        piece.flags = [] if left else ["dim"]
        pieces.append(piece)
    title = Text(f"Deck von {player(seat)}: {NAMES[deck]}", f"Deck of {player(seat)}: {NAMES[deck]}")
    height = -(-len(kinds) // LIST_COLUMNS) * ITEM_HEIGHT
    return Zone(f"list-{seat}", LIST_WIDTH, height, places, pieces, area="folded", title=title)


# Moves.


def way(view: State, seat: int, move: int) -> Way:
    """Click a deck; carry the card at hand to an end, onto a Base, beside the row or to the discards; or a button."""
    label = words.label(view, seat, move)
    if move < READY:
        return Way(move, label, piece=f"pick-{move - PICK}")
    if move == READY:
        return Way(move, label, button=True, key=READY_KEY, tone="go")
    if move == DRAW:
        target = f"deck-{seat}" if view.left[seat] else ""
        return Way(move, label, piece=target, place="" if target else f"deck-{seat}", key=DRAW_KEY)
    if move == DISCARD:
        return Way(move, label, piece=f"held-{seat}", place=f"pile-{seat}", key=DISCARD_KEY)
    held = view.held[seat] != NO_CARD
    piece = f"held-{seat}" if held else f"pile-{seat}-{view.discarded[seat] - 1}"
    row, number, end = words.where(move)
    if number < 0:
        at = side_place(view, row, end)
        column = 0 if end == WEST else MOST_BASES - 1
        return Way(move, label, piece=piece, place=at, key=key_of(view, row, column, -1, seat))
    column = column_of(view, row, words.lies_at(view, row, number))
    at = f"spot-{row}-{column}" if end < 0 else f"end-{row}-{column}-{end}"
    return Way(move, label, piece=piece, place=at, key=key_of(view, row, column, end, seat))


def key_of(view: State, row: int, column: int, end: int, seat: int) -> str:
    """The key for a target: left, middle or right; the far end, the Base or the own end."""
    block = KEYS[rows_of(view, seat).index(row)]
    flipped = words.turned(view, row, seat)
    across = MOST_BASES - 1 - column if flipped else column
    down = 1 if end < 0 else 2 if words.sides(view, row)[end] == seat else 0
    return block[down][across]


def tempting(view: State, seat: int) -> list[int]:
    """What somebody might try: the card at hand on all ends and Bases of his rows, and to draw."""
    if view.phase in (CHOOSE, GET_READY):
        return []
    card, found = at_hand(view, seat), [DRAW]
    if card in (NO_CARD, BASE):
        return found
    for row in rows_of(view, seat):
        for base in words.from_west(view, row):
            at = row * NUMBERS + view.number[base]
            found += [AT_END + 2 * at, AT_END + 2 * at + 1] if card <= PRESS else [ON_BASE + at]
    return found

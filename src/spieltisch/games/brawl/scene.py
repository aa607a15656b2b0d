"""What a seat sees of Brawl: its rows with strings growing from both ends of the Bases, decks, hands and discards."""

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from msgspec.structs import replace

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import NOTHING, Phrase, Who, every, players
from spieltisch.engine.showing.scene import Area, Colour, Flag, Heap, Piece, Symbol, Upright
from spieltisch.engine.showing.stage import Box, Layout, Stage, on
from spieltisch.games.brawl import rules, words
from spieltisch.games.brawl.decks import BASE, COLOURS, DECKS, FREEZE, FREEZES, HOLD, NAMES, PRESS
from spieltisch.games.brawl.rules import CHOOSE, EAST, GET_READY, MOST_BASES, NO_CARD, OVER, WEST, State, whose
from spieltisch.games.brawl.words import CARD_NAMES, DECK_NAMES, LETTERS, from_west, say, turned

# The players in seat order; as far as can be the colours of the cards are left to the cards.
PLAYERS: tuple[Colour, ...] = ("yellow", "white", "black", "grey", "wood", "red")

# What is drawn on the kinds of cards.
BLOWS: tuple[Symbol, ...] = ("fist", "foot", "knee")
TINTS: tuple[Colour, ...] = ("red", "green", "blue")
SIGNS: tuple[Symbol, ...] = (
    *(*BLOWS, *BLOWS, "shield", "shield", "shield", "ram"),
    *("broom", "person", "lock", "swap", "zero", "twice", "snow"),
)

# Keys lie on the keyboard as the places lie on the table: far ends, Bases, own ends; then the second row.
KEYS = (("789", "456", "123"), ("qwe", "asd", "xcv"))


def draw(stage: Stage[State]) -> None:
    view, points = stage.view, stage.points
    if view.phase == CHOOSE:
        choice(stage)
    else:
        table(stage)
    if stage.is_mine and view.phase == rules.PLAY:
        plays(stage)
    stage.button(rules.READY, key=" ", tone="go")
    for seat in range(view.seats):
        beside_name(stage, seat, points[seat])
    if view.phase == GET_READY:
        stage.notice(say("notice-ready", who=players(members(view.awaited))))
    elif view.playoffs and view.phase != OVER:
        stage.notice(say("notice-playoff", n=view.playoffs, who=players(words.seats_of(view))))


def table(stage: Stage[State]) -> None:
    """Own rows and hand large, the neighbours' hands above, the other rows small, deck lists folded."""
    view, viewer, ring = stage.view, stage.seat, words.seats_of(stage.view)
    own = rows_of(view, viewer)
    rest = [row for row in range(view.rows) if row not in own]
    for row in own:
        row_of_bases(stage, row, LARGE, "board")
    for row in rest:
        row_of_bases(stage, row, LARGE if view.rows == 1 else SMALL, "side" if own else "board")
    near = {whose(view, row, end) for row in own or rest for end in range(2)}
    for seat in ring:
        if seat in near and seat != viewer:
            hand(stage, seat, "others")
    if viewer in ring:
        hand(stage, viewer, "own")
    for seat in ring:
        deck_list(stage, seat)


def rows_of(view: State, seat: int) -> list[int]:
    """The rows of a seat; first the one with the next player, who sits at the left."""
    mine = members(view.mine[seat]) if seat >= 0 else []
    return sorted(mine, key=lambda row: turned(view, row, seat))


def beside_name(stage: Stage[State], seat: int, score: int) -> None:
    """Points, deck, and the cards left in it."""
    view, playing, done = stage.view, seat in words.seats_of(stage.view), not stage.view.awaited >> seat & 1
    if view.phase == CHOOSE:
        stage.panel(seat, PLAYERS[seat], score, [say("note-chosen")] if done else [])
        return
    notes = [DECK_NAMES[view.deck[seat]]]
    if playing:
        notes.append(say("note-deck", n=view.left[seat]))
    if view.phase == GET_READY and playing and done:
        notes.append(say("note-ready"))
    stage.panel(seat, PLAYERS[seat], score, notes, out=not playing)


def card_piece(
    card: int, id: str, at: str, flags: Sequence[Flag] = (), number: int | None = None, label: Phrase | None = None
) -> Piece:
    """An open card; its number is how often it is in its deck."""
    colour: Colour = TINTS[card % COLOURS] if card < PRESS else ""
    name, title = label or CARD_NAMES[card], words.TITLES[card]
    return Piece(id, "strip", at, colour, SIGNS[card], number, list(flags), name, title=title)


# A row.


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

    def beside(self, right: bool) -> Box:
        """The room for a Base at a side."""
        return self.size[0] - self.edge if right else 0.0, self.string + self.plate, self.edge, self.base

    def boxes(self, across: int) -> list[Box]:
        """What lies in a column: a string and the plate with its hits, the Base, and a string and its plate below."""
        x = self.edge + across * (self.column + self.apart)
        heights = (self.string, self.plate, self.base, self.plate, self.string)
        return [(x, sum(heights[:part]), self.column, heights[part]) for part in (0, 1, 2, 4, 3)]


LARGE = Shape(1.3, 0.16, 0.42, 1.55, 0.34, 0.78)
TALL = LARGE._replace(edge=0.36, string=2.0)  # on a phone there is more room for strings
SMALL = Shape(0.75, 0.1, 0.06, 0.7, 0.34, 0.46)

COLUMN_NAMES = (say("column-left"), say("column-middle"), say("column-right"))
SIDE_NAMES = (say("side-left"), say("side-right"))


def row_of_bases(stage: Stage[State], row: int, shape: Shape, area: Area) -> None:
    """The Bases of a row, the viewer's end towards him."""
    view, flipped, laid = stage.view, turned(stage.view, row, stage.seat), columns(stage.view, row)
    title = say("row", one=Who(whose(view, row, 0)), two=Who(whose(view, row, 1)))
    zone = stage.zone(f"row-{row}", area=area, title=title, surface="felt" if shape is LARGE else "plain")
    zone.size(*shape.size)
    far, near = (0, 1) if flipped else (1, 0)
    tall: list[Box] = []
    for column in range(MOST_BASES):
        across, base = seen_at(view, row, column, stage.seat), laid.get(column, -1)
        top, upper, spot, bottom, lower = shape.boxes(across)
        end_places(zone, view, row, column, base, far, top, upper)
        zone.place(f"spot-{row}-{column}", *spot, "slot", COLUMN_NAMES[across])
        end_places(zone, view, row, column, base, near, bottom, lower)
        tall += TALL.boxes(across)
        if base >= 0:
            cards_at(zone, view, row, column, base)
    for side in (WEST, EAST):
        at, right = side_place(view, row, side), (side == EAST) != flipped
        if rules.AT_SIDE + 2 * row + side in stage.legal and at.startswith("side"):
            zone.place(at, *shape.beside(right), "slot", SIDE_NAMES[right])
            tall.append(TALL.beside(right))
    if shape is LARGE:
        zone.zone.upright = Upright(*TALL.size, tall)


def columns(view: State, row: int) -> dict[int, int]:
    """The Bases of a row by their columns, which are counted from the west."""
    return dict(enumerate(from_west(view, row), view.west[row]))


def seen_at(view: State, row: int, column: int, viewer: int) -> int:
    """Where the viewer sees a column: 0 is left."""
    return MOST_BASES - 1 - column if turned(view, row, viewer) else column


def side_place(view: State, row: int, side: int) -> str:
    """Where a Base goes at a side: the free column there, or else beside the row."""
    column = view.west[row] - 1 if side == WEST else view.west[row] + view.lying[row]
    return f"spot-{row}-{column}" if 0 <= column < MOST_BASES else f"side-{row}-{side}"


def end_places(zone: Layout, view: State, row: int, column: int, base: int, end: int, string: Box, plate: Box) -> None:
    """Where a string grows away from the Base, and the plate with its hits, in the colour of its player if he leads."""
    id = f"{row}-{column}-{end}"
    heap: Heap = "down" if string[1] else "up"
    if base < 0:
        zone.place(f"end-{id}", *string, label=say("string"), heap=heap)
        zone.place(f"hits-{id}", *plate)
        return
    who, hits = whose(view, row, end), view.hits[2 * base + end]
    label = say("end-hits", letter=LETTERS[view.number[base]], end=words.end_name(who), hits=hits)
    zone.place(f"end-{id}", *string, "slot", label, heap=heap)
    leads = rules.worth(view, base) and rules.winner(view, row, base) == who
    colour: Colour = PLAYERS[who] if leads else ""
    zone.place(f"hits-{id}", *plate, "tray", caption=str(hits), colour=colour, rim=colour)


def cards_at(zone: Layout, view: State, row: int, column: int, base: int) -> None:
    """A Base with what lies on it and the strings at both ends."""
    number, owner, at = view.number[base], view.owner[base], f"spot-{row}-{column}"
    letter, deck = LETTERS[number], NAMES[view.deck[owner]]
    label, title = say("base-of", letter=letter, deck=deck, who=Who(owner)), say("base-title", deck=deck, letter=letter)
    flags = on(frozen=view.frozen[base], dim=view.closed >> row & 1 and view.phase != OVER)
    zone.piece(f"base-{row}-{number}", "strip", at, PLAYERS[owner], "person", None, flags, label, title=title)
    for kind, many in enumerate(view.modifiers[base].tolist(), HOLD):
        if many:
            id = f"on-{row}-{number}-{kind - HOLD}"
            zone.piece(id, "token", at, "gold", SIGNS[kind], label=CARD_NAMES[kind], count=many)
    if view.frozen[base]:
        zone.piece(f"ice-{row}-{number}", "token", at, "white", "snow", label=CARD_NAMES[FREEZE])
    for end in range(2):
        for place, card in enumerate(string_of(view, 2 * base + end)):
            zone.add(card_piece(card, f"card-{row}-{number}-{end}-{place}", f"end-{row}-{column}-{end}", flags))


def string_of(view: State, end: int) -> list[int]:
    """The cards of a string from the Base outwards."""
    kept, colour = joined(view.cards[end]), (view.string[end] - 1) % COLOURS
    sorts = [kept >> 2 * place & 3 for place in range(view.length[end])]
    return [PRESS if sort == PRESS // COLOURS else COLOURS * sort + colour for sort in sorts]


def plays(stage: Stage[State]) -> None:
    """The card at hand is carried to an end, onto a Base, beside the row or to the discards."""
    view, seat, card = stage.view, stage.seat, rules.at_hand(stage.view, stage.seat)
    held = view.held[seat] != NO_CARD
    piece = f"held-{seat}" if held else f"pile-{seat}-{view.discarded[seat] - 1}"
    if held:
        stage.way(rules.DISCARD, piece, f"pile-{seat}", key="-")
    for row, keys in zip(rows_of(view, seat), KEYS, strict=False):
        for column, base in columns(view, row).items():
            number, across = row * rules.NUMBERS + view.number[base], seen_at(view, row, column, seat)
            if card <= PRESS:
                for end in range(2):
                    key = keys[2 if whose(view, row, end) == seat else 0][across]
                    stage.way(rules.AT_END + 2 * number + end, piece, f"end-{row}-{column}-{end}", key=key)
            elif card not in (NO_CARD, BASE):
                stage.way(rules.ON_BASE + number, piece, f"spot-{row}-{column}", key=keys[1][across])
        for side, column in ((WEST, 0), (EAST, MOST_BASES - 1)):
            if (move := rules.AT_SIDE + 2 * row + side) in stage.legal:
                key = keys[1][seen_at(view, row, column, seat)]
                stage.way(move, piece, side_place(view, row, side), key=key)


# Hands.


def hand(stage: Stage[State], seat: int, area: Area) -> None:
    """A player's deck, the drawn card large beside it, and the discards; where none lie it is written there."""
    view, deck, held, many = stage.view, stage.view.deck[seat], stage.view.held[seat], stage.view.discarded[seat]
    left, colour = view.left[seat], PLAYERS[seat]
    zone = stage.zone(f"hand-{seat}", area=area, title=say("hand", who=Who(seat), deck=NAMES[deck]), owner=seat)
    at = zone.place(f"deck-{seat}", 0, 0.1, 1.25, 0.78, "slot", say("deck"))
    if left:
        known: Symbol = "snow" if left <= FREEZES else ""
        zone.piece(at, "strip", at, colour, known, flags=["back"], label=say("deck-left", n=left), count=left)
    if seat == stage.seat and view.phase == rules.PLAY:
        stage.way(rules.DRAW, piece=at if left else "", place="" if left else at, key="0")
    at = zone.place(f"hold-{seat}", 1.4, 0, 1.5, 0.95, "slot", say("drawn"))
    if held == rules.UNKNOWN:
        zone.piece(f"held-{seat}", "strip", at, colour, flags=["back"], label=say("card-hidden"))
    elif held != NO_CARD:
        zone.add(card_piece(held, f"held-{seat}", at, ["glow"], DECKS[deck, held]))
    at = zone.place(f"pile-{seat}", 3.05, 0.1, 1.25, 0.78, "slot", say("pile"), title=NOTHING if many else say("pile"))
    if many:
        top = view.discards[seat, many - 1]
        pile = card_piece(top, f"pile-{seat}-{many - 1}", at, number=DECKS[deck, top])
        zone.add(replace(pile, count=many))


# Decks to choose from and to look up.

LIST_COLUMNS, LIST_ROWS = 4, 3
ITEM, ITEM_HEIGHT = 0.62, 0.4
FACE, FACE_HEIGHT = 1.4, 0.8
AROUND = 0.12  # a face shines
APART, BELOW = 0.3, 0.2
LIST_WIDTH, HEAD_HEIGHT = LIST_COLUMNS * ITEM, FACE_HEIGHT + 2 * AROUND
CELL, CELL_HEIGHT = LIST_WIDTH + APART, HEAD_HEIGHT + LIST_ROWS * ITEM_HEIGHT + BELOW


def kinds_of(deck: int) -> list[int]:
    """The kinds of cards in a deck, without the Freezes that all have."""
    return [kind for kind in range(FREEZE) if DECKS[deck, kind]]


def deck_boxes(deck: int, across: int) -> list[Box]:
    """Where a deck's face lies with so many decks in a line, and its cards below."""
    x, y = deck % across * CELL, deck // across * CELL_HEIGHT
    cells = [divmod(item, LIST_COLUMNS) for item in range(len(kinds_of(deck)))]
    face = (x + (LIST_WIDTH - FACE) / 2, y + AROUND, FACE, FACE_HEIGHT)
    return [face, *((x + c * ITEM, y + HEAD_HEIGHT + r * ITEM_HEIGHT, ITEM, ITEM_HEIGHT) for r, c in cells)]


def extent(decks: int, across: int) -> tuple[float, float]:
    """The width and height of all decks with so many in a line."""
    return across * CELL - APART, ceil(decks / across) * CELL_HEIGHT - BELOW


def choice(stage: Stage[State]) -> None:
    """All decks with their cards, in fewer columns on a phone."""
    many = rules.decks(stage.view)
    wide, slim = (3, 2) if many <= 6 else (5, 3)
    zone = stage.zone("decks", title=say("choice"), surface="plain")
    zone.size(*extent(many, wide))
    zone.zone.upright = Upright(*extent(many, slim), [box for deck in range(many) for box in deck_boxes(deck, slim)])
    for deck, title in enumerate(DECK_NAMES[:many]):
        face, *boxes = deck_boxes(deck, wide)
        cards = {kind: say("some", n=DECKS[deck, kind], card=CARD_NAMES[kind]) for kind in kinds_of(deck)}
        label = say("deck-cards", deck=NAMES[deck], cards=every(cards.values()))
        flags = on(chosen=stage.seat >= 0 and stage.view.deck[stage.seat] == deck)
        at = zone.place(f"deck-of-{deck}", *face, "slot", title)
        zone.piece(f"pick-{deck}", "strip", at, "wood", "person", None, flags, label, title=title)
        stage.way(rules.PICK + deck, piece=f"pick-{deck}")
        for (kind, some), box in zip(cards.items(), boxes, strict=True):
            at = zone.place(f"item-{deck}-{kind}", *box)
            zone.add(card_piece(kind, f"of-{deck}-{kind}", at, number=DECKS[deck, kind], label=some))


def deck_list(stage: Stage[State], seat: int) -> None:
    """What a player's deck is made of, and of which cards all have been seen."""
    deck = stage.view.deck[seat]
    zone = stage.zone(f"list-{seat}", area="folded", title=say("list", who=Who(seat), deck=NAMES[deck]))
    zone.gap = 0
    zone.grid([f"list-{seat}-{kind}" for kind in kinds_of(deck)], LIST_COLUMNS, (ITEM, ITEM_HEIGHT))
    for kind in kinds_of(deck):
        n, left = DECKS[deck, kind], stage.view.unseen[seat, kind]
        label = say("some-unseen", n=n, card=CARD_NAMES[kind], left=left)
        zone.add(card_piece(kind, f"listed-{seat}-{kind}", f"list-{seat}-{kind}", on(dim=not left), n, label))

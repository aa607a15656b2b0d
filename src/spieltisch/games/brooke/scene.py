"""What a seat sees of Brooke: three cards with everybody's dice at them, and the own dice below.

The cards lie on the places A, B and C, for RED the other way round. Card 7 is `card-6` wherever it lies. Dice cannot
be told apart, so they are named by where they lie: `blue-A-4-0` is the first blue 4 at A and lies on `blue-A-4`. The
next die is shown with all its sides, `side-4`; with a side it is carried to a card.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from spieltisch.engine.bits import count
from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Colour, Face, Flag, Piece, Place, Scene, Seat, Symbol, Upright, Way, Zone
from spieltisch.engine.sets import members
from spieltisch.games.brooke import rules, words
from spieltisch.games.brooke.rules import (
    ACTING,
    BETWEEN,
    BLUE,
    CARD,
    CELLS,
    DIE,
    FIX,
    FIXING,
    FLIP,
    LEFT,
    MOST_MOVES,
    NEXT,
    OVER,
    PAIR,
    PLACE,
    PLACING,
    RED,
    RESERVE,
    RIGHT,
    ROUNDS,
    SIDES,
    SLOTS,
    STEP,
    SWAP,
    TURN,
    State,
)
from spieltisch.games.brooke.words import SLOT_NAMES

say = words.say

Box = tuple[float, float, float, float]

COLOURS: tuple[Colour, Colour] = ("blue", "red")
SIGNS: dict[int, Symbol] = {
    RIGHT: "rightwards",
    LEFT: "leftwards",
    SWAP: "exchange",
    FLIP: "opposite",
    RESERVE: "another",
    TURN: "turn-over",
}
MARGIN = 0.6  # what a total needs
EDGE = 0.06  # around a card
NAME = 0.36
SIDE = 1.5  # a side of the next die, 1.4 high
STOCK_WIDTH, STOCK_HEIGHT = SIDES * SIDE, 2.5


class Arrangement(NamedTuple):
    """How large cards are, where their totals stand, and in how many lines the dice of a colour lie at them."""

    wide: float
    high: float
    gap: float
    strip: float  # above and below a card, for the totals; 0: they stand beside it
    lines: int

    @property
    def column(self) -> float:
        """The width of a card with all that belongs to it."""
        return self.wide + (0 if self.strip else MARGIN)

    @property
    def width(self) -> float:
        """Of all cards."""
        return SLOTS * self.column + (SLOTS - 1) * self.gap

    @property
    def top(self) -> float:
        """The upper edge of the cards."""
        return self.lines + self.strip + EDGE

    @property
    def height(self) -> float:
        """The cards with the dice on both sides."""
        return 2 * self.top + self.high

    def left(self, number: int) -> float:
        """The left edge of a column."""
        return number * (self.column + self.gap)

    def card(self, number: int) -> Box:
        """The box of a card."""
        return self.left(number), self.top, self.wide, self.high

    def total(self, number: int, is_near: bool) -> Box:
        """The box of a total."""
        if self.strip:
            y = self.top + self.high if is_near else self.top - self.strip
            return self.left(number) + (self.wide - MARGIN) / 2, y, MARGIN, self.strip
        y = self.top + (self.high - 0.7 if is_near else 0)
        return self.left(number) + self.wide, y, MARGIN, 0.7

    def name(self, number: int) -> Box:
        """The box of a card's name."""
        if self.strip:
            return self.left(number), self.top + self.high + (self.strip - NAME) / 2, MARGIN, NAME
        return self.left(number) + self.wide, self.top + (self.high - NAME) / 2, MARGIN, NAME

    def dice(self, number: int, counts: list[int], is_near: bool) -> list[Box]:
        """The boxes of so many dice each: in the line next to the card, and where they are too many in another one."""
        wrapped = [self.lines > 1 and i > 0 and sum(counts[: i + 1]) > A_LINE for i in range(len(counts))]
        found, x = [], [self.left(number)] * 2
        for n, line in zip(counts, wrapped, strict=True):
            together = sum(m for m, there in zip(counts, wrapped, strict=True) if there == line)
            w = n * min(1.0, self.column / together)
            y = self.height - self.lines + line if is_near else self.lines - 1 - line
            found.append((x[line], float(y), w, 1.0))
            x[line] += w
        return found


FLAT = Arrangement(2.6, 1.8, 0.3, 0, 1)
TALL = Arrangement(3.0, 2.05, 0.15, 0.62, 2)
A_LINE = 3  # dice of a line where there are two


def scene(view: State, seat: int) -> Scene:
    near = max(seat, 0)  # spectators sit with BLUE
    zones = [cards(view, near), stacks(view, near), others_stock(view, 1 - near), own_stock(view, near, seat)]
    table = Scene(zones, [beside_name(view, other) for other in (BLUE, RED)])
    if view.phase in (BETWEEN, OVER):
        table.notice = words.decided(view) if view.phase == OVER else words.round_result(view)
    if seat >= 0 and rules.actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, table)
    return table


def beside_name(view: State, seat: int) -> Seat:
    notes = []
    if view.start == seat and view.phase not in (BETWEEN, OVER):
        notes.append(say("note-begun"))
    if view.phase == PLACING and not rules.can_place(view, seat):
        notes.append(say("note-out"))
    return Seat(seat, COLOURS[seat], count(view.won[seat]), notes)


# The cards and the dice at them.


def cards(view: State, near: int) -> Zone:
    places, pieces = [], []
    boxes: list[Box] = []
    for slot in range(SLOTS):
        for place, tall in column(view, near, slot):
            places.append(place)
            boxes.append(tall)
        pieces.append(card_piece(view, near, slot))
        pieces += [die for colour in (1 - near, near) for die in placed_dice(view, colour, slot)]
    return Zone(
        "cards",
        FLAT.width,
        FLAT.height,
        places,
        pieces,
        title=say("round", n=view.round + 1),
        surface="sea",
        upright=Upright(TALL.width, TALL.height, boxes),
        ring=True,
    )


def column(view: State, near: int, slot: int) -> list[tuple[Place, Box]]:
    """A card, its name, both totals and the dice at it: flat and tall."""
    name = SLOT_NAMES[slot]
    number = slot if near == BLUE else SLOTS - 1 - slot
    here = face_label(view, slot)
    found = [
        (Place(name, *FLAT.card(number), label=here), TALL.card(number)),
        (Place(f"name-{name}", *FLAT.name(number), label=here, caption=name), TALL.name(number)),
    ]
    for colour in (BLUE, RED):
        box = FLAT.total(number, colour == near)
        found.append((total_place(view, colour, slot, box), TALL.total(number, colour == near)))
        found += row(view, colour, slot, number, colour == near)
    return found


def total_place(view: State, colour: int, slot: int, box: Box) -> Place:
    name, paint, both = SLOT_NAMES[slot], COLOURS[colour], words.totals(view, slot)
    return Place(
        f"sum-{paint}-{name}",
        *box,
        "sum",
        say("total", colour=words.COLOURS[colour], slot=name),
        caption=str(both[colour]),
        colour=paint,
        rim=paint if both[colour] > both[1 - colour] else "",
    )


def row(view: State, colour: int, slot: int, number: int, is_near: bool) -> list[tuple[Place, Box]]:
    """The cells where dice of a colour lie at a card."""
    cells = [cell for cell in cells_of(view, colour) if cell // SIDES == slot]
    counts = [view.dice[colour, cell] for cell in cells]
    flat, tall = (a.dice(number, counts, is_near) for a in (FLAT, TALL))
    names = [words.die_name(colour, cell) for cell in cells]
    places = [
        Place(cell_id(colour, cell), *box, label=name, heap="beside")
        for cell, box, name in zip(cells, flat, names, strict=True)
    ]
    return list(zip(places, tall, strict=True))


def cells_of(view: State, colour: int) -> list[int]:
    """Where a colour has dice, at every card the highest first."""
    return sorted(members(view.there[colour]), key=lambda cell: (cell // SIDES, -cell))


@cache
def cell_id(colour: int, cell: int) -> str:
    return f"{COLOURS[colour]}-{words.slot_of(cell)}-{words.value_of(cell)}"


def placed_dice(view: State, colour: int, slot: int) -> list[Piece]:
    found = []
    for cell in cells_of(view, colour):
        if cell // SIDES == slot:
            at, label, other = cell_id(colour, cell), words.die_name(colour, cell), becomes(view, colour, cell)
            found += [
                Piece(
                    f"{at}-{i}",
                    "die",
                    at,
                    COLOURS[colour],
                    number=words.value_of(cell),
                    flags=["set"],
                    label=label,
                    becomes=other if i == view.dice[colour, cell] - 1 else 0,
                )
                for i in range(view.dice[colour, cell])
            ]
    return found


def becomes(view: State, colour: int, cell: int) -> int:
    """The number a die would show if it were chosen now, 0 if it is not concerned."""
    if colour != view.face[view.slot]:
        return 0
    if view.phase == FIXING:
        return max(0, words.value_of(cell) - rules.excess(view, colour))
    if view.phase == ACTING and rules.action(view) == FLIP:
        return words.value_of(rules.flipped(cell))
    return 0


def face_of(view: State, card: int, face: int) -> Face:
    action = view.action[card, face]
    plus = sum(view.printed[card, face].tolist())
    on: Colour = COLOURS[words.printed_colour(view, card, face)] if plus else ""
    return Face(COLOURS[face], SIGNS[action], words.ACTIONS[action], plus, on)


def face_label(view: State, slot: int) -> Phrase:
    """All about a card: its face, what it asks for, and its other side."""
    card, up = view.card[slot], view.face[slot]
    face, behind = words.face_name(view, card, up), words.face_name(view, card, 1 - up)
    return say("card", slot=SLOT_NAMES[slot], face=face, deed=words.deed(up, view.action[card, up]), behind=behind)


def card_piece(view: State, near: int, slot: int) -> Piece:
    """A card on the table; one that was triggered glows, one that goes to nobody steps back."""
    flags: list[Flag] = ["inverted"] if view.face[slot] != near else []
    if view.phase in (ACTING, FIXING) and view.slot == slot:
        flags.append("glow")
    if view.phase in (BETWEEN, OVER) and rules.winner_of(view, slot) < 0:
        flags.append("dim")
    return placard(view, view.card[slot], view.face[slot], SLOT_NAMES[slot], flags, face_label(view, slot))


def placard(view: State, card: int, up: int, at: str, flags: list[Flag], label: Phrase) -> Piece:
    faces = [face_of(view, card, up), face_of(view, card, 1 - up)]
    return Piece(f"card-{card}", "placard", at, COLOURS[up], faces[0].symbol, flags=flags, label=label, faces=faces)


# Cards that are not on the table.

STACK_WIDTH, STACK_HEIGHT, STACK_GAP = 1.7, 1.2, 0.15
STACKS = 4


def stacks(view: State, near: int) -> Zone:
    """The pile, everybody's cards, and those that nobody got. The cards of a round lie on the table until the next."""
    lying = sum(1 << card for card in view.card.tolist())
    far = 1 - near
    heaps = [
        (f"won-{COLOURS[far]}", say(f"heap-{COLOURS[far]}"), view.won[far] & ~lying, far),
        ("pile", say("heap-pile"), view.pile, near),
        (f"won-{COLOURS[near]}", say(f"heap-{COLOURS[near]}"), view.won[near] & ~lying, near),
        ("tied", say("heap-tied"), view.tied & ~lying, near),
    ]
    places, pieces = [], []
    for i, (id, name, mask, up) in enumerate(heaps):
        x, y, w, h = stack_box(i % 2, i // 2)
        label = say("heap-cards", heap=name, n=count(mask))
        places.append(Place(id, x, y, w, h, "slot", label, title=name))
        flags: list[Flag] = ["back"] if id == "pile" else ["dim"] if id == "tied" else []
        pieces += [placard(view, card, up, id, flags, label) for card in members(mask)]
    flat = Upright(*stack_box(STACKS, 1)[:2], [stack_box(i, 0) for i in range(STACKS)])
    return Zone(
        "stacks",
        *stack_box(2, 2)[:2],
        places,
        pieces,
        area="side",
        title=say("round-of", n=view.round + 1, of=ROUNDS),
        upright=flat,
    )


def stack_box(column: int, line: int) -> Box:
    """The box of a stack; there is room above for high ones."""
    top = STACK_GAP + line * (STACK_HEIGHT + STACK_GAP)
    return column * (STACK_WIDTH + STACK_GAP), top, STACK_WIDTH, STACK_HEIGHT


# Dice that are not placed.


def others_stock(view: State, colour: int) -> Zone:
    """Supply, reserve and limit of the opponent in one line."""
    paint = COLOURS[colour]
    places = [
        Place(f"next-{paint}", 0, 0, 1, 1, label=say("rolled")),
        Place(f"supply-{paint}", 1, 0, 3.1, 1, label=say("supply"), heap="fan"),
        Place(f"reserve-{paint}", 4.2, 0, 1.6, 1, label=say("in-reserve"), heap="fan"),
        gauge(view, colour, 5.9, 0.26, 2.5),
    ]
    pieces = spare_dice(view, colour, 1 if view.rolled[colour] else 0)
    if view.rolled[colour]:
        pieces.append(rolled_die(view, colour, f"next-{paint}"))
    title = say("stock", who=Who(colour))
    return Zone(f"stock-{paint}", 8.4, 1, places, pieces, area="others", title=title, owner=colour)


def own_stock(view: State, colour: int, viewer: int) -> Zone:
    """Limit, supply and reserve in a line, and below it the next die with all its sides."""
    paint = COLOURS[colour]
    places = [
        gauge(view, colour, 0, 0.26, 4.0),
        Place(f"supply-{paint}", 4.2, 0, 3.0, 1, label=say("supply"), heap="fan"),
        Place(f"reserve-{paint}", 7.4, 0, 1.6, 1, label=say("in-reserve"), heap="fan"),
    ]
    places += [side_place(colour, value) for value in range(1, SIDES + 1)]
    shown = shows_next(view, colour)
    pieces = spare_dice(view, colour, 1 if shown else 0)
    if shown and (value := view.rolled[colour]):
        pieces.append(rolled_die(view, colour, f"side-{value}-at"))
    elif shown:
        pieces += [side_die(view, colour, value) for value in range(1, SIDES + 1)]
    title = say("stock", who=Who(colour))
    if viewer >= 0:
        title = say("own-stock", dice=view.supply[colour], reserve=view.reserve[colour])
    return Zone(f"stock-{paint}", STOCK_WIDTH, STOCK_HEIGHT, places, pieces, area="own", title=title, owner=colour)


def gauge(view: State, colour: int, x: float, y: float, w: float) -> Place:
    """The sum of the placed dice, and what it must not exceed."""
    have, most = rules.placed_sum(view, colour), rules.next_limit(view, colour)
    label = say("pips", have=have, most=most)
    return Place(f"limit-{COLOURS[colour]}", x, y, w, 0.48, "gauge", label, colour=COLOURS[colour], gauge=(have, most))


def shows_next(view: State, colour: int) -> bool:
    """Whether the next die lies ready."""
    return view.phase not in (BETWEEN, OVER) and rules.can_place(view, colour)


@cache
def side_place(colour: int, value: int) -> Place:
    label = say("next-die", value=value)
    return Place(f"side-{value}-at", (value - 1) * SIDE, STOCK_HEIGHT - 1.4, SIDE, 1.4, "none", label)


def side_die(view: State, colour: int, value: int) -> Piece:
    """A side of the next die; those over the limit step back (R3)."""
    fits = value <= rules.room(view, colour)
    flags: list[Flag] = ["set"] if fits else ["set", "dim"]
    label = say("die-on" if fits else "die-over", value=value)
    return Piece(f"side-{value}", "die", f"side-{value}-at", COLOURS[colour], number=value, flags=flags, label=label)


def rolled_die(view: State, colour: int, at: str) -> Piece:
    value = view.rolled[colour]
    label = say("die-rolled", value=value)
    return Piece(f"rolled-{COLOURS[colour]}", "die", at, COLOURS[colour], number=value, label=label)


def spare_dice(view: State, colour: int, elsewhere: int) -> list[Piece]:
    """The supply but for a die that lies elsewhere, and the reserve."""
    found = []
    for kind, n, label in (
        ("supply", view.supply[colour] - elsewhere, say("die-supply")),
        ("reserve", view.reserve[colour], say("die-reserve")),
    ):
        at = f"{kind}-{COLOURS[colour]}"
        flags: list[Flag] = ["set", "dim"] if kind == "reserve" else ["set"]
        found += [Piece(f"{at}-{i}", "die", at, COLOURS[colour], flags=list(flags), label=label) for i in range(n)]
    return found


# Moves.


def add_ways(view: State, seat: int, table: Scene) -> None:
    out = [0] * MOST_MOVES
    legal = out[: rules.moves(view, seat, out)]
    table.ways = [way(view, seat, move) for move in legal]
    table.shut = [shut_way(view, seat, move) for move in tempting(view, seat) if move not in legal]


def tempting(view: State, seat: int) -> list[int]:
    """Sides over the limit, dice too low to be lowered, and dice of one card that somebody might want to swap."""
    if view.phase == PLACING and not view.rolled[seat]:
        return list(range(PLACE, PLACE + CELLS))
    cells = members(view.there[view.face[view.slot]])
    if view.phase == FIXING:
        return [FIX + cell for cell in cells]
    if view.phase == ACTING and rules.action(view) == SWAP:
        return [PAIR + CELLS * a + b for a in cells for b in cells if a < b]
    return []


def way(view: State, seat: int, move: int) -> Way:
    label = words.label(view, seat, move)
    if move == NEXT:
        return Way(move, label, button=True, key="n", tone="go")
    colour = view.face[view.slot]
    if move >= PAIR:
        return swap_way(view, colour, move, label)
    if move >= CARD:
        return Way(move, label, place=SLOT_NAMES[move - CARD])
    if move >= FIX:
        return Way(move, label, place=cell_id(colour, move - FIX))
    if move >= DIE:
        shows = [] if rules.action(view) == FLIP else [target_of(colour, move - DIE, rules.action(view))]
        return Way(move, label, place=cell_id(colour, move - DIE), shows=shows)
    return place_way(view, seat, move - PLACE, label)


def place_way(view: State, seat: int, cell: int, label: Phrase) -> Way:
    value = words.value_of(cell)
    piece = f"rolled-{COLOURS[seat]}" if view.rolled[seat] else f"side-{value}"
    preview, short = words.preview(view, seat, cell), say("value", value=value)
    return Way(PLACE + cell, label, piece=piece, place=words.slot_of(cell), short=short, brings=preview)


def target_of(colour: int, cell: int, action: int) -> str:
    """The card to which a die is moved."""
    return words.slot_of(rules.moved(cell, STEP[colour, action]))


def swap_way(view: State, colour: int, move: int, label: Phrase) -> Way:
    """Either die is carried onto the other."""
    (one, here), (other, there) = (top_die(view, colour, cell) for cell in divmod(move - PAIR, CELLS))
    return Way(move, label, piece=one, place=there, also=(other, here))


def top_die(view: State, colour: int, cell: int) -> tuple[str, str]:
    """The last die of a cell, and the cell."""
    at = cell_id(colour, cell)
    return f"{at}-{view.dice[colour, cell] - 1}", at


def shut_way(view: State, seat: int, move: int) -> Way:
    colour = view.face[view.slot]
    if move >= PAIR:
        a, b = divmod(move - PAIR, CELLS)
        one, at = top_die(view, colour, a)[0], cell_id(colour, b)
        return Way(move, words.pair_label(colour, a, b), piece=one, place=at)
    if move >= FIX:
        return Way(move, words.die_name(colour, move - FIX), place=cell_id(colour, move - FIX))
    cell = move - PLACE
    return Way(move, words.place_label(cell), piece=f"side-{words.value_of(cell)}", place=words.slot_of(cell))

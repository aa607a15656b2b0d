"""What a seat sees of Brooke: three cards with everybody's dice at them, and the own dice below.

The cards lie on the places A, B and C, for RED the other way round. Card 7 is `card-6` wherever it lies. Dice cannot
be told apart, so they are named by where they lie: `blue-A-4-0` is the first blue 4 at A and lies on `blue-A-4`. The
next die is shown with all its sides, `side-4`; with a side it is carried to a card.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.sets import members
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Act, Colour, Face, Flag, Piece, Symbol, Upright, Way
from spieltisch.engine.showing.stage import Box, Layout, Stage, on
from spieltisch.games.brooke import rules, words
from spieltisch.games.brooke.words import SLOT_NAMES, die_name, say, slot_of, value_of

COLOURS: tuple[Colour, Colour] = ("blue", "red")
SIGNS: tuple[Symbol, ...] = ("rightwards", "leftwards", "exchange", "opposite", "another", "turn-over")
MARGIN = 0.6  # what a total needs
EDGE = 0.06  # around a card
NAME, TOTAL = 0.36, 0.7  # how high they are beside a card
A_LINE = 3  # dice of a line where there are two
SIDE = 1.5  # the width of a side of the next die
STACK_WIDTH, STACK_HEIGHT, STACK_GAP = 1.7, 1.2, 0.15
OWN_SPANS = ((4.2, 3.0), (7.4, 1.6), (0, 4.0))  # left edge and width of supply, reserve and limit
OTHERS_SPANS = ((1, 3.1), (4.2, 1.6), (5.9, 2.5))


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    cards(stage)
    stacks(stage)
    stock(stage, 1 - stage.below)
    stock(stage, stage.below)
    for seat in (rules.BLUE, rules.RED):
        notes = [say("note-begun")] if view.start == seat and not is_over(view) else []
        if view.phase == rules.PLACING and not rules.can_place(view, seat):
            notes.append(say("note-out"))
        stage.panel(seat, COLOURS[seat], count(view.won[seat]), notes)
    if is_over(view):
        stage.notice(words.decided(view) if view.phase == rules.OVER else words.round_result(view))
    stage.button(rules.NEXT, key="n", tone="go")
    if stage.is_mine and view.phase == rules.PLACING:
        place_ways(stage)
    elif stage.is_mine and not is_over(view):
        act_ways(stage)


def is_over(view: rules.State) -> bool:
    """Whether the round has ended."""
    return view.phase in (rules.BETWEEN, rules.OVER)


# The cards and the dice at them.


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
    def top(self) -> float:
        """The upper edge of the cards."""
        return self.lines + self.strip + EDGE

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of all cards with the dice on both sides."""
        return rules.SLOTS * self.column + (rules.SLOTS - 1) * self.gap, 2 * self.top + self.high

    def boxes(self, number: int, far: dict[int, int], near: dict[int, int]) -> list[Box]:
        """Where a card lies, its name, both totals, and the dice on both sides."""
        left, top, low = number * (self.column + self.gap), self.top, self.top + self.high
        if self.strip:
            x, upper, lower, high = left + (self.wide - MARGIN) / 2, top - self.strip, low, self.strip
            name = left, low + (high - NAME) / 2, MARGIN, NAME
        else:
            x, upper, lower, high = left + self.wide, top, low - TOTAL, TOTAL
            name = x, top + (self.high - NAME) / 2, MARGIN, NAME
        card, totals = (left, top, self.wide, self.high), [(x, upper, MARGIN, high), (x, lower, MARGIN, high)]
        above, below = self.lines - 1, low + self.strip + EDGE
        return [card, name, *totals, *self.dice(left, above, -1, far), *self.dice(left, below, 1, near)]

    def dice(self, left: float, y: float, onward: int, dice: dict[int, int]) -> list[Box]:
        """The boxes of so many dice each: in the line next to the card, and where they are too many in another one."""
        counts = list(dice.values())
        lines = [self.lines > 1 and i > 0 and sum(counts[: i + 1]) > A_LINE for i in range(len(counts))]
        found, x = [], [left, left]
        for n, line in zip(counts, lines, strict=True):
            together = sum(m for m, other in zip(counts, lines, strict=True) if other == line)
            w = n * min(1.0, self.column / together)
            found.append((x[line], y + onward * line, w, 1.0))
            x[line] += w
        return found


FLAT = Arrangement(2.6, 1.8, 0.3, 0, 1)
TALL = Arrangement(3.0, 2.05, 0.15, 0.62, 2)


def cards(stage: Stage[rules.State]) -> None:
    """Every card with its name, both totals and the dice at it: flat and tall."""
    view, near = stage.view, stage.below
    zone = stage.zone("cards", title=say("round", n=view.round + 1), surface="sea", ring=True)
    zone.size(*FLAT.size)
    tall: list[Box] = []
    for slot, name in enumerate(SLOT_NAMES):
        number = slot if near == rules.BLUE else rules.SLOTS - 1 - slot
        sides = {colour: dice_at(view, colour, slot) for colour in (1 - near, near)}
        tall += TALL.boxes(number, *sides.values())
        boxes = iter(FLAT.boxes(number, *sides.values()))
        card = card_piece(view, near, slot)
        zone.place(name, *next(boxes), label=card.label)
        zone.place(f"name-{name}", *next(boxes), label=card.label, caption=name)
        zone.add(card)
        for colour, paint in ((colour, COLOURS[colour]) for colour in sides):
            sums, label = words.totals(view, slot), say("total", colour=words.COLOURS[colour], slot=name)
            leads, caption = sums[colour] > sums[1 - colour], str(sums[colour])
            at = f"sum-{paint}-{name}"
            zone.place(at, *next(boxes), "sum", label, caption, colour=paint, rim=paint if leads else "")
        for colour, dice in sides.items():
            for cell, n in dice.items():
                zone.place(cell_id(colour, cell), *next(boxes), label=die_name(colour, cell), heap="beside")
                zone.add(*placed_dice(view, colour, cell, n))
    zone.zone.upright = Upright(*TALL.size, tall)


def dice_at(view: rules.State, colour: int, slot: int) -> dict[int, int]:
    """How many dice a colour has on every cell at a card, the highest first."""
    cells = reversed(range(slot * rules.SIDES, (slot + 1) * rules.SIDES))
    return {cell: n for cell in cells if (n := view.dice[colour, cell])}


def cell_id(colour: int, cell: int) -> str:
    return f"{COLOURS[colour]}-{slot_of(cell)}-{value_of(cell)}"


def placed_dice(view: rules.State, colour: int, cell: int, n: int) -> list[Piece]:
    """The dice on a cell; the last one shows what it would become."""
    at, paint, value, label = cell_id(colour, cell), COLOURS[colour], value_of(cell), die_name(colour, cell)
    dice = [Piece(f"{at}-{i}", "die", at, paint, number=value, label=label) for i in range(n)]
    dice[-1].becomes = becomes(view, colour, cell)
    return dice


def becomes(view: rules.State, colour: int, cell: int) -> int:
    """The number a die would show if it were chosen now, 0 if it is not concerned."""
    if colour != view.face[view.slot]:
        return 0
    if view.phase == rules.FIXING:
        return max(0, value_of(cell) - rules.excess(view, colour))
    if view.phase == rules.ACTING and rules.action(view) == rules.FLIP:
        return value_of(rules.flipped(cell))
    return 0


def card_piece(view: rules.State, near: int, slot: int) -> Piece:
    """A card on the table; one that was triggered glows, one that goes to nobody steps back."""
    card, up = view.card[slot], view.face[slot]
    triggered = view.phase in (rules.ACTING, rules.FIXING) and view.slot == slot
    flags = on(inverted=up != near, glow=triggered, dim=is_over(view) and rules.winner_of(view, slot) < 0)
    face, behind = words.face_name(view, card, up), words.face_name(view, card, 1 - up)
    deed = words.deed(up, view.action[card, up])
    label = say("card", slot=SLOT_NAMES[slot], face=face, deed=deed, behind=behind)
    return placard(view, card, up, SLOT_NAMES[slot], flags, label)


def placard(view: rules.State, card: int, up: int, at: str, flags: list[Flag], label: Phrase) -> Piece:
    faces = [face_of(view, card, up), face_of(view, card, 1 - up)]
    return Piece(f"card-{card}", "placard", at, COLOURS[up], faces[0].symbol, flags=flags, label=label, faces=faces)


def face_of(view: rules.State, card: int, face: int) -> Face:
    action, plus = view.action[card, face], sum(view.printed[card, face].tolist())
    paint = COLOURS[words.printed_colour(view, card, face)] if plus else ""
    return Face(COLOURS[face], SIGNS[action], words.ACTIONS[action], plus, paint)


# Cards that are not on the table.


def stacks(stage: Stage[rules.State]) -> None:
    """The pile, everybody's cards, and those that nobody got. The cards of a round lie on the table until the next."""
    view, near, far = stage.view, stage.below, 1 - stage.below
    zone = stage.zone("stacks", area="side", title=say("round-of", n=view.round + 1, of=rules.ROUNDS))
    zone.size(*stack_box(2, 2)[:2])
    lying = sum(1 << card for card in view.card.tolist())
    heaps = (
        (f"won-{COLOURS[far]}", f"heap-{COLOURS[far]}", view.won[far] & ~lying, far),
        ("pile", "heap-pile", view.pile, near),
        (f"won-{COLOURS[near]}", f"heap-{COLOURS[near]}", view.won[near] & ~lying, near),
        ("tied", "heap-tied", view.tied & ~lying, near),
    )
    for i, (id, heap, mask, up) in enumerate(heaps):
        label = say("heap-cards", heap=say(heap), n=count(mask))
        zone.place(id, *stack_box(i % 2, i // 2), "slot", label, title=say(heap))
        flags = on(back=id == "pile", dim=id == "tied")
        zone.add(*(placard(view, card, up, id, flags, label) for card in members(mask)))
    zone.zone.upright = Upright(*stack_box(len(heaps), 1)[:2], [stack_box(i, 0) for i in range(len(heaps))])


def stack_box(column: int, line: int) -> Box:
    """The box of a stack; there is room above for high ones."""
    top = STACK_GAP + line * (STACK_HEIGHT + STACK_GAP)
    return column * (STACK_WIDTH + STACK_GAP), top, STACK_WIDTH, STACK_HEIGHT


# Dice that are not placed.


def stock(stage: Stage[rules.State], colour: int) -> None:
    """Supply, reserve and limit in a line. A rolled die lies apart, and so does the viewer's next one."""
    view, paint, own = stage.view, COLOURS[colour], colour == stage.below
    title, rolled = say("stock", who=Who(colour)), view.rolled[colour]
    if own and stage.seat >= 0:
        title = say("own-stock", dice=view.supply[colour], reserve=view.reserve[colour])
    zone = stage.zone(f"stock-{paint}", area="own" if own else "others", title=title, owner=colour)
    apart = rolled > 0 or (own and not is_over(view) and rules.can_place(view, colour))
    supply, reserve, limit = OWN_SPANS if own else OTHERS_SPANS
    at = zone.place(f"supply-{paint}", supply[0], 0, supply[1], label=say("supply"), heap="fan")
    for i in range(view.supply[colour] - apart):
        zone.piece(f"{at}-{i}", "die", at, paint, label=say("die-supply"))
    at = zone.place(f"reserve-{paint}", reserve[0], 0, reserve[1], label=say("in-reserve"), heap="fan")
    for i in range(view.reserve[colour]):
        zone.piece(f"{at}-{i}", "die", at, paint, flags=["dim"], label=say("die-reserve"))
    have, most = rules.placed_sum(view, colour), rules.next_limit(view, colour)
    label = say("pips", have=have, most=most)
    zone.place(f"limit-{paint}", limit[0], 0.26, limit[1], 0.48, "gauge", label, colour=paint, gauge=(have, most))
    if own:
        sides(view, zone, colour, apart and not rolled)
    else:
        zone.place(f"next-{paint}", 0, 0, label=say("rolled"))
    if rolled:
        at = f"side-{rolled}-at" if own else f"next-{paint}"
        zone.piece(f"rolled-{paint}", "die", at, paint, number=rolled, label=say("die-rolled", value=rolled))


def sides(view: rules.State, zone: Layout, colour: int, shown: bool) -> None:
    """All sides of the viewer's next die, where he may choose one; those too high step back."""
    for value in range(1, rules.SIDES + 1):
        at = zone.place(f"side-{value}-at", (value - 1) * SIDE, 1.1, SIDE, 1.4, label=say("next-die", value=value))
        if shown:
            over = value > rules.room(view, colour)
            label = say("die-over" if over else "die-on", value=value)
            zone.piece(f"side-{value}", "die", at, COLOURS[colour], "", value, on(dim=over), label)


def acts(before: rules.State, view: rules.State, told: Sequence[Event]) -> list[Act]:
    """The first die of everybody is cast when a round begins."""
    return [Act("cast", f"rolled-{COLOURS[event.numbers[0]]}") for event in told if event.kind is rules.ROLLS]


# Where moves are made.


def place_ways(stage: Stage[rules.State]) -> None:
    """The rolled die, or a side of the next one, is carried to a card; sides over the limit may be asked about."""
    view, seat = stage.view, stage.seat
    for cell in range(rules.CELLS):
        move, value, slot = rules.PLACE + cell, value_of(cell), slot_of(cell)
        if move in stage.legal:
            piece = f"rolled-{COLOURS[seat]}" if view.rolled[seat] else f"side-{value}"
            stage.way(move, piece, slot, short=say("value", value=value), brings=words.preview(view, seat, cell))
        elif not view.rolled[seat]:
            stage.way(move, f"side-{value}", slot)


def act_ways(stage: Stage[rules.State]) -> None:
    """What the triggered card asks for. Dice too low to be lowered and two dice of one card may be asked about."""
    view = stage.view
    colour, action = view.face[view.slot], rules.action(view)
    cells = members(view.there[colour])
    if view.phase == rules.FIXING:
        for cell in cells:
            label = stage.label(rules.FIX + cell) if rules.FIX + cell in stage.legal else die_name(colour, cell)
            stage.offer(Way(rules.FIX + cell, label, place=cell_id(colour, cell)))
    elif action == rules.TURN:
        for slot, name in enumerate(SLOT_NAMES):
            stage.way(rules.CARD + slot, place=name)
    elif action == rules.SWAP:  # either die is carried onto the other
        for a, b in combinations(cells, 2):
            here, there = cell_id(colour, a), cell_id(colour, b)
            one, other = f"{here}-{view.dice[colour, a] - 1}", f"{there}-{view.dice[colour, b] - 1}"
            stage.way(rules.PAIR + rules.CELLS * a + b, one, there, also=[(other, here)])
    else:
        for cell in cells:
            goal = [] if action == rules.FLIP else [slot_of(rules.moved(cell, rules.STEP[colour, action]))]
            stage.way(rules.DIE + cell, place=cell_id(colour, cell), shows=goal)

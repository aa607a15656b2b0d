"""What a seat sees of Blumengarten: the shelves of the nursery, piles and stock, everybody's flowers and beds.

A card is `card-17` wherever it lies open. Flowers cannot be told apart: they are named after where they lie.
"""

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Piece
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Layout, Stage, on
from spieltisch.games.blumengarten import rules, words
from spieltisch.games.blumengarten.rules import CARD_COLOUR, CARD_NUMBER, COLOURS, DECK, LENGTH, RANKS, ROWS, State
from spieltisch.games.blumengarten.words import say
from spieltisch.games.green_box import pieces, speech
from spieltisch.games.green_box.deck import WHITE
from spieltisch.games.green_box.pieces import card_id, card_piece, cube_piece, hidden_card

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


def draw(stage: Stage[State]) -> None:
    view, points = stage.view, stage.points
    for part in (nursery, piles, stock):
        part(stage)
    for seat in range(view.seats):
        if seat != stage.seat:
            others_table(stage, seat)
        notes = [say("note-planted", n=view.planted[seat]), say("note-thirsty", n=words.thirst(view, seat))]
        stage.panel(seat, PLAYERS[seat], points[seat], [*notes, say("cards", n=view.held[seat])])
    if stage.seat >= 0:
        own_table(stage)
    stage.button(rules.FINISH, key="f", tone="go")


def nursery(stage: Stage[State]) -> None:
    """A shelf for each symbol with its rows beside each other; closer where it is full."""
    view = stage.view
    zone = stage.zone("nursery", title=say("nursery"), surface="wood")
    zone.size(2 * SHELF + BETWEEN, SHELVES * (CARD[1] + GAP) - GAP)
    for symbol, (id, name) in enumerate(zip(pieces.SYMBOLS, speech.SYMBOLS, strict=True)):
        x, y = symbol // SHELVES * (SHELF + BETWEEN), symbol % SHELVES * (CARD[1] + GAP)
        zone.place(f"new-{id}", x, y, NEW_ROW, CARD[1], "slot", say("new-row", symbol=name), symbol=id)
        x += NEW_ROW + GAP
        rows = {slot: LENGTH[row] for slot, row in enumerate(view.row[symbol].tolist()) if row}
        scale = min(1.0, ROOM / (sum(map(row_width, rows.values())) + GAP * (len(rows) - 1))) if rows else 1.0
        for number, (slot, n) in enumerate(rows.items(), 1):
            label = say("row", symbol=name, row=number, n=n)
            at = zone.place(f"row-{id}-{slot}", x, y, row_width(n) * scale, CARD[1], label=label, heap="row")
            x += (row_width(n) + GAP) * scale
            grows = view.phase in (rules.GROWING, rules.NAMING) and (view.last // RANKS, view.slot) == (symbol, slot)
            zone.add(*(card_piece(DECK[card], at, on(glow=grows)) for card in row_cards(view, symbol, slot)))


def row_width(cards: int) -> float:
    return CARD[0] + STEP * (cards - 1)


def row_cards(view: State, symbol: int, slot: int) -> list[int]:
    """The cards of a row from first to last; of equal numbers the one laid last is last."""
    cards = [RANKS * symbol + rank for rank in members(view.row[symbol, slot])]
    return sorted(cards, key=lambda card: (-CARD_NUMBER[card], card == view.last))


def piles(stage: Stage[State]) -> None:
    """The pile, the open discards, and a die that counts down how often the pile may still run out."""
    view = stage.view
    zone = stage.zone("piles", area="side", title=say("piles"))
    zone.line(BADGE)
    zone.put("pile", *CARD, "slot", say("pile"))
    discards = [card_piece(DECK[card]) for card in members(joined(view.discard))]
    zone.heap("discard", *discards, look="slot", label=say("discards"))
    zone.put("count", 1.0, CARD[1] - 0.3, label=say("times-left"), note=say("times-left-note"))
    if view.left:
        zone.add(hidden_card("pile-back", "pile", view.left, label=say("pile-left", n=view.left)))
    if rest := rules.LIMIT[view.seats] - view.emptied:
        zone.piece("count", "die", "count", number=rest, label=say("times-left-die", rest=rest))


def stock(stage: Stage[State]) -> None:
    """The flowers that nobody has. A colour is named there."""
    zone = stage.zone("stock", area="side", title=say("stock"))
    for colour, id in enumerate(pieces.COLOURS[:COLOURS]):
        at, label = f"stock-{id}", say("stock-of", colour=speech.COLOURS[colour])
        heap = flowers(colour, stage.view.stock[colour], at)
        zone.heap(at, *heap, size=(1.0, 1.0), look="tray", label=label, colour=id)
        if rules.NAME + colour in stage.legal:
            stage.way(rules.NAME + colour, place=at)


def flowers(colour: int, n: int, at: str) -> list[Piece]:
    """A heap of flowers, `stock-red-0` and so on."""
    return [cube_piece(colour, f"{at}-{i}", at, label=FLOWERS[colour]) for i in range(n)]


# What belongs to a player.


def others_table(stage: Stage[State], seat: int) -> None:
    """Somebody else: the backs of the hand, thirsty flowers and the garden."""
    view = stage.view
    zone = stage.zone(f"others-{seat}", area="others", title=say("player", who=Who(seat)), owner=seat)
    zone.size(BACKS + TRAY + 2 * GAP + SMALL_GARDEN, CARD[1])
    backs, label = [hidden_card(f"hidden-{seat}-{i}") for i in range(view.held[seat])], say("hand-of", who=Who(seat))
    zone.heap(f"hand-{seat}", *backs, size=(BACKS, CARD[1]), label=label, heap="fan")
    tray(zone, view, seat, BACKS + GAP)
    beds(zone, view, seat, BACKS + TRAY + 2 * GAP, SMALL_GARDEN)


def own_table(stage: Stage[State]) -> None:
    """The viewer's thirsty flowers, garden and hand."""
    view, seat = stage.view, stage.seat
    thirst = stage.zone(f"tray-{seat}", area="own", title=say("tray", lost=words.thirst(view, seat)), owner=seat)
    tray(thirst, view, seat)
    garden = stage.zone(f"garden-{seat}", area="own", title=say("garden", planted=view.planted[seat]), owner=seat)
    garden.size(GARDEN, CARD[1])
    beds(garden, view, seat, 0, GARDEN, free=1)
    hand = members(joined(view.hand[seat]))
    stage.hand(seat, say("hand"), [card_piece(DECK[card]) for card in hand], rules.HAND, sorts=True)
    if stage.is_mine and view.phase != rules.NAMING:
        for card in hand:
            ways(stage, card)


def tray(zone: Layout, view: State, seat: int, x: float = 0) -> None:
    """Four heaps of flowers that wait for water, two by two."""
    for colour, id in enumerate(pieces.COLOURS[:COLOURS]):
        at, label = f"supply-{seat}-{id}", say("thirsty", colour=speech.COLOURS[colour])
        left, top = x + colour % 2 * HEAP_WIDTH, colour // 2 * HEAP_HEIGHT
        zone.place(at, left, top, HEAP_WIDTH, HEAP_HEIGHT, "dry", label, colour=id)
        zone.add(*flowers(colour, view.supply[seat, colour], at))


def beds(zone: Layout, view: State, seat: int, x: float, width: float, free: int = 0) -> None:
    """The beds by colour in one to four lines, their flowers on them, and at the end a free place where asked."""
    own = [(card, bed % COLOURS) for card, bed in enumerate(view.bed.tolist()) if bed >= 0 and bed // COLOURS == seat]
    found = sorted(own, key=lambda bed: (bed[1], -CARD_NUMBER[bed[0]], bed[0]))
    n = len(found) + free
    lines = next(k for k in (1, 2, 3, 4) if n <= width * k * k or k == 4)
    in_line = max(-(-n // lines), round(width * lines))
    w, h = width / in_line, CARD[1] / lines
    spots = [(x + i % in_line * w, i // in_line * h, w, h) for i in range(n)]
    for spot, (card, colour) in zip(spots, found, strict=False):
        at = zone.place(f"bed-{card_id(DECK[card])}", *spot, heap="army")
        zone.add(card_piece(DECK[card], at), *flowers(colour, CARD_NUMBER[card], at))
    if free:
        zone.place(f"new-bed-{seat}", *spots[-1], "bed", say("new-bed"))


def ways(stage: Stage[State], card: int) -> None:
    """To the rows of its symbol and a new one, to a bed or a heap of one's flowers, and to the discards."""
    piece, (symbol, rank), colour = card_id(DECK[card]), divmod(card, RANKS), CARD_COLOUR[card]
    rows = stage.view.row[symbol].tolist()
    for slot in [*(slot for slot in range(ROWS) if rows[slot]), rows.index(0)]:
        place = f"row-{pieces.SYMBOLS[symbol]}-{slot}" if rows[slot] else f"new-{pieces.SYMBOLS[symbol]}"
        then = rows[slot] | 1 << rank
        income = brings(LENGTH[then], colour, rules.DOUBLED[then])
        stage.way(rules.GROW + ROWS * card + slot, piece, place, brings=income)
    bed = rules.PLANT + COLOURS * card
    if colour < WHITE:
        stage.way(bed + colour, piece, f"new-bed-{stage.seat}", brings=brings(CARD_NUMBER[card], colour))
    else:
        for paid, id in enumerate(pieces.COLOURS[:COLOURS]):
            stage.way(bed + paid, piece, f"supply-{stage.seat}-{id}", brings=brings(CARD_NUMBER[card], paid))
    stage.way(rules.EXCHANGE + card, piece, "discard")


def brings(n: int, colour: int, goes: int = 0) -> Phrase:
    """`4 gelbe`; of a joker `4 nach Wahl`; and whether the row would go then."""
    end = "-gone" if goes else ""
    if colour >= WHITE:
        return say(f"brings-any{end}", n=n)
    return say(f"brings{end}", n=n, colour=speech.COLOURS[colour])

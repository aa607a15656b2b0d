"""What a seat sees of Lügenkarten: the row with the last bid, the own hand, and the others' backs and cubes."""

from functools import cache
from typing import Any

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Piece, Way
from spieltisch.engine.showing.stage import CARD, FAN, GAP, PLAYERS, Stage, on
from spieltisch.games.green_box.deck import CARDS, SYMBOL
from spieltisch.games.green_box.pieces import card_piece, hidden_card, tile_piece
from spieltisch.games.green_box.speech import SYMBOLS
from spieltisch.games.luegenkarten import rules, words
from spieltisch.games.luegenkarten.words import say

TILES_A_LINE = 3
CORNER = 0.2  # room all round a tile for the corners of one that lies turned
MARKER = 0.5  # height of the strip below a tile where the marker stands
JOKERS = 0.25  # and of the line below that for the viewer's jokers
CELL_WIDTH, CELL_HEIGHT = 1 + CORNER, 1 + CORNER + MARKER + JOKERS
CUBES = 0.5  # and of the strip below a hand where the cubes lie
CUBE_NAMES = tuple(say("cube", who=Who(seat)) for seat in range(rules.MOST_SEATS))
LEAST_HAND = 3  # a short hand keeps room for so many cards, or they would be drawn too large


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    for seat in stage.others:
        hand(stage, seat)
    if rules.sum_round(view):
        total(stage)
    else:
        row(stage)
    stock(stage)
    if stage.seat >= 0:
        hand(stage, stage.seat)
    for seat in range(view.seats):
        notes = [words.bid_name(view, view.said[seat])] if view.said[seat] != rules.NO_BID else []
        stage.panel(seat, PLAYERS[seat], view.cubes[seat], notes, out=view.cubes[seat] == 0)
    stage.notice(words.notice(view))
    stage.button(rules.LIAR, key="b", tone="danger", shows=["marker"])


# Row and sum.


def row(stage: Stage[rules.State]) -> None:
    """Two lines of three tiles, the start tile turned. Below one stands the marker."""
    view = stage.view
    zone = stage.zone("row", title=head(view), surface="felt")
    zone.size(TILES_A_LINE * CELL_WIDTH + CORNER, rules.TILES // TILES_A_LINE * CELL_HEIGHT + CORNER)
    symbols = view.row.tolist()
    for position, symbol in enumerate(symbols):
        line, column = divmod(position, TILES_A_LINE)
        x, y, at, name = CORNER + column * CELL_WIDTH, CORNER + line * CELL_HEIGHT, f"row-{position}", SYMBOLS[symbol]
        zone.place(at, x, y, look="bed", label=name)
        zone.place(f"marker-{position}", x, y + 1 + CORNER / 2, 1, MARKER, **held(stage, position))
        start = position == rules.START_TILE
        label = say("start-tile", symbol=name) if start else None
        zone.add(tile_piece(symbol, f"tile-{symbol}", at, on(turned=start), label))
    bid = rules.START_TILE if view.bid == rules.NO_BID else view.bid % rules.TILES
    zone.add(marker(view, f"marker-{bid}", view.bid // rules.TILES + 1))
    for move in stage.legal:
        if move >= rules.BID:
            stage.offer(symbol_bid(move, symbols[(move - rules.BID) % rules.TILES]))
        elif move >= rules.CHOOSE:
            stage.way(move, piece=f"tile-{symbols[move - rules.CHOOSE]}")


@cache
def symbol_bid(move: int, symbol: int) -> Way:
    """The way of a bid, made once and kept: an opener may have more than two hundred."""
    n, position = divmod(move - rules.BID, rules.TILES)
    return Way(move, words.symbol_bid(n + 1, symbol), place=f"row-{position}", short=say("times", n=n + 1))


def held(stage: Stage[rules.State], position: int) -> dict[str, Any]:
    """What stands below a tile: how many of it the viewer holds, and how many jokers may count with them."""
    view, seat = stage.view, stage.seat
    if seat < 0 or view.cards[seat] == 0 or rules.hands_shown(view):
        return {}
    symbols, symbol = [SYMBOL[card] for card in members(rules.hand_of(view, seat))], view.row[position]
    wild = position != rules.START_TILE and not view.opened_on_start and view.phase != rules.CHOOSING
    n, jokers = symbols.count(symbol), symbols.count(view.row[rules.START_TILE]) if wild else 0
    traits = {"caption": str(n), "label": say("held", n=n, symbol=SYMBOLS[symbol], jokers=jokers)}
    return traits | ({"note": say("and-jokers", n=jokers)} if jokers else {})


def total(stage: Stage[rules.State]) -> None:
    """The marker alone: in a sum round the row does not matter."""
    zone = stage.zone("sum", title=head(stage.view))
    zone.heap("total", marker(stage.view, "total", stage.view.bid + 1), size=(2, 1), look="tray", label=say("sum"))
    for move in stage.legal:
        if move > rules.SUM:
            stage.way(move, place="total", short=say("number", n=move - rules.SUM))


def marker(view: rules.State, at: str, number: int) -> Piece:
    """The marker with the number of the last bid, in the colour of its bidder."""
    if view.bid == rules.NO_BID:
        return Piece("marker", "marker", at, label=say("marker"))
    label = say("marker-bid", bid=words.bid_name(view, view.bid), who=Who(view.bidder))
    return Piece("marker", "marker", at, PLAYERS[view.bidder], number=number, label=label)


def head(view: rules.State) -> Phrase:
    """How many cards are dealt, and what kind of round it is."""
    n = view.dealt
    if rules.sum_round(view) and view.bid == rules.NO_BID:
        return say("head-sum", n=n, most=6 * n)
    if rules.sum_round(view):
        return say("head-sum-bid", n=n, most=6 * n, bid=words.bid_name(view, view.bid), who=Who(view.bidder))
    if view.phase == rules.CHOOSING:
        return say("head-choosing", n=n)
    if view.opened_on_start:
        return say("head-no-jokers", n=n)
    return say("head-joker", n=n, joker=SYMBOLS[view.row[rules.START_TILE]])


# Cards and cubes.


def stock(stage: Stage[rules.State]) -> None:
    """The cards nobody has, and the box; the cube just lost lies there until new cards are dealt."""
    view, left = stage.view, CARDS - stage.view.dealt
    zone = stage.zone("stock", area="side", title=say("stock"))
    zone.heap("deck", hidden_card("undealt", count=left, label=say("deck-of", n=left)), look="slot", label=say("deck"))
    zone.heap("box", look="tray", label=say("box"))
    if rules.hands_shown(view):
        zone.add(cube(view.loser, view.cubes[view.loser], "box"))
    stage.way(rules.DEAL, piece="undealt")


def hand(stage: Stage[rules.State], seat: int) -> None:
    """The viewer's cards side by side, another player's as a fan; the cubes below."""
    view, own, n = stage.view, seat == stage.seat, stage.view.cards[seat]
    if n == 0:
        return
    zone = stage.zone(f"hand-{seat}", area="own" if own else "others", title=say("hand", who=Who(seat)), owner=seat)
    width = max(n, LEAST_HAND) * (CARD[0] + GAP) - GAP if own else FAN
    if own:
        zone.skip(max(0, LEAST_HAND - n) * (CARD[0] + GAP) / 2)
        zone.row("slot", cards(stage, seat))
    else:
        zone.heap(f"fan-{seat}", *cards(stage, seat), size=(FAN, CARD[1]), heap="fan")
    zone.line()
    at = zone.put(f"cubes-{seat}", width, CUBES, heap="beside")
    zone.add(*(cube(seat, number, at) for number in range(view.cubes[seat])))


def cube(seat: int, number: int, at: str) -> Piece:
    return Piece(f"cube-{seat}-{number}", "cube", at, PLAYERS[seat], label=CUBE_NAMES[seat])


def cards(stage: Stage[rules.State], seat: int) -> list[Piece]:
    """The others' cards are named after seat and slot. When the hands are shown they keep those names, and so turn."""
    view = stage.view
    ids = [f"hand-{seat}-{slot}" for slot in range(view.cards[seat])]
    if seat != stage.seat and not rules.hands_shown(view):
        return [hidden_card(id) for id in ids]
    counts, found = counting(view), []
    for id, card in zip(ids, words.cards_of(view, seat), strict=True):
        flags = on(glow=SYMBOL[card] in counts, dim=counts and SYMBOL[card] not in counts)
        found.append(card_piece(card, flags=flags, id="" if seat == stage.seat else id))
    return found


def counting(view: rules.State) -> set[int]:
    """After a call the symbols that count for the bid; none while there is nothing to count."""
    if not rules.hands_shown(view) or rules.sum_round(view):
        return set()
    position = view.bid % rules.TILES
    wild = {view.row[rules.START_TILE]} if rules.jokers(view, position) == rules.JOKERS_COUNT else set()
    return {view.row[position]} | wild

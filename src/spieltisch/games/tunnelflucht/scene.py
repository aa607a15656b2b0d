"""What a seat sees of Tunnelflucht: the tunnel with start and harbour, the piles, and the hands.

Pirates and cards cannot be told apart, so they are named by where they lie and how high: `pirate-0-12-1`,
`hand-0-hammer-0`. A card is laid on a pirate, or the pirate is carried to where the card would take him.
"""

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Mark, Piece, Upright
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Layout, Stage, on, winding
from spieltisch.games.green_box.pieces import SYMBOLS, hidden_card, tile_piece
from spieltisch.games.green_box.speech import SYMBOLS as NAMES
from spieltisch.games.tunnelflucht import rules
from spieltisch.games.tunnelflucht.words import is_basic, say

# The serpentine in both arrangements: lines of tiles, and start and harbour before and behind them.
LONG_LINE, SHORT_LINE = 12, 6
PITCH, LINE = 1.15, 1.3
BESIDE = 1.3  # width of start and harbour where they are columns
AWAY = 0.3  # from the tiles
NAME = 0.42  # height of their names there
STRIP = 0.95  # height of start and harbour where they are strips
STRIP_NAME = 1.2  # width of their names there
WIDTH = (LONG_LINE - 1) * PITCH + 1 + 2 * (BESIDE + AWAY)
HEIGHT = (rules.TILES // LONG_LINE - 1) * LINE + 1
UPRIGHT_WIDTH = (SHORT_LINE - 1) * PITCH + 1
UPRIGHT_HEIGHT = (rules.TILES // SHORT_LINE - 1) * PITCH + 1 + 2 * (STRIP + AWAY)

LAMP = 0.42
LAMPS = 0.6  # width of their column


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    for seat in stage.others:
        backs = [hidden_card(f"hand-{seat}-{i}") for i in range(view.held[seat])]
        stage.hand(seat, say("hand-of", who=Who(seat), n=view.held[seat]), backs)
    zone = tunnel(stage)
    piles(stage)
    if stage.seat >= 0:
        hand = stage.zone(f"hand-{stage.seat}", area="own", title=say("hand"), owner=stage.seat)
        slots(hand, f"hand-{stage.seat}", view.hand[stage.seat])
    for seat in range(view.seats):
        notes = [say("note-cards", n=view.held[seat])]
        if not is_basic(view) and view.turn == seat:
            notes.append(say("note-action", n=view.actions + 1, all=rules.ACTIONS))
        stage.panel(seat, PLAYERS[seat], view.crew[seat, rules.OUT], notes)
    if stage.is_mine:
        ways(stage)
        foresee(stage, zone)


# The tunnel.


def tunnel(stage: Stage[rules.State]) -> Layout:
    """The tiles, then start and harbour; all of it also for an upright room."""
    view, upright = stage.view, Upright(UPRIGHT_WIDTH, UPRIGHT_HEIGHT, [])
    ends = [[f"{name}-{seat}" for seat in range(view.seats)] for name in ("start", "harbour")]
    route = [ends[0], *([f"t{tile}"] for tile in range(1, rules.TILES + 1)), ends[1]]
    zone = stage.zone("tunnel", title=say("tunnel"), surface="stone", route=route, upright=upright)
    symbols = {tile: symbol for symbol in range(rules.SYMBOLS) for tile in members(joined(view.tiles[symbol]))}
    crews = [view.crew[seat].tolist() for seat in range(view.seats)]
    for tile in range(1, rules.TILES + 1):
        column, line = winding(tile - 1, SHORT_LINE)
        upright.boxes.append((column * PITCH, STRIP + AWAY + line * PITCH, 1, 1))
        column, line = winding(tile - 1, LONG_LINE)
        x, y = BESIDE + AWAY + column * PITCH, line * LINE
        at = zone.place(f"t{tile}", x, y, look="bed", label=say("bed", n=tile), caption=str(tile))
        crowd, label = sum(crew[tile] for crew in crews), say("tile", n=tile, symbol=NAMES[symbols[tile]])
        zone.add(tile_piece(symbols[tile], f"tile-{tile}", at, on(corner=crowd), label))
        if crowd in (1, 2) and not is_basic(view):  # so many cards would bring who comes back (R13)
            zone.zone.marks.append(Mark(f"gain-{tile}", at, "note", text=f"+{crowd}", always=True))
    berths(zone, view.seats, "start", 0, 0)
    berths(zone, view.seats, "harbour", WIDTH - BESIDE, UPRIGHT_HEIGHT - STRIP)
    for seat in range(view.seats):
        for position, n in enumerate(crews[seat]):
            for i in range(n):
                at, label = place_id(seat, position), pirate_name(seat, position)
                zone.piece(f"pirate-{seat}-{position}-{i}", "cube", at, PLAYERS[seat], label=label)
    return zone


def berths(zone: Layout, seats: int, name: str, x: float, y: float) -> None:
    """Start or harbour: its name and a berth for every seat, in a column at x or, upright, in a strip at y."""
    assert zone.zone.upright
    boxes = zone.zone.upright.boxes
    zone.place(f"{name}-name", x, 0, BESIDE, NAME, title=say(name))
    boxes.append((UPRIGHT_WIDTH - STRIP_NAME, y, STRIP_NAME, STRIP))
    high, wide = (HEIGHT - NAME) / seats, (UPRIGHT_WIDTH - STRIP_NAME) / seats
    for seat in range(seats):
        at, label = (x, NAME + seat * high, BESIDE, high - GAP / 2), say(f"{name}-of", who=Who(seat))
        zone.place(f"{name}-{seat}", *at, "tray", label, heap="beside", colour=PLAYERS[seat])
        boxes.append((seat * wide, y, wide - GAP / 2, STRIP))


def place_id(seat: int, position: int) -> str:
    """Where the pirates of a seat stand."""
    if position == rules.START:
        return f"start-{seat}"
    return f"harbour-{seat}" if position == rules.OUT else f"t{position}"


def pirate_name(seat: int, position: int) -> Phrase:
    if rules.START < position < rules.OUT:
        return say("pirate-on", who=Who(seat), n=position)
    return say("pirate-start" if position == rules.START else "pirate-out", who=Who(seat))


# The cards.


def piles(stage: Stage[rules.State]) -> None:
    """The draw pile face down, the discards by symbol and, in the extended game, a lamp for every action."""
    view = stage.view
    zone = stage.zone("piles", area="side", title=say("piles"))
    if not is_basic(view):
        zone.skip(LAMPS)
        lamps(zone, view)
    label = say("pile-cards", n=view.pile)
    deck = [hidden_card("deck", count=view.pile, label=label)] if view.pile else []
    zone.heap("pile", *deck, look="slot", label=say("pile"))
    zone.skip(GAP)
    slots(zone, "discard", view.discard)


def lamps(zone: Layout, view: rules.State) -> None:
    for i in range(rules.ACTIONS):
        at = zone.place(f"lamp-{i}", 0, i * (CARD[1] - LAMP) / (rules.ACTIONS - 1), LAMP, LAMP, "hole")
        if view.turn != rules.NOBODY:
            used = i < view.actions
            label = say("action-used" if used else "action-left")
            zone.piece(f"light-{i}", "disc", at, "gold", flags=on(dim=used), label=label)


def slots(zone: Layout, name: str, some: int) -> None:
    """Some cards, each symbol on its own slot."""
    for symbol, (s, label) in enumerate(zip(SYMBOLS, NAMES, strict=True)):
        at = f"{name}-{s}"
        cards = [Piece(f"{at}-{i}", "card", at, symbol=s, label=label) for i in range(rules.count(some, symbol))]
        zone.heap(at, *cards, look="slot", label=label, symbol=s)


# Moves.


def ways(stage: Stage[rules.State]) -> None:
    """Cards for pirates, pirates back, the pile and a button. Symbols that are not in the hand may be asked about."""
    view, seat = stage.view, stage.seat
    positions = members(joined(view.on[seat]))
    for symbol, s in enumerate(SYMBOLS):
        if rules.count(view.hand[seat], symbol):
            for position in positions:
                run(stage, symbol, position)
        else:
            stage.way(rules.FROM * symbol + positions[0], place=f"hand-{seat}-{s}")
    for position in positions:
        move, target = rules.BACK + position, rules.behind(view, position)
        if move in stage.legal:
            shows = [f"ghost-{target}", f"gain-{target}"]
            stage.way(move, front_pirate(stage, position), f"t{target}", shows=shows)
        elif not view.held[seat]:
            stage.way(move, front_pirate(stage, position))
    stage.way(rules.DRAW, place="pile")
    stage.button(rules.STOP, key="e", tone="go")


def run(stage: Stage[rules.State], symbol: int, position: int) -> None:
    """A card is carried onto a pirate or the pirate to his tile."""
    view, seat = stage.view, stage.seat
    target = rules.ahead(view, seat, symbol, position)
    skipped = [tile for tile in members(joined(view.tiles[symbol])) if position < tile < target]
    stage.way(
        rules.FROM * symbol + position,
        piece=f"hand-{seat}-{SYMBOLS[symbol]}-{rules.count(view.hand[seat], symbol) - 1}",
        place=place_id(seat, position),
        short=NAMES[symbol],
        shows=[f"ghost-{target}", *(f"bar-{tile}" for tile in skipped)],
        also=[(front_pirate(stage, position), place_id(seat, target))],
    )


def front_pirate(stage: Stage[rules.State], position: int) -> str:
    """Of several pirates on a position the one that is carried."""
    return f"pirate-{stage.seat}-{position}-{stage.view.crew[stage.seat, position] - 1}"


def foresee(stage: Stage[rules.State], zone: Layout) -> None:
    """A ghost wherever a move would take a pirate, and a bar on every tile he would skip."""
    for id in sorted({id for way in stage.scene.ways for id in way.shows}):
        sign, _, position = id.partition("-")
        if sign == "bar":
            zone.zone.marks.append(Mark(id, f"t{position}", "barrier"))
        elif sign == "ghost":
            zone.zone.marks.append(Mark(id, place_id(stage.seat, int(position)), colour=PLAYERS[stage.seat]))

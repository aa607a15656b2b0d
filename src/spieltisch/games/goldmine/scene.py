"""What a seat sees of Goldmine: the tunnel of cards, the warning signs, the miners and their gold."""

from __future__ import annotations

from functools import cache
from math import ceil

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.games.goldmine import words
from spieltisch.games.goldmine.rules import CAVES, LEAVE, LONGEST_ROW, NO_CARD, STAY, State, actors, times_seen
from spieltisch.games.goldmine.words import CARD_NAMES, say
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    SYMBOLS,
    TILE,
    card_id,
    card_piece,
    hidden_card,
    tile_piece,
)
from spieltisch.games.green_box.speech import SYMBOLS as SYMBOL_NAMES

CARDS_A_LINE, LINES = 5, 3
MINERS_A_LINE = 4
WIDTH = CARDS_A_LINE * (CARD_WIDTH + GAP) - GAP
NUGGET = 0.5
MINER_HEIGHT = 0.8


def scene(view: State, seat: int) -> Scene:
    zones = [miners(view, seat), tunnel(view), signs(view)]
    table = Scene(zones, [beside_name(view, other, seat) for other in range(view.seats)])
    if ended := words.last_cave(view):
        table.notice = ended
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        table.ways = [
            Way(STAY, words.label(view, seat, STAY), button=True, key="s", tone="go"),
            Way(LEAVE, words.label(view, seat, LEAVE), button=True, key="g", tone="danger"),
        ]
    return table


# The tunnel.


@cache
def tunnel_places() -> list[Place]:
    """Thirteen steps winding down from the entrance, room for gold on each, and the pile in the last corner."""
    places = []
    for step in range(LONGEST_ROW):
        line, column = divmod(step, CARDS_A_LINE)
        x, y = corner(line, column if line % 2 == 0 else CARDS_A_LINE - 1 - column)
        name = say("step", n=step + 1)
        places.append(Place(f"step-{step}", x, y, CARD_WIDTH, CARD_HEIGHT, "slot", name, str(step + 1)))
        on_card = x + CARD_WIDTH - NUGGET, y + CARD_HEIGHT - NUGGET
        places.append(Place(f"on-{step}", *on_card, NUGGET, NUGGET))
    x, y = corner(LINES - 1, CARDS_A_LINE - 1)
    places.append(Place("pile", x, y, CARD_WIDTH, CARD_HEIGHT, "slot", say("pile")))
    return places


def corner(line: int, column: int) -> tuple[float, float]:
    """Where a card lies that has this line and column."""
    return column * (CARD_WIDTH + GAP), line * (CARD_HEIGHT + GAP)


def tunnel(view: State) -> Zone:
    """The cards of this cave with the gold on them, and the pile."""
    pieces = []
    newest, rest = view.shown - 1, view.rest.tolist()
    for step, card in enumerate(view.row.tolist()[: view.shown]):
        pieces.append(card_piece(card, card_id(card), f"step-{step}", card_flags(view, step, newest), CARD_NAMES[card]))
        if rest[step]:
            pieces.append(nuggets(f"gold-{step}", f"on-{step}", rest[step], say("gold-on-card", gold=rest[step])))
    left = len(words.pile(view))
    pieces.append(hidden_card("deck", "pile", left, label=say("pile-of", n=left)))
    title = say("cave", n=view.cave, of=CAVES)
    height = LINES * (CARD_HEIGHT + GAP) - GAP
    return Zone("cave", WIDTH, height, tunnel_places(), pieces, title=title, surface="stone")


def card_flags(view: State, step: int, newest: int) -> tuple[Flag, ...]:
    """The newest card is marked; in a cave that has ended all the others step back."""
    if step == newest:
        return ("last", "crack") if words.is_over(view) and view.fell != NO_CARD else ("last",)
    return ("dim",) if words.is_over(view) else ()


def nuggets(id: str, at: str, gold: int, label: Phrase) -> Piece:
    """Some gold in one heap."""
    return Piece(id, "nugget", at, "gold", label=label, count=gold)


# The warning signs.


@cache
def sign_places() -> list[Place]:
    return [
        Place(f"sign-{symbol}", symbol * (TILE + GAP), 0, look="bed", label=name, symbol=SYMBOLS[symbol])
        for symbol, name in enumerate(SYMBOL_NAMES)
    ]


def signs(view: State) -> Zone:
    """How often each symbol lies in this cave; one that was seen twice glows."""
    pieces = []
    for symbol, name in enumerate(SYMBOL_NAMES):
        seen = times_seen(view, symbol)
        if seen:
            flags: tuple[Flag, ...] = ((), ("glow",), ("crack",))[seen - 1]
            label = say("seen", n=seen, symbol=name)
            pieces.append(tile_piece(symbol, f"seen-{symbol}", f"sign-{symbol}", flags, label))
            pieces[-1].count = seen
    width = len(SYMBOLS) * (TILE + GAP) - GAP
    return Zone("signs", width, TILE, sign_places(), pieces, area="side", title=danger(view))


def danger(view: State) -> Phrase:
    """How many cards of the pile would collapse the cave."""
    if words.is_over(view):
        return say("danger-last" if view.cave == CAVES else "danger-over")
    return say("danger", dangers=words.dangers(view), cards=len(words.pile(view)))


# The miners.


@cache
def miner_places(seats: int) -> tuple[list[Place], float]:
    """For every player a dark spot inside and a tray outside right below it, and the height of all."""
    lines = ceil(seats / MINERS_A_LINE)
    a_line = ceil(seats / lines)
    step = (WIDTH + GAP) / a_line
    places = []
    for seat in range(seats):
        line, column = divmod(seat, a_line)
        x, y, w = column * step, line * (2 * MINER_HEIGHT + 2 * GAP), step - GAP
        inside, outside = say("place-inside", who=Who(seat)), say("place-outside", who=Who(seat))
        colour = PLAYERS[seat]
        places.append(Place(f"in-{seat}", x, y, w, MINER_HEIGHT, "hole", inside, heap="beside", colour=colour))
        below = y + MINER_HEIGHT
        places.append(Place(f"out-{seat}", x, below, w, MINER_HEIGHT, "tray", outside, heap="beside", colour=colour))
    return places, lines * (2 * MINER_HEIGHT + 2 * GAP) - 2 * GAP


def miners(view: State, viewer: int) -> Zone:
    """Who is inside and who outside, the gold in every hand and in every chest."""
    places, height = miner_places(view.seats)
    pieces = []
    for seat in range(view.seats):
        pieces.append(miner(view, seat, viewer))
        if gold := view.hand[seat]:
            pieces.append(nuggets(f"hand-{seat}", f"in-{seat}", gold, say("gold-in-hand", who=Who(seat), gold=gold)))
        if gold := view.bank[seat]:
            pieces.append(nuggets(f"bank-{seat}", f"out-{seat}", gold, say("gold-in-chest", who=Who(seat), gold=gold)))
    return Zone("miners", WIDTH, height, places, pieces, area="others", title=say("miners"))


def miner(view: State, seat: int, viewer: int) -> Piece:
    """A player's miner, marked once he has chosen."""
    buried = words.is_buried(view, seat)
    at = f"in-{seat}" if buried or view.inside >> seat & 1 else f"out-{seat}"
    flags: list[Flag] = ["chosen"] if view.chosen >> seat & 1 else ["dim"] if buried else []
    label = say("miner", who=Who(seat), where=words.whereabouts(view, seat, viewer))
    return Piece(f"miner-{seat}", "pawn", at, PLAYERS[seat], flags=flags, label=label)


def beside_name(view: State, seat: int, viewer: int) -> Seat:
    """Safe gold, whereabouts and the gold at risk."""
    notes = [words.whereabouts(view, seat, viewer)]
    if gold := view.hand[seat]:
        notes.append(say("note-hand", gold=gold))
    return Seat(seat, PLAYERS[seat], view.bank[seat], notes)

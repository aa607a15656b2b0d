"""What a seat sees of Speedy: the two piles in the centre, the own hand, and the backs of the other one."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Who
from spieltisch.engine.scene import Area, Flag, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.games.green_box.scene import (
    CARD_HEIGHT,
    CARD_WIDTH,
    GAP,
    PLAYERS,
    card_id,
    card_piece,
    hidden_card,
)
from spieltisch.games.green_box.speech import CARD_NAMES, HIDDEN_CARD
from spieltisch.games.speedy import words
from spieltisch.games.speedy.rules import (
    DRAW,
    EMPTY,
    GO,
    LAY,
    OVER,
    PILES,
    PLAY,
    RACE,
    SEATS,
    SLOTS,
    STUCK,
    TO_SHED,
    UNKNOWN,
    WAIT,
    State,
    actors,
    cards_left,
    moves,
)
from spieltisch.games.speedy.words import say

MOST_MOVES = 2 * SLOTS
BETWEEN = 0.3  # the piles, and the hand and its draw pile


def scene(view: State, seat: int) -> Scene:
    below = max(seat, 0)
    zones = [hand(view, 1 - below, seat), centre(view), hand(view, below, seat)]
    table = Scene(zones, [beside_name(view, other) for other in range(SEATS)])
    if notice := words.notice(view):
        table.notice = notice
    if seat >= 0 and actors(view) >> seat & 1:
        table.prompt = words.prompt(view, seat)
        out = [0] * MOST_MOVES
        legal = out[: moves(view, seat, out)]
        table.ways = [way(view, seat, move) for move in legal]
        table.shut = [way(view, seat, move) for move in tempting(view, seat) if move not in legal]
    return table


def beside_name(view: State, seat: int) -> Seat:
    """Cards shed, those left, and whether the player has committed himself or waits."""
    left = cards_left(view, seat)
    notes = [say("note-cards", n=left)]
    if view.phase != OVER and not view.awaited >> seat & 1:
        notes.append(say("note-waits" if view.phase == RACE else "note-ready"))
    return Seat(seat, PLAYERS[seat], TO_SHED - left, notes)


# The centre.


@cache
def centre_places() -> list[Place]:
    return [
        Place(f"pile-{n}", n * (CARD_WIDTH + BETWEEN), 0, CARD_WIDTH, CARD_HEIGHT, "slot", say("pile", pile=n))
        for n in range(PILES)
    ]


def centre(view: State) -> Zone:
    pieces = [piece for pile in range(PILES) for piece in pile_pieces(view, pile)]
    width = PILES * CARD_WIDTH + BETWEEN
    return Zone("centre", width, CARD_HEIGHT, centre_places(), pieces, title=say("centre"), surface="felt")


def pile_pieces(view: State, pile: int) -> list[Piece]:
    """The cards underneath as one heap, so that the pile stays there while a new card flies in, and the top card.

    A start card comes from no hand. It keeps its name when it is turned up, so it can be seen turning.
    """
    at, height, top = f"pile-{pile}", view.height[pile], view.top[pile]
    if top == UNKNOWN:
        return [hidden_card(f"start-{pile}", at, label=HIDDEN_CARD)]
    id = f"start-{pile}" if height == 1 else card_id(top)
    pieces = [card_piece(top, id, at, label=CARD_NAMES[top])]
    if height > 1:
        pieces.insert(0, hidden_card(f"under-{pile}", at, height - 1, label=say("underneath", n=height - 1)))
    return pieces


# The hands.


@cache
def hand_places(seat: int) -> list[Place]:
    """Three slots, and the draw pile beside them."""
    places = [
        Place(f"slot-{seat}-{slot}", slot * (CARD_WIDTH + GAP), 0, CARD_WIDTH, CARD_HEIGHT, "slot")
        for slot in range(SLOTS)
    ]
    x = SLOTS * (CARD_WIDTH + GAP) - GAP + BETWEEN
    return [*places, Place(f"stock-{seat}", x, 0, CARD_WIDTH, CARD_HEIGHT, "slot", say("stock"))]


def hand(view: State, seat: int, viewer: int) -> Zone:
    """Hand and draw pile of a seat."""
    pieces = [card_in(view, seat, slot) for slot in range(SLOTS) if view.hand[seat, slot] != EMPTY]
    if left := view.left[seat]:
        pieces.append(hidden_card(f"draw-{seat}", f"stock-{seat}", left, label=say("stock-of", n=left)))
    title = say("hand", who=Who(seat))
    area: Area = "own" if seat == viewer else "others"
    width = SLOTS * (CARD_WIDTH + GAP) - GAP + BETWEEN + CARD_WIDTH
    return Zone(f"hand-{seat}", width, CARD_HEIGHT, hand_places(seat), pieces, area=area, title=title, owner=seat)


def card_in(view: State, seat: int, slot: int) -> Piece:
    """The card in a slot: open for its owner, for the other one a back named after the slot."""
    card, at = view.hand[seat, slot], f"slot-{seat}-{slot}"
    if card == UNKNOWN:
        return hidden_card(f"back-{seat}-{slot}", at, label=HIDDEN_CARD)
    flags: tuple[Flag, ...] = ("chosen",) if view.chosen[seat] == slot else ()
    return card_piece(card, card_id(card), at, flags, CARD_NAMES[card])


# Moves.


def way(view: State, seat: int, move: int) -> Way:
    """Carry a card to a pile, click the own draw pile or a card to give up, or a button."""
    label = words.label(view, seat, move)
    if words.is_play(move):
        slot, pile = words.slot_and_pile(move)
        return Way(move, label, piece=card_id(view.hand[seat, slot]), place=f"pile-{pile}")
    if move == GO:
        return Way(move, label, button=True, key=" ", tone="go")
    if move == WAIT:
        return Way(move, label, button=True, key="w")
    if move == DRAW:
        target = f"draw-{seat}" if view.left[seat] else ""
        return Way(move, label, piece=target, place="" if target else f"stock-{seat}")
    return Way(move, label, piece=card_id(view.hand[seat, move - LAY]))


def tempting(view: State, seat: int) -> list[int]:
    """What somebody might try: his cards on both piles or, in a pause, a card to give up; and to draw."""
    slots = [slot for slot in range(SLOTS) if view.hand[seat, slot] != EMPTY]
    if view.phase == STUCK:
        return [LAY + slot for slot in slots]
    return [*(PLAY + 2 * slot + pile for slot in slots for pile in range(PILES)), DRAW]

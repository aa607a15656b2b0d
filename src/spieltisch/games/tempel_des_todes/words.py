"""What is said of Tempel des Todes: its tiles and cards, moves and refusals."""

from __future__ import annotations

from collections.abc import Iterable

from spieltisch.engine.bits import count
from spieltisch.engine.phrase import Book, Phrase, every
from spieltisch.engine.sets import members
from spieltisch.games.green_box.deck import COLOUR, SYMBOL
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS, SYMBOLS, colour
from spieltisch.games.tempel_des_todes.rules import (
    CARD,
    CHOOSE_TILE,
    DEAD,
    DECK,
    FLIP,
    FRONT,
    MOVEMENT,
    NEIGHBOURS,
    NO_CARD,
    OUT,
    OVER,
    PLACE,
    PLAY_CARD,
    RELIC,
    STEP,
    TARGETS,
    TEMPLE,
    TEMPLE_CARD,
    TEMPLE_SYMBOL,
    TILES,
    USE_POINT,
    State,
    as_it_lies,
    flipped_tiles,
    floor,
    is_second_of_two,
    open_tiles,
    tiles_with,
)

say = Book("tempel_des_todes")

# Names of things.

NAMES = tuple(tuple(f"{row}.{k}" for row, k in places) for places in PLACE)  # of the tiles: row and place, `6.2`


def kind_name(card: int) -> Phrase:
    """A relic or temple card: its number does not matter, `red hammer`."""
    return say("kind", colour=COLOURS[COLOUR[card]], symbol=SYMBOLS[SYMBOL[card]])


RELIC_NAMES = tuple(kind_name(RELIC[card]) for card in range(DECK))
TEMPLE_NAMES = tuple(kind_name(TEMPLE_CARD[card]) for card in range(DECK))
MOVEMENT_NAMES = tuple(CARD_NAMES[MOVEMENT[card]] for card in range(DECK))


def tile_name(view: State, tile: int) -> str:
    """A tile as players write it, `6.2`."""
    return NAMES[view.options[TEMPLE]][tile]


def symbol_of(view: State, tile: int) -> int:
    """The symbol on the front of a tile, whichever side is up."""
    return next(symbol for symbol in range(len(SYMBOLS)) if tiles_with(view, symbol) >> tile & 1)


def tile_and_face(view: State, lying: int) -> Phrase:
    """A tile `as_it_lies` and what it shows: `6.2 (arrow)`, `6.2 (flipped)`."""
    name = tile_name(view, lying % TILES)
    if lying >= TILES:
        return say("tile-flipped", tile=name)
    return say("tile", tile=name, symbol=SYMBOLS[symbol_of(view, lying)])


def temple_cards(cards: Iterable[int]) -> Phrase:
    return every(TEMPLE_NAMES[card] for card in cards)


READINGS = {
    "colour": colour,
    "place": tile_name,
    "places": lambda view, tiles: every(tile_name(view, tile) for tile in members(tiles)),
    "tile": tile_and_face,
    "relics": lambda view, relics: every(RELIC_NAMES[relic] for relic in members(relics)),
    "tiles": lambda view, tiles: every(tile_and_face(view, tile) for tile in members(tiles)),
    "cubes": lambda view, cubes: every(say("one-of", colour=COLOURS[cube // 2]) for cube in members(cubes)),
    "temple-cards": lambda view, cards: temple_cards(members(cards)),
    "row-from": lambda view, kept: temple_cards(view.row.tolist()[kept : view.row_length]),
    "movement-card": lambda view, card: MOVEMENT_NAMES[card],
}


def pile_sizes(view: State) -> tuple[int, int, int]:
    """How many relics, temple cards and movement cards can still be drawn."""
    in_hands: int = sum(view.held.tolist())
    return count(view.relic_pile), count(view.temple_pile), DECK - count(view.discard) - in_hands


def round_number(view: State) -> int:
    """The round that is played or whose end is being settled, from 1."""
    being_played = view.phase == PLAY_CARD or view.card != NO_CARD
    return view.rounds + 1 if being_played else view.rounds


# Moves.


def label(view: State, seat: int, move: int) -> Phrase:
    if move < STEP:
        return say("play", card=MOVEMENT_NAMES[move - CARD])
    if move < FLIP:
        return step_label(view, (move - STEP) // TARGETS, (move - STEP) % TARGETS)
    tile = move - FLIP
    if open_tiles(view) >> tile & 1:
        return say("flip", tile=tile_and_face(view, tile))
    return say("fall", place=tile_name(view, tile))


def step_label(view: State, cube: int, target: int) -> Phrase:
    """Who goes where: `red from 3.1 to 4.2 (wheel)`."""
    who, place = COLOURS[cube // 2], view.cube[cube]
    if place == FRONT:
        return say("enter", colour=who, tile=tile_and_face(view, as_it_lies(view, target)))
    start = tile_name(view, place)
    if target == OUT:
        return say("leave", colour=who, start=start)
    return say("step", colour=who, start=start, tile=tile_and_face(view, as_it_lies(view, target)))


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == PLAY_CARD:
        return say("prompt-card")
    if view.phase == CHOOSE_TILE:
        card = TEMPLE_NAMES[view.row[view.cursor % view.row_length]]
        return say("prompt-flip" if open_tiles(view) else "prompt-fall", card=card)
    return say("prompt-point", card=MOVEMENT_NAMES[view.card], points=view.points_left)


# Reasons.


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == OVER:
        return say("why-over")
    if view.turn != seat:
        return say("why-not-start-player" if view.phase == CHOOSE_TILE else "why-turn")
    if move >= FLIP:
        return flip_reason(view, move - FLIP)
    if view.phase == CHOOSE_TILE:
        return say("why-tile-first")
    if move >= STEP:
        return step_reason(view, (move - STEP) // TARGETS, (move - STEP) % TARGETS)
    if view.phase == USE_POINT:
        return say("why-points-first")
    return say("why-not-in-hand", card=MOVEMENT_NAMES[move - CARD])


def step_reason(view: State, cube: int, target: int) -> Phrase:
    if view.phase == PLAY_CARD:
        return say("why-card-first")
    who, place = COLOURS[cube // 2], view.cube[cube]
    if place in (DEAD, OUT):
        return say("why-dead" if place == DEAD else "why-escaped", colour=who)
    if is_second_of_two(view, cube):
        return say("why-second", colour=who)
    return exit_reason(view, cube) if target == OUT else target_reason(view, cube, target)


def exit_reason(view: State, cube: int) -> Phrase:
    """Why an archaeologist cannot leave the temple (R7)."""
    if not NEIGHBOURS[view.options[TEMPLE], view.cube[cube]] >> OUT & 1:
        return say("why-not-last-row")
    return say("why-exit-colour", colour=COLOURS[cube // 2])


def target_reason(view: State, cube: int, target: int) -> Phrase:
    """Why an archaeologist cannot step onto a tile (R3-R6)."""
    who, place, name = COLOURS[cube // 2], view.cube[cube], tile_name(view, target)
    if place == FRONT and PLACE[view.options[TEMPLE]][target][0] > 1:
        return say("why-first-row")
    if place == target:
        return say("why-stands-there", colour=who, place=name)
    if not NEIGHBOURS[view.options[TEMPLE], place] >> target & 1:
        return say("why-not-next", place=name, start=tile_name(view, place))
    if not floor(view) >> target & 1:
        return say("why-gone", place=name)
    if flipped_tiles(view) >> target & 1:
        return say("why-no-symbol", place=name, colour=who)
    return say("why-no-fit", colour=who, place=name, symbol=SYMBOLS[symbol_of(view, target)])


def flip_reason(view: State, tile: int) -> Phrase:
    """Why a tile cannot be chosen (R14-R16)."""
    if view.phase != CHOOSE_TILE:
        return say("why-not-yet")
    name, shown = tile_name(view, tile), open_tiles(view)
    if not floor(view) >> tile & 1:
        return say("why-gone-already", place=name)
    if not shown:
        return say("why-row-falls", place=name)
    if not shown >> tile & 1:
        return say("why-flipped-already", place=name)
    if view.cursor >= view.row_length:
        return say("why-row-waits", place=name)
    symbol = TEMPLE_SYMBOL[view.row[view.cursor]]
    if symbol_of(view, tile) != symbol:
        return say("why-other-symbol", place=name, symbol=SYMBOLS[symbol])
    return say("why-row-flips", place=name)

"""What is said of Tempel des Todes: its tiles and cards, moves and refusals."""

from collections import Counter

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, every
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import COLOUR, SYMBOL
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS, SYMBOLS
from spieltisch.games.tempel_des_todes import rules

say = Book("tempel_des_todes")


def kind_name(card: int) -> Phrase:
    """A relic or temple card: its number does not matter, `red hammer`."""
    return say("kind", colour=COLOURS[COLOUR[card]], symbol=SYMBOLS[SYMBOL[card]])


RELIC_NAMES = tuple(kind_name(rules.RELIC[card]) for card in range(rules.DECK))
TEMPLE_NAMES = tuple(kind_name(rules.TEMPLE_CARD[card]) for card in range(rules.DECK))
MOVEMENT_NAMES = tuple(CARD_NAMES[rules.MOVEMENT[card]] for card in range(rules.DECK))


def tile_name(view: rules.State, tile: int) -> str:
    """A tile as players write it, by row and place: `6.2`."""
    row, k = rules.PLACE[view.options[rules.TEMPLE]][tile]
    return f"{row}.{k}"


def symbol_of(view: rules.State, tile: int) -> int:
    """The symbol on the front of a tile, whichever side is up."""
    return next(symbol for symbol in range(len(SYMBOLS)) if joined(view.symbols[symbol]) >> tile & 1)


def tile_and_face(view: rules.State, lying: int) -> Phrase:
    """A tile `as_it_lies` and what it shows: `6.2 (arrow)`, `6.2 (flipped)`."""
    name = tile_name(view, lying % rules.TILES)
    if lying >= rules.TILES:
        return say("tile-flipped", tile=name)
    return say("tile", tile=name, symbol=SYMBOLS[symbol_of(view, lying)])


def archaeologists(view: rules.State, cubes: int) -> Phrase:
    """Those of a colour together; of each there are two."""
    colours = Counter(cube // 2 for cube in members(cubes))
    return every(say("two-of" if n == 2 else "one-of", colour=COLOURS[colour]) for colour, n in colours.items())


READINGS: Readings = {
    **speech.READINGS,
    "place": tile_name,
    "places": lambda view, tiles: every(tile_name(view, tile) for tile in members(tiles)),
    "tile": tile_and_face,
    "relics": lambda view, relics: every(RELIC_NAMES[relic] for relic in members(relics)),
    "tiles": lambda view, tiles: every(tile_and_face(view, tile) for tile in members(tiles)),
    "cubes": archaeologists,
    "temple-cards": lambda view, cards: every(TEMPLE_NAMES[card] for card in members(cards)),
    "row-from": lambda view, kept: every(TEMPLE_NAMES[card] for card in view.row.tolist()[kept : view.row_length]),
    "movement-card": lambda view, card: MOVEMENT_NAMES[card],
}


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.STEP:
        return say("play", card=MOVEMENT_NAMES[move - rules.CARD])
    if move >= rules.FLIP:
        if joined(view.open) >> (move - rules.FLIP) & 1:
            return say("flip", tile=tile_and_face(view, move - rules.FLIP))
        return say("fall", place=tile_name(view, move - rules.FLIP))
    cube, target = divmod(move - rules.STEP, rules.TARGETS)
    who, place = COLOURS[cube // 2], view.cube[cube]
    if target == rules.OUT:
        return say("leave", colour=who, start=tile_name(view, place))
    tile = tile_and_face(view, rules.as_it_lies(view, target))
    if place == rules.FRONT:
        return say("enter", colour=who, tile=tile)
    return say("step", colour=who, start=tile_name(view, place), tile=tile)


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.PLAY_CARD:
        return say("prompt-card")
    if view.phase == rules.CHOOSE_TILE:
        card = TEMPLE_NAMES[view.row[view.cursor % view.row_length]]
        return say("prompt-flip" if joined(view.open) else "prompt-fall", card=card)
    return say("prompt-point", card=MOVEMENT_NAMES[view.card], points=view.points_left)


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if move >= rules.FLIP:
        return flip_reason(view, move - rules.FLIP)
    if view.phase == rules.CHOOSE_TILE:
        return say("why-tile-first")
    if move >= rules.STEP:
        return step_reason(view, (move - rules.STEP) // rules.TARGETS, (move - rules.STEP) % rules.TARGETS)
    if view.phase == rules.USE_POINT:
        return say("why-points-first")
    return say("why-not-in-hand", card=MOVEMENT_NAMES[move - rules.CARD])


def step_reason(view: rules.State, cube: int, target: int) -> Phrase:
    """Why an archaeologist cannot leave the temple (R7) or step onto a tile (R3-R6)."""
    if view.phase == rules.PLAY_CARD:
        return say("why-card-first")
    who, place = COLOURS[cube // 2], view.cube[cube]
    if place in (rules.DEAD, rules.OUT):
        return say("why-dead" if place == rules.DEAD else "why-escaped", colour=who)
    if rules.is_second_of_two(view, cube):
        return say("why-second", colour=who)
    near = rules.NEIGHBOURS[view.options[rules.TEMPLE], place] >> target & 1
    if target == rules.OUT:
        return say("why-exit-colour", colour=who) if near else say("why-not-last-row")
    name = tile_name(view, target)
    if place == rules.FRONT and rules.PLACE[view.options[rules.TEMPLE]][target][0] > 1:
        return say("why-first-row")
    if place == target:
        return say("why-stands-there", colour=who, place=name)
    if not near:
        return say("why-not-next", place=name, start=tile_name(view, place))
    if not rules.floor(view) >> target & 1:
        return say("why-gone", place=name)
    if joined(view.flipped) >> target & 1:
        return say("why-no-symbol", place=name, colour=who)
    return say("why-no-fit", colour=who, place=name, symbol=SYMBOLS[symbol_of(view, target)])


def flip_reason(view: rules.State, tile: int) -> Phrase:
    """Why a tile cannot be chosen (R14-R16)."""
    if view.phase != rules.CHOOSE_TILE:
        return say("why-not-yet")
    name, shown = tile_name(view, tile), joined(view.open)
    if not rules.floor(view) >> tile & 1:
        return say("why-gone-already", place=name)
    if not shown:
        return say("why-row-falls", place=name)
    if not shown >> tile & 1:
        return say("why-flipped-already", place=name)
    if view.cursor >= view.row_length:
        return say("why-row-waits", place=name)
    symbol = rules.TEMPLE_SYMBOL[view.row[view.cursor]]
    if symbol_of(view, tile) != symbol:
        return say("why-other-symbol", place=name, symbol=SYMBOLS[symbol])
    return say("why-row-flips", place=name)

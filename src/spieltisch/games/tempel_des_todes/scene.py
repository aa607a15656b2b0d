"""What a seat sees of Tempel des Todes: the temple, the archaeologists, the cards beside it and the hands.

Places of tiles go by their names, `6.2`. A cube keeps its number and an open card its own, wherever it
lies: `cube-3`, `relic-7`, `temple-7`, `move-7`. The card of a closed hand is called after seat and slot.
"""

from math import ceil

from spieltisch.engine.kernel.bits import count
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Flag, Piece
from spieltisch.engine.showing.stage import CARD, GAP, Stage, on
from spieltisch.games.green_box.deck import WHITE
from spieltisch.games.green_box.pieces import card_piece, cube_piece, hidden_card, hidden_tile, tile_piece
from spieltisch.games.green_box.speech import COLOURS, SYMBOLS
from spieltisch.games.tempel_des_todes import rules, words

# The temple: strips before and behind it, and rows of tiles close to each other, with their numbers on the left.
STRIP = 0.9
MARK = 0.45
SEAM = 0.08
PITCH = 1 + SEAM
WIDE = max(rules.WIDTHS[0])
TEMPLE_WIDTH = MARK + WIDE * PITCH - SEAM
DOOR_WIDTH = 3.0
BEYOND = {rules.OUT: "out", rules.FRONT: "front", rules.DEAD: "dead"}

CARDS_IN_LINE = 6
COLLECTED_WIDTH = 3.15


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    for part in (temple, relics, temple_row, piles):
        part(stage)
    for seat in range(view.seats):
        hand(stage, seat)
        notes = [words.say("note-cards", n=view.held[seat])]
        if view.seats > 1 and seat == view.start:
            notes.append(words.say("note-start"))
        stage.panel(seat, score=rules.result(view), notes=notes)
    if stage.is_mine:
        ways(stage)


def temple(stage: Stage[rules.State]) -> None:
    """The start row below, the exit above; in the corners beside it the dead and the card in play."""
    view, doomed, ground = stage.view, would_flip(stage.view), rules.floor(stage.view)
    number = view.rounds + (view.phase == rules.PLAY_CARD or view.card != rules.NO_CARD)
    zone = stage.zone("temple", title=words.say("temple", round=number), surface="stone")
    widths = rules.WIDTHS[view.options[rules.TEMPLE]]
    for tile, (row, k) in enumerate(rules.PLACE[view.options[rules.TEMPLE]]):
        name, stands = words.tile_name(view, tile), ground >> tile & 1
        x = MARK + ((WIDE - widths[row - 1]) / 2 + k - 1) * PITCH
        y = STRIP + SEAM + (len(widths) - row) * PITCH
        zone.place(name, x, y, look="bed" if stands else "hole", label=words.say("place", place=name), heap="beside")
        if k == 1:
            zone.place(f"row-{row}", x - MARK, y + 0.25, MARK, 0.5, label=words.say("row", n=row), caption=str(row))
        if stands:
            zone.add(tile_on(view, tile, doomed >> tile & 1))
    door, bottom = (MARK + TEMPLE_WIDTH - DOOR_WIDTH) / 2, STRIP + SEAM + len(widths) * PITCH
    zone.place("out", door, 0, DOOR_WIDTH, STRIP, "tray", words.say("out"), heap="beside", colour="gold")
    zone.place("front", 0, bottom, TEMPLE_WIDTH, STRIP, "tray", words.say("front"), heap="beside")
    zone.place("dead", 0, 0, door - GAP, STRIP, "none", words.say("dead"), heap="beside")
    zone.add(*(archaeologist(view, cube) for cube in range(rules.CUBES)))
    points = view.points_left if view.phase == rules.USE_POINT else 0
    label = words.say("in-play", points=points)
    zone.place("in-play", TEMPLE_WIDTH - CARD[0], 0, *CARD, "slot", label, caption="●" * points)
    if points:
        zone.add(movement_card(view.card, "in-play"))


def would_flip(view: rules.State) -> int:
    """The tiles that the end of the round would flip if it came now; where one is chosen, all of them."""
    if view.phase not in (rules.PLAY_CARD, rules.USE_POINT):
        return 0
    then = view.copy()
    rules.lose_tiles(then, joined(then.flipped))
    rules.check_temple_cards(then)
    then.cursor = then.waiting = 0
    doomed = 0
    while then.phase != rules.OVER and then.cursor < 2 * then.row_length:
        struck = rules.endangered(then)
        doomed |= struck
        rules.strike(then, struck & -struck)
    return doomed


def tile_on(view: rules.State, tile: int, doomed: int) -> Piece:
    """A tile that is not gone. A flipped one has a crack, and an open one that would be flipped as things stand."""
    name = words.tile_name(view, tile)
    if joined(view.flipped) >> tile & 1:
        label = words.say("tile-falling", tile=words.say("tile-flipped", tile=name))
        return hidden_tile(f"tile-{name}", name, flags=["crack"], label=label)
    symbol = words.symbol_of(view, tile)
    label = words.say("tile", tile=name, symbol=SYMBOLS[symbol])
    if doomed:
        label = words.say("tile-in-danger", tile=label)
    return tile_piece(symbol, f"tile-{name}", name, on(crack=doomed), label)


def place_of(view: rules.State, where: int) -> str:
    """The place of an archaeologist: a tile, or one of those beyond."""
    return BEYOND.get(where) or words.tile_name(view, where)


def archaeologist(view: rules.State, cube: int) -> Piece:
    where = view.cube[cube]
    at = place_of(view, where)
    place = words.say(at) if where in BEYOND else words.say("on-tile", tile=at)
    label = words.say("archaeologist", colour=COLOURS[cube // 2], at=place)
    return cube_piece(cube // 2, f"cube-{cube}", at, on(hat=True, dim=where == rules.DEAD), label)


# The cards beside it.


def relics(stage: Stage[rules.State]) -> None:
    """The open relics, those an archaeologist serves now glowing, and the collected ones as a fan."""
    view = stage.view
    there = rules.standing(view) if view.phase in (rules.PLAY_CARD, rules.USE_POINT) else 0
    zone = stage.zone("relics", area="side", title=words.say("relics"))
    shown = [relic_card(relic, there >> rules.RELIC_KIND[relic] & 1) for relic in members(view.relics)]
    zone.row("relic-place", shown, rules.RELICS_OPEN, look="slot")
    zone.skip(GAP)
    collected = [relic_card(relic, 0) for relic in members(view.collected)]
    label, caption = words.say("collected-of", n=len(collected), of=rules.DECK), f"{len(collected)}/{rules.DECK}"
    size = (COLLECTED_WIDTH, CARD[1])
    zone.heap("collected", *collected, size=size, look="tray", label=label, caption=caption, heap="fan")


def temple_row(stage: Stage[rules.State]) -> None:
    """The temple cards, oldest first; averted ones glow, and at the end of a round the one that strikes is marked."""
    view = stage.view
    zone = stage.zone("temple-row", area="side", title=words.say("temple-row"))
    slots = CARDS_IN_LINE * max(1, ceil(view.row_length / CARDS_IN_LINE))
    zone.grid([f"temple-place-{i}" for i in range(slots)], CARDS_IN_LINE, CARD, look="slot")
    there = rules.standing(view)
    for i, card in enumerate(view.row.tolist()[: view.row_length]):
        flag: Flag | None = None
        if view.phase == rules.CHOOSE_TILE:
            flag = strike_flag(view, i)
        elif view.phase != rules.OVER and there >> rules.TEMPLE_KIND[card] & 1:
            flag = "glow"
        zone.add(temple_card(card, f"temple-place-{i}", flag))


def strike_flag(view: rules.State, i: int) -> Flag | None:
    """While tiles are chosen: the card that strikes is chosen, those that have had their tile step back (R14, R15)."""
    if i == view.cursor % view.row_length:
        return "chosen"
    waits = view.waiting >> i & 1 and view.cursor < view.row_length + i
    return "dim" if i < view.cursor and not waits else None


def piles(stage: Stage[rules.State]) -> None:
    """The three piles face down, and the discards with every card of theirs."""
    view = stage.view
    in_play = 1 << view.card if view.phase == rules.USE_POINT else 0
    movement_left = rules.DECK - count(view.discard) - sum(view.held.tolist())
    contents = {
        "relic-pile": pile("relic-pile", count(view.relic_pile)),
        "temple-pile": pile("temple-pile", count(view.temple_pile)),
        "temple-discard": [temple_card(card) for card in members(view.temple_discard)],
        "move-pile": pile("move-pile", movement_left),
        "move-discard": [movement_card(card) for card in members(view.discard ^ in_play)],
    }
    zone = stage.zone("piles", area="side", title=words.say("piles"))
    for name, cards in contents.items():
        zone.heap(name, *cards, look="slot", label=words.say(name))


def pile(name: str, n: int) -> list[Piece]:
    return [hidden_card(f"{name}-back", count=n, label=words.say("pile-of", pile=words.say(name), n=n))] if n else []


def relic_card(relic: int, served: int) -> Piece:
    name = words.RELIC_NAMES[relic]
    label = words.say("relic-served", card=name) if served else name
    return unnumbered(rules.RELIC[relic], "", on(glow=served), label, f"relic-{relic}")


def temple_card(card: int, at: str = "", flag: Flag | None = None) -> Piece:
    name = words.TEMPLE_NAMES[card]
    label = words.say(f"temple-{flag}", card=name) if flag else name
    return unnumbered(rules.TEMPLE_CARD[card], at, [flag] if flag else [], label, f"temple-{card}")


def unnumbered(card: int, at: str, flags: list[Flag], label: Phrase, id: str) -> Piece:
    """A card whose number is of no use here and is not shown."""
    piece = card_piece(card, at, flags, label, id)
    piece.number = None
    return piece


def movement_card(card: int, at: str = "") -> Piece:
    return card_piece(rules.MOVEMENT[card], at, id=f"move-{card}")


def hand(stage: Stage[rules.State], seat: int) -> None:
    """The viewer's own cards in one or two lines; somebody else's as a fan of backs, or of cards if hands are open."""
    view, name, title = stage.view, f"hand-{seat}", words.say("hand", who=Who(seat))
    own = seat == stage.seat
    most = rules.SOLO_CARDS if view.seats == 1 else ceil(rules.SHARED_CARDS / view.seats)  # after the deal (S6)
    zone = stage.zone(name, area="own" if own else "others", title=title, owner=seat)
    if own:
        zone.grid([f"{name}-{i}" for i in range(most)], ceil(most / ceil(most / CARDS_IN_LINE)), CARD)
        zone.add(*(movement_card(card, f"{name}-{i}") for i, card in enumerate(members(view.hand[seat]))))
        return
    cards = [hidden_card(f"hidden-{seat}-{slot}") for slot in range(view.held[seat])]
    if view.options[rules.OPEN_HANDS]:
        cards = [movement_card(card) for card in members(view.hand[seat])]
    zone.heap(name, *cards, size=(0.5 * (most + 1), CARD[1]), label=title, heap="fan")


def ways(stage: Stage[rules.State]) -> None:
    """A click on a card or a tile, a cube carried to a tile or out; what the card does not allow may be asked about."""
    view = stage.view
    if view.phase == rules.CHOOSE_TILE:
        for tile in members(rules.floor(view)):
            stage.way(rules.FLIP + tile, place=words.tile_name(view, tile))
        return
    for card in members(view.hand[stage.seat]):
        movable = [f"cube-{cube}" for cube in range(rules.CUBES) if rules.targets(view, cube, card)]
        stage.way(rules.CARD + card, piece=f"move-{card}", shows=movable if view.phase == rules.PLAY_CARD else [])
    for cube in range(rules.CUBES):
        steps(stage, cube)


def steps(stage: Stage[rules.State], cube: int) -> None:
    """Where an archaeologist could be carried; before a card is played he only answers that it comes first."""
    view = stage.view
    near = rules.NEIGHBOURS[view.options[rules.TEMPLE], view.cube[cube]] & (rules.floor(view) | rules.OUT_BIT)
    for target in members(near):
        move = rules.STEP + cube * rules.TARGETS + target
        if view.phase == rules.PLAY_CARD:
            stage.way(move, piece=f"cube-{cube}")
            return
        shows = served(view, cube, target) if move in stage.legal else []
        stage.way(move, piece=f"cube-{cube}", place=place_of(view, target), shows=shows)


def served(view: rules.State, cube: int, tile: int) -> list[str]:
    """The relics and temple cards that an archaeologist would serve on a tile (R11, R13)."""
    if not joined(view.open) >> tile & 1:
        return []
    kinds = [rules.SYMBOLS * colour + words.symbol_of(view, tile) for colour in (cube // 2, WHITE)]
    row = view.row.tolist()[: view.row_length]
    found = [f"relic-{relic}" for relic in members(view.relics) if rules.RELIC_KIND[relic] in kinds]
    return found + [f"temple-{card}" for card in row if rules.TEMPLE_KIND[card] in kinds]

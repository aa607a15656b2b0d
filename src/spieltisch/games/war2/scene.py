"""What a seat sees of War 2.0: the world map with its armies, the places for orders and fights, and all cards.

A tile's place is called after it, `c4`. The units of a heap are counted from the ground, `blue-c4-0`; a move is
made with the top one. A card keeps its number, `card-17`, but in a fight: there it is `attack-card` or
`defence-card`, so that a hidden one can turn over without having been called by its name.
"""

from collections.abc import Iterable, Sequence

from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Area, Flag
from spieltisch.engine.showing.stage import CARD, GAP, PLAYERS, Layout, Stage, on
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.deck import COLUMNS
from spieltisch.games.green_box.pieces import SYMBOLS, card_id, card_piece, hidden_card
from spieltisch.games.war2 import rules, words
from spieltisch.games.war2.maps import FEWEST, NAMES, NOWHERE, PLACES, VARIANTS, YELLOW, atlas
from spieltisch.games.war2.rules import NO_CARD, NOBODY, State
from spieltisch.games.war2.words import say, tile_name

# A tile with its symbol above and room for an army below.
CELL = 1.6
ARMY_X, ARMY_Y, ARMY = 0.21, 0.64, (1.18, 0.76)

# The strip below the map: places for orders, a fight and the reserves.
STRIP = 1.2
SPLIT = 0.1
ORDERS = {"turn": 1.1, "reinforce": 2.0, "march": 1.35}  # and how wide they are
SIDES = ("attack", "defence")
RESERVE_WIDTH = 0.55

# A player's cards: hand, discard pile and those for later.
OWN_WIDTH, OTHERS_WIDTH = 8.4, 6.0
MOST_SPREAD = 2.0  # width of the discard pile
NEXT_PLAYED, NEXT_LATER = 0.25, 0.3  # what is seen of a card that lies below another


def draw(stage: Stage[State]) -> None:
    for seat in stage.others:
        cards(stage, seat, "side", OTHERS_WIDTH)
    world(stage)
    if stage.seat >= 0:
        cards(stage, stage.seat, "own", OWN_WIDTH)
    for seat in range(stage.view.seats):
        panel(stage, seat)
    stage.notice(last_fight(stage.view))
    if stage.is_mine:
        for move in sorted({*stage.legal, *tempting(stage.view, stage.seat)}):
            way(stage, move)
    stage.button(rules.DONE, key="d", tone="go")
    stage.button(rules.TAKE_UP, key="t", tone="go")
    stage.button(rules.ADVANCE, key="n")
    stage.button(rules.END_TURN, key="e")


def panel(stage: Stage[State], seat: int) -> None:
    """Score, reserve, what the score is made of, and a last turn to come."""
    view, colour, score = stage.view, PLAYERS[army_colour(stage.view, seat)], words.score(stage.view, seat)
    if not view.playing >> seat & 1:
        stage.panel(seat, colour, 0, [say("note-out")], out=True)
        return
    notes = [say("note-reserve", n=view.reserve[seat])]
    if view.ending == rules.LAST_TURNS and view.due >> seat & 1 and view.phase != rules.OVER:
        notes.append(say("note-last-turn"))
    stage.panel(seat, colour, score["points"], [*notes, say("note-score", **score)])


def last_fight(view: State) -> Phrase | None:
    """The last fight until another card is played, and perhaps that the end is near."""
    ending = view.ending == rules.NEAR_END
    if view.cards[0] == NO_CARD:
        return say("end-near") if ending else None
    kind, tile = "notice-fight-and-end" if ending else "notice-fight", tile_name(view, view.target)
    attack, defence = view.strength.tolist()
    attacker, defender = map(Who, view.fighters.tolist())
    winner = attacker if attack > defence else defender
    return say(kind, tile=tile, attacker=attacker, attack=attack, defence=defence, defender=defender, winner=winner)


# The world.


def world(stage: Stage[State]) -> None:
    """The map, below it places for orders, for a fight and for everybody's reserve."""
    view, lines = stage.view, VARIANTS[rules.variant(stage.view)]
    lanes = [*atlas(rules.variant(view), CELL).lanes]
    zone = stage.zone("world", title=say("world"), surface="sea", lanes=lanes)
    wide, high = len(lines[0]) * CELL, len(lines) * CELL
    zone.size(wide, high + GAP + STRIP)
    zone.y, zone.gap = high + GAP, SPLIT
    regions(view, zone)
    orders(view, zone)
    fight(view, zone)
    for seat in range(view.seats):  # from the right end of the strip, seat 0 last
        x, n = wide - (seat + 1) * RESERVE_WIDTH, view.reserve[seat]
        label = say("reserve", who=Who(seat))
        at = zone.place(f"reserve-{seat}", x, zone.y, RESERVE_WIDTH, STRIP, label=label, heap="up")
        units(view, zone, seat, at, n, say("note-reserve", n=n))


def regions(view: State, zone: Layout) -> None:
    """The tiles, their borders in the colours of whoever holds them, and all armies.

    In a fight both heaps glow; in a march the source does, and closed ones step back.
    """
    number, faces, armies = rules.variant(view), view.face.tolist(), view.units.tolist()
    outlines = atlas(number, CELL).outlines
    holders = {tile: seat for seat in range(view.seats) for tile in members(rules.tiles_of(view, seat))}
    lit = {view.source, view.target} if view.phase in (rules.ATTACKING, rules.DEFENDING) else {view.source}
    closed = joined(view.served) if view.phase == rules.MARCHING else 0
    for tile, (name, (row, column)) in enumerate(zip(NAMES[number], PLACES[number], strict=True)):
        x, y, face, seat = column * CELL + ARMY_X, row * CELL + ARMY_Y, faces[tile], holders.get(tile, NOBODY)
        is_green = face != YELLOW
        label = say("land", tile=name, symbol=speech.SYMBOLS[face]) if is_green else say("land-yellow", tile=name)
        zone.place(
            *(name, x, y, *ARMY, "land", label, name),
            heap="army",
            symbol=SYMBOLS[face] if is_green else "",
            colour=PLAYERS[army_colour(view, seat)] if seat != NOBODY else "",
            outline=outlines[name],
            ground="meadow" if is_green else "sand",
        )
        if seat != NOBODY:
            n, colour = armies[tile], speech.COLOURS[army_colour(view, seat)]
            label = say("army", tile=words.tile_and_symbol(view, tile), n=n, colour=colour)
            units(view, zone, seat, name, n, label, on(glow=tile in lit, dim=closed >> tile & 1))


def army_colour(view: State, seat: int) -> int:
    return rules.UNIT_COLOURS[view.seats - FEWEST][seat]


def units(view: State, zone: Layout, seat: int, at: str, n: int, label: Phrase, flags: Sequence[Flag] = ()) -> None:
    """So many units of a player on one place."""
    colour = PLAYERS[army_colour(view, seat)]
    for k in range(n):
        zone.piece(f"{colour}-{at}-{k}", "cube", at, colour, flags=[*flags], label=label)


def top_unit(view: State, tile: int) -> str:
    """The id of the unit that moves first."""
    colour = PLAYERS[army_colour(view, rules.holder(view, tile))]
    return f"{colour}-{tile_name(view, tile)}-{view.units[tile] - 1}"


def orders(view: State, zone: Layout) -> None:
    """Where a card is laid for an order; pips count the actions, units or sources left."""
    left = view.actions, *(view.left * (view.phase == phase) for phase in (rules.REINFORCING, rules.MARCHING))
    for (order, width), n in zip(ORDERS.items(), left, strict=True):
        title = say(f"order-{order}")
        zone.put(order, width, STRIP, "tray", say("order-left", order=title, n=n) if n else title, "●" * n, title)


def fight(view: State, zone: Layout) -> None:
    """The card chosen in secret, its back to the others; then both cards, until they are history or taken up."""
    zone.skip(SPLIT)
    zone.gap = SPLIT / 2
    for side in SIDES:
        zone.put(side, STRIP * CARD[0] / CARD[1], STRIP, "slot", say(f"side-{side}"))
    secret = view.phase == rules.DEFENDING and view.cards[0] == NO_CARD
    if secret and view.chosen == NO_CARD:
        zone.add(hidden_card("attack-card", "attack", label=say("card-secret")))
    for seat, (side, played) in in_fight(view).items():
        card = words.deck_card(view, seat, played)
        label = say("card-secret") if secret else words.CARD_NAMES[card]
        zone.add(card_piece(card, side, label=label, id=f"{side}-card"))


def in_fight(view: State) -> dict[int, tuple[str, int]]:
    """Who has a card in the fight, on which side, and which one; it is not drawn elsewhere."""
    if view.chosen != NO_CARD:
        return {view.turn: (SIDES[0], view.chosen)}
    sides = zip(view.fighters, SIDES, view.cards, strict=True)
    return {seat: (side, card) for seat, side, card in sides if card != NO_CARD and view.discard[seat] >> card & 1}


# The cards.


def cards(stage: Stage[State], seat: int, area: Area, width: float) -> None:
    """Everybody's cards lie open. A discard pile that grows takes room from the hand, which shrinks."""
    view, (_, away) = stage.view, in_fight(stage.view).get(seat, ("", NO_CARD))
    hand, pile = ([card for card in members(cards[seat]) if card != away] for cards in (view.hand, view.discard))
    later = range(rules.ASIDE - view.taken[seat])
    pile_width = min(MOST_SPREAD, CARD[0] + NEXT_PLAYED * max(0, len(pile) - 1))
    later_width = CARD[0] + NEXT_LATER * (len(later) - 1)
    hand_width = width - pile_width - GAP - (later_width + GAP if later else 0)
    zone = stage.zone(f"cards-{seat}", area=area, title=say("cards", who=Who(seat)), owner=seat)
    spread(view, zone, seat, hand, "hand", hand_width)
    spread(view, zone, seat, pile, "pile", pile_width, "dim")
    if later:
        spread(view, zone, seat, later, "later", later_width, "locked")


def spread(view: State, zone: Layout, seat: int, cards: Iterable[int], where: str, width: float, *flags: Flag) -> None:
    """A place with some cards of a player, low numbers first; flags say that they are not in the hand."""
    at = zone.put(f"{where}-{seat}", width, CARD[1], "slot" if where == "pile" else "none", say(where), heap="fan")
    for card in sorted(cards, key=lambda card: (rules.NUMBER[card], card)):
        number = words.deck_card(view, seat, card)
        name = words.CARD_NAMES[number]
        zone.add(card_piece(number, at, flags, say(f"card-{flags[0]}", card=name) if flags else name))


# Moves.


def way(stage: Stage[State], move: int) -> None:
    """Where a move is made: a tile, a card carried to its place, or a unit carried to a neighbour."""
    view = stage.view
    if move < rules.CARD:
        stage.way(move, place=tile_name(view, move - rules.TILE))
    elif move < rules.STEP:
        kind, card = divmod(move - rules.CARD, COLUMNS)
        fights = kind == 0 and view.phase != rules.FIRST_CARD
        place = SIDES[view.phase == rules.DEFENDING] if fights else list(ORDERS)[kind]
        stage.way(move, card_id(words.deck_card(view, stage.seat, card)), place)
    elif move < rules.ADVANCE:
        tile, other = words.way_of(view, move)
        stage.way(move, top_unit(view, tile), tile_name(view, other))
    elif rules.ADVANCE < move < rules.DONE:
        there, short = tile_name(view, view.target), say("units", n=move - rules.ADVANCE)
        stage.way(move, top_unit(view, view.source), there, short=short)


def tempting(view: State, seat: int) -> list[int]:
    """Moves that somebody might try although they may not be legal now."""
    own, tiles = members(rules.tiles_of(view, seat)), range(len(NAMES[rules.variant(view)]))
    if view.phase in (rules.SETTLE, rules.REINFORCING):
        return [rules.TILE + tile for tile in (tiles if view.phase == rules.SETTLE else own)]
    if view.phase not in (rules.FIRST_CARD, rules.ACTION, rules.MARCHING):
        return []
    base = rules.ATTACK if view.phase == rules.FIRST_CARD else rules.STEP
    steps = [base + 4 * tile + side for tile in own for side in range(4) if rules.beside(view, tile, side) != NOWHERE]
    cards = members(view.hand[seat]) if view.phase == rules.ACTION else []
    return steps + [rules.REINFORCE + card for card in cards]

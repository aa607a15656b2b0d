"""What is said of War 2.0: its territories, cards, moves and refusals."""

from spieltisch.engine.kernel.sets import joined
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Arg, Book, Phrase, Who
from spieltisch.games.green_box.deck import CARDS, COLUMNS, NUMBER, SYMBOL
from spieltisch.games.green_box.speech import SYMBOLS
from spieltisch.games.war2 import rules
from spieltisch.games.war2.maps import FEWEST, NAMES, NOWHERE, YELLOW

say = Book("war2")

# Cards without their colours, which are the players'.
CARD_NAMES = tuple(say("card", symbol=SYMBOLS[SYMBOL[card]], number=int(NUMBER[card])) for card in range(CARDS))


# Names of things, and how told numbers are read.


def tile_name(view: rules.State, tile: int) -> str:
    """A tile as the map calls it, `c4`."""
    return NAMES[rules.variant(view)][tile]


def tile_and_symbol(view: rules.State, tile: int) -> Arg:
    """A tile with its symbol, if it has one: `c4 (hammer)`."""
    name, face = tile_name(view, tile), view.face[tile]
    return name if face == YELLOW else say("tile", tile=name, symbol=SYMBOLS[face])


def deck_card(view: rules.State, seat: int, card: int) -> int:
    """A player's card by its number in the deck."""
    return COLUMNS * rules.CARD_SETS[view.seats - FEWEST][seat] + card


def card_name(view: rules.State, seat: int, card: int) -> Phrase:
    return CARD_NAMES[deck_card(view, seat, card)]


def score(view: rules.State, seat: int) -> dict[str, int]:
    """Points for territories, for different symbols and for whole sets, and all together (E4-E6)."""
    land, (variety, sets) = rules.territories(view, seat), rules.points_for_symbols(view, seat)
    return {"land": land, "variety": variety, "sets": sets, "points": land + variety + sets}


READINGS: Readings = {
    "tile": tile_name,
    "tile and symbol": tile_and_symbol,
    "card": lambda view, number: card_name(view, *divmod(number, COLUMNS)),
    "score": lambda view, seat: say("score", **score(view, seat)),
}


# Moves.


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.CARD:
        tile = tile_and_symbol(view, move - rules.TILE)
        return say("retreat" if view.phase == rules.RETREATING else "unit-on", tile=tile)
    if move < rules.STEP:
        return card_label(view, seat, move)
    if move < rules.ADVANCE:
        tile, other = way_of(view, move)
        here, there = tile_name(view, tile), tile_and_symbol(view, other)
        return say("march" if move < rules.ATTACK else "attack", here=here, there=there)
    if move < rules.DONE:
        return say("advance", n=move - rules.ADVANCE)
    if move == rules.DONE:
        return say("end-reinforcing" if view.phase == rules.REINFORCING else "end-march")
    return say("take-up" if move == rules.TAKE_UP else "end-turn")


def card_label(view: rules.State, seat: int, move: int) -> Phrase:
    card = (move - rules.CARD) % COLUMNS
    name = card_name(view, seat, card)
    if move >= rules.REINFORCE:
        return say("reinforce-with" if move < rules.MARCH else "march-with", card=name)
    if view.phase == rules.FIRST_CARD:
        return say("open-with", card=name, n=int(rules.NUMBER[card]))
    own = view.source if view.phase == rules.ATTACKING else view.target
    return say("fight-with", card=name, strength=int(rules.strength(view, seat, card, own)))


def way_of(view: rules.State, move: int) -> tuple[int, int]:
    """From where to where a unit marches or an army attacks; the other tile may be NOWHERE."""
    tile, side = divmod((move - rules.STEP) % (rules.ATTACK - rules.STEP), 4)
    return tile, rules.beside(view, tile, side)


PROMPTS = {
    rules.SETTLE: "prompt-settle",
    rules.STRENGTHEN: "prompt-strengthen",
    rules.FIRST_CARD: "prompt-first-card",
    rules.RETREATING: "prompt-retreat",
}


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase in PROMPTS:
        return say(PROMPTS[view.phase])
    if view.phase == rules.ACTION:
        kind = "prompt-empty" if not view.hand[seat] else "prompt-again" if view.reinforced else "prompt-action"
        return say(kind, n=view.actions)
    if view.phase == rules.REINFORCING:
        return say("prompt-reinforce", n=min(view.left, view.reserve[seat]))
    if view.phase == rules.MARCHING:
        if view.source == NOWHERE or view.units[view.source] == 0:
            return say("prompt-march", n=view.left)
        return say("prompt-march-on", tile=tile_name(view, view.source), n=view.left)
    there = tile_and_symbol(view, view.target)
    if view.phase == rules.ADVANCING:
        return say("prompt-advance", tile=there)
    n, others = view.units[view.source], view.units[view.target]
    if view.phase == rules.ATTACKING:
        return say("prompt-attack", here=tile_name(view, view.source), there=there, n=n, others=others)
    return say("prompt-defend", who=Who(view.turn), there=there, n=n, others=others)


# Reasons.

# The moves that a phase is for, and why there are no others.
MUST_FIRST = {
    rules.SETTLE: (range(rules.CARD), "why-settle-first"),
    rules.STRENGTHEN: (range(rules.CARD), "why-strengthen-first"),
    rules.FIRST_CARD: (range(rules.CARD, rules.REINFORCE), "why-open-first"),
    rules.REINFORCING: (range(rules.CARD), "why-reinforce-first"),
    rules.MARCHING: (range(rules.STEP, rules.ATTACK), "why-march-first"),
    rules.ATTACKING: (range(rules.CARD, rules.REINFORCE), "why-fight-first"),
    rules.DEFENDING: (range(rules.CARD, rules.REINFORCE), "why-fight-first"),
    rules.RETREATING: (range(rules.CARD), "why-retreat-first"),
    rules.ADVANCING: (range(rules.ADVANCE, rules.DONE), "why-advance-first"),
}


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if view.phase in MUST_FIRST:
        meant, why = MUST_FIRST[view.phase]
        if move not in meant:
            return say(why)
    if move < rules.CARD:
        return tile_reason(view, seat, move - rules.TILE)
    if move < rules.REINFORCE and view.phase == rules.ACTION:
        return say("why-use")
    if move < rules.STEP:
        card = (move - rules.CARD) % COLUMNS
        held = view.hand[seat] >> card & 1
        return say("why-once") if held else say("why-not-held", card=card_name(view, seat, card))
    if move < rules.ADVANCE:
        return way_reason(view, seat, move)
    if move < rules.DONE and view.phase == rules.ADVANCING:
        return say("why-too-many", tile=tile_name(view, view.source))
    if move < rules.DONE:
        return say("why-advance")
    return say({rules.DONE: "why-nothing-to-end", rules.TAKE_UP: "why-take-up", rules.END_TURN: "why-must-act"}[move])


def tile_reason(view: rules.State, seat: int, tile: int) -> Phrase:
    """Why a tile cannot be chosen."""
    if view.phase == rules.ACTION:
        return say("why-place")
    if tile >= rules.NUMBER_OF_TILES[rules.variant(view)]:
        return say("why-no-such-tile")
    owner, name = rules.holder(view, tile), tile_name(view, tile)
    if view.phase == rules.SETTLE:
        if view.face[tile] != YELLOW:
            return say("why-not-yellow", tile=name)
        return say("why-taken" if owner != rules.NOBODY else "why-beside", tile=name)
    if view.phase == rules.RETREATING:
        if not rules.NEAR[rules.variant(view), view.target] >> tile & 1:
            return say("why-not-near", tile=name)
        return say("why-not-yours-to-retreat" if owner != rules.NOBODY else "why-own-first", tile=name)
    return say("why-not-yours" if owner != seat else "why-served", tile=name)


def way_reason(view: rules.State, seat: int, move: int) -> Phrase:
    """Why a unit cannot go there, or a tile not attack there."""
    tile, other = way_of(view, move)
    if other == NOWHERE:
        return say("why-no-tile")
    if move < rules.ATTACK and view.phase == rules.ACTION:
        return say("why-march-card")
    here, there = tile_name(view, tile), tile_name(view, other)
    if rules.holder(view, tile) != seat:
        return say("why-no-units", here=here)
    if move >= rules.ATTACK and not view.hand[seat]:
        return say("why-no-card")
    if move >= rules.ATTACK:
        return say("why-own" if rules.holder(view, other) == seat else "why-nobody", there=there)
    if joined(view.served) >> tile & 1:
        return say("why-closed", here=here)
    if view.left == 0 and tile != view.source:
        return say("why-no-source", here=here)
    return say("why-held", there=there)

"""What is said of War 2.0: its territories, cards, moves and refusals."""

from __future__ import annotations

from spieltisch.engine.phrase import Arg, Book, Phrase, Who
from spieltisch.engine.sets import joined
from spieltisch.games.green_box.deck import CARDS, COLUMNS, SYMBOL
from spieltisch.games.green_box.deck import NUMBER as NUMBER_OF
from spieltisch.games.green_box.speech import SYMBOLS
from spieltisch.games.war2.maps import FEWEST, NAMES, NOWHERE, YELLOW
from spieltisch.games.war2.rules import (
    ACTION,
    ADVANCE,
    ADVANCING,
    ATTACK,
    ATTACKING,
    CARD,
    CARD_SETS,
    DEFENDING,
    DONE,
    FIRST_CARD,
    MARCH,
    MARCHING,
    NEAR,
    NOBODY,
    NUMBER,
    NUMBER_OF_TILES,
    OVER,
    REINFORCE,
    REINFORCING,
    RETREATING,
    SETTLE,
    STEP,
    STRENGTHEN,
    TAKE_UP,
    TILE,
    State,
    beside,
    holder,
    points_for_sets,
    points_for_variety,
    strength,
    symbol_counts,
    territories,
    variant,
)

say = Book("war2")

# Cards without their colours, which are the players'.
CARD_NAMES = tuple(say("card", symbol=SYMBOLS[SYMBOL[card]], number=int(NUMBER_OF[card])) for card in range(CARDS))


# Names of things, and how told numbers are read.


def tile_name(view: State, tile: int) -> str:
    """A tile as the map calls it, `c4`."""
    return NAMES[variant(view)][tile]


def tile_and_symbol(view: State, tile: int) -> Arg:
    """A tile with its symbol, if it has one: `c4 (hammer)`."""
    name, face = tile_name(view, tile), view.face[tile]
    return name if face == YELLOW else say("tile", tile=name, symbol=SYMBOLS[face])


def deck_card(view: State, seat: int, card: int) -> int:
    """A player's card by its number in the deck."""
    return COLUMNS * CARD_SETS[view.seats - FEWEST][seat] + card


def card_name(view: State, seat: int, card: int) -> Phrase:
    return CARD_NAMES[deck_card(view, seat, card)]


def score(view: State, seat: int) -> dict[str, int]:
    """Points for territories, for different symbols and for whole sets, and all together (E4-E6)."""
    land, counts = territories(view, seat), symbol_counts(view, seat)
    variety, sets = points_for_variety(counts), points_for_sets(counts)
    return {"land": land, "variety": variety, "sets": sets, "points": land + variety + sets}


READINGS = {
    "tile": tile_name,
    "tile and symbol": tile_and_symbol,
    "card": lambda view, number: card_name(view, *divmod(number, COLUMNS)),
    "score": lambda view, seat: say("score", **score(view, seat)),
}


# Moves.


def label(view: State, seat: int, move: int) -> Phrase:
    if move < CARD:
        tile = tile_and_symbol(view, move - TILE)
        return say("retreat" if view.phase == RETREATING else "unit-on", tile=tile)
    if move < STEP:
        return card_label(view, seat, move)
    if move < ADVANCE:
        tile, other = way_of(view, move)
        here, there = tile_name(view, tile), tile_and_symbol(view, other)
        return say("march" if move < ATTACK else "attack", here=here, there=there)
    if move < DONE:
        return say("advance", n=move - ADVANCE)
    if move == DONE:
        return say("end-reinforcing" if view.phase == REINFORCING else "end-march")
    return say("take-up" if move == TAKE_UP else "end-turn")


def card_label(view: State, seat: int, move: int) -> Phrase:
    card = (move - CARD) % COLUMNS
    name = card_name(view, seat, card)
    if move >= REINFORCE:
        return say("reinforce-with" if move < MARCH else "march-with", card=name)
    if view.phase == FIRST_CARD:
        return say("open-with", card=name, n=int(NUMBER[card]))
    own = view.source if view.phase == ATTACKING else view.target
    return say("fight-with", card=name, strength=int(strength(view, seat, card, own)))


def way_of(view: State, move: int) -> tuple[int, int]:
    """From where to where a unit marches or an army attacks; the other tile may be NOWHERE."""
    tile, side = divmod(move - (STEP if move < ATTACK else ATTACK), 4)
    return tile, beside(view, tile, side)


PROMPTS = {
    SETTLE: "prompt-settle",
    STRENGTHEN: "prompt-strengthen",
    FIRST_CARD: "prompt-first-card",
    RETREATING: "prompt-retreat",
}


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == ACTION:
        kind = "prompt-empty" if not view.hand[seat] else "prompt-again" if view.reinforced else "prompt-action"
        return say(kind, n=view.actions)
    if view.phase == REINFORCING:
        return say("prompt-reinforce", n=min(view.left, view.reserve[seat]))
    if view.phase == MARCHING:
        if view.source == NOWHERE or view.units[view.source] == 0:
            return say("prompt-march", n=view.left)
        return say("prompt-march-on", tile=tile_name(view, view.source), n=view.left)
    if view.phase in PROMPTS:
        return say(PROMPTS[view.phase])
    there = tile_and_symbol(view, view.target)
    if view.phase == ADVANCING:
        return say("prompt-advance", tile=there)
    n, others = view.units[view.source], view.units[view.target]
    if view.phase == ATTACKING:
        return say("prompt-attack", here=tile_name(view, view.source), there=there, n=n, others=others)
    return say("prompt-defend", who=Who(view.turn), there=there, n=n, others=others)


# Reasons.

MUST_FIRST = {
    SETTLE: "why-settle-first",
    STRENGTHEN: "why-strengthen-first",
    FIRST_CARD: "why-open-first",
    REINFORCING: "why-reinforce-first",
    MARCHING: "why-march-first",
    ATTACKING: "why-fight-first",
    DEFENDING: "why-fight-first",
    RETREATING: "why-retreat-first",
    ADVANCING: "why-advance-first",
}


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == OVER:
        return say("why-over")
    if view.actor != seat:
        return say(not_your_choice(view, seat))
    if view.phase in MUST_FIRST and not fits_phase(view, move):
        return say(MUST_FIRST[view.phase])
    if move < CARD:
        return tile_reason(view, seat, move - TILE)
    if move < STEP:
        return card_reason(view, seat, move)
    if move < ADVANCE:
        return way_reason(view, seat, move)
    if move < DONE:
        return say("why-too-many", tile=tile_name(view, view.source)) if view.phase == ADVANCING else say("why-advance")
    if move == TAKE_UP:
        return say("why-take-up")
    return say("why-nothing-to-end" if move == DONE else "why-must-act")


def not_your_choice(view: State, seat: int) -> str:
    if not view.playing >> seat & 1:
        return "why-out"
    if view.phase in (SETTLE, STRENGTHEN):
        return "why-not-placing"
    return "why-defender" if view.turn == seat else "why-turn"


def fits_phase(view: State, move: int) -> bool:
    """Whether a move is of the kind that is to be made now."""
    if view.phase in (FIRST_CARD, ATTACKING, DEFENDING):
        return CARD <= move < REINFORCE
    if view.phase == MARCHING:
        return STEP <= move < ATTACK
    return ADVANCE <= move < DONE if view.phase == ADVANCING else move < CARD


def tile_reason(view: State, seat: int, tile: int) -> Phrase:
    if view.phase == ACTION:
        return say("why-place")
    if tile >= NUMBER_OF_TILES[variant(view)]:
        return say("why-no-such-tile")
    return say(tile_refusal(view, seat, tile), tile=tile_name(view, tile))


def tile_refusal(view: State, seat: int, tile: int) -> str:
    """Why a tile of the map cannot be chosen."""
    owner = holder(view, tile)
    if view.phase == SETTLE:
        if view.face[tile] != YELLOW:
            return "why-not-yellow"
        return "why-taken" if owner != NOBODY else "why-beside"
    if view.phase == RETREATING:
        if not NEAR[variant(view), view.target] >> tile & 1:
            return "why-not-near"
        return "why-not-yours-to-retreat" if owner != NOBODY else "why-own-first"
    return "why-not-yours" if owner != seat else "why-served"


def card_reason(view: State, seat: int, move: int) -> Phrase:
    """Why a card cannot be played, or not in this way."""
    card = (move - CARD) % COLUMNS
    if view.phase == ACTION and move < REINFORCE:
        return say("why-use")
    if not view.hand[seat] >> card & 1:
        return say("why-not-held", card=card_name(view, seat, card))
    return say("why-once")


def way_reason(view: State, seat: int, move: int) -> Phrase:
    """Why a unit cannot go there, or a tile not attack there."""
    is_on_map = (move - STEP) % (ATTACK - STEP) // 4 < NUMBER_OF_TILES[variant(view)]
    tile, other = way_of(view, move) if is_on_map else (NOWHERE, NOWHERE)
    if other == NOWHERE:
        return say("why-no-tile")
    if move < ATTACK and view.phase == ACTION:
        return say("why-march-card")
    return say(way_refusal(view, seat, move, tile, other), here=tile_name(view, tile), there=tile_name(view, other))


def way_refusal(view: State, seat: int, move: int, tile: int, other: int) -> str:
    """Why it is not possible between two tiles of the map."""
    if holder(view, tile) != seat:
        return "why-no-units"
    if move >= ATTACK:
        if not view.hand[seat]:
            return "why-no-card"
        return "why-own" if holder(view, other) == seat else "why-nobody"
    if joined(view.served) >> tile & 1:
        return "why-closed"
    return "why-no-source" if view.left == 0 and tile != view.source else "why-held"

"""What is said of Tunnelflucht's moves, places, cards and refusals."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.phrase import Book, Phrase, either, every
from spieltisch.engine.sets import joined, members
from spieltisch.games.green_box import speech
from spieltisch.games.tunnelflucht import rules
from spieltisch.games.tunnelflucht.rules import (
    ACTIONS,
    BACK,
    BASIC,
    COUNT,
    DRAW,
    FROM,
    MASK,
    OUT,
    RULES,
    START,
    STOP,
    TILES,
    State,
)

say = Book("tunnelflucht")


# Places and cards.


def symbols(view: State) -> list[int]:
    """The symbol of every tile from the first on; place 0 stands for the start."""
    found = [0] * (TILES + 1)
    for symbol in range(rules.SYMBOLS):
        for tile in members(joined(view.tiles[symbol])):
            found[tile] = symbol
    return found


def skipped(view: State, symbol: int, position: int, target: int) -> list[int]:
    """The held tiles of the symbol that a pirate passes on his way (R3)."""
    return [tile for tile in members(joined(view.tiles[symbol])) if position < tile < target]


def count(cards: int, symbol: int) -> int:
    """How many cards of a symbol there are among some."""
    return cards >> COUNT * symbol & MASK


def is_basic(view: State) -> bool:
    return bool(view.options[RULES] == BASIC)


@cache
def place_name(position: int) -> Phrase:
    if position == START:
        return say("start")
    return say("harbour") if position == OUT else say("spot", n=position)


def place(view: State, position: int) -> Phrase:
    return place_name(position)


def tiles(view: State, positions: int) -> Phrase:
    return every(members(positions))


def cards(view: State, some: int) -> Phrase:
    return every(name for symbol, name in enumerate(speech.SYMBOLS) for _ in range(count(some, symbol)))


READINGS = {**speech.READINGS, "place": place, "tiles": tiles, "cards": cards}


# Moves.


def label(view: State, seat: int, move: int) -> Phrase:
    if move in (STOP, DRAW):
        return say("stop" if move == STOP else "draw")
    if move < BACK:
        symbol, position = divmod(move, FROM)
        return forward_label(symbol, position, rules.ahead(view, seat, symbol, position))
    start = place_name(move - BACK)
    target = rules.behind(view, move - BACK)
    if target <= START:
        return say("back-nowhere", start=start)
    return say("back", start=start, target=place_name(target), n=rules.crowd(view, target))


@cache
def forward_label(symbol: int, position: int, target: int) -> Phrase:
    return say("forward", symbol=speech.SYMBOLS[symbol], start=place_name(position), target=place_name(target))


def prompt(view: State, seat: int) -> Phrase:
    if is_basic(view):
        return say("prompt-basic")
    chances = (
        ("may-run", view.held[seat]),
        ("may-go-back", rules.may_go_back(view, seat)),
        ("may-stop", view.actions),
    )
    what = [say(id) for id, possible in chances if possible]
    return say("prompt-action", n=view.actions + 1, all=ACTIONS, what=either(what)) if what else say("prompt-draw")


# Refusals.


def reason(view: State, seat: int, move: int) -> Phrase:
    if move < BACK:
        symbol, position = divmod(move, FROM)
        has_pirate = view.crew[seat, position]
        return say("why-no-card", symbol=speech.SYMBOLS[symbol]) if has_pirate else no_pirate(position)
    if is_basic(view):
        return say("why-basic-back" if move < STOP else "why-basic-draw" if move == DRAW else "why-basic-stop")
    if move < STOP:
        return back_reason(view, seat, move - BACK)
    return say("why-stop" if move == STOP and not view.actions else "why-draw")


def no_pirate(position: int) -> Phrase:
    return say("why-start-empty") if position == START else say("why-no-pirate", n=position)


def back_reason(view: State, seat: int, position: int) -> Phrase:
    if position == START:
        return say("why-start-back")
    return say("why-nobody-behind") if view.crew[seat, position] else no_pirate(position)

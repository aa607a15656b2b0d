"""What is said of Wacklige Warte: moves, aims and refusals."""

from __future__ import annotations

from spieltisch.engine.phrase import Book, Phrase, every
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS
from spieltisch.games.wacklige_warte.rules import (
    AIM,
    AIMING,
    AIMS,
    BASE,
    BUILD,
    BUILDING,
    COLUMNS_EMPTY,
    CONSOLING,
    FOUNDING,
    IDLE_ROUNDS,
    MOST_HIGH,
    NOBODY_TAKES,
    NONE,
    OVER,
    ROWS,
    STOCK_EMPTY,
    TAKE,
    TAKING,
    TOWERS,
    WIDEST,
    State,
    fits,
    plumb_move,
)

say = Book("wacklige_warte")


# Moves read as what they mean.


def build_of(move: int) -> tuple[int, int]:
    """The colour and the tower of a building move."""
    return divmod(move - BUILD, TOWERS)


def aim_of(move: int) -> tuple[int, int]:
    """The aim of an aiming move: to the right and away from the viewer."""
    return (move - AIM) // AIMS - WIDEST, (move - AIM) % AIMS - WIDEST


def place_of(move: int) -> tuple[int, int]:
    """The column and the position of a taking move."""
    return divmod(move - TAKE, ROWS)


# Readings.


def aim_name(move: int) -> Phrase:
    """A distance on the tower: `3 to the right and 2 to the back`."""
    across, along = aim_of(move)
    parts = []
    if across:
        parts.append(say("right" if across > 0 else "left", n=abs(across)))
    if along:
        parts.append(say("back" if along > 0 else "front", n=abs(along)))
    return every(parts) if parts else say("centre")


def side_name(tip: int) -> Phrase:
    """Which way a tower fell."""
    sides = (("to-left", "", "to-right")[tip // 3], ("to-front", "", "to-back")[tip % 3])
    return every(say(side) for side in sides if side)


ENDINGS = {
    COLUMNS_EMPTY: say("columns-empty"),
    NOBODY_TAKES: say("nobody-takes", rounds=IDLE_ROUNDS),
    STOCK_EMPTY: say("stock-empty"),
}

READINGS = {
    **speech.READINGS,
    "aim": lambda view, move: aim_name(move),
    "side": lambda view, tip: side_name(tip),
    "ending": lambda view, why: ENDINGS[why],
}


# Moves and prompts.


def label(view: State, seat: int, move: int) -> Phrase:
    if move < AIM:
        colour, tower = build_of(move)
        return say("build", colour=COLOURS[colour], tower=tower + 1)
    if move < TAKE:
        return say("aim-plumb" if move == plumb_move(view) else "aim", aim=aim_name(move))
    if move < NONE:
        return say("take", card=CARD_NAMES[view.column[place_of(move)]])
    return say("take-none") if move == NONE else say("found", colour=COLOURS[move - BASE])


PROMPTS = {
    BUILDING: "prompt-build",
    AIMING: "prompt-aim",
    TAKING: "prompt-take",
    FOUNDING: "prompt-found",
    CONSOLING: "prompt-console",
}


def prompt(view: State, seat: int) -> Phrase:
    return say(PROMPTS[view.phase], colour=COLOURS[view.colour], tower=view.tower + 1)


# Reasons.

# What is to be done instead of the moves of other phases.
DUTIES = {
    BUILDING: "why-build-first",
    AIMING: "why-aim-first",
    TAKING: "why-take-now",
    FOUNDING: "why-found-first",
    CONSOLING: "why-console-now",
}


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == OVER:
        return say("why-over")
    if seat != view.turn:
        return say("why-turn")
    if view.phase == BUILDING and move < AIM:
        return build_fault(view, *build_of(move))
    if view.phase == FOUNDING and move >= BASE:
        return say("why-no-cube", colour=COLOURS[move - BASE])
    if view.phase in (TAKING, CONSOLING) and TAKE <= move < NONE:
        return card_fault(view, *place_of(move))
    return say(DUTIES[view.phase])


def build_fault(view: State, colour: int, tower: int) -> Phrase:
    if view.height[tower] >= MOST_HIGH:
        return say("why-full", tower=tower + 1, most=MOST_HIGH)
    return say("why-no-cube", colour=COLOURS[colour])


def card_fault(view: State, column: int, position: int) -> Phrase:
    if position >= view.filled[column]:
        return say("why-no-card")
    card = CARD_NAMES[view.column[column, position]]
    if view.phase == CONSOLING and position > 0:
        return say("why-bottom-only", card=card)
    if not fits(view, column, position):
        return say("why-no-fit", card=card, colour=COLOURS[view.colour])
    return say("why-not-paid", card=card, tower=view.tower + 1)

"""What is said of Wacklige Warte: moves, aims and refusals."""

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, every
from spieltisch.games.green_box import speech
from spieltisch.games.green_box.speech import CARD_NAMES, COLOURS
from spieltisch.games.wacklige_warte import rules
from spieltisch.games.wacklige_warte.rules import AIM, AIMS, BASE, CONSOLING, MOST_HIGH, NONE, TAKE, WIDEST, State

say = Book("wacklige_warte")

PHASES = ("build", "aim", "take", "found", "console")


def aim_of(move: int) -> tuple[int, int]:
    """The aim of an aiming move: to the right and away from the viewer."""
    return (move - AIM) // AIMS - WIDEST, (move - AIM) % AIMS - WIDEST


def aim_name(move: int) -> Phrase:
    """A distance on the tower: `3 to the right and 2 to the back`."""
    sides = zip(aim_of(move), (("left", "right"), ("front", "back")), strict=True)
    parts = [say(side[n > 0], n=abs(n)) for n, side in sides if n]
    return every(parts) if parts else say("centre")


def side_name(tip: int) -> Phrase:
    """Which way a tower fell."""
    sides = (("to-left", "", "to-right")[tip // 3], ("to-front", "", "to-back")[tip % 3])
    return every(say(side) for side in sides if side)


ENDINGS = {
    rules.COLUMNS_EMPTY: say("columns-empty"),
    rules.NOBODY_TAKES: say("nobody-takes", rounds=rules.IDLE_ROUNDS),
    rules.STOCK_EMPTY: say("stock-empty"),
}

READINGS: Readings = {
    **speech.READINGS,
    "aim": lambda view, move: aim_name(move),
    "side": lambda view, tip: side_name(tip),
    "ending": lambda view, why: ENDINGS[why],
}


def label(view: State, seat: int, move: int) -> Phrase:
    if move < AIM:
        colour, tower = divmod(move - rules.BUILD, rules.TOWERS)
        return say("build", colour=COLOURS[colour], tower=tower + 1)
    if move < TAKE:
        return say("aim-plumb" if move == rules.plumb_move(view) else "aim", aim=aim_name(move))
    if move < NONE:
        return say("take", card=CARD_NAMES[view.column[divmod(move - TAKE, rules.ROWS)]])
    return say("take-none") if move == NONE else say("found", colour=COLOURS[move - BASE])


def prompt(view: State, seat: int) -> Phrase:
    return say(f"prompt-{PHASES[view.phase]}", colour=COLOURS[view.colour], tower=view.tower + 1)


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == rules.BUILDING and move < AIM:
        colour, tower = divmod(move - rules.BUILD, rules.TOWERS)
        full = view.height[tower] >= MOST_HIGH
        return say("why-full", tower=tower + 1, most=MOST_HIGH) if full else say("why-no-cube", colour=COLOURS[colour])
    if view.phase == rules.FOUNDING and move >= BASE:
        return say("why-no-cube", colour=COLOURS[move - BASE])
    if view.phase in (rules.TAKING, CONSOLING) and TAKE <= move < NONE:
        return card_fault(view, *divmod(move - TAKE, rules.ROWS))
    return say(f"why-{PHASES[view.phase]}")  # something else is to be done now


def card_fault(view: State, column: int, position: int) -> Phrase:
    if position >= view.filled[column]:
        return say("why-no-card")
    card = CARD_NAMES[view.column[column, position]]
    if view.phase == CONSOLING and position > 0:
        return say("why-bottom-only", card=card)
    if not rules.fits(view, column, position):
        return say("why-no-fit", card=card, colour=COLOURS[view.colour])
    return say("why-not-paid", card=card, tower=view.tower + 1)

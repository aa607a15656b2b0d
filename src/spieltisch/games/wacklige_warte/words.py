"""Wacklige Warte in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import LANGUAGES, Text, player
from spieltisch.games.green_box.deck import NUMBER, SYMBOL
from spieltisch.games.green_box.words import COLOURS, SYMBOLS, card_name
from spieltisch.games.wacklige_warte.rules import (
    AIM,
    AIMING,
    AIMS,
    BASE,
    BUILD,
    BUILDING,
    COLUMNS_EMPTY,
    CONSOLING,
    FALL_CARD,
    FOUNDING,
    IDLE_ROUNDS,
    LAST_MOVE,
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
    YES,
    State,
    fits,
    plumb_move,
    points,
)

# A cube that is taken, in the accusative.
CUBES = (
    Text("roten Würfel", "red cube"),
    Text("gelben Würfel", "yellow cube"),
    Text("grünen Würfel", "green cube"),
    Text("blauen Würfel", "blue cube"),
)

# The two ways along each axis, the lower one first.
ACROSS = (Text("links", "left"), None, Text("rechts", "right"))
ALONG = (Text("vorn", "front"), None, Text("hinten", "back"))


# Moves read as what they mean.


def build_of(move: int) -> tuple[int, int]:
    """The colour and the tower of a building move."""
    return (move - BUILD) // TOWERS, (move - BUILD) % TOWERS


def aim_of(move: int) -> tuple[int, int]:
    """The aim of an aiming move: to the right and away from the viewer."""
    return (move - AIM) // AIMS - WIDEST, (move - AIM) % AIMS - WIDEST


def place_of(move: int) -> tuple[int, int]:
    """The column and the position of a taking move."""
    return (move - TAKE) // ROWS, (move - TAKE) % ROWS


def cards_in(halves: Any) -> list[int]:
    """The cards of a set, ascending."""
    return members(joined(halves))


def scores(s: State) -> list[int]:
    """The points of every seat."""
    out = [0] * s.seats
    points(s, out)
    return out


# Parts of sentences.


def shift_text(dx: int, dy: int) -> Text:
    """A distance on the tower: `3 nach rechts, 2 nach hinten`."""
    parts = []
    for distance, sides in ((dx, ACROSS), (dy, ALONG)):
        if side := sides[(distance > 0) - (distance < 0) + 1]:
            parts.append(Text(f"{abs(distance)} nach {side.de}", f"{abs(distance)} to the {side.en}"))
    if not parts:
        return Text("genau auf die Mitte", "dead centre")
    return Text(", ".join(t.de for t in parts), ", ".join(t.en for t in parts))


def cubes_text(n: int) -> Text:
    return Text("1 Würfel" if n == 1 else f"{n} Würfel", "1 cube" if n == 1 else f"{n} cubes")


def place_text(column: int, position: int) -> Text:
    return Text(f"Spalte {column + 1}, Platz {position + 1}", f"column {column + 1}, position {position + 1}")


# Moves and prompts.


def label(view: State, seat: int, move: int) -> Text:
    if move < AIM:
        colour, tower = build_of(move)
        return Text(f"{CUBES[colour].de} auf Turm {tower + 1}", f"{CUBES[colour].en} onto tower {tower + 1}")
    if move < TAKE:
        shift = shift_text(*aim_of(move))
        plumb = Text(" (im Lot)", " (plumb)") if move == plumb_move(view) else Text("", "")
        return Text(f"zielen: {shift.de}{plumb.de}", f"aim: {shift.en}{plumb.en}")
    if move < NONE:
        column, position = place_of(move)
        card, place = card_name(view.column[column, position]), place_text(column, position)
        return Text(f"{card.de} nehmen ({place.de})", f"take {card.en} ({place.en})")
    if move == NONE:
        return Text("keine Karte nehmen", "take no card")
    cube = CUBES[move - BASE]
    return Text(f"{cube.de} als neuen Sockel", f"{cube.en} as the new base")


def opening(view: State) -> list[Text]:
    who = player(view.start)
    return [
        Text(
            "Vier Türme stehen mit je einem Würfel, vier Spalten Karten liegen aus.",
            "Four towers stand with one cube each, four columns of cards lie open.",
        ),
        Text(f"{who} beginnt.", f"{who} begins."),
    ]


def prompt(view: State, seat: int) -> Text:
    tower = view.tower + 1
    if view.phase == BUILDING:
        return Text("Nimm einen Würfel und wähle einen Turm.", "Take a cube and choose a tower.")
    if view.phase == AIMING:
        cube = CUBES[view.colour]
        return Text(
            f"Ziele und lass den {cube.de} auf Turm {tower} los.",
            f"Aim and let go of the {cube.en} above tower {tower}.",
        )
    if view.phase == TAKING:
        return Text(
            f"Turm {tower} steht. Nimm eine Karte oder verzichte.",
            f"Tower {tower} stands. Take a card or leave it.",
        )
    if view.phase == FOUNDING:
        return Text(
            f"Turm {tower} ist gefallen. Setze einen Würfel als neuen Sockel.",
            f"Tower {tower} has fallen. Set a cube as its new base.",
        )
    return Text(
        "Nimm eine unterste Karte, die zum Sockel passt, oder verzichte.",
        "Take a bottom card that fits the base, or leave it.",
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    if move < AIM:
        lines = [build_line(before, seat, move)]
    elif move < TAKE:
        lines = drop_lines(before, after, seat, move)
    elif move < NONE:
        lines = take_lines(before, after, seat, move)
    elif move == NONE:
        lines = [Text(f"{player(seat)} nimmt keine Karte.", f"{player(seat)} takes no card.")]
    else:
        lines = base_lines(before, after, seat, move)
    return lines + (end_lines(after) if after.phase == OVER else [])


def build_line(before: State, seat: int, move: int) -> Text:
    colour, tower = build_of(move)
    cube, height = CUBES[colour], cubes_text(before.height[tower])
    return Text(
        f"{player(seat)} hält einen {cube.de} über Turm {tower + 1} ({height.de} hoch).",
        f"{player(seat)} holds a {cube.en} above tower {tower + 1} ({height.en} high).",
    )


def drop_lines(before: State, after: State, seat: int, move: int) -> list[Text]:
    aim, cube, tower = shift_text(*aim_of(move)), CUBES[before.colour], before.tower
    error = error_text(after)
    lines = [
        Text(
            f"{player(seat)} lässt den {cube.de} los, Ziel {aim.de}; {error.de}.",
            f"{player(seat)} lets go of the {cube.en}, aim {aim.en}; {error.en}.",
        )
    ]
    if after.fallen:
        cubes, side = cubes_text(after.fallen), tip_text(after)
        fall = Text(
            f"Turm {tower + 1} kippt nach {side.de}: {cubes.de} zurück in den Vorrat.",
            f"Tower {tower + 1} topples to the {side.en}: {cubes.en} back to the stock.",
        )
        return [*lines, fall]
    height = cubes_text(after.height[tower])
    lines.append(
        Text(
            f"Turm {tower + 1} steht und ist jetzt {height.de} hoch.",
            f"Tower {tower + 1} stands, now {height.en} high.",
        )
    )
    if after.phase != TAKING:
        lines.append(Text("Keine Karte passt und ist erreichbar.", "No card fits and is in reach."))
    return lines


def error_text(s: State) -> Text:
    """How the hand wavered at the last drop."""
    if s.error_x == 0 and s.error_y == 0:
        return Text("die Hand bleibt ruhig", "the hand is steady")
    error = shift_text(s.error_x, s.error_y)
    return Text(f"die Hand zittert {error.de}", f"the hand wavers {error.en}")


def tip_text(s: State) -> Text:
    """Which way the last tower fell."""
    across, along = (s.tip + 4) // 3, (s.tip + 4) % 3
    sides = [t for t in (ACROSS[across], ALONG[along]) if t]
    return Text(" und ".join(t.de for t in sides), " and ".join(t.en for t in sides))


def take_lines(before: State, after: State, seat: int, move: int) -> list[Text]:
    column, position = place_of(move)
    card, place = card_name(before.column[column, position]), place_text(column, position)
    lines = [Text(f"{player(seat)} nimmt {card.de} ({place.de}).", f"{player(seat)} takes {card.en} ({place.en}).")]
    left = after.filled[column]
    if left == before.filled[column]:
        new = card_name(after.column[column, left - 1])
        lines.append(Text(f"Neu in Spalte {column + 1}: {new.de}.", f"New in column {column + 1}: {new.en}."))
    elif left == 0:
        lines.append(Text(f"Spalte {column + 1} ist jetzt leer.", f"Column {column + 1} is empty now."))
    return lines


def base_lines(before: State, after: State, seat: int, move: int) -> list[Text]:
    cube, tower = CUBES[move - BASE], before.tower + 1
    lines = [
        Text(
            f"{player(seat)} setzt einen {cube.de} als neuen Sockel von Turm {tower}.",
            f"{player(seat)} sets a {cube.en} as the new base of tower {tower}.",
        )
    ]
    if after.phase != CONSOLING and before.options[FALL_CARD] == YES:
        lines.append(Text("Keine unterste Karte passt dazu.", "No bottom card fits it."))
    return lines


def end_lines(after: State) -> list[Text]:
    total = scores(after)
    table = ", ".join(f"{player(seat)} {total[seat]}" for seat in range(after.seats))
    why = ENDINGS[after.ending]
    return [
        Text(f"Das Spiel ist aus: {why.de}.", f"The game is over: {why.en}."),
        Text(f"Punkte: {table}.", f"Points: {table}."),
    ]


ENDINGS = {
    COLUMNS_EMPTY: Text("mindestens zwei Spalten sind leer (E1)", "at least two columns are empty (E1)"),
    NOBODY_TAKES: Text(
        f"in {IDLE_ROUNDS} Runden hat niemand eine Karte genommen (E3)",
        f"nobody has taken a card in {IDLE_ROUNDS} rounds (E3)",
    ),
    STOCK_EMPTY: Text("der Vorrat ist leer (E4)", "the stock is empty (E4)"),
}


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if not 0 <= move <= LAST_MOVE:
        return Text("Diesen Zug gibt es nicht.", "There is no such move.")
    if view.phase == OVER:
        why = ENDINGS[view.ending]
        return Text(f"Das Spiel ist aus: {why.de}.", f"The game is over: {why.en}.")
    if seat != view.turn:
        return Text("Du bist nicht am Zug (S6).", "It is not your turn (S6).")
    if move in OWN_MOVES[view.phase]:
        return FAULTS[view.phase](view, move)
    return DUTIES[view.phase]


# The moves of a phase that may be illegal, and what is to be done instead of all the others.
OWN_MOVES = {
    BUILDING: range(BUILD, AIM),
    AIMING: range(0),
    TAKING: range(TAKE, NONE),
    FOUNDING: range(BASE, LAST_MOVE + 1),
    CONSOLING: range(TAKE, NONE),
}
DUTIES = {
    BUILDING: Text("Wähle zuerst einen Würfel und einen Turm (R1).", "First choose a cube and a tower (R1)."),
    AIMING: Text("Ziele zuerst mit dem Würfel in deiner Hand (R2).", "First aim the cube in your hand (R2)."),
    TAKING: Text(
        "Der Würfel liegt. Jetzt nimmst du eine Karte oder keine (R8).",
        "The cube is in place. Now you take one card or none (R8).",
    ),
    FOUNDING: Text("Der Turm braucht zuerst einen neuen Sockel (R14).", "First the tower needs a new base (R14)."),
    CONSOLING: Text(
        "Der Sockel steht. Jetzt nimmst du eine unterste Karte oder keine (R15).",
        "The base is in place. Now you take a bottom card or none (R15).",
    ),
}


def build_fault(view: State, move: int) -> Text:
    colour, tower = build_of(move)
    if view.height[tower] >= MOST_HIGH:
        return Text(
            f"Turm {tower + 1} ist voll: {MOST_HIGH} Würfel sind die Grenze (R1).",
            f"Tower {tower + 1} is full: {MOST_HIGH} cubes are the limit (R1).",
        )
    return stock_fault(colour)


def base_fault(view: State, move: int) -> Text:
    return stock_fault(move - BASE)


def stock_fault(colour: int) -> Text:
    name = COLOURS[colour]
    return Text(
        f"In {name.de} liegt kein Würfel mehr im Vorrat (R16).", f"There is no {name.en} cube left in the stock (R16)."
    )


def card_fault(view: State, move: int) -> Text:
    column, position = place_of(move)
    if position >= view.filled[column]:
        place = place_text(column, position)
        return Text(f"Hier liegt keine Karte: {place.de} (R8).", f"There is no card here: {place.en} (R8).")
    card = card_name(view.column[column, position])
    if view.phase == CONSOLING and position > 0:
        return Text(
            f"Nach einem Sturz darfst du nur unterste Karten nehmen, nicht {card.de} (R15).",
            f"After a fall you may take bottom cards only, not {card.en} (R15).",
        )
    if not fits(view, column, position):
        cube = COLOURS[view.colour]
        return Text(
            f"{card.de} passt nicht zu deinem Würfel: Nimm {cube.de}, Weiß oder Schwarz (R9).",
            f"{card.en} does not fit your cube: take {cube.en}, white or black (R9).",
        )
    return Text(
        f"Turm {view.tower + 1} ohne den neuen Würfel bezahlt die Karten unter {card.de} nicht (R10).",
        f"Tower {view.tower + 1} without the new cube does not pay for the cards below {card.en} (R10).",
    )


FAULTS: dict[int, Callable[[State, int], Text]] = {
    BUILDING: build_fault,
    TAKING: card_fault,
    FOUNDING: base_fault,
    CONSOLING: card_fault,
}


# The table as text.


def both(line: Callable[[str], str]) -> Text:
    """A line made for each language."""
    return Text(*(line(tongue).rstrip() for tongue in LANGUAGES))


def column_name(column: int) -> Text:
    return Text(f"Spalte {column + 1}", f"Column {column + 1}")


def hand_lines(view: State) -> list[Text]:
    """The cards of every player by symbol, three symbols to a line."""
    lines = []
    total = scores(view)
    for seat in range(view.seats):
        mark = ">" if seat == view.turn else " "
        lines.append(
            Text(f"{mark} {player(seat)}: {total[seat]} Punkte", f"{mark} {player(seat)}: {total[seat]} points")
        )
        groups = symbol_groups(cards_in(view.hand[seat]))
        for first in range(0, len(groups), 3):
            three = in_a_row(groups[first : first + 3])
            lines.append(Text(f"    {three.de}", f"    {three.en}"))
    return lines


def symbol_groups(cards: list[int]) -> list[Text]:
    """The numbers of a hand by symbol: `Rad 1 1 2 3 5`."""
    groups = []
    for symbol, name in enumerate(SYMBOLS):
        numbers = sorted(NUMBER[card] for card in cards if SYMBOL[card] == symbol)
        if numbers:
            shown = " ".join(str(n) for n in numbers)
            groups.append(Text(f"{name.de} {shown}", f"{name.en} {shown}"))
    return groups


def in_a_row(texts: list[Text]) -> Text:
    return Text(" · ".join(t.de for t in texts), " · ".join(t.en for t in texts))

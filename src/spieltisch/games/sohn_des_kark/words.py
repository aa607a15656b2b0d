"""Sohn des Kark in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.words import SYMBOLS, listed
from spieltisch.games.sohn_des_kark.rules import (
    ALL_SYMBOLS,
    CATEGORIES,
    CELLS,
    CENTRE,
    CLOSED,
    EMPTY,
    FACE_DOWN,
    GROUND,
    LAID_IN_ALL,
    NONE,
    NOT_YET,
    NOTHING,
    NW,
    ON_CENTRE,
    SHARE,
    SIDES,
    START_TILES,
    WIDTH,
    State,
    is_complete,
    owner,
    seen_around,
    worth,
)

# Names of things.

HALF = WIDTH // 2 - 1  # cells from the western and southern edge to the start tile

CATEGORY_NAMES = (*SYMBOLS, Text("Stadt", "city"))
CORNER_NAMES = (
    Text("oben links", "top left"),
    Text("oben rechts", "top right"),
    Text("unten links", "bottom left"),
    Text("unten rechts", "bottom right"),
)
CLOSED_TILE = Text("ein Plättchen verdeckt", "a tile closed")


def position(cell: int) -> tuple[int, int]:
    """A cell as x and y."""
    return cell % WIDTH - HALF, cell // WIDTH - HALF


def cell_name(cell: int) -> str:
    """A cell as players write it: `(2, -1)`."""
    x, y = position(cell)
    return f"({x}, {y})"


def points_named(n: int) -> Text:
    return Text("1 Punkt", "1 point") if n == 1 else Text(f"{n} Punkte", f"{n} points")


def stack_size(view: State) -> int:
    """The tiles still to be drawn."""
    return LAID_IN_ALL[view.seats] - view.laid - (view.drawn != NOTHING)


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move < NONE:
        name, symbol = cell_name(move % CELLS), SYMBOLS[view.drawn]
        if move >= CLOSED:
            return Text(f"{symbol.de} verdeckt auf {name}", f"{symbol.en} closed on {name}")
        return Text(f"{symbol.de} offen auf {name}", f"{symbol.en} open on {name}")
    if move == NONE:
        return Text("Ohne Würfel weiter", "Go on without a cube")
    if move >= NW:
        corner = CORNER_NAMES[move - NW]
        return Text(f"Würfel auf die Kreuzung {corner.de}", f"Cube on the crossing {corner.en}")
    if view.laying >= CLOSED:
        return Text("Würfel in die Mitte: Stadt", "Cube in the centre: city")
    symbol = SYMBOLS[view.drawn]
    return Text(f"Würfel in die Mitte: Markt {symbol.de}", f"Cube in the centre: {symbol.en} market")


def opening(view: State) -> list[Text]:
    symbol, who, n = SYMBOLS[view.face[1]], player(view.start), stack_size(view) + 1
    start, first = cell_name(view.cell[0]), cell_name(view.cell[1])
    return [
        Text(
            f"Auf {start} liegt ein verdecktes Plättchen, auf {first} offen {symbol.de}.",
            f"A closed tile lies on {start}, an open {symbol.en} on {first}.",
        ),
        Text(
            f"Der Stapel hat {n} Plättchen. {who} beginnt.",
            f"The stack has {n} tiles. {who} begins.",
        ),
    ]


def prompt(view: State, seat: int) -> Text:
    symbol = SYMBOLS[view.drawn]
    if view.laying == NOT_YET:
        return Text(
            f"Lege dein Plättchen ({symbol.de}) an, offen oder verdeckt.",
            f"Lay your tile ({symbol.en}), open or closed.",
        )
    if view.supply[seat] == 0:
        return Text(
            "Du hast keinen Würfel im Vorrat. Beende deinen Zug.", "You have no cube in your supply. End your turn."
        )
    return Text(
        "Setze einen Würfel auf dein Plättchen, oder geh ohne weiter.", "Put a cube on your tile, or go on without one."
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    """Nothing of a placement until it counts; then tile, cube and all that is scored."""
    if move < NONE:
        return []
    lines = [turn_story(after, seat, move)]
    lines += market_story(before, after, move)
    lines += city_stories(before, after, move)
    if after.turn < 0:
        lines += end_stories(before, after, move)
    return lines


def turn_story(after: State, seat: int, move: int) -> Text:
    """Who laid what where, with which cube: `Anna legt Rad offen auf (2, 1) und setzt einen Markt.`"""
    tile, who = after.laid - 1, player(seat)
    face, name = after.face[tile], cell_name(after.cell[tile])
    what = CLOSED_TILE
    if face < FACE_DOWN:
        what = Text(f"{SYMBOLS[face].de} offen", f"{SYMBOLS[face].en} open")
    cube = cube_story(face, move)
    return Text(f"{who} legt {what.de} auf {name}{cube.de}.", f"{who} lays {what.en} on {name}{cube.en}.")


def cube_story(face: int, move: int) -> Text:
    if move == NONE:
        return Text("", "")
    if move >= NW:
        corner = CORNER_NAMES[move - NW]
        return Text(
            f" und setzt einen Würfel auf die Kreuzung {corner.de}", f" and puts a cube on the crossing {corner.en}"
        )
    if face >= FACE_DOWN:
        return Text(" und gründet eine Stadt", " and founds a city")
    return Text(" und eröffnet einen Markt", " and opens a market")


def market_story(before: State, after: State, move: int) -> list[Text]:
    """Somebody lost a market to the new one and was paid (R10)."""
    face = after.face[after.laid - 1]
    if move != CENTRE or face >= FACE_DOWN or not before.market[face]:
        return []
    who, symbol = player(owner(before, before.market[face])), SYMBOLS[face]
    n = points_named(after.shown[face])
    return [
        Text(
            f"{who} verliert den Markt {symbol.de}: {n.de}, der Würfel kommt zurück.",
            f"{who} loses the {symbol.en} market: {n.en}, the cube comes back.",
        )
    ]


def centre_cubes(before: State, after: State, move: int) -> list[int]:
    """The tiles with a market or city after the move, before anything was scored or taken off."""
    tiles = [tile for tile in range(START_TILES, before.laid) if before.cube[tile] == ON_CENTRE]
    return [*tiles, after.laid - 1] if move == CENTRE else tiles


def city_stories(before: State, after: State, move: int) -> Iterator[Text]:
    """Cities that the tile completed (R12)."""
    for tile in centre_cubes(before, after, move):
        if after.face[tile] < FACE_DOWN:
            continue
        seen = seen_around(after, after.cell[tile])
        if is_complete(seen):
            who, name, n = player(owner(after, tile)), cell_name(after.cell[tile]), points_named(worth(after, tile))
            all_six = seen & ALL_SYMBOLS == ALL_SYMBOLS
            why = Text("sieht alle sechs Symbole", "sees all six symbols")
            if not all_six:
                why = Text("ist umschlossen", "is surrounded")
            yield Text(
                f"Die Stadt von {who} auf {name} {why.de}: {n.de}, der Würfel kommt zurück.",
                f"{who}'s city on {name} {why.en}: {n.en}, the cube comes back.",
            )


def end_stories(before: State, after: State, move: int) -> Iterator[Text]:
    """What was left on the table, category by category (E1-E6)."""
    yield Text("Das letzte Plättchen liegt. Jetzt wird gewertet.", "The last tile is laid. Now all is scored.")
    new = after.face[after.laid - 1]
    for tile in centre_cubes(before, after, move):
        face, who, n = after.face[tile], player(owner(after, tile)), points_named(worth(after, tile))
        displaced = move == CENTRE and face == new and tile != after.laid - 1
        if face < FACE_DOWN and not displaced:
            name = SYMBOLS[face]
            yield Text(f"Markt {name.de} von {who}: {n.de}.", f"{who}'s {name.en} market: {n.en}.")
        elif face >= FACE_DOWN and not is_complete(seen_around(after, after.cell[tile])):
            name = Text(*[cell_name(after.cell[tile])] * 2)
            yield Text(f"Stadt von {who} auf {name.de}: {n.de}.", f"{who}'s city on {name.en}: {n.en}.")
    for kind in range(CATEGORIES):
        yield from category_story(after, kind)
    best = max(after.score.tolist()[: after.seats])
    winners = listed([Text(*[player(seat)] * 2) for seat in range(after.seats) if after.score[seat] == best])
    n = points_named(best)
    yield Text(
        f"Das Spiel ist aus. Die meisten Punkte: {winners.de}, {n.de}.",
        f"The game is over. Most points: {winners.en}, {n.en}.",
    )


def leaders(view: State, kind: int) -> list[int]:
    """The seats with the most influence in a category; nobody if there is none (E6)."""
    have = [view.influence[seat, kind] for seat in range(view.seats)]
    return [seat for seat in range(view.seats) if have[seat] == max(have) > 0]


def category_story(after: State, kind: int) -> Iterator[Text]:
    """Who scored for the crossings at a symbol or at cities."""
    first = leaders(after, kind)
    if not first:
        return
    who = listed([Text(*[player(seat)] * 2) for seat in first])
    name, most, n = CATEGORY_NAMES[kind], after.influence[first[0], kind], points_named(SHARE[len(first)])
    each = Text(" je", " each") if len(first) > 1 else Text("", "")
    yield Text(
        f"Kreuzungen, {name.de}: {who.de} mit Einfluss {most},{each.de} {n.de}.",
        f"Crossings, {name.en}: {who.en} with influence {most}, {n.en}{each.en}.",
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.turn < 0:
        return Text("Das Spiel ist aus (E1).", "The game is over (E1).")
    if view.turn != seat:
        return Text("Du bist nicht am Zug (R1).", "It is not your turn (R1).")
    if move < NONE:
        return placement_reason(view, move)
    return cube_reason(view, seat, move)


def placement_reason(view: State, move: int) -> Text:
    if view.laying != NOT_YET:
        return Text(
            "Dein Plättchen liegt schon: jetzt geht es um den Würfel (R5).",
            "Your tile is laid already: now it is about the cube (R5).",
        )
    cell = move % CELLS
    name = cell_name(cell)
    if view.ground[cell % GROUND] > EMPTY and cell in view.cell.tolist()[: view.laid]:
        return Text(f"Auf {name} liegt schon ein Plättchen (R3).", f"There is a tile on {name} already (R3).")
    if cell not in view.free.tolist()[: view.free_cells]:
        return Text(
            f"{name} hat mit keinem Plättchen eine Seite gemeinsam (R3).", f"{name} shares no side with a tile (R3)."
        )
    others = [tile for tile in range(view.laid) if is_closed_beside(view, tile, cell)]
    beside = cell_name(view.cell[others[0]])
    return Text(
        f"Verdeckt geht es auf {name} nicht: daneben liegt {beside} verdeckt (R4).",
        f"No closed tile on {name}: {beside} beside it is closed (R4).",
    )


def is_closed_beside(view: State, tile: int, cell: int) -> bool:
    """Whether a closed tile shares a side with a cell."""
    return view.face[tile] >= FACE_DOWN and any(view.cell[tile] == cell + SIDES[i] for i in range(len(SIDES)))


def cube_reason(view: State, seat: int, move: int) -> Text:
    if view.laying == NOT_YET:
        return Text("Lege erst dein Plättchen an (R3).", "First lay your tile (R3).")
    if view.supply[seat] == 0:
        return Text("Du hast keinen Würfel im Vorrat (R6).", "You have no cube in your supply (R6).")
    if move == CENTRE:
        symbol = SYMBOLS[view.drawn]
        return Text(f"Der Markt {symbol.de} gehört dir schon (R8).", f"You hold the {symbol.en} market already (R8).")
    corner = CORNER_NAMES[move - NW]
    return Text(
        f"An der Ecke {corner.de} liegen noch keine vier Plättchen (R5).",
        f"There are not four tiles at the corner {corner.en} yet (R5).",
    )


# The table as text.

LETTERS = Text("THKZRP", "DHCBWA")


def bounds(view: State, margin: int) -> tuple[int, int, int, int]:
    """The least and greatest x, the least and greatest y of the landscape, with a margin."""
    cells = [position(cell) for cell in view.cell.tolist()[: view.laid]]
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs) - margin, max(xs) + margin, min(ys) - margin, max(ys) + margin


def markets_of(view: State, seat: int) -> list[int]:
    """The symbols whose market the seat holds."""
    return [
        symbol for symbol in range(len(SYMBOLS)) if view.market[symbol] and owner(view, view.market[symbol]) == seat
    ]

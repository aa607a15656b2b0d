"""Othellino in words: moves, log, reasons and the board as text."""

from __future__ import annotations

from spieltisch.engine.text import Text, player
from spieltisch.games.othellino.rules import (
    BIT,
    DARK,
    LIGHT,
    NOBODY,
    PASS,
    SIZE,
    SIZES,
    State,
    captured,
    colour_of,
    load,
)

COLUMNS = "abcdefgh"
COLOURS = (Text("Rot", "Red"), Text("Gelb", "Yellow"))


def cell_name(s: State, cell: int) -> str:
    """A cell as players write it: `c2`."""
    size = SIZES[s.options[SIZE]]
    return f"{COLUMNS[cell % size]}{cell // size + 1}"


def disc_at(s: State, cell: int) -> int | None:
    """The colour of the disc on a cell, if there is one."""
    bit = BIT[s.options[SIZE], cell]
    return next((c for c in (DARK, LIGHT) if load(s, c) >> bit & 1), None)


def discs(s: State, colour: int) -> int:
    """How many discs of a colour lie on the board."""
    return load(s, colour).bit_count()


def label(view: State, seat: int, move: int) -> Text:
    if move == PASS[view.options[SIZE]]:
        return Text("passen", "pass")
    name = cell_name(view, move)
    return Text(f"auf {name} setzen", f"place on {name}")


def opening(view: State) -> list[Text]:
    who = player(view.dark)
    return [Text(f"{who} spielt Rot und beginnt.", f"{who} plays red and begins.")]


def prompt(view: State, seat: int) -> Text:
    if view.legal[0] == 0 and view.legal[1] == 0:
        return Text("Du kannst nichts einschließen: passe.", "You cannot capture anything: pass.")
    return Text("Setze einen Stein.", "Place a disc.")


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who, colour = player(seat), colour_of(before, seat)
    if move == PASS[before.options[SIZE]]:
        lines = [Text(f"{who} kann nicht setzen und passt.", f"{who} cannot place and passes.")]
    else:
        taken = [cell_name(before, c) for c in captures(before, colour, move)]
        name = cell_name(before, move)
        lines = [
            Text(
                f"{who} setzt auf {name} und dreht {len(taken)} ({', '.join(taken)}).",
                f"{who} places on {name} and turns {len(taken)} ({', '.join(taken)}).",
            )
        ]
    if after.turn == NOBODY:
        dark, light = discs(after, DARK), discs(after, LIGHT)
        lines.append(
            Text(
                f"Niemand kann mehr setzen: Rot {dark}, Gelb {light}.",
                f"Nobody can place any more: red {dark}, yellow {light}.",
            )
        )
    return lines


def captures(s: State, colour: int, cell: int) -> list[int]:
    """The cells whose discs a placement would turn."""
    size = s.options[SIZE]
    taken = captured(1 << BIT[size, cell], load(s, colour), load(s, 1 - colour))
    return [c for c in range(SIZES[size] ** 2) if taken >> BIT[size, c] & 1]


def reason(view: State, seat: int, move: int) -> Text:
    size = view.options[SIZE]
    if move == PASS[size]:
        return Text(
            "Passen darfst du nur, wenn du keinen Stein setzen kannst (R7).",
            "You may pass only when you cannot place a disc (R7).",
        )
    if move > PASS[size]:
        return Text("Dieses Feld liegt nicht auf dem Brett (R1).", "That cell is not on the board (R1).")
    name = cell_name(view, move)
    if disc_at(view, move) is not None:
        return Text(f"Auf {name} liegt schon ein Stein (R1).", f"There is a disc on {name} already (R1).")
    return Text(
        f"Auf {name} würdest du keinen Stein einschließen (R2).",
        f"On {name} you would not capture a disc (R2).",
    )

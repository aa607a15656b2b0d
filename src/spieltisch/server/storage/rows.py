"""A table as rows of the database, and back."""

from __future__ import annotations

from typing import Any

from spieltisch.table.kept import Asking, Chair, KeptNote, KeptTable
from spieltisch.table.messages import Clock


def row_of(table: KeptTable) -> dict[str, Any]:
    """The columns of a table's row, but for those that count."""
    return {
        "game": table.game,
        "options": table.options,
        "public": table.public,
        "watch": table.watch,
        "clock": [table.clock.kind, table.clock.seconds, table.clock.increment],
        "host": table.host,
        "state": table.state,
        "match": table.match,
        "rematch": table.rematch,
        "asking": [table.asking.seat, table.asking.events, table.asking.agreed] if table.asking else [],
        "clocks": table.clocks,
        "origin": table.origin if table.state == "lobby" else "",
        "removed": table.removed,
        "leavers": table.leavers,
        "notes": [[note.event, note.what, note.seats, note.name, note.before] for note in table.notes],
    }


def table_of(row: Any, chairs: list[Chair]) -> KeptTable:
    """The table of a row and its seats."""
    return KeptTable(
        row.id,
        row.game,
        row.options,
        chairs,
        row.host,
        row.public,
        row.watch,
        Clock(*row.clock),
        row.state,
        row.match,
        row.rematch,
        Asking(*row.asking) if row.asking else None,
        row.clocks,
        row.origin,
        row.removed,
        row.leavers,
        [KeptNote(*note) for note in row.notes],
        row.version,
        row.events,
    )

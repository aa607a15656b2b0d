"""A scene as lines of text: the same zones, places and pieces that the page draws."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

from spieltisch.engine.showing.phrase import Names, Phrase, Who, say
from spieltisch.engine.showing.scene import Bar, Face, Piece, Place, Scene, Seat, Tower, Well, Zone

Read = Callable[[Phrase], str]  # puts into words for whoever looks

UNNAMED = ("", "gold")  # colours that need no initial
LOOKS = {
    "cell": "·",
    "hole": " ",
    "slot": "–",
    "bed": "–",
    "point-up": "·",
    "point-down": "·",
    "tray": "–",
    "dry": "–",
    "land": "·",
    "castle": "",
    "none": "",
    "sum": "",
    "gauge": "",
}
MARKS = {
    "glow": "*",
    "last": "'",
    "chosen": "!",
    "crack": "~",
    "turned": "◆",
    "locked": "×",
    "lying": "_",
    "shield": "()",
    "ghost": "?",
    "frozen": "#",
}
GROUNDS = {"floor": "·", "start": "S", "finish": "F", "wall": "▓", "logs": "≡", "slit": "↑→↓←"}
BUILDINGS = {"tower": "()", "keep": "[]"}
SPACE = {"planet": "o", "vortex": "@", "void": "+"}
WIDEST = 100


def drawn(scene: Scene, language: str, names: Names = (), you: int = -1) -> list[str]:
    """All zones of a scene but the folded ones, each under its title: the others' first, the viewer's own last."""

    def read(text: Phrase) -> str:
        return text.in_(language, names, you)

    lines: list[str] = []
    for area in ("others", "side", "board", "own"):
        for zone in scene.zones:
            if zone.area == area:
                lines += zone_lines(zone, read)
    lines += [seat_line(seat, read) for seat in scene.seats]
    if notice := read(scene.notice):
        lines.append(f"— {notice} —")
    return lines


def initial(colour: str, read: Read) -> str:
    """A colour in a letter or two."""
    return "" if colour in UNNAMED else read(say(f"initial-{colour}"))


def symbol_name(symbol: str, read: Read) -> str:
    """A symbol in a word or two."""
    return read(say(f"symbol-{symbol}")) if symbol else ""


def seat_line(seat: Seat, read: Read) -> str:
    """A player with colour, score and notes."""
    colour = initial(seat.colour, read)
    lamps = [symbol_name(symbol, read) for symbol in seat.symbols]
    notes = "".join(f", {note}" for note in [*[read(note) for note in seat.notes], *lamps])
    score = "" if seat.score is None else f": {seat.score}"
    return f"{read(say('name', who=Who(seat.seat)))}{f' ({colour})' if colour else ''}{score}{notes}"


def zone_lines(zone: Zone, read: Read) -> list[str]:
    """A zone: its places row by row where they lie, with what lies on them; towers as lists of blocks."""
    if zone.kind == "free":
        return free_lines(zone, read)
    sheet = well_lines(zone.well, read) if zone.well else []
    sheet += [f"  {bar_text(bar, read)}" for bar in zone.bars]
    on = defaultdict(list)
    for piece in zone.pieces:
        on[piece.at].append(piece)
    cells = {place.id: cell_text(place, on[place.id], read) for place in zone.places}
    shown = [place for place in zone.places if cells[place.id]]
    lines = [f"{read(zone.title)}:", *sheet]
    if zone.route:
        return lines + route_lines(zone, cells)
    rows: dict[float, list[Place]] = defaultdict(list)
    for place in shown:
        rows[round(place.y + place.h / 2, 1)].append(place)
    wide = max((len(cells[p.id]) for p in shown), default=1)
    most = max((len(row) for row in rows.values()), default=1)
    per_unit = min((wide + 2) / min((p.w for p in shown), default=1), WIDEST / zone.width) if most > 1 else 1
    for _, row in sorted(rows.items()):
        line = ""
        for place in sorted(row, key=lambda p: p.x):
            line = line.ljust(max(int(place.x * per_unit), len(line) + (1 if line else 0))) + cells[place.id]
        lines.append("  " + line.rstrip())
    if zone.lanes:
        lanes = ", ".join(f"{a}–{b}" for a, b in zone.lanes)
        lines.append(f"  {read(say('over-water', lanes=lanes))}")
    return lines + [f"  {tower_text(tower, read)}" for tower in zone.towers]


def route_lines(zone: Zone, cells: dict[str, str]) -> list[str]:
    """The steps of a route in order, as many to a line as there is room for; steps of several places apart."""
    captions = {place.id: place.caption for place in zone.places}
    notes = {mark.at: f" {mark.text}" for mark in zone.marks if mark.always}
    single = {step[0]: f"{captions[step[0]]} {cells[step[0]]}{notes.get(step[0], '')}" for step in zone.route}
    wide = max(len(single[step[0]]) for step in zone.route if len(step) == 1) + 2
    lines = [""]
    for step in zone.route:
        if len(step) > 1:
            lines += ["   ".join(cells[place] for place in step), ""]
        elif len(lines[-1]) + wide > WIDEST:
            lines.append(single[step[0]].ljust(wide))
        else:
            lines[-1] += single[step[0]].ljust(wide)
    return [f"  {line.rstrip()}" for line in lines if line]


def well_lines(well: Well, read: Read) -> list[str]:
    """The cells of a well by the colours of their shapes in capitals, circles in small letters, and what rows count."""
    cells = {cell: initial(colour, read).lower() for cell, colour in well.rings}
    cells |= {cell: initial(shape.colour, read).upper() for shape in well.shapes for cell in shape.cells}
    lines = []
    for row in reversed(range(well.rows)):
        line = "".join(f"{cells.get(well.columns * row + column, '·'):^3}" for column in range(well.columns))
        factor = f"×{well.factors[row]}" if well.factors else ""
        points = f" {well.points[row]}" if well.points and well.points[row] else ""
        lines.append(f"  {row + 1:2} |{line}| {factor}{points}".rstrip())
    return [*lines, "      " + "".join(f"{column + 1:^3}" for column in range(well.columns)).rstrip()]


def bar_text(bar: Bar, read: Read) -> str:
    """The fields of a bar: `x` is used up, `o` won, `*` brings something."""
    marks = ["x" if i < bar.used else "o" if i < bar.won else text for i, text in enumerate(bar.fields)]
    found = [mark or ("*" if i in bar.gifts else "·") for i, mark in enumerate(marks)]
    return f"{read(bar.label)}: {' '.join(found)}"


FREE_WIDTH, FREE_HEIGHT = 72, 30  # characters of a free table


def free_lines(zone: Zone, read: Read) -> list[str]:
    """A free table from above, every piece the first letter of its colour; what glows is in brackets."""
    rows = [[" "] * FREE_WIDTH for _ in range(FREE_HEIGHT)]
    middles = {p.id: (p.x + p.w / 2, p.y + p.h / 2) for p in zone.places}
    for piece in sorted(zone.pieces, key=lambda piece: "glow" in piece.flags):
        x, y = middles[piece.at]
        column = min(int(x / zone.width * FREE_WIDTH), FREE_WIDTH - 1)
        row = rows[min(int(y / zone.height * FREE_HEIGHT), FREE_HEIGHT - 1)]
        text = piece_text(piece, read).rstrip("*")
        text = f"({text})" if "glow" in piece.flags else text
        start = max(0, min(column, FREE_WIDTH - len(text)))
        row[start : start + len(text)] = text
    edge = "  +" + "-" * FREE_WIDTH + "+"
    return [f"{read(zone.title)}:", edge, *[f"  |{''.join(row)}|" for row in rows], edge]


def cell_text(place: Place, pieces: list[Piece], read: Read) -> str:
    """What lies on a place; like pieces are counted. Land tells its name and symbol too."""
    if place.look in GROUNDS:
        ground = GROUNDS[place.look][place.turn % len(GROUNDS[place.look])]
        return f"{ground}{' '.join(piece_text(piece, read) for piece in pieces)}"
    if place.look in BUILDINGS:
        walls, full = BUILDINGS[place.look], "*" if pieces else ""
        return f"{walls[0]}{initial(place.colour, read)}{place.caption}{full}{walls[1]}"
    if place.look in SPACE:
        symbol = symbol_name(place.symbol, read)[:3]
        things = "".join(f" {piece_text(piece, read)}" for piece in pieces)
        return f"{place.caption}{SPACE[place.look]}{symbol}{things}"
    if place.look == "gauge":
        return f"{place.gauge[0]}/{place.gauge[1]}"
    if not pieces and place.signs:
        return read(place.title)
    if not pieces:
        return land_text(place, read) or place.caption or LOOKS[place.look]
    counted: dict[str, int] = {}
    for piece in pieces:
        text = piece_text(piece, read)
        counted[text] = counted.get(text, 0) + piece.count
    found = " ".join(text if n == 1 else f"{n}×{text}" for text, n in counted.items())
    return f"{land_text(place, read)} {found}".strip()


def land_text(place: Place, read: Read) -> str:
    """A region by its name and the beginning of its symbol: `c4 Ham`."""
    return f"{place.caption} {symbol_name(place.symbol, read)[:3]}".strip() if place.look == "land" else ""


def piece_text(piece: Piece, read: Read) -> str:
    """A piece in a few characters."""
    marks = "".join(MARKS.get(flag, "") for flag in piece.flags)
    if "back" in piece.flags:
        return f"[?]{marks}"
    colour = "" if piece.kind == "tile" and piece.symbol else initial(piece.colour, read)
    symbol = symbol_name(piece.symbol, read)
    number = "" if piece.number is None else str(piece.number)
    if piece.kind == "die":
        face = number or colour
        face += f">{piece.becomes}" if piece.becomes else ""
        return f"[{face}]" if "dim" not in piece.flags else f"({face})"
    if piece.kind == "placard":
        return f"{face_text(piece.faces[0], read)}{marks}"
    if piece.kind == "nugget":
        return f"●{marks}"
    if piece.kind == "heart":
        return "♡" if "dim" in piece.flags else "♥"
    if piece.kind == "marker":
        return f"▲{number}"
    if piece.kind == "strip":
        return f"{colour} {read(piece.title)}{f' ({number})' if number else ''}{marks}".strip()
    if piece.kind == "block":
        name = read(piece.label)
        return f"({name})" if "dim" in piece.flags or "locked" in piece.flags else name
    if piece.kind == "bomb":
        return "x" if "dim" in piece.flags else "b"
    if piece.kind == "role":
        halves = {"upper": "↑", "lower": "↓"}
        name = read(piece.title).replace("\n", "") or read(piece.label)
        return f"{name}{''.join(halves.get(flag, '') for flag in piece.flags)}{marks}"
    if piece.kind == "cloud":
        return f"~{number}{'!' * len(' '.join(piece.signs).split())}"
    if piece.kind == "ship":
        return f"»{colour}{marks}"
    parts = " ".join(part for part in (colour, symbol, number) if part) or read(piece.label)
    return f"{parts}{marks}"


def face_text(face: Face, read: Read) -> str:
    """The side of a placard that is up: `B Rechts R+2`."""
    plus = f" {initial(face.plus_colour, read)}+{face.plus}" if face.plus else ""
    return f"{initial(face.colour, read)} {read(face.title)}{plus}"


def tower_text(tower: Tower, read: Read) -> str:
    """A tower from the base up, every block with its offsets."""
    blocks = " ".join(f"{initial(b.colour, read)}({b.x:+},{b.y:+})" for b in tower.blocks)
    return f"{read(tower.label)}: {blocks}"

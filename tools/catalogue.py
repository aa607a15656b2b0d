"""The vocabulary of scenes laid out to be looked at, a sheet for each picture of docs/scenes.md.

A sheet is drawn by the real page: it stands in for the `scene.py` of some game at a table (`Catalogue`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, get_args, get_type_hints

from spieltisch.engine.driving.game import Game
from spieltisch.engine.showing.atlas import charted
from spieltisch.engine.showing.phrase import Phrase, name_of
from spieltisch.engine.showing.scene import (
    Aim,
    Bar,
    Blast,
    Block,
    Colour,
    Face,
    Flag,
    Ground,
    Heap,
    Kind,
    Landing,
    Leap,
    Look,
    Mark,
    Piece,
    Reach,
    Shape,
    Shot,
    Sight,
    Symbol,
    Tower,
    Way,
    Well,
    Window,
    Zone,
)
from spieltisch.engine.showing.stage import PLAYERS, Layout, Stage

Sheet = Callable[[Stage[Any]], None]

NOTE = 0.45  # between lines, with names below what lies there
SURFACES = [name for name in get_args(get_type_hints(Zone)["surface"]) if name]
SIGNS = (
    "forest hills prairie mountain flask wand cloud bolt hat staff basket sun go roof"  # that no piece has as symbol
)


class Catalogue:
    """What a game has for a `scene.py` while pictures of sheets are taken."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet

    def draw(self, stage: Stage[Any]) -> None:
        """The sheet, and panels for everybody."""
        self.sheet(stage)
        if not stage.scene.seats:
            for seat in range(stage.view.seats):
                stage.panel(seat, PLAYERS[seat], 0)


@contextmanager
def drawn_as(game: Game, sheet: Sheet) -> Iterator[None]:
    """For a while tables of this game show a sheet instead."""
    usual = game.drawing
    vars(game)["drawing"] = Catalogue(sheet)
    try:
        yield
    finally:
        vars(game)["drawing"] = usual


def named(name: object) -> Phrase:
    """A word as it is, in every language."""
    return name_of(str(name))


def shelf(stage: Stage[Any], name: str, **traits: Any) -> Layout:
    """A zone for things with their names below."""
    zone = stage.zone(name, title=named(name), **traits)
    zone.gap = 0.3
    return zone


def in_lines(zone: Layout, columns: int, names: list[str], put: Callable[[str], None]) -> None:
    """Things in lines of so many, with room for a name below each."""
    for i, name in enumerate(names):
        if i and i % columns == 0:
            zone.line(NOTE)
        put(name)
    zone.line(NOTE)
    zone.size(max(place.x + place.w for place in zone.places), zone.y)


# Pieces.

ISLAND = [
    Face("green", "hammer", named("Forge"), 2, "red"),
    Face("blue", "wheel", named("Mill")),
]
TRAITS: dict[str, dict[str, Any]] = {
    "card": {"colour": "red", "symbol": "wheel", "number": 4},
    "tile": {"colour": "green", "symbol": "drop"},
    "cube": {"colour": "blue"},
    "disc": {"colour": "yellow"},
    "die": {"colour": "white", "number": 5},
    "pawn": {"colour": "green"},
    "nugget": {"colour": "gold", "number": 3},
    "marker": {"colour": "wood", "number": 2},
    "doubler": {"number": 8},
    "token": {"colour": "purple", "symbol": "bricks"},
    "heart": {"colour": "red"},
    "ship": {"colour": "blue"},
    "strip": {"colour": "yellow", "symbol": "fist", "title": named("Jab")},
    "block": {"colour": "green", "shape": ".#. ###"},
    "placard": {"faces": ISLAND},
    "role": {
        "colour": "blue",
        "title": named("Hill\nwitch"),
        "signs": ["hat:purple staff", "go hills +3", "go hills"],
    },
    "flask": {"colour": "purple"},
    "cloud": {"number": 3, "signs": ["bolt bolt"]},
}


def kinds(stage: Stage[Any]) -> None:
    """Every kind of piece."""
    zone = shelf(stage, "kinds")

    def put(kind: str) -> None:
        at = zone.put(f"at-{kind}", 1.2, 1.4, note=named(kind))
        zone.add(Piece(kind, kind, at, **TRAITS.get(kind, {})))  # type: ignore[arg-type]

    in_lines(zone, 7, [*get_args(Kind)], put)


SHOWING: dict[str, str] = {  # a kind of piece on which a flag is well seen
    "hat": "cube",
    "lying": "pawn",
    "shield": "pawn",
    "cone": "pawn",
    "corner": "tile",
    "crack": "tile",
    "turned": "tile",
    "frozen": "strip",
    "inverted": "placard",
    "set": "die",
    "upper": "role",
    "lower": "role",
    "cursed": "role",
    "ghost": "cube",
}


def flags(stage: Stage[Any]) -> None:
    """Every flag, on a piece that shows it well."""
    zone = shelf(stage, "flags")

    def put(flag: str) -> None:
        at, kind = zone.put(f"at-{flag}", 1.2, 1.4, note=named(flag)), SHOWING.get(flag, "card")
        piece = Piece(flag, kind, at, flags=[flag], **TRAITS[kind])  # type: ignore[arg-type, list-item]
        if flag == "cursed":
            piece.number = -2
        if flag == "set":
            piece.becomes = 6
        zone.add(piece)

    in_lines(zone, 7, [*get_args(Flag)], put)


def colours(stage: Stage[Any]) -> None:
    """Every colour and every symbol, and the other signs."""
    zone = shelf(stage, "colours")

    def disc(colour: str) -> None:
        zone.piece(f"disc-{colour}", "disc", zone.put(colour, note=named(colour)), colour)  # type: ignore[arg-type]

    def tile(symbol: str) -> None:
        at = zone.put(symbol, note=named(symbol))
        zone.piece(f"tile-{symbol}", "tile", at, "green", symbol)  # type: ignore[arg-type]

    in_lines(zone, 12, [colour for colour in get_args(Colour) if colour], disc)
    in_lines(zone, 12, [symbol for symbol in get_args(Symbol) if symbol], tile)
    for i, sign in enumerate(SIGNS.split()):
        if i % 5 == 0 and i:
            zone.line(0.1)
        zone.put(f"sign-{sign}", 2.75, 0.6, "tray", title=named(sign), signs=sign)
    zone.size(zone.zone.width, zone.low)


# Places.

PLACES: dict[str, dict[str, Any]] = {
    "cell": {"caption": "c4"},
    "tray": {"caption": "3"},
    "slit": {"turn": 1},
    "planet": {"ground": "meadow", "caption": "7"},
    "vortex": {"symbol": "wheel", "caption": "8"},
    "void": {"caption": "9"},
    "sum": {"caption": "12", "colour": "red", "rim": "red"},
    "gauge": {"gauge": (3, 5), "colour": "red", "h": 0.42},
    "tower": {"colour": "red", "caption": "4", "signs": "wand"},
    "keep": {"colour": "blue", "caption": "2"},
    "land": {"ground": "meadow"},
    "none": {"symbol": "wheel"},
}

REGION = ((6, 22), (48, 4), (96, 20), (92, 84), (40, 96), (4, 70))  # the outline of a region, in hundredths of a unit


def looks(stage: Stage[Any]) -> None:
    """Every look of a place."""
    zone = shelf(stage, "looks", surface="plain")

    def put(look: str) -> None:
        traits: dict[str, Any] = {"w": 1, "h": 1, "look": look, "note": named(look)} | PLACES.get(look, {})
        if look == "land":
            corners = [(zone.x * 100 + x, zone.y * 100 + y) for x, y in REGION]
            traits["outline"] = "M" + "L".join(f"{x:.0f} {y:.0f}" for x, y in corners) + "z"
        zone.put(f"look-{look}", **traits)

    in_lines(zone, 8, [*get_args(Look)], put)


def heaps(stage: Stage[Any]) -> None:
    """Every way in which pieces share a place."""
    zone = shelf(stage, "heaps")

    def put(heap: str) -> None:
        kind = "cube" if heap in ("beside", "army", "foot") else "disc" if heap in ("stack", "down", "up") else "card"
        wide = 0.6 if heap in ("down", "up") else 1.9
        at = zone.put(f"heap-{heap}", wide, 1.4, "bed", note=named(heap), heap=heap)  # type: ignore[arg-type]
        if heap == "foot":
            zone.piece("ground", "tile", at, "green", "drop")
        for i in range(5 if heap == "army" else 3 if heap in ("down", "up") else 4):
            zone.piece(f"{heap}-{i}", kind, at, PLAYERS[i], number=i + 1 if kind == "card" else None)  # type: ignore[arg-type]

    in_lines(zone, 4, [*get_args(Heap)], put)


def surfaces(stage: Stage[Any]) -> None:
    """Every surface of a zone."""
    for surface in SURFACES:
        zone = stage.zone(surface, title=named(surface), surface=surface)
        zone.grid([f"{surface}-{i}" for i in range(6)], 3, look="cell" if surface not in ("sea", "space") else "none")
        zone.piece(f"disc-{surface}", "disc", f"{surface}-4", "red")


# Maps, space and courses.

MAP = ["aabb.cc", "aabbddc", "eeebdd.", ".effdd."]
ON_LAND: tuple[Ground, ...] = ("sand", "meadow", "forest", "hills", "prairie", "mountain")
WORLDS: tuple[Ground, ...] = ("sand", "meadow", "ice", "rock")
HELD = {"b": 3, "e": 5}  # regions that somebody holds, with so many units


def maps(stage: Stage[Any]) -> None:
    """All grounds of land, a lane, buildings; and all kinds of planets."""
    size = 1.5
    cells = {(row, column): name for row, line in enumerate(MAP) for column, name in enumerate(line) if name != "."}
    atlas = charted(cells, {cell: "east" if name == "c" else "west" for cell, name in cells.items()}, size)
    zone = stage.zone("map", title=named("land"), surface="sea", lanes=[*atlas.lanes])
    for i, (name, ground) in enumerate(zip(sorted(atlas.outlines), ON_LAND, strict=True)):
        (x, y), units = atlas.hearts[name], HELD.get(name, 0)
        colour: Colour = PLAYERS[i] if units else ""
        about: dict[str, Any] = {"title": named(ground), "ground": ground, "outline": atlas.outlines[name]}
        zone.place(name, x - 0.6, y - 0.3, 1.2, 0.7, "land", colour=colour, heap="army", **about)
        zone.add(*(Piece(f"unit-{name}-{n}", "cube", name, colour) for n in range(units)))
    for i, look in enumerate(("tower", "keep", "castle")):
        colour, caption = PLAYERS[i], "" if look == "castle" else str(i + 2)
        zone.place(look, 5.9 + i, 4.6, 0.8, 0.9, look, colour=colour, caption=caption)  # type: ignore[arg-type]
    zone.size(len(MAP[0]) * size, len(MAP) * size)
    space = stage.zone("planets", title=named("planets"), surface="space")
    for ground in WORLDS:
        space.put(f"planet-{ground}", 1, 1, "planet", note=named(ground), ground=ground)
        space.line(0.3)
    space.put("vortex", 1, 1, "vortex", note=named("vortex"), symbol="wheel")
    space.size(1.2, space.low + 0.3)


def course(stage: Stage[Any]) -> None:
    """A held ship: its targets, what it brings, marks, a leap, a shot; and a route."""
    shots = [Shot("shot", "slit", ["f1", "f2", "f3"])]
    marks = [
        Mark("ghost", "f2", "ghost", "red"),
        Mark("barrier", "f3", "barrier"),
        Mark("note", "f1", "note", text="+2", always=True),
    ]
    ground = stage.zone("course", title=named("shot, marks"), surface="felt", shots=shots, marks=marks)
    ground.gap = 0
    for id in ("slit", "f1", "f2", "f3"):
        ground.put(id, 1, 1, "slit" if id == "slit" else "floor", turn=1)
    leaps = [Leap("leap", "s1", "s3")]
    space = stage.zone("space", title=named("way, brings, leap"), surface="space", leaps=leaps)
    space.gap = 0
    for i, look in enumerate(("planet", "vortex", "void", "planet")):
        space.put(f"s{i}", 1, 1, look, ground="meadow" if look == "planet" else "")  # type: ignore[arg-type]
    space.piece("ship", "ship", "s0", "red")
    stage.scene.ways += [
        Way(1, named("one"), "ship", "s1", shows=["leap", "s3"], brings=named("jump")),
        Way(2, named("two"), "ship", "s2", shows=["shot", "ghost", "barrier", "note", "leap"], brings=named("2 steps")),
    ]
    walk = [f"r{i}" for i in range(6)]
    path = stage.zone("route", title=named("route"), surface="wood", route=[[id] for id in walk])
    path.grid(walk, 6, look="cell")
    path.piece("walker", "pawn", "r1", "yellow")
    path.piece("other", "pawn", "r2", "blue")


def hops(stage: Stage[Any]) -> None:
    """A held disc that hops over others."""
    board = stage.zone("hops", title=named("hops"), surface="wood")
    board.gap = 0
    board.grid([f"h{i}" for i in range(12)], 6, look="cell")
    for i, colour in ((0, "red"), (1, "blue"), (3, "blue"), (10, "blue")):
        board.piece(f"disc-{i}", "disc", f"h{i}", colour)  # type: ignore[arg-type]
    stage.scene.ways.append(Way(1, named("one hop"), "disc-0", "h2", hops=["h2"]))
    stage.scene.ways.append(Way(2, named("two hops"), "disc-0", "h4", hops=["h2", "h4"]))


# Zones of their own kind.


def wells(stage: Stage[Any]) -> None:
    """A well with shapes, rings, a landing, and bars below it."""
    columns, rows = 7, 6
    landing = Landing("landing", [16, 17, 18, 24], [columns * rows + 2 - columns * i for i in range(5)], [])
    well = Well(
        0.9,
        0.3,
        columns,
        rows,
        named("well"),
        shapes=[
            Shape("a", "red", [0, 1, 7, 8]),
            Shape("b", "blue", [2, 3, 4, 5]),
            Shape("c", "yellow", [9, 10, 11, 12]),
            Shape("d", "green", [6, 13, 20]),
        ],
        rings=[(21, "red"), (26, "blue"), (30, "yellow")],
        factors=[5, 4, 3, 2, 1, 1],
        points=[5, 0, 0, 0, 0, 0],
        colour="green",
        landings=[landing],
    )
    boxes = Bar("boxes", 0.1, 6.6, 8.6, 10, named("boxes"), [str(n * n) for n in range(1, 11)], used=3)
    circles = Bar("circles", 0.1, 7.6, 8.6, 10, named("circles"), [""] * 10, "circles", 5, 2, [3, 7])
    zone = stage.zone("well", title=named("well"), surface="plain", well=well, bars=[boxes, circles])
    zone.size(9, 8.6)
    stage.scene.ways.append(Way(1, named("drop"), place="landing", brings=named("4 cells")))


def towers(stage: Stage[Any]) -> None:
    """Towers, more and less strained, and an aim."""
    plumb = [Block("red", 0, 0), Block("yellow", 2, 0), Block("green", 0, 2)]
    leaning = [Block("blue", 0, 0), Block("red", 4, 1), Block("yellow", 8, 2), Block("green", 11, 3)]
    found = [
        Tower("one", plumb, named("one"), "1", strain=0.1),
        Tower("two", leaning, named("two"), "2", above="blue", strain=0.9),
        Tower("three", plumb[:1], named("three"), "3"),
    ]
    zone = stage.zone("towers", kind="towers", title=named("towers"), towers=found)
    zone.size(12, 4)
    stage.scene.aim = Aim("towers", "two", 0, 8, 0, 0, "blue")


def free(stage: Stage[Any]) -> None:
    """A free table: a reach that is held, a line of sight, and a blast."""
    grain, side = 20, 0.9
    spots = {"own": (90, 70), "friend": (60, 60), "enemy": (120, 84)}
    sights = [Sight("grenade", "own", "enemy", True)]
    blasts = [Blast(4.9, 2.4, 0.5)]
    zone = stage.zone(
        "table", kind="free", title=named("free"), surface="wood", grain=grain, sights=sights, blasts=blasts
    )
    zone.size(8, 5.5)
    for name, (x, y) in spots.items():
        at = zone.place(f"at-{x}-{y}", x / grain - side / 2, y / grain - side / 2, side, side)
        zone.piece(name, "cube", at, "blue" if name == "enemy" else "red")
    hand = stage.zone("hand", area="own", title=named("own"))
    hand.row("hand", [Piece("grenade", "card", "", symbol="wheel")])
    room = (10, 10, 150, 100)
    stage.scene.reaches.append(
        Reach("table", "grenade", named("throw"), 0, 1, 160, room, ["own"], 50, blast=14, strikes=["enemy"])
    )


def areas(stage: Stage[Any]) -> None:
    """A whole table: every area, panels, prompt, notice, buttons and an open question."""
    for seat in range(stage.view.seats):
        notes, lamps = [named("notes: 3 cards"), named("leads")], ["wheel", "drop"]
        stage.panel(seat, PLAYERS[seat], 12 - seat, notes, lamps[: 2 - seat])  # type: ignore[arg-type]
    board = stage.zone("board", title=named('area="board"'), surface="wood")
    board.gap = 0
    board.grid([f"c{i}" for i in range(24)], 6, look="cell")
    for i in (1, 8, 15):
        board.piece(f"disc-{i}", "disc", f"c{i}", PLAYERS[i % 3])
    side = stage.zone("side", area="side", title=named('area="side"'))
    side.heap("deck", Piece("deck", "card", "", flags=["back"], count=18), look="slot")
    side.heap("top", Piece("top", "card", "", "green", "drop", 2), look="slot")
    for seat in stage.others:
        cards = [Piece(f"hidden-{seat}-{i}", "card", "", flags=["back"]) for i in range(4)]
        stage.hand(seat, named(f'area="others", owner={seat}'), cards)
    own = [Piece(f"own-{i}", "card", "", PLAYERS[i], "wheel", i + 1) for i in range(4)]
    stage.hand(stage.seat, named(f'area="own", owner={stage.seat}'), own, slots=5)
    folded = stage.zone("folded", area="folded", title=named("folded"))
    folded.put("nothing")
    stage.scene.ways += [
        Way(1, named("place"), place="c10", shows=["disc-8"]),
        Way(2, named("button, tone go"), button=True, key="g", tone="go"),
        Way(3, named("button"), button=True, key="b"),
        Way(4, named("tone danger"), button=True, tone="danger"),
    ]
    stage.notice(named("notice"))
    stage.scene.window = Window(3, 60, 1, named("rest"))


SHEETS: dict[str, Sheet] = {
    "areas": areas,
    "kinds": kinds,
    "flags": flags,
    "colours": colours,
    "looks": looks,
    "heaps": heaps,
    "surfaces": surfaces,
    "maps": maps,
    "course": course,
    "hops": hops,
    "wells": wells,
    "towers": towers,
    "free": free,
}

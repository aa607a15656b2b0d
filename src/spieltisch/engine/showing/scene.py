"""The scene: what one viewer sees of a table, and where each of his moves is made.

A scene is made of zones. A zone has places with positions in its own small coordinate system, and pieces
that lie on places. A board is a zone with many places, a hand of cards one with a row of them, a pile one
with a single place: whoever can draw places and pieces can draw every game. Ids are stable from one scene
to the next, so a piece that has changed its place can be seen travelling.

Every legal move has a way: a click on a piece or a place, a piece carried to a place, or a button. Where there
are too many moves for that, an aim at a tower or a reach over a free table stands for all of them. Several
moves may share a target: then a small choice opens there. `shut` are ways that somebody might try although
the move is not legal now: asked why, the table answers with the rule. `chains` are several moves made as
one: a piece is carried straight to where the last of them leaves it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from spieltisch.engine.showing.phrase import NOTHING, Phrase

Colour = Literal["", "red", "yellow", "green", "blue", "white", "black", "wood", "gold", "grey", "purple", "orange"]
# After the six of the Green Box: blows, what stops and what breaks them, what happens to a thing, somebody, and
# signs of what is done with dice and cards.
Symbol = Literal[
    "",
    "drop",
    "hammer",
    "circles",
    "bricks",
    "wheel",
    "arrow",
    "fist",
    "foot",
    "knee",
    "shield",
    "ram",
    "broom",
    "snow",
    "lock",
    "swap",
    "zero",
    "twice",
    "person",
    "rightwards",
    "leftwards",
    "exchange",
    "opposite",
    "another",
    "turn-over",
]
# A strip is a card that is wider than high: where several overlap, all can still be read.
Kind = Literal[
    "card",
    "tile",
    "cube",
    "disc",
    "die",
    "pawn",
    "nugget",
    "marker",
    "doubler",
    "token",
    "heart",
    "ship",
    "strip",
    "block",
    "bomb",
    "placard",
    "role",  # a card with a name, a picture and two halves
    "flask",
    "wand",
    "cloud",
    "broom",
]

# How a place is drawn: a board cell, a slim triangle (point) upwards or downwards, the outline of a card, a
# thick tile's bed, a wooden tray, a hole, a region of a map, or nothing but room. Ground to run on: a floor, the
# start, the finish, a wall, a pile of logs, and a block with a slit that faces where `turn` says. Parched soil, where
# nothing should be left lying. Places in space: a planet, a vortex with a symbol, and the void. Figures: a sum, its
# caption, bold with a rim where it is the higher one; a gauge, filled as far as `gauge` says. Buildings on a map: a
# round and a square tower with a roof of their colour, and a castle.
Look = Literal[
    "cell",
    "point-up",
    "point-down",
    "slot",
    "bed",
    "tray",
    "hole",
    "land",
    "none",
    "floor",
    "start",
    "finish",
    "wall",
    "logs",
    "slit",
    "dry",
    "planet",
    "vortex",
    "void",
    "sum",
    "gauge",
    "tower",
    "keep",
    "castle",
]

# What a region of a map or a planet is covered with.
Ground = Literal["", "sand", "meadow", "ice", "rock", "forest", "hills", "prairie", "mountain"]

# What is special about a piece now. `back`: face down. `glow`: counts, is worth a look. `dim`: steps back.
# `last`: was moved last. `crack`: about to fall. `chosen`: picked, locked in. `turned`: rotated by 45 degrees.
# `locked`: steps back with a lock on it, not to be had yet. `lying`: somebody who is down. `shield`: somebody
# behind a shield. `corner`: a tile whose symbol is drawn in the corner, to be seen beside what stands on it.
# `ghost`: is not there, but could be put there. `frozen`: covered with ice, nothing about it will change.
# `inverted`: lies the right way up for whoever sits opposite.
# `upper`, `lower`: only this half of a role counts. `cursed`: a role
# that costs its number. `cone`: a pawn with a pointed hat.
Flag = Literal[
    "back",
    "glow",
    "dim",
    "last",
    "crack",
    "chosen",
    "turned",
    "hat",
    "locked",
    "lying",
    "shield",
    "corner",
    "ghost",
    "frozen",
    "inverted",
    "upper",
    "lower",
    "cursed",
    "cone",
]

# How several pieces share a place: on top of each other with the number shown, side by side, in a column
# (from `y` downwards, or upwards), as a fan of cards, as a row of cards from the left with the number shown, or as an
# army: six side by side, more as a stack. Cubes on a card lie as an army there if the place says so. Small pieces on a
# tile stand all over it; at its `foot` they leave its symbol to be seen.
Heap = Literal["stack", "beside", "down", "up", "fan", "row", "army", "foot"]

# Where the page puts a zone: the middle, beside it, the viewer's own things at the thumb, the others' above. What is
# folded lies behind a button with its title.
# The keys that are the page's own at every table: list of moves, log, hint, help. No way has one of them.
PageKey = Literal["m", "l", "h", "?"]

Area = Literal["board", "side", "own", "others", "folded"]


class Place(msgspec.Struct, omit_defaults=True, frozen=True):
    """A spot in a zone, by its top left corner and size."""

    id: str
    x: float
    y: float
    w: float = 1.0
    h: float = 1.0
    look: Look = "none"
    label: Phrase = NOTHING  # its name: `c4`, `Stapel links`
    caption: str = ""  # a small mark drawn on or beside it: a coordinate
    title: Phrase = NOTHING  # written large on it: what it is for
    heap: Heap = "stack"
    symbol: Symbol = ""  # drawn faintly on the place itself; on land clearly, above the place
    colour: Colour = ""  # its tint; of land, who holds it
    outline: str = ""  # of land, as `engine.showing.atlas` draws it; the place itself is where its pieces stand
    ground: Ground = ""
    turn: int = 0  # where something on it points: quarter turns clockwise from upwards
    note: Phrase = NOTHING  # a word written below it
    rim: Colour = ""  # a line along its inside: whose goal it is
    gauge: tuple[int, int] = (0, 0)  # of a gauge: how much there is, and how much there may be
    signs: str = ""  # a row of small signs on it: see `Piece.signs`
    shows: list[str] = []  # places and pieces that light up while it is pointed at


class Face(msgspec.Struct, omit_defaults=True, frozen=True):
    """One side of a placard: whose it is, what it is for, and a die printed on it."""

    colour: Colour
    symbol: Symbol
    title: Phrase  # a word or two
    plus: int = 0  # what the printed die adds, 0: there is none
    plus_colour: Colour = ""


class Piece(msgspec.Struct, omit_defaults=True):
    """A thing on a place. Which fields matter depends on its kind; a die shows `number` pips."""

    id: str
    kind: Kind
    at: str  # the place
    colour: Colour = ""
    symbol: Symbol = ""
    number: int | None = None
    flags: list[Flag] = []
    label: Phrase = NOTHING
    count: int = 1  # a stack of this many drawn as one
    reverse: str = ""  # the piece on the same place that is its other side: a press turns it over while it is held
    title: Phrase = NOTHING  # written on a strip or a role, where a line feed parts it
    shape: str = ""  # of a block: its cells line by line from the top, `.#. ###`
    faces: list[Face] = []  # of a placard: the side that is up, and the one that is not
    becomes: int = 0  # of a die: the number it would show if it were chosen, 0: none
    shows: list[str] = []  # pieces that light up while it is pointed at
    # Rows of small signs: names of drawings, with a colour behind a colon, and short words; `flask:green wand +3`. A
    # role has its picture, its upper and its lower half.
    signs: list[str] = []


class Block(msgspec.Struct):
    """A cube of a tower at its offsets from the base, in sixteenths of a cube's edge: right, and to the back."""

    colour: Colour
    x: int
    y: int


class Act(msgspec.Struct, omit_defaults=True):
    """Something that happens on the table, as the rules told it: what is seen between one scene and the next.

    A piece goes or hops over places, a die is cast, something is fired, falls, or is counted. What else is different
    between two scenes is seen to change as well; acts say what the scenes alone do not, and in which order.
    """

    act: Literal["go", "hop", "cast", "fire", "fall", "count"]
    of: str  # the piece, shot or tower
    # Of a piece that goes or hops: the places it touches, from where it was to where it is. Of one that is counted: the
    # pieces that make it worth something. They light up one by one, and if it goes, it goes then.
    over: list[str] = []
    blocks: list[Block] = []  # of a tower that falls: as it stood
    broken: int = 0  # the lowest of those that tip first
    tip: tuple[int, int] = (0, 0)  # which way: to the right, and to the back


class Tower(msgspec.Struct, omit_defaults=True):
    """A tower of cubes, drawn in three dimensions by a zone of kind `towers`."""

    id: str
    blocks: list[Block]
    label: Phrase
    caption: str = ""  # a small mark at its foot
    above: Colour = ""  # a cube that somebody holds above it
    strain: float = 0.0  # how near it is to falling, from 0 for a plumb one to 1: it sways the more


class Shot(msgspec.Struct):
    """A line of fire."""

    id: str
    start: str  # the place it comes from
    over: list[str]  # the places it runs over, in order


class Leap(msgspec.Struct):
    """A way through space from one place to another, shown while its start is pointed at or a way names it."""

    id: str
    start: str
    end: str


class Sight(msgspec.Struct, omit_defaults=True):
    """A line between two pieces of a free table, shown while a third piece is held or pointed at."""

    piece: str  # the one that is held
    start: str
    end: str  # where the line ends: at its goal, or at what is in the way
    clear: bool = False


class Blast(msgspec.Struct):
    """The mark of something that went off on a free table: its middle and half its side, in units."""

    x: float
    y: float
    half: float


class Mark(msgspec.Struct, omit_defaults=True):
    """Something drawn on a place while a way that names it in `shows` is pointed at or held: what would be there."""

    id: str
    at: str  # the place
    sign: Literal["ghost", "barrier", "note"] = "ghost"  # a cube that would stand there, a bar across, a word
    colour: Colour = ""
    text: str = ""  # the word of a note: `+2`
    always: bool = False  # seen all the time, and more clearly while pointed at


class Shape(msgspec.Struct, omit_defaults=True):
    """Cells of a well that belong together. A cell is columns * row + column, counted from the lower left corner."""

    id: str
    colour: Colour
    cells: list[int]


class Landing(msgspec.Struct):
    """Where a shape that falls into a well may come to lie. Its way has this id as its place."""

    id: str
    cells: list[int]
    path: list[int]  # the lower left corners of its box on its way down, from above the well
    full: list[int] = []  # the rows that it would fill


class Well(msgspec.Struct, omit_defaults=True):
    """A grid of cells into which shapes fall; drawn in a zone under its places.

    Where there are landings, a ghost is always at one of them. The hand, a finger or the arrow keys move it from one
    to the next.
    """

    x: float
    y: float
    columns: int
    rows: int
    label: Phrase  # what a picture shows: how high the columns are
    cell: float = 1.0  # its side
    shapes: list[Shape] = []
    rings: list[tuple[int, Colour]] = []  # circles printed on cells
    factors: list[int] = []  # how often each row counts, the lowest first
    points: list[int] = []  # what each row has brought
    colour: Colour = ""  # of what falls
    landings: list[Landing] = []
    off: bool = False  # nothing falls here any more


class Bar(msgspec.Struct, omit_defaults=True):
    """Fields of a sheet that are ticked from the left: boxes with numbers, of which the first one free counts, or
    circles that are won and used up."""

    id: str
    x: float
    y: float
    width: float
    columns: int  # fields in a line
    label: Phrase
    fields: list[str]  # what is printed in them
    look: Literal["boxes", "circles"] = "boxes"
    won: int = 0
    used: int = 0  # of them, or of all boxes
    gifts: list[int] = []  # fields that bring something when they are won


class Upright(msgspec.Struct):
    """The same places of a zone in another arrangement, for a room in which they are drawn larger this way."""

    width: float
    height: float
    boxes: list[tuple[float, float, float, float]]  # left, top, width and height of every place, in their order


class Zone(msgspec.Struct, omit_defaults=True):
    """A part of the table with a coordinate system of its own."""

    id: str
    width: float
    height: float
    places: list[Place]
    pieces: list[Piece] = []
    kind: Literal["places", "towers", "free"] = "places"
    area: Area = "board"
    title: Phrase = NOTHING
    owner: int = -1  # the seat whose zone it is
    towers: list[Tower] = []
    shots: list[Shot] = []
    sorts: bool = False  # the viewer may sort its pieces by symbol, as they come, or by colour
    leaps: list[Leap] = []
    transposable: bool = False  # may be drawn with x and y exchanged where the screen is upright
    surface: Literal["", "wood", "felt", "stone", "plain", "sea", "space"] = ""  # what lies under the places
    lanes: list[tuple[str, str]] = []  # pairs of places on land with a way over the water between them
    grain: int = 1  # of a free table: so many points make a unit
    sights: list[Sight] = []
    blasts: list[Blast] = []
    route: list[list[str]] = []  # the places in the order in which pieces walk them; those of one step are alike
    marks: list[Mark] = []
    upright: Upright | None = None
    well: Well | None = None
    bars: list[Bar] = []
    opens: bool = False  # a small picture that a press enlarges
    # Where what is handed on goes and what is handed to it comes from, though nobody sees it there: two places.
    passing: tuple[str, str] = ("", "")
    ring: bool = False  # its ends meet: a piece that goes from one to the other leaves here and comes in there
    roams: bool = False  # grows as it likes: its pieces keep a size for fingers, and it is pushed about in its frame


class Way(msgspec.Struct, omit_defaults=True):
    """How a move is made: by clicking a piece or a place, carrying a piece to a place, or by a button."""

    move: int
    label: Phrase
    piece: str = ""
    place: str = ""  # with `piece`: where to carry it
    button: bool = False
    short: Phrase = NOTHING  # for a small choice at one target: `3 ×`
    key: str = ""  # a shortcut: `s`
    tone: Literal["", "go", "danger"] = ""
    shows: list[str] = []  # pieces, places, shots, leaps and marks that light up while this way is pointed at
    brings: Phrase = NOTHING  # written at the target while the piece is held: `4 yellow`
    then: list[int] = []  # of a chain: the moves that follow, each legal after the one before it
    hops: list[str] = []  # the places that the piece touches on its way, `place` the last; it must be in the hand
    also: list[tuple[str, str]] = []  # other targets that mean the same move: a piece, a place, or both
    thumb: bool = False  # its target may be small: on a phone, with a key also on a desk, its short name is a button


class Aim(msgspec.Struct):
    """A move that is aimed: base + (2 * span + 1) * (x + span) + y + span, x and y from -span to span."""

    zone: str
    tower: str
    base: int
    span: int
    plumb_x: int
    plumb_y: int
    colour: Colour


class Plan(msgspec.Struct):
    """Several moves that are made one after another before anything else happens, each by clicking a piece.

    The page fills the places in order, lets the player think again, and sends the moves together. A piece's move
    has the same number whichever place it goes to.
    """

    places: list[str]
    labels: Sequence[Phrase]  # what a piece on each of them is for: `step 1`
    ready: Phrase  # the button that sends it


class Reach(msgspec.Struct, omit_defaults=True):
    """A piece that may be carried to any point of a free table: the move is base + x * across + y * down.

    Points are whole numbers from the zone's top left corner, `grain` to a unit. What is said here is enough
    to tell good points from bad ones; distances are between the middles of pieces and compared as squares.
    """

    zone: str
    piece: str
    label: Phrase
    base: int
    across: int
    down: int
    room: tuple[int, int, int, int]  # the first and last points: left, top, right, bottom
    around: list[str] = []  # pieces; a good point is at most `radius` from one of them
    radius: int = 0
    gap: int = 0  # the least distance to every other piece
    blast: int = 0  # pieces at most so far on both axes are struck
    strikes: list[str] = []  # a good point strikes one of these


class Window(msgspec.Struct):
    """A question put to several at once, so that it betrays nobody: silence becomes the answer `move`.

    Everybody sees that it is open. Whoever is asked may let the page give that answer for the rest of the turn.
    """

    move: int  # -1 for those who are not asked, or not any more
    seconds: float
    turn: int  # the seat whose turn was interrupted
    rest: Phrase  # `not in this turn`


class Seat(msgspec.Struct, omit_defaults=True):
    """What stands beside a player's name."""

    seat: int
    colour: Colour = ""
    score: int | None = None
    notes: Sequence[Phrase] = []  # `has chosen`, `3 cards`, `out`
    symbols: list[Symbol] = []  # small lamps: what the player holds or leads in
    out: bool = False


class Scene(msgspec.Struct, omit_defaults=True):
    """The table as one viewer sees it."""

    zones: list[Zone]
    seats: list[Seat]
    prompt: Phrase = NOTHING
    notice: Phrase = NOTHING  # something everybody should see in the middle: `Nothing fits`
    ways: list[Way] = []
    shut: list[Way] = []
    chains: list[Way] = []
    aim: Aim | None = None
    plan: Plan | None = None
    reaches: list[Reach] = []
    window: Window | None = None


def resting(scene: Scene) -> Scene:
    """A scene in which nobody is asked anything."""
    return Scene(scene.zones, scene.seats, notice=scene.notice)

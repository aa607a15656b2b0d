"""What a seat sees of Backgammon: the points around the line of tiles, checkers, dice, cube and trays.

Ids do not depend on the viewer: point `p7` is place 7 of seat 0. A checker has no identity in the record,
so it is named by where it lies and how high, `red-p7-2`, counted from the rim. A checker move ends one id
and begins one, a hit another pair of the other colour, and everything else keeps its name: the page lets
what left travel to what came. Ids by rank along the way would shift whole rows of checkers instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Literal

from spieltisch.engine.phrase import Phrase, Who
from spieltisch.engine.scene import Act, Colour, Flag, Heap, Piece, Place, Scene, Seat, Way, Zone
from spieltisch.engine.telling import Event
from spieltisch.games.backgammon import words
from spieltisch.games.backgammon.rules import (
    BAR,
    BEGINS,
    DONE,
    DOUBLE,
    DOUBLED,
    DROP,
    FULL,
    MOVE,
    MOVING,
    NOBODY,
    OFF,
    ROLL,
    ROLLS,
    STAKES,
    TAKE,
    State,
    actors,
    moved,
    moves,
    pips,
    sources,
)
from spieltisch.games.green_box import speech

say = words.say

COLOURS: tuple[Colour, Colour] = ("red", "yellow")

# Keys and tones of the buttons. No key means two of them: a hand that ends turns must not double by habit.
KEYS = {DONE: "d", ROLL: "r", DOUBLE: "2", TAKE: "t", DROP: "x"}
TONES: dict[int, Literal["", "go", "danger"]] = {DONE: "go", ROLL: "go", DOUBLE: "", TAKE: "go", DROP: "danger"}

# The board: five checkers high on both sides of a line of tiles, with a gap between the quarters.
TALL = 5.0
LINE = 5.25
LOWER = 6.5
HEIGHT = 11.5
GAP = 0.5
TRAY_X = 12.75
WIDTH = 14.25
BAR_WIDTH = 2.25
TRAY_HEIGHT = 4.0
DICE = 4


# Places.


def point_id(seat: int, place: int) -> str:
    """The place on the table that is this place of a seat."""
    if place == BAR:
        return f"bar-{seat}"
    if place >= OFF:
        return f"tray-{seat}"
    return f"p{place if seat == 0 else 25 - place}"


@cache
def board(below: int, full: bool, exits: tuple[int, ...]) -> list[Place]:
    """The whole board with the home of seat `below` at the lower right.

    `exits` are the dice of which each bears the same checker off: then the tray has a mouth for each.
    """
    above = 1 - below
    places = [point(below, place) for place in range(1, OFF)]
    places += line(below)
    mouths = [mouth(die, row) for row, die in enumerate(exits)]
    places.append(tray(above, 0, TRAY_HEIGHT))
    places.append(tray(below, HEIGHT - TRAY_HEIGHT + len(mouths), TRAY_HEIGHT - len(mouths)))
    places += mouths
    if full:
        places.append(cube_bed("cube", LINE, say("cube-middle")))
        places.append(cube_bed(f"cube-{above}", LINE - 1.1, say("cube-of", who=Who(above))))
        places.append(cube_bed(f"cube-{below}", LINE + 1.1, say("cube-of", who=Who(below))))
    return places


def point(below: int, place: int) -> Place:
    """A point by the viewer's own count: 13 to 24 run below the line to the right, 1 to 12 above it to the left."""
    low = place > 12
    column = place - 13 if low else 12 - place
    number = 25 - place
    return Place(
        point_id(below, place),
        column + (GAP if column > 5 else 0),
        LOWER if low else 0,
        1,
        TALL,
        "point-up" if low else "point-down",
        say("point", point=number),
        caption=str(number),
        heap="up" if low else "down",
        colour="white" if place % 2 else "grey",
    )


def line(below: int) -> list[Place]:
    """The line of tiles: everybody's dice to his right, hit checkers in the middle."""
    above = 1 - below
    right = 12 + GAP - DICE
    return [
        *(die_bed(above, number, number) for number in range(DICE)),
        bar(above, DICE),
        bar(below, DICE + BAR_WIDTH),
        *(die_bed(below, number, right + number) for number in range(DICE)),
    ]


def die_bed(seat: int, number: int, x: float) -> Place:
    return Place(f"dice-{seat}-{number}", x, LINE, look="bed", label=say("dice-of", who=Who(seat)))


def bar(seat: int, x: float) -> Place:
    label = say("bar-of", who=Who(seat))
    return Place(point_id(seat, BAR), x, LINE, BAR_WIDTH, 1, "bed", label, heap="beside", colour=COLOURS[seat])


def tray(seat: int, y: float, height: float) -> Place:
    label = say("tray", who=Who(seat))
    heap: Heap = "down" if y == 0 else "up"
    return Place(point_id(seat, OFF), TRAY_X, y, 1.5, height, "tray", label, heap=heap, colour=COLOURS[seat])


def mouth(die: int, row: int) -> Place:
    label = say("tray-with", die=die)
    return Place(f"tray-with-{die}", TRAY_X, HEIGHT - TRAY_HEIGHT + row, 1.5, 1, "slot", label, caption=str(die))


def cube_bed(id: str, y: float, label: Phrase) -> Place:
    return Place(id, TRAY_X + 0.25, y, look="slot", label=label)


# Pieces.


@cache
def checker_names(seat: int, place: int, below: int) -> tuple[str, str, Phrase]:
    """Where a seat's checkers on a place lie, how their ids begin, and what the viewer calls them."""
    at = point_id(seat, place)
    colour = speech.COLOURS[seat]
    if place in (BAR, OFF):
        label = say("checker-bar" if place == BAR else "checker-off", colour=colour)
    else:
        label = say("checker", colour=colour, point=25 - place if seat == below else place)
    return at, f"{COLOURS[seat]}-{at}-", label


def checkers(men: list[list[int]], below: int) -> list[Piece]:
    """All checkers, on every place from the rim up."""
    pieces = []
    for seat in range(2):
        for place, n in enumerate(men[seat]):
            if n:
                at, stem, label = checker_names(seat, place, below)
                pieces += [Piece(f"{stem}{i}", "disc", at, COLOURS[seat], label=label) for i in range(n)]
    return pieces


def top_checker(men: list[list[int]], seat: int, place: int) -> str:
    return f"{COLOURS[seat]}-{point_id(seat, place)}-{men[seat][place] - 1}"


def dice(view: State) -> list[Piece]:
    """The roll on its owner's side, the larger die first, a double as four. Used dice and useless ones step back."""
    low, high = view.dice
    if not low:
        return []
    if low == high:
        shown = [(low, number < DICE - view.left[0]) for number in range(DICE)]
        first = 0
    else:
        shown = [(high, not view.left[1]), (low, not view.left[0])]
        first = 1
    stuck = is_stuck(view)
    return [
        die(number, face, used, stuck, f"dice-{view.turn}-{first + number}")
        for number, (face, used) in enumerate(shown)
    ]


def die(number: int, face: int, used: bool, stuck: bool, at: str) -> Piece:
    label = say("die-used" if used else "die-stuck" if stuck else "die", die=face)
    flags: list[Flag] = ["dim"] if used or stuck else []
    return Piece(f"die-{number}", "die", at, "white", number=face, flags=flags, label=label)


def die_id(view: State, face: int, later: int = 0) -> str:
    """The die that a move by this number would use: of a double the first one still unused, or a later one."""
    low, high = view.dice
    if low == high:
        return f"die-{DICE - view.left[0] + later}"
    return "die-0" if face == high else "die-1"


def is_stuck(view: State) -> bool:
    """Whether dice are left that cannot be used."""
    return view.phase == MOVING and not words.can_move(view) and bool(view.left[0] or view.left[1])


def cube(view: State) -> Piece:
    """The doubling cube at its owner's side; offered, it lies in the middle and shows what it would become."""
    if view.phase == DOUBLED:
        value = 2 * view.cube
        label = say("cube-offered", cube=value)
        return Piece("cube", "doubler", "cube", "white", number=value, flags=["glow"], label=label)
    at = "cube" if view.owner == NOBODY else f"cube-{view.owner}"
    return Piece("cube", "doubler", at, "white", number=view.cube, label=say("cube", cube=view.cube))


# The scene.


def scene(view: State, seat: int) -> Scene:
    below = max(seat, 0)
    full = view.options[STAKES] == FULL
    men = view.men.tolist()
    acting = seat >= 0 and bool(actors(view) >> seat & 1)
    exits = two_exits(view) if acting else ()
    pieces = checkers(men, below) + dice(view)
    if full:
        pieces.append(cube(view))
    zone = Zone(
        "board",
        WIDTH,
        HEIGHT,
        board(below, full, exits),
        pieces,
        title=say("board"),
        transposable=True,
        surface="wood",
    )
    table = Scene([zone], [seat_card(view, men[other], other) for other in range(2)])
    add_notice(view, table)
    if acting:
        table.prompt = words.prompt(view, seat)
        add_ways(view, seat, men, bool(exits), table)
    return table


def seat_card(view: State, men: list[int], seat: int) -> Seat:
    """Colour and points; the way still to go, and who waits on the bar."""
    notes = [say("pips", pips=pips(view, seat))]
    if men[BAR]:
        notes.append(say("on-bar", n=men[BAR]))
    return Seat(seat, COLOURS[seat], view.worth if seat == view.winner else 0, notes)


def add_notice(view: State, table: Scene) -> None:
    """What both should see: dice that cannot be used, a double that waits for its answer."""
    if view.phase == DOUBLED:
        table.notice = say("doubles", who=Who(view.turn), cube=2 * view.cube)
    elif is_stuck(view):
        table.notice = say("stuck", who=Who(view.turn), **words.left(view))


# Ways.


def two_exits(view: State) -> tuple[int, ...]:
    """Both dice, larger first, if there is a checker that each of them bears off."""
    low, high = view.dice
    both = view.legal[0] & view.legal[1]
    return (high, low) if view.phase == MOVING and low and both >> (OFF - low) else ()


def add_ways(view: State, seat: int, men: list[list[int]], exits: bool, table: Scene) -> None:
    """A checker carried to a place for every checker move, a button for everything else."""
    out = [0] * 30
    legal = out[: moves(view, seat, out)]
    for move in legal:
        if move < DONE:
            table.ways.append(step(view, seat, men, exits, move))
        else:
            table.ways.append(button(view, seat, move))
    if view.phase == MOVING:
        table.chains = chains(view, seat, men, exits, legal, targets(table.ways))
        table.shut = shut(view, seat, men, exits, legal, targets(table.ways + table.chains))


def targets(ways: list[Way]) -> set[tuple[str, str]]:
    return {(way.piece, way.place) for way in ways}


def button(view: State, seat: int, move: int) -> Way:
    shows = [] if move in (DONE, ROLL) else ["cube"]
    return Way(move, words.label(view, seat, move), button=True, key=KEYS[move], tone=TONES[move], shows=shows)


def step(view: State, seat: int, men: list[list[int]], exits: bool, move: int) -> Way:
    """The top checker of a place is carried; the die that it uses and the checker that it hits light up."""
    place, face = words.move_parts(move)
    to = place + face
    shows = [die_id(view, face), *hit_checker(view, seat, men, move)]
    target = f"tray-with-{face}" if exits and to >= OFF else point_id(seat, to)
    return Way(move, words.label(view, seat, move), top_checker(men, seat, place), target, shows=shows)


def hit_checker(view: State, seat: int, men: list[list[int]], move: int) -> list[str]:
    """The checker that a move hits, if it does."""
    place, face = words.move_parts(move)
    return [top_checker(men, 1 - seat, 25 - place - face)] if words.hits(view, seat, place, face) else []


def chains(
    view: State, seat: int, men: list[list[int]], exits: bool, legal: list[int], taken: set[tuple[str, str]]
) -> list[Way]:
    """One checker carried on by several dice. Of two orders the one that hits less on the way."""
    found: dict[tuple[str, str], Way] = {}
    for run in sorted(runs(view, seat, men[seat], legal), key=lambda run: hits_on_the_way(view, seat, run)):
        way = chain(view, seat, men, run)
        off = sum(words.move_parts(run[-1])) >= OFF
        if (way.piece, way.place) not in taken and not (exits and off):
            found.setdefault((way.piece, way.place), way)
    return list(found.values())


def runs(view: State, seat: int, men: list[int], legal: list[int]) -> Iterator[list[int]]:
    """All rows of moves that take one checker on by two dice or more, the larger die first."""
    dice = words.unused(view)
    for order in dict.fromkeys([tuple(dice), tuple(reversed(dice))]):
        for move in legal:
            place, face = words.move_parts(move)
            if move < DONE and face == order[0]:
                yield from longer(view, seat, men, place, order)


def longer(view: State, seat: int, men: list[int], place: int, order: tuple[int, ...]) -> Iterator[list[int]]:
    """The moves of one checker by the dice in this order, as far as it gets: by two of them, by three, by four."""
    own, closed = view.own[seat], view.closed[seat]
    run: list[int] = []
    for face in order:
        if place >= OFF or (run and not sources(own, closed, face) >> place & 1):
            return
        own = moved(own, men[place] + bool(run), place, face)
        run.append(MOVE + 6 * place + face - 1)
        place += face
        if len(run) > 1:
            yield run.copy()


def hits_on_the_way(view: State, seat: int, run: list[int]) -> int:
    return sum(words.hits(view, seat, *words.move_parts(move)) for move in run[:-1])


def chain(view: State, seat: int, men: list[list[int]], run: list[int]) -> Way:
    """A checker carried to where the last of several moves leaves it; all dice and hit checkers light up."""
    shows: list[str] = []
    for later, move in enumerate(run):
        shows += [die_id(view, words.move_parts(move)[1], later), *hit_checker(view, seat, men, move)]
    start, end = words.move_parts(run[0])[0], sum(words.move_parts(run[-1]))
    label = words.run_label(view, seat, run)
    return Way(run[0], label, top_checker(men, seat, start), point_id(seat, end), shows=shows, then=run[1:])


def shut(
    view: State, seat: int, men: list[list[int]], exits: bool, legal: list[int], taken: set[tuple[str, str]]
) -> list[Way]:
    """Every place with own checkers and every unused die that is not legal there, unless its target is another's."""
    found = []
    for face in sorted(set(words.unused(view))):
        for place in range(OFF):
            move = MOVE + 6 * place + face - 1
            if men[seat][place] and move not in legal:
                way = step(view, seat, men, exits, move)
                if (way.piece, way.place) not in taken:
                    way.shows = []
                    found.append(way)
    return found


# What happens.


def acts(view: State, told: Sequence[Event]) -> list[Act]:
    """Dice are cast: two, or the four of a double."""
    if not any(event.kind is BEGINS or event.kind is ROLLS for event in told):
        return []
    return [Act("cast", die.id) for die in dice(view)]

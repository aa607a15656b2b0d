"""What a seat sees of Backgammon: the points around the line of tiles, checkers, dice, cube and trays.

Ids do not depend on the viewer: point `p7` is place 7 of seat 0. A checker has no identity in the record,
so it is named by where it lies and how high, `red-p7-2`, counted from the rim. A checker move ends one id
and begins one, a hit another pair of the other colour, and everything else keeps its name: the page lets
what left travel to what came. Ids by rank along the way would shift whole rows of checkers instead.
"""

from collections.abc import Iterator, Sequence
from functools import cache

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.kernel.telling import Event
from spieltisch.engine.showing.phrase import Phrase, Who
from spieltisch.engine.showing.scene import Act, Piece, Place, Way, Zone
from spieltisch.engine.showing.stage import PLAYERS, Layout, Stage, on
from spieltisch.games.backgammon import rules, words
from spieltisch.games.green_box import speech

# The board: five checkers high on both sides of a line of tiles, with a gap between the quarters.
TALL, LINE, LOWER, HEIGHT = 5.0, 5.25, 6.5, 11.5
GAP, BAR_WIDTH = 0.5, 2.25
TRAY_X, TRAY_WIDTH, TRAY_HEIGHT = 12.75, 1.5, 4.0
DICE = 4


def draw(stage: Stage[rules.State]) -> None:
    view = stage.view
    exits = two_exits(view) if stage.is_mine else ()
    board = stage.zone("board", title=words.say("board"), transposable=True, surface="wood")
    full = view.options[rules.STAKES] == rules.FULL
    board.places += places(stage.below, exits, full)
    checkers(board, view, stage.below)
    dice(board, view)
    if full:
        cube(board, view)
    for seat, score in enumerate(stage.points):
        notes = [words.say("pips", pips=rules.pips(view, seat))]
        if waiting := view.men[seat, rules.BAR]:
            notes.append(words.say("on-bar", n=waiting))
        stage.panel(seat, PLAYERS[seat], score, notes)
    if view.phase == rules.DOUBLED:
        stage.notice(words.say("doubles", who=Who(view.turn), cube=2 * view.cube))
    elif is_stuck(view):
        stage.notice(words.say("stuck", who=Who(view.turn), **words.left(view)))
    # No key means two of the buttons: a hand that ends turns must not double by habit.
    stage.button(rules.DONE, key="d", tone="go")
    stage.button(rules.ROLL, key="r", tone="go")
    stage.button(rules.DOUBLE, key="2", shows=["cube"])
    stage.button(rules.TAKE, key="t", tone="go", shows=["cube"])
    stage.button(rules.DROP, key="x", tone="danger", shows=["cube"])
    if stage.is_mine and view.phase == rules.MOVING:
        ways(stage, bool(exits))


def is_stuck(view: rules.State) -> bool:
    """Whether dice are left that cannot be used."""
    return view.phase == rules.MOVING and not words.can_move(view) and bool(words.unused(view))


# The board, with the home of seat `below` at the lower right.


def point_id(seat: int, place: int) -> str:
    """The place on the table that is this place of a seat."""
    if place == rules.BAR:
        return f"bar-{seat}"
    if place >= rules.OFF:
        return f"tray-{seat}"
    return f"p{place if seat == 0 else 25 - place}"


@cache
def places(below: int, exits: tuple[int, ...], full: bool) -> list[Place]:
    """The whole board."""
    board = Layout(Zone("board", 0, 0, []))
    points(board, below)
    line(board, below)
    trays(board, below, exits)
    if full:
        board.place("cube", TRAY_X + 0.25, LINE, look="slot", label=words.say("cube-middle"))
        for seat, y in ((1 - below, LINE - 1.1), (below, LINE + 1.1)):
            board.place(f"cube-{seat}", TRAY_X + 0.25, y, look="slot", label=words.say("cube-of", who=Who(seat)))
    return board.places


def points(board: Layout, below: int) -> None:
    """By the viewer's own count 13 to 24 run below the line to the right, 1 to 12 above it to the left."""
    for place in range(1, rules.OFF):
        low = place > 12
        column = place - 13 if low else 12 - place
        board.place(
            point_id(below, place),
            column + (GAP if column > 5 else 0),
            LOWER if low else 0,
            h=TALL,
            look="point-up" if low else "point-down",
            label=words.say("point", point=25 - place),
            caption=str(25 - place),
            heap="up" if low else "down",
            colour="white" if place % 2 else "grey",
        )


def line(board: Layout, below: int) -> None:
    """The line of tiles: everybody's dice to his right, hit checkers in the middle."""
    for seat, dice_x, bar_x in ((1 - below, 0, DICE), (below, 12 + GAP - DICE, DICE + BAR_WIDTH)):
        for i in range(DICE):
            board.place(f"dice-{seat}-{i}", dice_x + i, LINE, look="bed", label=words.say("dice-of", who=Who(seat)))
        label, colour = words.say("bar-of", who=Who(seat)), PLAYERS[seat]
        board.place(f"bar-{seat}", bar_x, LINE, BAR_WIDTH, look="bed", label=label, heap="beside", colour=colour)


def trays(board: Layout, below: int, exits: tuple[int, ...]) -> None:
    """Where checkers are borne off; the tray has a mouth for each die that bears the same checker off."""
    above, y = 1 - below, HEIGHT - TRAY_HEIGHT
    label, colour = words.say("tray", who=Who(above)), PLAYERS[above]
    board.place(f"tray-{above}", TRAY_X, 0, TRAY_WIDTH, TRAY_HEIGHT, "tray", label, heap="down", colour=colour)
    for die in exits:
        label = words.say("tray-with", die=die)
        board.place(f"tray-with-{die}", TRAY_X, y, TRAY_WIDTH, look="slot", label=label, caption=str(die))
        y += 1
    label, colour = words.say("tray", who=Who(below)), PLAYERS[below]
    board.place(f"tray-{below}", TRAY_X, y, TRAY_WIDTH, HEIGHT - y, "tray", label, heap="up", colour=colour)


def two_exits(view: rules.State) -> tuple[int, ...]:
    """Both dice, larger first, if there is a checker that each of them bears off."""
    low, high = view.dice
    both = view.legal[0] & view.legal[1]
    return (high, low) if view.phase == rules.MOVING and low and both >> (rules.OFF - low) else ()


def checkers(board: Layout, view: rules.State, below: int) -> None:
    """All checkers, on every place from the rim up."""
    for seat, men in enumerate(view.men.tolist()):
        for place in (place for place in range(rules.OFF + 1) if men[place]):
            at, label = point_id(seat, place), checker_name(seat, place, below)
            stem, colour = f"{PLAYERS[seat]}-{at}-", PLAYERS[seat]
            board.add(*(Piece(f"{stem}{i}", "disc", at, colour, label=label) for i in range(men[place])))


@cache
def checker_name(seat: int, place: int, below: int) -> Phrase:
    """What the viewer calls a seat's checkers on a place."""
    if place in (rules.BAR, rules.OFF):
        return words.say("checker-bar" if place == rules.BAR else "checker-off", colour=speech.COLOURS[seat])
    return words.say("checker", colour=speech.COLOURS[seat], point=25 - place if seat == below else place)


def dice(board: Layout, view: rules.State) -> None:
    """The roll on its owner's side, the larger die first, a double as four. Used dice and useless ones step back."""
    low, high = view.dice
    if low == high:
        shown = [(low, i < DICE - view.left[0]) for i in range(DICE if low else 0)]
    else:
        shown = [(high, not view.left[1]), (low, not view.left[0])]
    stuck, first = is_stuck(view), low != high  # two dice lie in the middle of four places
    for i, (face, used) in enumerate(shown):
        label = words.say("die-used" if used else "die-stuck" if stuck else "die", die=face)
        at = f"dice-{view.turn}-{first + i}"
        board.piece(f"die-{i}", "die", at, "white", number=face, flags=on(dim=used or stuck), label=label)


def acts(before: rules.State, view: rules.State, told: Sequence[Event]) -> list[Act]:
    """Dice are cast: two, or the four of a double."""
    cast = any(event.kind is rules.BEGINS or event.kind is rules.ROLLS for event in told)
    low, high = view.dice
    return [Act("cast", f"die-{i}") for i in range(DICE if low == high else 2)] if cast else []


def cube(board: Layout, view: rules.State) -> None:
    """The doubling cube at its owner's side; offered, it lies in the middle and shows what it would become."""
    offered = view.phase == rules.DOUBLED
    value = 2 * view.cube if offered else view.cube
    at = "cube" if offered or view.owner == rules.NOBODY else f"cube-{view.owner}"
    label = words.say("cube-offered" if offered else "cube", cube=value)
    board.piece("cube", "doubler", at, "white", number=value, flags=on(glow=offered), label=label)


# Where checker moves are made.


def ways(stage: Stage[rules.State], exits: bool) -> None:
    """A checker carried to a place for every checker move, and far by several dice.

    Every other place with own checkers and every unused die may be asked about, unless the target is another's.
    """
    view, seat = stage.view, stage.seat
    taken = set()
    for move in stage.legal:
        if move < rules.DONE:
            way = stage.way(move, *carried(view, seat, exits, [move]), shows=shown(view, seat, [move]))
            taken.add((way.piece, way.place))
    # Of two orders of the dice the one that hits less on the way comes first.
    for run in sorted(runs(stage), key=lambda run: sum(words.hits(view, seat, *words.move_parts(m)) for m in run[:-1])):
        piece, place = carried(view, seat, exits, run)
        if (piece, place) not in taken and not (exits and sum(words.move_parts(run[-1])) >= rules.OFF):
            taken.add((piece, place))
            label, lit = words.run_label(view, seat, run), shown(view, seat, run)
            stage.scene.chains.append(Way(run[0], label, piece, place, shows=lit, then=run[1:]))
    for die in set(words.unused(view)):
        for start in members(view.own[seat]):
            move = rules.MOVE + 6 * start + die - 1
            target = carried(view, seat, exits, [move])
            if move not in stage.legal and target not in taken:
                stage.way(move, *target)


def carried(view: rules.State, seat: int, exits: bool, run: list[int]) -> tuple[str, str]:
    """The top checker of the place where some moves start, and where they leave it."""
    start, (last, die) = words.move_parts(run[0])[0], words.move_parts(run[-1])
    place = f"tray-with-{die}" if exits and last + die >= rules.OFF else point_id(seat, last + die)
    return top_checker(view, seat, start), place


def top_checker(view: rules.State, seat: int, place: int) -> str:
    return f"{PLAYERS[seat]}-{point_id(seat, place)}-{view.men[seat, place] - 1}"


def shown(view: rules.State, seat: int, run: list[int]) -> list[str]:
    """The dice that some moves use, and the checkers that they hit."""
    found = []
    for later, move in enumerate(run):
        place, die = words.move_parts(move)
        low, high = view.dice
        found.append(f"die-{DICE - view.left[0] + later}" if low == high else "die-0" if die == high else "die-1")
        if words.hits(view, seat, place, die):
            found.append(top_checker(view, 1 - seat, 25 - place - die))
    return found


def runs(stage: Stage[rules.State]) -> Iterator[list[int]]:
    """All rows of moves that take one checker on by two dice or more, the larger die first."""
    dice = words.unused(stage.view)
    for order in dict.fromkeys([tuple(dice), tuple(reversed(dice))]):
        for move in stage.legal:
            place, die = words.move_parts(move)
            if move < rules.DONE and die == order[0]:
                yield from longer(stage.view, stage.seat, place, order)


def longer(view: rules.State, seat: int, place: int, order: tuple[int, ...]) -> Iterator[list[int]]:
    """The moves of one checker by the dice in this order, as far as it gets: by two of them, by three, by four."""
    own, closed = view.own[seat], view.closed[seat]
    run: list[int] = []
    for die in order:
        if place >= rules.OFF or (run and not rules.sources(own, closed, die) >> place & 1):
            return
        own = rules.moved(own, view.men[seat, place] + bool(run), place, die)
        run.append(rules.MOVE + 6 * place + die - 1)
        place += die
        if len(run) > 1:
            yield run.copy()

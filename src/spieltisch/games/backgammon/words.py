"""What is said of Backgammon's moves, dice and refusals.

Points are numbered the usual way, from the owner's side: 24 is the farthest, 1 the last before the tray.
"""

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Arg, Book, Phrase
from spieltisch.games.backgammon import rules

say = Book("backgammon")


def place(view: rules.State, number: int) -> Arg:
    """A place as players write it, by its usual point number."""
    if number == rules.BAR:
        return say("bar")
    return 25 - number if number < rules.OFF else say("off")


READINGS: Readings = {"place": place}


# Moves.


def move_parts(move: int) -> tuple[int, int]:
    """The place and the die of a checker move."""
    return (move - rules.MOVE) // 6, (move - rules.MOVE) % 6 + 1


def hits(view: rules.State, seat: int, place: int, die: int) -> bool:
    """Whether a checker that moves by this die hits one."""
    to = place + die
    return to < rules.OFF and view.men[1 - seat, 25 - to] == 1


def steps_name(view: rules.State, seat: int, run: list[int]) -> Phrase:
    """One checker's moves in the usual notation: `13/7*`, `bar/22`, `6/off`, `13/7*/4`."""
    name = place(view, move_parts(run[0])[0])
    for move in run:
        start, die = move_parts(move)
        name = say("step-hit" if hits(view, seat, start, die) else "step", start=name, end=place(view, start + die))
    assert isinstance(name, Phrase)
    return name


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.DONE:
        return say("move", step=steps_name(view, seat, [move]), die=move_parts(move)[1])
    if move in (rules.DOUBLE, rules.TAKE):
        return say("double" if move == rules.DOUBLE else "take", cube=2 * view.cube)
    return say({rules.DONE: "end", rules.ROLL: "roll", rules.DROP: "drop"}[move])


def run_label(view: rules.State, seat: int, run: list[int]) -> Phrase:
    """One checker's moves by several dice: `13/7*/4 with the 6 and the 3`, `13/8/3 with the 5 twice`."""
    steps = steps_name(view, seat, run)
    first, second = (move_parts(move)[1] for move in run[:2])
    if first != second:
        return say("run", steps=steps, first=first, second=second)
    return say("run-double", steps=steps, die=first, times=len(run))


# Dice and the prompt.


def unused(view: rules.State) -> list[int]:
    """The dice not used yet, larger first."""
    return [view.dice[1]] * view.left[1] + [view.dice[0]] * view.left[0]


def left(view: rules.State) -> dict[str, Arg]:
    """The larger and the smaller die as far as they are not used yet, 0 if they are."""
    return {"larger": view.dice[1] * view.left[1], "smaller": view.dice[0] if view.left[0] else 0}


def can_move(view: rules.State) -> bool:
    """Whether a checker move is legal."""
    return bool(view.legal[0] or view.legal[1])


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.ROLLING:
        return say("prompt-roll", cube=2 * view.cube)
    if view.phase == rules.DOUBLED:
        return say("prompt-doubled", cube=2 * view.cube, lost=view.cube)
    if not unused(view):
        return say("prompt-end")
    if not can_move(view):
        return say("prompt-stuck", **left(view))
    return say("prompt-enter" if view.men[seat, rules.BAR] else "prompt-move", times=max(view.left), **left(view))


# Why a move is not legal.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    if move in (rules.ROLL, rules.DOUBLE, rules.TAKE, rules.DROP):
        return say(why_not_cube(view, move))
    if view.phase in (rules.ROLLING, rules.DOUBLED):
        return say("why-roll-first" if view.phase == rules.ROLLING else "why-answer-first")
    if move == rules.DONE:
        return say("why-must-move")
    return why_not_step(view, seat, *move_parts(move))


def why_not_cube(view: rules.State, move: int) -> str:
    """Why the cube cannot be used like that now."""
    if view.options[rules.STAKES] != rules.FULL and move != rules.ROLL:
        return "why-no-cube"
    if move in (rules.TAKE, rules.DROP):
        return "why-no-double"
    if view.phase == rules.DOUBLED:
        return "why-only-answer"
    return "why-rolled" if move == rules.ROLL else "why-too-late"


def why_not_step(view: rules.State, seat: int, start: int, die: int) -> Phrase:
    """Why a checker cannot move like that now."""
    end = start + die
    if die not in unused(view):
        return say("why-no-die", die=die)
    if view.men[seat, rules.BAR] and start != rules.BAR:
        return say("why-bar-first")
    if not view.men[seat, start]:
        return say("why-bar-empty") if start == rules.BAR else say("why-empty", start=place(view, start))
    if end < rules.OFF and view.men[1 - seat, 25 - end] > 1:
        return say("why-closed", end=place(view, end))
    if end >= rules.OFF and view.own[seat] & rules.NOT_HOME:
        return say("why-not-home")
    if end > rules.OFF and any(view.men[seat, k] for k in range(1, start)):
        return say("why-not-last", die=die)
    # Both dice can be used if the legal first moves leave a move for the other die, or win.
    (low, high), (with_low, with_high) = view.dice, view.legal
    both = rules.followed(view, seat, with_low, low, 0, high) or rules.followed(view, seat, with_high, high, 0, low)
    return say("why-both") if both else say("why-larger", die=high)

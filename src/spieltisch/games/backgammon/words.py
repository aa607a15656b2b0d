"""Backgammon in words: moves in the usual notation, log, reasons, the board as text and as a Position ID.

Points are numbered the usual way, from the owner's side: 24 is the farthest, 1 the last before the tray.
"""

from __future__ import annotations

from base64 import b64encode

from spieltisch.engine.text import Text, player
from spieltisch.games.backgammon.rules import (
    BAR,
    CHECKERS,
    DONE,
    DOUBLE,
    DOUBLED,
    DROP,
    FULL,
    MOVE,
    MOVING,
    NOBODY,
    NOT_HOME,
    OFF,
    OVER,
    ROLL,
    ROLLING,
    STAKES,
    TAKE,
    State,
    actors,
    moved,
    multiplier,
    pips,
    sources,
)

MULTIPLES = (Text("", ""), Text("Gammon", "gammon"), Text("Backgammon", "backgammon"))


# Moves.


def move_parts(move: int) -> tuple[int, int]:
    """The place and the die of a checker move."""
    return (move - MOVE) // 6, (move - MOVE) % 6 + 1


def place_name(place: int) -> Text:
    """A place as players write it, by its usual point number."""
    if place == BAR:
        return Text("Bar", "bar")
    if place >= OFF:
        return Text("aus", "off")
    return Text(str(25 - place), str(25 - place))


def hits(s: State, seat: int, place: int, die: int) -> bool:
    """Whether a checker that moves by this die hits one."""
    to = place + die
    return to < OFF and s.men[1 - seat, 25 - to] == 1


def step_name(s: State, seat: int, move: int) -> Text:
    """A checker move in the usual notation: `13/7*`, `bar/22`, `6/off`."""
    place, die = move_parts(move)
    start, end = place_name(place), place_name(place + die)
    star = "*" if hits(s, seat, place, die) else ""
    return Text(f"{start.de}/{end.de}{star}", f"{start.en}/{end.en}{star}")


def label(view: State, seat: int, move: int) -> Text:
    if move < DONE:
        name, die = step_name(view, seat, move), move_parts(move)[1]
        return Text(f"{name.de} mit der {die}", f"{name.en} with the {die}")
    doubled = 2 * view.cube
    return {
        DONE: Text("Zug beenden", "end the turn"),
        ROLL: Text("würfeln", "roll"),
        DOUBLE: Text(f"auf {doubled} verdoppeln", f"double to {doubled}"),
        TAKE: Text(f"annehmen, der Würfel steht dann auf {doubled}", f"take, the cube then shows {doubled}"),
        DROP: Text("ablehnen und das Spiel verlieren", "drop and lose the game"),
    }[move]


def run_label(view: State, seat: int, run: list[int]) -> Text:
    """One checker's moves by several dice: `13/7*/4 with the 6 and the 3`, `13/8/3 with the 5 twice`."""
    names = [step_name(view, seat, move) for move in run]
    de = "/".join([names[0].de, *(name.de.partition("/")[2] for name in names[1:])])
    en = "/".join([names[0].en, *(name.en.partition("/")[2] for name in names[1:])])
    first, second = (move_parts(move)[1] for move in run[:2])
    if first != second:
        return Text(f"{de} mit der {first} und der {second}", f"{en} with the {first} and the {second}")
    times = Text(("zwei", "drei", "vier")[len(run) - 2], ("twice", "three times", "four times")[len(run) - 2])
    return Text(f"{de} mit {times.de}mal {first}", f"{en} with the {first} {times.en}")


# Dice and the prompt.


def roll_name(s: State) -> str:
    """The roll, larger die first: `6–3`."""
    return f"{s.dice[1]}–{s.dice[0]}"


def unused(s: State) -> list[int]:
    """The dice not used yet, larger first."""
    return [s.dice[1]] * s.left[1] + [s.dice[0]] * s.left[0]


def unused_name(s: State) -> Text:
    """The unused dice in words: `die 6 und die 3`, `dreimal die 5`."""
    dice = unused(s)
    if len(dice) == 2 and dice[0] != dice[1]:
        return Text(f"die {dice[0]} und die {dice[1]}", f"the {dice[0]} and the {dice[1]}")
    times = Text(
        ("", "zweimal ", "dreimal ", "viermal ")[len(dice) - 1],
        ("", " twice", " three times", " four times")[len(dice) - 1],
    )
    return Text(f"{times.de}die {dice[0]}", f"the {dice[0]}{times.en}")


def can_move(s: State) -> bool:
    """Whether a checker move is legal."""
    return bool(s.legal[0] or s.legal[1])


def opening(view: State) -> list[Text]:
    first, second = view.dice[1 - view.turn], view.dice[view.turn]
    who = player(view.turn)
    return [
        Text(
            f"{player(0)} würfelt {first}, {player(1)} {second}.", f"{player(0)} rolls {first}, {player(1)} {second}."
        ),
        Text(f"{who} beginnt mit {roll_name(view)}.", f"{who} begins with {roll_name(view)}."),
    ]


def prompt(view: State, seat: int) -> Text:
    if view.phase == ROLLING:
        return Text(f"Würfle oder verdopple auf {2 * view.cube}.", f"Roll, or double to {2 * view.cube}.")
    if view.phase == DOUBLED:
        return Text(
            f"Es wird auf {2 * view.cube} verdoppelt: nimm an oder lehne ab und verliere {view.cube}.",
            f"You are doubled to {2 * view.cube}: take, or drop and lose {view.cube}.",
        )
    if not unused(view):
        return Text("Alle Würfel sind gezogen: beende den Zug.", "All dice are used: end the turn.")
    dice = unused_name(view)
    if not can_move(view):
        return Text(f"Du kannst {dice.de} nicht ziehen: beende den Zug.", f"You cannot use {dice.en}: end the turn.")
    if view.men[seat, BAR]:
        return Text(
            f"Bring deine Steine von der Bar herein. Zu ziehen: {dice.de}.",
            f"Enter your checkers from the bar. To play: {dice.en}.",
        )
    return Text(f"Zieh einen Stein. Zu ziehen: {dice.de}.", f"Move a checker. To play: {dice.en}.")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    lines = []
    if move < DONE:
        who, name, die = player(seat), step_name(before, seat, move), move_parts(move)[1]
        lines = [Text(f"{who} zieht {name.de} mit der {die}.", f"{who} plays {name.en} with the {die}.")]
    elif move == DONE:
        lines = [done_story(before, seat)]
    elif move != ROLL:
        lines = [cube_story(before, seat, move)]
    if after.phase == OVER:
        lines.append(result_story(after, move))
    elif move in (DONE, ROLL, TAKE) and after.phase == MOVING:
        lines.append(roll_story(after))
    return lines


def done_story(before: State, seat: int) -> Text:
    """The dice that could not be used, and the end of the turn."""
    who = player(seat)
    if not unused(before):
        return Text(f"{who} beendet den Zug.", f"{who} ends the turn.")
    dice = unused_name(before)
    return Text(
        f"{who} kann {dice.de} nicht ziehen und beendet den Zug.",
        f"{who} cannot use {dice.en} and ends the turn.",
    )


def cube_story(before: State, seat: int, move: int) -> Text:
    """What was done with the cube."""
    who, doubled = player(seat), 2 * before.cube
    if move == DOUBLE:
        return Text(f"{who} verdoppelt auf {doubled}.", f"{who} doubles to {doubled}.")
    if move == TAKE:
        return Text(
            f"{who} nimmt an und bekommt den Dopplerwürfel mit der {doubled}.",
            f"{who} takes and gets the doubling cube at {doubled}.",
        )
    return Text(f"{who} lehnt die Verdopplung ab.", f"{who} drops the double.")


def roll_story(after: State) -> Text:
    """The dice of the player on turn."""
    who = player(after.turn)
    double = after.dice[0] == after.dice[1]
    return Text(
        f"{who} würfelt {roll_name(after)}{', einen Pasch' if double else ''}.",
        f"{who} rolls {roll_name(after)}{', a double' if double else ''}.",
    )


def points_name(n: int) -> Text:
    """Points in words."""
    return Text("1 Punkt", "1 point") if n == 1 else Text(f"{n} Punkte", f"{n} points")


def result_story(after: State, move: int) -> Text:
    """Who has won what, and how."""
    won = points_name(after.worth)
    if after.winner == NOBODY:
        return Text(
            f"Nach {after.turns} Zügen haben beide gleich weit zu gehen: unentschieden.",
            f"After {after.turns} turns both have the same way to go: a draw.",
        )
    who = player(after.winner)
    if move == DROP:
        return Text(f"{who} gewinnt {won.de}.", f"{who} wins {won.en}.")
    if after.men[after.winner, OFF] < CHECKERS:
        return Text(
            f"Nach {after.turns} Zügen hat {who} weniger weit zu gehen und gewinnt {won.de}.",
            f"After {after.turns} turns {who} has the shorter way to go and wins {won.en}.",
        )
    times = multiplier(after, 1 - after.winner)
    if times == 1:
        return Text(
            f"{who} hat alle Steine ausgespielt und gewinnt {won.de}.",
            f"{who} has borne off all checkers and wins {won.en}.",
        )
    kind = MULTIPLES[times - 1]
    return Text(
        f"{who} hat alle Steine ausgespielt und gewinnt ein {kind.de}: {times} × {after.cube} = {won.de}.",
        f"{who} has borne off all checkers and wins a {kind.en}: {times} × {after.cube} = {won.en}.",
    )


# Why a move is not legal.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Spiel ist vorbei (E1).", "The game is over (E1).")
    if not actors(view) >> seat & 1:
        return Text("Du bist gerade nicht an der Reihe (R1).", "It is not your turn to decide (R1).")
    if move in (ROLL, DOUBLE, TAKE, DROP):
        return why_not_cube(view, move)
    if view.phase == ROLLING:
        return Text("Erst wird gewürfelt oder verdoppelt (R14).", "First roll or double (R14).")
    if view.phase == DOUBLED:
        return Text(
            "Erst musst du die Verdopplung annehmen oder ablehnen (R15).", "First take or drop the double (R15)."
        )
    if move == DONE:
        return Text("Du kannst noch ziehen, also musst du es auch (R12).", "You can still move, so you have to (R12).")
    return why_not_step(view, seat, *move_parts(move))


def why_not_cube(view: State, move: int) -> Text:
    """Why the cube cannot be used like that now."""
    if view.options[STAKES] != FULL and move != ROLL:
        return Text(
            "Um einfachen Einsatz spielt ihr ohne Dopplerwürfel (R14).",
            "In the simple game there is no doubling cube (R14).",
        )
    if move in (TAKE, DROP):
        return Text("Es liegt keine Verdopplung vor (R15).", "There is no double to answer (R15).")
    if view.phase == DOUBLED:
        return Text("Du kannst nur annehmen oder ablehnen (R15).", "You can only take or drop (R15).")
    if move == ROLL:
        return Text("In diesem Zug ist schon gewürfelt (R1).", "The dice of this turn are rolled already (R1).")
    return Text("Verdoppeln darfst du nur vor dem Würfeln (R14).", "You may double only before the roll (R14).")


def why_not_step(view: State, seat: int, place: int, die: int) -> Text:
    """Why a checker cannot move like that now."""
    to = place + die
    start, end = place_name(place), place_name(to)
    if die not in unused(view):
        return Text(f"Du hast keine unbenutzte {die} (R2).", f"You have no unused {die} (R2).")
    if view.men[seat, BAR] and place != BAR:
        return Text(
            "Erst müssen deine Steine von der Bar herein (R6).", "Your checkers on the bar must enter first (R6)."
        )
    if not view.men[seat, place]:
        if place == BAR:
            return Text("Du hast keinen Stein auf der Bar (R6).", "You have no checker on the bar (R6).")
        return Text(f"Auf der {start.de} steht kein Stein von dir (R3).", f"You have no checker on {start.en} (R3).")
    if to < OFF and view.men[1 - seat, 25 - to] > 1:
        return Text(
            f"Die {end.de} ist zu: Dort stehen mehrere fremde Steine (R4).",
            f"Point {end.en} is closed: more than one opposing checker stands there (R4).",
        )
    if to >= OFF and view.own[seat] & NOT_HOME:
        return Text(
            "Ausspielen darfst du erst, wenn alle deine Steine im Heimfeld stehen (R7).",
            "You may bear off only when all your checkers are in the home board (R7).",
        )
    if to > OFF and any(view.men[seat, k] for k in range(1, place)):
        return Text(
            f"Mit der {die} darf nur der hinterste Stein hinaus (R7).",
            f"With the {die} only the rearmost checker may leave (R7).",
        )
    return why_not_first(view, seat)


def why_not_first(view: State, seat: int) -> Text:
    """Why a move that could be made by itself may not begin this turn."""
    if both_dice_playable(view, seat):
        return Text(
            "Danach ließe sich der andere Würfel nicht mehr ziehen, es geht aber mit beiden (R9).",
            "After that the other die could not be used, but both dice can be (R9).",
        )
    return Text(
        f"Nur einer der beiden Würfel lässt sich ziehen, also muss es die {view.dice[1]} sein (R10).",
        f"Only one of the two dice can be used, so it must be the {view.dice[1]} (R10).",
    )


def both_dice_playable(view: State, seat: int) -> bool:
    """Whether the legal first moves leave a move for the other die, or win."""
    own, closed = view.own[seat], view.closed[seat]
    for which in range(2):
        for place in range(OFF):
            if view.legal[which] >> place & 1:
                then = moved(own, view.men[seat, place], place, view.dice[which])
                return then == 0 or sources(then, closed, view.dice[1 - which]) != 0
    return False


# The board as text.

TALL = 5  # checkers drawn one above the other; taller stacks show a number


def way_to_go(view: State, who: int) -> Text:
    """A player's pip count."""
    n = pips(view, who)
    return Text("1 Auge", "1 pip") if n == 1 else Text(f"{n} Augen", f"{n} pips")


def position_id(s: State) -> str:
    """The position as GNU Backgammon writes it, 14 characters: first the player not on turn."""
    bits, at = 0, 0
    for seat in (1 - s.turn, s.turn):
        for place in range(24, -1, -1):
            n = s.men[seat, place]
            bits |= ((1 << n) - 1) << at
            at += n + 1
    return b64encode(bits.to_bytes(10, "little")).decode().rstrip("=")

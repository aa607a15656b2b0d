"""What is said of Granatensalat: its soldiers, cards, moves and refusals."""

from spieltisch.engine.kernel.sets import members
from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, either, every
from spieltisch.games.granatensalat import rules
from spieltisch.games.granatensalat.rules import DROP3, GRENADE, MELEE, MINE, PLACE, POINTS, SIDE, SNIPE, State
from spieltisch.games.green_box.deck import ARROW, BRICKS, CIRCLES, DROP, HAMMER, WHEEL
from spieltisch.games.green_box.speech import SYMBOLS

say = Book("granatensalat")

# The first move of each kind from the last to the first, its name, and the card that it takes.
KINDS = (
    (MINE, "mine", BRICKS),
    (DROP3, "drop-three", CIRCLES),
    (SNIPE, "shoot", ARROW),
    (MELEE, "strike", HAMMER),
    (GRENADE, "throw", WHEEL),
    (PLACE, "place", DROP),
)

# Soldiers by their players and their numbers among them.
SOLDIER_NAMES = tuple(
    say("soldier", who=Who(i // rules.SOLDIERS), n=i % rules.SOLDIERS + 1) for i in range(rules.SLOTS)
)


# What is on the table.


def standing(view: State, seat: int) -> list[int]:
    """The seat's soldiers on the table."""
    return [rules.SOLDIERS * seat + i for i in members(view.standing[seat])]


def on_table(view: State) -> list[int]:
    """All soldiers on the table."""
    return [soldier for seat in range(view.seats) for soldier in standing(view, seat)]


def moved_soldiers(view: State) -> list[int]:
    """The soldiers that a mine could be set off under."""
    return [soldier for soldier in view.moved.tolist() if soldier != rules.NO_SOLDIER]


def target(move: int) -> tuple[int, int]:
    """The point that a step, a placement or a grenade leads to."""
    return move % POINTS % SIDE, move % POINTS // SIDE


def at(x: int, y: int) -> str:
    """A point of the table: `240/185`."""
    return f"{x}/{y}"


# How told numbers are read.


def way(view: State, ahead: int) -> Phrase:
    """How far to the right or left and down or up, by how much the number of a point grows."""
    down = (ahead + SIDE // 2) // SIDE
    return parts(ahead - SIDE * down, down, "goes-right", "goes-left", "goes-down", "goes-up")


def parts(across: int, down: int, right: str, left: str, below: str, above: str) -> Phrase:
    found = [say(right if across > 0 else left, n=abs(across))] if across else []
    return every(found + ([say(below if down > 0 else above, n=abs(down))] if down else []))


def spot(view: State, slot: int) -> Phrase:
    """Where a soldier stands: beside the nearest other one, or on an empty table."""
    x, y = view.x[slot], view.y[slot]
    away = {i: rules.square(view.x[i] - x, view.y[i] - y) for i in on_table(view) if i != slot}
    if not away:
        return say("spot-alone", across=x, down=y)
    other = min(away, key=lambda i: away[i])
    lies = parts(x - view.x[other], y - view.y[other], "lies-right", "lies-left", "lies-below", "lies-above")
    return say("spot", way=lies, soldier=SOLDIER_NAMES[other])


def new_cards(view: State, before: int) -> Phrase:
    """What a hand has got that was `hand_in_one` before; nobody but its owner is told, who sees no other."""
    now = sum(rules.hand_in_one(view, seat) for seat in range(view.seats))
    return every(name for i, name in enumerate(SYMBOLS) for _ in range((now >> 4 * i & 15) - (before >> 4 * i & 15)))


def score(view: State, seat: int) -> Phrase:
    """What the points of a player are made of, and his reserve if it decides a tie (E3, E4)."""
    points = [rules.points_of(view, other) for other in range(view.seats)]
    is_tied = points[seat] == max(points) and points.count(max(points)) > 1
    return say(
        "score-tied" if is_tied else "score",
        points=points[seat],
        living=len(standing(view, seat)),
        taken=view.taken[seat],
        reserve=view.reserve[seat],
    )


READINGS: Readings = {
    "soldier": lambda view, slot: SOLDIER_NAMES[slot],
    "way": way,
    "spot": spot,
    "new cards": new_cards,
    "score": score,
}


# Moves.


def label(view: State, seat: int, move: int) -> Phrase:
    if move in (rules.END, rules.NO):
        return say("end-turn" if move == rules.END else "no-mine")
    if move < PLACE:
        return say("step-to", n=move // POINTS + 1, point=at(*target(move)))
    kind = next(kind for first, kind, _ in KINDS if move >= first)
    if move == DROP3:
        return say(kind, n=min(rules.DROPPED, view.reserve[seat]))
    if move >= MELEE:
        return say(kind, soldier=SOLDIER_NAMES[move - MINE if move >= MINE else (move - MELEE) % rules.SLOTS])
    return say(kind, point=at(*target(move)))


def prompt(view: State, seat: int) -> Phrase:
    if view.phase == rules.WINDOW:
        numbers = either(slot % rules.SOLDIERS + 1 for slot in moved_soldiers(view))
        return say("prompt-mine" if view.hand[seat, BRICKS] else "prompt-none", n=numbers, who=Who(view.turn))
    n = min(view.cards_left, view.held[seat])
    if view.stepped == 0 and view.standing[seat]:
        return say("prompt-both" if n else "prompt-step", n=n)
    return say("prompt-cards" if n else "prompt-end", n=n)


# Reasons.


def reason(view: State, seat: int, move: int) -> Phrase:
    if view.phase == rules.WINDOW:
        if move < MINE:
            return say("why-mines-first")
        return say("why-other-soldier" if view.hand[seat, BRICKS] else "why-no-bricks")
    if move >= rules.NO:
        return say("why-mines-later")
    if move < PLACE:
        return say(no_step(view, seat, move))
    symbol = next(symbol for first, _, symbol in KINDS if move >= first)
    return say(no_card(view, seat, move, symbol), symbol=SYMBOLS[symbol])


def no_step(view: State, seat: int, move: int) -> str:
    slot, (x, y) = rules.SOLDIERS * seat + move // POINTS, target(move)
    if view.stepped:
        return "why-one-step"
    if view.where[slot] != rules.ON_TABLE:
        return "why-not-on-table"
    if rules.square(view.x[slot] - x, view.y[slot] - y) > rules.REACH:
        return "why-step-too-far"
    if move % POINTS == rules.point_of(view, slot):
        return "why-stands-there"
    return "why-step-over-edge" if is_over_edge(x, y) else "why-step-in-way"


def is_over_edge(x: int, y: int) -> bool:
    return min(x, y) < rules.LOW or max(x, y) > rules.HIGH


def no_card(view: State, seat: int, move: int, symbol: int) -> str:
    if view.hand[seat, symbol] == 0:
        return "why-not-held"
    if view.cards_left == 0:
        return "why-two-cards"
    if not rules.may_play(view, seat, symbol):
        if view.reserve[seat]:
            return "why-no-pile"
        return "why-no-reserve-to-place" if symbol == DROP else "why-no-reserve-to-drop"
    if move < GRENADE:
        return "why-place-over-edge" if is_over_edge(*target(move)) else "why-place-in-way"
    if move < MELEE:
        return "why-hits-nobody" if rules.within_reach(view, seat, *target(move)) else "why-throw-too-far"
    if move < SNIPE:
        return "why-too-far-to-strike" if rules.is_enemy(view, seat, move - MELEE) else "why-nobody-to-strike"
    return "why-no-clear-line" if rules.is_enemy(view, seat, move - SNIPE) else "why-nobody-to-shoot"

"""What is said of Brikks' blocks, moves and refusals."""

from spieltisch.engine.showing.hearing import Readings
from spieltisch.engine.showing.phrase import Book, Phrase, Who, either
from spieltisch.games.brikks import rules
from spieltisch.games.brikks.blocks import COLUMNS, EXCHANGE, FIELDS, HEIGHT, MINI, OFFER, PRICE, ROWS, SHAPES, TURNS

say = Book("brikks")

COLOURS = tuple(say(name) for name in ("white", "yellow", "green", "red", "blue", "black"))

# The fields of the overview: `yellow 3`.
BLOCKS = tuple(say("block", colour=COLOURS[field // TURNS], number=field % TURNS + 1) for field in range(FIELDS))

READINGS: Readings = {
    "block": lambda view, number: BLOCKS[number],
    "rank": lambda view, number: rank(number, view.level[0]),
}

# Score and level of a solo game together give the rank: the least sum for ranks 2 to 9 (E7).
RANKS = (60, 70, 80, 90, 100, 110, 130, 151)
LEVEL_BONUS = 5


def rank(score: int, level: int) -> int:
    """How good a solo result is, 1 to 9 (E7)."""
    return 1 + sum(score + LEVEL_BONUS * (level - 1) >= least for least in RANKS)


def crossed(view: rules.State, seat: int) -> list[int]:
    """The crossed cells of a sheet."""
    rows = view.rows[seat].tolist()[:ROWS]
    return [COLUMNS * row + x for row, bits in enumerate(rows) for x in range(COLUMNS) if bits >> x & 1]


def is_duel(view: rules.State) -> bool:
    return view.options[rules.MODE] == rules.DUEL


# Moves and prompts.


def label(view: rules.State, seat: int, move: int) -> Phrase:
    if move < rules.CHANGE:
        return say("label-land", block=BLOCKS[view.chip[seat]], **spot(move - rules.LAND))
    if move < rules.BOMB:
        field = move - rules.CHANGE
        return say("label-change", block=BLOCKS[field], price=PRICE[view.rolled, field])
    if rules.START <= move < rules.PICK:
        return say("label-start", block=BLOCKS[TURNS * (move - rules.START)])
    if rules.PICK <= move < rules.DROP:
        return say("level", level=move - rules.PICK + 1)
    if rules.DROP <= move < rules.BACK:
        return say("label-drop", **spot(move - rules.DROP))
    if move == rules.BACK and view.phase == rules.ANSWERING:
        return say("label-back", block=BLOCKS[view.rolled])
    return say(OTHER_LABELS[move])


def spot(place: int) -> dict[str, int]:
    """Where a box has its lower left corner."""
    return {"column": place % COLUMNS + 1, "row": place // COLUMNS + 1}


OTHER_LABELS = {
    rules.BOMB: "label-bomb",
    rules.LEAVE: "label-leave",
    rules.ROLL: "label-roll",
    rules.KEEP: "label-keep",
    rules.REROLL: "label-reroll",
    rules.BACK: "label-other-start",
}


def prompt(view: rules.State, seat: int) -> Phrase:
    if view.phase == rules.ANSWERING:
        return answer_prompt(view, seat)
    if view.phase == rules.STARTING:
        return say("prompt-start" if view.chip[seat] == rules.NO_FIELD else "prompt-start-columns")
    if view.phase == rules.DROPPING:
        return say("prompt-drop", whom=Who(1 - seat), minis=view.owed[seat])
    if view.phase == rules.ROLLED:
        return say("prompt-rolled", block=BLOCKS[view.rolled])
    return say("prompt-level" if view.phase == rules.PICKING else "prompt-roll")


def answer_prompt(view: rules.State, seat: int) -> Phrase:
    block = BLOCKS[view.chip[seat]]
    if any(view.land[seat].tolist()):
        return say("prompt-land", block=block, price=PRICE[view.rolled, view.chip[seat]])
    means = [say("means-change")] if view.offer[seat] else []
    means += [say("means-bomb")] if view.bombs[seat] else []
    return say("prompt-stuck", block=block, means=either([*means, say("means-leave")]))


# Reasons.


def reason(view: rules.State, seat: int, move: int) -> Phrase:
    tried, otherwise = TRIED[view.phase]
    if view.phase in (rules.STARTING, rules.ANSWERING) and view.chip[seat] != view.rolled:
        tried = range(rules.LAND, rules.CHANGE)  # with a chosen block in hand
    if move not in tried:
        return say(otherwise)
    if move < rules.CHANGE:
        return why_not_there(view, seat, view.chip[seat], move - rules.LAND)
    if move < rules.BOMB:
        return why_no_change(view, seat, move - rules.CHANGE)
    if rules.DROP <= move < rules.BACK:
        return why_no_mini(view, seat, move - rules.DROP)
    if move in (rules.BOMB, rules.LEAVE):
        return say("why-no-bomb" if move == rules.BOMB else "why-no-leaving")
    return say("why-start-taken")


# By phase: the moves that may be tried, and what is said of all others.
TRIED = (
    (range(rules.PICK, rules.DROP), "why-picking"),
    (range(rules.START, rules.PICK), "why-starting"),
    (range(rules.ROLL, rules.KEEP), "why-rolling"),
    (range(rules.KEEP, rules.START), "why-rolled"),
    (range(rules.LAND, rules.ROLL), "why-answering"),
    (range(rules.DROP, rules.BACK), "why-dropping"),
)


def why_not_there(view: rules.State, sheet: int, field: int, place: int) -> Phrase:
    """Why a block does not land at a place of a sheet (R5, R6)."""
    row, column = divmod(place, COLUMNS)
    if row + HEIGHT[field] > ROWS:
        return say("why-outside")
    if not rules.free_columns(view, sheet, field, row + 1) >> column & 1:
        return say("why-no-room")
    falls = row and rules.free_columns(view, sheet, field, row) >> column & 1
    return say("why-falls" if falls else "why-unreachable")


def why_no_change(view: rules.State, seat: int, field: int) -> Phrase:
    """Why a field of the overview is not offered (R4)."""
    price, energy = PRICE[view.rolled, field], rules.free_energy(view, seat)
    if field // TURNS == view.rolled // TURNS and SHAPES[field] == SHAPES[view.rolled]:
        return say("why-same-block")
    if price > energy:
        return say("why-too-dear", price=price, energy=energy)
    return say("why-fits-nowhere" if OFFER[view.rolled, EXCHANGE] >> field & 1 else "why-cheaper")


def why_no_mini(view: rules.State, seat: int, place: int) -> Phrase:
    if view.near[place // rules.WORD] >> place % rules.WORD & 1:
        return say("why-beside-mini")
    return why_not_there(view, 1 - seat, MINI, place)

"""Brikks in words: moves, log, reasons and the sheets as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from spieltisch.engine.text import LANGUAGES, Text, player
from spieltisch.games.brikks.blocks import (
    BOMB_POINTS,
    COLUMNS,
    EXCHANGE,
    EXTRA,
    FULL,
    HEIGHT,
    MINI,
    OFFER,
    PINK,
    PLACES,
    PRICE,
    ROWS,
    SHAPES,
    TURNS,
    cells_of,
)
from spieltisch.games.brikks.rules import (
    ANSWERING,
    BACK,
    BOMB,
    CHANGE,
    DROP,
    DROPPING,
    DUEL,
    KEEP,
    LAND,
    LEAVE,
    MODE,
    NO_FIELD,
    OVER,
    PICK,
    PICKING,
    REROLL,
    ROLL,
    ROLLED,
    ROLLING,
    ROWS_AT_ONCE,
    START,
    STARTING,
    WORD,
    State,
    actors,
    free_energy,
    full_row_points,
    row_points,
    sheet_points,
)

COLOURS = (
    Text("Weiß", "White"),
    Text("Gelb", "Yellow"),
    Text("Grün", "Green"),
    Text("Rot", "Red"),
    Text("Blau", "Blue"),
    Text("Schwarz", "Black"),
)

# Score and level of a solo game together give the rank: the least sum for ranks 2 to 9 (E7).
RANKS = (60, 70, 80, 90, 100, 110, 130, 151)
LEVEL_BONUS = 5


class Block(NamedTuple):
    """A block on a sheet."""

    field: int
    place: int

    @property
    def cells(self) -> list[int]:
        """The places of its cells."""
        return [self.place + COLUMNS * dy + dx for dx, dy in cells_of(self.field)]


# Looking things up.


def blocks(view: State, seat: int) -> list[Block]:
    """The blocks of a sheet in the order in which they were drawn."""
    return [Block(*divmod(laid, PLACES)) for laid in view.laid[seat].tolist()[: view.drawn[seat]]]


def crossed(view: State, seat: int) -> list[int]:
    """The crossed cells of a sheet."""
    rows = view.rows[seat].tolist()[:ROWS]
    return [COLUMNS * row + x for row, bits in enumerate(rows) for x in range(COLUMNS) if bits >> x & 1]


def landings(view: State, seat: int) -> list[int]:
    """The places for what a seat has to let fall."""
    words = view.land[seat].tolist()
    return [place for place in range(PLACES) if words[place // WORD] >> place % WORD & 1]


def is_duel(view: State) -> bool:
    return view.options[MODE] == DUEL


def rank(score: int, level: int) -> int:
    """How good a solo result is, 1 to 9 (E7)."""
    return 1 + sum(score + LEVEL_BONUS * (level - 1) >= least for least in RANKS)


def winners(view: State) -> list[int]:
    """Who has won a duel."""
    own = [full_row_points(view, seat) for seat in range(view.seats)]
    if view.inside:
        return [seat for seat in range(view.seats) if view.inside >> seat & 1]
    return [seat for seat in range(view.seats) if own[seat] == max(own)]


# Parts of sentences.


def both(line: Callable[[str], str]) -> Text:
    """A line made for each language."""
    return Text(*(line(tongue) for tongue in LANGUAGES))


def joined(parts: list[Text], between: str = ", ") -> Text:
    return both(lambda tongue: between.join(part.in_(tongue) for part in parts))


def block_name(field: int) -> Text:
    """A field of the overview: `Gelb 3`, `Yellow 3`."""
    if field == MINI:
        return Text("Mini", "mini")
    return both(lambda tongue: f"{COLOURS[field // TURNS].in_(tongue)} {field % TURNS + 1}")


def spot(place: int) -> Text:
    """Where a box has its lower left corner."""
    column, row = place % COLUMNS + 1, place // COLUMNS + 1
    return Text(f"Spalte {column}, Zeile {row}", f"column {column}, row {row}")


def some(n: int, one: Text, many: Text) -> Text:
    """`1 Bombe`, `2 Bomben`."""
    return both(lambda tongue: f"{n} {(one if n == 1 else many).in_(tongue)}")


def crosses_text(n: int) -> Text:
    return some(n, Text("Kreuz", "cross"), Text("Kreuze", "crosses"))


def rows_text(n: int) -> Text:
    return some(n, Text("Zeile", "row"), Text("Zeilen", "rows"))


def bombs_text(n: int) -> Text:
    return some(n, Text("Bombe", "bomb"), Text("Bomben", "bombs"))


def minis_text(n: int) -> Text:
    return some(n, Text("Mini", "mini"), Text("Minis", "minis"))


def points_text(n: int) -> Text:
    return some(n, Text("Punkt", "point"), Text("Punkte", "points"))


def change_text(rolled: int, field: int) -> Text:
    """A change and its price: `drehen: Gelb 3 (2 Energie)`."""
    name, price = block_name(field), PRICE[rolled, field]
    verb = Text("tauschen", "exchange") if price == EXCHANGE else Text("drehen", "turn")
    return Text(f"{verb.de}: {name.de} ({price} Energie)", f"{verb.en}: {name.en} ({price} energy)")


# Moves and prompts.


def label(view: State, seat: int, move: int) -> Text:
    if move < CHANGE:
        what, where = block_name(view.chip[seat]), spot(move - LAND)
        return Text(f"{what.de} auf {where.de}", f"{what.en} at {where.en}")
    if move < BOMB:
        return change_text(view.rolled, move - CHANGE)
    if START <= move < PICK:
        name = block_name(TURNS * (move - START))
        return Text(f"Startblock {name.de}", f"start block {name.en}")
    if PICK <= move < DROP:
        return Text(f"Level {move - PICK + 1}", f"level {move - PICK + 1}")
    if DROP <= move < BACK:
        where = spot(move - DROP)
        return Text(f"Mini auf {where.de}", f"mini at {where.en}")
    if move == BACK and view.phase == ANSWERING:
        name = block_name(view.rolled)
        return Text(f"doch {name.de}, wie gewürfelt", f"rather {name.en}, as rolled")
    return OTHER_LABELS[move]


OTHER_LABELS = {
    BOMB: Text("den Block sprengen", "blow the block up"),
    LEAVE: Text("aussteigen", "leave the game"),
    ROLL: Text("würfeln", "roll the dice"),
    KEEP: Text("Wurf behalten", "keep the roll"),
    REROLL: Text("noch einmal würfeln", "roll again"),
    BACK: Text("doch einen anderen Startblock", "rather another start block"),
}


def opening(view: State) -> list[Text]:
    who = player(view.start)
    if view.seats == 1:
        return [Text(f"{who} spielt allein.", f"{who} plays alone.")]
    first = player(view.turn)
    return [
        Text(
            f"{who} würfelt als Erstes. {first} wählt den ersten Startblock.",
            f"{who} will roll first. {first} picks the first start block.",
        )
    ]


def prompt(view: State, seat: int) -> Text:
    if view.phase == ANSWERING:
        return answer_prompt(view, seat)
    if view.phase == STARTING and view.chip[seat] != NO_FIELD:
        return Text("Wähle die Spalten für deinen Startblock.", "Choose the columns for your start block.")
    if view.phase == DROPPING:
        left, other = minis_text(view.owed[seat]), player(1 - seat)
        return Text(
            f"Lass auf das Blatt von {other} fallen: noch {left.de}.", f"Let fall onto the sheet of {other}: {left.en}."
        )
    if view.phase == ROLLED:
        name = block_name(view.rolled)
        return Text(f"{name.de}: behalten oder noch einmal würfeln?", f"{name.en}: keep it or roll again?")
    return OTHER_PROMPTS[view.phase]


OTHER_PROMPTS = {
    PICKING: Text("Welches Level spielst du?", "Which level do you play?"),
    STARTING: Text("Wähle einen Startblock.", "Choose a start block."),
    ROLLING: Text("Würfle.", "Roll the dice."),
}


def answer_prompt(view: State, seat: int) -> Text:
    name, places = block_name(view.chip[seat]), landings(view, seat)
    if places and view.chip[seat] != view.rolled:
        price = PRICE[view.rolled, view.chip[seat]]
        return Text(f"Lass {name.de} fallen, für {price} Energie.", f"Let {name.en} fall, for {price} energy.")
    if places:
        return Text(f"Lass {name.de} fallen.", f"Let {name.en} fall.")
    means = []
    if view.offer[seat]:
        means.append(Text("tausche ihn", "change it"))
    if view.bombs[seat]:
        means.append(Text("sprenge ihn", "blow it up"))
    means.append(Text("steig aus", "leave the game"))
    do = both(lambda tongue: (" oder " if tongue == "de" else " or ").join(m.in_(tongue) for m in means))
    return Text(f"{name.de} passt nicht mehr: {do.de}.", f"{name.en} does not fit any more: {do.en}.")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    lines = [told(before, after, seat, move)]
    if before.phase == STARTING and after.phase == ROLLING and after.seats > 1:
        who = player(after.start)
        lines.append(Text(f"{who} beginnt zu würfeln.", f"{who} begins to roll."))
    if after.phase == OVER:
        lines += ending(after)
    return lines


def told(before: State, after: State, seat: int, move: int) -> Text:
    who = player(seat)
    if move < CHANGE:
        return told_landing(before, after, seat, move - LAND)
    if move < BOMB:
        what = change_text(before.rolled, move - CHANGE)
        return Text(f"{who} will {what.de}.", f"{who} wants to {what.en}.")
    if START <= move < PICK:
        name = block_name(TURNS * (move - START))
        return Text(f"{who} nimmt {name.de} als Startblock.", f"{who} takes {name.en} as start block.")
    if PICK <= move < DROP:
        return Text(f"{who} spielt Level {move - PICK + 1}.", f"{who} plays level {move - PICK + 1}.")
    if DROP <= move < BACK:
        where, other = spot(move - DROP), player(1 - seat)
        return Text(
            f"{who} lässt bei {other} ein Mini auf {where.de} fallen.",
            f"{who} drops a mini onto the sheet of {other}: {where.en}.",
        )
    if move == BOMB:
        left = bombs_text(after.bombs[seat])
        return Text(f"{who} sprengt den Block; noch {left.de}.", f"{who} blows the block up; {left.en} left.")
    if move == LEAVE:
        return Text(f"{who} steigt aus.", f"{who} leaves the game.")
    return told_dice(before, after, seat, move)


def told_dice(before: State, after: State, seat: int, move: int) -> Text:
    who = player(seat)
    if move == BACK:
        return Text(f"{who} überlegt es sich anders.", f"{who} thinks again.")
    name = block_name(after.rolled)
    if move == KEEP:
        return Text(f"{who} behält {name.de}.", f"{who} keeps {name.en}.")
    if move == REROLL:
        return Text(f"{who} würfelt noch einmal: {name.de}.", f"{who} rolls again: {name.en}.")
    return Text(f"{who} würfelt {name.de}.", f"{who} rolls {name.en}.")


def told_landing(before: State, after: State, seat: int, place: int) -> Text:
    """Where a block came to lie and all that followed."""
    who, name, where = player(seat), block_name(before.chip[seat]), spot(place)
    if before.phase == STARTING:
        return Text(f"{who} legt {name.de} auf {where.de}.", f"{who} puts {name.en} at {where.en}.")
    parts = [Text("", ""), *effects(before, after, seat)]
    follows = joined(parts, "; ")
    return Text(
        f"{who} zeichnet {name.de} auf {where.de}{follows.de}.", f"{who} draws {name.en} at {where.en}{follows.en}."
    )


class Gains(NamedTuple):
    """What a landing brought and cost."""

    price: int
    won: int
    lost: int
    rows: int
    crosses: int


def gains(before: State, after: State, seat: int) -> Gains:
    """What came of a landing, from the sheets around it."""
    price = PRICE[before.rolled, before.chip[seat]]
    won = after.circled[seat] - before.circled[seat]
    lost = after.used[seat] - before.used[seat] - price
    rows = sum(after.rows[seat, row] == FULL != before.rows[seat, row] for row in range(ROWS))
    crosses = PINK[after.circled[seat]] - PINK[before.circled[seat]] + ROWS_AT_ONCE[rows]
    if not is_duel(after):
        crosses = after.extra[seat] - before.extra[seat]
    return Gains(price, won, lost, rows, crosses)


def effects(before: State, after: State, seat: int) -> list[Text]:
    """The same, as far as there is something to tell."""
    found = gains(before, after, seat)
    parts = []
    if found.price:
        parts.append(Text(f"bezahlt {found.price} Energie", f"pays {found.price} energy"))
    if found.won:
        parts.append(Text(f"gewinnt {found.won} Energie", f"wins {found.won} energy"))
    if found.lost:
        parts.append(Text(f"verliert {found.lost} Energie", f"loses {found.lost} energy"))
    if found.rows:
        rows = rows_text(found.rows)
        parts.append(Text(f"{rows.de} voll", f"{rows.en} full"))
    if found.crosses and is_duel(after):
        parts.append(minis_text(found.crosses))
    elif found.crosses:
        crosses = crosses_text(found.crosses)
        parts.append(Text(f"{crosses.de} auf der Sonderleiste", f"{crosses.en} on the extra bar"))
    return parts


def ending(view: State) -> list[Text]:
    """Who has won a duel, or how everybody's score comes about; alone also the rank (E2-E7)."""
    if is_duel(view):
        return duel_ending(view)
    lines = [score_line(view, seat) for seat in range(view.seats)]
    if view.seats == 1:
        reached, level = rank(sheet_points(view, 0), view.level[0]), view.level[0]
        lines.append(Text(f"Level {level}: Rang {reached} von 9.", f"Level {level}: rank {reached} of 9."))
    return lines


def score_line(view: State, seat: int) -> Text:
    who, rows, extra = player(seat), row_points(view, seat), EXTRA[view.extra[seat]]
    bombs, energy, total = BOMB_POINTS[view.bombs[seat]], free_energy(view, seat) // 2, sheet_points(view, seat)
    points = points_text(total)
    return Text(
        f"{who}: Zeilen {rows}, Sonderleiste {extra}, Bomben {bombs}, Energie {energy}: {points.de}.",
        f"{who}: rows {rows}, extra bar {extra}, bombs {bombs}, energy {energy}: {points.en}.",
    )


def duel_ending(view: State) -> list[Text]:
    won = winners(view)
    if view.inside:
        who = player(won[0])
        return [Text(f"{who} ist noch im Spiel und gewinnt.", f"{who} is still in and wins.")]
    sums = " : ".join(str(full_row_points(view, seat)) for seat in range(2))
    lines = [Text(f"Beide sind ausgestiegen. Volle Zeilen: {sums}.", f"Both have left. Full rows: {sums}.")]
    if len(won) == 2:
        return [*lines, Text("Unentschieden.", "A draw.")]
    who = player(won[0])
    return [*lines, Text(f"{who} gewinnt.", f"{who} wins.")]


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if not actors(view) >> seat & 1 or not fits_phase(view, seat, move):
        return wrong_moment(view)
    if move < CHANGE:
        return why_not_there(view, seat, view.chip[seat], move - LAND)
    if move < BOMB:
        return why_no_change(view, seat, move - CHANGE)
    if DROP <= move < BACK:
        return why_no_mini(view, seat, move - DROP)
    if move == BOMB:
        return Text("Du hast keine Bombe mehr (R10).", "You have no bomb left (R10).")
    if move == LEAVE:
        return Text(
            "Aussteigen darfst du nur, wenn der gewürfelte Block nirgends passt (R11).",
            "You may leave only if the rolled block fits nowhere (R11).",
        )
    return Text("Diesen Startblock hat schon jemand (S4).", "Somebody has that start block already (S4).")


# The moves that may be tried in each phase.
TRIED = {
    PICKING: range(PICK, DROP),
    STARTING: range(START, PICK),
    ROLLING: range(ROLL, KEEP),
    ROLLED: range(KEEP, START),
    ANSWERING: range(LAND, ROLL),
    DROPPING: range(DROP, BACK),
}


def fits_phase(view: State, seat: int, move: int) -> bool:
    """Whether this kind of move is made now at all; with a changed block in hand only landing is."""
    in_hand = view.chip[seat] not in (NO_FIELD, view.rolled)
    if view.phase in (STARTING, ANSWERING) and in_hand:
        return move < CHANGE
    return move in TRIED.get(view.phase, ())


def wrong_moment(view: State) -> Text:
    return WRONG_MOMENT[view.phase]


WRONG_MOMENT = {
    PICKING: Text("Zuerst wählen alle ihr Level (S2).", "First everybody picks a level (S2)."),
    STARTING: Text("Jetzt kommen die Startblöcke (S4).", "Now the start blocks are drawn (S4)."),
    ROLLING: Text("Zuerst wird gewürfelt (R1).", "First the dice are rolled (R1)."),
    ROLLED: Text(
        "Behalte den Wurf oder wirf noch einmal mit beiden Würfeln (R1).",
        "Keep the roll or throw both dice again (R1).",
    ),
    ANSWERING: Text(
        "Jetzt fällt ein Block: lass ihn landen, oder geh zurück zum gewürfelten (R3, R4).",
        "Now a block falls: land it, or go back to the rolled one (R3, R4).",
    ),
    DROPPING: Text("Jetzt fallen Minis (D2).", "Now minis fall (D2)."),
    OVER: Text("Das Spiel ist zu Ende (E1).", "The game is over (E1)."),
}


def why_not_there(view: State, sheet: int, field: int, place: int) -> Text:
    """Why a block does not land at a place of a sheet (R5, R6)."""
    taken = set(crossed(view, sheet))

    def stands(row: int) -> bool:
        """Whether the box can be with its lower left corner in this row."""
        cells = [(place % COLUMNS + dx, row + dy) for dx, dy in cells_of(field)]
        return all(0 <= x < COLUMNS and y >= 0 and COLUMNS * y + x not in taken for x, y in cells)

    row = place // COLUMNS
    if row + HEIGHT[field] > ROWS:
        return Text("Der Block muss ganz auf das Blatt passen (R5).", "The block must lie inside the sheet (R5).")
    if not stands(row):
        return Text("Dort ist kein Platz für den Block (R5).", "There is no room for the block (R5).")
    if stands(row - 1):
        return Text("Der Block fällt dort noch weiter (R5).", "The block falls further there (R5).")
    return Text("Der Block kommt von oben nicht dorthin (R6).", "The block cannot get there from above (R6).")


def why_no_change(view: State, seat: int, field: int) -> Text:
    """Why a field of the overview is not offered (R4)."""
    price, energy = PRICE[view.rolled, field], free_energy(view, seat)
    if field // TURNS == view.rolled // TURNS and SHAPES[field] == SHAPES[view.rolled]:
        return Text("Das ist derselbe Block (R4).", "That is the same block (R4).")
    if price > energy:
        return Text(
            f"Das kostet {price} Energie, du hast {energy} (R4).", f"That costs {price} energy, you have {energy} (R4)."
        )
    if not OFFER[view.rolled, EXCHANGE] >> field & 1:
        return Text(
            "Denselben Block gibt es auf einem anderen Feld billiger oder zum gleichen Preis (R4).",
            "Another field has the same block, cheaper or for the same price (R4).",
        )
    return Text("Dieser Block passt nirgends mehr (R4).", "That block fits nowhere any more (R4).")


def why_no_mini(view: State, seat: int, place: int) -> Text:
    if view.near[place // WORD] >> place % WORD & 1:
        return Text(
            "Minis eines Wurfs dürfen nicht nebeneinander liegen (D3).",
            "Minis of one roll must not lie side by side (D3).",
        )
    return why_not_there(view, 1 - seat, MINI, place)

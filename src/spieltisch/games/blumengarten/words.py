"""Blumengarten in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Callable

from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import LANGUAGES, Text, player
from spieltisch.games.blumengarten.rules import (
    ALL_PASS,
    CARD_COLOUR,
    CARD_NUMBER,
    CHOOSING,
    COLOURS,
    COLOURS_EMPTY,
    DECK,
    EXCHANGE,
    EXCHANGING,
    FINISH,
    FITS,
    GROW,
    GROWING,
    LAST_MOVE,
    LENGTH,
    LIMIT,
    MOST_EXCHANGED,
    MOST_MOVES,
    NAME,
    NAMING,
    OVER,
    PILE_EMPTY,
    PLANT,
    PLANTING,
    RANKS,
    ROWS,
    State,
    moves,
    play,
    points,
)
from spieltisch.games.green_box.deck import WHITE
from spieltisch.games.green_box.words import COLOURS as COLOUR_NAMES
from spieltisch.games.green_box.words import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.green_box.words import card_name, listed

ADJECTIVES = (Text("rote", "red"), Text("gelbe", "yellow"), Text("grüne", "green"), Text("blaue", "blue"))


# Moves read as what they mean.


def grow_of(move: int) -> tuple[int, int]:
    """The card and the row of a move into the nursery."""
    return (move - GROW) // ROWS, (move - GROW) % ROWS


def plant_of(move: int) -> tuple[int, int]:
    """The card and the colour of a move into the garden."""
    return (move - PLANT) // COLOURS, (move - PLANT) % COLOURS


def outcome(view: State, seat: int, move: int) -> State:
    """What a move leads to; the cards drawn are made up, all numbers are right."""
    then = view.copy()
    play(then, seat, move)
    return then


def scores(view: State) -> list[int]:
    """The points of every seat."""
    out = [0] * view.seats
    points(view, out)
    return out


# Parts of sentences.


def both(line: Callable[[str], str]) -> Text:
    """A line made for each language."""
    return Text(*(line(tongue) for tongue in LANGUAGES))


def name(card: int) -> Text:
    return card_name(DECK[card])


def cards_text(n: int) -> Text:
    return Text("1 Karte" if n == 1 else f"{n} Karten", "1 card" if n == 1 else f"{n} cards")


def flowers_text(n: int, colour: int) -> Text:
    """`2 gelbe Blumen`, `keine rote Blume`."""
    kind = ADJECTIVES[colour]
    if n == 0:
        return Text(f"keine {kind.de} Blume", f"no {kind.en} flower")
    return Text(f"{n} {kind.de} Blume{'n' * (n > 1)}", f"{n} {kind.en} flower{'s' * (n > 1)}")


def row_cards(view: State, symbol: int, slot: int) -> list[int]:
    """The cards of a row from first to last; of equal numbers the one laid last is last."""
    cards = [RANKS * symbol + rank for rank in members(view.row[symbol, slot])]
    return sorted(cards, key=lambda card: (-CARD_NUMBER[card], card == view.last))


def numbers_text(view: State, symbol: int, slot: int) -> str:
    """The numbers of a row: `3-1-1`."""
    return "-".join(str(CARD_NUMBER[card]) for card in row_cards(view, symbol, slot))


def row_name(symbol: int, slot: int) -> Text:
    return Text(f"{SYMBOL_NAMES[symbol].de}-Reihe {slot + 1}", f"{SYMBOL_NAMES[symbol].en} row {slot + 1}")


def into_row(view: State, symbol: int, slot: int) -> Text:
    """Where a card is laid: `in Rad-Reihe 1 (3-1)`."""
    if view.row[symbol, slot] == 0:
        return Text("in eine neue Reihe", "into a new row")
    row, numbers = row_name(symbol, slot), numbers_text(view, symbol, slot)
    return Text(f"in {row.de} ({numbers})", f"into {row.en} ({numbers})")


# Moves and prompts.


def label(view: State, seat: int, move: int) -> Text:
    if move == FINISH:
        parts = finish_parts(view, seat)
        return Text(f"fertig: {', '.join(p.de for p in parts)}", f"finish: {', '.join(p.en for p in parts)}")
    if move < GROW:
        named, parts = COLOUR_NAMES[move - NAME], result_parts(view, outcome(view, seat, move), seat, move)
        return Text(
            f"{named.de} nennen: {', '.join(p.de for p in parts)}",
            f"name {named.en}: {', '.join(p.en for p in parts)}",
        )
    if move < PLANT:
        card, slot = grow_of(move)
        what, where = name(card), into_row(view, card // RANKS, slot)
        return Text(f"{what.de} {where.de}", f"{what.en} {where.en}")
    if move < EXCHANGE:
        card, colour = plant_of(move)
        what, flowers = name(card), flowers_text(CARD_NUMBER[card], colour)
        return Text(f"{what.de} als Beet ({flowers.de})", f"{what.en} as a bed ({flowers.en})")
    what = name(move - EXCHANGE)
    return Text(f"{what.de} ablegen", f"put {what.en} away")


def finish_parts(view: State, seat: int) -> list[Text]:
    """What finishing brings: flowers, what becomes of the row, cards to draw, perhaps the end."""
    if view.phase == GROWING and CARD_COLOUR[view.last] >= WHITE:
        n = row_length(view)
        return [
            Text(
                f"nenne die Farbe für {n} Blume{'n' * (n > 1)}",
                f"name the colour of {n} flower{'s' * (n > 1)}",
            )
        ]
    return result_parts(view, outcome(view, seat, FINISH), seat, FINISH)


def row_length(view: State) -> int:
    """How many cards lie in the row that grows."""
    return LENGTH[view.row[view.last // RANKS, view.slot]]


def result_parts(before: State, after: State, seat: int, move: int) -> list[Text]:
    """What the end of an action brings, each in a few words."""
    parts = []
    if before.phase in (GROWING, NAMING):
        parts.append(income_text(before, after, grown_colour(before, move)))
        if after.ending != COLOURS_EMPTY:
            goes = after.row[before.last // RANKS, before.slot] == 0
            parts.append(Text("die Reihe geht", "the row goes") if goes else Text("die Reihe bleibt", "the row stays"))
    if after.ending != COLOURS_EMPTY:
        drawn = cards_text(after.held[seat] - before.held[seat])
        parts.append(Text(f"{drawn.de} ziehen", f"draw {drawn.en}"))
    if after.phase == OVER:
        parts.append(Text("das Spiel endet", "the game ends"))
    return parts


def grown_colour(before: State, move: int) -> int:
    """The colour of the flowers that an action ends with: named, or that of the card laid last (R5)."""
    return CARD_COLOUR[before.last] if move == FINISH else move - NAME


def income_text(before: State, after: State, colour: int) -> Text:
    """The flowers taken, and those that are forfeited (R6)."""
    taken = before.stock[colour] - after.stock[colour]
    lost = row_length(before) - taken
    flowers = flowers_text(taken, colour)
    if lost == 0:
        return flowers
    return Text(f"{flowers.de} ({lost} {'verfällt' if lost == 1 else 'verfallen'})", f"{flowers.en} ({lost} forfeited)")


def opening(view: State) -> list[Text]:
    who, cards = player(view.start), cards_text(view.left)
    return [
        Text(f"Alle haben 6 Karten, im Stapel liegen {cards.de}.", f"Everybody has 6 cards, the pile has {cards.en}."),
        Text(f"{who} beginnt.", f"{who} begins."),
    ]


PROMPTS = {
    CHOOSING: Text(
        "Lege eine Karte in die Gärtnerei, in deinen Garten oder auf den Ablagestapel.",
        "Carry a card to the nursery, to your garden or to the discard pile.",
    ),
    GROWING: Text("Lege weitere Karten in diese Reihe oder sei fertig.", "Lay more cards into this row, or finish."),
    NAMING: Text("Nenne die Farbe deiner Blumen.", "Name the colour of your flowers."),
    PLANTING: Text("Lege weitere Beete an oder sei fertig.", "Lay out more beds, or finish."),
    EXCHANGING: Text(
        "Lege weitere Karten ab, höchstens vier, oder sei fertig.", "Put more cards away, four at most, or finish."
    ),
}


def prompt(view: State, seat: int) -> Text:
    if view.phase not in (CHOOSING, NAMING) and moves(view, seat, [0] * MOST_MOVES) == 1:
        return Text("Mehr geht in diesem Zug nicht: Sag „fertig“.", "Nothing more is possible this turn: finish.")
    return PROMPTS[view.phase]


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who = player(seat)
    if move >= GROW:
        return [card_line(before, who, move)]
    if after.phase == NAMING:
        return [Text(f"{who} ist fertig und nennt noch die Farbe.", f"{who} is finished and has a colour to name.")]
    lines = growth_lines(before, after, seat, move) if before.phase in (GROWING, NAMING) else []
    lines += draw_lines(before, after, seat, viewer) + pile_lines(before, after) + empty_hand_lines(before, after, seat)
    return lines + (end_lines(after) if after.phase == OVER else [])


def card_line(before: State, who: str, move: int) -> Text:
    if move < PLANT:
        card, slot = grow_of(move)
        what, where = name(card), into_row(before, card // RANKS, slot)
        return Text(f"{who} legt {what.de} {where.de}.", f"{who} lays {what.en} {where.en}.")
    if move < EXCHANGE:
        card, colour = plant_of(move)
        what, flowers = name(card), flowers_text(CARD_NUMBER[card], colour)
        return Text(
            f"{who} legt das Beet {what.de} an: {flowers.de}.", f"{who} lays out the bed {what.en}: {flowers.en}."
        )
    what = name(move - EXCHANGE)
    return Text(f"{who} legt {what.de} ab.", f"{who} puts {what.en} away.")


def growth_lines(before: State, after: State, seat: int, move: int) -> list[Text]:
    """Flowers from the stock, and a row with a repeated number (R6, R9)."""
    income = income_text(before, after, grown_colour(before, move))
    lines = [Text(f"{player(seat)} bekommt {income.de}.", f"{player(seat)} gets {income.en}.")]
    symbol, slot = before.last // RANKS, before.slot
    if after.row[symbol, slot] == 0:
        numbers = numbers_text(before, symbol, slot)
        lines.append(
            Text(
                f"In der Reihe {numbers} wiederholt sich eine Zahl: Sie geht auf den Ablagestapel.",
                f"The row {numbers} repeats a number: it goes to the discard pile.",
            )
        )
    return lines


def draw_lines(before: State, after: State, seat: int, viewer: int) -> list[Text]:
    """How many cards somebody has drawn; he himself is told which."""
    n = after.held[seat] - before.held[seat]
    if n == 0:
        return []
    who, cards = player(seat), cards_text(n)
    if viewer != seat:
        return [Text(f"{who} zieht {cards.de}.", f"{who} draws {cards.en}.")]
    new = listed([name(card) for card in members(joined(after.hand[seat]) & ~joined(before.hand[seat]))])
    return [Text(f"{who} zieht {cards.de}: {new.de}.", f"{who} draws {cards.en}: {new.en}.")]


def pile_lines(before: State, after: State) -> list[Text]:
    """That the pile ran out, how often it has, and the new one (R16-R18)."""
    lines = []
    if after.emptied > before.emptied:
        n, limit = after.emptied, LIMIT[after.seats]
        lines.append(
            Text(f"Der Stapel ist leer: {n} von {limit} Malen.", f"The pile has run out: {n} of {limit} times.")
        )
    if after.left > before.left:
        lines.append(Text("Die Ablage ist gemischt der neue Stapel.", "The discards, shuffled, are the new pile."))
    return lines


def empty_hand_lines(before: State, after: State, seat: int) -> list[Text]:
    """Players without a card draw at the beginning of their turn, or pass (R20)."""
    lines = []
    others = [(seat + step) % before.seats for step in range(1, before.seats + 1)]
    for other in others[: others.index(after.turn) + 1] if after.turn in others else others:
        if other != seat and before.held[other] == 0:
            who, cards = player(other), cards_text(after.held[other])
            if after.held[other]:
                lines.append(
                    Text(f"{who} hat keine Karte und zieht {cards.de}.", f"{who} has no card and draws {cards.en}.")
                )
            elif after.ending in (0, ALL_PASS):
                lines.append(Text(f"{who} hat keine Karte und passt.", f"{who} has no card and passes."))
    return lines


ENDINGS = {
    PILE_EMPTY: Text("der Stapel ist zum letzten Mal leer (E1)", "the pile has run out for the last time (E1)"),
    COLOURS_EMPTY: Text("zwei Farben sind im Vorrat aufgebraucht (E2)", "two colours are gone from the stock (E2)"),
    ALL_PASS: Text("niemand hat noch Karten (E3)", "nobody has a card left (E3)"),
}


def end_lines(after: State) -> list[Text]:
    why = ENDINGS[after.ending]
    total = ", ".join(f"{player(seat)} {n}" for seat, n in enumerate(scores(after)))
    return [
        Text(f"Das Spiel ist aus: {why.de}.", f"The game is over: {why.en}."),
        Text(f"Punkte: {total}.", f"Points: {total}."),
    ]


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if not 0 <= move <= LAST_MOVE:
        return Text("Diesen Zug gibt es nicht.", "There is no such move.")
    if view.phase == OVER:
        why = ENDINGS[view.ending]
        return Text(f"Das Spiel ist aus: {why.de}.", f"The game is over: {why.en}.")
    if seat != view.turn:
        return Text("Du bist nicht am Zug (S4).", "It is not your turn (S4).")
    if view.phase == NAMING:
        return Text("Nenne jetzt die Farbe deiner Blumen (R5).", "Name the colour of your flowers now (R5).")
    if move == FINISH:
        return Text("Bewege zuerst mindestens eine Karte (R1).", "Move at least one card first (R1).")
    if move < GROW:
        return Text(
            "Eine Farbe nennst du nur, wenn du fertig bist und zuletzt einen Joker gelegt hast (R5).",
            "You name a colour only when you are finished and laid a joker last (R5).",
        )
    return card_reason(view, seat, move)


def card_reason(view: State, seat: int, move: int) -> Text:
    """Why a card cannot go there."""
    if move < PLANT:
        card, phase = grow_of(move)[0], GROWING
    elif move < EXCHANGE:
        card, phase = plant_of(move)[0], PLANTING
    else:
        card, phase = move - EXCHANGE, EXCHANGING
    if not joined(view.hand[seat]) >> card & 1:
        what = name(card)
        return Text(f"{what.de} hast du nicht auf der Hand (R1).", f"You do not hold {what.en} (R1).")
    if view.phase not in (CHOOSING, phase):
        return ONLY[view.phase]
    return FAULTS[phase](view, seat, move)


ONLY = {
    GROWING: Text(
        "In diesem Zug züchtest du: Karten nur in diese Reihe (R1).",
        "You are growing this turn: cards to this row only (R1).",
    ),
    PLANTING: Text(
        "In diesem Zug pflanzt du: Karten nur in deinen Garten (R1).",
        "You are planting this turn: cards to your garden only (R1).",
    ),
    EXCHANGING: Text(
        "In diesem Zug tauschst du: Karten nur auf den Ablagestapel (R1).",
        "You are exchanging this turn: cards to the discard pile only (R1).",
    ),
}


def grow_fault(view: State, seat: int, move: int) -> Text:
    card, slot = grow_of(move)
    symbol, what = card // RANKS, name(card)
    if view.phase == GROWING and symbol != view.last // RANKS:
        wanted = SYMBOL_NAMES[view.last // RANKS]
        return Text(
            f"In diese Reihe gehört nur das Symbol {wanted.de} (R2).",
            f"This row takes the symbol {wanted.en} only (R2).",
        )
    if view.phase == GROWING and slot != view.slot:
        return Text("In einem Zug wächst nur eine Reihe (R2).", "Only one row grows in a turn (R2).")
    if not FITS[view.row[symbol, slot]] >> (card % RANKS) & 1:
        last = CARD_NUMBER[row_cards(view, symbol, slot)[-1]]
        return Text(
            f"{what.de} ist zu hoch: Die Reihe endet mit {last} (R3).",
            f"{what.en} is too high: the row ends with {last} (R3).",
        )
    return Text(
        "Eine neue Reihe kommt auf den ersten freien Platz ihres Symbols (R2).",
        "A new row takes the first free place of its symbol (R2).",
    )


def plant_fault(view: State, seat: int, move: int) -> Text:
    card, colour = plant_of(move)
    what, own = name(card), CARD_COLOUR[card]
    if own not in (colour, WHITE, WHITE + 1):
        kind = ADJECTIVES[own]
        return Text(f"{what.de} will {kind.de} Blumen (R10).", f"{what.en} wants {kind.en} flowers (R10).")
    there = flowers_text(view.supply[seat, colour], colour)
    return Text(
        f"{what.de} braucht {CARD_NUMBER[card]} davon, du hast {there.de} (R12).",
        f"{what.en} needs {CARD_NUMBER[card]} of them, you have {there.en} (R12).",
    )


def exchange_fault(view: State, seat: int, move: int) -> Text:
    n = MOST_EXCHANGED
    return Text(
        f"Mehr als {n} Karten darfst du nicht ablegen (R14).", f"You may not put away more than {n} cards (R14)."
    )


FAULTS: dict[int, Callable[[State, int, int], Text]] = {
    GROWING: grow_fault,
    PLANTING: plant_fault,
    EXCHANGING: exchange_fault,
}


# The table as text.


def counted(flowers: list[int]) -> Text:
    """Flowers by colour: `2 Rot, 1 Blau`; none: a dash."""
    there = [(n, COLOUR_NAMES[colour]) for colour, n in enumerate(flowers) if n]
    return both(lambda tongue: ", ".join(f"{n} {colour.in_(tongue)}" for n, colour in there) or "–")


def garden(view: State, seat: int) -> list[tuple[int, int]]:
    """The beds of a seat: card and colour of its flowers, by colour."""
    beds = [(card, bed % COLOURS) for card, bed in enumerate(view.bed.tolist()) if bed >= 0 and bed // COLOURS == seat]
    return sorted(beds, key=lambda bed: (bed[1], -CARD_NUMBER[bed[0]], bed[0]))


def hand_lines(view: State, seat: int) -> list[Text]:
    """The hand by symbol, three cards in a line."""
    cards = members(joined(view.hand[seat]))
    return [hand_line(cards[i : i + 3]) for i in range(0, len(cards), 3)]


def hand_line(cards: list[int]) -> Text:
    return both(lambda tongue: "    " + ", ".join(name(card).in_(tongue) for card in cards))

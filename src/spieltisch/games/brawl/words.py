"""Brawl in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from spieltisch.engine.sets import joined
from spieltisch.engine.text import Text, player
from spieltisch.games.brawl.decks import (
    BASE,
    BLOCK,
    CLEAR,
    COLOURS,
    FREEZE,
    HIT2,
    HOLD,
    NAMES,
    PRESS,
    REVERSE,
)
from spieltisch.games.brawl.rules import (
    AT_END,
    AT_SIDE,
    BLOCKED,
    CHOOSE,
    DISCARD,
    DRAW,
    EMPTY,
    GET_READY,
    MODE,
    NO_CARD,
    NUMBERS,
    ON_BASE,
    OVER,
    PICK,
    PRESSED,
    READY,
    TOURNAMENT,
    TRAINING,
    State,
    at_hand,
    lay,
    points,
    winner,
    worth,
)
from spieltisch.games.green_box.words import listed

COLOUR_NAMES = (Text("rot", "red"), Text("grün", "green"), Text("blau", "blue"))
SORTS = (Text("Hit", "Hit"), Text("Hit-2", "Hit-2"), Text("Block", "Block"), Text("Press", "Press"))
OTHERS = ("Clear", "Base", "Hold", "Reverse", "Null", "Double", "Freeze")
LETTERS = "ABCDEFGHIJKLMN"
NOTHING = Text("", "")


def _card_name(card: int) -> Text:
    if card < PRESS:
        sort, colour = SORTS[card // COLOURS], COLOUR_NAMES[card % COLOURS]
        return Text(f"{sort.de} {colour.de}", f"{colour.en} {sort.en}")
    if card == PRESS:
        return SORTS[-1]
    if card == BASE:
        return Text("Basis", "Base")
    return Text(OTHERS[card - CLEAR], OTHERS[card - CLEAR])


CARD_NAMES = (*(_card_name(card) for card in range(NO_CARD)), NOTHING, Text("eine Karte", "a card"))


# Where a move goes.


def where(move: int) -> tuple[int, int, int]:
    """The row of a play, and the number of the Base and its end, or the side; -1 where there is none."""
    if move >= AT_SIDE:
        return (move - AT_SIDE) // 2, -1, (move - AT_SIDE) % 2
    if move >= ON_BASE:
        return (move - ON_BASE) // NUMBERS, (move - ON_BASE) % NUMBERS, -1
    row, rest = divmod(move - AT_END, 2 * NUMBERS)
    return row, rest // 2, rest % 2


def sides(view: State, row: int) -> tuple[int, int]:
    """The two players of a row."""
    return view.ring[row], view.ring[(row + 1) % view.players]


def turned(view: State, row: int, viewer: int) -> bool:
    """Whether the viewer sees the row from the other side, the west on the right."""
    return viewer == sides(view, row)[1]


def lies_at(view: State, row: int, number: int) -> int:
    """The place of a Base in the record, -1 if it does not lie there."""
    places = view.aged[row].tolist()[: view.lying[row]]
    return next((base for base in places if view.number[base] == number), -1)


def base_name(number: int) -> Text:
    """A Base by its letter, which it keeps wherever it comes to lie."""
    return Text(f"Basis {LETTERS[number]}", f"Base {LETTERS[number]}")


def in_row(view: State, row: int, viewer: int) -> Text:
    """Which row, where there are several: ` in der Reihe mit Bela`."""
    if view.rows == 1:
        return NOTHING
    one, other = sides(view, row)
    if viewer in (one, other):
        mate = player(other if viewer == one else one)
        return Text(f" in der Reihe mit {mate}", f" in the row with {mate}")
    return Text(f" in der Reihe {player(one)} – {player(other)}", f" in the row of {player(one)} and {player(other)}")


def side_name(view: State, row: int, side: int, viewer: int) -> Text:
    """Left or right, as the viewer sees the row."""
    return Text("rechts", "right") if (side == 1) != turned(view, row, viewer) else Text("links", "left")


def target(view: State, move: int, viewer: int) -> Text:
    """Where a play goes: ` an Basis B, Ende von Bela`, ` on Base B`."""
    row, number, end = where(move)
    at = in_row(view, row, viewer)
    if number < 0:
        side = side_name(view, row, end, viewer)
        return Text(f" {side.de} an{at.de}", f" at the {side.en}{at.en}")
    base = base_name(number)
    if end < 0:
        return Text(f" auf {base.de}{at.de}", f" on {base.en}{at.en}")
    whose = sides(view, row)[end]
    if whose == viewer:
        return Text(f" an {base.de}{at.de}, dein Ende", f" on {base.en}{at.en}, your end")
    return Text(f" an {base.de}{at.de}, Ende von {player(whose)}", f" on {base.en}{at.en}, the end of {player(whose)}")


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move < READY:
        return Text(f"{NAMES[move - PICK]} wählen", f"choose {NAMES[move - PICK]}")
    if move == READY:
        return Text("bereit", "ready")
    if move == DRAW:
        return Text("eine Karte ziehen", "draw a card")
    card = CARD_NAMES[at_hand(view, seat)]
    if move == DISCARD:
        return Text(f"{card.de} ablegen", f"discard the {card.en}")
    at, source = target(view, move, seat), from_pile(view, seat)
    return Text(f"{card.de}{source.de}{at.de}", f"{card.en}{source.en}{at.en}")


def from_pile(view: State, seat: int) -> Text:
    """What is said of a card that comes from the discards."""
    held = view.held[seat] != NO_CARD
    return NOTHING if held else Text(" vom Ablagestapel", " from the discards")


def opening(view: State) -> list[Text]:
    if view.phase == CHOOSE:
        return [
            Text(
                "Alle wählen verdeckt ein Deck; gezeigt werden sie, wenn alle gewählt haben.",
                "Everybody chooses a deck in secret; they are shown when all have chosen.",
            )
        ]
    return [told_decks(view), told_start(view)]


def prompt(view: State, seat: int) -> Text:
    if view.phase == CHOOSE:
        return Text("Wähle dein Deck.", "Choose your deck.")
    if view.phase == GET_READY:
        return Text("Bereit? Es geht los, wenn alle bereit sind.", "Ready? It begins when all are ready.")
    card = CARD_NAMES[at_hand(view, seat)]
    if view.held[seat] != NO_CARD:
        return Text(f"Spiele oder lege ab: {card.de}.", f"Play or discard: {card.en}.")
    if view.discarded[seat] == 0:
        return Text("Ziehe eine Karte.", "Draw a card.")
    if view.left[seat] == 0:
        return Text(
            f"Spiele die oberste Karte deiner Ablage: {card.de}.", f"Play the top card of your discards: {card.en}."
        )
    return Text(
        f"Ziehe eine Karte, oder spiele von der Ablage: {card.de}.",
        f"Draw a card, or play from the discards: {card.en}.",
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    if before.phase == CHOOSE:
        return told_choice(after, seat, move)
    who = player(seat)
    if move == READY:
        lines = [Text(f"{who} ist bereit.", f"{who} is ready.")]
        return lines if after.phase == GET_READY else [*lines, Text("Los.", "Go.")]
    if move == DRAW:
        card = CARD_NAMES[after.held[seat]]
        return [Text(f"{who} zieht {card.de}.", f"{who} draws {card.en}.")]
    lines = [told_card(before, after, seat, move, viewer)]
    if after.phase == OVER or after.playoffs != before.playoffs:
        return [*lines, *told_end(before, after, seat, move)]
    if after.closed != before.closed:
        at = in_row(before, where(move)[0], viewer)
        lines.append(Text(f"Nichts mehr zu spielen{at.de}.", f"Nothing more can be played{at.en}."))
    return lines + told_skipped(before, after, seat)


def told_choice(after: State, seat: int, move: int) -> list[Text]:
    """A deck chosen; with the last one all are shown."""
    who = player(seat)
    if after.phase != CHOOSE:
        chosen = Text(f"{who} hat gewählt.", f"{who} has chosen.")
        return [chosen, told_decks(after), told_start(after)]
    if move < 0:
        return [Text(f"{who} hat ein Deck gewählt.", f"{who} has chosen a deck.")]
    return [Text(f"{who} hat verdeckt {NAMES[move]} gewählt.", f"{who} has chosen {NAMES[move]} in secret.")]


def told_decks(view: State) -> Text:
    """Who plays which deck."""
    decks = ", ".join(f"{player(seat)} {NAMES[view.deck[seat]]}" for seat in players(view))
    return Text(f"Die Decks: {decks}.", f"The decks: {decks}.")


def players(view: State) -> list[int]:
    """The seats that play this game, in order."""
    seats: list[int] = view.ring.tolist()[: view.players]
    return seats


def told_start(view: State) -> Text:
    """Who begins, or what everybody waits for."""
    if view.options[MODE] == TOURNAMENT:
        return Text("Das Turnier beginnt, wenn alle bereit sind.", "The tournament begins when all are ready.")
    return Text(f"{player(view.turn)} beginnt.", f"{player(view.turn)} begins.")


def told_card(before: State, after: State, seat: int, move: int, viewer: int) -> Text:
    """A card played or discarded."""
    who, card, source = player(seat), CARD_NAMES[after.last], from_pile(before, seat)
    if move == DISCARD:
        return Text(f"{who} legt {card.de} ab.", f"{who} discards {card.en}.")
    at = target(before, move, viewer)
    if move >= AT_SIDE:
        row, _, _ = where(move)
        base = base_name(before.numbered[row])
        return Text(f"{who} legt {base.de}{source.de}{at.de}.", f"{who} lays {base.en}{source.en}{at.en}.")
    if after.last == CLEAR:
        cards = swept(before, move)
        return Text(
            f"{who} spielt Clear{source.de}{at.de}: {cards} Karten verlassen das Spiel.",
            f"{who} plays Clear{source.en}{at.en}: {cards} cards leave the game.",
        )
    if after.last == FREEZE:
        return Text(f"{who} friert ein: Freeze{source.de}{at.de}.", f"{who} plays Freeze{source.en}{at.en}.")
    return Text(f"{who} spielt {card.de}{source.de}{at.de}.", f"{who} plays {card.en}{source.en}{at.en}.")


def swept(before: State, move: int) -> int:
    """How many cards leave with a Base, the Clear among them."""
    row, number, _ = where(move)
    base = lies_at(before, row, number)
    return 2 + before.length[2 * base] + before.length[2 * base + 1] + sum(before.modifiers[base].tolist())


def told_skipped(before: State, after: State, seat: int) -> list[Text]:
    """Who was passed over in training because there is nothing to do (R15)."""
    if before.options[MODE] != TRAINING:
        return []
    ring = players(after)
    at = ring.index(seat) + 1
    order = ring[at:] + ring[:at]
    skipped = [Text(player(other), player(other)) for other in order[: order.index(after.turn)]]
    if not skipped:
        return []
    who = listed(skipped)
    if len(skipped) == 1:
        return [Text(f"{who.de} kann nichts tun und setzt aus.", f"{who.en} can do nothing and is skipped.")]
    return [Text(f"{who.de} können nichts tun und setzen aus.", f"{who.en} can do nothing and are skipped.")]


def told_end(before: State, after: State, seat: int, move: int) -> list[Text]:
    """Every Base and why it is won, the points, and who plays on."""
    final = before.copy()
    lay(final, seat, after.last, move)
    lines = [counted(final, row, base) for row in range(final.rows) for base in from_west(final, row)]
    scores = ", ".join(f"{player(other)} {after.earned[other]}" for other in range(after.seats))
    lines.append(Text(f"Punkte: {scores}.", f"Points: {scores}."))
    if after.phase != OVER:
        who = listed([Text(player(other), player(other)) for other in players(after)])
        lines.append(
            Text(
                f"Gleichstand: {who.de} spielen Stechen {after.playoffs}.",
                f"A tie: {who.en} go into play-off {after.playoffs}.",
            )
        )
        lines.append(told_start(after))
    return lines


def from_west(view: State, row: int) -> list[int]:
    """The Bases of a row from west to east."""
    bases: list[int] = view.line[row].tolist()[: view.lying[row]]
    return bases


def counted(view: State, row: int, base: int) -> Text:
    """The result of a Base and its reason."""
    one, other = sides(view, row)
    name, who = base_name(view.number[base]), player(winner(view, row, base))
    hits = f"{player(one)} {view.hits[2 * base]} : {view.hits[2 * base + 1]} {player(other)}"
    value, reversed_ = worth(view, base), view.modifiers[base, REVERSE - HOLD] % 2
    if value == 0:
        return Text(f"{name.de}: {hits}, zählt nichts (Null).", f"{name.en}: {hits}, counts nothing (Null).")
    if view.hits[2 * base] == view.hits[2 * base + 1]:
        why = Text("als Besitzer", "as its owner")
    elif reversed_:
        why = Text("mit weniger Hits (Reverse)", "with fewer hits (Reverse)")
    else:
        why = Text("mit mehr Hits", "with more hits")
    gain = NOTHING if value == 1 else Text(f", {value} Punkte", f", {value} points")
    return Text(
        f"{name.de}: {hits}, gewinnt {who} {why.de}{gain.de}.", f"{name.en}: {hits}, won by {who} {why.en}{gain.en}."
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == CHOOSE:
        if move < READY:
            return Text(
                f"{NAMES[move]} gehört zu den Erweiterungen, die hier nicht mitspielen (S1).",
                f"{NAMES[move]} is one of the expansions, which are not played here (S1).",
            )
        return Text("Wähle zuerst ein Deck (S1).", "Choose a deck first (S1).")
    if view.phase == GET_READY:
        return Text("Es geht erst los, wenn alle bereit sind (S6).", "It begins when all are ready (S6).")
    if move <= READY:
        return Text("Das Spiel läuft schon (S6).", "The game has begun already (S6).")
    if move == DRAW:
        return why_not_draw(view, seat)
    if move == DISCARD:
        return Text("Ablegen kannst du nur eine gezogene Karte (R11).", "You can discard only a drawn card (R11).")
    return why_not_play(view, seat, move)


def why_not_draw(view: State, seat: int) -> Text:
    """Why no card may be drawn."""
    if view.held[seat] != NO_CARD:
        return Text(
            "Du hast schon eine Karte gezogen: spiele sie oder lege sie ab (R12).",
            "You have drawn a card already: play or discard it (R12).",
        )
    return Text("Dein Deck ist leer (R13).", "Your deck is empty (R13).")


def why_not_play(view: State, seat: int, move: int) -> Text:
    """Why the card may not be played there."""
    row, number, end = where(move)
    card = at_hand(view, seat)
    if card == NO_CARD:
        return Text("Du hast keine Karte, ziehe zuerst (R11).", "You have no card, draw first (R11).")
    if row >= view.rows or not view.mine[seat] >> row & 1:
        return Text("Du spielst nur in deinen eigenen Reihen (R1).", "You play only in your own rows (R1).")
    if view.closed >> row & 1:
        return Text("In dieser Reihe sind alle Basen eingefroren (R10).", "All Bases of this row are frozen (R10).")
    if number < 0:
        return why_not_beside(card)
    base = lies_at(view, row, number)
    if base < 0:
        return Text("Diese Basis liegt nicht da (R18).", "That Base does not lie there (R18).")
    if view.frozen[base]:
        return Text("Diese Basis ist eingefroren (R9).", "This Base is frozen (R9).")
    return why_not_on(view, row, base, card) if end < 0 else why_not_at(view.string[2 * base + end], card)


def why_not_beside(card: int) -> Text:
    """Why the card cannot be laid at the side of a row."""
    if card == BASE:
        return Text(
            "Mehr als drei Basen liegen nie in einer Reihe (R7).", "A row never has more than three Bases (R7)."
        )
    name = CARD_NAMES[card]
    return Text(
        f"Neben die Reihe kommt nur eine Basis, nicht {name.de} (R7).",
        f"Only a Base is laid beside the row, not a {name.en} (R7).",
    )


def why_not_on(view: State, row: int, base: int, card: int) -> Text:
    """Why the card cannot be laid on a Base itself."""
    if card == BASE:
        return Text("Eine Basis kommt neben die anderen (R7).", "A Base is laid beside the others (R7).")
    if card != CLEAR:
        name = CARD_NAMES[card]
        return Text(
            f"{name.de} kommt an ein Ende, nicht auf die Basis (R1).",
            f"A {name.en} goes to an end, not on the Base (R1).",
        )
    if view.lying[row] == 1:
        return Text("Die einzige Basis kann nicht abgeräumt werden (R8).", "The only Base cannot be cleared (R8).")
    if view.modifiers[base, 0]:
        return Text("Auf dieser Basis liegt ein Hold (M2).", "A Hold lies on this Base (M2).")
    return Text("Die mittlere Basis kann nicht abgeräumt werden (R8).", "The middle Base cannot be cleared (R8).")


def why_not_at(string: int, card: int) -> Text:
    """Why the card cannot follow the string at an end."""
    name = CARD_NAMES[card]
    if card == BASE:
        return Text("Eine Basis kommt neben die anderen (R7).", "A Base is laid beside the others (R7).")
    if card > PRESS:
        number = {CLEAR: "R8", FREEZE: "R9"}.get(card, "M1")
        return Text(
            f"{name.de} kommt auf die Basis, nicht an ein Ende ({number}).",
            f"A {name.en} goes on the Base, not to an end ({number}).",
        )
    if card == PRESS:
        return Text("Press kommt nur auf einen Block (R5).", "A Press goes only on a Block (R5).")
    if BLOCKED <= string < PRESSED:
        return Text("Auf einen Block passt nur ein Press (R6).", "Only a Press fits on a Block (R6).")
    if string >= PRESSED and card >= HIT2:
        return Text("Auf einen Press passt nur ein Hit (R6).", "Only a Hit fits on a Press (R6).")
    if string == EMPTY:
        number = "R3" if card < BLOCK else "R4"
        return Text(
            f"{name.de} kommt nicht an ein leeres Ende ({number}).",
            f"A {name.en} does not go on an empty end ({number}).",
        )
    colour = COLOUR_NAMES[(string - 1) % COLOURS]
    number = ("R2", "R3", "R4")[card // COLOURS]
    return Text(f"Diese Reihe von Karten ist {colour.de} ({number}).", f"This string is {colour.en} ({number}).")


# The table.


def string_text(view: State, end: int) -> Text:
    """The cards of an end from the Base outwards: `rot HH2B`."""
    if view.length[end] == 0:
        return Text("–", "–")
    cards = "".join("H2BP"[sort] for sort in sorts(view, end))
    colour = COLOUR_NAMES[(view.string[end] - 1) % COLOURS]
    return Text(f"{colour.de} {cards}", f"{colour.en} {cards}")


def sorts(view: State, end: int) -> list[int]:
    """The cards of an end from the Base outwards: 0 Hit, 1 Hit-2, 2 Block, 3 Press."""
    cards = joined(view.cards[end])
    return [cards >> 2 * place & 3 for place in range(view.length[end])]


def score(view: State) -> list[int]:
    """The points of every seat, as the table lies."""
    out = [0] * view.seats
    points(view, out)
    return out

"""Speedy in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.deck import COLOUR, NUMBER, SYMBOL
from spieltisch.games.green_box.words import card_name, listed
from spieltisch.games.speedy.rules import (
    AUTO,
    DRAW,
    EMPTY,
    GO,
    LAY,
    OVER,
    PLAY,
    RACE,
    READY,
    REFILL,
    SEATS,
    STUCK,
    UNKNOWN,
    WAIT,
    State,
    can_draw,
    can_move,
    cards_left,
    empty_slot,
)

# The centre piles where a card is laid, and where it lies.
ONTO = (Text("auf den linken Stapel", "onto the left pile"), Text("auf den rechten Stapel", "onto the right pile"))
PILES = (Text("linker Stapel ", "left pile "), Text("rechter Stapel", "right pile"))


def slot_and_pile(move: int) -> tuple[int, int]:
    """The slot and the pile of a PLAY."""
    return (move - PLAY) // 2, (move - PLAY) % 2


def is_play(move: int) -> bool:
    """Whether a move lays a card during the race."""
    return PLAY <= move < DRAW


def agreement(card: int, top: int) -> Text:
    """What two cards have in common: `Farbe und Zahl`, `colour and number`."""
    shared = []
    if COLOUR[card] == COLOUR[top]:
        shared.append(Text("Farbe", "colour"))
    if SYMBOL[card] == SYMBOL[top]:
        shared.append(Text("Symbol", "symbol"))
    if NUMBER[card] == NUMBER[top]:
        shared.append(Text("Zahl", "number"))
    return listed(shared)


def counted(n: int) -> Text:
    """So many cards: `1 Karte`, `3 cards`."""
    return Text(f"{n} {'Karte' if n == 1 else 'Karten'}", f"{n} {'card' if n == 1 else 'cards'}")


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move == GO:
        if view.phase == READY:
            return Text("bereit für den Start", "ready to start")
        return Text("oberste Karte vom Nachziehstapel aufdecken", "turn up the top card of your draw pile")
    if move == DRAW:
        return Text("eine Karte ziehen", "draw a card")
    if move == WAIT:
        return Text("warten", "wait")
    if is_play(move):
        slot, pile = slot_and_pile(move)
        card = card_name(view.hand[seat, slot])
        return Text(f"{card.de} {ONTO[pile].de}", f"{card.en} {ONTO[pile].en}")
    card = card_name(view.hand[seat, move - LAY])
    return Text(f"{card.de} verdeckt {ONTO[seat].de}", f"{card.en} face down {ONTO[seat].en}")


def opening(view: State) -> list[Text]:
    return [
        Text(
            "Alle Karten sind verteilt, die Startkarten liegen verdeckt. Auf „los“ geht es los.",
            "All cards are dealt, the start cards lie face down. The race begins when both say go.",
        )
    ]


def prompt(view: State, seat: int) -> Text:
    if view.phase == READY:
        return Text("Sieh dir deine Karten an. Bereit?", "Look at your cards. Ready?")
    if view.phase == STUCK and view.left[seat]:
        return Text("Nichts geht mehr: decke eine Karte auf.", "Nobody can go on: turn up a card.")
    if view.phase == STUCK:
        return Text("Nichts geht mehr: wähle eine Handkarte.", "Nobody can go on: choose a card of your hand.")
    if not can_move(view, seat):
        return Text("Keine deiner Karten passt: warte ab.", "None of your cards fits: wait.")
    if can_draw(view, seat):
        return Text("Lege passende Karten ab oder ziehe nach.", "Lay cards that fit, or draw.")
    return Text("Lege passende Karten ab.", "Lay cards that fit.")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    if is_play(move):
        lines = [told_play(before, after, seat, move)]
    elif move == DRAW:
        lines = [told_draw(before, after, seat)]
    elif move == WAIT:
        lines = [Text(f"{player(seat)} wartet.", f"{player(seat)} waits.")]
    else:
        lines = told_commitment(before, after, seat)
    if after.phase == STUCK and (before.phase != STUCK or before.height.tolist() != after.height.tolist()):
        lines.append(
            Text(
                "Nichts geht mehr: niemand kann ablegen oder ziehen.",
                "Nobody can go on: there is nothing to lay and nothing to draw.",
            )
        )
    if after.phase == OVER:
        lines.append(told_end(after))
    return lines


def told_play(before: State, after: State, seat: int, move: int) -> Text:
    """A card laid, by what agreement, and what refilled its slot."""
    slot, pile = slot_and_pile(move)
    card, shared = card_name(after.top[pile]), agreement(after.top[pile], before.top[pile])
    de = f"{player(seat)} legt {card.de} {ONTO[pile].de} ({shared.de})"
    en = f"{player(seat)} lays {card.en} {ONTO[pile].en} ({shared.en})"
    fresh = after.hand[seat, slot]
    if fresh == EMPTY:
        return Text(f"{de}.", f"{en}.")
    if fresh == UNKNOWN:
        return Text(f"{de} und zieht nach.", f"{en} and draws.")
    return Text(f"{de} und zieht {card_name(fresh).de}.", f"{en} and draws {card_name(fresh).en}.")


def told_draw(before: State, after: State, seat: int) -> Text:
    """A card drawn; only its owner sees which."""
    who, fresh = player(seat), after.hand[seat, empty_slot(before, seat)]
    if fresh == UNKNOWN:
        return Text(f"{who} zieht eine Karte.", f"{who} draws a card.")
    return Text(f"{who} zieht {card_name(fresh).de}.", f"{who} draws {card_name(fresh).en}.")


def told_commitment(before: State, after: State, seat: int) -> list[Text]:
    """A seat is ready; if it is the second one, what is turned up."""
    who = player(seat)
    line = Text(f"{who} ist bereit.", f"{who} is ready.")
    if before.phase == STUCK and before.left[seat] == 0:
        line = Text(f"{who} hat eine Handkarte gewählt.", f"{who} has chosen a card of the hand.")
        slot = after.chosen[seat]
        if slot >= 0 and after.hand[seat, slot] < EMPTY:
            card = card_name(after.hand[seat, slot])
            line = Text(f"{who} hat {card.de} gewählt.", f"{who} has chosen {card.en}.")
    if before.awaited != 1 << seat:
        return [line]
    left, right = (card_name(card) for card in after.top.tolist())
    if before.phase == READY:
        turned = Text(
            f"Das Rennen beginnt mit {left.de} (links) und {right.de} (rechts).",
            f"The race begins with {left.en} (left) and {right.en} (right).",
        )
    else:
        turned = Text(
            f"Aufgedeckt: {left.de} von {player(0)} (links), {right.de} von {player(1)} (rechts).",
            f"Turned up: {left.en} of {player(0)} (left), {right.en} of {player(1)} (right).",
        )
    return [line, turned]


def told_end(after: State) -> Text:
    """The winner and how many cards the loser keeps."""
    rest = [cards_left(after, seat) for seat in range(SEATS)]
    if rest == [0, 0]:
        return Text(
            "Beide sind im selben Augenblick fertig: unentschieden.", "Both have finished at the same instant: a draw."
        )
    winner, kept = player(rest.index(0)), counted(max(rest))
    loser = player(rest.index(max(rest)))
    return Text(
        f"{winner} ist alle Karten los und gewinnt. {loser} hat noch {kept.de}.",
        f"{winner} has shed all cards and wins. {loser} still has {kept.en}.",
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Rennen ist vorbei (E1).", "The race is over (E1).")
    if view.phase != RACE and not view.awaited >> seat & 1:
        rule = "S5" if view.phase == READY else "R10"
        return Text(
            f"Du hast dich schon festgelegt, warte auf den anderen ({rule}).",
            f"You have committed yourself already, wait for the other ({rule}).",
        )
    if is_play(move):
        return why_not_play(view, seat, *slot_and_pile(move))
    if move == DRAW:
        return why_not_draw(view, seat)
    if move == WAIT:
        return Text(
            "Warten ist nur im Rennen ein Zug, und nur, wenn du weder ablegen noch ziehen kannst (R1).",
            "Waiting is a move in the race only, and only if you can neither lay nor draw (R1).",
        )
    return why_not_go(view) if move == GO else why_not_lay(view, seat, move - LAY)


def paused(view: State) -> Text:
    """Why no card may be laid or drawn now."""
    if view.phase == READY:
        return Text(
            "Das Rennen beginnt erst, wenn beide bereit sind (S5).", "The race begins when both are ready (S5)."
        )
    return Text(
        "Das Rennen ruht, bis beide eine Karte gegeben haben (R10).",
        "The race pauses until both have given a card (R10).",
    )


def why_not_play(view: State, seat: int, slot: int, pile: int) -> Text:
    """Why the card of a slot may not be laid on a pile."""
    if view.phase != RACE:
        return paused(view)
    if view.hand[seat, slot] == EMPTY:
        return Text("Dieser Platz deiner Hand ist leer (R5).", "That slot of your hand is empty (R5).")
    if view.hand[seat, slot] == UNKNOWN:
        return Text("Das ist nicht deine Karte (R7).", "That is not your card (R7).")
    card, top = card_name(view.hand[seat, slot]), card_name(view.top[pile])
    return Text(
        f"{card.de} hat mit {top.de} weder Farbe noch Symbol noch Zahl gemeinsam (R2).",
        f"Your {card.en} shares neither colour nor symbol nor number with {top.en} (R2).",
    )


def why_not_draw(view: State, seat: int) -> Text:
    """Why no card may be drawn."""
    if view.phase != RACE:
        return paused(view)
    if view.left[seat] == 0:
        return Text("Dein Nachziehstapel ist leer (R6).", "Your draw pile is empty (R6).")
    if view.options[REFILL] == AUTO:
        return Text("Deine Hand wird von selbst aufgefüllt (R6).", "Your hand is refilled by itself (R6).")
    return Text("Du hast schon drei Karten auf der Hand (R6).", "You have three cards in your hand already (R6).")


def why_not_go(view: State) -> Text:
    """Why GO is no move now."""
    if view.phase == RACE:
        return Text(
            "Aufgedeckt wird nur, wenn niemand mehr ablegen oder ziehen kann (R9).",
            "Cards are turned up only when nobody can lay or draw any more (R9).",
        )
    return Text(
        "Dein Nachziehstapel ist leer: wähle eine Handkarte (R10).",
        "Your draw pile is empty: choose a card of your hand (R10).",
    )


def why_not_lay(view: State, seat: int, slot: int) -> Text:
    """Why the card of a slot may not be given up."""
    if view.phase == READY:
        return paused(view)
    if view.phase == RACE:
        return Text(
            "Eine Handkarte, die nicht passt, darfst du nur legen, wenn niemand mehr weiterkann (R10).",
            "You may lay a card that does not fit only when nobody can go on (R10).",
        )
    if view.left[seat]:
        return Text(
            "Du hast noch einen Nachziehstapel: decke seine oberste Karte auf (R10).",
            "You still have a draw pile: turn up its top card (R10).",
        )
    return Text("Dieser Platz deiner Hand ist leer (R10).", "That slot of your hand is empty (R10).")


# The table.


def pause_line(view: State) -> Text:
    """Whom the table waits for."""
    awaited = [seat for seat in range(SEATS) if view.awaited >> seat & 1]
    who = listed([Text(player(seat), player(seat)) for seat in awaited])
    if view.phase == READY:
        return Text(f"Noch nicht bereit: {who.de}", f"Not ready yet: {who.en}")
    return Text(f"Nichts geht mehr. Es fehlt noch: {who.de}", f"Nobody can go on. Still to answer: {who.en}")

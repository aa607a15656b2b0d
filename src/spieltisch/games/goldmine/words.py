"""Goldmine in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from spieltisch.engine.sets import joined
from spieltisch.engine.text import Text, player
from spieltisch.games.goldmine.rules import (
    LEAVE,
    NO_CARD,
    STAY,
    State,
    actors,
    leftovers,
    times_seen,
)
from spieltisch.games.green_box.deck import CARDS, NUMBER, SYMBOL
from spieltisch.games.green_box.words import SYMBOLS, listed

LABELS = {STAY: Text("bleiben", "stay"), LEAVE: Text("hinausgehen", "leave")}
CARDS_A_LINE = 5


def name(card: int) -> Text:
    """A card as it counts here, without its colour: `Rad 5`, `wheel 5`."""
    symbol = SYMBOLS[SYMBOL[card]]
    return Text(f"{symbol.de} {NUMBER[card]}", f"{symbol.en} {NUMBER[card]}")


def seats_of(mask: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(mask.bit_length()) if mask >> seat & 1]


def names(mask: int) -> Text:
    """The players of a bit mask in one phrase."""
    return listed([Text(player(seat), player(seat)) for seat in seats_of(mask)])


def is_over(view: State) -> bool:
    """Whether the fourth cave has ended."""
    return view.inside == 0


def pile(view: State) -> list[int]:
    """The cards that can still be turned."""
    turned = joined(view.turned)
    return [card for card in range(CARDS) if not turned >> card & 1]


def dangers(view: State) -> int:
    """How many cards of the pile would collapse the cave."""
    return sum(times_seen(view, SYMBOL[card]) == 2 for card in pile(view))


def label(view: State, seat: int, move: int) -> Text:
    return LABELS[move]


def opening(view: State) -> list[Text]:
    return [Text("Höhle 1 beginnt, alle sind drin.", "Cave 1 begins, all are inside."), payment(view)]


def prompt(view: State, seat: int) -> Text:
    hand, rest = view.hand[seat], leftovers(view)
    return Text(
        f"In der Hand {hand} Gold, am Weg {rest}: Bleibst du, oder gehst du hinaus?",
        f"{hand} gold in hand, {rest} along the way: do you stay or leave?",
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    if before.chosen | 1 << seat != before.inside:
        return [chosen(seat, move)]
    lines = revealed(before, after)
    ended = is_over(after) or after.cave != before.cave
    if ended:
        lines += cave_ended(after)
    if is_over(after):
        return [*lines, final_score(after)]
    if ended:
        lines.append(Text(f"Höhle {after.cave} beginnt, alle sind drin.", f"Cave {after.cave} begins, all are inside."))
    return [*lines, payment(after)]


def chosen(seat: int, move: int) -> Text:
    """A choice that is not revealed yet: its maker alone is told what it was."""
    who = player(seat)
    if move < 0:
        return Text(f"{who} hat gewählt.", f"{who} has chosen.")
    return Text(f"{who} hat verdeckt gewählt: {LABELS[move].de}.", f"{who} has chosen in secret: {LABELS[move].en}.")


def revealed(before: State, after: State) -> list[Text]:
    """All choices of the step, and what the leavers bring home."""
    lines = []
    if after.left:
        lines.append(they(after.left, Text("geht hinaus", "leaves"), Text("gehen hinaus", "leave")))
    if staying := before.inside & ~after.left:
        lines.append(they(staying, Text("bleibt", "stays"), Text("bleiben", "stay")))
    if after.left and leftovers(before):
        lines.append(shared(before, after))
    for seat in seats_of(after.left):
        who, gold, total = player(seat), after.bank[seat] - before.bank[seat], after.bank[seat]
        lines.append(Text(f"{who} sichert {gold} Gold, zusammen {total}.", f"{who} banks {gold} gold, {total} in all."))
    return lines


def they(mask: int, one: Text, many: Text) -> Text:
    """A sentence about one player or several."""
    who, does = names(mask), one if mask.bit_count() == 1 else many
    return Text(f"{who.de} {does.de}.", f"{who.en} {does.en}.")


def gold_that(gold: int, one: str, many: str, en: str) -> Text:
    """Some gold and its verb: `1 Gold bleibt`, `2 Gold bleiben`, `2 gold stays`."""
    return Text(f"{gold} Gold {one if gold == 1 else many}", f"{gold} gold {en}")


def shared(before: State, after: State) -> Text:
    """What lay along the way and how it was shared."""
    lay, leavers, share = leftovers(before), after.left.bit_count(), after.share
    there = gold_that(lay, "liegt am Weg", "liegen am Weg", "lies along the way")
    if share == 0:
        return Text(f"{there.de}: zu wenig zum Teilen.", f"{there.en}: too little to share.")
    who, rest = names(after.left), Text("", "")
    each = Text(f"{share}", f"{share}") if leavers == 1 else Text(f"je {share}", f"{share} each")
    if over := lay - leavers * share:
        stays = gold_that(over, "bleibt liegen", "bleiben liegen", "stays there")
        rest = Text(f", {stays.de}", f", {stays.en}")
    return Text(f"{there.de}: {each.de} für {who.de}{rest.de}.", f"{there.en}: {each.en} for {who.en}{rest.en}.")


def cave_ended(after: State) -> list[Text]:
    """How the last cave ended and what was lost with it."""
    if after.fell == NO_CARD:
        lines = [Text("Alle sind draußen, die Höhle ist zu Ende.", "Everybody is out, the cave is over.")]
    else:
        card, symbol = name(after.fell), SYMBOLS[SYMBOL[after.fell]]
        lines = [
            Text(
                f"{card.de}: zum dritten Mal {symbol.de}, die Höhle stürzt ein.",
                f"{card.en}: {symbol.en} for the third time, the cave collapses.",
            )
        ]
    for seat in seats_of(after.trapped):
        who, gold = player(seat), after.lost[seat]
        lines.append(Text(f"{who} verliert {gold or 'kein'} Gold.", f"{who} loses {gold or 'no'} gold."))
    if after.buried:
        lost = gold_that(
            after.buried, "auf den Karten ist verloren", "auf den Karten sind verloren", "on the cards is lost"
        )
        lines.append(Text(f"{lost.de}.", f"{lost.en}."))
    return lines


def payment(after: State) -> Text:
    """The newest card and what it paid."""
    newest = after.shown - 1
    inside, card = after.inside.bit_count(), name(after.row[newest])
    each, rest = NUMBER[after.row[newest]] // inside, after.rest[newest]
    stays = gold_that(rest, "bleibt auf der Karte", "bleiben auf der Karte", "stays on the card")
    if each == 0:
        return Text(
            f"{card.de}: zu wenig für {inside}, {stays.de}.",
            f"{card.en}: too little for {inside}, {stays.en}.",
        )
    who, tail = names(after.inside), Text(f", {stays.de}", f", {stays.en}") if rest else Text("", "")
    if inside == 1:
        return Text(f"{card.de}: {each} Gold für {who.de}.", f"{card.en}: {each} gold for {who.en}.")
    return Text(
        f"{card.de}: je {each} Gold für {who.de}{tail.de}.",
        f"{card.en}: {each} gold each for {who.en}{tail.en}.",
    )


def final_score(after: State) -> Text:
    """The last line of the log."""
    banks = [f"{player(seat)} {after.bank[seat]}" for seat in range(after.seats)]
    return Text(f"Das Spiel ist aus: {', '.join(banks)}.", f"The game is over: {', '.join(banks)}.")


def reason(view: State, seat: int, move: int) -> Text:
    if is_over(view):
        return Text(
            "Die vierte Höhle ist zu Ende, das Spiel ist aus (E1).", "The fourth cave and the game are over (E1)."
        )
    if not view.inside >> seat & 1:
        return Text(
            "Du bist draußen und wählst erst in der nächsten Höhle wieder (R9).",
            "You are outside and choose again in the next cave (R9).",
        )
    if not actors(view) >> seat & 1:
        return Text(
            "Du hast schon gewählt, und dabei bleibt es, bis alle gewählt haben (R6).",
            "You have chosen already, and that stands until all have chosen (R6).",
        )
    return Text("Du kannst nur bleiben oder hinausgehen (R6).", "You can only stay or leave (R6).")


# The table.


def last_cave(view: State) -> list[Text]:
    """How the last cave ended, once there was one."""
    number = view.cave if is_over(view) else view.cave - 1
    if number == 0:
        return []
    if view.fell == NO_CARD:
        return [Text(f"Höhle {number}: alle kamen heraus", f"Cave {number}: everybody got out")]
    card = name(view.fell)
    return [Text(f"Höhle {number}: eingestürzt mit {card.de}", f"Cave {number}: collapsed with {card.en}")]


def is_buried(view: State, seat: int) -> bool:
    """Whether a player was inside when the last cave collapsed."""
    return is_over(view) and bool(view.trapped >> seat & 1)


def whereabouts(view: State, seat: int, viewer: int) -> Text:
    """Where a player is and whether he has chosen; the viewer also sees what he chose himself."""
    if not view.inside >> seat & 1:
        return Text("verschüttet", "buried") if is_buried(view, seat) else Text("draußen", "outside")
    if not view.chosen >> seat & 1:
        return Text("in der Höhle", "inside")
    if seat != viewer:
        return Text("hat gewählt", "has chosen")
    own = LABELS[LEAVE if view.leaving >> seat & 1 else STAY]
    return Text(f"gewählt: {own.de}", f"chosen: {own.en}")

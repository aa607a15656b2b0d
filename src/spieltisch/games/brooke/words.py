"""Brooke in words: moves, log, reasons and the table as text.

Cards on the table are called A, B and C, from the left as BLUE sees them, whoever is told.
"""

from __future__ import annotations

from functools import cache

from spieltisch.engine.bits import count, lowest
from spieltisch.engine.text import Text, player
from spieltisch.games.brooke import rules
from spieltisch.games.brooke.rules import (
    ACTING,
    BETWEEN,
    BLUE,
    CARD,
    CELLS,
    DIE,
    FIX,
    FIXING,
    FLIP,
    LEFT,
    NEXT,
    OVER,
    PAIR,
    PLACE,
    PLACING,
    RED,
    RESERVE,
    RIGHT,
    SIDES,
    SLOTS,
    STEP,
    SWAP,
    TURN,
    State,
)

# Names of things.

SLOT_NAMES = "ABC"
COLOURS = (Text("Blau", "Blue"), Text("Rot", "Red"))
# The colour before a noun: `eine blaue 4`, `die blauen Würfel`.
OF_COLOUR = (Text("blaue", "blue"), Text("rote", "red"))
ACTIONS = {
    RIGHT: Text("Rechts", "Right"),
    LEFT: Text("Links", "Left"),
    SWAP: Text("Tausch", "Swap"),
    FLIP: Text("Kippen", "Flip"),
    RESERVE: Text("Reserve", "Reserve"),
    TURN: Text("Wenden", "Turn over"),
}


def value_of(cell: int) -> int:
    return cell % SIDES + 1


def slot_of(cell: int) -> str:
    return SLOT_NAMES[cell // SIDES]


@cache
def die_name(colour: int, cell: int) -> Text:
    """A placed die: `blaue 4 an C`, `blue 4 at C`."""
    one = OF_COLOUR[colour]
    return Text(f"{one.de} {value_of(cell)} an {slot_of(cell)}", f"{one.en} {value_of(cell)} at {slot_of(cell)}")


@cache
def ring(colour: int, action: int) -> str:
    """The way of a die by RIGHT or LEFT: `A→B→C→A`."""
    step = STEP[colour, action]
    return "→".join(SLOT_NAMES[i * step % SLOTS] for i in range(SLOTS + 1))


@cache
def deed(colour: int, action: int) -> Text:
    """What a face asks for, in words."""
    one, who = OF_COLOUR[colour], COLOURS[colour]
    if action in (RIGHT, LEFT):
        way = ring(colour, action)
        return Text(
            f"einen {one.de}n Würfel eine Karte weiter schieben ({way})", f"move a {one.en} die one card on ({way})"
        )
    return {
        SWAP: Text(
            f"zwei {one.de} Würfel an verschiedenen Karten tauschen", f"swap two {one.en} dice at different cards"
        ),
        FLIP: Text(
            f"einen {one.de}n Würfel auf die Gegenseite drehen", f"turn a {one.en} die to its opposite side"
        ),
        RESERVE: Text(
            f"{who.de} bekommt einen Würfel aus der Reserve", f"{who.en} gets a die from the reserve"
        ),
        TURN: Text("eine beliebige Karte wenden", "turn any card over"),
    }[action]  # fmt: skip


def printed_said(view: State, card: int, face: int) -> str:
    """What a face adds: `+2`, or nothing."""
    value = sum(view.printed[card, face].tolist())
    return f"+{value}" if value else ""


def printed_colour(view: State, card: int, face: int) -> int:
    return RED if view.printed[card, face, RED] else BLUE


def face_name(view: State, card: int, face: int) -> Text:
    """A face: `Blau Rechts`, `Rot Reserve, blau +1`."""
    colour, action = COLOURS[face], ACTIONS[view.action[card, face]]
    if not (more := printed_said(view, card, face)):
        return Text(f"{colour.de} {action.de}", f"{colour.en} {action.en}")
    on = COLOURS[printed_colour(view, card, face)]
    return Text(f"{colour.de} {action.de}, {on.de.lower()} {more}", f"{colour.en} {action.en}, {on.en.lower()} {more}")


def cards_said(n: int) -> Text:
    return Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")


def cards_won(view: State, seat: int) -> int:
    out = [0, 0]
    rules.points(view, out)
    return out[seat]


def totals(view: State, slot: int) -> tuple[int, int]:
    """Both totals at a card, BLUE first."""
    return rules.total(view, BLUE, slot), rules.total(view, RED, slot)


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move == NEXT:
        return Text(f"Durchgang {view.round + 2} auslegen", f"lay out round {view.round + 2}")
    colour = view.face[view.slot]
    if move >= PAIR:
        return pair_label(colour, *divmod(move - PAIR, CELLS))
    if move >= CARD:
        name = SLOT_NAMES[move - CARD]
        return Text(f"Karte {name} wenden", f"turn card {name} over")
    if move >= FIX:
        return fix_label(colour, move - FIX, rules.excess(view, colour))
    if move >= DIE:
        return die_label(colour, move - DIE, rules.action(view))
    return place_label(move - PLACE)


@cache
def place_label(cell: int) -> Text:
    return Text(f"{value_of(cell)} an Karte {slot_of(cell)}", f"{value_of(cell)} at card {slot_of(cell)}")


@cache
def die_label(colour: int, cell: int, action: int) -> Text:
    die = die_name(colour, cell)
    if action == FLIP:
        value = value_of(rules.flipped(cell))
        return Text(f"{die.de} zur {value} kippen", f"flip the {die.en} to {value}")
    to = slot_of(rules.moved(cell, STEP[colour, action]))
    return Text(f"{die.de} nach {to} schieben", f"move the {die.en} to {to}")


@cache
def fix_label(colour: int, cell: int, lower: int) -> Text:
    die, value = die_name(colour, cell), value_of(cell) - lower
    return Text(f"{die.de} auf {value} senken", f"lower the {die.en} to {value}")


@cache
def pair_label(colour: int, a: int, b: int) -> Text:
    one, other = die_name(colour, a), die_name(colour, b)
    return Text(f"{one.de} und {other.de} tauschen", f"swap the {one.en} and the {other.en}")


def preview(view: State, seat: int, cell: int) -> Text:
    """What a die would bring to a card: both totals, the own one first, and the action it would trigger."""
    s = view.copy()
    rules.put(s, seat, cell)
    s.slot = cell // SIDES
    mine, theirs = rules.total(s, seat, s.slot), rules.total(s, 1 - seat, s.slot)
    if mine <= theirs:
        return Text(f"{mine}:{theirs}", f"{mine}:{theirs}")
    what = Text("entfällt", "void") if is_void(s) else ACTIONS[rules.action(s)]
    return Text(f"{mine}:{theirs} → {what.de}", f"{mine}:{theirs} → {what.en}")


def is_void(s: State) -> bool:
    """Whether the action of the triggered card cannot be carried out (R8f)."""
    if rules.action(s) == RESERVE:
        return not s.reserve[s.face[s.slot]]
    return rules.choices(s) == 0


def opening(view: State) -> list[Text]:
    return [laid_out(view), rolls(view), turn_said(view)]


def laid_out(view: State) -> Text:
    """The cards of a round."""
    faces = [face_name(view, view.card[slot], view.face[slot]) for slot in range(SLOTS)]
    de = "; ".join(f"{name} {face.de}" for name, face in zip(SLOT_NAMES, faces, strict=True))
    en = "; ".join(f"{name} {face.en}" for name, face in zip(SLOT_NAMES, faces, strict=True))
    return Text(f"Durchgang {view.round + 1}: {de}.", f"Round {view.round + 1}: {en}.")


def rolls(view: State) -> Text:
    blue, red = view.rolled.tolist()
    return Text(
        f"{player(BLUE)} würfelt eine {blue}, {player(RED)} eine {red}.",
        f"{player(BLUE)} rolls a {blue}, {player(RED)} a {red}.",
    )


def turn_said(view: State) -> Text:
    return Text(f"{player(view.turn)} beginnt.", f"{player(view.turn)} begins.")


def prompt(view: State, seat: int) -> Text:
    if view.phase == PLACING:
        return place_prompt(view, seat)
    if view.phase == BETWEEN:
        n = view.round + 1
        return Text(
            f"Durchgang {n} ist vorbei. Leg die nächsten Karten aus.", f"Round {n} is over. Lay out the next cards."
        )
    colour = view.face[view.slot]
    one, who = OF_COLOUR[colour], COLOURS[colour]
    if view.phase == FIXING:
        lower = rules.excess(view, colour)
        return Text(
            f"{who.de} liegt {lower} über der Grenze: Wähle den {one.de}n Würfel, der um {lower} sinkt.",
            f"{who.en} is {lower} over the limit: choose the {one.en} die that is lowered by {lower}.",
        )
    name = ACTIONS[rules.action(view)]
    what = act_prompt(colour, rules.action(view))
    return Text(f"{name.de}: {what.de}", f"{name.en}: {what.en}")


def place_prompt(view: State, seat: int) -> Text:
    if value := view.rolled[seat]:
        return Text(
            f"Leg deinen gewürfelten Würfel, eine {value}, an eine Karte.",
            f"Put the die you rolled, a {value}, to a card.",
        )
    most = rules.room(view, seat)
    values = Text("eine 1", "a 1") if most == 1 else Text(f"1 bis {most}", f"1 to {most}")
    return Text(f"Leg einen Würfel an eine Karte: {values.de}.", f"Put a die to a card: {values.en}.")


@cache
def act_prompt(colour: int, action: int) -> Text:
    one = OF_COLOUR[colour]
    if action in (RIGHT, LEFT):
        return Text(
            f"Wähle den {one.de}n Würfel, der eine Karte weiter geht.",
            f"choose the {one.en} die that goes one card on.",
        )
    return {
        SWAP: Text(
            f"Trag einen {one.de}n Würfel auf einen an einer anderen Karte.",
            f"carry a {one.en} die onto one at another card.",
        ),
        FLIP: Text(
            f"Wähle den {one.de}n Würfel, der auf die Gegenseite kippt.",
            f"choose the {one.en} die that flips to its opposite side.",
        ),
        TURN: Text("Wähle die Karte, die gewendet wird.", "choose the card to turn over."),
    }[action]


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    """What a move did, with all that followed by itself."""
    if move == NEXT:
        return [laid_out(after), rolls(after), turn_said(after)]
    s = before.copy()
    if move < DIE:
        lines = placed(s, seat, move - PLACE)
        if s.phase == PLACING:
            return lines + afterwards(before, after)
        lines += consequence(s, seat)
    elif FIX <= move < CARD:
        lines = [fixed(s, seat, move - FIX)]
    else:
        lines = acted(s, seat, move)
    if after.phase in (ACTING, FIXING):
        return lines
    return [*lines, turned(s, after), *afterwards(before, after)]


def placed(s: State, seat: int, cell: int) -> list[Text]:
    """Puts the die down and tells whether it has the upper hand; then the card is triggered."""
    s.supply[seat] -= 1
    rules.put(s, seat, cell)
    slot = cell // SIDES
    mine, theirs = rules.total(s, seat, slot), rules.total(s, 1 - seat, slot)
    who, value, name = player(seat), value_of(cell), SLOT_NAMES[slot]
    line = Text(
        f"{who} legt eine {value} an {name}: {mine} gegen {theirs}",
        f"{who} puts a {value} to {name}: {mine} against {theirs}",
    )
    if mine <= theirs:
        return [Text(f"{line.de}, keine Aktion.", f"{line.en}, no action.")]
    s.slot, s.phase = slot, ACTING
    return [Text(f"{line.de}.", f"{line.en}.")]


def consequence(s: State, seat: int) -> list[Text]:
    """What the triggered card does by itself, or what is to be chosen."""
    action = rules.action(s)
    name, what = ACTIONS[action], deed(s.face[s.slot], action)
    if is_void(s):
        return [Text(f"{name.de}: {what.de} – nicht möglich.", f"{name.en}: {what.en} – not possible.")]
    if action == RESERVE or rules.choices(s) > 1:
        return [Text(f"{name.de}: {what.de}.", f"{name.en}: {what.en}.")]
    return acted(s, seat, rules.only_choice(s))


def acted(s: State, seat: int, move: int) -> list[Text]:
    """An action with the pieces it was carried out with, and a correction that follows by itself."""
    colour, name, done = s.face[s.slot], ACTIONS[rules.action(s)], did(s, move)
    who = player(seat)
    lines = [Text(f"{name.de}: {who} {done.de}.", f"{name.en}: {who} {done.en}.")]
    if rules.action(s) != FLIP:
        return lines
    rules.take(s, colour, move - DIE)
    rules.put(s, colour, rules.flipped(move - DIE))
    if rules.excess(s, colour) > 0:
        lines.append(exceeded(s, colour))
        cells = rules.fixable(s)
        if count(cells) == 1:
            lines.append(fixed(s, 1 - colour, lowest(cells)))
    return lines


def did(s: State, move: int) -> Text:
    """What somebody did for an action: `schiebt die blaue 4 an C nach A`."""
    colour = s.face[s.slot]
    if move >= PAIR:
        one, other = (die_name(colour, cell) for cell in divmod(move - PAIR, CELLS))
        return Text(f"tauscht {one.de} und {other.de}", f"swaps the {one.en} and the {other.en}")
    if move >= CARD:
        name = SLOT_NAMES[move - CARD]
        return Text(f"wendet Karte {name}", f"turns card {name} over")
    cell = move - DIE
    die = die_name(colour, cell)
    if rules.action(s) == FLIP:
        value = value_of(rules.flipped(cell))
        return Text(f"kippt die {die.de} zur {value}", f"flips the {die.en} to {value}")
    to = slot_of(rules.moved(cell, STEP[colour, rules.action(s)]))
    return Text(f"schiebt die {die.de} nach {to}", f"moves the {die.en} to {to}")


def exceeded(s: State, colour: int) -> Text:
    who, over, most = COLOURS[colour], rules.placed_sum(s, colour), rules.limit(s, colour)
    return Text(f"{who.de} hat {over} Augen, erlaubt sind {most}.", f"{who.en} has {over} pips, {most} are allowed.")


def fixed(s: State, seat: int, cell: int) -> Text:
    colour = s.face[s.slot]
    who, die, value = player(seat), die_name(colour, cell), value_of(cell) - rules.excess(s, colour)
    return Text(f"{who} senkt die {die.de} auf {value}.", f"{who} lowers the {die.en} to {value}.")


def turned(s: State, after: State) -> Text:
    """The triggered card shows its other face, or the same one if it was turned by its own action."""
    name, now = SLOT_NAMES[s.slot], face_name(after, after.card[s.slot], after.face[s.slot])
    return Text(f"Karte {name} zeigt danach {now.de}.", f"Card {name} then shows {now.en}.")


def afterwards(before: State, after: State) -> list[Text]:
    """Who sits out, or how the round ended."""
    if after.phase in (BETWEEN, OVER):
        return round_result(after)
    if after.turn != before.turn:
        return []
    return [sits_out(after, 1 - after.turn)]


def sits_out(view: State, seat: int) -> Text:
    who = player(seat)
    if view.supply[seat]:
        return Text(
            f"{who} setzt aus: Die Grenze ist erreicht.", f"{who} sits out: the limit is reached."
        )  # fmt: skip
    return Text(f"{who} setzt aus: kein Würfel im Vorrat.", f"{who} sits out: no die in the supply.")


def round_result(view: State) -> list[Text]:
    """Who gets each card, and how many everybody has by now."""
    de, en = zip(*(card_result(view, slot) for slot in range(SLOTS)), strict=True)
    n, blue, red = view.round + 1, cards_won(view, BLUE), cards_won(view, RED)
    lines = [
        Text(f"Durchgang {n}: {', '.join(de)}.", f"Round {n}: {', '.join(en)}."),
        Text(
            f"Karten: {player(BLUE)} {blue}, {player(RED)} {red}.",
            f"Cards: {player(BLUE)} {blue}, {player(RED)} {red}.",
        ),
    ]
    return [*lines, decided(view)] if view.phase == OVER else lines


def card_result(view: State, slot: int) -> Text:
    name, winner, (blue, red) = SLOT_NAMES[slot], rules.winner_of(view, slot), totals(view, slot)
    if winner < 0:
        return Text(f"{name} an niemanden ({blue} : {red})", f"{name} to nobody ({blue} : {red})")
    mine, theirs = (blue, red) if winner == BLUE else (red, blue)
    who = player(winner)
    return Text(f"{name} an {who} ({mine} : {theirs})", f"{name} to {who} ({mine} : {theirs})")


def decided(view: State) -> Text:
    """What decided the game."""
    cards = [cards_won(view, seat) for seat in (BLUE, RED)]
    marks = cards if cards[BLUE] != cards[RED] else [rules.tie(view, seat) for seat in (BLUE, RED)]
    if marks[BLUE] == marks[RED]:
        return Text(
            f"Je {cards_said(cards[BLUE]).de} und gleich viele Punkte auf gedruckten Würfeln: unentschieden.",
            f"{cards_said(cards[BLUE]).en} each, and as many points on printed dice: a draw.",
        )
    winner = BLUE if marks[BLUE] > marks[RED] else RED
    who, most, least = player(winner), marks[winner], marks[1 - winner]
    if marks is cards:
        return Text(f"{who} gewinnt mit {most} zu {least} Karten.", f"{who} wins by {most} cards to {least}.")
    return Text(
        f"Je {cards_said(cards[BLUE]).de}; {who} gewinnt mit {most} zu {least} auf gedruckten Würfeln.",
        f"{cards_said(cards[BLUE]).en} each; {who} wins by {most} to {least} on printed dice.",
    )


# Why not.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == PLACING and move < DIE:
        return place_reason(view, seat, move - PLACE)
    if view.phase == FIXING and FIX <= move < CARD:
        return fix_reason(view, move - FIX)
    if view.phase == ACTING and (DIE <= move < FIX or move >= PAIR):
        return act_reason(view, move)
    now = prompt(view, seat)
    return Text(f"Jetzt ist etwas anderes zu tun (R8). {now.de}", f"Something else is to be done now (R8). {now.en}")


def place_reason(view: State, seat: int, cell: int) -> Text:
    if value := view.rolled[seat]:
        return Text(
            f"Dein erster Würfel ist der gewürfelte: eine {value} (R2).",
            f"Your first die is the one you rolled: a {value} (R2).",
        )
    over, value = rules.placed_sum(view, seat) + value_of(cell), value_of(cell)
    most = rules.placed_sum(view, seat) + rules.room(view, seat)
    return Text(
        f"Mit einer {value} hättest du {over} Augen, erlaubt sind {most} (R3).",
        f"With a {value} you would have {over} pips, {most} are allowed (R3).",
    )


def fix_reason(view: State, cell: int) -> Text:
    colour = view.face[view.slot]
    die, lower = die_name(colour, cell), rules.excess(view, colour)
    if not view.dice[colour, cell]:
        return no_die(die)
    return Text(
        f"Die {die.de} lässt sich nicht um {lower} senken (R9).", f"The {die.en} cannot be lowered by {lower} (R9)."
    )


def act_reason(view: State, move: int) -> Text:
    colour, swaps = view.face[view.slot], rules.action(view) == SWAP
    if (move >= PAIR) != swaps or rules.action(view) == TURN:
        now = act_prompt(colour, rules.action(view))
        return Text(f"Die Aktion verlangt anderes (R8): {now.de}", f"The action asks for something else (R8): {now.en}")
    cells = sorted(divmod(move - PAIR, CELLS)) if swaps else [move - DIE]
    for cell in cells:
        if not view.dice[colour, cell]:
            return no_die(die_name(colour, cell))
    return Text(
        "Getauscht werden zwei Würfel an verschiedenen Karten (R8c).", "Two dice at different cards are swapped (R8c)."
    )


def no_die(die: Text) -> Text:
    return Text(f"Es liegt keine {die.de} (R8).", f"There is no {die.en} (R8).")

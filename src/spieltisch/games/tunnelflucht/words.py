"""Tunnelflucht in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from functools import cache

from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.words import SYMBOLS, listed
from spieltisch.games.tunnelflucht import rules
from spieltisch.games.tunnelflucht.rules import (
    ACTIONS,
    BACK,
    BASIC,
    COUNT,
    DRAW,
    FROM,
    LAST_TURN,
    MASK,
    NOBODY,
    OUT,
    RULES,
    START,
    STOP,
    TILES,
    State,
)

# Names of things.


def counted(n: int, one: Text, many: Text) -> Text:
    """A number and its noun."""
    noun = one if n == 1 else many
    return Text(f"{n} {noun.de}", f"{n} {noun.en}")


def cards_said(n: int) -> Text:
    return counted(n, Text("Karte", "card"), Text("Karten", "cards"))


def pirates_said(n: int) -> Text:
    return counted(n, Text("Pirat", "pirate"), Text("Piraten", "pirates"))


def tiles_said(n: int) -> Text:
    return counted(n, Text("besetztes Plättchen", "held tile"), Text("besetzte Plättchen", "held tiles"))


def symbols(view: State) -> list[int]:
    """The symbol of every tile from the first on; place 0 stands for the start."""
    found = [0] * (TILES + 1)
    for symbol in range(rules.SYMBOLS):
        for tile in members(joined(view.tiles[symbol])):
            found[tile] = symbol
    return found


def count(cards: int, symbol: int) -> int:
    """How many cards of a symbol there are among some."""
    return cards >> COUNT * symbol & MASK


def cards_named(cards: int) -> Text:
    """Some cards in one phrase: `2 × Hammer und Rad`."""
    found = [(count(cards, symbol), name) for symbol, name in enumerate(SYMBOLS)]
    named = [Text(f"{n} × {name.de}", f"{n} × {name.en}") if n > 1 else name for n, name in found if n]
    return listed(named) if named else Text("keine", "none")


@cache
def tile_name(symbol: int, tile: int) -> Text:
    """A tile with its symbol: `Plättchen 9, Hammer`."""
    name = SYMBOLS[symbol]
    return Text(f"Plättchen {tile}, {name.de}", f"tile {tile}, {name.en}")


def from_said(position: int) -> Text:
    return Text("vom Start", "from the start") if position == START else Text(f"von {position}", f"from {position}")


def way_said(start: int, target: int) -> Text:
    """Where a card takes a pirate: `von 2 nach 9`, `von 31 ins Freie`."""
    begin = from_said(start)
    if target == OUT:
        return Text(f"{begin.de} ins Freie", f"{begin.en} out into the open")
    return Text(f"{begin.de} nach {target}", f"{begin.en} to {target}")


def is_basic(view: State) -> bool:
    return bool(view.options[RULES] == BASIC)


def skipped(view: State, symbol: int, position: int, target: int) -> list[int]:
    """The held tiles of the symbol that a pirate passes over on his way (R3)."""
    return [tile for tile in members(joined(view.tiles[symbol])) if position < tile < target]


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move == STOP:
        return Text("Zug beenden", "end the turn")
    if move == DRAW:
        return Text("eine Karte ziehen", "draw a card")
    if move < BACK:
        symbol, position = divmod(move, FROM)
        return forward_label(symbol, position, rules.ahead(view, seat, symbol, position))
    position = move - BACK
    target = rules.behind(view, position) if position else START
    gain = cards_said(rules.crowd(view, target))
    return Text(
        f"Pirat von {position} zurück nach {target} für {gain.de}",
        f"pirate from {position} back to {target}, {gain.en}",
    )


@cache
def forward_label(symbol: int, position: int, target: int) -> Text:
    name, way = SYMBOLS[symbol], way_said(position, target)
    return Text(f"{name.de}: Pirat {way.de}", f"{name.en}: pirate {way.en}")


def opening(view: State) -> list[Text]:
    who, each = player(view.turn), pirates_said(rules.pirates(view))
    return [
        Text(f"Alle beginnen mit {each.de} vor dem Tunnel.", f"Everybody begins with {each.en} before the tunnel."),
        Text(f"{who} beginnt.", f"{who} begins."),
    ]


def prompt(view: State, seat: int) -> Text:
    if is_basic(view):
        return Text("Spiel eine Karte auf einen deiner Piraten.", "Play a card on one of your pirates.")
    cards, back = view.held[seat], rules.may_go_back(view, seat)
    if not cards and not back:
        return Text(
            "Du hast weder Karte noch Rückweg: Zieh eine Karte vom Stapel.",
            "You have neither a card nor a way back: draw a card from the pile.",
        )
    parts = [Text("mit einer Karte vor", "forward with a card")] if cards else []
    parts += [Text("für Karten zurück", "back for cards")] if back else []
    parts += [Text("Zug beenden", "end the turn")] if view.actions else []
    what = listed(parts, Text("oder", "or"))
    n = view.actions + 1
    return Text(f"Aktion {n} von {ACTIONS}: {what.de}.", f"Action {n} of {ACTIONS}: {what.en}.")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    lines = move_story(before, after, seat, move, viewer)
    if after.turn == NOBODY:
        return lines + ending(after, seat)
    if reshuffled(before, after, move):
        lines.append(Text("Die Ablage wird zum neuen Stapel gemischt.", "The discards are shuffled into a new pile."))
    if cut_short(before, after, move):
        who = player(seat)
        lines.append(Text(f"{who} kann nichts mehr tun.", f"{who} cannot do anything more."))
    return lines


def move_story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who = player(seat)
    if move == STOP:
        return [Text(f"{who} beendet den Zug.", f"{who} ends the turn.")]
    drawn = drawn_said(before, after, seat, move, viewer)
    if move == DRAW:
        return [Text(f"{who} kann nichts tun und zieht {drawn.de}.", f"{who} cannot act and draws {drawn.en}.")]
    if move >= BACK:
        position = move - BACK
        target = rules.behind(before, position)
        met = pirates_said(rules.crowd(before, target))
        return [
            Text(
                f"{who} geht von {position} zu {met.de} auf {target} zurück und zieht {drawn.de}.",
                f"{who} goes back from {position} to {met.en} on {target} and draws {drawn.en}.",
            )
        ]
    lines = [forward_story(before, seat, *divmod(move, FROM))]
    if is_basic(before) and after.turn != NOBODY:
        lines.append(Text(f"{who} zieht {drawn.de}.", f"{who} draws {drawn.en}."))
    return lines


def forward_story(before: State, seat: int, symbol: int, position: int) -> Text:
    """A card and where it took the pirate, over how many held tiles."""
    who, name, target = player(seat), SYMBOLS[symbol], rules.ahead(before, seat, symbol, position)
    way, over = way_said(position, target), len(skipped(before, symbol, position, target))
    line = Text(f"{who} spielt {name.de}: {way.de}", f"{who} plays {name.en}: {way.en}")
    if not over:
        return Text(f"{line.de}.", f"{line.en}.")
    held = tiles_said(over)
    return Text(f"{line.de}, über {held.de} hinweg.", f"{line.en}, over {held.en}.")


def played(move: int) -> int:
    """The card that a move discards, 0 if none."""
    return 1 << COUNT * (move // FROM) if move < BACK else 0


def drawn_said(before: State, after: State, seat: int, move: int, viewer: int) -> Text:
    """What a player drew: the drawer is told which cards, everybody else how many."""
    n = after.held[seat] - before.held[seat] + (1 if move < BACK else 0)
    if n <= 0:
        return Text("keine Karte", "no card")
    if seat == viewer:
        return cards_named(after.hand[seat] - before.hand[seat] + played(move))
    return Text("eine Karte", "a card") if n == 1 else cards_said(n)


def reshuffled(before: State, after: State, move: int) -> bool:
    """Whether the discards became the pile (R9)."""
    return bool(after.discard != before.discard + played(move))


def cut_short(before: State, after: State, move: int) -> bool:
    """Whether the turn ended because nothing more was possible (R18)."""
    return not is_basic(before) and move < STOP and after.turn != before.turn and before.actions + 1 < ACTIONS


def ending(after: State, seat: int) -> list[Text]:
    """The last pirate is out (E1), or everybody has had all turns (E3)."""
    who = player(seat)
    if after.crew[seat, OUT] == rules.pirates(after):
        return [Text(f"{who} ist mit allen Piraten entkommen.", f"{who} has escaped with all pirates.")]
    return [
        Text(
            f"Alle hatten {LAST_TURN} Züge. Die meisten entkommenen Piraten gewinnen.",
            f"Everybody has had {LAST_TURN} turns. Most escaped pirates win.",
        )
    ]


# Why not.


def reason(view: State, seat: int, move: int) -> Text:
    if move < BACK:
        return forward_reason(view, seat, *divmod(move, FROM))
    if is_basic(view):
        return basic_reason(move)
    if move < STOP:
        return back_reason(view, seat, move - BACK)
    if move == STOP and not view.actions:
        return Text("Die erste Aktion musst du machen (R17).", "You must take the first action (R17).")
    return Text(
        "Eine Karte ziehst du nur, wenn du keine Aktion hast (R19).",
        "You draw a card only if you have no action (R19).",
    )


def forward_reason(view: State, seat: int, symbol: int, position: int) -> Text:
    if not view.crew[seat, position]:
        return no_pirate(position)
    name = SYMBOLS[symbol]
    return Text(f"Du hast keine Karte mit {name.de} (R1).", f"You have no card with {name.en} (R1).")


def no_pirate(position: int) -> Text:
    if position == START:
        return Text("Am Start hast du keinen Piraten mehr (R1).", "You have no pirate left at the start (R1).")
    return Text(f"Auf {position} steht kein Pirat von dir (R1).", f"None of your pirates is on {position} (R1).")


def basic_reason(move: int) -> Text:
    if move < STOP:
        return Text("Im Grundspiel geht es nur vorwärts (R7).", "In the basic game pirates only go forward (R7).")
    if move == DRAW:
        return Text(
            "Eine Karte ziehst du erst nach deinem Zug, von selbst (R8).",
            "You draw a card after your move, by itself (R8).",
        )
    return Text(
        "Im Grundspiel spielst du jeden Zug genau eine Karte (R7).",
        "In the basic game you play exactly one card in every turn (R7).",
    )


def back_reason(view: State, seat: int, position: int) -> Text:
    if position == START:
        return Text("Vom Start geht es nur vorwärts (R14).", "From the start the only way is forward (R14).")
    if not view.crew[seat, position]:
        return no_pirate(position)
    return Text(
        "Hinter diesem Piraten liegt kein Plättchen mit einem oder zwei Piraten (R12, R14).",
        "There is no tile with one or two pirates behind this pirate (R12, R14).",
    )

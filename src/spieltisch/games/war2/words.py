"""War 2.0 in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Iterator

from spieltisch.engine.sets import joined, members
from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.deck import COLUMNS
from spieltisch.games.green_box.words import SYMBOLS
from spieltisch.games.war2.maps import FEWEST, NAMES, NOWHERE, PLACES, YELLOW
from spieltisch.games.war2.rules import (
    ACTION,
    ADVANCE,
    ADVANCING,
    ASIDE,
    ATTACK,
    ATTACKING,
    CARD,
    CARD_SYMBOL,
    DEFENDING,
    DONE,
    END_TURN,
    FAR,
    FIRST_CARD,
    LAST_TURNS,
    MARCH,
    MARCHING,
    NEAR,
    NEAR_END,
    NOBODY,
    NUMBER,
    OVER,
    REINFORCE,
    REINFORCING,
    RETREATING,
    SETTLE,
    STEP,
    STRENGTHEN,
    TAKE_UP,
    TILE,
    UNIT_COLOURS,
    State,
    beside,
    holder,
    points_for_sets,
    points_for_variety,
    strength,
    symbol_counts,
    territories,
    tiles_of,
    variant,
)

# Names of things.


def tile_name(s: State, tile: int) -> str:
    """A tile by column and row, `c4`."""
    return NAMES[variant(s)][tile]


def tile_and_face(s: State, tile: int) -> Text:
    """A tile and its symbol, if it has one: `c4 (Hammer)`."""
    name = tile_name(s, tile)
    if s.face[tile] == YELLOW:
        return Text(name, name)
    symbol = SYMBOLS[s.face[tile]]
    return Text(f"{name} ({symbol.de})", f"{name} ({symbol.en})")


def card_name(s: State, seat: int, card: int) -> Text:
    """A card of a player, `Hammer 3`."""
    symbol, number = SYMBOLS[CARD_SYMBOL[s.seats - FEWEST, COLUMNS * seat + card]], NUMBER[card]
    return Text(f"{symbol.de} {number}", f"{symbol.en} {number}")


def sorted_cards(cards: int) -> list[int]:
    """Cards by their numbers, low first."""
    return sorted(members(cards), key=lambda card: (NUMBER[card], card))


def cards_named(s: State, seat: int, cards: int) -> Text:
    """Several cards of a player, `-` for none."""
    names = [card_name(s, seat, card) for card in sorted_cards(cards)] or [Text("-", "-")]
    return Text(", ".join(name.de for name in names), ", ".join(name.en for name in names))


def colour_of(s: State, seat: int) -> int:
    """The colour of a player's units."""
    return UNIT_COLOURS[s.seats - FEWEST][seat]


def units_said(n: int) -> Text:
    return Text("1 Einheit", "1 unit") if n == 1 else Text(f"{n} Einheiten", f"{n} units")


def actions_said(n: int) -> Text:
    return Text("1 Aktion", "1 action") if n == 1 else Text(f"{n} Aktionen", f"{n} actions")


def score_parts(s: State, seat: int) -> tuple[int, int, int]:
    """Points for territories, for different symbols and for whole sets (E4-E6)."""
    counts = symbol_counts(s, seat)
    return territories(s, seat), points_for_variety(counts), points_for_sets(counts)


def aside(s: State, seat: int) -> int:
    """The set of the cards that are still to be taken up."""
    return (1 << (ASIDE - s.taken[seat])) - 1


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move < CARD:
        return tile_label(view, move - TILE)
    if move < REINFORCE:
        return card_label(view, seat, move - CARD)
    if move < MARCH:
        name = card_name(view, seat, move - REINFORCE)
        return Text(f"Verstärken mit {name.de}", f"Reinforce with {name.en}")
    if move < STEP:
        name = card_name(view, seat, move - MARCH)
        return Text(f"Marschieren mit {name.de}", f"March with {name.en}")
    if move < ADVANCE:
        return way_label(view, move)
    if move < DONE:
        n = move - ADVANCE
        many = units_said(n)
        return Text(f"Nachrücken mit {many.de}", f"Advance with {many.en}") if n else NO_ADVANCE
    if move == DONE:
        return END_REINFORCING if view.phase == REINFORCING else END_MARCHING
    return TAKE_UP_LABEL if move == TAKE_UP else END_TURN_LABEL


NO_ADVANCE = Text("Nicht nachrücken", "Do not advance")
END_REINFORCING = Text("Verstärkung beenden", "Done reinforcing")
END_MARCHING = Text("Marsch beenden", "Done marching")
TAKE_UP_LABEL = Text("Karten aufnehmen und weitermachen", "Take up cards and go on")
END_TURN_LABEL = Text("Zug beenden", "End turn")


def tile_label(view: State, tile: int) -> Text:
    name = tile_and_face(view, tile)
    if view.phase == RETREATING:
        return Text(f"Rückzug nach {name.de}", f"Retreat to {name.en}")
    return Text(f"Einheit auf {name.de}", f"Unit on {name.en}")


def card_label(view: State, seat: int, card: int) -> Text:
    name = card_name(view, seat, card)
    if view.phase in (ATTACKING, DEFENDING):
        own = view.source if view.phase == ATTACKING else view.target
        power = strength(view, seat, card, own)
        return Text(f"Kampf mit {name.de}: Stärke {power}", f"Fight with {name.en}: strength {power}")
    many = actions_said(NUMBER[card])
    return Text(f"Zug eröffnen mit {name.de}: {many.de}", f"Open the turn with {name.en}: {many.en}")


def way_label(view: State, move: int) -> Text:
    """A step of a unit, or an attack."""
    is_attack = move >= ATTACK
    tile, side = divmod(move - (ATTACK if is_attack else STEP), 4)
    other = beside(view, tile, side)
    here = tile_name(view, tile)
    there = tile_and_face(view, other) if other != NOWHERE else Text("nirgends", "nowhere")
    if is_attack:
        return Text(f"Angriff von {here} auf {there.de}", f"Attack {there.en} from {here}")
    return Text(f"Einheit von {here} nach {there.de}", f"Unit from {here} to {there.en}")


def opening(view: State) -> list[Text]:
    start, settler = player(view.start), player(view.actor)
    return [
        Text(
            f"{settler} setzt die erste Einheit; gesetzt wird gegen den Uhrzeigersinn.",
            f"{settler} places the first unit; placing goes counter-clockwise.",
        ),
        Text(f"{start} setzt als Letzter und hat den ersten Zug.", f"{start} places last and takes the first turn."),
    ]


def prompt(view: State, seat: int) -> Text:
    if view.phase == ACTION:
        return action_prompt(view, seat)
    if view.phase in (ATTACKING, DEFENDING):
        return fight_prompt(view)
    if view.phase == REINFORCING:
        many = units_said(min(view.left, view.reserve[seat]))
        return Text(
            f"Setze bis zu {many.de}, höchstens eine auf jedes deiner Gebiete.",
            f"Place up to {many.en}, at most one on each of your territories.",
        )
    if view.phase == MARCHING:
        return march_prompt(view)
    if view.phase == ADVANCING:
        there = tile_and_face(view, view.target)
        return Text(f"Wie viele Einheiten rücken nach {there.de} nach?", f"How many units advance to {there.en}?")
    return PROMPTS[view.phase]


PROMPTS = {
    SETTLE: Text(
        "Setze eine Einheit auf ein freies gelbes Plättchen, nicht neben eigene.",
        "Place a unit on a free yellow tile, not beside your own.",
    ),
    STRENGTHEN: Text("Setze eine weitere Einheit auf ein eigenes Gebiet.", "Place another unit on one of your own."),
    FIRST_CARD: Text(
        "Eröffne den Zug mit einer Karte: ihre Zahl gibt dir so viele Aktionen.",
        "Open your turn with a card: its number is how many actions you get.",
    ),
    RETREATING: Text("Wohin ziehen sich deine Einheiten zurück?", "Where do your units retreat to?"),
}


def action_prompt(view: State, seat: int) -> Text:
    many = actions_said(view.actions)
    if not view.hand[seat]:
        return Text(
            f"Deine Hand ist leer, {many.de} übrig: nimm Karten auf oder beende den Zug.",
            f"Your hand is empty, {many.en} left: take up cards or end your turn.",
        )
    kinds = Text("marschiere oder greife an", "march or attack")
    if not view.reinforced:
        kinds = Text("verstärke, marschiere oder greife an", "reinforce, march or attack")
    return Text(f"Noch {many.de}: {kinds.de}.", f"{many.en} left: {kinds.en}.")


def march_prompt(view: State) -> Text:
    """How many more territories units may leave."""
    n = view.left
    if view.source == NOWHERE or view.units[view.source] == 0:
        return Text(
            "Ziehe Einheiten aus einem Gebiet." if n == 1 else f"Ziehe Einheiten aus bis zu {n} Gebieten.",
            "Move units out of one territory." if n == 1 else f"Move units out of up to {n} territories.",
        )
    here = tile_name(view, view.source)
    if n == 0:
        return Text(f"Ziehe weitere Einheiten von {here}.", f"Move more units from {here}.")
    more = Text("einem weiteren Gebiet", "one more territory")
    if n > 1:
        more = Text(f"bis zu {n} weiteren", f"up to {n} more")
    return Text(f"Ziehe Einheiten von {here}, dann aus {more.de}.", f"Move units from {here}, then from {more.en}.")


def fight_prompt(view: State) -> Text:
    """What is known of a fight before the cards: the units, and the symbol that counts."""
    here, there = tile_name(view, view.source), tile_and_face(view, view.target)
    own, other = units_said(view.units[view.source]), view.units[view.target]
    if view.phase == ATTACKING:
        return Text(
            f"Angriff von {here} auf {there.de}, {own.de} gegen {other}: wähle verdeckt eine Karte.",
            f"Attack {there.en} from {here}, {own.en} against {other}: choose a card in secret.",
        )
    return Text(
        f"{player(view.turn)} greift {there.de} an, {own.de} gegen deine {other}: wähle eine Karte.",
        f"{player(view.turn)} attacks {there.en}, {own.en} against your {other}: choose a card.",
    )


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    lines = [*told(before, after, seat, move)]
    gone = before.playing & (before.playing ^ after.playing)
    for out in members(gone):
        lines.append(Text(f"{player(out)} hat kein Gebiet mehr und ist ausgeschieden.", f"{player(out)} is out."))
    if after.phase == OVER:
        return [*lines, *ending(after)]
    if before.ending == FAR and after.ending == LAST_TURNS:
        lines.append(LAST_TURNS_NOW)
    if after.phase == FIRST_CARD:
        who = player(after.turn)
        last = after.ending == LAST_TURNS
        lines.append(
            Text(
                f"{who} hat {'einen letzten Zug' if last else 'den nächsten Zug'}.",
                f"{who} has {'a last turn' if last else 'the next turn'}.",
            )
        )
    lines += [taken_up(before, after, other) for other in range(after.seats) if after.hand[other] & ~before.hand[other]]
    if before.ending == FAR and after.ending == NEAR_END:
        lines.append(LAST_TURNS_SOON)
    return lines


LAST_TURNS_NOW = Text(
    "Alle haben ihre 6: jeder hat noch einen letzten Zug.", "Everybody has the 6: one last turn each."
)
LAST_TURNS_SOON = Text(
    "Alle haben ihre 6: nach diesem Zug hat jeder noch einen letzten.",
    "Everybody has the 6: after this turn everybody has one last turn.",
)


def told(before: State, after: State, seat: int, move: int) -> Iterator[Text]:
    """What the move itself did; taking up is told for everybody alike."""
    who = player(seat)
    if move < 0 or (CARD <= move < REINFORCE and before.phase == ATTACKING):
        yield secret_story(before, seat, move)
    elif move < CARD:
        yield tile_story(before, seat, move - TILE)
    elif move < REINFORCE:
        yield from card_story(before, after, seat, move - CARD)
    elif move < STEP:
        yield action_story(before, seat, move)
    elif move < ADVANCE:
        yield way_story(before, seat, move)
    elif move < DONE:
        name, many = tile_name(before, before.target), units_said(move - ADVANCE)
        stays = Text(f"{who} rückt nicht nach.", f"{who} does not advance.")
        moves_on = Text(f"{who} rückt mit {many.de} nach {name} nach.", f"{who} advances to {name} with {many.en}.")
        yield moves_on if move > ADVANCE else stays
    elif move == DONE:
        done = (
            Text("die Verstärkung", "reinforcing") if before.phase == REINFORCING else Text("den Marsch", "the march")
        )
        yield Text(f"{who} beendet {done.de}.", f"{who} ends {done.en}.")
    elif move == END_TURN:
        yield Text(f"{who} beendet den Zug.", f"{who} ends the turn.")


def secret_story(before: State, seat: int, move: int) -> Text:
    who = player(seat)
    if move < 0:
        return Text(f"{who} wählt verdeckt eine Karte.", f"{who} chooses a card in secret.")
    name = card_name(before, seat, move - CARD)
    return Text(f"{who} wählt verdeckt {name.de}.", f"{who} chooses {name.en} in secret.")


def tile_story(before: State, seat: int, tile: int) -> Text:
    who, name = player(seat), tile_name(before, tile)
    if before.phase == RETREATING:
        many = units_said(before.units[before.target])
        return Text(f"{who} zieht {many.de} nach {name} zurück.", f"{who} retreats to {name} with {many.en}.")
    if before.phase == REINFORCING:
        return Text(f"{who} verstärkt {name}.", f"{who} reinforces {name}.")
    return Text(f"{who} setzt eine Einheit auf {name}.", f"{who} places a unit on {name}.")


def action_story(before: State, seat: int, move: int) -> Text:
    """A card for reinforcements or a march."""
    who = player(seat)
    if move < MARCH:
        name = card_name(before, seat, move - REINFORCE)
        return Text(f"{who} verstärkt mit {name.de}.", f"{who} reinforces with {name.en}.")
    name = card_name(before, seat, move - MARCH)
    return Text(f"{who} marschiert mit {name.de}.", f"{who} marches with {name.en}.")


def way_story(before: State, seat: int, move: int) -> Text:
    who, is_attack = player(seat), move >= ATTACK
    tile, side = divmod(move - (ATTACK if is_attack else STEP), 4)
    here, other = tile_name(before, tile), beside(before, tile, side)
    if not is_attack:
        way = f"{who}: {here} → {tile_name(before, other)}."
        return Text(way, way)
    there, whom = tile_and_face(before, other), player(holder(before, other))
    return Text(
        f"{who} greift von {here} aus {whom} auf {there.de} an.",
        f"{who} attacks {whom} on {there.en} from {here}.",
    )


def card_story(before: State, after: State, seat: int, card: int) -> Iterator[Text]:
    """The first card of a turn, or the card that decides a fight."""
    if before.phase == FIRST_CARD:
        who, name, many = player(seat), card_name(before, seat, card), actions_said(NUMBER[card])
        yield Text(f"{who} spielt {name.de}: {many.de}.", f"{who} plays {name.en}: {many.en}.")
        return
    sides = [sum_said(before, after, 0, before.source), sum_said(before, after, 1, before.target)]
    yield Text(f"{sides[0].de} gegen {sides[1].de}.", f"{sides[0].en} against {sides[1].en}.")
    won = after.strength[0] > after.strength[1]
    loser, tile = (seat, before.target) if won else (before.turn, before.source)
    where = tile_name(before, tile)
    yield Text(f"{player(loser)} verliert eine Einheit auf {where}.", f"{player(loser)} loses a unit on {where}.")
    if won and before.units[tile] > 1 and after.phase != RETREATING:
        yield after_retreat(before, after, seat)


def sum_said(before: State, after: State, side: int, tile: int) -> Text:
    """One side of a fight: `A: Hammer 3 + 2 Einheiten + Symbol = 6`."""
    seat, card, power = after.fighters[side], after.cards[side], after.strength[side]
    name, many = card_name(before, seat, card), units_said(before.units[tile])
    match = power > NUMBER[card] + before.units[tile]
    return Text(
        f"{player(seat)}: {name.de} + {many.de}{' + Symbol' if match else ''} = {power}",
        f"{player(seat)}: {name.en} + {many.en}{' + symbol' if match else ''} = {power}",
    )


def after_retreat(before: State, after: State, seat: int) -> Text:
    """Where the beaten went by themselves, if they could."""
    who, many = player(seat), units_said(before.units[before.target] - 1)
    grown = [t for t in members(NEAR[variant(after), before.target]) if after.units[t] > before.units[t]]
    if not grown:
        return Text(
            f"{who} kann nicht zurück und bleibt mit {many.de}.", f"{who} cannot retreat and stays with {many.en}."
        )
    name = tile_name(after, grown[0])
    return Text(f"{who} zieht {many.de} nach {name} zurück.", f"{who} retreats to {name} with {many.en}.")


def fight_said(s: State) -> Text:
    """The last fight in short: `A 5 : 4 B um c4`."""
    sides = f"{player(s.fighters[0])} {s.strength[0]} : {s.strength[1]} {player(s.fighters[1])}"
    name = tile_name(s, s.target)
    winner = player(s.fighters[0 if s.strength[0] > s.strength[1] else 1])
    return Text(f"Kampf um {name}: {sides}, {winner} gewinnt", f"Fight for {name}: {sides}, {winner} wins")


def taken_up(before: State, after: State, seat: int) -> Text:
    who = player(seat)
    if after.taken[seat] == before.taken[seat]:
        return Text(f"{who} nimmt die Ablage auf.", f"{who} takes up the discard pile.")
    name = card_name(after, seat, ASIDE - after.taken[seat])
    return Text(f"{who} nimmt die Ablage und {name.de} auf.", f"{who} takes up the discard pile and {name.en}.")


def ending(after: State) -> Iterator[Text]:
    """The score of everybody by its parts (E4-E7)."""
    yield Text("Das Spiel ist aus.", "The game is over.")
    for seat in range(after.seats):
        land, variety, sets = score_parts(after, seat)
        yield Text(
            f"{player(seat)}: Gebiete {land} + Symbole {variety} + Sätze {sets} = {land + variety + sets}.",
            f"{player(seat)}: territories {land} + symbols {variety} + sets {sets} = {land + variety + sets}.",
        )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Spiel ist aus (E2).", "The game is over (E2).")
    if view.actor != seat:
        return not_your_choice(view, seat)
    if view.phase in MUST_FIRST and not fits_phase(view, move):
        return MUST_FIRST[view.phase]
    if move < CARD:
        return tile_reason(view, seat, move - TILE)
    if move < STEP:
        return card_reason(view, seat, move)
    if move < ADVANCE:
        return way_reason(view, seat, move)
    if move < DONE:
        return advance_reason(view)
    if move == TAKE_UP:
        return Text("Aufnehmen kannst du erst mit leerer Hand (R21).", "You take up only with an empty hand (R21).")
    return end_reason(view, move)


def not_your_choice(view: State, seat: int) -> Text:
    if not view.playing >> seat & 1:
        return Text("Du bist ausgeschieden (R24).", "You are out (R24).")
    if view.phase in (SETTLE, STRENGTHEN):
        return Text("Jetzt setzt jemand anderes (S4).", "Somebody else is placing now (S4).")
    if view.turn == seat:
        return Text("Erst entscheidet der Verteidiger (R14).", "First the defender decides (R14).")
    return Text("Du bist nicht am Zug (R1).", "It is not your turn (R1).")


MUST_FIRST = {
    SETTLE: Text("Setze erst eine Einheit auf die Karte (S4).", "First place a unit on the map (S4)."),
    STRENGTHEN: Text("Setze erst eine Einheit auf ein eigenes Gebiet (S6).", "First place a unit on your own (S6)."),
    FIRST_CARD: Text("Eröffne erst den Zug mit einer Karte (R1).", "First open your turn with a card (R1)."),
    REINFORCING: Text("Beende erst die Verstärkung (R4).", "First finish reinforcing (R4)."),
    MARCHING: Text("Beende erst den Marsch (R7).", "First finish the march (R7)."),
    ATTACKING: Text("Wähle erst die Karte für den Kampf (R14).", "First choose your card for the fight (R14)."),
    DEFENDING: Text("Wähle erst die Karte für den Kampf (R14).", "First choose your card for the fight (R14)."),
    RETREATING: Text("Wähle erst, wohin deine Einheiten weichen (R18).", "First choose where to retreat (R18)."),
    ADVANCING: Text("Sage erst, wie viele Einheiten nachrücken (R19).", "First say how many units advance (R19)."),
}


def fits_phase(view: State, move: int) -> bool:
    """Whether a move is of the kind that is to be made now."""
    if view.phase in (FIRST_CARD, ATTACKING, DEFENDING):
        return CARD <= move < REINFORCE
    if view.phase == MARCHING:
        return STEP <= move < ATTACK
    if view.phase == ADVANCING:
        return ADVANCE <= move < DONE
    return move < CARD


def tile_reason(view: State, seat: int, tile: int) -> Text:
    if view.phase == ACTION:
        return Text("Setzen kannst du nur mit einer Karte zum Verstärken (R4).", "Placing takes a reinforce card (R4).")
    if tile >= len(PLACES[variant(view)]):
        return Text("Dieses Plättchen gibt es auf der Karte nicht (S1).", "The map has no such tile (S1).")
    name, owner = tile_name(view, tile), holder(view, tile)
    if view.phase == SETTLE:
        return settle_reason(view, name, tile, owner)
    if view.phase == RETREATING:
        return retreat_reason(view, name, tile, owner)
    if owner != seat:
        return Text(f"{name} gehört dir nicht (R4).", f"{name} is not yours (R4).")
    return Text(f"{name} hat schon eine Einheit bekommen (R4).", f"{name} has got its unit already (R4).")


def settle_reason(view: State, name: str, tile: int, owner: int) -> Text:
    if view.face[tile] != YELLOW:
        return Text(f"{name} ist nicht gelb (S4).", f"{name} is not yellow (S4).")
    if owner != NOBODY:
        return Text(f"{name} ist schon besetzt (S4).", f"{name} is taken already (S4).")
    return Text(f"{name} liegt neben einem Gebiet von dir (S5).", f"{name} is beside a territory of yours (S5).")


def retreat_reason(view: State, name: str, tile: int, owner: int) -> Text:
    if not NEAR[variant(view), view.target] >> tile & 1:
        return Text(f"{name} liegt nicht neben dem Kampf (R18).", f"{name} is not beside the fight (R18).")
    if owner != NOBODY:
        return Text(f"{name} ist nicht deins (R18).", f"{name} is not yours (R18).")
    return Text(
        f"{name} ist frei, aber erst kommen eigene Gebiete daneben (R18).",
        f"{name} is free, but your own neighbours come first (R18).",
    )


def card_reason(view: State, seat: int, move: int) -> Text:
    """Why a card cannot be played, or not in this way."""
    card = (move - CARD) % COLUMNS
    if view.phase == ACTION and move < REINFORCE:
        return Text(
            "Lege die Karte zum Verstärken oder Marschieren, oder greife an (R2).",
            "Use the card to reinforce or to march, or attack (R2).",
        )
    name = card_name(view, seat, card)
    if not view.hand[seat] >> card & 1:
        return Text(f"{name.de} ist nicht auf deiner Hand (R1).", f"The card {name.en} is not in your hand (R1).")
    return Text("Verstärken geht nur einmal im Zug (R5).", "You may reinforce only once a turn (R5).")


def way_reason(view: State, seat: int, move: int) -> Text:
    """Why a unit cannot go there, or a tile not attack there."""
    is_attack = move >= ATTACK
    tile, side = divmod(move - (ATTACK if is_attack else STEP), 4)
    if tile >= len(PLACES[variant(view)]) or beside(view, tile, side) == NOWHERE:
        return Text("Dort liegt kein Plättchen (R8).", "There is no tile (R8).")
    if not is_attack and view.phase == ACTION:
        return Text("Lege erst eine Karte zum Marschieren (R7).", "First play a card to march (R7).")
    here = tile_name(view, tile)
    if holder(view, tile) != seat:
        return Text(f"Auf {here} stehen keine Einheiten von dir (R8).", f"You have no units on {here} (R8).")
    if is_attack:
        return attack_reason(view, seat, beside(view, tile, side))
    if joined(view.served) >> tile & 1:
        return Text(f"Der Marsch von {here} ist schon beendet (R9).", f"The march from {here} is over (R9).")
    if view.left == 0 and tile != view.source:
        return Text(
            f"Die Karte reicht nicht für {here} als weiteres Gebiet (R7).",
            f"The card has no source left for {here} (R7).",
        )
    there = tile_name(view, beside(view, tile, side))
    return Text(f"{there} ist vom Gegner besetzt (R8).", f"{there} is held by an opponent (R8).")


def attack_reason(view: State, seat: int, other: int) -> Text:
    if not view.hand[seat]:
        return Text("Ohne Karte kannst du nicht angreifen (R14).", "Without a card you cannot attack (R14).")
    there = tile_name(view, other)
    if tiles_of(view, seat) >> other & 1:
        return Text(f"{there} gehört dir selbst (R13).", f"{there} is your own (R13).")
    return Text(
        f"Auf {there} steht niemand: dorthin marschierst du (R13).", f"Nobody is on {there}: march there (R13)."
    )


def advance_reason(view: State) -> Text:
    if view.phase == ACTION:
        return Text("Nachrücken kannst du nur nach einem Sieg (R19).", "You advance only after a victory (R19).")
    here = tile_name(view, view.source)
    return Text(f"So viele Einheiten stehen nicht auf {here} (R19).", f"There are not so many units on {here} (R19).")


def end_reason(view: State, move: int) -> Text:
    if move == DONE:
        return Text("Es läuft keine Verstärkung und kein Marsch (R6).", "No reinforcing or march is going on (R6).")
    return Text("Wer Karten aufnimmt, muss noch eine Aktion machen (R21).", "After taking up you must act once (R21).")


# The table as text.

CELL = 9

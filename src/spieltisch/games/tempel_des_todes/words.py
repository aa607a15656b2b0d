"""Tempel des Todes in words: moves, log, reasons and the table as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from spieltisch.engine.bits import count
from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.deck import COLOUR, SYMBOL
from spieltisch.games.green_box.words import COLOURS, SYMBOLS, card_name, listed
from spieltisch.games.tempel_des_todes.rules import (
    CARD,
    CHOOSE_TILE,
    CUBES,
    DEAD,
    DECK,
    FLIP,
    FRONT,
    MOVEMENT,
    NEIGHBOURS,
    NO_CARD,
    OPEN_HANDS,
    OUT,
    OVER,
    PLACE,
    PLAY_CARD,
    RELIC,
    STEP,
    TARGETS,
    TEMPLE,
    TEMPLE_CARD,
    TEMPLE_SYMBOL,
    USE_POINT,
    State,
    escaped,
    flipped_tiles,
    floor,
    is_second_of_two,
    open_tiles,
    result,
    tiles_with,
)

# Names of things.


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    """Several texts in a line."""
    texts = list(parts)
    return Text(between.join(t.de for t in texts), between.join(t.en for t in texts))


def members(things: int) -> list[int]:
    """The members of a set, ascending."""
    return [thing for thing in range(things.bit_length()) if things >> thing & 1]


def tile_name(s: State, tile: int) -> str:
    """A tile as players write it, row and place: `6.2`."""
    row, k = PLACE[s.options[TEMPLE]][tile]
    return f"{row}.{k}"


def symbol_of(s: State, tile: int) -> int:
    """The symbol on the front of a tile, whichever side is up."""
    return next(symbol for symbol in range(len(SYMBOLS)) if tiles_with(s, symbol) >> tile & 1)


def tile_and_face(s: State, tile: int) -> Text:
    """A tile and what it shows: `6.2 (Pfeil)`, `6.2 (umgedreht)`."""
    shown = open_tiles(s) >> tile & 1
    face = SYMBOLS[symbol_of(s, tile)] if shown else Text("umgedreht", "flipped")
    return Text(f"{tile_name(s, tile)} ({face.de})", f"{tile_name(s, tile)} ({face.en})")


def tiles_and_faces(s: State, tiles: int) -> Text:
    """Several tiles with what they show: `1.4 (Pfeil) und 3.2 (Rad)`."""
    return listed([tile_and_face(s, tile) for tile in members(tiles)])


def tile_names(s: State, tiles: int) -> Text:
    """Several tiles by their places alone: `1.4 und 3.2`."""
    return listed([Text(tile_name(s, tile), tile_name(s, tile)) for tile in members(tiles)])


def cube_colour(cube: int) -> Text:
    """The colour an archaeologist goes by."""
    return COLOURS[cube // 2]


def kind_name(card: int) -> Text:
    """A relic or temple card: its number does not matter, `Rot Hammer`."""
    return joined([COLOURS[COLOUR[card]], SYMBOLS[SYMBOL[card]]])


def movement_name(card: int) -> Text:
    """A movement card, `Rot Pfeil 1`."""
    return card_name(MOVEMENT[card])


def relics_named(relics: int) -> Text:
    """Several relics in words."""
    return listed([kind_name(RELIC[relic]) for relic in members(relics)])


def temple_cards_named(cards: Iterable[int]) -> Text:
    """Several temple cards in words."""
    return listed([kind_name(TEMPLE_CARD[card]) for card in cards])


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move < STEP:
        name = movement_name(move - CARD)
        return Text(f"{name.de} spielen", f"play {name.en}")
    if move < FLIP:
        return step_label(view, (move - STEP) // TARGETS, (move - STEP) % TARGETS)
    tile = move - FLIP
    if open_tiles(view) >> tile & 1:
        name = tile_and_face(view, tile)
        return Text(f"{name.de} umdrehen", f"flip {name.en}")
    place = tile_name(view, tile)
    return Text(f"{place} einstürzen lassen", f"let {place} fall")


def step_label(view: State, cube: int, target: int) -> Text:
    """Who goes where: `Rot von 3.1 nach 4.2`."""
    who, place = cube_colour(cube), view.cube[cube]
    if place == FRONT:
        to = tile_and_face(view, target)
        return Text(f"{who.de} betritt {to.de}", f"{who.en} enters {to.en}")
    start = tile_name(view, place)
    if target == OUT:
        return Text(f"{who.de} von {start} ins Freie", f"{who.en} from {start} to the open")
    to = tile_and_face(view, target)
    return Text(f"{who.de} von {start} nach {to.de}", f"{who.en} from {start} to {to.en}")


def opening(view: State) -> list[Text]:
    relics = relics_named(view.relics)
    row = temple_cards_named(view.row.tolist()[: view.row_length])
    lines = [
        Text(f"Als Relikte liegen aus: {relics.de}.", f"The relics laid out: {relics.en}."),
        Text(f"Als Tempelkarten liegen aus: {row.de}.", f"The temple cards laid out: {row.en}."),
    ]
    if view.seats > 1:
        lines.append(Text(f"{player(view.start)} beginnt.", f"{player(view.start)} begins."))
    return lines


def prompt(view: State, seat: int) -> Text:
    if view.phase == PLAY_CARD:
        return Text("Spiele eine Karte.", "Play a card.")
    if view.phase == CHOOSE_TILE:
        card = kind_name(TEMPLE_CARD[view.row[view.cursor % view.row_length]])
        if open_tiles(view):
            return Text(
                f"Die Tempelkarte {card.de} dreht ein Plättchen um: wähle, welches.",
                f"The temple card {card.en} flips a tile: choose which one.",
            )
        return Text(
            f"Die Tempelkarte {card.de} lässt ein Plättchen einstürzen: wähle, welches.",
            f"The temple card {card.en} makes a tile fall: choose which one.",
        )
    name = movement_name(view.card)
    if view.points_left == 2:
        return Text(
            f"Ziehe mit dem ersten der zwei Punkte von {name.de}.",
            f"Move with the first of the two points of {name.en}.",
        )
    return Text(f"Ziehe einen Archäologen mit {name.de}.", f"Move an archaeologist with {name.en}.")


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who = player(seat)
    stood = before.cube.tolist()
    struck = 0
    if move < STEP:
        name = movement_name(move - CARD)
        lines = [Text(f"{who} spielt {name.de}.", f"{who} plays {name.en}.")]
    elif move < FLIP:
        cube, target = (move - STEP) // TARGETS, (move - STEP) % TARGETS
        lines = [step_story(before, after, who, cube, target)]
        stood[cube] = target
    else:
        struck = 1 << (move - FLIP)
        if open_tiles(before) & struck:
            name = tile_and_face(before, move - FLIP)
            lines = [Text(f"{who} dreht {name.de} um.", f"{who} flips {name.en}.")]
        else:
            place = tile_name(before, move - FLIP)
            lines = [Text(f"{who} lässt {place} einstürzen.", f"{who} lets {place} fall.")]
    lines += lost_points(before, after, move)
    lines += falls(before, after, struck, stood)
    if after.phase == PLAY_CARD and (after.rounds > before.rounds or move >= FLIP):
        lines += new_card_lines(before, after)
    if after.phase == OVER:
        lines.append(ending(after))
    return lines


def step_story(before: State, after: State, who: str, cube: int, target: int) -> Text:
    """The log line of a point."""
    colour, place = cube_colour(cube), before.cube[cube]
    if target == OUT:
        n = escaped(after)
        return Text(
            f"{who} bringt {colour.de} ins Freie: {n} von {CUBES} entkommen.",
            f"{who} brings {colour.en} out: {n} of {CUBES} escaped.",
        )
    to = tile_and_face(before, target)
    if place == FRONT:
        return Text(f"{who} schickt {colour.de} hinein auf {to.de}.", f"{who} sends {colour.en} in, to {to.en}.")
    start = tile_name(before, place)
    return Text(
        f"{who} zieht {colour.de} von {start} nach {to.de}.", f"{who} moves {colour.en} from {start} to {to.en}."
    )


def lost_points(before: State, after: State, move: int) -> list[Text]:
    """Points of the card that could not be used (R9)."""
    could_go_on = move < STEP or (move < FLIP and before.points_left == 2)
    ended_by_escape = after.phase == OVER and after.rounds == before.rounds
    if not could_go_on or after.phase == USE_POINT or ended_by_escape:
        return []
    return [
        Text(
            "Niemand kann mit der Karte weiterziehen: der Rest verfällt.", "Nobody can move with the card: it is spent."
        )
    ]


def falls(before: State, after: State, struck: int, stood: list[int]) -> Iterator[Text]:
    """What the end of the round did: relics, falls, deaths, matched cards and flips, as far as it has got."""
    gone = floor(before) & (floor(before) ^ floor(after))
    if after.rounds > before.rounds:
        yield Text(f"Ende von Runde {after.rounds}.", f"End of round {after.rounds}.")
        if relics := after.collected ^ before.collected:
            found, n = relics_named(relics), count(after.collected)
            yield Text(f"Geborgen: {found.de} ({n} von {DECK}).", f"Collected: {found.en} ({n} of {DECK}).")
        if old := flipped_tiles(before):
            names = tile_names(before, old)
            yield Text(f"Eingestürzt: {names.de}.", f"Fallen: {names.en}.")
            gone &= gone ^ old
        if after.matched:
            cards = temple_cards_named(members(after.matched))
            yield Text(f"Abgewendet: {cards.de}.", f"Averted: {cards.en}.")
    flipped = flipped_tiles(after) & open_tiles(before)
    if others := flipped & (flipped ^ struck):
        names = tiles_and_faces(before, others)
        yield Text(f"Umgedreht: {names.de}.", f"Flipped: {names.en}.")
    if others := gone & (gone ^ struck):
        names = tile_names(before, others)
        yield Text(f"Sofort eingestürzt: {names.de}.", f"Fallen at once: {names.en}.")
    dead = [cube for cube in range(CUBES) if after.cube[cube] == DEAD and stood[cube] != DEAD]
    if dead:
        names = listed([lost_at(before, cube, stood[cube]) for cube in dead])
        yield Text(f"Umgekommen: {names.de}.", f"Dead: {names.en}.")


def lost_at(before: State, cube: int, tile: int) -> Text:
    """An archaeologist and the tile that was his last."""
    colour, name = cube_colour(cube), tile_name(before, tile)
    return Text(f"{colour.de} auf {name}", f"{colour.en} on {name}")


def new_card_lines(before: State, after: State) -> Iterator[Text]:
    """The cards that came for the new round, and who begins it."""
    if after.row_length > after.kept:
        cards = temple_cards_named(after.row.tolist()[after.kept : after.row_length])
        yield Text(f"Neue Tempelkarten: {cards.de}.", f"New temple cards: {cards.en}.")
    if (before.temple_discard | after.matched) and after.temple_discard == 0:
        yield Text("Die Tempelkarten wurden neu gemischt.", "The temple cards were reshuffled.")
    if relics := after.relics & (after.relics ^ before.relics):
        names = relics_named(relics)
        yield Text(f"Neue Relikte: {names.de}.", f"New relics: {names.en}.")
    if after.discard == 0:
        yield Text("Die Bewegungskarten wurden neu gemischt.", "The movement cards were reshuffled.")
    n, who = result(after), player(after.start)
    yield Text(
        f"Runde {after.rounds + 1}: {who} beginnt. Stand: {n}.", f"Round {after.rounds + 1}: {who} begins. Result: {n}."
    )


def ending(after: State) -> Text:
    """The last line of a game (E1-E4)."""
    out, missing, n = escaped(after), DECK - count(after.collected), result(after)
    won = n > 0
    return Text(
        f"Das Spiel ist aus: {out} entkommen, {missing} Relikte fehlen, Ergebnis {n}. "
        + ("Gewonnen." if won else "Nicht gewonnen."),
        f"The game is over: {out} escaped, {missing} relics missing, result {n}. " + ("Won." if won else "Not won."),
    )


# Reasons.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Spiel ist aus (E1).", "The game is over (E1).")
    if view.turn != seat:
        return not_your_turn(view)
    if move < STEP:
        return card_reason(view, move - CARD)
    if move < FLIP:
        return step_reason(view, (move - STEP) // TARGETS, (move - STEP) % TARGETS)
    return flip_reason(view, move - FLIP)


def not_your_turn(view: State) -> Text:
    if view.phase == CHOOSE_TILE:
        return Text("Die Plättchen wählt, wer die Runde begonnen hat (R17).", "The start player chooses tiles (R17).")
    return Text("Du bist nicht am Zug (R1).", "It is not your turn (R1).")


CHOOSE_FIRST = Text("Wähle erst das Plättchen, das es trifft (R17).", "First choose the tile that is struck (R17).")


def card_reason(view: State, card: int) -> Text:
    if view.phase == CHOOSE_TILE:
        return CHOOSE_FIRST
    if view.phase == USE_POINT:
        return Text(
            "Nutze erst die Punkte der gespielten Karte (R2).", "First use the points of the card in play (R2)."
        )
    name = movement_name(card)
    return Text(f"{name.de} ist nicht auf deiner Hand (R1).", f"The card {name.en} is not in your hand (R1).")


def step_reason(view: State, cube: int, target: int) -> Text:
    if view.phase == CHOOSE_TILE:
        return CHOOSE_FIRST
    if view.phase == PLAY_CARD:
        return Text("Spiele erst eine Karte (R1).", "First play a card (R1).")
    who, place = cube_colour(cube), view.cube[cube]
    if place == DEAD:
        return Text(f"Dieser Archäologe ({who.de}) ist tot (R12).", f"This archaeologist ({who.en}) is dead (R12).")
    if place == OUT:
        return Text(
            f"Dieser Archäologe ({who.de}) ist schon entkommen (R7).",
            f"This archaeologist ({who.en}) has escaped already (R7).",
        )
    if is_second_of_two(view, cube):
        return Text(
            f"Zweimal {who.de} steht dort; einer ist wie der andere, nimm den ersten (R3).",
            f"Two in {who.en} stand there and are alike: take the first (R3).",
        )
    return exit_reason(view, cube) if target == OUT else target_reason(view, cube, target)


def exit_reason(view: State, cube: int) -> Text:
    """Why an archaeologist cannot leave the temple (R7)."""
    if not NEIGHBOURS[view.options[TEMPLE], view.cube[cube]] >> OUT & 1:
        return Text("Ins Freie geht es nur von der letzten Reihe (R7).", "The way out is only from the last row (R7).")
    who = cube_colour(cube)
    return Text(
        f"Ins Freie geht {who.de} nur mit einer Karte in {who.de} oder Weiß (R7).",
        f"Out of the temple {who.en} needs a {who.en} or white card (R7).",
    )


def target_reason(view: State, cube: int, target: int) -> Text:
    """Why an archaeologist cannot step onto a tile (R3-R6)."""
    who, place, name = cube_colour(cube), view.cube[cube], tile_name(view, target)
    if place == FRONT and PLACE[view.options[TEMPLE]][target][0] > 1:
        return Text("Hinein geht es nur über die erste Reihe (R6).", "The way in is only over the first row (R6).")
    if place == target:
        return Text(
            f"{who.de} steht schon auf {name} (R3).", f"This archaeologist ({who.en}) stands on {name} already (R3)."
        )
    if not NEIGHBOURS[view.options[TEMPLE], place] >> target & 1:
        start = tile_name(view, place)
        return Text(f"{name} liegt nicht neben {start} (R3).", f"{name} is not next to {start} (R3).")
    if not floor(view) >> target & 1:
        return Text(f"{name} ist eingestürzt (R3).", f"{name} is gone (R3).")
    if flipped_tiles(view) >> target & 1:
        return Text(
            f"{name} zeigt kein Symbol mehr; {who.de} käme nur mit {who.de} oder Weiß hin (R4).",
            f"{name} shows no symbol any more; {who.en} needs a {who.en} or white card (R4).",
        )
    card, face = movement_name(view.card), tile_and_face(view, target)
    return Text(
        f"{card.de} passt weder zu {who.de} noch zu {face.de} (R5).",
        f"The card {card.en} fits neither {who.en} nor {face.en} (R5).",
    )


def flip_reason(view: State, tile: int) -> Text:
    if view.phase != CHOOSE_TILE:
        return Text("Plättchen trifft es erst am Ende der Runde (R14).", "Tiles are struck at the round's end (R14).")
    name, shown = tile_name(view, tile), open_tiles(view)
    if not floor(view) >> tile & 1:
        return Text(f"{name} ist schon eingestürzt (R14).", f"{name} is gone already (R14).")
    if not shown:
        return Text(
            f"Eine frühere Reihe als die von {name} kommt zuerst (R16).", f"A row before {name} comes first (R16)."
        )
    if not shown >> tile & 1:
        return Text(f"{name} ist schon umgedreht (R14).", f"{name} is flipped already (R14).")
    if view.cursor >= view.row_length:
        return Text(
            f"Eine frühere Reihe als die von {name} kommt zuerst (R15).", f"A row before {name} comes first (R15)."
        )
    symbol = TEMPLE_SYMBOL[view.row[view.cursor]]
    if symbol_of(view, tile) != symbol:
        wanted = SYMBOLS[symbol]
        return Text(f"{name} zeigt nicht {wanted.de} (R14).", f"{name} does not show {wanted.en} (R14).")
    return Text(f"Eine frühere Reihe als die von {name} kommt zuerst (R14).", f"A row before {name} comes first (R14).")


# The table as text.

ROOM = 84  # for lines with lists; players' names may be longer than their marks


def pile_sizes(view: State) -> tuple[int, int, int]:
    """How many relics, temple cards and movement cards can still be drawn."""
    in_hands: int = sum(view.held.tolist())
    return count(view.relic_pile), count(view.temple_pile), DECK - count(view.discard) - in_hands


def round_number(view: State) -> int:
    """The round that is played or whose end is being settled, from 1."""
    being_played = view.phase == PLAY_CARD or view.card != NO_CARD
    return view.rounds + 1 if being_played else view.rounds


def face(view: State, tile: int) -> Text:
    """A tile as it lies there."""
    if open_tiles(view) >> tile & 1:
        symbol = SYMBOLS[symbol_of(view, tile)]
        return Text(f"[{symbol.de:^9}]", f"[{symbol.en:^9}]")
    return Text("[    ~    ]", "[    ~    ]") if flipped_tiles(view) >> tile & 1 else Text(".", ".")


def marked(name: Text, fits: int) -> Text:
    """A card with a star if an archaeologist serves it now."""
    return Text(f"{name.de}*", f"{name.en}*") if fits else name


def wrapped(head: Text, parts: list[Text]) -> list[Text]:
    """A heading and a list of names over as many lines as it takes; the same breaks in both languages."""
    lines, rest = [], parts or [Text("-", "-")]
    start = Text(f"{head.de}: ", f"{head.en}: ")
    while rest:
        n = len(rest)
        while max(len(t) for t in joined([start, joined(rest[:n], ", ")], "")) > ROOM:
            n -= 1
        lines.append(joined([start, joined(rest[:n], ", ")], ""))
        start, rest = Text("  ", "  "), rest[n:]
    return lines


def hand_lines(view: State, seat: int) -> list[Text]:
    """The card in play, and every hand: cards where the viewer knows them, else their number."""
    lines = []
    if view.phase == USE_POINT:
        card, left = movement_name(view.card), view.points_left
        lines.append(Text(f"Im Spiel: {card.de}, Punkte: {left}", f"In play: {card.en}, points: {left}"))
    for other in range(view.seats):
        if other == seat:
            name = Text("Deine Hand", "Your hand")
        else:
            name = Text(f"Hand von {player(other)}", f"Hand of {player(other)}")
        if other == view.start:
            name = Text(f"{name.de} (Start)", f"{name.en} (start)")
        if other == seat or view.options[OPEN_HANDS]:
            lines += wrapped(name, [movement_name(card) for card in members(view.hand[other])])
        else:
            n = view.held[other]
            cards = Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")
            lines.append(Text(f"{name.de}: {cards.de}", f"{name.en}: {cards.en}"))
    return lines

"""Wurmloch in words: moves, log, reasons and the track as text. Places are numbered 0 to 35, clockwise."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from spieltisch.engine.text import Text, player
from spieltisch.games.green_box.words import COLOURS, listed
from spieltisch.games.green_box.words import SYMBOLS as SYMBOL_NAMES
from spieltisch.games.wurmloch.rules import (
    CARD,
    CHOOSING,
    CLOCKWISE,
    CORNER,
    CRATE,
    CRATES,
    FOURFOLD,
    KEEP,
    LARGEST,
    MOST_TURNS,
    OVER,
    PACE,
    PLACES,
    PLANET,
    ROLL,
    ROLLING,
    State,
    card_number,
    onward,
)

DIRECTIONS = (Text("vorwärts", "forward"), Text("rückwärts", "back"))


# Places and journeys.


def place_name(view: State, place: int) -> Text:
    return tile_name(place, view.face[place])


@cache
def tile_name(place: int, face: int) -> Text:
    """What lies on a place, and its number."""
    if face == PLANET:
        return Text(f"Planet {place}", f"planet {place}")
    if face == CORNER:
        return Text(f"Ecke {place}", f"corner {place}")
    symbol = SYMBOL_NAMES[face]
    return Text(f"Wurmloch {place} ({symbol.de})", f"wormhole {place} ({symbol.en})")


class Journey(NamedTuple):
    """Where a ship lands, where it comes to rest, and whether it finds a crate there."""

    landing: int
    end: int
    crate: bool


def journey(view: State, seat: int, steps: int) -> Journey:
    """What would come of going so many steps from where the ship is, negative against the clock."""
    landing = onward(view.at[seat], steps)
    end = view.leads[landing]
    return Journey(landing, end, has_crate(view, seat, end))


def has_crate(view: State, seat: int, place: int) -> bool:
    return bool(view.crates[seat] & CRATE[place])


def steps_of(move: int) -> int:
    """How far a card takes the ship, negative against the clock."""
    number = card_number(move)
    return number if direction(move) == CLOCKWISE else -number


def direction(move: int) -> int:
    return (move - CARD) % 2


def collected(view: State, seat: int) -> int:
    return CRATES - left(view, seat)


def left(view: State, seat: int) -> int:
    return view.crates[seat].bit_count()


def crates_name(n: int) -> Text:
    return Text("1 Kiste", "1 crate") if n == 1 else Text(f"{n} Kisten", f"{n} crates")


def cards_name(n: int) -> Text:
    return Text("1 Karte", "1 card") if n == 1 else Text(f"{n} Karten", f"{n} cards")


# Moves.


def label(view: State, seat: int, move: int) -> Text:
    if move == ROLL:
        return Text("würfeln", "roll the die")
    if move == KEEP:
        return Text("keine Karte spielen", "play no card")
    way, trip = DIRECTIONS[direction(move)], journey(view, seat, steps_of(move))
    there, number = place_name(view, trip.landing), card_number(move)
    de, en = f"mit der {number} {way.de} auf {there.de}", f"{way.en} with the {number} to {there.en}"
    if trip.end != trip.landing:
        return Text(f"{de}, Sprung nach {trip.end}", f"{en}, jump to {trip.end}")
    if trip.crate:
        return Text(f"{de}, Kiste laden", f"{en}, load the crate")
    return Text(de, en)


def opening(view: State) -> list[Text]:
    four = listed([SYMBOL_NAMES[symbol] for symbol in view.symbols.tolist()[:FOURFOLD]])
    who = player(view.turn)
    return [
        Text(
            f"Auf der Strecke liegen {four.de} viermal, die anderen Symbole zweimal.",
            f"On the track {four.en} lie four times, the other symbols twice.",
        ),
        Text(f"{who} beginnt.", f"{who} begins."),
    ]


def prompt(view: State, seat: int) -> Text:
    if view.phase == ROLLING:
        return Text("Würfle.", "Roll the die.")
    reached = {trip.end for trip in card_trips(view, seat) if trip.crate}
    if not reached:
        return Text(
            "Nichts geladen. Du darfst eine Karte spielen, aber keine bringt jetzt eine Kiste.",
            "Nothing loaded. You may play a card, but none of them gets a crate now.",
        )
    crates = crates_name(len(reached))
    verb = Text("ist", "is") if len(reached) == 1 else Text("sind", "are")
    return Text(
        f"Nichts geladen. Du darfst eine Karte spielen: {crates.de} {verb.de} erreichbar.",
        f"Nothing loaded. You may play a card: {crates.en} {verb.en} within reach.",
    )


def card_moves(view: State, seat: int) -> list[int]:
    """The moves with the cards in hand."""
    numbers = [number for number in range(1, LARGEST + 1) if view.cards[seat, number]]
    return [CARD + 2 * (number - 1) + way for number in numbers for way in range(2)]


def card_trips(view: State, seat: int) -> list[Journey]:
    """Where the cards in hand would take the ship."""
    return [journey(view, seat, steps_of(move)) for move in card_moves(view, seat)]


# The log.


def story(before: State, after: State, seat: int, move: int, viewer: int) -> list[Text]:
    who = player(seat)
    if move == KEEP:
        lines = [Text(f"{who} spielt keine Karte.", f"{who} plays no card.")]
    elif move == ROLL:
        lines = journey_story(
            before, after, seat, after.die, Text(f"{who} würfelt {after.die}", f"{who} rolls {after.die}")
        )
    else:
        number, way = card_number(move), DIRECTIONS[direction(move)]
        how = Text(f"{who} spielt die {number} {way.de}", f"{who} plays the {number} {way.en}")
        lines = journey_story(before, after, seat, steps_of(move), how)
    if after.phase == OVER:
        lines.append(result_story(after, seat))
    return lines


def journey_story(before: State, after: State, seat: int, steps: int, how: Text) -> list[Text]:
    """Landing and jump, and the crate if there was one."""
    trip, who = journey(before, seat, steps), player(seat)
    there = place_name(before, trip.landing)
    if trip.end != trip.landing:
        return [
            Text(
                f"{how.de} und springt von {there.de} nach {trip.end}.",
                f"{how.en} and jumps from {there.en} to {trip.end}.",
            )
        ]
    lines = [Text(f"{how.de} und landet auf {there.de}.", f"{how.en} and lands on {there.en}.")]
    if trip.crate:
        rest = left(after, seat)
        lines.append(
            Text(f"{who} lädt eine Kiste, noch {rest}.", f"{who} loads a crate, {rest} to go.")
            if rest
            else Text(f"{who} lädt die letzte Kiste.", f"{who} loads the last crate.")
        )
    return lines


def result_story(after: State, seat: int) -> Text:
    if left(after, seat) == 0:
        who = player(seat)
        return Text(f"{who} hat alle {CRATES} Kisten und gewinnt.", f"{who} has all {CRATES} crates and wins.")
    most = max(collected(after, other) for other in range(after.seats))
    best = [other for other in range(after.seats) if collected(after, other) == most]
    names, crates = listed([Text(player(other), player(other)) for other in best]), crates_name(most)
    verb = Text("gewinnt", "wins") if len(best) == 1 else Text("gewinnen gemeinsam", "share the win")
    return Text(
        f"Alle hatten {MOST_TURNS} Züge: {names.de} {verb.de} mit {crates.de}.",
        f"Everybody has had {MOST_TURNS} turns: {names.en} {verb.en} with {crates.en}.",
    )


# Why a move is not legal.


def reason(view: State, seat: int, move: int) -> Text:
    if view.phase == OVER:
        return Text("Das Spiel ist vorbei (E1).", "The game is over (E1).")
    if seat != view.turn:
        return Text("Du bist gerade nicht an der Reihe (R1).", "It is not your turn (R1).")
    if move == ROLL:
        return Text("In diesem Zug ist schon gewürfelt (R2).", "The die of this turn is rolled already (R2).")
    if view.phase == ROLLING:
        return Text(
            "Erst wird gewürfelt. Eine Karte darfst du spielen, wenn der Wurf keine Kiste bringt (R8).",
            "First the die is rolled. You may play a card if the roll brings no crate (R8).",
        )
    number = card_number(move)
    return Text(f"Eine {number} hast du nicht mehr (R11).", f"You have no {number} any more (R11).")


# The track as text.

CELL = 10


def picture(view: State, seat: int) -> list[Text]:
    """The ring from above, number 0 at the top left; a crate is its owner's number, a ship too, behind `>`."""
    lines = [row(view, list(range(PACE + 1)))]
    lines += [side_row(view, PLACES - i, PACE + i) for i in range(1, PACE)]
    lines.append(row(view, list(range(3 * PACE, 2 * PACE - 1, -1))))
    return [*lines, *(player_row(view, other) for other in range(view.seats)), die_row(view)]


def cell(view: State, place: int) -> Text:
    """A place in ten characters: `12o13>2`, `15Tr>1`."""
    face = view.face[place]
    kind = {PLANET: Text("o", "o"), CORNER: Text("+", "+")}.get(face)
    if kind is None:
        kind = Text(SYMBOL_NAMES[face].de[:2], SYMBOL_NAMES[face].en[:2])
    crates = "".join(str(seat + 1) for seat in range(view.seats) if has_crate(view, seat, place))
    ships = "".join(str(seat + 1) for seat in range(view.seats) if view.at[seat] == place)
    rest = f"{crates}{'>' if ships else ''}{ships}"
    return Text(f"{place:2}{kind.de}{rest}".ljust(CELL), f"{place:2}{kind.en}{rest}".ljust(CELL))


def row(view: State, places: list[int]) -> Text:
    cells = [cell(view, place) for place in places]
    return Text("".join(c.de for c in cells).rstrip(), "".join(c.en for c in cells).rstrip())


def side_row(view: State, first: int, last: int) -> Text:
    """Two places at the edges."""
    a, b, room = cell(view, first), cell(view, last), " " * CELL * (PACE - 1)
    return Text(f"{a.de}{room}{b.de}".rstrip(), f"{a.en}{room}{b.en}".rstrip())


def player_row(view: State, seat: int) -> Text:
    """Colour, crates and cards of a player."""
    colour, crates = COLOURS[seat], left(view, seat)
    hand = " ".join(str(n) for n in range(1, LARGEST + 1) for _ in range(view.cards[seat, n])) or "–"
    return Text(
        f"{seat + 1} {player(seat)} ({colour.de}): noch {crates_name(crates).de}, Karten {hand}",
        f"{seat + 1} {player(seat)} ({colour.en}): {crates_name(crates).en} to go, cards {hand}",
    )


def die_row(view: State) -> Text:
    """The last roll, and whose decision it is."""
    if view.phase == OVER:
        return Text("Das Spiel ist vorbei.", "The game is over.")
    who = player(view.turn)
    if view.phase == CHOOSING:
        return Text(f"{who} hat {view.die} gewürfelt.", f"{who} has rolled {view.die}.")
    return Text(f"{who} würfelt.", f"{who} rolls.")

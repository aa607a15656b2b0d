"""War 2.0 positions as lists of tiles and units, and moves by their names. Seats are A, B, C, D.

Cards are written `wheel 1`, tiles `c4`. Whatever is not in a hand and not aside lies on the discard pile.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import members, split
from spieltisch.games.green_box.deck import COLUMNS
from spieltisch.games.war2 import GAME, rules, words
from spieltisch.games.war2.maps import PLACES, YELLOW
from spieltisch.games.war2.rules import ACTION, ASIDE, FIRST_CARD, NO_CARD, NOBODY, START_UNITS, UNITS, State
from tests.games.telling import lines, listening

SEATS = "ABCD"


def start(seats: int = 2, map: str = "grid", seed: int = 1) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, {"map": map}))
    sow(s.rng, seed, 0)
    rules.deal(s)
    return s


def world(
    map: str = "ring",
    seats: int = 2,
    turn: str = "A",
    actions: int = 0,
    hands: Mapping[str, str] | None = None,
    taken: Mapping[str, int] | None = None,
    faces: Mapping[str, int] | None = None,
    **units: str,
) -> State:
    """A position: `A="a1 3, b1"` puts three units of A on a1 and one on b1.

    With actions left the player on turn chooses one, without he is to open his turn. A player without units
    is out. `faces` puts other symbols on tiles.
    """
    s = start(seats, map)
    s.placed = START_UNITS * seats
    s.turn = s.actor = SEATS.index(turn)
    s.phase, s.actions = (ACTION, actions) if actions else (FIRST_CARD, 0)
    s.playing = 0
    for seat, name in enumerate(SEATS[:seats]):
        settle(s, seat, units.get(name, ""))
        s.taken[seat] = (taken or {}).get(name, 0)
        all_cards = (1 << COLUMNS) - (1 << (ASIDE - s.taken[seat]))
        given = (hands or {}).get(name)
        s.hand[seat] = all_cards if given is None else cards(s, name, given)
        s.discard[seat] = all_cards ^ s.hand[seat]
    for name, face in (faces or {}).items():
        s.face[tile(s, name)] = face
    green = [t for t in range(len(PLACES[rules.variant(s)])) if s.face[t] != YELLOW]
    every = (1 << len(PLACES[rules.variant(s)])) - 1
    split(s.yellow, every ^ sum(1 << t for t in green))
    return s


def settle(s: State, seat: int, units: str) -> None:
    s.reserve[seat] = UNITS
    for part in filter(None, units.split(", ")):
        name, _, n = part.partition(" ")
        rules.add_units(s, seat, tile(s, name), int(n or 1))
        s.reserve[seat] -= int(n or 1)
    if units:
        s.playing |= 1 << seat


def tile(s: State, name: str) -> int:
    """The tile with that name."""
    return next(t for t in range(len(PLACES[rules.variant(s)])) if words.tile_name(s, t) == name)


def cards(s: State, who: str, names: str) -> int:
    """Some cards of a player as a set."""
    seat = SEATS.index(who)
    columns = {words.card_name(s, seat, card).in_(): card for card in range(COLUMNS)}
    return sum(1 << columns[name] for name in filter(None, names.split(", ")))


def hand(s: State, who: str) -> str:
    """A hand, low numbers first, `-` if it is empty."""
    seat = SEATS.index(who)
    return named(s, seat, s.hand[seat])


def discards(s: State, who: str) -> str:
    seat = SEATS.index(who)
    return named(s, seat, s.discard[seat])


def named(s: State, seat: int, cards: int) -> str:
    order = sorted(members(cards), key=lambda card: (rules.NUMBER[card], card))
    return ", ".join(words.card_name(s, seat, card).in_() for card in order) or "-"


def army(s: State, who: str) -> str:
    """A player's units on the map, `a1 3, b1`."""
    held = members(rules.tiles_of(s, SEATS.index(who)))
    return ", ".join(words.tile_name(s, t) + (f" {s.units[t]}" if s.units[t] > 1 else "") for t in held)


def plain(label: str) -> str:
    """A label without symbols and consequences: `Attack c1 from b1`."""
    return re.sub(r" \(.*?\)|:.*", "", label)


def moves(s: State) -> dict[str, int]:
    """The legal moves of whoever decides, by their plain names."""
    if s.actor == NOBODY:
        return {}
    out = [-1] * GAME.most_moves
    listed = out[: rules.moves(s, s.actor, out)]
    found = {plain(words.label(s, s.actor, move).in_()): move for move in listed}
    assert len(found) == len(listed)
    return found


def options(s: State) -> list[str]:
    """The names of the legal moves."""
    return list(moves(s))


def play(s: State, *names: str) -> State:
    """The position after these moves, made by whoever decides."""
    after = listening(s)
    for name in names:
        legal = moves(after)
        assert name in legal, f"{name} is not among {', '.join(legal)}"
        rules.play(after, after.actor, legal[name])
        after.ply += 1
    return after


def told(s: State, name: str, viewer: int = -1, language: str = "en") -> list[str]:
    """What a viewer reads of a move; the players are Ann, Bela and so on."""
    return lines(GAME, play(s, name), viewer, language)


def why(s: State, move: int) -> str:
    """The English reason why whoever decides may not make a move."""
    return words.reason(view(s, s.actor), s.actor, move).in_("en", SEATS, s.actor)


def view(s: State, seat: int) -> State:
    """The record as a seat may see it."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen


def actor(s: State) -> str:
    """Who decides."""
    return SEATS[s.actor] if s.actor != NOBODY else ""


def points(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def fought(s: State) -> tuple[int, int]:
    """The strengths of the last fight."""
    assert s.cards[0] != NO_CARD
    return s.strength[0], s.strength[1]

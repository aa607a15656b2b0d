"""All Your Base positions in a few lines, and moves in words.

A station is written `hammer: green green | green hammer 5`, its cubes and its software. Moves are written
`red hammer 6: nothing`, `…: station`, `…: cube on drop A`, `…: software at drop A`, and `keep red hammer 6`,
where drop A is the first drop that was taken from its stack.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.kernel.sets import first, joined, members, size, split
from spieltisch.games.all_your_base import GAME, rules
from spieltisch.games.all_your_base.rules import (
    HARDWARE,
    KEEP,
    NOTHING,
    OF_A_SYMBOL,
    SOFTWARE,
    STATION,
    TARGETS,
    TILES,
    State,
)
from tests.games.green_box.cards import COLOURS, SYMBOLS, card, card_name
from tests.games.telling import listening

SYMBOL_NAMES = list(SYMBOLS)
COLOUR_NAMES = list(COLOURS)
STATION_NAMES = [f"{SYMBOL_NAMES[tile // OF_A_SYMBOL]} {'ABCDEF'[tile % OF_A_SYMBOL]}" for tile in range(TILES)]
STATIONS = {name: tile for tile, name in enumerate(STATION_NAMES)}


def start(seats: int = 4, number: int = 0, **options: Any) -> State:
    """The table after set-up."""
    s = cast(State, GAME.blank(seats, options))
    sow(s.rng, 1, number)
    rules.deal(s)
    return s


def table(
    hands: Sequence[str] = ("",),
    bases: Sequence[Sequence[str]] = (),
    seats: int = 4,
    phase: int = 1,
    round: int = 1,
    leader: int = 0,
    **options: Any,
) -> State:
    """A round that begins with these hands and bases of seats 0, 1, …; other hands are as large and random.

    An empty hand is random too. Hands are full unless the first one is given.
    """
    s = start(seats, **options)
    each = len(hands[0].split(",")) if hands[0] else s.size + 0
    s.phase, s.round, s.leader = phase - 1, round, leader
    for seat in range(seats):
        split(s.hand[seat], 0)
    for seat, stations in enumerate(bases):
        for written in stations:
            build(s, seat, written)
    split(s.pile, rules.unseen_cards(s, -1))
    for seat, written in enumerate(hands):
        cards = sum(1 << card(name.strip()) for name in written.split(",") if name.strip())
        split(s.hand[seat], cards)
        split(s.pile, joined(s.pile) & ~cards)
    for seat in range(seats):
        rules.draw(s, seat, each - size(joined(s.hand[seat])))
    rules.begin_round(s, each)
    return s


def build(s: State, seat: int, written: str) -> int:
    """A station with its hardware and software for a player; its tile."""
    head, _, software = written.partition("|")
    symbol, _, cubes = head.partition(":")
    before = joined(s.base[seat])
    rules.build_station(s, seat, SYMBOL_NAMES.index(symbol.strip()))
    tile = first(joined(s.base[seat]) ^ before)
    for colour in cubes.split():
        s.supply[COLOUR_NAMES.index(colour)] -= 1
        s.cubes[tile, COLOUR_NAMES.index(colour)] += 1
    if software.strip():
        rules.install_software(s, seat, card(software.strip()), tile)
    return tile


# Moves.


def number_of(name: str) -> int:
    """The move with that name."""
    if name.startswith("keep "):
        return KEEP + card(name.removeprefix("keep "))
    played, _, use = name.partition(": ")
    base = TARGETS * card(played)
    if use in ("nothing", "station"):
        return base + (NOTHING if use == "nothing" else STATION)
    if use.startswith("cube on "):
        return base + HARDWARE + STATIONS[use.removeprefix("cube on ")]
    return base + SOFTWARE + STATIONS[use.removeprefix("software at ")]


def name_of(move: int) -> str:
    """The name of a move."""
    if move >= KEEP:
        return f"keep {card_name(move - KEEP)}"
    played, target = card_name(move // TARGETS), move % TARGETS
    if target < HARDWARE:
        return f"{played}: {'nothing' if target == NOTHING else 'station'}"
    if target < SOFTWARE:
        return f"{played}: cube on {STATION_NAMES[target - HARDWARE]}"
    return f"{played}: software at {STATION_NAMES[target - SOFTWARE]}"


def legal_moves(s: State, seat: int) -> list[int]:
    out = [0] * GAME.most_moves
    return out[: rules.moves(s, seat, out)]


def legal(s: State, seat: int | None = None) -> list[str]:
    """The legal moves of a seat, or of the one on turn."""
    return [name_of(move) for move in legal_moves(s, actor(s) if seat is None else seat)]


def uses(s: State, name: str, seat: int | None = None) -> list[str]:
    """What a card of the hand can be used for."""
    return [move.partition(": ")[2] for move in legal(s, seat) if move.startswith(f"{name}: ")]


def actor(s: State) -> int:
    """The first of those who may move."""
    return members(rules.actors(s))[0]


def after(s: State, *names: str, seat: int | None = None) -> State:
    """The position after some moves of a seat, or of whoever is on turn, with what they told."""
    then = listening(s)
    for name in names:
        mover = actor(then) if seat is None else seat
        assert name in legal(then, mover), f"{name} is not legal here"
        rules.play(then, mover, number_of(name))
    return then


def turn(s: State) -> State:
    """The position after a whole turn in which cards were only discarded and the lowest kept."""
    then, mover = s.copy(), actor(s)
    place = then.phase, then.round
    while rules.actors(then) >> mover & 1 and (then.phase, then.round) == place:
        rules.play(then, mover, legal_moves(then, mover)[0])
    return then


def rest_of_round(s: State) -> State:
    """The position when all have had such a turn."""
    place, then = (s.phase, s.round), s
    while rules.actors(then) and (then.phase, then.round) == place:
        then = turn(then)
    return then


def rest_of_phase(s: State) -> State:
    then = s
    while then.phase == s.phase:
        then = rest_of_round(then)
    return then


# Readings.


def hand(s: State, seat: int) -> set[str]:
    return {card_name(c) for c in members(joined(s.hand[seat]))}


def kept(s: State, seat: int) -> set[str]:
    return {card_name(c) for c in members(joined(s.kept[seat]))}


def discards(s: State) -> set[str]:
    return {card_name(c) for c in members(joined(s.discard))}


def base(s: State, seat: int) -> list[str]:
    """A player's stations by name."""
    return [STATION_NAMES[tile] for tile in members(joined(s.base[seat]))]


def software(s: State, station: str) -> str:
    """The software of a station, or nothing."""
    held = s.software[STATIONS[station]]
    return "" if held == rules.NO_CARD else card_name(held)


def cubes(s: State, station: str) -> list[int]:
    """The red, yellow, green and blue cubes on a station."""
    return s.cubes[STATIONS[station]].tolist()


def hand_sizes(s: State) -> list[int]:
    return [size(joined(s.hand[seat])) for seat in range(s.seats)]


def pile(s: State) -> int:
    return size(joined(s.pile))


def scores(s: State) -> list[int]:
    out = [0] * s.seats
    rules.points(s, out)
    return out


def of(values: Sequence[int], s: State) -> list[int]:
    """The values of the seats at the table."""
    return [values[seat] for seat in range(s.seats)]


def view(s: State, seat: int) -> State:
    """What a seat sees."""
    seen = s.copy()
    rules.hide(seen, seat)
    return seen

"""Wacklige Warte: build on shaky towers, take cards."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.engine.kernel.sets import joined, members
from spieltisch.engine.showing.stage import PLAYERS
from spieltisch.games.wacklige_warte import rules, words

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Three idle rounds at most before and after each card that can be taken; four moves in a turn (E7)."""
    cards = 54 if options["black"] == "yes" else 45
    taken = cards if options["finish_round"] == "yes" else cards - 2
    return (taken + 1) * rules.IDLE_ROUNDS * seats * 4


def _census(s: rules.State) -> dict[str, int]:
    """Every card lies in one place; of every colour there are twenty cubes."""
    places = [members(joined(s.pile))]
    places += [members(joined(s.hand[seat])) for seat in range(s.seats)]
    places += [s.column[column].tolist()[: s.filled[column]] for column in range(rules.COLUMNS)]
    cards = [card for place in places for card in place]
    found = {"cards": len(cards), "different cards": len(set(cards))}
    standing = [s.cube[tower, i] for tower in range(rules.TOWERS) for i in range(s.height[tower])]
    for colour in range(rules.COLOURS):
        found[f"{PLAYERS[colour]} cubes"] = s.stock[colour] + standing.count(colour)
        in_towers = sum(s.counts[tower, colour] for tower in range(rules.TOWERS))
        found[f"{PLAYERS[colour]} cubes not counted"] = standing.count(colour) - in_towers
    return found


GAME = Game(
    __name__,
    version=3,
    seats=range(2, 9),
    minutes=30,
    mode=Mode.TURNS,
    kinds=(GameKind.BUILDING,),
    difficulty=1,
    family="Green Box",
    longest=_longest,
    points=(0, 238),  # 52 cards in one hand: all but two ones, every symbol eight or nine times
    census=_census,
    options=(
        Option.of(say, "hands", ("steady", "normal", "shaky"), "normal"),
        Option.of(say, "black", ("yes", "no"), "yes"),
        Option.of(say, "balanced", ("yes", "no"), "no"),
        Option.of(say, "fall_card", ("yes", "no"), "yes"),
        Option.of(say, "finish_round", ("yes", "no"), "no"),
    ),
)

"""Broom Service: witches deliver potions, bravely or cowardly."""

from spieltisch.engine.driving.game import Chosen, Game, GameKind, Mode, Option
from spieltisch.games.broom_service import rules, words
from spieltisch.games.broom_service.kit import BOARDS

say = words.say


def _longest(seats: int, options: Chosen) -> int:
    """Picks, tricks with stances and actions, and an event: the most of every round."""
    picks, stances, events = (rules.HAND + 1) * seats, rules.HAND * seats, seats
    return rules.ROUNDS * (picks + min(rules.ROLES, stances) + stances + 2 * stances + events)


def _census(s: rules.State) -> dict[str, int]:
    """Every cloud tile lies somewhere once; round towers and the count of laid cards agree with what lies there."""
    on_map = [s.tile_on[space] for space in range(s.spaces) if s.cloudy_spaces >> space & 1]
    won = [tile for seat in range(s.seats) for tile in range(s.tiles) if s.won[seat] >> tile & 1]
    in_box = s.tile_on.tolist()[s.spaces : s.tiles]
    counts = {"clouds": len(on_map) + len(won) + len(in_box), "different clouds": len({*on_map, *won, *in_box})}
    for seat in range(s.seats):
        laid = [role for role in s.laid[seat].tolist() if role != rules.NOTHING]
        bolts = sum(s.bolts_on[tile] for tile in range(s.tiles) if s.won[seat] >> tile & 1)
        counts[f"cards of {seat} not counted"] = len(laid) - s.laid_count[seat]
        counts[f"bolts of {seat} not counted"] = bolts - s.bolts[seat]
        counts[f"goods owed by {seat}"] = sum(min(0, n) for n in s.goods[seat].tolist())
    return counts


GAME = Game(
    __name__,
    version=2,
    seats=range(2, rules.MOST_SEATS + 1),
    minutes=60,
    mode=Mode.TOGETHER,
    kinds=(GameKind.BLUFF,),
    difficulty=3,
    longest=_longest,
    points=(-300, 3000),  # whatever a board may say; on ours scores stay below 200
    census=_census,
    final=lambda before, after, seat, move: move == rules.CONFIRM,  # roles that are confirmed stay chosen
    options=(
        Option("board", say("option-board"), BOARDS, "spieltisch"),
        Option.of(say, "events", ("on", "off"), "on"),
        Option.of(say, "curses", ("on", "off"), "on", seats=range(2, 5)),
    ),
)

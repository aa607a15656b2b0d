"""What must hold after any moves at all: Hypothesis chooses them and finds the shortest that break a promise."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings, strategies as st

from spieltisch.engine.driving.game import Game, all_games
from tests.suite.cases import Case, acting, hidden, listed_moves, other_values, scores

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@st.composite
def ways(draw: st.DrawFn, game: Game) -> tuple[Case, int, list[int]]:
    """A table of this game, a seed and numbers that choose who moves and how."""
    seats = draw(st.sampled_from(list(game.seats)))
    counting = [o for o in game.options if o.seats is None or seats in o.seats]
    options = {o.id: draw(st.sampled_from([o.default, *other_values(o)])) for o in counting}
    seed = draw(st.integers(0, 2**40))
    return Case(game, seats, options), seed, draw(st.lists(st.integers(0, 2**16), max_size=60))


@EVERY_GAME
def test_promises_hold_whatever_is_chosen(game: Game) -> None:
    @settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(ways(game))
    def holds(way: tuple[Case, int, list[int]]) -> None:
        case, seed, numbers = way
        s = case.dealt(seed)
        census = dict(game.census(s))
        for number in numbers:
            actors = acting(game.rules.actors(s))
            if not actors:
                break
            seat = actors[number % len(actors)]
            listed = listed_moves(game, s, seat)
            assert listed == sorted(set(listed))
            game.rules.play(s, seat, listed[number // len(actors) % len(listed)])
            s.ply += 1
        assert dict(game.census(s)) == census
        assert all(game.points[0] <= p <= game.points[1] for p in scores(game, s))
        for seat in range(-1, case.seats):
            view = hidden(game, s, seat)
            assert hidden(game, view, seat) == view
            assert game.rules.actors(view) == game.rules.actors(s)
            assert game.scene(view, seat).zones

    holds()

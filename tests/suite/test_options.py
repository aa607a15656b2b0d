"""Every option of every game: offered where it means something, and telling how the game is played with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, zip_longest
from typing import Any

import pytest

from spieltisch.engine.driving.game import Game, Option, all_games
from spieltisch.engine.showing.mistake import Mistake
from tests.suite.cases import Case, acting, cases, changed, hidden, other_values, random_game, scores

GAMES = 12  # of each kind are compared
LOOKS = 40  # moves before which everybody's view is compared, too
LONGEST = 700
OFTEN = 0.1  # of all moments

# How games end that random play does not bring to that end: their own tests tell.
RARE_ENDINGS = (("backgammon", "jacoby"), ("halma", "block"))

OFFERED = [
    pytest.param(game, option, seats, id=f"{game.id}-{option.id}-{seats}")
    for game in all_games()
    for option in game.options
    for seats in option.seats or game.seats
    if other_values(option) and (game.id, option.id) not in RARE_ENDINGS
]
LIMITED = [
    pytest.param(game, option, seats, id=f"{game.id}-{option.id}-{seats}")
    for game in all_games()
    for option in game.options
    for seats in game.seats
    if option.seats is not None and seats not in option.seats
]


def beside(game: Game, option: Option, seats: int) -> Iterator[dict[str, Any]]:
    """Values of the other options with which one may show its effect: the defaults, all changed, one changed."""
    others = {name: value for name, value in changed(game, seats).items() if name != option.id}
    yield {}
    yield others
    for name, value in others.items():
        yield {name: value}


def told(case: Case, seed: int) -> Iterator[Any]:
    """What a random game tells its players, but for the options themselves."""
    for step in islice(random_game(case, seed), LONGEST):
        views = [hidden(case.game, step.s, seat) for seat in range(case.seats if step.number < LOOKS else 0)]
        for view in views:
            view.array["options"] = 0
        yield step.seat, step.move, scores(case.game, step.s), views


def differ(one: Case, other: Case) -> bool:
    games = ((told(one, seed), told(other, seed)) for seed in range(GAMES))
    return any(a != b for pair in games for a, b in zip_longest(*pair))


@pytest.mark.parametrize(("game", "option", "seats"), OFFERED)
def test_an_option_is_offered_only_where_it_changes_something(game: Game, option: Option, seats: int) -> None:
    for value in other_values(option):
        assert any(
            differ(Case(game, seats, others), Case(game, seats, others | {option.id: value}))
            for others in beside(game, option, seats)
        )


@pytest.mark.parametrize(("game", "option", "seats"), LIMITED)
def test_where_an_option_means_nothing_it_is_refused_with_a_sentence(game: Game, option: Option, seats: int) -> None:
    for value in other_values(option):
        with pytest.raises(Mistake, match=rf"{option.id}={value}.* {seats}\."):
            game.blank(seats, {option.id: value})
    assert game.blank(seats, {option.id: option.default}) == game.blank(seats)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_game_in_which_several_often_act_at_once_does_not_say_turns(game: Game) -> None:
    """Questions that answer themselves are interruptions of somebody's turn, and a choice before the start is none."""
    for case in cases():
        if case.game is not game or game.mode_of(case.options) != "turns":
            continue
        moments, together = 0, 0
        for step in islice(random_game(case, 73), 3 * LOOKS):
            actors = acting(game.rules.actors(step.s))
            lapse = game.lapse and game.lapse.move(hidden(game, step.s, actors[0]), actors[0]) >= 0
            moments, together = moments + 1, together + (len(actors) > 1 and not lapse)
        assert together <= OFTEN * moments, case

"""Batches: the same games as records one by one."""

from __future__ import annotations

import numpy as np
import pytest

from spieltisch import Batch, Match, Mistake, all_games
from spieltisch.engine.driving.game import Game, game
from spieltisch.engine.kernel.rng import sow

# One game of every mode: that each game's rules do the same compiled is tried in `suite/test_modes`.
MODES = {"turns": "othellino", "together": "goldmine", "race": "speedy", "coop": "tempel_des_todes"}
EVERY_MODE = pytest.mark.parametrize("game", [game(id) for id in MODES.values()], ids=MODES.values())


def test_every_mode_is_tried() -> None:
    assert {id: game(id).mode for id in MODES.values()} == {id: mode for mode, id in MODES.items()}
    assert {each.mode for each in all_games()} == set(MODES)


@EVERY_MODE
def test_a_batch_plays_like_single_records(game: Game) -> None:
    batch = Batch(game, 5, seed=3)
    singles = []
    for number in range(5):
        s = game.blank()
        sow(s.rng, 3, number)
        game.rules.deal(s)
        singles.append(s)
    for _ in range(12):
        seats = batch.first_actor
        lists, counts = batch.moves(seats)
        chosen = lists[np.arange(5), np.maximum(counts - 1, 0)]
        batch.step(seats, chosen)
        for s, seat, move in zip(singles, seats.tolist(), chosen.tolist(), strict=True):
            if seat >= 0:
                game.rules.play(s, seat, move)
                s.ply += 1
    assert [bytes(s) for s in singles] == [batch.states[i].tobytes() for i in range(5)]
    out = [0] * batch.seats
    game.rules.points(singles[2], out)
    assert batch.points[2].tolist() == out


@EVERY_MODE
def test_an_illegal_move_in_one_state_changes_none(game: Game) -> None:
    batch = Batch(game, 3)
    before = batch.states.tobytes()
    chosen = batch.moves(batch.first_actor)[0][:, 0].copy()
    chosen[1] = game.last_move + 5
    with pytest.raises(Mistake, match=r"1"):
        batch.step(batch.first_actor, chosen)
    assert batch.states.tobytes() == before


@EVERY_MODE
def test_play_out_ends_every_game(game: Game) -> None:
    batch = Batch(game, 4)
    twin = batch.copy()
    lengths = batch.play_out(seed=1)
    assert batch.over.all()
    assert (lengths > 0).all()
    assert (batch.first_actor == -1).all()
    assert not twin.over.any()


@EVERY_MODE
def test_views_are_what_a_match_shows(game: Game) -> None:
    batch = Batch(game, 2)
    view = batch.record(1).copy()
    game.rules.hide(view, 0)
    assert batch.views(np.array([0, 0]))[1].tobytes() == bytes(view)


def test_too_few_numbers_are_told() -> None:
    batch = Batch(all_games()[0], 3)
    with pytest.raises(Mistake):
        batch.moves(np.zeros(2, np.int32))


def test_the_package_offers_its_names() -> None:
    import spieltisch

    assert spieltisch.Match is Match
    for name in spieltisch.__all__:
        assert getattr(spieltisch, name) is not None
    with pytest.raises(AttributeError):
        spieltisch.nothing  # noqa: B018

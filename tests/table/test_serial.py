"""What is sent of a table."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.driving.match import Match
from spieltisch.engine.showing.phrase import say
from spieltisch.table import serial
from spieltisch.table.messages import View


def some_way_on(game: Game, plies: int = 12) -> Match:
    """A match after some moves."""
    match = Match(game, seed=7)
    while not match.over and match.ply < plies:
        seat = match.actors[-1]
        match.play(seat, match.referee.moves(match.state, seat)[0])
    return match


@pytest.mark.parametrize("game", all_games(), ids=lambda g: g.id)
def test_what_a_seat_is_sent_depends_only_on_what_it_may_know(game: Game) -> None:
    match = some_way_on(game)
    for seat in range(match.seats):
        view = match.view(seat)
        other = match.referee.view(match.referee.guess(view, seat, seed=3), seat)
        sent = [serial.encoded(serial.seen(game, record, seat, 1, 1)) for record in (view, other)]
        assert sent[0] == sent[1]


def test_a_view_is_readable_as_the_contract_says() -> None:
    game = all_games()[0]
    match = some_way_on(game)
    view = serial.seen(game, match.view(0), 0, match.events, 0)
    log = [serial.logged(1, 0, [say("you")])]
    read = msgspec.json.decode(serial.with_log(view, log, []), type=View)
    assert read.scene.zones
    assert read.log[0].lines == [say("you")]

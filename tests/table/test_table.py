"""A table without database, network and event loop: the time is a number, and a dictionary keeps it."""

from __future__ import annotations

import pytest

from spieltisch.engine.driving.game import Game, game
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.table import requests, schedule, steps
from spieltisch.table.kept import KeptTable
from spieltisch.table.live import Terms
from spieltisch.table.lobby import put_bot
from spieltisch.table.messages import Clock, Consent, MakeMove, TakeBack
from spieltisch.table.mistakes import NotFound
from spieltisch.table.seating import join
from tests.table.parts import Dictionary, Evening, Page, laid

GAME = "tunnelflucht"
GRACE = 30.0
SECONDS = 60


def friends() -> tuple[Evening, Page, Page]:
    """Ann, Bob and a bot, with a minute for every move."""
    table = laid(GAME, 3, Clock("move", SECONDS))
    evening = Evening(Dictionary(table), table.id, Terms(grace=GRACE, pause=(1.0, 1.0)))
    ann, bob = evening.come("ann"), evening.come("bob")
    evening.change(lambda kept: join(kept, "ann", "Ann"))
    evening.change(lambda kept: join(kept, "bob", "Bob"))
    evening.change(lambda kept: put_bot(kept, "ann", -1, "good"))
    evening.start("ann")
    return evening, ann, bob


def until_turn(evening: Evening, page: Page) -> None:
    """Whoever comes first moves at once, bots when they like, until a page may move."""
    number = 0
    while not page.turn:
        mover = next((other for other in evening.pages if other.turn), None)
        if mover:
            number += 1
            assert evening.ask(mover.person, mover.first_move(f"{page.person}-{evening.now}-{number}")).ok
        else:
            assert evening.wake()


def test_two_people_and_a_bot_play_a_whole_match() -> None:
    evening, ann, bob = friends()
    table = evening.table
    match = table.match
    assert match is not None

    # A request that comes twice is carried out once, and answered alike.
    until_turn(evening, ann)
    move, events = ann.first_move("once"), match.events
    assert evening.ask("ann", move) is evening.ask("ann", move)
    assert match.events == events + 1

    # A move that others have seen goes back when everybody agrees; the bot does.
    until_turn(evening, bob)
    assert evening.ask("bob", bob.first_move("bob")).ok
    events = match.events
    seat = ann.view["seat"]
    assert ann.view["undo"] == "ask"
    assert evening.ask("ann", TakeBack("back", seat)).ok
    assert bob.view["asking"] == seat
    assert match.events == events
    assert evening.ask("bob", Consent("yes", seat, events, True)).ok
    assert match.events == events + 1
    assert ann.turn

    # Who lets his time run out is moved for.
    began, events = evening.now, match.events
    assert ann.view["clocks"][seat] == SECONDS
    assert evening.wake()
    assert (evening.now, match.events) == (began + SECONDS, events + 1)

    # Who is away is waited for, then a bot holds his seat until he is back.
    until_turn(evening, bob)
    began = evening.now
    evening.go(bob)
    assert evening.wake()
    assert evening.now == began + GRACE
    assert [seat["name"] for seat in ann.table["seats"] if seat.get("away")] == ["Bob"]
    events = match.events
    assert evening.wake()
    assert match.events > events
    bob = evening.come("bob")
    assert not any(seat.get("away") for seat in ann.table["seats"])
    assert [note["what"] for note in ann.table["notes"]] == ["away", "back"]

    # To the end.
    number = 0
    while not match.over:
        mover = next((page for page in (ann, bob) if page.turn), None)
        number += 1
        if mover:
            assert evening.ask(mover.person, mover.first_move(f"m{number}")).ok
        else:
            assert evening.wake()
    assert ann.view["over"]
    assert ann.table["state"] == "over"
    assert not evening.wake()

    # What is kept is what was played.
    again = Evening(evening.storage, table.kept.id, Terms())
    assert again.table.match is not None
    assert again.table.match.records == match.records
    assert again.table.kept == table.kept


def test_a_table_where_nobody_is_waits_for_nothing() -> None:
    evening, ann, bob = friends()
    until_turn(evening, ann)
    evening.go(ann)
    evening.go(bob)
    assert not evening.wake()


def test_bots_are_made_ready_while_people_think() -> None:
    asked: list[str] = []

    def can_think(played: Game) -> bool:
        asked.append(played.id)
        return True

    table = laid(GAME, 2)
    evening = Evening(Dictionary(table), table.id, Terms(can_think=can_think))
    ann = evening.come("ann")
    evening.change(lambda kept: join(kept, "ann", "Ann"))
    evening.change(lambda kept: put_bot(kept, "ann", -1, "good"))
    evening.start("ann")
    until_turn(evening, ann)
    asked.clear()
    schedule.due(evening.table, evening.now)
    assert asked == [GAME]


def test_whoever_was_slower_sees_what_the_faster_one_wrote() -> None:
    evening, ann, _ = friends()
    until_turn(evening, ann)
    other = Evening(evening.storage, evening.table.kept.id, Terms())
    move = ann.first_move("first")
    assert other.ask("ann", move).ok
    late = evening.ask("ann", MakeMove("second", move.seat, move.decision, move.move))
    assert not late.ok
    assert "decision has been made" in late.text.in_()
    assert evening.ask("ann", move).ok  # it was carried out, by the other one
    assert evening.table.match is not None
    assert other.table.match is not None
    assert evening.table.match.records == other.table.match.records


def test_who_changes_a_table_that_is_gone_is_told() -> None:
    table = laid(GAME, 2)
    storage = Dictionary(table)
    evening = Evening(storage, table.id, Terms())
    storage.found_by_id.clear()
    with pytest.raises(NotFound):
        evening.do(steps.load(evening.table, evening.now))


def test_silence_is_an_answer_after_the_same_time_for_everybody() -> None:
    table = laid("granatensalat", 2)
    evening = Evening(Dictionary(table), table.id, Terms(pause=(0.0, 0.0)))
    ann = evening.come("ann")
    evening.change(lambda kept: join(kept, "ann", "Ann"))
    evening.change(lambda kept: put_bot(kept, "ann", -1, "good"))
    evening.start("ann")
    lapse = game("granatensalat").lapse
    assert lapse is not None
    while not (ann.turn and "window" in ann.view["scene"]):
        if ann.turn:
            match = evening.table.match
            assert match is not None
            seat = ann.view["seat"]
            move = match.referee.moves(match.view(seat), seat)[0]
            assert evening.ask("ann", MakeMove(f"m{match.events}", seat, ann.view["decision"], move)).ok
        else:
            assert evening.wake()
    schedule.due(evening.table, evening.now)
    question = ann.view["seat"], ann.view["decision"]
    assert evening.table.pending.due[question] == pytest.approx(evening.now + lapse.seconds)


def test_only_so_many_answers_are_remembered_and_none_with_a_huge_id() -> None:
    table = laid(GAME, 2)
    evening = Evening(Dictionary(table), table.id, Terms())
    for number in range(requests.REMEMBERED + 50):
        evening.ask("somebody", MakeMove(f"r{number}", 0, 0, 0))
    assert not evening.ask("somebody", MakeMove("x" * 10_000, 0, 0, 0)).ok
    assert len(evening.table.answers) == requests.REMEMBERED
    assert max(len(id) for _, id in evening.table.answers) < 100


def test_a_change_that_is_refused_leaves_the_table_as_it_was() -> None:
    evening, _, _ = friends()
    before = evening.table.kept.copy()

    def wish(kept: KeptTable) -> None:
        kept.public = True
        join(kept, "cleo", "Cleo", 0)

    with pytest.raises(Mistake):
        evening.change(wish)
    assert evening.table.kept == before

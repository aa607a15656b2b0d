"""Matches: chance that nobody can foresee, taking back, and files that cannot be bent."""

from __future__ import annotations

import hashlib
import hmac
import json
import struct
from typing import cast

import msgspec
import pytest

from spieltisch.engine.driving.game import game
from spieltisch.engine.driving.match import MOST_TAKEN_BACK, Entry, Match, commitment, random_words, seed_bytes
from spieltisch.engine.driving.matchfile import load, read, save, verify
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.games.backgammon.rules import State

BOARD = game("othellino")


@pytest.fixture
def match() -> Match:
    """A match of some moves."""
    played = Match(BOARD, seed=4, clock=lambda: 1000)
    for _ in range(6):
        seat = played.actors[0]
        played.play(seat, played.referee.moves(played.state, seat)[0])
    return played


def finished(seed: int = 4) -> Match:
    played = Match(BOARD, seed=seed, clock=lambda: 1000)
    while not played.over:
        seat = played.actors[-1]
        moves = played.referee.moves(played.state, seat)
        played.play(seat, moves[played.ply % len(moves)])
    return played


def test_the_generator_is_set_from_an_hmac_of_the_entry_number() -> None:
    seed = seed_bytes(9)
    digest = hmac.new(seed, struct.pack(">Q", 3), hashlib.sha256).digest()
    assert random_words(seed, 3) == struct.unpack(">4I", digest[:16])


def test_the_seal_is_the_hash_of_the_seed() -> None:
    assert commitment(bytes(32)) == hashlib.sha256(bytes(32)).hexdigest()


def test_without_a_seed_every_match_has_another() -> None:
    assert Match(BOARD).seed != Match(BOARD).seed


def test_the_same_seed_and_moves_are_the_same_match(match: Match) -> None:
    again = Match(BOARD, seed=4)
    for entry in match.history:
        again.play(entry.seat, entry.move)
    assert again.state == match.state


def test_a_seed_of_the_wrong_length_is_refused() -> None:
    with pytest.raises(Mistake):
        Match(BOARD, seed=b"short")


def test_the_state_handed_out_is_a_copy(match: Match) -> None:
    match.state.ply = 99
    assert match.ply == 6
    assert match.state.ply == 6


def test_after_a_take_back_by_consent_chance_is_drawn_anew() -> None:
    played = Match(game("backgammon"), seed=1)
    mover = played.actors[0]
    while played.moves(mover)[0].label.in_() != "end the turn":
        played.play(mover, played.moves(mover)[0].number)
    rolls = set()
    for _ in range(8):
        played.play(mover, played.moves(mover)[0].number)
        rolls.add(tuple(cast(State, played.view(-1)).dice.tolist()))
        assert played.refuse_undo(mover) is not None
        played.undo(mover, consent=True)
    assert len(rolls) > 1
    assert load(save(played)).state == played.state


def test_a_move_of_somebody_else_since_can_only_be_taken_back_with_consent(match: Match) -> None:
    last = match.history[-1].seat
    other = 1 - last
    with pytest.raises(Mistake, match=r"(?i)everybody|alle"):
        match.undo(other)
    match.undo(other, consent=True)
    assert match.history[-1].seat != other or match.ply < 6
    assert load(save(match)).state == match.state


def test_nothing_to_take_back_is_said() -> None:
    with pytest.raises(Mistake, match=r"no move|keinen Zug"):
        Match(BOARD).undo(0)


def back_and_forth(match: Match, times: int) -> list[Entry]:
    """A log in which somebody makes a move and takes it back, again and again."""
    seat, move = match.actors[0], match.referee.moves(match.state, match.actors[0])[0]
    return [Entry(seat, move), Entry(seat, undone=1)] * times


def test_only_so_many_moves_of_a_match_are_taken_back() -> None:
    match = Match(BOARD, seed=4)
    seat = match.actors[0]
    for entry in back_and_forth(match, MOST_TAKEN_BACK):
        assert match.refuse_entry(entry) is None
        match.enter(entry)
    match.play(seat, match.referee.moves(match.state, seat)[0])
    for refusal in (match.refuse_undo(seat, consent=True), match.refuse_entry(Entry(seat, undone=1))):
        assert refusal
        assert f"{MOST_TAKEN_BACK:,}" in refusal.text.in_()
    assert verify(save(match))


def test_a_file_with_more_lines_than_a_match_can_have_is_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(BOARD, seed=4)
    lines = [vars(entry) for entry in back_and_forth(match, 20_000)]
    monkeypatch.setattr(Match, "enter", None)
    with pytest.raises(Mistake, match=r"40[.,]000 (Zeilen|lines)"):
        verify(resealed(save(match), log=lines))


def test_a_file_of_endless_brackets_is_refused() -> None:
    with pytest.raises(Mistake):
        read(b'{"game":' + b"[" * 100_000)


def test_a_file_round_trips_with_times(match: Match) -> None:
    again = load(save(match))
    assert again.log == match.log
    assert {entry.at for entry in again.log} == {1000}


def altered(data: bytes, **changes: object) -> bytes:
    """The file with some parts changed by hand, digest left as it was."""
    return json.dumps(json.loads(data) | changes).encode()


def resealed(data: bytes, **changes: object) -> bytes:
    """The file changed by somebody who also knows how to write the digest."""
    from spieltisch.engine.driving import matchfile

    parts = msgspec.json.decode(altered(data, **changes), type=matchfile.MatchFile)
    parts.digest = matchfile._digest(parts)
    return msgspec.json.encode(parts)


@pytest.mark.parametrize("part", [0, 1, 10, 100, 300])
def test_a_truncated_file_is_refused(part: int) -> None:
    with pytest.raises(Mistake):
        read(save(finished())[:part])


@pytest.mark.parametrize(
    "changes",
    [{"points": [99, 1]}, {"log": []}, {"version": 7}, {"seats": 9}, {"seed": "00" * 32}, {"game": "chess"}],
    ids=lambda c: next(iter(c)),
)
def test_an_altered_file_is_refused(changes: dict[str, object]) -> None:
    data = save(finished())
    with pytest.raises(Mistake, match=r"changed|verändert"):
        verify(altered(data, **changes))
    with pytest.raises(Mistake):
        verify(resealed(data, **changes))


def test_a_file_with_a_wrong_result_is_refused() -> None:
    with pytest.raises(Mistake, match=r"result|Ergebnis"):
        verify(resealed(save(finished()), points=[99, 1]))


def test_a_file_with_another_seed_is_refused() -> None:
    with pytest.raises(Mistake, match=r"seal|Siegel"):
        verify(resealed(save(finished()), seed="00" * 32))


def test_a_file_with_an_illegal_move_is_refused() -> None:
    lines = json.loads(save(finished()))["log"]
    lines[2]["move"] = lines[0]["move"]
    with pytest.raises(Mistake, match=r"3"):
        verify(resealed(save(finished()), log=lines))


def test_a_file_that_takes_back_more_than_there_is_is_refused() -> None:
    with pytest.raises(Mistake):
        verify(resealed(save(finished()), log=[{"seat": 0, "undone": 5}]))


def test_a_match_of_another_rules_version_is_refused() -> None:
    with pytest.raises(Mistake, match=r"version|Fassung"):
        load(resealed(save(finished()), version=BOARD.version + 1))


def test_a_running_match_of_one_seat_cannot_be_replayed(match: Match) -> None:
    with pytest.raises(Mistake, match=r"running|laufende"):
        load(save(match, 0))


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(Mistake, match=r"format"):
        read(altered(save(finished()), format="something else"))


def test_unknown_games_options_and_seats_are_refused() -> None:
    with pytest.raises(Mistake):
        game("chess")
    with pytest.raises(Mistake):
        Match(BOARD, seats=99)
    with pytest.raises(Mistake):
        Match(BOARD, options={"nothing": 1})


def test_entries_compare_by_what_they_say() -> None:
    assert Entry(0, 1) == Entry(0, 1)

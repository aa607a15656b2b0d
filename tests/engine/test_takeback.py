"""Taking back, as each game's rules want it: what was learned stays learned."""

from __future__ import annotations

from collections.abc import Callable

from spieltisch import Match, Mistake, game
from spieltisch.engine.record import Record
from spieltisch.engine.referee import Referee


def played(
    id: str, choose: Callable[[Match, int], int], until: Callable[[Match], bool], seats: int | None = None
) -> Match:
    """A match played on until something holds."""
    match = Match(game(id), seats, seed=8)
    while not until(match):
        seat = match.actors[0]
        match.play(seat, choose(match, seat))
    return match


def first(match: Match, seat: int) -> int:
    return match.referee.moves(match.state, seat)[0]


def last(match: Match, seat: int) -> int:
    return match.referee.moves(match.state, seat)[-1]


def may(match: Match) -> Mistake | None:
    """Why whoever moved last may not take that back."""
    return match.refuse_undo(match.history[-1].seat)


def labelled(match: Match, seat: int, part: str) -> bool:
    return any(part in move.label.en for move in match.moves(seat))


def test_othellino_a_placement_until_the_other_has_moved() -> None:
    match = played("othellino", first, lambda m: m.ply == 4)
    mover, other = match.history[-1].seat, match.history[-2].seat
    assert match.refuse_undo(mover) is None
    assert match.refuse_undo(other) is not None


def test_backgammon_checker_moves_until_the_turn_is_ended() -> None:
    match = Match(game("backgammon"), seed=8)
    mover = match.actors[0]
    while match.moves(mover)[0].label.en != "end the turn":
        match.play(mover, first(match, mover))
        assert may(match) is None
    match.play(mover, first(match, mover))
    assert may(match) is not None


def test_goldmine_a_choice_until_another_move_but_not_the_one_that_reveals() -> None:
    match = played("goldmine", first, lambda m: m.ply == 1, seats=3)
    assert may(match) is None
    match.play(match.actors[0], 0)
    assert match.refuse_undo(match.history[0].seat) is not None
    match.play(match.actors[0], 0)
    assert may(match) is not None


def test_luegenkarten_a_bid_but_never_a_call() -> None:
    match = played("luegenkarten", last, lambda m: m.ply == 1)
    assert may(match) is None
    match.play(match.actors[0], first(match, match.actors[0]))
    assert "liar" in match.game.words.label(match.view(-1), 0, match.history[-1].move).en
    assert may(match) is not None


def test_speedy_every_move_stands() -> None:
    match = played("speedy", first, lambda m: m.ply == 1)
    assert may(match) is not None


def test_tempel_everything_until_new_cards_are_drawn() -> None:
    match = Match(game("tempel_des_todes"), 1, seed=8)
    drawn = False
    while not drawn:
        before = match.view(-1).temple_pile
        match.play(0, first(match, 0))
        drawn = match.view(-1).temple_pile != before
        assert (may(match) is None) != drawn


def test_wacklige_warte_colour_and_tower_until_the_drop() -> None:
    match = played("wacklige_warte", first, lambda m: m.ply == 1)
    assert may(match) is None
    match.play(match.actors[0], first(match, match.actors[0]))
    assert may(match) is not None


def test_wacklige_warte_a_card_only_when_no_new_one_was_turned_up() -> None:
    def taking(match: Match, seat: int) -> int:
        cards = [m.number for m in match.moves(seat) if m.label.en.startswith("take")]
        return cards[0] if cards else first(match, seat)

    def took(match: Match) -> bool:
        return bool(match.history) and match.log[-1].move == match.history[-1].move and "takes" in match.story(-1)[0].en

    match = played("wacklige_warte", taking, took)
    assert may(match) is not None


def test_several_own_moves_can_be_taken_back_one_by_one() -> None:
    match = Match(game("tempel_des_todes"), 1, seed=9)
    dealt = match.state
    for _ in range(4):
        match.play(0, first(match, 0))
    for _ in range(4):
        match.undo(0)
    assert match.ply == 0
    assert match.view(0) == match.referee.view(dealt, 0)


class Careless(Referee):
    """Shows the third seat everything as soon as somebody has moved."""

    def view(self, s: Record, seat: int) -> Record:
        seen = super().view(s, seat)
        if not s.ply or seat != 2:
            return seen
        shown = s.copy()
        for place, word in enumerate(seen.rng.tolist()):
            shown.rng[place] = word
        return shown


def test_what_a_move_showed_to_somebody_else_was_learned_too() -> None:
    match = played("luegenkarten", last, lambda m: m.ply == 1, seats=3)
    assert match.history[-1].seat != 2
    assert may(match) is None
    match.referee = Careless(match.game)
    assert "became known" in str(may(match))

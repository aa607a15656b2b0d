"""What every game promises, tried in random games over all its seat counts and options."""

from __future__ import annotations

from spieltisch.engine.kernel.rng import sow
from tests.suite.cases import Case, acting, hidden, last_record, listed_moves, promise, scores, walk

# Positions examined in full: each of the first, then every so many.
FIRST, EVERY = 12, 7


def examined(number: int) -> bool:
    return number < FIRST or number % EVERY == 0


@promise
def a_random_game_ends_within_the_declared_length(case: Case) -> None:
    """Hundreds of them do, compiled, in `test_modes`."""
    assert 0 < len(walk(case)) <= case.game.longest(case.seats, case.game.chosen(case.options))


@promise
def every_actor_has_moves_in_ascending_order(case: Case) -> None:
    for step in walk(case):
        mask = step.mask
        assert mask >> case.seats == 0
        if not examined(step.number):
            continue
        for seat in range(case.seats):
            if mask >> seat & 1:
                listed = step.moves(seat)
                assert listed
                assert listed == sorted(set(listed))
                assert listed[0] >= 0
                assert listed[-1] <= case.game.last_move


@promise
def asking_changes_nothing(case: Case) -> None:
    for step in walk(case):
        if not examined(step.number):
            continue
        before = bytes(step.s)
        for seat in acting(case.game.rules.actors(step.s)):
            listed_moves(case.game, step.s, seat)
        scores(case.game, step.s)
        assert bytes(step.s) == before


@promise
def playing_on_a_copy_leaves_the_original_alone(case: Case) -> None:
    for step in walk(case):
        if examined(step.number):
            before, twin = bytes(step.s), step.s.copy()
            case.game.rules.play(twin, step.seat, step.move)
            assert bytes(step.s) == before


@promise
def points_stay_within_the_declared_bounds(case: Case) -> None:
    least, most = case.game.points
    for s in [*(step.s for step in walk(case)), last_record(case)]:
        assert all(least <= p <= most for p in scores(case.game, s))


@promise
def pieces_are_conserved(case: Case) -> None:
    at_first, *later = (dict(case.game.census(s)) for s in [*(step.s for step in walk(case)), last_record(case)])
    assert all(census == at_first for census in later)


@promise
def hiding_twice_is_hiding_once(case: Case) -> None:
    for step in walk(case):
        if examined(step.number):
            for seat in range(-1, case.seats):
                once = step.view(seat)
                assert hidden(case.game, once, seat) == once


@promise
def hiding_blanks_the_generator(case: Case) -> None:
    for step in walk(case):
        if examined(step.number):
            for seat in range(-1, case.seats):
                assert step.view(seat).rng.tolist() == [0, 0, 0, 0]


@promise
def a_view_has_the_same_actors_moves_and_points(case: Case) -> None:
    for step in walk(case):
        if not examined(step.number):
            continue
        mask = step.mask
        for seat in range(-1, case.seats):
            view = step.view(seat)
            assert case.game.rules.actors(view) == mask
            assert scores(case.game, view) == scores(case.game, step.s)
            if seat >= 0 and mask >> seat & 1:
                assert listed_moves(case.game, view, seat) == step.moves(seat)


@promise
def a_guess_looks_the_same_to_the_guesser(case: Case) -> None:
    for step in walk(case):
        if not examined(step.number):
            continue
        for seat in range(case.seats):
            view = step.view(seat)
            for number in range(3):
                guessed = view.copy()
                sow(guessed.rng, 77, number)
                case.game.rules.guess(guessed, seat)
                assert hidden(case.game, guessed, seat) == view


@promise
def a_guess_is_a_whole_game_that_can_be_played_on(case: Case) -> None:
    longest = case.game.longest(case.seats, case.game.chosen(case.options))
    for step in walk(case)[len(walk(case)) // 4 :][:1]:
        guessed = step.view(step.seat).copy()
        sow(guessed.rng, 78, step.number)
        case.game.rules.guess(guessed, step.seat)
        assert dict(case.game.census(guessed)) == dict(case.game.census(step.s))
        n = step.number
        while mask := case.game.rules.actors(guessed):
            seat = acting(mask)[n % mask.bit_count()]
            listed = listed_moves(case.game, guessed, seat)
            case.game.rules.play(guessed, seat, listed[n * 7 % len(listed)])
            n += 1
            assert n <= longest

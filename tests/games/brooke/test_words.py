"""What players are told in Brooke: labels, prompts, the log and reasons."""

from __future__ import annotations

import pytest

from spieltisch.games.brooke import rules, words
from spieltisch.games.brooke.rules import BLUE, CARD, DIE, FIX, NEXT, PAIR, RED, State
from tests.games.brooke.positions import actor, after, cell, legal, numbers, position

PLAIN = "1 blue, 2 red, 5 blue"
LAST_DIE = {"cards": PLAIN, "blue": ["6", "1", "2"], "red": ["5", "4", "3 2"]}
NAMES = ["BLUE", "RED"]


def told(s: State, move: str, language: str = "en") -> list[str]:
    """The log lines of a move."""
    number = numbers(s)[legal(s).index(move)]
    lines = words.story(s, after(s, move), actor(s), number, -1)
    return [line.named(NAMES).in_(language) for line in lines]


def prompt(s: State, language: str = "en") -> str:
    return words.prompt(s, actor(s)).in_(language)


def labels(s: State) -> list[str]:
    return [words.label(s, actor(s), move).en for move in numbers(s)]


def test_the_opening_tells_cards_rolls_and_who_begins() -> None:
    s = position("3 blue, 11 red, 5 blue", rolled=(5, 2))
    assert [line.named(NAMES).en for line in words.opening(s)] == [
        "Round 1: A Blue Right, blue +2; B Red Reserve, blue +1; C Blue Swap.",
        "BLUE rolls a 5, RED a 2.",
        "BLUE begins.",
    ]


def test_no_action_is_told_with_both_totals() -> None:
    s = position(PLAIN, ["", "", ""], ["3", "", ""], rolled=(3, 0))
    assert told(s, "place 0 3") == ["BLUE puts a 3 to A: 3 against 3, no action."]
    assert told(s, "place 0 3", "de") == ["BLUE legt eine 3 an A: 3 gegen 3, keine Aktion."]


def test_an_action_to_choose_is_told_and_then_what_was_chosen() -> None:
    s = position(PLAIN, ["", "", "6"], ["1", "", ""])
    assert told(s, "place 0 4") == ["BLUE puts a 4 to A: 4 against 1.", "Right: move a blue die one card on (A→B→C→A)."]
    assert told(after(s, "place 0 4"), "die 2 6") == [
        "Right: BLUE moves the blue 6 at C to A.",
        "Card A then shows Red Right.",
    ]


def test_what_happens_by_itself_is_told_at_once() -> None:
    s = position("6 blue, 2 red, 1 blue", ["", "2", ""], ["5", "", ""])
    assert told(s, "place 0 4") == [
        "BLUE puts a 4 to A: 7 against 5.",
        "Swap: BLUE swaps the blue 4 at A and the blue 2 at B.",
        "Card A then shows Red Swap, red +3.",
    ]


def test_a_die_from_the_reserve_is_told() -> None:
    s = position("1 blue, 11 red, 5 blue", ["", "", ""], ["", "2", ""], rolled=(2, 0))
    assert told(s, "place 1 2")[1] == "Reserve: Red gets a die from the reserve."
    s = position("1 blue, 11 red, 5 blue", ["", "", ""], ["", "2", ""], rolled=(2, 0), taken=(0, 2))
    assert told(s, "place 1 2")[1] == "Reserve: Red gets a die from the reserve – not possible."


def test_a_turned_card_is_told() -> None:
    s = after(position("1 blue, 10 red, 5 blue", rolled=(3, 0)), "place 1 3")
    assert told(s, "turn 0") == ["Turn over: BLUE turns card A over.", "Card B then shows Blue Turn over."]
    assert told(s, "turn 1") == ["Turn over: BLUE turns card B over.", "Card B then shows Red Turn over."]


def test_a_correction_is_told() -> None:
    s = after(position("7 blue, 2 red, 5 blue", ["6", "5", "1"], ["2", "", ""]), "place 0 1")
    assert told(s, "die 2 1") == ["Flip: BLUE flips the blue 1 at C to 6.", "Blue has 18 pips, 15 are allowed."]
    assert told(after(s, "die 2 1"), "fix 2 6") == [
        "RED lowers the blue 6 at C to 3.",
        "Card A then shows Red Flip, red +3.",
    ]


def test_a_correction_by_itself_is_told_too() -> None:
    s = after(position("8 blue, 2 red, 5 blue", ["", "1 5 5", ""]), "place 0 4")
    assert told(s, "die 1 1") == [
        "Flip: BLUE flips the blue 1 at B to 6.",
        "Blue has 20 pips, 15 are allowed.",
        "RED lowers the blue 6 at B to 1.",
        "Card A then shows Red Turn over.",
    ]


@pytest.mark.parametrize(
    ("red", "why"),
    [
        (["6", "6", "3"], "RED sits out: the limit is reached."),
        (["6", "2", "1 1"], "RED sits out: no die in the supply."),
    ],
)
def test_who_sits_out_is_told_with_the_reason(red: list[str], why: str) -> None:
    assert told(position(PLAIN, ["1", "", ""], red), "place 0 1")[-1] == why


def test_nobody_sits_out_in_an_ordinary_turn() -> None:
    assert len(told(position(PLAIN, ["1", "", ""], ["6", "", ""]), "place 0 1")) == 1


def test_the_result_of_a_round_is_told() -> None:
    assert told(position(**LAST_DIE), "place 1 1")[1:] == [
        "Round 1: A to BLUE (6 : 5), B to RED (4 : 2), C to RED (5 : 2).",
        "Cards: BLUE 1, RED 2.",
    ]


@pytest.mark.parametrize(
    ("won", "tied", "end"),
    [
        ([(3, 4, 6, 9), (7, 8)], (10, 11, 12), "BLUE wins by 5 cards to 4."),
        ([(3, 4, 6), (7, 8)], (9, 10, 11, 12), "4 cards each; BLUE wins by 7 to 3 on printed dice."),
        ([(9, 10), (8,)], (3, 4, 6, 7, 11, 12), "3 cards each, and as many points on printed dice: a draw."),
    ],
)
def test_the_end_tells_what_decided(won: list[tuple[int, ...]], tied: tuple[int, ...], end: str) -> None:
    assert told(position(**LAST_DIE, round=4, won=won, tied=tied), "place 1 1")[-1] == end


def test_the_next_round_is_told() -> None:
    s = after(position(**LAST_DIE), "place 1 1")
    assert prompt(s) == "Round 1 is over. Lay out the next cards."
    assert labels(s) == ["lay out round 2"]
    then = after(s, "next")
    lines = words.story(s, then, RED, NEXT, -1)
    assert lines[0].en.startswith("Round 2: A Red ")
    assert lines[-1].named(NAMES).en == "RED begins."


def test_prompts_tell_what_may_be_placed() -> None:
    assert prompt(position(PLAIN, rolled=(5, 0))) == "Put the die you rolled, a 5, to a card."
    assert prompt(position(PLAIN, ["6", "6", ""])) == "Put a die to a card: 1 to 3."
    assert prompt(position(PLAIN, ["6", "6", "2"])) == "Put a die to a card: a 1."


@pytest.mark.parametrize(
    ("card", "say"),
    [
        ("1 blue", "Right: choose the blue die that goes one card on."),
        ("2 red", "Left: choose the red die that goes one card on."),
        ("5 blue", "Swap: carry a blue die onto one at another card."),
        ("7 red", "Flip: choose the red die that flips to its opposite side."),
        ("10 red", "Turn over: choose the card to turn over."),
    ],
)
def test_prompts_tell_what_an_action_asks_for(card: str, say: str) -> None:
    s = position(f"{card}, 3 red, 4 blue", ["", "2", "3"], ["", "2", "1"])
    assert prompt(after(s, "place 0 5")) == say


def test_the_prompt_of_a_correction_tells_by_how_much() -> None:
    s = after(position("7 blue, 2 red, 5 blue", ["6", "5", "1"], ["2", "", ""]), "place 0 1", "die 2 1")
    assert prompt(s) == "Blue is 3 over the limit: choose the blue die that is lowered by 3."
    assert labels(s) == ["lower the blue 6 at A to 3", "lower the blue 5 at B to 2", "lower the blue 6 at C to 3"]


def test_reasons_cite_the_rule() -> None:
    s = position(PLAIN, rolled=(5, 0))
    assert words.reason(s, BLUE, cell(0, 4)).en == "Your first die is the one you rolled: a 5 (R2)."
    s = after(position(PLAIN, ["6", "", ""]), "place 0 1")
    assert words.reason(s, BLUE, DIE + cell(2, 4)).en == "There is no blue 4 at C (R8)."
    assert "(R8)" in words.reason(s, BLUE, PAIR + 20).en
    assert words.reason(s, BLUE, CARD).en.startswith("Something else is to be done now (R8).")
    s = after(position("7 blue, 2 red, 5 blue", ["6", "5", "1"], ["2", "", ""]), "place 0 1", "die 2 1")
    assert words.reason(s, RED, FIX + cell(0, 1)).en == "The blue 1 at A cannot be lowered by 3 (R9)."
    assert words.reason(s, RED, FIX + cell(0, 2)).en == "There is no blue 2 at A (R8)."


def test_with_limit_placed_the_reason_names_that_limit() -> None:
    s = position(PLAIN, ["6", "6", ""], limit="placed")
    assert words.reason(s, BLUE, cell(0, 3)).en == "With a 3 you would have 15 pips, 14 are allowed (R3)."


def test_nothing_is_foretold_that_changes_the_table() -> None:
    s = position(PLAIN, ["6", "", ""])
    before = s.copy()
    words.preview(s, BLUE, cell(0, 3))
    words.story(s, after(s, "place 0 3"), BLUE, cell(0, 3), -1)
    assert s == before
    assert rules.actors(s) == 1

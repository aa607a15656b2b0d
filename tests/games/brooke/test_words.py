"""What players are told in Brooke: labels, prompts, the log and reasons."""

from __future__ import annotations

from typing import Any, cast

import pytest

from spieltisch.engine.kernel.rng import sow
from spieltisch.engine.showing.phrase import players
from spieltisch.games.brooke import GAME, rules, words
from spieltisch.games.brooke.rules import BLUE, CARD, DIE, FIX, PAIR, RED, State
from tests.games.brooke.positions import actor, after, cell, numbers, position, told
from tests.games.telling import NAMES, lines

PLAIN = "1 blue, 2 red, 5 blue"
LAST_DIE: dict[str, Any] = {"cards": PLAIN, "blue": ["6", "1", "2"], "red": ["5", "4", "3 2"]}


def prompt(s: State, language: str = "en") -> str:
    return words.prompt(s, actor(s)).in_(language, NAMES, actor(s))


def labels(s: State) -> list[str]:
    return [words.label(s, actor(s), move).in_() for move in numbers(s)]


def test_the_deal_tells_cards_rolls_and_who_begins() -> None:
    s = cast(State, GAME.blank(2, {"start": "blue"}))
    sow(s.rng, 7, 0)
    s.told = []
    rules.deal(s)
    a, b, c = (words.face_name(s, s.card[slot], s.face[slot]).in_() for slot in range(3))
    assert lines(GAME, s, BLUE) == [
        f"Round 1 is laid out. A: {a}; B: {b}; C: {c}.",
        f"You roll a {s.rolled[BLUE]}.",
        f"Bela rolls a {s.rolled[RED]}.",
        "You begin.",
    ]


def test_faces_are_named_with_what_is_printed() -> None:
    s = position("3 blue, 11 red, 5 blue")
    names = [words.face_name(s, s.card[slot], s.face[slot]) for slot in range(3)]
    assert [name.in_() for name in names] == [
        "Right in blue, +2 for blue",
        "Reserve in red, +1 for blue",
        "Swap in blue",
    ]
    assert [name.in_("de") for name in names] == [
        "Rechts in Blau, +2 für Blau",
        "Reserve in Rot, +1 für Blau",
        "Tausch in Blau",
    ]


def test_no_action_is_told_with_both_totals() -> None:
    s = position(PLAIN, ["", "", ""], ["3", "", ""], rolled=(3, 0))
    assert told(s, "place 0 3") == ["Ann puts a 3 at A: 3 against 3, no action."]
    assert told(s, "place 0 3", BLUE, "de") == ["Du legst eine 3 an A: 3 gegen 3, keine Aktion."]


def test_an_action_to_choose_is_told_and_then_what_was_chosen() -> None:
    s = position(PLAIN, ["", "", "6"], ["1", "", ""])
    assert told(s, "place 0 4") == [
        "Ann puts a 4 at A and leads 4 to 1.",
        "Right: move a blue die on by one card (A→B→C→A).",
    ]
    chosen = after(s, "place 0 4")
    assert told(chosen, "die 2 6", BLUE) == [
        "You move the blue 6 at C to A.",
        "Card A turns over and shows Right in red.",
    ]
    assert told(chosen, "die 2 6", RED, "de") == [
        "Ann schiebt die blaue 6 an C nach A.",
        "Karte A dreht sich um und zeigt Rechts in Rot.",
    ]


def test_what_happens_by_itself_is_told_at_once() -> None:
    s = position("6 blue, 2 red, 1 blue", ["", "2", ""], ["5", "", ""])
    assert told(s, "place 0 4") == [
        "Ann puts a 4 at A and leads 7 to 5.",
        "Ann swaps the blue 4 at A and the blue 2 at B.",
        "Card A turns over and shows Swap in red, +3 for red.",
    ]


def test_a_die_from_the_reserve_is_told() -> None:
    s = position("1 blue, 11 red, 5 blue", ["", "", ""], ["", "2", ""], rolled=(2, 0))
    assert told(s, "place 1 2")[1] == "Reserve: Bela gets a die from the reserve."
    assert told(s, "place 1 2", RED)[1] == "Reserve: you get a die from your reserve."


@pytest.mark.parametrize(
    ("cards", "void"),
    [
        ("11 red, 1 blue, 5 blue", "Reserve is void: the red reserve is empty."),
        ("1 red, 3 blue, 5 blue", "Right is void: no red die lies at a card."),
        ("5 red, 3 blue, 1 blue", "Swap is void: no two red dice lie at different cards."),
    ],
)
def test_a_void_action_is_told_with_its_cause(cards: str, void: str) -> None:
    s = position(cards, rolled=(6, 0), taken=(0, 2))
    assert told(s, "place 0 6")[1] == void


def test_a_turned_card_is_told() -> None:
    s = after(position("1 blue, 10 red, 5 blue", rolled=(3, 0)), "place 1 3")
    assert told(s, "turn 0") == ["Ann turns card A over.", "Card B turns over and shows Turn over in blue."]
    assert told(s, "turn 1") == ["Ann turns card B over.", "Card B turns over and shows Turn over in red."]


def test_a_correction_is_told() -> None:
    s = after(position("7 blue, 2 red, 5 blue", ["6", "5", "1"], ["2", "", ""]), "place 0 1")
    assert told(s, "die 2 1") == ["Ann flips the blue 1 at C to 6.", "Ann has 18 pips, 15 are allowed."]
    assert told(after(s, "die 2 1"), "fix 2 6", RED) == [
        "You lower the blue 6 at C to 3.",
        "Card A turns over and shows Flip in red, +3 for red.",
    ]


def test_a_correction_by_itself_is_told_too() -> None:
    s = after(position("8 blue, 2 red, 5 blue", ["", "1 5 5", ""]), "place 0 4")
    assert told(s, "die 1 1") == [
        "Ann flips the blue 1 at B to 6.",
        "Ann has 20 pips, 15 are allowed.",
        "Bela lowers the blue 6 at B to 1.",
        "Card A turns over and shows Turn over in red.",
    ]


@pytest.mark.parametrize(
    ("red", "why"),
    [
        (["6", "6", "3"], "Bela sits out: the limit is reached."),
        (["6", "2", "1 1"], "Bela sits out: no die in the supply."),
    ],
)
def test_who_sits_out_is_told_with_the_reason(red: list[str], why: str) -> None:
    assert told(position(PLAIN, ["1", "", ""], red), "place 0 1")[-1] == why


def test_nobody_sits_out_in_an_ordinary_turn() -> None:
    assert len(told(position(PLAIN, ["1", "", ""], ["6", "", ""]), "place 0 1")) == 1


def test_the_result_of_a_round_is_told() -> None:
    assert told(position(**LAST_DIE), "place 1 1", BLUE)[1:] == [
        "Round 1 is over.",
        "You win card A by 6 to 5.",
        "Bela wins card B by 4 to 2.",
        "Bela wins card C by 5 to 2.",
        "Cards: you 1, Bela 2.",
    ]
    tied = position(PLAIN, ["5", "1", "2"], ["5", "4", "3 2"])
    assert told(tied, "place 1 1", -1, "de")[2] == "Karte A geht an niemanden: 5 zu 5."


@pytest.mark.parametrize(
    ("won", "tied", "last", "end"),
    [
        ([(3, 4, 6, 9), (7, 8)], (10, 11, 12), "Cards: Ann 5, Bela 4.", "Ann wins by 5 cards to 4."),
        (
            [(3, 4, 6), (7, 8)],
            (9, 10, 11, 12),
            "Both have 4 cards, so printed dice decide: Ann 7, Bela 3.",
            "4 cards each; Ann wins by 7 to 3 on printed dice.",
        ),
        (
            [(9, 10), (8,)],
            (3, 4, 6, 7, 11, 12),
            "Both have 3 cards, so printed dice decide: Ann 0, Bela 0.",
            "3 cards each, and as many points on printed dice: a draw.",
        ),
    ],
)
def test_the_end_tells_what_decided(won: list[tuple[int, ...]], tied: tuple[int, ...], last: str, end: str) -> None:
    s = position(**LAST_DIE, round=4, won=won, tied=tied)
    assert told(s, "place 1 1")[-1] == last
    assert words.decided(after(s, "place 1 1")).in_("en", NAMES) == end


@pytest.mark.parametrize(
    ("winners", "viewer", "line"),
    [
        ([BLUE], BLUE, "You win with 5 cards."),
        ([BLUE], RED, "Ann wins with 5 cards."),
        ([BLUE, RED], RED, "It is a draw."),
    ],
)
def test_the_result_is_told(winners: list[int], viewer: int, line: str) -> None:
    result = words.say("result", winners=players(winners), points=5)
    assert result.in_("en", NAMES, viewer) == line


def test_the_next_round_is_told() -> None:
    s = after(position(**LAST_DIE), "place 1 1")
    assert prompt(s) == "Round 1 is over. Lay out the next cards."
    assert labels(s) == ["lay out round 2"]
    found = told(s, "next")
    assert found[0].startswith("Round 2 is laid out. A: ")
    assert found[-1] == "Bela begins."


def test_prompts_tell_what_may_be_placed() -> None:
    assert prompt(position(PLAIN, rolled=(5, 0))) == "Put the die you rolled, a 5, at a card."
    assert prompt(position(PLAIN, ["6", "6", ""])) == "Put a die at a card: 1 to 3."
    assert prompt(position(PLAIN, ["6", "6", "2"])) == "Put a die at a card: a 1."


@pytest.mark.parametrize(
    ("card", "say"),
    [
        ("1 blue", "Right: choose the blue die that moves on by one card."),
        ("2 red", "Left: choose the red die that moves on by one card."),
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
    assert prompt(s) == "Ann is 3 over the limit: choose the blue die that is lowered by 3."
    assert labels(s) == ["lower the blue 6 at A to 3", "lower the blue 5 at B to 2", "lower the blue 6 at C to 3"]


def test_reasons_cite_the_rule() -> None:
    s = position(PLAIN, rolled=(5, 0))
    assert words.reason(s, BLUE, cell(0, 4)).in_() == "Your first die is the one you rolled: a 5 (R2)."
    s = after(position(PLAIN, ["6", "", ""]), "place 0 1")
    assert words.reason(s, BLUE, DIE + cell(2, 4)).in_() == "There is no blue 4 at C (R8)."
    assert "(R8)" in words.reason(s, BLUE, PAIR + 20).in_()
    assert words.reason(s, BLUE, CARD).in_().startswith("Something else is to be done now (R8).")
    s = after(position("7 blue, 2 red, 5 blue", ["6", "5", "1"], ["2", "", ""]), "place 0 1", "die 2 1")
    assert words.reason(s, RED, FIX + cell(0, 1)).in_() == "The blue 1 at A cannot be lowered by 3 (R9)."
    assert words.reason(s, RED, FIX + cell(0, 2)).in_() == "There is no blue 2 at A (R8)."


def test_with_limit_placed_the_reason_names_that_limit() -> None:
    s = position(PLAIN, ["6", "6", ""], limit="placed")
    assert words.reason(s, BLUE, cell(0, 3)).in_() == "With a 3 you would have 15 pips, 14 are allowed (R3)."


def test_nothing_is_foretold_that_changes_the_table() -> None:
    s = position(PLAIN, ["6", "", ""])
    before = s.copy()
    words.preview(s, BLUE, cell(0, 3))
    assert s == before
    assert rules.actors(s) == 1

"""The 54 cards of the Green Box: all that is certain about them, line by line."""

from __future__ import annotations

from collections import Counter

import pytest

from spieltisch.engine.kernel.rng import sow
from spieltisch.games.green_box.deck import (
    ARROW,
    BACKGROUND,
    BLACK,
    BRICKS,
    BROWN,
    CARDS,
    CIRCLES,
    COLOUR,
    COLUMNS,
    DROP,
    HAMMER,
    LAYOUT,
    LEAF,
    NUMBER,
    PINK,
    SYMBOL,
    WHEEL,
    WHITE,
    shuffled_deck,
)
from tests.games.green_box.cards import COLOURS, SYMBOLS, card, card_name

DECK = range(CARDS)
SIX = range(6)
NUMBERS = [1, 1, 1, 2, 2, 3, 4, 5, 6]
SYMBOL_SET = {DROP, HAMMER, CIRCLES, BRICKS, WHEEL, ARROW}


def symbols(colour: int, background: int) -> set[int]:
    """The symbols of a colour on one background."""
    return {SYMBOL[c] for c in DECK if COLOUR[c] == colour and BACKGROUND[c] == background}


def column(number: int) -> list[int]:
    """The symbols of a column of the table, one for each colour."""
    return [SYMBOL[COLUMNS * colour + number] for colour in SIX]


def test_d1_the_54_cards_differ_in_colour_symbol_or_number() -> None:
    assert len({(COLOUR[c], SYMBOL[c], NUMBER[c]) for c in DECK}) == CARDS == 54


@pytest.mark.parametrize("index", SIX)
def test_d2_and_k1_every_colour_and_every_symbol_has_the_same_nine_numbers(index: int) -> None:
    assert sorted(NUMBER[c] for c in DECK if COLOUR[c] == index) == NUMBERS
    assert sorted(NUMBER[c] for c in DECK if SYMBOL[c] == index) == NUMBERS


def test_k2_the_numbers_of_the_deck_and_their_sum() -> None:
    assert Counter(NUMBER[c] for c in DECK) == {1: 18, 2: 12, 3: 6, 4: 6, 5: 6, 6: 6}
    assert sum(NUMBER[c] for c in DECK) == 150


@pytest.mark.parametrize(("background", "numbers"), [(BROWN, [6, 5, 4]), (PINK, [3, 2, 1]), (LEAF, [2, 1, 1])])
def test_d3_and_k3_every_background_holds_each_colour_and_each_symbol_thrice(
    background: int, numbers: list[int]
) -> None:
    cards = [c for c in DECK if BACKGROUND[c] == background]
    assert Counter(COLOUR[c] for c in cards) == dict.fromkeys(SIX, 3)
    assert Counter(SYMBOL[c] for c in cards) == dict.fromkeys(SIX, 3)
    for colour in SIX:
        assert [NUMBER[c] for c in cards if COLOUR[c] == colour] == numbers


@pytest.mark.parametrize("colour", SIX)
def test_d4_and_k4_brown_and_green_show_the_same_symbols_and_pink_the_others(colour: int) -> None:
    assert symbols(colour, BROWN) == symbols(colour, LEAF)
    assert symbols(colour, PINK) == SYMBOL_SET - symbols(colour, BROWN)
    assert len(symbols(colour, PINK)) == 3


@pytest.mark.parametrize("number", range(7))
def test_d5_and_k5_each_of_the_first_seven_columns_shows_every_symbol_once(number: int) -> None:
    assert sorted(column(number)) == list(SIX)


def test_d5_and_k5_the_last_two_columns_show_every_symbol_twice() -> None:
    assert Counter(column(7) + column(8)) == dict.fromkeys(SIX, 2)


def test_d6_and_k6_black_brown_and_white_pink_show_the_same_symbols() -> None:
    assert symbols(BLACK, BROWN) == symbols(WHITE, PINK) == {DROP, WHEEL, ARROW}


@pytest.mark.parametrize("name", ["black wheel 5", "white circles 1", "yellow wheel 1", "black wheel 1"])
def test_d7_and_k7_the_cards_named_in_examples_exist(name: str) -> None:
    colour, symbol, number = name.split()
    wanted = (COLOURS.index(colour), SYMBOLS.index(symbol), int(number))
    assert wanted in {(COLOUR[c], SYMBOL[c], NUMBER[c]) for c in DECK}
    assert card_name(card(name)) == name


def test_d8_the_three_temple_decks_have_18_cards_with_every_symbol_thrice() -> None:
    decks: list[list[int]] = [[], [], []]
    for c in DECK:
        swapped = (COLOUR[c], BACKGROUND[c]) in ((BLACK, BROWN), (WHITE, PINK))
        decks[1 - BACKGROUND[c] if swapped else BACKGROUND[c]].append(c)
    for cards in decks:
        assert len(cards) == 18
        assert Counter(SYMBOL[c] for c in cards) == dict.fromkeys(SIX, 3)


def test_the_symbols_a_colour_has_twice() -> None:
    twice = (
        {HAMMER, WHEEL, ARROW},
        {DROP, BRICKS, WHEEL},
        {HAMMER, CIRCLES, ARROW},
        {DROP, CIRCLES, BRICKS},
        {HAMMER, CIRCLES, BRICKS},
        {DROP, WHEEL, ARROW},
    )
    for layout, doubled in zip(LAYOUT, twice, strict=True):
        assert Counter(layout) == {symbol: 2 if symbol in doubled else 1 for symbol in SIX}


def test_a_card_is_found_by_its_name() -> None:
    assert all(card(card_name(c)) == c for c in DECK)


def test_every_card_has_a_name_of_its_own_in_both_languages() -> None:
    assert len({card_name(c) for c in DECK}) == CARDS


def test_a_shuffled_deck_holds_every_card_once_and_every_seed_another_order() -> None:
    orders = set()
    for number in range(20):
        rng, cells = [0] * 4, [-1] * CARDS
        sow(rng, 6, number)
        shuffled_deck(rng, cells)
        assert sorted(cells) == list(DECK)
        orders.add(tuple(cells))
    assert len(orders) == 20

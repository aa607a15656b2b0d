"""Phrases in words outside the page."""

from __future__ import annotations

from spieltisch.engine.phrase import Who, players, say

NAMES = ("Ann", "Bela", "Cleo")


def test_a_list_names_the_reader_last() -> None:
    both = players([0, 1])
    assert both.in_("en", NAMES, you=0) == "Bela and you"
    assert both.in_("de", NAMES, you=1) == "Ann und du"
    assert both.in_("en", NAMES) == "Ann and Bela"


def test_a_player_is_you_to_himself_and_has_a_name_for_others() -> None:
    back = say("takes-back", who=Who(2), moves=1)
    assert back.in_("en", NAMES, you=2) == "You take the move back."
    assert back.in_("en", NAMES, you=0) == "Cleo takes the move back."

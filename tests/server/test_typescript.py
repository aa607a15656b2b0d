"""The page's types are made from the messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from spieltisch.server.typescript import structs, typescript

CHECKED_IN = Path(__file__).parents[2] / "web" / "src" / "messages.ts"


def test_every_message_has_a_type() -> None:
    text = typescript()
    assert all(f"export interface {struct.__name__} {{" in text for struct in structs())


def test_a_text_is_a_pair_of_strings() -> None:
    assert "export type Text = [string, string];" in typescript()


def test_fields_with_a_default_may_be_left_out() -> None:
    assert 'undo?: "ask" | "free" | "no"; // "no"' in typescript()


def test_the_same_messages_give_the_same_text() -> None:
    assert typescript() == typescript()


@pytest.mark.skipif(not CHECKED_IN.exists(), reason="the page is not here")
def test_the_checked_in_types_are_up_to_date() -> None:
    assert CHECKED_IN.read_text("utf-8") == typescript()

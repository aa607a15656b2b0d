"""The page's types are made from the messages."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spieltisch.server.messages import Rename
from spieltisch.server.typescript import requests, structs, typescript

CHECKED_IN = Path(__file__).parents[2] / "web" / "src" / "messages.ts"


def test_every_message_has_a_type() -> None:
    text = typescript()
    assert all(f"export interface {struct.__name__} {{" in text for struct in structs())


def test_fields_with_a_default_may_be_left_out() -> None:
    assert 'undo?: "ask" | "free" | "no"; // "no"' in typescript()


def test_the_same_messages_give_the_same_text() -> None:
    assert typescript() == typescript()


@pytest.mark.skipif(not CHECKED_IN.exists(), reason="the page is not here")
def test_the_checked_in_types_are_up_to_date() -> None:
    assert CHECKED_IN.read_text("utf-8") == typescript()


def test_every_request_of_the_page_has_a_type() -> None:
    text = typescript()
    assert [name for name in requests() if f"{json.dumps(name)}: {{" not in text] == []
    assert requests()["PUT /api/me"].body is Rename


@pytest.mark.skipif(not CHECKED_IN.exists(), reason="the page is not here")
def test_the_page_asks_in_one_place_only() -> None:
    """There the types hold for method, address, body and answer; `svelte-check` refuses anything else."""
    sources = [path for kind in ("*.ts", "*.svelte") for path in CHECKED_IN.parent.rglob(kind)]
    asking = {
        path.name for path in sources if re.search(r"\bfetch\(|XMLHttpRequest|sendBeacon", path.read_text("utf-8"))
    }
    assert asking == {"api.ts"}

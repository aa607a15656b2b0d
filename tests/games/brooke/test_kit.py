"""Card sets: the own file is the table of the rules, other files are checked line by line and can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from spieltisch import Match
from spieltisch.engine.driving.matchfile import load, save
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import name_of
from spieltisch.games.brooke import GAME, kit, rules
from spieltisch.games.brooke.rules import BLUE, FLIP, LEFT, RED, RESERVE, RIGHT, SWAP, TURN, State
from tests.kits import kits_of

OWN = (Path(kit.__file__).parent / "spieltisch-12.txt").read_text("utf-8")
HEAD = "id: other\ntitle: Andere Inseln / Other islands\n[cards]\n"
ROWS = [f"{card} SWAP FLIP red+3 -" for card in range(1, 13)]
OTHER = HEAD + "\n".join(ROWS) + "\n"


def filled(text: str) -> State:
    record = rules.State()
    kit.read(text).fill(record)
    return record


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """Where an owner lays card sets of this game."""
    with kits_of("brooke", tmp_path) as found:
        yield found


def test_the_own_set_is_the_one_of_the_rules() -> None:
    record = filled(OWN)
    assert record.action.tolist() == [
        *[[RIGHT, RIGHT], [LEFT, LEFT], [RIGHT, LEFT], [LEFT, RIGHT]],
        *[[SWAP, SWAP], [SWAP, SWAP], [FLIP, FLIP], [FLIP, TURN]],
        *[[TURN, FLIP], [TURN, TURN], [RESERVE, RESERVE], [RESERVE, RESERVE]],
    ]
    printed = {card + 1: faces for card, faces in enumerate(record.printed.tolist()) if faces != [[0, 0], [0, 0]]}
    assert printed == {
        3: [[2, 0], [0, 2]],
        4: [[2, 0], [0, 2]],
        6: [[3, 0], [0, 3]],
        7: [[3, 0], [0, 3]],
        11: [[1, 0], [1, 0]],
        12: [[0, 1], [0, 1]],
    }


def test_exchanging_the_colours_maps_the_own_set_onto_itself() -> None:
    record = filled(OWN)
    cards = sorted(zip(record.action.tolist(), record.printed.tolist(), strict=True))
    mirrored = sorted((a[::-1], [face[::-1] for face in p[::-1]]) for a, p in cards)
    assert mirrored == cards


def test_the_own_set_is_the_default() -> None:
    assert GAME.chosen()["cards"] == "spieltisch-12"
    assert cast(State, GAME.blank()).action.tolist() == filled(OWN).action.tolist()


def test_a_title_is_german_and_english_or_one_for_both() -> None:
    assert kit.read(OTHER).title == name_of("Andere Inseln / Other islands")
    assert kit.read(OTHER.replace(" / Other islands", "")).title == name_of("Andere Inseln")


def test_any_colour_may_be_printed_on_any_face_and_letters_may_be_small() -> None:
    record = filled(OTHER.replace("1 SWAP FLIP red+3 -", "1 turn reserve RED+1 Blue+2", 1))
    assert record.action[0].tolist() == [TURN, RESERVE]
    assert record.printed[0].tolist() == [[0, 1], [2, 0]]
    assert record.printed[1].tolist() == [[0, 3], [0, 0]]


@pytest.mark.parametrize(
    ("changed", "into", "reason"),
    [
        ("[cards]", "[islands]", "Line 4: There is no section [islands], only [cards]."),
        ("id: other", "name: other", "Line 1: Expected id: or title: here, not name:."),
        ("id: other", "id: other\nid: more", "Line 2: id: is given further up already."),
        ("id: other", "id:", "Line 1: The value after id: is missing."),
        ("id: other", "id: My set", "Line 1: My set is no id: small letters, digits and hyphens, 40 at most."),
        ("id: other\n", "", "The line id: … is missing."),
        ("title: Andere Inseln / Other islands\n", "", "The line title: … is missing."),
        ("2 SWAP", "13 SWAP", "Line 5: 13 is no card number from 1 to 12."),
        ("2 SWAP", "0 SWAP", "Line 5: 0 is no card number from 1 to 12."),
        ("2 SWAP", "two SWAP", "Line 5: two is no card number from 1 to 12."),
        ("2 SWAP", "1 SWAP", "Line 5: Card 1 is given further up already."),
        ("2 SWAP FLIP red+3 -\n", "", "Missing below [cards]: 2 and 3."),
        ("2 SWAP FLIP", "2 SWAP", "Line 5: A card has five entries (number, two actions, two dice), here are 4."),
        (
            "2 SWAP FLIP",
            "2 SWAP FLIP FLIP",
            "Line 5: A card has five entries (number, two actions, two dice), here are 6.",
        ),
        (
            "2 SWAP FLIP",
            "2 SWAP JUMP",
            "Line 5: JUMP is no action. There are RIGHT, LEFT, SWAP, FLIP, RESERVE and TURN.",
        ),
        *[
            (
                "2 SWAP FLIP red+3",
                f"2 SWAP FLIP {die}",
                f"Line 5: {die} is no die. Possible are blue+1 to blue+3, red+1 to red+3, and - for none.",
            )
            for die in ("red+4", "red+0", "green+1", "red", "3", "+3")
        ],
    ],
)
def test_a_broken_file_is_refused_with_the_line_and_the_reason(changed: str, into: str, reason: str) -> None:
    text = OTHER.replace("3 SWAP FLIP red+3 -\n", "", 1) if "2 and 3" in reason else OTHER
    assert changed in text
    with pytest.raises(Mistake) as refused:
        kit.read(text.replace(changed, into, 1))
    assert refused.value.text.in_() == reason
    assert refused.value.text.in_("de") != reason


def test_an_owners_file_can_be_chosen_and_played(folder: Path) -> None:
    (folder / "mine.txt").write_text(OTHER, "utf-8")
    assert list(GAME.option("cards").values) == ["spieltisch-12", "other"]
    match = Match(GAME, options={"cards": "other"}, seed=3)
    while not match.over:
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[-1].number)
    s = cast(State, match.state)
    assert s.action[0, RED] == FLIP
    assert rules.tie(s, BLUE) == 0
    assert load(save(match)).state == match.state


def test_a_match_goes_on_when_its_file_is_gone(folder: Path) -> None:
    (folder / "mine.txt").write_text(OTHER, "utf-8")
    match = Match(GAME, options={"cards": "other"}, seed=3)
    (folder / "mine.txt").unlink()
    again = Match(GAME, options=match.options, seed=match.seed, dealt=match.records[0])
    while not again.over:
        seat = again.actors[0]
        again.play(seat, again.moves(seat)[0].number)
    assert cast(State, again.state).action.tolist() == [[SWAP, FLIP]] * 12


def test_a_match_file_does_not_hold_the_cards(folder: Path) -> None:
    (folder / "mine.txt").write_text(OTHER, "utf-8")
    data = save(Match(GAME, options={"cards": "other"}, seed=3)).decode()
    assert '"cards": "other"' in data
    assert "SWAP" not in data
    assert "Other islands" not in data

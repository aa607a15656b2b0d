"""Card sets of Brooke: a small text file becomes the faces of twelve cards in the record."""

from __future__ import annotations

import re
from pathlib import Path

from spieltisch.engine.driving.kits import Installed, Kit, Line, head_of, lines_of
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Book, Phrase, every, name_of
from spieltisch.games.brooke.rules import BLUE, CARDS, MOST_PRINTED, RED, State

say = Book("brooke")

ACTIONS = ("RIGHT", "LEFT", "SWAP", "FLIP", "RESERVE", "TURN")  # in the order of the rules
A_DIE = re.compile(rf"(blue|red)\+([1-{MOST_PRINTED}])")

Face = tuple[int, tuple[int, int]]  # what one side of a card asks for, and what its printed die adds to BLUE and RED


def spelt(words: str) -> Phrase:
    """A title as files have it: `deutsch / English`, one for both, or one of the catalogues, `@twelve-islands`."""
    return say(f"cards-{words[1:]}") if words.startswith("@") else name_of(words)


def read(text: str) -> Kit:
    """The card set of a file, or what is wrong with it."""
    lines = lines_of(text)
    id, title = head_of(lines, spelt)
    cards: dict[int, tuple[Face, Face]] = {}
    for line in (line for line in lines if line.section):
        if line.section != "cards":
            raise line.wrong(say("kit-section", section=line.section))
        add_card(cards, line)
    if missing := [str(card) for card in range(1, CARDS + 1) if card not in cards]:
        raise Mistake(say("kit-missing", cards=every(missing)))

    def fill(record: State) -> None:
        for card, faces in cards.items():
            for colour, (action, printed) in enumerate(faces):
                record.action[card - 1, colour] = action
                record.printed[card - 1, colour, BLUE] = printed[BLUE]
                record.printed[card - 1, colour, RED] = printed[RED]

    return Kit(id, title, fill)


def add_card(cards: dict[int, tuple[Face, Face]], line: Line) -> None:
    """A row: card, BLUE action, RED action, die on the BLUE face, die on the RED face."""
    if len(line.words) != 5:
        raise line.wrong(say("kit-entries", n=len(line.words)))
    word, blue, red, blue_die, red_die = line.words
    if not word.isascii() or not word.isdecimal() or not 1 <= int(word) <= CARDS:
        raise line.wrong(say("kit-number", word=word, most=CARDS))
    card = int(word)
    if card in cards:
        raise line.wrong(say("kit-again", card=card))
    blue_face = action_of(line, blue), printed_of(line, blue_die)
    cards[card] = blue_face, (action_of(line, red), printed_of(line, red_die))


def action_of(line: Line, word: str) -> int:
    """The number of an action by its code, in large or small letters."""
    if word.upper() not in ACTIONS:
        raise line.wrong(say("kit-action", word=word, known=every(ACTIONS)))
    return ACTIONS.index(word.upper())


def printed_of(line: Line, word: str) -> tuple[int, int]:
    """What a printed die adds to BLUE and RED."""
    if word == "-":
        return 0, 0
    found = A_DIE.fullmatch(word.lower())
    if not found:
        raise line.wrong(say("kit-die", word=word))
    value = int(found[2])
    return (value, 0) if found[1] == "blue" else (0, value)


OWN = "spieltisch-12"
INSTALLED = Installed("brooke", Path(__file__).parent / f"{OWN}.txt", read)

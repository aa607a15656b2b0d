"""Card sets of Brooke: a small text file becomes the faces of twelve cards in the record."""

import re
from pathlib import Path

from spieltisch.engine.driving.kits import Installed, Kit, Line, head_of, lines_of
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Book, Phrase, every, name_of
from spieltisch.games.brooke.rules import BLUE, CARDS, MOST_PRINTED, RED, State

say = Book("brooke")

ACTIONS = ("RIGHT", "LEFT", "SWAP", "FLIP", "RESERVE", "TURN")  # in the order of the rules
A_DIE = re.compile(rf"-|blue\+([1-{MOST_PRINTED}])|red\+([1-{MOST_PRINTED}])")

Face = tuple[int, int, int]  # what one side of a card asks for, and what its printed die adds to BLUE and RED


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
            for colour, (action, blue, red) in enumerate(faces):
                record.action[card - 1, colour] = action
                record.printed[card - 1, colour, BLUE] = blue
                record.printed[card - 1, colour, RED] = red

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
    cards[card] = face_of(line, blue, blue_die), face_of(line, red, red_die)


def face_of(line: Line, action: str, die: str) -> Face:
    """An action by its code and a printed die, both in large or small letters."""
    if action.upper() not in ACTIONS:
        raise line.wrong(say("kit-action", word=action, known=every(ACTIONS)))
    found = A_DIE.fullmatch(die.lower())
    if not found:
        raise line.wrong(say("kit-die", word=die))
    return ACTIONS.index(action.upper()), int(found[1] or 0), int(found[2] or 0)


OWN = "spieltisch-12"
INSTALLED = Installed("brooke", Path(__file__).parent / f"{OWN}.txt", read)

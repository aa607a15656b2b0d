"""Phrases put into words: you and others, names, nested ones with their attributes, lists, and what is not there."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

from spieltisch.engine.driving.game import game
from spieltisch.engine.showing import phrase
from spieltisch.engine.showing.language import LANGUAGES, first_known, language
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Book, Phrase, Who, either, every, players, say, worded

BOOK = "sample"
ENGLISH = """
greets = { $who ->
    [you] You greet
   *[other] { $who-name } greets
} everybody.
card = the { $colour } card
blue = blue
lays = { $card } is laid.
win = { $winners-you ->
    [alone] You win.
   *[other] { $winners } { $winners-count ->
        [one] wins.
       *[other] win.
    }
}
only-english = only here
score = Below { $n }: { $n ->
    [one] one point
   *[other] { NUMBER($n, useGrouping: 0) } points
} (well-3 -5).
"""
GERMAN = """
greets = { $who ->
    [you] Du grüßt
   *[other] { $who-name } grüßt
} alle.
card = die { $colour-stem }e Karte
    .dative = der { $colour-stem }en Karte
blue = blau
    .stem = blau
lays = Mit { $card-dative } wird gespielt.
win = { $winners-you ->
    [alone] Du gewinnst.
   *[other] { $winners } { $winners-count ->
        [one] gewinnt.
       *[other] gewinnen.
    }
}
"""

tell = Book(BOOK)


@pytest.fixture(autouse=True)
def sample(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A catalogue of its own beside the others."""
    for tongue, words in (("en", ENGLISH), ("de", GERMAN)):
        (tmp_path / f"{tongue}.ftl").write_text(words, "utf-8")
    real = phrase.catalogue
    monkeypatch.setattr(
        phrase, "catalogue", lambda book, tongue: tmp_path / f"{tongue}.ftl" if book == BOOK else real(book, tongue)
    )
    phrase._bundle.cache_clear()
    yield
    phrase._bundle.cache_clear()


def test_one_reader_is_you_and_others_have_names() -> None:
    greets = tell("greets", who=Who(1))
    assert greets.in_("en", ["Ann", "Bob"], you=1) == "You greet everybody."
    assert greets.in_("en", ["Ann", "Bob"], you=0) == "Bob greets everybody."
    assert greets.in_("de", ["Ann", "Bob"], you=1) == "Du grüßt alle."


def test_a_name_may_be_a_phrase_and_without_names_a_seat_is_a_mark() -> None:
    greets = tell("greets", who=Who(0))
    assert greets.in_("de", [say("player", number=1)]) == "Spieler 1 grüßt alle."
    assert greets.in_() == "<p0> greets everybody."


def test_a_phrase_in_a_phrase_brings_the_attributes_its_language_needs() -> None:
    lays = tell("lays", card=tell("card", colour=tell("blue")))
    assert lays.in_() == "the blue card is laid."
    assert lays.in_("de") == "Mit der blauen Karte wird gespielt."


def test_lists_are_written_as_each_language_writes_them() -> None:
    assert every(["a", "b", "c"]).in_() == "a, b and c"
    assert every(["a", "b", "c"]).in_("de") == "a, b und c"
    assert either(["a", tell("blue")]).in_("de") == "a oder blau"


def test_spanish_lists_sound_well() -> None:
    assert every(["Ana", "Inés"]).in_("es") == "Ana e Inés"
    assert every(["Inés", "Hilda", "Ana"]).in_("es") == "Inés, Hilda y Ana"
    assert every(["agua", "hielo"]).in_("es") == "agua y hielo"
    assert either([7, 8]).in_("es") == "7 u 8"


def test_numbers_below_zero_have_a_minus_sign() -> None:
    assert tell("score", n=-1700).in_() == "Below −1,700: −1700 points (well-3 −5)."
    assert tell("score", n=5).in_() == "Below 5: 5 points (well-3 -5)."
    assert every([-1, 2]).in_() == "−1 and 2"


def test_a_list_of_players_knows_whether_the_reader_is_in_it() -> None:
    names = ["Ann", "Bob"]
    assert tell("win", winners=players([1])).in_("en", names, you=1) == "You win."
    assert tell("win", winners=players([1])).in_("en", names, you=0) == "Bob wins."
    assert tell("win", winners=players([0, 1])).in_("de", names, you=1) == "Ann und du gewinnen."


def test_what_a_language_lacks_is_said_in_english_and_what_none_has_by_its_id() -> None:
    assert worded(tell("only-english"), "de") == ("only here", [])
    assert worded(tell("only-english"), "xx") == ("only here", [])
    text, wrong = worded(tell("nothing"), "de")
    assert text == "sample/nothing"
    assert wrong


def test_a_missing_argument_is_noticed() -> None:
    assert worded(Phrase("sample/lays"), "en")[1]


def test_a_mistake_is_told_in_the_language_of_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = pickle.loads(pickle.dumps(Mistake(say("no-rule", code="R99"))))
    assert mistake.text == say("no-rule", code="R99")
    monkeypatch.setenv("SPIELTISCH_LANG", "de")
    assert str(mistake) == "Eine Regel R99 gibt es in diesem Spiel nicht."
    monkeypatch.setenv("SPIELTISCH_LANG", "en")
    assert str(mistake) == "This game has no rule R99."


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [("de_AT.UTF-8", "de"), ("German_Germany.1252", "de"), ("de", "de"), ("C", "en"), ("xx_XX", "en"), ("en_GB", "en")],
)
def test_the_process_speaks_the_language_it_is_asked_for_if_there_is_one(
    monkeypatch: pytest.MonkeyPatch, asked: str, spoken: str
) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", asked)
    assert language() == spoken


def test_a_rulebook_that_a_language_lacks_is_the_english_one() -> None:
    assert game("othellino").rulebook("xx") == game("othellino").rulebook("en") != game("othellino").rulebook("de")


def test_a_browser_gets_the_first_of_its_languages_that_we_speak() -> None:
    assert first_known(["xx", " de-CH;q=0.8", " en;q=0.5"]) == "de"
    assert first_known([]) == "en"
    assert set(LANGUAGES) >= {"de", "en"}


def test_a_list_names_the_reader_last() -> None:
    both = players([0, 1])
    assert both.in_("en", ["Ann", "Bela"], you=0) == "Bela and you"
    assert both.in_("de", ["Ann", "Bela"], you=1) == "Ann und du"


def test_what_no_catalogue_has_is_said_by_its_name_and_what_it_is_about() -> None:
    assert Book("othellino")("nowhere").in_("de") == "othellino/nowhere"
    assert Book("othellino")("nowhere", who=Who(1), n=5).in_("de", ["Ann", "Bela"]) == "othellino/nowhere (Bela, 5)"

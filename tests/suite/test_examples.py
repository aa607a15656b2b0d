"""The examples of all rulebooks: at the same rules in every language, made of legal moves, seen everywhere."""

from __future__ import annotations

import msgspec
import pytest

from spieltisch.engine.driving.example import examples_of, played
from spieltisch.engine.driving.game import Game, all_games
from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.rulebook import examples, parts, rule

EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
EXAMPLES = [(game, name) for game in all_games() for name in examples_of(game)]
EVERY_EXAMPLE = pytest.mark.parametrize(("game", "name"), EXAMPLES, ids=lambda one: getattr(one, "id", one))


@EVERY_GAME
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_a_rulebook_shows_all_examples_once_and_no_others(game: Game, tongue: str) -> None:
    book = game.rulebook(tongue)
    names = [shown.name for shown in examples(book)]
    assert sorted(names) == sorted(examples_of(game))
    assert book.count("```position") == len(names)


@EVERY_GAME
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_language_shows_the_same_examples_at_the_same_rules(game: Game, tongue: str) -> None:
    assert examples(game.rulebook(tongue)) == examples(game.rulebook("en"))


@EVERY_GAME
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_something_is_said_below_an_example(game: Game, tongue: str) -> None:
    for shown in examples(game.rulebook(tongue)):
        text = rule(game.rulebook(tongue), shown.code.split(", ")[0])
        assert parts(text)[-1].strip()


@EVERY_EXAMPLE
def test_the_moves_of_an_example_are_legal_and_told(game: Game, name: str) -> None:
    example = played(game, name)
    assert example.match.events == example.stands[-1]
    for step in range(1, len(example.stands)):
        assert example.lines(step)


@EVERY_EXAMPLE
@pytest.mark.parametrize("tongue", LANGUAGES)
def test_every_step_of_an_example_can_be_drawn_and_sent(game: Game, name: str, tongue: str) -> None:
    example = played(game, name)
    for step in range(len(example.stands)):
        scene = example.scene(step)
        assert not scene.ways
        assert drawn(scene, tongue, example.names, example.seat)
        assert msgspec.json.encode(scene)
        for line in example.lines(step):
            assert line.in_(tongue, example.names, example.seat)


def test_an_example_stands_at_the_rule_above_it() -> None:
    book = '# Game\n\n- **R1** Go.\n- **R2, R3** Stop.\n  ```position\n  name = "stop"\n  ```\n  So.\n- **R4** On.\n'
    assert examples(book) == [("stop", "R2, R3")]
    assert parts(rule(book, "R3")) == ["- **R2, R3** Stop.\n", "stop", "  So."]

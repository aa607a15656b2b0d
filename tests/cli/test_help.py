"""The help of the command line: in the user's language, and for everything that can be typed."""

from __future__ import annotations

import pytest
from typer.core import TyperGroup
from typer.main import get_command
from typer.testing import CliRunner

from spieltisch.cli import app
from spieltisch.engine.driving.translation import read
from spieltisch.engine.showing.phrase import FALLBACK, HOUSE, catalogue


def commands() -> TyperGroup:
    tree = get_command(app)
    assert isinstance(tree, TyperGroup)
    return tree


def helped(*arguments: str) -> str:
    """What is said when help is asked for, in one line."""
    result = CliRunner().invoke(app, [*arguments, "--help"], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    return " ".join(result.output.split())


@pytest.mark.parametrize(
    ("tongue", "sentences"),
    [
        ("en", ["Usage:", "Commands", "Play in the terminal against bots.", "Show this help and exit."]),
        ("de", ["Aufruf:", "Befehle", "Im Terminal gegen Bots spielen.", "Diese Hilfe anzeigen und beenden."]),
        ("pl", ["Użycie:", "Polecenia", "Graj w terminalu przeciwko botom.", "Pokaż tę pomoc i zakończ."]),
    ],
)
def test_help_is_in_the_language_of_the_user(
    tongue: str, sentences: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", tongue)
    found = helped()
    assert [sentence for sentence in sentences if sentence not in found] == []


def test_help_of_a_command_tells_what_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "de")
    found = helped("perft")
    assert "Das Spiel, wie `spieltisch games` es nennt. [erforderlich]" in found
    assert "gleicher Startwert, gleiche Spiele. [Vorgabe: 0]" in found


@pytest.mark.parametrize("name", ["", *commands().commands])
def test_a_command_and_all_that_it_takes_is_explained(name: str) -> None:
    command = commands().commands[name] if name else commands()
    written = read(catalogue(HOUSE, FALLBACK)).messages
    unexplained = [one for one in (command, *command.params) if getattr(one, "help", None) not in written]
    assert unexplained == []


@pytest.mark.parametrize("name", ["", *commands().commands])
def test_help_leaves_no_message_unworded(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_LANG", "pl")
    assert "help-" not in helped(*([name] if name else []))

"""The help of the command line in the user's language.

Commands and what they take name messages, `help="help-seats"`. They are put into words when somebody asks for help, and
with them the words that typer has around them: nobody else waits for the catalogue.
"""

from __future__ import annotations

from typing import Any

from typer.core import TyperCommand, TyperGroup

from spieltisch.engine.showing.language import language
from spieltisch.engine.showing.phrase import Phrase, say


class Command(TyperCommand):
    """A command that explains itself in the user's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how it is called."""
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write what it does and what it takes."""
        _frame(self, ctx)
        _explain(self, *self.params)
        super().format_help(ctx, formatter)


class Commands(TyperGroup):
    """All commands, explained in the user's language."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """Write how they are called."""
        self.subcommand_metavar = _in_words(say("help-any-command"))
        _write_usage(self, ctx, formatter)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write what each of them does."""
        _frame(self, ctx)
        _explain(self, *self.params, *self.commands.values())
        super().format_help(ctx, formatter)


def _in_words(text: Phrase) -> str:
    return text.in_(language())


def _explain(*explained: Any) -> None:
    """Put the message that a command or parameter names into words."""
    for one in explained:
        one.help = _in_words(say(one.help))


def _write_usage(command: TyperCommand | TyperGroup, ctx: Any, formatter: Any) -> None:
    command.options_metavar = _in_words(say("help-any-options"))
    pieces = command.collect_usage_pieces(ctx)
    formatter.write_usage(ctx.command_path, " ".join(pieces), _in_words(say("help-usage")) + " ")


def _frame(command: TyperCommand | TyperGroup, ctx: Any) -> None:
    """Put typer's own words into the user's language, where it keeps them."""
    from typer import rich_utils  # takes its time

    rich_utils.ARGUMENTS_PANEL_TITLE = _in_words(say("help-arguments"))
    rich_utils.OPTIONS_PANEL_TITLE = _in_words(say("help-options"))
    rich_utils.COMMANDS_PANEL_TITLE = _in_words(say("help-commands"))
    rich_utils.DEFAULT_STRING = f"[{_in_words(say('help-default', value='{}'))}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{_in_words(say('help-required'))}]"
    if option := command.get_help_option(ctx):
        option.help = _in_words(say("help-help"))

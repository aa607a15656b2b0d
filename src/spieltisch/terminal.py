"""A game in the terminal: you against bots."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.panel import Panel

from spieltisch.engine.driving.example import Played, played
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match, Move
from spieltisch.engine.driving.matchfile import save
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.language import language
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import MINUS, Phrase, Who, say
from spieltisch.engine.showing.rulebook import parts
from spieltisch.lab.playthrough import player_names

MOST_SHOWN = 40
MOST_TRIED = 10_000  # moves; where a game has more numbers than that, what it does not list reaches to points


class Quit(Exception):
    """The player has had enough."""


class TerminalSeat:
    """One person's seat at a match in the terminal."""

    def __init__(
        self,
        match: Match,
        seat: int = 0,
        console: Console | None = None,
        ask: Callable[[str], str] = input,
        choose: Callable[[Record, int], int] | None = None,
    ) -> None:
        """`ask` answers for the player, `choose` for everybody else; without it they make any legal move."""
        self.match = match
        self.seat = seat
        self.console = console or Console(highlight=False)
        self.ask = ask
        self.choose = choose or self.any_move
        self.names = player_names(match.seats)

    def say(self, text: Phrase, style: str = "") -> None:
        """Print a text with the players' names in it."""
        self.console.print(escape(self.read(text)), style=style)

    def read(self, text: Phrase) -> str:
        """A text as the player reads it."""
        return text.in_(language(), self.names, self.seat)

    def run(self) -> None:
        """Play to the end, or until the player stops."""
        match = self.match
        self.console.rule(f"[bold]{escape(self.read(match.game.title))}[/bold]")
        self.say(say("you-are", who=Who(self.seat), seal=match.commitment), "dim")
        self.say(say("terminal-help"), "dim")
        for line in match.opening():
            self.say(line)
        try:
            while not match.over:
                self.round()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say(say("bye"), "dim")
            return
        self.finish()

    def round(self) -> None:
        """One move of the player if it is his to make, then one of everybody else who may."""
        if self.seat in self.match.actors:
            self.own_move()
        for other in self.match.actors:
            if other != self.seat and other in self.match.actors:
                self.make(other, self.choose(self.match.view(other), other))
                if self.seat in self.match.actors and self.match.mode == "turns":
                    return

    def any_move(self, view: Record, seat: int) -> int:
        """Any legal move, each as likely."""
        return random.choice(self.match.referee.moves(view, seat))

    def make(self, seat: int, move: int) -> None:
        """Make a move and tell it as the player may know it."""
        self.match.play(seat, move)
        for line in self.match.story(self.seat):
            self.say(line, "" if seat == self.seat else "cyan")

    def own_move(self) -> None:
        """Show the table and ask until a legal move is named."""
        self.show()
        moves = self.match.moves(self.seat)
        self.say(self.match.prompt(self.seat), "bold")
        self.list_moves(moves)
        while True:
            answer = self.ask("> ").strip()
            try:
                if self.command(answer):
                    return
                chosen = self.meant(answer, moves)
                self.make(self.seat, chosen)
                return
            except Mistake as mistake:
                self.say(mistake.text, "red")

    def command(self, answer: str) -> bool:
        """Carry a command out; whether the table has to be shown anew. Raises `Mistake` for what is none."""
        word, _, rest = answer.partition(" ")
        match word:
            case "q":
                raise Quit
            case "u":
                self.match.undo(self.seat)
                return True
            case "r":
                self.rulebook()
                return True
            case "s" if rest:
                self.keep(Path(rest))
                return True
        return False

    def keep(self, path: Path) -> None:
        """Save the match as this player may know it."""
        try:
            path.write_bytes(save(self.match, self.seat))
        except OSError as error:
            raise Mistake(say("file-unwritable", file=str(path), why=str(error.strerror))) from None
        self.say(say("saved", file=str(path)))

    def meant(self, answer: str, moves: list[Move]) -> int:
        """The move that was named by its place in the list, its name or a part that fits only one."""
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1].number
        wanted = typed(answer)
        labels = self.named(moves)
        if wanted not in labels:
            labels |= self.named(self.unlisted(answer))
        fitting = [wanted] if wanted in labels else [label for label in labels if wanted and wanted in label]
        if len(fitting) == 1:
            return labels[fitting[0]]
        if fitting:
            raise Mistake(say("fits-several", answer=answer))
        raise Mistake(say("fits-none", answer=answer))

    def named(self, moves: list[Move]) -> dict[str, int]:
        """Moves by their names as one types them."""
        return {typed(self.read(move.label)): move.number for move in moves}

    def unlisted(self, answer: str) -> list[Move]:
        """Where a game allows more than it lists: the moves that the answer could mean."""
        game, state, view = self.match.game, self.match.state, self.match.view(self.seat)
        if not game.has_allowed:
            return []
        scene = game.scene(view, self.seat)
        numbers = [int(number) for number in re.findall(r"\d+", answer)]
        if scene.reaches:
            points = [numbers[-2:]] if len(numbers) >= 2 else []
            meant = [r.base + x * r.across + y * r.down for r in scene.reaches for x, y in points]
        else:
            meant = list(range(game.last_move + 1)) if game.last_move < MOST_TRIED else []
        allowed = (n for n in meant if self.match.referee.legal(state, self.seat, n))
        return [Move(n, game.words.label(view, self.seat, n)) for n in allowed]

    def show(self) -> None:
        """The table as the player sees it."""
        self.console.print(Panel(escape("\n".join(self.drawing())), expand=False))

    def drawing(self) -> list[str]:
        """The scene as text."""
        return drawn(self.match.game.scene(self.match.view(self.seat), self.seat), language(), self.names, self.seat)

    def list_moves(self, moves: list[Move]) -> None:
        """The moves with the numbers to choose them by."""
        shown = [f"[bold]{i}[/bold] {escape(self.read(move.label))}" for i, move in enumerate(moves, 1)]
        if len(shown) > MOST_SHOWN:
            shown = [*shown[: MOST_SHOWN - 2], "…", shown[-1]]
        self.console.print(Columns(shown, padding=(0, 3)))

    def rulebook(self) -> None:
        """The rules of the game."""
        print_rules(self.console, self.match.game, self.match.game.rulebook(language()))

    def finish(self) -> None:
        """The table at the end and who has won."""
        self.show()
        ranks = self.match.ranks
        for seat in sorted(range(self.match.seats), key=lambda seat: ranks[seat]):
            won = seat in self.match.winners
            self.say(self.placed(seat), "bold" if won else "")

    def placed(self, seat: int) -> Phrase:
        """A player in the result, with his place unless all have played together."""
        points, won = self.match.points[seat], "yes" if seat in self.match.winners else "no"
        if self.match.mode == "coop":
            return say("scored", who=Who(seat), points=points, won=won)
        return say("placed", place=self.match.ranks[seat], who=Who(seat), points=points, won=won)


def typed(text: str) -> str:
    """A text in small letters, with the minus that keyboards have."""
    return text.casefold().replace(MINUS, "-")


# Rulebooks.


def print_rules(console: Console, game: Game, text: str) -> None:
    """Print a rulebook, or some of it, with its examples."""
    from rich.markdown import Markdown

    for place, part in enumerate(parts(text)):
        if place % 2:
            print_example(console, played(game, part))
        elif part.strip():
            console.print(Markdown(part))


def print_example(console: Console, example: Played) -> None:
    """Print the position of an example, what happens then, and what has come of it."""
    last = len(example.stands) - 1
    for step in sorted({0, last}):
        told = [line for one in range(1, step + 1) for line in example.lines(one)]
        for line in told:
            console.print(escape(line.in_(language(), example.names, example.seat)), style="cyan")
        drawing = drawn(example.scene(step), language(), example.names, example.seat)
        console.print(Panel(escape("\n".join(drawing)), expand=False))

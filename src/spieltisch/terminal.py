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

from spieltisch.engine.drawing import drawn
from spieltisch.engine.match import Match, Move
from spieltisch.engine.matchfile import save
from spieltisch.engine.record import Record
from spieltisch.engine.text import Mistake, Spoken, Text, language
from spieltisch.lab.playthrough import player_names

HELP = Text(
    "Zug: Nummer oder Name (ein eindeutiger Teil genügt).  u: zurücknehmen  r: Regeln  s DATEI: speichern  q: Schluss",
    "Move: number or name (or a part that fits only one).  u: take back  r: rules  s FILE: save  q: quit",
)
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

    def say(self, text: Spoken, style: str = "") -> None:
        """Print a text with the players' names in it."""
        self.console.print(escape(text.in_(language(), self.names, self.seat)), style=style)

    def run(self) -> None:
        """Play to the end, or until the player stops."""
        match = self.match
        title = match.game.title.in_(language())
        you = self.names[self.seat].in_(language())
        self.console.rule(f"[bold]{escape(title)}[/bold]")
        self.say(Text(f"Du bist {you}. Siegel: {match.commitment}", f"You are {you}. Seal: {match.commitment}"), "dim")
        self.say(HELP, "dim")
        for line in match.opening():
            self.say(line)
        try:
            while not match.over:
                self.round()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say(Text("Bis bald.", "See you."), "dim")
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
            raise Mistake(
                f"{path} lässt sich nicht schreiben: {error.strerror}.", f"{path} cannot be written: {error.strerror}."
            ) from None
        self.say(Text(f"Gespeichert: {path}", f"Saved: {path}"))

    def meant(self, answer: str, moves: list[Move]) -> int:
        """The move that was named by its place in the list, its name or a part that fits only one."""
        if answer.isdecimal() and 1 <= int(answer) <= len(moves):
            return moves[int(answer) - 1].number
        wanted = answer.casefold()
        labels = self.named(moves)
        if wanted not in labels:
            labels |= self.named(self.unlisted(answer))
        fitting = [wanted] if wanted in labels else [label for label in labels if wanted and wanted in label]
        if len(fitting) == 1:
            return labels[fitting[0]]
        if fitting:
            raise Mistake(f"„{answer}“ passt auf mehrere Züge.", f"“{answer}” fits several moves.")
        raise Mistake(
            f"„{answer}“ ist keiner der Züge. Nummer oder Name eingeben.",
            f"“{answer}” is none of the moves. Type a number or a name.",
        )

    def named(self, moves: list[Move]) -> dict[str, int]:
        """Moves by their names, in small letters."""
        return {move.label.in_(language()).casefold(): move.number for move in moves}

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
        lines = [Text(line, line).named(self.names).in_(language()) for line in self.drawing()]
        self.console.print(Panel(escape("\n".join(lines)), expand=False))

    def drawing(self) -> list[str]:
        """The scene as text."""
        return drawn(self.match.game.scene(self.match.view(self.seat), self.seat), language())

    def list_moves(self, moves: list[Move]) -> None:
        """The moves with the numbers to choose them by."""
        shown = [f"[bold]{i}[/bold] {escape(move.label.in_(language()))}" for i, move in enumerate(moves, 1)]
        if len(shown) > MOST_SHOWN:
            shown = [*shown[: MOST_SHOWN - 2], "…", shown[-1]]
        self.console.print(Columns(shown, padding=(0, 3)))

    def rulebook(self) -> None:
        """The rules of the game."""
        from rich.markdown import Markdown

        self.console.print(Markdown(self.match.game.rulebook(language())))

    def finish(self) -> None:
        """The table at the end and who has won."""
        self.show()
        points, ranks = self.match.points, self.match.ranks
        for seat in sorted(range(self.match.seats), key=lambda seat: ranks[seat]):
            won = seat in self.match.winners
            name = self.names[seat]
            place = "" if self.match.mode == "coop" else f"{ranks[seat]}. "
            result = f": {points[seat]}{' ★' if won else ''}"
            self.say(Text(f"{place}{name.de}{result}", f"{place}{name.en}{result}"), "bold" if won else "")

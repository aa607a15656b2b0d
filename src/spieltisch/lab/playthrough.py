"""A whole random match written out in words, to read and to compare with what it was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from spieltisch.engine.drawing import drawn
from spieltisch.engine.game import Game
from spieltisch.engine.match import Match
from spieltisch.engine.playouts import random_actor
from spieltisch.engine.rng import sow, uniform
from spieltisch.engine.text import Spoken, Text

LANGUAGE = "en"
PICTURE_EVERY = 40


def player_names(seats: int) -> list[Spoken]:
    """Names for players who have none."""
    return [Text(f"Spieler {seat + 1}", f"Player {seat + 1}") for seat in range(seats)]


def playthrough(game: Game, seats: int, options: Mapping[str, object] | None = None, seed: int = 0) -> str:
    """The match, line by line: every choice, what everybody is told, and now and then the table."""
    return "\n".join(_lines(game, seats, options, seed)) + "\n"


def _lines(game: Game, seats: int, options: Mapping[str, object] | None, seed: int) -> Iterator[str]:
    match = Match(game, seats, options, seed)
    names = player_names(match.seats)
    chosen = " ".join(f"{name}={value}" for name, value in match.options.items())
    title = game.title.in_(LANGUAGE)
    yield f"{title}, rules version {game.version}, {match.seats} seats, seed {seed} {chosen}".rstrip()
    yield f"seal {match.commitment}"
    for line in match.opening():
        yield f"   {line.in_(LANGUAGE, names)}"
    choice = [0] * 4
    sow(choice, seed, 1)
    while not match.over:
        if match.ply % PICTURE_EVERY == 0:
            yield from _table(match, names)
        seat = random_actor(sum(1 << actor for actor in match.actors), choice)
        moves = match.moves(seat)
        move = moves[uniform(choice, len(moves))]
        yield ""
        yield f"{match.ply + 1}. seat {seat}: {match.prompt(seat).in_(LANGUAGE, names, seat)}"
        yield f"   {len(moves)} moves, chosen {move.number}: {move.label.in_(LANGUAGE, names, seat)}"
        match.play(seat, move.number)
        for line in match.story(-1):
            yield f"   {line.in_(LANGUAGE, names)}"
    yield from _table(match, names)
    yield ""
    yield f"points {match.points}, winners {list(match.winners)}, {match.ply} moves"


def _table(match: Match, names: list[Spoken]) -> Iterator[str]:
    yield ""
    for line in drawn(match.game.scene(match.view(-1), -1), LANGUAGE):
        yield f"   | {Text(line, line).in_(LANGUAGE, names)}".rstrip()

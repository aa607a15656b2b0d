"""A whole random match written out in words, to read and to compare with what it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from textwrap import wrap

from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.playouts import random_actor
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.drawing import drawn
from spieltisch.engine.showing.phrase import FALLBACK, Phrase, say

LANGUAGE = FALLBACK
IN_WORDS = 60  # moves


def player_names(seats: int) -> list[Phrase]:
    """Names for players who have none."""
    return [say("player", number=seat + 1) for seat in range(seats)]


def playthrough(game: Game, seats: int, options: Mapping[str, object] | None = None, seed: int = 0) -> str:
    """The match: its first moves in words with what everybody is told, the others by their numbers, then the end."""
    return "\n".join(_lines(game, seats, options, seed)) + "\n"


def _lines(game: Game, seats: int, options: Mapping[str, object] | None, seed: int) -> Iterator[str]:
    match = Match(game, seats, options, seed)
    names = player_names(match.seats)
    chosen = " ".join(f"{name}={value}" for name, value in match.options.items())
    title = game.title.in_(LANGUAGE)
    yield f"{title}, rules version {game.version}, {match.seats} seats, seed {seed} {chosen}".rstrip()
    yield f"seal {match.commitment}"
    yield from _said(match.opening(), names)
    yield from _table(match, names)
    choice, prompts, numbers = [0] * 4, set(), []
    sow(choice, seed, 1)
    while not match.over:
        seat = random_actor(sum(1 << actor for actor in match.actors), choice)
        moves = match.referee.moves(match.state, seat)
        move = moves[uniform(choice, len(moves))]
        if match.ply < IN_WORDS:
            prompt = match.prompt(seat).in_(LANGUAGE, names, seat)
            if prompt not in prompts:
                prompts.add(prompt)
                yield f"   ({prompt})"
            label = game.words.label(match.view(seat), seat, move).in_(LANGUAGE, names, seat)
            yield f"{match.ply + 1}. seat {seat}, {move} of {len(moves)}: {label}"
            match.play(seat, move)
            yield from _said(match.story(-1), names)
        else:
            numbers.append(f"{seat}:{move}")
            match.play(seat, move)
    if numbers:
        yield from wrap(" ".join(numbers), 116)
        yield from _said(match.story(-1), names)
    yield from _table(match, names)
    yield f"points {match.points}, winners {list(match.winners)}, {match.ply} moves"


def _said(lines: Iterable[Phrase], names: list[Phrase]) -> Iterator[str]:
    return (f"   {line.in_(LANGUAGE, names)}" for line in lines)


def _table(match: Match, names: list[Phrase]) -> Iterator[str]:
    scene = match.game.scene(match.view(-1), -1)
    return (f"   | {line}".rstrip() for line in drawn(scene, LANGUAGE, names))

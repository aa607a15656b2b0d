"""Random matches put into every language: what is said in them, and which messages cannot be put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.driving.playouts import random_actor
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import Phrase, worded
from spieltisch.lab.playthrough import player_names


class Said(NamedTuple):
    """Something that is said to whoever sits at a seat; -1 is a spectator."""

    to: int
    phrase: Phrase


class Fault(NamedTuple):
    """A message that cannot be put into words of a language, and why."""

    language: str
    message: str
    why: str


def faults(game: Game, games: int, seed: int = 0, languages: Sequence[str] = LANGUAGES) -> list[Fault]:
    """What goes wrong in so many random matches: the first as usual, the others with all seats and options by turns."""
    found: dict[Fault, None] = {}
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        options = {
            o.id: list(o.values)[number % len(o.values)] for o in game.options if seats in (o.seats or game.seats)
        }
        names = player_names(seats)
        for to, phrase in set(said(game, seats, options if number else {}, seed + number)):
            for language in languages:
                wrong = worded(phrase, language, names, to)[1]
                found |= dict.fromkeys(Fault(language, phrase.id, str(one)) for one in wrong)
    return sorted(found)


def said(game: Game, seats: int, options: Mapping[str, object], seed: int) -> Iterator[Said]:
    """Everything that is said in a random match: labels and prompts, and what everybody is told, with the result."""
    match = Match(game, seats, options, seed)
    viewers = range(-1, match.seats)
    choice = [0] * 4
    sow(choice, seed, 1)
    yield from (Said(viewer, line) for viewer in viewers for line in match.opening(viewer))
    while not match.over:
        for seat in match.actors:
            yield Said(seat, match.prompt(seat))
            yield from (Said(seat, move.label) for move in match.moves(seat))
        seat = random_actor(sum(1 << actor for actor in match.actors), choice)
        moves = match.referee.moves(match.state, seat)
        match.play(seat, moves[uniform(choice, len(moves))])
        yield from (Said(viewer, line) for viewer in viewers for line in match.story(viewer))

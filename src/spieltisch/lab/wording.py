"""Random matches put into every language: what is said in them, and which messages cannot be put into words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from spieltisch.engine.driving.backend import COMPILED
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Entry, Match
from spieltisch.engine.driving.playouts import random_actor
from spieltisch.engine.driving.referee import referee_of
from spieltisch.engine.kernel.rng import sow, uniform
from spieltisch.engine.showing.language import LANGUAGES
from spieltisch.engine.showing.phrase import Phrase, Who, worded
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
    known: set[Said] = set()  # the same is said in many matches
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        options = {
            o.id: list(o.values)[number % len(o.values)] for o in game.options if seats in (o.seats or game.seats)
        }
        names = player_names(seats)
        heard = said(game, seats, options if number else {}, seed + number)
        new = {one if is_about(one.phrase, one.to) else Said(-1, one.phrase) for one in heard} - known
        known |= new
        for to, phrase in new:
            for language in languages:
                wrong = worded(phrase, language, names, to)[1]
                found |= dict.fromkeys(Fault(language, phrase.id, str(one)) for one in wrong)
    return sorted(found)


def is_about(phrase: Phrase, seat: int) -> bool:
    """Whether a phrase speaks of somebody, who then reads it otherwise than everybody else."""
    return any(arg == Who(seat) or (isinstance(arg, Phrase) and is_about(arg, seat)) for arg in phrase.args.values())


def said(game: Game, seats: int, options: Mapping[str, object], seed: int) -> Iterator[Said]:
    """Everything that is said in a random match: labels and prompts, and what everybody is told, with the result.

    Compiled rules list the moves, interpreted ones make them, for only those tell.
    """
    match, quick = Match(game, seats, options, seed), referee_of(game, COMPILED)
    viewers = range(-1, match.seats)
    choice = [0] * 4
    sow(choice, seed, 1)
    yield from (Said(viewer, line) for viewer in viewers for line in match.opening(viewer))
    while actors := quick.actors(state := match.state):
        moves = {seat: quick.moves(state, seat) for seat in actors}
        for seat in actors:
            view = match.view(seat)
            yield Said(seat, game.words.prompt(view, seat))
            yield from (Said(seat, game.words.label(view, seat, move)) for move in moves[seat])
        seat = random_actor(sum(1 << actor for actor in actors), choice)
        match.enter(Entry(seat, moves[seat][uniform(choice, len(moves[seat]))]))
        yield from (Said(viewer, line) for viewer in viewers for line in match.story(viewer))

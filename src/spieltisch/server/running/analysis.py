"""What a strong bot says: hints during a match, and the turning points when it is over."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from spieltisch.engine.driving.advice import Candidate
from spieltisch.engine.driving.game import Game
from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.record import Record
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import NOTHING, Phrase, say
from spieltisch.server.logs import log
from spieltisch.server.messages import Analysis, Judged
from spieltisch.server.running.thinking import ANALYSIS, Thinkers
from spieltisch.table.messages import Tip

ADVISER = "strong"
HINT_SECONDS = 1.0
MOVE_SECONDS = 0.25  # for each move of a match that is over
SHOWN = 5  # candidates of a hint
TURNING = 5  # at most so many turning points
WORTH = 0.06  # a move that cost less, in chances of winning, is none
SHARE, LEAST = 0.2, 0.02  # unless chances never went far: then so much of their span, but not what may be guessed
KEPT = 100  # analyses that are remembered


async def tips(thinkers: Thinkers, person: str, game: Game, view: Record, seat: int) -> list[Tip]:
    """What a strong bot would do in a seat's place, the best first; `person` has asked."""
    found = await thinkers.candidates(person, game, ADVISER, view, seat, HINT_SECONDS)
    return [
        Tip(c.move, game.words.label(view, seat, c.move), round(c.chance, 4), c.points and round(c.points, 2))
        for c in found[:SHOWN]
    ]


def in_words(found: list[Tip], mode: str) -> Phrase:
    """The best move, what it may bring, and the next best, in one line."""
    best = found[0]
    if len(found) == 1:
        return say("only-move", move=best.label)
    second = found[1]
    chance, other = (round(100 * (tip.chance or 0)) for tip in (best, second))
    return say("hint", best=best.label, chance=chance, second=second.label, other=other, mode=mode)


class Analyses:
    """The analyses of matches that are over, made move by move when somebody asks for one."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._known: OrderedDict[str, Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()

    def of(self, id: str, match: Match, person: str) -> Analysis:
        """The analysis as far as it is; if need be it is begun for the person who asks."""
        if not self._thinkers.threads or not self._thinkers.ready(match.game):
            raise Mistake(say("bots-not-ready"))
        if id not in self._known:
            self._known[id] = Analysis(0, match.ply)
            task = asyncio.create_task(self._work(self._known[id], match, person))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            if len(self._known) > KEPT:
                self._known.popitem(last=False)
        self._known.move_to_end(id)
        return self._known[id]

    async def _work(self, found: Analysis, match: Match, person: str) -> None:
        try:
            for ply, entry in enumerate(match.history, 1):
                view = match.seen_after(match.event_of(ply) - 1, entry.seat)
                if len(match.referee.moves(view, entry.seat)) > 1:
                    candidates = await self._thinkers.candidates(
                        person, match.game, ADVISER, view, entry.seat, MOVE_SECONDS, ANALYSIS
                    )
                    found.moves.append(judged(match.game, view, ply, entry.seat, entry.move, candidates))
                found.done = ply
            found.turning = turning_points(found.moves)
        except Exception:
            log.exception("an analysis failed", extra={"of": {"game": match.game.id}})
        finally:
            found.done = found.of


def judged(game: Game, view: Record, ply: int, seat: int, move: int, candidates: list[Candidate]) -> Judged:
    """What a move was worth beside the best there was."""
    best = candidates[0]
    made = next((c for c in candidates if c.move == move), best)
    # A move that was hardly tried is not known well enough to be called better or worse than it looks.
    chance = min(made.chance, best.chance)
    better = game.words.label(view, seat, best.move) if best.move != move else NOTHING
    label = game.words.label(view, seat, move)
    return Judged(ply, seat, round(chance, 4), round(best.chance, 4), label, better)


def turning_points(moves: list[Judged]) -> list[int]:
    """The moves that cost most, in the order they were made."""
    span = max((m.best for m in moves), default=0.0) - min((m.chance for m in moves), default=0.0)
    worth = max(LEAST, min(WORTH, SHARE * span))
    dear = sorted(moves, key=lambda m: m.chance - m.best)[:TURNING]
    return sorted(m.ply for m in dear if m.best - m.chance >= worth)

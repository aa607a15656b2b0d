"""Who acts when: bots, clocks that run out, silence that is an answer, and bots that hold the seats of who is away.

A table at which nobody is present sleeps: bots do not play on alone.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from spieltisch.engine.driving.match import Match
from spieltisch.engine.kernel.record import Record
from spieltisch.table import seating
from spieltisch.table.bot_seats import STAND_IN, pause_of, thought_of
from spieltisch.table.kept import KeptTable
from spieltisch.table.live import LiveTable, Question
from spieltisch.table.steps import change
from spieltisch.table.storage import Steps

PREPARING = 0.5  # seconds between two looks whether the game's bots can think already
IN_A_WINDOW = 1.5  # seconds after which bots answer where silence is an answer
AFTER_FAULT = 5.0  # seconds until a bot that failed is asked again


@dataclass(frozen=True)
class BotTurn:
    """A seat whose time has come: its bot is to choose, or, where nobody need think, the move is known.

    Where silence is an answer too, the time of a bot must not betray it: it is always the same. In a race thinking
    longer must not make a bot slower.
    """

    seat: int
    decision: int
    bot: bool  # a bot has the seat
    level: str
    view: Record  # what the seat may see
    move: int | None = None  # the known move
    wait: float | None = None  # its move is made after so many seconds, however soon it is found; None: at once

    @property
    def question(self) -> Question:
        """What it is about."""
        return self.seat, self.decision


def due(table: LiveTable, now: float) -> float | None:
    """When the table wants to be woken; never if nothing is waited for."""
    match = _awake(table)
    if match is None:
        table.pending.due.clear()
        table.pending.gone.clear()
        return None
    if any(chair.played_by_bot for chair in table.kept.chairs):
        table.terms.can_think(match.game)  # while people think, bots whose turn comes later are made ready
    return min([*_graces(table, now).values(), *_moves(table, match, now).values()], default=None)


def late(table: LiveTable, now: float) -> list[str]:
    """The people who have not come back in time: `hold` their seats. They are named once."""
    if _awake(table) is None:
        return []
    people = [person for person, until in _graces(table, now).items() if until <= now]
    table.pending.gone |= dict.fromkeys(people, now)
    return people


def hold(table: LiveTable, people: list[str], now: float) -> Steps[None]:
    """Let bots hold the seats of people."""

    def held(kept: KeptTable) -> None:
        for person in people:
            seating.hold(kept, person)

    yield from change(table, held, now)


def turns(table: LiveTable, now: float) -> list[BotTurn]:
    """The seats whose time has come. They are not named again before the table is told that they are `done`."""
    match = _awake(table)
    if match is None:
        return []
    ready = [question for question, at in _moves(table, match, now).items() if at <= now]
    table.pending.thinking.update(ready)
    return [_turn(table, match, *question) for question in ready]


def done(table: LiveTable, turn: BotTurn) -> None:
    """A turn is over, whether a move was made or not."""
    table.pending.thinking.discard(turn.question)


def failed(table: LiveTable, turn: BotTurn, now: float) -> None:
    """A bot could not move: it is asked again in a while."""
    table.pending.due[turn.question] = now + AFTER_FAULT
    done(table, turn)


def in_same_hands(table: LiveTable, turn: BotTurn) -> bool:
    """Whether the seat is in the same hands. Whoever has sat down meanwhile moves himself."""
    return table.kept.chairs[turn.seat].played_by_bot == turn.bot


def _awake(table: LiveTable) -> Match | None:
    """The match, if it goes on and somebody is there."""
    return table.match if table.listeners and table.kept.state == "running" else None


def _graces(table: LiveTable, now: float) -> dict[str, float]:
    """Until when people who are away may come back before a bot holds their seat."""
    sitting = {chair.person for chair in table.kept.chairs if chair.kind == "person" and not chair.away}
    pending = table.pending
    pending.gone = {person: pending.gone.get(person, now) for person in sitting - table.present}
    return {person: since + table.terms.grace for person, since in pending.gone.items()}


def _moves(table: LiveTable, match: Match, now: float) -> dict[Question, float]:
    """When bots move, for themselves or for somebody whose time has run out."""
    pending = table.pending
    moves: dict[Question, float] = {}
    for seat in match.actors:
        question = seat, match.decision(seat)
        if question in pending.thinking:
            continue
        known = pending.due.get(question)
        if table.kept.chairs[seat].played_by_bot:
            moves[question] = now + _pause(table, match, seat) if known is None else known
        elif match.game.lapse and _silence(match, seat) is not None:
            moves[question] = now + match.game.lapse.seconds if known is None else known
        elif (deadline := table.clocks.deadline(seat)) is not None:
            moves[question] = max(deadline, known or 0.0)
    pending.due = moves
    return moves


def _level(table: LiveTable, seat: int) -> str:
    chair = table.kept.chairs[seat]
    return chair.level if chair.kind == "bot" else STAND_IN


def _pause(table: LiveTable, match: Match, seat: int) -> float:
    """How long the bot of a seat waits before it moves."""
    if not table.terms.can_think(match.game):
        return PREPARING
    if _silence(match, seat) is not None:
        return 0.0
    return random.uniform(*table.terms.pause or pause_of(match.game, _level(table, seat), match.mode))


def _silence(match: Match, seat: int) -> int | None:
    """The move that is assumed if the seat does not answer; nothing if it is waited for."""
    if match.game.lapse is None:
        return None
    move = match.game.lapse.move(match.view(seat), seat)
    return None if move < 0 else move


def _turn(table: LiveTable, match: Match, seat: int, decision: int) -> BotTurn:
    bot, level = table.kept.chairs[seat].played_by_bot, _level(table, seat)
    silence = _silence(match, seat)
    known = None if bot else silence
    wait = None
    if known is None and (silence is not None or match.mode == "race"):
        wait = IN_A_WINDOW if silence is not None else thought_of(match.game, level)
        wait = table.terms.pause[1] if table.terms.pause else wait
    return BotTurn(seat, decision, bot, level, match.view(seat), known, wait)

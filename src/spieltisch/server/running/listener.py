"""One browser's line to a table: what it has been told, and what it has still to be told."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from spieltisch.table.messages import Answer, Tips

MOST_ANSWERS = 200


@dataclass(eq=False)
class Line:
    """A socket as the room knows it. The room wakes it; it then asks the room what is new."""

    person: str
    greeted: bool = False  # has said hello
    event: int = -1  # the last event it has been told
    view_stamp: int = -1  # of the last view
    news_stamp: int = -1  # of the last news about the table
    answers: list[Answer | Tips] = field(default_factory=list)
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    hinting: bool = False  # waits for a hint
    closing: int = 0  # the code with which it shall be closed

    def answer(self, answer: Answer | Tips) -> None:
        """Send an answer. Who asks without listening is cut off."""
        self.answers.append(answer)
        if len(self.answers) > MOST_ANSWERS:
            self.close(1008)
        self.wake.set()

    def close(self, code: int) -> None:
        """End the line."""
        self.closing = self.closing or code
        self.wake.set()

"""One browser's socket to a table, as the room knows it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from spieltisch.table.listener import Listener
from spieltisch.table.messages import Answer, Tips

MOST_ANSWERS = 200


@dataclass(eq=False)
class TableSocket(Listener):
    """A listener that the room wakes; it then asks the room what is new."""

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
        """End the socket."""
        self.closing = self.closing or code
        self.wake.set()

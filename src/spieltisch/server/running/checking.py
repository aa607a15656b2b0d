"""Checks match files that people send: in a process of its own, one at a time, and not for long."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from contextlib import suppress

import msgspec

from spieltisch.engine.driving.matchfile import verify
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import Phrase, say
from spieltisch.table.mistakes import TooMany

LONGEST = 10.0  # seconds; the longest matches that people play take one
PATIENT = 10  # how little the processor cares for it


class Verdict(msgspec.Struct):
    """What the process found: what holds, or why the file does not."""

    holds: bool
    said: list[Phrase]


class Checker:
    """Has files checked. Whoever comes while it is busy is told so: nothing waits in line."""

    def __init__(self) -> None:
        self._busy = False

    async def check(self, data: bytes) -> list[Phrase]:
        """What holds of a match file; a `Mistake` if it does not hold."""
        if self._busy:
            raise TooMany(say("checking-another"))
        self._busy = True
        try:
            found = await _in_child(data)
        finally:
            self._busy = False
        if not found.holds:
            raise Mistake(found.said[0])
        return found.said


async def _in_child(data: bytes) -> Verdict:
    pipe = subprocess.PIPE
    child = subprocess.Popen([sys.executable, "-m", __name__], stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        said, failed = await asyncio.to_thread(child.communicate, data, LONGEST)
    except subprocess.TimeoutExpired:
        raise Mistake(say("check-too-long")) from None
    finally:
        child.kill()
        child.wait()
    if child.returncode:
        raise RuntimeError(failed.decode(errors="replace"))
    return msgspec.json.decode(said, type=Verdict)


def _main() -> None:
    """Check the file on the input channel."""
    with suppress(AttributeError):  # not on every system
        os.nice(PATIENT)
    try:
        found = Verdict(True, [*verify(sys.stdin.buffer.read())])
    except Mistake as mistake:
        found = Verdict(False, [mistake.text])
    sys.stdout.buffer.write(msgspec.json.encode(found))


if __name__ == "__main__":
    _main()

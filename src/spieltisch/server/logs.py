"""Logs as lines of JSON. Ids of tables and people, names and seeds are secrets: they are never logged."""

from __future__ import annotations

import logging
import sys
import time

import msgspec

log = logging.getLogger("spieltisch")


class JsonLines(logging.Formatter):
    """A line of JSON for every record; what is passed as `extra={"of": {...}}` becomes fields of it."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as a line."""
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        line = {"at": at, "level": record.levelname.lower(), "what": record.getMessage()}
        line |= getattr(record, "of", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(level: int = logging.INFO) -> None:
    """Let the server and what it stands on log to the error channel."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("spieltisch", "uvicorn", "uvicorn.error", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(level if name == "spieltisch" else logging.WARNING)

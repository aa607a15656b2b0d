"""A Redis that knows only what the server asks of it, and can be stopped and started at the same port."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class SmallRedis:
    """Passes on what is published to whoever has subscribed, whatever the channel."""

    def __init__(self) -> None:
        self.port = 0
        self.published: list[bytes] = []
        self._lock = threading.Lock()
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", self.port))
        self.port = self._listening.getsockname()[1]
        self._lines: list[socket.socket] = []
        self.subscribed: list[socket.socket] = []
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def stop(self) -> None:
        """Die: all lines are cut."""
        for line in (self._listening, *self._lines):
            with suppress(OSError):
                line.shutdown(socket.SHUT_RDWR)
            line.close()

    def _accept(self, listening: socket.socket) -> None:
        with suppress(OSError):
            while True:
                line, _ = listening.accept()
                self._lines.append(line)
                threading.Thread(target=self._serve, args=(line,), daemon=True).start()

    def _serve(self, line: socket.socket) -> None:
        with suppress(OSError, ValueError), line.makefile("rb") as read:
            while True:
                words = [read.read(int(read.readline()[1:]) + 2)[:-2] for _ in range(int(read.readline()[1:]))]
                self._answer(line, [words[0].upper(), *words[1:]])

    def _answer(self, line: socket.socket, words: list[bytes]) -> None:
        match words:
            case [b"SUBSCRIBE", channel]:
                line.sendall(_array(b"subscribe", channel) + b":1\r\n")
                self.subscribed.append(line)
            case [b"PUBLISH", channel, message]:
                with self._lock:
                    for other in self.subscribed:
                        with suppress(OSError):
                            other.sendall(_array(b"message", channel, message))
                    self.published.append(message)
                line.sendall(b":1\r\n")
            case _:
                line.sendall(b"+OK\r\n")


def _array(*words: bytes) -> bytes:
    """An array of strings; one that announces a subscription ends with a number that is sent by itself."""
    said = b"".join(b"$%d\r\n%s\r\n" % (len(word), word) for word in words)
    return b"*3\r\n" + said

"""Runs the server: binds a port, says where, prepares games in the background, stops gracefully."""

from __future__ import annotations

import gc
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from types import FrameType

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from spieltisch.engine.driving.kits import DATA
from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server import logs
from spieltisch.server.logs import log
from spieltisch.server.settings import MESSAGE_BYTES, Settings
from spieltisch.server.storage.privacy import private_folder
from spieltisch.server.storage.schema import opened
from spieltisch.server.web.app import App
from spieltisch.server.web.connections import Connections, LimitedConnection

try:
    import resource
except ImportError:  # not on every system
    resource = None  # type: ignore[assignment]

GRACEFUL = 3  # seconds that open requests have when the server stops
FILES = 8192  # open files for a few thousand connections
LAST = 8.0  # seconds after which it ends in any case, whatever still waits for something
PATIENT = 15  # how little the processor cares for compiling ahead


def serve(settings: Settings, host: str, port: int, ready: Callable[[str], None], warm: bool = True) -> None:
    """Serve until told to stop; `ready` hears the address as soon as connections are taken."""
    check(settings)
    os.environ[DATA] = str(settings.data)  # where kits are found, by this process and those that it starts
    logs.set_up()
    bound = listening(host, port)
    config = config_of(App(settings), settings, open_files())
    with _warming(warm) as stop_warming, _signals_end_quietly():
        _Server(config, lambda: ready(url_of(bound)), stop_warming).run([bound])


def check(settings: Settings) -> None:
    """Find out before anything starts whether data folder, database and Redis can be used as they are named."""
    try:
        private_folder(settings.data)
        database = opened(settings.url)
        database.connect().close()
        database.dispose()
    except (OSError, ValueError, SQLAlchemyError) as error:
        why = str(getattr(error, "orig", None) or error).strip().partition("\n")[0]
        raise Mistake(say("no-data", why=why)) from None
    if settings.redis:
        _check_redis(settings.redis)


def _check_redis(address: str) -> None:
    """A Redis may be away and come; its address is right or wrong."""
    from redis.connection import parse_url  # few need it, and it takes its time

    try:
        parse_url(address)  # type: ignore[no-untyped-call]
    except ValueError:
        raise Mistake(say("bad-redis")) from None


def config_of(app: App, settings: Settings, files: int, graceful: int = GRACEFUL) -> uvicorn.Config:
    """How the application is served by a process that may have so many files open."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        http=partial(LimitedConnection, Connections(settings.connections, files // 4)),  # type: ignore[arg-type]
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=graceful,
    )


def open_files() -> int:
    """How many files this process may have open, connections included: as many as it needs, if the system lets it."""
    if resource is None:
        return FILES
    now, most = (FILES if n == resource.RLIM_INFINITY else n for n in resource.getrlimit(resource.RLIMIT_NOFILE))
    possible = min(FILES, max(now, most))
    if now < possible:
        resource.setrlimit(resource.RLIMIT_NOFILE, (possible, most))
    if possible < FILES:
        log.warning("few connections are possible: raise the limit of open files", extra={"of": {"limit": possible}})
    return possible


class _Server(uvicorn.Server):
    """Tells when it has started, and ends when it is told to."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], leave: Callable[[], None]) -> None:
        """`leave` is what has to be done before the process ends, however it ends."""
        super().__init__(config)
        self._ready = ready
        self._leave = leave

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        last = threading.Timer(LAST, self._end)
        last.daemon = True
        last.start()
        super().handle_exit(sig, frame)

    def _end(self) -> None:
        """Nothing that was acknowledged is lost by it."""
        log.error("something does not end: the server ends without it")
        self._leave()
        os._exit(1)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _calm_collector()
        _favour_loop()
        if not self.should_exit:
            self._ready()


def _calm_collector() -> None:
    """Look for garbage in circles less often: with a thousand sockets every full search stops all tables."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _favour_loop() -> None:
    """Let threads that read, write and think hand Python back soon: the loop that answers waits for it."""
    sys.setswitchinterval(0.0005)


def listening(host: str, port: int) -> socket.socket:
    """A socket bound to the address; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except OSError as error:
        bound.close()
        raise Mistake(say("no-port", host=host, port=str(port), why=str(error.strerror))) from None
    return bound


def url_of(bound: socket.socket) -> str:
    """The address to type into a browser."""
    host, port = bound.getsockname()[:2]
    host = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{host}:{port}"


@contextmanager
def _signals_end_quietly() -> Iterator[None]:
    """Being asked to stop is no failure: uvicorn would raise the signal once more after its graceful end."""
    asked = {signal.SIGTERM, signal.SIGINT}
    before = {number: signal.signal(number, lambda *_: None) for number in asked}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def _warming(wanted: bool) -> Iterator[Callable[[], None]]:
    """Compile games in a child process meanwhile; gives what ends it, and ends it with the server.

    It steps back for a game that somebody sits down to, which the server has compiled beside it.
    """
    if not wanted:
        yield lambda: None
        return
    quiet = subprocess.DEVNULL
    child = subprocess.Popen(
        [sys.executable, "-m", "spieltisch", "warm"], stdin=quiet, stdout=quiet, stderr=quiet, process_group=0
    )
    with suppress(ProcessLookupError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, child.pid, PATIENT)

    def stop() -> None:
        with suppress(ProcessLookupError, AttributeError):
            os.killpg(child.pid, signal.SIGTERM)
        child.wait()

    try:
        yield stop
    finally:
        stop()

"""The server as an ASGI application."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

from litestar import Litestar, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from spieltisch.engine.showing.mistake import Mistake
from spieltisch.engine.showing.phrase import say
from spieltisch.server.logs import log
from spieltisch.server.messages import Problem
from spieltisch.server.running.process import Process
from spieltisch.server.settings import BODY_BYTES, Settings
from spieltisch.server.web.lessons import lesson
from spieltisch.server.web.middleware import Middleware
from spieltisch.server.web.page import home, page, read_files
from spieltisch.server.web.routes import ROUTES
from spieltisch.server.web.socket import live
from spieltisch.table.mistakes import NotFound, NotNow, NotYours, TooMany


class App:
    """The guarded application, with the process that runs it."""

    def __init__(self, settings: Settings) -> None:
        self.process = Process(settings)
        self.litestar = _litestar(self.process)
        self._guarded = Middleware(self.litestar, self.process)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a connection."""
        await self._guarded(scope, receive, send)


def _litestar(process: Process) -> Litestar:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await process.open()
        app.state.process, app.state.files = process, read_files()
        yield
        await process.close()

    return Litestar(
        [*ROUTES, live, lesson, home, page],
        lifespan=[lifespan],
        exception_handlers={
            Mistake: tell_mistake,
            HTTPException: tell_http,
            RecursionError: tell_tangle,
            Exception: tell_fault,
        },
        request_max_body_size=BODY_BYTES,
        openapi_config=OpenAPIConfig(
            "Spieltisch", version("spieltisch"), path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


STATUS = {NotFound: 404, NotYours: 403, TooMany: 429, NotNow: 503}


def tell_mistake(request: Request[Any, Any, Any], mistake: Exception) -> Response[Problem]:
    """A mistake, with the status that fits."""
    assert isinstance(mistake, Mistake)
    status = next((status for kind, status in STATUS.items() if isinstance(mistake, kind)), 400)
    return Response(Problem(mistake.text), status_code=status)


HTTP_PHRASES = {
    400: say("bad-request"),
    404: say("nothing-here"),
    405: say("not-here"),
    413: say("too-large"),
}


def tell_http(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A request that does not fit what the server knows."""
    assert isinstance(error, HTTPException)
    said = HTTP_PHRASES.get(error.status_code, HTTP_PHRASES[400])
    extra = error.extra[0] if isinstance(error.extra, list) and error.extra else {}
    if "message" in extra:
        said = say("in-detail", said=said, detail=str(extra["message"]))
    return Response(Problem(said), status_code=error.status_code)


def tell_tangle(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Only what people send goes so deep: brackets in brackets without end."""
    return tell_http(request, HTTPException(status_code=400))


def tell_fault(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """A fault of our own: logged in full, told in a sentence."""
    log.error("a request failed", exc_info=error)
    return Response(Problem(say("fault")), status_code=500)

"""The built page: its files are read once and sent from memory."""

from __future__ import annotations

import gzip
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from spieltisch.engine.showing.phrase import say
from spieltisch.server.web.identity import spoken_by
from spieltisch.table.mistakes import NotFound

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"


@dataclass(frozen=True)
class File:
    """A file of the page."""

    data: bytes
    packed: bytes
    media_type: str
    cache: str


def read_files(folder: Path = FOLDER) -> dict[str, File]:
    """All files of the built page by their paths; none if it is not built."""
    return {str(p.relative_to(folder).as_posix()): _file(p, folder) for p in folder.rglob("*") if p.is_file()}


def _file(path: Path, folder: Path) -> File:
    data = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    packs = kind.startswith("text/") or kind.split("/")[1] in ("javascript", "json", "svg+xml", "manifest+json")
    # The builder names assets by their content, so they never change.
    lasting = path.relative_to(folder).parts[0] == "assets"
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return File(data, gzip.compress(data) if packs else b"", kind, cache)


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page itself."""
    return _answer(request, "")


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page, or the page itself for its own addresses."""
    return _answer(request, path.strip("/"))


def _answer(request: Request[Any, Any, Any], wanted: str) -> Response[bytes]:
    files: dict[str, File] = request.app.state.files
    if "." not in wanted.split("/")[-1] and wanted.split("/")[0] not in ("api", "assets"):
        wanted = INDEX  # the page finds its own way from such an address on
        if INDEX not in files:
            said = say("page-not-built").in_(spoken_by(request))
            return Response(said.encode(), media_type="text/plain; charset=utf-8", status_code=503)
    if (file := files.get(wanted)) is None:
        raise NotFound(say("nothing-here"))
    headers = {"Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.media_type, headers=headers | {"Content-Encoding": "gzip"})
    return Response(file.data, media_type=file.media_type, headers=headers)

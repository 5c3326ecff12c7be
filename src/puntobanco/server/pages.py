"""The built screens, read once at the start and served from memory.

Names are looked up among the files read at the start, so no name from a request reaches the disk.
"""

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request

from puntobanco.core.facts import fact
from puntobanco.paper.pages import document
from puntobanco.server.errors import not_found
from puntobanco.server.http import Reply, Route
from puntobanco.words import ENGLISH, languages, words_in

STATIC = Path(__file__).parent / "static"
INDEX = "index.html"

_HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.[a-z0-9]+$")
_COMPRESSED = ("text/", "application/json", "image/svg+xml")
_FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True, slots=True)
class ScreenFile:
    """A file of the screens, ready to send."""

    body: bytes
    zipped: bytes | None
    media_type: str
    tag: str
    cache: str


class Pages:
    """The files of the screens, by path."""

    def __init__(self, folder: Path = STATIC) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        self._pages = {
            file.relative_to(folder).as_posix(): _page(file.relative_to(folder), file.read_bytes())
            for file in files
            if not file.name.startswith(".")
        }
        self.built = INDEX in self._pages
        if not self.built:
            self._pages[INDEX] = _page(Path(INDEX), _not_built().encode())

    def find(self, path: str) -> ScreenFile | None:
        """The file at a path. A path without an extension is a page of the web application."""
        name = path.strip("/")
        if name in self._pages:
            return self._pages[name]
        is_page = "." not in name.rpartition("/")[2] and not name.startswith(("api/", "assets/"))
        return self._pages[INDEX] if is_page and name != "api" else None


def _not_built() -> str:
    """A page that says in every language how to build the screens."""
    lines = [(tag, words_in(tag).say("serve-not-built")) for tag in languages()]
    return document("not_built", words_in(ENGLISH), lines=lines)


def _page(name: Path, body: bytes) -> ScreenFile:
    guessed = mimetypes.guess_type(name.name)[0] or "application/octet-stream"
    media_type = "text/javascript" if name.suffix in {".js", ".mjs"} else guessed
    small = gzip.compress(body, mtime=0) if media_type.startswith(_COMPRESSED) else None
    written = f"{media_type}; charset=utf-8" if media_type.startswith("text/") else media_type
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    hashed = name.parts[0] == "assets" and _HASHED.search(name.name)
    return ScreenFile(body, small, written, tag, _FOREVER if hashed else "no-cache")


async def page(request: Request) -> Reply[bytes]:
    """A file of the screens, or the web application for a path without an extension."""
    pages: Pages = request.app.state.pages
    found = pages.find(request.path_params.get("path", ""))
    if found is None:
        raise not_found(fact("server-nothing-here"))
    headers = {"cache-control": found.cache, "etag": found.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.tag:
        return Reply(b"", 304, headers=headers, media_type=found.media_type)
    body = found.body
    if found.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = found.zipped
        headers["content-encoding"] = "gzip"
    if request.method == "HEAD":
        body = b""
    return Reply(body, headers=headers, media_type=found.media_type)


ROUTES = [
    Route(method, path, page, described=False)
    for path in ("/", "/{path}")
    for method in ("GET", "HEAD")
]

"""The page's files, as Vite has built them, and compressed once."""

import gzip
import mimetypes
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

WORTH = 1024  # bytes from which compressing pays
PACKED_ALREADY = {"image/png", "image/jpeg", "image/webp", "image/avif", "font/woff2", "audio/mpeg", "audio/ogg"}
NEVER_SERVED = {"manifest.json"}  # Vite's own
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
TYPES |= {".html": "text/html", ".woff2": "font/woff2", ".webmanifest": "application/manifest+json"}


class NoPage(Exception):
    """The page is not there; the text is one sentence for the person who started the server."""


@dataclass(frozen=True)
class File:
    """One file of the page."""

    content: bytes
    media_type: str

    @cached_property
    def packed(self) -> bytes | None:
        """The content in gzip, if that is shorter."""
        if len(self.content) < WORTH or self.media_type in PACKED_ALREADY:
            return None
        packed = gzip.compress(self.content, 9, mtime=0)
        return packed if len(packed) < len(self.content) else None


class Page:
    """The files of one folder, read when they are first asked for. NoPage if there is no page in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self._files: dict[str, tuple[int, File]] = {}
        if not (self.folder / "index.html").is_file():
            raise NoPage(f"the page is missing: expected {self.folder / 'index.html'}; 'make page' builds it")

    def file(self, name: str) -> File | None:
        """A file by its path in the folder; None if there is none, or if it is none of the page's."""
        path = (self.folder / name).resolve()
        if name in NEVER_SERVED or not path.is_relative_to(self.folder) or not path.is_file():
            return None
        changed = path.stat().st_mtime_ns  # a page that is built anew is served anew
        known = self._files.get(name)
        if known is None or known[0] != changed:
            known = self._files[name] = (changed, File(path.read_bytes(), media_type(path)))
        return known[1]


def media_type(path: Path) -> str:
    """What a file is. Our own list first, as what the system knows differs from one to the next."""
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"

"""Answers that everybody gets alike: read or encoded once, and packed once for those who take them packed."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

SMALL: Final = 1000  # bytes, below which nothing is packed
PACKED_ALREADY: Final = ("image/png", "image/jpeg", "image/webp", "font/woff2", "audio/", "application/pdf")


class CachedAnswer:
    """A body and its tag; whoever has the same body already gets 304."""

    def __init__(self, body: bytes, media: str) -> None:
        self.body, self.media = body, media
        self.tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
        packs = len(body) >= SMALL and not media.startswith(PACKED_ALREADY)
        self.packed = gzip.compress(body, mtime=0) if packs else None

    @classmethod
    def file(cls, path: Path) -> CachedAnswer:
        """What a file holds."""
        return cls(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream")

    def answer(self, request: Request, status: int = 200) -> Response:
        """The answer to a request for it; `status` where it stands for what there is not."""
        headers = {"etag": self.tag, "vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.body, status, media_type=self.media, headers=headers)
        return Response(self.packed, status, media_type=self.media, headers={**headers, "content-encoding": "gzip"})

"""A host of nothing but files, as `python -m http.server` is."""

from __future__ import annotations

import functools
import json
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class Handler(SimpleHTTPRequestHandler):
    """That of `python -m http.server`, without a word."""

    def log_message(self, *_: object) -> None:
        pass


class Files:
    """`python -m http.server` in a thread, on a folder that holds the site somewhere below."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.begin()
        self.url = f"http://127.0.0.1:{self.port}/a/site/"

    def begin(self) -> None:
        """Serves, at the same port again."""
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", self.port), functools.partial(Handler, directory=str(self.folder))
        )
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def names(self) -> list[str]:
        """The files of the site that a device keeps."""
        worker = (self.folder / "a" / "site" / "sw.js").read_text()
        return sorted(json.loads(worker.partition("self.FILES=")[2].partition(";self.FIRST=")[0]))

    def end(self) -> None:
        """Cuts the network."""
        self.server.shutdown()
        self.server.server_close()

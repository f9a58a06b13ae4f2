"""A host of nothing but files, as `python -m http.server` is; and when a device has kept them."""

from __future__ import annotations

import functools
import gzip
import json
import threading
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

# in a page: the language whose files are kept, once the worker has said so
TOLD: Final = """navigator.serviceWorker?.addEventListener("message", ({ data }) => {
  if ("kept" in data) window.kept = data.kept;
});"""
COUNTED: Final = "async (name) => (await (await caches.open(name)).keys()).length"


class Handler(SimpleHTTPRequestHandler):
    """That of `python -m http.server`, without a word; it notes the paths that it is asked for."""

    def __init__(self, files: Files, *args: Any, **how: Any) -> None:
        self.files = files
        super().__init__(*args, **how)

    def do_GET(self) -> None:
        """A file."""
        if self.path.endswith("/sw.js"):
            self.files.keeps.wait()
        self.files.asked.append(self.path)
        with suppress(BrokenPipeError, ConnectionResetError):  # of a browser that has left the page meanwhile
            super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


class Files:
    """`python -m http.server` in a thread, on a folder that holds the site somewhere below."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.asked: list[str] = []
        self.keeps = threading.Event()  # whether a device gets what keeps the site there
        self.keeps.set()
        self.begin()
        self.url = f"http://127.0.0.1:{self.port}/a/site/"

    def begin(self) -> None:
        """Serves, at the same port again."""
        self.server = ThreadingHTTPServer(
            ("127.0.0.1", self.port), functools.partial(Handler, self, directory=str(self.folder))
        )
        self.port = self.server.server_port
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def names(self, language: str = "en") -> list[str]:
        """The files of the site that a device keeps whose owner reads a language."""
        worker = (self.folder / "a" / "site" / "sw.js").read_text()
        files = json.loads(worker.partition("self.FILES=")[2].partition(";self.FIRST=")[0])
        read = json.loads(worker.partition(";self.READ=")[2].partition(";\n")[0])
        return sorted(name for name in files if read.get(name, language) == language)

    def game(self, game: str) -> list[str]:
        """The paths of the files of a game."""
        data = json.loads((self.folder / "a" / "site" / "games" / f"{game}.json").read_text(encoding="utf-8"))
        return [f"/a/site/games/{name}" for name in (f"{game}.json", data["engine"]["rules"])]

    def weight(self, path: str) -> int:
        """The bytes of the file at a path, packed as hosts pack it."""
        file = self.folder / path.lstrip("/")
        return len(gzip.compress((file / "index.html" if file.is_dir() else file).read_bytes(), 9))

    def end(self) -> None:
        """Cuts the network."""
        self.server.shutdown()
        self.server.server_close()


def kept(page: Page, files: Files, language: str = "en") -> None:
    """Waits until the device has every file that a reader of a language wants; the page has a clock, and `TOLD`."""
    page.clock.fast_forward(60_000)
    page.wait_for_function("(language) => window.kept === language", arg=language)
    assert page.evaluate(COUNTED, f"ceki {files.url}") == len(files.names(language))

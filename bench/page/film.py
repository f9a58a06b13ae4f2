"""A short film of a round for the README: the page plays it, and what it shows becomes a moving picture.

    python -m bench.page.film docs/pictures/round.webp            the game that is listed first
    python -m bench.page.film docs/pictures/round.webp kowah      this one

Needs the built page and a Chromium (`python -m tests.web.install`). A picture from its middle is written beside it, for
readers who want nothing to move.
"""

from __future__ import annotations

import argparse
import functools
import io
import tempfile
import threading
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import sync_playwright
from tests.web.conftest import chromium
from tests.web.player import Player

from bench.page.frames import Files
from ceki.browser import site
from ceki.play import catalogue

SIZE: Final = (800, 500)
SHOWN: Final = (640, 400)
BETWEEN: Final = 120  # milliseconds between two pictures of what others do
STAYS: Final = (250, 2500)  # milliseconds of a picture, and of the last
MOVES: Final = 8  # of the player, at most
PICTURES: Final = 90
QUALITY: Final = 60


def filmed(me: Player, game: str) -> list[Image.Image]:
    """What is seen of a round, without what is seen twice."""
    pictures: list[Image.Image] = []

    def look() -> None:
        picture = Image.open(io.BytesIO(me.page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)
        if not pictures or picture.tobytes() != pictures[-1].tobytes():
            pictures.append(picture)

    me.play_now(game)
    look()
    for _ in range(MOVES):
        while me.at() not in ("mine", "over") and len(pictures) < PICTURES:
            look()
            me.page.wait_for_timeout(BETWEEN)
        look()
        if me.at() != "mine" or len(pictures) >= PICTURES:
            break
        me.tap_once()
    return pictures


def write(file: Path, game: str) -> int:
    """Writes the film, and a picture from its middle; returns how many pictures it has."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        site.write(Path(folder, "site"))
        server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=folder))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = play.chromium.launch(executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"])
        pictures = filmed(Player(browser, f"http://127.0.0.1:{server.server_port}/site/", SIZE), game)
        browser.close()
        server.shutdown()
    stays = [STAYS[0]] * (len(pictures) - 1) + [STAYS[1]]
    how: dict[str, Any] = {"quality": QUALITY, "method": 6}
    pictures[0].save(file, save_all=True, append_images=pictures[1:], duration=stays, loop=0, **how)
    pictures[len(pictures) // 2].save(file.with_stem(f"{file.stem}-still"), **how)
    return len(pictures)


def main() -> None:
    """Reads the arguments, plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("game", nargs="?", default="")
    given = parser.parse_args()
    game = given.game or catalogue.names()[0]
    print(f"{write(given.file, game)} pictures, {given.file.stat().st_size // 1000} KB")


if __name__ == "__main__":
    main()

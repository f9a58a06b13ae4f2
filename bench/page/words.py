"""How soon words are seen: from the press that sends them until they stand at the speaker's seat.

    python -m bench.page.words       20 words
    python -m bench.page.words 100   so many

Two sit at a table of a server on this machine, each in a browser of their own, and a third watches. One of them writes;
the other two note, in the frame in which it is drawn, when the bubble and the number at the menu have come. Words are
written slowly enough for the server's limit. Needs the built page and a Chromium (`python -m tests.web.install`).
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright
from tests.web.conftest import Server, chromium
from tests.web.player import Player

GAME: Final = "cholek_tiga"
PAUSE: Final = 2500  # milliseconds between two words
SEEN: Final = """(() => {
  window.seen = {};
  const look = () => {
    const bubble = document.querySelector(".seat .bubble")?.textContent ?? "";
    const word = bubble.match(/word [0-9]+/)?.[0];
    const badge = document.querySelector("[data-unread], .unread")?.textContent ?? "";
    if (word && !window.seen[word]) window.seen[word] = { at: Date.now(), badge };
  };
  new MutationObserver(() => requestAnimationFrame(look))
    .observe(document.body, { childList: true, subtree: true, characterData: true });
})()"""


def seated(browser: Browser, url: str) -> list[Page]:
    """The pages of who writes, of who reads and of who watches."""
    who = [Player(browser, url, (1280, 800)) for _ in range(3)]
    code = who[0].make_table(game=GAME, players=2, name="Siti", chat=True)
    for one, name, does in ((who[2], "Rani", "Only watch"), (who[1], "Budi", "Sit here")):
        one.page.goto(f"{url}/t/{code}")
        one.page.get_by_label("Your name").fill(name)
        one.page.get_by_role("button", name=does).click()
    for one in who:
        one.page.wait_for_selector(".table .status")
    return [one.page for one in who]


def written(page: Page, text: str) -> int:
    """Writes to the table, in the open menu; returns the moment of the press, in milliseconds of the clock."""
    page.get_by_label("Write").fill(text)
    press = "() => { const at = Date.now(); document.querySelector('form').requestSubmit(); return at }"
    return int(page.evaluate(press))


def measure(writer: Page, readers: list[Page], words: int) -> list[int]:
    """Milliseconds until each word is drawn at each reader's."""
    took = []
    for n in range(words):
        text = f"word {n}"
        began = written(writer, text)
        for reader in readers:
            reader.wait_for_function("word => window.seen[word]", arg=text)
            took.append(int(reader.evaluate("word => window.seen[word].at", text)) - began)
        writer.wait_for_timeout(PAUSE)
    return took


def main(words: int) -> None:
    """Serves, seats three people, and prints one line."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = play.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
        )
        writer, *readers = seated(browser, server.url)
        for reader in readers:
            reader.evaluate(SEEN)
        writer.get_by_role("button", name="More").click()
        took = sorted(measure(writer, readers, words))
        browser.close()
        server.stop()
    print(
        f"{words} words, two readers: seen after {statistics.median(took):.0f} ms at the median, "
        f"{took[len(took) * 95 // 100]} in 95 of 100, {took[-1]} at most"
    )


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 20)

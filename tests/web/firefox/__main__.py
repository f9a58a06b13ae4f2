"""The site of files in Firefox: `python -m tests.web.firefox [--pictures DIR]`.

On a site served by `python -m http.server` under a path, a round of each family is played to its score by taps beside
bots, the network is cut, the page is loaded again in the middle of a round, and that round is played to its score too.
Needs a Firefox (Debian: `apt install firefox-esr`) and the built page (`make site`).
"""

from __future__ import annotations

import argparse
import random
import tempfile
from pathlib import Path

from ceki.browser import site
from ceki.play import catalogue
from tests.web.firefox import Firefox, in_firefox
from tests.web.host_of_files import Files
from tests.web.player import ACTS, CARDS, STEPS

SETTINGS = '() => localStorage.setItem("ceki.settings", \'{"motion": 2, "level": "easy"}\')'
WHOLE = "() => [...document.querySelectorAll('p')].some((one) => one.textContent.includes('kept on this device'))"


def at(page: Firefox) -> str:
    """Waits for a choice or the end of the round; says which it is: `mine` or `over`."""
    page.wait(".table[data-at=mine], .table[data-at=over]")
    return str(page.evaluate('() => document.querySelector(".table").dataset.at'))


def choose(page: Firefox, chance: random.Random) -> None:
    """One choice by taps: a button, or a card and then a button; wins are never let go."""
    since = page.evaluate('() => document.querySelector(".table").dataset.step')
    if page.count(f"{ACTS}.win"):
        page.tap(f"{ACTS}.win")
    else:
        if page.count(CARDS) and chance.random() < 0.2:
            page.tap(CARDS, chance.randrange(page.count(CARDS)))
        while not page.count(ACTS):
            page.tap(CARDS, chance.randrange(page.count(CARDS)))
        page.tap(ACTS, chance.randrange(page.count(ACTS)))
    page.wait(f".table:not([data-step='{since}'])")


def play(page: Firefox, chance: random.Random, moves: int = STEPS) -> int:
    """Plays to the score, or so many choices; returns how many were made."""
    for made in range(moves):
        if at(page) == "over":
            return made
        choose(page, chance)
    assert moves < STEPS, f"no end after {moves} choices"
    return moves


def sits_down(page: Firefox, url: str, game: str) -> None:
    """A game from the page of the house."""
    page.goto("about:blank")
    page.goto(url)
    page.wait(f'[data-game="{game}"]')
    page.tap(f'[data-game="{game}"]')
    page.wait(".status")


def plays(page: Firefox, pictures: Path | None) -> None:
    """A round of each family; then without a network."""
    chance = random.Random(7)
    families = {game.info.family: game.id for game in reversed(catalogue.games())}
    with tempfile.TemporaryDirectory() as folder:
        site.write(Path(folder, "a", "site"))
        host = Files(Path(folder))
        page.goto(host.url)
        page.evaluate(SETTINGS)
        for family, game in sorted(families.items()):
            sits_down(page, host.url, game)
            print(f"{family}: {game} played to its score by taps, {play(page, chance)} choices", flush=True)
            if pictures:
                page.picture(pictures / f"{game}.png")
        page.goto(host.url)
        while not page.evaluate(WHOLE):
            pass
        host.end()
        for family, game in sorted(families.items()):
            sits_down(page, host.url, game)
            made = play(page, chance, 3)
            there = page.evaluate("() => location.href")
            page.goto("about:blank")
            page.goto(there)
            print(
                f"{family}: {game} without a network, loaded again after {made} choices, "
                f"played to its score in {play(page, chance)} more",
                flush=True,
            )
        said = page.complaints()
        print(f"the page complained of {len(said)} things" + "".join(f"\n  {one}" for one in said))


def main() -> None:
    """Prints what was played."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    with in_firefox() as page:
        print(page.name(), flush=True)
        plays(page, given.pictures)


if __name__ == "__main__":
    main()

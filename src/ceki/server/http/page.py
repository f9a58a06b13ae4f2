"""The built page as a server shows it, at every address of the site; and the addresses that there are."""

from __future__ import annotations

import json
import re
from collections.abc import Collection
from functools import cache
from html import escape
from importlib import resources
from typing import Any, Final

from ceki.locales.language import ENGLISH
from ceki.locales.messages import said

SCREENS: Final[tuple[str, ...]] = tuple(
    json.loads(resources.files(__package__).joinpath("screens.json").read_text(encoding="utf-8"))
)  # what an address may begin with; the page has the same list
LEARN: Final = "learn"  # below it stands a page for each game,
BESIDE: Final = ("cards", "words")  # and these
FROM_HERE: Final = '="./'  # how the built page names its files
BEHIND: Final = '<meta name="ceki" content="server" />'
TITLE: Final = re.compile(r"<title>.*?</title>")
SAYS: Final = re.compile(r'<meta name="description" content="[^"]*" />')


def page_of(path: str, games: Collection[str]) -> str | None:
    """The page that an address (without a slash before it) shows: a screen, or `learn/GAME`; the home is empty. None
    for an address that there is not."""
    screen, _, rest = path.strip("/").partition("/")
    if screen == LEARN and rest:
        of = rest.partition("/")[0].lower().replace("-", "_")  # as people write it: balik-satu
        return f"{LEARN}/{of}" if of in games or of in BESIDE else None
    return screen if not screen or screen in SCREENS else None


def pages(games: Collection[str]) -> list[str]:
    """Every page that `page_of` can give, but the home."""
    return sorted([*SCREENS, *(f"{LEARN}/{of}" for of in (*BESIDE, *games))])


def owned(page: str, title: str, languages: Collection[str]) -> str:
    """The page of a server with a title of its own, and of one that offers only some languages."""
    told = {"ceki-site": title, "ceki-languages": " ".join(languages)}
    said_here = "".join(f'\n    <meta name="{name}" content="{escape(what)}" />' for name, what in told.items() if what)
    return page.replace(BEHIND, BEHIND + said_here, 1)


def placed(page: str, top: str) -> str:
    """The page with the addresses of its files from `top` (`/`, or `../../`): it names them from where it lies."""
    return page.replace(FROM_HERE, f'="{top}')


@cache
def _previews() -> dict[str, tuple[str, str]]:
    """By page, its title and what is there, in English: a preview is made for everybody alike."""

    return {
        LEARN: (said("rulebook", "title", {}, ENGLISH), said("rulebook", "says", {}, ENGLISH)),
        f"{LEARN}/cards": (said("rulebook", "cards", {}, ENGLISH), said("rulebook", "deck", {}, ENGLISH)),
        f"{LEARN}/words": (said("glossary", "title", {}, ENGLISH), said("glossary", "about", {}, ENGLISH)),
        "friends": (said("home", "own-table", {}, ENGLISH), said("home", "with-friends-says", {}, ENGLISH)),
        "practice": (said("home", "practice", {}, ENGLISH), said("home", "practice-hints", {}, ENGLISH)),
        "print": (said("printing", "title", {}, ENGLISH), said("printing", "says", {}, ENGLISH)),
        "r": (said("previews", "round-title", {}, ENGLISH), said("previews", "round-says", {}, ENGLISH)),
        "score": (said("keeper", "title", {}, ENGLISH), said("keeper", "says", {}, ENGLISH)),
        "t": (said("previews", "table-title", {}, ENGLISH), said("previews", "table-says", {}, ENGLISH)),
    }


def _told(shown: str) -> tuple[str, str]:
    if (found := _previews().get(shown)) is not None:
        return f"{found[0]} · ceki", found[1]
    return f"ceki: {said('home', 'home-title', {}, ENGLISH)}", said("home", "home-lead-people", {}, ENGLISH)


def previewed(page: str, shown: str, games: list[dict[str, Any]], origin: str = "", site: str = "") -> str:
    """The page with the title and the lines that a link to it is shown with elsewhere. `games` are the catalogue's;
    `origin` (`https://host`, or empty where that is not known) is where pictures are named from, `site` the name of a
    server that has one."""
    title, says = _told(shown)
    for game in games:
        if shown == f"{LEARN}/{game['id']}":
            title, says = f"{game['title']} · ceki", game["about"]
    told = {"og:site_name": site or "ceki", "og:type": "website", "og:title": title, "og:description": says}
    if origin:
        told["og:image"] = f"{origin}/icons/icon-512.png"
    told_here = "".join(f'\n    <meta property="{name}" content="{escape(what)}" />' for name, what in told.items())
    page = TITLE.sub(lambda _: f"<title>{escape(title)}</title>", page, count=1)
    return SAYS.sub(lambda _: f'<meta name="description" content="{escape(says)}" />{told_here}', page, count=1)

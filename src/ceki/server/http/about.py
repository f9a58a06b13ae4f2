"""The page about a server: who runs it, what it keeps and for how long. It needs no script."""

from __future__ import annotations

from html import escape
from typing import Any, Final
from urllib.parse import urlsplit

from ceki import __version__
from ceki.locales.language import ENGLISH, languages, likeliest
from ceki.locales.messages import said
from ceki.server import limits
from ceki.server.settings import Settings

KEPT: Final = (
    "kept-name", "kept-table", "kept-closed", "kept-deleted", "kept-chat", "kept-key", "kept-address", "kept-ban",
    "kept-push", "kept-log", "kept-device", "kept-others", "kept-cards",
)  # fmt: skip
STYLE: Final = (
    ":root { color-scheme: light dark; } body { font: 1.05rem/1.6 system-ui, sans-serif; max-width: 42rem; "
    "margin: 2rem auto; padding: 0 1rem; } li { margin: .5rem 0; } .quiet { opacity: .75; }"
)
LINKS: Final = ("http", "https", "mailto")


def about_page(settings: Settings, language: str) -> str:
    """The page in a language. What an operator has not set is not on it."""

    def says(key: str, **facts: Any) -> str:
        return escape(said("about", key, facts, language))

    days = {
        "keep_days": f"{settings.keep_days:g}", "log_days": f"{settings.log_days:g}", "long_days": limits.KEPT_DAYS,
        "lines": limits.LINES,
    }  # fmt: skip
    name = settings.title or "ceki"
    others = (one for one in offered(settings) if one != language)
    parts = [
        f"<h1>{escape(name)}</h1>",
        f'<p>{says("runs", version=__version__)} <a href="/">{says("play")}</a></p>',
        *([f"<h2>{says('who')}</h2>"] if settings.imprint or settings.contact else []),
        *([f"<p>{escape(settings.imprint)}</p>"] if settings.imprint else []),
        *([f"<p>{says('contact')} {_linked(settings.contact)}</p>"] if settings.contact else []),
        f"<h2>{says('kept')}</h2>",
        "<ul>" + "".join(f"<li>{says(key, **days)}</li>" for key in KEPT) + "</ul>",
        f"<h2>{says('wishes')}</h2>",
        f"<p>{says('wishes-how')}</p>",
        '<p class="quiet">'
        + " · ".join(f'<a href="?language={one}" lang="{one}">{_own_name(one)}</a>' for one in others),
        "</p>",
    ]
    head = (
        f'<!doctype html>\n<html lang="{language}">', "<head>", '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{says('about', title=name)}</title>", f"<style>{STYLE}</style>", "</head>", "<body>", "<main>",
    )  # fmt: skip
    return "\n".join((*head, *parts, "</main>", "</body>", "</html>", ""))


def offered(settings: Settings) -> list[str]:
    """The languages that a server offers: all, or those that were chosen and English, which has all texts."""
    return [one for one in languages() if not settings.languages or one in (ENGLISH, *settings.languages)]


def read_in(settings: Settings, asked: str, accepted: str) -> str:
    """The language for a reader who has `asked` for one by its code, or whose browser has `accepted` some (the header
    Accept-Language)."""
    ours = offered(settings)
    if asked in ours:
        return asked
    for one in accepted.split(","):
        code = one.partition(";")[0].strip().lower()
        likely = likeliest(code)
        if likely in ours and (likely != ENGLISH or code.startswith(ENGLISH)):
            return likely
    return ENGLISH


def _own_name(code: str) -> str:
    return escape(said("language", "name", {}, code))


def _linked(contact: str) -> str:
    """An address of mail, or of a page, as a link."""
    address = f"mailto:{contact}" if "@" in contact and ":" not in contact and " " not in contact else contact
    if urlsplit(address).scheme not in LINKS:
        return escape(contact)
    return f'<a href="{escape(address)}">{escape(contact)}</a>'

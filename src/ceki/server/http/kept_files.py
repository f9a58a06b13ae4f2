"""What the page's service worker reads first: the files that it keeps on a device, and what each is known by."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from ceki.locales.language import ENGLISH, languages

LATER: Final = (
    "games/",
    "api/games/",
    "api/rules/",
    "api/how-to-play/",
    "api/print",
    "icons/",
    "assets/faces-contrast",
    "assets/lesson.",
)  # kept once the page stands
ASKED: Final = ""  # in place of a digest: such a file is asked for each time, and what was kept stands in for it
NOT_KEPT: Final = ("sw.js", "push.js", "sources.sha256", "third-party-licenses.md")  # of a built page
PAGE: Final = "index.html"


def digest(content: bytes) -> str:
    """What a file is known by."""
    return hashlib.sha256(content).hexdigest()


def of_a_language(path: str) -> str:
    """The code of the language whose readers alone want a file, which its path names; "" for what others want too, as
    they do what is English."""
    others = "|".join(code for code in languages() if code != ENGLISH)
    named = re.search(rf"[/.]({others})([/.-]|$)", path)
    return named[1] if named else ""


def named(kept: Mapping[str, str]) -> bytes:
    """The lines before the script of the worker: these files by path with their digests (or `ASKED`), those without
    which the page does not begin, and those that only readers of a language want."""
    found = dict(sorted(kept.items()))
    read = {name: code for name in found if (code := of_a_language(name))}
    first = [name for name in found if not name.startswith(LATER) and name not in read]
    return b"self.FILES=" + as_json(found) + b";self.FIRST=" + as_json(first) + b";self.READ=" + as_json(read) + b";\n"


def of_a_server(files: Mapping[str, bytes], games: Iterable[str]) -> dict[str, str]:
    """The files of a page that a server sends, with what it tells of these games by their ids."""
    found = {name: digest(content) for name, content in files.items() if name not in (*NOT_KEPT, PAGE)}
    told = ["rules", *(f"how-to-play/{code}" for code in languages())]
    asked = [PAGE, "api/games", *(f"api/{at}/{game}" for game in games for at in ("games", *told))]
    return found | dict.fromkeys(asked, ASKED)


def as_json(answer: Any) -> bytes:
    """An answer as a server sends it."""
    return json.dumps(answer, ensure_ascii=False, separators=(",", ":")).encode()

"""Which extra of the project brings a library that is not installed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

BROUGHT_BY: Final = {  # libraries that another one brings, or that have another name in their package
    "starlette": "fastapi",
    "click": "typer",
    "fluent": "fluent-runtime",
    "babel": "fluent-runtime",
}
OF_COMMANDS: Final = {  # the extra with all that a command needs, where another would not do
    **dict.fromkeys(("serve", "site", "verify", "backup", "restore", "doctor", "admin"), "table"),
    **dict.fromkeys(("arena", "skill", "levels", "league", "odds"), "lab"),
    **dict.fromkeys(("compile", "test-game", "new-game"), "author"),
    "print": "print", "archive": "archive",
}  # fmt: skip
ORDER: Final = (
    "terminal",
    "table",
    "lab",
    "archive",
    "author",
    "postgres",
    "valkey",
    "cluster",
    "print",
    "page",
    "all",
)  # the first that brings it is named


def advice(error: ModuleNotFoundError, given: Sequence[str]) -> str:
    """One line: what is missing and what to install for a command line. In English where what reads the words of
    languages is missing itself."""
    from importlib.util import find_spec

    missing = (error.name or "").partition(".")[0]
    extras = extras_with(BROUGHT_BY.get(missing, missing))
    if not extras:
        return str(error)
    own = {OF_COMMANDS[word] for word in given if word in OF_COMMANDS}
    command = f"pip install 'ceki[{next((extra for extra in extras if extra in own), extras[0])}]'"
    if find_spec("fluent") is None or find_spec("babel") is None:
        return f"this needs {missing}, which is not installed: {command}"
    from ceki.locales.messages import said

    return said("command", "needs", {"library": missing, "command": command})


def extras_with(library: str) -> list[str]:
    """The extras that bring a library, the one to be named first."""
    from importlib.metadata import requires

    wanted, found = library.replace("_", "-"), set()
    for line in requires("ceki") or []:
        name = re.match(r"[\w-]+", line)
        extra = re.search(r"extra == ['\"]([\w-]+)['\"]", line)
        if name and extra and name[0] == wanted:
            found.add(extra[1])
    return [extra for extra in ORDER if extra in found]

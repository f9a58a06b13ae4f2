"""The commands that are typed at a table, and what each does, in the language that this program speaks."""

from __future__ import annotations

from typing import Final

from ceki.locales.messages import parsed, said
from ceki.locales.rows import labelled

TERMINAL: Final = "terminal"  # the catalogue of what the terminal says in lines
SCREENS: Final = "screens"  # and of what it says on the full screen
COMMANDS: Final = (
    "hand",
    "table",
    "moves",
    "score",
    "rules",
    "propose",
    "undo",
    "hint",
    "review",
    "log",
    "help",
    "quit",
)
SERVED: Final = (
    *(word for word in COMMANDS if word not in ("quit", "propose")),
    *("propose OPTION VALUE", "agree", "refuse", "say WORDS", "fair", "next", "back", "without", "remove SEAT", "quit"),
)


def help_lines(commands: tuple[str, ...], served: bool = False) -> list[str]:
    """Every command with what it does, at a table of one's own or on a server."""
    return [said(TERMINAL, "commands", {}), *(f"  {labelled(command, _says(command, served))}" for command in commands)]


def _says(command: str, served: bool) -> str:
    word = command.split()[0]
    if served and f"command-{word}.served" in parsed(TERMINAL):
        return said(TERMINAL, f"command-{word}.served", {})
    return said(TERMINAL, f"command-{word}", {})


def level_told(level: str) -> str:
    """The level of a bot within a sentence."""
    return said("frame", "level", {"name": level}).lower()

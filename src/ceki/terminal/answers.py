"""Yes and no as people type them: in their own language, or in English."""

from __future__ import annotations

from typing import Final

from ceki.locales.language import ENGLISH
from ceki.locales.messages import said

BETWEEN: Final = " | "  # two words of the list that a language has


def yes_or_no(typed: str) -> bool | None:
    """Whether an answer says yes; None where it says neither yes nor no."""
    word = typed.strip().casefold()
    for code in ("", ENGLISH):
        for key, means in (("words-yes", True), ("words-no", False)):
            if word in said("terminal", key, {}, code).casefold().split(BETWEEN):
                return means
    return None

"""Ranges of numbers as programs exchange them, `0 to 100 or none`, in the language that this program speaks."""

from __future__ import annotations

import re
from typing import Final

from ceki.locales.messages import said

RANGE: Final = re.compile(r"(\d+) to (\d+)(?: or (none)| (each))?\b")


def ranges_told(allowed: str) -> str:
    """A line of what is allowed, with its ranges as the reader reads them; all else stays."""
    return RANGE.sub(_told, allowed)


def _told(found: re.Match[str]) -> str:
    low, high, none, each = found.groups()
    return said("house", "range", {"low": low, "high": high, "how": none or each or "only"})

"""Words from elsewhere, made safe to show in a terminal."""

from __future__ import annotations

from typing import Any

from ceki.locales.written import JOINERS, belongs


def line_of(text: Any) -> str:
    """One line of what can be printed: no control characters, which could take a terminal over."""
    said = str(text)
    shown = (one.isprintable() or (one in JOINERS and belongs(said, n)) for n, one in enumerate(said))
    return "".join(one if seen else " " for one, seen in zip(said, shown, strict=True))

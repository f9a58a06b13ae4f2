"""The built page as a server shows it."""

from __future__ import annotations

from pathlib import Path


def page_at_the_top(file: Path) -> bytes:
    """The page with addresses from the top: it names its files from where it lies, and is shown at `/t/CODE` too."""
    return file.read_text(encoding="utf-8").replace('="./', '="/').encode()

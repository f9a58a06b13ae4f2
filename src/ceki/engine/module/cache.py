"""The folder for what this machine has made for itself, and can make again."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def cache_folder() -> Path:
    """`$CEKI_CACHE`, else the user's cache folder."""
    if chosen := os.environ.get("CEKI_CACHE"):
        return Path(chosen)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "ceki"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ceki"

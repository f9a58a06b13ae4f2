"""Whether the built page is older than its sources: only in a checkout, where they lie beside the package."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Final

import ceki

PACKAGE: Final = Path(ceki.__file__).parent
BUILDER: Final = "web/build.py"  # in a checkout: it knows what the page was built from


def stale_checkout(package: Path = PACKAGE) -> Path | None:
    """The checkout whose page was not built from the sources that lie there now; None where it was, and in an installed
    wheel, which has the page alone."""
    folder = package.parent.parent
    builder = folder / BUILDER
    if package.parent.name != "src" or not builder.is_file():
        return None
    return None if runpy.run_path(str(builder))["is_built"]() else folder

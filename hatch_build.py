"""Builds the page of the table into a wheel or sdist, if it is not there yet."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `web/build.py` unless the install is editable (`make play` builds then) or the page is there."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before anything is packed."""
        root = Path(self.root)
        page = root / "src" / "ceki" / "server" / "static" / "index.html"
        if version == "editable" or page.is_file():
            return
        runpy.run_path(str(root / "web" / "build.py"))["build"]()

"""The command as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.patience import PATIENCE


def process(*arguments, typed="", **environment):
    return subprocess.run(
        [sys.executable, "-m", "ceki.cli", *arguments], input=typed, capture_output=True, text=True, timeout=PATIENCE,
        env={**os.environ, **environment}, check=False,
    )  # fmt: skip

"""The command as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.patience import PATIENCE


def process(*arguments, typed="", **environment):
    return run_python("-m", "ceki.cli", *arguments, typed=typed, **environment)


def run_python(*arguments, typed="", **environment):
    return subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, timeout=PATIENCE,
        env={**os.environ, **environment}, check=False,
    )  # fmt: skip

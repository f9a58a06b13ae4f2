"""`python -m tests.golden.pictures FOLDER`: every score sheet as a picture, wide and as on a phone, and its text."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest


def main() -> int:
    """Shows every sheet in a browser."""
    folder = Path(sys.argv[1]) if len(sys.argv) == 2 else None
    if folder is None:
        print("one folder for the pictures is needed: python -m tests.golden.pictures FOLDER", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    os.environ |= {"CEKI_PICTURES": str(folder), "CEKI_GOLDEN": "1"}
    tests = Path(__file__).parent.parent / "web" / "table" / "test_sheets.py"
    return int(pytest.main(["-q", "-p", "no:xdist", "-m", "prove or not prove", str(tests)]))


if __name__ == "__main__":
    sys.exit(main())

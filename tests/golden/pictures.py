"""`python -m tests.golden.pictures FOLDER`: every score sheet as a picture, wide and as on a phone, and its text; and a
table in every language."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest


def main() -> int:
    """Shows every sheet, and the tables, in a browser."""
    folder = Path(sys.argv[1]) if len(sys.argv) == 2 else None
    if folder is None:
        print("one folder for the pictures is needed: python -m tests.golden.pictures FOLDER", file=sys.stderr)
        return 2
    folder.mkdir(parents=True, exist_ok=True)
    os.environ |= {"CEKI_PICTURES": str(folder), "CEKI_GOLDEN": "1"}
    page = Path(__file__).parent.parent / "web"
    tests = [str(page / name) for name in ("table/test_sheets.py", "words/test_languages_pictured.py")]
    return int(pytest.main(["-q", "-p", "no:xdist", "-m", "prove or not prove", *tests]))


if __name__ == "__main__":
    sys.exit(main())

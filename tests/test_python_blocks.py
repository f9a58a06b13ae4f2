"""The Python in README and on the pages of the guide runs as it stands there, each block by itself."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.M | re.S)
ELSEWHERE = {"protocol.md"}  # a whole client: tests/server/test_processes.py plays it


def blocks():
    """(page, number, text) of every block."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    for page in pages:
        if page.name not in ELSEWHERE:
            for number, text in enumerate(BLOCK.findall(page.read_text(encoding="utf-8")), 1):
                yield pytest.param(text, id=f"{page.relative_to(ROOT)}-{number}")


@pytest.mark.parametrize("text", [*blocks()])
def test_python_of_a_page_runs(text, capsys):
    exec(compile(text, "page", "exec"), {"__name__": "page"})


def test_there_are_blocks_and_one_in_the_readme():
    ids = [one.id for one in blocks()]
    assert "README.md-1" in ids
    assert len(ids) > 3

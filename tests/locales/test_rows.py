"""Things in a row stand between the marks of the reader's language: no code has marks of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import ceki
from ceki.locales.language import spoken
from ceki.locales.messages import said
from ceki.locales.rows import in_groups, in_row, labelled

HERE = Path(ceki.__file__).parent
PAGE = HERE.parent.parent / "web" / "src"
CODE = (
    *(HERE / "terminal").rglob("*.py"),
    *(file for folder in ("parts", "screens", "lib/sentences", "lib/look") for file in (PAGE / folder).rglob("*.*")),
)
OWN_MARKS = re.compile(r"""(["'])[,;:] \1\.join|\.join\((["'])[,;:] \2\)""")
CITED = {"rules.ts": 2, "house_rules.py": 1}  # citations, which read alike in every language
ROWS = {"en": "Ana: 1, 2; 3", "ms": "Ana: 1, 2; 3", "id": "Ana: 1, 2; 3", "zh-Hans": "Ana：1、2；3"}


@pytest.mark.parametrize("code", ROWS)
def test_things_in_a_row_have_the_marks_of_the_language(code):
    with spoken(code):
        assert labelled("Ana", in_groups([in_row(["1", "2"]), "3"])) == ROWS[code]
        assert in_row(["pei", "kowah"]) in said("refusals", "unknown_game", {"games": ["pei", "kowah"]})


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.name)
def test_code_has_no_marks_of_its_own(file):
    found = OWN_MARKS.findall(file.read_text(encoding="utf-8")) if ".test." not in file.name else []
    assert len(found) == CITED.get(file.name, 0)

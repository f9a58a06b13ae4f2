"""What measures, prints and joins tables speaks the reader's language too: no sentence stands in its code."""

from __future__ import annotations

from pathlib import Path

import pytest

import ceki
from tests.terminal.test_literals import sentences

HERE = Path(ceki.__file__).parent
FOLDERS = ("lab", "client", "paper")
FILES = sorted(path.relative_to(HERE).as_posix() for folder in FOLDERS for path in (HERE / folder).rglob("*.py"))
NO_SENTENCES = {
    "lab/benchmark_rulesets.py": {"by the round"},  # a key of the files in which deals are kept
    "lab/odds/plot.py": {"offset points", "ceki odds {}{}"},  # words of Matplotlib, and what is typed
    "lab/contest/skill_plot.py": {"lower center"},
    "lab/plot_style.py": {"Glyph .* missing from font", "<style>@media (prefers-color-scheme: dark){{}}</style>"},
    "client/fairness.py": {"ceki deal 1 {} {} {}"},  # what is hashed
    "paper/pictures.py": {'<svg width="{}mm" height="{}mm" '},
}


@pytest.mark.parametrize("file", FILES)
def test_code_has_no_sentence_of_its_own(file):
    assert set(sentences((HERE / file).read_text(encoding="utf-8"))) == NO_SENTENCES.get(file, set())

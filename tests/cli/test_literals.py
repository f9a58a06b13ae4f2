"""What the command says is in the reader's language, its help too: no sentence stands in its code."""

from __future__ import annotations

from pathlib import Path

import pytest

from ceki import cli
from tests.terminal.test_literals import sentences

HERE = Path(cli.__file__).parent
FILES = sorted(path.relative_to(HERE).as_posix() for path in HERE.rglob("*.py"))
BEFORE_WORDS = {"requirement.py"}  # it speaks where what reads the words of languages may be missing


@pytest.mark.parametrize("file", FILES)
def test_the_command_has_no_sentence_of_its_own(file):
    found = sentences((HERE / file).read_text(encoding="utf-8"))
    told = [one for one in found if not one.startswith(("ceki ", "curl ", "python -m "))]  # what is typed
    assert bool(told) is (file in BEFORE_WORDS), told


def test_a_sentence_of_help_is_found():
    assert sentences('Option(help="How many play")') == ["How many play"]

"""The example of the documentation runs, and learns."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

LEARN = Path(__file__).parents[2] / "docs" / "examples" / "learn.py"


def test_the_example_learns_a_little_in_some_steps(capsys: pytest.CaptureFixture[str]) -> None:
    example = runpy.run_path(str(LEARN))
    names = example["learn"].__globals__
    names.update(TABLES=64, STEPS=900)
    before = example["beside"]("pei", names["np"].zeros((256, 61)), 500)
    assert example["beside"]("pei", example["learn"]("pei"), 500) > before + 15
    assert "choices: " in capsys.readouterr().out

"""A toy game in a folder of its own, found by looking."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

TOY = Path(__file__).parent.parent / "toys" / "high_card.py"


@pytest.fixture
def toy(tmp_path, monkeypatch):
    shutil.copy(TOY, tmp_path / "high_card.py")
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    return "high_card"

"""The load of `python -m bench.load`, in short: what it counts, not how fast, for machines that tests share differ."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RATE, SECONDS = 50, 12


@pytest.mark.prove
def test_l1_under_load_every_move_is_made_and_heard_by_all_and_memory_is_bounded(tmp_path):
    out = tmp_path / "load.json"
    command = [
        sys.executable, "-m", "bench.load", "--tables", "50", "--rate", f"{RATE}", "--seconds", f"{SECONDS}",
        "--slice", "6", "--json", str(out),
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=300)
    found = json.loads(out.read_text())
    assert found["ceki"]["moves"] == found["bare"]["moves"] == RATE * SECONDS  # it fails when one is not heard by all
    assert found["ceki"]["refused"] == {}
    assert found["ceki"]["lost"] == 0
    assert len(found["games"]) >= 10
    assert 0 < found["ceki"]["rss_most_mb"] <= 400


@pytest.mark.prove
def test_l1_thinking_bots_beside_the_load_are_measured_by_turns(tmp_path):
    """What is counted, not how fast: with the bots resting and thinking, every move of the others is made."""
    out = tmp_path / "load.json"
    command = [
        sys.executable, "-m", "bench.load", "--tables", "8", "--rate", "10", "--seconds", "6", "--slice", "3",
        "--thinking", "1", "--json", str(out),
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=300)
    found = json.loads(out.read_text())
    for how in ("resting", "thinking"):
        assert found[how]["lost"] == 0
        assert 0 < found[how]["moves"] <= 60
    assert found["thinking"]["bots_thought"] > found["resting"]["bots_thought"]
    assert 0 < found["rss_most_mb"] <= 400

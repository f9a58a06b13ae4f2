"""The load of `python -m bench.load`, in short: what it counts, not how fast, for machines that tests share differ."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
RATE, SECONDS = 50, 12


@pytest.mark.prove
def test_l1_under_load_every_move_is_made_and_heard_by_all_and_memory_is_bounded(tmp_path):
    out = tmp_path / "load.json"
    command = [
        sys.executable, "-m", "bench.load", "--tables", "50", "--rate", f"{RATE}", "--seconds", f"{SECONDS}",
        "--slice", "6", "--json", str(out),
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    found = json.loads(out.read_text())
    for server in ("ceki", "bare"):  # the run fails when a move is not heard by all; a slow machine makes fewer
        assert 0 < found[server]["moves"] <= RATE * SECONDS
    assert found["ceki"]["refused"] == {}
    assert found["ceki"]["lost"] == 0
    assert len(found["games"]) >= 10
    assert 0 < found["ceki"]["rss_most_mb"] <= 400


@pytest.mark.whole
def test_l1_thinking_bots_beside_the_load_are_measured_by_turns(tmp_path):
    """What is counted, not how fast: with the bots resting and thinking, every move of the others is made."""
    out = tmp_path / "load.json"
    command = [
        sys.executable, "-m", "bench.load", "--tables", "8", "--rate", "10", "--seconds", "6", "--slice", "3",
        "--thinking", "1", "--json", str(out),
    ]  # fmt: skip
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    found = json.loads(out.read_text())
    for how in ("resting", "thinking"):
        assert found[how]["lost"] == 0
        assert 0 < found[how]["moves"] <= 60
    assert found["thinking"]["bots_thought"] >= found["resting"]["bots_thought"]  # none, where they are slow
    assert 0 < found["rss_most_mb"] <= 400


@pytest.mark.prove
def test_z6_floods_beside_an_honest_table_cost_it_no_move(tmp_path):
    """What is counted, not how fast."""
    out = tmp_path / "floods.json"
    command = [sys.executable, "-m", "bench.floods", "--seconds", "4", "--json", str(out)]
    subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    found = json.loads(out.read_text())["floods"]
    assert list(found) == ["pings", "fragments", "idle", "half", "body", "gets", "endless"]
    for one in found.values():
        assert (one["flood"]["lost"], one["flood"]["refused"]) == (0, {})
        assert one["flood"]["moves"] > 0
        assert one["log_bytes_a_minute"] < 1_000_000
    for kind in ("pings", "fragments"):
        assert found[kind]["flooder"]["closed 1008"] > 0
    for kind in ("idle", "half"):
        assert found[kind]["flooder"]["let go"] > 0


@pytest.mark.prove
def test_c1_a_server_that_is_killed_with_its_tables_open_loses_nothing(tmp_path):
    out = tmp_path / "kills.json"
    command = [sys.executable, "-m", "bench.kills", "--kills", "3", "--tables", "6", "--json", str(out)]
    subprocess.run(command, cwd=ROOT, check=False, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    found = json.loads(out.read_text())  # it is written when every log was held against what was acked
    assert (found["kills"], found["lost"]) == (3, 0)
    assert found["moves_acked"] > 0

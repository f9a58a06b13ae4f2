"""`ceki check`: worked examples in files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

VECTORS = Path(__file__).parents[1] / "vectors"


def vector_file(tmp_path, **changed):
    vector = {
        "id": "D-1", "game": "ceki", "kind": "deck", "rules": ["DK-1"], "options": {},
        "given": {"deck": "ceki", "sets": 1},
        "expect": {"cards": 60, "faces": 30, "red_stamped": 6,
                   "rank_classes": {"1": 12, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "8": 6, "9": 6}},
    }  # fmt: skip
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps({"vectors": [{**vector, **changed}]}))
    return str(path)


@pytest.mark.parametrize("text", ["", "{", "[]", '{"vectors": 3}', '{"vectors": [], "count": 2}', "\x00\xff"])
def test_a_broken_vector_file_is_refused(run, tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_bytes(text.encode("latin-1"))
    status, out, err = run("check", str(path))
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_check_passes_and_fails_with_a_line_each(run, tmp_path):
    assert run("check", vector_file(tmp_path)) == (0, "1 passed, 0 failed\n", "")
    status, out, _ = run("check", vector_file(tmp_path, expect={"cards": 61}))
    assert status == 1
    assert out.splitlines()[0].startswith("D-1 [DK-1] expected ")
    assert out.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    "changed", [{"kind": "moon"}, {"game": "moon"}, {"options": {"moon": 1}}, {"given": {}}, {"expect": {"moon": 1}}]
)
def test_what_check_does_not_know_fails_and_is_never_skipped(run, tmp_path, changed):
    status, out, _ = run("check", vector_file(tmp_path, **changed))
    assert (status, out.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_check_as_json_adds_files_up(run, tmp_path):
    (tmp_path / "a").mkdir()
    good, bad = vector_file(tmp_path), vector_file(tmp_path / "a", kind="moon")
    status, out, _ = run("check", good, bad, "--json")
    data = json.loads(out)
    assert (status, data["passed"], data["failed"]) == (1, 1, 1)
    assert data["failures"][0].keys() == {"id", "rules", "expected", "got"}

"""The order of imports, and no game's name where none may stand."""

from __future__ import annotations

import re
from pathlib import Path

from ceki.play import catalogue
from tests import imports


def test_imports_point_up_the_list():
    assert imports.faults() == []


def test_a_wrong_import_is_seen(tmp_path, monkeypatch):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "wrong.py").write_text("from ceki.play import round\nimport numba\n")
    monkeypatch.setattr(imports, "ROOT", tmp_path)
    assert len(imports.faults()) == 2


def test_no_game_is_named_outside_its_own_files():
    names = [name for name in catalogue.names() if name != "pei"]
    word = re.compile(r"\b(" + "|".join(names) + r")\b")
    found = []
    for path in imports.ROOT.rglob("*.py"):
        if imports.layer(path) != "games" and path.name != "__init__.py":
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if word.search(line):
                    found.append(f"{path.relative_to(imports.ROOT)}:{number}: {line.strip()}")
    assert found == []


def test_no_path_of_a_machine_stands_in_the_package():
    for path in Path(imports.ROOT).rglob("*.py"):
        assert "/home/" not in path.read_text(encoding="utf-8"), path

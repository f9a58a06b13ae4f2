"""The order of imports, and no game's name where none may stand."""

from __future__ import annotations

import re
from pathlib import Path

from ceki.play import catalogue
from tests import house, imports


def test_imports_point_up_the_list():
    assert imports.faults() == []


def test_no_module_imports_itself_by_way_of_others():
    assert imports.circle() == []


def test_a_circle_is_seen_also_where_only_the_type_checker_goes_round(tmp_path, monkeypatch):
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "one.py").write_text("from ceki.cards import other\n")
    (tmp_path / "cards" / "other.py").write_text("if TYPE_CHECKING:\n    from ceki.cards.third import x\n")
    (tmp_path / "cards" / "third.py").write_text("def f():\n    import ceki.cards.one\n")
    monkeypatch.setattr(imports, "ROOT", tmp_path)
    assert set(imports.circle()) == {"cards.one", "cards.other", "cards.third"}
    (tmp_path / "cards" / "third.py").write_text("x = 1\n")
    assert imports.circle() == []


def test_files_and_folders_that_have_grown_too_large_are_seen(tmp_path):
    folder = tmp_path / "src" / "ceki" / "games" / "x"
    folder.mkdir(parents=True)
    for n in range(house.MODULES):
        (folder / f"m{n}.py").write_text("\n" * house.LINES)
    (folder / "__init__.py").write_text("")
    assert house.faults(tmp_path) == []
    (folder / "rules.py").write_text("\n" * (house.LINES_OF_RULES + 1))
    (folder / "m0.py").write_text("\n" * (house.LINES + 1))
    assert [fault.partition(":")[0] for fault in house.faults(tmp_path)] == [
        "src/ceki/games/x/m0.py", "src/ceki/games/x/rules.py", "src/ceki/games/x",
    ]  # fmt: skip


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

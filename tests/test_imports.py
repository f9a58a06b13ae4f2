"""Import cycles, sizes, and no game's name where none may stand."""

from __future__ import annotations

import re

from ceki.play import catalogue
from tests import house

PACKAGE = house.ROOT / "src" / "ceki"


def test_no_module_imports_itself_through_others():
    graph = house.imports()
    assert house.cycle(graph) == []
    graph.add_import(importer="ceki.engine.chance", imported="ceki.play.round")
    assert {"ceki.engine.chance", "ceki.play.round"} <= set(house.cycle(graph))


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


def test_no_game_is_named_outside_its_own_files():
    names = [name for name in catalogue.names() if name != "pei"]
    word = re.compile(r"\b(" + "|".join(names) + r")\b")
    found = []
    for path in PACKAGE.rglob("*.py"):
        if not path.is_relative_to(PACKAGE / "games") and path.name != "__init__.py":
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                if word.search(line):
                    found.append(f"{path.relative_to(PACKAGE)}:{number}: {line.strip()}")
    assert found == []


def test_no_path_of_a_machine_stands_in_the_package():
    for path in PACKAGE.rglob("*.py"):
        assert "/home/" not in path.read_text(encoding="utf-8"), path

"""The built files come from these sources, import nothing, and export what their data says."""

from __future__ import annotations

import json
import subprocess

import pytest

from ceki.browser import build, marks
from ceki.browser.data import rules_of
from ceki.engine.bits import how_many
from ceki.play import catalogue
from tests.browser.node import NODE

IMPORTS = (
    'const m = new WebAssembly.Module(require("fs").readFileSync(0));'
    "console.log(JSON.stringify([WebAssembly.Module.imports(m), WebAssembly.Module.exports(m).map((e) => e.name)]))"
)


def test_the_built_files_are_fresh() -> None:
    assert build.stale() == []


def test_files_import_nothing_and_export_every_driver() -> None:
    for name in build.compiled():
        rules = (build.BUILT / f"{name}.wasm").read_bytes()
        ran = subprocess.run([NODE, "-e", IMPORTS], input=rules, capture_output=True, check=True)
        imports, exports = json.loads(ran.stdout)
        said = json.loads((build.BUILT / f"{name}.json").read_text(encoding="utf-8"))["engine"]["exports"]
        assert imports == []
        assert set(exports) == {"memory", "__heap_base", *said}, name


def test_forms_of_a_game_share_its_rules() -> None:
    assert {rules_of(game).id for game in catalogue.games() if game.id.startswith("pei")} == {"pei"}


def test_a_mark_moves_with_the_code_and_with_what_it_reads_and_not_with_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = "def f(n: int) -> int:\n    return n + 1\n"
    worded = 'def f(n: int) -> int:\n    """Words."""\n    # why\n    return n  +  1\n'
    assert marks._without_words(text) == marks._without_words(worded)
    assert marks._without_words(text) != marks._without_words(text.replace("1", "2"))
    game = catalogue.game("cholek_tiga")
    before = marks.digest(game)
    monkeypatch.setattr(marks, "names_read", lambda function: [("NONE", 5)] if function is not how_many else [])
    marks._text.cache_clear()
    assert marks.digest(game) != before
    marks._text.cache_clear()


def test_a_stale_file_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "digest", lambda game, use: "another")
    assert "cholek_tiga.wasm" in build.stale()
    assert "cholek_tiga.json" not in build.stale()

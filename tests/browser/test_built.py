"""The built files come from these sources, import nothing, and export what their data says."""

from __future__ import annotations

import json
import subprocess

import pytest

from ceki.browser import build
from ceki.browser.data import rules_of
from ceki.browser.exports import ELSEWHERE
from ceki.engine import contract
from ceki.engine.bits import how_many
from ceki.engine.module import digest as digests
from ceki.engine.module import find
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.rule import COMPILED
from ceki.engine.wasm import made
from ceki.engine.wasm.export import PLAY, RESEARCH
from ceki.play import catalogue
from tests.browser.node import NODE

IMPORTS = (
    'const m = new WebAssembly.Module(require("fs").readFileSync(0));'
    "console.log(JSON.stringify([WebAssembly.Module.imports(m), WebAssembly.Module.exports(m).map((e) => e.name)]))"
)


def test_the_built_files_are_fresh() -> None:
    assert build.stale() == []


def test_files_import_nothing_and_export_every_driver() -> None:
    for name, use in ((name, use) for name, (_, use) in build.modules().items() if use != RESEARCH):
        rules = (build.BUILT / f"{name}.wasm").read_bytes()
        ran = subprocess.run([NODE, "-e", IMPORTS], input=rules, capture_output=True, check=True)
        imports, exports = json.loads(ran.stdout)
        said = json.loads((build.BUILT / f"{name}.json").read_text(encoding="utf-8"))["engine"]["exports"]
        assert imports == []
        untold = {one.called for one in ELSEWHERE} if use == PLAY else set()  # no page calls them
        assert set(exports) == {"memory", "__heap_base", *said, *untold}, name
        assert not untold & said.keys()


def test_forms_of_a_game_share_its_rules() -> None:
    assert {rules_of(game).id for game in catalogue.games() if game.id.startswith("pei")} == {"pei"}


def test_a_digest_moves_with_the_code_and_with_what_it_reads_and_not_with_its_words(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = "def f(n: int) -> int:\n    return n + 1\n"
    worded = 'def f(n: int) -> int:\n    """Words."""\n    # why\n    return n  +  1\n'
    assert digests.without_words(text) == digests.without_words(worded)
    assert digests.without_words(text) != digests.without_words(text.replace("1", "2"))
    game = catalogue.game("cholek_tiga")
    before = digests.digest(contract.play, game.namespace, [game.dtype])
    assert digests.digest(contract.play, game.namespace, []) != before
    monkeypatch.setattr(digests, "names_read", lambda function: [("NONE", 5)] if function is not how_many else [])
    digests._text.cache_clear()
    assert digests.digest(contract.play, game.namespace, [game.dtype]) != before
    digests._text.cache_clear()


def test_a_stale_module_is_named_and_does_not_run(monkeypatch: pytest.MonkeyPatch) -> None:
    game = catalogue.game("cholek_tiga")
    assert is_compiled(specialize(contract.play, dict(game.namespace), COMPILED))
    for where in (made, find):
        monkeypatch.setattr(where, "digest", lambda function, game, records: "another")
    assert "cholek_tiga.wasm" in build.stale()
    assert "cholek_tiga.json" not in build.stale()
    assert not is_compiled(specialize(contract.play, dict(game.namespace), COMPILED))

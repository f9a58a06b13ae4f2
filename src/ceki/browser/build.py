"""Writes `built/`: the rules of each game as WebAssembly, to play and to score by, with the data beside them; and
checks that they come from these sources.

    python -m ceki.browser.build            what is not fresh
    python -m ceki.browser.build NAME ...   these, such as pei and pei.score
    python -m ceki.browser.build --check    only says what is not fresh

Compiling takes Numba, and linking the Python package `ziglang` (`pip install --group wasm`). Checking takes neither.
"""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

from ceki.browser.data import data, rules_of
from ceki.browser.exports import exports_of, records_of, uses_of
from ceki.browser.marks import digest
from ceki.play import catalogue
from ceki.play.game_module import GameModule

BUILT: Final = Path(__file__).resolve().parent / "built"
MARKS: Final = BUILT / "sources.json"  # by file: the digest of its sources, and its own


def with_rules() -> list[GameModule]:
    """The games that have rules of their own, and so a file."""
    return [game for game in catalogue.games() if rules_of(game) is game]


def compiled() -> dict[str, tuple[GameModule, str]]:
    """By name without its ending, the compiled files: of which game, and for which use."""
    return {f"{game.id}{use}": (game, use) for game in with_rules() for use in uses_of(game)}


def _documents() -> dict[str, bytes]:
    return {f"{game.id}{use}.json": data(game, use).encode() for game in catalogue.games() for use in uses_of(game)}


def stale() -> list[str]:
    """The files that are missing or not made from these sources."""
    marks = _marks()
    return [
        *(f"{name}.wasm" for name, of in compiled().items() if marks.get(name) != [digest(*of), _own(name)]),
        *(name for name, document in _documents().items() if _read(name) != document),
    ]


def _marks() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(_read("sources.json") or "{}")
    return found


def _read(name: str) -> bytes:
    return (BUILT / name).read_bytes() if (BUILT / name).is_file() else b""


def _own(name: str) -> str:
    return hashlib.sha256(_read(f"{name}.wasm")).hexdigest()


def build(names: list[str]) -> None:
    """Writes the data of every game, and compiles those named, each in a process of its own: what Numba makes depends
    on the order in which it met names."""
    BUILT.mkdir(exist_ok=True)
    for file, document in _documents().items():
        (BUILT / file).write_bytes(document)
    for name in names:
        made_from = digest(*compiled()[name])
        again = [sys.executable, "-m", "ceki.browser.build", "--compile", name]
        subprocess.run(again, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})
        marks = {**_marks(), name: [made_from, _own(name)]}
        MARKS.write_text(json.dumps(dict(sorted(marks.items())), indent=1) + "\n", encoding="utf-8")
        print(f"ceki: {name}.wasm, {len(_read(f'{name}.wasm')):,} bytes")


def compile_here(name: str) -> None:
    """Compiles and links a file of rules."""
    from ceki.engine.wasm.linked import linked
    from ceki.engine.wasm.lowered import lowered

    game, use = compiled()[name]
    exports = exports_of(game, use)
    text = lowered(game.namespace, exports, records_of(game, use))
    (BUILT / f"{name}.wasm").write_bytes(linked(text, [one.called for one in exports]))


def main(given: list[str]) -> int:
    """What the command line asks for; 1 when `--check` finds something stale."""
    if given[:1] == ["--compile"]:
        compile_here(given[1])
        return 0
    found = stale()
    if given == ["--check"]:
        print(f"stale: {', '.join(found)}; run `make wasm`" if found else "ceki: the rules for browsers are fresh")
        return bool(found)
    build(given or [name.removesuffix(".wasm") for name in found if name.endswith(".wasm")])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"ceki: {error}")

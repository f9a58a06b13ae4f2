"""Writes `built/`: the rules of each game as WebAssembly, and its data; and checks that they come from these sources.

    python -m ceki.browser.build            what is not fresh
    python -m ceki.browser.build GAME ...   these
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
from ceki.browser.exports import exports_of, records_of
from ceki.browser.marks import digest
from ceki.play import catalogue
from ceki.play.game_module import GameModule

BUILT: Final = Path(__file__).resolve().parent / "built"
MARKS: Final = BUILT / "sources.json"  # by file: the digest of its sources, and its own


def with_rules() -> list[GameModule]:
    """The games that have rules of their own, and so a file."""
    return [game for game in catalogue.games() if rules_of(game) is game]


def stale() -> list[str]:
    """The files that are missing or not made from these sources."""
    marks = _marks()
    return [
        *(f"{game.id}.wasm" for game in with_rules() if marks.get(game.id) != [digest(game), _own(game)]),
        *(f"{game.id}.json" for game in catalogue.games() if _read(f"{game.id}.json") != data(game).encode()),
    ]


def _marks() -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads(_read("sources.json") or "{}")
    return found


def _read(name: str) -> bytes:
    return (BUILT / name).read_bytes() if (BUILT / name).is_file() else b""


def _own(game: GameModule) -> str:
    return hashlib.sha256(_read(f"{game.id}.wasm")).hexdigest()


def build(names: list[str]) -> None:
    """Writes the data of every game, and compiles those named, each in a process of its own: what Numba makes depends
    on the order in which it met names."""
    BUILT.mkdir(exist_ok=True)
    for game in catalogue.games():
        (BUILT / f"{game.id}.json").write_bytes(data(game).encode())
    for name in names:
        made_from = digest(catalogue.game(name))
        again = [sys.executable, "-m", "ceki.browser.build", "--compile", name]
        subprocess.run(again, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})
        marks = {**_marks(), name: [made_from, _own(catalogue.game(name))]}
        MARKS.write_text(json.dumps(dict(sorted(marks.items())), indent=1) + "\n", encoding="utf-8")
        print(f"ceki: {name}.wasm, {len(_read(f'{name}.wasm')):,} bytes")


def compile_here(name: str) -> None:
    """Compiles and links the rules of a game."""
    from ceki.engine.wasm.linked import linked
    from ceki.engine.wasm.lowered import lowered

    game = catalogue.game(name)
    exports = exports_of(game)
    text = lowered(game.namespace, exports, records_of(game))
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

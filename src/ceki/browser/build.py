"""Writes `built/`: the modules of each game, to play, to score by and for research, with the data of the page beside
them; and checks that they come from these sources.

    python -m ceki.browser.build            what is not fresh
    python -m ceki.browser.build NAME ...   these, such as pei and pei.score
    python -m ceki.browser.build --check    only says what is not fresh
    python -m ceki.browser.build --all-checked FOLDER   modules that trap for an index out of bounds (`CEKI_MODULES`)

Making a module takes the extra `author`: Numba, and `ziglang` to link. Checking takes neither.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from ceki.browser.data import data, rules_of
from ceki.browser.exports import exports_of, uses_of
from ceki.engine.errors import DamagedModule
from ceki.engine.module.file import ModuleFile
from ceki.engine.module.find import BUILT
from ceki.engine.wasm.export import RESEARCH
from ceki.engine.wasm.made import compiler, made, signatures
from ceki.play import catalogue
from ceki.play.game_module import GameModule


def with_rules() -> list[GameModule]:
    """The games that have rules of their own, and so modules."""
    return [game for game in catalogue.games() if rules_of(game) is game]


def modules() -> dict[str, tuple[GameModule, str]]:
    """By name without its ending, the modules: of which game, and for which use."""
    return {f"{game.id}{use}": (game, use) for game in with_rules() for use in uses_of(game)}


def _documents() -> dict[str, bytes]:
    return {
        f"{game.id}{use}.json": data(game, use).encode()
        for game in catalogue.games()
        for use in uses_of(game)
        if use != RESEARCH
    }


def stale() -> list[str]:
    """The files that are missing or not made from these sources."""
    return [
        *(f"{name}.wasm" for name, of in modules().items() if not _fresh(BUILT / f"{name}.wasm", *of)),
        *(name for name, document in _documents().items() if _read(name) != document),
    ]


def _fresh(path: Path, game: GameModule, use: str) -> bool:
    file = ModuleFile(path)
    try:
        return (file.compiler, file.exports) == (compiler(), signatures(game.namespace, exports_of(game, use)))
    except DamagedModule:
        return False


def _read(name: str) -> bytes:
    return (BUILT / name).read_bytes() if (BUILT / name).is_file() else b""


def build(names: list[str]) -> None:
    """Writes the data of every game, and makes the modules named."""
    BUILT.mkdir(exist_ok=True)
    for file, document in _documents().items():
        (BUILT / file).write_bytes(document)
    for name in names:
        make(BUILT / f"{name}.wasm")
        print(f"ceki: {name}.wasm, {len(_read(f'{name}.wasm')):,} bytes")


def compile_here(path: Path, checked: bool = False) -> None:
    """Makes one of `modules`, by the name of the file that it goes to."""
    game, use = modules()[path.name.removesuffix(".wasm")]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(made(game.namespace, exports_of(game, use), checked))


def make(path: Path, checked: bool = False) -> None:
    """Makes a module in a process of its own: what Numba makes depends on the order in which it met names."""
    again = [sys.executable, "-m", "ceki.browser.build", "--checked" if checked else "--compile", str(path)]
    subprocess.run(again, check=True, env={**os.environ, "PYTHONHASHSEED": "0"})


def main(given: list[str]) -> int:
    """What the command line asks for; 1 when `--check` finds something stale."""
    if given[:1] in (["--compile"], ["--checked"]):
        compile_here(Path(given[1]), given[0] == "--checked")
        return 0
    if given[:1] == ["--all-checked"]:
        for name, of in modules().items():
            path = Path(given[1], f"{name}.wasm")
            if not _fresh(path, *of):
                make(path, checked=True)
        return 0
    found = stale()
    if given == ["--check"]:
        print(f"stale: {', '.join(found)}; run `make wasm`" if found else "ceki: the modules are fresh")
        return bool(found)
    build(given or [name.removesuffix(".wasm") for name in found if name.endswith(".wasm")])
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(f"ceki: {error}")

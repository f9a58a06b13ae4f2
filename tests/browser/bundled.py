"""TypeScript of the page and of these tests, bundled for Node by the page's own tools."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from functools import cache
from pathlib import Path
from typing import Any, Final

from ceki.browser.build import BUILT
from ceki.browser.data import rules_of
from ceki.play.game_module import GameModule
from tests.browser.node import NODE

HERE: Final = Path(__file__).resolve().parent
WEB: Final = HERE.parents[1] / "web"


@cache
def folder() -> tempfile.TemporaryDirectory[str]:
    """Where bundles lie until this process ends."""
    return tempfile.TemporaryDirectory()


@cache
def bundled(name: str, platform: str = "node") -> Path:
    """A script of this folder with all that it imports, for `node` or a `browser`.

    Raises `OSError` with the bundler's words.
    """
    subprocess.run([sys.executable, "-c", "import build; build.install()"], cwd=WEB, check=True)
    script = Path(folder().name) / f"{name}.mjs"
    bundle = [WEB / "node_modules" / ".bin" / "rolldown", "-c", HERE / "words.mjs", "-o", script, "-p", platform]
    path = os.pathsep.join([str(NODE.parent), os.environ.get("PATH", "")])
    env = {**os.environ, "PATH": path, "SCRIPT": str(HERE / name)}
    ran = subprocess.run(bundle, cwd=WEB, env=env, capture_output=True, text=True, check=False)
    if ran.returncode:
        raise OSError(f"{name} could not be bundled:\n{ran.stdout[-2000:]}{ran.stderr[-2000:]}")
    return script


def files_of(game: GameModule, use: str = "") -> dict[str, Any]:
    """What a browser has of a game for a use, for scripts that read `game` and `rules`."""
    return {"game": str(BUILT / f"{game.id}{use}.json"), "rules": str(BUILT / f"{rules_of(game).id}{use}.wasm")}


def answered(name: str, given: dict[str, Any]) -> Any:
    """What a script makes of a JSON document."""
    ran = subprocess.run([NODE, bundled(name)], input=json.dumps(given), capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    return json.loads(ran.stdout)

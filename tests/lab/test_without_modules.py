"""Where a game has no module, every command still works, as written, and comes to the same."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from ceki.engine.rule import WRITTEN
from ceki.lab.simulate import simulate


@pytest.fixture
def ceki(tmp_path):
    """Runs the command where there are no modules; returns what it printed."""

    def run(*words):
        environment = {**os.environ, "CEKI_MODULES": str(tmp_path), "CEKI_CACHE": str(tmp_path)}
        ran = subprocess.run(
            [sys.executable, "-m", "ceki", *words],
            env=environment,
            capture_output=True,
            text=True,
            stdin=subprocess.DEVNULL,
        )
        game = next(word for word in words if word in ("chabut", "gonggong", "sakopong"))
        told = f"{game} has no module here; the rules run as written, which is slower\n"
        assert (ran.returncode, ran.stderr) == (0, told)
        return ran.stdout

    return run


def test_simulation_comes_to_what_the_rules_as_written_come_to(ceki):
    found = json.loads(ceki("simulate", "chabut", "--rounds", "20", "--threads", "2", "--json"))
    assert found["digest"] == simulate("chabut", 20, mode=WRITTEN).digest
    found = json.loads(ceki("simulate", "gonggong", "--rounds", "2", "--match", "--json"))
    assert found["digest"] == simulate("gonggong", 2, match=True, mode=WRITTEN).digest


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("arena", "chabut", "--bots", "greedy,random", "--deals", "2", "--threads", "1"),
            "2 deals in every rotation",
        ),
        (
            ("skill", "chabut", "--deals", "2", "--bots", "greedy", "--oracle", "oracle:1", "--threads", "1"),
            "oracle:1",
        ),
        (("odds", "sakopong", "--simulate", "20"), "Simulated: 20 rounds"),
        (("play", "chabut", "--bots", "greedy", "--auto", "--plain"), "cents"),
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else "",
)
def test_every_command_that_plays_rounds_works(ceki, words, said):
    assert said in ceki(*words)

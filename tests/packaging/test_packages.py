"""The wheel and the sdist: built, installed where nothing else is, and used; with nothing, and with each extra."""

from __future__ import annotations

import re

import pytest

from tests.packaging.packages import ROOT

pytestmark = [pytest.mark.prove, pytest.mark.xdist_group("packages")]

ROUND = """
import sys, ceki
round = ceki.game("chabut", players=3).round(seed=7)
while not round.over:
    round.play(round.legal_moves[0])
assert sum(round.cents) == 0, round.cents
foreign = {name.partition(".")[0] for name in sys.modules} & {"typer", "rich", "textual", "pydantic", "matplotlib"}
assert not foreign, foreign
"""
COUNT = """
import ceki
from ceki.lab.simulate import simulate
print(type(ceki.game("chabut").round(seed=1).position).__name__, simulate("chabut", 20).digest)
"""
OLDEST = re.search(r'"wasmtime>=(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))[1] + ".0.0"
MOST = 105_000_000  # bytes

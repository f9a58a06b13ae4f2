"""What was played is recorded, and a captured card that is left out or told twice is refused."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from ceki.cli import main
from ceki.cli.help.examples import EXAMPLES
from ceki.play import catalogue
from tests.score.mistold import DOUBLED, DROPPED, TRUE, counted

ROOT = Path(__file__).parents[2]
CAPTURED = [game.id for game in catalogue.games() if "uneven" in {one.word for one in game.outcome_refusals.declared}]


@pytest.mark.parametrize("game", catalogue.names())
def test_no_true_round_is_refused(game):
    assert counted(game, 12)[TRUE] == {False: 12}


@pytest.mark.parametrize("game", CAPTURED)
def test_a_captured_card_too_few_or_too_many_is_refused(game):
    found = counted(game, 12, seed=1)
    assert found[DROPPED] == found[DOUBLED] == {True: 12}


SHOWN = [
    *re.findall(r"^(ceki score \S+ .*=.*)$", (ROOT / "docs/guide/score.md").read_text(encoding="utf-8"), re.M),
    *(line for shown in EXAMPLES.values() for line, _ in shown if re.match(r"ceki score .*\w=\S", line)),
]


@pytest.mark.parametrize("line", SHOWN)
def test_the_rounds_of_help_and_guide_can_be(line, capsys):
    assert main(shlex.split(line)[1:]) == 0, capsys.readouterr().err

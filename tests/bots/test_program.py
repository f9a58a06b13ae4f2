"""A program as a bot: it is shown its view, its answers are moves, and whatever else it does ends in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ceki.bots import bot
from ceki.bots.program import Program
from ceki.bots.random import generator
from ceki.engine.errors import NotAllowed
from ceki.play.ruleset import ruleset

LAST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    hands, seat = question["view"]["hand"], question["view"]["seat"]
    assert all(isinstance(hand, int) or hand == [] for n, hand in enumerate(hands) if n != seat) and hands[seat]
    assert question["seed"] >= 0
    print(question["legal"][-1], flush=True)
"""


def program(tmp_path: Path, text: str, patience: float = 60.0) -> Program:
    file = tmp_path / "my bot.py"
    file.write_text(text)
    return Program(f"{sys.executable} '{file}'", patience)


def test_it_plays_a_round_by_what_its_seat_sees(tmp_path: Path) -> None:
    one, played = program(tmp_path, LAST), ruleset("sakopong").round(4)
    while not played.over:
        view = played.view(played.turn)
        assert one(view, generator(1)) == view.legal_numbers[-1]
        played.make(*view.legal_numbers[-1])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("print('fold', flush=True); input()", "answers 'fold'; allowed: one of lay"),
        ("raise SystemExit(3)", "does not run, or has ended"),
        ("input(); print(); input()", "answers ''; allowed"),
    ],
)
def test_what_else_it_does_is_said(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(NotAllowed, match=said):
        program(tmp_path, text)(ruleset("sakopong").round(4).view(0), generator(1))


def test_one_that_is_silent_is_not_waited_for(tmp_path: Path) -> None:
    silent = program(tmp_path, "import sys\nfor line in sys.stdin: pass", patience=0.01)
    with pytest.raises(NotAllowed, match=r"has given no answer for 0\.01 seconds"):
        silent(ruleset("sakopong").round(4).view(0), generator(1))


def test_one_that_is_not_there_is_refused() -> None:
    with pytest.raises(NotAllowed, match="/no/such/program does not run, or has ended"):
        bot("program:/no/such/program")(ruleset("sakopong").round(4).view(0), generator(1))

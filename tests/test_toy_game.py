"""The game of docs/guide/first-game.md, which `ceki new-game` writes: from its own folder it is known everywhere, with
no other file touched."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parent.parent
TEXT = re.search(r"^```python\n(.*?)^```", (ROOT / "docs/guide/first-game.md").read_text(encoding="utf-8"), re.M | re.S)


@pytest.fixture
def house_of_toys(tmp_path, monkeypatch):
    assert TEXT is not None
    (tmp_path / "highest_card.py").write_text(TEXT.group(1), encoding="utf-8")
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path / "cache"))
    return tmp_path


def run(*arguments, given=""):
    done = subprocess.run(
        [sys.executable, *arguments],
        input=given,
        capture_output=True,
        text=True,
        cwd=ROOT,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


LAWS = """
from ceki.lab.simulate import simulate
from ceki.play.ruleset import ruleset
from ceki.testing.watch import watch
for seats in (2, 3, 4):
    for bot in (0, 1, 2):
        seen = watch(ruleset("highest_card", seats), 5, redeals=2, bot=bot)
        assert seen.fault == "none", seen
        assert seen.moved >= 0.95 * seen.positions
    runs = [simulate("highest_card", 10, 1, seats, mode=mode) for mode in ("written", "compiled")]
    assert len({r.digest for r in runs}) == 1
print("laws hold")
"""


def test_a_toy_game_is_listed_dealt_viewed_and_re_dealt(house_of_toys):
    assert "highest_card" in [g["id"] for g in json.loads(run("-m", "ceki", "games", "--json"))]
    said = run("-c", "import ceki; r = ceki.game('highest_card').round(seed=1); v = r.view(1);"
                     "print(len(r.legal_moves), v.as_data()['hand'], v.determinize(3).hand.sum())")  # fmt: skip
    assert said.startswith("3 [3, [")
    assert said.strip().endswith("12")


def test_every_law_holds_for_a_toy_game(house_of_toys):
    assert "laws hold" in run("-c", LAWS)


def test_a_toy_game_is_simulated(house_of_toys):
    found = json.loads(run("-m", "ceki", "simulate", "highest-card", "--rounds", "200", "--json"))
    assert sum(found["cents"]) == 0
    assert sum(found["wins"]) >= 200


def test_a_toy_game_is_played_in_plain_lines(house_of_toys):
    said = run("-m", "ceki", "play", "highest_card", "--plain", "--seed", "1", "--players", "2", given="1\nquit\n")
    assert "highest number" in said


def test_a_new_game_is_the_one_of_the_guide_and_its_own_test_holds(tmp_path):
    assert TEXT is not None
    said = run("-m", "ceki", "new-game", "My-first game", "--in", str(tmp_path))
    written = tmp_path / "my_first_game"
    assert str(written) in said
    assert (written / "rules.py").read_text(encoding="utf-8") == TEXT.group(1).replace("Highest card", "My first game")
    assert "4 passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", str(written), str(written))


def test_a_new_game_has_a_page_and_its_test_is_no_rule(tmp_path, monkeypatch):
    run("-m", "ceki", "new-game", "toy", "--in", str(tmp_path))
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    found = json.loads(run("-m", "ceki", "rules", "toy", "--json"))
    assert "HC-4" in found["page"]
    assert [one["name"] for one in found["options"]] == ["stake"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("1x", "cannot be the name"),
        ("a/b", "cannot be the name"),
        ("pakau", "is a game that ceki has"),
        ("mine", "is there"),
    ],
)
def test_a_new_game_overwrites_nothing_and_takes_no_name_that_is_taken(tmp_path, name, why):
    (tmp_path / "mine").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "ceki", "new-game", name, "--in", str(tmp_path)],
        capture_output=True, text=True, cwd=ROOT, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert why in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["mine"]

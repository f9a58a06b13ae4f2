"""Whatever a command is given, it answers in one sentence: no traceback, and the right exit status."""

from __future__ import annotations

import io
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from typer.main import get_command

import ceki
from ceki.cli import command, main
from ceki.play.outcomes.evening_file import as_text
from tests.attack.damage import ODD, damaged
from tests.fair.matches import matches
from tests.score.test_evenings import chot_evening

FEW, MANY = 150, int(os.environ.get("INPUTS", "25000"))  # inputs of each kind; another number makes others
VECTORS: Final = Path(__file__).parents[1] / "vectors" / "fishing-and-pack-games.json"


class Written:
    """What a command writes, as a terminal of UTF-8 takes it; and how it ended."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, given: bytes = b"") -> None:
        self.out, self.err = io.BytesIO(), io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(self.out, "utf-8"))
        monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(self.err, "utf-8", errors="backslashreplace"))
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), "utf-8"))

    def run(self, *arguments: str) -> list[str]:
        """Runs a command. It raises nothing, and where it refuses it says one line. Returns what it complains of."""
        status = main(arguments)
        sys.stderr.flush()
        said = self.err.getvalue().decode().splitlines()
        assert status in (0, 1, 2), arguments
        if status == 2:
            assert len(said) == 1, (arguments, said)
            assert said[0].startswith("ceki: "), (arguments, said)
        return said


def logs() -> dict[str, str]:
    """A log, an evening, and worked examples, all true."""
    found = ceki.game("pakau").round(7)
    while not found.over:
        found.play(found.legal_moves[0])
    document = json.loads(VECTORS.read_text(encoding="utf-8"))
    few = {**document, "vectors": document["vectors"][:4], "count": 4}
    return {
        "round": ceki.write_log(found),
        "table": next(matches(1)).text,
        "evening": as_text(chot_evening()),
        "examples": json.dumps(few, ensure_ascii=False, indent=1),
    }


READERS: Final = (
    ("round", ("verify", "FILE")),
    ("round", ("review", "FILE", "--seat", "0", "--json")),
    ("table", ("verify", "FILE")),
    ("evening", ("score", "chot", "--file", "FILE", "--end")),
    ("examples", ("check", "FILE")),
    ("examples", ("score", "chot", "--json", "FILE")),
)
COMMANDS: Final = (
    ("games",), ("how", "ODD"), ("rules", "ODD"), ("rules", "pei", "-o", "ODD"), ("word", "ODD"), ("play", "ODD"),
    ("play", "pei", "--seed", "ODD"), ("simulate", "ODD"), ("simulate", "pakau", "--rounds", "ODD"),
    ("odds", "ODD"), ("arena", "ODD"), ("arena", "pei", "--bots", "ODD"), ("review", "ODD"), ("verify", "ODD"),
    ("verify", "nothing", "--receipt", "ODD"), ("score", "ODD"), ("score", "chot", "ODD"),
    ("score", "chot", "--names", "ODD"), ("score", "chot", "-o", "ODD"), ("check", "ODD"), ("compile", "ODD"),
    ("test-game", "ODD"), ("backup", "nowhere/x", "--data", "ODD"), ("restore", "ODD"), ("print", "ODD"),
    ("serve", "--port", "ODD", "--proxy", "no/where"),
    ("backup", "there", "--database", "ODD"), ("serve", "--origin", "ODD", "--port", "x"),
    ("bot", "ODD"), ("--language", "ODD", "games"), ("ODD",), ("ODD", "ODD"),
)  # fmt: skip


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of one's own, in which commands may write."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(command, "app", get_command(command.app))  # once, and not for each of them
    return tmp_path


TIMES: Final = [FEW, pytest.param(MANY, marks=pytest.mark.prove)]


@pytest.mark.parametrize("times", TIMES)
def test_damaged_files_are_refused_in_one_sentence(elsewhere, monkeypatch, times):
    chance, true = random.Random(times), logs()
    for n in range(times):
        kind, words = READERS[n % len(READERS)]
        (elsewhere / "file").write_bytes(damaged(true[kind], chance))
        Written(monkeypatch).run(*("file" if word == "FILE" else word for word in words))


@pytest.mark.parametrize("times", TIMES)
def test_odd_arguments_are_refused_in_one_sentence(elsewhere, monkeypatch, times):
    chance = random.Random(times)
    for n in range(times):
        words = COMMANDS[n % len(COMMANDS)]
        Written(monkeypatch).run(*(chance.choice(ODD) if word == "ODD" else word for word in words))


ENDLESS: Final = (
    ("simulate", "pakau", "--rounds", "9" * 30), ("simulate", "pakau", "--threads", "9" * 30),
    ("arena", "chabut", "--deals", "9" * 30), ("arena", "chabut", "--threads", "9" * 30),
    ("skill", "chabut", "--deals", "9" * 30), ("skill", "chabut", "--threads", "9" * 30),
)  # fmt: skip


@pytest.mark.parametrize("words", ENDLESS, ids=" ".join)
def test_what_would_never_end_or_find_room_is_refused_before_it_begins(elsewhere, monkeypatch, words):
    (said,) = Written(monkeypatch).run(*words)
    assert said.startswith(f"ceki: {words[2].removeprefix('--')}: {words[3]} is not allowed; a whole number from 1 to ")


@pytest.mark.parametrize(("encoding", "language"), [("ascii", "en"), ("cp1252", "zh-Hans"), ("gbk", "en")])
def test_a_console_that_is_not_of_utf_8_shows_what_it_can(encoding, language):
    for words in (("games",), ("rules", "pei"), ("how", "pei"), ("word", "mata")):
        ran = subprocess.run(
            [sys.executable, "-m", "ceki", "--language", language, *words],
            env={"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "PATH": ""},
            capture_output=True,
            check=False,
        )
        assert (ran.returncode, ran.stderr) == (0, b""), words
        assert len(ran.stdout.splitlines()) > 3, words

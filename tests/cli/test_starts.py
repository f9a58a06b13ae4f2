"""What a command does not need it does not load: the commands that people type first start at once."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import ceki
from tests.cli.processes import process, run_python

TOY = Path(__file__).parents[1] / "toys" / "high_card.py"
LOADED = """
import sys
from ceki.cli import main
main(sys.argv[1:])
sys.exit(" ".join(name for name in ("numpy", "fluent", "babel", "typer", "pydantic", "rich") if name in sys.modules))
"""


@pytest.fixture(scope="module")
def cache(tmp_path_factory):
    """A folder in which the list of the games is kept."""
    folder = tmp_path_factory.mktemp("cache")
    assert process("games", CEKI_CACHE=str(folder)).returncode == 0
    return str(folder)


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        (("games",), ""),
        (("how", "pei"), "fluent babel"),
        (("how", "main chabut"), "fluent babel"),
        (("--help",), "typer"),
    ],
)
def test_only_what_a_command_needs_is_loaded(cache, words, needed):
    ran = run_python("-c", LOADED, *words, CEKI_CACHE=cache)
    assert ran.stdout
    assert ran.stderr.strip() == needed


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
@pytest.mark.parametrize("words", [("games",), ("how", "kiong"), ("how", "no such game")])
def test_a_kept_list_says_what_a_new_one_says(cache, tmp_path, words, language):
    kept, made = (
        process(*words, CEKI_CACHE=folder, CEKI_LANGUAGE=language) for folder in (cache, str(tmp_path / "none"))
    )
    assert (kept.returncode, kept.stdout, kept.stderr) == (made.returncode, made.stdout, made.stderr)


def test_games_in_further_folders_are_listed_and_broken_ones_told_beside_a_kept_list(cache, tmp_path):
    shutil.copy(TOY, tmp_path)
    (tmp_path / "stops.py").write_text("1 / 0\n")
    for _ in range(2):
        ran = process("games", CEKI_CACHE=cache, CEKI_GAMES=str(tmp_path))
        assert ran.returncode == 2
        assert "\nhigh_card " in ran.stdout
        assert ran.stderr == f"ceki: {tmp_path / 'stops.py'}, line 1: ZeroDivisionError division by zero\n"
    assert "high_card" not in process("games", CEKI_CACHE=cache).stdout


def test_a_game_that_breaks_after_the_list_was_kept_is_told_until_it_is_mended(tmp_path):
    there = tmp_path / "ceki"
    shutil.copytree(Path(ceki.__file__).parent, there, ignore=shutil.ignore_patterns("static", "built", "__pycache__"))
    environment = {"PYTHONPATH": str(tmp_path), "CEKI_CACHE": str(tmp_path / "cache")}
    whole = process("games", **environment)
    assert (whole.returncode, whole.stderr) == (0, "")
    rules = there / "games" / "chot" / "rules.py"
    text = rules.read_text(encoding="utf-8")
    rules.write_text(f"{text}\n1 / 0\n", encoding="utf-8")
    for _ in range(2):
        broken = process("games", **environment)
        assert broken.returncode == 2
        assert "ZeroDivisionError" in broken.stderr
        assert "\nchot " not in broken.stdout
    rules.write_text(text, encoding="utf-8")
    assert process("games", **environment).stdout == whole.stdout


def test_where_nothing_can_be_kept_the_list_is_made_each_time(tmp_path):
    file = tmp_path / "file"
    file.touch()
    ran = process("games", CEKI_CACHE=str(file / "cache"))
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\nchot " in ran.stdout

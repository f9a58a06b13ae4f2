"""Rounds from the command line: simulated, played in a pipe, of games in a folder of one's own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ceki
from tests.cli.processes import process

TOY = Path(__file__).parents[1] / "toys" / "high_card.py"


def test_simulate_as_json(run):
    status, out, err = run("simulate", "pakau", "--rounds", "50", "--seed", "3", "--players", "5", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data.keys() >= {
        "game",
        "players",
        "rounds",
        "seed",
        "moves",
        "seconds",
        "moves_per_second",
        "wins",
        "no_win",
        "cents",
        "pot",
        "digest",
    }
    assert (data["game"], data["players"], data["rounds"], data["seed"]) == ("pakau", 5, 50, 3)
    assert len(data["wins"]) == len(data["cents"]) == 5
    assert sum(data["cents"]) + data["pot"] == 0


@pytest.mark.prove
def test_wins_of_whole_matches_add_up_to_the_matches_that_are_told(run):
    """A race of Kowah goes on over rounds; wins are of matches, and where seats tie each of them has one."""
    _, out, _ = run("simulate", "kowah", "--preset", "race", "--match", "--rounds", "60", "--seed", "5", "--json")
    data = json.loads(out)
    assert 1 < data["matches"] < data["rounds"] == 60
    assert sum(data["wins"]) + data["no_win"] >= data["matches"]
    assert "matches" not in json.loads(run("simulate", "pakau", "--rounds", "5", "--json")[1])


def test_simulate_in_words_repeats_and_depends_on_the_seed(run):
    def digest(seed):
        lines = run("simulate", "pakau", "--rounds", "50", "--seed", seed)[1].splitlines()
        return next(line for line in lines if line.startswith("digest"))

    assert digest("1") == digest("1")
    assert digest("1") != digest("2")


def test_games_and_help_load_neither_numba_nor_textual():
    for arguments in (["games"], ["--help"]):
        heavy = "print([m for m in ('numba', 'textual', 'rich', 'pydantic') if m in sys.modules])"
        code = f"import sys; from ceki.cli import main; main({arguments!r}); {heavy}"
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert said.stdout.splitlines()[-1] == "[]"


def test_play_in_a_pipe_speaks_in_lines_and_ends_well():
    ended = process("play", "balik-satu", "--seed", "7", typed="hand\ndiscard s9\nnonsense\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You discard 9 of strings (S9, red)." in ended.stdout
    assert ended.stdout.endswith("The input has ended, so you leave the table.\n")


def test_auto_plays_one_round_and_says_the_score():
    ended = process("play", "balik-satu", "--auto", "--seed", "7")
    assert ended.returncode == 0
    assert "Score of round 1" in ended.stdout
    assert ended.stdout == process("play", "balik-satu", "--auto", "--seed", "7").stdout


def test_a_reader_that_goes_away_is_no_error():
    reader, writer = os.pipe()
    os.close(reader)
    ended = subprocess.run(
        [sys.executable, "-m", "ceki.cli", "rules", "balik-satu"],
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writer)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_a_toy_game_dropped_into_a_folder_is_listed_dealt_simulated_and_played(tmp_path):
    shutil.copy(TOY, tmp_path)
    (tmp_path / "high_card.md").write_text("# High Card\n\nLay a card.\n")
    folder = {"CEKI_GAMES": str(tmp_path), "CEKI_CACHE": str(tmp_path / "cache")}
    assert "high_card" in process("games", **folder).stdout
    assert process("rules", "high-card", **folder).stdout.startswith("# High Card\n")
    ended = process("play", "high-card", "--plain", "--rounds", "1", "--players", "3", typed="1\n", **folder)
    assert ended.returncode == 0
    assert "Score of round 1" in ended.stdout
    counted = process("simulate", "high-card", "--rounds", "200", "--json", "--bots", "greedy,random", **folder)
    assert counted.stderr == ""
    data = json.loads(counted.stdout)
    assert (data["players"], data["moves"], sum(data["wins"])) == (4, 800, 200)
    assert data["wins"][0] + data["wins"][2] > 130


@pytest.mark.prove
def test_a_copy_of_a_game_in_a_folder_and_the_game_itself_are_compiled_each_for_itself(tmp_path):
    cache = {"CEKI_CACHE": str(tmp_path / "cache")}
    shutil.copytree(Path(ceki.__file__).parent / "games" / "sakopong", tmp_path / "second_sakopong")
    for name, folder in (("second_sakopong", {"CEKI_GAMES": str(tmp_path)}), ("sakopong", {})):
        played = process("arena", name, "--deals", "2", "--threads", "1", "--json", **cache, **folder)
        assert (played.stderr, json.loads(played.stdout)["game"]) == ("", name)

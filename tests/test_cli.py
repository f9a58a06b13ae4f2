"""The command line: what it prints, what it refuses in one line, and that it never shows a traceback."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ceki
from ceki.cli import main
from ceki.play import catalogue
from ceki.play.log import write_log
from ceki.play.round import Round
from ceki.play.rulebook.origins import standing
from ceki.play.rulebook.pages import page_named
from ceki.play.ruleset import ruleset

VECTORS = Path(__file__).parent / "vectors"
TOY = Path(__file__).parent / "toys" / "high_card.py"


@pytest.fixture
def run(capsys):
    """Runs a command line: (exit status, standard output, standard error)."""

    def runs(*arguments):
        status = main(arguments)
        said = capsys.readouterr()
        return status, said.out, said.err

    return runs


def vector_file(tmp_path, **changed):
    vector = {
        "id": "D-1", "game": "ceki", "kind": "deck", "rules": ["DK-1"], "options": {},
        "given": {"deck": "ceki", "sets": 1},
        "expect": {"cards": 60, "faces": 30, "red_stamped": 6,
                   "rank_classes": {"1": 12, "2": 6, "3": 6, "4": 6, "5": 6, "6": 6, "7": 6, "8": 6, "9": 6}},
    }  # fmt: skip
    path = tmp_path / "vectors.json"
    path.write_text(json.dumps({"vectors": [{**vector, **changed}]}))
    return str(path)


# ---------------------------------------------------------------- wrong use

WRONG = [
    ("frob",),
    ("play",),
    ("play", "nothing"),
    ("play", "balik-satu", "--frob"),
    ("play", "balik-satu", "more"),
    ("play", "balik-satu", "--players", "1"),
    ("play", "balik-satu", "--players", "many"),
    ("play", "balik-satu", "--preset", "moon"),
    ("play", "balik-satu", "--bots", "clever"),
    ("play", "balik-satu", "--people", "0"),
    ("play", "balik-satu", "--people", "9"),
    ("play", "balik-satu", "--rounds", "0"),
    ("play", "balik-satu", "--pace", "-1"),
    ("play", "balik-satu", "--seed", "x"),
    ("play", "balik-satu", "-o", "ayam"),
    ("play", "balik-satu", "-o", "=5"),
    ("play", "balik-satu", "-o", "moon=5"),
    ("play", "balik-satu", "-o", "ayam=many"),
    ("play", "balik-satu", "-o", "ayam=-1"),
    ("play", "balik-satu", "-o", "source=moon"),
    ("play", "balik-satu", "-o", "kena=perhaps"),
    ("play", "balik-satu", "-o", "players=4"),
    ("play", "balik-satu", "-o", "name=x"),
    ("rules",),
    ("rules", "nothing"),
    ("rules", "balik-satu", "-o", "moon=5"),
    ("simulate", "nothing"),
    ("simulate", "balik-satu", "--rounds", "0"),
    ("simulate", "balik-satu", "--rounds", "-3"),
    ("simulate", "balik-satu", "--rounds", "1.5"),
    ("simulate", "balik-satu", "--processes", "0"),
    ("simulate", "balik-satu", "--bots", "clever"),
    ("simulate", "balik-satu", "--bots", "random,random,random,random,random"),
    ("simulate", "balik-satu", "--players", "99"),
    ("simulate", "balik-satu", "--preset", "moon", "--json"),
    ("check",),
    ("check", "no-such-file.json"),
    ("check", str(VECTORS)),
    ("games", "more"),
]


@pytest.mark.parametrize("arguments", WRONG, ids=" ".join)
def test_wrong_use_is_one_line_on_standard_error_and_exit_2(run, arguments):
    status, out, err = run(*arguments)
    assert status == 2
    assert out == ""
    assert err.startswith("ceki: ")
    assert err.count("\n") == 1
    assert "Traceback" not in err


@pytest.mark.parametrize(("arguments", "allowed"), [
    (("play", "nothing"), "balik_satu"),
    (("play", "balik-satu", "-o", "moon=5"), "kandang_tangan"),
    (("play", "balik-satu", "-o", "source=moon"), "babas, pwee, gateway"),
    (("play", "balik-satu", "--preset", "moon"), "singapore_pwee"),
    (("play", "balik-satu", "--players", "1"), "2 to 20"),
    (("play", "balik-satu", "--bots", "clever"), "random, greedy"),
])  # fmt: skip
def test_a_refusal_lists_what_is_allowed(run, arguments, allowed):
    assert allowed in run(*arguments)[2]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"vectors": 3}', '{"vectors": [], "count": 2}', "\x00\xff"])
def test_a_broken_vector_file_is_refused(run, tmp_path, text):
    path = tmp_path / "broken.json"
    path.write_bytes(text.encode("latin-1"))
    status, out, err = run("check", str(path))
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_game_that_cannot_be_read_is_refused(run, tmp_path, monkeypatch):
    (tmp_path / "half_done.py").write_text("x = 1\n")
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    status, _, err = run("play", "half-done")
    file = tmp_path / "half_done.py"
    said = f"game 'half-done' cannot be played: {file}: game half_done: its file defines no GAME"
    assert (status, err) == (2, f"ceki: {said}\n")


# ---------------------------------------------------------------- help


def test_help_teaches_with_examples(run):
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    assert "  ceki play balik-satu " in out
    assert "games" in out
    assert "simulate" in out
    assert run()[1] == out


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "rules",
        "play",
        "bot",
        "serve",
        "verify",
        "check",
        "simulate",
        "odds",
        "arena",
        "review",
        "advise",
        "version",
    ],
)
def test_every_command_has_help(run, command):
    status, out, _ = run(command, "-h")
    assert status == 0
    assert out.startswith(f"Usage: ceki {command}")
    if command != "version":
        assert f"\n    ceki {command} " in out


def test_version(run):
    assert run("version")[1].startswith("ceki 0.")


# ---------------------------------------------------------------- what there is


def test_games_lists_every_game(run):
    status, out, err = run("games")
    assert (status, err) == (0, "")
    assert [line.split()[0] for line in out.splitlines()] == catalogue.names()


def test_games_as_json(run):
    listed = json.loads(run("games", "--json")[1])
    assert [entry["id"] for entry in listed] == catalogue.names()
    for entry in listed:
        assert {"id", "title", "seats", "pack", "options", "sources"} <= entry.keys()
        for option in entry["options"]:
            assert {"name", "type", "default", "allowed", "clause", "source"} <= option.keys()


@pytest.mark.parametrize("name", catalogue.names())
def test_rules_print_the_page_and_every_option_with_its_clause(run, name):
    status, out, _ = run("rules", name.replace("_", "-"))
    assert status == 0
    game = catalogue.game(name)
    assert game.info.summary in out
    for key in game.options:
        assert f"  {key} = " in out
        assert f"[{standing(game, key).clause}, " in out
    assert out.startswith(page_named(name))


def test_rules_are_those_of_the_house(run):
    out = run("rules", "balik-satu", "-o", "rate=25", "--players", "6")[1]
    assert "  rate = 25 *" in out
    assert "Balik Satu, 6 players" in out
    data = json.loads(run("rules", "balik-satu", "-o", "rate=25", "--json")[1])
    assert next(o for o in data["options"] if o["name"] == "rate")["value"] == 25


# ---------------------------------------------------------------- checking


def test_check_passes_and_fails_with_a_line_each(run, tmp_path):
    assert run("check", vector_file(tmp_path)) == (0, "1 passed, 0 failed\n", "")
    status, out, _ = run("check", vector_file(tmp_path, expect={"cards": 61}))
    assert status == 1
    assert out.splitlines()[0].startswith("D-1 [DK-1] expected ")
    assert out.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    "changed", [{"kind": "moon"}, {"game": "moon"}, {"options": {"moon": 1}}, {"given": {}}, {"expect": {"moon": 1}}]
)
def test_what_check_does_not_know_fails_and_is_never_skipped(run, tmp_path, changed):
    status, out, _ = run("check", vector_file(tmp_path, **changed))
    assert (status, out.splitlines()[-1]) == (1, "0 passed, 1 failed")


def test_check_as_json_adds_files_up(run, tmp_path):
    (tmp_path / "a").mkdir()
    good, bad = vector_file(tmp_path), vector_file(tmp_path / "a", kind="moon")
    status, out, _ = run("check", good, bad, "--json")
    data = json.loads(out)
    assert (status, data["passed"], data["failed"]) == (1, 1, 1)
    assert data["failures"][0].keys() == {"id", "rules", "expected", "got"}


# ---------------------------------------------------------------- simulating


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


# ---------------------------------------------------------------- as a process


def process(*arguments, typed="", **environment):
    return subprocess.run(
        [sys.executable, "-m", "ceki.cli", *arguments], input=typed, capture_output=True, text=True, timeout=120,
        env={**os.environ, **environment}, check=False,
    )  # fmt: skip


def test_games_and_help_load_neither_numba_nor_textual():
    for arguments in (["games"], ["--help"]):
        heavy = "print([m for m in ('numba', 'textual', 'rich', 'pydantic') if m in sys.modules])"
        code = f"import sys; from ceki.cli import main; main({arguments!r}); {heavy}"
        said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        assert said.stdout.splitlines()[-1] == "[]"


def test_play_in_a_pipe_speaks_in_lines_and_ends_well():
    ended = process("play", "balik-satu", "--seed", "7", typed="hand\ndiscard s9\nnonsense\n")
    assert (ended.returncode, ended.stderr) == (0, "")
    assert "You: discard 9 of strings (S9, red)." in ended.stdout
    assert ended.stdout.endswith("The input has ended; you leave the table.\n")


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
    shutil.copy(Path(ceki.__file__).parent / "games" / "sakopong.py", tmp_path)
    for folder in ({"CEKI_GAMES": str(tmp_path)}, {}):
        played = process("arena", "sakopong", "--deals", "2", "--processes", "1", "--json", **cache, **folder)
        assert (played.stderr, json.loads(played.stdout)["game"]) == ("", "sakopong")


# ---------------------------------------------------------------- looking back on a saved round


@pytest.fixture
def saved(tmp_path):
    """The log of a round whose first player passes at once; all his moves are weighed exactly."""
    played = Round.from_seed(ruleset("chabut", 2, max_cards=3), 1)
    while not played.over:
        played.make(*played.legal_moves()[-1])
    path = tmp_path / "round.json"
    path.write_text(write_log(played), encoding="utf-8")
    return str(path)


def test_a_review_names_the_costliest_choices_of_a_saved_round(run, saved):
    status, out, err = run("review", saved, "--seat", "0")
    assert (status, err) == (0, "")
    said, costly = out.splitlines()
    assert said.startswith("Your one choice, move 1, cost about ")
    assert costly.startswith("Move 1: pass cost about ")
    status, out, _ = run("review", saved, "--seat", "0", "--json")
    assert json.loads(out)["costly"][0]["best"] == "draw"


def test_advice_at_a_move_of_a_saved_round(run, saved):
    status, out, err = run("advise", saved, "--move", "1")
    assert (status, err) == (0, "")
    assert out.startswith("Seat 0 is asked.\nDraw: ")
    assert "\nCounted exactly against a dealer who passes from 26 on: draw " in out
    assert "What each move brings on average, counted exactly:" in out
    found = json.loads(run("advise", saved, "--move", "1", "--json")[1])
    assert [one["move"] for one in found["moves"]] == ["draw", "pass"]
    assert found["exact"] is True


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("review", "--seat", "2"), "--seat 2: the seats are 0 to 1"),
        (("review", "--round", "1"), "--round goes with the log of a table; this is the log of one round"),
        (("review", "--playouts", "0"), "--playouts 0 is not allowed; at least 1"),
        (("advise", "--move", "99"), "--move 99: the round has moves 1 to 2"),
    ],
)
def test_what_a_saved_round_does_not_have_is_refused(run, saved, arguments, reason):
    assert run(arguments[0], saved, *arguments[1:]) == (2, "", f"ceki: {reason}\n")


def test_a_file_that_is_no_log_is_refused(run, tmp_path):
    path = tmp_path / "log"
    path.write_text('{"ceki": 1}', encoding="utf-8")
    status, out, err = run("review", str(path))
    assert (status, out) == (2, "")
    assert err.startswith("ceki: the log has no 'game'")

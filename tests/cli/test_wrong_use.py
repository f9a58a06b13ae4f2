"""What the command refuses: in one line that says what is allowed, with exit status 2 and no traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

VECTORS = Path(__file__).parents[1] / "vectors"


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
    ("play", "balik-satu", "-o", "ayam=1", "-o", "ayam=2"),
    ("rules",),
    ("rules", "nothing"),
    ("rules", "balik-satu", "-o", "moon=5"),
    ("simulate", "nothing"),
    ("simulate", "balik-satu", "--rounds", "0"),
    ("simulate", "balik-satu", "--rounds", "-3"),
    ("simulate", "balik-satu", "--rounds", "1.5"),
    ("simulate", "balik-satu", "--threads", "0"),
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
    (("play", "balik-satu", "--players", "many"), "ceki: --players 'many' is not allowed; a whole number (ceki --help"),
    (("play", "balik-satu", "--pace", "slow"), "ceki: --pace 'slow' is not allowed; a number (ceki --help"),
    (("play", "balik-satu", "-o", "kena=perhaps"), "false, true"),
])  # fmt: skip
def test_a_refusal_lists_what_is_allowed(run, arguments, allowed):
    assert allowed in run(*arguments)[2]


def test_a_game_that_cannot_be_read_is_refused(run, tmp_path, monkeypatch):
    (tmp_path / "half_done.py").write_text("x = 1\n")
    monkeypatch.setenv("CEKI_GAMES", str(tmp_path))
    status, _, err = run("play", "half-done")
    file = tmp_path / "half_done.py"
    said = f"game 'half-done' cannot be played: {file}: GAME is not defined; a game defines GAME, "
    said += "Table, deal, legal, play, settle, longest"
    assert (status, err) == (2, f"ceki: {said}\n")


@pytest.mark.parametrize(("arguments", "reason"), [
    (("rules", "balik-satu", "-o", "ayam=1", "--option", "ayam=2"), "option 'ayam' is given twice; give it once"),
    (("verify", str(VECTORS)), f"{VECTORS}: this is a folder, not a file"),
    (("review", "no-such-log"), "no-such-log: the file does not exist"),
    (("review", f"{__file__}/log"), f"{__file__}/log: a part of this path is a file, not a folder"),
])  # fmt: skip
def test_what_cannot_be_read_is_named_in_a_sentence(run, arguments, reason):
    assert run(*arguments) == (2, "", f"ceki: {reason}\n")


@pytest.mark.parametrize(("library", "extras"), [
    ("typer", "terminal"), ("click", "terminal"), ("fluent", "terminal"), ("textual", "terminal"),
    ("websockets", "terminal"), ("fastapi", "table"),
    ("prometheus_client", "table"), ("starlette", "table"), ("matplotlib", "lab"), ("asyncpg", "postgres"),
    ("valkey", "valkey"), ("ray", "cluster"),
])  # fmt: skip
def test_a_library_that_is_not_there_is_told_with_the_extra_that_brings_it(run, monkeypatch, library, extras):
    def missing():
        raise ModuleNotFoundError(f"No module named {library!r}", name=f"{library}.part")

    monkeypatch.setattr("ceki.cli.reference.direct.sources", missing)
    said = f"ceki: this needs {library}, which is not installed: pip install 'ceki[{extras}]'\n"
    assert run("games") == (2, "", said)


def test_a_library_that_no_extra_brings_is_told_as_python_tells_it(run, monkeypatch):
    def missing():
        raise ModuleNotFoundError("No module named 'numpy.lost'", name="numpy.lost")

    monkeypatch.setattr("ceki.cli.reference.direct.sources", missing)
    assert run("games") == (2, "", "ceki: No module named 'numpy.lost'\n")

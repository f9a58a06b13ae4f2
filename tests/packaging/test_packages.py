"""The wheel and the sdist: built, installed where nothing else is, and used; with nothing, and with each extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile

import pytest

from ceki.engine.rule import WRITTEN
from ceki.lab.simulate import simulate
from tests.packaging.packages import ROOT, Environment, build
from tests.patience import PATIENCE
from tests.server.processes import free_port, post

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
FOUND = re.search(r'"wasmtime>=(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
assert FOUND is not None
OLDEST = f"{FOUND[1]}.0.0"
MOST = 105_000_000  # bytes


@pytest.fixture(scope="module")
def packages(tmp_path_factory):
    """The wheel and the sdist."""
    return build(tmp_path_factory.mktemp("built"))


@pytest.fixture(scope="module")
def bare(packages, tmp_path_factory):
    """An environment with the wheel, and what the wheel brings by itself."""
    made = Environment(tmp_path_factory.mktemp("bare") / "env").make()
    made.install(str(packages[0]))
    return made


@pytest.fixture
def with_extra(packages, bare, tmp_path):
    """Makes an environment with an extra."""

    def make(extra):
        made = bare.copy(tmp_path / "env")
        made.install(f"{packages[0]}[{extra}]")
        return made

    return make


def test_the_wheel_brings_numpy_and_wasmtime_and_nothing_else(bare):
    assert bare.installed() == {"ceki", "numpy", "wasmtime"}
    ran = bare.run("-c", ROUND)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\nchabut " in bare.ceki("games").stdout
    ran = bare.ceki("rules", "chabut")
    said = "ceki: this needs typer, which is not installed: pip install 'ceki[terminal]'\n"
    assert (ran.returncode, ran.stdout, ran.stderr) == (2, "", said)
    for command, extra in (("serve", "table"), ("doctor", "table"), ("levels", "lab"), ("print", "print")):
        ran = bare.ceki(command)
        assert ran.stderr == f"ceki: this needs typer, which is not installed: pip install 'ceki[{extra}]'\n"


@pytest.mark.parametrize("version", ["", OLDEST])
def test_rules_run_compiled_with_the_oldest_and_the_newest_wasmtime(bare, tmp_path, version):
    made = bare.copy(tmp_path / "env")
    if version:
        made.install(f"wasmtime=={version}")
    ran = made.run("-c", COUNT)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout == f"CompiledPosition {simulate('chabut', 20, mode=WRITTEN).digest}\n"


def test_an_install_is_small(bare, tmp_path):
    small = bare.copy(tmp_path / "env")
    small.pip("uninstall", "--quiet", "--yes", "pip", "setuptools")
    assert small.size() <= MOST


def test_the_terminal_plays(with_extra):
    made = with_extra("terminal")
    assert "fastapi" not in made.installed()
    ran = made.ceki("play", "chabut", "--auto", "--plain")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "Score of round 1" in ran.stdout
    ran = made.run("-c", "import ceki.terminal.screens.own_table, ceki.terminal.screens.served_table")
    assert (ran.returncode, ran.stderr) == (0, "")
    ran = made.ceki("serve", "--no-open")
    assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1)
    assert "pip install 'ceki[table]'" in ran.stderr
    ran = made.ceki("rules", "pei")
    assert ran.stdout.startswith("# "), "the rule pages are in the wheel"


def test_the_table_serves_its_page(with_extra, tmp_path):
    made, port = with_extra("table"), free_port()
    command = [made.python, "-m", "ceki", "serve", "--no-open", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as server:
        assert server.stdout is not None
        said = ""
        while "127.0.0.1" not in said:
            line = server.stdout.readline()
            assert line, said
            said += line
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=PATIENCE) as page:
                assert b"/assets/" in page.read(), "the page itself, not the one that says it is not built"
            assert len(post(f"http://127.0.0.1:{port}", "/api/tables", {"game": "chabut"})["code"]) == 6
        finally:
            server.terminate()


def test_the_lab_counts_and_draws(with_extra):
    made = with_extra("lab")
    ran = made.ceki("odds", "balik-satu", "--plot", "odds.svg")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "<svg" in (made.folder / "odds.svg").read_text()
    ran = made.ceki("arena", "chabut", "--deals", "20", "--threads", "1", "--json")
    assert (ran.returncode, ran.stderr) == (0, "")


PRINTED = {
    "deck.pdf": ("deck", "--backs"),
    "leaflet.pdf": ("rules", "pei", "--language", "zh-Hans"),  # with the letters of Chinese, which the extra brings
    "sheet.pdf": ("score-sheet", "chot"),
    "tiles.pdf": ("replacements",),
}


def test_the_press_prints_and_without_it_the_command_says_what_to_install(packages, with_extra):
    made = with_extra("cli")
    for name, words in PRINTED.items():
        ran = made.ceki("print", *words, "-o", name)
        assert (ran.returncode, ran.stdout, ran.stderr.count("\n")) == (2, "", 1), ran.stderr
        assert ran.stderr.endswith("pip install 'ceki[print]'\n")
        assert not (made.folder / name).exists()
    made.install(f"{packages[0]}[print]")
    assert "matplotlib" not in made.installed()
    for name, words in PRINTED.items():
        ran = made.ceki("print", *words, "-o", name)
        assert (ran.returncode, ran.stderr) == (0, "")
        assert name in ran.stdout
        assert (made.folder / name).read_bytes().startswith(b"%PDF-")
    ran = made.ceki("print", "faces", "faces")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert len([*(made.folder / "faces").iterdir()]) == 31


@pytest.mark.parametrize(
    ("extra", "library", "words"),
    [
        ("postgres", "asyncpg", ("backup", "all.ceki", "--database", "postgresql://ceki@127.0.0.1:1/ceki")),
        (
            "valkey",
            "valkey",
            ("serve", "--no-open", "--bus", "valkey://127.0.0.1:1", "--database", "sqlite:////dev/null/file"),
        ),
    ],
)
def test_servers_have_what_they_share(with_extra, extra, library, words):
    made = with_extra(extra)
    assert {library, "fastapi"} <= made.installed()
    ran = made.ceki(*words)
    assert (ran.returncode, ran.stderr.count("\n")) == (2, 1), ran.stderr
    assert "install" not in ran.stderr
    assert "No module" not in ran.stderr


def test_the_wheel_has_the_licences_of_what_is_bundled_and_says_that_it_is_typed(packages):
    with zipfile.ZipFile(packages[0]) as wheel:
        names = wheel.namelist()
        notices = wheel.read("ceki/server/static/third-party-licenses.md").decode()
        (metadata,) = (wheel.read(name).decode() for name in names if name.endswith("/METADATA"))
    for bundled in ("svelte", "dompurify", "marked", "uqr", "@noble/hashes", "@fontsource/noto-sans-javanese"):
        assert f"\n## {bundled} - " in notices
    assert "ceki/py.typed" in names
    assert any(name.endswith("/licenses/LICENSE") for name in names)
    for said in ("Project-URL: Source, ", "Classifier: Typing :: Typed", "License-Expression: Apache-2.0"):
        assert said in metadata


def test_the_sdist_has_all_that_is_kept_and_runs_its_own_tests(packages, tmp_path):
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    with tarfile.open(packages[1]) as sdist:
        sdist.extractall(tmp_path, filter="data")
    (folder,) = tmp_path.iterdir()
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*")}
    left_out = (".github/", ".ci/", ".git", ".pre-commit")
    assert {name for name in kept if name and not name.startswith(left_out)} <= there
    code = "import ceki; print(ceki.__file__)"
    own = {**os.environ, "PYTHONPATH": str(folder / "src")}
    at = subprocess.run([sys.executable, "-c", code], cwd=folder, env=own, capture_output=True, text=True, check=True)
    assert at.stdout.startswith(str(folder))
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-p",
        "no:xdist",
        "tests/engine",
        "tests/cli/test_wrong_use.py",
        "tests/test_imports.py",
    ]
    ran = subprocess.run(command, cwd=folder, env=own, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout[-3000:]

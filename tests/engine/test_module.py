"""Modules: their files, their machine code on disk, and how arrays cross to an engine."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import threading
import weakref
from pathlib import Path

import numpy as np
import pytest
import wasmtime

from ceki.engine import contract
from ceki.engine.chance import key_from_seed, round_key
from ceki.engine.errors import DamagedModule, RuleStopped
from ceki.engine.module import calls, find
from ceki.engine.module.engine import PAGE, Engine
from ceki.engine.module.file import ModuleFile, Signature, with_section
from ceki.engine.module.find import BUILT
from ceki.engine.module.native import DIGEST, FOLDER, native
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.hide import hide
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

FILE = ModuleFile(BUILT / "pakau.wasm")
KEY = Signature("round_key", ("words", "number", "words"), "nothing", "")
ADD = Signature("add", ("number", "number"), "number", "")
TEXT = """(module
  (memory (export "memory") 2)
  (global (export "__heap_base") i32 (i32.const 1024))
  (func (export "add") (param f64 f64) (result f64) (f64.add (local.get 0) (local.get 1)))
  (func (export "first") (param i32 i32) (result f64) (f64.convert_i64_s (i64.load (local.get 0))))
  (func (export "mark") (param i32 i32) (i64.store (local.get 0) (i64.const 7)))
  (func (export "wild") (i64.store (i32.const -8) (i64.const 7)))
  (func (export "endless") (loop (br 0))))"""
FIRST = Signature("first", ("words",), "number", "")
MARK = Signature("mark", ("words",), "nothing", "")
WILD = Signature("wild", (), "nothing", "")
ENDLESS = Signature("endless", (), "nothing", "")


def small(tmp_path: Path, own: bool = False) -> Engine:
    """An engine of a module that is written out here."""
    path = tmp_path / "small.wasm"
    path.write_bytes(with_section(wasmtime.wat2wasm(TEXT), {}, ""))
    return Engine(ModuleFile(path, is_own=own), tmp_path)


@pytest.fixture(params=["unchecked", "public"])
def engine(request, tmp_path, monkeypatch) -> Engine:
    """An engine by each way to call."""
    if request.param == "public":

        def gone(*_):
            raise AttributeError("bindings of another version")

        monkeypatch.setattr(calls, "_unchecked", gone)
    return small(tmp_path)


def test_numbers_and_arrays_cross_and_come_back(engine):
    assert engine.call(ADD, 2, 40) == 42
    mine, theirs = np.array([5, 6], np.int64), engine.zeros(2)
    theirs[0] = 9
    assert (engine.call(FIRST, mine), engine.call(FIRST, theirs)) == (5, 9)
    engine.call(MARK, mine)
    engine.call(MARK, theirs)
    assert (mine.tolist(), theirs.tolist()) == ([7, 6], [7, 0])


def test_two_arrays_of_the_same_memory_stay_that(tmp_path):
    game = catalogue.game("pakau")
    record = np.zeros(1, game.dtype)
    key = record["key"][0]
    expected = np.zeros(8, np.int64)
    round_key(key_from_seed(3), 5, expected)
    key[:] = key_from_seed(3)
    Engine(FILE, tmp_path).call(KEY, key, 5, key)  # from itself to itself
    assert key.tolist() == expected.tolist()


def test_a_call_that_is_bound_takes_only_its_numbers(engine):
    row = engine.zeros(1)
    assert engine.bind(ADD, ..., ...)(1, 2) == 3
    engine.bind(MARK, row)()
    assert row.tolist() == [7]


@pytest.mark.parametrize(
    "given",
    [np.zeros(2, np.int8), np.zeros((2, 2), np.int64), np.zeros(4, np.int64)[::2], [1, 2], 3],
    ids=["narrow", "rows", "gaps", "list", "number"],
)
def test_what_does_not_fit_is_refused_by_name(engine, given):
    with pytest.raises(TypeError, match=r"^mark takes words, not "):
        engine.call(MARK, given)


def test_memory_grows_and_what_lies_there_stays(engine):
    first = engine.zeros(4)
    first[:] = 1, 2, 3, 4
    last = engine.zeros(40 * PAGE // 8)
    last[-1] = 8
    assert engine.call(FIRST, last[-1:]) == 8
    engine.call(MARK, first)
    assert first.tolist() == [7, 2, 3, 4]


def test_room_for_copies_is_given_back(engine):
    row = np.zeros(PAGE, np.int64)
    for _ in range(200):
        engine.call(FIRST, row)
    assert engine._memory.data_len(engine._store) <= 12 * PAGE


def test_a_trap_is_one_error_and_the_next_call_has_a_fresh_engine(engine):
    with pytest.raises(RuleStopped, match=r"^A rule stopped, in wild: .*out of bounds"):
        engine.call(WILD)
    assert engine.call(ADD, 1, 1) == 2


def test_an_own_rule_that_does_not_return_is_interrupted(tmp_path):
    with pytest.raises(RuleStopped, match=r"^A rule runs without an end, in endless\.$"):
        small(tmp_path, own=True).bind(ENDLESS)()


# ---------------------------------------------------------------- files


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda code: code[: len(code) // 2], "cut short, or was not made by ceki"),
        (lambda code: code[:-100], "cut short, or was not made by ceki"),
        (lambda code: code[:20_000] + bytes([code[20_000] ^ 255]) + code[20_001:], "is damaged"),
        (lambda code: b"no module", "is not a WebAssembly file"),
        (lambda code: code.replace(b'"version":1', b'"version":9'), "is of version 9 and not 1"),
        (lambda code: wasmtime.wat2wasm(TEXT), "cut short, or was not made by ceki"),
    ],
    ids=["half", "end", "bit", "other", "version", "foreign"],
)
def test_a_damaged_module_is_told_once_and_its_rules_run_as_written(tmp_path, monkeypatch, caplog, change, says):
    (tmp_path / "pakau.wasm").write_bytes(change(FILE.code))
    monkeypatch.setenv("CEKI_MODULES", str(tmp_path))
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path))
    game = dict(catalogue.game("pakau").namespace)
    assert not is_compiled(specialize(contract.deal, game, COMPILED))
    (told,) = {record.message for record in caplog.records}
    assert says in told
    assert told.endswith("; the rules run as written, which is slower")
    with pytest.raises(DamagedModule, match=says):
        ModuleFile(tmp_path / "pakau.wasm").exports  # noqa: B018


def test_what_does_not_compile_is_told(tmp_path):
    path = tmp_path / "pakau.wasm"
    path.write_bytes(FILE.code[:2000])
    with pytest.raises(DamagedModule, match="does not compile"):
        native(ModuleFile(path), tmp_path)


def test_a_driver_that_the_module_does_not_have_runs_as_written():
    game = dict(catalogue.game("pakau").namespace)
    assert is_compiled(specialize(hide, game, COMPILED))
    assert not is_compiled(specialize(contract.implausibility, game, COMPILED))


# ---------------------------------------------------------------- machine code on disk


@pytest.fixture
def kept(tmp_path) -> Path:
    """The file of machine code that a first engine has left."""
    Engine(FILE, tmp_path)
    (path,) = (tmp_path / FOLDER).iterdir()
    return path


def again(monkeypatch, folder: Path) -> bool:
    """Whether the module is compiled again, rather than loaded."""
    compiled: list[bool] = []
    new = wasmtime.Module.__init__
    monkeypatch.setattr(wasmtime.Module, "__init__", lambda *given: compiled.append(True) or new(*given))
    Engine(FILE, folder)
    return bool(compiled)


def test_machine_code_is_kept_for_this_user_alone_and_loaded(monkeypatch, kept, tmp_path):
    assert (kept.stat().st_mode & 0o777, kept.parent.stat().st_mode & 0o777) == (0o600, 0o700)
    assert not again(monkeypatch, tmp_path)


def sealed(code: bytes) -> bytes:
    return hashlib.sha256(code).digest() + code


@pytest.mark.parametrize(
    "spoil",
    [
        lambda path: path.write_bytes(path.read_bytes()[:-1]),
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(path.read_bytes()[:DIGEST] + b"x" + path.read_bytes()[DIGEST + 1 :]),
        lambda path: path.write_bytes(sealed(b"not machine code")),
        lambda path: path.chmod(0o666),
        lambda path: path.parent.chmod(0o777),
    ],
    ids=["half", "empty", "changed", "other", "writable", "folder"],
)
def test_machine_code_that_is_not_whole_or_not_ours_is_made_again(monkeypatch, kept, tmp_path, spoil):
    spoil(kept)
    assert again(monkeypatch, tmp_path)


def test_where_nothing_can_be_written_it_is_compiled_each_time(monkeypatch, tmp_path):
    (tmp_path / FOLDER).write_text("a file")
    assert again(monkeypatch, tmp_path)


def test_each_thread_has_an_engine_of_its_own():
    run = specialize(hide, catalogue.game("pakau").namespace, COMPILED)
    assert isinstance(run, find.Compiled)
    found = [run.engine]
    thread = threading.Thread(target=lambda: found.append(run.engine))
    thread.start()
    thread.join()
    assert found[0] is run.engine
    assert found[1] is not found[0]


FEW_ADDRESSES = """
import resource
resource.setrlimit(resource.RLIMIT_AS, (3 << 30, 3 << 30))
import ceki
from ceki.lab.simulate import simulate
print(type(ceki.game("pakau").round(seed=1).position).__name__, simulate("pakau", 50).digest)
"""


def test_where_addresses_are_few_rules_run_compiled_all_the_same(tmp_path):
    ran = subprocess.run([sys.executable, "-c", FEW_ADDRESSES], capture_output=True, text=True)
    assert ran.stdout == f"CompiledPosition {simulate('pakau', 50).digest}\n", ran.stderr


def test_an_engine_ends_with_its_thread():
    run, found = specialize(hide, catalogue.game("pakau").namespace, COMPILED), []

    def play():
        played = Round.from_seed(ruleset("pakau", 2), 1)
        found.extend([weakref.ref(run.engine), played.view(0), played.table])

    assert isinstance(run, find.Compiled)
    thread = threading.Thread(target=play)
    thread.start()
    thread.join()
    assert found[0]() is None


def test_a_game_of_the_package_without_a_module_is_told(monkeypatch, tmp_path, caplog):
    monkeypatch.setenv("CEKI_MODULES", str(tmp_path))
    monkeypatch.setenv("CEKI_CACHE", str(tmp_path))
    assert not is_compiled(specialize(contract.deal, dict(catalogue.game("kowah").namespace), COMPILED))
    assert [one.message for one in caplog.records] == [
        "kowah has no module here; the rules run as written, which is slower"
    ]

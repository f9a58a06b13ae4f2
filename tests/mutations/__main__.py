"""Puts faults in by hand, one at a time, each in a copy of the project, and sees whether the tests notice.

`python -m tests.mutations` tries all of them, `--list` tells them, names choose some. A fault that no test notices
is a test that is missing. The same tests must pass on a copy without a fault.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from tests.mutations.fault import Fault
from tests.mutations.faults import FAULTS

ROOT = Path(__file__).parent.parent.parent
PARTS = ("src", "tests", "docs", "pyproject.toml", "CONTRIBUTING.md")
WORKERS = 2
LIMIT = 900  # seconds after which the tests of one fault are believed to hang
LIMIT_OF_ALL = 1800  # and all tests without a fault

NOTICED, SURVIVED, WRONG = "noticed", "SURVIVED", "ERROR"
PASSED, FAILED = 0, 1  # what pytest says when it could ask
NOT_IMPORTED = (2, 4)  # and when a module that it needs does not import


@dataclass(frozen=True)
class Outcome:
    """What became of a fault: `NOTICED`, `SURVIVED`, or `WRONG` when the tests could not be asked."""

    fault: Fault
    found: str
    seconds: float
    said: str = ""


def lay_out(folder: Path) -> None:
    """Copies what the tests need."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        else:
            shutil.copy2(ROOT / part, folder / part)


def put_in(fault: Fault, folder: Path) -> None:
    """Changes the copy. Raises `ValueError` when the text is not there exactly once."""
    path = folder / "src" / "ceki" / fault.file
    text = path.read_text(encoding="utf-8")
    if text.count(fault.old) != 1:
        raise ValueError(f"the old text stands {text.count(fault.old)} times in {fault.file}")
    path.write_text(text.replace(fault.old, fault.new), encoding="utf-8")


def run(folder: Path, limit: int, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs Python on the code of a copy, with a cache of its own. Raises `subprocess.TimeoutExpired`."""
    where = {"PYTHONPATH": str(folder / "src"), "CEKI_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    here = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "CEKI_"))}
    return subprocess.run(
        [sys.executable, *arguments], cwd=folder, env={**here, **where}, capture_output=True, text=True, timeout=limit,
        check=False,
    )  # fmt: skip


def ask(folder: Path, tests: Sequence[str], limit: int) -> subprocess.CompletedProcess[str]:
    """Runs tests on a copy, to the first that fails."""
    return run(folder, limit, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)


def refuse_other_code(folder: Path) -> None:
    """Raises `RuntimeError` when a copy would not test its own code."""
    said = run(folder, LIMIT, "-c", "import ceki; print(ceki.__file__)").stdout.strip()
    if not Path(said or "/").resolve().is_relative_to(folder.resolve()):
        raise RuntimeError(f"the copy in {folder} would test the code of {said or 'nowhere'}")


@contextmanager
def a_copy() -> Iterator[Path]:
    """A copy of the project, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="ceki-fault-") as name:
        lay_out(Path(name))
        yield Path(name)


def last_line(text: str) -> str:
    """The last line that says something."""
    return next((line for line in reversed(text.splitlines()) if line.strip()), "")


def try_fault(fault: Fault) -> Outcome:
    """Puts one fault in and asks its tests."""
    begun = time.monotonic()
    try:
        with a_copy() as folder:
            put_in(fault, folder)
            done = ask(folder, fault.asked, LIMIT)
    except ValueError as error:
        return Outcome(fault, WRONG, 0, str(error))
    except subprocess.TimeoutExpired:
        return Outcome(fault, WRONG, LIMIT, f"the tests took more than {LIMIT} seconds")
    return Outcome(fault, judged(fault, done.returncode, done.stdout + done.stderr), time.monotonic() - begun,
                   last_line(done.stdout or done.stderr))  # fmt: skip


def judged(fault: Fault, code: int, said: str) -> str:
    """What an exit code means; an error of import is noticed where the fault says so, in its words."""
    if fault.at_import:
        return NOTICED if code in NOT_IMPORTED and fault.at_import in said else WRONG if code else SURVIVED
    return {PASSED: SURVIVED, FAILED: NOTICED}.get(code, WRONG)


def without_fault(faults: Sequence[Fault]) -> str:
    """Asks the tests of all faults where there is none; what is wrong, or nothing."""
    tests = [*dict.fromkeys(test for fault in faults for test in fault.asked)]
    with a_copy() as folder:
        refuse_other_code(folder)
        try:
            done = ask(folder, tests, LIMIT_OF_ALL)
        except subprocess.TimeoutExpired:
            return f"without a fault the tests take more than {LIMIT_OF_ALL} seconds"
    return "" if done.returncode == PASSED else f"without a fault the tests do not pass:\n{done.stdout}{done.stderr}"


def try_all(faults: Sequence[Fault], tell: Callable[[], None]) -> tuple[str, list[Outcome]]:
    """Tries faults on `WORKERS` workers, and their tests without one; `tell` is called after each."""
    with ThreadPoolExecutor(WORKERS) as pool:
        whole = pool.submit(without_fault, faults)
        tried = [pool.submit(try_fault, fault) for fault in faults]
        for _ in as_completed([whole, *tried]):
            tell()
        return whole.result(), [future.result() for future in tried]


def with_progress(faults: Sequence[Fault]) -> tuple[str, list[Outcome]]:
    """The same with a bar where somebody looks on."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task("faults", total=len(faults) + 1)
        return try_all(faults, lambda: progress.advance(bar))


def tell_list(faults: Sequence[Fault]) -> None:
    """Every fault, where it is put in, and who must notice it."""
    for fault in faults:
        print(f"{fault.name}  ({fault.file})")
        for old, new in zip(*padded(fault.old.splitlines(), fault.new.splitlines()), strict=True):
            if old != new:
                print(f"    {old.strip() or '(nothing)'}  ->  {new.strip() or '(nothing)'}")
        print(f"    asked: {' '.join(fault.asked)}")


def padded(some: list[str], others: list[str]) -> tuple[list[str], list[str]]:
    """Two lists of lines made equally long."""
    length = max(len(some), len(others))
    return some + [""] * (length - len(some)), others + [""] * (length - len(others))


def chosen(names: Sequence[str]) -> list[Fault]:
    """The faults of these names, all without any. Raises `SystemExit` for an unknown one."""
    unknown = sorted(set(names) - {fault.name for fault in FAULTS})
    if unknown:
        raise SystemExit(f"no fault is called {unknown[0]}; --list tells them all")
    return [fault for fault in FAULTS if not names or fault.name in names]


def main() -> int:
    """Tries faults and tells what became of each; 1 when any was not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutations", description="Faults put in by hand.")
    parser.add_argument("--list", action="store_true", help="tell the faults and try none")
    parser.add_argument("names", nargs="*", metavar="NAME", help="try these only")
    given = parser.parse_args()
    faults = chosen(given.names)
    if given.list:
        tell_list(faults)
        return 0
    wrong, outcomes = with_progress(faults)
    for outcome in outcomes:
        said = "" if outcome.found == NOTICED else f"  {outcome.said}"
        print(f"{outcome.found:8} {outcome.seconds:5.1f} s  {outcome.fault.name}{said}")
    if wrong:
        print(wrong)
    noticed = sum(outcome.found == NOTICED for outcome in outcomes)
    print(f"{noticed} noticed, {len(outcomes) - noticed} survived")
    return int(bool(wrong) or noticed < len(outcomes))


if __name__ == "__main__":
    sys.exit(main())

"""How long tests took, summed by folder, beside what each folder may take: printed at the end of every run.

Seconds of all workers together, with what fixtures took. `durations.toml` says what a folder may take in `make test`.
No test fails by it, because a busy machine is slow.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, Protocol

ALLOWED: Final = Path(__file__).with_name("durations.toml")
LEAST: Final = 1.0  # seconds: quicker folders share a line


class Report(Protocol):
    """What pytest says of one part of a test: its setup, its call or its teardown, which took so many seconds."""

    nodeid: str
    duration: float
    when: str | None


def folder(test: str) -> str:
    """The folder of a test: `tests/web/table/test_hand.py::test_u12[C2]` is in `tests/web/table`."""
    return test.partition("::")[0].rpartition("/")[0]


def allowed() -> dict[str, float]:
    """The seconds that each folder may take."""
    found: dict[str, float] = tomllib.loads(ALLOWED.read_text(encoding="utf-8"))["seconds"]
    return found


def table(reports: Iterable[Report], may: Mapping[str, float]) -> list[str]:
    """A line for each folder, the slowest first: its tests, the seconds they took, and those that it may take."""
    took, tests = Counter[str](), Counter[str]()
    for one in reports:
        took[folder(one.nodeid)] += one.duration
        tests[folder(one.nodeid)] += one.when == "call"
    slow = [name for name, seconds in took.most_common() if seconds >= LEAST]
    found = [_line(name, tests[name], took[name], may.get(name)) for name in slow]
    if quick := took.keys() - {*slow}:
        found.append(_line(f"{len(quick)} quicker", sum(tests[n] for n in quick), sum(took[n] for n in quick), None))
    return [f"{'folder':28}{'tests':>7}{'seconds':>9}{'may take':>10}", *found] if found else []


def _line(name: str, tests: int, seconds: float, may: float | None) -> str:
    beside = "" if may is None else f"{may:10.0f}{'  over' if seconds > may else ''}"
    return f"{name:28}{tests:7}{seconds:9.0f}{beside}"

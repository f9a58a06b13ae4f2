"""The table of how long each folder took."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from tests import durations
from tests.house import ROOT


def parts(test: str, *seconds: float) -> list[Any]:
    """The reports of one test: its setup, its call and its teardown."""
    kinds = ("setup", "call", "teardown")
    return [SimpleNamespace(nodeid=test, when=when, duration=n) for when, n in zip(kinds, seconds, strict=True)]


def test_folders_are_summed_slowest_first_beside_what_they_may_take():
    reports = [
        *parts("tests/bots/test_levels.py::test_one", 0.5, 2.0, 0.0),
        *parts("tests/web/table/test_hand.py::test_u12[a::b/c]", 3.0, 9.0, 0.5),
        *parts("tests/web/table/test_goal.py::test_goal", 0.0, 8.0, 0.0),
        *parts("tests/cli/test_help.py::test_help", 0.0, 0.25, 0.0),
        *parts("tests/fair/test_log.py::test_log", 0.0, 0.25, 0.0),
    ]
    head, *lines = durations.table(reports, {"tests/web/table": 20, "tests/bots": 3})
    assert head.split() == ["folder", "tests", "seconds", "may", "take"]
    assert [line.split() for line in lines] == [
        ["tests/web/table", "2", "20", "20", "over"],
        ["tests/bots", "1", "2", "3"],
        ["2", "quicker", "2", "0"],
    ]


def test_nothing_is_said_of_no_tests():
    assert durations.table([], {"tests/bots": 3}) == []


def test_what_may_be_taken_is_of_folders_that_there_are():
    assert [name for name in durations.allowed() if not any((ROOT / name).glob("test_*.py"))] == []

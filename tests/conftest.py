"""Tests of one game run in one worker, so that it is compiled once; tests that speak another language end in English;
and at the end stands which folders took how long."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from ceki.locales.language import ENGLISH, speak
from ceki.play import catalogue
from tests import durations

os.environ.setdefault("COLUMNS", "120")


@pytest.fixture
def in_english() -> Iterator[None]:
    """English before and after."""
    speak(ENGLISH)
    yield
    speak(ENGLISH)


@pytest.hookimpl(tryfirst=True)  # before the workers read the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    games = sorted(catalogue.names(), key=len, reverse=True)
    for item in items:
        if "laws" in item.path.parts:
            name = item.name.partition("[")[2]
            group = next((game for game in games if name.startswith(game)), "others")
            item.add_marker(pytest.mark.xdist_group(group))


def pytest_collection_finish(session: pytest.Session) -> None:
    grouped = [item for item in session.items if item.get_closest_marker("xdist_group")]
    if getattr(session.config.option, "loadgroup", False) and not all("@" in item.nodeid for item in grouped):
        raise pytest.UsageError("These versions of pytest and pytest-xdist do not keep the tests of a group together.")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [one for all_of_a_kind in terminalreporter.stats.values() for one in all_of_a_kind]
    timed = [one for one in reports if isinstance(one, pytest.TestReport)]
    terminalreporter.write_line("\n".join(durations.table(timed, durations.allowed())))

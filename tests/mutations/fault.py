"""A fault put in by hand: it changes one text of `src/ceki` and names the tests that must notice it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """`old`, which stands once in `file` (below `src/ceki`), becomes `new`; one of the tests `asked` must fail.

    A fault that does not even import is noticed only if it says so: `at_import` is what the error then says.
    """

    name: str
    file: str
    old: str
    new: str
    asked: tuple[str, ...]
    at_import: str = ""


def by(file: str, *tests: str) -> tuple[str, ...]:
    """Tests of a file below `tests`."""
    return tuple(f"tests/{file}.py::{test}" for test in tests)


def example(*ids: str) -> tuple[str, ...]:
    """Worked examples by game and number."""
    return by("test_vectors", *(f"test_worked_example[{id}]" for id in ids))

"""The list of faults stays alive: each can still be put in, and the tests that must notice it are still there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ceki.play import catalogue
from tests.mutations.__main__ import NOTICED, SURVIVED, WRONG, judged
from tests.mutations.fault import Fault
from tests.mutations.faults import FAULTS

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_can_be_put_in(fault):
    text = (ROOT / "src" / "ceki" / fault.file).read_text(encoding="utf-8")
    assert text.count(fault.old) == 1
    assert fault.old != fault.new


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_the_tests_that_must_notice_a_fault_are_there(fault):
    assert fault.asked
    for test in fault.asked:
        file, _, name = test.partition("::")
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^(?:async )?def {re.escape(name.partition('[')[0])}\(", text, re.M), test


def test_names_are_told_apart():
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)


def test_every_game_has_a_fault():
    """In its own file, or, for a variant that has no rules of its own, noticed by its own tests."""
    told = " ".join(f"{fault.file} {' '.join(fault.asked)}" for fault in FAULTS)
    assert [name for name in catalogue.names() if f"games/{name}/" not in told and f"test_{name}.py" not in told] == []


@pytest.mark.parametrize(
    ("at_import", "code", "said", "found"),
    [
        ("", 0, "1 passed", SURVIVED),
        ("", 1, "1 failed", NOTICED),
        ("", 2, "TypeError: seen", WRONG),  # the tests could not be asked
        ("", 4, "not found", WRONG),
        ("", 5, "no tests ran", WRONG),
        ("seen", 2, "TypeError: seen", NOTICED),
        ("seen", 4, "TypeError: seen", NOTICED),
        ("seen", 2, "SyntaxError", WRONG),
        ("seen", 1, "seen", WRONG),
        ("seen", 0, "1 passed", SURVIVED),
    ],
)
def test_what_an_exit_code_means(at_import, code, said, found):
    assert judged(Fault("x", "x.py", "a", "b", ("x",), at_import), code, said) == found

"""Work over several processes ends at once when it is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

from tests.patience import PATIENCE

WORK = """
import os
import signal
import threading
from ceki.lab.pool import pool

signal.signal(signal.SIGINT, signal.default_int_handler)  # also where whoever runs the tests lets no interrupt through

def for_ever(n):
    os.write(1, b"begun\\n")  # whole, whatever another process writes
    threading.Event().wait()

with pool(2) as workers:
    list(workers.map(for_ever, range(1000)))
"""
# The interrupt comes after the second fork, before the parent has noted whom it began.
UNKNOWN = WORK.replace(
    "with pool",
    """
forks = []
fork = os.fork

def interrupted():
    one = fork()
    if one and forks:
        os.write(1, b"begun\\n")
        signal.raise_signal(signal.SIGINT)
    forks.append(one)
    return one

os.fork = interrupted

with pool""",
)


def begun(work: str) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-c", work], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )


def ended(work: subprocess.Popen) -> None:
    """Waits till nobody holds the pipes any more, so till every process has ended."""
    try:
        _, wrong = work.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        os.killpg(work.pid, signal.SIGKILL)
        work.communicate()
        raise
    assert work.returncode in (-signal.SIGINT, 128 + signal.SIGINT)
    assert wrong.decode().rstrip().endswith("KeyboardInterrupt")


def test_an_interrupt_ends_processes_whatever_they_are_at() -> None:
    work = begun(WORK)
    assert work.stdout is not None
    assert [work.stdout.readline() for _ in range(2)] == [b"begun\n"] * 2
    os.killpg(work.pid, signal.SIGINT)
    ended(work)


def test_an_interrupt_leaves_no_process_that_nobody_knows() -> None:
    ended(begun(UNKNOWN))

"""Work over several processes ends at once when it is interrupted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

PATIENCE = 300
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


def test_an_interrupt_ends_processes_whatever_they_are_at():
    work = subprocess.Popen(
        [sys.executable, "-c", WORK], stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    assert work.stdout is not None
    assert [work.stdout.readline() for _ in range(2)] == [b"begun\n"] * 2
    os.killpg(work.pid, signal.SIGINT)
    _, wrong = work.communicate(timeout=PATIENCE)
    assert work.returncode in (-signal.SIGINT, 128 + signal.SIGINT)
    assert wrong.decode().rstrip().endswith("KeyboardInterrupt")

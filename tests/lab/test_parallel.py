"""Work in several threads: in order, each thread with a worker of its own, ended by the first error or when closed."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from contextlib import closing
from itertools import islice

import pytest

from ceki.lab.parallel import in_threads
from tests.patience import PATIENCE


@pytest.mark.parametrize("threads", [1, 2, 5])
def test_what_is_found_comes_in_order(threads):
    assert [*in_threads(lambda: lambda n: n * n, range(50), threads)] == [n * n for n in range(50)]


def test_each_thread_makes_a_worker_of_its_own():
    made, both = [], threading.Barrier(2)

    def make():
        made.append(threading.get_ident())
        return lambda n: both.wait(PATIENCE) and None  # neither goes on without the other

    assert len([*in_threads(make, range(2), 2)]) == 2
    assert len(set(made)) == 2


def test_the_first_error_ends_it():
    def work(n):
        if n == 3:
            raise KeyError(n)
        return n

    with pytest.raises(KeyError, match="3"):
        list(in_threads(lambda: work, range(1000), 2))


def test_what_is_closed_begins_nothing_more():
    done, go_on = [], threading.Event()

    def work(n):
        done.append(n)
        if n > 3:
            go_on.wait(PATIENCE)
        return n

    with closing(in_threads(lambda: work, range(1000), 2)) as found:
        assert [*islice(found, 2)] == [0, 1]
    go_on.set()
    for thread in threading.enumerate():
        if thread.daemon and thread.name.endswith("(work)"):
            thread.join(PATIENCE)
    assert len(done) <= 8


INTERRUPTED = """
import os, signal, sys, threading
from ceki.lab.parallel import in_threads
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts what runs in the background without it
def work(n):
    os.write(1, b"begun\\n")  # whole, though two threads write
    threading.Event().wait()
try:
    list(in_threads(lambda: work, range(4), 2))
except KeyboardInterrupt:
    sys.exit(7)
"""


def test_an_interrupt_ends_the_process_whatever_its_threads_do():
    with subprocess.Popen([sys.executable, "-c", INTERRUPTED], stdout=subprocess.PIPE, text=True) as ran:
        try:
            assert ran.stdout is not None
            assert ran.stdout.readline() == "begun\n"
            ran.send_signal(signal.SIGINT)
            ran.communicate(timeout=PATIENCE)
            assert ran.returncode == 7
        finally:
            ran.kill()

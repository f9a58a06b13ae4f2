"""What is written reaches the file of the database without the thread that writes."""

from __future__ import annotations

import shutil
import sqlite3
import threading
import time

from ceki.server.storage.checkpoints import Checkpoints
from tests.patience import PATIENCE


def test_what_was_written_is_in_the_file_itself_though_the_writer_never_carries_it_over(tmp_path):
    path, alone = tmp_path / "tables.sqlite3", tmp_path / "alone.sqlite3"
    base = sqlite3.connect(path, isolation_level=None)
    for pragma in ("journal_mode=WAL", "wal_autocheckpoint=0"):
        base.execute(f"PRAGMA {pragma}")
    base.execute("CREATE TABLE kept (word TEXT)")
    base.execute("INSERT INTO kept VALUES ('mata')")

    def in_the_file() -> bool:
        shutil.copy(path, alone)  # without the log beside it
        copy = sqlite3.connect(alone)
        try:
            return copy.execute("SELECT word FROM kept").fetchall() == [("mata",)]
        except sqlite3.OperationalError:
            return False
        finally:
            copy.close()

    assert not in_the_file()
    checkpoints, until = Checkpoints(str(path)), time.monotonic() + PATIENCE
    while not in_the_file() and time.monotonic() < until:
        threading.Event().wait(0.1)
    assert in_the_file()
    checkpoints.stop()
    assert not [one for one in threading.enumerate() if one.name == "checkpoints"]
    base.close()

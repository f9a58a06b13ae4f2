"""Moves SQLite's write-ahead log into the database in a thread of its own.

SQLite would do it after a commit, in the thread that commits; then moves wait for some thousand pages.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from pathlib import Path
from typing import Final

from ceki.server.storage.group_commit import StoreDown

SECONDS: Final = 1.0  # between two times
TWICE: Final = 2  # what was written during the first is little, so that the log can begin again
PATIENCE: Final = 10.0  # seconds that the log is waited for
BACKSTOP: Final = 20_000  # pages of 4 KiB after which the thread that commits does it, if this one falls behind


class Checkpoints:
    """The thread that does so, on a connection of its own, from the first until `stop`."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        """Ends it, and waits for one under way."""
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stopped.wait(SECONDS):
            # A database that is away now: the next write finds it out, and says so.
            with contextlib.suppress(sqlite3.Error), contextlib.closing(self._connected()) as connection:
                self._carry(connection)

    def _connected(self) -> sqlite3.Connection:
        """A connection to a file that exists: this thread makes none."""
        return sqlite3.connect(f"{Path(self._path).absolute().as_uri()}?mode=rw", uri=True)

    def _carry(self, connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA synchronous=FULL")
        while not self._stopped.wait(SECONDS):
            for _ in range(TWICE):
                connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()


def empty(path: str) -> None:
    """Moves all of the write-ahead log into the database and empties it, so that nothing which was overwritten is left
    in it. Raises `StoreDown` while others read on and on."""
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            busy = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.Error as error:
        raise StoreDown(str(error)) from error
    if busy:
        raise StoreDown("it is being read without a pause")

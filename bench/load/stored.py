"""`python -m bench.load.stored`: how many bytes the database takes for a move, once all is folded.

People play at tables of every game for a while, and leave; then the server stops, the SQLite file is packed, and what
it holds is counted: all of it, also tables and seats.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import sqlite3
import sys
import tempfile
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from bench.load.players import leave, sit_down
from bench.load.server import Server, free_port

FOLDED = 10.0  # seconds in which a server folds what is finished


async def played(folder: Path, given: argparse.Namespace) -> None:
    """Plays at a server that keeps its tables in a folder."""
    port = free_port()
    ours = [
        sys.executable, "-m", "ceki", "serve", "--port", str(port), "--data", str(folder), "--no-open",
        "--pause", "600", "--proxy", "127.0.0.1",
    ]  # fmt: skip
    server = Server("ceki", ours, port)
    server.begin()
    try:
        server.tables, server.figures = await sit_down(
            server.url, given.tables, given.seats, 0, random.Random(given.seed)
        )
        for done in range(0, given.seconds, 2):
            await server.slice(given.rate, min(2, given.seconds - done))
            print(f"\r{done + 2} of {given.seconds} s", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        for table in server.tables:
            for task in table.tasks:
                task.cancel()  # nobody listens to the end
            for line in table.lines:
                with contextlib.suppress(ConnectionClosed):
                    await line.send('{"type":"leave"}')
        await asyncio.sleep(FOLDED)
        await leave(server.tables)
    finally:
        server.end()


def show(path: Path) -> None:
    """Packs the file, and prints what is in it."""
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        unfolded, rows = database.execute("SELECT count(*), sum(kind = 'moved') FROM events").fetchone()
        rounds, folded = database.execute("SELECT count(*), sum(length(events)) FROM folded").fetchone()
    database.close()
    database = sqlite3.connect(path, isolation_level=None)
    database.execute("VACUUM")
    database.close()
    from ceki.server.storage.folding import unpacked

    with sqlite3.connect(path) as database:
        texts = [bytes(row[0]) for row in database.execute("SELECT events FROM folded")]
    database.close()
    within = sum(event.kind == "moved" for text in texts for event in unpacked(text))
    moves, size = within + rows, path.stat().st_size
    print(f"moves                {moves:>12,}")
    print(f"rounds folded        {rounds:>12,}   with {within:,} moves")
    print(f"bytes of their texts {folded:>12,}   {folded / max(1, within):.1f} a move")
    print(f"events not folded    {unfolded:>12,}")
    print(f"bytes of the file    {size:>12,}   {size / max(1, moves):.1f} a move")


def main() -> None:
    """Reads the arguments, plays, and counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=120)
    parser.add_argument("--tables", type=int, default=28)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rate", type=float, default=400.0, help="moves a second")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(played(Path(folder), given))
        show(Path(folder, "tables.sqlite3"))


if __name__ == "__main__":
    main()

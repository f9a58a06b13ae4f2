"""`python -m bench.readiness`: PostgreSQL is stopped and begun again under a server, whose `/readyz` is asked all the
time: how long until it says no, and until it says yes."""

from __future__ import annotations

import argparse
import json
import signal
import statistics
import sys
import time
from pathlib import Path

import httpx
from tests.server.processes import Server
from tests.server.servers import Postgres

AT_MOST = 2.0  # seconds
LONGEST = 60.0


def until(web: httpx.Client, status: int) -> float:
    """Seconds until it is answered so."""
    began = time.monotonic()
    while web.get("/readyz").status_code != status:
        if time.monotonic() - began > LONGEST:
            raise SystemExit(f"/readyz was not {status} within {LONGEST:g} s")
        time.sleep(0.05)
    return time.monotonic() - began


def main() -> None:
    """Reads the arguments and measures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stops", type=int, default=10)
    parser.add_argument("--json", type=Path, help="where the result is written")
    given = parser.parse_args()
    postgres, lost, back = Postgres(), list[float](), list[float]()
    server: Server | None = None
    try:
        postgres.begin()
        server = Server(None, None, "--database", postgres.database())
        server.begin()
        with httpx.Client(base_url=server.url, timeout=LONGEST) as web:
            for _ in range(given.stops):
                postgres.end(signal.SIGQUIT)
                lost.append(until(web, 503))
                postgres.begin()
                back.append(until(web, 200))
    finally:
        if server is not None and server.process is not None:
            server.end(signal.SIGKILL)
        postgres.remove()
    for name, found in (("503 after a stop", lost), ("200 after its return", back)):
        print(f"{name:22} median {statistics.median(found):5.2f} s, worst {max(found):5.2f} s of {len(found)}")
    if given.json:
        given.json.write_text(json.dumps({"lost": lost, "back": back}))
    sys.exit(max(lost + back) > AT_MOST)


if __name__ == "__main__":
    main()

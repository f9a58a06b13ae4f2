"""What the machine does just now, for shared machines lie: writes to disk, a fixed loop, and time stolen from us."""

from __future__ import annotations

import os
import statistics
import time
from pathlib import Path
from typing import Any

COMMITS = 200
LOOPS = 2_000_000
LARGEST_CHANGE = 1.5  # between two probes of a valid run


def probe(folder: Path) -> dict[str, float]:
    """Milliseconds of an fsync (p50, p99 of 200), milliseconds of a fixed loop, and seconds stolen so far."""
    writes = []
    path = folder / "probe"
    with path.open("wb") as file:
        for _ in range(COMMITS):
            began = time.perf_counter()
            file.write(b"x" * 4096)
            file.flush()
            os.fsync(file.fileno())
            writes.append((time.perf_counter() - began) * 1000)
    path.unlink()
    began, total = time.perf_counter(), 0
    for n in range(LOOPS):
        total += n
    return {
        "fsync_p50_ms": statistics.median(writes),
        "fsync_p99_ms": percentile(writes, 99),
        "loop_ms": (time.perf_counter() - began) * 1000,
        "stolen_s": stolen(),
    }


def show(before: dict[str, float], after: dict[str, float]) -> None:
    """Both probes beside each other."""
    print(f"{'':18}{'before':>12}{'after':>12}")
    for key, value in before.items():
        print(f"{key:18}{value:12.2f}{after[key]:12.2f}")


def stolen() -> float:
    """Seconds that the host gave to others, since it began; 0 where it does not say."""
    try:
        words = Path("/proc/stat").read_text().split("\n", 1)[0].split()
    except OSError:
        return 0.0
    return int(words[8]) / os.sysconf("SC_CLK_TCK") if len(words) > 8 else 0.0


def percentile(values: list[float], percent: float) -> float:
    """The value that so many percent do not exceed; 0 of nothing."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


def valid(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether the machine was the same before and after a run."""
    return all(
        max(before[key], after[key]) <= LARGEST_CHANGE * min(before[key], after[key])
        for key in ("fsync_p50_ms", "loop_ms")
    )


def memory(pid: int) -> float:
    """The resident memory of a process in MB; 0 where it cannot be read."""
    try:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def seconds_used(pid: int) -> float:
    """The processor time of a process; 0 where it cannot be read."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

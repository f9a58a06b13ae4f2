"""`python -m bench.endurance.histories FILE`: judges what players saw against what a server kept, from a file alone.

It knows nothing of the server and imports nothing of it. A line of the file is a JSON object with `what`:

- `sent`, `acked`: a player (`who`) sent a move (`id`) at a table, or heard that it is event `seq`;
- `seen`: a player saw the table as it is after event `seq`;
- `kept`: event `seq` of a table as it was kept in the end, with the `id` of its move, if it is one.

`at` are seconds of one monotonic clock. The log of a table is one list to which moves are appended, so a history is
linearizable exactly when all of this holds: each acked move is kept once, where it was acked; none is kept twice or was
never sent; a move that was acked before another was sent comes before it; and what a player sees never goes back.
"""

from __future__ import annotations

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

Line = dict[str, Any]


@dataclass
class Judged:
    """What was found. `wrong` has a sentence for each fault."""

    moves: int = 0  # acked
    players: int = 0
    tables: int = 0
    unanswered: int = 0  # moves that were sent and never answered: some of them were kept
    wrong: list[str] = field(default_factory=list)


def judge(lines: Iterable[Line]) -> Judged:
    """Judges a history."""
    of: dict[str, dict[str, list[Line]]] = defaultdict(lambda: defaultdict(list))
    for line in lines:
        of[line["table"]][line["what"]].append(line)
    found = Judged(tables=len(of))
    for table, by in of.items():
        found.wrong += [f"table {table}: {wrong}" for wrong in (*_kept(by), *_acked(by), *_ordered(by), *_seen(by))]
        answered = {line["id"] for line in by["acked"]}
        found.moves += len(answered)
        found.unanswered += len({line["id"] for line in by["sent"]} - answered)
        found.players += len({line["who"] for line in by["sent"]})
    return found


def _kept(by: dict[str, list[Line]]) -> Iterable[str]:
    """What was kept has no gap, no move twice, and none that nobody sent."""
    numbers = [line["seq"] for line in by["kept"]]
    if numbers != list(range(1, len(numbers) + 1)):
        yield "events are missing, or not in order"
    sent = {line["id"] for line in by["sent"]}
    for move, times in Counter(line["id"] for line in by["kept"] if line.get("id")).items():
        if times > 1:
            yield f"move {move} was kept {times} times"
        if move not in sent:
            yield f"move {move} was kept, and nobody sent it"


def _acked(by: dict[str, list[Line]]) -> Iterable[str]:
    """Each acked move was kept, where it was acked."""
    kept = {line["id"]: line["seq"] for line in by["kept"] if line.get("id")}
    for line in by["acked"]:
        if kept.get(line["id"]) != line["seq"]:
            yield f"move {line['id']} was acked as event {line['seq']}, and is {kept.get(line['id'], 'lost')}"


def _ordered(by: dict[str, list[Line]]) -> Iterable[str]:
    """What was acked before something else was sent comes before it."""
    first = {line["id"]: line["at"] for line in reversed(by["sent"])}
    latest = 0
    moments = [(line["at"], 1, line) for line in by["acked"]] + [(at, 0, {"id": one}) for one, at in first.items()]
    before: dict[str, int] = {}
    for _, acked, line in sorted(moments, key=lambda one: one[:2]):
        if not acked:
            before[line["id"]] = latest
        elif line["seq"] <= before.get(line["id"], 0) and not line.get("again"):
            yield f"move {line['id']} is event {line['seq']}, though event {before[line['id']]} was acked before it"
        latest = max(latest, line["seq"]) if acked else latest


def _seen(by: dict[str, list[Line]]) -> Iterable[str]:
    """Nobody sees something older than before, nor anything that was not kept."""
    last: dict[str, int] = defaultdict(int)
    most = len(by["kept"])
    for line in by["seen"]:
        if line["seq"] < last[line["who"]]:
            yield f"player {line['who']} saw event {line['seq']} after {last[line['who']]}"
        if line["seq"] > most:
            yield f"player {line['who']} saw event {line['seq']}, and {most} were kept"
        last[line["who"]] = line["seq"]


def read(file: Path) -> Iterable[Line]:
    """The lines of a history."""
    with file.open(encoding="utf-8") as opened:
        for line in opened:
            yield json.loads(line)


def show(found: Judged) -> None:
    """Prints what was found."""
    print(f"{found.tables} tables, {found.players} players, {found.moves} moves acked, {found.unanswered} unanswered")
    for wrong in found.wrong[:20]:
        print(wrong)
    print(f"{len(found.wrong)} faults" if found.wrong else "nothing acked was lost, doubled, moved or taken back")


if __name__ == "__main__":
    judged = judge(read(Path(sys.argv[1])))
    show(judged)
    sys.exit(bool(judged.wrong))

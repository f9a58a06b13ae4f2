"""`python -m tests.fair.vector`: writes the log of docs/fair-deals.md anew, its results and receipts by the rules."""

from __future__ import annotations

import json
from typing import Any

from ceki.play.match import Match
from ceki.play.ruleset import ruleset
from ceki.server.protocol.results import result_logged
from tests.fair.forged import chained
from tests.fair.verifiers import PAGE, block


def settled(log: dict[str, Any]) -> dict[str, Any]:
    """The log with what its moves come to."""
    log.setdefault("practice", False)
    match = Match(ruleset(log["game"], log["players"], **log["given"]), rounds=log["match_rounds"])
    for entry in log["rounds"]:
        played = match.next_round(bytes.fromhex(entry["key"]))
        for move in entry["moves"]:
            played.play(move)
        match.settle(played)
        last = {name: entry.pop(name) for name in ("abandoned", "receipt")}
        entry.update({**result_logged(played.result), "cents": played.cents, **last})
    return chained(log)


def written(log: dict[str, Any]) -> str:
    """The log in lines that can be read."""
    terms = json.dumps({name: value for name, value in log.items() if name != "rounds"})
    rounds = (
        ",\n   ".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in entry.items())
        for entry in log["rounds"]
    )
    return terms[:-1] + ',\n "rounds": [\n  {' + "},\n  {".join(rounds) + "}\n ]}"


def main() -> None:
    """Only the one block changes."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition("```json log\n")
    after = rest.partition("\n```")[2]
    log = written(settled(block("log")))
    PAGE.write_text(f"{before}```json log\n{log}\n```{after}", encoding="utf-8")


if __name__ == "__main__":
    main()

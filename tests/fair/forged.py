"""Logs that are forged, each so well that every receipt in it fits again: only what was broken is wrong."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from ceki.server.fairness.fair_deal import commitment, deal_key, first_receipt, receipt
from ceki.server.protocol.results import result_logged
from tests.fair.matches import Match, match_of

Log = dict[str, Any]
DOUBLED = "again: "  # before the key that stands there twice


def chained(log: Log) -> Log:
    """The log with receipts made anew."""
    before = first_receipt(log)
    for entry in log["rounds"]:
        before = entry["receipt"] = receipt(before, entry)
    return log


def _some(log: Log, chance: random.Random) -> dict[str, Any]:
    entry: dict[str, Any] = chance.choice(log["rounds"])
    return entry


def _rekey(log: Log, entry: dict[str, Any]) -> None:
    seed = bytes.fromhex(entry["server_seed"])
    entry["commitment"] = commitment(log["table"], entry["round"], seed)
    entry["key"] = deal_key(seed, entry["player_seeds"]).hex()


def another_seed(log: Log, chance: random.Random) -> None:
    """The server chose its seed afterwards, and bound itself to it."""
    entry = _some(log, chance)
    entry["server_seed"] = chance.randbytes(32).hex()
    _rekey(log, entry)


def another_bound(log: Log, chance: random.Random) -> None:
    _some(log, chance)["commitment"] = chance.randbytes(32).hex()


def a_player_left_out(log: Log, chance: random.Random) -> None:
    """A player's seed was not mixed in."""
    entry = _some(log, chance)
    entry["player_seeds"][0] = None
    _rekey(log, entry)


def another_key(log: Log, chance: random.Random) -> None:
    entry = _some(log, chance)
    entry["key"] = f"{int(entry['key'], 16) ^ 1 << chance.randrange(256):064x}"


def cards_exchanged(log: Log, chance: random.Random) -> None:
    """Two players have each other's hands."""
    entry = _some(log, chance)
    entry["dealt"][0], entry["dealt"][1] = entry["dealt"][1], entry["dealt"][0]
    entry["dealt"][0][0], entry["dealt"][1][-1] = entry["dealt"][1][-1], entry["dealt"][0][0]


def a_move_changed(log: Log, chance: random.Random) -> None:
    entry = max(log["rounds"], key=lambda one: len(one["moves"]))
    entry["moves"].pop(chance.randrange(len(entry["moves"]))) if entry["moves"] else entry["moves"].append("pass")


def cents_changed(log: Log, chance: random.Random) -> None:
    entry = _some(log, chance)
    entry["cents"][0] += 10
    entry["cents"][1] -= 10


def another_result(log: Log, chance: random.Random) -> None:
    """Somebody else has won, or places, sums, lines and payments are not what the cards came to."""
    entry = _some(log, chance)
    field = chance.choice(("winners", "order", "totals", "score", "payments"))
    entry[field] = entry[field][:-1] if entry[field] else [0]
    entry["to_pot"] += chance.choice((0, 10))


def another_spelling(log: Log, chance: random.Random) -> None:
    """A move is written as a player may type it, and not as a log writes it."""
    entry = max(log["rounds"], key=lambda one: len(one["moves"]))
    if not entry["moves"]:
        entry["server_seed"] = entry["server_seed"].upper()
        return
    place = chance.randrange(len(entry["moves"]))
    move = entry["moves"][place]
    entry["moves"][place] = chance.choice((move.upper(), f"{move} ", f" {move}", move.replace(" ", "  ") + "\n"))


def cut_short(log: Log, chance: random.Random) -> None:
    """The last round was lost; it is said to have been broken off."""
    while log["rounds"][-1]["abandoned"]:
        log["rounds"].pop()
    entry = log["rounds"][-1]
    del entry["moves"][chance.randrange(max(1, len(entry["moves"]))) :]
    entry.update(result_logged(None), abandoned=True, cents=[0] * len(entry["cents"]))
    log["state"] = "closed"


def last_rounds_dropped(log: Log, chance: random.Random) -> None:
    """The table is said to go on; the bound that is known is there."""
    first = max(1, len(log["rounds"]) - chance.randint(1, 2))
    dropped = log["rounds"][first:]
    del log["rounds"][first:]
    log["bounds"] = [{key: entry[key] for key in ("round", "commitment")} for entry in dropped + log["bounds"]]
    log["state"] = "open"
    if not dropped:  # of a single round
        log["rounds"] = []


def emptied(log: Log, chance: random.Random) -> None:
    log["rounds"], log["state"] = [], "open"


def names_exchanged(log: Log, chance: random.Random) -> None:
    entry = _some(log, chance)
    entry["names"][0], entry["names"][1] = entry["names"][1], entry["names"][0]


def reordered(log: Log, chance: random.Random) -> None:
    """Two rounds stand in each other's place, with the numbers of the places; one alone becomes the second."""
    rounds = log["rounds"]
    rounds.reverse()
    for number, entry in enumerate(rounds, 1 if len(rounds) > 1 else 2):
        entry["round"] = number


def other_rules(log: Log, chance: random.Random) -> None:
    """The table is said to have been made for more rounds."""
    log["match_rounds"] = len(log["rounds"]) + 5
    log["state"] = "open"


def practice_hidden(log: Log, chance: random.Random) -> None:
    """A practice table passes for another, or another for one of practice."""
    log["practice"] = not log["practice"]


def invented(log: Log, chance: random.Random) -> None:
    """Another match that holds, under the table's own name, with the same players."""
    other = match_of(log["game"], chance).log
    number = {**other, "table": log["table"]}
    for entry in number["rounds"]:
        _rekey(number, entry)
    log.clear()
    log.update(number)


def doubled_key(log: Log, chance: random.Random) -> None:
    """One key twice, with another value first: who takes the first reads another log under the same receipts."""
    entry = _some(log, chance)
    field = chance.choice(("cents", "persons", "round", "dealt"))
    whole = dict(entry)
    entry.clear()
    entry.update({DOUBLED + field: [] if isinstance(whole[field], list) else 7, **whole})


KINDS: list[Callable[[Log, random.Random], None]] = [
    another_seed, another_bound, a_player_left_out, another_key, cards_exchanged, a_move_changed, cents_changed,
    another_result, another_spelling, cut_short, last_rounds_dropped, emptied, names_exchanged, reordered, other_rules,
    practice_hidden, invented, doubled_key,
]  # fmt: skip


def forged(match: Match, kind: Callable[[Log, random.Random], None], chance: random.Random) -> Match:
    """What a player holds against a log that was forged."""
    log = copy.deepcopy(match.log)
    kind(log, chance)
    doubled = DOUBLED in json.dumps(log)
    text = json.dumps(log).replace(DOUBLED, "")
    return Match(log, match.shown, text) if doubled else Match(chained(log), match.shown)

"""`python -m tests.play.many_logs N`: rounds played at random, their logs out and in again, with equal digests."""

from __future__ import annotations

import hashlib
import random
import sys

import numpy as np

from ceki.engine.record import pack, record_type
from ceki.play import catalogue
from ceki.play.log import Finished, read_rounds, write_match_log
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.ruleset import ruleset

LONGEST = 3  # rounds of a match


def digest(played: Round) -> str:
    """Of the whole table, and of who moved."""
    record = np.zeros(1, record_type(type(played.table)))
    pack(played.table, record[0])
    return hashlib.sha256(record.tobytes() + bytes(played.movers)).hexdigest()


def match(game: str, chance: random.Random) -> tuple[Match, list[Finished]]:
    """A match of a few rounds, played at random."""
    rules = ruleset(game, chance.choice(catalogue.game(game).info.seats))
    found, finished = Match(rules, chance.randrange(2**53), chance.choice([None, LONGEST])), []
    for _ in range(chance.randint(1, LONGEST)):
        if found.over:
            break
        played = found.next_round(chance.randbytes(32))
        while not played.over:
            played.make(*chance.choice(played.legal_numbers))
        finished.append(Finished(played, [f"P{seat}" for seat in range(rules.players)]))
        found.settle(played)
    return found, finished


def compared(rounds: int, seed: int = 0) -> int:
    """Plays and compares at least so many rounds, all games in turn. Returns how many differ."""
    chance, names, done, wrong, at = random.Random(seed), list(catalogue.names()), 0, 0, 0
    while done < rounds:
        played, finished = match(names[at % len(names)], chance)
        text = write_match_log(played, finished)
        again = read_rounds(text)
        wrong += sum(digest(one.round) != digest(other) for one, other in zip(finished, again, strict=True))
        done, at = done + len(finished), at + 1
    return wrong


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    differ = compared(wanted)
    print(f"{wanted} rounds out and in again: {differ} differ")
    sys.exit(bool(differ))

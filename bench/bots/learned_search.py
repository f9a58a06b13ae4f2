"""`python -m bench.bots.learned_search GAME=FILE...`: what a learned player is worth inside the search.

FILE is what `ceki train GAME` has made. On the same deals, in every seat, one player among simple ones searches: once
without the network, once with it, in one of three ways. `root`: the move to be beaten is the network's. `later`: the
searching player's own later moves in a playout are the network's. `both`. A deal counts once; the figures are what the
network wins more a round, in cents (points where no money moves), 95%. Everything is compiled.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any, Final

import numpy as np

from ceki.bots.greedy import best_appraised
from ceki.bots.halving import DEALT, LEAST_DEALS, TRIED, VIEW, determinize, halve, halvings, put_in_order, search
from ceki.bots.learned.drivers import choose_learned
from ceki.bots.learned.inputs import Inputs
from ceki.bots.learned.mind import learnt
from ceki.bots.learned.network import read
from ceki.bots.playout import find_legal, make_nth, worth_to
from ceki.bots.search import caution_in_parts
from ceki.bots.seen import sides
from ceki.bots.tally import ASKED, CARD, COLUMNS, MOST_MOVES, SIMPLE, VERB, ask_all, count
from ceki.engine.chance import Words, key_from_seed, round_key
from ceki.engine.contract import deal, play, settle
from ceki.engine.moves import VERBS, nth_card, nth_verb
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import hide, layout, scratch
from ceki.engine.visibility.tables import bytes_of, lay_tables
from ceki.engine.wasm.export import BYTE_ROWS, BYTES, NUMBER, WORD_ROWS, WORDS, Export
from ceki.engine.wasm.made import compiled_driver
from ceki.lab.benchmark_rulesets import measured
from ceki.lab.contest.arena import interval

AT, BLANK, TABLES = 3, 4, 5  # the table that is played at, and a blank one, behind those of a search
ROOT, LATER = 1, 2  # how the network is used, as a set
WAYS: Final = {"root": ROOT, "later": LATER, "both": ROOT | LATER}


@rule
def simple_or_learned(
    tables: Any, raw: Any, fields: Any, mind: Any, moves: Words, n: int, at: int, learned: int
) -> int:
    """The place of the move that one of them makes at a table."""
    if learned != 0:
        return int(choose_learned(tables[at], raw[at], fields, mind, moves, n))
    return int(best_appraised(tables[at], moves, n))


@rule
def play_on_learned(tables: Any, raw: Any, fields: Any, mind: Any, moves: Words, me: int) -> None:
    """Plays a tried table to its end: `me` as the network does, the others as simple players."""
    g = tables[TRIED]
    while not g.over:
        n = find_legal(g, moves)
        i = simple_or_learned(tables, raw, fields, mind, moves, n, TRIED, int(g.turn == me)) if n > 1 else 0
        make_nth(g, moves, i)
    settle(g)


@rule
def try_moves(
    tables: Any, raw: Any, fields: Any, state: Words, cards: Any, side: Words, moves: Words, tally: Any, mind: Any,
    left: int, deals: int, ways: int,
) -> None:  # fmt: skip
    """One step of the search (bots/halving.py), with the network where it is used."""
    for _ in range(deals):
        determinize(tables, raw, fields, state, cards)
        for i in range(left):
            place = tally[i, ASKED]
            tables[TRIED] = tables[DEALT]
            g = tables[TRIED]
            seat = g.turn
            play(g, tally[place, VERB], tally[place, CARD])
            play_on_learned(tables, raw, fields, mind, moves, seat if ways & LATER != 0 else -1)
            count(tally, place, worth_to(g, seat, side))


@driver
def search_learned(
    tables: Any, raw: Any, fields: Any, state: Words, cards: Any, side: Words, moves: Words, tally: Any, mind: Any,
    playouts: int, caution: int, ways: int,
) -> int:  # fmt: skip
    """The search with a network; as `search`, it returns how many legal moves there are."""
    determinize(tables, raw, fields, state, cards)
    n = find_legal(tables[DEALT], moves)
    best = simple_or_learned(tables, raw, fields, mind, moves, n, DEALT, ways & ROOT)
    for i in range(n):
        place = best if i == SIMPLE else SIMPLE if i == best else i
        tally[place, VERB] = nth_verb(moves, i)
        tally[place, CARD] = nth_card(moves, i)
    ask_all(tally, n)
    left = n
    made = 0
    for steps in range(halvings(n), 0, -1):
        deals = max(LEAST_DEALS, (playouts - made) // (steps * left))
        try_moves(tables, raw, fields, state, cards, side, moves, tally, mind, left, deals, ways)
        made += deals * left
        left = halve(tally, left)
    put_in_order(tally, n, caution)
    return n


@driver
def play_deals(
    tables: Any, raw: Any, fields: Any, state: Words, cards: Any, side: Words, policies: Words, moves: Words,
    tally: Any, mind: Any, master: Words, first: int, ways: int, playouts: int, caution: int, won: Any,
) -> None:  # fmt: skip
    """Plays deals `first`.. with the searching player in each seat in turn; `won[i, seat]` is what that comes to.
    `ways`: 0 for the search as it is."""
    for i in range(len(won)):
        for me in range(tables[BLANK].seats):
            tables[AT] = tables[BLANK]
            g = tables[AT]
            round_key(master, first + i, g.key)
            g.starter = (first + i) % g.seats
            deal(g)
            while not g.over:
                n = find_legal(g, moves)
                if n > 1 and g.turn == me:
                    tables[VIEW] = tables[AT]
                    hide(raw[VIEW], fields, me)
                    for k in range(n):
                        for column in range(tally.shape[1]):
                            tally[k, column] = 0
                    if ways == 0:
                        search(tables, raw, fields, state, cards, side, policies, moves, tally, playouts, 0, 0, caution)
                    else:
                        search_learned(
                            tables, raw, fields, state, cards, side, moves, tally, mind, playouts, caution, ways
                        )
                    play(g, tally[tally[0, ASKED], VERB], tally[tally[0, ASKED], CARD])
                else:
                    make_nth(g, moves, best_appraised(g, moves, n) if n > 1 else 0)
            settle(g)
            won[i, me] = worth_to(g, me, side)


LAID = ("records:table", BYTE_ROWS, WORD_ROWS, WORDS, BYTES, WORDS, WORDS, WORDS, WORD_ROWS, WORD_ROWS)
EXPORT = Export(play_deals, (*LAID, WORDS, NUMBER, NUMBER, NUMBER, NUMBER, WORD_ROWS))


class Contest:
    """The search with a network beside the one without, in the house that is measured."""

    def __init__(self, name: str, file: Path) -> None:
        ruleset = measured(name).ruleset()
        game, self.seats = ruleset.game, ruleset.players
        self.run = compiled_driver(EXPORT, game.namespace)
        tables = lay_tables(ruleset.table(), game.dtype, TABLES, self.run)
        mind = learnt(Inputs(game, self.seats, 0), read(file))
        self.state = np.zeros(2, np.int64)
        self.given = (
            tables, bytes_of(tables), layout(game.table), self.state, scratch(game.table), sides(game, self.seats),
            np.ones(self.seats, np.int64), np.zeros(VERBS, np.int64), np.zeros((MOST_MOVES, COLUMNS), np.int64), mind,
        )  # fmt: skip
        self.caution = caution_in_parts(game.info.caution)

    def won(self, ways: int, seed: int, first: int, deals: int, playouts: int) -> Any:
        """What the searching player wins in each seat, (deals, seats)."""
        found = np.zeros((deals, self.seats), np.int64)
        self.state[:] = seed + 1, first + 1
        self.run(*self.given, key_from_seed(seed), first, ways, playouts, self.caution, found)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="+", metavar="GAME=FILE")
    parser.add_argument("--ways", default=",".join(WAYS), help=f"of {', '.join(WAYS)}")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for name, _, file in (game.partition("=") for game in given.games):
        contest = Contest(name, Path(file))
        gains: dict[str, list[float]] = {way: [] for way in given.ways.split(",")}
        began = time.monotonic()
        for first in range(0, given.deals, 50):
            deals = min(50, given.deals - first)
            plain = contest.won(0, given.seed, first, deals, given.playouts)
            for way, found in gains.items():
                found += (contest.won(WAYS[way], given.seed, first, deals, given.playouts) - plain).mean(1).tolist()
            print(f"\r{name}: {first + deals} of {given.deals} deals", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        told = "  ".join(f"{way} {interval(found)}" for way, found in gains.items())
        print(
            f"{name:14} {given.deals} deals, {given.playouts} playouts: {told}  ({time.monotonic() - began:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()

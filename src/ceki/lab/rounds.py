"""Whole rounds without people: the loop that simulation and measurement run, written once for every game."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.bots.playout import choose
from ceki.engine.chance import Words, round_key, small_seed
from ceki.engine.contract import deal, legal, play, settle
from ceki.engine.moves import VERBS, Moves, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver, rule

FNV_PRIME: Final = 16777619
FNV_START: Final = 2166136261
WORD: Final = 0xFFFFFFFF


@rule
def stir(digest: int, value: int) -> int:
    """The digest after one more value (FNV-1a over 32-bit words)."""
    return ((digest ^ (value & WORD)) * FNV_PRIME) & WORD


@driver
def play_round(g: Any, moves: Moves, bots: Any, state: Words, log: Any, tally: Any) -> None:
    """Deals, plays and settles a round.

    `moves`: scratch space, (verbs,); `bots`: policies, (seats,); `state`: a small generator, (2,); `log`: verb * 64 +
    card + 1 of each move, as far as it is long; `tally`: moves, decisions, digest, (3,).
    """
    deal(g)
    made = 0
    decisions = 0
    digest = FNV_START
    while not g.over:
        clear(moves)
        legal(g, moves)
        n = number_of_moves(moves)
        i = 0
        if n > 1:
            i = choose(g, moves, n, bots[g.turn], state)
            decisions += 1
        verb = nth_verb(moves, i)
        card = nth_card(moves, i)
        move = verb * 64 + card + 1
        digest = stir(digest, move)
        if made < len(log):
            log[made] = move
        made += 1
        play(g, verb, card)
    settle(g)
    for i in range(g.lines):
        digest = stir(digest, g.line_points[i] * 64 + g.line_what[i])
    for seat in range(g.seats):
        digest = stir(digest, g.cents[seat])
    tally[0] = made
    tally[1] = decisions
    tally[2] = digest


@rule
def count_wins(g: Any, wins: Any) -> int:
    """Adds a win for every seat that has won by the rules; returns 1 if nobody has. `wins`: (seats,)."""
    for seat in range(g.seats):
        wins[seat] += (g.winners >> seat) & 1
    return 1 if g.winners == 0 else 0


@driver
def play_rounds(
    tables: Any,
    master: Words,
    first_round: int,
    rounds: int,
    bots: Any,
    log: Any,
    tally: Any,
    cents: Any,
    wins: Any,
    tallies: Any,
) -> None:
    """Plays `rounds` rounds from number `first_round` on at tables[1], each from a copy of the blank tables[0].

    `master`: the key, (8,), and then rounds begin with the next seat in turn; or (0,), and then each round has the key
    and the starter of the blank table. `bots`: policies, (seats,); `log`, `tally`: of the last round, as in
    `play_round`; `cents`, `wins`: sums by seat, (seats,); `tallies`: moves, decisions, digest, rounds without a winner,
    sum of pots (cents), (5,). The digest is a sum over rounds, so that rounds played apart add up to the same.
    """
    moves = np.zeros(VERBS, np.int64)
    state = np.zeros(2, np.int64)
    for i in range(first_round, first_round + rounds):
        tables[1] = tables[0]
        g = tables[1]
        if len(master) > 0:
            round_key(master, i, g.key)
            g.starter = i % g.seats
        small_seed(state, g.key[0], g.key[1])
        play_round(g, moves, bots, state, log, tally)
        tallies[0] += tally[0]
        tallies[1] += tally[1]
        tallies[2] += stir(tally[2], i)
        tallies[3] += count_wins(g, wins)
        tallies[4] += g.pot
        for seat in range(g.seats):
            cents[seat] += g.cents[seat]


def read_move(move: int) -> tuple[int, int]:
    """(verb, card) of a move as it stands in a log."""
    return move // 64, move % 64 - 1

"""Every way that one deal can be played, as drivers: they run wherever the rules run.

`tables` are records of one game, the last of them the blank one, and `rows` their bytes. What a seat has been shown so
far is kept as two words of 32 bits: each observation is mixed into both, and so is each move of its own.
"""

from __future__ import annotations

from typing import Any

from ceki.bots.playout import find_legal, make_nth, worth_to
from ceki.engine.bits import NONE
from ceki.engine.chance import WORD, Words, round_key
from ceki.engine.contract import deal, settle
from ceki.engine.rule import driver, rule
from ceki.envs.drivers import encode

NUMBER, STARTER, MOST, LAST, SEATS, PLACES = range(6)  # settings


@driver
def deal_each(tables: Any, master: Words, settings: Words) -> None:
    """Deals a round to each table but the last: of those in which `STARTER` begins, the next from `NUMBER` on."""
    number = settings[NUMBER]
    for i in range(settings[LAST]):
        deal_one(tables, i, master, number, settings)
        number += settings[SEATS]


@rule
def deal_one(tables: Any, i: int, master: Words, number: int, settings: Words) -> None:
    """Deals round `number` of the simulation with the key `master` to a table."""
    tables[i] = tables[settings[LAST]]
    g = tables[i]
    round_key(master, number, g.key)
    g.starter = settings[STARTER]
    deal(g)


@driver
def walk_deal(
    tables: Any, rows: Any, plan: Words, ends: Words, master: Words, settings: Words, sides: Words, moves: Any,
    counts: Words, tried: Words, seen: Any, shown: Any, depths: Words, turns: Words, choices: Words, keys: Any,
    worths: Any,
) -> int:  # fmt: skip
    """Plays a deal in every way, move by move, and writes a node before each move and for each end.

    `counts`, `tried`: scratch space by depth, as `tables` have it; `moves`, (depths, verbs); `shown`, (depths, 2 *
    seats). `seen`: scratch space for an observation, int16. Of each node: how many moves came before it, whose turn it
    is, how many legal moves there are (0 at an end; `NONE` where there are none before it, which no game should have),
    what that seat has been shown, (nodes, 2), and at an end what it is worth to each seat, (nodes, seats). Returns how
    many nodes there are; `NONE` when they are more than `MOST`, or deeper than the tables.
    """
    for column in range(2 * settings[SEATS]):
        shown[0, column] = column
    deal_one(tables, 0, master, settings[NUMBER], settings)
    enter(tables, rows, plan, ends, settings, moves, counts, tried, seen, shown, 0)
    write_node(tables[0], settings, sides, counts, shown, depths, turns, choices, keys, worths, 0, 0)
    n = 1
    depth = 0
    while depth >= 0:
        if tried[depth] >= counts[depth]:
            depth -= 1
        elif n == settings[MOST] or depth + 2 >= settings[LAST]:
            return NONE
        else:
            follow(tables, moves, shown, settings, depth, tried[depth])
            tried[depth] += 1
            depth += 1
            enter(tables, rows, plan, ends, settings, moves, counts, tried, seen, shown, depth)
            write_node(tables[depth], settings, sides, counts, shown, depths, turns, choices, keys, worths, n, depth)
            n += 1
    return n


@rule
def follow(tables: Any, moves: Any, shown: Any, settings: Words, depth: int, k: int) -> None:
    """Makes the move at place `k` at the next table; who makes it remembers it."""
    for column in range(2 * settings[SEATS]):
        shown[depth + 1, column] = shown[depth, column]
    tables[depth + 1] = tables[depth]
    g = tables[depth + 1]
    mix(shown, depth + 1, g.turn, k)
    make_nth(g, moves[depth], k)


@rule
def enter(
    tables: Any, rows: Any, plan: Words, ends: Words, settings: Words, moves: Any, counts: Words, tried: Words,
    seen: Any, shown: Any, depth: int,
) -> None:  # fmt: skip
    """Shows the table to every seat, and counts the legal moves; settles it at the end."""
    g = tables[depth]
    for seat in range(settings[SEATS]):
        encode(rows[depth], plan, ends, seat, seen, 0)
        for place in range(settings[PLACES]):
            mix(shown, depth, seat, int(seen[0, place]) & 0xFFFF)
    tried[depth] = 0
    counts[depth] = 0
    if g.over:
        settle(g)
    else:
        n = find_legal(g, moves[depth])
        counts[depth] = n if n > 0 else NONE


@rule
def mix(shown: Any, depth: int, seat: int, value: int) -> None:
    """Takes a number of 16 bits into both words of a seat."""
    a = int(shown[depth, 2 * seat])
    b = int(shown[depth, 2 * seat + 1])
    shown[depth, 2 * seat] = ((a ^ value) * 0x01000193) & WORD
    shown[depth, 2 * seat + 1] = (b * 0x2C1B3C6D + value + 1) & WORD


@rule
def write_node(
    g: Any, settings: Words, sides: Words, counts: Words, shown: Any, depths: Words, turns: Words, choices: Words,
    keys: Any, worths: Any, n: int, depth: int,
) -> None:  # fmt: skip
    """Writes node `n`."""
    depths[n] = depth
    turns[n] = g.turn
    choices[n] = counts[depth]
    keys[n, 0] = shown[depth, 2 * g.turn]
    keys[n, 1] = shown[depth, 2 * g.turn + 1]
    if counts[depth] == 0:
        for seat in range(settings[SEATS]):
            worths[n, seat] = worth_to(g, seat, sides)

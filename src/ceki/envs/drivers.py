"""Many tables at once, as drivers: they run wherever the rules run.

`tables` are n records and the blank one behind them, `rows` their bytes, (n + 1, bytes). `moves` are the legal moves of
the seat in turn by table, (n, verbs), and `masks` the same by action, int8, (n, actions). `starts`, (verbs,), says
which action is the first of each verb; `verbs` and `cards`, (actions,), which move an action is.
"""

from __future__ import annotations

from typing import Any

from ceki.bots.playout import OUTSIDE, choose, worth_to
from ceki.engine.bits import HIDDEN, LANES, NONE, first
from ceki.engine.chance import Words, round_key, small_below
from ceki.engine.contract import deal, legal, play, settle
from ceki.engine.moves import ALONE, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rows import copy_shorts, sum_lanes, widen
from ceki.engine.rule import driver, rule
from ceki.engine.visibility.hide import Bytes

# A plan has a row for each thing to do, 20 bits each: the byte, the place, and how many or who sees it; then, in one
# bit, whether its numbers have 16 bits. First come those that copy a register, in the order of their places. `ends` has
# four numbers for each seat: where its rows begin, and where those of each kind end.
COPIES, SUMS, SHOWN = range(3)  # copies; sums of bytes; cards that one seat sees
KINDS = 4
SHORT = 60  # the bit
HALF = LANES // 2

AT_ONCE, NEXT_STEP = range(2)  # when a table that is over is dealt again
RESET, SEATS, ACTIONS = range(3)  # settings: when, and how many seats and actions there are


@rule
def encode(table: Bytes, plan: Words, ends: Words, seat: int, out: Any, i: int) -> None:
    """Writes what a seat sees of a table into row `i` of `out`, int16, as the plan has it (encoding.py). What a copy
    may write behind its places is written by the rows that follow."""
    at = seat * KINDS
    for p in range(ends[at], ends[at + 1]):
        row = plan[p]
        if (row >> SHORT) & 1:
            copy_shorts(table, start_in(row), out, i, place_in(row), more_in(row))
        else:
            widen(table, start_in(row), out, i, place_in(row), more_in(row))
    for p in range(ends[at + 1], ends[at + 2]):
        out[i, place_in(plan[p])] = sum_of(table, start_in(plan[p]), more_in(plan[p]))
    for p in range(ends[at + 2], ends[at + 3]):
        value = table[start_in(plan[p])]
        if value != NONE and table[more_in(plan[p])] != seat:
            value = HIDDEN
        out[i, place_in(plan[p])] = value


@rule
def start_in(row: int) -> int:
    """The byte of a row of a plan."""
    return row & 0xFFFFF


@rule
def place_in(row: int) -> int:
    """The place in the observation."""
    return (row >> 20) & 0xFFFFF


@rule
def more_in(row: int) -> int:
    """How many bytes, or the byte with the seat that sees it."""
    return (row >> 40) & 0xFFFFF


@rule
def sum_of(table: Bytes, start: int, count: int) -> int:
    """The sum of bytes that lie together."""
    found = 0
    c = 0
    while c < count:
        found += sum_lanes(table, start + c, min(count - c, LANES))
        c += LANES
    return found


@rule
def mark(masks: Any, i: int, moves: Words, starts: Words, value: int) -> None:
    """Writes a value for each of these moves into the mask of table `i`."""
    for verb in range(len(starts)):
        bits = moves[verb]
        while bits != 0:
            card = first(bits)
            masks[i, starts[verb] + (0 if card == ALONE else card)] = value
            bits &= bits - 1


@driver
def first_illegal(tables: Any, actions: Words, masks: Any, settings: Words) -> int:
    """The first table at which the action is not legal, or `NONE`. One that waits for its next deal takes any."""
    most = settings[ACTIONS]
    for i in range(len(actions)):
        waits = tables[i].over and settings[RESET] == NEXT_STEP
        if not waits and (actions[i] < 0 or actions[i] >= most or masks[i, actions[i]] == 0):
            return i
    return NONE


@driver
def step_tables(
    tables: Any, rows: Any, plan: Words, ends: Words, starts: Words, verbs: Words, cards: Words, master: Words,
    settings: Words, policies: Words, sides: Words, state: Words, actions: Words, rounds: Words, moves: Any, masks: Any,
    out: Any, turns: Words, rewards: Any, done: Words,
) -> None:  # fmt: skip
    """Makes a move at every table and plays on to the next choice: moves that are the only one, and those of seats
    that are not `OUTSIDE`.

    `actions`: legal ones, (n,); a negative one deals. `rounds`: how many were dealt at each table, (n,); round `r` of
    table `i` is number `r * n + i` of the simulation with the key `master`. `rewards`: what the round that has
    ended is worth to each seat, (n, seats); `done`: whether one has, (n,).
    """
    n = len(actions)
    for i in range(n):
        mark(masks, i, moves[i], starts, 0)
        done[i] = 0
        for seat in range(settings[SEATS]):
            rewards[i, seat] = 0
        g = tables[i]
        verb = NONE
        card = NONE
        if actions[i] >= 0 and not g.over:
            verb = verbs[actions[i]]
            card = cards[actions[i]]
        asked = False
        while not asked:
            if verb == NONE:
                tables[i] = tables[n]
                g = tables[i]
                number = rounds[i] * n + i
                round_key(master, number, g.key)
                g.starter = number % g.seats
                rounds[i] += 1
                deal(g)
            else:
                play(g, verb, card)
            verb = NONE
            clear(moves[i])
            if g.over:
                settle(g)
                if done[i] == 0:
                    done[i] = 1
                    for seat in range(settings[SEATS]):
                        rewards[i, seat] = worth_to(g, seat, sides)
                asked = settings[RESET] != AT_ONCE
            else:
                legal(g, moves[i])
                choices = number_of_moves(moves[i])
                if choices > 1 and policies[g.turn] == OUTSIDE:
                    asked = True
                else:
                    k = choose(g, moves[i], choices, policies[g.turn], state) if choices > 1 else 0
                    verb = nth_verb(moves[i], k)
                    card = nth_card(moves[i], k)
        turns[i] = g.turn
        mark(masks, i, moves[i], starts, 1)
        encode(rows[i], plan, ends, turns[i], out, i)


@driver
def observe(rows: Any, plan: Words, ends: Words, viewers: Words, out: Any) -> None:
    """Writes what a seat of each table sees. `viewers`: seats, (n,)."""
    for i in range(len(viewers)):
        encode(rows[i], plan, ends, viewers[i], out, i)


@driver
def choose_any(moves: Any, starts: Words, state: Words, actions: Words) -> None:
    """Chooses one of the legal moves of each table, each as likely as the other; 0 where there is none."""
    for i in range(len(actions)):
        n = number_of_moves(moves[i])
        actions[i] = 0
        if n > 0:
            k = small_below(state, n)
            card = nth_card(moves[i], k)
            actions[i] = starts[nth_verb(moves[i], k)] + (0 if card == NONE else card)

"""Choices that simple players meet, and what each legal move comes to when the simple player goes on from there."""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.greedy import best_appraised
from ceki.bots.learned.drivers import (
    HEAD,
    INPUTS,
    NOW,
    PLAN,
    action_of,
    choose_learned,
    read_move,
    read_shared,
)
from ceki.bots.playout import GREEDY, STRAYING, choose, find_legal, make_nth, play_on, worth_to
from ceki.bots.tally import MOST_MOVES
from ceki.engine.chance import Words, round_key, small_below, small_seed
from ceki.engine.contract import deal, heuristic, play, settle
from ceki.engine.moves import Moves, nth_card, nth_verb
from ceki.engine.rule import driver
from ceki.engine.visibility.hide import Layout

BLANK, ROUND, TRIED = range(3)  # the tables
STRAYS: Final = 3  # one seat in three strays, so that positions of clumsy players come too
ONE_OF: Final = 4  # one choice in four is kept: those of a round are much alike
CHOICES, OFFERS, ROUNDS = range(3)  # what is counted
CHOICE, ACTION, BEHIND, WORTH = range(4)  # columns of an offer
COLUMNS: Final = 4
DEALS, SUM, SQUARES, DECISIONS, OTHERS = range(5)  # what is counted of a match


@driver
def sample_choices(
    tables: Any, rows: Any, fields: Layout, mind: Any, master: Words, sides: Words, policies: Words, playing: Words,
    moves: Moves, trying: Moves, state: Words, inputs: Any, offers: Any, counted: Words,
) -> None:  # fmt: skip
    """Plays rounds of the simulation with the key `master` from number `counted[ROUNDS]` on, while the offers of a
    round more have room, and keeps some of their choices.

    Each legal move of a choice has a row of `inputs`, int16, (n, inputs), as the drivers of learned players read them,
    and one of `offers`: the choice, the action, how it looks to the simple player beside its own move, and what the
    round came to when it was made and all seats went on by `playing`. `policies`, (seats,), is scratch space.
    `counted`: choices, offers, rounds, (3,).
    """
    while counted[OFFERS] + MOST_MOVES <= len(offers):
        begin(tables, ROUND, master, counted[ROUNDS], state)
        g = tables[ROUND]
        counted[ROUNDS] += 1
        for seat in range(g.seats):
            policies[seat] = STRAYING if small_below(state, STRAYS) == 0 else GREEDY
        while not g.over:
            n = find_legal(g, moves)
            i = 0
            if n > 1:
                if small_below(state, ONE_OF) == 0 and counted[OFFERS] + n <= len(offers):
                    sample(tables, rows, fields, mind, sides, playing, moves, trying, state, n, inputs, offers, counted)
                i = choose(g, moves, n, policies[g.turn], state)
            make_nth(g, moves, i)


@driver
def sample(
    tables: Any, rows: Any, fields: Layout, mind: Any, sides: Words, playing: Words, moves: Moves, trying: Moves,
    state: Words, n: int, inputs: Any, offers: Any, counted: Words,
) -> None:  # fmt: skip
    """Keeps one choice among `n` moves."""
    g = tables[ROUND]
    table = rows[ROUND]
    best = best_appraised(g, moves, n)
    looks = heuristic(g, nth_verb(moves, best), nth_card(moves, best))
    shared = read_shared(table, fields, mind, g.seats, g.turn)
    for i in range(n):
        verb = nth_verb(moves, i)
        card = nth_card(moves, i)
        behind = heuristic(g, verb, card) - looks
        read_move(table, fields, mind, g.seats, g.turn, shared, verb, card, behind)
        at = counted[OFFERS]
        for p in range(mind[HEAD, INPUTS]):
            inputs[at, p] = mind[PLAN + p, NOW]
        tables[TRIED] = tables[ROUND]
        t = tables[TRIED]
        play(t, verb, card)
        play_on(t, playing, trying, state)
        offers[at, CHOICE] = counted[CHOICES]
        offers[at, ACTION] = action_of(mind, verb, card)
        offers[at, BEHIND] = behind
        offers[at, WORTH] = worth_to(t, g.turn, sides)
        counted[OFFERS] += 1
    counted[CHOICES] += 1


@driver
def play_beside(
    tables: Any, rows: Any, fields: Layout, mind: Any, master: Words, sides: Words, playing: Words, moves: Moves,
    state: Words, span: Words, sums: Words,
) -> None:  # fmt: skip
    """Plays deals of a simulation with a learned player in each seat in turn, among simple players, and once with these
    alone. `span`: the number of the first deal, and that behind the last, (2,).

    `sums`: deals, what the learned player won more than the simple one in its seat, summed over the seats of a deal,
    and the squares of that; choices of the learned player, and in how many it made another move, (5,).
    """
    for number in range(span[0], span[1]):
        begin(tables, TRIED, master, number, state)
        t = tables[TRIED]
        play_on(t, playing, moves, state)
        ahead = 0
        for seat in range(t.seats):
            begin(tables, ROUND, master, number, state)
            g = tables[ROUND]
            while not g.over:
                n = find_legal(g, moves)
                i = 0
                if n > 1:
                    i = best_appraised(g, moves, n)
                    if g.turn == seat:
                        simple = i
                        i = choose_learned(g, rows[ROUND], fields, mind, moves, n)
                        sums[DECISIONS] += 1
                        sums[OTHERS] += int(i != simple)
                make_nth(g, moves, i)
            settle(g)
            ahead += worth_to(g, seat, sides) - worth_to(t, seat, sides)
        sums[DEALS] += 1
        sums[SUM] += ahead
        sums[SQUARES] += ahead * ahead


@driver
def begin(tables: Any, at: int, master: Words, number: int, state: Words) -> None:
    """Deals a round of a simulation."""
    tables[at] = tables[BLANK]
    g = tables[at]
    round_key(master, number, g.key)
    small_seed(state, g.key[0], g.key[1])
    g.starter = number % g.seats
    deal(g)

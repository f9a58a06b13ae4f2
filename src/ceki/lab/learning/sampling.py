"""Choices that simple players meet, and what each legal move comes to when the simple player goes on from there."""

from __future__ import annotations

from typing import Any, Final

from ceki.bots.learned.drivers import FIRST, INPUTS, choose_learned, read_move, read_shared
from ceki.bots.playout import GREEDY, STRAYING, best_appraised, choose, play_on, worth_to
from ceki.bots.tally import MOST_MOVES
from ceki.engine.chance import Words, round_key, small_below, small_seed
from ceki.engine.contract import deal, heuristic, legal, play, settle
from ceki.engine.moves import Moves, clear, nth_card, nth_verb, number_of_moves
from ceki.engine.rule import driver

BLANK, ROUND, TRIED = range(3)  # the tables
STRAYS: Final = 3  # one seat in three strays, so that positions of clumsy players come too
ONE_OF: Final = 4  # one choice in four is kept: those of a round are much alike
CHOICES, OFFERS, ROUNDS = range(3)  # what is counted
CHOICE, ACTION, BEHIND, WORTH = range(4)  # columns of an offer
COLUMNS: Final = 4
DEALS, SUM, SQUARES, DECISIONS, OTHERS = range(5)  # what is counted of a match


@driver
def sample_choices(
    tables: Any, rows: Any, fields: Any, plan: Any, kin: Any, verbs: Any, room: Any, master: Words, sides: Words,
    policies: Words, playing: Words, moves: Moves, trying: Moves, state: Words, inputs: Any, offers: Any,
    counted: Words,
) -> None:  # fmt: skip
    """Plays rounds of the simulation with the key `master` from number `counted[ROUNDS]` on, while the offers of a
    round more have room, and keeps some of their choices.

    Each legal move of a choice has a row of `inputs`, int16, (n, inputs), as the drivers of learned players read them,
    and one of `offers`: the choice, the action, how it looks to the simple player beside its own move, and what the
    round came to when it was made and all seats went on by `playing`. `policies`, (seats,), is scratch space.
    `counted`: choices, offers, rounds, (3,).
    """
    while counted[OFFERS] + MOST_MOVES <= len(offers):
        tables[ROUND] = tables[BLANK]
        g = tables[ROUND]
        number = counted[ROUNDS]
        round_key(master, number, g.key)
        small_seed(state, g.key[0], g.key[1])
        g.starter = number % g.seats
        counted[ROUNDS] += 1
        for seat in range(g.seats):
            policies[seat] = STRAYING if small_below(state, STRAYS) == 0 else GREEDY
        deal(g)
        while not g.over:
            clear(moves)
            legal(g, moves)
            n = number_of_moves(moves)
            k = 0
            if n > 1:
                if small_below(state, ONE_OF) == 0 and counted[OFFERS] + n <= len(offers):
                    sample(
                        tables, rows[ROUND], fields, plan, kin, verbs, room, sides, playing, moves, trying, state, n,
                        inputs, offers, counted,
                    )  # fmt: skip
                k = choose(g, moves, n, policies[g.turn], state)
            play(g, nth_verb(moves, k), nth_card(moves, k))


@driver
def sample(
    tables: Any, table: Any, fields: Any, plan: Any, kin: Any, verbs: Any, room: Any, sides: Words, playing: Words,
    moves: Moves, trying: Moves, state: Words, n: int, inputs: Any, offers: Any, counted: Words,
) -> None:  # fmt: skip
    """Keeps one choice among `n` moves."""
    g = tables[ROUND]
    best = best_appraised(g, moves, n)
    looks = heuristic(g, nth_verb(moves, best), nth_card(moves, best))
    shared = read_shared(table, fields, plan, g.seats, g.turn, room)
    for i in range(n):
        verb = nth_verb(moves, i)
        card = nth_card(moves, i)
        behind = heuristic(g, verb, card) - looks
        read_move(table, fields, plan, kin, verbs, g.seats, g.turn, shared, verb, card, behind, room)
        at = counted[OFFERS]
        for p in range(len(plan)):
            inputs[at, p] = room[INPUTS, p]
        tables[TRIED] = tables[ROUND]
        t = tables[TRIED]
        play(t, verb, card)
        play_on(t, playing, trying, state)
        offers[at, CHOICE] = counted[CHOICES]
        offers[at, ACTION] = verbs[verb, FIRST] + max(card, 0)
        offers[at, BEHIND] = behind
        offers[at, WORTH] = worth_to(t, g.turn, sides)
        counted[OFFERS] += 1
    counted[CHOICES] += 1


@driver
def play_beside(
    tables: Any, rows: Any, fields: Any, plan: Any, kin: Any, verbs: Any, net: Any, room: Any, master: Words,
    sides: Words, playing: Words, moves: Moves, state: Words, span: Words, sums: Words,
) -> None:  # fmt: skip
    """Plays deals of a simulation with a learned player in each seat in turn, among simple players, and once with these
    alone. `span`: the number of the first deal, and that behind the last, (2,).

    `sums`: deals, what the learned player won more than the simple one in its seat, summed over the seats of a deal,
    and the squares of that; choices of the learned player, and in how many it made another move, (5,).
    """
    for number in range(span[0], span[1]):
        tables[TRIED] = tables[BLANK]
        t = tables[TRIED]
        begin(t, master, number, state)
        play_on(t, playing, moves, state)
        ahead = 0
        for seat in range(t.seats):
            tables[ROUND] = tables[BLANK]
            g = tables[ROUND]
            begin(g, master, number, state)
            while not g.over:
                clear(moves)
                legal(g, moves)
                n = number_of_moves(moves)
                i = 0
                if n > 1:
                    i = best_appraised(g, moves, n)
                    if g.turn == seat:
                        simple = i
                        i = choose_learned(g, rows[ROUND], fields, plan, kin, verbs, net, room, moves, n)
                        sums[DECISIONS] += 1
                        sums[OTHERS] += int(i != simple)
                play(g, nth_verb(moves, i), nth_card(moves, i))
            settle(g)
            ahead += worth_to(g, seat, sides) - worth_to(t, seat, sides)
        sums[DEALS] += 1
        sums[SUM] += ahead
        sums[SQUARES] += ahead * ahead


@driver
def begin(g: Any, master: Words, number: int, state: Words) -> None:
    """Deals a round of a simulation on a blank table."""
    round_key(master, number, g.key)
    small_seed(state, g.key[0], g.key[1])
    g.starter = number % g.seats
    deal(g)

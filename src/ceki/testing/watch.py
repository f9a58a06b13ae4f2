"""A round played under watch: every law that can be checked at every move, for any game, as written or compiled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from ceki.bots.playout import choose
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed, round_key, small_seed
from ceki.engine.contract import ANY_HAND, deal, hand_constraint, legal, play, settle
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.moves import VERBS, clear, legal_same, nth_card, nth_verb, number_of_moves
from ceki.engine.rows import copy_row
from ceki.engine.rule import COMPILED, driver, rule
from ceki.engine.score import is_all_paid
from ceki.engine.visibility.determinize import determinized
from ceki.engine.visibility.draw import hand_holds
from ceki.engine.visibility.hide import (
    COLUMNS,
    HOLDS,
    IS_COUNTS,
    KIND,
    ROWS,
    START,
    as_bytes,
    count_placed,
    hide,
    layout,
    redeal,
    scratch,
)
from ceki.engine.visibility.tables import bytes_of, lay_tables
from ceki.lab.rounds import FNV_START, stir
from ceki.play.ruleset import Ruleset

LOST_CARD, NO_MOVE, TOO_LONG, MONEY, LEAK, MENU, BAD_REDEAL, UNTRUE, NO_REDEAL, UNBELIEVING, STUCK, UNPAID = range(
    1, 13
)
FAULTS = ("none", "a card was lost or doubled", "no legal move before the end", "longer than the stated bound",
          "money and pots do not sum to zero", "a re-deal changes the view", "a re-deal changes the legal moves",
          "a re-deal loses a card", "what is known of a hand is not true of it", "no re-deal was found",
          "a re-deal gives a hand of which what is known is untrue",
          "a re-deal leaves the seat in turn no move", "who pays whom does not come to the cents")  # fmt: skip

FAULTLESS = FAULTS[0]

FAULT, MOVES, DECISIONS, DIGEST, POSITIONS, MOVED, LONGEST, BOUND = range(8)


@rule
def cards_conserved(raw: Any, fields: Any, counts: Any) -> bool:
    """Whether every face lies in the fields that hold cards exactly as often as the deck has it. `raw`: bytes,
    (bytes,); `counts`: scratch space, (faces,)."""
    deck = fields[0]
    for f in range(len(fields)):
        field = fields[f]
        if field[HOLDS] and field[KIND] == IS_COUNTS:
            for i in range(field[START], field[START] + field[ROWS] * field[COLUMNS]):
                if raw[i] < 0:
                    return False
    count_placed(raw, fields, counts)
    for face in range(deck[COLUMNS]):
        if counts[face] != raw[deck[START] + face]:
            return False
    return True


@rule
def same_bytes(a: Any, b: Any) -> bool:
    """Whether two rows of bytes, (n,), are equal."""
    for i in range(len(a)):
        if a[i] != b[i]:
            return False
    return True


@driver
def look_again(
    tables: Any,
    raw: Any,
    fields: Any,
    seat: int,
    redeals: int,
    state: Any,
    cards: Any,
    moves: Any,
    other: Any,
    counts: Any,
    report: Any,
) -> None:
    """Re-deals what a seat does not see: its view and its menu may not move by a byte."""
    g = tables[1]
    copy_row(raw[2], raw[1])
    hide(raw[2], fields, seat)
    for _ in range(redeals):
        copy_row(raw[3], raw[2])
        unseen = determinized(tables, 3, raw, fields, state, cards)
        if unseen == NONE:
            report[FAULT] = NO_REDEAL
            return
        if not all_hold(g, raw[3], fields):
            report[FAULT] = UNBELIEVING
        for other_seat in range(g.seats):
            if other_seat != seat and hand_constraint(g, other_seat) != ANY_HAND:
                report[BOUND] += 1
        if not cards_conserved(raw[3], fields, counts):
            report[FAULT] = BAD_REDEAL
        copy_row(raw[4], raw[3])
        hide(raw[4], fields, seat)
        if not same_bytes(raw[4], raw[2]):
            report[FAULT] = LEAK
        clear(other)
        legal(tables[3], other)
        if number_of_moves(other) == 0:
            report[FAULT] = STUCK
        if seat == g.turn and not legal_same(moves, other):
            report[FAULT] = MENU
        if seat == g.turn:  # his moves are his own affair: they are the same when nobody is believed
            copy_row(raw[4], raw[2])
            redeal(raw[4], fields, state, cards)
            clear(other)
            legal(tables[4], other)
            if not legal_same(moves, other):
                report[FAULT] = MENU
        if unseen >= 2:
            report[POSITIONS] += 1
            if not same_card_places(raw[3], raw[1], fields):
                report[MOVED] += 1


@driver
def all_hold(g: Any, whole: Any, fields: Any) -> bool:
    """Whether what all know of each seat, by the public fields of `g`, is true of its hand on a whole table."""
    hand = np.zeros(64, np.int64)
    for seat in range(g.seats):
        if hand_constraint(g, seat) != ANY_HAND and not hand_holds(g, whole, fields, seat, hand):
            return False
    return True


@rule
def same_card_places(a: Any, b: Any, fields: Any) -> bool:
    """Whether two tables, given as rows of bytes, hold the same card in every place."""
    for f in range(len(fields)):
        field = fields[f]
        if field[HOLDS]:
            for i in range(field[START], field[START] + field[ROWS] * field[COLUMNS]):
                if a[i] != b[i]:
                    return False
    return True


@driver
def deal_often(tables: Any, raw: Any, fields: Any, state: Any, cards: Any, found: Any, places: Any) -> int:
    """Re-deals the view raw[0] as often as `found` has rows, and writes the bytes at `places`, (places,), to `found`,
    (rows, places); returns how often it could."""
    for i in range(len(found)):
        copy_row(raw[1], raw[0])
        if determinized(tables, 1, raw, fields, state, cards) == NONE:
            return i
        for k in range(len(places)):
            found[i, k] = raw[1, places[k]]
    return len(found)


@driver
def watch_rounds(
    tables: Any,
    raw: Any,
    fields: Any,
    master: Any,
    first: int,
    rounds: int,
    bots: Any,
    redeals: int,
    bound: int,
    cards: Any,
    report: Any,
) -> None:
    """Plays rounds and asks the laws at every move; stops at the first fault."""
    moves = np.zeros(VERBS, np.int64)
    other = np.zeros(VERBS, np.int64)
    state = np.zeros(2, np.int64)
    shuffled = np.zeros(2, np.int64)
    counts = np.zeros(64, np.int64)
    for i in range(first, first + rounds):
        copy_row(raw[1], raw[0])
        g = tables[1]
        round_key(master, i, g.key)
        g.starter = i % g.seats
        small_seed(state, g.key[0], g.key[1])
        small_seed(shuffled, g.key[2], g.key[3])
        money = pot = g.pot
        deal(g)
        made = 0
        digest = FNV_START
        while not g.over and report[FAULT] == 0:
            if not cards_conserved(raw[1], fields, counts):
                report[FAULT] = LOST_CARD
            clear(moves)
            legal(g, moves)
            n = number_of_moves(moves)
            if n == 0:
                report[FAULT] = NO_MOVE
                return
            if not all_hold(g, raw[1], fields):
                report[FAULT] = UNTRUE
            if redeals > 0:
                for seat in range(-1, g.seats):
                    look_again(tables, raw, fields, seat, redeals, shuffled, cards, moves, other, counts, report)
            pick = 0
            if n > 1:
                pick = choose(g, moves, n, bots[g.turn], state)
                report[DECISIONS] += 1
            verb = nth_verb(moves, pick)
            card = nth_card(moves, pick)
            digest = stir(digest, verb * 64 + card + 1)
            made += 1
            if made > bound:
                report[FAULT] = TOO_LONG
                return
            play(g, verb, card)
        if report[FAULT] != 0:
            return
        if not cards_conserved(raw[1], fields, counts):
            report[FAULT] = LOST_CARD
        settle(g)
        if not cards_conserved(raw[1], fields, counts):
            report[FAULT] = LOST_CARD
        for seat in range(g.seats):
            money -= g.cents[seat]
            digest = stir(digest, g.cents[seat])
        if money != g.pot:
            report[FAULT] = MONEY
        elif not is_all_paid(g, pot):
            report[FAULT] = UNPAID
        report[MOVES] += made
        report[DIGEST] += stir(digest, i)
        report[LONGEST] = max(report[LONGEST], made)


@dataclass(frozen=True)
class Watched:
    """The outcome of watching."""

    fault: str
    moves: int
    decisions: int
    digest: int
    positions: int
    moved: int
    longest: int
    bound: int


def deal_views(ruleset: Ruleset, view: Any, found: Any, places: Any, mode: str) -> int:
    """Re-deals a view as often as `found` has rows and writes down the bytes at some places; how often it could."""
    record, fields, cards = np.repeat(view.record, 5), layout(ruleset.game.table), scratch(ruleset.game.table)
    state = np.zeros(2, np.int64)
    small_seed(state, 1, len(found))
    run = specialize(deal_often, ruleset.game.namespace, mode)
    tables = record if is_compiled(run) else [view.table] * 2
    return int(run(tables, as_bytes(record), fields, state, cards, found, places))


def watch(
    ruleset: Ruleset,
    rounds: int,
    redeals: int = 0,
    bot: int = 0,
    seed: int = 1,
    first: int = 0,
    mode: str = COMPILED,
) -> Watched:
    """Watches rounds of a ruleset: a bot (a number of bots/playout.py) in every seat, and at every move `redeals`
    re-deals of what each seat sees. As written where the game has no module."""
    blank = ruleset.table()
    report = np.zeros(8, np.int64)
    bots = np.full(ruleset.players, bot, np.int64)
    run = specialize(watch_rounds, ruleset.game.namespace, mode)
    tables = lay_tables(blank, ruleset.game.dtype, 5, run)
    fields = layout(ruleset.game.table)
    bound = ruleset.game.longest(blank)
    cards = scratch(ruleset.game.table)
    run(tables, bytes_of(tables), fields, key_from_seed(seed), first, rounds, bots, redeals, bound, cards, report)
    numbers = [int(n) for n in report]
    return Watched(FAULTS[numbers[FAULT]], *numbers[1:])

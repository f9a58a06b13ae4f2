"""What is told of the end of a round, in any game, as facts: what each seat has, in which order, by what it was won,
which lines say why, and between whom it was even. Whoever tells an ending makes sentences of these and adds nothing up.
"""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import NONE, has
from ceki.engine.contract import lay_sets
from ceki.engine.outcomes.ending import MONEY, MOST_UNITS, REASONS
from ceki.engine.rule import driver, rule


@driver
def find_ending(g: Any, e: Any) -> None:
    """Finds the facts of the settled table `g`. `e`: an `Ending`, of which all is given that a caller gives."""
    add_up(g, e)
    put_in_order(g, e)
    lay_winners(g, e)
    find_worth(g, e)
    gather(g, e)
    choose(g, e)
    find_even(g, e)


@rule
def add_up(g: Any, e: Any) -> None:
    """Adds up what each seat has. Lines in cents say for what some of the cents were paid, and are not added."""
    for seat in range(g.seats):
        e.totals[seat, MONEY] = g.cents[seat]
    for i in range(g.lines):
        seat = g.line_seat[i]
        if seat >= 0 and seat < g.seats:
            if e.unit[i] != MONEY and not e.repeats[i]:
                e.totals[seat, e.unit[i]] += g.line_points[i]
            if e.held[i] != NONE:
                e.totals[seat, e.held[i]] += g.line_count[i]
    e.counted = MONEY
    for unit in range(MOST_UNITS):
        for seat in range(g.seats):
            if e.counted == MONEY and unit != MONEY and e.totals[seat, unit] != 0:
                e.counted = unit


@rule
def put_in_order(g: Any, e: Any) -> None:
    """Puts the seats in the order of their places, winners first."""
    n = 0
    for lost in range(2):
        for place in range(g.seats):
            for seat in range(g.seats):
                if g.place[seat] == place and has(g.winners, seat) == (lost == 0):
                    e.order[n] = seat
                    n += 1


@rule
def lay_winners(g: Any, e: Any) -> None:
    """Lays out the sets of those who have won, in a game of sets."""
    for seat in range(g.seats):
        if has(g.winners, seat):
            e.set_of[seat] = lay_sets(g, seat, e.laid[seat])


@rule
def find_worth(g: Any, e: Any) -> None:
    """Finds what the round was won with, or what it was worth to each winner. A count that others reach is none."""
    first, sets = e.order[0], 0
    most, cents = e.totals[first, e.counted], e.totals[first, MONEY]
    level, alike, alone, paid_alike = True, True, True, True
    for seat in range(g.seats):
        sets += e.set_of[seat]
        as_much = e.totals[seat, e.counted] == most
        level = level and as_much
        if has(g.winners, seat):
            alike = alike and as_much
            paid_alike = paid_alike and e.totals[seat, MONEY] == cents
        else:
            alone = alone and e.totals[seat, e.counted] < most
    if g.winners == 0:
        e.all_have = most if level and e.counted != MONEY else 0
    elif alike and alone and e.counted != MONEY and sets == 0:
        e.won_with = most
    elif alike and (alone or cents == 0):
        e.worth, e.worth_in = most, e.counted
    elif paid_alike:
        e.worth, e.worth_in = cents, MONEY


@rule
def gather(g: Any, e: Any) -> None:
    """Puts lines of one kind and seat together. Those that only say for what was paid are left to the payments."""
    for i in range(g.lines):
        paid = e.unit[i] == MONEY and e.held[i] == NONE and g.line_points[i] != 0
        if e.each[i] != 0 or not paid:
            e.first[i] = i
            for j in range(i):
                alike = g.line_what[j] == g.line_what[i] and g.line_seat[j] == g.line_seat[i]
                if alike and e.first[i] == i and e.first[j] != NONE:
                    e.first[i] = j
            e.count[e.first[i]] += g.line_count[i]
            e.amount[e.first[i]] += g.line_points[i]


@rule
def may_tell(g: Any, e: Any, i: int, adding: bool) -> bool:
    """Whether a line may be told as a reason: nothing of a kind is none, and neither is a sum beside what it sums."""
    something = e.first[i] == i and (e.count[i] != 0 or e.amount[i] != 0)
    return something and not (adding and e.repeats[i] != 0)


@rule
def beaten_line(g: Any, e: Any) -> int:
    """The line that says why one who has as much as a winner has not won, of a kind that no winner has, the one who has
    most; or `NONE`."""
    found = NONE
    for i in range(g.lines):
        seat = g.line_seat[i]
        more = found == NONE or g.line_count[i] > g.line_count[found]
        if more and seat >= 0 and not has(g.winners, seat) and e.first[i] == i and e.held[i] != NONE:
            as_much, alike = False, False
            for j in range(g.lines):
                if g.line_seat[j] >= 0 and has(g.winners, g.line_seat[j]) and e.held[j] != NONE:
                    as_much = as_much or g.line_count[i] >= g.line_count[j]
                    alike = alike or g.line_what[i] == g.line_what[j]
            if as_much and not alike:
                found = i
    return found


@rule
def choose(g: Any, e: Any) -> None:
    """Chooses the lines that say why: those that brought the winners most, in their order, then why one who has as much
    has not won, and what all others pay."""
    adding, paying, own, kept = False, NONE, 0, 0
    beaten = beaten_line(g, e)
    for i in range(g.lines):
        adding = adding or (may_tell(g, e, i, False) and not e.repeats[i])
    for i in range(g.lines):
        if may_tell(g, e, i, adding):
            weighs = e.unit[i] == e.counted or e.held[i] != NONE or e.amount[i] == 0
            if e.each[i] != 0:
                paying = i if paying == NONE else paying
            elif weighs and (g.winners == 0 or has(g.winners, g.line_seat[i])):
                own |= 1 << i
    room = REASONS - (1 if paying != NONE else 0) - (1 if beaten != NONE else 0)
    for _ in range(room):
        best = NONE
        for i in range(g.lines):
            if has(own & ~kept, i) and (best == NONE or abs(e.amount[i]) > abs(e.amount[best])):
                best = i
        if best != NONE:
            kept |= 1 << best
    for i in range(g.lines):
        if has(kept, i):
            write_reason(e, i)
        elif has(own, i) and e.unit[i] == e.counted:
            e.besides += e.amount[i]
    if beaten != NONE:
        write_reason(e, beaten)
    if paying != NONE:
        write_reason(e, paying)
    name_reasons(g, e)


@rule
def write_reason(e: Any, i: int) -> None:
    """Writes the next reason."""
    e.reason[e.reasons] = i
    e.reasons += 1


@rule
def name_reasons(g: Any, e: Any) -> None:
    """Notes whose a line must be said to be: each that is not the only winner's, nor the only one of a round that
    nobody has won. Only one winner has something besides."""
    for k in range(e.reasons):
        seat = g.line_seat[e.reason[k]]
        alone = g.winners == 0 and e.reasons == 1 and e.each[e.reason[k]] == 0
        known = seat >= 0 and seat < g.seats
        e.named[k] = 1 if known and not alone and g.winners != 1 << seat else 0
    if g.winners == 0 or (g.winners & (g.winners - 1)) != 0:
        e.besides = 0


@rule
def held_by(g: Any, e: Any, seat: int) -> int:
    """The line with what a seat has of what the game counts, or `NONE`."""
    found = NONE
    for i in range(g.lines):
        if found == NONE and g.line_seat[i] == seat and e.held[i] != NONE:
            found = i
    return found


@rule
def find_even(g: Any, e: Any) -> None:
    """Finds who pays somebody who has exactly as much: the table decides between them."""
    for p in range(g.payments):
        if g.paid_to[p] != NONE:
            taken = held_by(g, e, g.paid_to[p])
            for seat in range(g.seats):
                given = held_by(g, e, seat) if has(g.paid_by[p], seat) else NONE
                if given != NONE and taken != NONE and e.even < len(e.even_to):
                    if g.line_what[given] == g.line_what[taken] and g.line_count[given] == g.line_count[taken]:
                        e.even_from[e.even] = seat
                        e.even_to[e.even] = g.paid_to[p]
                        e.even_line[e.even] = given
                        e.even += 1

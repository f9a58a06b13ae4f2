"""The bets of Pei, which are free to combine: who pays whom, and the standing pot."""

from __future__ import annotations

from typing import Any

import numpy as np

from ceki.engine.bits import has, how_many, one
from ceki.engine.rule import rule
from ceki.engine.score import POT, line, paid_by_each, part_of, pay, share
from ceki.games.pei.options import (
    EACH_NON_WINNER,
    JEDHIL,
    JUNG,
    PAYER,
    RAMPUNG,
    SEAT_ORDER,
    WHOLE_POT,
    WUDON,
    WULWULAN,
    jedhil_cents,
)
from ceki.games.pei.words import (
    BELAHAN,
    FOR_JUNG,
    FROM_JEDHIL,
    FROM_WUDON,
    FROM_WULWULAN,
    INTO_JEDHIL,
    INTO_WUDON,
    INTO_WULWULAN,
    NGETE,
    PATANG_ATUSAN,
    TE_LUMRAH,
    TE_MATI,
)

BASE, FROM_350, FROM_400, SECOND = range(4)  # what jedhil pays


@rule
def pay_stakes(g: Any) -> None:
    """What each seat puts into the middle before the deal [PE-41] [PE-49] [PE-51]."""
    if not has(g.bets, WULWULAN):
        g.jedhil_pot = g.pot
    if has(g.bets, WUDON):
        stake(g, INTO_WUDON, g.wudon_stake)
    if has(g.bets, WULWULAN):
        stake(g, INTO_WULWULAN, g.jackpot_stake)
    if has(g.bets, JEDHIL) and g.jedhil_pot < g.jedhil_floor:
        each_time = g.seats * g.jedhil_wager
        g.fillings = (g.jedhil_floor - g.jedhil_pot + each_time - 1) // each_time
        g.jedhil_pot += g.fillings * each_time
        stake(g, INTO_JEDHIL, g.fillings * g.jedhil_wager)


@rule
def stake(g: Any, what: int, cents: int) -> None:
    """Every seat puts cents into the middle for a bet."""
    g.staked += cents
    paid_by_each(g, what, POT, cents)


@rule
def stands_above(g: Any, seat: int, other: int) -> bool:
    """Whether a seat has the higher place of two [PE-22]."""
    if g.score[seat] == g.score[other]:
        return bool(g.place_ties == SEAT_ORDER and seat < other)
    return bool(g.score[seat] > g.score[other])


@rule
def find_places(g: Any) -> None:
    """Ngete, tengah and kete; equals share the highest of their places [PE-22]."""
    for seat in range(g.seats):
        g.place[seat] = 0
        for other in range(g.seats):
            g.place[seat] += 1 if stands_above(g, other, seat) else 0


@rule
def seats_at(g: Any, place: int) -> int:
    """The set of seats at a place, counted from 0."""
    seats = 0
    for seat in range(g.seats):
        if g.place[seat] == place:
            seats |= one(seat)
    return seats


@rule
def is_loser(g: Any, seat: int) -> bool:
    """Nobody stands below this seat and somebody stands above [PE-53]."""
    for other in range(g.seats):
        if stands_above(g, seat, other):
            return False
    return bool(g.place[seat] > 0)


@rule
def settle_bets(g: Any) -> None:
    """All bets add up [PE-52]."""
    find_places(g)
    g.winners = seats_at(g, 0)
    top = 0
    for seat in range(g.seats):
        line(g, NGETE + g.place[seat], seat, 1, g.score[seat], 0)
        top = max(top, g.score[seat])
    stake_line(g, INTO_WUDON, g.wudon_stake if has(g.bets, WUDON) else 0)
    stake_line(g, INTO_WULWULAN, g.jackpot_stake if has(g.bets, WULWULAN) else 0)
    stake_line(g, INTO_JEDHIL, g.fillings * g.jedhil_wager)
    firsts = seats_at(g, 0)
    if has(g.bets, WUDON):
        settle_wudon(g, firsts, top)
    if has(g.bets, RAMPUNG):
        settle_rampung(g, firsts, top)
    if has(g.bets, JUNG):
        settle_jung(g)
    if has(g.bets, WULWULAN) and top >= g.jackpot_line:
        pay_out(g, FROM_WULWULAN, firsts, g.pot - g.jedhil_pot)  # [PE-49]
    if has(g.bets, JEDHIL):
        settle_jedhil(g, firsts, top)


@rule
def stake_line(g: Any, what: int, cents: int) -> None:
    """The line of what each seat has put into the middle."""
    for seat in range(g.seats):
        if cents > 0:
            line(g, what, seat, 1, -cents, 0)


@rule
def pay_out(g: Any, what: int, takers: int, cents: int) -> None:
    """The pot pays seats, who share it (SH-1)."""
    for seat in range(g.seats):
        if has(takers, seat) and cents > 0:
            line(g, what, seat, 1, part_of(takers, seat, cents), 0)
    share(g, what, POT, takers, cents)


@rule
def settle_wudon(g: Any, firsts: int, top: int) -> None:
    """Two thirds to the winner and one to the second [PE-41]; a sweep [PE-42], or tied firsts [PE-53], take all."""
    if top >= g.wudon_sweep or how_many(firsts) > 1:
        pay_out(g, FROM_WUDON, firsts, 3 * g.wudon_stake)
    else:
        pay_out(g, FROM_WUDON, firsts, 2 * g.wudon_stake)
        pay_out(g, FROM_WUDON, seats_at(g, 1), g.wudon_stake)


@rule
def settle_rampung(g: Any, firsts: int, top: int) -> None:
    """Every other player's debts to the winner, or divided among tied winners [PE-53]."""
    owed = np.zeros(g.seats, np.int64)
    collect(g, TE_MATI, firsts, top, owed)
    collect(g, TE_LUMRAH, firsts, top, owed)
    collect(g, BELAHAN, firsts, top, owed)
    collect(g, PATANG_ATUSAN, firsts, top, owed)


@rule
def collect(g: Any, what: int, firsts: int, top: int, owed: Any) -> None:
    """One kind of debt of every seat. `owed`: the cents that each seat owes already, (seats,), which grow. Winners
    divide all that a seat owes (SH-1), so each gets of this debt what their part of the whole grows by."""
    for taker in range(g.seats):
        won = payers = 0
        for seat in range(g.seats):
            cents = debt(g, what, seat, top)
            if has(firsts, taker) and not has(firsts, seat) and cents > 0:
                part = part_of(firsts, taker, owed[seat] + cents) - part_of(firsts, taker, owed[seat])
                pay(g, what, seat, taker, part)
                won, payers = won + part, payers + 1
        if won > 0:
            line(g, what, taker, payers, won, 0)
    for seat in range(g.seats):
        cents = debt(g, what, seat, top)
        if not has(firsts, seat) and cents > 0:
            line(g, what, seat, 1, -cents, 0)
            owed[seat] += cents


@rule
def debt(g: Any, what: int, seat: int, top: int) -> int:
    """The cents of one kind that a seat owes where it has not won; `top` is the winner's score."""
    cents = 0
    if what == TE_MATI:
        cents = te_mati_of(g, seat)
    elif what == TE_LUMRAH:
        cents = te_lumrah_of(g, seat, top)
    elif what == BELAHAN and top >= g.belahan[0]:
        cents = g.belahan[1]  # [PE-45]
    elif what == PATANG_ATUSAN and top >= g.patang_atusan[0]:
        cents = g.patang_atusan[1]  # [PE-46] besides belahan
    return int(cents)


@rule
def te_lumrah_of(g: Any, seat: int, top: int) -> int:
    """The loser pays it, the middle does not, where they have reached the line; or where the winner has [PE-43]."""
    reached = g.score[seat] if g.te_who == PAYER else top
    return int(g.te_lumrah) if is_loser(g, seat) and reached >= g.te_line else 0


@rule
def te_mati_of(g: Any, seat: int) -> int:
    """Whoever does not reach the line pays it, or the loser alone [PE-44]."""
    asked = g.te_mati_payers == EACH_NON_WINNER or is_loser(g, seat)
    return int(g.te_mati) if asked and g.score[seat] < g.te_line else 0


@rule
def settle_jung(g: Any) -> None:
    """In every pair the lower pays the higher for each step of difference, rounded up [PE-47]."""
    for seat in range(g.seats):
        net = 0
        for other in range(g.seats):
            apart = abs(g.score[seat] - g.score[other])
            cents = (apart + g.jung[0] - 1) // g.jung[0] * g.jung[1]
            net += cents if g.score[seat] > g.score[other] else -cents
            if g.score[seat] > g.score[other]:
                pay(g, FOR_JUNG, other, seat, cents)
        line(g, FOR_JUNG, seat, 1, net, 0)


@rule
def settle_jedhil(g: Any, firsts: int, top: int) -> None:
    """The standing pot pays the winner by their score, and the second [PE-50]; from 400 all of it, if so agreed."""
    before = g.pot
    second = jedhil_cents(g, SECOND)
    winner = jedhil_cents(g, BASE)
    if top >= g.jedhil_lines[0]:
        winner = jedhil_cents(g, FROM_350)
    if top >= g.jedhil_lines[1]:
        winner = jedhil_cents(g, FROM_400)
    if top >= g.jedhil_lines[1] and g.jedhil_400 == WHOLE_POT:
        pay_out(g, FROM_JEDHIL, firsts, g.jedhil_pot)
    elif how_many(firsts) > 1:
        pay_out(g, FROM_JEDHIL, firsts, winner + second)  # [PE-53]
    else:
        pay_out(g, FROM_JEDHIL, firsts, winner)
        pay_out(g, FROM_JEDHIL, seats_at(g, 1), second)
    g.jedhil_pot -= before - g.pot

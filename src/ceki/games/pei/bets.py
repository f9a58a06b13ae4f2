"""The bets of Pei, which are free to combine: who pays whom, and the standing pot."""

from __future__ import annotations

from typing import Any

from ceki.engine.bits import has, how_many, one
from ceki.engine.rule import rule
from ceki.engine.score import POT, line, paid_by_each, part_of, pay, share
from ceki.games.pei.options import EACH_NON_WINNER, JEDHIL, JUNG, RAMPUNG, SEAT_ORDER, WHOLE_POT, WUDON, WULWULAN
from ceki.games.pei.words import BELAHAN, NGETE, PAID, PATANG_ATUSAN, STAKE, TE_LUMRAH, TE_MATI

JEDHIL_350, JEDHIL_400 = 350, 400  # [PE-50]


@rule
def pay_stakes(g: Any) -> None:
    """What each seat puts into the middle before the deal [PE-41] [PE-49] [PE-51]."""
    if not has(g.bets, WULWULAN):
        g.jedhil_pot = g.pot
    if has(g.bets, WUDON):
        stake(g, WUDON, g.wudon_stake)
    if has(g.bets, WULWULAN):
        stake(g, WULWULAN, g.jackpot_stake)
    if has(g.bets, JEDHIL) and g.jedhil_pot < g.jedhil_floor:
        each_time = g.seats * g.jedhil_wager
        g.fillings = (g.jedhil_floor - g.jedhil_pot + each_time - 1) // each_time
        g.jedhil_pot += g.fillings * each_time
        stake(g, JEDHIL, g.fillings * g.jedhil_wager)


@rule
def stake(g: Any, bet: int, cents: int) -> None:
    """Every seat puts cents into the middle for a bet."""
    g.staked += cents
    paid_by_each(g, PAID + bet, POT, cents)


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
        if g.staked > 0:
            line(g, STAKE, seat, 1, -g.staked, 0)
        top = max(top, g.score[seat])
    firsts = seats_at(g, 0)
    if has(g.bets, WUDON):
        settle_wudon(g, firsts, top)
    if has(g.bets, RAMPUNG):
        settle_rampung(g, firsts, top)
    if has(g.bets, JUNG):
        settle_jung(g)
    if has(g.bets, WULWULAN) and top >= g.jackpot_line:
        pay_out(g, WULWULAN, firsts, g.pot - g.jedhil_pot)  # [PE-49]
    if has(g.bets, JEDHIL):
        settle_jedhil(g, firsts, top)


@rule
def divide(g: Any, bet: int, takers: int, cents: int) -> None:
    """Writes what each of some seats gets of cents that they share (SH-1)."""
    for seat in range(g.seats):
        if has(takers, seat) and cents > 0:
            line(g, PAID + bet, seat, 1, part_of(takers, seat, cents), 0)


@rule
def pay_out(g: Any, bet: int, takers: int, cents: int) -> None:
    """The pot pays seats."""
    divide(g, bet, takers, cents)
    share(g, PAID + bet, POT, takers, cents)


@rule
def settle_wudon(g: Any, firsts: int, top: int) -> None:
    """Two thirds to the winner and one to the second [PE-41]; a sweep [PE-42], or tied firsts [PE-53], take all."""
    if top >= g.wudon_sweep or how_many(firsts) > 1:
        pay_out(g, WUDON, firsts, 3 * g.wudon_stake)
    else:
        pay_out(g, WUDON, firsts, 2 * g.wudon_stake)
        pay_out(g, WUDON, seats_at(g, 1), g.wudon_stake)


@rule
def settle_rampung(g: Any, firsts: int, top: int) -> None:
    """Every other player's debt to the winner, or divided among tied winners [PE-53]."""
    for seat in range(g.seats):
        if not has(firsts, seat):
            owed = owe(g, TE_MATI, seat, firsts, 0, te_mati_of(g, seat))
            owed = owe(g, TE_LUMRAH, seat, firsts, owed, te_lumrah_of(g, seat))
            if top >= g.belahan[0]:
                owed = owe(g, BELAHAN, seat, firsts, owed, g.belahan[1])  # [PE-45]
            if top >= g.patang_atusan[0]:
                owed = owe(g, PATANG_ATUSAN, seat, firsts, owed, g.patang_atusan[1])  # [PE-46] besides belahan
            divide(g, RAMPUNG, firsts, owed)


@rule
def te_lumrah_of(g: Any, seat: int) -> int:
    """The loser pays it, the middle does not [PE-43]; a player below the line pays te mati instead [PE-44]."""
    return int(g.te_lumrah) if is_loser(g, seat) and g.score[seat] >= g.te_line else 0


@rule
def te_mati_of(g: Any, seat: int) -> int:
    """Whoever does not reach the line pays it, or the loser alone [PE-44]."""
    asked = g.te_mati_payers == EACH_NON_WINNER or is_loser(g, seat)
    return int(g.te_mati) if asked and g.score[seat] < g.te_line else 0


@rule
def owe(g: Any, what: int, seat: int, firsts: int, before: int, cents: int) -> int:
    """A seat that owes `before` cents already owes more, and pays it to the winners; returns all that it owes. They
    divide the whole (SH-1), so each gets of this debt what their part of the whole grows by."""
    owed = before + cents
    if cents > 0:
        line(g, what, seat, 1, -cents, 0)
    for taker in range(g.seats):
        if has(firsts, taker) and cents > 0:
            pay(g, what, seat, taker, part_of(firsts, taker, owed) - part_of(firsts, taker, before))
    return int(owed)


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
                pay(g, PAID + JUNG, other, seat, cents)
        line(g, PAID + JUNG, seat, 1, net, 0)


@rule
def settle_jedhil(g: Any, firsts: int, top: int) -> None:
    """The standing pot pays the winner by their score, and the second [PE-50]; from 400 all of it, if so agreed."""
    before = g.pot
    second = int(g.jedhil_pay[3])
    winner = int(g.jedhil_pay[0])
    if top >= JEDHIL_350:
        winner = int(g.jedhil_pay[1])
    if top >= JEDHIL_400:
        winner = int(g.jedhil_pay[2])
    if top >= JEDHIL_400 and g.jedhil_400 == WHOLE_POT:
        pay_out(g, JEDHIL, firsts, g.jedhil_pot)
    elif how_many(firsts) > 1:
        pay_out(g, JEDHIL, firsts, winner + second)  # [PE-53]
    else:
        pay_out(g, JEDHIL, firsts, winner)
        pay_out(g, JEDHIL, seats_at(g, 1), second)
    g.jedhil_pot -= before - g.pot

"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from ceki.cards.ceki import COPIES, FACES, NUMBER
from ceki.engine import match_record
from ceki.engine.bits import NONE, has, how_many, one
from ceki.engine.chance import small_below
from ceki.engine.game import CENTS
from ceki.engine.match_record import MatchRecord, draws_lots, match_line
from ceki.engine.record import ALL, NOBODY
from ceki.engine.rule import rule
from ceki.engine.score import POT, part_of, pay
from ceki.games.pei.options import BY_TURNS, EVERY_ROUND, FOURTH_PERSON, REDRAW, RETURN_EQUALLY, SESSION, STAYS
from ceki.games.pei.rules import RAJA, UNYIK, Table
from ceki.games.pei.words import RETURNED, SEATS

DRAWS: Final = 4  # [PE-3] how many draws of two cards for seats are remembered


class Carried(MatchRecord):
    """Who deals, what was drawn for seats, how much of the pot is jedhil's and who has paid into the pots."""

    dealer: int = match_record.person(seen=ALL, clause="PE-4", label="dealer", says="deals the next round")
    drawn: Any = match_record.drawn_cards(
        2 * DRAWS, seen=ALL, clause="PE-3", label="drawn for seats", says="two cards each; the highest sum is raja"
    )
    jedhil_pot: int = match_record.tally(
        match_record.TABLE,
        unit=CENTS,
        seen=ALL,
        clause="PE-50",
        label="jedhil pot",
        says="the part of the pot that is jedhil's",
    )
    stakers: int = match_record.tally(  # people, as a set
        match_record.TABLE, unit="", seen=NOBODY, clause="PE-54", label="stakers"
    )


@rule
def open_match(m: Carried, g: Table) -> None:
    """Seats are drawn [PE-3], or people sit in their order and the last of them deals; the standing pots are empty."""
    if draws_lots(m):
        draw_seats(m, g, NONE)
    else:
        m.dealer = m.people - 1


@rule
def draw_seats(m: Carried, g: Table, out: int) -> None:
    """Raja, patih, unyik by the draw of all but person `out`; of four the lowest, or the fourth person, deals [PE-2]
    [PE-4] [PE-5]."""
    pack, sums = np.zeros(FACES, np.int64), np.zeros(m.people, np.int64)
    place = np.zeros(m.people, np.int64)
    persons = drawing = 0
    for person in range(m.people):
        for n in range(2 * DRAWS):
            m.drawn[person, n] = NONE
        if person != out:
            persons |= one(person)
            drawing |= one(person) if g.fourth_seat != FOURTH_PERSON or how_many(drawing) < SEATS else 0
    m.dealer, tied = NONE, drawing
    while tied != 0:
        for person in range(m.people):
            if has(tied, person):
                sums[person] = draw_two(m, pack, person)
        tied = part(place, sums, tied)
        if g.seat_tie != REDRAW:
            tied = 0
    sit_down(m, drawing, place)
    for person in range(m.people):
        if has(persons, person) and m.dealer == NONE and seat_of(m, person) == NONE:
            m.dealer = person
    if m.dealer == NONE:
        m.dealer = m.seated[UNYIK]


@rule
def draw_two(m: Carried, pack: Any, person: int) -> int:
    """The sum of two cards of the pack; they stay out until it is shuffled [PE-3] [PE-4]. `pack`: how many of each face
    lie in it, (faces,)."""
    left = 0
    for face in range(FACES):
        left += pack[face]
    if left < 2:
        for face in range(FACES):
            pack[face] = COPIES
        left = COPIES * FACES
    found = 0
    for _ in range(2):
        place, face = small_below(m.chance, left), 0
        while place >= pack[face]:
            place -= pack[face]
            face += 1
        pack[face] -= 1
        left -= 1
        found += NUMBER[face]
        remember(m, person, face)
    return found


@rule
def remember(m: Carried, person: int, face: int) -> None:
    """Notes a card drawn for seats, where there is room."""
    for n in range(2 * DRAWS):
        if m.drawn[person, n] == NONE:
            m.drawn[person, n] = face
            return


@rule
def part(place: Any, sums: Any, tied: int) -> int:
    """Those tied stand behind each person of their place who has drawn more; who is tied still, as a set [PE-3] [PE-4].

    `place`: how many persons stand before each, (people,), changed; `sums`: what each has drawn, (people,).
    """
    behind = np.zeros(len(place), np.int64)
    still = 0
    for person in range(len(place)):
        for other in range(len(place)):
            if other != person and has(tied, person) and has(tied, other) and place[other] == place[person]:
                behind[person] += int(sums[other] > sums[person])
                still |= one(person) if sums[other] == sums[person] else 0
    for person in range(len(place)):
        place[person] += behind[person]
    return still


@rule
def sit_down(m: Carried, drawing: int, place: Any) -> None:
    """The best drawn have the seats; of those who tie the earlier person."""
    for seat in range(SEATS):
        m.seated[seat] = NONE
    for person in range(m.people):
        seat = place[person]
        for other in range(person):
            seat += int(has(drawing, other) and place[other] == place[person])
        if has(drawing, person) and seat < SEATS:
            m.seated[seat] = person


@rule
def seat_of(m: Carried, person: int) -> int:
    """Where a person sits; `NONE` for who sits out."""
    for seat in range(SEATS):
        if m.seated[seat] == person:
            return seat
    return NONE


@rule
def set_out(m: Carried, g: Table) -> None:
    """How much of the carried pot is jedhil's (PE-50)."""
    g.jedhil_pot = m.jedhil_pot


@rule
def next_round(m: Carried, g: Table) -> None:
    """Who deals and who sits where in the next round [PE-4] [PE-5] [PE-40]; who has paid into a standing pot."""
    m.starter = RAJA
    m.jedhil_pot = g.jedhil_pot
    if g.staked > 0:
        for seat in range(SEATS):
            m.stakers |= one(m.seated[seat])
    pass_deal(m, g)
    dealer = m.dealer
    stays = g.bets != 0 and g.fourth_turn == STAYS
    if g.reseat == EVERY_ROUND and draws_lots(m):
        draw_seats(m, g, dealer if g.people > SEATS and not stays else NONE)
    if g.reseat == SESSION or not stays:
        m.dealer = dealer


@rule
def pass_deal(m: Carried, g: Table) -> None:
    """The next dealer and who sits at the three seats. In jentolan the loser deals [PE-40]; with bets a dealer who sits
    out stays one, or, if the house says so, takes the seat of the loser, or of each in turn [PE-4]."""
    sits_out = seat_of(m, m.dealer) == NONE
    turn = STAYS
    if sits_out and g.bets != 0:
        turn = g.fourth_turn
    if turn == STAYS and g.bets != 0:
        m.dealer = m.dealer if sits_out else m.seated[UNYIK]
    elif turn == BY_TURNS:
        change_places(m, seat_of(m, (m.dealer + 1) % m.people))
    elif g.score[0] != g.score[1] or g.score[0] != g.score[2]:  # (PE-22) with three ngeté nobody has lost
        loser = 0
        for seat in range(SEATS):
            loser = seat if g.score[seat] <= g.score[loser] else loser
        change_places(m, loser)


@rule
def change_places(m: Carried, seat: int) -> None:
    """Who sits at a seat deals the next round; a dealer who sat out takes that seat."""
    person = m.seated[seat]
    if seat_of(m, m.dealer) == NONE:
        m.seated[seat] = m.dealer
    m.dealer = person


@rule
def close_match(m: Carried, g: Table) -> None:
    """What is left in a standing pot goes back to those who paid into it, or stays for another day [PE-54]."""
    if g.pot_at_end != RETURN_EQUALLY or m.stakers == 0 or m.pot == 0:
        return
    pot = m.pot
    for person in range(m.people):
        if has(m.stakers, person):
            cents = part_of(m.stakers, person, pot)
            match_line(m, RETURNED, person, 1, cents)
            pay(m, RETURNED, POT, person, cents)
    m.jedhil_pot = 0

"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from ceki.cards.ceki import FACES, NUMBER
from ceki.engine import carried
from ceki.engine.bits import NONE, has, one
from ceki.engine.game import CENTS
from ceki.engine.record import ALL, NOBODY
from ceki.games.pei.options import COPIES
from ceki.games.pei.rules import RAJA, UNYIK, Table
from ceki.games.pei.words import PAID, SEATS

RETURNED: Final = PAID + 5  # a line of the match
DRAWS: Final = 4  # [PE-3] how many draws of two cards for seats are remembered


class Carried(carried.Carried):
    """Who deals, what was drawn for seats, how much of the pot is jedhil's and who has paid into the pots."""

    dealer = carried.person(seen=ALL, clause="PE-4", label="dealer", says="deals the next round")
    drawn = carried.drawn_cards(
        2 * DRAWS, seen=ALL, clause="PE-3", label="drawn for seats", says="two cards each; the highest sum is raja"
    )
    jedhil_pot = carried.tally(
        carried.TABLE,
        unit=CENTS,
        seen=ALL,
        clause="PE-50",
        label="jedhil pot",
        says="the part of the pot that is jedhil's",
    )
    stakers = carried.tally(carried.TABLE, unit="", seen=NOBODY, clause="PE-54", label="stakers")  # people, as a set


def open_match(match: Any) -> None:
    """Seats are drawn [PE-3]; the standing pots are empty."""
    draw_seats(match, list(range(match.options["people"])))


def draw_seats(match: Any, persons: list[int]) -> None:
    """Raja, patih, unyik by the draw; of four the lowest, or the fourth person, deals [PE-2] [PE-4] [PE-5]."""
    drawers = persons[:SEATS] if match.options["fourth_seat"] == "fixed" else persons
    pack: list[int] = []
    match.carried.drawn[:] = NONE

    def draw_again(person: int) -> int:
        return draw_two(match, pack, person)

    sums = {person: draw_again(person) for person in drawers}
    order = by_draw(sums, draw_again, match.options["seat_tie"])
    match.seated = order[:SEATS]
    match.carried.dealer = next((p for p in persons if p not in match.seated), order[UNYIK])


def draw_two(match: Any, pack: list[int], person: int) -> int:
    """The sum of two cards of the pack; they stay out until it is shuffled [PE-3] [PE-4]."""
    if len(pack) < 2:
        pack[:] = [face for face in range(FACES) for _ in range(COPIES)]
    cards = [pack.pop(match.random(len(pack))) for _ in range(2)]
    row = match.carried.drawn[person]
    kept = sum(int(card != NONE) for card in row)
    if kept < len(row):
        row[kept : kept + 2] = cards
    return sum(int(NUMBER[card]) for card in cards)


def by_draw(sums: dict[int, int], draw_again: Callable[[int], int], seat_tie: str) -> list[int]:
    """Persons from the highest sum to the lowest; the tied draw again among themselves [PE-3] [PE-4]."""
    drawn = {person: [points] for person, points in sums.items()}
    while seat_tie == "redraw":
        rows = list(drawn.values())
        tied = [person for person, row in drawn.items() if rows.count(row) > 1]
        if not tied:
            break
        for person in tied:
            drawn[person] = [*drawn[person], draw_again(person)]
    return sorted(drawn, key=lambda person: ([-points for points in drawn[person]], person))


def set_out(match: Any, g: Table) -> None:
    """How much of the carried pot is jedhil's [PE-50]."""
    g.jedhil_pot = match.carried.jedhil_pot


def next_round(match: Any, g: Table) -> None:
    """Who deals and who sits where in the next round [PE-4] [PE-5] [PE-40]; who has paid into a standing pot."""
    match.starter = RAJA
    kept = match.carried
    kept.jedhil_pot = int(g.jedhil_pot)
    if g.staked > 0:
        for seated in match.seated:
            kept.stakers |= one(seated)
    bets, dealer, scores = match.options["bets"], kept.dealer, [int(n) for n in g.score]
    dealer, match.seated = after_round(bets, match.seated, dealer, scores)
    if match.options["reseat"] == "every_round":
        people = match.options["people"]
        sits_out = people > SEATS and not bets
        draw_seats(match, [p for p in range(people) if not sits_out or p != dealer])
    if match.options["reseat"] == "session" or not bets:
        kept.dealer = dealer


def after_round(bets: Any, seated: Sequence[Any], dealer: Any, scores: Sequence[int]) -> tuple[Any, list[Any]]:
    """The next dealer and who sits at the three seats: in jentolan the loser deals [PE-40], else nothing changes."""
    now = list(seated)
    if bets:
        return (now[UNYIK] if dealer in now else dealer), now
    if len(set(scores)) == 1:
        return dealer, now  # [PE-22] three ngeté, and nobody has lost
    loser = max(range(SEATS), key=lambda seat: (-scores[seat], seat))
    loser_person = now[loser]
    if dealer not in now:
        now[loser] = dealer
    return loser_person, now


def close_match(match: Any) -> None:
    """What is left in a standing pot goes back to those who paid into it, or stays for another day [PE-54]."""
    stakers = [person for person in range(len(match.cents)) if has(match.carried.stakers, person)]
    if match.options["pot_at_end"] == "return_equally" and stakers and match.pot:
        for i, staker in enumerate(stakers):
            cents = match.pot // len(stakers) + (1 if i < match.pot % len(stakers) else 0)  # [SH-1]
            match.line(RETURNED, staker, 1, cents)
            match.cents[staker] += cents
        match.pot = 0
        match.carried.jedhil_pot = 0

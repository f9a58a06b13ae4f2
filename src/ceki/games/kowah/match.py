"""What spans rounds: what is carried on, who begins, and how a match is settled."""

from __future__ import annotations

from typing import Any

from ceki.engine import carried
from ceki.engine.bits import NONE, one
from ceki.engine.carried import PEOPLE, TABLE, tally
from ceki.engine.game import POINTS
from ceki.engine.record import ALL
from ceki.games.kowah.rules import Table
from ceki.games.kowah.words import AHEAD, AHEAD_IN_RACE, BEHIND, BEHIND_IN_RACE


class Carried(carried.Carried):
    """The totals of the match [KW-25] and how many hands have been played."""

    totals = tally(
        PEOPLE, unit=POINTS, seen=ALL, clause="KW-25", label="total", says="points of all hands won", leads=True
    )
    hands = tally(TABLE, unit="", seen=ALL, clause="KW-30", label="hands", says="hands played, void ones too")


def open_match(match: Any) -> None:
    """The first dealer is drawn by lot [KW-31]; who sits on their left begins [KW-5]."""
    match.starter = (match.random(match.players) + 1) % match.players


def next_round(match: Any, g: Table) -> None:
    """Enters a hand and passes the deal on."""
    winner = None if g.winner == NONE else int(g.winner)
    enter_hand(match, winner, int(g.points))
    match.starter = next_starter(match, winner)


def enter_hand(match: Any, winner: int | None, points: int) -> None:
    """The totals after a hand; a hand without a winner counts as a hand [KW-30]."""
    kept = match.carried
    kept.hands += 1
    if winner is not None:
        kept.totals[winner] += points  # [KW-25]
    kept.winners = sum(one(person) for person in winners(match.options, kept.totals.tolist(), kept.hands))
    match.over = kept.winners != 0


def winners(rules: Any, totals: list[int], hands: int) -> list[int]:
    """Who has won the match, nobody yet while it goes on [KW-27] [KW-28]."""
    if rules["scheme"] == "race":
        return [seat for seat, total in enumerate(totals) if total >= rules["target"]]
    leaders = [seat for seat, total in enumerate(totals) if total == max(totals)]
    if rules["scheme"] == "settle" or hands < rules["hands"]:
        return []
    return leaders if len(leaders) == 1 or rules["tie"] == "share" else []  # [KW-29]


def close_match(match: Any) -> None:
    """After a race or fixed hands each other player pays the winner the difference in points [KW-27] [KW-28]
    [KW-29]."""
    totals, best = match.carried.totals, match.winners
    race = match.options["scheme"] == "race"
    won = [0] * len(best)
    for seat in range(match.players):
        if best and seat not in best:
            behind = int(totals[best[0]] - totals[seat])
            owed = behind * match.options["rate"]
            move(match, BEHIND_IN_RACE if race else BEHIND, seat, behind, -owed)
            for place in range(len(best)):
                won[place] += owed // len(best) + int(place < owed % len(best))  # [SH-1]
    for winner, cents in zip(best, won, strict=True):
        move(match, AHEAD_IN_RACE if race else AHEAD, winner, 1, cents)


def move(match: Any, what: int, seat: int, count: int, cents: int) -> None:
    """Cents of the settlement, with their line."""
    if cents:
        match.line(what, match.seated[seat], count, cents)
    match.cents[match.seated[seat]] += cents


def next_starter(match: Any, winner: int | None) -> int:
    """Who begins the next hand, on the left of who deals it [KW-31]; after a void hand a winner's deal stays."""
    dealer = (match.starter - 1) % match.players
    if match.options["next_dealer"] == "rotate":
        dealer += 1
    elif match.options["next_dealer"] == "random":
        dealer = match.random(match.players)
    elif winner is not None:
        dealer = winner
    return int(dealer + 1) % int(match.players)

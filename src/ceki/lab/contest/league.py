"""Many bots against each other: who is how strong, from tables that chance fills from a pool.

Every deal is played once in each rotation, so that all at the table hold the same hands. What a bot wins there is taken
to be its strength less the mean strength of the table. The strengths that fit all deals best are cents a round beside
the mean of the pool; their intervals come from deals drawn again with replacement. A rating beside them looks at places
alone: https://jmlr.org/papers/v12/weng11a.html, by the library openskill.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.engine.errors import NotAllowed
from ceki.lab.benchmark_rulesets import Field
from ceki.lab.checkpoint import Checkpoint
from ceki.lab.contest.arena import Interval
from ceki.lab.contest.duplicate_deals import Rotation
from ceki.lab.parallel import amount, spread
from ceki.lab.players import player
from ceki.locales.columns import cells, padded, padded_before
from ceki.locales.messages import decimal_mark, said

RESAMPLES: Final = 1000  # of the deals, with replacement (B. Efron, Annals of Statistics 1979)
HALF: Final = 1.959964  # standard errors
Numbers = npt.NDArray[np.float64]


@dataclass(frozen=True)
class League:
    """What is played: a game with its house, a pool of bots by name, and the seed."""

    field: Field
    pool: tuple[str, ...]
    seed: int = 0

    @property
    def heading(self) -> dict[str, Any]:
        """What a file of deals is about."""
        house = json.loads(json.dumps(vars(self.field), default=sorted))
        return {"ceki_league": 1, "house": house, "pool": list(self.pool), "seed": self.seed}


@dataclass(frozen=True)
class Deal:
    """One deal in every rotation: which bots of the pool sat there, and what each won a round, in cents; points where
    no money moves."""

    number: int
    seated: list[int]
    won: list[float]


@dataclass(frozen=True)
class Standing:
    """The place of a bot: what it wins a round above the mean of the pool, its rating, and the number of its deals."""

    bot: str
    strength: Interval
    rating: Interval


@dataclass(frozen=True)
class Table:
    """The standings of a league, the strongest bot first."""

    league: League
    deals: int
    standings: list[Standing]

    def as_data(self) -> dict[str, Any]:
        """As one JSON object."""
        rows = [{"bot": one.bot, "strength": vars(one.strength), "rating": vars(one.rating)} for one in self.standings]
        return {**self.league.heading, "deals": self.deals, "standings": rows}

    def lines(self) -> list[str]:
        """The table for people."""
        heads = [said("measured", f"league-{name}", {}) for name in ("bot", "strength", "rating", "deals")]
        rows = [[one.bot, _told(one.strength), _told(one.rating), f"{one.strength.deals:,}"] for one in self.standings]
        wide = [max(map(cells, column)) for column in zip(heads, *rows, strict=True)]
        lines = [said("measured", "league-of", {"game": self.league.field.told, "deals": f"{self.deals:,}"})]
        for row in (heads, *rows):
            first, *others = row
            told = [padded(first, wide[0]), *map(padded_before, others, wide[1:])]
            lines.append("  ".join(told).rstrip())
        return [*lines, said("measured", "league-means", {})]


class Seats:
    """The bots of a league at its table, in one process."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.players = [player(name) for name in league.pool]
        self.rotation = Rotation(league.field.ruleset(), league.seed, league.field.match)

    def deal(self, number: int) -> Deal:
        """One deal: chance fills the seats, and everybody sits in each of them once."""
        seats, chance = self.rotation.people, Random(f"{self.league.seed} {number}")
        places = list(range(len(self.players)))
        while len(places) < seats:
            places += range(len(self.players))
        seated = chance.sample(places, seats)
        won = np.zeros(seats)
        for turn in range(seats):
            turned = [seated[(place + turn) % seats] for place in range(seats)]
            result = self.rotation.play(number, [self.players[place] for place in turned])
            won += np.roll(result, turn)
        return Deal(number, seated, (won / seats).tolist())


def play(
    league: League,
    deals: int,
    threads: int = 1,
    kept: Path | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda deals: None,
) -> Table:
    """Plays the deals from number 0 on that are not in `kept`, and adds each to it at once. Raises `NotAllowed`."""
    amount(deals, threads)
    if len(set(league.pool)) < len(league.pool) or len(league.pool) < 2:
        raise NotAllowed("league-pool", given=", ".join(league.pool))
    for name in league.pool:
        player(name)
    found = sorted(_played(league, deals, threads, kept, ray, progress), key=lambda deal: deal.number)
    return table_of(league, found)


def _played(
    league: League, deals: int, threads: int, kept: Path | None, ray: str | None, progress: Callable[[int], None]
) -> Iterator[Deal]:
    file = Checkpoint(kept, league.heading)
    done = {row["number"]: Deal(**row) for row in file.rows if row["number"] < deals}
    progress(len(done))
    yield from done.values()
    left = [number for number in range(deals) if number not in done]
    with closing(spread(Seats, league, left, threads, ray)) as played:
        for deal in played:
            file.add(vars(deal))
            progress(1)
            yield deal


def table_of(league: League, found: Sequence[Deal]) -> Table:
    """The standings after some deals."""
    pool = len(league.pool)
    seated = np.array([_seats_of(deal, pool) for deal in found])
    won = np.array([np.bincount(deal.seated, deal.won, pool) for deal in found])
    strengths, error = strengths_of(seated, won, league.seed)
    ratings = _ratings(league, found)
    deals = (seated > 0).sum(axis=0)
    rows = [
        Standing(name, Interval(float(strengths[n]), HALF * float(error[n]), int(deals[n])), ratings[n])
        for n, name in enumerate(league.pool)
    ]
    return Table(league, len(found), sorted(rows, key=lambda one: -one.strength.mean))


def _seats_of(deal: Deal, pool: int) -> npt.NDArray[np.int64]:
    return np.bincount(deal.seated, minlength=pool)


def strengths_of(seated: npt.NDArray[np.int64], won: Numbers, seed: int) -> tuple[Numbers, Numbers]:
    """The strengths of a pool, (pool,), and their standard errors, by least squares. `seated`: how many seats each bot
    had at each deal, (deals, pool); `won`: what it won there in all of them, (deals, pool)."""
    deals, pool = seated.shape
    at_table = seated.sum(axis=1, keepdims=True)
    # a bot in k of n seats is to win k (its strength - the mean of the table) there
    shares = seated[:, :, None] * (np.eye(pool)[None] - (seated / at_table)[:, None, :])
    left = np.einsum("dip,diq->dpq", shares, shares)
    right = np.einsum("dip,di->dp", shares, won)
    chance = np.random.default_rng(seed)
    again = chance.multinomial(deals, np.full(deals, 1 / deals), RESAMPLES)
    drawn = np.array([_solved(np.tensordot(times, left, 1), times @ right) for times in again])
    return _solved(left.sum(axis=0), right.sum(axis=0)), drawn.std(axis=0, ddof=1)


def _solved(left: Numbers, right: Numbers) -> Numbers:
    """Of all strengths that fit best those with a mean of 0; bots that never met are not told apart."""
    found = np.linalg.lstsq(left, right, rcond=None)[0]
    return np.asarray(found - found.mean())


def _ratings(league: League, found: Sequence[Deal]) -> list[Interval]:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in league.pool]
    deals = [0] * len(league.pool)
    for deal in found:
        at = sorted(set(deal.seated))
        mean = [np.mean([won for place, won in zip(deal.seated, deal.won, strict=True) if place == one]) for one in at]
        if len(at) > 1:
            rated = model.rate([[ratings[one]] for one in at], scores=[float(one) for one in mean])
            for one, (rating,) in zip(at, rated, strict=True):
                ratings[one] = rating
                deals[one] += 1
    return [Interval(one.mu, HALF * one.sigma, n) for one, n in zip(ratings, deals, strict=True)]


def _told(found: Interval) -> str:
    return str(found).replace(".", decimal_mark())

"""How much there is to win by playing well, and how much of it each bot wins.

Every contestant sits alone among `AMONG` in each seat of the same deals. The gap goes from a player who moves at random
to one who sees every card; a bot closes the share of the gap by which it does better than the first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.lab.benchmark_rulesets import Field
from ceki.lab.checkpoint import Checkpoint
from ceki.lab.contest.arena import Interval, interval
from ceki.lab.contest.duplicate_deals import Rotation
from ceki.lab.parallel import amount, spread
from ceki.lab.players import player
from ceki.locales.columns import cells, padded, padded_before, wrapped
from ceki.locales.messages import said, with_marks

AMONG: Final = "greedy"  # who sits in the other seats: simple, known, and at home in every game
LEAST, MOST = "random", "oracle"  # between these lies the gap
WIDTH: Final = 100  # cells of a line
RESAMPLES: Final = 2000  # of the deals, with replacement (B. Efron, Annals of Statistics 1979)
TAILS: Final = 2.5, 97.5  # per cent


@dataclass(frozen=True)
class Contest:
    """What is played: a field, the bots between random and the oracle, the oracle by name, and the seed."""

    field: Field
    bots: tuple[str, ...]
    oracle: str
    seed: int

    @property
    def names(self) -> tuple[str, ...]:
        """All contestants but `AMONG`, whose own gain is nothing: it is what the others are measured from."""
        return (LEAST, *(bot for bot in self.bots if bot != AMONG), self.oracle)


@dataclass(frozen=True)
class Share:
    """The part of the gap that a bot closes (1 is all of it), with the ends of its 95 % interval over deals."""

    share: float
    low: float
    high: float

    @property
    def told(self) -> str:
        """In per cent, for the reader."""
        ends = {"share": self.share, "low": self.low, "high": self.high}
        return said("measured", "share", {name: f"{100 * end:.0f}" for name, end in ends.items()})


@dataclass(frozen=True)
class Skill:
    """What the contest found in one game. `gains[d, i]`, (deals, contestants): what `contest.names[i]` won alone on
    deal d above what `AMONG` wins in the same seats, as a mean over seats (cents; points where no money moves)."""

    contest: Contest
    gains: npt.NDArray[np.float64]

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.gains)

    def gain(self, name: str) -> Interval:
        """What a contestant wins above `AMONG`, a round or a match."""
        return interval(self.gains[:, self.contest.names.index(name)].tolist())

    @cached_property
    def shares(self) -> dict[str, Share | None]:
        """By bot, the share of the gap that it closes; None while the gap itself is not above zero for certain."""
        rng = np.random.default_rng(self.contest.seed)
        means = np.array(
            [self.gains[rng.integers(0, self.deals, self.deals)].mean(axis=0) for _ in range(RESAMPLES)]
        ).reshape(RESAMPLES, len(self.contest.names))
        return {bot: self._share(bot, means) for bot in self.contest.bots}

    def _share(self, bot: str, resampled: npt.NDArray[np.float64]) -> Share | None:
        gap = resampled[:, -1] - resampled[:, 0]
        if self.deals < 2 or np.percentile(gap, TAILS[0]) <= 0:
            return None
        every = np.vstack([self.gains.mean(axis=0), resampled])
        own = np.zeros(len(every)) if bot == AMONG else every[:, self.contest.names.index(bot)]
        wide = every[:, -1] > every[:, 0]  # a share of nothing is none
        if not wide[0]:
            return None
        shares = (own - every[:, 0])[wide] / (every[:, -1] - every[:, 0])[wide]
        low, high = np.percentile(shares[1:], TAILS)
        return Share(float(shares[0]), float(low), float(high))

    def as_data(self) -> dict[str, Any]:
        """As one JSON object."""
        field = self.contest.field
        options = {
            name: sorted(value) if isinstance(value, (set, frozenset)) else value
            for name, value in field.options.items()
        }
        return {
            "game": field.game,
            "players": field.ruleset().players,
            "preset": field.preset,
            "options": options,
            "match": field.match,
            "deals": self.deals,
            "seed": self.contest.seed,
            "among": AMONG,
            "gains": {name: asdict(self.gain(name)) for name in self.contest.names},
            "shares": {bot: share and asdict(share) for bot, share in self.shares.items()},
        }


class Contestants:
    """All of a contest in one process."""

    def __init__(self, contest: Contest) -> None:
        self.players = [player(name) for name in contest.names]
        self.among = player(AMONG)
        self.rotation = Rotation(contest.field.ruleset(), contest.seed, contest.field.match)

    def deal(self, number: int) -> list[float]:
        """A deal in every rotation: by contestant, the gain above `AMONG`."""
        usual = _mean(self.rotation.alike(number, self.among))
        return [_mean(self.rotation.alone(number, one, self.among)) - usual for one in self.players]


def measure(
    contests: Sequence[Contest],
    deals: int,
    threads: int = 1,
    kept: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Skill]:
    """Plays deals from number 0 on of every contest. It skips the deals in `kept` and adds every new deal at once.

    Raises `ValueError` for anything that is not allowed, before a card is dealt.
    """
    amount(deals, threads)
    for contest in contests:
        Contestants(contest)
    first = contests[0]
    file = Checkpoint(kept, {"ceki_skill": 1, "among": AMONG, "contestants": list(first.names), "seed": first.seed})
    return [_measured(contest, deals, threads, file, progress) for contest in contests]


def _measured(
    contest: Contest, deals: int, threads: int, file: Checkpoint, progress: Callable[[int], None] | None
) -> Skill:
    rows = [row for row in file.rows if row["field"] == str(contest.field) and row["deal"] < deals]
    found: dict[int, list[float]] = {row["deal"]: row["gains"] for row in rows}
    if progress and found:
        progress(len(found))
    left = [number for number in range(deals) if number not in found]
    with closing(spread(Contestants, contest, left, threads)) as played:
        for number, gains in zip(left, played, strict=True):
            found[number] = gains
            file.add({"field": str(contest.field), "deal": number, "gains": gains})
            if progress:
                progress(1)
    return Skill(contest, np.array([found[number] for number in range(deals)], np.float64))


def lines_of(found: Sequence[Skill]) -> list[str]:
    """What was found, in lines for people: a row for each game."""
    bots = found[0].contest.bots
    heads = (
        said("measured", "game-and-house", {}),
        said("measured", "deals", {}),
        *found[0].contest.names,
        *(said("measured", "closes", {"bot": bot}) for bot in bots),
        said("measured", "left", {}),
    )
    rows = [heads, *(_row(one) for one in found)]
    widths = [max(cells(row[i]) for row in rows) for i in range(len(heads))]
    table = ["  ".join([padded(row[0], widths[0]), *map(padded_before, row[1:], widths[1:])]) for row in rows]
    facts = {"among": AMONG, "least": LEAST, "most": found[0].contest.oracle}
    return [*table, "", *wrapped(said("measured", "what-it-means", facts), WIDTH)]


def _row(one: Skill) -> tuple[str, ...]:
    shares = [one.shares[bot] for bot in one.contest.bots]
    known = [share.share for share in shares if share]
    left = f"{100 * (1 - max(known)):.0f}%" if known else said("measured", "no-gap", {})
    return (
        one.contest.field.told,
        str(one.deals),
        *(with_marks(str(one.gain(name))) for name in one.contest.names),
        *(share.told if share else "?" for share in shares),
        left,
    )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)

"""Two bots against each other on the same deals: each alone in every seat in turn against the other in all the rest.

A deal counts once: what the one who sits alone wins, as a mean over the seats, less what a player of the others'
kind wins in those seats. Deals are independent, so their mean has an interval; `LOOKS` are set beforehand.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from ceki.lab.checkpoint import Checkpoint
from ceki.lab.contest.duplicate_deals import Rotation
from ceki.lab.contest.match_runner import Player
from ceki.lab.parallel import amount, spread
from ceki.lab.players import player
from ceki.locales.messages import decimal_mark, said
from ceki.play.ruleset import Ruleset, ruleset

LOOKS: Final = {1: 1.959964, 2: 2.178, 3: 2.289, 4: 2.361, 5: 2.413}  # by number of looks (S. Pocock, Biometrika 1977)


@dataclass(frozen=True)
class Pairing:
    """What is played: a game with its house, two bots by name, rounds alone or whole matches, and the seed."""

    game: str
    bots: tuple[str, str]
    seed: int = 0
    players: int | None = None
    preset: str | None = None
    options: dict[str, Any] = field(default_factory=dict)
    match: bool = False
    both: bool = True  # the second bot sits alone too

    def ruleset(self) -> Ruleset:
        """The house. Raises `ValueError` in one line for anything that is not allowed."""
        return ruleset(self.game, self.players, self.preset, **self.options)


@dataclass(frozen=True)
class Deal:
    """One deal, rotated: by seat what the first bot wins alone, what the second wins alone, and both when all are
    alike (cents; points where no money moves)."""

    number: int
    first_alone: list[float]
    second_alone: list[float]
    all_first: list[float]
    all_second: list[float]

    def gain(self) -> float:
        """How much better the first bot does in a seat than the second would, among seconds."""
        return _mean(self.first_alone) - _mean(self.all_second)

    def loss(self) -> float:
        """How much better the second bot does in a seat than the first would, among firsts."""
        return _mean(self.second_alone) - _mean(self.all_first)


@dataclass(frozen=True)
class Interval:
    """A mean over deals and the half width of its 95 % interval (cents or points a round, or a match)."""

    mean: float
    half: float
    deals: int

    @property
    def low(self) -> float:
        """The lower end."""
        return self.mean - self.half

    @property
    def high(self) -> float:
        """The upper end."""
        return self.mean + self.half

    def __str__(self) -> str:
        return f"{self.mean:+.2f} ± {self.half:.2f}"


def interval(values: Sequence[float], looks: int = 1) -> Interval:
    """The mean of independent values and its 95 % interval; wider when a contest looks at it up to `looks` times."""
    n = len(values)
    mean = _mean(values)
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / (n - 1)) if n > 1 else math.inf
    return Interval(mean, LOOKS[looks] * spread / math.sqrt(n), n)


@dataclass(frozen=True)
class Verdict:
    """How the first bot did: alone among seconds, and the second alone among firsts; `unit` a round or a match."""

    pairing: Pairing
    gain: Interval
    loss: Interval | None

    def lines(self) -> list[str]:
        """The verdict in lines for people."""
        first, second = self.pairing.bots
        clear = "better" if self.gain.low > 0 else "worse" if self.gain.high < 0 else "undecided"
        told = [
            said("measured", "against", {"game": self.pairing.game, "first": first, "second": second,
                                         "deals": self.gain.deals}),
            said("measured", f"alone-{self._played}.{clear}", self._alone(first, second, self.gain)),
        ]  # fmt: skip
        if self.loss is not None:
            told.append(said("measured", f"alone-{self._played}", self._alone(second, first, self.loss)))
        return told

    @property
    def _played(self) -> str:
        return "match" if self.pairing.match else "round"

    @staticmethod
    def _alone(bot: str, other: str, interval: Interval) -> dict[str, str]:
        return {"bot": bot, "other": other, "gain": str(interval).replace(".", decimal_mark())}

    def as_data(self) -> dict[str, Any]:
        """The verdict as one JSON object."""
        return {**_asked(self.pairing), "gain": vars(self.gain), "loss": self.loss and vars(self.loss)}


def judge(
    pairing: Pairing,
    deals: int,
    looks: int = 1,
    threads: int = 1,
    kept: Path | None = None,
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Verdict:
    """Plays up to `deals` deals, and stops at the first look (`looks` of them, at equal steps) that decides it.

    Raises `ValueError` for anything that is not allowed.
    """
    amount(deals, threads)
    player(pairing.bots[0]), player(pairing.bots[1]), pairing.ruleset()
    played: list[Deal] = []
    for look in range(1, looks + 1):
        played = list(contest(pairing, deals * look // looks, threads, kept, played, ray, progress))
        gain = interval([deal.gain() for deal in played], looks)
        if gain.low > 0 or gain.high < 0:
            break
    loss = interval([deal.loss() for deal in played], looks) if pairing.both else None
    return Verdict(pairing, gain, loss)


def contest(
    pairing: Pairing,
    deals: int,
    threads: int = 1,
    kept: Path | None = None,
    before: Sequence[Deal] = (),
    ray: str | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Deal]:
    """Plays deals from number 0 on, over threads, each rotated through all seats. It skips the deals in `kept` or in
    `before`, and adds every new deal to `kept` at once.

    Raises `ValueError` when `kept` is of another pairing, or is no contest at all.
    """
    known = {deal.number for deal in before}
    file = Checkpoint(kept, {"ceki_arena": 2, **_asked(pairing)})
    done = {deal.number: deal for deal in (*before, *(Deal(**row) for row in file.rows))}
    for deal in done.values():
        if deal.number < deals:
            if progress and deal.number not in known:
                progress(1)
            yield deal
    left = [n for n in range(deals) if n not in done]
    with closing(spread(Contestants, pairing, left, threads, ray)) as played:
        for deal in played:
            file.add(vars(deal))
            if progress:
                progress(1)
            yield deal


def _asked(pairing: Pairing) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(vars(pairing), default=sorted))
    return found


class Contestants:
    """Two bots and the house that they play in, in one process."""

    def __init__(self, pairing: Pairing) -> None:
        self.both = pairing.both
        self.bots: tuple[Player, Player] = player(pairing.bots[0]), player(pairing.bots[1])
        self.rotation = Rotation(pairing.ruleset(), pairing.seed, pairing.match)

    def deal(self, number: int) -> Deal:
        """One deal with every rotation."""
        first, second = self.bots
        alone, alike = self.rotation.alone, self.rotation.alike
        return Deal(
            number,
            alone(number, first, second),
            alone(number, second, first) if self.both else [],
            alike(number, first) if self.both else [],
            alike(number, second),
        )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0

"""Makes a learned player of a game: plays, fits, sets the margin on choices it has not learnt from, and plays beside
the simple player on deals that it has never seen."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from ceki.bots.learned.inputs import Inputs
from ceki.bots.learned.mind import learnt, reading
from ceki.bots.learned.network import NEVER, Network
from ceki.bots.memory import Memory
from ceki.bots.playout import GREEDY
from ceki.bots.seen import sides
from ceki.bots.tally import MOST_MOVES
from ceki.engine.chance import key_from_seed
from ceki.engine.errors import NotAllowed, whole
from ceki.engine.moves import VERBS
from ceki.engine.visibility.hide import layout
from ceki.lab.benchmark_rulesets import Field
from ceki.lab.contest.arena import Interval
from ceki.lab.learning.fit import AT_ONCE, Fitting, Offers, offers_of
from ceki.lab.learning.sampling import (
    BEHIND,
    BLANK,
    COLUMNS,
    DEALS,
    DECISIONS,
    OFFERS,
    OTHERS,
    SQUARES,
    SUM,
    TRIED,
    play_beside,
    sample_choices,
)
from ceki.lab.parallel import MOST_THREADS, in_threads
from ceki.locales.messages import decimal_mark, said

PART: Final = 400_000  # playouts between two steps of progress: as many as lie in the memory of the rules at a time
TRIAL: Final = 0.1  # of the playouts set the margin and are not learnt from
MARGINS: Final = (0.0, 0.01, 0.02, 0.035, 0.05, 0.075, 0.1, 0.15, 0.2, 0.3)  # spreads of what a move comes to
HIDDEN: Final = 32
AHEAD: Final = 2  # parts that may wait to be learnt from
MOST_PLAYOUTS: Final = 10**9
MOST_HIDDEN: Final = 1024
MOST_SEED: Final = 2**63 - 1
TRIED_DEALS: Final = 4000
NINETY_FIVE: Final = 1.96
LEARNING, MATCHES = range(2)  # seeds apart


@dataclass(frozen=True)
class Order:
    """What is to be learnt: in a game with its house, from a number of playouts, from a seed."""

    field: Field
    playouts: int = 20_000_000
    seed: int = 0
    hidden: int = HIDDEN
    deals: int = TRIED_DEALS
    threads: int = 1


@dataclass(frozen=True)
class Trained:
    """A network, what it gains a choice on choices that it has not learnt from, and what it wins a round more than the
    simple player on deals of their own, alone among simple players; and how often it moves otherwise."""

    network: Network
    playouts: int
    choice: Interval
    round: Interval
    otherwise: float

    def as_data(self) -> dict[str, Any]:
        """As one JSON object."""
        found = {"choice": vars(self.choice), "round": vars(self.round), "otherwise": round(self.otherwise, 4)}
        return {"playouts": self.playouts, "learned": self.network.margin < NEVER, **found}


Told = Callable[[int], None]


def train(order: Order, progress: Told = lambda playouts: None) -> Trained:
    """Makes a learned player; `progress` is called with the number of playouts made. Raises `NotAllowed`."""
    for name, given, low, high in (
        ("playouts", order.playouts, 2 * PART, MOST_PLAYOUTS), ("hidden", order.hidden, 1, MOST_HIDDEN),
        ("deals", order.deals, 2, MOST_PLAYOUTS), ("threads", order.threads, 1, MOST_THREADS),
        ("seed", order.seed, 0, MOST_SEED),
    ):  # fmt: skip
        whole(name, given, low, high)
    chosen = order.field.ruleset()
    if chosen.game.info.measured is None:
        raise NotAllowed("no-skill", game=chosen.game.id)
    parts = order.playouts // PART
    held = max(1, round(parts * TRIAL))
    looks = _spread_of_looks(order)
    fitting: Fitting | None = None
    kept: list[Offers] = []
    for place, offers in enumerate(_parts(order, parts, looks)):
        if fitting is None:
            steps = (parts - held) * max(1, len(offers.begins) // AT_ONCE)
            fitting = Fitting(order.hidden, Inputs.of(chosen).actions, looks, order.seed, steps)
            fitting.begin(offers)
        if place < parts - held:
            fitting.learn(offers)
        else:
            kept.append(offers)
        progress(PART)
    assert fitting is not None
    margin, choice = _margin(fitting, kept)
    network = fitting.network(margin)
    won, otherwise = beside(order, network)
    return Trained(network, order.playouts, choice, won, otherwise)


def _parts(order: Order, parts: int, looks: int) -> Any:
    """Offers part after part, made in threads; each part plays rounds of its own."""

    def make() -> Callable[[int], Offers]:
        table = Sampler(order, PART, looks)
        return lambda part: table.sample(part)

    return in_threads(make, range(parts), order.threads, ahead=order.threads + AHEAD)


def _spread_of_looks(order: Order) -> int:
    """How much moves usually differ in what they look like to the simple player."""
    pilot = Sampler(order, PART // 8, 1)
    pilot.sample(0)
    behind = pilot.offers[: int(pilot.counted[OFFERS]), BEHIND]
    return max(1, round(float(np.minimum(np.abs(behind), np.percentile(np.abs(behind), 90)).std())))


class _Tables:
    """Tables of a ruleset for a driver that deals rounds: a blank one, and room for two rounds."""

    def __init__(self, order: Order, driver: Callable[..., Any]) -> None:
        chosen = order.field.ruleset()
        self.memory, self.driver, self.kind = Memory(chosen.game, (driver,)), driver, chosen.game.table
        self.tables, self.rows = self.memory.tables(chosen.table(), TRIED)
        self.memory.lay(self.tables, BLANK, bytes(bytearray(self.rows[TRIED])))
        self.sides = self.memory.numbers(sides(chosen.game, chosen.players))
        self.simple = self.memory.numbers([GREEDY] * chosen.players)

    def bound(self, mind: Any, *more: Any) -> Callable[[], Any]:
        """The driver with its tables, a mind, and what else it takes."""
        numbers = self.memory.numbers
        laid = self.tables, self.rows, numbers(layout(self.kind)), numbers(mind)
        return self.memory.bound(self.driver, *laid, *more)


class Sampler:
    """Tables of a ruleset at which choices are sampled, in one thread."""

    def __init__(self, order: Order, most: int, looks: int) -> None:
        inputs, at = Inputs.of(order.field.ruleset()), _Tables(order, sample_choices)
        zeros, many = at.memory.zeros, most + MOST_MOVES
        self.inputs = zeros((many, len(inputs.plan)), np.int16)
        self.offers, self.counted = zeros((many, COLUMNS)), zeros(3)
        self.master, self.order = zeros(8), order
        self.run = at.bound(
            reading(inputs, looks), self.master, at.sides, zeros(len(at.sides)), at.simple, zeros(VERBS), zeros(VERBS),
            zeros(2), self.inputs, self.offers, self.counted,
        )  # fmt: skip

    def sample(self, part: int) -> Offers:
        """One part: its rounds are those of a seed of its own."""
        self.master[:] = key_from_seed((self.order.seed * 1_000_003 + part) * 2 + LEARNING)
        self.counted[:] = 0
        self.run()
        n = int(self.counted[OFFERS])
        return offers_of(self.inputs[:n].copy(), self.offers[:n])


def _margin(fitting: Fitting, kept: list[Offers]) -> tuple[float, Interval]:
    """The margin that gains most, as far as that is sure, and what it gains a choice, in what rounds are counted in."""
    gains: dict[float, list[Any]] = {margin: [] for margin in MARGINS}
    for offers in kept:
        worth = fitting.worth(offers)
        best = np.maximum.reduceat(worth, offers.begins)
        places = np.flatnonzero(worth >= best[offers.choices])
        place = places[np.searchsorted(offers.choices[places], np.arange(len(offers.begins)))]
        for margin in MARGINS:
            gains[margin].append(np.where(best > margin, offers.ahead[place], 0))
    sums = {margin: _interval(np.concatenate(parts)) for margin, parts in gains.items()}
    best_margin = max(MARGINS, key=lambda margin: sums[margin].low)
    if sums[best_margin].low <= 0:
        return float("inf"), Interval(0.0, 0.0, sums[best_margin].deals)
    return best_margin, sums[best_margin]


def _interval(values: Any) -> Interval:
    return Interval(float(values.mean()), NINETY_FIVE * float(values.std()) / math.sqrt(len(values)), len(values))


def beside(order: Order, network: Network) -> tuple[Interval, float]:
    """What a learned player wins a round more than the simple player in its seat, among simple players, and the share
    of its choices in which it moves otherwise."""
    at = _Tables(order, play_beside)
    zeros, numbers, sums = at.memory.zeros, at.memory.numbers, at.memory.zeros(5)
    mind, master = learnt(Inputs.of(order.field.ruleset()), network), numbers(key_from_seed(order.seed * 2 + MATCHES))
    at.bound(mind, master, at.sides, at.simple, zeros(VERBS), zeros(2), numbers([0, order.deals]), sums)()
    n, total, squares = (float(sums[place]) for place in (DEALS, SUM, SQUARES))
    seats = len(at.sides)
    mean = total / n / seats
    error = math.sqrt(max(squares / n - (total / n) ** 2, 0) / n) / seats
    return Interval(mean, NINETY_FIVE * error, int(n)), float(sums[OTHERS] / max(sums[DECISIONS], 1))


def lines_of(order: Order, found: Trained, file: Path) -> list[str]:
    """What was learnt, in lines for people."""
    lines = [said("measured", "learned-from", {"game": order.field.told, "playouts": f"{found.playouts:,}"})]
    if found.network.margin == NEVER:
        lines.append(said("measured", "learned-nothing", {}))
    else:
        facts = {"deals": f"{order.deals:,}", "share": round(100 * found.otherwise), "gain": _told(found.round)}
        lines.append(said("measured", "learned-choice", {"gain": _told(found.choice)}))
        lines.append(said("measured", "learned-round", facts))
    name = order.field.game.replace("_", "-")
    command = "exploit" if order.field.reduced else "levels"
    facts = {"file": str(file), "kilobytes": -(-file.stat().st_size // 1000), "game": name, "command": command}
    return [*lines, said("measured", "learned-file", facts)]


def _told(found: Interval) -> str:
    return str(found).replace(".", decimal_mark())

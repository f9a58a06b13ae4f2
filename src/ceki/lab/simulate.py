"""Many rounds at machine speed: what `ceki simulate` runs."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ceki.bots.playout import POLICIES
from ceki.engine.chance import key_from_bytes, key_from_seed
from ceki.engine.errors import NotAllowed, whole
from ceki.engine.module.specialize import is_compiled, specialize
from ceki.engine.record import unpack
from ceki.engine.rule import COMPILED
from ceki.engine.visibility.tables import lay_tables, record_of
from ceki.lab.parallel import MOST_THREADS, in_threads
from ceki.lab.rounds import play_rounds, read_move
from ceki.play.checks.trial import told_by_line
from ceki.play.match import Match
from ceki.play.round import seeded_key
from ceki.play.ruleset import Ruleset, ruleset

Progress = Callable[[int], None]
FEW, CHUNK = 50, 5_000  # rounds between two reports of progress: at first, and at most,
AT_ONCE: Final = 0.2  # or those of so many seconds
MOST_ROUNDS: Final = 10**12  # years of a machine
SHARES: Final = 16  # of the rounds, for each thread, so that all end at about the same time


@dataclass
class Simulation:
    """The sums over many rounds. `moves` are decisions with two choices or more; `seconds` run from deal to settlement.

    `wins` and `no_win` count rounds or, where whole matches are played, `matches` (the number of rounds may have cut
    the last one short); `matches` is None where single rounds are played.
    """

    game: str
    players: int
    rounds: int
    seed: int
    moves: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    no_win: int = 0
    cents: list[int] = field(default_factory=list)
    pot: int = 0
    digest: str = ""
    matches: int | None = None

    @property
    def moves_per_second(self) -> float:
        """Decisions per second."""
        return self.moves / self.seconds if self.seconds else 0.0

    def as_data(self) -> dict[str, object]:
        """The result as one JSON object, with `matches` where they were played."""
        known = {name: value for name, value in vars(self).items() if value is not None}
        return {**known, "seconds": round(self.seconds, 6), "moves_per_second": round(self.moves_per_second)}


def simulate(
    game: str,
    rounds: int,
    seed: int = 0,
    players: int | None = None,
    bots: Sequence[str] = ("random",),
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    match: bool = False,
    threads: int = 1,
    mode: str = COMPILED,
    progress: Progress | None = None,
) -> Simulation:
    """Plays rounds with bots in every seat (`bots` is repeated around the table).

    Without `match` the rounds are independent, the next seat in turn beginning each; with it they are whole matches,
    one after the other, `rounds` rounds in all. Raises `ValueError` in one line for anything that is not allowed.
    """
    rounds, threads = whole("rounds", rounds, 1, MOST_ROUNDS), whole("threads", threads, 1, MOST_THREADS)
    seed = whole("seed", seed)
    options = {} if options is None else options
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise NotAllowed("options-no-map", given=f"{options!r:.80}")
    chosen = ruleset(game, players, preset, **options)
    codes = bot_codes(bots, chosen.players)
    report = progress or (lambda done: None)
    if match:
        return _matches(chosen, rounds, seed, codes, mode, report)
    if threads == 1:
        return _rounds(chosen, 0, rounds, seed, codes, mode, report)
    return _spread(chosen, rounds, seed, codes, threads, mode, report)


def rounds_of(chosen: Ruleset, rounds: int, seed: int, mode: str) -> Simulation:
    """Independent rounds of a ruleset, wherever its game comes from, with random bots."""
    return _rounds(chosen, 0, rounds, seed, bot_codes(("random",), chosen.players), mode, lambda done: None)


def bot_codes(bots: Sequence[str], players: int) -> npt.NDArray[np.int64]:
    """The numbers by which playouts know bots, one for each seat, int64, (players,). Raises `ValueError` for what is no
    list of bots."""
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise NotAllowed("bots-no-list", given=f"{bots!r:.80}", bots=list(POLICIES))
    for bot in bots:
        if bot not in POLICIES:
            raise NotAllowed("bot-unknown", given=repr(bot), bots=list(POLICIES))
    if not bots or len(bots) > players:
        raise NotAllowed("bots-many", bots=len(bots), players=players)
    return np.array([POLICIES.index(bots[seat % len(bots)]) for seat in range(players)], np.int64)


def _rounds(
    chosen: Ruleset, first: int, rounds: int, seed: int, bots: npt.NDArray[np.int64], mode: str, report: Progress
) -> Simulation:
    game, players = chosen.game, chosen.players
    run = specialize(play_rounds, game.namespace, mode)
    cents, wins, tallies = np.zeros(players, np.int64), np.zeros(players, np.int64), np.zeros(5, np.int64)
    master, log, tally = key_from_seed(seed), np.zeros(0, np.int64), np.zeros(3, np.int64)
    seconds, start, end, chunk = 0.0, first, first + rounds, FEW
    while start < end:
        if not is_compiled(run):  # a module may have been made meanwhile
            run = specialize(play_rounds, game.namespace, mode)
        tables = lay_tables(chosen.table(), game.dtype, 2, run)
        n, began = min(chunk, end - start), time.perf_counter()
        with told_by_line(game):
            run(tables, master, start, n, bots, log, tally, cents, wins, tallies)
        took = time.perf_counter() - began
        seconds, start, chunk = seconds + took, start + n, min(CHUNK, max(1, int(n * AT_ONCE / took)))
        report(n)
    return Simulation(
        game.id,
        players,
        rounds,
        seed,
        int(tallies[1]),
        seconds,
        wins.tolist(),
        int(tallies[3]),
        cents.tolist(),
        int(tallies[4]),
        f"{int(tallies[2]):016x}",
    )


def _spread(
    chosen: Ruleset,
    rounds: int,
    seed: int,
    bots: npt.NDArray[np.int64],
    threads: int,
    mode: str,
    report: Progress,
) -> Simulation:
    """The same rounds, some in each thread; they add up to the same result."""
    size = max(1, min(CHUNK, -(-rounds // (threads * SHARES))))
    starts, players = range(0, rounds, size), chosen.players
    total = Simulation(chosen.game.id, players, rounds, seed, wins=[0] * players, cents=[0] * players)

    def share(start: int) -> Simulation:
        return _rounds(chosen, start, min(size, rounds - start), seed, bots, mode, lambda done: None)

    digest, began = 0, time.perf_counter()
    with closing(in_threads(lambda: share, starts, threads)) as shares:
        for one in shares:
            total.moves += one.moves
            total.no_win += one.no_win
            total.pot += one.pot
            total.wins = [a + b for a, b in zip(total.wins, one.wins, strict=True)]
            total.cents = [a + b for a, b in zip(total.cents, one.cents, strict=True)]
            digest += int(one.digest, 16)
            report(one.rounds)
    total.seconds, total.digest = time.perf_counter() - began, f"{digest:016x}"
    return total


@dataclass
class _Settled:
    """A round played by the compiled loop, as a match sees it."""

    table: Any
    over: bool = True


def _matches(
    chosen: Ruleset, rounds: int, seed: int, bots: npt.NDArray[np.int64], mode: str, report: Progress
) -> Simulation:
    game, players, people = chosen.game, chosen.players, chosen.people
    total = Simulation(game.id, players, rounds, seed, wins=[0] * people, cents=[0] * people)
    log, digest, played, number = np.zeros(0, np.int64), 0, 0, 0
    while played < rounds:
        match = Match(chosen, seed + number)
        while not match.over and played < rounds:
            blank = match.blank()
            blank.key = key_from_bytes(seeded_key(seed, played))
            table, tally, seconds = played_from(chosen, blank, bots, log, mode)
            total.seconds += seconds
            match.settle(_Settled(table))
            total.moves += int(tally[1])
            digest += int(tally[2])
            played += 1
            report(1)
        match.close()
        best = max(match.cents)
        total.matches = number + 1
        total.no_win += int(best <= 0)
        total.pot += match.pot
        for person, cents in enumerate(match.cents):
            total.wins[person] += int(cents == best and best > 0)
            total.cents[person] += cents
            digest += (person + 1) * (cents & 0xFFFFFFFF)
        number += 1
    total.digest = f"{digest:016x}"
    return total


def played_from(
    chosen: Ruleset, blank: Any, bots: npt.NDArray[np.int64], log: npt.NDArray[np.int64], mode: str
) -> tuple[Any, npt.NDArray[np.int64], float]:
    """A whole round from a blank table whose key and starter are set: the table at its end, its moves, decisions and
    digest, (3,), and the seconds that it took. Its moves go to `log` as far as that is long."""
    run, players = specialize(play_rounds, chosen.game.namespace, mode), chosen.players
    tables = lay_tables(blank, chosen.game.dtype, 2, run)
    tally, sums = np.zeros(3, np.int64), (np.zeros(n, np.int64) for n in (players, players, 5))
    began = time.perf_counter()
    run(tables, np.zeros(0, np.int64), 0, 1, bots, log, tally, *sums)
    seconds = time.perf_counter() - began
    return unpack(chosen.game.table, record_of(tables, 1)[0]), tally, seconds


def logged_round(
    chosen: Ruleset, seed: int, number: int, bots: npt.NDArray[np.int64], mode: str
) -> list[tuple[int, int]]:
    """The moves of round `number` as the compiled loop plays it, to be replayed and recounted."""
    blank = chosen.table()
    blank.key, blank.starter = key_from_bytes(seeded_key(seed, number)), number % chosen.players
    log = np.zeros(chosen.game.longest(blank), np.int64)
    tally = played_from(chosen, blank, bots, log, mode)[1]
    return [read_move(int(move)) for move in log[: int(tally[0])]]

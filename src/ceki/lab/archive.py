"""Rounds as a file for research: Parquet, a row for each round, in columns that `SCHEMA` lists.

The file appears when it is whole. Equal numbers give equal rows, whatever the threads.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ceki import __version__
from ceki.bots import Bot, bot
from ceki.bots.playout import POLICIES
from ceki.bots.random import generator
from ceki.engine.errors import NotAllowed, whole
from ceki.engine.rule import COMPILED
from ceki.lab.benchmark_rulesets import Field
from ceki.lab.parallel import MOST_THREADS, in_threads
from ceki.lab.simulate import MOST_ROUNDS, bot_codes, logged_round
from ceki.play.move import say
from ceki.play.round import Round

TOGETHER: Final = 500  # rounds that are written together
AHEAD: Final = 2  # that many more may wait to be written
FORM: Final = 1  # of the file: it grows when a column changes its meaning
ENDING: Final = ".parquet"

# columns: the name, what they hold, and their type in Parquet's words; lists go by the order of play or of the seats
SCHEMA: Final = tuple(
    (one["name"], one["holds"], one["type"])
    for one in json.loads(Path(__file__).with_name("archive.columns.json").read_text(encoding="utf-8"))
)


@dataclass(frozen=True)
class Order:
    """Which rounds: of a game with its house, played by bots by name, repeated around the table."""

    field: Field
    bots: tuple[str, ...]
    rounds: int
    seed: int = 0
    threads: int = 1


class Table:
    """Plays rounds of an order, in one thread."""

    def __init__(self, order: Order) -> None:
        self.order, self.chosen = order, order.field.ruleset()
        seats = range(self.chosen.players)
        self.names = [order.bots[seat % len(order.bots)] for seat in seats]
        simple = all(name in POLICIES for name in self.names)
        self.codes = bot_codes(self.names, self.chosen.players) if simple else None
        self.bots: list[Bot] = [] if simple else [bot(name) for name in self.names]

    def rows(self, first: int) -> list[dict[str, Any]]:
        """The rows of the rounds from one on that are written together."""
        return [self.row(number) for number in range(first, min(first + TOGETHER, self.order.rounds))]

    def row(self, number: int) -> dict[str, Any]:
        """One round as a row."""
        played, seats, choices, words = Round.from_seed(self.chosen, self.order.seed, number), [], [], []
        logged = iter(()) if self.codes is None else iter(self._logged(number))
        while not played.over:
            legal, seat = played.legal_numbers, played.turn
            move = next(logged) if self.codes is not None else self._chosen(played, number)
            words.append(say(self.chosen.game, *move))
            seats.append(seat)
            choices.append(len(legal))
            played.make(*move)
        lines = [
            {"seat": one.seat, "word": one.word, "count": one.count, "amount": one.amount, "unit": one.unit}
            for one in played.score
        ]
        return {
            "round": number, "key": played.key.hex(), "starter": played.starter, "bots": self.names, "moves": words,
            "seats": seats, "choices": choices, "lines": lines, "winners": played.winners, "cents": played.cents,
            "pot": int(played.table.pot),
        }  # fmt: skip

    def _logged(self, number: int) -> list[tuple[int, int]]:
        assert self.codes is not None
        return logged_round(self.chosen, self.order.seed, number, self.codes, COMPILED)

    def _chosen(self, played: Round, number: int) -> tuple[int, int]:
        """The move of the bot in turn; where only one is legal, that."""
        legal = played.legal_numbers
        if len(legal) == 1:
            return legal[0]
        state = generator(self.order.seed, number, len(played.moves))
        return self.bots[played.turn](played.view(played.turn), state)


def write(order: Order, file: Path, progress: Callable[[int], None] = lambda rounds: None) -> int:
    """Writes the rounds; `progress` is called with the number of rounds written. Returns the bytes of the file. Raises
    `NotAllowed`, and `OSError`; then there is no file, or the one from before."""
    import pyarrow
    from pyarrow import parquet

    refuse(order, file)
    part = file.with_name(f".{file.name}.part")
    schema = pyarrow.schema([(name, _type(pyarrow, kind)) for name, _, kind in SCHEMA]).with_metadata(_about(order))
    try:
        with (
            parquet.ParquetWriter(part, schema, compression="zstd") as out,
            closing(_played(order)) as found,
        ):
            for rows in found:
                out.write_table(pyarrow.Table.from_pylist(rows, schema=schema))
                progress(len(rows))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size


def refuse(order: Order, file: Path) -> None:
    """Raises `NotAllowed` for an order or a file that is not allowed."""
    whole("rounds", order.rounds, 1, MOST_ROUNDS)
    whole("threads", order.threads, 1, MOST_THREADS)
    if not order.bots or len(order.bots) > order.field.ruleset().players:
        raise NotAllowed("bots-many", bots=len(order.bots), players=order.field.ruleset().players)
    for name in order.bots:
        bot(name)
    if file.suffix != ENDING:
        raise NotAllowed("plot-ending", file=file, endings=ENDING)
    if not file.parent.is_dir():
        raise NotAllowed("plot-no-folder", file=file, folder=file.parent)
    if file.is_dir():
        raise NotAllowed("plot-is-folder", file=file)


def _played(order: Order) -> Any:
    starts = range(0, order.rounds, TOGETHER)
    return in_threads(lambda: Table(order).rows, starts, order.threads, ahead=order.threads + AHEAD)


def _about(order: Order) -> dict[str, str]:
    """What is the same for all rounds, in the metadata of the file."""
    chosen = order.field.ruleset()
    options = dict(chosen.options)
    return {
        "ceki_archive": str(FORM), "ceki": __version__, "game": chosen.game.id, "players": str(chosen.players),
        "options": json.dumps(options, default=sorted), "seed": str(order.seed),
        **{f"column_{name}": says for name, says, _ in SCHEMA},
    }  # fmt: skip


def _type(pyarrow: Any, kind: str) -> Any:
    """A type by its words."""
    if kind.startswith("list<struct<"):
        pairs = (pair.split(": ") for pair in kind.removeprefix("list<struct<").removesuffix(">>").split(", "))
        return pyarrow.list_(pyarrow.struct([(name, _type(pyarrow, one)) for name, one in pairs]))
    if kind.startswith("list<"):
        return pyarrow.list_(_type(pyarrow, kind.removeprefix("list<").removesuffix(">")))
    return getattr(pyarrow, kind)()

"""Checking worked examples, and playing many rounds, counted or kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ceki.cli.arguments import AsJson, Game, Options, Players, Preset, Seed, options_of, print_json
from ceki.cli.own_games import compiling
from ceki.cli.progress import Progress
from ceki.locales.columns import cells, padded
from ceki.locales.messages import said


def check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE...", show_default=False)], as_json: AsJson = False
) -> int:
    """Run worked examples: a line for each that fails, and last how many passed and failed."""
    from ceki.play.checks.examples import check_file, lines

    reports = [check_file(file) for file in files]
    passed, failures = sum(r.passed for r in reports), [f for r in reports for f in r.failures]
    if as_json:
        print_json({"passed": passed, "failed": len(failures), "failures": [vars(f) for f in failures]})
    else:
        told = said("command", "checked", {"passed": passed, "failed": len(failures)})
        print("\n".join([*lines(failures), told]))
    return 1 if failures else 0


def simulate(
    game: Game,
    rounds: Annotated[int, typer.Option(metavar="N")] = 10_000,
    seed: Seed = 0,
    players: Players = None,
    bots: Annotated[str, typer.Option(metavar="A,B,..")] = "random",
    preset: Preset = None,
    option: Options = None,
    match: Annotated[bool, typer.Option("--match")] = False,
    threads: Annotated[int, typer.Option(metavar="K")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many rounds at machine speed and tell what they came to."""
    from ceki.engine.wasm.export import ROUNDS
    from ceki.lab.simulate import simulate as run
    from ceki.play.catalogue import game as game_of

    names = [name.strip() for name in bots.split(",")]
    making = compiling(game_of(game), ROUNDS, quiet=as_json)
    with making, Progress("rounds", rounds, wanted=sys.stderr.isatty() and not as_json) as report:
        result = run(
            game, rounds=rounds, seed=seed, players=players, bots=names, preset=preset, options=options_of(option),
            match=match, threads=threads, progress=report,
        )  # fmt: skip
    data = result.as_data()
    if as_json:
        print_json(data)
    else:
        rows = {
            said("command", f"simulated-{name.replace('_', '-')}", {}): _in_words(value) for name, value in data.items()
        }
        column = max(map(cells, rows))
        print("\n".join(f"{padded(name, column)}  {value}" for name, value in rows.items()))


def _in_words(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(f"{n:,}" for n in value)
    return f"{value:,}" if isinstance(value, (int, float)) else str(value)


def archive(
    game: Game,
    rounds: Annotated[int, typer.Option(metavar="N")] = 10_000,
    bots: Annotated[str, typer.Option(metavar="A,B,..")] = "greedy",
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    threads: Annotated[int, typer.Option(metavar="K")] = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
) -> None:
    """Write many rounds to a Parquet file for research."""
    from ceki.lab.archive import Order, write
    from ceki.lab.benchmark_rulesets import measured

    field = measured(game, players, preset, options_of(option))
    names = tuple(name.strip() for name in bots.split(","))
    order, to = Order(field, names, rounds, seed, threads or os.cpu_count() or 1), out or Path(f"{field.game}.parquet")
    with Progress("rounds", rounds, wanted=sys.stderr.isatty()) as report:
        size = write(order, to, report)
    print(said("command", "archived", {"file": str(to), "rounds": f"{rounds:,}", "size": f"{size / 1e6:.1f}"}))

"""Solving small games, and measuring bots in them exactly."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import (
    AsJson,
    Options,
    Players,
    Preset,
    Reduced,
    Seed,
    options_of,
    print_json,
    reductions_of,
    say_if_english,
)
from ceki.cli.progress import Progress


def exploit(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME...]", show_default=False),
    ] = None,
    bots: Annotated[str, typer.Option(metavar="A,B...")] = "random,greedy,easy,middle,strong",
    samples: Annotated[int, typer.Option(metavar="N")] = 8,
    iterations: Annotated[int, typer.Option(metavar="N")] = 400,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    reduced: Reduced = None,
    threads: Annotated[int, typer.Option(metavar="K")] = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Solve small games, and say exactly what an opponent who knows a bot wins from it."""
    from ceki.exact.exploit import Order, steps_of
    from ceki.exact.exploit import exploit as solve
    from ceki.exact.exploit_plot import plot as draw
    from ceki.lab.benchmark_rulesets import solvable, solvable_games
    from ceki.lab.plot_style import refuse_path

    if plot is not None:
        refuse_path(plot)
    names = tuple(name.strip() for name in bots.split(","))
    smaller, options = reductions_of(reduced), options_of(option)
    fields = [solvable(game, players, preset, options, smaller) for game in games or solvable_games()]
    orders = [Order(one, names, samples, iterations, seed, threads or os.cpu_count() or 1) for one in fields]
    with Progress("percent", len(orders) * steps_of(names), wanted=sys.stderr.isatty() and not as_json) as report:
        found = [solve(order, report) for order in orders]
    if plot is not None:
        say_if_english(plot, draw(found, plot))
    if as_json:
        print_json({"exploit": [one.as_data() for one in found]})
    else:
        print("\n\n".join("\n".join(one.lines()) for one in found))

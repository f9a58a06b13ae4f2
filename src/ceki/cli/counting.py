"""Checking worked examples, and playing many rounds."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ceki.cli.arguments import AsJson, Game, Options, Players, Preset, Seed, options_of, print_json
from ceki.cli.progress import Progress


def check(
    files: Annotated[
        list[Path], typer.Argument(metavar="FILE...", help="Files of worked examples.", show_default=False)
    ],
    as_json: AsJson = False,
) -> int:
    """Run worked examples: a line for each that fails, and last how many passed and failed.

    \b
      ceki check drawing-games.json fishing-games.json
    """
    from ceki.play.examples import check_file, lines

    reports = [check_file(file) for file in files]
    passed, failures = sum(r.passed for r in reports), [f for r in reports for f in r.failures]
    if as_json:
        print_json({"passed": passed, "failed": len(failures), "failures": [vars(f) for f in failures]})
    else:
        print("\n".join([*lines(failures), f"{passed} passed, {len(failures)} failed"]))
    return 1 if failures else 0


def simulate(
    game: Game,
    rounds: Annotated[int, typer.Option(metavar="N", help="How many rounds.")] = 10_000,
    seed: Seed = 0,
    players: Players = None,
    bots: Annotated[
        str, typer.Option(metavar="A,B,..", help="Bots by seat, repeated around the table: random, greedy, taker.")
    ] = "random",
    preset: Preset = None,
    option: Options = None,
    match: Annotated[bool, typer.Option("--match", help="Whole matches instead of rounds by themselves.")] = False,
    processes: Annotated[int, typer.Option(metavar="K", help="Processes to spread the rounds over.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many rounds at machine speed and tell what they came to.

    \b
      ceki simulate balik-satu --rounds 100000 --seed 7
      ceki simulate cholek-tiga --bots greedy,random --match --rounds 1000 --json
    """
    from ceki.lab.simulate import simulate as run

    names = [name.strip() for name in bots.split(",")]
    with Progress("rounds", rounds, wanted=sys.stderr.isatty() and not as_json) as report:
        result = run(
            game, rounds=rounds, seed=seed, players=players, bots=names, preset=preset, options=options_of(option),
            match=match, processes=processes, progress=report,
        )  # fmt: skip
    data = result.as_data()
    if as_json:
        print_json(data)
    else:
        print("\n".join(f"{name.replace('_', ' '):<17} {_in_words(value)}" for name, value in data.items()))


def _in_words(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(f"{n:,}" for n in value)
    return f"{value:,}" if isinstance(value, (int, float)) else str(value)

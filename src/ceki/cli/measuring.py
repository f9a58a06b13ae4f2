"""Measuring bots against each other."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.options import AsJson, Game, Options, Players, Preset, Seed, options_of, print_json
from ceki.cli.progress import Progress


def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B", help="Two bots: random, greedy, search:20ms, search:400 (playouts), oracle:50."),
    ] = "greedy,random",
    deals: Annotated[int, typer.Option(metavar="N", help="How many deals, each played in every rotation.")] = 500,
    looks: Annotated[
        int, typer.Option(metavar="K", help="Look K times, at equal steps, and stop when it is decided (1 to 5).")
    ] = 1,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    match: Annotated[bool, typer.Option("--match", help="Whole matches instead of rounds by themselves.")] = False,
    one_way: Annotated[bool, typer.Option("--one-way", help="Only the first bot sits alone; takes less time.")] = False,
    processes: Annotated[int, typer.Option(metavar="K", help="Processes to spread the deals over.")] = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep every deal here, and go on from it next time.")
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Spread the deals over a Ray cluster (pip install ray).")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let two bots play the same deals, each alone in every seat in turn, and say who does better and how surely.

    What a seat wins is counted in cents, or in points in games without money, with a 95 % interval over deals.

    \b
      ceki arena balik-satu --bots greedy,random --deals 2000
      ceki arena pei -o bets=rampung_jung --bots search:20ms,greedy --looks 5 --out pei.jsonl
    """
    from ceki.lab.arena import LOOKS, Pairing, judge

    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise ValueError(f"--bots {bots}: name two bots, such as search:20ms,greedy")
    if looks not in LOOKS:
        raise ValueError(f"--looks {looks} is not allowed; 1 to {max(LOOKS)}")
    if deals < 2 * looks:
        raise ValueError(f"--deals {deals} is not allowed; at least two for each look")
    one, other = names
    house = dict(options_of(option))
    pairing = Pairing(game.replace("-", "_"), (one, other), seed, players, preset, house, match, not one_way)
    with Progress("deals", deals, wanted=sys.stderr.isatty() and not as_json) as report:
        verdict = judge(pairing, deals, looks, processes or os.cpu_count() or 1, out, ray, report)
    if as_json:
        print_json(verdict.as_data())
    else:
        print("\n".join(verdict.lines()))

"""Measuring bots against each other, and making learned ones."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import (
    AsJson,
    Game,
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
from ceki.locales.messages import said

Match = Annotated[bool, typer.Option("--match")]
Threads = Annotated[int, typer.Option(metavar="K")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]


def arena(
    game: Game,
    bots: Annotated[
        str,
        typer.Option(metavar="A,B"),
    ] = "greedy,random",
    deals: Annotated[int, typer.Option(metavar="N")] = 500,
    looks: Annotated[int, typer.Option(metavar="K")] = 1,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    match: Match = False,
    one_way: Annotated[bool, typer.Option("--one-way")] = False,
    threads: Threads = 0,
    out: Out = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    as_json: AsJson = False,
) -> None:
    """Let two bots play the same deals, each alone in every seat in turn, and say who does better and how surely."""
    from ceki.lab.benchmark_rulesets import measured
    from ceki.lab.contest.arena import LOOKS, Pairing, judge

    names = [name.strip() for name in bots.split(",")]
    if len(names) != 2:
        raise ValueError(said("command", "two-bots", {"given": bots}))
    if looks not in LOOKS:
        raise ValueError(
            said("command", "from-to", {"name": "--looks", "given": str(looks), "low": "1", "high": str(max(LOOKS))})
        )
    if deals < 2 * looks:
        raise ValueError(said("command", "two-a-look", {"given": str(deals)}))
    one, other = names
    field = measured(game, players, preset, options_of(option), match)
    pairing = Pairing(field.game, (one, other), seed, players, preset, field.options, field.match, not one_way)
    with Progress("deals", deals, wanted=sys.stderr.isatty() and not as_json) as report:
        verdict = judge(pairing, deals, looks, threads or os.cpu_count() or 1, out, ray, report)
    if as_json:
        print_json(verdict.as_data())
    else:
        print("\n".join([said("command", "house", {"house": field.told}), *verdict.lines()]))


def skill(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME...]", show_default=False),
    ] = None,
    bots: Annotated[str, typer.Option(metavar="A,B")] = "greedy,search:20ms",
    oracle: Annotated[str, typer.Option(metavar="NAME")] = "oracle:50",
    deals: Annotated[int, typer.Option(metavar="N")] = 100,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    match: Match = False,
    threads: Threads = 0,
    out: Out = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """How much is there to be won by playing well, and how much of it do the bots win?"""
    from ceki.lab.benchmark_rulesets import games as with_choices
    from ceki.lab.benchmark_rulesets import measured
    from ceki.lab.contest.skill import Contest, lines_of, measure
    from ceki.lab.contest.skill_plot import plot as draw
    from ceki.lab.plot_style import refuse_path

    if plot is not None:
        refuse_path(plot)
    if deals < 2:
        raise ValueError(said("command", "at-least", {"name": "--deals", "given": str(deals), "least": 2}))
    names = tuple(name.strip() for name in bots.split(","))
    fields = [measured(game, players, preset, options_of(option), match) for game in games or with_choices()]
    contests = [Contest(field, names, oracle, seed) for field in fields]
    with Progress("deals", deals * len(contests), wanted=sys.stderr.isatty() and not as_json) as report:
        found = measure(contests, deals, threads or os.cpu_count() or 1, out, report)
    if plot is not None:
        say_if_english(plot, draw(found, plot))
    if as_json:
        print_json({"skill": [one.as_data() for one in found]})
    else:
        print("\n".join(lines_of(found)))


def levels(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME...]", show_default=False),
    ] = None,
    bots: Annotated[str, typer.Option(metavar="A,B...")] = "easy,middle,strong",
    choices: Annotated[int, typer.Option(metavar="N")] = 300,
    playouts: Annotated[int, typer.Option(metavar="N")] = 20_000,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    threads: Threads = 0,
    out: Out = None,
    as_json: AsJson = False,
) -> None:
    """Measure how strong the bots are, from the moves in which they differ from the simple player."""
    from ceki.lab.benchmark_rulesets import games as with_choices
    from ceki.lab.benchmark_rulesets import measured
    from ceki.lab.contest.levels import Question, lines_of, measure

    for name, given in (("--choices", choices), ("--playouts", playouts)):
        if given < 2:
            raise ValueError(said("command", "at-least", {"name": name, "given": str(given), "least": 2}))
    names = tuple(name.strip() for name in bots.split(","))
    fields = [measured(game, players, preset, options_of(option)) for game in games or with_choices()]
    found = []
    with Progress("choices", choices * len(fields), wanted=sys.stderr.isatty() and not as_json) as report:
        for field in fields:
            question = Question(field, names, seed, playouts)
            found.append(measure(question, choices, threads or os.cpu_count() or 1, out, report))
    if as_json:
        print_json({"levels": [one.as_data() for one in found]})
    else:
        print("\n".join(lines_of(found)))


def league(
    game: Game,
    pool: Annotated[str, typer.Option(metavar="A,B,...")] = "random,greedy,easy,middle,strong",
    deals: Annotated[int, typer.Option(metavar="N")] = 200,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    match: Match = False,
    threads: Threads = 0,
    out: Out = None,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    plot: Annotated[Path | None, typer.Option(metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Let many bots play against each other, and rank them."""
    from ceki.lab.benchmark_rulesets import measured
    from ceki.lab.contest.league import League, play
    from ceki.lab.contest.league_plot import plot as draw
    from ceki.lab.plot_style import refuse_path

    if plot is not None:
        refuse_path(plot)
    if deals < 2:
        raise ValueError(said("command", "at-least", {"name": "--deals", "given": str(deals), "least": 2}))
    field = measured(game, players, preset, options_of(option), match)
    asked = League(field, tuple(name.strip() for name in pool.split(",")), seed)
    with Progress("deals", deals, wanted=sys.stderr.isatty() and not as_json) as report:
        found = play(asked, deals, threads or os.cpu_count() or 1, out, ray, report)
    if plot is not None:
        say_if_english(plot, draw(found, plot))
    if as_json:
        print_json(found.as_data())
    else:
        print("\n".join(found.lines()))


def train(
    game: Game,
    playouts: Annotated[int, typer.Option(metavar="N")] = 20_000_000,
    hidden: Annotated[int, typer.Option(metavar="N")] = 32,
    deals: Annotated[int, typer.Option(metavar="N")] = 4000,
    seed: Seed = 0,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    reduced: Reduced = None,
    threads: Threads = 0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    as_json: AsJson = False,
) -> None:
    """Make a learned player of a game, from its own playouts."""
    from ceki.lab.benchmark_rulesets import measured
    from ceki.lab.learning.train import Order, lines_of
    from ceki.lab.learning.train import train as make

    smaller = reductions_of(reduced)
    field = measured(game, players, preset, options_of(option), reduced=smaller)
    order = Order(field, playouts, seed, hidden, deals, threads or os.cpu_count() or 1)
    to = out or Path(f"{field.game}.npz")
    if not to.parent.is_dir() or to.is_dir():
        raise ValueError(said("command", "file-where", {"file": str(to)}))
    with Progress("playouts", playouts, wanted=sys.stderr.isatty() and not as_json) as report:
        found = make(order, report)
    found.network.write(to)
    if as_json:
        print_json(found.as_data())
    else:
        print("\n".join(lines_of(order, found, to)))

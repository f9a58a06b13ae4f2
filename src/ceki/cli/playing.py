"""Sitting down: at a table in this terminal, at one that is served elsewhere, or as a bot at such a table."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

from ceki.cli.arguments import Options, Players, Preset, house_of
from ceki.locales.messages import said

Name = Annotated[str | None, typer.Option(metavar="NAME", show_default=False)]
Seat = Annotated[
    int | None,
    typer.Option(metavar="N", show_default=False),
]
Server = Annotated[str | None, typer.Option(metavar="URL", show_default=False)]


def play(
    game: Annotated[
        str,
        typer.Argument(metavar="GAME|LINK", show_default=False),
    ],
    players: Players = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", show_default=False),
    ] = None,
    preset: Preset = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="BOT")] = "greedy",
    people: Annotated[int, typer.Option(metavar="K")] = 1,
    rounds: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    auto: Annotated[
        bool,
        typer.Option("--auto"),
    ] = False,
    pace: Annotated[float, typer.Option(metavar="SECONDS")] = 0.6,
    name: Name = None,
    seat: Seat = None,
    watch: Annotated[bool, typer.Option("--watch")] = False,
    server: Server = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", show_default=False),
    ] = None,
) -> None:
    """Sit down at a table: with bots, or by the link of a served one."""
    lines = plain or auto or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))
    if server is not None or "://" in game:
        local = {
            "--players": players,
            "--seed": seed,
            "--preset": preset,
            "--option": option,
            "--rounds": rounds,
            "--save": save,
        }
        _refuse_with_a_link(local | {"--auto": auto or None, "--people": None if people == 1 else people})
        _play_elsewhere(game, server, name, seat, watch, lines)
        return
    _refuse_without_a_link({"--name": name, "--seat": seat, "--watch": watch or None}, game)
    import secrets

    from ceki.terminal.sitting import Sitting

    if rounds is not None and rounds < 1:
        raise ValueError(said("command", "at-least", {"name": "rounds:", "given": str(rounds), "least": 1}))
    if pace < 0:
        raise ValueError(said("command", "at-least-seconds", {"name": "pace", "given": str(pace)}))
    ruleset = house_of(game, players, preset, option)
    chosen_seed = secrets.randbelow(2**31) if seed is None else seed
    if save is not None and (save.is_dir() or not save.parent.is_dir()):
        raise ValueError(said("command", "save-where", {"file": str(save)}))
    sitting = Sitting(ruleset, chosen_seed, people, bots, 1 if auto and rounds is None else rounds, auto)
    try:
        if lines:
            from ceki.terminal.lines.plain import PlainTable

            PlainTable(sitting, sys.stdin, sys.stdout, clear=sys.stdout.isatty()).run()
        else:
            from ceki.terminal.screens.own_table import TableApp

            TableApp(sitting, pace).run()
    finally:
        if save is not None and sitting.finished:
            save.write_text(sitting.log(), encoding="utf-8")


def _refuse_with_a_link(given: Mapping[str, object]) -> None:
    """A served table has its own rules. Raises `ValueError` for an option that is for a table of one's own."""
    for option, value in given.items():
        if value is not None:
            raise ValueError(said("command", "with-game", {"option": option}))


def _refuse_without_a_link(given: Mapping[str, object], game: str) -> None:
    from ceki.client.link import looks_like_a_code

    for option, value in given.items():
        if value is not None:
            raise ValueError(said("command", "with-link", {"option": option}))
    if looks_like_a_code(game):
        raise ValueError(said("command", "a-code", {"code": game}))


def _play_elsewhere(
    link: str, server: str | None, name: str | None, seat: int | None, watch: bool, lines: bool
) -> None:
    from ceki.client.connection import Connection
    from ceki.client.fairness import kept_lines
    from ceki.client.link import facts, read_link, sit

    if watch and (name is not None or seat is not None):
        raise ValueError(said("command", "watch-alone", {}))
    where = read_link(link, server)
    if watch:
        facts(where)
    connection = Connection(where, None if watch else sit(where, name, seat))
    if lines:
        from ceki.terminal.lines.served_plain import ServedPlain

        ServedPlain(connection, sys.stdin, sys.stdout, patient=not (watch or sys.stdin.isatty())).run()
    else:
        from ceki.terminal.screens.served_table import ServedApp

        app = ServedApp(connection)
        app.run()
        print(*kept_lines(connection.fairness), sep="\n")
        if app.broken:
            raise ValueError(app.broken)


def bot(
    link: Annotated[str, typer.Argument(metavar="LINK", show_default=False)],
    kind: Annotated[str, typer.Option("--as", metavar="BOT")] = "greedy",
    seat: Seat = None,
    name: Annotated[str | None, typer.Option(metavar="NAME", show_default=False)] = None,
    server: Server = None,
) -> None:
    """Let a bot play at a served table, round after round."""
    import asyncio

    from ceki.bots import bot as bot_of
    from ceki.client.bot import ServedBot
    from ceki.client.link import read_link, sit

    where, choose = read_link(link, server), bot_of(kind)
    guest = ServedBot(
        where,
        sit(where, name or said("command", "bot-name", {"kind": kind}), seat),
        choose,
        lambda line: print(line, flush=True),
    )
    try:
        asyncio.run(guest.play())
    except KeyboardInterrupt:
        print(said("command", "bot-leaves", {}), flush=True)

"""`ceki ...`: the command line. Exit 0 is good, 1 means the answer is no, 2 wrong use, with one line that says why.

What a command needs is imported when it runs, so that `ceki games` and `ceki --help` start at once.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

HELP = """The Ceki (Cherki, Koa) card games of the Malay world: play them, read their rules, count their odds.

\b
  ceki games                                    what there is to play
  ceki play balik-satu                          sit down with three bots
  ceki play cholek-tiga --plain                 the same in lines of text, for screen readers
  ceki rules pei -o captured_visible=no         the rules, with sources, as this house plays them
  ceki simulate balik-satu --rounds 100000      rounds at machine speed
  ceki check examples.json                      do the rules give what these examples expect?

Every option of a game is set with -o NAME=VALUE; `ceki rules GAME` lists them with their clause and source.
"""

app = typer.Typer(
    help=HELP,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Game = Annotated[
    str,
    typer.Argument(
        metavar="GAME", help="A game's id, as `ceki games` lists them; hyphens are fine.", show_default=False
    ),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many play.", show_default=False)]
Preset = Annotated[str | None, typer.Option(metavar="NAME", help="A named house of the game.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "-o", "--option", metavar="NAME=VALUE", help="A rule of the house; may be given often.", show_default=False
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="One JSON object on standard output, nothing else.")]
Seed = Annotated[int, typer.Option(metavar="S", help="Equal seeds deal equal cards.")]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs a command line. Returns the exit status."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        status = _list_at_once(given) or app(args=given, prog_name="ceki", standalone_mode=False)
        sys.stdout.flush()
    except (BrokenPipeError, SystemExit):  # the reader of a pipe has seen enough; Typer then raises SystemExit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        return 0
    except (ValueError, TypeError, OSError, ImportError, SyntaxError) as error:
        return _refuse(str(error))
    except Exception as error:
        if type(error).__name__ == "Abort":
            return _refuse("interrupted")
        if not hasattr(error, "format_message"):
            raise
        return _refuse(f"{error.format_message()} (ceki --help shows examples)")
    return status if type(status) is int else 0


def _list_at_once(given: list[str]) -> bool:
    """The list of games without Typer's machinery for values, which takes as long to load as the games."""
    if given not in (["games"], ["games", "--json"]):
        return False
    games(as_json=len(given) == 2)
    return True


def _refuse(reason: str) -> int:
    print(f"ceki: {' '.join(reason.split())}", file=sys.stderr)
    return 2


@app.callback(invoke_without_command=True)
def _begin(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


# ---------------------------------------------------------------- what there is


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games.

    \b
      ceki games
      ceki games --json
    """
    from ceki.api import games as catalogue

    listed = catalogue()
    if as_json:
        _print_json(listed)
        return
    width = max(len(entry["id"]) for entry in listed)
    for entry in listed:
        seats = entry["seats"]
        whole = len(seats) > 2 and seats == list(range(seats[0], seats[-1] + 1))
        players = f"{seats[0]}-{seats[-1]}" if whole else ", ".join(map(str, seats))
        print(f"{entry['id']:<{width}}  {players:>5} players  {entry['pack']:<6}  {entry['title']}")


@app.command()
def rules(
    game: Game, players: Players = None, preset: Preset = None, option: Options = None, as_json: AsJson = False
) -> None:
    """Print the rules of a game, with their sources, and every option as this house plays it.

    \b
      ceki rules balik-satu
      ceki rules balik-satu --preset singapore_pwee -o tan_point=3
    """
    from ceki.play.pages import page_of
    from ceki.term.house_rules import option_data, rules_lines

    house = _house(game, players, preset, option)
    page = page_of(house.game)
    if as_json:
        words = dict(house.game.about.words)
        _print_json(
            {
                "game": house.game.id,
                "players": house.players,
                "options": option_data(house),
                "words": words,
                "page": page,
            }
        )
        return
    if page is not None:
        print(page)
    print("\n".join(rules_lines(house)))


@app.command()
def version() -> None:
    """Print the version."""
    from importlib.metadata import version as version_of

    print(f"ceki {version_of('ceki')}")


# ---------------------------------------------------------------- playing


@app.command()
def play(
    game: Game,
    players: Players = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", help="Equal seeds deal equal cards; a random one by default.", show_default=False),
    ] = None,
    preset: Preset = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="BOT", help="Who plays the empty seats: random or greedy.")] = "greedy",
    people: Annotated[
        int, typer.Option(metavar="K", help="People at this keyboard; hands are hidden between their turns.")
    ] = 1,
    rounds: Annotated[
        int | None, typer.Option(metavar="N", help="Rounds in the match; on and on by default.", show_default=False)
    ] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="Lines of text: for screen readers, pipes and scripts.")
    ] = False,
    auto: Annotated[
        bool,
        typer.Option("--auto", help="Bots play every seat, in lines of text; one round unless --rounds says more."),
    ] = False,
    pace: Annotated[float, typer.Option(metavar="SECONDS", help="How long a bot's move stays to be looked at.")] = 0.6,
    name: Annotated[
        str | None, typer.Option(metavar="NAME", help="Your name, at a served table.", show_default=False)
    ] = None,
) -> None:
    """Sit down at a table in this terminal.

    Arrows point at cards, Enter plays, digits choose; ? lists the keys. Without a terminal, or with --plain, the
    table speaks in lines: type a number or words such as `discard C5`; `help` lists the commands.

    \b
      ceki play balik-satu
      ceki play pei --people 2                  pass the keyboard
      ceki play balik-satu --plain --seed 7
      ceki play cholek-tiga --auto --seed 7     watch the bots play a round
      ceki play http://127.0.0.1:8000/t/CODE    a free seat at a table that is served, in lines of text
    """
    if game.startswith(("http://", "https://")):
        from ceki.term.remote import play as sit_down

        sit_down(game, name, sys.stdin, sys.stdout)
        return
    import secrets

    from ceki.term.sitting import Sitting

    if rounds is not None and rounds < 1:
        raise ValueError(f"rounds: {rounds} is not allowed; at least 1")
    if pace < 0:
        raise ValueError(f"pace: {pace} is not allowed; at least 0 seconds")
    house = _house(game, players, preset, option)
    chosen_seed = secrets.randbelow(2**31) if seed is None else seed
    sitting = Sitting(house, chosen_seed, people, bots, 1 if auto and rounds is None else rounds, auto)
    if plain or auto or not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        from ceki.term.plain import PlainTable

        PlainTable(sitting, sys.stdin, sys.stdout, clear=sys.stdout.isatty()).run()
    else:
        from ceki.term.table_app import TableApp

        TableApp(sitting, pace).run()


# ---------------------------------------------------------------- tables for people


@app.command()
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="0.0.0.0 lets others on your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="PORT", help="Where the tables are.")] = 8000,
    data: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept; your data folder by default.")
    ] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME instead.")
    ] = None,
    bus: Annotated[
        str | None, typer.Option(metavar="URL", help="valkey://HOST:PORT, for several servers on one database.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="A page that may speak to this server; may be given often.")
    ] = None,
    pause: Annotated[float, typer.Option(metavar="SECONDS", help="How long a bot seems to think.")] = 0.8,
    no_open: Annotated[bool, typer.Option("--no-open", help="Do not open the browser.")] = False,
) -> None:
    """Serve tables in the browser, with friends by link and bots in the empty seats.

    \b
      ceki serve
      ceki serve --host 0.0.0.0 --no-open
      ceki serve --database postgresql://ceki@localhost/ceki --bus valkey://localhost:6379
    """
    if database is not None and data is not None:
        raise ValueError("--data and --database: one of them, not both")
    if not 1 <= port <= 65535:
        raise ValueError(f"port: {port} is not allowed; 1 to 65535")
    if pause < 0:
        raise ValueError(f"pause: {pause} is not allowed; at least 0 seconds")
    from ceki.table.serve import serve as run

    run(host, port, data, database, bus, tuple(origin or ()), not no_open, pause)


@app.command()
def verify(
    log: Annotated[
        Path, typer.Argument(metavar="LOG", help="The log of a table, as it was saved.", show_default=False)
    ],
) -> int:
    """Check the deals and results of a table: was every card dealt by the seeds that were bound beforehand?

    \b
      curl -O http://127.0.0.1:8000/api/tables/CODE/log
      ceki verify log
    """
    from ceki.table.fair_deal import Broken
    from ceki.table.fair_deal import verify as check_log

    try:
        rounds = check_log(log.read_text(encoding="utf-8"))
    except (Broken, UnicodeDecodeError) as error:
        print(f"ceki: {error}", file=sys.stderr)
        return 1
    print(f"{rounds} rounds hold: the seeds are the bound ones, the cards and the cents follow from them.")
    return 0


# ---------------------------------------------------------------- checking and counting


@app.command()
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
    from ceki.play.check import check_file, lines

    reports = [check_file(file) for file in files]
    passed, failures = sum(r.passed for r in reports), [f for r in reports for f in r.failures]
    if as_json:
        _print_json({"passed": passed, "failed": len(failures), "failures": [vars(f) for f in failures]})
    else:
        print("\n".join([*lines(failures), f"{passed} passed, {len(failures)} failed"]))
    return 1 if failures else 0


@app.command()
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
    from ceki.lab.batch import simulate as run

    names = [name.strip() for name in bots.split(",")]
    with _Progress(rounds, wanted=sys.stderr.isatty() and not as_json) as report:
        result = run(
            game, rounds=rounds, seed=seed, players=players, bots=names, preset=preset, options=_options(option),
            match=match, processes=processes, progress=report,
        )  # fmt: skip
    data = result.as_data()
    if as_json:
        _print_json(data)
    else:
        print("\n".join(f"{name.replace('_', ' '):<17} {_in_words(value)}" for name, value in data.items()))


class _Progress:
    """A bar on standard error while rounds are played."""

    def __init__(self, rounds: int, wanted: bool) -> None:
        self.rounds, self.wanted = rounds, wanted

    def __enter__(self) -> Any:
        if not self.wanted:
            return lambda done: None
        from rich.console import Console
        from rich.progress import Progress

        self.bar = Progress(console=Console(stderr=True), transient=True)
        self.bar.start()
        task = self.bar.add_task("rounds", total=self.rounds)
        return lambda done: self.bar.advance(task, done)

    def __exit__(self, *_: object) -> None:
        if self.wanted:
            self.bar.stop()


def _in_words(value: Any) -> str:
    if isinstance(value, list):
        return "  ".join(f"{n:,}" for n in value)
    return f"{value:,}" if isinstance(value, (int, float)) else str(value)


# ---------------------------------------------------------------- reading options, writing JSON


def _house(game: str, players: int | None, preset: str | None, option: list[str] | None) -> Any:
    from ceki.play.house import house

    return house(game, players, preset, **_options(option))


def _options(given: list[str] | None) -> dict[str, str]:
    """`name=value` pairs. Raises `ValueError` for anything else."""
    found = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise ValueError(f"option {pair!r} is not written NAME=VALUE")
        if name.strip() in ("name", "players", "preset"):
            raise ValueError(f"option {name.strip()!r} is not an option of the house; use --{name.strip()}")
        found[name.strip()] = value.strip()
    return found


def _print_json(data: Any) -> None:
    """One JSON document; whole numbers of NumPy as plain ones."""
    print(json.dumps(data, ensure_ascii=False, default=lambda number: number.item()))


if __name__ == "__main__":
    sys.exit(main())

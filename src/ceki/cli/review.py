"""Looking back on a round that was saved: what choices cost, and what was to be done at a move."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ceki.cli.arguments import AsJson, Seed, print_json, text_of
from ceki.cli.progress import Progress
from ceki.locales.messages import said

Log = Annotated[
    Path,
    typer.Argument(metavar="LOG", show_default=False),
]
Number = Annotated[int | None, typer.Option("--round", metavar="R")]
Playouts = Annotated[int, typer.Option(metavar="N")]


def review(
    log: Log,
    seat: Annotated[int, typer.Option(metavar="N")] = 0,
    number: Number = None,
    playouts: Playouts = 2000,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Look back on a saved round: which choices of a seat cost most, by what it saw when it made them."""
    from ceki.bots.advice.review import decisions, review_of
    from ceki.bots.random import generator
    from ceki.terminal.lines.advice import review_lines

    played = _round_of(log, number)
    made = list(decisions(played, _seat(played, seat)))
    with Progress("choices", len(made), wanted=sys.stderr.isatty() and not as_json) as report:
        found = review_of(made, generator(seed, seat), _budget(playouts), lambda done, of: report(1))
    if as_json:
        print_json(found.as_data())
        return
    print("\n".join(review_lines(played.ruleset.game, found.as_data())))


def advise(
    log: Log,
    move: Annotated[int, typer.Option(metavar="M")] = 1,
    number: Number = None,
    playouts: Playouts = 2000,
    seed: Seed = 0,
    as_json: AsJson = False,
) -> None:
    """Advise at a move of a saved round: every legal move with its worth, odds and reasons, by what its seat saw."""
    from ceki.bots.advice.advise import advise as advice_of
    from ceki.bots.random import generator
    from ceki.terminal.lines.advice import advice_lines

    played = _round_of(log, number)
    if not 1 <= move <= len(played.numbers):
        raise ValueError(said("command", "no-move", {"given": str(move), "last": len(played.numbers)}))
    then = played.branch(move - 1)
    found = advice_of(then.view(then.turn), generator(seed, move), _budget(playouts))
    if as_json:
        print_json({"seat": then.turn, **found.as_data()})
        return
    print(
        "\n".join(
            [said("command", "asked", {"seat": then.turn}), *advice_lines(found.game, found.as_data(len(found.moves)))]
        )
    )


def _round_of(log: Path, number: int | None) -> Any:
    """A round of a saved log. Raises `ValueError` for a broken one, or a round that it does not have."""
    from ceki.play.log import read_log

    text = text_of(log)
    if '"ceki_table"' not in text and '"ceki_match"' not in text:
        if number is not None:
            raise ValueError(said("command", "one-round", {}))
        return read_log(text)
    if '"ceki_match"' in text:
        from ceki.play.log import read_rounds

        return _one_of(read_rounds(text), number)
    from ceki.server.fairness.verify import rounds

    return _one_of(rounds(text), number)


def _one_of(found: list[Any], number: int | None) -> Any:
    """A round by its number; the last by default. Raises `ValueError` for one that is not there."""
    number = len(found) if number is None else number
    if not 1 <= number <= len(found):
        raise ValueError(said("command", "no-round", {"given": str(number), "last": len(found)}))
    return found[number - 1]


def _seat(played: Any, seat: int) -> int:
    if not 0 <= seat < played.ruleset.players:
        raise ValueError(said("command", "no-seat", {"given": str(seat), "last": played.ruleset.players - 1}))
    return seat


def _budget(playouts: int) -> Any:
    from ceki.bots.search import Search

    if playouts < 1:
        raise ValueError(said("command", "at-least", {"name": "--playouts", "given": str(playouts), "least": 1}))
    return Search(playouts=playouts)

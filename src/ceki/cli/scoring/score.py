"""`ceki score`: the score of a round that was played at a real table, and the ledger of an evening."""

from __future__ import annotations

import csv
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from ceki.cli.arguments import Game, Options, Players, Preset, print_json, text_of
from ceki.cli.scoring.evening_kept import KeptEvening
from ceki.cli.scoring.house_asked import HouseAsked
from ceki.locales.messages import said

if TYPE_CHECKING:
    from ceki.play.outcomes.evening import Evening

SCORE: Final = "score"
LAST: Final = "last"
FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")  # how a formula begins

Fields = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[FIELD=VALUE]",
        show_default=False,
    ),
]
Names = Annotated[
    str | None,
    typer.Option(metavar="A,B,C", show_default=False),
]
Kept = Annotated[
    Path | None,
    typer.Option("--file", metavar="FILE", show_default=False),
]
AsJson = Annotated[
    str | None,
    typer.Option("--json", metavar="FILE|-", show_default=False),
]
AsCsv = Annotated[
    Path | None,
    typer.Option("--csv", metavar="FILE", show_default=False),
]
Undo = Annotated[
    str | None,
    typer.Option("--undo", metavar="N|last", show_default=False),
]


def score(
    game: Game,
    fields: Fields = None,
    players: Players = None,
    preset: Preset = None,
    option: Options = None,
    names: Names = None,
    file: Kept = None,
    as_json: AsJson = None,
    as_csv: AsCsv = None,
    undo: Undo = None,
    end: Annotated[bool, typer.Option("--end")] = False,
    rounds: Annotated[int | None, typer.Option(metavar="N", show_default=False)] = None,
) -> None:
    """Keep the score of a real table: each point explained, who pays whom, and the ledger of an evening."""
    from ceki.play.outcomes.refused import OutcomeError, refusal_told

    called = tuple(names.split(",")) if names is not None else ()
    asked = HouseAsked(game, players, preset, tuple(option or ()), called)
    if file is None and (undo is not None or end or as_csv is not None):
        raise ValueError(said(SCORE, "needs-file", {}))
    if as_csv is not None and file is not None:
        _refuse_unwritable(as_csv, file)
    if fields and as_json is not None:
        raise ValueError(said(SCORE, "json-or-fields", {}))
    try:
        kept = KeptEvening(file) if file is not None else None
        evening = _opened(asked, kept, rounds)
        lines, data = _changed(evening, fields, as_json, undo, end)
        if not (lines or data or as_csv):
            _ask(evening, kept)
            return
    except OutcomeError as refused:
        raise ValueError(refusal_told(refused, asked.game)) from refused
    _keep(evening, kept)
    if as_json is not None:
        from ceki.play.outcomes.data import evening_data

        print_json({**data, "evening": evening_data(evening)})
    else:
        print(*lines, sep="\n")
    if as_csv is not None:
        _write_rows(evening, as_csv)


def _opened(asked: HouseAsked, kept: KeptEvening | None, rounds: int | None) -> Evening:
    """The evening of a file, or a new one. Raises `ValueError` for a file with an evening of another house, or of
    another number of rounds."""
    from ceki.play.outcomes.evening import Evening

    evening = kept.read(asked) if kept is not None else None
    if kept is None or evening is None:
        return Evening(asked.begun(), asked.names, rounds=rounds)
    _refuse_other_rounds(evening, rounds, kept.path)
    if asked.names and asked.names != tuple(evening.names):
        evening.rename(asked.names)
    return evening


def _refuse_other_rounds(evening: Evening, rounds: int | None, file: Path) -> None:
    """Raises `OutcomeError` for a number that no evening has, and `ValueError` for another than this one's."""
    from ceki.play.match import MAX_ROUNDS
    from ceki.play.outcomes.refused import OutcomeError

    if rounds is None or rounds == evening.rounds:
        return
    if not 1 <= rounds <= MAX_ROUNDS:
        raise OutcomeError("not-rounds", "rounds", given=rounds, most=MAX_ROUNDS)
    raise ValueError(said(SCORE, "other-rounds", {"file": str(file), "kept": evening.rounds or 0, "given": rounds}))


def _changed(
    evening: Evening, fields: list[str] | None, as_json: str | None, undo: str | None, end: bool
) -> tuple[list[str], dict[str, Any]]:
    """Carries out what the command line asks for: lines to read, and the same as data; none where nothing is asked."""
    from ceki.play.outcomes.data import scored_data
    from ceki.terminal.scoring.told import scored_lines, standing_lines

    lines, data = list[str](), dict[str, Any]()
    if undo is not None:
        number = undone(evening, undo)
        lines += [said(SCORE, "undone", {"round": number, "n": len(evening.entries)})]
        data["undone"] = number
    told = _told(fields, as_json)
    if told is not None:
        one = evening.enter(told)
        lines += scored_lines(evening, one)
        data |= scored_data(one)
    if end:
        evening.end()
    if end or (undo is not None and told is None):
        lines += standing_lines(evening)
        data.setdefault("ended", end)
    return lines, data


def undone(evening: Evening, which: str) -> int:
    """Takes a round out, by its number or the last; returns its number. Raises `OutcomeError`."""
    from ceki.play.outcomes.refused import OutcomeError

    last = len(evening.entries)
    if which.strip().lower() not in ("", LAST) and not (which.isdecimal() and len(which) < 6):
        raise OutcomeError("no-round", given=which[:20], last=last)
    number = int(which) if which.isdecimal() else last
    evening.undo(number if which.isdecimal() else None)
    return number


def _told(fields: list[str] | None, as_json: str | None) -> Any:
    """What the command line tells of a round; None where it tells nothing."""
    from ceki.play.json_text import read_json
    from ceki.play.outcomes.names import BEFORE
    from ceki.play.outcomes.refused import OutcomeError

    if as_json is not None:
        told = read_json(text_of(Path(as_json)))
        if told is None:
            raise OutcomeError("not-object")
        return told
    found: dict[str, Any] = {}
    for pair in fields or []:
        name, equals, value = pair.partition("=")
        field, dot, who = name.strip().partition(".")
        if not equals or not field or (dot and not who):
            raise OutcomeError("not-told", given=repr(pair)[:60])
        if dot and not isinstance(found.setdefault(field, {}), dict):
            raise OutcomeError("told-twice", name=field)
        into, key = (found[field], who) if dot else (found, field)
        if key in into:
            raise OutcomeError("told-twice", name=name.strip())
        into[key] = value.strip()
    if isinstance(found.get(BEFORE), dict):
        found[BEFORE] = _before(found[BEFORE])
    return found or None


def _before(told: dict[str, str]) -> dict[str, Any]:
    """What holds from the round on, as JSON has it: `seated` a list of names, what is agreed by its options."""
    from ceki.play.outcomes.names import AGREED, SEATED

    found: dict[str, Any] = {name: value for name, value in told.items() if not name.startswith(f"{AGREED}.")}
    agreed = {name.partition(".")[2]: value for name, value in told.items() if name not in found}
    if SEATED in found:
        found[SEATED] = [name.strip() for name in told[SEATED].split(",")]
    return {**found, AGREED: agreed} if agreed else found


def _keep(evening: Evening, kept: KeptEvening | None) -> None:
    if kept is not None:
        kept.keep(evening)


def _refuse_unwritable(rows: Path, file: Path) -> None:
    """Refuses to write rows where they cannot be, before anything is recorded. Raises `ValueError` or `OSError`."""
    if rows.resolve() == file.resolve():
        raise ValueError(said(SCORE, "rows-over-evening", {"file": str(file)}))
    if str(rows) != "-":
        fresh = not rows.exists()
        rows.open("a").close()
        if fresh:
            rows.unlink()


def _write_rows(evening: Evening, file: Path) -> None:
    from ceki.play.outcomes.data import rows

    if str(file) == "-":
        csv.writer(sys.stdout, lineterminator="\n").writerows(_cells(rows(evening)))
        return
    with file.open("w", encoding="utf-8", newline="") as out:
        csv.writer(out).writerows(_cells(rows(evening)))


def _cells(rows: Iterable[Sequence[object]]) -> Iterator[list[object]]:
    """Rows of which no program that reads tables takes a name for a formula."""
    for row in rows:
        yield [f"'{one}" if isinstance(one, str) and one.startswith(FORMULA) else one for one in row]


def _ask(evening: Evening, kept: KeptEvening | None) -> None:
    """Asks about one round after the other until somebody ends it."""
    from ceki.play.outcomes.refused import OutcomeError, refusal_told
    from ceki.terminal.scoring.questions import Questions
    from ceki.terminal.scoring.told import scored_lines, standing_lines

    asking = Questions(sys.stdin, sys.stdout)
    while not evening.match.over:
        one = evening.enter(asking.entry(evening))
        _keep(evening, kept)
        asking.say("", *scored_lines(evening, one), "")
        word, _, which = asking.ask(said(SCORE, "go-on", {})).lower().partition(" ") if kept else ("quit", "", "")
        while word == "undo":
            try:
                number = undone(evening, which)
                _keep(evening, kept)
                asking.say(
                    said(SCORE, "undone", {"round": number, "n": len(evening.entries)}), *standing_lines(evening)
                )
            except OutcomeError as refused:
                asking.say(refusal_told(refused, evening.house.game))
            word, _, which = asking.ask(said(SCORE, "go-on", {})).lower().partition(" ")
        if word == "end":
            evening.end()
            _keep(evening, kept)
            asking.say(*standing_lines(evening))
        if word in ("end", "quit"):
            return

"""What commands have in common: the game and its house, JSON, and pictures."""

from __future__ import annotations

import json
import sys
from codecs import BOM_UTF16_BE, BOM_UTF16_LE
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ceki.locales.language import language
from ceki.locales.messages import said

LONGEST: Final = 1 << 26  # bytes of a file that a command reads
Game = Annotated[
    str,
    typer.Argument(metavar="GAME", show_default=False),
]
Players = Annotated[int | None, typer.Option(metavar="N", show_default=False)]
Preset = Annotated[str | None, typer.Option(metavar="NAME", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("-o", "--option", metavar="NAME=VALUE", show_default=False),
]
Reduced = Annotated[
    list[str] | None,
    typer.Option("--reduced", metavar="NAME=N", show_default=False),
]
AsJson = Annotated[bool, typer.Option("--json")]
Seed = Annotated[int, typer.Option(metavar="S")]


def house_of(game: str, players: int | None, preset: str | None, option: list[str] | None) -> Any:
    """The ruleset that the arguments name. Raises `ValueError` in one line for anything that is not allowed."""
    from ceki.play.ruleset import ruleset

    return ruleset(game, players, preset, **options_of(option))


def options_of(given: list[str] | None) -> dict[str, str]:
    """`name=value` pairs. Raises `ValueError` for anything else."""
    found = {}
    for pair in given or []:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise ValueError(said("command", "not-pair", {"given": repr(pair)}))
        if name.strip() in ("name", "players", "preset"):
            raise ValueError(said("command", "not-of-house", {"name": name.strip()}))
        if name.strip() in found:
            raise ValueError(said("command", "twice", {"name": name.strip()}))
        found[name.strip()] = value.strip()
    return found


def reductions_of(given: list[str] | None) -> dict[str, int]:
    """`name=number` pairs. Raises `ValueError` for anything else."""
    found = {}
    for name, value in options_of(given).items():
        if not (value.isascii() and value.isdigit()):
            raise ValueError(said("command", "not-pair", {"given": repr(f"{name}={value}")}))
        found[name] = int(value)
    return found


def text_of(file: Path) -> str:
    """What a file holds, or standard input where it is `-`. Raises as `raw_of` and `decoded` do."""
    return decoded(raw_of(file), file)


def raw_of(file: Path) -> bytes:
    """The bytes of a file, or of standard input where it is `-`. Raises `ValueError` for one that is too long, which a
    device may be without an end, and `OSError`."""
    with nullcontext(sys.stdin.buffer) if str(file) == "-" else file.open("rb") as found:
        raw = found.read(LONGEST + 1)
    if len(raw) > LONGEST:
        raise ValueError(said("command", "too-long", {"file": str(file), "most": LONGEST >> 20}))
    return raw


def decoded(raw: bytes, file: Path) -> str:
    """What was read from a file, as text; some editors write UTF-16, with a mark before it. Raises `UnicodeError` where
    it is neither that nor UTF-8."""
    try:
        return raw.decode("utf-16" if raw.startswith((BOM_UTF16_LE, BOM_UTF16_BE)) else "utf-8")
    except UnicodeDecodeError:
        raise UnicodeError(said("command", "not-text", {"file": str(file)})) from None


def print_json(data: Any) -> None:
    """One JSON document; whole numbers of NumPy as plain ones."""
    print(json.dumps(data, ensure_ascii=False, default=lambda number: number.item()))


def say_if_english(picture: Path, code: str) -> None:
    """Says on standard error when a picture is not in the reader's language, and what helps."""
    if code != language():
        print(f"ceki: {said('command', 'picture-in-english', {'file': str(picture)})}", file=sys.stderr)

"""What the commands that print have in common: the file, the paper, the language."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from ceki.cli.help.language import choose_language
from ceki.locales.messages import said

PDF: Final = ".pdf"
MOST_BLEED: Final = 10.0  # millimetres
Out = Annotated[Path, typer.Option("-o", "--out", metavar="FILE", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", show_default=False),
]  # `-o` is the file here
Paper = Annotated[str, typer.Option(metavar="PAPER")]
Language = Annotated[str | None, typer.Option(metavar="CODE", show_default=False)]


def speaking(language: str | None) -> None:
    """Has this program speak the language that is asked for, if one is."""
    if language is not None:
        choose_language(language)


def refuse_other_ending(out: Path) -> None:
    """Raises `ValueError` for a file that its name would call something else than the PDF that it is."""
    if out.suffix.lower() != PDF:
        raise ValueError(said("paper", "not-ending", {"file": str(out), "allowed": PDF}))


def millimetres(option: str, given: str) -> float:
    """A length such as `3mm` or `3`. Raises `ValueError` for anything else, and for more than a print shop wants."""
    try:
        length = float(given.strip().lower().removesuffix("mm"))
    except ValueError:
        length = -1.0
    if not 0 <= length <= MOST_BLEED:
        facts = {"option": option, "given": repr(given), "most": int(MOST_BLEED)}
        raise ValueError(said("paper", "not-length", facts))
    return length


def written(out: Path, made: bytes, what: str) -> None:
    """Writes a file that is whole, and says so."""
    out.write_bytes(made)
    print(f"ceki: {said('paper', 'written', {'file': str(out), 'what': what})}")

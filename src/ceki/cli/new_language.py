"""`ceki new-language CODE`: a folder with all that there is to translate, beside the languages that ceki has."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Final

import typer

from ceki.engine.errors import NotAllowed
from ceki.locales.language import ENGLISH, languages
from ceki.locales.messages import FOLDER, said

CODE: Final = re.compile(r"[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?")  # of BCP 47: nan, zh-Hant, pt-BR
DECLARED: Final = "language.ftl"
NOTHING: Final = '{ "" }'
GLOSSARY: Final = FOLDER / "glossary"


def new_language(
    code: Annotated[str, typer.Argument(metavar="CODE", show_default=False)],
    name: Annotated[str, typer.Option(metavar="NAME", show_default=False)],
) -> None:
    """Begin a language: every English text in files of its own, each waiting for its translation."""
    if CODE.fullmatch(code) is None:
        raise NotAllowed("no-code-of-language", given=repr(code))
    if code in languages():
        raise NotAllowed("language-there", given=code)
    own_name = " ".join(name.split())
    if not own_name or set(own_name) & set("{}"):
        raise NotAllowed("no-name-of-language", given=repr(name))
    folder, english = FOLDER / code, FOLDER / ENGLISH
    for file in sorted(english.rglob("*.ftl")):
        begun = folder / file.relative_to(english)
        begun.parent.mkdir(parents=True, exist_ok=True)
        begun.write_text(_waiting(file.read_text(encoding="utf-8")), encoding="utf-8")
    begins = {"name": own_name, "note": said("command", "language-unchecked", {}), "whole": NOTHING}
    lines = (f"{key} = {text}\n" for key, text in begins.items())
    (folder / DECLARED).write_text("".join(lines), encoding="utf-8")
    for meanings in (GLOSSARY / f"{code}.json", GLOSSARY / "literal" / f"{code}.json"):
        meanings.write_text("{}\n", encoding="utf-8")
    languages.cache_clear()
    print(said("command", "language-written", {"folder": _seen_from_here(folder), "code": code}))


def _waiting(text: str) -> str:
    """A file of Fluent with all its messages as comments."""
    lines = (line if not line or line.startswith("#") else f"# {line}" for line in text.splitlines())
    return "\n".join(lines) + "\n"


def _seen_from_here(folder: Path) -> str:
    here = Path.cwd()
    return str(folder.relative_to(here) if folder.is_relative_to(here) else folder)

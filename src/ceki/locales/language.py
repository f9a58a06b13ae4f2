"""The language in which this program speaks: English, until its reader chooses another. Each is a folder beside this
file, with its own name in `language.ftl`, and the codes of the languages whose readers have it until theirs is here."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
CHOSEN: Final = "CEKI_LANGUAGE"  # the variable that says it for ceki alone,
USUAL: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # and those that say it for every program
TRADITIONAL: Final = ("hant", "tw", "hk", "mo")  # Chinese that is not written with simplified characters
ALSO: Final = re.compile(r"^also = (.+)$", re.MULTILINE)  # in `language.ftl`
_spoken = ENGLISH
_here: ContextVar[str] = ContextVar("language", default="")  # of one piece of work, where that has its own


@cache
def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    folders = [file.parent.name for file in Path(__file__).parent.glob("*/language.ftl")]
    return tuple(sorted(folders, key=lambda code: (code != ENGLISH, code)))


def language() -> str:
    """The code of the language in which this program speaks, or this piece of its work."""
    return _here.get() or _spoken


def speak(code: str) -> None:
    """Has this program speak a language. Raises `ValueError` for one that it does not have."""
    global _spoken
    _spoken = _known(code)


@contextmanager
def spoken(code: str) -> Iterator[None]:
    """Has what is done within, and in no other thread, speak a language. Raises `ValueError` if it is not here."""
    before = _here.set(_known(code))
    try:
        yield
    finally:
        _here.reset(before)


@cache
def chain(code: str) -> tuple[str, ...]:
    """The languages in which a reader of one may have a text, the first that has it: that one, the language that its
    readers have until theirs is here, and English."""
    return tuple(dict.fromkeys((code, also().get(code.lower(), ENGLISH), ENGLISH)))


def _known(code: str) -> str:
    if code not in languages():
        raise ValueError(f"language {code!r} is not here; allowed: {', '.join(languages())}")
    return code


def wanted(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for. Of ceki's own variable it must be one that there is; what every
    program is told may name one that ceki lacks, which leaves English."""
    own = environment.get(CHOSEN, "")
    if own:
        return own
    usual = next((environment[name] for name in USUAL if environment.get(name)), "")
    return likeliest(usual.partition(".")[0])


def likeliest(locale: str) -> str:
    """The language of a locale such as `ms_MY`; English where there is none."""
    parts = locale.replace("_", "-").lower().split("-")
    own = "zh-hant" if parts[0] == "zh" and set(parts) & set(TRADITIONAL) else parts[0]
    found = (code for code in languages() if own in (code.lower(), code.lower().split("-")[0]))
    return next(found, also().get(own, ENGLISH))


@cache
def also() -> Mapping[str, str]:
    """Languages that are not here, or only begun, and the one that their readers have until then: small letters to
    code."""
    found = {}
    for code in languages():
        written = ALSO.search(Path(__file__).with_name(code).joinpath("language.ftl").read_text(encoding="utf-8"))
        found.update(dict.fromkeys(written[1].lower().split(), code) if written else {})
    return found

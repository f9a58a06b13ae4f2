"""`make languages`: translations whose English has changed since they were made, and how much each language lacks.

`made_from/CODE.txt` has a line for each text of a language: its id and a digest of the English that it was made from.
After you have looked at a text again, say so: `python -m tests.locales.translated.stale --done CODE [ID ...]`.
"""

from __future__ import annotations

import argparse
import hashlib
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from ceki.locales.language import ENGLISH, languages
from ceki.locales.messages import FOLDER, written
from tests.locales.translated.tiers import TIERS, tier_of

MADE_FROM: Final = Path(__file__).parent / "made_from"
WORD: Final = re.compile(r"[A-Za-z][A-Za-z'’]+")


def digest(text: str) -> str:
    """Of a text; spaces at the ends of its lines do not count."""
    lines = (line.strip() for line in text.strip().splitlines())
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:8]


@cache
def english() -> Mapping[str, str]:
    """Every text that may be translated, by its id: `home:doors`, `games/pei:verb-play`, `how_to_play/pei.md`."""
    found = {}
    for file in sorted((FOLDER / ENGLISH).rglob("*.ftl")):
        topic = file.relative_to(FOLDER / ENGLISH).with_suffix("").as_posix()
        found |= {f"{topic}:{key}": text for key, text in written(topic).items()}
    pages = sorted((FOLDER / ENGLISH / "how_to_play").glob("*.md"))
    return found | {f"how_to_play/{page.name}": page.read_text(encoding="utf-8") for page in pages}


def translated(code: str) -> list[str]:
    """The ids of all texts that a language has."""
    topics = [file.relative_to(FOLDER / code) for file in sorted((FOLDER / code).rglob("*.ftl"))]
    names = [topic.with_suffix("").as_posix() for topic in topics]
    found = [f"{name}:{key}" for name in names for key in written(name, code)]
    pages = [f"how_to_play/{page.name}" for page in sorted((FOLDER / code / "how_to_play").glob("*.md"))]
    return [key for key in (*found, *pages) if key in english()]


def made_from(code: str) -> dict[str, str]:
    """The digests of the English that a language's texts were made from, by id."""
    file = MADE_FROM / f"{code}.txt"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return dict(line.rsplit(" ", 1) for line in lines)


def stale(code: str, now: Mapping[str, str]) -> list[str]:
    """The ids of texts of a language whose English is another `now` than when they were made."""
    known = made_from(code)
    return [key for key in translated(code) if known.get(key) != digest(now[key])]


def done(code: str, keys: list[str]) -> None:
    """Writes down that these texts of a language, or all, have been made from today's English. Raises `ValueError` for
    an id that the language does not have."""
    has = translated(code)
    if unknown := [key for key in keys if key not in has]:
        raise ValueError(f"{code} has no text {unknown[0]!r}; ids look like home:doors")
    known = made_from(code) | {key: digest(english()[key]) for key in keys or has}
    lines = [f"{key} {known[key]}" for key in has if key in known]
    (MADE_FROM / f"{code}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def sizes() -> dict[str, int]:
    """How many English words there are to translate in each part."""
    found = dict.fromkeys(TIERS, 0)
    for key, text in english().items():
        found[tier_of(key.partition(":")[0])] += len(WORD.findall(text))
    return found


def lacking(code: str) -> dict[str, int]:
    """How many texts a language lacks in each part."""
    found, has = dict.fromkeys(TIERS, 0), set(translated(code))
    for key in english():
        found[tier_of(key.partition(":")[0])] += key not in has
    return found


def main() -> None:
    """Lists what is stale, or writes down what has been looked at."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    others = [code for code in languages() if code != ENGLISH]
    parser.add_argument("--done", choices=others, metavar="CODE", help="these texts of a language are up to date")
    parser.add_argument("--sizes", action="store_true", help="only how many words there are to translate")
    parser.add_argument("ids", nargs="*", metavar="ID", help="of texts; none: all of the language")
    given = parser.parse_args()
    if given.done:
        try:
            done(given.done, given.ids)
        except ValueError as error:
            parser.error(str(error))
    if given.sizes:
        for tier, words in sizes().items():
            print(f"{tier}: {words} words")
        return
    for code in [given.done] if given.done else others:
        found = stale(code, english())
        has = translated(code)
        print(f"{code}: {len(has)} texts, {len(found)} of them stale")
        for tier, missing in lacking(code).items():
            if missing:
                print(f"  {tier}: {missing} texts are not translated yet")
        for key in found:
            print(f"  {key}\n    now: {english()[key].strip().splitlines()[0]}")


if __name__ == "__main__":
    main()

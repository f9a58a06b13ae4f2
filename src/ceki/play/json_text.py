"""JSON that people bring, as a value that every reader takes alike: no doubled key, no ambiguous number or text."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from ceki.engine.errors import BadLog

LARGEST: Final = 2**53 - 1  # whole numbers that every reader of JSON knows exactly
DEEPEST: Final = 32  # brackets within each other; the logs of all games have fewer than half as many
HALVES: Final = re.compile("[\ud800-\udfff]")  # Python's text has characters whole, where they are
MARK: Final = "\ufeff"  # that some editors write before a text


def read_json(text: str) -> Any:
    """The value. Raises `BadLog` for what is no JSON, or what two readers may take for two things."""
    if not isinstance(text, str):
        raise BadLog("log-no-text", given=f"{text!r:.80}")
    try:
        value = json.loads(
            text.removeprefix(MARK),
            object_pairs_hook=_object,
            parse_int=_whole,
            parse_float=_refuse,
            parse_constant=_refuse,
        )
    except json.JSONDecodeError as error:
        raise BadLog("log-not-json", line=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise BadLog("log-too-deep", deepest=DEEPEST) from error
    if _is_deeper(value, DEEPEST):
        raise BadLog("log-too-deep", deepest=DEEPEST)
    if HALVES.search(json.dumps(value, ensure_ascii=False)):
        raise BadLog("half-character")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadLog("key-twice", key=repr(key[:60]))
        found[key] = value
    return found


def _refuse(written: str) -> NoReturn:
    raise BadLog("number-not-whole", given=written[:60])


def _whole(written: str) -> int:
    if len(written) > 20 or abs(int(written)) > LARGEST:
        raise BadLog("number-too-large", digits=len(written), largest=LARGEST)
    return int(written)


def _is_deeper(value: Any, most: int) -> bool:
    """Whether a value has more than `most` lists and objects within each other."""
    level = [value]
    for _ in range(most + 1):
        level = [one for one in level if isinstance(one, (dict, list)) and one]
        if not level:
            return False
        level = [inner for one in level for inner in (one.values() if isinstance(one, dict) else one)]
    return True

"""The text of a log as a JSON value that every reader takes alike: no doubled key, no ambiguous number or text."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from ceki.play.log import DEEPEST, LARGEST, TOO_DEEP

HALVES: Final = re.compile("[\ud800-\udfff]")  # Python's text has characters whole, where they are


def read_text(text: str) -> Any:
    """The value. Raises `ValueError` in a sentence for what is no JSON, or what two readers may take for two things."""
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_int=_whole, parse_float=_refuse, parse_constant=_refuse
        )
    except json.JSONDecodeError as error:
        raise ValueError(f"the log is not whole JSON: {error}") from error
    except RecursionError as error:
        raise ValueError(TOO_DEEP) from error
    if _is_deeper(value, DEEPEST):
        raise ValueError(TOO_DEEP)
    if HALVES.search(json.dumps(value, ensure_ascii=False)):
        raise ValueError("the log has half of a character in it (a surrogate alone), which is no text")
    return value


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the log has the key {key[:60]!r} twice in one object; each may stand there once")
        found[key] = value
    return found


def _refuse(written: str) -> NoReturn:
    raise ValueError(f"the log has the number {written[:60]}; all numbers in it are whole")


def _whole(written: str) -> int:
    if len(written) > 20 or abs(int(written)) > LARGEST:
        raise ValueError(f"the log has a number of {len(written)} digits; none is beyond {LARGEST}")
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

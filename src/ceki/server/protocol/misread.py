"""What is wrong with a message or a body that does not fit its model, as facts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ceki.server.protocol.errors import Refused

SEED: Final = r"^[0-9a-f]{32}$"
MOVE_ID: Final = r"^[A-Za-z0-9_-]+$"
NONE: Final = "none"  # the place, where all of it is wrong, and the limit of a rule without one
WRONG: Final[Mapping[str, str]] = {  # by the kind of pydantic's error; any other is `other`
    "missing": "missing",
    "union_tag_not_found": "missing",
    "union_tag_invalid": "one_of",
    "literal_error": "one_of",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "int_type": "whole_number",
    "int_parsing": "whole_number",
    "bool_type": "flag",
    "bool_parsing": "flag",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "greater_than_equal": "at_least",
    "less_than_equal": "at_most",
    "string_too_short": "longer",
    "string_too_long": "shorter",
    "too_short": "more",
    "too_long": "fewer",
    "string_pattern_mismatch": "pattern",
}
LIMITS: Final = ("ge", "le", "min_length", "max_length", "pattern", "expected", "expected_tags")
PATTERNS: Final = {SEED: "hexadecimal", MOVE_ID: "identifier"}  # what the patterns of the models ask for
PLACES: Final = ("body", "query")  # where a request has its fields
LONGEST: Final = 60  # characters of a place that are repeated


def misread(what: str, errors: Sequence[Mapping[str, Any]]) -> Refused:
    """The refusal of a message (`what` is `hello`, `message` or `request`) by the first of pydantic's errors. It does
    not repeat the input: `where` is a path with dots, `wrong` a rule, `limit` what the rule asks for."""
    first = errors[0]
    kind, known = str(first["type"]), first.get("ctx", {})
    if kind == "json_invalid":
        return no_json(what)
    path = [str(part) for part in first["loc"] if part not in PLACES] + ["type"] * kind.startswith("union_tag_")
    where = ".".join(path)[:LONGEST].encode("ascii", "replace").decode() or NONE
    limit = _plainly(next((known[name] for name in LIMITS if name in known), NONE))
    return Refused("not_understood", what=what, where=where, wrong=WRONG.get(kind, "other"), limit=limit)


def _plainly(limit: int | str) -> int | str:
    """A limit as people read it: a number, or words without quotation marks, and no pattern."""
    if isinstance(limit, int):
        return limit
    words = re.findall("'([^']*)'", limit)
    return ", ".join(words) if words else PATTERNS.get(limit, limit)


def no_json(what: str) -> Refused:
    """The refusal of what is not JSON at all."""
    return Refused("not_understood", what=what, where=NONE, wrong="json", limit=NONE)

"""The contract as types of TypeScript, written from its JSON Schema."""

from __future__ import annotations

import json
from typing import Any

HEAD = """/** Written by `python -m ceki.server.protocol.generate`, from the models beside it; never by hand. */

export const VERSION = {version};
"""


def typescript(schema: dict[str, Any], version: int) -> str:
    """A declaration for each type of the schema, in its order."""
    parts = [HEAD.format(version=version)]
    parts += [_declared(name, found) for name, found in schema["$defs"].items()]
    return "\n".join(parts)


def _declared(name: str, found: dict[str, Any]) -> str:
    head = _comment(found.get("description", ""))
    if "properties" not in found:
        return f"{head}export type {name} = {_type(found)};\n"
    rows = "".join(_field(field, one, field in found.get("required", [])) for field, one in found["properties"].items())
    return f"{head}export interface {name} {{\n{rows}}}\n"


def _field(name: str, found: dict[str, Any], needed: bool) -> str:
    said = found.get("description", "")
    return f"{_comment(said, '  ')}  {name}{'' if needed else '?'}: {_type(found)};\n"


def _comment(text: str, before: str = "") -> str:
    return f"{before}/** {' '.join(text.split())} */\n" if text else ""


def _type(found: dict[str, Any]) -> str:
    if "$ref" in found:
        return str(found["$ref"]).rpartition("/")[2]
    for union in ("anyOf", "oneOf"):
        if union in found:
            return " | ".join(dict.fromkeys(_type(one) for one in found[union]))
    if "const" in found:
        return json.dumps(found["const"])
    if "enum" in found:
        return " | ".join(json.dumps(one) for one in found["enum"])
    return _of_kind(found)


def _of_kind(found: dict[str, Any]) -> str:
    kind = found.get("type")
    if kind == "array":
        inner = _type(found["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object" and "$ref" in found.get("propertyNames", {}):
        return f"Partial<Record<{_type(found['propertyNames'])}, {_type(found['additionalProperties'])}>>"
    if kind == "object":
        value = _type(found["additionalProperties"])  # an alias may not be a Record of itself
        return (
            f"{{ [key: string]: {value} }}" if value == "OptionValue" else f"Record<string, {value}>"
        )  # one of itself
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    if kind not in plain:
        raise ValueError(f"no type of TypeScript is known for {found}")
    return plain[kind]

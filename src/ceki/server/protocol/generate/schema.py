"""The contract as JSON Schema: both directions of the socket and the answers over HTTP, each type once."""

from __future__ import annotations

from typing import Any, Final

from pydantic import BaseModel, TypeAdapter
from pydantic.json_schema import models_json_schema

from ceki.server.protocol import answers, books, printing
from ceki.server.protocol.client import VERSION, BadTitle, Meet, NewSeat, NewTable, Star, ToServer
from ceki.server.protocol.facts import PushKey, Starred
from ceki.server.protocol.server import FromServer

Schema = dict[str, Any]
BODIES: Final[tuple[type[BaseModel], ...]] = (
    books.Catalogue, books.GameList, books.RulePage, books.HowToPlay,
    NewTable, answers.Made, Meet, NewSeat, answers.Seated, Star, Starred, BadTitle, answers.TitleReported, PushKey,
    printing.Printing, printing.Printed,
    answers.PublicTables, answers.TableFacts, answers.TableLog, answers.Past, answers.Alive,
)  # fmt: skip


def schema() -> Schema:
    """All types by name in `$defs`, among them `FromServer` and `ToServer`. Clients ignore fields they do not know, so
    no object is closed."""
    found: Schema = {}
    unions: dict[str, Any] = {"FromServer": FromServer, "ToServer": ToServer}
    for name, union in unions.items():
        made = TypeAdapter[Any](union).json_schema(ref_template="#/$defs/{model}")
        found |= made.pop("$defs") | {name: made}
    _, bodies = models_json_schema([(body, "validation") for body in BODIES])
    defs = {name: _plain(one) for name, one in sorted((found | bodies["$defs"]).items())}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"The protocol of the table, version {VERSION}",
        "$defs": defs,
    }


def _plain(found: Any) -> Any:
    """Without the titles that only repeat names, and open to fields of later servers."""
    if isinstance(found, list):
        return [_plain(one) for one in found]
    if not isinstance(found, dict):
        return found
    left = {key: value for key, value in found.items() if not (key == "title" and isinstance(value, str))}
    if left.get("additionalProperties") is False:
        del left["additionalProperties"]
    return {key: _plain(value) for key, value in left.items()}

"""One contract: what is written from the models is up to date, and says what they say."""

from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

from ceki.server.protocol.client import read_said
from ceki.server.protocol.errors import STATUS, ErrorCode
from ceki.server.protocol.generate import texts
from ceki.server.protocol.generate.schema import schema
from ceki.server.protocol.generate.typescript import typescript
from ceki.server.protocol.server import MESSAGES
from tests.server.guests import asynchronous, serving
from tests.server.protocol.contract import hold_answer, hold_message


def test_the_schema_and_the_types_are_those_of_the_models():
    assert texts.stale() == []


def test_a_field_more_in_a_model_is_noticed(monkeypatch):
    changed = schema()
    changed["$defs"]["Ack"]["properties"]["late"] = {"type": "boolean"}
    monkeypatch.setattr(texts, "schema", lambda: changed)
    assert texts.stale() == ["docs/protocol.schema.json", "web/src/protocol.gen.ts"]


def test_types_are_written_as_typescript_has_them():
    kinds = {
        "Kind": {"enum": ["a", "b"], "type": "string"},
        "Thing": {
            "description": "A thing.",
            "type": "object",
            "required": ["rows"],
            "properties": {
                "rows": {"type": "array", "items": {"anyOf": [{"type": "integer"}, {"$ref": "#/$defs/Kind"}]}},
                "by": {"type": "object", "additionalProperties": {"type": "boolean"}, "description": "by name"},
            },
        },
    }
    declared = typescript({"$defs": kinds}, 7).partition("\n\n")[2]
    assert declared == (
        'export const VERSION = 7;\n\nexport type Kind = "a" | "b";\n\n/** A thing. */\nexport interface Thing {\n'
        "  rows: (number | Kind)[];\n  /** by name */\n  by?: Record<string, boolean>;\n}\n"
    )


def test_every_code_has_a_status():
    assert set(STATUS) == set(ErrorCode.__value__.__args__)


def test_no_two_messages_are_of_one_type():
    types = [model.model_fields["type"].annotation for model in MESSAGES]
    assert len(set(types)) == len(types)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"ack","move_id":"a"}',
        '{"type":"ack","move_id":"a","seq":"7"}',
        '{"type":"ack","move_id":"a","seq":7,"secret":"M7"}',
        '{"type":"applause"}',
    ],
)
def test_what_is_not_declared_is_not_of_the_contract(text):
    with pytest.raises(ValidationError):
        hold_message(text)


@asynchronous
async def test_every_answer_over_http_is_described(tmp_path):
    async with serving(tmp_path) as house:
        described = house.app.openapi()
        for path, methods in described["paths"].items():
            for method, told in methods.items():
                content = told["responses"]["200"].get("content", {})
                if not path.endswith((".svg", ".pdf")):
                    assert "$ref" in content["application/json"]["schema"], (method, path)
        made = await house.table("chabut", players=2, bots=1, public=True)
        for path in (
            "catalogue",
            "rules/chabut",
            "how-to-play/en/chabut",
            "tables",
            *(f"tables/{made['code']}{end}" for end in ("", "/log", "/past")),
        ):
            await hold_answer(await house.http.get(f"/api/{path}"))
        for path in ("/healthz", "/readyz"):
            assert (await house.http.get(path)).status_code == 200


def test_what_a_client_says_is_told_apart_by_its_type():
    assert type(read_said(json.dumps({"type": "phrase", "n": 3}))).__name__ == "SayPhrase"

"""A browser's table refuses what it does not understand in the server's words, and calls people as the server does."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import orjson

from ceki.server import limits
from ceki.server.protocol.client import read_hello, read_said
from ceki.server.protocol.errors import Refused
from ceki.server.seats.names import distinct
from tests.browser.bundled import answered

VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1.5, 65, 2**53, "", "x", "x" * 65, "é" * 4097, "no digits", [], ["x"], {}, {"a": 1},
)  # fmt: skip
SAID: dict[str, dict[str, Any]] = {
    "move": {"move_id": "a-1", "base_seq": 1, "move": "draw"},
    "next": {}, "without": {}, "remove": {"person": 1}, "bots": {"level": "easy"}, "back": {},
    "chat": {"text": "Hai", "name": "Siti"}, "phrase": {"n": 1, "name": ""}, "typing": {}, "report": {"seat": 0},
    "seed": {"hex": "0" * 32, "round": 1}, "undo": {}, "again": {}, "hint": {}, "review": {}, "hands": {},
    "propose": {"options": {"bets": "none"}}, "agree": {"proposal": 1}, "refuse": {"proposal": 1}, "leave": {},
    "ping": {},
}  # fmt: skip
HELLO: dict[str, Any] = {"version": 1, "table": "K7MPRA", "token": "secret", "seen": 0, "changes": True}
STRANGE = (
    "", "{", "[]", "7", "null", '"hello"', "{}", '{"type":7}', '{"type":null}', '{"type":"fly"}', '{"type":["move"]}',
    '{"type":"constructor"}', "[" * 9 + "]" * 9, '{"a":' * 9 + "1" + "}" * 9, '{"type":"ping","more":1}',
)  # fmt: skip
NAMES = (
    "", " ", "Siti", "siti", "SITI", "Sıtı", "You", "you", " Y o u ", "Ägir", "A\u0308gir", "春", "\u200bx",
    "a\u0300\u0301\u0302\u0303b", "\u202eBima", "x" * 24, "x" * 25, "x" * 193, "straße", "STRASSE", "ﬁn", "fin",
    "\u115f", "🂡", "e\tf\ng", "!", "1",
)  # fmt: skip
OTHERS: tuple[tuple[str, ...], ...] = ((), ("Siti", "Siti 2", "x" * 24, "Agir", "strasse"))


def changed(shape: dict[str, Any], more: dict[str, Any]) -> list[str]:
    """A message as it should be, with each field left out, and with other values in it."""
    found = [{**more, **shape}]
    for name in shape:
        found.append({**more, **{one: value for one, value in shape.items() if one != name}})
        found += [{**more, **shape, name: value} for value in VALUES]
    return [json.dumps(one) for one in found]


def refusal(read: Callable[[], object]) -> str:
    """The server's refusal; empty where it understands."""
    try:
        read()
    except Refused as refused:
        return orjson.dumps(refused.as_data()).decode()
    return ""


def named(wish: str, others: tuple[str, ...], person: int) -> str:
    """What the server calls somebody, or why it does not."""
    found: list[str] = []
    why = refusal(lambda: found.append(distinct(limits.clean(wish, limits.NAME, "name"), others, person)))
    return why or found[0]


def test_what_is_not_understood_is_refused_alike() -> None:
    hello = [*STRANGE, *changed(HELLO, {"type": "hello"}), *changed({"type": "hello"}, HELLO)]
    said = [*STRANGE, *(text for kind, shape in SAID.items() for text in changed(shape, {"type": kind}))]
    names = [(wish, others, person) for wish in NAMES for others in OTHERS for person in (0, 3)]
    asked = {"hello": hello, "said": said}
    wishes = [dict(zip(("wish", "others", "person"), one, strict=True)) for one in names]
    found = answered("reading.ts", {**asked, "names": wishes})
    for kind, read in (("hello", read_hello), ("said", read_said)):
        for text, answer in zip(asked[kind], found[kind], strict=True):
            assert answer == refusal(lambda read=read, text=text: read(text)), text[:200]  # type: ignore[misc]
    for one, answer in zip(names, found["names"], strict=True):
        assert answer == named(*one), one

"""What is typed where nobody has won and nothing was called: none, or nothing at all."""

from __future__ import annotations

import json

import pytest

from ceki.cli import main

HAND = "hand=C2x3 C3 S3 M3 C6 S6 M6 S7x2 M7 S8 M8 C8"
DRAWN = ("winner=1", "drawer=1", "card=C8", "turned=C4", HAND)  # by their own draw, which needs no call (BS-23)


@pytest.fixture
def told(tmp_path, capsys):
    """What a round is kept as, as it was typed; or the line that refuses it."""

    def tells(*words):
        file = tmp_path / "evening.json"
        if main(["score", "balik-satu", "--file", str(file), *words]):
            return capsys.readouterr().err
        return json.loads(file.read_text(encoding="utf-8"))["entries"][0]

    return tells


@pytest.mark.parametrize("typed", ["call=none", "call=None", "call="])
def test_no_call_can_be_typed(told, typed):
    assert told(*DRAWN, typed)["call"] is None


@pytest.mark.parametrize("typed", ["winner=none", "winner="])
def test_nobody_can_be_typed(told, typed):
    assert told(typed) == {"winner": None}


def test_somebody_called_none_wins(told):
    kept = told("--names", "Ani,None,Citra,Dewi", *(word.replace("=1", "=none") for word in DRAWN))
    assert kept["winner"] == kept["drawer"] == "None"


@pytest.mark.parametrize(("typed", "why"), [("drawer=none", "drawer: this is missing"), ("hand=none", "hand: card")])
def test_what_must_be_told_is_not_nothing(told, typed, why):
    assert why in told(*(word for word in DRAWN if not word.startswith(typed[:4])), typed)

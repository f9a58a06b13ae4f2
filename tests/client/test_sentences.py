"""The sentences of events and refusals, the same in every program: the page is held against them too (`cases`)."""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from ceki.client.refusals import refusal_told
from ceki.locales.language import speak
from ceki.play import catalogue
from ceki.play.rulebook.sentences import event_told

FOLDER = Path(__file__).parent / "cases"
CASES, REFUSED = (json.loads((FOLDER / f"{name}.json").read_text("utf-8")) for name in ("sentences", "refusals"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["says"])
def test_an_event_is_told_as_in_every_program(case):
    assert event_told(case["event"], catalogue.game("balik_satu"), ["Ana", "Bima"]).text == case["says"]


@pytest.mark.parametrize("case", REFUSED, ids=lambda case: case["says"])
def test_a_refusal_is_told_by_its_id_and_facts(case):
    declared = [SimpleNamespace(**one) for one in case.get("game", [])]
    game = SimpleNamespace(namespace={"REFUSALS": SimpleNamespace(declared=declared)}) if "game" in case else None
    assert refusal_told(case["refusal"], game) == case["says"]


def test_what_a_server_writes_into_a_refusal_cannot_take_a_terminal_over():
    refusal = {"id": "unknown_game", "args": {"games": ["pei\x1b[2J"]}}
    assert refusal_told(refusal) == "Unknown game; the games are pei [2J."


@pytest.mark.parametrize(
    ("allowed", "ends"),
    [
        ("0 to 1000", "0 hingga 1000."),
        ("2 to 9 or none", "2 hingga 9, atau none (tiada)."),
        ("babas, pwee", "babas, pwee."),
    ],
)
@pytest.mark.usefixtures("in_english")
def test_a_range_in_a_refusal_is_in_the_readers_language(allowed, ends):
    speak("ms")
    args = {"option": "stake", "given": "5000", "allowed": allowed}
    assert refusal_told({"id": "option_not_allowed", "args": args}).endswith(f" {ends}")

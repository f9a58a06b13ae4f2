"""The sentences of events, the same in every program: the page is held against them too (`cases/sentences.json`)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ceki.play import catalogue
from ceki.play.rulebook.sentences import event_told

CASES = json.loads((Path(__file__).parent / "cases" / "sentences.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["says"])
def test_an_event_is_told_as_in_every_program(case):
    assert event_told(case["event"], catalogue.game("balik_satu"), ["Ana", "Bima"]).text == case["says"]

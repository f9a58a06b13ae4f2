"""Names in every script are kept byte for byte, by one function for the table, the chat, the score and the terminal."""

from __future__ import annotations

import json
from pathlib import Path
from unicodedata import normalize

import pytest

from ceki.client.safe_text import line_of
from ceki.locales.written import cleaned
from ceki.play.outcomes.names import named
from ceki.play.outcomes.refused import OutcomeError
from ceki.server import limits

CASES = json.loads((Path(__file__).parent / "cases" / "names.json").read_text(encoding="utf-8"))


def test_two_hundred_real_names_are_kept_byte_for_byte_everywhere():
    assert len(CASES["kept"]) >= 200
    for name in CASES["kept"]:
        assert cleaned(name) == name
        assert limits.clean(name, limits.NAME, "name") == name
        assert named([name, "Somebody else"], 2)[0] == name
        assert line_of(name) == name


@pytest.mark.parametrize(("given", "kept"), CASES["changed"])
def test_what_nobody_sees_goes_and_a_score_takes_no_name_with_it(given, kept):
    assert cleaned(given) == kept
    if normalize("NFC", given).split() != kept.split():
        with pytest.raises(OutcomeError):
            named([given, "Somebody else"], 2)

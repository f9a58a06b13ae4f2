"""Measurements of the page refuse what is no game before anything is built, and explain themselves."""

from __future__ import annotations

import pytest
from bench.page.asked import games_asked


def test_games_are_asked_for_by_their_ids():
    assert games_asked("bench.page.visit", "Visits.", ["pei", "kowah"]) == ["pei", "kowah"]
    assert games_asked("bench.page.visit", "Visits.", []) == []


@pytest.mark.parametrize(("arguments", "status"), [(["--help"], 0), (["moon"], 2)])
def test_help_and_what_is_no_game_end_it_with_words(capsys, arguments, status):
    with pytest.raises(SystemExit) as ended:
        games_asked("bench.page.visit", "Visits.", arguments)
    said = capsys.readouterr()
    assert ended.value.code == status
    assert ("there is no game 'moon'; the games are" in said.err) is bool(status)
    assert ("Visits." in said.out) is (status == 0)

"""Rounds and logs of earlier versions: the same moves still bring the same."""

from __future__ import annotations

import collections
import json

import pytest

from tests.fair.matches import Match
from tests.fair.verifiers import in_python
from tests.golden.unchanged import DIGESTS, ROUNDS, TABLES, came_to, digests, kept, presets, read

EACH = 24  # kept rounds of a game in a preset


def test_kept_logs_are_of_every_game_and_preset():
    found = collections.Counter(one["log"]["game"] for one in kept(ROUNDS))
    assert found == collections.Counter(game for game, _ in presets().values() for _ in range(EACH))
    assert {json.loads(one["text"])["game"] for one in kept(TABLES)} == set(found)


@pytest.mark.prove
@pytest.mark.parametrize("part", range(8))
def test_every_kept_round_comes_to_what_it_came_to(part):
    for one in kept(ROUNDS)[part::8]:
        assert came_to(one["log"]) == read(one["log"]["game"], {"cents": one["cents"], "lines": one["lines"]})


def test_one_kept_round_of_every_game_and_preset_comes_to_what_it_came_to():
    for one in kept(ROUNDS)[::EACH]:
        assert came_to(one["log"]) == read(one["log"]["game"], {"cents": one["cents"], "lines": one["lines"]})


@pytest.mark.prove
def test_logs_of_served_tables_still_hold():
    refused = [in_python(Match(json.loads(one["text"]), one["shown"], one["text"])) for one in kept(TABLES)]
    assert [why for why in refused if why] == []


@pytest.mark.prove
@pytest.mark.parametrize("name", presets())
def test_many_rounds_of_every_game_and_preset_have_the_digest_that_they_had(name):
    assert digests(*presets()[name]) == json.loads(DIGESTS.read_text(encoding="utf-8"))[name]

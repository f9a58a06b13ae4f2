"""The page of a game's environments says what every place and every action is."""

from __future__ import annotations

import re

import pytest

from ceki.envs.actions import Actions
from ceki.envs.described import comments, described
from ceki.envs.encoding import Encoding
from ceki.play import catalogue
from ceki.play.ruleset import ruleset


@pytest.mark.parametrize("name", [game.id for game in catalogue.games() if game.info.measured is not None])
def test_every_place_and_action_is_described_once(name: str) -> None:
    chosen = ruleset(name)
    seen, _, moves = described(chosen).partition("## Actions")
    for text, size in ((seen, Encoding(chosen).size), (moves, len(Actions(chosen.game)))):
        at = 0
        for first, last in re.findall(r"^\| `\w+` \| (\d+)(?: to (\d+))? \|", text, re.MULTILINE):
            assert int(first) == at
            at = int(last or first) + 1
        assert at == size


def test_what_the_declarations_say_of_a_field_stands_there() -> None:
    page = described(ruleset("kowah"))
    assert "(taken discards, while surely still held)" in page
    assert comments(catalogue.game("pei_magelang").table)["won"].startswith("[PE-18]")
    assert "| `discard` | 5 to 34 | discard a card |" in page

"""Re-deals come to every table to which the round can have come, as often as there are ways to it.

The whole of it: `python -m tests.laws.stories`.
"""

from __future__ import annotations

import pytest

from tests.laws.every_history import compared
from tests.laws.stories import LAYING, story

CHOICES = [*LAYING]


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("sakopong", 5, {}),
        ("kowah", 3, {"call_mandatory": True}),
        ("balik_satu", 0, {}),
        ("balik_satu", 2, {"call_choice": "declared"}),
        ("chabut", 8, {}),
        ("chaqui", 3, {"may_return_taken": True}),
    ],
)
def test_re_deals_agree_with_every_history(game, seed, options):
    impossible, p = compared(story(game, seed, **options), 600)
    assert impossible == 0
    assert p is None or p > 0.001


@pytest.mark.prove
@pytest.mark.parametrize("game", CHOICES)
def test_re_deals_agree_with_every_history_of_many(game):
    for seed in range(3):
        impossible, p = compared(story(game, seed), 5_000)
        assert impossible == 0
        assert p is None or p > 0.0001

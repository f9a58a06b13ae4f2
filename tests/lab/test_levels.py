"""How strong bots are, from the moves in which they differ: known answers, and a measurement that goes on."""

from __future__ import annotations

import json

import pytest

from ceki.lab.benchmark_rulesets import measured
from ceki.lab.contest.levels import Asking, Question, a_choice, lines_of, measure


def question(*bots: str, game: str = "sakopong", playouts: int = 100) -> Question:
    return Question(measured(game), bots, seed=3, playouts=playouts)


def test_the_simple_player_does_nothing_otherwise() -> None:
    found = measure(question("greedy"), 20)
    (only,) = found.bots
    assert (only.deviates, only.worse, only.better, only.gain.mean) == (0, 0, 0, 0)
    assert lines_of([found])[-1] == "greedy: the simple player's move every time"


def test_a_random_player_is_worse_and_a_search_is_better_than_it() -> None:
    found = measure(question("random", "search:100", game="cholek_tiga"), 60)
    random, search = found.bots
    assert random.deviates > 0.5
    assert random.gain.high < 0
    assert random.worse > 5 * random.better
    assert search.above is not None
    assert search.above.low > 0
    assert found.unit == "cents"


def test_a_round_loses_as_much_as_a_duel_says() -> None:
    """Alone among simple players a random player makes every choice at random; here it makes one of them, and the sum
    over its choices comes to about as much: more, as choices that follow a bad one matter less."""
    (random,) = measure(question("random", game="sakopong", playouts=400), 300).bots
    assert -9 < random.gain.mean < -3  # docs/bots.md: greedy alone among random wins +5.9 ± 0.3


def test_every_bot_is_asked_at_the_same_choice_and_valued_on_deals_of_its_own() -> None:
    asking = Asking(question("easy", "easy"))
    for number in range(6):
        view, choices = a_choice(asking.ruleset, 0, number)
        assert view.asked
        assert len(view.legal_numbers) > 1
        assert choices > 0
        assert asking.deal(number) == asking.deal(number)
    assert a_choice(asking.ruleset, 0, 1)[0] != a_choice(asking.ruleset, 0, 2)[0]


def test_it_goes_on_from_a_file_and_is_the_same_in_threads(tmp_path) -> None:
    kept, asked = tmp_path / "levels.jsonl", question("easy", "strong")
    whole = measure(asked, 12)
    measure(asked, 5, kept=kept)
    measure(question("easy", "strong", game="chabut"), 3, kept=kept)
    done: list[int] = []
    assert measure(asked, 12, threads=2, kept=kept, progress=done.append) == whole
    assert done[0] == 5
    assert len(kept.read_text().splitlines()) == 1 + 12 + 3
    assert json.loads(json.dumps(whole.as_data()))["choices"] == 12
    with pytest.raises(ValueError, match="from a different contest"):
        measure(question("easy"), 5, kept=kept)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(ValueError, match="the bots are"):
        measure(question("clever"), 5)

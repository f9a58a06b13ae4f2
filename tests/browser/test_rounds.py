"""The rules in WebAssembly play the rounds that Python plays: the same moves, cents and lines, by one digest."""

from __future__ import annotations

import json

import pytest

from ceki.browser.data import rules_of
from ceki.engine.rule import WRITTEN
from ceki.lab.simulate import simulate
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from tests.browser.agree import ROUNDS, cases, disagreements
from tests.browser.node import in_node, job
from tests.golden.unchanged import BOTS, DIGESTS, SEED, presets

GAMES = [game.id for game in catalogue.games()]
SEATS = [(game.id, n) for game in catalogue.games() if rules_of(game) is game for n in game.info.seats]
KEPT = json.loads(DIGESTS.read_text(encoding="utf-8"))


def check(names: dict[str, tuple[str, str | None]], bots: dict[str, int]) -> None:
    """Plays the rounds of which digests are kept, all in one Node."""
    asked = [
        (name, bot, job(ruleset(game, preset=preset), n, SEED, (bot,)))
        for name, (game, preset) in names.items()
        for bot, n in bots.items()
    ]
    found = in_node([one for _, _, one in asked])
    for (name, bot, _), outcome in zip(asked, found, strict=True):
        assert outcome["digest"] == KEPT[name][bot], f"{name}, {bot}"


def test_greedy_rounds_in_node_have_the_digests_that_were_kept() -> None:
    check({game: (game, None) for game in GAMES}, {"greedy": BOTS["greedy"]})


@pytest.mark.prove
@pytest.mark.parametrize("game", GAMES)
def test_all_rounds_in_node_have_the_digests_that_were_kept(game: str) -> None:
    check({name: one for name, one in presets().items() if one[0] == game}, BOTS)


@pytest.mark.prove
@pytest.mark.parametrize("game", sorted({game for game, _ in SEATS}))
def test_rounds_in_node_are_those_of_compiled_rules_with_every_number_of_seats(game: str) -> None:
    asked = cases(game, ROUNDS // 10)
    assert disagreements(asked, [1] * len(asked), {"Node": in_node}) == []


def test_rounds_of_every_number_of_seats_are_those_of_the_rules_as_written() -> None:
    asked = [(game, n, ("random", "greedy")[n % 2]) for game, n in SEATS]
    found = in_node([job(ruleset(game, n), 1, 7, (bot,)) for game, n, bot in asked])
    for (game, n, bot), outcome in zip(asked, found, strict=True):
        written = simulate(game, 1, 7, n, (bot,), mode=WRITTEN)
        assert outcome == {name: getattr(written, name) for name in outcome}, f"{game} with {n} players, {bot}"

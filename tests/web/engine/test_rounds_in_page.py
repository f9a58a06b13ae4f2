"""The rules in WebAssembly play in a page the rounds that Python plays."""

from __future__ import annotations

import json

from playwright.sync_api import Browser

from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from tests.browser.node import job
from tests.browser.page import opened, player_on
from tests.golden.unchanged import BOTS, DIGESTS, SEED


def test_greedy_rounds_in_chromium_have_the_digests_that_were_kept(browser: Browser) -> None:
    kept = json.loads(DIGESTS.read_text(encoding="utf-8"))
    page = opened(browser)
    games = [game.id for game in catalogue.games()]
    found = player_on(page)([job(ruleset(game), BOTS["greedy"], SEED, ("greedy",)) for game in games])
    assert {game: one["digest"] for game, one in zip(games, found, strict=True)} == {
        game: kept[game]["greedy"] for game in games
    }
    page.context.close()

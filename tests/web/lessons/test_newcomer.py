"""The first round of somebody who knows nothing: they read what the screen says, and do it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from ceki.locales.messages import said
from ceki.play import catalogue
from tests.web.lessons.course import FIRST
from tests.web.player import LAID, WAIT, Player

MOVES = 400  # of a round, at most
WORDS = {"hand": "laid-choose-in-hand", "below": "laid-choose-in-tray", "table": "laid-choose-on-table"}
CHOOSE = {said("laid", name, {}): where for where, name in WORDS.items()}
WHERE = {"hand": ".hand", "below": ".tray", "table": ".middle"}
MINE = said("table", "turn-you", {})
PLACES = sorted((game.info.learnt.place, game.info.family, game.id) for game in catalogue.games() if game.info.learnt)
FAMILIES = {family: game for _, family, game in reversed(PLACES)}  # the first of each that is learnt
SHORTS = [game for _, family, game in PLACES if family == "pack"]  # rounds of few moves


class Newcomer:
    """Sees words, buttons that can be pressed, and cards that have a mark."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.acts = page.get_by_role("group", name=said("laid", "laid-can-do", {})).get_by_role("button")
        self.end = page.locator("dialog[open][data-ending]")
        self.turn = page.locator("[data-turn]")

    def door(self, words: str) -> Locator:
        """A button of the first screen, by the words on it."""
        return self.page.get_by_role("button").filter(has_text=words).filter(visible=True).first

    def told(self) -> list[str]:
        """What stands below the table when it is one's turn: at the least, one thing to do."""
        return [line for line in self.page.locator(".bar").inner_text().splitlines() if line.strip()]

    def choose(self) -> None:
        """Touches a card that has a mark, where the screen says that one is to be chosen."""
        told = self.told()
        where = next((CHOOSE[line] for line in told if line in CHOOSE), None)
        assert where, f"my turn, and nothing says what to do: {told}"
        self.page.locator(f"{WHERE[where]} button.can:visible").first.click()

    def move(self) -> None:
        """Presses the first button there is; where there is none, chooses a card first."""
        since = self.page.locator(".table").get_attribute("data-step")
        enabled = self.acts.and_(self.page.locator(":enabled"))
        if not enabled.count():
            self.choose()
            enabled.first.wait_for()
        assert enabled.first.inner_text().strip(), "a button without words"
        enabled.first.click()
        self.page.wait_for_selector(f".table:not([data-step='{since}'])", timeout=WAIT)

    def play(self) -> str:
        """Plays on until the round is over; returns what the screen says of its end."""
        for _ in range(MOVES):
            self.page.wait_for_selector(".table[data-at=mine], .table[data-at=over]", timeout=WAIT)
            if self.turn.count():
                self.turn.click()
            elif self.page.locator(".table[data-at=over]").count():
                self.end.wait_for()
                return self.end.inner_text()
            else:
                expect(self.page.locator(".status")).to_contain_text(MINE)
                self.move()
        raise AssertionError(f"no end: {self.told()}")


def plays_now(me: Player, game: str) -> None:
    """Goes to a game, back to the first screen, and through the door that now leads there; to the end of a round."""
    me.page.goto(me.url)
    one = Newcomer(me.page)
    one.door(catalogue.game(game).info.title).click()
    me.page.wait_for_selector(LAID)
    me.page.goto(me.url)
    now = one.door(said("home", "play-now", {}))
    expect(now).to_contain_text(catalogue.game(game).info.title)
    now.click()
    assert one.play()


def test_u4_somebody_new_finishes_a_round_by_doing_what_the_screen_says(me: Player) -> None:
    plays_now(me, SHORTS[-1])


@pytest.mark.prove
def test_u4_somebody_new_plays_now_and_finishes_a_round(me: Player) -> None:
    me.page.goto(me.url)
    one = Newcomer(me.page)
    now = one.door(said("home", "play-now", {}))
    expect(now).to_contain_text(catalogue.game(FIRST).info.title)
    now.click()
    assert one.play()


@pytest.mark.prove
@pytest.mark.parametrize("game", sorted({*FAMILIES.values(), *SHORTS} - {FIRST, SHORTS[-1]}))
def test_u4_somebody_new_finishes_a_round_of_each_family(me: Player, game: str) -> None:
    plays_now(me, game)

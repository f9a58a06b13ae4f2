"""Lessons, played to their end as somebody new to a game plays them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE
from tests.web.lessons.course import FIRST, LESSONS, by_turns, is_read, reached, stages
from tests.web.player import Player


def tap(page: Page, move: str) -> None:
    """A move: its button, after its card where that has to be chosen first."""
    page.wait_for_selector(".table[data-at=mine]")
    act = page.locator(f".act[data-move='{move}']")
    if not act.count():
        page.locator(f".can[data-card='{move.split()[-1]}']").first.click()
    act.first.click()


def takes(page: Page, cards: set[str]) -> None:
    """One button takes two cards, and both lie in the row to choose from."""
    lying = page.locator(".tray .can")
    assert set(lying.evaluate_all("all => all.map(e => e.dataset.card)")) == cards


CUT = """all => all.filter((e) => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
  .map((e) => [e.innerText, e.scrollWidth, e.clientWidth, e.scrollHeight, e.clientHeight].join(" "))"""


def fits(page: Page) -> None:
    """What the coach says, and what can be done, are seen whole."""
    high, room = page.eval_on_selector(".coach p", "p => [p.scrollHeight, p.clientHeight]")
    assert high <= room, page.inner_text(".coach p")
    assert page.eval_on_selector_all(".act > .words", CUT) == []


def go_on(page: Page) -> None:
    """From a step that is read, once a tap no longer belongs to the move before."""
    page.wait_for_selector(".table:not([data-just])")
    page.locator(".coach .choices .main").click()


def learn(page: Page, game: str, until: str = "") -> None:
    """Every step of a lesson, by taps, or those before one."""
    for stage in stages(game):
        reached(page, stage)
        if stage.step.id == until:
            return
        for code in stage.step.tap:
            page.locator(f".hand .held[data-card='{code}']:not([data-touched])").first.click()
        fits(page)
        for n, move in enumerate(stage.step.do):
            if stage.step.then[:1] and stage.step.then[0].startswith("and "):
                fits(page)
                takes(page, {one.split()[1] for one in (move, stage.step.then[0])})
            tap(page, move)
            if n + 1 < len(stage.step.do):
                expect(page.locator(f".act[data-move='{move}']")).to_have_count(0)
        if is_read(stage):
            go_on(page)


def test_u4_home_leads_to_the_first_lesson_which_goes_to_its_end_by_taps(me: Player) -> None:
    me.page.goto(me.url)
    door = me.page.locator("[data-lesson]")
    expect(door).to_contain_text("New here?")
    assert door.get_attribute("data-lesson") == FIRST
    door.click()
    learn(me.page, FIRST, until=stages(FIRST)[-1].step.id)
    brought = me.page.locator(".counts li")  # nothing lies on the table any more: the cards that brought something do
    expect(brought.first).to_contain_text("points")
    expect(brought.first.locator(".card").first).to_be_visible()
    go_on(me.page)
    me.page.wait_for_selector(".table[data-at=mine], .table[data-at=others]")  # a whole round has begun
    expect(me.page.locator(".coach")).to_have_count(0)
    me.page.goto(me.url)
    expect(me.page.locator("[data-lesson]")).not_to_contain_text("New here?")


def test_u4_a_wrong_move_is_answered_and_not_made_and_a_reload_goes_on_at_the_step(me: Player) -> None:
    me.page.goto(f"{me.url}")
    me.page.locator("[data-lesson]").click()
    first, second = stages(FIRST)[:2]
    reached(me.page, first)
    said = me.page.locator(".coach [role=status]").inner_text()
    wrong = next(move for move in ("discard M7", "discard OT"))
    since = me.step()
    tap(me.page, wrong)
    expect(me.page.locator(".coach .wrong[role=status]")).not_to_have_text(said)
    assert me.step() == since
    me.page.locator("[data-coach=repeat]").click()
    expect(me.page.locator(".coach [role=status]")).to_have_text(said)
    me.page.locator("[data-coach=skip]").click()
    reached(me.page, second)
    me.reload()
    reached(me.page, second)
    assert me.page.locator(".coach [role=status]").inner_text() != said


def third_times(game: str) -> list[str]:
    """The steps of a lesson at which a move is made that has been made twice before."""
    verbs = [(stage.step.id, stage.step.do[0].split()[0]) for stage in stages(game) if stage.step.do]
    return [step for n, (step, verb) in enumerate(verbs) if [done for _, done in verbs[:n]].count(verb) >= 2]


def test_u4_the_light_is_faint_on_what_has_been_done_twice_and_bright_when_nothing_is_done(me: Player) -> None:
    soonest = {game: third_times(game)[0] for game in LESSONS if third_times(game)}
    game = min(soonest, key=lambda game: [stage.step.id for stage in stages(game)].index(soonest[game]))
    me.page.goto(f"{me.url}#/learn/{game}")
    me.page.locator(f"[data-lesson='{game}']").click()
    lit = me.page.locator("[data-lit]").first
    learn(me.page, game, soonest[game])
    expect(lit).to_have_attribute("data-lit", "faint")
    me.page.clock.run_for(20_000)
    expect(lit).to_have_attribute("data-lit", "")


@pytest.mark.prove  # in English, the first lesson is read whole by whoever taps it to its end
@pytest.mark.parametrize("locale", ["ms", "id"])
def test_u4_a_move_of_two_cards_is_read_whole_on_a_phone(player: Callable[..., Player], locale: str) -> None:
    me = player(PHONE, locale=locale)
    me.page.goto(f"{me.url}#/learn/{FIRST}")
    me.page.locator(f"[data-lesson='{FIRST}']").click()
    two = next(n for n, stage in enumerate(stages(FIRST)) if stage.step.then[:1] and "and " in stage.step.then[0])
    learn(me.page, FIRST, stages(FIRST)[two + 1].step.id)


@pytest.mark.parametrize("game", by_turns(pytest.mark.prove, pytest.mark.whole))
def test_u4_every_lesson_goes_to_its_end_by_taps(me: Player, game: str) -> None:
    me.page.goto(f"{me.url}#/learn/{game}")
    me.page.locator(f"[data-lesson='{game}']").click()
    learn(me.page, game)
    me.page.wait_for_selector(".table:not([data-at=over])")
    assert me.complaints == []

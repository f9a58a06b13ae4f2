"""Origins, names and words in the browser: by what every option stands, as its rule page has it; games by any name; the
language of each word."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from ceki.play import catalogue
from ceki.play.rulebook.origins import Origin, standing, words_of
from tests.web.player import LAID, Player

OPTIONS = """() => [...document.querySelectorAll('details details')].flatMap((group) =>
  [...group.querySelectorAll('[data-option]')].map((one) => [
    one.dataset.option,
    group.querySelector('summary').firstChild.textContent.trim(),
    one.querySelector('.how a').parentElement.textContent,
  ]))"""


def heading(origin: Origin) -> str:
    """The heading that an option of this origin stands under."""
    if origin.kind != "gap" and origin.against:
        return "Where the sources differ"
    return {
        "source": "As the sources have it",
        "reading": "Our readings of the sources",
        "gap": "Where the sources are silent",
    }[origin.kind]


def told(origin: Origin) -> str:
    """How what is said of an origin begins."""
    begins = {"gap": "the sources are silent: our ruling", "reading": "our reading of "}.get(origin.kind, "")
    return begins + "; ".join(origin.cited)


def test_every_option_of_every_game_tells_the_origin_that_its_page_has(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/friends")
    for game in catalogue.games():
        me.page.get_by_role("combobox", name="Game").select_option(game.id)
        expect(me.page.locator(".end .small")).to_contain_text(game.info.title)
        listed = {name: (group, line) for name, group, line in me.page.evaluate(OPTIONS)}
        assert listed.keys() == game.options.keys()
        for name, (group, line) in listed.items():
            stands = standing(game, name)
            assert group == heading(stands.origin), f"{game.id}.{name}"
            assert line.startswith(f"{stands.clause}, {told(stands.origin)}"), f"{game.id}.{name}"
            assert ("; otherwise: " in line) == bool(stands.origin.against), f"{game.id}.{name}"


def test_a_game_is_found_by_any_of_its_names_and_words_carry_their_language(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn")
    titles = me.page.locator(".games b")
    for sought, found in (("ceken", ["Tantanan"]), ("Kiong", ["Chot"]), ("chekki", ["Chaqui"])):
        me.page.get_by_label("Find a game").fill(sought)
        expect(titles).to_have_text(found)
    me.page.get_by_label("Find a game").fill("pei")
    expect(titles).to_have_text(["Pèi", "Pèi, the Chinese game", "Pèi Magelang"])
    me.page.get_by_label("Find a game").fill("whist")
    expect(me.page.get_by_role("status")).to_have_text("No game found for “whist”.")
    me.page.goto(f"{me.url}/learn/words")
    me.page.locator(".rows b").first.wait_for()
    found = me.page.eval_on_selector_all(".rows b", "all => all.map((w) => [w.textContent, w.lang.split('-')[0]])")
    for game in catalogue.games():
        assert [word for word in words_of(game) if [word.word, word.language] not in found] == []
    me.page.goto(f"{me.url}/learn/pei")
    expect(me.page.locator(".rules em .term", has_text="kete").first).to_have_attribute("lang", "jv")
    expect(me.page.locator(".rules a", has_text="Chinese game").first).to_have_attribute("href", "/learn/pei_chinese")


def test_players_of_a_town_sit_in_its_places(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/friends")
    me.page.get_by_role("combobox", name="Game").select_option("pei")
    me.page.get_by_text("Yogyakarta 1941").click()
    me.page.get_by_role("combobox", name="Bots").select_option("2")
    me.page.get_by_role("button", name="Open the table").click()
    me.page.wait_for_selector(LAID)
    named = me.page.locator(".seat .place, .me span[lang]").all_inner_texts()
    assert sorted(named) == ["patih", "raja", "unyik"]
    me.page.get_by_role("button", name="Rules", exact=False).first.click()
    me.page.get_by_label("Find a rule").fill("nir")
    expect(me.page.locator("dialog .value, [role=dialog] .value").first).to_contain_text("nir")

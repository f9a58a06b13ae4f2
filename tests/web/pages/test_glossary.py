"""The glossary in the page: a word tells what it means where it stands, the list, and a page for each word."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.player import Player


def test_a_word_tells_what_it_means_where_it_stands_and_gives_the_focus_back(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/chaqui")
    word = me.page.locator("article.rules em .term", has_text="olo").first
    expect(word).to_have_attribute("lang", "mcm")
    word.focus()
    me.page.keyboard.press("Enter")
    card = me.page.get_by_role("dialog", name="olo")
    expect(card).to_contain_text("Three identical cards; the mata of Balik Satu.")
    expect(card).to_contain_text("“eye”")
    expect(card).to_contain_text("oh-loh /olo/")
    expect(card).to_contain_text("Kristang")
    expect(card.get_by_role("link", name="Chaqui")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(word).to_be_focused()
    assert me.page.locator(".term[title]").count() == 0


def test_what_a_word_means_literally_is_told_in_the_language_of_the_reader(player: Callable[..., Player]) -> None:
    me = player(locale="zh-CN")
    me.page.goto(f"{me.url}/learn/words/tengah-tiang")
    expect(me.page.get_by_text("“半旗”", exact=True)).not_to_have_attribute("lang", "en")
    me.page.goto(f"{me.url}/learn/words")
    me.page.get_by_role("searchbox").fill("抽十五")
    expect(me.page.locator("ul.rows").first.locator("b")).to_have_text(["Balik Lima Belas"])


def test_words_of_the_rules_of_a_table_tell_what_they_mean(player: Callable[..., Player]) -> None:
    me = player()
    me.sit_down("balik_satu")
    me.page.get_by_role("button", name="Rules in force").click()
    me.page.get_by_role("dialog").locator("dt .term", has_text="kandang").first.click()
    expect(me.page.get_by_role("dialog", name="kandang")).to_contain_text("A ceki hand completed by one's own draw.")


def test_the_list_is_searched_without_accents_and_chosen_by_game_and_language(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/words")
    rows = me.page.locator("ul.rows").first.locator("b")
    expect(rows.first).to_be_visible()
    me.page.get_by_label("Find a word").fill("tengah ti")
    expect(rows).to_have_text(["tĕngah tiang"])
    me.page.get_by_label("Find a word").fill("half mast")
    expect(rows).to_have_text(["tĕngah tiang"])
    me.page.get_by_label("Find a word").fill("")
    me.page.get_by_label("Game").select_option("sakopong")
    expect(rows.filter(has_text="susupkan")).to_have_count(1)
    expect(rows.filter(has_text="kandang")).to_have_count(0)
    me.page.get_by_label("Game").select_option("")
    me.page.get_by_label("Language").select_option("mak")
    expect(rows).to_have_text(["ᨁᨚᨁᨚ"])
    expect(me.page.locator("details")).to_contain_text("lambusu")
    me.page.get_by_role("link", name="lambusu").click()
    expect(me.page.get_by_role("heading", name="lambusu")).to_have_attribute("lang", "mak")
    expect(me.page.locator("main")).to_contain_text("The source is not sure of this.")
    expect(me.page.locator("[data-face=S1], [data-face=S1-index]")).to_have_count(1)


def test_a_word_has_an_address_and_its_letters_their_language_and_direction(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/words/my1894-c1-iu-kasut")
    jawi = me.page.locator("bdi")
    expect(jawi).to_have_text("ايو كاسة")
    expect(jawi).to_have_attribute("lang", "ms-Arab")
    expect(jawi).to_have_attribute("dir", "rtl")
    me.page.goto(f"{me.url}/learn/words/raja")
    expect(me.page.locator("bdi")).to_have_attribute("lang", "jv-Java")
    expect(me.page).to_have_title("raja · ceki")
    me.page.goto(f"{me.url}/learn/words/nothing")
    expect(me.page.get_by_role("alert")).to_have_text("The glossary has no word nothing.")


def test_a_card_has_a_page_with_all_that_it_is_called(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(f"{me.url}/learn/cards")
    me.page.get_by_role("link", name="Two of myriads").click()
    expect(me.page.get_by_role("heading", name="Two of myriads")).to_be_visible()
    names = me.page.locator("main dd")
    expect(names.filter(has_text="loro dhimpil").first).to_contain_text("“chipped two”")
    expect(names.filter(has_text="loro cina")).to_contain_text("a name of its time")


def test_cards_are_called_by_the_names_of_a_region_at_the_table_and_in_the_log(player: Callable[..., Player]) -> None:
    me = player()
    me.page.goto(me.url)
    me.page.get_by_role("button", name="Settings").click()
    chosen = me.page.get_by_label("Names of the cards")
    expect(chosen.locator("option[value=makassar]")).to_have_count(0)  # half of the cards have none
    chosen.select_option("surakarta")
    expect(me.page.get_by_role("dialog")).to_contain_text("Such as iyo ratu, ")
    me.page.keyboard.press("Escape")
    me.page.wait_for_function("() => !history.state?.over")
    me.page.goto(f"{me.url}/learn/cards")
    for called in ("Iyo kucing (White Flower) WF", "Loro dhimpil (Two of myriads) M2", "Kéyang (Nine of myriads) M9"):
        expect(me.page.locator("a.figure", has_text=called)).to_have_count(1)
    expect(me.page.locator("a.figure", has_text="Seven of myriads M7")).to_have_count(1)  # only a name of its time
    expect(me.page.locator("a.figure", has_text="cina")).to_have_count(0)
    expect(me.page.locator("a.figure", has_text="babi")).to_have_count(0)
    me.sit_down("gonggong")
    card = me.page.locator(".hand button").first
    code = str(card.locator("[data-face]").get_attribute("data-face"))[:2]
    name = str(card.get_attribute("aria-label")).split(",")[0]
    me.page.goto(f"{me.url}/learn/cards")
    expect(me.page.locator("a.figure", has_text=code).first).to_contain_text(name)


def test_letters_have_a_font_that_is_fetched_when_they_are_shown(player: Callable[..., Player]) -> None:
    me = player()
    fonts: list[str] = []
    me.page.on("request", lambda asked: fonts.append(asked.url) if "woff" in asked.url else None)
    me.page.goto(f"{me.url}/learn/words")
    me.page.locator(".rows b", has_text="macan").wait_for()
    assert [font for font in fonts if "javanese" in font or "arabic" in font] == []
    me.page.goto(f"{me.url}/learn/words/macan")
    me.page.locator("bdi").wait_for()
    me.page.wait_for_function(
        "() => document.fonts.check('16px Letters', '\\ua9a9') && document.fonts.status === 'loaded'"
    )
    assert ["javanese" in font for font in fonts if "buginese" not in font] == [True]

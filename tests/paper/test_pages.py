"""Score sheets and the page of replacements, and what is true of every PDF: its letters are embedded."""

from __future__ import annotations

import pikepdf
import pytest

from ceki.cards.notation import CODES
from ceki.locales.language import languages, speak
from ceki.paper.decks import half_decks
from ceki.paper.layout import PAPERS, SIZES
from ceki.paper.leaflets import leaflet
from ceki.paper.replacements import replacements
from ceki.paper.score_sheets import score_sheet
from ceki.paper.sheets import sheets
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from tests.paper.reading import box, opened, text_of, told
from tests.paper.test_decks import HALF_DECKS

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.mark.parametrize("game", catalogue.names())
def test_a_score_sheet_is_one_page_with_a_column_for_each_player(game):
    info = catalogue.game(game).info
    for players in {info.seats[0], info.seats[-1]}:
        made = score_sheet(ruleset(game, players), PAPERS["letter"])
        with opened(made) as pdf:
            assert len(pdf.pages) == 1
            assert box(pdf.pages[0])[2:] == pytest.approx(sorted(PAPERS["letter"], reverse=players >= 8), abs=0.001)
        words = text_of(made, 0)
        heads = words[words.index("Place") : words.index("Round")].split()
        assert heads[1:] == [str(n + 1) for n in range(players)] or words.count(f" {players} ") >= 1
        assert all(line.says in words for line in info.lines)
        assert info.sources[0].title in words


@pytest.mark.parametrize("language", languages())
def test_every_face_has_its_tile_and_its_money_card(language):
    speak(language)
    made = replacements(PAPERS["a4"])
    words = text_of(made, 0).replace(" ", "")
    for number in "一二三四五六七八九":
        for suit in "筒索萬":
            named = (language, suit) == ("zh-Hans", "索")  # what the card itself is called there
            assert words.count(number + suit) == 2 + named, "a tile and a card"
    for honour in ("中", "發", "白花", "紅花", "老千"):
        assert honour in words
    assert len(set(told(made))) == len(CODES["ceki"])
    with opened(made) as pdf:
        assert len(pdf.pages) == 1


def test_replacements_suffice_where_a_game_needs_four_copies_at_most():
    words = text_of(replacements(PAPERS["a4"]), 0)
    listed = words[words.index("Enough for:") : words.index("The source says")]
    for game, seats in HALF_DECKS.items():
        enough = [str(n) for n, copies in seats.items() if copies <= 4]
        title = catalogue.game(game).info.title
        assert (f"{title} ({', '.join(enough)} players)" in listed) is bool(enough), game
    assert "Gonggong" not in listed


def fonts(made):
    """The descriptors of the fonts of a PDF."""
    with opened(made) as pdf:
        for one in pdf.objects:
            if isinstance(one, pikepdf.Dictionary) and one.get("/Type") == "/FontDescriptor":
                yield str(one.FontName), bool({"/FontFile", "/FontFile2", "/FontFile3"} & set(one.keys()))


@pytest.mark.parametrize("language", ["en", "zh-Hans"])
def test_every_letter_is_embedded(language):
    speak(language)
    game = catalogue.game("balik_satu")
    for made in (
        sheets(half_decks(2), PAPERS["a4"], SIZES["classic"]),
        leaflet(game, PAPERS["a4"]),
        score_sheet(ruleset("balik_satu"), PAPERS["a4"]),
        replacements(PAPERS["a4"]),
    ):
        found = dict(fonts(made))
        assert found
        assert all(found.values())
        assert any(("NotoSansCJK" if language == "zh-Hans" else "Libertinus") in name for name in found)
        assert b"CreationDate" not in made


@pytest.mark.parametrize("page", [replacements, lambda paper: score_sheet(ruleset("pei"), paper)])
def test_the_same_page_gives_the_same_bytes(page):
    assert page(PAPERS["a4"]) == page(PAPERS["a4"])

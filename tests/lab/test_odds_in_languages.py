"""Odds in the reader's language: no English is left in any report or picture, and JSON stays as programs read it."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import ceki
from ceki.cards.odds.chances import Chance, Counted, Odds
from ceki.cards.odds.texts import Text, Texts
from ceki.cli import main
from ceki.lab import fonts
from ceki.lab.odds.plot import panels_of
from ceki.lab.odds.report import Report, report
from ceki.lab.odds.telling import told
from ceki.lab.odds.text import lines_of
from ceki.locales.language import languages, spoken
from ceki.locales.messages import PLACE
from ceki.play import catalogue
from ceki.play.rulebook.origins import words_of
from ceki.play.ruleset import ruleset
from tests.locales.game_texts import CODE
from tests.locales.translated.tiers import COMMANDS, GAMES, whole

OTHERS = [code for code in whole(GAMES) if code in whole(COMMANDS)]
SETS = "C1 C1 C1 C2 C2 S2 C3 S3 M3 C4 S4 M4 C5"  # of which two cards more make a hand
HOUSES: list[tuple[str, str, dict[str, Any]]] = [
    *((name, "", {}) for name in catalogue.names() if name not in ("chabut", "cholek_tiga")),
    ("chabut", "", {"target": 21}),
    ("cholek_tiga", "", {"initial_pool": 3}),
    ("gonggong", "", {"metu_from": "discard"}),
]
HANDS: list[tuple[str, str, dict[str, Any]]] = [
    ("balik_satu", f"{SETS} C5", {}),
    ("balik_satu", f"{SETS} C7", {}),
    ("balik_satu", f"{SETS} C5 C5", {}),
    ("balik_satu", f"{SETS} C5 C7", {}),
    ("tantanan", "C1 C1 C2 S2 C7", {}),
    ("kowah", "C3 S3 M3 C5 S5 M5 C7 S7", {}),
    ("kowah", "C3 S3 M3 C5 S5 M5 C7 S7 M7", {}),
    ("kowah", "C3 S3 M3 C5 S5 M5 C7 S7 M9", {}),
    ("kowah", "C3 S4 M3 C5 S6 M5 C7 S8", {}),
    ("sakopong", "QH KS", {"players": 2}),
    ("pakau", "9S 9D AH", {}),
    ("chabut", "KS 9H 7D", {}),
]
CASES = HOUSES + HANDS
KEPT = {"nikah", "kachang", "dua jalor"}  # words of a game among its texts: every language spells them so


@cache
def counted(number: int) -> Report:
    name, hand, options = CASES[number]
    return report(ruleset(name, **options), hand.split())


def texts_of(found: Report) -> Iterator[str]:
    """Every text of a report, as it was counted."""
    yield found.beyond
    for page in found.pages:
        yield from (page.title, page.how)
        if isinstance(page, Odds):
            yield from (page.axis, *(line.says for line in page.lines))
        else:
            yield from (name for name, _ in page.columns)
            yield from (cell for row in page.rows for cell in row if isinstance(cell, str))


def english_of(says: str) -> Iterator[str]:
    """What a text and those within it say in English, between its places."""
    if isinstance(says, Text):
        yield from (part.strip(" ;:,.()") for part in PLACE.split(says.english)[::2])
        for fact in says.facts.values():
            yield from english_of(fact) if isinstance(fact, str) else ()
    elif says:
        yield says


def left_of(found: Report, lines: str) -> set[str]:
    """The English that these lines still have, but for words of the game, and codes of cards."""
    game = found.ruleset.game
    own = KEPT | {word.word.lower() for word in words_of(game)} | {word.replace("_", " ") for word in game.info.called}
    texts = {part for says in texts_of(found) for part in english_of(says)}
    english = {one for one in texts if one and one.lower() not in own and not codes(one)}
    return {one for one in english if re.search(rf"(?<!\w){re.escape(one)}(?!\w)", lines)}


def codes(text: str) -> bool:
    """Whether a text is cards and numbers alone."""
    return all(CODE.fullmatch(one) or re.fullmatch(r"\w[SHDC]", one) for one in text.split())


@pytest.mark.parametrize("code", OTHERS)
@pytest.mark.parametrize("number", range(len(CASES)), ids=lambda n: f"{CASES[n][0]}-{CASES[n][1]}".replace(" ", ""))
def test_no_english_is_left_in_a_report(number, code):
    found = counted(number)
    with spoken(code):
        lines = "\n".join(lines_of(found))
        pictured = [part for title, axis, bars in panels_of(found) for part in (title, axis, *(bar[0] for bar in bars))]
    assert left_of(found, lines) == set()
    assert left_of(found, "\n".join(pictured)) == set()
    assert not re.search(r"\b(of|the|in|per cent|players|hand)\b", lines.partition("\n")[0])


def test_what_is_left_in_english_is_seen():
    """A title without an id, and a label without one."""
    found = counted(CASES.index(("pakau", "9S 9D AH", {})))
    (page,) = found.pages
    assert isinstance(page, Odds)
    bare = replace(page, title="This hand against one other", lines=(Chance("wins", 1, 2), *page.lines[1:]))
    with spoken("ms"):
        lines = "\n".join(lines_of(replace(found, pages=(bare,))))
    assert left_of(replace(found, pages=(bare,)), lines) == {"This hand against one other", "wins"}


def test_what_was_simulated_is_told_too():
    found = report(ruleset("pakau", 2), simulated=20)
    with spoken("id"):
        lines = lines_of(found)
    assert "Disimulasikan: 20 pembagian, masing-masing 2 tangan." in lines
    assert any(line.startswith("Siapa memenangi satu ronde (disimulasikan") for line in lines)
    assert not re.search(r"\b(seat|nobody|winner|deals|rounds|simulated)\b", "\n".join(lines))


def test_numbers_have_the_readers_marks():
    found = counted(CASES.index(("cholek_tiga", "", {"initial_pool": 3})))
    with spoken("id"):
        lines = "\n".join(lines_of(found))
    assert "280.840" in lines
    assert "68,9133" in lines
    with spoken("ms"):
        assert "68.9133" in "\n".join(lines_of(found))


def test_cents_in_a_sentence_have_the_readers_marks():
    game = catalogue.game("chabut")
    page = counted(CASES.index(("chabut", "", {"target": 21}))).pages[2]
    assert re.search(r"a deal brings [+-]\d\.\d{4} cents", page.how)
    with spoken("id"):
        assert re.search(r"memberi [+-]\d,\d{4} sen", told(game, page.how))


def test_json_is_the_same_in_every_language(capsys, in_english):
    said = set()
    for code in languages():
        assert main(["--language", code, "odds", "pakau", "--players", "2", "--simulate", "5", "--json"]) == 0
        said.add(capsys.readouterr().out)
    (only,) = said
    data = json.loads(only)
    assert data["exact"][0]["title"] == "Classes of hands"
    assert data["simulated"][-1]["lines"][-1]["says"] == "nobody"


def test_a_game_that_brings_plain_texts_is_told_as_it_is_written():
    game = catalogue.game("pakau")
    mine = replace(game, id="mine", info=replace(game.info, id="mine"))
    with spoken("ms"):
        assert told(game, "Hands of mine") == "Hands of mine"
        assert told(mine, Text("odds-wins", "wins")) == "wins"
        assert told(game, Text("odds-wins", "wins")) == "menang"


def test_a_text_is_english_and_may_be_copied():
    says = Texts({"of": "{n} of {whom}"})("of", n=1200, whom=Text("odds-us", "us"))
    assert says == "1,200 of us"
    assert copy.deepcopy(says).facts == says.facts
    with pytest.raises(KeyError):
        Texts({"of": "{n}"})("of")


def test_every_declared_text_is_said_somewhere():
    """Each id stands where it is declared, and once more."""
    sources = [
        path.read_text(encoding="utf-8")
        for path in Path(ceki.__file__).parent.rglob("*.py")
        if {"games", "odds"} & set(path.parts)
    ]
    declared = {word for game in catalogue.games() for word in counts_of(game.namespace).says.declared}
    assert {word for word in declared if sum(text.count(f'"{word}"') for text in sources) < 2} == set()


def counts_of(namespace: Any) -> Counted:
    return namespace["ODDS"]


# ---------------------------------------------------------------- pictures


HAN = re.compile("[\u4e00-\u9fff]")


def test_an_svg_is_in_chinese_for_its_readers_fonts(tmp_path, capsys, in_english, recwarn):
    picture = tmp_path / "odds.svg"
    assert main(["--language", "zh-Hans", "odds", "pakau", "--hand", "9S 9D AH", "--plot", str(picture)]) == 0
    assert "这手牌（余9点）对另外一手（PK-11）" in picture.read_text(encoding="utf-8")
    assert capsys.readouterr().err == ""
    assert not [one for one in recwarn if "Glyph" in str(one.message)]


def test_a_png_that_no_font_here_can_draw_is_in_english_and_says_so(tmp_path, capsys, in_english, monkeypatch):
    monkeypatch.setattr(fonts, "HAN", ())
    picture = tmp_path / "odds.png"
    assert main(["--language", "zh-Hans", "odds", "pakau", "--hand", "9S 9D AH", "--plot", str(picture)]) == 0
    out, err = capsys.readouterr()
    assert HAN.search(out)
    assert err.count("\n") == 1
    assert "Noto Sans CJK" in err
    english = tmp_path / "english.png"
    assert main(["odds", "pakau", "--hand", "9S 9D AH", "--plot", str(english)]) == 0
    assert english.read_bytes() == picture.read_bytes()


def test_a_font_that_has_what_is_lacking_stands_second(monkeypatch):
    latin = fonts._characters(fonts.LATIN)
    monkeypatch.setattr(fonts, "_installed", lambda: frozenset({"SimHei", "WenQuanYi Zen Hei"}))
    has = {fonts.LATIN: latin, "SimHei": frozenset("牌"), "WenQuanYi Zen Hei": frozenset("牌局")}
    monkeypatch.setattr(fonts, "_characters", has.__getitem__)
    assert fonts.families("Pèi: 95 %") == (fonts.LATIN,)
    assert fonts.families("牌 9S") == (fonts.LATIN, "SimHei")
    assert fonts.families("牌局\n9S") == (fonts.LATIN, "WenQuanYi Zen Hei")
    assert fonts.drawable("牌局", Path("odds.png"))
    assert not fonts.drawable("牌墩", Path("odds.png"))
    assert fonts.drawable("牌墩", Path("odds.SVG"))


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["pakau", "--hand", "9S 9D"], "tangan 2 daun: setiap tangan ada 3"),
        (["pakau", "--hand", "9S 9D AH", "--stock", "4"], "stok: tiada daun dicabut dalam permainan ini"),
        (["chabut", "--hand", "KS"], "tangan 1 daun: boleh 2 hingga"),
        (["chabut", "--hand", "KS TH"], "daun TH: 1 salinan, lebih daripada yang ada dalam pek"),
        (["kowah", "--hand", "C1"], "tangan 1 daun: yang boleh dikira ialah 8, atau 9"),
        (["sakopong", "--hand", "QH"], "pemain: trik terakhir dikira untuk 2 orang, bukan 4"),
        (["sakopong", "--players", "2", "--hand", "2H"], "daun 2H: tidak dipakai"),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_refusal_is_in_the_readers_language(capsys, in_english, arguments, says):
    assert main(["--language", "ms", "odds", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err

"""Sheets to cut: cards at their true size, marks at their edges, backs behind them, and the right face on each."""

from __future__ import annotations

from collections import Counter
from functools import cache

import numpy as np
import pytest
import resvg_py

from ceki.cards.faces import face_svg
from ceki.cards.notation import CODES
from ceki.paper.decks import Deck, deck_for, half_decks
from ceki.paper.layout import PAPERS, SIZES, Grid, size_of
from ceki.paper.sheets import SHIFT, sheets
from ceki.play.ruleset import ruleset
from tests.paper.reading import box, lies, opened, seen, text_of, told

pytestmark = pytest.mark.usefixtures("in_english")

CEKI = CODES["ceki"]
NEAR = 0.05  # millimetres
SIDES = {"a4": (210, 297), "letter": (215.9, 279.4)}
CARDS = {"classic": (24, 60), "large": (36, 90), "poker": (63.5, 88.9)}
BOTH = [(size, paper) for size in CARDS for paper in SIDES]


HALF = Deck("ceki", (CEKI,), "half a deck")


@cache
def made(size, paper="a4", backs=False, spot=False):
    return sheets(HALF, PAPERS[paper], SIZES[size], backs=backs, spot=spot)


@pytest.mark.parametrize(("size", "paper"), BOTH)
def test_every_page_is_exactly_the_paper(size, paper):
    sides = sorted(SIDES[paper], reverse=size == "poker")
    with opened(made(size, paper)) as pdf:
        for page in pdf.pages:
            assert box(page) == pytest.approx([0, 0, *sides], abs=0.001)


@pytest.mark.parametrize(("size", "paper"), BOTH)
def test_every_card_has_its_true_size_and_lies_edge_to_edge_with_the_next(size, paper):
    wide, high = CARDS[size]
    cards = 0
    with opened(made(size, paper)) as pdf:
        for page in pdf.pages:
            found, (_, _, across, down) = lies(page).cut, box(page)
            cards += len(found)
            for x, y, w, h in found:
                assert (w, h) == pytest.approx((wide, high), abs=NEAR)
                assert ((x - found[0][0]) / wide) % 1 == pytest.approx(0, abs=NEAR / wide) or (
                    (x - found[0][0]) / wide
                ) % 1 == pytest.approx(1, abs=NEAR / wide)
                assert 0 < x < x + w < across
                assert 0 < y < y + h < down
            assert len({(round(x), round(y)) for x, y, _, _ in found}) == len(found)
    assert cards == 30


@pytest.mark.parametrize(("size", "paper"), BOTH)
def test_marks_of_four_millimetres_stand_outside_at_both_ends_of_every_cut(size, paper):
    with opened(made(size, paper)) as pdf:
        page = lies(pdf.pages[0])
    left, top = min(x for x, *_ in page.cut), min(y for _, y, *_ in page.cut)
    right, bottom = max(x + w for x, _, w, _ in page.cut), max(y + h for _, y, _, h in page.cut)
    marks = [one for one in page.lines if np.hypot(one[2] - one[0], one[3] - one[1]) == pytest.approx(4, abs=0.01)]
    edges = {round(x + side * w, 1) for x, _, w, _ in page.cut for side in (0, 1)}
    upright = [(x, y, y2) for x, y, x2, y2, _ in marks if x == pytest.approx(x2, abs=0.01)]
    flat = [(x, x2, y) for x, y, x2, y2, _ in marks if y == pytest.approx(y2, abs=0.01)]
    for where, beyond in (("top", lambda y, y2: max(y, y2) < top), ("bottom", lambda y, y2: min(y, y2) > bottom)):
        assert {round(x, 1) for x, y, y2 in upright if beyond(y, y2)} == edges, where
    rows = {round(y + side * h, 1) for _, y, _, h in page.cut for side in (0, 1)}
    assert {round(y, 1) for x, x2, y in flat if max(x, x2) < left} == rows
    assert {round(y, 1) for x, x2, y in flat if min(x, x2) > right} == rows
    assert len(marks) == 2 * len(edges) + 2 * len(rows)
    assert {width for *_, width in marks} == {0.25}


@pytest.mark.parametrize(("size", "paper"), BOTH)
def test_a_ruler_of_100_millimetres_is_on_every_sheet_and_a_square_of_50_on_one_of_each_half_deck(size, paper):
    squares = 0
    with opened(made(size, paper)) as pdf:
        for page in pdf.pages:
            found = lies(page)
            long = [one for one in found.lines if one[2] - one[0] == pytest.approx(100, abs=0.01)]
            assert len(long) == 1
            at = pytest.approx(long[0][1], abs=0.01)
            ticks = [x for x, y, x2, y2, w in found.lines if y == at and x == pytest.approx(x2) and w == 0.25]
            assert np.diff(sorted(ticks)) == pytest.approx(np.ones(100), abs=0.01)
            assert min(ticks) == pytest.approx(long[0][0], abs=0.01)
            sheet, pages = Grid(PAPERS[paper], SIZES[size]), len(pdf.pages)
            place = sheet.square(len(found.cut))
            if place is not None:
                squares += 1
                assert 0 < place[0] < place[0] + 50 < box(page)[2]
                assert 0 < place[1] < place[1] + 50 < box(page)[3]
                clear = [c for c in found.cut if c[0] + c[2] > place[0] and c[1] + c[3] > place[1] + NEAR]
                assert not [c for c in clear if c[0] < place[0] + 50 and c[1] < place[1] + 50]
    assert squares == (pages if size == "large" else 1)


def test_the_square_that_is_drawn_is_50_millimetres_wide_and_high():
    picture = seen(made("classic"), 0, 508)  # 20 pixels a millimetre
    (x, y) = Grid(PAPERS["a4"], SIZES["classic"]).square(30)
    inside = picture[round((y + 45) * 20), :, 0]
    dark = np.flatnonzero(inside[round((x - 1) * 20) : round((x + 52) * 20)] < 160)
    assert (dark.max() - dark.min()) / 20 == pytest.approx(50, abs=0.1)
    column = picture[:, round((x + 45) * 20), 0]
    dark = np.flatnonzero(column[round((y - 1) * 20) : round((y + 51) * 20)] < 160)
    assert (dark.max() - dark.min()) / 20 == pytest.approx(50, abs=0.1)


@pytest.mark.parametrize(
    ("size", "paper"), [pytest.param(*one, marks=() if one == BOTH[0] else pytest.mark.prove) for one in BOTH]
)
def test_backs_lie_behind_their_cards_when_the_sheet_is_turned(size, paper):
    with opened(made(size, paper, True)) as pdf:
        assert len(pdf.pages) == 2 * len(opened(made(size, paper)).pages)
        for front, back in zip(pdf.pages[::2], pdf.pages[1::2], strict=True):
            across = box(front)[2]
            turned = sorted((across - x - w, y, w, h) for x, y, w, h in lies(front).cut)
            behind = sorted((x + SHIFT, y + SHIFT, w - 2 * SHIFT, h - 2 * SHIFT) for x, y, w, h in lies(back).cut)
            assert np.array(turned) == pytest.approx(np.array(behind), abs=NEAR)


def test_a_back_that_is_turned_half_round_or_shifted_shows_the_same_cloth():
    picture = seen(made("classic", backs=True), 1, 254)  # 10 pixels a millimetre
    (left, top), dots = Grid(PAPERS["a4"], SIZES["classic"]).place(0, back=True), 10
    card = picture[round(top * dots) : round((top + 60) * dots), round(left * dots) : round((left + 24) * dots)]
    assert np.abs(card - card[::-1, ::-1]).mean() < 8
    next_to_it = np.roll(picture, 24 * dots, axis=1)
    shown = next_to_it[round(top * dots) : round((top + 60) * dots), round(left * dots) : round((left + 24) * dots)]
    assert np.abs(card - shown).mean() < 8
    beyond = picture[round(top * dots) : round((top + 60) * dots), round((left + 24) * dots) :][:, :15]
    assert (beyond[..., 1] < 128).mean() > 0.2, "the cloth reaches 1.5 mm beyond the outermost cards"


def nearest(drawn, kept):
    return min(kept, key=lambda code: float(((drawn - kept[code]) ** 2).mean()))


def kept_faces(wide, high):
    """The faces as the page of the table draws them, by another renderer."""
    import io

    from PIL import Image

    found = {}
    for code in CEKI:
        png = resvg_py.svg_to_bytes(svg_string=face_svg(code), width=wide, height=high, background="#ffffff")
        found[code] = np.asarray(Image.open(io.BytesIO(png)).convert("RGB").resize((wide, high)), float)
    return found


def red(picture):
    """Where a picture is red."""
    return (picture[..., 0] - picture[..., 1] > 60) & (picture[..., 0] - picture[..., 2] > 60)


@pytest.mark.parametrize("spot", [False, True])
def test_a_printed_sheet_shows_thirty_faces_each_nearest_to_its_own_drawing_and_red_on_three(spot):
    dots = 5  # pixels a millimetre
    picture, grid, kept = (
        seen(made("classic", spot=spot), 0, 127),
        Grid(PAPERS["a4"], SIZES["classic"]),
        kept_faces(120, 300),
    )
    reds = []
    for slot, code in enumerate(CEKI):
        x, y = (round(side * dots) for side in grid.place(slot))
        drawn = picture[y : y + 300, x : x + 120]
        assert nearest(drawn, kept) == code
        reds += [code] * bool(red(drawn).sum() > 200)
    assert reds == ["S9", "RF", "OT"]


def test_on_a_poker_card_the_face_stands_in_the_middle_of_what_is_cut():
    picture, grid = seen(made("poker"), 0, 127), Grid(PAPERS["a4"], SIZES["poker"])
    for slot in range(8):
        x, y = grid.place(slot)
        card = (
            picture[round(y * 5) + 1 : round((y + 88.9) * 5) - 1, round(x * 5) + 1 : round((x + 63.5) * 5) - 1, 0] < 128
        )
        columns, rows = np.flatnonzero(card.any(axis=0)), np.flatnonzero(card.any(axis=1))
        assert columns.min() + columns.max() == pytest.approx(card.shape[1], abs=3)
        assert rows.min() + rows.max() == pytest.approx(card.shape[0], abs=3)


def test_a_printed_deck_names_each_card_as_often_as_it_is_there():
    deck = deck_for(ruleset("balik_satu", 4))
    names = Counter(told(sheets(deck, PAPERS["a4"], SIZES["classic"])))
    assert set(names.values()) == {6}
    assert len(names) == 30
    assert names["9 of strings"] == 6


def test_a_pack_of_52_is_printed_card_by_card_in_its_own_size():
    deck = deck_for(ruleset("sakopong", 3))
    made_of_it = sheets(deck, PAPERS["letter"], size_of("classic", deck.pack))
    names = Counter(told(made_of_it))
    assert len(names) == 32
    assert set(names.values()) == {1}
    with opened(made_of_it) as pdf:
        assert {(round(w, 1), round(h, 1)) for page in pdf.pages for _, _, w, h in lies(page).cut} == {(63.5, 88.9)}


def test_each_sheet_says_what_it_is_and_how_to_print_it():
    words = text_of(sheets(half_decks(2), PAPERS["a4"], SIZES["classic"]), 1)
    assert "2 half decks: 60 cards Sheet 2 of 2" in words
    assert "100%" in words


def test_the_same_deck_gives_the_same_bytes_and_no_date():
    first = sheets(HALF, PAPERS["a4"], SIZES["classic"], backs=True, spot=True)
    assert first == sheets(HALF, PAPERS["a4"], SIZES["classic"], backs=True, spot=True)
    assert b"CreationDate" not in first
    with opened(first) as pdf:
        assert "/CreationDate" not in pdf.docinfo
    assert first != made("classic", backs=True)


def test_a_deck_of_one_card_is_one_card():
    one = Deck("ceki", (("OT",),), "one")
    with opened(sheets(one, PAPERS["a4"], SIZES["classic"])) as pdf:
        assert [len(lies(page).cut) for page in pdf.pages] == [1]

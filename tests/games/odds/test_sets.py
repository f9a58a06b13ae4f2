"""The odds of games of sets: against every hand of a small deck, and against figures had by hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb
from typing import Any

import pytest

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_number, members
from ceki.cards.odds.chances import Known, Odds
from ceki.play import catalogue
from ceki.play.ruleset import ruleset
from tests.games.namespaces import balik_satu, kowah

SETS = [name for name in catalogue.names() if catalogue.game(name).info.family == "drawing"]
OF_BALIK_SATU = [name for name in SETS if catalogue.game(name).namespace["event"] is balik_satu.event]


def small(name: str, faces: str, copies: int, hand_size: int = 5, **options: Any) -> Any:
    """A blank table whose deck has so many copies of a few faces, and with small hands."""
    g: Any = ruleset(name, **options).table()
    g.hand_size = hand_size
    for code in faces.split():
        g.deck[card_number(code)] = copies
    return g


def every_hand(deck: Sequence[int], cards: int, face: int = 0) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every hand of a deck, face by face, with the number of ways to pick its copies."""
    if face == len(deck):
        if cards == 0:
            yield (), 1
        return
    for n in range(min(deck[face], cards) + 1):
        for rest, ways in every_hand(deck, cards - n, face + 1):
            yield (n, *rest), ways * comb(deck[face], n)


def counted_one_by_one(g: Any, event: Any, what: int, cards: int, seat: int, top_card: bool) -> dict[int, int]:
    """An event asked of every hand of the deck; one of the cards lies on the stock where it is drawn first."""
    found: Counter[int] = Counter()
    for hand, ways in every_hand([int(n) for n in g.deck], cards):
        g.hand[seat] = hand
        if top_card:
            last = max(face for face in range(FACES) if hand[face])
            g.hand[seat, last] -= 1
            g.stock[0], g.stock_left = last, 1
        found[int(event(g, what))] += ways
    return dict(found)


# Two ranks of three faces, the ones with honours among them, and honours that stand apart in some houses.
DECKS = [
    ("C1 S1 WF RF C2 S2 M2 C3", 3, {}),
    ("C1 S1 WF RF C2 S2 M2 C3", 3, {"honour_rank": "own_kind"}),
    ("C1 M1 OT RF S2 M2 C9", 4, {"honour_rank": "flowers_one"}),
    ("C4 S4 M4 C5 S5", 4, {}),
    ("C1 S1 C2 S2 M2", 4, {"hand_size": 8}),
]


@pytest.mark.parametrize(("faces", "copies", "options"), DECKS)
@pytest.mark.parametrize("what", [balik_satu.AS_DEALT, balik_satu.CARDS_OUT, balik_satu.DEALT_MATAS])
def test_hands_dealt_are_counted_as_one_by_one(faces, copies, options, what):
    g = small("balik_satu", faces, copies, **options)
    expected = counted_one_by_one(balik_satu.with_deck(g), balik_satu.event, what, int(g.hand_size), 1, top_card=False)
    assert balik_satu.count_event(g, what) == expected


@pytest.mark.parametrize(("faces", "copies", "options"), DECKS)
def test_the_first_turn_is_counted_as_one_by_one(faces, copies, options):
    g = small("balik_satu", faces, copies, **options)
    what = balik_satu.FIRST_TURN
    cards = int(g.hand_size) + 1
    expected = counted_one_by_one(balik_satu.with_deck(g), balik_satu.event, what, cards, 0, top_card=False)
    found = balik_satu.count_event(g, what)
    assert found == expected
    assert set(found) == {0, 1, 2, 3}, "the deck shows every way that a first turn can be"


def test_a_first_card_that_is_drawn_counts_like_one_that_is_dealt():
    g = small("gonggong", "C1 S1 RF C2 S2 M2", 3)
    expected = counted_one_by_one(balik_satu.with_deck(g), balik_satu.event, balik_satu.FIRST_TURN, 6, 0, top_card=True)
    assert balik_satu.count_event(g, balik_satu.FIRST_TURN) == expected


@pytest.mark.parametrize("what", range(4))
def test_pairs_are_counted_as_one_by_one(what):
    g = small("tantanan", "C1 S1 WF C2 S2 M2 C3 S3", 2)
    first = what == balik_satu.FIRST_TURN
    expected = counted_one_by_one(
        balik_satu.with_deck(g), balik_satu.event, what, 6 if first else 5, 0 if first else 1, first
    )
    assert balik_satu.count_event(g, what) == expected


@pytest.mark.parametrize("what", range(3))
def test_kw12_ready_hands_of_eight_are_counted_as_one_by_one(what):
    g: Any = ruleset("kowah").table()
    for code in ["C1", "S1", "WF", "C2", "S2", "M2", "OT"]:
        g.deck[card_number(code)] = 4
    expected = counted_one_by_one(kowah.with_deck(g), kowah.event, what, 8, 0, top_card=False)
    assert kowah.count_event(g, what) == expected


def test_uneven_decks_are_refused():
    g = small("balik_satu", "C1 S1", 3)
    g.deck[card_number("M1")] = 2
    with pytest.raises(ValueError, match="differ in number"):
        balik_satu.count_event(g, balik_satu.AS_DEALT)


@pytest.mark.parametrize("name", OF_BALIK_SATU)
def test_all_hands_of_the_whole_deck_are_counted(name):
    g: Any = ruleset(name).table()
    cards, size = 30 * int(g.half_decks), int(g.hand_size)
    for what in range(3):
        assert sum(balik_satu.count_event(g, what).values()) == comb(cards, size)
    assert sum(balik_satu.count_event(g, balik_satu.FIRST_TURN).values()) == comb(cards, size + 1)


@pytest.mark.parametrize("name", OF_BALIK_SATU)
def test_ha2_the_mean_number_of_identical_sets_follows_from_one_face(name):
    g: Any = ruleset(name).table()
    copies, size, each = int(g.half_decks), int(g.hand_size), int(g.set_size)
    found = balik_satu.count_event(g, balik_satu.DEALT_MATAS)
    of_a_face = sum((n // each) * comb(copies, n) * comb(29 * copies, size - n) for n in range(min(copies, size) + 1))
    assert sum(n * ways for n, ways in found.items()) == 30 * of_a_face


def test_tt4_three_pairs_in_six_cards_by_hand():
    """Six cards in pairs by rank, less those without two identical cards, rank by rank.

    Two copies of 30 faces: the rank of one has six faces with the honours, the eight others have three.
    """
    ones = [comb(6, n) * 2**n for n in range(7)]  # n ones, no two identical
    others = [comb(3, n) * 2**n for n in range(4)]
    every = [1, *[0] * 6]
    without = list(every)
    for rank in range(9):
        cards = 12 if rank == 0 else 6
        plain = ones if rank == 0 else [*others, 0, 0, 0]
        every = [sum(every[n - k] * comb(cards, k) for k in range(0, n + 1, 2)) for n in range(7)]
        without = [sum(without[n - k] * plain[k] for k in range(0, n + 1, 2)) for n in range(7)]
    found = balik_satu.count_event(ruleset("tantanan").table(), balik_satu.FIRST_TURN)
    assert found[balik_satu.COMPLETE] == every[6] - without[6]


# ---------------------------------------------------------------- the waits of a hand

TAN_HAND = [
    "C1",
    "C1",
    "C1",
    "C2",
    "S2",
    "M2",
    "C3",
    "S3",
    "M3",
    "C4",
    "S4",
    "M4",
    "C5",
    "S5",
]  # a mata, so any five completes it
CEKI_HAND = ["C1", "S1", "M1", "C2", "S2", "M2", "C3", "S3", "M3", "C4", "S4", "M4", "C5", "C5"]


def rows_of(name: str, known: Known, players: int = 4, **options: Any) -> Any:
    game = catalogue.game(name)
    (page,) = game.namespace["ODDS"].hand(ruleset(name, players, **options).table(), known)
    return page


def test_bs19_a_tan_waits_for_all_of_the_rank_that_are_left():
    page = rows_of("balik_satu", Known(tuple(TAN_HAND)))
    # 6 half decks: 18 fives, 2 held. 166 unseen cards, of which 180 - 57 = 123 will be drawn.
    cards = {row[0]: row[1] for row in page.rows}
    assert cards == {"C5": 5, "S5": 5, "M5": 6, "any of them": 16}
    assert page.rows[-1][2] == Fraction(16, 166)
    assert page.rows[-1][3] == 1 - Fraction(comb(150, 123), comb(166, 123))


def test_bs20_a_ceki_waits_for_the_identical_card_and_seen_cards_do_not_come():
    page = rows_of("balik_satu", Known(tuple(CEKI_HAND), ("C5", "C5", "S9"), stock=10))
    assert page.rows == (("C5", 2, Fraction(2, 163), 1 - Fraction(comb(161, 10), comb(163, 10))),)


def test_gg10_only_own_draws_win_where_others_cards_must_be_discards():
    everyone = rows_of("gonggong", Known(tuple(CEKI_HAND), stock=40))
    alone = rows_of("gonggong", Known(tuple(CEKI_HAND), stock=40), metu_from="discard")
    assert everyone.rows[0][3] == 1 - Fraction(comb(162, 40), comb(166, 40))
    assert alone.rows[0][3] == 1 - Fraction(comb(162, 10), comb(166, 10))


def test_bs24_the_draw_of_another_wins_for_a_caller_unless_the_house_says_otherwise():
    """What the two counts above suppose, played."""
    for metu_from, wins in (("stock", True), ("discard", False), ("both", True)):
        g: Any = ruleset("gonggong", 4, metu_from=metu_from).table()
        balik_satu.lay_hand(g, CEKI_HAND, 0)
        g.call[0], g.drawer, g.turn, g.stock_left = balik_satu.CEKI, 1, 1, 20
        balik_satu.turn_up(g, card_number("C5"))
        assert (g.winner == 0) is wins


def test_bs17_a_full_hand_is_shown_by_what_may_go_the_widest_wait_first():
    page = rows_of("balik_satu", Known((*CEKI_HAND, "C9")))
    assert page.rows[0][:4] == ("C9", "ceki", "C5", 4)
    assert page.title == "Ready when a card goes"
    complete = rows_of("balik_satu", Known((*TAN_HAND, "M5")))
    assert complete.title.startswith("This hand is complete")
    assert [row[3] for row in complete.rows] == sorted((row[3] for row in complete.rows), reverse=True)


def test_bs17_a_hand_that_is_not_ready_is_told_what_the_next_card_makes():
    hand = ["C1", "C1", "C1", "C2", "S2", "M2", "C3", "S3", "M3", "C4", "S4", "C5", "S5", "C9"]
    page = rows_of("balik_satu", Known(tuple(hand)))
    assert isinstance(page, Odds)
    # Any of the 16 other fours or fives leaves one pair when C9 goes; a nine leaves two pairs and is no use.
    assert (page.lines[0].says, page.lines[0].good) == ("not yet ready", 166 - 32)
    assert page.lines[1].good == 32
    assert page.lines[1].says == "ready: tan"


@pytest.mark.parametrize("name", SETS)
def test_hands_that_cannot_be_held_are_refused(name):
    odds = catalogue.game(name).namespace["ODDS"]
    g: Any = ruleset(name).table()
    with pytest.raises(ValueError, match="hand of 3 cards"):
        odds.hand(g, Known(("C1", "C2", "C3")))
    size = 5 if name == "tantanan" else 8 if name == "kowah" else 14
    with pytest.raises(ValueError, match="copies, the deck has"):
        odds.hand(g, Known(("C1",) * size, ("C1",) * 20))
    with pytest.raises(ValueError, match="stock: 999 cards"):
        odds.hand(
            g,
            Known(("C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "S1", "S2", "S3", "S4", "S5")[:size], (), 999),
        )


KOWAH_READY = ["C3", "S3", "M3", "C5", "S5", "M5", "C7", "S7"]


def test_kw16_a_ready_hand_waits_for_the_rank_of_its_couple():
    page = rows_of("kowah", Known(tuple(KOWAH_READY), ("M7", "M7"), stock=40))
    # 120 cards less 8 held and 2 seen; of 40 to come every fourth is one's own.
    assert {row[0]: row[1] for row in page.rows} == {"C7": 3, "S7": 3, "M7": 2, "any of them": 8}
    assert page.rows[-1][2:] == (Fraction(8, 110), 1 - Fraction(comb(102, 10), comb(110, 10)))


def test_kw18_nine_cards_are_shown_by_what_may_go_and_eight_by_the_next_card():
    page = rows_of("kowah", Known((*KOWAH_READY, "C1")))
    assert [row[:4] for row in page.rows] == [("C1", "ceki", "C7 S7 M7", 10)]
    whole = rows_of("kowah", Known((*KOWAH_READY, "M7")))
    assert whole.title.startswith("Three sets")
    assert len(whole.rows) == 9
    page = rows_of("kowah", Known(("C3", "S3", "M3", "C5", "S5", "C7", "S7", "C9")))
    # A five or a seven (10 of each are out) leaves a couple of the other when C9 goes; nothing else does.
    assert [(line.says, line.good, line.total) for line in page.lines] == [
        ("not yet ready", 92, 112),
        ("ready", 20, 112),
    ]


@pytest.mark.parametrize("name", SETS)
def test_hands_dealt_ready_are_all_told_by_the_number_of_cards_that_complete_them(name):
    odds = catalogue.game(name).namespace["ODDS"]
    g: Any = ruleset(name).table()
    (page,) = odds.outlook(g)
    assert sum(row[1] for row in page.rows) == 1
    assert all(0 < row[2] < row[3] < 1 for row in page.rows)


def test_own_draws_alone_are_hoped_for_where_only_they_win():
    everyone, alone = (
        balik_satu.outlook(ruleset("gonggong", 4, metu_from=where).table())[0] for where in ("stock", "discard")
    )
    assert all(row[3] > other[3] for row, other in zip(everyone.rows, alone.rows, strict=True))


def test_waits_of_the_second_hand_are_those_that_the_rules_name():
    g: Any = ruleset("balik_satu", 4).table()
    hand = balik_satu.lay_hand(g, TAN_HAND)
    call = balik_satu.ready_call(g, hand)
    page = rows_of("balik_satu", Known(tuple(TAN_HAND)))
    assert {row[0] for row in page.rows[:-1]} == set(members(balik_satu.waits(g, hand, call)))

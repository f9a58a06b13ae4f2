"""The odds of the games of the pack: figures of the rules, had by hand, or had by playing every course of the cards."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations
from math import comb
from typing import Any

import pytest

from ceki.cards.notation import card_number
from ceki.cards.odds.chances import Known, Sheet
from ceki.engine.bits import NONE
from ceki.engine.moves import no_moves
from ceki.engine.record import copy
from ceki.play.ruleset import ruleset
from tests.games.namespaces import chabut, pakau, sakopong


def number(code: str) -> int:
    return card_number(code, "pack52")


def table_of(game: str, players: int | None = None, **options: Any) -> Any:
    return ruleset(game, players, **options).table()


# ---------------------------------------------------------------- pakau


def test_pk14_the_classes_of_all_hands():
    page = pakau.ODDS.events[pakau.CLASS].odds(table_of("pakau"))
    rests = [2208, 2164, 2212, 2164, 2212, 2164, 2208, 2164, 2212, 2160]  # remainders 9 to 0
    assert [line.good for line in page.lines] == [4, 4, 4, 220, *rests]
    assert {line.total for line in page.lines} == {22100}


def test_pk7_pips_of_all_hands():
    found = pakau.count_hands(table_of("pakau"), pakau.TOTAL)
    assert sum(found.values()) == comb(52, 3)
    assert (found[3], found[4], found[30]) == (4, 4 * comb(4, 2), comb(16, 3))  # three aces; two and a two; all tens
    assert Fraction(sum(n * ways for n, ways in found.items()), 22100) == 3 * Fraction(85, 13)  # 85 pips in 13 ranks


def test_pk11_two_hands_and_the_classes_of_the_first():
    g = table_of("pakau")
    found = pakau.count_meetings(g)
    assert found == {0: 183649744, 1: 183649744, 2: 39870912}
    (page,) = pakau.ODDS.outlook(g)
    rows = {row[0]: row[1:] for row in page.rows}
    above = Fraction(8, comb(49, 3))  # against three tens: four hands of aces and four of threes
    assert rows["three tens"] == (Fraction(4, 22100), 1 - above, above, 0)
    assert rows["three aces"][1:] == (1, 0, 0)
    assert sum(row[1] for row in page.rows) == 1


@pytest.mark.parametrize("hand", ["9S 9D AH", "TS TH KD", "3S 3H 3D"])
def test_pk11_a_hand_against_every_other_one_by_one(hand):
    g = table_of("pakau", 2)
    (page,) = pakau.ODDS.hand(g, Known(tuple(hand.split()), ("2S", "2H")))
    pakau.lay_hands(g, [hand.split()])
    unseen = [card for card in range(52) if not g.hand[0, card] and card not in (number("2S"), number("2H"))]
    expected = {"wins": 0, "ties": 0, "loses": 0}
    own = pakau.strength(g, g.hand[0])
    worth: dict[tuple[int, ...], int] = {}  # suits never matter
    for cards in combinations(unseen, 3):
        ranks = tuple(sorted(card % 13 for card in cards))
        if ranks not in worth:
            g.hand[1] = 0
            g.hand[1, list(cards)] = 1
            worth[ranks] = int(pakau.strength(g, g.hand[1]))
        expected["wins" if own > worth[ranks] else "ties" if own == worth[ranks] else "loses"] += 1
    assert {line.says: line.good for line in page.lines} == expected


def test_pakau_refuses_what_cannot_be():
    g, ask = table_of("pakau"), pakau.ODDS.hand
    with pytest.raises(ValueError, match="hand of 2 cards"):
        ask(g, Known(("AS", "AH")))
    with pytest.raises(ValueError, match="card AS: 2 copies"):
        ask(g, Known(("AS", "AH", "AD"), ("AS",)))
    with pytest.raises(ValueError, match="nothing is drawn"):
        ask(g, Known(("AS", "AH", "AD"), (), 4))
    rest = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in "A23456789TJQK")[:48]
    with pytest.raises(ValueError, match="other hands cannot exist"):
        ask(g, Known(("TC", "JC", "QC"), tuple(code for code in rest if code not in ("TC", "JC", "QC"))))


def test_pk12_the_best_of_all_hands_has_the_class_of_the_strongest():
    g = pakau.lay_hands(table_of("pakau", 3), [["9S", "9D", "KH"], ["9H", "TD", "QH"], ["2S", "2D", "2C"]])
    assert pakau.CLASSES[pakau.event(g, pakau.BEST_CLASS)] == "remainder_9"
    assert pakau.event(g, pakau.MEETING) == 1
    assert pakau.ODDS.events[pakau.BEST_CLASS].count is None
    with pytest.raises(ValueError, match="no closed form"):
        pakau.ODDS.events[pakau.BEST_CLASS].odds(g)


# ---------------------------------------------------------------- chabut


def test_ch17_named_keels_and_ch6_their_points():
    keels = chabut.ODDS.events[chabut.KEEL].odds(table_of("chabut"))
    assert {line.says: line.good for line in keels.lines} == {
        "no name": 1004, "nikah": 48, "kachang": 6, "sa glabat": 48, "dua jalor": 6, "ace two": 16,
    }  # fmt: skip
    points = chabut.count_keels(table_of("chabut", target=21), chabut.KEELS_TOTAL)
    assert (sum(points.values()), points[20], points[12]) == (630, 16, 60)


PACK = ["AS", "AH", "3S", "5S", "9S", "KS", "QS"]
SMALL_HOUSES = [
    {"target": 21, "dealer_stand_at": 15},
    {"target": 21, "dealer_stand_at": 17, "tie": "push", "both_bust": "push", "min_stand": 12},
    {"target": 31, "dealer_stand_at": 20, "masok_daun": "wins", "lunas_multiplier": "nikah:3,kachang:2"},
    {"target": 21, "courts_21": "ten", "tie": "player", "masok_mata_multiplier": 2, "ace_values": "1,10,11"},
]


def small_pack(options: dict[str, Any]) -> Any:
    """A table of two with seven cards in the pack and at most three in a hand."""
    target = int(options["target"])
    if target == 21:
        options = {"courts_21": "ten", **options}
    g = table_of("chabut", 2, max_cards=3, **options)
    held = {number(code) for code in PACK}
    for card in range(52):
        if card not in held:
            g.worth[card] = NONE
    return g


class PlayedOut:
    """The worth of every hand of the first player, card by card through the rules, with every order of the pack."""

    def __init__(self, g: Any) -> None:
        self.g = g
        self.pack = frozenset(number(code) for code in PACK)
        self.value = cache(self._value)
        self.stands = cache(self._stands)

    def laid(self, keels: frozenset[int], drawn: frozenset[int], his: tuple[int, ...] = ()) -> Any:
        g = copy(self.g)
        g.keels[0, list(keels)] = 1
        g.drawn[0, list(drawn)] = 1
        g.cards[0] = len(keels) + len(drawn)
        g.keels[1, list(his[:2])] = 1
        g.drawn[1, list(his[2:])] = 1
        g.cards[1] = len(his)
        g.stock_left = 52
        return g

    def offered(self, g: Any, seat: int) -> tuple[bool, bool]:
        g.turn = seat
        moves = no_moves()
        chabut.legal(g, moves)
        return bool(moves[chabut.DRAW]), bool(moves[chabut.PASS] or moves[chabut.OUT])

    def _value(self, keels: frozenset[int], drawn: frozenset[int]) -> Fraction:
        """The better of passing and drawing."""
        draw, stop = self.offered(self.laid(keels, drawn), 0)
        choices = [self.stands(keels, drawn, ())] if stop else []
        if draw:
            left = self.pack - keels - drawn
            choices.append(sum((self.value(keels, drawn | {card}) for card in left), Fraction(0)) / len(left))
        return max(choices)

    def _stands(self, keels: frozenset[int], drawn: frozenset[int], his: tuple[int, ...]) -> Fraction:
        """What it brings when the dealer draws on from `his` cards, in every order."""
        g = self.laid(keels, drawn, his)
        if len(his) >= 2 and not self.offered(g, 1)[0]:
            chabut.settle(g)
            return Fraction(int(g.cents[0]))
        left = self.pack - keels - drawn - set(his)
        return sum((self.stands(keels, drawn, (*his, card)) for card in left), Fraction(0)) / len(left)


@pytest.mark.parametrize("options", SMALL_HOUSES, ids=lambda options: f"{options['target']}-{len(options)}")
def test_ch10_the_best_plan_is_the_best_of_all_courses_of_a_small_pack(options):
    g = small_pack(options)
    if g.dealer_stand_at < 0:
        g.dealer_stand_at = int(g.target) - chabut.PASSES_AT
    played = PlayedOut(g)
    expected = [played.value(frozenset(pair), frozenset()) for pair in combinations(played.pack, 2)]
    plan = chabut.Plan(g)
    meetings = chabut.Meetings(plan, chabut.orders(plan.sizes, {(0,) * len(plan.sizes): 1}, plan.may_draw))
    bests = [chabut.Best(plan, meetings, keels, starts) for keels, starts in plan.starts()]
    total = sum(ways * best.worth[hand] for best in bests for hand, ways in best.starts.items())
    assert total / (7 * 6) == sum(expected) / len(expected)
    assert chabut.draw_or_pass(plan, bests).how.count(f"{float(total / 42):+.4f} cents") == 1


def test_ch21_every_hand_of_the_best_plan_ends_somewhere():
    plan, endings, passing = chabut.outlook(small_pack({"target": 21, "dealer_stand_at": 15}))
    assert [page.title for page in (plan, endings, passing)] == [
        "Draw or pass",
        "Where the best plan ends",
        "Passing from some total on",
    ]
    assert sum(row[1] for row in endings.rows) == 1
    assert endings.rows[-1][0] == "out"
    for row in plan.rows:
        some_pass, some_draw = row[4] > row[5], row[5] > row[4]  # on average: then at least one hand does so
        assert row[6] < 1 if some_pass else row[6] > 0 if some_draw else True


def test_ch6_a_hand_is_told_its_next_card_and_both_choices():
    next_card, choice = chabut.ODDS.hand(table_of("chabut"), Known(("KS", "9H", "7D")))
    found = {line.says: (line.good, line.total) for line in next_card.lines}
    assert found == {"out": (25, 45), **{str(points): (4, 45) for points in range(27, 32)}}
    assert isinstance(choice, Sheet)
    assert [row[0] for row in choice.rows] == ["pass", "draw"]
    assert [row[2] for row in choice.rows] == ["", "best"]
    assert -10 <= choice.rows[0][1] < choice.rows[1][1] <= 10


def test_ch12_who_has_the_target_can_only_keep_it_and_ch21_a_pool_has_no_dealer_to_count_against():
    (choice,) = chabut.ODDS.hand(table_of("chabut"), Known(("KS", "QH", "AD")))
    assert [row[0] for row in choice.rows] == ["pass"]
    pages = chabut.ODDS.hand(table_of("chabut", showdown="pool"), Known(("KS", "9H"), ("7D",)))
    assert [page.title for page in pages] == ["The next card with 19 points"]
    assert pages[0].lines[0].total == 45


def test_ch9_seen_cards_are_not_in_the_pack():
    seen = ("2S", "2H", "2D", "2C", "3S")
    without = chabut.ODDS.hand(table_of("chabut"), Known(("KS", "9H", "7D"), seen))[0]
    assert "28" not in {line.says for line in without.lines}
    assert without.lines[0].total == 40


def test_chabut_refuses_what_cannot_be():
    g, ask = table_of("chabut"), chabut.ODDS.hand
    for known, says in (
        (Known(("AS",)), "hand of 1 cards"),
        (Known(("AS", "AH"), (), 3), "stock"),
        (Known(("AS", "AH"), ("AS",)), "card AS: 2 copies"),
        (Known(("TS", "AH")), "more than the pack has"),
        (
            Known(("AS", "AH"), (*tuple(f"{r}{s}" for r in "23456789" for s in "SHDC"), "AD", "AC", "JS")),
            "cards are left",
        ),
    ):
        with pytest.raises(ValueError, match=says):
            ask(g, known)


def test_ch10_passing_from_a_total_by_hand():
    """Two cards at most: who may draw no third ends with his keels, so that only the deal counts."""
    g = table_of("chabut", 2, max_cards=2, target=21, showdown="pool")
    (page,) = chabut.outlook(g)
    assert len(page.rows) == 11
    for row in page.rows:
        assert row[1:] == (0, 0, 1, 0)  # 630 pairs of keels, none of them 21: all are full hands
    plan = chabut.Plan(table_of("chabut", 2, target=21))
    assert chabut.passed_from(plan, 13)[chabut.MATI] == 0  # no card counts more than nine there
    assert chabut.passed_from(plan, 14)[chabut.MATI] > 0
    assert sum(chabut.passed_from(plan, 14)) == 1


# ---------------------------------------------------------------- sakopong


def test_sk2_suits_in_a_hand():
    g = table_of("sakopong")
    suits = sakopong.count_hands(g, sakopong.SUITS_HELD)
    assert suits[1] == 4 * comb(8, 5)
    assert suits[2] == comb(4, 2) * (comb(16, 5) - 2 * comb(8, 5))
    assert suits[4] == 4 * comb(8, 2) * 8**3
    longest = sakopong.count_hands(g, sakopong.LONGEST_SUIT)
    assert (longest[5], longest[4]) == (4 * comb(8, 5), 4 * comb(8, 4) * 24)
    assert sum(suits.values()) == sum(longest.values()) == comb(32, 5)


def lead(hand: str, seen: str = "", **options: Any) -> dict[str, Any]:
    (page,) = sakopong.ODDS.hand(table_of("sakopong", 2, **options), Known(tuple(hand.split()), tuple(seen.split())))
    return {row[0]: row[1:] for row in page.rows}


def test_sk5_the_last_card_wins_unless_the_other_holds_a_higher_of_its_suit():
    assert lead("7H") == {"7H": (Fraction(7, 31), Fraction(24, 31), Fraction(24, 31))}
    assert lead("QH", "AH 7S") == {"QH": (Fraction(1, 29), Fraction(28, 29), Fraction(28, 29))}


def test_sk5_two_cards_that_nothing_beats_win_both_tricks():
    rows = lead("AS KS")
    assert rows["AS"] == rows["KS"] == (0, 0, 1, 2)


def test_sk4_the_ace_first_or_last():
    """AS and 7S with one spade and two hearts unseen: by hand over the three hands of the other."""
    gone = [f"{rank}{suit}" for suit in "SHDC" for rank in "AKQJT987"]
    unseen = {"AS", "7S", "KS", "9H", "8H"}
    rows = lead("AS 7S", " ".join(code for code in gone if code not in unseen))
    # The other holds KS 9H, KS 8H or 9H 8H. AS takes the king, if it is there; then 7S wins.
    assert rows["AS"] == (0, 0, 1, 2)
    # 7S loses to the king, which is followed by a heart that AS, of another suit, does not beat.
    assert rows["7S"] == (Fraction(2, 3), 0, Fraction(1, 3), Fraction(2, 3))


def test_sakopong_refuses_what_it_cannot_count():
    ask = sakopong.ODDS.hand
    for players, known, says in (
        (4, Known(("AS",)), "players"),
        (2, Known(("AS", "KS", "QS")), "hand of 3"),
        (2, Known(("AS",), ("2S",)), "cast out"),
        (2, Known(("AS",), ("AS",)), "2 copies"),
        (2, Known(("AS",), (), 5), "stock"),
    ):
        with pytest.raises(ValueError, match=says):
            ask(table_of("sakopong", players), known)
    all_seen = tuple(f"{rank}{suit}" for suit in "SHDC" for rank in "AKQJT987")
    with pytest.raises(ValueError, match="fewer than the other holds"):
        ask(table_of("sakopong", 2), Known(("AS",), all_seen[1:]))

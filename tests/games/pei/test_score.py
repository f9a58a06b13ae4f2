"""Pei: the score, places, bets and variants. Tests are named for their clause."""

from __future__ import annotations

from typing import Any

import pytest

from ceki.cards.ceki import M5
from ceki.cards.notation import counted, members
from ceki.games.pei.rules import PATIH, RAJA
from ceki.games.pei.words import GAME
from ceki.play import catalogue
from ceki.play.rulebook.spelling import place_at, spelled
from tests.games.namespaces import pei
from tests.games.pei.laid import NINE, RUN_OF_8, check, dealt, net, played_out, score, table


def test_pe_21_lines_name_the_combinations_and_the_rest() -> None:
    g = table()
    g.won[PATIH] = counted(["OT", "RF", "S9", "S9", "C5", "M9"])
    pei.count_pile(g, PATIH)
    lines = [
        (
            int(g.line_what[i]),
            int(g.line_seat[i]),
            int(g.line_count[i]),
            int(g.line_points[i]),
            members(g.line_faces[i]),
        )
        for i in range(g.lines)
    ]
    assert lines == [(pei.ABANG, 1, 4, 52, ["S9", "RF", "OT"]), (pei.REST, 1, 2, 14, ["C5", "M9"])]


@pytest.mark.parametrize(
    ("cards", "table_name", "total"),
    [
        ("C1 C2 C3", "printed", 39),
        ("C1 C2 C3 C4 C5", "printed", 65),
        (NINE, "per_card", 117),
        (NINE, "cap_113", 113),
        (NINE, "printed", 113),
    ],
)
def test_pe_24_tables_of_bunci_ireng(cards: str, table_name: str, total: int) -> None:
    assert score(cards, ireng_table=table_name) == total
    assert score("C1 C2 C3 C4", ireng_table=table_name, card_use="once_ireng_first") == (
        42 if table_name == "printed" else 52
    )


def test_pe_24_the_figures_stand_for_thirteen_a_card() -> None:
    assert score(NINE, ireng_table="printed", rates={"ireng": 14}) == 126


@pytest.mark.parametrize(("copies", "total"), [("single", 52 + 6), ("each_run", 52 + 39), ("extra_copies", 13 * 7)])
def test_pe_25_further_copies_of_the_coins(copies: str, total: int) -> None:
    assert score("C1 C2 C3 C4 C1 C2 C3", ireng_copies=copies) == total


def test_pe_25_a_second_run_needs_three_coins() -> None:
    assert score("C1 C2 C3 C4 C1 C2", ireng_copies="each_run") == 52 + 3
    assert score("C1 C2 C3 C3 C4 C4 C4 C5 C5", ireng_copies="each_run") == 65 + 3 + 4 + 4 + 5


def test_pe_25_extra_copies_may_serve_another_combination() -> None:
    assert score(RUN_OF_8 + " C8", ireng_copies="extra_copies") == 104 + 33  # not 13 for the second C8
    assert score("C1 C2 C3 C9 C9", ireng_copies="extra_copies", rates={"ireng": 2}) == 6 + 18


@pytest.mark.parametrize(
    ("use", "total"), [("once_best", 91 + 33), ("once_ireng_first", 104 + 4), ("shared", 104 + 33)]
)
def test_pe_31_a_card_in_two_combinations(use: str, total: int) -> None:
    assert score(RUN_OF_8, card_use=use) == total


def test_pe_31_a_shared_card_leaves_its_copies_at_face_value_only_where_none_uses_them() -> None:
    assert score(RUN_OF_8 + " C8 C7", card_use="shared") == 104 + 44 + 7


def test_pe_31_by_the_text_an_s9_serves_the_better() -> None:
    one_s9 = "OT RF S9 C1 C1 M1 M1"
    assert score(one_s9, macan_cards="text") == 50 + 2  # five macan cards before three red ones
    assert score("OT OT " + one_s9, macan_cards="text") == 65 + 4
    assert score("C1 C2 C3 S9 M1", macan_cards="text", card_use="once_ireng_first") == 39 + 9 + 1
    assert score("C1 C2 C3 S9 M1", macan_cards="text", card_use="shared") == 39 + 30


def test_pe_33_the_whole_pack_scores_964() -> None:
    g = table()
    g.won[RAJA] = 4
    pei.count_pile(g, RAJA)
    assert g.score[RAJA] == 964 == 117 + 156 + 144 + 121 + 110 + 316


def test_rates_are_points_a_card() -> None:
    assert score("OT RF S9", rates={"abang": 5}) == 15
    assert score("OT RF S9 S9", rates={"abang": 5}) == 15 + 9  # the other S9 is worth more by its face
    assert score("C9 S1 M1", rates={"macan": 0}) == 11  # nobody need score what loses points
    assert score("WF S8 M9", rates="13,13,20,11,10") == 60


def test_extras_by_face_value() -> None:
    assert score("OT OT RF S9 C1 C2 C3 C4", extras="face") == 39 + 1 + 39 + 4
    assert score("C1 C2 C3 C1 C2 C3", extras="face", ireng_copies="each_run") == 39 + 6


@pytest.mark.parametrize(
    ("scores", "shared", "by_seat"),
    [
        ([340, 300, 300], [[0], [1, 2], []], [[0], [1], [2]]),
        ([300, 300, 300], [[0, 1, 2], [], []], [[0], [1], [2]]),
        ([280, 320, 320], [[1, 2], [], [0]], [[1], [2], [0]]),
    ],
)
def test_pe_22_equal_scores(scores: list[int], shared: list[list[int]], by_seat: list[list[int]]) -> None:
    assert list(check("pe_places", {"scores": scores}).values()) == shared
    assert list(check("pe_places", {"scores": scores}, place_ties="seat_order").values()) == by_seat


@pytest.mark.parametrize(
    ("bets", "scores", "options", "cents"),
    [
        ("wudon", [340, 310, 280], {"wudon_stake": 9}, [9, 0, -9]),
        ("wudon", [340, 310, 280], {"wudon_sweep": 340}, [50, -25, -25]),
        ("wudon", [300, 300, 300], {}, [0, 0, 0]),
        ("wudon", [340, 340, 280], {"place_ties": "seat_order"}, [25, 0, -25]),
        ("rampung", [340, 310, 280], {"te_line": 300}, [10, 0, -10]),
        ("rampung", [340, 310, 280], {"te_lumrah": 7}, [7, 0, -7]),
        ("rampung", [340, 310, 280], {"te_who": "winner"}, [5, 0, -5]),
        ("rampung", [340, 310, 180], {"te_who": "winner"}, [15, 0, -15]),  # té lumrah and té mati add up
        ("rampung", [340, 190, 180], {"te_who": "winner"}, [25, -10, -15]),
        ("rampung", [190, 180, 170], {"te_who": "winner"}, [20, -10, -10]),
        ("rampung", [310, 283, 190], {}, [10, 0, -10]),
        ("rampung", [310, 283, 190], {"te_who": "winner"}, [15, 0, -15]),
        ("rampung", [340, 310, 180], {"te_mati": 20}, [20, 0, -20]),
        ("rampung", [340, 190, 180], {}, [20, -10, -10]),
        ("rampung", [340, 190, 180], {"te_mati_payers": "loser_only"}, [10, 0, -10]),
        ("rampung", [340, 310, 280], {"belahan": (340, 4)}, [13, -4, -9]),
        ("rampung", [340, 310, 280], {"patang_atusan": (340, 1)}, [7, -1, -6]),
        ("rampung", [300, 300, 300], {"place_ties": "seat_order"}, [5, 0, -5]),
        ("jung", [354, 322, 275], {"jung": (20, 3)}, [6 + 12, 9 - 6, -12 - 9]),
        ("wulwulan", [380, 300, 200], {"jackpot_stake": 10, "jackpot_line": 380}, [20, -10, -10]),
        ("wulwulan", [380, 300, 200], {}, [-25, -25, -25]),
        ("nir", [420, 420, 200], {"place_ties": "seat_order"}, [50, -25, -25]),
        ("jedhil", [320, 300, 280], {"jedhil_wager": 40}, [10 - 40, 5 - 40, -40]),
        ("jedhil", [360, 300, 280], {"jedhil_pay": (1, 2, 3, 4)}, [2 - 25, 4 - 25, -25]),
        ("jedhil", [320, 300, 280], {"jedhil_floor": 76}, [10 - 50, 5 - 50, -50]),
        ("jedhil", [320, 300, 280], {"jedhil_lines": (320, 400)}, [15 - 25, 5 - 25, -25]),
        ("jedhil", [320, 300, 280], {"jedhil_lines": (310, 320)}, [20 - 25, 5 - 25, -25]),
        ("jedhil", [360, 300, 280], {"jedhil_wager": 50, "jedhil_scale": True}, [30 - 50, 10 - 50, -50]),
        ("jedhil", [320, 300, 280], {"jedhil_wager": 12, "jedhil_scale": True}, [4 - 12, 2 - 12, -12]),
        ("jedhil", [300, 300, 300], {}, [5 - 25, 5 - 25, 5 - 25]),
        ("jedhil", [400, 300, 280], {"jedhil_400": "whole_pot"}, [50, -25, -25]),
    ],
)
def test_options_of_the_bets(bets: str, scores: list[int], options: Any, cents: list[int]) -> None:
    assert net(bets, scores, **options) == cents


def test_pe_52_bets_are_free_to_combine_and_add_up() -> None:
    assert net("parewanan,jung", [354, 322, 275]) == [135, -30, -105]
    assert net("wulwulan,jedhil", [410, 300, 200]) == [75 + 20 - 50, 5 - 50, -50]
    alone = [net(bet, [410, 300, 150]) for bet in pei.BETS.declared]
    assert net(pei.BETS.declared, [410, 300, 150]) == [sum(row) for row in zip(*alone, strict=True)]


def test_every_line_of_every_bet_fits_the_record() -> None:
    g = table(bets=pei.BETS.declared)
    g.won[:] = [counted((NINE + " OT RF S9 WF S8 M9 S2 M2 C8 C9 S1 M1").split())] * 3
    g.won[:, M5] = 1, 2, 2
    g.won[RAJA, M5] = 3  # one winner, and two seconds who each owe all that can be owed
    g.te_who, g.te_line = 1, pei.best_score(g, g.won[RAJA])  # of the winner
    g.wudon_sweep, g.belahan[0], g.patang_atusan[0], g.jackpot_line = 1000, 0, 0, 0
    pei.pay_stakes(g)
    pei.settle(g)
    assert g.lines == pei.MAX_LINES
    assert int(g.cents.sum()) + g.pot == 0
    paid = [int(g.cents[seat] + g.staked) for seat in range(3)]
    for seat in range(3):
        words = [GAME.lines[g.line_what[i]].word for i in range(g.lines) if g.line_seat[i] == seat]
        assert words[:6] == ["ireng", "abang", "keyang", "picis", "macan", "face_points"]
        received = [i for i in range(g.lines) if g.line_seat[i] == seat and g.line_what[i] > pei.INTO_JEDHIL]
        assert sum(int(g.line_points[i]) for i in received) == paid[seat]


def test_money_of_a_whole_round_and_its_pot() -> None:
    for seed in range(4):
        g = played_out(seed, bets=pei.BETS.declared)
        assert int(g.cents.sum()) + g.pot == 0
        assert g.jedhil_pot <= g.pot


def test_pe_51_a_pot_must_be_able_to_pay() -> None:
    with pytest.raises(ValueError, match="jedhil_floor: 24 is less than the largest payout; allowed: 25 or more"):
        table(jedhil_floor=24)
    assert table(jedhil_pay=(10, 15, 50, 5)).jedhil_floor == 55
    assert table(jedhil_pay=(1, 1, 1, 1), jedhil_floor=2).jedhil_floor == 2


def test_pe_50_a_carried_pot_is_jedhils_when_it_is_the_only_one() -> None:
    g = table(bets="jedhil")
    g.pot = 30
    pei.pay_stakes(g)
    assert (g.jedhil_pot, g.fillings, list(g.cents)) == (30, 0, [0, 0, 0])


def test_pe_55_the_region_names_the_fourth_and_the_standing_pot_and_nothing_else() -> None:
    names = {region: played_out(3, region=region, bets="jedhil") for region in ("surakarta", "yogyakarta")}
    assert (names["surakarta"].region, names["yogyakarta"].region) == (0, 1)
    assert list(names["surakarta"].cents) == list(names["yogyakarta"].cents)
    game = catalogue.game("pei")
    said = {
        region: [spelled(game, word, {"region": region}) for word in ("wulwulan", "fourth", "ngete", "jedhil")]
        for region in ("surakarta", "yogyakarta")
    }
    assert said == {
        "surakarta": ["wul-wulan", "makao", "ngeté", "jedhil"],
        "yogyakarta": ["nir", "matang atusi", "ngeté", "jedhil"],
    }
    assert [place_at(game, seat, names["yogyakarta"]) for seat in range(4)] == [
        "raja",
        "patih",
        "unyik",
        "matang atusi",
    ]


def test_variant_changes_what_the_house_leaves_open() -> None:
    chinese, magelang = table(variant="chinese"), table(variant="magelang")
    assert (chinese.last_card, chinese.patih_peek, chinese.extras) == (pei.PRIVATE, 0, pei.BY_FACE)
    assert (list(magelang.rates), magelang.extras) == ([30, 30, 20, 20, 10], pei.BY_RATE)
    own = table(variant="chinese", last_card="face_up", patih_peek=True, extras="rate")
    assert (own.last_card, own.patih_peek, own.extras) == (pei.FACE_UP, 1, pei.BY_RATE)
    assert list(table(variant="magelang", rates="1,2,3,4,5").rates) == [1, 2, 3, 4, 5]


def test_variant_changes_the_deal() -> None:
    assert list(dealt(1, variant="chinese").hand[0]) != list(dealt(1).hand[0])

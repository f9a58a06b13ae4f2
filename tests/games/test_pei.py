"""Pei, clause by clause: what the worked examples leave out, every option, and what spans rounds."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from ceki.cards.ceki import C1, C2, C5, FACES, M1, M5, M9, OT, RANK_OF, RF, S1, S5, S9, WF
from ceki.cards.notation import card_number, counted, members
from ceki.engine.bits import NONE
from ceki.engine.chance import key_from_seed
from ceki.engine.moves import listed, no_moves
from ceki.engine.record import copy
from ceki.engine.rule import WRITTEN, specialize
from ceki.games.pei.rules import PATIH, RAJA, UNYIK, Table, legal, play
from ceki.games.pei.words import CAPTURE, GAME, LEAVE, PLAY
from ceki.lab.rounds import FNV_START, play_rounds
from ceki.play import catalogue
from ceki.play.examples import check_vector
from ceki.play.match import Match
from ceki.play.round import Round
from ceki.play.rulebook.spelling import place_at, spelled
from ceki.play.ruleset import ruleset
from tests.games.namespaces import pei

RUN_OF_8 = "C1 C2 C3 C4 C5 C6 C7 C8 S2 M2"
NINE = "C1 C2 C3 C4 C5 C6 C7 C8 C9"


def table(**options: Any) -> Any:
    return ruleset("pei", **options).table()


def dealt(seed: int = 1, **options: Any) -> Any:
    g = table(**options)
    g.key = key_from_seed(seed)
    pei.deal(g)
    return g


def moves_of(g: Any) -> list[tuple[int, int]]:
    moves = no_moves()
    legal(g, moves)
    return listed(moves)


def played_out(seed: int, **options: Any) -> Any:
    g, choose = dealt(seed, **options), random.Random(seed)
    while not g.over:
        play(g, *choose.choice(moves_of(g)))
    pei.settle(g)
    return g


def score(cards: str, **options: Any) -> int:
    return pei.best_score(table(**options), counted(cards.split()))


def net(bets: Any, scores: list[int], **options: Any) -> list[int]:
    return check("pe_round_bets", {"bets": bets, "scores": scores}, **options)["net_cents"]


def check(kind: str, given: Any, **options: Any) -> Any:
    found = pei.EXAMPLES[kind](lambda players=None, **more: table(**{**options, **more}), given)
    return {key.rstrip("?"): value for key, value in found.items()}


def laid(pool: str, hand: str = "", stock: str = "", **options: Any) -> Any:
    """The raja is in turn; `stock` is drawn in the order given, with two cards more on top."""
    g = table(**options)
    pei.lay_pool(g, pool.split())
    g.hand[RAJA] = counted(hand.split())
    cards = [card_number(code) for code in stock.split()]
    g.stock[2 : 2 + len(cards)] = cards[::-1]
    g.stock_left = 2 + len(cards)
    return g


# ---------------------------------------------------------------- the pack, the deal


def test_pe_1_three_play() -> None:
    assert GAME.seats == (3,)
    with pytest.raises(ValueError, match="players: 4 cannot play pei"):
        ruleset("pei", 4)


def test_dk_1_and_dk_2_two_sets_of_sixty() -> None:
    g = dealt()
    assert list(g.deck) == [4] * 30
    assert sum(g.deck) == 120


@pytest.mark.parametrize(
    ("card", "takes"), [(M5, ["C5", "S5"]), (S9, ["C9"]), (C1, ["S1", "WF", "RF", "OT"]), (C2, [])]
)
def test_dk_3_rank_alone_matches(card: int, takes: list[str]) -> None:
    assert members(pei.matching(laid("C5 S5 C9 S1 WF RF OT"), card)) == takes


@pytest.mark.parametrize(
    ("honours", "card", "takes"),
    [
        ("flowers_one", C1, ["S1", "WF", "RF"]),
        ("flowers_one", OT, ["OT"]),
        ("own_kind", C1, ["S1"]),
        ("own_kind", RF, ["RF"]),
    ],
)
def test_dk_4_honours_by_agreement(honours: str, card: int, takes: list[str]) -> None:
    assert members(pei.matching(laid("S1 WF RF OT", honour_rank=honours), card)) == takes


def test_dk_8_cards_are_conserved_and_each_rank_leaves_an_even_number() -> None:
    for seed in range(6):
        g = played_out(seed)
        assert list(g.hand.sum(axis=0) + g.pool + g.won.sum(axis=0)) == [4] * 30
        for rank in range(9):
            assert sum(int(g.pool[face]) for face in range(FACES) if RANK_OF[0, face] == rank) % 2 == 0


def test_pe_7_hands_pool_and_stock() -> None:
    g = dealt()
    assert [int(hand.sum()) for hand in g.hand] == [14, 14, 14]
    assert (int(g.pool.sum()), g.stock_left) == (36, 42)
    assert list(g.pack) == [NONE] * 120


def test_pe_9_the_last_card_is_known_to_all_to_the_unyik_or_to_nobody() -> None:
    by_rule = {rule: dealt(3, last_card=rule) for rule in ("face_up", "private", "none")}
    card = int(by_rule["none"].stock[0])
    assert card != NONE
    assert (by_rule["face_up"].open_card, by_rule["face_up"].unyik_card) == (card, NONE)
    assert (by_rule["private"].open_card, by_rule["private"].unyik_card) == (NONE, card)
    assert Table.FIELDS["open_card"].seen == "all"
    assert (Table.FIELDS["unyik_card"].seen, table().unyik) == ("seat:unyik", UNYIK)


def test_pe_10_the_patih_alone_looks_at_the_last_card_but_one() -> None:
    with_peek, without = dealt(3), dealt(3, patih_peek=False)
    assert with_peek.patih_card == without.stock[1] != NONE
    assert (with_peek.stock[1], without.patih_card) == (NONE, NONE)
    assert (Table.FIELDS["patih_card"].seen, table().patih) == ("seat:patih", PATIH)


@pytest.mark.parametrize("last_card", ["face_up", "private", "none"])
@pytest.mark.parametrize("peek", [False, True])
def test_pe_17_the_top_two_come_last_whoever_knows_them(last_card: str, peek: bool) -> None:
    known, plain = dealt(5, last_card=last_card, patih_peek=peek), dealt(5, last_card="none", patih_peek=False)
    expected = [int(card) for card in plain.stock[::-1]]
    assert [pei.off_stock(known) for _ in range(42)] == expected
    assert (known.open_card, known.unyik_card, known.patih_card) == (NONE, NONE, NONE)


def test_pe_18_captured_cards_are_seen_by_all_or_by_their_owner() -> None:
    assert Table.FIELDS["won"].seen == "option:captured_visible"
    assert (table().captured_visible, table(captured_visible=False).captured_visible) == (1, 0)
    played = Round.from_seed(ruleset("pei", captured_visible=False), 4)
    while not played.table.won[RAJA].sum():
        played.make(*played.legal_numbers[0])
    assert list(played.view(RAJA).table.won[RAJA]) == list(played.table.won[RAJA])
    assert list(played.view(PATIH).table.won[RAJA]) != list(played.table.won[RAJA])


# ---------------------------------------------------------------- the turn


def test_pe_11_raja_patih_unyik_whoever_is_said_to_start() -> None:
    g = table()
    g.starter = 2
    pei.deal(g)
    assert (g.starter, g.turn) == (RAJA, RAJA)
    turns = []
    while len(turns) < 6:
        if g.step == pei.PLAYING:
            turns.append(g.turn)
        play(g, *moves_of(g)[0])
    assert turns == [0, 1, 2, 0, 1, 2]


def test_pe_13_the_player_chooses_among_faces() -> None:
    g = laid("C5 S5 S5 WF", "M5", "C2")
    play(g, PLAY, M5)
    assert (g.fresh, moves_of(g)) == (M5, [(CAPTURE, C5), (CAPTURE, S5)])
    play(g, CAPTURE, S5)
    assert (g.played, g.played_took) == (M5, S5)
    assert (int(g.pool[S5]), int(g.won[RAJA].sum())) == (1, 2)
    assert moves_of(g) == [(LEAVE, NONE)]  # C2, drawn, matches nothing; its player is asked all the same


def test_pe_14_capture_is_forced_or_optional() -> None:
    forced = laid("C5", "M5", "C2")
    play(forced, PLAY, M5)
    assert (forced.played_took, forced.drawn) == (C5, C2)
    chosen = laid("C5 S5", "M5", "C2")
    play(chosen, PLAY, M5)
    assert moves_of(chosen) == [(CAPTURE, C5), (CAPTURE, S5)]  # which one is free, whether is not
    drawn = laid("C2", "M5", "S2")
    play(drawn, PLAY, M5)
    assert moves_of(drawn) == [(CAPTURE, C2)]
    free = laid("C5", "M5", "C2", capture="optional")
    play(free, PLAY, M5)
    assert moves_of(free) == [(CAPTURE, C5), (LEAVE, NONE)]
    play(free, LEAVE, NONE)
    assert (int(free.pool[M5]), free.played_took, free.drawn) == (1, NONE, C2)


def test_pe_16_the_drawn_card_may_take_the_card_just_left() -> None:
    g = laid("C5", "S9", "M9")
    play(g, PLAY, S9)
    assert (g.fresh, moves_of(g)) == (M9, [(CAPTURE, S9)])
    play(g, CAPTURE, S9)
    assert (g.drawn_took, g.turn, g.step) == (S9, PATIH, pei.PLAYING)


def test_pe_19_fourteen_turns_each() -> None:
    g = dealt(2)
    plays, made = [0, 0, 0], 0
    while not g.over:
        verb, card = moves_of(g)[-1]
        plays[g.turn] += int(verb == PLAY)
        play(g, verb, card)
        made += 1
    assert plays == [14, 14, 14]
    assert (int(g.hand.sum()), g.stock_left) == (0, 0)
    assert made <= pei.longest(g) == 126


def test_pe_20_what_is_left_scores_for_nobody() -> None:
    g = laid("OT RF")
    g.won[RAJA] = counted(["S9"])
    pei.settle(g)
    assert list(g.score) == [9, 0, 0]


# ---------------------------------------------------------------- the score


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


# ---------------------------------------------------------------- places and bets


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
    g.won[RAJA, M5] = 1  # one winner, and two seconds who each owe all that can be owed
    g.te_line, g.wudon_sweep, g.belahan[0], g.patang_atusan[0], g.jackpot_line = 1000, 1000, 0, 0, 0
    pei.pay_stakes(g)
    pei.settle(g)
    assert g.lines == pei.MAX_LINES
    assert int(g.cents.sum()) + g.pot == 0
    paid = [int(g.cents[seat] + g.staked) for seat in range(3)]
    for seat in range(3):
        words = [GAME.lines[g.line_what[i]].word for i in range(g.lines) if g.line_seat[i] == seat]
        assert words[:6] == ["ireng", "abang", "keyang", "picis", "macan", "face_points"]
        received = [i for i in range(g.lines) if g.line_seat[i] == seat and g.line_what[i] > pei.STAKE]
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


# ---------------------------------------------------------------- variants


def test_variant_changes_what_the_house_leaves_open() -> None:
    chinese, magelang = table(variant="chinese"), table(variant="magelang")
    assert (chinese.last_card, chinese.patih_peek, chinese.extras) == (pei.PRIVATE, 0, pei.BY_FACE)
    assert (list(magelang.rates), magelang.extras) == ([30, 30, 20, 20, 10], pei.BY_RATE)
    own = table(variant="chinese", last_card="face_up", patih_peek=True, extras="rate")
    assert (own.last_card, own.patih_peek, own.extras) == (pei.FACE_UP, 1, pei.BY_RATE)
    assert list(table(variant="magelang", rates="1,2,3,4,5").rates) == [1, 2, 3, 4, 5]


def test_variant_changes_the_deal() -> None:
    assert list(dealt(1, variant="chinese").hand[0]) != list(dealt(1).hand[0])


# ---------------------------------------------------------------- a simple player's eye


def test_appraise_prefers_combinations_and_takes() -> None:
    """In eighths: S9 is 9 and two of eight chances of the 4 + 12 + 12 that Bunci abang brings; C5 lacks C1 to C4."""
    g = laid("C5 S9 M1 RF", "M9")
    worths = [pei.heuristic(g, CAPTURE, card) for card in (C5, S9, M1, WF)]
    assert worths == [40 + 1 * 8, 72 + 2 * 28, 8 + 2 * 19, 8 + 2 * 18]
    assert pei.heuristic(g, LEAVE, NONE) == 0
    assert pei.heuristic(g, PLAY, M9) == pei.TAKES + 108 // 2 + 128
    assert pei.heuristic(g, PLAY, card_number("S2")) == -(16 + 2 * 21)
    assert pei.heuristic(g, PLAY, S1) == pei.TAKES + 46 // 2 + (8 + 2 * 28) - 2 * 16  # two lie there, the hand has none


def test_appraise_keeps_a_card_for_the_last_card_that_is_known() -> None:
    g = laid("C5")
    worths = []
    for turn in (RAJA, PATIH, UNYIK):
        g.turn = turn
        g.open_card, g.unyik_card, g.patih_card = card_number("M7"), NONE, card_number("S6")
        worths.append([pei.heuristic(g, PLAY, card_number(code)) for code in ("C6", "C7")])
    assert worths == [[-55, -62], [-110, -62], [-55, -124]]
    g.open_card, g.unyik_card = NONE, card_number("M7")
    assert pei.heuristic(g, PLAY, card_number("C7")) == -124
    g.turn, g.open_card, g.unyik_card = PATIH, card_number("M5"), NONE
    assert pei.heuristic(g, PLAY, S5) == pei.TAKES + 40 // 2 + 48 - 16 + 8  # a point less for the unyik to wait for
    g.turn = UNYIK
    assert pei.heuristic(g, PLAY, S5) == pei.TAKES + 40 // 2 + 48 - 16


def test_appraise_takes_first_what_the_pool_has_too_little_of() -> None:
    g = laid("S6 S7", "C6 M6 C7")
    sixes, seven = (pei.heuristic(g, PLAY, card_number(code)) for code in ("M6", "C7"))
    assert sixes == pei.TAKES + 48 // 2 + 48 + 16 > seven == pei.TAKES + (56 + 6) // 2 + 56


def test_appraise_follows_the_run() -> None:
    g = laid("C4 C5")
    assert [pei.worth(g, card_number(code)) for code in ("C1", "C3", "C4", "C8")] == [8 + 66, 24 + 66, 32 + 9, 64 + 42]
    g.won[RAJA] = counted(["C1", "C2", "C3"])
    assert [pei.worth(g, card_number(code)) for code in ("C1", "C4", "C5")] == [8, 32 + 72, 40 + 3 * 8]
    g.won[RAJA] = counted(["C3", "C4"])
    assert [pei.worth(g, card_number(code)) for code in ("C2", "C5")] == [16 + 3 * (33 + 9), 40 + 2 * 8]


def test_pe_26_appraise_counts_more_cards_of_a_combination_and_pc_6_not_in_the_chinese_game() -> None:
    for variant, again, whole in (("java", 4, 4 + 2 * 12 + 12), ("chinese", 0, 4 + 12 + 12)):
        g = laid("C4", variant=variant)
        g.won[RAJA] = counted(["OT", "RF", "S9"])
        assert pei.worth(g, S9) == 72 + 8 * again
        g.won[RAJA] = counted(["OT", "OT", "RF"])
        assert pei.worth(g, S9) == 72 + 8 * whole
        g.won[RAJA] = counted(["C1", "C2", "C3"])
        assert pei.worth(g, card_number("C4")) == 32 + (72 if variant == "java" else 0)


def test_pe_18_appraise_hopes_for_nothing_that_lies_in_others_open_piles() -> None:
    for visible, worth in ((True, 8), (False, 8 + 2 * 18)):
        g = laid("WF", captured_visible=visible)
        g.won[PATIH] = counted(["S8"] * 3)
        g.won[UNYIK] = counted(["S8"])
        assert pei.worth(g, WF) == worth


# ---------------------------------------------------------------- the match


class Draw(Match):
    """A match whose draw for seats gives the cards named."""

    def __init__(self, cards: str, **options: Any) -> None:
        self.cards = cards.split()
        self.lie = [face for face in range(FACES) for _ in range(4)]
        super().__init__(ruleset("pei", **options), seed=1)

    def random(self, n: int) -> int:
        if n == 120:
            self.lie = [face for face in range(FACES) for _ in range(4)]
        assert n == len(self.lie)
        place = self.lie.index(card_number(self.cards.pop(0)))
        self.lie.pop(place)
        return place


def finished(scores: list[int], cents: tuple[int, int, int] = (0, 0, 0), **options: Any) -> Any:
    g = table(**options)
    g.score[:], g.cents[:], g.over = scores, cents, 1
    return g


class Played:
    """A finished round, as a match sees it."""

    def __init__(self, g: Any) -> None:
        self.table, self.over, self.cents = g, True, [int(c) for c in g.cents]


def test_pe_22_who_is_ngete_has_won_with_or_without_bets() -> None:
    for scores, winners in (([300, 354, 275], 0b010), ([300, 300, 275], 0b011), ([0, 0, 0], 0b111)):
        g = table()
        g.score[:] = scores
        pei.settle_bets(g)
        assert (int(g.winners), list(g.cents)) == (winners, [0, 0, 0])


def test_pe_3_what_was_drawn_for_seats_is_kept_to_be_shown() -> None:
    match = Draw("C5 C5 S9 M1 M2 M2" + " C3 C3 M3 S3" + " C4 M1 C2 M2")  # 0 and 1 draw again, twice
    drawn = [[int(card) for card in row if card >= 0] for row in match.carried.drawn]
    assert drawn[2] == [card_number("M2")] * 2
    assert [len(row) for row in drawn] == [6, 6, 2]
    assert drawn[0] == [card_number(code) for code in ("C5", "C5", "C3", "C3", "C4", "M1")]


FOUR_DRAWS = "C7 C5 RF C2 S4 S5 M1 M6"  # 12, 3, 9, 7


def test_pe_2_and_pe_4_of_four_the_lowest_deals_or_the_fourth_person() -> None:
    lowest = Draw(FOUR_DRAWS, people=4)
    assert (lowest.seated, lowest.carried.dealer, len(lowest.cents), lowest.cents) == ([0, 2, 3], 1, 4, [0] * 4)
    fixed = Draw("C7 C5 RF C2 S4 S5", people=4, fourth_seat="fixed")
    assert (fixed.seated, fixed.carried.dealer) == ([0, 2, 1], 3)


def test_pe_3_and_pe_5_three_draw_and_the_unyik_deals() -> None:
    match = Draw("M1 OT S8 C2 M9 M9")
    assert (match.seated, match.carried.dealer, match.starter) == ([2, 1, 0], 0, RAJA)


def test_pe_4_the_tied_draw_again_until_they_differ() -> None:
    match = Draw("C5 C5 S9 M1 M2 M2" + " C3 C3 M3 S3" + " C4 M1 C2 M2")
    assert match.seated == [0, 1, 2]
    assert match.cards == []  # all of them were drawn
    assert Draw("C2 C2 S9 M1 M2 M2" + " C3 C3 M3 S4").seated == [1, 2, 0]


def test_pe_4_or_the_first_drawn_goes_first() -> None:
    assert Draw("C2 C2 S9 M1 M2 M2", seat_tie="first_drawn").seated == [1, 0, 2]


def test_pe_4_a_pack_that_is_drawn_out_is_gathered_again() -> None:
    pack = [C5]
    assert pei.draw_two(Draw("M1 OT S8 C2 M9 M9" + " C1 C3"), pack, 0) == 4
    assert len(pack) == 118


def test_pe_4_seats_for_the_session_or_for_every_round() -> None:
    for reseat, seated in (("session", [0, 1, 2]), ("every_round", [2, 1, 0])):
        match = Draw("C9 C9 S5 S5 M1 M1" + " M1 OT S8 C2 M9 M9", reseat=reseat, bets="jung")
        match.settle(Played(finished([300, 200, 100])))
        assert (match.seated, match.carried.dealer) == (seated, seated[2])
    four = Draw(FOUR_DRAWS + " M1 M1 C9 C9 S5 S5 S4 S4", people=4, reseat="every_round", bets="jung")
    four.settle(Played(finished([300, 200, 100])))
    assert (four.seated, four.carried.dealer) == ([1, 2, 3], 0)


def test_pe_40_jentolan_the_loser_deals() -> None:
    three = Draw("C9 C9 S5 S5 M1 M1")
    three.settle(Played(finished([250, 330, 250])))
    assert (three.seated, three.carried.dealer) == ([0, 1, 2], 2)  # tied: the later seat
    four = Draw(FOUR_DRAWS, people=4)
    four.settle(Played(finished([310, 280, 330])))
    assert (four.seated, four.carried.dealer) == ([0, 1, 3], 2)
    four.settle(Played(finished([310, 280, 230])))
    assert (four.seated, four.carried.dealer) == ([0, 1, 2], 3)


def test_pe_22_pe_40_after_three_equal_scores_the_same_dealer_deals_again() -> None:
    assert pei.after_round([], ["a", "b", "c"], "d", [300, 300, 300]) == ("d", ["a", "b", "c"])
    assert pei.after_round([], ["a", "b", "c"], "b", [300, 300, 300]) == ("b", ["a", "b", "c"])
    assert pei.after_round([], ["a", "b", "c"], "d", [310, 300, 300]) == ("c", ["a", "b", "d"])


def test_pe_40_the_loser_sits_out_where_seats_are_drawn_every_round() -> None:
    four = Draw(FOUR_DRAWS + " C1 C1 C2 C2 C3 C3", people=4, reseat="every_round")
    four.settle(Played(finished([310, 280, 330])))
    assert (four.seated, four.carried.dealer) == ([3, 1, 0], 2)
    three = Draw("C9 C9 S5 S5 M1 M1" + " C1 C1 C2 C2 C3 C3", reseat="every_round")
    three.settle(Played(finished([200, 280, 330])))
    assert (three.seated, three.carried.dealer) == ([2, 1, 0], 0)


def test_with_bets_the_fourth_person_stays_the_dealer() -> None:
    four = Draw(FOUR_DRAWS, people=4, bets="jung")
    four.settle(Played(finished([310, 280, 330], (5, -10, 5))))
    assert (four.seated, four.carried.dealer, four.cents) == ([0, 2, 3], 1, [5, 0, -10, 5])


@pytest.mark.parametrize(
    ("at_end", "cents", "pot"), [("return_equally", [0, 0, 0], 0), ("carry", [-50, -50, -50], 150)]
)
def test_pe_54_the_pot_at_the_end(at_end: str, cents: list[int], pot: int) -> None:
    match = Match(ruleset("pei", bets="wulwulan", jackpot_line=1000, pot_at_end=at_end), seed=2, rounds=2)
    for _ in match.play_through(lambda played: played.legal_numbers[0]):
        pass
    assert (match.cents, match.pot, match.closed) == (cents, pot, True)


def test_pe_54_only_those_who_staked_get_it_back_odd_cents_to_the_first() -> None:
    match = Draw(FOUR_DRAWS, people=4, bets="jedhil")
    g = finished([310, 280, 330], (-20, -25, -15), bets="jedhil")
    g.staked, g.pot, g.jedhil_pot = 25, 61, 61
    match.settle(Played(g))
    assert (match.carried.stakers, match.carried.jedhil_pot) == (0b1101, 61)
    match.close()
    assert (match.cents, match.pot) == ([-20 + 21, 0, -25 + 20, -15 + 20], 0)


def test_both_standing_pots_are_carried_apart() -> None:
    match = Match(ruleset("pei", bets="wulwulan,jedhil"), seed=2)
    match.pot, match.carried.jedhil_pot = 95, 20
    blank: Any = match.blank()
    assert (blank.pot, blank.jedhil_pot) == (95, 20)
    pei.pay_stakes(blank)
    assert (blank.jedhil_pot, blank.pot, list(blank.cents)) == (20 + 75, 95 + 150, [-50] * 3)
    blank.score[:] = [400, 300, 200]
    pei.settle_bets(blank)
    assert (blank.pot, blank.jedhil_pot) == (70, 70)  # 150 of wulwulan taken; jedhil paid 20 and 5


# ---------------------------------------------------------------- the examples refuse what cannot be


@pytest.mark.parametrize(
    ("kind", "given", "options", "said"),
    [
        ("pe_total", {"captured": {"C1": 5}}, {}, "card C1: 5 copies, the pack has 4"),
        ("pe_total", {"captured": {"C0": 1}}, {}, "card 'C0' does not exist"),
        ("pe_captures", {"pool": ["C5"] * 4, "card": "C5"}, {}, "5 copies"),
        ("pe_seating", {"draws": [["C1", "C2"]] * 3}, {"people": 4}, "for each of 4 people"),
        ("pe_seating", {"draws": [["C1", "C2"], ["C3"], ["C4", "C5"]]}, {}, "a draw has two cards"),
        ("pe_seating", {"draws": [["C1", "C2"], ["C2", "C1"], ["C4", "C5"]]}, {}, "person 0 is tied"),
        ("pe_deal", {"pack_positions": "from the bottom"}, {}, "from 0, the top card"),
        ("pe_turn", {"pool": ["C5", "S5"], "play": "M5", "drawn": "C2"}, {}, "the turn has a choice"),
        ("pe_turn", {"pool": ["C5", "S5"], "play": "M4", "drawn": "M5"}, {}, "the turn has a choice"),
        ("pe_sequence_count", {"pool": [], "hands": [["C1"], [], []], "draws": []}, {}, "as many draws"),
        ("pe_places", {"scores": [1, 2]}, {}, "3 scores"),
        ("pe_pot_session", {"bet": "wudon", "rounds": [[1, 2, 3]]}, {}, "standing pots"),
        ("pe_next_dealer", {"people": 4, "active": ["a", "b", "c"], "dealer": "a", "scores": [1, 2, 3]}, {}, "other"),
        ("pc_deal", {"packets": 6, "packet_size": 20}, {}, "8 packs of 14"),
    ],
)
def test_examples_refuse(kind: str, given: Any, options: Any, said: str) -> None:
    vector = {"id": "x", "game": "pei", "kind": kind, "rules": [], "options": options, "given": given, "expect": {}}
    failure = check_vector(vector, {})
    assert failure is not None
    assert said in failure.got


def test_examples_also_read_what_the_vectors_seldom_ask() -> None:
    by_seat = check("pe_seating", {"draws": [["C1", "C2"], ["C2", "C1"], ["C4", "C5"]]}, seat_tie="first_drawn")
    assert (by_seat["raja"], by_seat["patih"], by_seat["unyik"]) == (2, 0, 1)
    dealer = check("pe_next_dealer", {"people": 3, "active": [5, 6, 7], "dealer": 5, "scores": [1, 2, 3]}, bets="jung")
    assert dealer == {"next_dealer": 7, "next_active": [5, 6, 7]}
    assert check("pc_deal", {"packets": 8, "packet_size": 14})["private_last_card_seat"] is None


def test_as_written_random_rounds_end() -> None:
    """The loop of a simulation runs the same text."""

    class Tables(list[Any]):
        def __setitem__(self, i: Any, g: Any) -> None:
            list.__setitem__(self, i, copy(g))

    g = table(bets=pei.BETS.declared)
    cents, tallies = np.zeros(3, np.int64), np.zeros(5, np.int64)
    tallies[2] = FNV_START
    run = specialize(play_rounds, vars(pei), WRITTEN)
    run(Tables([g, g]), key_from_seed(1), 0, 2, np.array([0, 1, 1]), cents, np.zeros(3, np.int64), tallies)
    assert int(cents.sum()) + int(tallies[4]) == 0
    assert 2 * 42 <= int(tallies[0]) <= 2 * 126

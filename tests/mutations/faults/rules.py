"""Faults in the rules of games: clauses, money, what a card is, and odds."""

from __future__ import annotations

from tests.mutations.fault import Fault, by, example

CARDS = (
    Fault(
        "discard-is-lost",
        "games/_sets/turns.py",
        "    g.heap[card] += 1\n    g.discard = card\n    g.got = NONE\n",
        "    g.discard = card\n    g.got = NONE\n",
        by("games/test_tantanan", "test_rounds_end_and_keep_their_cards"),
    ),
    Fault(
        "captured-card-is-lost",
        "games/pei/rules.py",
        "    g.won[g.turn, g.fresh] += 1\n",
        "",
        by("laws/test_every_round", "test_laws_hold_at_every_move[pei-3]"),
    ),
)

CLAUSES = (
    Fault(
        "draws-that-nobody-may-claim-shown-to-all",
        "games/_sets/turns.py",
        "if any_call(g) and g.metu_from != FROM_DISCARD:",
        "if any_call(g):",
        by("games/test_gonggong", "test_gg_10_a_draw_that_nobody_else_may_claim_is_shown_to_nobody"),
    ),
    Fault(
        "full-hands-named-for-passing",
        "games/chabut/rules.py",
        "    if g.cards[seat] >= g.max_cards:\n        return False\n    later = seat",
        "    later = seat",
        by("games/chabut/test_showdown", "test_ch_11_ch_19_who_could_not_draw_on_has_no_name_for_passing"),
    ),
    Fault(
        "chiqui-beside-an-olo-that-the-winning-card-made",
        "games/chaqui/rules.py",
        "if g.call[g.winner] == CEKI or hand[g.win_card] % 3 == 0:",
        "if g.call[g.winner] == CEKI:",
        by("brute_force/test_brute_force", "test_fresh_examples_come_out[chaqui/score]")
        + by("games/test_chaqui", "test_cq_7_a_card_of_an_olo_completes_no_other_set"),
    ),
    Fault(
        "declared-ceki-waits-for-pairs-beside-a-mata",
        "games/_sets/calls.py",
        "        if declared != 0:\n            return declared\n",
        "",
        by("games/balik_satu/test_turns", "test_bs_22_the_other_cards_beside_a_declared_pair_hold_no_mata"),
    ),
    Fault(
        "BS-12-a-taken-card-goes-back",
        "games/_sets/turns.py",
        "        cards &= ~one(g.got)  # [BS-12]",
        "        cards |= one(g.got)  # [BS-12]",
        by("games/balik_satu/test_turns", "test_bs_12_a_taken_card_may_not_go_back"),
    ),
    Fault(
        "BS-15-a-discard-wins",
        "games/_sets/turns.py",
        "        if g.got_from == FROM_STOCK and g.got != NONE and not g.require_call and is_won(g, hand):",
        "        if g.got != NONE and not g.require_call and is_won(g, hand):",
        by("games/balik_satu/test_turns", "test_bs_15_and_bs_23_a_stock_card_wins_without_a_call_and_a_discard_never"),
    ),
    Fault(
        "BS-28-a-caller-takes-anything",
        "games/_sets/turns.py",
        "    found = changes(g, hand, card)\n    hand[card] -= 1\n    return found != 0",
        "    found = changes(g, hand, card)\n    hand[card] -= 1\n    return True",
        by("games/balik_satu/test_turns", "test_bs_28_a_caller_takes_only_what_makes_a_mata"),
    ),
    Fault(
        "HA-8-one-take-too-many",
        "cards/discards.py",
        "g.takes < g.take_limit * g.seats",
        "g.takes <= g.take_limit * g.seats",
        by("games/balik_satu/test_turns", "test_ha_8_after_two_rounds_of_takes_the_next_must_draw"),
    ),
    Fault(
        "PE-14-nobody-must-take",
        "games/pei/rules.py",
        "    if found == 0 or g.capture == OPTIONAL:",
        "    if found == 0 or g.capture >= 0:",
        by("games/pei/test_turns", "test_pe_14_capture_is_forced_or_optional"),
    ),
    Fault(
        "CT-12-what-lies-there-takes-by-itself",
        "games/cholek_tiga/rules.py",
        "    return faces if g.pool[card] > 1 else faces & ~one(card)",
        "    return faces",
        example("cholek_tiga-CT-C01", "cholek_tiga-CT-C02"),
    ),
    Fault(
        "KW-15-a-caller-takes-a-discard",
        "games/kowah/rules.py",
        "may_take_again(g) and not g.ceki[g.turn]",
        "may_take_again(g)",
        by("games/kowah/test_turns", "test_kw_15_a_caller_is_frozen"),
    ),
    Fault(
        "SK-7-the-lowest-card-wins",
        "games/sakopong/rules.py",
        "    if g.laid == 0 or height(g, card) > height(g, g.best):",
        "    if g.laid == 0 or height(g, card) < height(g, g.best):",
        example("sakopong-SK-W02"),
    ),
    Fault(
        "CH-13-an-eighth-card",
        "games/chabut/rules.py",
        "g.cards[g.turn] < g.max_cards",
        "g.cards[g.turn] <= g.max_cards",
        by("games/chabut/test_drawing", "test_ch_12_ch_13_no_card_on_the_target_or_to_a_full_hand"),
    ),
    Fault(
        "PK-9-a-thirty-is-never-out",
        "games/pakau/rules.py",
        " and pips_of(hand) == 30 and g.thirty == CANNOT_WIN:",
        " and pips_of(hand) > 30 and g.thirty == CANNOT_WIN:",
        by("games/test_pakau", "test_pk_9_a_thirty_may_be_out"),
    ),
    Fault(
        "BL-5-more-matas-than-sets",
        "games/balik_lima_belas/rules.py",
        "    found = min(held // 3, offered)",
        "    found = offered",
        by("games/test_balik_lima_belas", "test_bl_3_bl_4_and_bl_5_against_trying_everything"),
    ),
    Fault(
        "TT-10-the-top-card-does-not-count",
        "games/tantanan/rules.py",
        "    points += score_top_card(g)",
        "    score_top_card(g)",
        example("tantanan-TT-V15", "tantanan-TT-V16"),
    ),
    Fault(
        "PC-2-the-dice-decide-nothing",
        "games/pei/rules.py",
        "    shuffle(g, g.packs, PACKS)\n",
        "",
        by("games/pei/test_pei_chinese", "test_pc_2_the_dice_differ_from_round_to_round"),
    ),
)

MONEY = (
    Fault(
        "BS-41-ayam-is-six",
        "games/balik_satu/options.py",
        "np.array([(5, 10, 0)",
        "np.array([(6, 10, 0)",
        by("games/balik_satu/test_score", "test_bs_41_and_bs_42_amounts_by_source"),
    ),
    Fault(
        "ayam-and-kandang-swapped",
        "games/balik_satu/rules.py",
        "        own = g.drawer == g.winner\n",
        "        own = g.drawer != g.winner\n",
        example("balik_satu-BS-V54", "balik_satu-BS-V56"),
    ),
    Fault(
        "CQ-6-an-olo-is-six",
        "games/chaqui/options.py",
        "olo_value: int = option(Amount(5,",
        "olo_value: int = option(Amount(6,",
        example("chaqui-CQ-V12"),
    ),
    Fault(
        "CT-23-an-ang-pow-too-dear",
        "games/cholek_tiga/options.py",
        "angpow_cents = option(Amounts((100, 200),",
        "angpow_cents = option(Amounts((150, 200),",
        example("cholek_tiga-CT-X03", "cholek_tiga-CT-X04"),
    ),
    Fault(
        "PE-43-te-lumrah-is-six",
        "games/pei/options.py",
        "te_lumrah: int = option(Amount(5,",
        "te_lumrah: int = option(Amount(6,",
        example("pei-PE-B08"),
    ),
    Fault(
        "PM-2-pang-picis-too-dear",
        "games/pei/options.py",
        "MAGELANG_RATES: Final = (30, 30, 20, 20, 10)",
        "MAGELANG_RATES: Final = (30, 30, 20, 30, 10)",
        by("games/pei/test_pei_magelang", "test_pm_1_to_pm_3_rates_a_card"),
    ),
    Fault(
        "KI-1-the-wrong-partners",
        "games/chot/match.py",
        "m.tokens[0] + m.tokens[2], m.tokens[1] + m.tokens[3]",
        "m.tokens[0] + m.tokens[3], m.tokens[1] + m.tokens[2]",
        example("chot-KI-V3"),
    ),
    Fault(
        "payer-and-payee-swapped",
        "engine/score.py",
        "            move_cents(g, seat, -cents)\n            move_cents(g, taker, cents)",
        "            move_cents(g, seat, cents)\n            move_cents(g, taker, -cents)",
        by("games/kowah/test_score", "test_kw_26_who_pays"),
    ),
    Fault(
        "SH-1-odd-cents-are-lost",
        "engine/score.py",
        " + int(how_many(takers & (one(seat) - 1)) < cents % n)",
        "",
        by("games/test_pakau", "test_sh_1_odd_cents_of_a_tied_pool"),
    ),
    Fault(
        "YG-3-the-odd-cent-stays",
        "games/gonggong/rules.py",
        "else (g.pot + 1) // 2",
        "else g.pot // 2",
        by("games/test_gonggong", "test_yg_3_an_odd_pot"),
    ),
)

WAYS = (
    Fault(
        "PE-11-the-turn-goes-round-backwards",
        "games/pei/rules.py",
        "    g.turn = (g.turn + 1) % g.seats\n    g.step = PLAYING",
        "    g.turn = (g.turn - 1) % g.seats\n    g.step = PLAYING",
        by("games/pei/test_turns", "test_pe_11_raja_patih_unyik_whoever_is_said_to_start"),
    ),
    Fault(
        "comparisons-that-are-added",
        "games/sakopong/rules.py",
        "g.seri == EACH_HAS_TRICK and trickless(g) == 0:",
        "g.seri == EACH_HAS_TRICK and (g.tricks[0] > 0) + (g.tricks[1] > 0) == g.seats:",
        by("laws/test_small_python", "test_every_rule_that_a_game_can_reach_is_small_python[sakopong]"),
    ),
    Fault(
        "index-out-of-bounds-in-a-rare-hand",
        "games/pakau/rules.py",
        "    if is_three_courts(g, hand) and is_ranked(g, THREE_COURTS):",
        "    if is_three_courts(g, hand) and is_ranked(g, THREE_COURTS + 20):",
        by("laws/test_modes_agree", "test_modes_agree_for_long[pakau-2]"),
    ),
)

ODDS = (
    Fault(
        "odds-copies-of-a-card-are-not-counted",
        "cards/odds/dealt.py",
        "            ways *= comb(copies, n)\n",
        "            ways *= 1\n",
        by("games/odds/test_sets", "test_all_hands_of_the_whole_deck_are_counted"),
    ),
    Fault(
        "odds-a-mata-is-forgotten-when-ranks-are-joined",
        "cards/odds/dealt.py",
        "return one[0] or other[0], whole",
        "return one[0], whole",
        by("games/odds/test_sets", "test_the_first_turn_is_counted_as_one_by_one"),
    ),
    Fault(
        "CH-10-the-worse-choice-is-called-the-better",
        "games/chabut/plan.py",
        "self.drawing[hand] > self.stand[hand]",
        "self.drawing[hand] < self.stand[hand]",
        by("games/odds/test_packs", "test_ch21_every_hand_of_the_best_plan_ends_somewhere"),
    ),
    Fault(
        "odds-the-dealer-draws-cards-that-the-player-holds",
        "cards/odds/draw_or_stand.py",
        "new = ways * (free[:, i] - n_held)",
        "new = ways * (sizes[i] - n_held)",
        by("games/odds/test_packs", "test_ch10_the_best_plan_is_the_best_of_all_courses_of_a_small_pack"),
    ),
)

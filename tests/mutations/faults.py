"""Faults put in by hand, one at a time: each changes one text of `src/ceki` and names the tests that must notice it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Fault:
    """`old`, which stands once in `file` (below `src/ceki`), becomes `new`; one of the tests `asked` must fail.

    A fault that does not even import is noticed only if it says so: `at_import` is what the error then says.
    """

    name: str
    file: str
    old: str
    new: str
    asked: tuple[str, ...]
    at_import: str = ""


def by(file: str, *tests: str) -> tuple[str, ...]:
    """Tests of a file below `tests`."""
    return tuple(f"tests/{file}.py::{test}" for test in tests)


def example(*ids: str) -> tuple[str, ...]:
    """Worked examples by game and number."""
    return by("test_vectors", *(f"test_worked_example[{id}]" for id in ids))


CHANCE = (
    Fault(
        "shuffle-never-moves-the-last-card",
        "engine/chance.py",
        "for last in range(n - 1, max(n - 1 - few, 0), -1):",
        "for last in range(n - 2, max(n - 1 - few, 0), -1):",
        by("engine/test_chance", "test_every_order_of_four_cards_is_equally_likely"),
    ),
    Fault(
        "shuffle-without-rejection",
        "engine/chance.py",
        "            if low >= size or low >= (WORD + 1 - size) % size:\n                break",
        "            if low >= 0:\n                break",
        by("engine/test_chance", "test_no_number_is_likelier_than_another"),
    ),
    Fault(
        "round-keys-from-the-stream-of-shuffles",
        "engine/chance.py",
        "ROUND_KEYS: Final = 1",
        "ROUND_KEYS: Final = 0",
        by("engine/test_chance", "test_keys_of_rounds_are_no_numbers_of_a_shuffle"),
    ),
)

SIGHT = (
    Fault(
        "view-shows-the-key",
        "engine/record.py",
        "key: Ints = number(8, seen=NOBODY, width=64)",
        "key: Ints = number(8, seen=ALL, width=64)",
        by("engine/test_sight", "test_the_key_is_blotted_out"),
    ),
    Fault(
        "view-shows-the-stock",
        "games/cholek_tiga/rules.py",
        "stock = pile(CARDS, seen=NOBODY)",
        "stock = pile(CARDS, seen=ALL)",
        by("play/test_secrets", "test_what_a_game_keeps_secret[cholek_tiga]"),
    ),
    Fault(
        "re-deal-forgets-what-is-known",
        "engine/visibility.py",
        "            view[start + face] = view[known + face]\n            size -= view[known + face]",
        "            view[start + face] = 0",
        by("engine/test_sight", "test_a_re_deal_keeps_every_card_every_size_and_what_is_known"),
    ),
    Fault(
        "served-view-shows-the-stock",
        "engine/masks.py",
        "raw[start:end].translate(UNSEEN)",
        "raw[start:end]",
        by("engine/test_masks", "test_hidden_is_what_hide_leaves_in_every_game[cholek_tiga]"),
    ),
    Fault(
        "thrown-card-told-to-all",
        "games/sakopong/words.py",
        'throw a card face down (susupkan)", at="thrown"',
        'throw a card face down (susupkan)", at="trick"',
        by("laws/test_nothing_told", "test_a_thrown_card_is_told_to_nobody_in_many_worlds"),
    ),
    Fault(
        "every-card-of-a-move-told-to-all",
        "play/view.py",
        "if not at or kind.FIELDS[at].seen == ALL:",
        "if at != NOBODY:",
        by("laws/test_nothing_told", "test_a_thrown_card_is_told_to_nobody_in_many_worlds"),
    ),
    Fault(
        "menu-of-the-seat-in-turn-told-to-all",
        "server/protocol/public_state.py",
        "moves = table.legal if me != NOBODY and table.turn == person else []",
        "moves = table.legal",
        by("laws/test_nothing_told", "test_a_thrown_card_is_told_to_nobody_in_many_worlds"),
    ),
    Fault(
        "peek-shown-to-all",
        "games/pei/rules.py",
        'patih_card = one_card(seen="seat:patih")',
        "patih_card = one_card(seen=ALL)",
        by("games/pei/test_turns", "test_pe_10_the_patih_alone_looks_at_the_last_card_but_one"),
    ),
    Fault(
        "menu-tells-what-the-next-player-holds",
        "games/cholek_tiga/rules.py",
        "        if g.capture_optional:\n",
        "        if g.capture_optional and g.hand[(g.turn + 1) % g.seats, card] == 0:\n",
        by("laws/test_nothing_leaks", "test_nothing_leaks[cholek_tiga-3]"),
    ),
    Fault(
        "only-he-is-asked-who-can-claim",
        "games/_sets/turns.py",
        "        if g.claim_optional:\n            g.step = CLAIMING",
        "        if g.claim_optional and fits(g, seat, card):\n            g.step = CLAIMING",
        by("games/balik_satu/test_turns", "test_bs_27_optional_claims_ask_every_caller"),
    ),
    Fault(
        "hidden-draw-is-known-to-all",
        "games/kowah/rules.py",
        "    g.hand[g.turn, card] += 1\n    g.got = card\n    g.got_from = FROM_PILE",
        "    g.hand[g.turn, card] += 1\n    g.known[g.turn, card] += 1\n    g.got = card\n    g.got_from = FROM_PILE",
        by("games/kowah/test_turns", "test_kw_6_a_card_drawn_is_its_players_secret"),
    ),
    Fault(
        "field-that-says-not-who-sees-it",
        "games/kowah/rules.py",
        'heap = counts("faces", seen=ALL)',
        'heap = counts("faces")',
        by("games/kowah/test_turns", "test_kw_7_eight_cards_after_the_turn"),
        at_import="missing 1 required keyword-only argument: 'seen'",
    ),
)

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
        "games/_sets/turns.py",
        "g.takes < g.take_limit * g.seats and may_take(g)",
        "g.takes <= g.take_limit * g.seats and may_take(g)",
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
        "g.discard != NONE and not g.ceki[g.turn] and g.takes < ",
        "g.discard != NONE and g.takes < ",
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
        by("games/pei/test_chinese", "test_pc_2_the_dice_differ_from_round_to_round"),
    ),
)

MONEY = (
    Fault(
        "BS-41-ayam-is-six",
        "games/balik_satu/options.py",
        '"babas": (5, 10, 0)',
        '"babas": (6, 10, 0)',
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
        by("games/pei/test_magelang", "test_pm_1_to_pm_3_rates_a_card"),
    ),
    Fault(
        "KI-1-the-wrong-partners",
        "games/chot/match.py",
        "sides = [int(tokens[0] + tokens[2]), int(tokens[1] + tokens[3])]",
        "sides = [int(tokens[0] + tokens[3]), int(tokens[1] + tokens[2])]",
        example("chot-KI-V4"),
    ),
    Fault(
        "payer-and-payee-swapped",
        "engine/score.py",
        "    g.cents[giver] -= cents\n    g.cents[taker] += cents",
        "    g.cents[giver] += cents\n    g.cents[taker] -= cents",
        by("games/kowah/test_score", "test_kw_26_who_pays"),
    ),
    Fault(
        "SH-1-odd-cents-are-lost",
        "engine/score.py",
        "    odd = cents % n\n",
        "    odd = 0\n",
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
        by("laws/test_modes_agree", "test_modes_agree_for_long[sakopong-2]"),
    ),
    Fault(
        "index-out-of-bounds-in-a-rare-hand",
        "games/pakau/rules.py",
        "    if is_three_courts(g, hand) and is_ranked(g, THREE_COURTS):",
        "    if is_three_courts(g, hand) and is_ranked(g, THREE_COURTS + 20):",
        by("laws/test_modes_agree", "test_modes_agree_for_long[pakau-2]"),
    ),
)

HOUSE = (
    Fault(
        "log-forgets-the-starter",
        "play/log.py",
        '"starter": played.starter,',
        '"starter": 0,',
        by("play/test_round", "test_a_log_keeps_who_began"),
    ),
    Fault(
        "undo-forgets-a-move",
        "play/round.py",
        "del self.numbers[start:], self.movers[start:]",
        "del self.movers[start:]",
        by("play/test_round", "test_undone_moves_are_not_told"),
    ),
    Fault(
        "match-loses-the-pot",
        "play/match.py",
        "        self.pot = int(played.table.pot)\n",
        "        self.pot = 0\n",
        by("games/test_gonggong", "test_gg_12_the_pot_is_carried_and_its_end_ends_the_game"),
    ),
    Fault(
        "check-takes-an-unknown-kind",
        "play/examples.py",
        "    if kind not in examples:\n",
        '    if kind not in examples:\n        return dict(vector["expect"])\n    if kind not in examples:\n',
        by("test_vectors", "test_an_unknown_kind_fails"),
    ),
    Fault(
        "check-takes-a-missing-key",
        "play/examples.py",
        'if not key.endswith("?") and key not in vector[part]:',
        'if key.endswith("!") and key not in vector[part]:',
        by("test_vectors", "test_a_key_that_the_file_asks_for_is_missed"),
    ),
    Fault(
        "house-takes-an-unknown-option",
        "play/ruleset.py",
        "        if key not in values:\n",
        "        values.setdefault(key, value)\n        if key not in values:\n",
        by("play/test_round", "test_what_is_unknown_is_named_with_what_is_allowed"),
    ),
)

ODDS = (
    Fault(
        "odds-copies-of-a-card-are-not-counted",
        "cards/odds/dealt.py",
        "            ways *= comb(copies, n)\n",
        "            ways *= 1\n",
        by("games/test_odds_of_sets", "test_all_hands_of_the_whole_deck_are_counted"),
    ),
    Fault(
        "odds-a-mata-is-forgotten-when-ranks-are-joined",
        "cards/odds/dealt.py",
        "return one[0] or other[0], whole",
        "return one[0], whole",
        by("games/test_odds_of_sets", "test_the_first_turn_is_counted_as_one_by_one"),
    ),
    Fault(
        "CH-10-the-worse-choice-is-called-the-better",
        "games/chabut/advice.py",
        "self.drawing[hand] > self.stand[hand]",
        "self.drawing[hand] < self.stand[hand]",
        by("games/test_odds_of_packs", "test_ch21_every_hand_of_the_best_plan_ends_somewhere"),
    ),
    Fault(
        "odds-the-dealer-draws-cards-that-the-player-holds",
        "cards/odds/draw_or_stand.py",
        "new = ways * (free[:, i] - n_held)",
        "new = ways * (sizes[i] - n_held)",
        by("games/test_odds_of_packs", "test_ch10_the_best_plan_is_the_best_of_all_courses_of_a_small_pack"),
    ),
)

CALLS = (
    Fault(
        "BS-17-a-call-is-not-believed",
        "games/_sets/beliefs.py",
        "        return FEW_HANDS\n",
        "        return ANY_HAND\n",
        by("games/test_redeals_of_callers", "test_bs_18_a_caller_has_a_hand_of_the_kind_that_he_called"),
    ),
    Fault(
        "BS-27-a-card-that-passed-a-caller-is-forgotten",
        "games/_sets/turns.py",
        "        g.passed[seat] |= one(card)\n",
        "        g.passed[seat] |= 0\n",
        by("games/test_redeals_of_callers", "test_bs_25_a_shown_card_that_passes_a_caller_does_not_complete_his_hand"),
    ),
    Fault(
        "BS-28-the-mata-that-a-caller-makes-is-not-known",
        "games/_sets/turns.py",
        "g.known[seat, g.got] += more",
        "g.known[seat, g.got] += 0",
        by("games/test_redeals_of_callers", "test_bs_28_all_know_of_the_mata_that_a_caller_makes"),
    ),
    Fault(
        "KW-14-more-may-be-laid-down-than-there-are",
        "games/kowah/beliefs.py",
        "of_couple(g, hand) != g.laid[seat]",
        "of_couple(g, hand) > 8",
        by("games/test_redeals_of_callers", "test_with_one_caller_every_deal_that_agrees_is_equally_likely[kowah]"),
    ),
    Fault(
        "ready-hands-count-every-face-once",
        "cards/ready_hands.py",
        "add_face(n, look, CHOICES[loose[face], n], wishes",
        "add_face(n, look, 1.0, wishes",
        by("games/test_redeals_of_callers", "test_with_one_caller_every_deal_that_agrees_is_equally_likely[tan]"),
    ),
    Fault(
        "SK-6-what-was-thrown-may-be-of-the-suit-that-was-lacking",
        "games/sakopong/beliefs.py",
        "g.lacks[seat, n - 1 if i < cards else n - 1 - (i - cards)]",
        "(g.lacks[seat, n - 1] if i < cards else 0)",
        by("laws/test_histories", "test_re_deals_agree_with_every_history[sakopong-5-options0]"),
    ),
    Fault(
        "several-callers-are-drawn-one-after-the-other-and-that-is-all",
        "engine/determinize.py",
        "n = sweeps(g, kept, fields, loose, TRACE if few else FAINT_TRACE)",
        "n = 0",
        by(
            "games/test_redeals_of_callers",
            "test_with_several_callers_every_deal_that_agrees_is_equally_likely[tan and tan]",
        ),
    ),
)

FAIR = (
    Fault(
        "stranger-sees-a-taken-seat",
        "server/seats/join.py",
        'if table.playing else {"kind": HUMAN',
        'if False else {"kind": HUMAN',
        by(
            "server/seats/test_changing_hands",
            "test_r4_a_bots_seat_taken_during_a_round_is_played_by_the_bot_to_its_end",
        ),
    ),
    Fault(
        "one-agrees-for-all",
        "server/tables/state.py",
        "self.proposal.yes >= set(self.humans)",
        "bool(self.proposal.yes)",
        by(
            "server/tables/test_agreeing",
            "test_a_no_leaves_it_as_it_was_and_so_does_a_deal_that_comes_before_the_last_yes",
        ),
    ),
    Fault(
        "agreed-bets-are-not-laid",
        "server/tables/state.py",
        "            self.match.agree(agreed)\n",
        "",
        by("server/tables/test_agreeing", "test_one_among_bots_agrees_alone_for_bots_take_every_bet"),
    ),
    Fault(
        "pot-of-a-closed-table-is-lost",
        "server/tables/state.py",
        "        self.match.close()\n",
        "",
        by(
            "server/tables/test_broken_off",
            "test_pe_54_the_standing_pot_of_a_table_that_is_closed_goes_back_to_those_who_paid",
        ),
    ),
    Fault(
        "left-seat-is-kept-for-ever",
        "server/tables/state.py",
        "            chair.kept = False\n            if chair.kind == COMING:",
        "            if chair.kind == COMING:",
        by("server/seats/test_changing_hands", "test_r4_who_left_comes_back_within_the_round_and_not_after_it"),
    ),
    Fault(
        "thinking-is-counted-at-once",
        "server/tables/scheduler.py",
        "room.tally.bots.append(",
        "self.hall.metrics.bots.observe(",
        by("server/test_metrics", "test_r4_counts_do_not_tell_who_had_a_choice[greedy]"),
    ),
    Fault(
        "hint-is-believed-again",
        "server/peers/hints.py",
        "old = hint.number <= self.heard.get(hint.server, 0) or ",
        "old = ",
        by("server/peers/test_hints", "test_a_hint_of_a_neighbour_is_believed_once"),
    ),
    Fault(
        "one-vote-is-enough",
        "server/tables/going_on.py",
        "return 2 * len(votes) > len(voters)",
        "return bool(votes)",
        by("server/tables/test_going_on", "test_at_a_public_table_most_of_the_others_decide"),
    ),
    Fault(
        "first-deal-waits-for-nobody",
        "server/tables/registry.py",
        "return late or not room.table.seedless",
        "return True",
        by("server/fairness/test_fair_deal", "test_r12_the_maker_has_a_part_in_the_first_deal_also_among_bots"),
    ),
    Fault(
        "who-gives-no-seed-holds-the-table",
        "server/tables/registry.py",
        "return late or not room.table.seedless",
        "return not room.table.seedless",
        by("server/fairness/test_fair_deal", "test_r12_who_sends_no_seed_holds_the_table_for_two_seconds_at_most"),
    ),
    Fault(
        "guest-gives-every-deal-the-same-seed",
        "client/fairness.py",
        "kept.seed = kept.seed or secrets.token_hex(SEED_BYTES)",
        'kept.seed = "00" * SEED_BYTES',
        by("server/fairness/test_fair_deal", "test_r12_a_guest_sends_one_seed_for_each_deal_and_sees_what_is_not_so"),
    ),
    Fault(
        "players-seeds-not-mixed-in",
        "server/fairness/fair_deal.py",
        'return key_from_seeds(server_seed, [bytes.fromhex(seed or "") for seed in player_seeds])',
        "return key_from_seeds(server_seed, [])",
        by("fair/test_fair_page", "test_the_vectors_hold_in_python"),
    ),
    Fault(
        "receipts-not-chained",
        "server/fairness/fair_deal.py",
        'f"ceki round 2 {before} {',
        'f"ceki round 2 {',
        by("fair/test_fair_page", "test_the_vectors_hold_in_python"),
    ),
    Fault(
        "receipts-not-asked-of-the-log",
        "server/fairness/verify.py",
        'before.encode(), entry["receipt"].encode()',
        "before.encode(), before.encode()",
        by("server/fairness/test_fair_deal", "test_r12_a_log_that_was_touched_anywhere_does_not_hold"),
    ),
    Fault(
        "told-results-not-held-against-the-rules",
        "server/fairness/verify.py",
        "if _same(given, told):",
        "if True:",
        by("fair/test_every_field", "test_the_result_of_a_round_is_refused_in_a_sentence_that_names_what_differs"),
    ),
    Fault(
        "a-key-may-stand-twice-in-a-log",
        "server/fairness/log_text.py",
        "if key in found:",
        "if False:",
        by("fair/test_log_text", "test_a_log_that_two_readers_may_take_otherwise_is_refused_in_a_sentence"),
    ),
    Fault(
        "closed-log-holds-without-its-receipt",
        "server/fairness/verify.py",
        "if digest not in [shown.digest for shown in receipts]:",
        "if False:",
        by("server/fairness/test_fair_deal", "test_r12_a_round_that_was_broken_off_holds_with_its_receipt_only"),
    ),
    Fault(
        "kowah-deals-half-a-hand",
        "games/kowah/rules.py",
        "for _ in range(HAND // 2):  # [KW-3] two at a time, four times",
        "for _ in range(HAND // 4):",
        by("fair/test_fair_page", "test_the_vectors_hold_in_python"),
    ),
)

ADVICE = (
    Fault(
        "help-compared-at-any-distance",
        "bots/advice/why.py",
        "elif one.at == other.at and one.good > other.good:",
        "elif one.good > other.good:",
        by("games/test_reasons", "test_facts_at_another_distance_are_never_compared"),
    ),
    Fault(
        "cost-told-of-the-deals-that-found-it",
        "bots/advice/review.py",
        "measured = weigh(decision.view, state, search, both)",
        "measured = again",
        by("bots/test_review", "test_a_cost_is_found_on_deals_of_its_own_and_measured_on_others"),
    ),
    Fault(
        "worth-of-the-poorest-sets",
        "cards/prospects.py",
        "to_come.append((self.set_size - (packed >> 2 * rank & 3), -each))",
        "to_come.append((self.set_size - (packed >> 2 * rank & 3), each))",
        by(
            "cards/test_prospects",
            "test_kw_11_the_sets_that_a_hand_is_nearest_to_count_what_the_best_choice_of_them_counts",
        ),
    ),
)

FAULTS = (*ADVICE, *CALLS, *CHANCE, *FAIR, *SIGHT, *CARDS, *CLAUSES, *MONEY, *WAYS, *HOUSE, *ODDS)

"""Faults around the rules: rulesets, the table and its fair deals, advice."""

from __future__ import annotations

from tests.mutations.fault import Fault, by

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
        "play/drivers/match_rules.py",
        "    m.pot = g.pot\n",
        "    m.pot = 0\n",
        by("games/test_gonggong", "test_gg_12_the_pot_is_carried_and_its_end_ends_the_game"),
    ),
    Fault(
        "check-takes-an-unknown-kind",
        "play/checks/examples.py",
        "    if kind not in examples:\n",
        '    if kind not in examples:\n        return dict(vector["expect"])\n    if kind not in examples:\n',
        by("test_vectors", "test_an_unknown_kind_fails"),
    ),
    Fault(
        "check-takes-a-missing-key",
        "play/checks/examples.py",
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
        "self.match.close()",
        "pass",
        by(
            "server/fairness/test_broken_off",
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
        "clock-of-a-table-is-forgotten-when-all-have-gone",
        "server/tables/live.py",
        "        self.used_at = self.clock.steady()\n        self.stir()\n",
        "        self.used_at = self.clock.steady()\n",
        by("server/tables/test_looks", "test_r11_no_table_is_overlooked[1]"),
    ),
    Fault(
        "server-that-begins-to-listen-is-not-counted",
        "server/peers/bus.py",
        "            self.alone.discard(table)\n\n    async def _ask",
        "            pass\n\n    async def _ask",
        by("server/peers/test_bus", "test_r8_who_listens_hears_what_others_say[0]"),
    ),
    Fault(
        "thinking-is-counted-at-once",
        "server/tables/scheduler.py",
        "room.tally.bots.append(",
        "self.registry.metrics.bots.observe(",
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
        "return 2 * len(votes & voters) > len(voters)",
        "return bool(votes)",
        by(
            "server/tables/test_going_on",
            "test_at_a_public_table_most_of_the_others_decide_where_the_maker_is_the_silent_one",
        ),
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
        "if _same(given, told) or (name",
        "if True or (name",
        by("fair/test_every_field", "test_the_result_of_a_round_is_refused_in_a_sentence_that_names_what_differs"),
    ),
    Fault(
        "a-key-may-stand-twice-in-a-log",
        "play/json_text.py",
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
        "for dealt in range(0, size, 2):  # [KW-3] two at a time, four times",
        "for dealt in range(0, size // 2, 2):",
        by("fair/test_fair_page", "test_the_vectors_hold_in_python"),
    ),
)

ADVICE = (
    Fault(
        "help-compared-at-any-distance",
        "bots/advice/why.py",
        "elif one.at == other.at and one.good > other.good:",
        "elif one.good > other.good:",
        by("games/reasons/test_fishing_and_packs", "test_facts_at_another_distance_are_never_compared"),
    ),
    Fault(
        "facts-written-without-their-distance",
        "engine/reasons.py",
        "    out.at[row] = at\n",
        "    out.at[row] = 0\n",
        by("games/reasons/test_sets", "test_bs_13_the_distance_comes_before_the_cards_that_help"),
    ),
    Fault(
        "a-fact-of-another-move-told-as-ones-own",
        "terminal/lines/facts.py",
        'f"{name}{BESIDE}" if beside else name',
        "name",
        by("client/test_advice_told", "test_a_fact_is_told_as_in_every_program"),
    ),
    Fault(
        "cost-told-of-the-deals-that-found-it",
        "bots/advice/drivers.py",
        "for least in (SUSPECT, SURE, 0.0):",
        "for least in (SUSPECT, SURE):",
        by("bots/test_review", "test_a_cost_is_found_on_deals_of_its_own_and_measured_on_others"),
    ),
    Fault(
        "worth-of-the-poorest-sets",
        "cards/prospects.py",
        "held = 16 * left_in(packed, rank) + number_on(first(faces))",
        "held = 16 * left_in(packed, rank) - number_on(first(faces))",
        by(
            "cards/test_prospects",
            "test_kw_11_the_sets_that_a_hand_is_nearest_to_count_what_the_best_choice_of_them_counts",
        ),
    ),
)

GOAL = (
    Fault(
        "goal-counts-closed-piles",
        "games/cholek_tiga/goal.py",
        "    tell(out, BOTH if g.piles_visible else POINTS)\n    with_number(out, points)\n    if g.piles_visible:\n",
        "    tell(out, BOTH)\n    with_number(out, points)\n    if True:\n",
        by("laws/test_goals", "test_a_goal_follows_from_what_its_seat_sees_in_other_houses[cholek_tiga-options4]"),
    ),
    Fault(
        "goal-of-a-caller-counts-the-card-just-drawn",
        "games/_sets/goal.py",
        "        hand[g.got] -= 1  # the called hand is what waits\n",
        "        hand[g.got] -= 0\n",
        by("games/goals/test_sets", "test_bs_19_a_tan_waits_for_any_card_of_the_rank"),
    ),
    Fault(
        "goal-forgets-what-is-drawn",
        "cards/prospects.py",
        "none = none * (unseen - wanted - drawn) // (unseen - drawn)",
        "none = none * (unseen - wanted) // unseen",
        by("games/goals/test_sets", "test_a_chance_is_counted_as_the_odds_have_it"),
    ),
)

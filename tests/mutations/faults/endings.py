"""Faults in what is told of the end of a round, and in who pays whom."""

from __future__ import annotations

from tests.mutations.fault import Fault, by

RULES = "play/drivers/ending_rules.py"

ENDINGS = (
    Fault(
        "a-sum-is-added-to-what-it-sums",
        RULES,
        "if e.unit[i] != MONEY and not e.repeats[i]:",
        "if e.unit[i] != MONEY:",
        by("play/test_endings", "test_amounts_are_added_unit_by_unit_and_a_sum_is_not_added_again"),
    ),
    Fault(
        "what-a-seat-holds-is-left-out",
        RULES,
        "            if e.held[i] != NONE:\n                e.totals",
        "            if e.held[i] == NONE:\n                e.totals",
        by("play/test_endings", "test_what_a_line_counts_is_added_in_its_own_unit"),
    ),
    Fault(
        "winners-come-last",
        RULES,
        "has(g.winners, seat) == (lost == 0):",
        "has(g.winners, seat) == (lost == 1):",
        by("play/test_endings", "test_winners_stand_before_all_others"),
    ),
    Fault(
        "won-with-what-others-have-too",
        RULES,
        "elif alike and alone and e.counted != MONEY and sets == 0:",
        "elif alike and e.counted != MONEY and sets == 0:",
        by("play/test_endings", "test_a_count_that_others_have_too_is_none_and_the_cents_say_what_it_was_worth"),
    ),
    Fault(
        "everybody-has-what-one-has",
        RULES,
        "e.all_have = most if level and e.counted != MONEY else 0",
        "e.all_have = most if e.counted != MONEY else 0",
        by("play/test_endings", "test_where_nobody_has_won_with_as_much_as_all_others_everybody_has_it"),
    ),
    Fault(
        "lines-of-one-kind-are-told-one-by-one",
        RULES,
        "if alike and e.first[i] == i and e.first[j] != NONE:",
        "if alike and e.first[i] == i and e.first[j] == NONE:",
        by("play/test_endings", "test_lines_of_one_kind_are_told_as_one_the_weightiest_three_in_their_order"),
    ),
    Fault(
        "a-payment-is-told-as-a-reason-too",
        RULES,
        "        if e.each[i] != 0 or not paid:",
        "        if e.each[i] != 0 or paid or not paid:",
        by("play/test_endings", "test_lines_that_only_say_for_what_was_paid_are_left_to_the_payments"),
    ),
    Fault(
        "whose-line-it-is-goes-unsaid",
        RULES,
        "g.winners != 1 << seat else 0",
        "g.winners == 1 << seat else 0",
        by("play/test_endings", "test_of_several_winners_it_is_said_whose_each_line_is"),
    ),
    Fault(
        "who-has-as-much-is-not-explained",
        RULES,
        "            if as_much and not alike:",
        "            if as_much and alike:",
        by("play/test_endings", "test_why_one_who_has_as_much_has_not_won_is_a_reason"),
    ),
    Fault(
        "even-with-somebody-who-has-more",
        RULES,
        "if g.line_what[given] == g.line_what[taken] and g.line_count[given] == g.line_count[taken]:",
        "if g.line_what[given] == g.line_what[taken]:",
        by("play/test_endings", "test_who_is_paid_by_one_who_has_exactly_as_much_is_told"),
    ),
)

PAYMENTS = (
    Fault(
        "the-dealer-of-chabut-is-no-side-of-a-payment",
        "games/chabut/rules.py",
        "pay(g, AGAINST_DEALER, bank, seat, stakes * g.stake)",
        "pay(g, AGAINST_DEALER, (bank + 1) % g.seats, seat, stakes * g.stake)",
        by("score/test_payments", "test_ch_21_one_side_of_every_payment_is_the_dealer"),
    ),
)

"""Faults in what is hidden and by chance: shuffles, views, deals that are believed."""

from __future__ import annotations

from tests.mutations.fault import Fault, by

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
        "engine/visibility/hide.py",
        "            view[start + face] = view[known + face]\n            size -= view[known + face]",
        "            view[start + face] = 0",
        by("engine/test_sight", "test_a_re_deal_keeps_every_card_every_size_and_what_is_known"),
    ),
    Fault(
        "served-view-shows-the-stock",
        "engine/visibility/hide.py",
        "                table[i] = HIDDEN\n    return cards",
        "                table[i] = table[i]\n    return cards",
        by("engine/test_sight", "test_the_stock_shows_only_that_cards_lie_there"),
    ),
    Fault(
        "hidden-row-that-cannot-be-said-is-a-view",
        "engine/visibility/hidden.py",
        "    if untold:\n",
        "    if untold > 1_000:\n",
        by("engine/test_hidden", "test_a_hidden_row_of_cards_that_cannot_be_said_is_no_view"),
    ),
    Fault(
        "thrown-card-told-to-all",
        "games/sakopong/words.py",
        '        at="thrown",\n    ),\n)\nSERI',
        '        at="trick",\n    ),\n)\nSERI',
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
        at_import="is missing seen=, who sees it",
    ),
)

CALLS = (
    Fault(
        "BS-17-a-call-is-not-believed",
        "games/_sets/beliefs.py",
        "        return FEW_HANDS\n",
        "        return ANY_HAND\n",
        by("games/redeals/test_callers", "test_bs_18_a_caller_has_a_hand_of_the_kind_that_he_called"),
    ),
    Fault(
        "BS-27-a-card-that-passed-a-caller-is-forgotten",
        "games/_sets/turns.py",
        "        g.passed[seat] |= one(card)\n",
        "        g.passed[seat] |= 0\n",
        by("games/redeals/test_callers", "test_bs_25_a_shown_card_that_passes_a_caller_does_not_complete_his_hand"),
    ),
    Fault(
        "BS-28-the-mata-that-a-caller-makes-is-not-known",
        "games/_sets/turns.py",
        "g.known[seat, g.got] += more",
        "g.known[seat, g.got] += 0",
        by("games/redeals/test_callers", "test_bs_28_all_know_of_the_mata_that_a_caller_makes"),
    ),
    Fault(
        "KW-14-more-may-be-laid-down-than-there-are",
        "games/kowah/beliefs.py",
        "of_couple(g, hand) != g.laid[seat]",
        "of_couple(g, hand) > 8",
        by("games/redeals/test_callers", "test_with_one_caller_every_deal_that_agrees_is_equally_likely[kowah]"),
    ),
    Fault(
        "ready-hands-count-every-face-once",
        "cards/ready_hands.py",
        "add_face(n, look, CHOICES[loose[face], n], wishes",
        "add_face(n, look, 1.0, wishes",
        by("games/redeals/test_callers", "test_with_one_caller_every_deal_that_agrees_is_equally_likely[tan]"),
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
        "engine/visibility/draw.py",
        "n = sweeps(g, kept, fields, loose, TRACE if few else FAINT_TRACE)",
        "n = 0",
        by(
            "games/redeals/test_callers",
            "test_with_several_callers_every_deal_that_agrees_is_equally_likely[tan and tan]",
        ),
    ),
)

"""Faults in what is kept: places among strangers, tables, backups, what people write."""

from __future__ import annotations

from tests.mutations.fault import Fault, by

KEPT = (
    Fault(
        "strangers-vote-at-once",
        "server/tables/going_on.py",
        "and person not in table.known:",
        "and person not in table.humans:",
        by("server/tables/test_going_on", "test_at_a_public_table_nobody_votes_who_has_played_no_whole_round_there"),
    ),
    Fault(
        "the-maker-is-outvoted",
        "server/tables/going_on.py",
        "and host not in concerned and _answers(room, host):",
        "and host not in concerned and not _answers(room, host):",
        by("server/tables/test_going_on", "test_at_a_public_table_the_maker_has_the_last_word_while_they_answer"),
    ),
    Fault(
        "no-bot-stands-in",
        "server/tables/live.py",
        "            if stand_in:\n",
        "            if False:\n",
        by(
            "server/tables/test_going_on",
            "test_at_a_public_table_a_bot_stands_in_for_one_who_is_silent_within_a_minute",
        ),
    ),
    Fault(
        "seats-of-an-address-are-not-counted",
        "server/seats/join.py",
        "if one == address and table.chairs[person].human]",
        "if one != address and table.chairs[person].human]",
        by("server/seats/test_one_seat_each", "test_at_a_public_table_one_address_has_one_seat"),
    ),
    Fault(
        "the-list-belongs-to-who-changes-most",
        "server/storage/listing.py",
        ".order_by(turn, t.changed.desc())",
        ".order_by(t.changed.desc())",
        by("server/seats/test_one_seat_each", "test_the_list_of_public_tables_is_shared_out_among_addresses"),
    ),
    Fault(
        "a-bad-title-is-listed-for-ever",
        "server/tables/reporting.py",
        "if reported >= ENOUGH else",
        "if reported < 0 else",
        by("server/tables/test_titles", "test_a_title_that_three_addresses_report_is_listed_no_more_and_its_table_is"),
    ),
    Fault(
        "an-address-opens-connections-without-end",
        "server/http/callers.py",
        "if address and not self.coming.take(address):",
        "if address and not self.coming.take(address, 0):",
        by(
            "server/http/test_floods",
            "test_one_address_opens_so_many_connections_a_second_and_another_as_many",
        ),
    ),
    Fault(
        "a-slow-body-keeps-its-place",
        "server/http/wire.py",
        "if not self.cycle.more_body:",
        "if self.cycle is not None:",
        by("server/http/test_floods", "test_a_request_whose_body_does_not_come_gives_way"),
    ),
    Fault(
        "an-address-outlives-its-table",
        "server/storage/group_commit.py",
        'if one.change.get("closed"):',
        'if one.change.get("opened"):',
        by("server/seats/test_one_seat_each", "test_no_digest_of_an_address_outlives_its_table"),
    ),
    Fault(
        "a-stop-counts-as-long-as-the-clock-says",
        "server/storage/kept_time.py",
        "stopped = min(max(now - wall, 0.0), MOST_STOPPED)",
        "stopped = now - wall",
        by("server/tables/test_sweep", "test_no_jump_of_the_wall_clock_closes_or_deletes_a_table"),
    ),
    Fault(
        "the-sweep-ends-early",
        "server/tables/sweep.py",
        "return old[-1] if len(old) == SOME else None",
        "return None",
        by("server/tables/test_sweep", "test_all_that_was_left_behind_is_closed_and_what_is_played_at_goes_on"),
    ),
    Fault(
        "a-backup-is-not-compared",
        "server/storage/backup.py",
        "if said.get(whose) != is_now.get(whose))",
        "if whose not in said)",
        by("server/storage/test_backup", "test_damage_is_named_and_nothing_is_written"),
    ),
    Fault(
        "joiners-go",
        "locales/written.py",
        "elif belongs(composed, n) if letter in JOINERS else",
        "elif False if letter in JOINERS else",
        by("client/test_names", "test_two_hundred_real_names_are_kept_byte_for_byte_everywhere"),
    ),
)

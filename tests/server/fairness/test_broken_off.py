"""A table that is closed before its match is over is settled as it stands: a standing pot goes back [PE-54] [KI-14]."""

from __future__ import annotations

import json
import random

import pytest

from ceki.play.ruleset import ruleset
from ceki.server.fairness.verify import Shown, verify
from ceki.server.protocol import public_state
from tests.fair.matches import Script


def closed_in(rounds: int, more: int | None = None) -> Script:
    """A table of Pei for a pot of 25 cents each that nobody has won, closed after so many rounds (and `more` moves)."""
    script = Script(random.Random(3))
    script.begin(ruleset("pei", bets="wulwulan", jackpot_line=100_000), None, 9)
    for _ in range(rounds):
        script.round()
        script.keep_receipt()
    if more is not None:
        script.round(more)
    assert (script.table.match.pot, script.table.match.cents) == (rounds * 75, [-25 * rounds] * 3)
    script.happen("closed")
    script.keep_receipt()
    return script


@pytest.mark.parametrize(("rounds", "more"), [(2, None), (1, 3)])
def test_pe_54_the_standing_pot_of_a_table_that_is_closed_goes_back_to_those_who_paid(rounds, more):
    script = closed_in(rounds, more)
    match = script.table.match
    assert (match.pot, match.cents, match.settled, match.from_pot) == (0, [0] * 3, [25 * rounds] * 3, 75 * rounds)
    told = public_state.of_all(script.table, [], 0, public_state.Times())
    assert (told["closed"], told["match_over"], told["pot"], told["ledger"]) == (True, False, 0, [0] * 3)
    log = public_state.log(script.table)
    assert (log["state"], log["match"]["settled"]) == ("closed", [25 * rounds] * 3)
    assert verify(json.dumps(log), [], [Shown(None, log["rounds"][-1]["receipt"])]).state == "closed"


def test_a_table_whose_match_was_over_when_it_was_closed_stays_over():
    script = Script(random.Random(3))
    script.begin(ruleset("pei"), None, 1)
    script.round()
    script.happen("closed")
    assert (public_state.log(script.table)["state"], script.table.broken_off) == ("over", False)

"""R12: the log of a practice table says that it is one, and every receipt is bound to that."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from ceki.cli import main
from ceki.play.ruleset import ruleset
from ceki.server.fairness.verify import Broken, Shown, verify
from ceki.server.protocol import public_state
from tests.fair.forged import chained
from tests.fair.matches import Script
from tests.fair.verifiers import in_the_page
from tests.server.guests import play_round, serving

SAYS = "This was a practice table: hands could be shown and moves taken back."


def practised(practice: bool) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The log of a round, at a practice table with its last move taken back and made again; and what was shown."""
    script = Script(random.Random(3))
    script.practice = practice
    script.begin(ruleset("sakopong"), None, 1)
    script.round()
    if practice:
        last = script.table.history[-1].round.moves[-1:]
        script.happen("undone", 0, moves=1)
        assert script.table.playing
        assert script.table.legal == last
        script.round_on()
    script.keep_receipt()
    return json.loads(json.dumps(public_state.log(script.table))), script.shown


@pytest.mark.parametrize("practice", [False, True])
def test_every_verifier_says_whether_it_was_a_practice_table(practice, tmp_path, capsys):
    log, shown = practised(practice)
    assert log["practice"] is practice
    assert (SAYS in verify(json.dumps(log)).says) is practice
    page = in_the_page()
    told = page.ask({"text": json.dumps(log), "shown": shown})
    page.end()
    assert ("was-practice" in [one["id"] for one in told["says"]]) is practice
    path = tmp_path / "log"
    path.write_text(json.dumps(log))
    assert main(["verify", str(path)]) == 0
    assert (SAYS in capsys.readouterr().out.splitlines()) is practice


@pytest.mark.parametrize("practice", [False, True])
def test_that_it_was_one_cannot_be_changed_under_a_receipt(practice):
    log, shown = practised(practice)
    kept = [Shown(1, shown[0]["receipt"])]
    assert verify(json.dumps(log), receipts=kept).state == "over"
    log["practice"] = not practice
    with pytest.raises(Broken, match="round 1: its receipt does not match"):
        verify(json.dumps(log), receipts=kept)
    with pytest.raises(Broken, match="an earlier one was changed"):
        verify(json.dumps(chained(log)), receipts=kept)
    for other in (None, 0, 1, "no"):
        with pytest.raises(Broken, match="no good 'practice'"):
            verify(json.dumps({**log, "practice": other}))
    del log["practice"]
    with pytest.raises(Broken, match="no good 'practice'"):
        verify(json.dumps(log))


def test_a_served_table_tells_it_in_its_log(tmp_path):
    async def of_server() -> list[str]:
        async with serving(tmp_path) as server:
            found = []
            for practice in (False, True):
                made = await server.table("chabut", players=2, practice=practice)
                if not practice:
                    taken = await server.sit(made["code"])
                    guests = [await server.come(made["code"], token) for token in (made["token"], taken["token"])]
                else:
                    guests = [await server.come(made["code"], made["token"])]
                await play_round(guests)
                found.append((await server.http.get(f"/api/tables/{made['code']}/log")).text)
            return found

    assert [SAYS in verify(text).says for text in asyncio.run(of_server())] == [False, True]

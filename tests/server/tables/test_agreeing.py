"""Options that a game leaves to its players are agreed between two rounds: by all, or nothing changes [YG-4] [YG-5]."""

from __future__ import annotations

import json
import random

import pytest

from ceki.bots import bot
from ceki.bots.random import generator
from ceki.play.move import say
from ceki.play.rulebook.sentences import YOU, event_told
from ceki.play.ruleset import ruleset as house_of
from ceki.server.fairness.verify import Broken, verify
from ceki.server.protocol import public_state
from ceki.server.tables.events import Event, upcast
from ceki.server.tables.state import Table
from tests.fair.forged import chained
from tests.fair.matches import Script
from tests.server.guests import asynchronous, serving
from tests.server.steps import between, does, fresh

BETS = {"bets": [[0, 1, 5], [0, 2, 3]]}
LAID = [[0, 5, 3, 0], [5, 0, 0, 0], [3, 0, 0, 0], [0, 0, 0, 0]]  # the same between every two seats
ALL_ALIKE = [[0 if a == b else 10 for b in range(4)] for a in range(4)]  # one stake of ten cents between all


async def after_a_round(house, bots=2, **order):
    return await between(house, 4, "gonggong", preset="ceken", bots=bots, bot_level="greedy", **order)


def laid(state):
    """What is staked between the four seats."""
    return [row[:4] for row in state["view"]["bet"][:4]]


async def agreeing(house, made, guest):
    return (await fresh(house, made, guest))["agreeing"]


@asynchronous
async def test_what_all_agree_is_dealt_and_settled(tmp_path):
    async with serving(tmp_path) as house:
        made, (a, b) = await after_a_round(house)
        table = house.room(made).table
        assert await agreeing(house, made, a) == {"open": ["bets"], "proposal": None}
        assert laid(a.state) == ALL_ALIKE
        assert await does(house, a, type="propose", options={"bets": "0-1:5, 0-2:3"}) is None
        told = await agreeing(house, made, b)
        asked = {"seq": table.proposal.seq, "person": 0, "options": BETS, "yes": [0], "agreed": False}
        assert told["proposal"] == asked
        said = b.state["events"][-1]
        name = table.chairs[0].name
        assert (said["kind"], said["name"], said["you"], said["options"]) == ("proposed", name, False, BETS)
        told_so = event_told(said, table.ruleset.game, [name, YOU, "Citra"]).text
        assert told_so == f"{name} proposes for the next round: bets: {name} and You 5, {name} and Citra 3."
        assert await does(house, b, type="agree", proposal=asked["seq"]) is None
        told = await agreeing(house, made, a)
        assert told["proposal"] == {**asked, "yes": [0, 1], "agreed": True}
        assert (a.state["options"]["bets"], laid(a.state)) == (None, ALL_ALIKE), "until the deal"
        for guest in (a, b):
            assert await does(house, guest, type="next") is None
        state = await fresh(house, made, a)
        assert (state["table"]["round"], state["options"]["bets"], state["given"]["bets"]) == (2, *[BETS["bets"]] * 2)
        assert (laid(state), state["agreeing"]["proposal"]) == (LAID, None)
        assert any(
            (event["kind"], event.get("options")) == ("dealt", BETS)
            for one in a.told
            for event in one.get("events", ())
        )
        events = await house.registry.store.events(made["table"])
        again = Table(table.id, table.code)
        again.fold(events)
        assert (again.ruleset.given, again.round.table.bet.tolist()) == (
            table.ruleset.given,
            table.round.table.bet.tolist(),
        )
        assert [event.kind for event in events if event.kind in ("proposed", "agreed")] == ["proposed", "agreed"]
        facts = (await house.http.get(f"/api/tables/{made['code']}")).json()
        assert facts["options"]["bets"] == BETS["bets"]


@asynchronous
async def test_a_no_leaves_it_as_it_was_and_so_does_a_deal_that_comes_before_the_last_yes(tmp_path):
    async with serving(tmp_path) as house:
        made, (a, b) = await after_a_round(house)
        table = house.room(made).table
        await does(house, a, type="propose", options=BETS)
        seq = table.proposal.seq
        assert await does(house, b, type="refuse", proposal=seq) is None
        assert (await agreeing(house, made, a))["proposal"] is None
        assert (await does(house, b, type="agree", proposal=seq))["code"] == "stale"
        await does(house, a, type="propose", options=BETS)
        await does(house, b, type="propose", options={"bets": "0-1:7"})
        assert (table.proposal.person, table.proposal.yes) == (1, {1}), "another proposal takes its place"
        await does(house, a, type="next")
        await does(house, b, type="next")
        assert (table.number, table.proposal, table.ruleset.options["bets"]) == (2, None, None)
        assert table.round.table.bet[:4, :4].tolist() == ALL_ALIKE


@asynchronous
async def test_one_among_bots_agrees_alone_for_bots_take_every_bet(tmp_path):
    async with serving(tmp_path) as house:
        made, (me,) = await after_a_round(house, bots=3)
        await does(house, me, type="propose", options={"bets": "2-3:9"})
        assert (await agreeing(house, made, me))["proposal"]["agreed"] is True
        await does(house, me, type="next")
        assert house.room(made).table.ruleset.options["bets"] == ((2, 3, 9),)


@asynchronous
async def test_who_comes_has_not_agreed_and_who_goes_takes_the_yes_along(tmp_path):
    async with serving(tmp_path) as house:
        made, (a, b) = await after_a_round(house)
        table = house.room(made).table
        await does(house, a, type="propose", options=BETS)
        await does(house, b, type="agree", proposal=table.proposal.seq)
        assert table.agreed
        newcomer = await house.come(made["code"], (await house.sit(made["code"], seat=2))["token"])
        assert not table.agreed
        await does(house, newcomer, type="agree", proposal=table.proposal.seq)
        assert table.agreed
        b.say(type="leave")
        await a.until(lambda state: state["seats"][1]["kind"] == "bot")
        assert (table.agreed, table.proposal.yes) == (True, {0, 2})


@asynchronous
async def test_what_may_not_be_agreed_is_refused_in_a_sentence_and_changes_nothing(tmp_path):
    async with serving(tmp_path) as house:
        made, (a, _) = await after_a_round(house)
        table, watcher = house.room(made).table, await house.come(made["code"], None)
        assert (await does(house, watcher, type="propose", options=BETS))["code"] == "not_your_turn"
        before = table.seq
        for options, says in (
            ({"rate": 3}, "Option 'rate' is not agreed between rounds here; allowed: bets."),
            ({"players": 6}, "Option 'players' is not agreed between rounds here; allowed: bets."),
            ({"bets": "0-5:5"}, "Option bets: seat 5 does not exist; allowed: 0 to 3."),
            ({"bets": "0-9:5"}, "Option bets: seat 9 does not exist; allowed: 0 to 3."),
            ({"bets": "0-0:5"}, "Option bets: '0-0:5' is not allowed; allowed: bets such as 0-1:5,0-2:3"),
            ({"bets": [[0, 1, 10**12]]}, "Option bets: [[0, 1, 1000000000000]] is not allowed; allowed: bets such as"),
            ({"bets": {}}, "Option bets: {} is not allowed; allowed: bets such as"),
            (
                {"bets": [[0, 1, 1], [2, 3, 1], [3, 2, 1]]},
                "Option bets: seats 2 and 3 have two bets; allowed: one for each pair",
            ),
            ({"bets": {"a": {}}}, "Option bets: {'a': {}} is not allowed; allowed: bets such as"),
        ):
            refused = await does(house, a, type="propose", options=options)
            assert refused["code"] == "bad_options"
            assert refused["message"].startswith(says)
        assert (await does(house, a, type="propose", options={}))["code"] == "bad_message"
        assert (await does(house, a, type="agree", proposal=before))["code"] == "stale"
        assert (table.seq, table.proposal) == (before, None)
        for n in range(20):
            assert await does(house, a, type="propose", options={"bets": [[0, 1, n]]}) is None
        refused = await does(house, a, type="propose", options=BETS)
        assert (refused["id"], refused["args"]) == ("proposed_too_often", {"most": 20})


@asynchronous
async def test_nothing_is_agreed_during_a_round_or_where_the_house_has_no_use_for_it(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("gonggong", preset="ceken", bots=3)
        me = await house.come(made["code"], made["token"])
        await fresh(house, made, me)
        refused = await does(house, me, type="propose", options=BETS)
        assert refused["id"] == "rules_agreed_between"
    for game, preset in (("gonggong", "umbuk"), ("chot", None)):
        assert house_of(game, preset=preset).left_open == []


def played(seed: int) -> Script:
    """A table of ceken: a round with the usual bets, then one for which others were agreed; greedy bots play both."""
    script, choose = Script(random.Random(seed)), bot("greedy")
    script.begin(house_of("gonggong", preset="ceken"), "ceken", 2)
    table = script.table
    for number in (1, 2):
        key = f"{seed + number:064x}"
        agreed = {"agreed": {"bets": [[2, 0, 7], [0, 3, 1], [1, 2, 9]]}} if number == 2 else {}
        assert table.coming is not None
        table.coming.server_seed, table.coming.player_seeds = "00" * 32, []
        script.happen("dealt", round=number, key=key, **agreed)
        while table.playing and table.round is not None:
            made = choose(table.round.view(table.round.turn), generator(seed, number, len(table.round.numbers)))
            script.happen("moved", table.turn or 0, move=say(table.ruleset.game, *made), by="human")
        script.bind(number + 1)
    return script


BY_WINNER = {0: [8, 0, -7, -1], 1: [0, 9, -9, 0], 2: [-7, -9, 16, 0], 3: [-1, 0, 0, 1]}  # [YG-4], by hand


def test_yg_4_the_round_is_settled_by_the_bets_that_were_agreed_and_the_one_before_by_its_own():
    for seed in (0, 6):  # at which somebody wins
        before, after = played(seed).table.history
        (winner,) = before.round.result.winners
        assert before.round.cents == [30 if seat == winner else -10 for seat in range(4)]
        (winner,) = after.round.result.winners
        assert after.round.cents == BY_WINNER[winner]


def agreed_log() -> dict:
    """The log of two rounds of chance moves, something agreed between them."""
    script = Script(random.Random(5))
    script.begin(house_of("gonggong", preset="ceken"), "ceken", 2)
    script.agreed = lambda: BETS
    script.round()
    script.round()
    return json.loads(json.dumps(public_state.log(script.table)))


def test_the_log_tells_what_was_agreed_and_a_verifier_holds_the_rounds_against_it():
    log = agreed_log()
    assert ("agreed" in log["rounds"][0], log["rounds"][1]["agreed"]) == (False, BETS)
    assert log["options"]["bets"] is None, "what the table was made to be is bound once"
    first, second = verify(json.dumps(log)).rounds
    assert (first.ruleset.options["bets"], second.ruleset.options["bets"]) == (None, ((0, 1, 5), (0, 2, 3)))
    for place, agreed in ((0, BETS), (1, {"rate": 3}), (1, {"bets": "0-7:1"}), (1, [1])):
        forged = agreed_log()
        forged["rounds"][place]["agreed"] = agreed
        with pytest.raises(Broken, match=f"round {place + 1}: "):
            verify(json.dumps(chained(forged)))
    silent = agreed_log()
    del silent["rounds"][1]["agreed"]
    with pytest.raises(Broken, match="receipt"):
        verify(json.dumps(silent))


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_table_of_an_earlier_version_is_read(version):
    table = Table("ab" * 16, "ABCDEF")
    body = {"game": "gonggong", "players": 4, "preset": None, "options": {}, "title": "", "seconds": None,
            "rounds": None, "public": False, "practice": False, "chat": False, "spice": "5eed"}  # fmt: skip
    table.fold([Event(1, "created", -1, upcast(version, "created", body), None, 0.0)])
    assert (table.proposal, table.ruleset) == (None, table.made)
    assert (table.about.bot_seed, table.about.bot_level) == ("5eed", "middle")

"""R4: a seat that changes hands during a round shows its cards to nobody new; who left it may come back to it."""

from __future__ import annotations

import json

import pytest

from ceki.client.connection import Connection
from ceki.client.link import Link
from ceki.server.protocol.errors import Refused
from ceki.server.tables.events import Draft
from ceki.server.tables.model import COMING, HUMAN
from ceki.server.tables.state import Table
from ceki.terminal.served_table import ServedTable
from tests.server.guests import HOME, asynchronous, serving
from tests.server.peers.wired import two
from tests.server.steps import dealt, fresh, to_the_end

WAITS = "You play from the next deal; until then a bot plays this seat."


def hands(state):
    """The rows of hands that a state shows face up, by seat."""
    return [seat for seat, row in enumerate(state["view"]["hand"]) if isinstance(row, list) and row]


@asynchronous
async def test_r4_a_bots_seat_taken_during_a_round_is_played_by_the_bot_to_its_end(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("cholek_tiga", players=3, bots=2)
        me = await house.come(made["code"], made["token"])
        table = await dealt(house, made)
        assert table.turn == 0
        taken = await house.sit(made["code"], seat=1, name="Siti")
        window = await house.come(made["code"], taken["token"])
        state = window.state
        assert (state["me"], state["person"], state["view"]["seat"]) == (-1, 1, -1)
        assert (hands(state), state["asked"], state["legal"]) == ([], False, [])
        assert state["seats"][1] == {
            "person": 1, "name": "Siti", "kind": "coming", "level": "middle", "seat": 1, "connected": True, "cents": 0,
        }  # fmt: skip
        assert state["events"][-1].items() >= {"kind": "sat", "how": "coming", "you": True}.items()
        await fresh(house, made, me)
        told = [event for message in me.told for event in message.get("events", ()) if event["kind"] == "sat"]
        assert told[-1].items() >= {"how": "coming", "you": False, "name": "Siti"}.items()
        terminal = ServedTable(Connection(Link(HOME, made["code"]), taken["token"]))
        terminal.hear(state)
        assert (terminal.banner(0.0), terminal.offered) == ([WAITS], [])
        assert terminal.notes()[1] == ("plays from the next deal",)
        me.move((await fresh(house, made, me))["legal"][0])
        assert (await me.answer())["type"] == "ack"
        await house.quiet(made)
        assert {table.round.movers[n] for n in range(len(table.round.numbers))} >= {0, 1}, "the bot has played"
        await to_the_end(house, made, [me])
        for text in window.socket.sent:
            message = json.loads(text)
            if message["type"] == "state" and not message["over"]:
                assert (hands(message), message["legal"], message["me"]) == ([], [], -1)
        state = await fresh(house, made, window)
        assert (state["over"], state["me"], state["seats"][1]["kind"]) == (True, 1, "human")
        house.clock.turn(2.0)
        me.say(type="next")
        window.say(type="next")
        state = await window.until(lambda state: state["table"]["round"] == 2)
        assert 1 in hands(state)


@asynchronous
async def test_r4_who_waits_for_the_next_deal_cannot_move(tmp_path):
    async with serving(tmp_path, pause=1.0) as house:
        made = await house.table("cholek_tiga", players=2, bots=1)
        me = await house.come(made["code"], made["token"])
        table = await dealt(house, made)
        house.registry.stopping = True  # bots rest
        for _ in range(20):
            if table.turn == 1:
                break
            me.move((await fresh(house, made, me))["legal"][0])
            await me.answer()
        house.registry.stopping = False
        taken = await house.sit(made["code"], seat=1)
        house.registry.stopping = True
        assert (taken["seat"], table.turn) == (1, 1)
        for move in map(str, table.round.legal_moves):
            with pytest.raises(Refused, match=WAITS) as refused:
                await house.registry.move(house.room(made), 1, "x", table.seq, move)
            assert refused.value.code == "not_your_turn"


@asynchronous
async def test_r4_who_left_comes_back_within_the_round_and_not_after_it(tmp_path):
    async with serving(tmp_path) as house:
        made, (me, other, third) = await house.full_table("cholek_tiga", players=3)
        table = await dealt(house, made)
        before = (await fresh(house, made, other))["view"]["hand"][1]
        other.say(type="leave")
        state = await other.until(lambda state: state["person"] == -1)
        assert hands(state) == []
        assert table.chairs[1].kind == "bot"
        await house.quiet(made)
        back = await house.come(made["code"], made["tokens"][1])
        assert back.state["me"] == 1
        assert hands(back.state) == [1]
        assert before
        back.say(type="leave")
        await back.until(lambda state: state["person"] == -1)
        await to_the_end(house, made, [me, third])
        late = house.visitor()
        late.say(type="hello", version=1, table=made["code"], token=made["tokens"][1])
        last, code = await late.closed()
        assert (last["code"], last["id"], code) == ("bad_token", "left_seat", 1008)


@asynchronous
async def test_r4_who_takes_the_seat_of_one_who_left_sees_nothing_and_the_one_who_left_has_lost_it(tmp_path):
    async with serving(tmp_path) as house:
        made, (me, other, _) = await house.full_table("cholek_tiga", players=3)
        await dealt(house, made)
        other.say(type="leave")
        await me.until(lambda state: state["seats"][1]["kind"] == "bot")
        taken = await house.sit(made["code"], seat=1)
        window = await house.come(made["code"], taken["token"])
        assert (hands(window.state), window.state["me"]) == ([], -1)
        old = house.visitor()
        old.say(type="hello", version=1, table=made["code"], token=made["tokens"][1])
        assert (await old.closed())[0]["code"] == "bad_token"
        window.say(type="leave")
        await me.until(lambda state: state["seats"][1]["kind"] == "bot")
        again = house.visitor()
        again.say(type="hello", version=1, table=made["code"], token=taken["token"])
        assert (await again.closed())[0]["code"] == "bad_token", "a seat that one never played is not kept"


@asynchronous
async def test_r4_who_has_seen_a_hand_gets_no_other_seat_in_the_round(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("cholek_tiga", players=3, bots=1)
        friend = await house.sit(made["code"])
        me = await house.come(made["code"], made["token"])
        cheat = await house.come(made["code"], friend["token"])
        await dealt(house, made)
        cheat.say(type="leave")
        await cheat.until(lambda state: state["person"] == -1)
        for seat in (1, 2):
            taken = await house.sit(made["code"], seat=seat)
            window = await house.come(made["code"], taken["token"])
            assert hands(window.state) == []
        assert me.state["me"] == 0


@asynchronous
async def test_r4_the_other_server_shows_no_more(tmp_path):
    async with two(tmp_path) as (one, other):
        made = await one.table("cholek_tiga", players=3, bots=2)
        await one.come(made["table"], made["token"])
        await one.quiet(made)
        watcher = await other.come(made["table"], None)
        taken = await one.sit(made["code"], seat=1)  # the other server has not heard of it yet
        window = await other.come(made["table"], taken["token"])
        assert (window.state["me"], window.state["person"], hands(window.state)) == (-1, 1, [])
        assert watcher.state["person"] == -1


@asynchronous
async def test_r4_who_comes_back_while_another_sits_down_looks_on(tmp_path):
    async with two(tmp_path) as (one, other):
        made, (me, leaver, _) = await one.full_table("cholek_tiga", players=3)
        await one.quiet(made)
        leaver.say(type="leave")
        await me.until(lambda state: state["seats"][1]["kind"] == "bot")
        await other.come(made["table"], None)
        store, taken = other.registry.store.presence, []
        true = store.sit

        async def slow(*given):
            taken.append(await one.sit(made["code"], seat=1))
            return await true(*given)

        store.sit = slow  # the other server knows by now whose token it is
        back = await other.come(made["table"], made["tokens"][1])
        assert taken
        assert (back.state["person"], hands(back.state)) == (-1, [])
        assert other.room(made).table.chairs[1].kind == COMING


@asynchronous
async def test_r3_logs_of_before_seats_were_kept_for_a_round_still_fold(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("cholek_tiga", players=2, bots=1)
        await house.come(made["code"], made["token"])
        table = await dealt(house, made)
        body = {"name": "Old", "kind": HUMAN, "level": ""}
        await house.registry.store.append(made["table"], table.seq, [Draft("sat", 1, body)], {}, 1.0)
        again = Table(table.id, table.code)
        again.fold(await house.registry.store.events(made["table"]))
        assert (again.chairs[1].kind, again.sees(1)) == (HUMAN, again.seat_of(1))

"""R6: the right to a seat is a token; and sitting, leaving, looking on."""

from __future__ import annotations

import logging

from ceki.server.seats import tokens
from tests.server.guests import asynchronous, serving


def test_r6_a_token_has_at_least_128_bits_and_no_two_are_alike():
    made = {tokens.new_token() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(token) * 6 >= 128 for token in made)


def test_r6_every_digest_is_compared_in_constant_time(monkeypatch):
    compared = []
    true = tokens.hmac.compare_digest
    monkeypatch.setattr(tokens.hmac, "compare_digest", lambda a, b: compared.append((a, b)) or true(a, b))
    made = [tokens.new_token() for _ in range(3)]
    kept = {person: tokens.digest(token) for person, token in enumerate(made)}
    assert tokens.holder(made[0], kept) == 0
    assert len(compared) == 3
    assert tokens.holder("wrong", kept) is None
    assert tokens.holder("\ud800", kept) is None


@asynchronous
async def test_r6_a_token_is_kept_as_a_digest_and_stands_in_no_log_and_no_url(tmp_path, caplog):
    caplog.set_level(logging.DEBUG)
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("chabut", players=2)
        assert made["token"] not in made["link"]
    whole = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert tokens.digest(made["token"]).encode() in whole
    assert made["token"].encode() not in whole
    assert made["token"] not in caplog.text


@asynchronous
async def test_r6_a_wrong_token_does_nothing_to_the_seat(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2)
        await house.quiet(made)
        room, before = house.room(made), house.room(made).table.seq
        for wrong in ("", "x", made["token"][:-1], made["token"] + "A", tokens.digest(made["token"])):
            thief = house.visitor()
            thief.say(type="hello", version=1, table=made["code"], token=wrong)
            last, code = await thief.closed()
            assert (last["code"], code) == ("bad_token", 1008)
        assert room.table.seq == before
        assert {guest.session for guest in guests} <= room.guests
        other = await house.table("chabut")
        elsewhere = house.visitor()
        elsewhere.say(type="hello", version=1, table=other["code"], token=made["token"])
        assert (await elsewhere.closed())[0]["code"] == "bad_token"


@asynchronous
async def test_r6_a_second_window_takes_over_and_the_first_is_told_why(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        first = await house.come(made["code"], made["token"])
        second = await house.come(made["code"], made["token"])
        last, code = await first.closed()
        assert (last["code"], code) == ("closed", 1008)
        assert last["id"] == "taken_over"
        second.say(type="ping")
        assert (await second.answer())["type"] == "pong"
        assert house.room(made).connected == {0}


@asynchronous
async def test_a_full_table_a_dead_link_and_a_wrong_seat_are_answered_in_a_sentence(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("chabut", players=2)
        before = house.room(made).table.seq
        for wish in ({}, {"seat": 0}, {"seat": 1}, {"seat": 40}):
            answer = await house.http.post(f"/api/tables/{made['code']}/seats", json=wish)
            assert (answer.status_code, answer.json()["code"]) == (409, "full")
            assert answer.json()["message"].endswith(".")
        for path in ("/api/tables/NOSUCH99", "/api/tables/%00", "/api/tables/a'b/log"):
            answer = await house.http.get(path)
            assert (answer.status_code, answer.json()["code"]) == (404, "gone")
        lost = house.visitor()
        lost.say(type="hello", version=1, table="NOSUCH99", token=None)
        assert (await lost.closed())[0]["code"] == "gone"
        assert house.room(made).table.seq == before


@asynchronous
async def test_who_comes_later_takes_the_seat_that_a_bot_kept(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=3, bots=2)
        await house.come(made["code"], made["token"])
        taken = await house.sit(made["code"], seat=1, name="Siti")
        friend = await house.come(made["code"], taken["token"])
        assert [(seat["kind"], seat["name"]) for seat in friend.state["seats"]][1] == ("coming", "Siti")
        assert (friend.state["person"], friend.state["me"]) == (1, -1)


@asynchronous
async def test_who_leaves_is_played_by_a_bot_and_the_last_one_closes_the_table(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2)
        guests[1].say(type="leave")
        state = await guests[0].until(lambda state: state["seats"][1]["kind"] == "bot")
        assert "left" in [event["kind"] for event in state["events"]]
        await house.quiet(made)
        guests[0].say(type="leave")
        state = await guests[0].until(lambda state: state["closed"])
        assert state["fair"]["server_seed"]
        assert (await house.http.get(f"/api/tables/{made['code']}")).json()["over"]
        again = await house.http.post(f"/api/tables/{made['code']}/seats", json={})
        assert (again.status_code, again.json()["code"]) == (404, "gone")


@asynchronous
async def test_a_practice_table_takes_moves_back_and_others_do_not(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("cholek_tiga", players=2, practice=True)
        me = await house.come(made["code"], made["token"])
        await house.quiet(made)
        while me.state["seq"] < house.room(made).table.seq:
            await me.hear()
        before = {key: me.state[key] for key in ("view", "legal", "turn")}
        me.move()
        await me.answer()
        await house.quiet(made)
        me.say(type="undo")
        state = await me.until(lambda state: any(event["kind"] == "undone" for event in state["events"]))
        assert {key: state[key] for key in before} == before
        me.say(type="undo")
        assert (await me.answer())["code"] == "illegal"
        serious, guests = await house.full_table("cholek_tiga", players=2)
        guests[0].say(type="undo")
        assert (await guests[0].answer())["code"] == "illegal"
        assert serious["code"] != made["code"]


@asynchronous
async def test_chat_is_off_unless_the_table_allows_it(tmp_path):
    async with serving(tmp_path) as house:
        _, quiet = await house.full_table("chabut", players=2)
        quiet[0].say(type="chat", text="hello")
        assert (await quiet[0].answer())["code"] == "illegal"
        _, loud = await house.full_table("chabut", players=2, chat=True)
        loud[0].say(type="chat", text="<b>hello</b>\u202e\u0007 there")
        assert (await loud[1].answer())["text"] == "<b>hello</b> there"
        loud[0].say(type="phrase", n=0)
        assert (await loud[1].answer())["n"] == 0
        loud[0].say(type="phrase", n=99)
        assert (await loud[0].answer())["type"] == "chat"


@asynchronous
async def test_nobody_chats_where_the_table_is_quiet_neither_one_who_looks_on(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("chabut", players=2)
        onlooker = await house.come(made["code"], None)
        for words in ({"type": "chat", "text": "hello"}, {"type": "phrase", "n": 0}):
            onlooker.say(**words)
            assert (await onlooker.answer())["id"] == "table_quiet"

"""Finding a table by its code, talking at it, practising, and reading again what was played."""

from __future__ import annotations

import asyncio
import json
import logging

import pytest

from ceki.cards.ceki import FACES
from ceki.cards.notation import card_code
from ceki.server import limits
from ceki.server.seats import tokens
from tests.server.guests import asynchronous, serving
from tests.server.steps import practising

COSTLY = {"number", "move", "best", "cost", "error", "unit", "grade", "mine", "theirs"}
FACT = {"id", "numbers", "cards", "word", "line"}
ALIKE = ("0ODQ", "1IL", "2Z", "5S", "8B", "6G", "UV")


def test_u3_a_code_has_six_characters_and_none_looks_like_another():
    codes = {tokens.new_code() for _ in range(2000)}
    assert {len(code) for code in codes} == {6}
    used = set("".join(codes))
    assert len(used) == len(tokens.LETTERS) == 25
    for group in ALIKE:
        assert len(used & set(group)) <= 1


def test_u3_a_code_read_wrongly_is_understood():
    assert tokens.meant("o1zsbg") == "DL2586"
    assert tokens.meant("k7nrpx") == "K7NRPX"
    assert tokens.meant("ABCDEFGH") == "ABCDEFGH"  # codes of old tables had eight letters
    assert {letter for letter in tokens.LETTERS if letter.translate(tokens.MEANT) != letter} == set()


@asynchronous
async def test_u3_a_table_is_found_by_small_letters(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        assert (await house.http.get(f"/api/tables/{made['code'].lower()}")).json()["table"] == made["table"]


@asynchronous
async def test_u3_who_tries_codes_must_wait_and_shuts_nobody_out(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        for _ in range(2 * limits.MISS_BURST):  # codes that are right cost nothing
            assert (await house.http.get(f"/api/tables/{made['code']}")).status_code == 200
        wrong = "222222" if made["code"] != "222222" else "333333"
        for _ in range(limits.MISS_BURST):
            assert (await house.http.get(f"/api/tables/{wrong}")).status_code == 404
        for path in ("", "/log", "/past", "/qr.svg"):
            answer = await house.http.get(f"/api/tables/{wrong}{path}")
            assert (answer.status_code, answer.json()["code"]) == (429, "too_fast")
            assert (await house.http.get(f"/api/tables/{made['code']}{path}")).status_code == 200
        assert (await house.http.post(f"/api/tables/{wrong}/seats", json={})).status_code == 429
        assert (await house.http.post(f"/api/tables/{made['code']}/seats", json={})).status_code == 200
        house.clock.turn(1 / limits.MISS_RATE)
        assert (await house.http.get(f"/api/tables/{wrong}")).status_code == 404


@asynchronous
async def test_u3_many_come_at_once_from_one_address(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        house.app.state.registry.rooms.clear()  # so that each asks the database
        asked = [house.http.get(f"/api/tables/{made['code']}") for _ in range(2 * limits.MISS_BURST)]
        assert {answer.status_code for answer in await asyncio.gather(*asked)} == {200}


@asynchronous
async def test_u3_codes_tried_at_once_are_all_counted(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        wrong = "222222" if made["code"] != "222222" else "333333"
        asked = [house.http.get(f"/api/tables/{wrong}") for _ in range(2 * limits.MISS_BURST)]
        codes = [answer.status_code for answer in await asyncio.gather(*asked)]
        assert (codes.count(404), codes.count(429)) == (limits.MISS_BURST, limits.MISS_BURST)


@asynchronous
async def test_u3_codes_tried_over_a_socket_are_counted_too(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        wrong = "222222" if made["code"] != "222222" else "333333"
        said = []
        for _ in range(limits.MISS_BURST + 1):
            guest = house.visitor()
            guest.say(type="hello", version=1, table=wrong, token=None, seen=0)
            said.append((await guest.closed())[0]["code"])
        assert said == ["gone"] * limits.MISS_BURST + ["too_fast"]
        await house.come(made["code"], None)


@asynchronous
async def test_u3_bots_fill_the_empty_seats_and_people_take_their_places(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=4)
        me = await house.come(made["code"], made["token"])
        watcher = await house.come(made["code"], None)
        watcher.say(type="bots")
        assert (await watcher.answer())["code"] == "not_your_turn"
        assert me.state["table"]["round"] == 0
        me.say(type="bots", level="clever")
        refused = await me.answer()
        levels = ["easy", "middle", "strong", "greedy", "random"]
        assert (refused["code"], refused["id"], refused["args"]) == ("bad_options", "unknown_bot", {"levels": levels})
        me.say(type="bots")
        state = await me.until(lambda state: state["table"]["round"] == 1)
        assert [seat["kind"] for seat in state["seats"]] == ["human", "bot", "bot", "bot"]
        assert [seat.get("level") for seat in state["seats"]] == [None, "middle", "middle", "middle"]
        me.say(type="bots")
        assert (await me.answer())["code"] == "illegal"
        taken = await house.sit(made["code"], seat=2, name="Siti")
        assert taken["seat"] == 2
        state = await me.until(lambda state: state["seats"][2]["kind"] == "coming")
        assert state["seats"][2]["name"] == "Siti"


@pytest.mark.parametrize(("said", "sits"), [({}, "strong"), ({"level": "easy"}, "easy")])
@asynchronous
async def test_the_bots_of_a_table_are_of_the_level_that_it_was_made_with(tmp_path, said, sits):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=4, bots=1, bot_level="strong")
        me = await house.come(made["code"], made["token"])
        friend = await house.sit(made["code"], name="Siti")
        guest = await house.come(made["code"], friend["token"])
        me.say(type="bots", **said)
        state = await me.until(lambda state: state["table"]["round"] == 1)
        assert [seat.get("level") for seat in state["seats"]] == [None, None, sits, "strong"]
        guest.say(type="leave")
        state = await me.until(lambda state: state["seats"][1]["kind"] == "bot")
        assert state["seats"][1]["level"] == "strong"


@asynchronous
async def test_u25_who_was_too_slow_is_played_by_a_bot_until_they_say_that_they_are_back(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2, seconds=30)
        await house.quiet(made)
        slow = guests[house.room(made).table.turn]
        house.clock.turn(46)
        await house.driver.tick()
        state = await slow.until(lambda state: state["seats"][slow.state["me"]]["kind"] == "away")
        assert "away" in [event["kind"] for event in state["events"]]
        await house.quiet(made)  # the move for which the time was up is the bot's
        slow.say(type="back")
        await slow.until(lambda state: state["seats"][slow.state["me"]]["kind"] == "human")


@asynchronous
async def test_u34_a_private_table_plays_without_a_clock_or_with_a_long_one(tmp_path):
    async with serving(tmp_path) as house:
        # whoever comes back to a table that slept has fifteen seconds more
        for seconds, left in ((None, None), (30, 45), (60, 75), (300, 315)):
            made, guests = await house.full_table("cholek_tiga", players=2, seconds=seconds)
            await house.quiet(made)
            room = house.room(made)
            assert (room.deadline and round(room.deadline - house.clock.steady())) == left
            assert guests[0].state["table"]["seconds"] == seconds


@asynchronous
async def test_u26_phrases_are_listed_and_what_is_reported_goes_to_the_keeper_alone(tmp_path, caplog):
    caplog.set_level(logging.INFO)
    async with serving(tmp_path) as house:
        phrases = (await house.http.get("/api/catalogue")).json()["phrases"]
        made, guests = await house.full_table("chabut", players=2, chat=True)
        guests[0].say(type="phrase", n=1)
        assert (await guests[1].answer())["text"] == phrases[1]
        guests[0].say(type="chat", text="very\nrude")
        assert (await guests[1].answer())["text"] == "very rude"
        assert "rude" not in caplog.text
        guests[1].say(type="report", seat=0)
        assert await guests[1].answer() == {"type": "reported", "seat": 0}
        assert "seat 0 was reported by person 1" in caplog.text
        assert "very rude" in caplog.text
        guests[1].say(type="report", seat=0)
        assert (await guests[1].answer())["code"] == "illegal"
        onlooker = await house.come(made["code"], None)
        onlooker.say(type="chat", text="very loud", name="Ana")
        await onlooker.answer()
        guests[1].say(type="report", seat=-1)
        assert await guests[1].answer() == {"type": "reported", "seat": -1}
        assert "watchers were reported by person 1" in caplog.text
        assert "Ana: very loud" in caplog.text


@asynchronous
async def test_u22_a_hint_ranks_legal_moves_with_worth_odds_and_reasons(tmp_path):
    async with serving(tmp_path) as house:
        made, me = await practising(house)
        me.say(type="hint")
        hint = await me.answer()
        assert hint["move"] in me.state["legal"]
        assert hint["seq"] == me.state["seq"]
        found = {"even", "other", "mine", "theirs", "but_mine", "but_theirs", "ends", "within", "given"}
        assert set(hint) == {"type", "seq", "move", "unit", "exact", "moves", "playouts"} | found
        assert (hint["unit"], hint["exact"], hint["given"]) == ("cents", False, None)
        assert hint["playouts"] > 0
        assert hint["moves"][0]["move"] == hint["move"]
        for move in me.state["legal"]:
            me.say(type="hint", move=move)
            hint = await me.answer()
            assert move in {hint["move"], hint["other"], *hint["even"]}
        word, cards = me.state["legal"][-1].split()[0], [card_code(face) for face in range(FACES)]
        illegal = next(f"{word} {card}" for card in cards if f"{word} {card}" not in me.state["legal"])
        for wrong, why in (("win everything", "unknown_move"), (illegal, "illegal_move")):
            me.say(type="hint", move=wrong)
            assert (await me.answer())["id"] == why
        assert {one["move"] for one in hint["moves"]} <= set(me.state["legal"])
        for one in hint["moves"]:
            assert set(one) == {"move", "facts", "worth", "error", "gains", "losses", "less", "give"}
            assert {frozenset(fact) for fact in one["facts"]} == {frozenset(FACT)}
            assert one["error"] > 0
        assert house.room(made).table.seq == me.state["seq"]


@asynchronous
async def test_u22_a_review_weighs_ones_own_choices_when_the_round_is_over(tmp_path, monkeypatch):
    async with serving(tmp_path) as house:
        made, me = await practising(house)
        me.say(type="review")
        early = await me.answer()
        assert (early["code"], early["id"]) == ("illegal", "review_too_early")
        await through(house, made, me)
        asked = []

        async def ask(work, view, table, number, **more):
            asked.append((work, view.seat, more["move"], more["played"]))
            cost = {"cost": float(len(asked)), "error": 0.5, "unit": "cents"}
            said = {"move": "draw", "best": "draw", "grade": "slip", "mine": None, "theirs": None}
            return {"number": more["move"], **cost, **said} if len(asked) < 3 else None

        monkeypatch.setattr(house.registry.bots, "ask", ask)
        me.say(type="review")
        review = await me.answer()
        played, seat = house.room(made).table.round, me.state["me"]
        own = [n for n, mover in enumerate(played.movers, 1) if mover == seat]
        assert {(work, who) for work, who, _, _ in asked} == {("choice", seat)}
        assert {number for _, _, number, _ in asked} <= set(own)
        assert [move for _, _, number, move in asked] == [played.numbers[number - 1] for _, _, number, _ in asked]
        assert set(review) == {"type", "round", "costly", "choices", "sound", "cost", "error"}
        assert (review["cost"], review["error"]) == (3.0, 0.707)  # the root of twice a quarter
        assert (review["choices"], review["sound"]) == (len(asked), len(asked) - 2)
        assert review["round"] == 1
        assert [one["cost"] for one in review["costly"]] == [2.0, 1.0]


@asynchronous
async def test_u22_a_review_without_thinking_bots_is_made_all_the_same(tmp_path):
    async with serving(tmp_path) as house:
        made, me = await practising(house)
        await through(house, made, me)
        me.say(type="review")
        review = await me.answer()
        assert review["sound"] + len(review["costly"]) <= review["choices"]
        assert all(set(one) == COSTLY for one in review["costly"])


@asynchronous
async def test_u22_the_hands_of_the_bots_are_shown_in_practice(tmp_path):
    async with serving(tmp_path) as house:
        made, me = await practising(house)
        me.say(type="hands")
        told = await me.answer()
        hands = told["hands"]["hand"]
        assert hands[0] == me.state["view"]["hand"][0]
        assert [len(hand) for hand in hands] == [len(hands[0]), me.state["view"]["hand"][1]]
        table = house.room(made).table
        assert hands[1] == table.round.view(1).as_data()["hand"][1]


@asynchronous
async def test_u22_hints_hands_and_another_try_are_for_practice_only(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2)
        _, practice = await practising(house)
        for word in ("hint", "review", "hands", "again", "undo"):
            guests[0].say(type=word)
            answer = await guests[0].answer()
            assert answer["code"] == "illegal"
            assert answer["id"] == "practice_only"
        code = (await house.http.get(f"/api/tables/{practice.state['table']['id']}")).json()["code"]
        watcher = await house.come(code, None)
        for word in ("hint", "review", "hands", "again", "undo"):
            watcher.say(type=word)
            assert (await watcher.answer())["code"] == "not_your_turn"
        assert made["code"] != code


@asynchronous
async def test_u22_the_same_deal_again_also_when_the_round_is_over(tmp_path):
    async with serving(tmp_path) as house:
        made, me = await practising(house)
        table = house.room(made).table
        first = {key: me.state[key] for key in ("view", "legal", "turn", "ledger")}
        await through(house, made, me)
        assert me.state["ledger"] == me.state["cents"]
        assert len((await house.http.get(f"/api/tables/{made['table']}/past")).json()["rounds"]) == 1
        me.say(type="again")
        state = await me.until(lambda state: not state["over"])
        assert {key: state[key] for key in first} == first
        assert (await house.http.get(f"/api/tables/{made['table']}/past")).json()["rounds"] == []
        await through(house, made, me)
        assert me.state["ledger"] == me.state["cents"]
        assert sum(me.state["ledger"]) == 0
        house.clock.turn(1.0)
        me.say(type="next")
        state = await me.until(lambda state: state["table"]["round"] == 2)
        assert table.history[0].dealing.number == 1


@asynchronous
async def test_a_round_that_is_over_can_be_read_again_and_one_in_play_cannot(tmp_path):
    async with serving(tmp_path) as house:
        made, me = await practising(house)
        assert (await house.http.get(f"/api/tables/{made['table']}/past")).json()["rounds"] == []
        await through(house, made, me)
        (past,) = (await house.http.get(f"/api/tables/{made['table']}/past")).json()["rounds"]
        table = house.room(made).table
        assert [move["seat"] for move in past["moves"]] == table.history[0].round.movers
        assert past["names"] == table.names
        assert past["cents"] == me.state["cents"]
        assert json.dumps(past["score"]) == json.dumps(me.state["score"])


async def through(house, made, me):
    """Plays the round to its end."""
    while not me.state["over"]:
        if me.state["asked"]:
            me.move()
        await me.hear()
        await house.quiet(made)
        while me.state["seq"] < house.room(made).table.seq:
            await me.hear()

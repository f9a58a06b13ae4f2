"""R4: nothing that a receiver may not know leaves the server. Two accounts that do not use each other.

The first reads every byte that was sent against the declarations of the game; the second deals the cards that a
receiver does not see again, and asks for the same bytes.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import re

import pytest

from ceki.engine.record import CARD, COUNTS, NOBODY, PILE
from ceki.play import catalogue
from tests.breadth import EVERY_GAME
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving

CODE = re.compile(r"^([CSM][1-9]|WF|RF|OT|[A2-9TJQK][SHDC])$")
MOVES = 25


def unseen_rows(game, state, seat):
    """What of a view must not show a card, by the declarations alone: (field, value)."""
    options = state["options"]
    for name, field in game.table.FIELDS.items():
        if field.kind not in (COUNTS, PILE, CARD) or name not in state["view"]:
            continue
        value, (word, _, target) = state["view"][name], field.seen.partition(":")
        rows = enumerate(value) if len(field.lengths) == 2 and field.kind == COUNTS else [(None, value)]
        for row, held in rows:
            mine = row == seat
            owner = state["view"].get(target)
            if (
                word == NOBODY
                or (word == "own" and not mine)
                or (word == "option" and not mine and not options.get(target))
                or (word == "seat" and owner != seat)
            ):
                yield name, held


def names_a_card(value):
    if isinstance(value, list):
        return any(names_a_card(one) for one in value)
    return isinstance(value, str) and bool(CODE.match(value))


def read_against_the_declarations(game, text, seat):
    message = json.loads(text)
    if message["type"] != "state":
        assert message["type"] == "ack" or not CODE.search(message.get("message", ""))
        return
    assert message["me"] == seat
    for name, held in unseen_rows(game, message, seat) if message["view"] else ():
        assert not names_a_card(held), f"seat {seat} is shown {name}: {held}"
    for event in message["events"]:
        if event["move"] and " " in event["move"] and event["seat"] != seat:
            word, _, card = event["move"].partition(" ")
            verb = next(verb for verb in game.info.verbs if verb.word == word)
            assert game.table.FIELDS[verb.at].seen == "all" or card == "??", event
        if event["seat"] != seat:
            assert "forced" not in event
    if message["turn"] != seat:
        assert message["legal"] == []


def the_same_if_dealt_again(room, guest):
    """The bytes for a guest do not depend on cards that it does not see."""
    table, person = room.table, guest.session.person
    shown = room.state_text(person, 0)
    true = table.round.table
    for seed in (1, 2):
        view = table.round.view(table.seat_of(person) if person >= 0 else -1)
        other = view.determinize(seed)
        other.key = true.key
        table.round.table = other
        try:
            assert room.state_text(person, 0) == shown
        finally:
            table.round.table = true


@pytest.mark.parametrize("game", EVERY_GAME)
@asynchronous
async def test_r4_every_byte_is_one_that_its_receiver_may_know(tmp_path, game, caplog):
    caplog.set_level(logging.DEBUG)
    about = catalogue.game(game).info
    chance = random.Random(game)
    async with serving(tmp_path) as house:
        made, guests = await house.full_table(game, players=about.seats[min(1, len(about.seats) - 1)])
        watcher = await house.come(made["code"], None)
        room = house.room(made)
        kept = [event.body for event in await house.registry.store.events(made["table"])]
        secrets = [body["server_seed"] for body in kept if "server_seed" in body]
        secrets += [body["key"] for body in kept if "key" in body] + list(
            (await house.registry.store.tokens(made["table"])).values()
        )
        for _ in range(MOVES):
            await house.quiet(made)
            if not room.table.playing:
                break
            guest = guests[room.table.turn]
            while guest.state["seq"] < room.table.seq:
                await guest.hear()
            for one in (*guests, watcher):
                the_same_if_dealt_again(room, one)
            guest.move(chance.choice(guest.state["legal"]))
            assert (await guest.answer())["type"] == "ack"
            guest.move("nonsense XX")
            assert (await guest.answer())["code"] in ("illegal", "stale", "not_your_turn")
        await house.quiet(made)
        answers = [
            (await house.http.get(path)).text
            for path in ("/api/tables", f"/api/tables/{made['code']}", f"/api/tables/{made['code']}/log")
        ]
        answers.append(house.registry.metrics.text().decode())
        over = not room.table.playing
        for one in (*guests, watcher):
            for text in one.socket.sent:
                read_against_the_declarations(catalogue.game(game), text, one.session.room.table.seat_of(
                    one.session.person) if one.session.person >= 0 else -1)  # fmt: skip
        everything = [text for one in (*guests, watcher) for text in one.socket.sent] + answers + [caplog.text]
        hidden = secrets[:0] if over else secrets
        assert hidden or over
        for secret in hidden:
            assert not any(secret in text for text in everything)


@asynchronous
async def test_r4_the_log_that_all_may_read_has_no_round_that_is_played(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("cholek_tiga", players=2)
        await house.quiet(made)
        assert house.room(made).table.playing
        assert (await house.http.get(f"/api/tables/{made['code']}/log")).json()["rounds"] == []


async def plays_on(house, made):
    """The maker of a table plays to the end of the round."""
    me = await house.come(made["code"], made["token"])
    await house.quiet(made)
    while not me.state["over"]:
        if me.state["asked"] and len(me.state["legal"]) > 1:
            me.move()
            await me.answer()
        await house.quiet(made)
        while me.state["seq"] < house.room(made).table.seq:
            await me.hear()


@asynchronous
async def test_r4_a_seat_with_one_move_waits_as_long_as_a_bot(tmp_path):
    async with serving(tmp_path, pause=0.7) as house:
        waits = []
        sleep = house.clock.sleep

        async def noted(seconds):
            waits.append(seconds)
            await sleep(seconds)

        house.clock.sleep = noted
        made = await house.table("chabut", players=3, bots=2)
        await plays_on(house, made)
        by = {event.body["by"] for event in await house.registry.store.events(made["table"]) if event.kind == "moved"}
        assert "bot" in by
        assert set(waits) == {0.7}


@asynchronous
async def test_r4_a_bot_thinks_during_its_pause_and_takes_no_longer_than_an_only_move(tmp_path):
    async with serving(tmp_path, pause=0.7) as house:
        thinks, choose, pauses = asyncio.Event(), house.registry.bots.choose, 0

        async def noted(*asked):
            thinks.set()
            return await choose(*asked)

        async def pause(_):
            nonlocal pauses
            if any(len(room.table.legal) > 1 for room in house.registry.rooms.values()):
                pauses += 1
                await asyncio.wait_for(thinks.wait(), PATIENCE)
                thinks.clear()

        house.registry.bots.choose, house.clock.sleep = noted, pause
        made = await house.table("chabut", players=3, bots=2)
        await plays_on(house, made)
        assert pauses > 0

"""What others write on the bus changes nothing; what servers of the database say there is made anew for clients."""

from __future__ import annotations

import json
import logging
import random

from ceki.server.peers.hints import FRESH_SECONDS, Changed, Hints, Words
from ceki.server.tables import chat
from tests.server.guests import asynchronous, serving
from tests.server.hand_clock import HandClock
from tests.server.peers.wired import Wire, two

TABLE = "0" * 32


def servers(clock, *secrets):
    """A server for each secret."""
    found = [Hints(f"{n:016x}", clock) for n in range(len(secrets))]
    for one, secret in zip(found, secrets, strict=True):
        one.open(secret)
    return found


def test_a_hint_of_a_neighbour_is_believed_once():
    one, other = servers(HandClock(), "s", "s")
    text = one.write(TABLE, Changed(seq=7))
    assert one.read(text) is None, "one's own"
    hint = other.read(text)
    assert hint is not None
    assert (hint.table, hint.says) == (TABLE, Changed(seq=7))
    assert other.read(text) is None
    later = one.write(TABLE, Changed(seq=8))
    last = one.write(TABLE, Changed(seq=9))
    assert other.read(last) is not None
    assert other.read(later) is None, "overtaken by a later one"


def test_a_hint_of_one_without_the_key_is_not_believed(caplog):
    clock = HandClock()
    stranger, server = servers(clock, "guessed", "s")
    for _ in range(50):
        assert server.read(stranger.write(TABLE, Changed(seq=7))) is None
    assert [record.levelno for record in caplog.records] == [logging.WARNING], "once a minute, not for each"


def test_a_hint_with_any_sign_changed_is_not_believed():
    one, other = servers(HandClock(), "s", "s")
    good = one.write(TABLE, Words(person=1, text="hello"))
    chance = random.Random(1)
    for place in range(len(good)):
        wrong = good[:place] + chance.choice([sign for sign in "0a{\ud800" if sign != good[place]]) + good[place + 1 :]
        assert other.read(wrong) is None, place
    for wrong in ("", "x", good[:-1], good + " ", good * 40, "é" * 200):
        assert other.read(wrong) is None
    assert other.read(good) is not None


def test_an_old_hint_is_not_believed_nor_one_of_before_the_server_began():
    clock = HandClock()
    one, other = servers(clock, "s", "s")
    old = one.write(TABLE, Changed(seq=7))
    clock.turn(FRESH_SECONDS + 1)
    assert other.read(old) is None
    before = one.write(TABLE, Changed(seq=8))
    clock.turn(1.0)
    (fresh,) = servers(clock, "s")
    fresh.server = "f" * 16
    assert fresh.read(before) is None
    assert fresh.read(one.write(TABLE, Changed(seq=9))) is not None


@asynchronous
async def test_forged_repeated_and_senseless_hints_change_nothing(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2, chat=True)
        me = await one.come(made["table"], made["token"])
        watcher = await other.come(made["table"], None)
        me.say(type="chat", text="one")
        await me.answer()
        heard = [hint for end in wires for hint in end.said]
        await Wire.deliver(wires)
        assert (await watcher.answer())["text"] == "one"
        sent, asked = len(watcher.socket.sent), []
        store = other.registry.store
        store.events = store.presence.present = lambda *given: asked.append(given)
        forged = Hints("a" * 16, one.clock)
        forged.open("not the pepper")
        whole = json.dumps({"type": "chat", "seat": 0, "name": "The keeper", "text": "Tell me your word"})
        for text in (
            *heard, *heard[::-1], "", "table", f"words {'a' * 16} {made['table']} {whole}", "x" * 100_000,
            forged.write(made["table"], Words(person=0, text="forged")), forged.write(made["table"], Changed(seq=99)),
        ):  # fmt: skip
            await other.registry.neighbours.heard(text)
        watcher.say(type="ping")
        assert (await watcher.answer())["type"] == "pong"
        sent += 1
        assert asked == []
        assert len(watcher.socket.sent) == sent


@asynchronous
async def test_words_from_elsewhere_are_made_into_a_message_here(tmp_path, wires):
    async with two(tmp_path) as (one, other):
        made = await one.table("chabut", players=2, chat=True, name="Siti")
        silent = await one.table("chabut", players=2)
        loud, quiet = await other.come(made["table"], None), await other.come(silent["table"], None)
        hints = one.registry.neighbours.hints  # as a server of the database would write that has been taken over
        for person, text, n in (
            (0, "<b>hi</b>\u202e\u0007 you", None), (0, "not this", 3), (0, "x", 99), (0, "y" * 301, None),
            (0, " \u200b ", None), (1, "of nobody", None), (40, "of nobody", None),
        ):  # fmt: skip
            for table in (made["table"], silent["table"]):
                await other.registry.neighbours.heard(hints.write(table, Words(person=person, text=text, n=n)))
        for guest in (loud, quiet):
            guest.say(type="ping")
            while (await guest.answer())["type"] != "pong":
                pass
        told = [one for text in loud.socket.sent if (one := json.loads(text))["type"] == "chat"]
        assert told == [
            {"type": "chat", "seat": 0, "name": "Siti", "text": "<b>hi</b> you"},
            {"type": "chat", "seat": 0, "name": "Siti", "text": chat.PHRASES[3], "n": 3},
        ]
        assert not any("chat" in json.loads(text)["type"] for text in quiet.socket.sent)


@asynchronous
async def test_the_servers_of_a_database_share_a_key_and_those_of_another_do_not(tmp_path):
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    async with two(tmp_path / "a") as (one, other), serving(tmp_path / "b", one.clock) as elsewhere:
        text = one.registry.neighbours.hints.write(TABLE, Changed(seq=1))
        assert other.registry.neighbours.hints.read(text) is not None
        assert elsewhere.registry.neighbours.hints.read(text) is None
        assert one.registry.pepper not in text

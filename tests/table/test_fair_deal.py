"""R12: the server is bound before the deal, the players' seeds are mixed in, all is shown and can be checked."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json

import pytest

from ceki.cli import main
from ceki.guest.fairness import Fairness
from ceki.table.fair_deal import Broken, commitment, deal_key, rounds, verify
from tests.table.guests import asynchronous, play_round, serving


def test_r12_the_bound_and_the_key_are_what_the_page_of_the_protocol_says():
    seed = bytes(range(32))
    line = f"ceki deal 1 {'ab' * 16} 3 {seed.hex()}".encode()
    assert commitment("ab" * 16, 3, seed) == hashlib.sha256(line).hexdigest()
    message = b"\x00\x10" + b"\x11" * 16 + b"\x00\x00" + b"\x00\x10" + b"\x22" * 16
    assert deal_key(seed, ["11" * 16, None, "22" * 16]) == hmac.new(seed, message, hashlib.sha256).digest()


async def a_log(folder, rounds=2, game="chabut"):
    """The log of a table that played some rounds, with seeds of the players."""
    async with serving(folder) as house:
        made, guests = await house.full_table(game, players=3)
        for number in range(1, rounds + 1):
            await play_round(guests)
            for person, guest in enumerate(guests):
                guest.say(type="seed", hex=f"{person + number:032x}")
                guest.say(type="next")
            for guest in guests:
                await guest.until(lambda state, number=number: state["table"]["round"] == number + 1)
        return (await house.http.get(f"/api/tables/{made['code']}/log")).text


@asynchronous
async def test_r12_the_bound_is_published_before_the_deal_and_the_seed_after_the_round(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        early = (await house.http.get(f"/api/tables/{made['code']}")).json()["fair"]
        assert "server_seed" not in early
        taken = await house.sit(made["code"], seed="ab" * 16)
        kinds = [event.kind for event in await house.hall.store.events(made["table"])]
        assert kinds.index("committed") < kinds.index("seeded") < kinds.index("dealt")
        guests = [await house.come(made["code"], token) for token in (made["token"], taken["token"])]
        await play_round(guests)
        for guest in guests:
            for told in guest.told:
                if told["type"] == "state":
                    assert told["fair"]["commitment"] == early["commitment"]
                    assert told["over"] is ("server_seed" in told["fair"])
        fair = guests[0].state["fair"]
        assert commitment(made["table"], 1, bytes.fromhex(fair["server_seed"])) == early["commitment"]
        assert fair["player_seeds"] == [None, "ab" * 16]
        guests[0].say(type="seed", hex="cd" * 16)
        await guests[1].until(lambda state: state["fair"]["next"]["player_seeds"][0] == "cd" * 16)
        guests[0].say(type="seed", hex="ef" * 16)
        assert (await guests[0].answer())["code"] == "illegal"


@asynchronous
async def test_r12_the_maker_has_a_part_in_the_first_deal_also_among_bots(tmp_path):
    async with serving(tmp_path, seed_seconds=2.0) as house:
        made = await house.table("chabut", players=3, bots=2)
        room = house.room(made)
        assert (room.table.number, made["commitment"]) == (0, room.table.coming.commitment)
        maker = await house.come(made["code"], made["token"])
        assert maker.state["fair"]["next"]["commitment"] == made["commitment"]
        await house.driver.tick()
        assert room.table.number == 0
        maker.say(type="seed", hex="ab" * 16, round=1)
        state = await maker.until(lambda state: state["table"]["round"] == 1)  # no time has passed by the clock
        assert state["fair"]["player_seeds"] == ["ab" * 16, None, None]
        maker.say(type="seed", hex="cd" * 16, round=1)
        assert (await maker.answer())["code"] == "stale"
        assert room.table.coming.player_seeds == [None] * 3


@asynchronous
async def test_r12_who_sends_no_seed_holds_the_table_for_two_seconds_at_most(tmp_path):
    async with serving(tmp_path, seed_seconds=2.0) as house:
        alone, both = await house.table("chabut", players=3, bots=2), await house.table("chabut", players=2)
        house.clock.turn(30.0)
        await house.driver.tick()
        assert [house.room(made).table.number for made in (alone, both)] == [1, 0]
        first = await house.come(both["code"], both["token"])
        first.say(type="seed", hex="ab" * 16)
        await first.until(lambda state: state["fair"]["next"]["player_seeds"] == ["ab" * 16, None])
        await house.sit(both["code"])
        house.clock.turn(1.9)
        await house.driver.tick()
        assert house.room(both).table.number == 0
        house.clock.turn(0.1)
        await house.driver.tick()
        assert house.room(both).table.dealing.player_seeds == ["ab" * 16, None]


@asynchronous
async def test_r12_a_guest_sends_one_seed_for_each_deal_and_sees_what_is_not_so(tmp_path):
    async with serving(tmp_path) as house:
        _, guests = await house.full_table("chabut", players=2)
        fairness, other = Fairness(), Fairness()
        seed = fairness.hear(guests[0].state)
        assert (seed["type"], seed["round"], len(bytes.fromhex(seed["hex"]))) == ("seed", 2, 16)
        assert seed["hex"] != other.hear(guests[0].state)["hex"]
        assert fairness.hear(guests[0].state) is None
        fairness.again()
        assert fairness.hear(guests[0].state) == seed  # over a new connection, the same
        guests[0].say(**seed)
        heard = await guests[0].until(lambda state: state["fair"]["next"]["player_seeds"][0] is not None)
        fairness.again()
        assert fairness.hear(heard) is None
        await play_round(guests)
        assert fairness.hear(guests[0].state) is None
        assert [fairness.broken, sorted(fairness.rounds)] == [[], [1, 2]]

        def sees(change):
            state = copy.deepcopy(guests[0].state)
            change(state["fair"])
            seen = copy.deepcopy(fairness)
            seen.hear(state)
            return " ".join(seen.broken)

        assert "bound is another" in sees(lambda fair: fair["next"].update(commitment="00" * 32))
        assert "taken out" in sees(lambda fair: fair["next"].update(player_seeds=[None, None]))
        assert "not the one" in sees(lambda fair: fair.update(server_seed="00" * 32))
        assert sees(lambda fair: fair.update(next="strange", player_seeds=7)) == ""


def test_r12_the_verifier_replays_a_table_and_notices_every_change(tmp_path, capsys):
    import asyncio

    text = asyncio.run(a_log(tmp_path))
    assert verify(text) == 2
    assert [played.cents for played in rounds(text)] == [entry["cents"] for entry in json.loads(text)["rounds"]]
    good = json.loads(text)
    assert good["rounds"][1]["player_seeds"] == [f"{person + 1:032x}" for person in range(3)]

    def flip(value):
        return format(int(value, 16) ^ 1, f"0{len(value)}x")

    def broken(change):
        log = copy.deepcopy(good)
        change(log)
        with pytest.raises(Broken):
            verify(json.dumps(log))

    for key in ("server_seed", "commitment", "key"):
        broken(lambda log, key=key: log["rounds"][0].update({key: flip(log["rounds"][0][key])}))
    broken(lambda log: log["rounds"][1]["player_seeds"].__setitem__(0, flip(log["rounds"][1]["player_seeds"][0])))
    broken(lambda log: log["rounds"][0]["moves"].pop())
    broken(lambda log: log["rounds"][0]["moves"].append("stand"))
    broken(lambda log: log["rounds"][0]["cents"].__setitem__(0, 10_000))
    broken(lambda log: log["rounds"].pop(0))
    broken(lambda log: log.pop("table"))
    broken(lambda log: log.update(table=flip(log["table"])))
    broken(lambda log: log["rounds"][0].update(pot=99))
    broken(lambda log: log["rounds"][0].update(player_seeds=["zz"]))
    with pytest.raises(Broken):
        verify(text[:-40])
    path = tmp_path / "log.json"
    path.write_text(text)
    assert main(["verify", str(path)]) == 0
    assert "2 rounds hold" in capsys.readouterr().out
    path.write_text(text.replace(good["rounds"][0]["key"], "00" * 32))
    assert main(["verify", str(path)]) == 1
    assert "round 1" in capsys.readouterr().err


def test_r12_no_other_chance_is_used_in_the_deal():
    from pathlib import Path

    import ceki.table

    for path in Path(ceki.table.__file__).parent.glob("*.py"):
        assert "import random" not in path.read_text(encoding="utf-8"), path

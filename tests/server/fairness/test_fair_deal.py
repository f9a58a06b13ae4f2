"""R12: the server is bound before the deal, the players' seeds are mixed in, all is shown and can be checked."""

from __future__ import annotations

import asyncio
import copy
import hashlib
import hmac
import json

import pytest

from ceki.cli import main
from ceki.client.fairness import Fairness
from ceki.server.fairness.fair_deal import commitment, deal_key, first_receipt, receipt
from ceki.server.fairness.verify import Broken, Shown, rounds, verify
from tests.server.guests import asynchronous, play_round, serving


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
        kinds = [event.kind for event in await house.registry.store.events(made["table"])]
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

        assert "commitment has changed" in sees(lambda fair: fair["next"].update(commitment="00" * 32))
        assert "was removed" in sees(lambda fair: fair["next"].update(player_seeds=[None, None]))
        assert "does not match its commitment" in sees(lambda fair: fair.update(server_seed="00" * 32))
        assert sees(lambda fair: fair.update(next="strange", player_seeds=7)) == ""


def test_r12_the_verifier_replays_a_table_and_notices_every_change(tmp_path, capsys):
    text = asyncio.run(a_log(tmp_path))
    assert len(verify(text).rounds) == 2
    assert [played.cents for played in rounds(text)] == [entry["cents"] for entry in json.loads(text)["rounds"]]
    good = json.loads(text)
    assert good["rounds"][1]["player_seeds"] == [f"{person + 1:032x}" for person in range(3)]
    path = tmp_path / "log.json"
    path.write_text(text)
    assert main(["verify", str(path)]) == 0
    said = capsys.readouterr().out
    assert (
        f"Rounds 1 to 2 check out; the table goes on. The receipt of round 2 is {good['rounds'][1]['receipt']}" in said
    )
    assert "Only a commitment or receipt" in said
    first, last, coming = good["rounds"][0]["commitment"], good["rounds"][1]["receipt"], good["bounds"][0]["commitment"]
    shown = ["--bound", first, "--bound", f"1:{first}", "--receipt", f"2:{last}", "--bound", f"3:{coming}"]
    assert main(["verify", str(path), *shown]) == 0
    said = capsys.readouterr().out
    assert "It contains what you were shown." in said
    assert "Round 3 has its commitment and is not over yet." in said
    for option, word in (("--bound", "00" * 32), ("--bound", f"2:{first}"), ("--bound", f"9:{first}"),
                         ("--receipt", "11" * 32), ("--receipt", f"1:{last}"), ("--receipt", f"3:{last}")):  # fmt: skip
        assert main(["verify", str(path), option, word]) == 1, word
        assert capsys.readouterr().err.startswith("ceki: ")
    for word in ("ab", f"x:{first}", f"-1:{first}", "zz" * 32):
        assert main(["verify", str(path), "--bound", word]) == 2
        assert "is not a commitment or receipt" in capsys.readouterr().err


def flip(value):
    return format(int(value, 16) ^ 1, f"0{len(value)}x")


def again(log):
    """The log with receipts of its own for whatever it tells now, as one who forges it would make them."""
    before = first_receipt(log)
    for entry in log["rounds"]:
        before = entry["receipt"] = receipt(before, entry)
    return log


def test_r12_a_log_that_was_touched_anywhere_does_not_hold(tmp_path):
    good = json.loads(asyncio.run(a_log(tmp_path)))

    def broken(change, said):
        log = copy.deepcopy(good)
        change(log)
        with pytest.raises(Broken):
            verify(json.dumps(log))
        if said:
            with pytest.raises(Broken, match=said):
                verify(json.dumps(again(log)))

    def of_round(n, **change):
        return lambda log: log["rounds"][n].update(change)

    first = good["rounds"][0]
    broken(of_round(0, server_seed=flip(first["server_seed"])), "does not match its commitment")
    broken(of_round(0, commitment=flip(first["commitment"])), "does not match its commitment")
    broken(of_round(0, key=flip(first["key"])), "not shuffled by the seeds")
    broken(of_round(1, player_seeds=[None, None, None]), "not shuffled by the seeds")
    broken(of_round(0, moves=first["moves"][:-1]), "end before the round does")
    broken(of_round(0, moves=[*first["moves"], "pass"]), "breaks at move")
    broken(of_round(0, cents=[9999, -9999, 0]), "settle it otherwise")
    broken(of_round(0, dealt=[first["dealt"][1], first["dealt"][0], first["dealt"][2]]), "hands are not")
    broken(of_round(0, persons=[1, 0, 2]), "the seats do not follow")
    broken(of_round(0, pot=99), "pot is not")
    broken(of_round(0, abandoned=True), "played to its end, but")
    broken(lambda log: log["rounds"].pop(0), "round 1 is missing; round 2 is in its place")
    broken(lambda log: log["rounds"].reverse(), "round 1 is missing")
    broken(lambda log: log.update(rounds=[]), "no rounds")
    broken(lambda log: log.update(state="over"), "ends before the match does: round 3 is missing")
    broken(lambda log: log.update(state="over", match_rounds=7), "rounds 3 to 7 are missing")
    broken(lambda log: log.update(match_rounds=2), "the match ends with round 2, but")
    broken(lambda log: log.update(match_rounds=1), "round 2 comes after the end")
    broken(lambda log: log.update(state="closed"), "--receipt 2:HEX is missing")
    broken(lambda log: log["options"].update(target=21), "options are not those")
    broken(lambda log: log.pop("bounds"), "no good 'bounds'")
    broken(of_round(1, names=["B", "A", "C"]), "")  # only the receipts tell
    log = copy.deepcopy(good)
    log["rounds"][1]["names"].reverse()
    assert verify(json.dumps(again(log))).state == "open"  # and forged ones, those that a player kept
    with pytest.raises(Broken, match="an earlier one was changed"):
        verify(json.dumps(again(log)), receipts=[Shown(2, good["rounds"][1]["receipt"])])
    with pytest.raises(Broken, match="version 1"):
        verify(json.dumps({**good, "ceki_table": 1}))


def test_r12_a_round_that_was_broken_off_holds_with_its_receipt_only(tmp_path):
    async def leave():
        async with serving(tmp_path) as house:
            made, guests = await house.full_table("cholek_tiga", players=2)
            await play_round(guests)
            for guest in guests:
                guest.say(type="next")
            for guest in guests:
                await guest.until(lambda state: state["table"]["round"] == 2)
            for guest in guests:
                guest.say(type="leave")
            while not guests[1].state["closed"]:
                await guests[1].hear()
            return (await house.http.get(f"/api/tables/{made['code']}/log")).text, guests[1].state["fair"]["receipt"]

    text, kept = asyncio.run(leave())
    log = json.loads(text)
    entry = log["rounds"][1]
    assert (log["state"], entry["abandoned"], entry["cents"], entry["receipt"]) == ("closed", True, [0, 0], kept)
    with pytest.raises(Broken, match=r"up to round 1; only the receipt .* round 2 was interrupted .* 2:HEX is missing"):
        verify(text)
    verdict = verify(text, receipts=[Shown(2, kept)])
    assert verdict.says[0] == "Round 1 checks out; round 2 was interrupted when the table closed."
    entry["cents"] = [40, -40]
    with pytest.raises(Broken, match="was not finished, but the log has cents for it"):
        verify(json.dumps(again(log)), receipts=[Shown(2, kept)])


def test_r12_no_other_chance_is_used_in_the_deal():
    from pathlib import Path

    import ceki.server

    for path in Path(ceki.server.__file__).parent.rglob("*.py"):
        assert "import random" not in path.read_text(encoding="utf-8"), path

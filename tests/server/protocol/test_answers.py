"""Whatever is asked wrongly is answered in one short sentence, and nothing has changed: by HTTP, socket, command."""

from __future__ import annotations

import copy
import json
import re

import pytest

from ceki.cli import main
from ceki.client.refusals import refusal_told
from ceki.locales.messages import filled, said
from ceki.play import catalogue
from ceki.server.protocol.client import read_said
from ceki.server.protocol.errors import Refused
from tests.server.guests import asynchronous, play_round, serving

SENTENCE = re.compile(r"[A-Z][^\n\r]{8,298}[.]")
ORDER = {"game": "chabut", "players": 2}
BY_HTTP = {
    "a dead link": ("GET", "NOSUCH", None, 404, "gone"),
    "a link of another kind": ("GET", "%2e%2e%2fetc", None, 404, "gone"),
    "the log of a dead link": ("GET", "NOSUCH/log", None, 404, "gone"),
    "a seat at a dead link": ("POST", "NOSUCH/seats", {}, 404, "gone"),
    "a full table": ("POST", "{code}/seats", {}, 409, "full"),
    "a seat that is taken": ("POST", "{code}/seats", {"seat": 1}, 409, "full"),
    "a seat that there is not": ("POST", "{code}/seats", {"seat": 9}, 409, "full"),
    "too long a name to sit": ("POST", "{code}/seats", {"name": "x" * 25}, 413, "too_long"),
    "a name that is none": ("POST", "{code}/seats", {"name": 7}, 422, "bad_message"),
    "a seed that is none": ("POST", "{code}/seats", {"seed": "xyz"}, 422, "bad_message"),
    "too long a name": ("POST", "", {**ORDER, "name": "x" * 25}, 413, "too_long"),
    "too long a title": ("POST", "", {**ORDER, "title": "x" * 61}, 413, "too_long"),
    "no such game": ("POST", "", {"game": "whist"}, 400, "bad_options"),
    "too many players": ("POST", "", {"game": "chabut", "players": 60}, 400, "bad_options"),
    "no such option": ("POST", "", {**ORDER, "options": {"jokers": 2}}, 400, "bad_options"),
    "an option with a wrong value": ("POST", "", {**ORDER, "options": {"target": "many"}}, 400, "bad_options"),
    "no such preset": ("POST", "", {**ORDER, "preset": "moon"}, 400, "bad_options"),
    "no such bot": ("POST", "", {**ORDER, "bots": 1, "bot_level": "oracle"}, 400, "bad_options"),
    "bots in every seat": ("POST", "", {**ORDER, "bots": 2}, 400, "bad_options"),
    "too short a clock": ("POST", "", {**ORDER, "seconds": 1}, 422, "bad_message"),
    "no body": ("POST", "", None, 422, "bad_message"),
    "a method that there is not": ("DELETE", "{code}", None, 405, "bad_message"),
}
BY_SOCKET = {
    "a stale move": ({"type": "move", "move_id": "a", "base_seq": 1, "move": "{legal}"}, "stale"),
    "a move of the future": ({"type": "move", "move_id": "a", "base_seq": 99_999, "move": "{legal}"}, "stale"),
    "an illegal move": ({"type": "move", "move_id": "a", "base_seq": "{seq}", "move": "{illegal}"}, "illegal"),
    "a move without its card": ({"type": "move", "move_id": "a", "base_seq": "{seq}", "move": "{bare}"}, "illegal"),
    "a move of no game": ({"type": "move", "move_id": "a", "base_seq": "{seq}", "move": "castle"}, "illegal"),
    "a card of no pack": ({"type": "move", "move_id": "a", "base_seq": "{seq}", "move": "discard Z9"}, "illegal"),
    "a next round too early": ({"type": "next"}, "illegal"),
    "an undo among people": ({"type": "undo"}, "illegal"),
    "a hint among people": ({"type": "hint"}, "illegal"),
    "a review among people": ({"type": "review"}, "illegal"),
    "the hands of others": ({"type": "hands"}, "illegal"),
    "the deal again among people": ({"type": "again"}, "illegal"),
    "words where none are allowed": ({"type": "chat", "text": "hello"}, "illegal"),
    "a phrase that there is not": ({"type": "phrase", "n": 99}, "bad_message"),
    "a message of no kind": ({"type": "dance"}, "bad_message"),
    "a report of nothing": ({"type": "report", "seat": 1}, "illegal"),
}


def is_a_sentence(answer, code, what):
    assert (answer["type"], answer["code"]) == ("error", code), what
    assert SENTENCE.fullmatch(answer["message"]), answer["message"]
    assert "None" not in answer["message"]
    assert answer["message"] == said("refusals", answer["id"], answer["args"])


@asynchronous
async def test_a_bad_request_is_answered_in_a_sentence_and_nothing_has_changed(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("chabut", players=2)
        await house.quiet(made)
        before = len(await house.registry.store.events(made["table"])), len(house.registry.rooms)
        for what, (method, path, body, status, code) in BY_HTTP.items():
            house.clock.turn(1.0)
            path = f"/api/tables/{path.format(code=made['code'])}".rstrip("/")
            answer = await house.http.request(method, path, json=body)
            assert answer.status_code == status, (what, answer.text)
            is_a_sentence(answer.json(), code, what)
            assert (len(await house.registry.store.events(made["table"])), len(house.registry.rooms)) == before, what


@asynchronous
async def test_a_bad_message_is_answered_in_a_sentence_and_nothing_has_changed(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("cholek_tiga", players=2)
        await house.quiet(made)
        table = house.room(made).table
        me, other = guests[table.turn], guests[1 - table.turn]
        legal = [*map(str, table.round.legal_moves)]
        verb = next(move.split()[0] for move in legal if " " in move)
        illegal = next(f"{verb} {suit}{n}" for suit in "CSM" for n in range(1, 10) if f"{verb} {suit}{n}" not in legal)
        filled = {"{legal}": legal[0], "{illegal}": illegal, "{bare}": verb, "{seq}": table.seq}
        before, heard = len(await house.registry.store.events(made["table"])), len(other.socket.sent)
        for what, (message, code) in BY_SOCKET.items():
            house.clock.turn(1.0)
            said = {key: filled.get(value, value) for key, value in message.items()}
            me.say(**said)
            is_a_sentence(await me.answer(), code, what)
            if said["type"] == "move" and code == "illegal":  # and so is a move in another's turn
                other.say(**{**said, "move": legal[0]})
                is_a_sentence(await other.answer(), "not_your_turn", what)
                heard += 1
            assert len(await house.registry.store.events(made["table"])) == before, what
            assert len(other.socket.sent) == heard, what
            me.say(type="ping")
            assert (await me.answer())["type"] == "pong", what


BAD_HELLOS = (
    ({"token": "wrong"}, "bad_token"), ({"table": "NOSUCH"}, "gone"), ({"version": 9}, "bad_message"),
    ({"table": ""}, "bad_message"), ({"token": 7}, "bad_message"), ({"seen": -1}, "bad_message"),
    ({"version": 10**30}, "bad_message"), ({"token": "x" * 129}, "bad_message"),
)  # fmt: skip


@asynchronous
async def test_a_bad_hello_is_answered_in_a_sentence_and_nobody_hears_of_it(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2)
        await house.quiet(made)
        heard = [len(one.socket.sent) for one in guests]
        for hello, code in BAD_HELLOS:
            guest = house.visitor()
            guest.say(**{"type": "hello", "version": 1, "table": made["code"], "token": made["token"], **hello})
            last, close = await guest.closed()
            is_a_sentence(last, code, hello)
            assert close == 1008, hello
            assert [len(one.socket.sent) for one in guests] == heard, hello


def spoiled(log):
    """The log of a table, each time with one thing wrong."""
    changes = {
        "seed": ("server_seed", "00" * 32), "bound": ("commitment", "00" * 32), "key": ("key", "00" * 32),
        "players": ("player_seeds", ["00" * 16, None]), "cents": ("cents", [1, -1]), "starter": ("starter", 1),
        "number": ("round", 2), "hex": ("server_seed", "zz"), "moves": ("moves", ["castle"]), "kind": ("moves", 7),
    }  # fmt: skip
    for what, (field, value) in changes.items():
        other = copy.deepcopy(log)
        other["rounds"][0][field] = value
        yield what, json.dumps(other)
    short = copy.deepcopy(log)
    short["rounds"][0]["moves"].pop()
    yield "short", json.dumps(short)
    yield "cut", json.dumps(log)[:-20]
    yield "game", json.dumps({**log, "game": "whist"})
    yield "version", json.dumps({**log, "ceki_table": 99})
    yield "list", "[]"
    yield "nothing", ""


@asynchronous
async def test_a_log_that_does_not_verify_is_refused_in_a_line(tmp_path, capsys):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2)
        await play_round(guests)
        log = (await house.http.get(f"/api/tables/{made['code']}/log")).json()
    whole = tmp_path / "log.json"
    whole.write_text(json.dumps(log))
    assert main(["verify", str(whole)]) == 0
    capsys.readouterr()
    for what, text in spoiled(log):
        whole.write_text(text)
        assert main(["verify", str(whole)]) != 0, what
        out, err = capsys.readouterr()
        said = (out + err).strip()
        assert said.count("\n") == 0, said
        assert 10 < len(said) < 400, said
        assert "Traceback" not in said
        assert whole.read_text() == text


@pytest.mark.parametrize(
    "command",
    [
        ["play", "whist"], ["play", "chabut", "--players", "99"], ["play", "chabut", "-o", "jokers=2"],
        ["play", "chabut", "-o", "target=many"], ["play", "chabut", "--preset", "moon"], ["rules", "whist"],
        ["verify", "no_such_file"], ["check", "no_such_file"], ["simulate", "chabut", "--players", "1"],
        ["serve", "--port", "99999"], ["play", "http://127.0.0.1:9/t/NOSUCH", "--plain"], ["dance"], ["play", "--no"],
    ],
)  # fmt: skip
def test_a_bad_command_is_answered_in_a_line(command, capsys):
    assert main(command) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("ceki: ")
    assert err.count("\n") == 1
    assert 20 < len(err) < 1200
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("text", "where", "wrong", "limit"),
    [
        ("{", "none", "json", "none"),
        ("[]", "none", "object", "none"),
        ('{"n":1}', "type", "missing", "none"),
        ('{"type":"phrase"}', "phrase.n", "missing", "none"),
        ('{"type":"phrase","n":-1}', "phrase.n", "at_least", 0),
        ('{"type":"phrase","n":100}', "phrase.n", "at_most", 99),
        ('{"type":"phrase","n":"1"}', "phrase.n", "whole_number", "none"),
        ('{"type":"chat","text":7}', "chat.text", "text", "none"),
        ('{"type":"seed","hex":"zz"}', "seed.hex", "pattern", "hexadecimal"),
        ('{"type":"move","move_id":"","base_seq":1,"move":"draw"}', "move.move_id", "longer", 1),
        ('{"type":"propose","options":{}}', "propose.options", "more", 1),
    ],
)
def test_what_is_wrong_with_a_message_is_a_place_a_rule_and_its_limit(text, where, wrong, limit):
    with pytest.raises(Refused) as refused:
        read_said(text)
    assert refused.value.facts == {"what": "message", "where": where, "wrong": wrong, "limit": limit}


def test_a_message_of_no_kind_is_told_the_kinds_and_not_what_it_said():
    with pytest.raises(Refused) as refused:
        read_said('{"type":"dance"}')
    facts = refused.value.facts
    assert (facts["where"], facts["wrong"]) == ("type", "one_of")
    assert "chat, " in facts["limit"]
    assert "dance" not in refused.value.message


@asynchronous
async def test_what_the_rules_of_a_game_refuse_is_a_reason_with_facts_and_the_catalogue_has_its_words(tmp_path):
    order = {"game": "chabut", "players": 2, "options": {"min_stand": 30, "target": 21}}
    async with serving(tmp_path) as house:
        refusal = (await house.http.post("/api/tables", json=order)).json()
        games = (await house.http.get("/api/catalogue")).json()["games"]
    told = {"option": "min_stand", "reason": "stand_above_target", "min_stand": "30", "target": "21"}
    assert (refusal["code"], refusal["id"], refusal["args"]) == ("bad_options", "bad_option", told)
    says = "Option min_stand: 30 is above the target; allowed: 0 to 21."
    assert refusal["message"] == refusal_told(refusal, catalogue.game("chabut")) == says
    [words] = [
        one["says"]
        for one in next(game for game in games if game["id"] == "chabut")["refusals"]
        if (one["word"], one["option"]) == (told["reason"], told["option"])
    ]
    assert filled(words, told) == "30 is above the target; allowed: 0 to 21"


@asynchronous
async def test_a_list_of_games_says_less_of_each_than_the_catalogue_and_nothing_else(tmp_path):
    async with serving(tmp_path) as house:
        whole = (await house.http.get("/api/catalogue")).json()
        listed = (await house.http.get("/api/games")).json()
        ones = [(await house.http.get(f"/api/games/{game['id']}")).json() for game in whole["games"]]
        unknown = await house.http.get("/api/games/bridge")
    assert ones == whole["games"]
    assert {**listed, "games": []} == {**whole, "games": []}
    for short, full in zip(listed["games"], whole["games"], strict=True):
        assert short | {"words": []} == {name: full[name] for name in short} | {"words": []}
        assert not {"options", "verbs", "lines", "presets"} & short.keys()
        assert [word for word in short["words"] if word not in full["words"]] == []
    [pei] = [{word["word"] for word in game["words"]} for game in listed["games"] if game["id"] == "pei"]
    assert ("P\u00e8i" in pei, "raja" in pei) == (True, False), "only the words of its title, names and sentence"
    assert (unknown.status_code, unknown.json()["id"]) == (404, "unknown_game")

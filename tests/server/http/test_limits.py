"""R9: everything is bounded; each bound at the bound and one beyond. R10: pages of others may not speak to us."""

from __future__ import annotations

import asyncio
import json

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ceki.server import limits
from ceki.server.http.wire import Socket
from ceki.server.protocol.errors import Refused
from ceki.server.settings import Settings
from tests.server.guests import HOME, asynchronous, serving


def test_r9_a_name_has_24_characters_and_no_more():
    assert limits.clean("é" * 24, limits.NAME, "name") == "é" * 24
    assert limits.clean("e\u0301" * 24, limits.NAME, "name") == "é" * 24
    with pytest.raises(Refused) as refused:
        limits.clean("é" * 25, limits.NAME, "name")
    assert refused.value.code == "too_long"
    with pytest.raises(Refused):
        limits.clean("a" * 24_000, limits.NAME, "name")


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("\u202eevil\u202c", "evil"), ("a\u200bb", "ab"), ("  a \n b\t", "a b"), ("\x00\x1b[31m", "[31m"),
        ("Z" + "\u0335" * 9, "Z\u0335\u0335"), ("\ud800x", "x"), ("<script>", "<script>"),
    ],
)  # fmt: skip
def test_r10_names_have_no_controls_and_no_marks_of_direction(given, shown):
    assert limits.clean(given, limits.NAME, "name") == shown


def test_r9_depth_is_counted_before_json_is_read():
    assert limits.within_depth("[" * 8 + "]" * 8)
    assert not limits.within_depth("[" * 9 + "]" * 9)
    assert limits.within_depth(json.dumps({"text": '[[[[[[[[[[\\"[[['}))
    assert not limits.within_depth("[" * 100_000)


def test_r9_a_bucket_gives_a_burst_and_then_a_rate():
    bucket = limits.Bucket(limits.RATE, limits.BURST, 0.0)
    assert [bucket.take(0.0) for _ in range(limits.BURST + 1)] == [True] * limits.BURST + [False]
    assert bucket.take(0.1)
    assert not bucket.take(0.1)


async def frame_of(size, base):
    text = json.dumps({**base, "pad": ""})
    return text[:-2] + "x" * (size - len(text)) + '"}'


@asynchronous
async def test_r9_a_frame_has_4096_bytes_and_no_more(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        for size, good in ((limits.FRAME, True), (limits.FRAME + 1, False), (limits.FRAME * 1000, False)):
            guest = await house.come(made["code"], made["token"])
            guest.raw(await frame_of(size, {"type": "ping"}))
            if good:
                assert (await guest.answer())["type"] == "pong"
            else:
                last, code = await guest.closed()
                assert (last["code"], code) == ("too_long", 1009)


@asynchronous
async def test_r9_messages_come_ten_a_second_twenty_at_once(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        guest = await house.come(made["code"], made["token"])
        for _ in range(limits.BURST + 1):
            guest.say(type="ping")
        for _ in range(limits.BURST):
            assert (await guest.answer())["type"] == "pong"
        last, code = await guest.closed()
        assert (last["code"], code) == ("too_fast", 1008)


@asynchronous
async def test_r9_hello_is_said_within_five_seconds(tmp_path, monkeypatch):
    monkeypatch.setattr(limits, "HELLO_SECONDS", 0.01)
    async with serving(tmp_path) as house:
        silent = house.visitor()
        last, code = await silent.closed()
        assert (last["code"], code) == ("bad_message", 1008)
        await silent.task
        assert not house.registry.sockets


@asynchronous
async def test_r9_who_does_not_read_is_let_go_and_others_play_on(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        guest, deaf = await house.come(made["code"], made["token"]), await house.come(made["code"], None)
        deaf.socket.deaf = True
        deaf.session.send("x")
        await asyncio.sleep(0.01)  # the sender takes it, and waits
        for _ in range(limits.WAITING):
            deaf.session.send("x")
        assert deaf.session.closing is None
        for _ in range(2):
            deaf.session.send("x")
        assert deaf.session.closing == 1013
        assert not deaf.session.waiting
        guest.say(type="ping")
        assert (await guest.answer())["type"] == "pong"
        large = await house.come(made["code"], None)
        large.socket.deaf = True
        large.session.send("x")
        await asyncio.sleep(0.01)
        for _ in range(4):
            large.session.send("x" * (limits.WAITING_BYTES // 4))
        large.session.send("x" * (limits.WAITING_BYTES // 4))
        assert large.session.closing == 1013
        for one in (deaf, large):
            one.socket.deaf = False
            one.task.cancel()


NO_MESSAGES = (
        "",
        "{", "[]", "null", "1", '"hello"', '{"type":"nothing"}', '{"type":"move"}', "[" * 2000, "NaN", '{"a":' * 500,
        '{"type":"move","move_id":"x","base_seq":-1,"move":"draw"}', '{"type":"seed","hex":"zz"}',
        '{"type":"move","move_id":"x","base_seq":1e999,"move":"draw"}', '{"type":"chat","text":NaN}',
        '{"type":"move","move_id":"' + "x" * 65 + '","base_seq":1,"move":"draw"}', '{"type":"phrase","n":1e9}',
        '{"type":"move","move_id":"\\ud800","base_seq":1,"move":"draw"}', '{"type":"' + "1" * 4000 + '"}',
)  # fmt: skip


@asynchronous
async def test_r9_what_is_not_understood_is_answered_in_a_sentence(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        guest = await house.come(made["code"], made["token"])
        before = house.room(made).table.seq
        for text in NO_MESSAGES:
            house.clock.turn(1.0)
            guest.raw(text)
            answer = await guest.answer()
            assert (answer["type"], answer["code"]) == ("error", "bad_message"), text
            assert 10 < len(answer["message"]) < 300, text
            guest.say(type="ping")
            assert (await guest.answer())["type"] == "pong", text
            assert house.room(made).table.seq == before, text


NOT_UNDERSTOOD = [  # a body, and the place, the rule and the limit of what is wrong
    (b'{"game":"chabut","players":' + b"9" * 5000 + b"}", "players", "at_most", 64),
    (b'{"game":"chabut","players":-' + b"9" * 5000 + b"}", "players", "at_least", 1),
    (b'{"game":"chabut","title":"\xff"}', "none", "json", "none"),
    (b"{", "none", "json", "none"),
]


@asynchronous
async def test_r9_a_body_that_is_not_understood_is_refused_where_it_is_wrong(tmp_path):
    async with serving(tmp_path) as house:
        for body, where, wrong, limit in NOT_UNDERSTOOD:
            answer = await house.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["id"]) == (422, "not_understood"), body[:40]
            told = {"what": "request", "where": where, "wrong": wrong, "limit": limit}
            assert answer.json()["args"] == told, body[:40]


@asynchronous
async def test_r9_bytes_are_no_message(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        guest = await house.come(made["code"], made["token"])
        guest.raw(b"\x00\xff")
        assert (await guest.closed())[0]["code"] == "bad_message"


@asynchronous
async def test_r9_one_address_has_so_many_tables_and_a_server_too(tmp_path):
    async with serving(tmp_path, tables_of_one=3) as house:
        for _ in range(3):
            await house.table("chabut", players=2)
        answer = await house.http.post("/api/tables", json={"game": "chabut"})
        assert (answer.status_code, answer.json()["code"]) == (409, "full")
    async with serving(tmp_path, tables=3) as house:
        answer = await house.http.post("/api/tables", json={"game": "chabut"})
        assert answer.json()["code"] == "full"


@asynchronous
async def test_r9_changing_requests_have_a_rate(tmp_path):
    async with serving(tmp_path) as house:
        codes = [(await house.http.post("/api/tables", json={})).status_code for _ in range(limits.HTTP_BURST + 1)]
        assert codes == [422] * limits.HTTP_BURST + [429]
        house.clock.turn(1.0)
        assert (await house.http.post("/api/tables", json={})).status_code == 422


NO_TABLES = (
        {"game": "no_such"}, {"game": "chabut", "players": 99}, {"game": "chabut", "players": 1}, {"game": 7}, [], None,
        {"game": "chabut", "options": {"no": 1}}, {"game": "chabut", "options": {"name": "x"}},
        {"game": "chabut", "x": 1},
        {"game": "chabut", "bots": 20}, {"game": "chabut", "bot_level": "oracle"}, {"game": "chabut", "preset": "no"},
        {"game": "chabut", "options": {"target": [1, {"a": 2}]}}, {"game": "chabut", "seconds": 1},
        {"game": "chabut", "name": "x" * 25}, {"game": "chabut", "title": "x" * 61}, {"game": "\ud800"},
        {"game": "chabut", "options": {"\ud800": 1}}, {"game": "chabut", "rounds": 0}, {"game": "\x00" * 20},
)  # fmt: skip


@asynchronous
async def test_r9_a_table_that_cannot_be_is_refused_in_a_sentence(tmp_path):
    async with serving(tmp_path) as house:
        for order in NO_TABLES:
            house.clock.turn(1.0)
            answer = await house.http.post(
                "/api/tables", content=json.dumps(order), headers={"content-type": "application/json"}
            )
            assert 400 <= answer.status_code < 500, (order, answer.text)
            assert answer.status_code != 429, order
            assert answer.json()["type"] == "error", order
            assert answer.json()["message"].endswith("."), order
            assert house.registry.rooms == {}, order


@asynchronous
async def test_r9_a_body_has_a_size_and_a_depth(tmp_path):
    async with serving(tmp_path) as house:
        long = await house.http.post("/api/tables", content=b" " * (limits.BODY + 1))
        assert (long.status_code, long.json()["code"]) == (413, "too_long")
        deep = await house.http.post("/api/tables", content=b"[" * 9)
        assert (deep.status_code, deep.json()["code"]) == (400, "bad_message")


# ---------------------------------------------------------------- R10

ORIGINS = {
    HOME: True, "http://localhost:8000": True, "http://[::1]:8000": True, "http://127.0.0.1:8001": False,
    "http://evil.example": False, "null": False, "http://127.0.0.1.evil.example:8000": False, "": False,
    "http://evil.example:8000": False, "file://": False, "http://127.0.0.1:8000/": False, "https://table.example": True,
    "https://sub.table.example": False, "http://table.example": False,
}  # fmt: skip


@asynchronous
async def test_r10_only_listed_origins_pass(tmp_path):
    async with serving(tmp_path, origins=("https://table.example",)) as house:
        made = await house.table("chabut", players=2)
        for origin, passes in ORIGINS.items():
            house.clock.turn(1.0)
            answer = await house.http.post("/api/tables", json={"game": "chabut"}, headers={"Origin": origin})
            assert (answer.status_code == 200) is passes, origin
            for token in (made["token"], None):
                guest = house.visitor(origin)
                guest.say(type="hello", version=1, table=made["code"], token=token)
                if passes:
                    await guest.until(lambda state: True)
                else:
                    last, code = await guest.closed()
                    assert (last["code"], code) == ("bad_origin", 1008), origin


@asynchronous
async def test_r10_a_program_without_an_origin_needs_a_token(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        await house.come(made["code"], made["token"], origin=None)
        guest = house.visitor(None)
        guest.say(type="hello", version=1, table=made["code"], token=None)
        assert (await guest.closed())[0]["code"] == "bad_origin"


def test_r10_a_name_that_points_here_is_not_ours_but_an_address_is():
    settings = Settings("sqlite://", host="0.0.0.0")
    assert settings.allows("http://192.168.1.7:8000", "192.168.1.7:8000")
    assert not settings.allows("http://rebound.example:8000", "rebound.example:8000")
    assert not settings.allows("http://local:8000", "192.168.1.7:8000")
    for name in ("museum", "museum.local", "museum.lan", "club.home.arpa"):
        assert settings.allows(f"http://{name}:8000", f"{name}:8000"), name
    for name in ("museum.local.example", "xlocal.example", "."):
        assert not settings.allows(f"http://{name}:8000", f"{name}:8000"), name
    assert not settings.allows("http://192.168.1.7:8000", "192.168.1.8:8000")


@asynchronous
async def test_r10_the_operator_is_told_once_of_a_name_by_which_guests_come(tmp_path, caplog):
    async with serving(tmp_path) as house:
        for host in ("games.example:8000", "elsewhere.example", "games.example:8000"):
            headers = {"X-Ceki": "1", "Origin": "http://games.example:8000", "Host": host}
            answer = await house.http.post("/api/tables", json={"game": "chabut"}, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    assert caplog.text.count("begin with --origin http://games.example:8000") == 1


@asynchronous
async def test_r10_a_request_that_changes_anything_names_itself(tmp_path):
    async with serving(tmp_path) as house:
        answer = await house.http.post("/api/tables", json={"game": "chabut"}, headers={"X-Ceki": "0"})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")


@asynchronous
async def test_the_rules_of_games_are_sent_for_tables_on_the_device_of_a_page(tmp_path):
    async with serving(tmp_path) as house:
        data = (await house.http.get("/games/chabut.json")).json()
        rules = await house.http.get(f"/games/{data['engine']['rules']}")
        assert (rules.headers["content-type"], rules.content[:4]) == ("application/wasm", b"\0asm")
        assert (await house.http.get("/games/none.json")).status_code == 404


@asynchronous
async def test_r10_no_page_runs_script_of_its_own(tmp_path):
    async with serving(tmp_path, static=tmp_path / "none") as house:
        for path in ("/", "/t/ABC", "/bare"):
            page = await house.http.get(path)
            policy = page.headers["content-security-policy"]
            assert "script-src 'self' 'wasm-unsafe-eval';" in policy
            assert "default-src 'none'" in policy
            assert "frame-ancestors 'none'" in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["referrer-policy"] == "no-referrer"
            assert "<script>" not in page.text
            assert "onclick" not in page.text
        script = await house.http.get("/bare.js")
        assert "innerHTML" not in script.text
        for path in ("/api/catalogue", "/healthz", "/nothing"):
            assert "content-security-policy" in (await house.http.get(path)).headers


@asynchronous
async def test_the_other_pages_answer(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2, public=True)
        assert (await house.http.get("/healthz")).json()["ok"] is True
        assert b"ceki_events_total" in house.registry.metrics.text()
        assert (await house.http.get("/metrics")).status_code == 404, "counts are not for players"
        assert (await house.http.get(f"/api/tables/{made['code']}/qr.svg")).text.count("<svg") == 1
        listed = (await house.http.get("/api/tables")).json()["tables"]
        assert [(one["code"], one["free"], one["started"]) for one in listed] == [(made["code"], 1, False)]
        rules = (await house.http.get("/api/rules/chabut")).json()["markdown"]
        assert rules.startswith("#")
        for path in ("/api/rules/none", "/api/none"):
            assert (await house.http.get(path)).json()["type"] == "error"
        assert (await house.http.get("/api/openapi.json")).status_code == 200
        games = (await house.http.get("/api/catalogue")).json()["games"]
        assert all(game["verbs"] and game["shows"] is not None and game["options"] for game in games)
        wrong = await house.http.request("DELETE", "/api/tables")
        assert (wrong.status_code, wrong.json()["type"]) == (405, "error")


class LoopByHand:
    """A loop whose time is set; it keeps what is to be called later, and when."""

    def __init__(self):
        self.now, self.later = 100.0, []

    def time(self):
        return self.now

    def call_later(self, seconds, what):
        self.later.append((self.now + seconds, what))


def test_who_has_said_something_is_not_asked_whether_they_are_there(monkeypatch):
    asked = []
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", lambda socket: asked.append(socket.loop.now))
    socket = Socket.__new__(Socket)
    socket.loop, socket.ping_interval, socket.heard_at = LoopByHand(), 15.0, 90.0
    socket.send_keepalive_ping()
    assert (asked, socket.loop.later) == ([], [(105.0, socket.send_keepalive_ping)])
    socket.heard_at, socket.loop.now = 104.0, 105.0
    socket.send_keepalive_ping()
    assert (asked, socket.loop.later[1:]) == ([], [(119.0, socket.send_keepalive_ping)])
    socket.loop.now = 119.0
    socket.send_keepalive_ping()
    assert (asked, len(socket.loop.later)) == ([119.0], 2)

"""The page of operators, by its key and on this machine alone: each verb beside two servers, no markup, no card."""

from __future__ import annotations

import re
import socket

import httpx
import pytest
from sqlalchemy import update

from ceki.cli import main
from ceki.cli.hosting.admin import OF_PERSONS, OF_TABLES, page_of
from ceki.server.admin import administered
from ceki.server.storage import schema
from ceki.server.storage.store import StoreDown
from tests.server.guests import asynchronous, laid_in, serving
from tests.server.test_admin import CARD, heard, url

PORT = 8010
HOME = f"http://127.0.0.1:{PORT}"
BAD = '<b>Ali & "co"'


def browser(page, key=True, **headers):
    cookies = {"ceki_admin": page.key} if key else {}
    return httpx.AsyncClient(
        transport=httpx.ASGITransport(page.app), base_url=HOME, cookies=cookies, headers={"Origin": HOME, **headers}
    )


async def seated(one, two):
    """A table with a person of that name, connected at each server; something of theirs is reported."""
    made = await one.table("cholek_tiga", players=2, chat=True, title="Our <i>table")
    token = (await one.sit(made["code"], name=BAD))["token"]
    guests = [await one.come(made["code"], made["token"]), await two.come(made["code"], token)]
    return made, guests


@asynchronous
async def test_nobody_without_the_key_or_by_another_name_sees_anything(tmp_path):
    async with serving(tmp_path) as one:
        made = await one.table("cholek_tiga", players=2)
        async with administered(url(tmp_path), "ana") as admin:
            page = page_of(admin, PORT)
            for key, headers in ((False, {}), (True, {"Host": "attacker.example:8010"}), (True, {"Host": "127.0.0.1"})):
                async with browser(page, key, **headers) as client:
                    for path in ("/", f"/tables/{made['code']}", "/?key=guess"):
                        answer = await client.get(path)
                        assert (answer.status_code, made["code"] in answer.text) == (403, False)
                    answer = await client.post("/do", data={"what": "close", "code": made["code"]})
                    assert answer.status_code == 403
            async with browser(page) as client:
                for origin in ("http://attacker.example", "null"):
                    answer = await client.post(
                        "/do", data={"what": "close", "code": made["code"]}, headers={"Origin": origin}
                    )
                    assert answer.status_code == 403
            assert await admin.acts() == []


@asynchronous
async def test_the_address_that_is_printed_leads_to_a_page_with_a_cookie_and_no_key_in_its_address(tmp_path):
    async with serving(tmp_path), administered(url(tmp_path), "ana") as admin:
        page = page_of(admin, PORT)
        async with browser(page, key=False) as client:
            first = await client.get(page.address.removeprefix(HOME))
            assert (first.status_code, first.headers["location"]) == (303, "/")
            assert re.search(r"HttpOnly.*SameSite=strict", first.headers["set-cookie"])
            answer = await client.get("/")
            assert "No table is open." in answer.text
            assert answer.headers["referrer-policy"] == "same-origin", "else a browser sends forms as from nowhere"


@pytest.mark.parametrize("what", [*OF_TABLES, *OF_PERSONS])
@asynchronous
async def test_each_verb_beside_two_servers(tmp_path, what):
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made, _ = await seated(one, two)
        async with administered(url(tmp_path), "ana") as admin, browser(page := page_of(admin, PORT)) as client:
            shown = (await client.get(f"/tables/{made['code']}")).text
            assert page.key not in shown
            assert BAD not in shown, "a name is text"
            assert "Ali &amp; " in shown
            forms = re.findall(r"<form .*?</form>", shown)
            assert forms
            assert all('name="why"' in form and " required>" in form for form in forms), "a slip does nothing"
            given = {"what": what, "code": made["code"], "why": "because"}
            given |= {"name": BAD} if what in OF_PERSONS else {}
            given |= {"to": "Player"} if what == "rename" else {}
            answer = await client.post("/do", data=given)
            assert (answer.status_code, BAD in answer.text) in ((200, False), (200, what == "export")), answer.text
            assert [(act.what, act.why) for act in await admin.acts()] == [(what, "because")]
            again = await client.post("/do", data={**given, "code": "ZZZZZZ"})
            assert again.status_code == 400
            assert "ZZZZZZ" in again.text


@asynchronous
async def test_wrong_forms_are_refused_in_one_sentence(tmp_path):
    async with serving(tmp_path) as one:
        made = await one.table("cholek_tiga", players=2)
        async with administered(url(tmp_path), "ana") as admin, browser(page_of(admin, PORT)) as client:
            for given, words in (
                ({}, "is not one of"),
                ({"what": "tables"}, "is not one of"),
                ({"what": "close"}, "needs the code of a table"),
                ({"what": "mute", "code": made["code"]}, "needs the name of a player"),
                ({"what": "ban", "code": made["code"], "name": "x", "days": "many"}, "A ban lasts 1 to 3,650 days."),
                ({"what": "ban", "code": made["code"], "name": "x", "days": "nan"}, "A ban lasts 1 to 3,650 days."),
            ):
                answer = await client.post("/do", data=given)
                assert (answer.status_code, words in answer.text) == (400, True), answer.text
            assert await admin.acts() == []


@asynchronous
async def test_a_database_that_is_away_is_named_in_one_sentence(tmp_path):
    async with serving(tmp_path) as one:
        made = await one.table("cholek_tiga", players=2)
        async with administered(url(tmp_path), "ana") as admin, browser(page_of(admin, PORT)) as client:

            async def away(*_):
                raise StoreDown("the disk is full")

            admin.store.listing.newest = admin.store.find = away
            for answer in (
                await client.get("/"),
                await client.post("/do", data={"what": "close", "code": made["code"]}),
            ):
                assert answer.status_code == 503
                assert "the database cannot be used: the disk is full" in answer.text


def test_a_port_that_is_taken_is_refused_in_one_line(tmp_path, capsys, in_english):
    laid_in(tmp_path)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["admin", "page", "--data", str(tmp_path), "--port", str(port)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n"), str(port) in said.err) == ("", 1, True), said


@asynchronous
async def test_no_card_is_on_any_page_while_a_round_is_played(tmp_path):
    async with serving(tmp_path) as one:
        made, guests = await seated(one, one)
        guests[1].say(type="chat", text="a word")
        await guests[0].answer()
        guests[0].say(type="report", seat=1)
        await heard(one, made, guests[0])
        async with administered(url(tmp_path), "ana") as admin, browser(page_of(admin, PORT)) as client:
            for path in ("/", f"/tables/{made['code']}"):
                text = re.sub(r"<style>.*?</style>", "", (await client.get(path)).text)
                assert made["code"] in text
                assert not CARD.search(re.sub(r"<[^>]*>", " ", text).replace(made["code"], ""))
            exported = await client.post("/do", data={"what": "export", "code": made["code"], "name": BAD})
            dealt = max(one["at"] for one in exported.json()["events"])
            assert all("move" not in one or one["at"] < dealt for one in exported.json()["events"])


@asynchronous
async def test_tables_for_friends_are_listed_too(tmp_path):
    async with serving(tmp_path) as one:
        made = await one.table("cholek_tiga", players=2)
        await one.sit(made["code"])
        async with administered(url(tmp_path), "ana") as admin, browser(page_of(admin, PORT)) as client:
            assert f"{made['code']}  cholek_tiga, 2 players, 0 free" in (await client.get("/")).text
            async with admin.store._write() as connection:
                await connection.execute(update(schema.tables).values(facts="{}"))  # as before
            assert f"{made['code']}  last move" in (await client.get("/")).text

"""An operator beside running servers: what they do is seen by everybody, noted, and shows no card."""

from __future__ import annotations

import asyncio
import json
import os
import re

import pytest
from sqlalchemy import update

from ceki.cli import main
from ceki.engine.errors import NotAllowed
from ceki.server.admin import administered
from ceki.server.storage import schema
from ceki.server.storage.store import database_url
from tests.server.guests import asynchronous, serving
from tests.server.processes import Server, post
from tests.server.tables.test_titles import BAD, REPORTERS, put_up, reports, titles_in
from tests.server.test_metrics import series

CARD = re.compile(r"\b[CSM][1-9]\b|\b(?:OT|WF|RF)\b")


def url(tmp_path):
    return database_url(f"sqlite:///{tmp_path / 'tables.sqlite3'}")


async def heard(house, made, guest):
    """The state of a guest after the server has looked at its database."""
    for _ in range(3):
        house.clock.turn(1.0)
        await house.driver.tick()
        await house.quiet(made)
    while guest.socket.outbox.qsize():
        await guest.hear()
    return guest.state


@asynchronous
async def test_a_table_that_is_closed_is_closed_at_every_server(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, one.clock) as two:
        made = await one.table("cholek_tiga", players=2)
        token = (await two.sit(made["code"]))["token"]
        guests = [await one.come(made["code"], made["token"]), await two.come(made["code"], token)]
        async with administered(url(tmp_path), "ana") as admin:
            assert [row.code for row in await admin.tables()] == [made["code"]]
            await admin.close(made["code"].lower(), "insults")
            assert await admin.tables() == []
            assert [(act.operator, act.what, act.code, act.why) for act in await admin.acts()] == [
                ("ana", "close", made["code"], "insults")
            ]
            with pytest.raises(NotAllowed, match="is closed already"):
                await admin.close(made["code"], "")
        for house, guest in zip((one, two), guests, strict=True):
            assert (await heard(house, made, guest))["closed"]


@asynchronous
async def test_what_is_reported_is_kept_with_its_words_until_its_table_is_deleted(tmp_path):
    async with serving(tmp_path) as house:
        made, guests = await house.full_table("chabut", players=2, chat=True)
        guests[0].say(type="chat", text="very\nrude")
        await guests[1].answer()
        guests[1].say(type="report", seat=0)
        await guests[1].answer()
        code = await put_up(house)
        await reports(house, code, REPORTERS[0])
        async with administered(url(tmp_path), "ana") as admin:
            found = [
                (one.code, one.complaint.kind, one.complaint.whose, one.complaint.said) for one in await admin.reports()
            ]
            assert sorted(found) == sorted([(code, "title", -1, [BAD]), (made["code"], "words", 0, ["very rude"])])
            await admin.close(made["code"], "")
            assert len(await admin.reports()) == 2
        wall = house.registry.kept.now()
        await house.registry.store.lasting.forget(wall + 1e9, (float("-inf"), ""), 10, ())
        async with administered(url(tmp_path), "ana") as admin:
            assert [one.code for one in await admin.reports()] == [code]


@asynchronous
async def test_a_title_that_an_operator_hides_is_listed_no_more(tmp_path):
    async with serving(tmp_path) as house:
        code = await put_up(house)
        async with administered(url(tmp_path), "ana") as admin:
            await admin.hide(code, "")
            with pytest.raises(NotAllowed, match="is hidden already"):
                await admin.hide(code, "")
            with pytest.raises(NotAllowed, match="there is no table NOPE22"):
                await admin.hide("NOPE22", "")
        async with house.http as client:
            assert await titles_in(client) == [""]


def test_what_is_typed_works_beside_a_server_and_shows_no_card(tmp_path, capsys, in_english):
    server = Server(tmp_path)
    server.begin()
    try:
        made = post(
            server.url, "/api/tables", {"game": "balik_satu", "bots": 2, "players": 3, "title": "Ours", "public": True}
        )
        assert typed(tmp_path, capsys, "tables") == (
            0,
            f"{made['code']}  balik_satu, 3 players, 0 free, last move DATE: Ours\n",
        )
        told = ""
        for lists in ("tables", "reports", "log"):
            status, text = typed(tmp_path, capsys, lists, "--json")
            assert (status, list(json.loads(text))) == (0, [lists])
            told += text
        assert not CARD.search(told)
        assert typed(tmp_path, capsys, "hide", made["code"]) == (
            0,
            f"The list shows table {made['code']} without its title now.\n",
        )
        assert typed(tmp_path, capsys, "close", made["code"], "--why", "spam") == (
            0,
            f"Table {made['code']} is closed.\n",
        )
        status, text = typed(tmp_path, capsys, "log")
        assert [re.sub(r"^DATE  \S+ ", "", line) for line in text.splitlines()] == [
            f"closed {made['code']}: spam", f"hid the title of {made['code']}: -",
        ]  # fmt: skip
        assert typed(tmp_path, capsys, "tables") == (0, "No table is open.\n")
        asyncio.run(closed_at(server, made))
    finally:
        server.end()


async def closed_at(server, made):
    """The server says of its own accord that the table is closed."""
    from tests.server.processes import Player

    player, stop = Player([server.url], made["table"], made["token"], 1), asyncio.Event()
    playing = asyncio.create_task(player.play(stop))
    async with asyncio.timeout(60):
        while not player.state.get("closed"):
            await asyncio.sleep(0.05)
    stop.set()
    await playing


def test_it_is_noted_when_all_was_saved_and_how_long_ago_is_found(tmp_path, capsys, in_english):
    async def begun():
        async with serving(tmp_path):
            pass

    async def moved_back(days):
        async with administered(url(tmp_path), "ana") as admin, admin.store._write() as connection:
            await connection.execute(update(schema.acts).values(at=schema.acts.c.at - 86_400 * days))

    def age():
        main(["doctor", "--data", str(tmp_path)])
        return [line for line in capsys.readouterr().out.splitlines() if "backup" in line]

    asyncio.run(begun())
    assert age() == ["look  No backup has been made yet. Make one every night: ceki backup FILE."]
    assert main(["backup", str(tmp_path / "tonight.ceki"), "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert age() == ["fine  The last backup is less than two days old."]
    asyncio.run(moved_back(5))
    assert age() == ["look  The last backup is 5 days old. Make one every night: ceki backup FILE."]
    status, text = typed(tmp_path, capsys, "log")
    assert (status, re.sub(r"^DATE  \S+ ", "", text)) == (0, "saved everything in tonight.ceki\n")


@asynchronous
async def test_a_server_counts_when_it_was_saved(tmp_path):
    async with serving(tmp_path) as house:
        async with administered(url(tmp_path), "ana") as admin:
            await admin.saved("tonight.ceki")
            (act,) = await admin.acts()
        house.clock.turn(6.0)
        await house.driver.tick()
        assert series(house.registry.metrics)["ceki_backup_seconds"] == pytest.approx(act.at)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ("shut",),
            "shut is not one of tables, reports, bans, log, close, hide, mute, rename, ban, erase, export, unban",
        ),
        (("close",), "close needs the code of a table"),
        (("log", "K7PQ2X"), "log takes no code of a table"),
        (("mute", "K7PQ2X"), "mute needs the name of a player too"),
        (("close", "K7PQ2X", "Ali"), "close takes no name of a player"),
        (("rename", "K7PQ2X", "Ali"), "rename needs the new name"),
        (("mute", "K7PQ2X", "Ali", "--to", "Abu"), "mute takes no new name"),
        (("unban",), "unban needs the first digits of a digest"),
        (("ban", "K7PQ2X", "Ali", "--days", "0"), "--days"),
        (("tables",), "there is no database at"),
    ],
)
def test_what_cannot_be_done_is_refused_in_one_line(tmp_path, capsys, in_english, words, says):
    assert main(["admin", *words, "--data", str(tmp_path / "none")]) == 2
    refused = capsys.readouterr().err
    assert says in refused
    assert refused.count("\n") == 1
    assert not (tmp_path / "none").exists()


def test_a_database_that_is_away_is_named_in_one_line(capsys, in_english):
    assert main(["admin", "tables", "--database", "postgresql://ceki@127.0.0.1:1/ceki"]) == 2
    refused = capsys.readouterr().err
    assert refused.startswith("ceki: the database cannot be used: ")
    assert refused.count("\n") == 1


def test_a_user_without_a_name_is_noted_by_number(tmp_path, capsys, in_english, monkeypatch):
    """As in a container, where Python finds nobody."""

    async def begun():
        async with serving(tmp_path) as house:
            return await put_up(house)

    def nobody():
        raise OSError("No username set in the environment")

    code = asyncio.run(begun())
    monkeypatch.setattr("getpass.getuser", nobody)
    assert typed(tmp_path, capsys, "hide", code)[0] == 0
    assert typed(tmp_path, capsys, "log") == (0, f"DATE  {os.getuid()} hid the title of {code}: -\n")


def typed(tmp_path, capsys, *words):
    """The status and the output of `ceki admin`, without times."""
    status = main(["admin", *words, "--data", str(tmp_path)])
    return status, re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "DATE", capsys.readouterr().out)

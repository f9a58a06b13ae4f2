"""A backup is one whole, private file, made under play; what was restored is what was saved, and damage is named."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from stat import S_IMODE

import pytest

from ceki.server.storage import schema
from ceki.server.storage.backup import OF_TABLES, OTHERS, Unsaved, backup, restore
from ceki.server.storage.store import database_url
from tests.server.guests import asynchronous, laid_in, play_round, serving

DAMAGES = 100  # kinds, in the proofs
SOME = 12


def url_in(folder):
    return f"sqlite+aiosqlite:///{laid_in(folder)}"


def nothing(_):
    pass


async def saved(folder, file):
    return await backup(url_in(folder), file, nothing, nothing)


async def brought_back(file, folder):
    folder.mkdir()
    return await restore(file, f"sqlite+aiosqlite:///{folder / 'tables.sqlite3'}", nothing, nothing)


def signed(file):
    """What a backup says of itself, by table."""
    with sqlite3.connect(file) as database:
        return dict(database.execute("SELECT name, digest FROM backup"))


@asynchronous
async def test_a_backup_under_play_restored_elsewhere_is_the_same_and_play_goes_on(tmp_path):
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "to night?#50%.ceki"
    here.mkdir()
    async with serving(here) as house:
        made, guests = await house.full_table("cholek_tiga", players=2)
        await house.table("pei", players=3, bots=2)
        playing = asyncio.create_task(play_round(guests))
        found = await saved(here, file)
        await playing
        assert found.tables == 2
        assert found.broken == []
    assert S_IMODE(file.stat().st_mode) == 0o600
    assert not [one for one in tmp_path.iterdir() if one.name.startswith(f"{file.name}.")], "it is one file"
    again = await brought_back(file, there)
    assert (again.tables, again.events, again.broken) == (found.tables, found.events, [])
    second = tmp_path / "second.ceki"
    await saved(there, second)
    assert signed(second) == signed(file), "every table, and the rest, has the digest it had"
    async with serving(there) as house:
        guests = [await house.come(made["code"], token) for token in made["tokens"]]
        assert house.room(made).table.number == 1
        await play_round(guests)
        assert house.room(made).table.history[-1].round.over


@asynchronous
async def test_a_clean_stop_leaves_one_whole_file(tmp_path):
    async with serving(tmp_path) as house:
        await house.table("pei", players=3)
    assert [path.name for path in tmp_path.iterdir()] == ["tables.sqlite3"]
    with sqlite3.connect(tmp_path / "tables.sqlite3") as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (1,)


@asynchronous
async def test_nothing_is_written_over_and_nothing_is_made_of_nothing(tmp_path):
    here, file = tmp_path / "here", tmp_path / "tonight.ceki"
    here.mkdir()
    async with serving(here) as house:
        await house.table("pei", players=3)
    await saved(here, file)
    with pytest.raises(FileExistsError):
        await saved(here, file)
    with pytest.raises(Unsaved) as refused:
        await restore(file, url_in(here), nothing, nothing)
    assert refused.value.reason == "not-empty"
    with pytest.raises(FileNotFoundError):
        await backup(f"sqlite+aiosqlite:///{tmp_path / 'away.sqlite3'}", tmp_path / "x", nothing, nothing)
    assert not (tmp_path / "away.sqlite3").exists()


@asynchronous
async def test_a_database_of_another_version_is_left_alone(tmp_path):
    here = tmp_path / "here"
    here.mkdir()
    laid_in(here)
    with sqlite3.connect(here / "tables.sqlite3") as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    with pytest.raises(Unsaved) as refused:
        await saved(here, tmp_path / "tonight.ceki")
    assert refused.value.reason == "other-version"
    assert [path.name for path in tmp_path.iterdir()] == ["here"]


@asynchronous
async def test_a_table_that_cannot_be_played_again_is_named_and_saved_all_the_same(tmp_path):
    here, file = tmp_path / "here", tmp_path / "tonight.ceki"
    here.mkdir()
    async with serving(here) as house:
        made, _ = await house.full_table("cholek_tiga", players=2)
    with sqlite3.connect(here / "tables.sqlite3") as database:
        database.execute("DELETE FROM events WHERE seq = 2")
    found = await saved(here, file)
    assert found.broken == [made["table"]]
    assert (await brought_back(file, tmp_path / "there")).broken == [made["table"]]


# ---------------------------------------------------------------- damage


def bytes_changed(file, chance):
    """Some bytes, anywhere after the head of the file."""
    data = bytearray(file.read_bytes())
    for _ in range(chance.choice((1, 3, 50))):
        data[chance.randrange(100, len(data))] ^= 1 << chance.randrange(8)
    file.write_bytes(data)


def cut(file, chance):
    """The end is missing."""
    data = file.read_bytes()
    file.write_bytes(data[: chance.randrange(len(data))])


def row_changed(file, chance):
    """A value of a row is another."""
    table, column, value = chance.choice(
        [
            ("events", "body", "{}"), ("events", "at", 1.0), ("events", "kind", "closed"), ("events", "person", 7),
            ("tables", "code", "ZZZZZZ"), ("tables", "closed", 1), ("tables", "facts", "[]"), ("tables", "maker", "x"),
            ("seats", "token_digest", "0" * 64), ("secrets", "value", "x"), ("kept_time", "at", 0.0),
        ]
    )  # fmt: skip
    with sqlite3.connect(file) as database:
        row = chance.choice([one[0] for one in database.execute(f"SELECT rowid FROM {table}")])
        database.execute(f"UPDATE {table} SET {column} = ? WHERE rowid = ?", (value, row))


def row_gone(file, chance):
    """A row is missing."""
    table = chance.choice(("events", "tables", "seats", "secrets", "backup"))
    with sqlite3.connect(file) as database:
        row = chance.choice([one[0] for one in database.execute(f"SELECT rowid FROM {table}")])
        database.execute(f"DELETE FROM {table} WHERE rowid = ?", (row,))


def table_gone(file, chance):
    """A table of the database is missing."""
    with sqlite3.connect(file) as database:
        database.execute(f"DROP TABLE {chance.choice(('events', 'tables', 'seats', 'backup', 'alembic_version'))}")


def row_more(file, chance):
    """An event more than there was."""
    with sqlite3.connect(file) as database:
        database.execute(
            "INSERT INTO events SELECT table_id, 10000 + ?, version, kind, person, NULL, body, at FROM events LIMIT 1",
            (chance.randrange(1000),),
        )


async def why_refused(file, there):
    """Why a file is not restored; nothing where it is."""
    try:
        await brought_back(file, there)
    except Unsaved as unsaved:
        return unsaved.reason
    return ""


KINDS = (bytes_changed, cut, row_changed, row_gone, table_gone, row_more)


@pytest.mark.parametrize("damages", [SOME, pytest.param(DAMAGES, marks=pytest.mark.prove)])
def test_damage_is_named_and_nothing_is_written(tmp_path, damages):
    @asynchronous
    async def run() -> None:
        here, file = tmp_path / "here", tmp_path / "tonight.ceki"
        here.mkdir()
        async with serving(here) as house:
            for _ in range(2):
                await house.full_table("cholek_tiga", players=2)
        await saved(here, file)
        whole = file.read_bytes()
        for n in range(damages):
            chance, hurt = random.Random(n), tmp_path / f"hurt{n}.ceki"
            hurt.write_bytes(whole)
            KINDS[n % len(KINDS)](hurt, chance)
            there = tmp_path / f"there{n}"
            reason = await why_refused(hurt, there)
            if reason:
                assert reason in ("no-backup", "damaged", "other-version"), n
                assert not list(there.iterdir()), f"damage {n}: something was written"
            else:  # bytes that hold nothing: then all is as it was
                assert KINDS[n % len(KINDS)] is bytes_changed, n
                again = tmp_path / f"again{n}.ceki"
                await saved(there, again)
                assert signed(again) == signed(file), n

    run()


def test_postgresql_is_restored_into_and_saved_again_with_the_same_digests(tmp_path, a_postgres):
    @asynchronous
    async def run() -> None:
        here, file, second = tmp_path / "here", tmp_path / "tonight.ceki", tmp_path / "second.ceki"
        here.mkdir()
        async with serving(here) as house:
            await house.full_table("cholek_tiga", players=2)
        await saved(here, file)
        url = database_url(a_postgres.database())
        found = await restore(file, url, nothing, nothing)
        assert (found.tables, found.broken) == (1, [])
        await backup(url, second, nothing, nothing)
        assert signed(second) == signed(file)
        with pytest.raises(Unsaved) as refused:
            await restore(file, url, nothing, nothing)
        assert refused.value.reason == "not-empty"

    run()


def test_every_kind_of_row_is_saved_but_that_of_living_servers():
    saved = {one.name for one in (*OF_TABLES, *OTHERS)}
    assert saved == set(schema.metadata.tables) - {"servers"}

"""R14: migrations go forward only, after a copy, and refuse what is newer. And the settings of the database."""

from __future__ import annotations

import asyncio
import sqlite3

import pytest

from ceki.server.storage import migrate
from ceki.server.storage.store import Store, StoreDown, database_url
from tests.server.guests import asynchronous, serving


@asynchronous
async def test_r14_opening_twice_changes_nothing(tmp_path):
    async with serving(tmp_path) as house:
        made, _ = await house.full_table("chabut", players=2)
        before = await house.registry.store.events(made["table"])
    async with serving(tmp_path) as house:
        assert await house.registry.store.events(made["table"]) == before
        back = await house.come(made["code"], made["token"])
        assert back.state["table"]["round"] == 1


@asynchronous
async def test_r14_a_newer_database_is_refused_and_left_alone(tmp_path):
    async with serving(tmp_path):
        pass
    path = tmp_path / "tables.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    before = path.read_bytes()
    store = Store(f"sqlite+aiosqlite:///{path}")
    with pytest.raises(ValueError, match="newer ceki"):
        await store.open()
    await store.close()
    assert path.read_bytes() == before


def test_r14_the_file_is_copied_before_it_is_changed(tmp_path, monkeypatch):
    path = tmp_path / "old.sqlite3"
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE alembic_version (version_num TEXT)")
        connection.execute("INSERT INTO alembic_version VALUES ('0000')")
    connection.close()
    monkeypatch.setattr(migrate, "refuse_newer", lambda *_: None)
    kept = migrate.keep_copy(path)
    assert kept is not None
    copied = sqlite3.connect(kept)
    assert copied.execute("SELECT version_num FROM alembic_version").fetchone() == ("0000",)
    copied.close()
    assert migrate.keep_copy(tmp_path / "none.sqlite3") is None


def test_r14_the_schema_is_what_the_migrations_make(tmp_path):
    from alembic.autogenerate import compare_metadata
    from alembic.runtime.migration import MigrationContext
    from sqlalchemy import create_engine

    from ceki.server.storage import schema

    asyncio.run(_opened(tmp_path / "made.sqlite3"))
    engine = create_engine(f"sqlite:///{tmp_path / 'made.sqlite3'}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []
    engine.dispose()


async def _opened(path):
    store = Store(f"sqlite+aiosqlite:///{path}")
    await store.open()
    await store.close()


@asynchronous
async def test_two_servers_may_begin_at_once(tmp_path):
    url = f"sqlite+aiosqlite:///{tmp_path / 'new.sqlite3'}"
    stores = [Store(url) for _ in range(6)]
    await asyncio.gather(*(store.open() for store in stores))
    assert len({await store.secret("pepper", str(n)) for n, store in enumerate(stores)}) == 1
    for store in stores:
        await store.close()


def test_database_urls():
    assert database_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert database_url("postgresql://u@h/n") == "postgresql+asyncpg://u@h/n"
    for wrong in ("mysql://x", "x.db", ""):
        with pytest.raises(ValueError, match="the database is written"):
            database_url(wrong)


@pytest.mark.prove
@pytest.mark.xdist_group("servers")
def test_r8_two_servers_on_postgresql_play_one_table(postgres):
    url = database_url(postgres.database())

    @asynchronous
    async def play():
        async with serving(url) as one, serving(url, one.clock) as two:
            made = await one.table("cholek_tiga", players=2)
            token = (await two.sit(made["code"]))["token"]
            guests = [await one.come(made["code"], made["token"]), await two.come(made["code"], token)]
            for _ in range(10):
                for house in (one, two):
                    await house.quiet(made)
                    house.clock.turn(1.0)
                    await house.driver.tick()
                    await house.quiet(made)
                seq = max(house.room(made).table.seq for house in (one, two))
                for guest in guests:
                    while guest.state["seq"] < seq:
                        await guest.hear()
                if guests[0].state["over"]:
                    break
                mover = guests[guests[0].state["turn"]]
                move, base = mover.state["legal"][0], mover.state["seq"]
                move_id = mover.move()
                ack = await mover.answer()
                mover.move(move, base, move_id)
                assert await mover.answer() == ack
            kept = await one.registry.store.events(made["table"])
            assert [event.seq for event in kept] == list(range(1, len(kept) + 1))
            assert sum(event.kind == "moved" for event in kept) >= 10

    play()


def test_r14_the_steps_are_known_by_the_names_of_their_files():
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(migrate.PLACE))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_current_head() == migrate.newest()
    assert sorted(script.revision for script in scripts.walk_revisions()) == migrate.VERSIONS


@pytest.mark.parametrize(("busy", "found"), [(0, True), (3, True), (4, False)])
@asynchronous
async def test_a_server_that_begins_asks_a_busy_database_again(monkeypatch, busy, found):
    asked = []

    async def shared(self, name, fresh):
        asked.append(name)
        if len(asked) <= busy:
            raise StoreDown
        return fresh

    monkeypatch.setattr(Store, "_shared", shared)
    store = object.__new__(Store)
    if found:
        assert await store.secret("pepper", "new") == "new"
    else:
        with pytest.raises(StoreDown):
            await store.secret("pepper", "new")
    assert len(asked) == min(busy + 1, 4)

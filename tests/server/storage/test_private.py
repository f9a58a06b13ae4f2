"""What a server keeps is its owner's alone: the database and what lies beside it, and a password that is not told."""

from __future__ import annotations

import os
import subprocess
import sys
from stat import S_IMODE

import pytest

from ceki.cli import main
from ceki.server import serve
from ceki.server.chosen import Chosen
from ceki.server.storage import migrate, private
from ceki.server.storage.store import Store, StoreDown
from tests.server.guests import asynchronous, serving


@pytest.fixture(autouse=True)
def generous():
    """A user whose files all may read and write."""
    before = os.umask(0)
    yield
    os.umask(before)


def rights(folder):
    return {one.name: S_IMODE(one.stat().st_mode) for one in (folder, *folder.iterdir())}


@asynchronous
async def test_what_is_kept_is_its_owners_alone(tmp_path):
    folder = tmp_path / "data" / "kept"
    async with serving(folder) as house:
        await house.full_table("chabut", players=2)
        assert rights(folder) == {
            "kept": 0o700, "tables.sqlite3": 0o600, "tables.sqlite3-wal": 0o600, "tables.sqlite3-shm": 0o600,
        }  # fmt: skip


@asynchronous
async def test_also_where_it_is_there_with_wider_rights(tmp_path):
    folder = tmp_path / "kept"
    async with serving(folder) as house:
        await house.full_table("chabut", players=2)
        for name in ("tables.sqlite3-wal", "tables.sqlite3-shm"):  # as after a server that was killed
            (folder / f"{name}.left").write_bytes((folder / name).read_bytes())
    for name in ("tables.sqlite3-wal", "tables.sqlite3-shm"):
        (folder / f"{name}.left").rename(folder / name)
    (folder / "tables.sqlite3.before-2-was-1").write_bytes(b"")
    folder.chmod(0o777)
    for one in folder.iterdir():
        one.chmod(0o666)
    async with serving(folder):
        assert {name: mode for name, mode in rights(folder).items() if mode & 0o077} == {}


@asynchronous
async def test_a_folder_in_which_other_things_lie_keeps_its_rights(tmp_path):
    tmp_path.chmod(0o755)
    (tmp_path / "mine.txt").write_text("mine")
    async with serving(tmp_path):
        found = rights(tmp_path)
    assert (found[tmp_path.name], found["mine.txt"], found["tables.sqlite3"]) == (0o755, 0o666, 0o600)


def test_the_copy_before_a_migration_is_private_too(tmp_path, monkeypatch):
    path = tmp_path / "tables.sqlite3"
    store = Store(f"sqlite+aiosqlite:///{path}")

    @asynchronous
    async def made():
        await store.open()
        await store.close()

    made()
    was = migrate.newest()
    monkeypatch.setattr(migrate, "newest", lambda: "another")
    monkeypatch.setattr(migrate, "refuse_newer", lambda _: None)
    kept = migrate.keep_copy(path)
    assert kept is not None
    assert kept.name.endswith(f"was-{was}")
    assert S_IMODE(kept.stat().st_mode) == 0o600


@asynchronous
async def test_a_file_that_cannot_be_made_private_is_refused_in_a_sentence(tmp_path, monkeypatch):
    path = tmp_path / "tables.sqlite3"
    path.touch(0o644)

    def another_users(self, mode):
        raise PermissionError("not yours")

    monkeypatch.setattr(private.Path, "chmod", another_users)
    with pytest.raises(StoreDown, match="can be read by others, and only its owner can change that"):
        await Store(f"sqlite+aiosqlite:///{path}").open()


def test_a_server_writes_nothing_that_others_may_read(tmp_path, monkeypatch):
    monkeypatch.setattr(serve.Server, "run", lambda self: setattr(self, "started", True))
    serve.serve(Chosen(data=tmp_path, open=False, bot_workers=0))
    assert os.umask(0) == 0o077


def test_a_database_with_a_password_is_named_in_the_environment_and_not_told(monkeypatch, capfd):
    monkeypatch.setenv("CEKI_DATABASE", "postgresql://ceki:hush-hush@127.0.0.1:1/none")
    command = [sys.executable, "-m", "ceki", "serve", "--no-open", "--bot-workers", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as waits:
        assert waits.stdout is not None
        said = waits.stdout.readline()
        waits.terminate()
        said += waits.stdout.read()
    assert "the database is away" in said
    assert "hush-hush" not in said
    assert main(("serve", "--no-open", "--data", "somewhere")) != 0
    assert "one of them, not both" in capfd.readouterr().err

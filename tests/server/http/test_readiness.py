"""Alive is one thing (`/healthz`), fit for people another (`/readyz`): the database and its disk can be written."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import subprocess
import sys

import pytest

from ceki.server.http import readiness
from ceki.server.peers.peers import Peers
from tests.patience import PATIENCE
from tests.server.guests import asynchronous, serving


async def told(house):
    """The status of both, and what is the matter when the server is not ready."""
    alive, ready = [await house.http.get(path) for path in ("/healthz", "/readyz")]
    assert alive.status_code == 200
    return ready.status_code, ready.json().get("id")


READY, NOT = (200, None), (503, "database_unwritable")


@contextlib.contextmanager
def full_disk(folder):
    """No file grows beyond what the largest one has."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (max(path.stat().st_size for path in folder.iterdir()), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.fixture
def patient(monkeypatch):
    """However slow the disk is, a write that does not hang is waited for."""
    monkeypatch.setattr(readiness, "PATIENCE", 600.0)


@pytest.fixture
def quiet(monkeypatch):
    """The server writes that it lives only when somebody asks, so that such writes can be counted."""

    async def nothing(self):
        pass

    monkeypatch.setattr(Peers, "beat", nothing)


@asynchronous
async def test_c5_a_full_disk_is_told_and_so_is_its_end(tmp_path, patient):
    migrated_here = f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"  # so the log of writes is the largest file
    async with serving(migrated_here) as house:
        made = await house.table("chabut", players=2)
        assert await told(house) == READY
        with full_disk(tmp_path):
            house.clock.turn(readiness.KEPT_SECONDS)
            assert await told(house) == NOT
            assert (await house.http.get(f"/api/tables/{made['code']}")).status_code == 200, "what is there can be read"
            assert (await house.http.post("/api/tables", json={"game": "chabut"})).json()["code"] == "retry"
        house.clock.turn(readiness.KEPT_SECONDS)
        assert await told(house) == READY
        assert (await house.http.post("/api/tables", json={"game": "chabut"})).status_code == 200


@asynchronous
async def test_a_database_that_hangs_is_not_waited_for_and_one_write_is_begun(tmp_path, monkeypatch, patient, quiet):
    async with serving(tmp_path) as house:
        assert await told(house) == READY
        house.clock.turn(readiness.KEPT_SECONDS)
        hangs, begun, beat = asyncio.Event(), [], house.registry.store.presence.beat

        async def hanging(*given):
            begun.append(given)
            await hangs.wait()
            await beat(*given)

        monkeypatch.setattr(house.registry.store.presence, "beat", hanging)
        monkeypatch.setattr(readiness, "PATIENCE", 0.01)
        for _ in range(3):
            assert await told(house) == NOT
            house.clock.turn(readiness.KEPT_SECONDS)
        assert len(begun) == 1
        monkeypatch.setattr(readiness, "PATIENCE", 600.0)
        hangs.set()
        assert await told(house) == READY


@asynchronous
async def test_who_asks_often_makes_us_write_once_a_second(tmp_path, monkeypatch, patient, quiet):
    async with serving(tmp_path) as house:
        assert await told(house) == READY
        house.clock.turn(readiness.KEPT_SECONDS)
        written, beat = [], house.registry.store.presence.beat

        async def counted(*given):
            written.append(given)
            await beat(*given)

        monkeypatch.setattr(house.registry.store.presence, "beat", counted)
        for _ in range(5):
            assert await told(house) == READY
        assert len(written) == 1
        house.clock.turn(readiness.KEPT_SECONDS)
        assert await told(house) == READY
        assert len(written) == 2


@asynchronous
async def test_head_is_answered_wherever_get_is(tmp_path):
    async with serving(tmp_path) as house:
        made = await house.table("chabut", players=2)
        one = f"/api/tables/{made['code']}"
        for path in (
            "/", "/t/ABC", "/bare", "/bare.js", "/api/catalogue", "/api/rules/chabut", "/api/tables", one, f"{one}/log",
            f"{one}/past", f"{one}/qr.svg", "/healthz", "/readyz", "/api/openapi.json", "/nothing",
            "/api/tables/222222",
        ):  # fmt: skip
            house.clock.turn(1.0)
            head, get = [await house.http.request(method, path) for method in ("HEAD", "GET")]
            assert (head.status_code, head.content) == (get.status_code, b""), path
            for name in ("content-type", "content-length", "etag"):
                assert head.headers.get(name) == get.headers.get(name), path


@asynchronous
async def test_what_everybody_is_sent_is_packed_once_and_not_sent_to_who_has_it(tmp_path):
    async with serving(tmp_path) as house:
        whole = await house.http.get("/api/catalogue")
        assert whole.headers["content-encoding"] == "gzip"
        plain = await house.http.get("/api/catalogue", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.json() == whole.json()
        again = await house.http.get("/api/catalogue", headers={"If-None-Match": whole.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


LIMITS = """
import resource
from ceki.server.serve import BACKLOG, OTHER_FILES, room_for_connections
resource.setrlimit(resource.RLIMIT_NOFILE, (600, 1200))
print(room_for_connections() + BACKLOG + OTHER_FILES, *resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_r9_as_many_files_are_opened_as_are_allowed_and_connections_leave_some():
    done = subprocess.run([sys.executable, "-c", LIMITS], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1200", "1200", "1200"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--database", "sqlite:////dev/null/x"], "the database cannot be used: "),
        (["--data", "{damaged}"], "{damaged}/tables.sqlite3 is not a database, or it is damaged"),
        (["--host", "192.0.2.1", "--data", "{new}"], "192.0.2.1:8000: this machine has no such address"),
        (["--proxy", "nginx"], "--proxy: ['nginx'] is not allowed; addresses such as 10.0.0.1, networks such as"),
    ],
)
def test_a_server_that_cannot_begin_says_why_in_one_line(tmp_path, words, said):
    command = [sys.executable, "-m", "ceki", "serve", "--no-open", "--bot-workers", "0"]
    (tmp_path / "damaged").mkdir()
    (tmp_path / "damaged" / "tables.sqlite3").write_bytes(bytes(range(256)) * 40)
    places = {"new": tmp_path, "damaged": tmp_path / "damaged"}
    command += [word.format(**places) for word in words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"ceki: {said.format(**places)}")
    assert done.stderr.count("\n") == 1
    assert len(done.stderr) < 200, done.stderr


def test_a_server_waits_for_a_database_of_another_machine_and_ends_when_it_is_told_to():
    command = [sys.executable, "-m", "ceki", "serve", "--no-open", "--bot-workers", "0"]
    command += ["--database", "postgresql://nobody@127.0.0.1:1/ceki"]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as waits:
        assert waits.stderr is not None
        assert "the database is away; trying again" in waits.stderr.readline()
        waits.terminate()
        waits.wait(PATIENCE)
        assert "Traceback" not in waits.stderr.read()

"""What keeps a server from serving: each fault is found, and named by a sentence of its own."""

from __future__ import annotations

import asyncio
import datetime
import math
import shutil
import socket
import ssl
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from ceki.locales.messages import said
from ceki.server import doctor
from ceki.server.certificate import Certificates
from ceki.server.chosen import Chosen
from ceki.server.doctor import BROKEN, DOUBTFUL, WELL, Finding, findings
from ceki.server.storage.store import Store, database_url

OURS = b'{"ok":true,"version":1}'
CLOSED = 1  # a port at which nothing listens


def all_of(chosen: Chosen) -> dict[str, Finding]:
    """The findings by their sentences, all of which exist."""

    async def found() -> list[Finding]:
        return [one async for one in findings(chosen)]

    every = asyncio.run(found())
    assert all(said("doctor", one.says, one.facts) for one in every)
    return {one.says: one for one in every}


@asynccontextmanager
async def answering(body: bytes, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A server that always gives one answer; its port."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if await reader.readline():
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body))
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=tls)
    async with server:
        yield server.sockets[0].getsockname()[1]


def beside(chosen: Callable[[int], Chosen], body: bytes, tls: ssl.SSLContext | None = None) -> dict[str, Finding]:
    """What is found while such a server runs."""

    async def found() -> list[Finding]:
        async with answering(body, tls) as port:
            return [one async for one in findings(chosen(port))]

    return {one.says: one for one in asyncio.run(found())}


def place(folder: Path, **more: Any) -> Chosen:
    return Chosen(data=folder, **{"port": CLOSED, **more})


def test_all_is_well_before_the_first_start_and_nothing_is_made(tmp_path: Path) -> None:
    found = all_of(place(tmp_path))
    assert [(one.says, one.state) for one in found.values()] == [
        ("file-new", WELL), ("disk-well", WELL), ("port-free", WELL),
    ]  # fmt: skip
    assert list(tmp_path.iterdir()) == []


def test_a_database_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"

    async def made() -> None:
        store = Store(database_url(f"sqlite:///{path}"))
        await store.open()
        await store.close()

    asyncio.run(made())
    assert all_of(place(tmp_path))["file-well"].facts["tables"] == 0
    path.chmod(0o644)
    assert all_of(place(tmp_path))["file-open"].state == DOUBTFUL
    path.chmod(0o600)
    path.write_bytes(b"no database" * 1000)
    assert all_of(place(tmp_path))["file-broken"].state == BROKEN


@pytest.mark.parametrize(("free", "state"), [(50_000_000, BROKEN), (500_000_000, DOUBTFUL)])
def test_a_full_disk(free: int, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda folder: SimpleNamespace(free=free))
    assert all_of(place(tmp_path / "later"))["disk-full"].state == state


def test_a_database_that_is_away() -> None:
    found = all_of(Chosen(database=f"postgresql://ceki:hush@127.0.0.1:{CLOSED}/none", port=CLOSED))
    assert found["database-away"].state == BROKEN
    assert "hush" not in str(found)
    assert "refused" in found["database-away"].facts["why"]


@pytest.mark.parametrize(("differs", "says"), [(0.5, "clock-well"), (-9.0, "clock-off")])
def test_the_clock_of_a_database(differs: float, says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answers(url: str, question: str) -> float:
        return time.time() + differs

    monkeypatch.setattr(doctor, "_asked", answers)
    assert says in all_of(Chosen(database="postgresql://ceki@db/none", port=CLOSED))


def test_a_bus_that_is_away(tmp_path: Path) -> None:
    assert all_of(place(tmp_path, bus=f"valkey://:hush@127.0.0.1:{CLOSED}"))["bus-away"].facts["address"] == "127.0.0.1"


def test_who_listens_at_the_port(tmp_path: Path) -> None:
    assert beside(lambda port: place(tmp_path, port=port), OURS)["port-ours"].state == WELL
    assert beside(lambda port: place(tmp_path, port=port), b"<p>a page")["port-taken"].state == BROKEN
    assert all_of(place(tmp_path, host="203.0.113.256"))["port-strange"].state == BROKEN


def test_the_page_as_players_reach_it(tmp_path: Path) -> None:
    def at(port: int) -> Chosen:
        return place(tmp_path, origin=[f"http://127.0.0.1:{port}"])

    found = beside(at, OURS)
    assert found["origin-well"].state == WELL
    assert found["proxy-none"].state == DOUBTFUL
    assert beside(at, b'{"ok": true}')["origin-other"].state == BROKEN
    assert all_of(at(CLOSED))["origin-away"].state == BROKEN
    for wrong in ("https://ceki.example/table", "https://ceki.example:99999", "ceki.example", "https://[::1"):
        assert all_of(place(tmp_path, origin=[wrong]))["origin-wrong"].state == BROKEN
    assert all_of(place(tmp_path, origin=[f"https://{'a' * 64}.example"]))["origin-away"].state == BROKEN


def test_a_name_that_nobody_knows_and_the_proxies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def unknown(*_: Any, **__: Any) -> None:
        raise socket.gaierror(socket.EAI_NONAME, "unknown")

    monkeypatch.setattr(asyncio, "open_connection", unknown)
    monkeypatch.delenv("FORWARDED_ALLOW_IPS", raising=False)
    found = all_of(place(tmp_path, origin=["http://ceki.example"]))
    assert found["origin-away"].facts["why"] == "no such name"
    assert "proxy-none" in found
    assert "proxy-named" in all_of(place(tmp_path, origin=["http://ceki.example"], proxy=["10.0.0.1"]))
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.2")
    assert all_of(place(tmp_path, origin=["http://ceki.example"]))["proxy-named"].facts == {"proxy": "10.0.0.2"}


def certificate(folder: Path, days: int) -> tuple[ssl.SSLContext, str]:
    """A self-signed certificate for this machine that ends in some days: for a server, and as a file to trust."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(7).not_valid_before(now - datetime.timedelta(days=30))
    made = made.not_valid_after(now + datetime.timedelta(days=days, hours=1))
    made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
    signed = made.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True).sign(
        key, hashes.SHA256()
    )
    chain, secret = folder / "chain.pem", folder / "key.pem"
    chain.write_bytes(signed.public_bytes(serialization.Encoding.PEM))
    kind, nothing = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    secret.write_bytes(key.private_bytes(serialization.Encoding.PEM, kind, nothing))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(chain, secret)
    return context, str(chain)


@pytest.mark.parametrize(
    ("days", "trusted", "says", "state"),
    [
        (90, True, "origin-well", WELL),
        (5, True, "certificate-old", DOUBTFUL),
        (-5, True, "certificate-bad", BROKEN),
        (90, False, "certificate-bad", BROKEN),
    ],
)
def test_the_certificate_of_the_page(
    days: int, trusted: bool, says: str, state: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tls, chain = certificate(tmp_path, days)
    if trusted:
        usual = ssl.create_default_context
        monkeypatch.setattr(ssl, "create_default_context", lambda: usual(cafile=chain))
    found = beside(lambda port: place(tmp_path / "data", origin=[f"https://localhost:{port}"]), OURS, tls)
    assert found[says].state == state


@pytest.mark.parametrize(("days", "trusted"), [(5, True), (-5, True), (90, False)])
def test_when_the_certificate_ends_is_counted(
    days: int, trusted: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that does not hold counts as ended. A page that is away leaves what was found; one without TLS has none."""
    tls, chain = certificate(tmp_path, days)
    if trusted:
        usual = ssl.create_default_context
        monkeypatch.setattr(ssl, "create_default_context", lambda: usual(cafile=chain))

    async def looked() -> tuple[Certificates, float]:
        async with answering(OURS, tls) as port:
            found = Certificates([f"https://localhost:{port}", "http://localhost", "https://[::1", "https://a:99999"])
            assert found.first == math.inf
            await found.look()
        first = found.first
        await found.look()  # nobody listens there any more
        return found, first

    found, first = asyncio.run(looked())
    assert found.first == first
    if days > 0 and trusted:
        assert first - time.time() == pytest.approx(days * 86_400 + 3600, abs=60)
    else:
        assert first == 0

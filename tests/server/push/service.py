"""A push service for tests: an HTTPS server that takes what is posted, and a browser that reads it.

The browser unseals by the text of RFC 8291 and RFC 8188 with `hmac` alone, and checks the server's name by RFC 8292:
nothing of what the server seals with.
"""

from __future__ import annotations

import asyncio
import base64
import datetime
import hashlib
import hmac
import json
import ssl
from contextlib import asynccontextmanager

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from ceki.server.push.address import Address

HOST = "push.example"


def read(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def written(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def hkdf(salt, material, info, length):
    """RFC 5869, for at most 32 bytes."""
    return hmac.digest(hmac.digest(salt, material, hashlib.sha256), info + b"\x01", hashlib.sha256)[:length]


def public(key):
    return key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


class Browser:
    """One that has a subscription."""

    def __init__(self, path="/one"):
        self.key, self.secret, self.path = ec.generate_private_key(ec.SECP256R1()), b"sixteen letters!", path

    @property
    def subscription(self):
        return {
            "endpoint": f"https://{HOST}{self.path}", "p256dh": written(public(self.key)), "auth": written(self.secret),
        }  # fmt: skip

    def unsealed(self, body):
        """RFC 8188, 2.1: salt, record size, the length of the key's id, that id; then the record."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
        material = hkdf(self.secret, shared, b"WebPush: info\0" + public(self.key) + theirs, 32)
        key = hkdf(salt, material, b"Content-Encoding: aes128gcm\0", 16)
        nonce = hkdf(salt, material, b"Content-Encoding: nonce\0", 12)
        content, mark = AESGCM(key).decrypt(nonce, record, None).rsplit(b"\x02", 1)
        assert mark.strip(b"\0") == b""
        return json.loads(content)


def signed_by(authorization, key):
    """The claims of a header `Authorization: vapid t=..., k=...`, whose signature is that of a key."""
    given = dict(part.strip().split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
    assert given["k"].rstrip("=") == key
    head, claims, signature = given["t"].split(".")
    r, s = int.from_bytes(read(signature)[:32], "big"), int.from_bytes(read(signature)[32:], "big")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(key)).verify(
        encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256())
    )
    return json.loads(read(claims))


class Service:
    """What was posted, as (path, headers, body); it answers with `status`, or never where that is None."""

    def __init__(self):
        self.posted = asyncio.Queue()
        self.status = 201
        self.port = 0

    async def locate(self, endpoint):
        """In place of a look-up: every endpoint is here."""
        return Address(HOST, self.port, "127.0.0.1", endpoint.removeprefix(f"https://{HOST}"))

    async def take(self, reader, writer):
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            self.posted.put_nowait((head[0].split()[1], headers, body))
            if self.status is None:
                await reader.read()  # until the other side gives up
            else:
                writer.write(f"HTTP/1.1 {self.status} So\r\nContent-Length: 0\r\n\r\n".encode())
                await writer.drain()
        finally:
            writer.transport.abort()


def certificate(folder):
    """A certificate for the name of the service, which vouches for itself; the file with it and its key."""
    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name, day = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)]), datetime.timedelta(days=1)
    made = (
        x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
        .serial_number(1).not_valid_before(now - day).not_valid_after(now + day)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(HOST)]), critical=False)
        .sign(key, hashes.SHA256())
    )  # fmt: skip
    path = folder / "service.pem"
    plain = serialization.NoEncryption()
    pem = key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, plain)
    path.write_bytes(pem + made.public_bytes(serialization.Encoding.PEM))
    return path


@asynccontextmanager
async def push_service(folder, *houses):
    """A push service that servers of tests find and trust."""
    found, path = Service(), certificate(folder)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(path)
    served = await asyncio.start_server(found.take, "127.0.0.1", 0, ssl=tls)
    found.port = served.sockets[0].getsockname()[1]
    for house in houses:
        house.registry.turns.locate = found.locate
        house.registry.turns.tls = ssl.create_default_context(cafile=str(path))
    try:
        yield found
    finally:
        served.close()

"""What a push says, sealed for one browser (RFC 8291), and the server's name under it (RFC 8292).

Between server and browser stands a push service, which must not read what is said.
"""

from __future__ import annotations

import base64
import binascii
import secrets
import struct
from typing import Any, Final

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.ec import EllipticCurvePrivateKey as Key
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

POINT: Final = 65  # bytes of a public key, uncompressed
SECRET: Final = 16
RECORD: Final = 4096
LAST: Final = b"\x02"  # the delimiter of the last record (RFC 8188, 2)


def fresh_key() -> str:
    """A new private key of P-256, as 64 hexadecimal digits."""
    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def key_of(digits: str) -> Key:
    """The private key of 64 hexadecimal digits."""
    return ec.derive_private_key(int(digits, 16), ec.SECP256R1())


def point(key: Key) -> bytes:
    """The public key, uncompressed: 65 bytes."""
    return bytes(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def base64url(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def plain(text: str) -> bytes:
    """The bytes of base64url, padded or not. Raises `ValueError`."""
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", validate=True)
    except (binascii.Error, UnicodeEncodeError) as error:
        raise ValueError("this is not base64url") from error


def keys_of(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """A browser's public key and its secret. Raises `ValueError` for what is none."""
    reader, secret = plain(p256dh), plain(auth)
    if len(reader) != POINT or len(secret) != SECRET:
        raise ValueError("a subscription has a point of 65 bytes and a secret of 16")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader)
    return reader, secret


def sealed(content: bytes, reader: bytes, secret: bytes, key: Key | None = None, salt: bytes | None = None) -> bytes:
    """`content` in one record of `aes128gcm`, for the browser of a public key and a secret (RFC 8291, 3.4). `key` and
    `salt` are fresh for each, unless a test gives them."""
    key, salt = key or ec.generate_private_key(ec.SECP256R1()), salt or secrets.token_bytes(16)
    ours = point(key)
    shared = key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), reader))
    material = _derived(32, secret, b"WebPush: info\0" + reader + ours, shared)
    content_key = _derived(16, salt, b"Content-Encoding: aes128gcm\0", material)
    nonce = _derived(12, salt, b"Content-Encoding: nonce\0", material)
    head = salt + struct.pack("!LB", RECORD, len(ours)) + ours
    return head + bytes(AESGCM(content_key).encrypt(nonce, content + LAST, None))


def _derived(length: int, salt: bytes, info: bytes, material: bytes) -> bytes:
    return bytes(HKDF(algorithm=SHA256(), length=length, salt=salt, info=info).derive(material))


def named(key: Key, audience: str, contact: str, until: int) -> str:
    """The header `Authorization` by which a push service of an origin knows the server, `until` then (seconds since
    1970)."""
    claims: dict[str, Any] = {"aud": audience, "sub": contact, "exp": until}
    return str(Vapid02(key).sign(claims)["Authorization"])

"""Encrypts the text of a notification for one browser (RFC 8291), so that no push service can read it."""

from __future__ import annotations

import base64
import os
from dataclasses import dataclass

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES = 65
AUTH_BYTES = 16
SALT_BYTES = 16
RECORD_SIZE = 4096
MAX_TEXT = 3000
"""Bytes of a text: push services take 4096 bytes of an encrypted message."""
_LAST_RECORD = b"\x02"


@dataclass(frozen=True, slots=True)
class Receiver:
    """The keys of a browser's subscription: its public key, and a secret that it shares with this server."""

    public: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Receiver:
        """Read the keys as a browser sends them. Raises ValueError if they can't be used."""
        receiver = cls(decode(p256dh), decode(auth))
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver.public)
        if len(receiver.public) != POINT_BYTES or len(receiver.auth) != AUTH_BYTES:
            raise ValueError("a key of the wrong length")
        return receiver


def encrypt(text: bytes, receiver: Receiver) -> bytes:
    """Encrypt a text with a new key pair and salt. The result is the body of a request to a push service."""
    assert len(text) <= MAX_TEXT
    return encrypt_with(text, receiver, ec.generate_private_key(CURVE), os.urandom(SALT_BYTES))


def encrypt_with(text: bytes, receiver: Receiver, own: ec.EllipticCurvePrivateKey, salt: bytes) -> bytes:
    """Encrypt a text with a given key pair and salt, in the coding ``aes128gcm`` (RFC 8188): one record."""
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, receiver.public)
    public = public_bytes(own)
    context = b"WebPush: info\0" + receiver.public + public
    secret = _derive(receiver.auth, own.exchange(ec.ECDH(), theirs), context, 32)
    key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD_SIZE.to_bytes(4, "big") + bytes([len(public)]) + public
    return header + AESGCM(key).encrypt(nonce, text + _LAST_RECORD, None)


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a key pair, as a point of 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encode(data: bytes) -> str:
    """Base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """The inverse of `encode`, with padding or without. Raises ValueError."""
    bare = text.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)

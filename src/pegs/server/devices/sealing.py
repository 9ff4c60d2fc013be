"""Encrypts bundles with secrets that aren't stored: someone with the database alone can't read one.

A code that people type is short, so that each guess is made expensive; a key in a link is long.
"""

from __future__ import annotations

import hashlib
import os
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass

from cryptography.hazmat.primitives.ciphers.aead import AESGCM

_COST = {"n": 2**14, "r": 8, "p": 1}
"""Of a guess, for scrypt: 16 MiB, and some 40 milliseconds."""
_NONCE = 12


@dataclass(frozen=True, slots=True)
class Secret:
    """What follows from a code or key: the name under which the bundle is stored, and the cipher's key."""

    name: str
    cipher: bytes


def from_code(code: str) -> Secret:
    """The secret of a code, which takes long: call it in a thread."""
    derived = hashlib.scrypt(code.encode(), salt=b"pegs device code", dklen=64, **_COST)
    return Secret(derived[:32].hex(), derived[32:])


def from_key(key: str) -> Secret:
    """The secret of a backup's key, which has 256 random bits."""
    name, cipher = (hashlib.sha256(f"{use} {key}".encode()) for use in ("backup name", "backup cipher"))
    return Secret(name.hexdigest(), cipher.digest())


def seal(secret: Secret, bundle: str) -> str:
    """Compress and encrypt a bundle."""
    nonce = os.urandom(_NONCE)
    packed = zlib.compress(bundle.encode())
    return b64encode(nonce + AESGCM(secret.cipher).encrypt(nonce, packed, secret.name.encode())).decode()


def unseal(secret: Secret, sealed: str) -> str:
    """The bundle."""
    stored = b64decode(sealed)
    nonce, packed = stored[:_NONCE], stored[_NONCE:]
    return zlib.decompress(AESGCM(secret.cipher).decrypt(nonce, packed, secret.name.encode())).decode()

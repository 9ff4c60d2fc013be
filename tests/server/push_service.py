"""A push service, and a phone that can decrypt what is sent to it."""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from pegs.server.push.encryption import CURVE, decode, encode, public_bytes

PATIENCE = 30.0
POLL_INTERVAL = 0.02
"""Seconds between the service's looks at whether it's to end."""


@dataclass(frozen=True)
class Pushed:
    """A request that came to the push service."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushServer:
    """A push service on this machine. It answers each request with ``status``."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.status = 201
        self._received: queue.Queue[Pushed] = queue.Queue()

    def receive(self) -> Pushed:
        """The next request."""
        return self._received.get(timeout=PATIENCE)

    @property
    def is_quiet(self) -> bool:
        """Whether no request is waiting to be looked at."""
        return self._received.empty()

    def put(self, pushed: Pushed) -> None:
        self._received.put(pushed)


@contextmanager
def push_server() -> Iterator[PushServer]:
    """Run a push service."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.put(Pushed(self.path, dict(self.headers.items()), body))
            self.send_response(service.status)
            self.end_headers()

        def log_message(self, *_words: Any) -> None:
            """Nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service = PushServer(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, args=(POLL_INTERVAL,), daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Phone:
    """A browser with a subscription. It decrypts by RFC 8291, with another library than the server."""

    def __init__(self, service: PushServer, name: str = "phone") -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        self.endpoint = f"{service.url}/{name}"

    @property
    def keys(self) -> dict[str, str]:
        """What the server needs to know."""
        return {
            "endpoint": self.endpoint,
            "p256dh": encode(public_bytes(self._key)),
            "auth": encode(self._auth),
        }

    def read(self, pushed: Pushed) -> dict[str, Any]:
        """The text of a notification."""
        text: dict[str, Any] = json.loads(self.decrypt(pushed.body))
        return text

    def decrypt(self, body: bytes) -> bytes:
        """The inverse of `pegs.server.push.encryption.encrypt`."""
        salt, length = body[:16], body[20]
        server, sealed = body[21 : 21 + length], body[21 + length :]
        assert int.from_bytes(body[16:20], "big") >= len(sealed)
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, server))
        secret = _derive(self._auth, shared, b"WebPush: info\0" + public_bytes(self._key) + server, 32)
        key = _derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        padded = AESGCM(key).decrypt(_derive(salt, secret, b"Content-Encoding: nonce\0", 12), sealed, None)
        text, mark, _ = padded.rpartition(b"\x02")
        assert mark
        return text


def _derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def claims_of(authorization: str, public_key: str) -> dict[str, Any]:
    """What an ``Authorization`` header claims, after its signature was verified (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(each.strip().split("=", 1) for each in rest.split(","))
    assert scheme == "vapid"
    assert parts["k"] == public_key
    signed, _, signature = parts["t"].rpartition(".")
    both = decode(signature)
    r, s = int.from_bytes(both[:32], "big"), int.from_bytes(both[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(public_key))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    header, claims = (json.loads(decode(each)) for each in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = claims
    return found

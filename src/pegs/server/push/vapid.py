"""The server's identity at push services (VAPID, RFC 8292): a key pair made at the first start.

A browser's subscription is bound to the public key, so the pair is stored in the database and is part of
backups: with another one, everyone would have to subscribe again.
"""

from __future__ import annotations

import json
import time

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from pegs.server.push.encryption import CURVE, encode, public_bytes

VALID = 12 * 3600.0
"""Seconds for which an authorization is valid: at most 24 hours."""
RENEWED = 3600.0
"""Seconds until a token is replaced."""
_MAX_CACHED = 100
_HEADER = encode(b'{"typ":"JWT","alg":"ES256"}')


def new_private_key() -> str:
    """A new private key, in hexadecimal."""
    return f"{ec.generate_private_key(CURVE).private_numbers().private_value:064x}"


class Vapid:
    """Signs requests to push services."""

    def __init__(self, private_key: str, contact: str) -> None:
        """``contact``: a URL or ``mailto:`` address at which a push service can reach the operator."""
        self._key = ec.derive_private_key(int(private_key, 16), CURVE)
        self._contact = contact
        self.public_key = encode(public_bytes(self._key))
        """What browsers need in order to subscribe."""
        self._authorizations: dict[str, tuple[float, str]] = {}

    def authorization(self, origin: str) -> str:
        """The ``Authorization`` header for a push service, by the origin of its URL."""
        made, header = self._authorizations.get(origin, (0.0, ""))
        now = time.time()
        if not made <= now < made + RENEWED:
            header = f"vapid t={self._token(origin, int(now + VALID))}, k={self.public_key}"
            if len(self._authorizations) >= _MAX_CACHED:
                self._authorizations.clear()
            self._authorizations[origin] = (now, header)
        return header

    def _token(self, origin: str, until: int) -> str:
        claims = {"aud": origin, "exp": until, "sub": self._contact}
        signed = f"{_HEADER}.{encode(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"

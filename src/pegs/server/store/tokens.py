"""Secrets: tokens of seats, join codes, and passage codes.

A token is shown once and stored only as a hash. It's never part of a URL or a log line; a socket receives
it in its first message.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and digits that are hard to confuse: no I, O, 0 or 1."""
JOIN_CODE_LENGTH = 6
PASSAGE_LENGTH = 10
TABLE_ID_LENGTH = 16


def new_token() -> str:
    """A random token of 256 bits."""
    return secrets.token_urlsafe(32)


def moved_token(move: str, seat: int) -> str:
    """The token of a seat at a table that a device moved here with a secret number: always the same."""
    digest = hmac.digest(move.encode(), f"pegs-move seat {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def moved_table_id(move: str) -> str:
    """The id of a table that a device moved here with a secret number, which the id doesn't reveal."""
    return hmac.digest(move.encode(), b"pegs-move table", "sha256").hex()[:TABLE_ID_LENGTH]


def hash_token(token: str) -> str:
    """The stored form of a token. Tokens are random, so a plain SHA-256 can't be reversed by guessing."""
    return hashlib.sha256(token.encode()).hexdigest()


def are_equal(one: str, other: str) -> bool:
    """Whether two hashes are equal, compared in constant time."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_table_id() -> str:
    """A random table id, as used in URLs. It isn't a secret."""
    return secrets.token_hex(TABLE_ID_LENGTH // 2)


def new_share_id() -> str:
    """A random id of a share, as used in URLs: 128 bits, so that no one finds what wasn't shown to them."""
    return secrets.token_hex(16)


def new_join_code() -> str:
    """A random join code, short enough to read aloud."""
    return _code(JOIN_CODE_LENGTH)


def new_passage_code() -> str:
    """A random code for another device: 50 bits, valid once and for a few minutes."""
    return _code(PASSAGE_LENGTH)


def read_code(text: str) -> str:
    """Normalize a typed code: upper case, without spaces and dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def _code(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))

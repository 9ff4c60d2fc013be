"""Secrets: keys to seats, join codes, passages. A key is told once and kept only as its hash.

A key never stands in an address or a log line; a socket gets it in its first message.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What can be read aloud: without I, O, 0 and 1."""
JOIN_CODE_LENGTH = 6
PASSAGE_LENGTH = 10


def new_token() -> str:
    """A key that nobody guesses (256 bits)."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a key. The key is random, so a plain hash cannot be searched for it."""
    return hashlib.sha256(token.encode()).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two hashes are equal, in a time that does not tell how much of them is."""
    return hmac.compare_digest(one.encode(), other.encode())


def new_table_id() -> str:
    """The name of a table in addresses. It opens nothing."""
    return secrets.token_hex(8)


def new_join_code() -> str:
    """What others join with: short enough to be read aloud."""
    return _code(JOIN_CODE_LENGTH)


def new_passage_code() -> str:
    """What takes a seat to another device: ten letters (50 bits), good once and not for long."""
    return _code(PASSAGE_LENGTH)


def read_code(text: str) -> str:
    """A code as somebody may have typed it: in small letters, with spaces or dashes."""
    return "".join(letter for letter in text.upper() if letter.isalnum())


def _code(length: int) -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))

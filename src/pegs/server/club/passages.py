"""Codes that give a person's key to another device: each works once, and for a short time.

So a link that is forwarded, photographed or left in a chat is worthless afterward. The server stores only the
code's hash, and the key encrypted with the code: someone with the database alone can't get at the key.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode

import sqlalchemy as sa
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from pegs.i18n import translate
from pegs.server.store import schema
from pegs.server.store.store import Store
from pegs.server.store.tokens import hash_token, new_token
from pegs.server.store.transaction_writer import ConflictError, Transaction
from pegs.table.command_errors import NoKeyError

_NONCE = bytes(12)
"""Always the same: every code encrypts one key."""


def add_passage(transaction: Transaction, key: str, now: float, until: float) -> str:
    """Make a code for a key, and return it; an earlier code for the key no longer works."""
    table, code, hashed = schema.club_passages, new_token(), hash_token(key)
    expired = sa.or_(table.c.key == hashed, table.c.until <= now)
    transaction.execute(sa.delete(table).where(expired))
    row = {"hash": hash_token(code), "used": False, "key": hashed, "sealed": _seal(key, code), "until": until}
    transaction.execute(sa.insert(table).values(**row))
    return code


async def use_passage(store: Store, code: str, now: float) -> str:
    """The key that a code gives, which it never does again. Raises NoKeyError if it doesn't work anymore."""
    table, hashed = schema.club_passages, hash_token(code)
    rows = await store.rows(sa.select(table).filter_by(hash=hashed).where(table.c.until > now))
    if len(rows) != 1 or rows[0].used:
        raise NoKeyError(translate("server-no-club-passage"))
    used = {"hash": hashed, "used": True, "key": rows[0].key, "sealed": "", "until": rows[0].until}
    transaction = Transaction().insert(table, **used)
    try:
        # Of several devices that use it at once, one can insert this row.
        await store.commit(
            transaction.execute(sa.update(table).filter_by(hash=hashed, used=False).values(sealed=""))
        )
    except ConflictError as error:
        raise NoKeyError(translate("server-no-club-passage")) from error
    return _unseal(rows[0].sealed, code)


def _seal(key: str, code: str) -> str:
    return b64encode(_cipher(code).encrypt(_NONCE, key.encode(), None)).decode()


def _unseal(sealed: str, code: str) -> str:
    return _cipher(code).decrypt(_NONCE, b64decode(sealed), None).decode()


def _cipher(code: str) -> AESGCM:
    """A code has 256 random bits, so its hash is a good key; `hash_token` gives another hash."""
    return AESGCM(hashlib.sha256(f"club passage {code}".encode()).digest())

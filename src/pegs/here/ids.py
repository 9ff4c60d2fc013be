"""Ids of tables and games on a device. A prefix tells them from those on a server.

The token of a seat is the table's id and a number: it opens nothing but a table on this device.
"""

from __future__ import annotations

from pegs.table.on_device import PREFIX
from pegs.table.state import Chance

_SCREEN = "screen"


def new_table_id(chance: Chance) -> str:
    """A random id of a table, which is its join code, too."""
    return PREFIX + chance(16).hex()


def token_of(table: str, key: int) -> str:
    """The token of a table's key."""
    return f"{table}.{key}"


def screen_token_of(table: str) -> str:
    """The token that shows a table as everyone sees it, without a hand."""
    return f"{table}.{_SCREEN}"


def read_token(token: str) -> tuple[str, int | None] | None:
    """The table and key of a token, or no key for a screen's; None if it isn't of this device."""
    table, _, key = token.rpartition(".")
    if not table.startswith(PREFIX):
        return None
    if key == _SCREEN:
        return table, None
    return (table, int(key)) if key.isascii() and key.isdecimal() and len(key) < 4 else None

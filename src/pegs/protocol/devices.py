"""Bodies of requests and responses about what a person has in a browser, on its way to another device.

A *bundle* is what a browser knows about its person: their seats, name, rules, and clubs. The server can't
use it, and doesn't look into it.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Bundle = Annotated[str, Meta(min_length=2, max_length=80_000)]
"""JSON, which only browsers read."""
BackupKey = Annotated[str, Meta(min_length=43, max_length=43)]
Revision = Annotated[int, Meta(ge=1, le=2**31 - 2)]


# --- what clients send


class SendBundle(Struct, frozen=True, forbid_unknown_fields=True):
    """Give a bundle to the server."""

    bundle: Bundle


class TakeBundle(Struct, frozen=True, forbid_unknown_fields=True):
    """Get a bundle with the code that was made for it."""

    code: Annotated[str, Meta(min_length=4, max_length=64)]


class DeviceCodeUsed(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask whether a device has used a code, by the code's ``receipt``."""

    receipt: Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]


class BackupBody(Struct, frozen=True, forbid_unknown_fields=True):
    """A request with nothing but the key in a backup link."""

    key: BackupKey


class SaveBackup(Struct, frozen=True, forbid_unknown_fields=True):
    """Replace the bundle of a backup, if it still is the one of this revision."""

    key: BackupKey
    revision: Revision
    bundle: Bundle


# --- what the server sends


class DeviceCode(Struct, frozen=True):
    """A code with which another device gets a bundle, once, until a moment (Unix time).

    ``receipt`` says later whether it was used, and is worthless otherwise.
    """

    code: str
    until: float
    receipt: str


class SentBundle(Struct, frozen=True):
    """A bundle, as another device gets it."""

    bundle: str


class CodeUse(Struct, frozen=True):
    """Whether a device has used a code."""

    used: bool


class Backup(Struct, frozen=True):
    """A new backup, at its first revision."""

    key: str
    revision: int


class SavedBackup(Struct, frozen=True):
    """The revision that a backup has now."""

    revision: int


class StoredBackup(Struct, frozen=True):
    """The bundle of a backup, its revision, and when it was saved (Unix time)."""

    bundle: str
    revision: int
    saved: float

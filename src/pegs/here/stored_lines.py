"""The lines of a table on a device: its events as on a server, and between them a device's own notes."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from pegs.table.events import AnyEvent
from pegs.table.stored_events import decode_event, encode_event

_MARK = '{"here":'


class CommandDone(msgspec.Struct, frozen=True, tag_field="here", tag="done"):
    """A command that was carried out, by its key and id, and the version that it led to."""

    key: int
    id: str
    version: int


class Moving(msgspec.Struct, frozen=True, tag_field="here", tag="moving"):
    """The table is frozen because it's moving to a server by this secret number. None: it stays after all."""

    move: str | None
    at: float


class Offered(msgspec.Struct, frozen=True, tag_field="here", tag="offered"):
    """The table was offered once more, after a long time without use."""

    at: float


class Opened(msgspec.Struct, frozen=True, tag_field="here", tag="opened"):
    """Someone opened the table after a long time."""

    at: float


Note: TypeAlias = CommandDone | Moving | Offered | Opened
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Note).decode


def line_of(entry: AnyEvent | Note) -> str:
    """An event or note on one line."""
    if isinstance(entry, Note):
        return _encode(entry).decode()
    return encode_event(entry).decode()


def read_line(line: str) -> AnyEvent | Note:
    """Read a line. Raises one of `UNREADABLE`."""
    if line.startswith(_MARK):
        note: Note = _decode(line.encode())
        return note
    return decode_event(line.encode())

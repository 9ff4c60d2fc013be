"""The lines of a table on a device: its events as on a server, and between them what only a device notes."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from pegs.table.events import AnyEvent
from pegs.table.stored_events import decode_event, encode_event

_MARK = '{"here":'


class CommandDone(msgspec.Struct, frozen=True, tag_field="here", tag="done"):
    """The command with this id, sent with this key, has been carried out: it led to a version."""

    key: int
    id: str
    version: int


class Moving(msgspec.Struct, frozen=True, tag_field="here", tag="moving"):
    """The table stands still, because it moves to a server by this secret id. None: it stays after all."""

    move: str | None
    at: float


Note: TypeAlias = CommandDone | Moving
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Note).decode


def line_of(entry: AnyEvent | Note) -> str:
    """An event or note on one line."""
    if isinstance(entry, CommandDone | Moving):
        return _encode(entry).decode()
    return encode_event(entry).decode()


def read_line(line: str) -> AnyEvent | Note:
    """Read a line. Raises one of `UNREADABLE`."""
    if line.startswith(_MARK):
        note: Note = _decode(line.encode())
        return note
    return decode_event(line.encode())

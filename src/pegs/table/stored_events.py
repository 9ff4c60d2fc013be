"""Stored events: one JSON object each, in a server's database and in the terminal's saved games.

A stored event is never rewritten, so this module has to read what every earlier version wrote.
"""

from __future__ import annotations

import msgspec

from pegs.table.events import AnyEvent

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(AnyEvent)

# Quotes inside a JSON string are escaped, so these bytes can only be the name of a field.
_OLD_FIELD, _FIELD = b'"colour":', b'"color":'


def encode_event(event: AnyEvent) -> bytes:
    """An event as JSON, on one line."""
    return _encoder.encode(event)


def decode_event(stored: bytes) -> AnyEvent:
    """Decode a stored event. Raises ``msgspec.MsgspecError`` if it isn't one."""
    event: AnyEvent = _decoder.decode(stored.replace(_OLD_FIELD, _FIELD))
    return event

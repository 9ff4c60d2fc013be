"""Messages as the bytes of WebSocket frames, encoded once for everyone who gets them.

Compression (RFC 7692) starts afresh with every message, in both directions. So a frame is the same for all
clients, no socket needs memory for a window between messages (with one, 32 KiB each), and what the messages
to several clients begin with is compressed once.
"""

from __future__ import annotations

import zlib
from functools import cached_property

WINDOW_BITS, MEMORY_LEVEL, LEVEL = 12, 5, 1
"""A window of 4 KiB spans most messages. Higher levels take up to half as long again and save 7%."""
THRESHOLD = 256
"""Bytes below which compression isn't worth its time."""
_TEXT, _FINAL, _COMPRESSED = 0x01, 0x80, 0x40
_END_OF_FLUSH = 4
"""Bytes at the end of a flushed block that are left out of a message."""


class Head:
    """The beginning of several messages."""

    def __init__(self, text: bytes) -> None:
        self.text = text

    @cached_property
    def deflated(self) -> tuple[bytes, zlib._Compress]:
        """The compressed text, and the compressor after it."""
        compressor = zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
        # The block ends here, so that it's encoded once and not again for each message.
        return compressor.compress(self.text) + compressor.flush(zlib.Z_BLOCK), compressor


class Frame:
    """A message of text: a head that it may share with others, and the rest."""

    def __init__(self, tail: bytes, head: Head | None = None) -> None:
        self._head, self._tail = head, tail

    @property
    def text(self) -> bytes:
        """The message."""
        return self._tail if self._head is None else self._head.text + self._tail

    @cached_property
    def plain(self) -> bytes:
        """The frame without compression."""
        return _frame(_FINAL | _TEXT, self.text)

    @cached_property
    def deflated(self) -> bytes:
        """The frame for clients that accept compression; short messages aren't compressed."""
        if self._head is not None:
            begun, compressor = self._head.deflated
            compressor = compressor.copy()
        elif len(self._tail) >= THRESHOLD:
            begun, compressor = b"", zlib.compressobj(LEVEL, zlib.DEFLATED, -WINDOW_BITS, MEMORY_LEVEL)
        else:
            return self.plain
        deflated = begun + compressor.compress(self._tail) + compressor.flush(zlib.Z_SYNC_FLUSH)
        return _frame(_FINAL | _COMPRESSED | _TEXT, deflated[:-_END_OF_FLUSH])


def _frame(first: int, payload: bytes) -> bytes:
    """A frame from a server (RFC 6455, section 5.2)."""
    size = len(payload)
    if size < 126:
        header = bytes((first, size))
    elif size < 1 << 16:
        header = bytes((first, 126)) + size.to_bytes(2, "big")
    else:
        header = bytes((first, 127)) + size.to_bytes(8, "big")
    return header + payload

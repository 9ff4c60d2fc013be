"""HTTP requests byte by byte, as no library would send them."""

from __future__ import annotations

import socket
import zlib

UPGRADE = (
    b"Connection: Upgrade",
    b"Upgrade: websocket",
    b"Sec-WebSocket-Version: 13",
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
)
DEFLATE = b"Sec-WebSocket-Extensions: permessage-deflate"
MASK = bytes(4)
PING = bytes((0x89, 0x80 | 125)) + MASK + b"p" * 125
FRAGMENT = bytes((0x01, 0x80)) + MASK
"""The beginning of a message, without any of it."""
TIMEOUT = 20.0


def request(
    method: bytes, path: bytes, *headers: bytes, host: bytes | None = b"localhost", body: bytes = b""
) -> bytes:
    """A request for a single answer; ``host`` None leaves the header out."""
    lines = [b"%s %s HTTP/1.1" % (method, path), *headers]
    if host is not None:
        lines.append(b"Host: " + host)
    if body:
        lines += [b"Content-Type: application/json", b"Content-Length: %d" % len(body)]
    if b"Connection: Upgrade" not in headers:
        lines.append(b"Connection: close")
    return b"\r\n".join(lines) + b"\r\n\r\n" + body


def spaces(number: int) -> bytes:
    """A message of spaces, compressed a thousandfold, as a frame."""
    compressor = zlib.compressobj(9, zlib.DEFLATED, -15)
    deflated = (compressor.compress(b" " * number) + compressor.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return b"\xc1" + bytes((0x80 | 126,)) + len(deflated).to_bytes(2, "big") + MASK + deflated


def connection(port: int) -> socket.socket:
    """An open connection to the server."""
    return socket.create_connection(("127.0.0.1", port), TIMEOUT)


def receive_all(opened: socket.socket) -> bytes:
    """Everything that the server sends until it closes the connection."""
    received = b""
    try:
        while chunk := opened.recv(65536):
            received += chunk
    except ConnectionResetError:
        pass
    return received


def status_of(response: bytes) -> int:
    """The status of a response."""
    version, status = response.split(b" ", 2)[:2]
    assert version == b"HTTP/1.1", response
    return int(status)


def ask(port: int, sent: bytes) -> int:
    """The status of the first answer to some bytes."""
    with connection(port) as opened:
        opened.sendall(sent)
        received = b""
        while b"\r\n" not in received:
            chunk = opened.recv(65536)
            assert chunk, (sent[:80], "closed without an answer")
            received += chunk
    return status_of(received)

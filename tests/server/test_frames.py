"""The frames of messages: compressed alone or with a shared head, and only for clients that accept it."""

from __future__ import annotations

import json
import zlib

import pytest
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from pegs.server.live.frames import THRESHOLD, Frame, Head
from tests.server.clients import ServerProcess

HEAD, TAILS = b'{"table":' + b'"seat",' * 400, [b'"own %d"}' % seat * 50 for seat in range(4)]


def payload(frame: bytes) -> bytes:
    """What a frame carries, without its header."""
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def inflated(frame: bytes) -> bytes:
    assert frame[0] == 0xC1
    return zlib.decompressobj(-15).decompress(payload(frame) + b"\0\0\xff\xff")


def test_messages_with_a_shared_head_are_compressed_each_as_a_whole() -> None:
    head = Head(HEAD)
    for tail in TAILS:
        frame = Frame(tail, head)
        assert inflated(frame.deflated) == frame.text == HEAD + tail
        assert len(frame.deflated) < len(HEAD) / 4
        assert frame.plain[0] == 0x81
        assert payload(frame.plain) == frame.text


@pytest.mark.parametrize("size", [0, 125, 126, THRESHOLD - 1, THRESHOLD, 65_535, 65_536, 200_000])
def test_frames_of_any_size(size: int) -> None:
    text = b"peg " * (size // 4) + b"x" * (size % 4)
    frame = Frame(text)
    assert payload(frame.plain) == text
    assert frame.deflated == frame.plain if size < THRESHOLD else inflated(frame.deflated) == text


def test_clients_get_the_same_with_any_compression(server: ServerProcess) -> None:
    url, token = f"ws://127.0.0.1:{server.port}/ws", server.make()["token"]
    browser = ClientPerMessageDeflateFactory(client_max_window_bits=True)
    tiny = ClientPerMessageDeflateFactory(server_max_window_bits=9)
    for offers in ((), (browser,), (tiny,)):
        with connect(url, compression=None, extensions=offers or None) as socket:
            socket.send(json.dumps({"do": "hello", "id": "hello", "token": token}))
            assert len(socket.protocol.extensions) == len(offers)
            for extension in socket.protocol.extensions:
                assert getattr(extension, "remote_no_context_takeover", None)
            assert json.loads(socket.recv(10))["tell"] == "welcome"
            socket.send(json.dumps({"do": "ping", "id": "ping"}))
            assert json.loads(socket.recv(10))["tell"] == "pong"

"""Frames that arrive too fast wait: pings, and messages that cost little to send but much to read."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pegs.server.http.websocket import EVENTS_OF_A_FRAME
from tests.server.clients import ServerProcess, serving
from tests.server.raw_http import DEFLATE, MASK, PING, TIMEOUT, UPGRADE, request, spaces

AT_ONCE, OF_ADDRESS = 20, 60
LIMITS = f"""
frames_a_second = 0.001
frames_at_once = {AT_ONCE}
frames_of_address_a_second = 0.001
frames_of_address_at_once = {OF_ADDRESS}
"""
IN_A_PIECE = 8
"""Frames like `PING` that are read at once."""
PONG = b"\x8a" + bytes((125,)) + b"p" * 125
MANY = 300
LONG_GAME = f"""
commands_at_once = 1000
frames_of_address_a_second = 0.001
frames_of_address_at_once = {MANY}
"""
CHANCE = random.Random(1)
SENT = 100
BOTS = {"pace": {"bot_seconds": 0}, "seats": [{"who": "me"}, *[{"who": "bot"}] * 3]}


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that reads few frames of anyone."""
    with serving(tmp_path_factory.mktemp("slow"), limits=LIMITS) as running:
        yield running


def opened(server: ServerProcess, address: str, *headers: bytes) -> socket.socket:
    """A socket after the handshake."""
    connection = socket.create_connection(("127.0.0.1", server.port), TIMEOUT, (address, 0))
    connection.sendall(request(b"GET", b"/ws", *UPGRADE, *headers))
    received = b""
    while not received.endswith(b"\r\n\r\n"):
        received += connection.recv(1)
    assert received.startswith(b"HTTP/1.1 101 ")
    return connection


def count_answers(server: ServerProcess, connection: socket.socket, sign: bytes, at_least: int) -> int:
    """The answers that contain a sign, once the server has read all that it will for now."""
    received = b""
    while received.count(sign) < at_least:
        chunk = connection.recv(65536)
        assert chunk, received  # the server has closed the connection
        received += chunk
    for _ in range(3):  # what the server could have read is read before it answers this
        assert server.get("/health").is_success
    connection.setblocking(False)
    try:
        while chunk := connection.recv(65536):
            received += chunk
    except BlockingIOError:
        pass
    return received.count(sign)


def test_frames_that_come_too_fast_wait(slow: ServerProcess) -> None:
    with closing(opened(slow, "127.0.0.2")) as flooding:
        flooding.sendall(PING * SENT)
        assert AT_ONCE <= count_answers(slow, flooding, PONG, AT_ONCE) < AT_ONCE + IN_A_PIECE
    token = slow.make()["token"]
    with closing(slow.client(token)) as neighbor:
        assert neighbor.do("ping")["tell"] == "pong"


def test_a_message_counts_as_what_it_inflates_to(slow: ServerProcess) -> None:
    bomb = spaces(250 * 1024)
    in_a_piece = -(-1024 // len(bomb))
    with closing(opened(slow, "127.0.0.3", DEFLATE)) as flooding:
        flooding.sendall(bomb * SENT)
        assert 1 <= count_answers(slow, flooding, b"too_much", 1) <= in_a_piece


def test_a_long_log_counts_as_many_frames(tmp_path: Path) -> None:
    with serving(tmp_path, limits=LONG_GAME) as server:
        made = server.make(BOTS, start=True)
        watcher = server.post(f"/api/tables/{made['code']}/watch").json()["token"]
        with closing(server.client(made["token"])) as host:
            while not host.is_over:
                host.wait_for_turn()
                if not host.is_over:
                    host.play_hint(CHANCE)
            frames = 1 + len(host.events) // EVENTS_OF_A_FRAME
        assert frames > 2  # even the shortest game has some hundred events
        hello = json.dumps({"do": "hello", "id": "1", "token": watcher}).encode()
        for is_late in [False] * -(-MANY // frames) + [True]:
            with closing(opened(server, "127.0.0.5")) as again:
                again.sendall(b"\x81" + bytes((0x80 | len(hello),)) + MASK + hello)
                assert count_answers(server, again, b'"welcome"', not is_late) == (not is_late)


def test_frames_of_an_address_are_counted_together(slow: ServerProcess) -> None:
    with closing(opened(slow, "127.0.0.4")) as asking:
        asking.sendall(PING)  # once it's answered, the socket counts for its address
        assert count_answers(slow, asking, PONG, 1) == 1
        answered = 1
        for _ in range(OF_ADDRESS // AT_ONCE):
            with closing(opened(slow, "127.0.0.4")) as flooding:
                flooding.sendall(PING * SENT)
                answered += count_answers(slow, flooding, PONG, 1)
    assert OF_ADDRESS <= answered < OF_ADDRESS + 3 * IN_A_PIECE

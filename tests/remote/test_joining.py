"""Addresses with another server than the game's, or with none."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from pegs.core.errors import UsageError
from pegs.i18n import in_language
from pegs.protocol.rest import Join
from pegs.remote.joining import join
from tests.server.clients import free_port


@contextmanager
def website(status: int, body: bytes) -> Iterator[str]:
    """A server that sends the same response to every request; its address."""

    class Response(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Response) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def refusal(address: str) -> str:
    with in_language("en"), pytest.raises(UsageError) as caught:
        join(address, "ABCDEF", Join("Ruth", "R"))
    return str(caught.value)


@pytest.mark.parametrize(
    ("status", "body"),
    [(404, b"<html>"), (404, b"{}"), (200, b"<html>"), (200, b'{"hello": 1}'), (500, b"\xff")],
)
def test_another_website_is_not_a_game_server(status: int, body: bytes) -> None:
    with website(status, body) as address:
        assert refusal(address).startswith(f"There’s no game server at {address} (")


def test_a_server_that_is_not_running_cannot_be_reached() -> None:
    address = f"http://127.0.0.1:{free_port()}"
    assert refusal(address).startswith(f"Can’t reach a game server at {address} (")


def test_a_host_that_is_no_name_cannot_be_reached() -> None:
    address = f"http://{'é' * 70}.example"
    assert refusal(address).startswith(f"Can’t reach a game server at {address} (")

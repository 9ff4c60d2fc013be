"""Connections that send nothing or don't read are closed, and the server stays reachable."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pegs.server.http.socket_protocol import SocketProtocol
from tests.server.clients import NO_TLS, TIMEOUT, ServerProcess, serving
from tests.server.handicaps import FEW_FILES, allow_few_files, hurry
from tests.server.loops import run
from tests.server.raw_http import UPGRADE, connection, receive_all, request, status_of

SILENT = 300
QUICK = "request_within = 1\nresponse_within = 1\nhello_within = 2\n"
LATE = 0.3
"""Seconds after which a hello is too late, at a server to which no one says it in time."""


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("quick")
    with serving(folder, limits=QUICK, before=hurry) as running:
        yield running


@pytest.fixture(scope="module")
def few_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("few"), before=allow_few_files) as running:
        yield running


@pytest.fixture(scope="module")
def unproxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server without a proxy on this machine: to it, the machine's own addresses are strangers too."""
    more = {"before": allow_few_files, "FORWARDED_ALLOW_IPS": "192.0.2.1"}
    with serving(tmp_path_factory.mktemp("unproxied"), limits=f"hello_within = {LATE}", **more) as running:
        yield running


def silent_connections(server: ServerProcess, opened: ExitStack, number: int) -> list[socket.socket]:
    return [opened.enter_context(connection(server.port)) for _ in range(number)]


def test_a_page_loads_while_silent_connections_use_up_all_files(few_files: ServerProcess) -> None:
    server = few_files
    with ExitStack() as opened, closing(server.client(server.make()["token"])) as ann:
        silent_connections(server, opened, SILENT)
        for _ in range(20):
            assert server.get("/").status_code in (200, 404)
            assert server.get("/health").status_code == 200
        assert ann.do("ping")["tell"] == "pong"
        with closing(server.client(server.make()["token"])) as ben:
            assert ben.do("ping")["tell"] == "pong"
    assert "Traceback" not in server.log.read_text()
    assert server.log.read_text().count("connections are open") == 1


def test_one_address_behind_a_proxy_cannot_use_up_all_connections_with_sockets(
    few_files: ServerProcess,
) -> None:
    server = few_files
    handshake = request(b"GET", b"/ws", *UPGRADE, b"X-Forwarded-For: 198.51.100.1")
    with ExitStack() as opened:
        for _ in range(FEW_FILES):
            each = opened.enter_context(connection(server.port))
            each.sendall(handshake)
            assert each.recv(100).startswith(b"HTTP/1.1 101")
        with closing(server.client(server.make()["token"])) as ann:
            assert ann.do("ping")["tell"] == "pong"


def test_one_address_cannot_use_up_all_connections(unproxied: ServerProcess) -> None:
    health = unproxied.url + "/health"
    with ExitStack() as opened:
        silent = silent_connections(unproxied, opened, SILENT)
        assert status_of(receive_all(silent[-1])) == 503
        transport = httpx.HTTPTransport(local_address="127.0.0.2", verify=NO_TLS)
        with httpx.Client(transport=transport, verify=NO_TLS) as neighbor:
            assert neighbor.get(health).status_code == 200
    # The silent ones are gone, and the address is served again.
    end = time.monotonic() + TIMEOUT
    while httpx.get(health, verify=NO_TLS).status_code != 200:
        assert time.monotonic() < end


def test_a_client_that_says_hello_too_late_is_turned_away(unproxied: ServerProcess) -> None:
    hello = {"token": unproxied.make()["token"], "id": "late", "do": "hello"}
    with connect(f"ws://127.0.0.1:{unproxied.port}/ws") as client:
        client.send(json.dumps({"do": "ping", "id": "early"}))  # gives it no more time
        while (message := json.loads(client.recv(TIMEOUT)))["tell"] == "pong":
            pass
        assert message == {"tell": "bye", "code": "unreadable", "again": False}
        with suppress(ConnectionClosed):
            client.send(json.dumps(hello))
        with pytest.raises(ConnectionClosed) as closed:
            client.recv(TIMEOUT)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


PARTS = {
    "nothing": b"",
    "half a request line": b"GET / HT",
    "half the headers": b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    "half a chunk": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nff\r\na",
    "an endless chunk": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    + b"F" * 20
    + b"\r\n",
    "half of a second request": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET / HT",
    "a body that's too long to be read": b"POST /api/mine HTTP/1.1\r\nHost: x\r\nContent-Type:"
    b" application/json\r\nContent-Length: 1000000\r\n\r\n" + b"a" * 200_000,
}


def test_a_connection_without_a_complete_request_is_closed(quick: ServerProcess) -> None:
    with ExitStack() as opened:
        waiting = {}
        for name, part in PARTS.items():
            waiting[name] = opened.enter_context(connection(quick.port))
            waiting[name].sendall(part)
        for name, each in waiting.items():
            try:
                receive_all(each)
            except TimeoutError:
                pytest.fail(f"a connection with {name} stays open")
    assert "Traceback" not in quick.log.read_text()


def is_open(opened: socket.socket) -> bool:
    """Whether the server has neither closed nor answered a connection."""
    opened.settimeout(0.05)
    try:
        opened.recv(1)
    except TimeoutError:
        return True
    except ConnectionResetError:
        pass
    return False


def test_a_request_that_comes_letter_by_letter_is_cut_off(quick: ServerProcess) -> None:
    with connection(quick.port) as opened:
        letters = iter(b"GET / HTTP/1.1\r\nX: " + b"a" * 1000)
        while is_open(opened):
            opened.sendall(bytes([next(letters)]))


def test_open_connections_outlast_the_time_for_a_request(quick: ServerProcess) -> None:
    with httpx.Client(verify=NO_TLS) as browser, closing(quick.client(quick.make()["token"])) as client:
        for _ in range(3):
            time.sleep(0.5)
            assert browser.get(quick.url + "/health").status_code == 200
            assert client.do("ping")["tell"] == "pong"


def test_an_answer_that_is_not_read_is_cut_off(quick: ServerProcess) -> None:
    with socket.socket() as opened:
        opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        opened.connect(("127.0.0.1", quick.port))
        opened.settimeout(20)
        opened.sendall(
            100 * request(b"GET", b"/api/schema/openapi.json").replace(b"Connection: close\r\n", b"")
        )
        while True:  # the server's side is gone when sending fails
            try:
                opened.sendall(b"GET / HTTP/1.1\r\n")
            except TimeoutError:
                continue
            except OSError:
                break


@pytest.mark.parametrize(
    "handshake",
    [
        request(b"GET", b"/ws", *UPGRADE, b"X: " + b"a" * 9000),
        request(b"GET", b"/ws", *UPGRADE, *[b"X: a"] * 300),
        request(b"GET", b"/ws", *UPGRADE, body=b"abc"),
    ],
    ids=["a long header", "many headers", "a body"],
)
def test_an_impossible_handshake_is_answered(quick: ServerProcess, handshake: bytes) -> None:
    with connection(quick.port) as opened:
        opened.sendall(handshake)
        assert status_of(receive_all(opened)) == 400


def test_a_connection_that_is_lost_already_can_be_aborted() -> None:
    """A client that was stopped reads the last messages when it goes on, and only then is its socket done.

    asyncio's own transport then fails in ``abort``.
    """

    async def work() -> None:
        lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        transports: list[asyncio.Transport] = []

        class Slow(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.Transport)
                transports.append(transport)
                while not transport.get_write_buffer_size():
                    transport.write(bytes(1 << 20))
                transport.close()

            def connection_lost(self, _: Exception | None) -> None:
                lost.set_result(None)

        async with await asyncio.get_running_loop().create_server(Slow, "127.0.0.1", 0) as server:
            reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
            await reader.read()
            await lost
            protocol = SocketProtocol.__new__(SocketProtocol)
            protocol.transport, protocol.disconnected = transports[0], True
            protocol.abort()
            writer.close()

    run(work())

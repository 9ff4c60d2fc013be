"""Malformed requests are answered with 4xx, and never appear in the log as a bug."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.clients import ServerProcess, serving
from tests.server.postgres import Postgres
from tests.server.raw_http import UPGRADE, ask, request

TABLE = b'{"settings": {}, "name": "Ann", "color": "R"}'
DIGITS = b"9" * 5000
LONE_SURROGATE = rb"\ud800"


@pytest.fixture(scope="module")
def listening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("malformed"), PEGS_METRICS_TOKEN="secret") as running:
        yield running


def post(path: bytes, body: bytes, *headers: bytes) -> bytes:
    return request(b"POST", path, *headers, body=body)


def get(path: bytes, *headers: bytes, host: bytes | None = b"localhost") -> bytes:
    return request(b"GET", path, *headers, host=host)


def create(*headers: bytes) -> bytes:
    return post(b"/api/tables", TABLE, *headers)


def with_rules(toml: str) -> bytes:
    return json.dumps({"settings": {"rules": {"toml": toml}}, "name": "Ann", "color": "R"}).encode()


def with_length(length: bytes, *more: bytes) -> bytes:
    headers = (b"Host: x", b"Content-Length: " + length, *more)
    return b"\r\n".join((b"POST /api/tables HTTP/1.1", *headers, b"\r\n"))


def chunked(body: bytes) -> bytes:
    return b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n" + body


def mine(token: bytes) -> bytes:
    return post(b"/api/mine", b'{"tokens": ["%s"]}' % token)


def change(value: bytes) -> bytes:
    return post(b"/api/rules/check", b'{"base": "guide", "changes": %s}' % value)


MALFORMED = {
    "an origin with half a bracket": create(b"Origin: http://["),
    "an origin with half an address": create(b"Origin: http://[::1"),
    "an origin with an impossible port": create(b"Origin: http://localhost:99999999"),
    "an origin that isn't text": create(b"Origin: \xff\xfe"),
    "an empty origin": create(b"Origin:"),
    "a socket's origin with half a bracket": get(b"/ws", *UPGRADE, b"Origin: http://["),
    "a socket's origin that isn't text": get(b"/ws", *UPGRADE, b"Origin: http://\xff"),
    "half a bracket as host of a page": get(b"/", host=b"["),
    "half a bracket as host of an address": get(b"/api/here", host=b"["),
    "half a bracket as host of a QR code": get(b"/api/qr?path=/", host=b"["),
    "half a bracket as host of the metrics": get(b"/metrics", host=b"["),
    "half a bracket as host of the status": get(b"/status", host=b"["),
    "a host with an impossible port": get(b"/api/here", host=b"localhost:99999999"),
    "a host with letters for a port": get(b"/api/here", host=b"a@b@c:d"),
    "a host of 5,000 letters": get(b"/api/here", host=b"a" * 5000),
    "a QR code for a host of 5,000 letters": get(b"/api/qr?path=/", host=b"a" * 5000),
    "a host that isn't text": get(b"/api/here", host=b"\xff\xfe"),
    "a host with markup": get(b"/api/here", host=b"a <b>"),
    "two hosts": get(b"/api/here", b"Host: other"),
    "no host": get(b"/api/here", host=None),
    "a zero in a path": get(b"/%00"),
    "a zero in a file name": get(b"/a%00.js"),
    "a zero among the assets": get(b"/assets/%00"),
    "a path of 300 letters": get(b"/" + b"a" * 300),
    "a path of 5,000 letters": get(b"/" + b"a" * 5000),
    "a path of 100 emojis": get(b"/" + b"%F0%9F%98%80" * 100),
    "a path of another server": get(b"http://elsewhere.example/"),
    "a raw byte in a path": get(b"/\xff"),
    "a raw byte in a query": get(b"/api/here?lang=\xff"),
    "a zero in a join code": get(b"/api/tables/%00"),
    "a join code of 6,000 letters": get(b"/api/tables/" + b"A" * 6000),
    "a zero in a game's id": get(b"/api/games/%00"),
    "a line break in a game's id": get(b"/api/games/a%22%0d%0ax:y/record"),
    "a zero in a checked game's id": post(b"/api/games/%00/check", b"{}"),
    "a number of 5,000 digits in a query": get(b"/status?every=" + DIGITS),
    "a word for a number in a query": get(b"/status?every=abc"),
    "a zero in a code to check": post(b"/api/passages/check", rb'{"code": "\u0000\u0000aaaa"}'),
    "a zero in a code": post(b"/api/passages/claim", rb'{"code": "\u0000\u0000aaaa"}'),
    "half a character in a code": post(b"/api/passages/claim", b'{"code": "%s"}' % (LONE_SURROGATE * 4)),
    "half a character in a code for everything": post(
        b"/api/devices/take", b'{"code": "%s"}' % (LONE_SURROGATE * 4)
    ),
    "half a character in a bundle": post(b"/api/devices/send", b'{"bundle": "%s"}' % (LONE_SURROGATE * 4)),
    "half a character in a backup": post(b"/api/backups", b'{"bundle": "%s"}' % (LONE_SURROGATE * 4)),
    "half a character in a backup's key": post(
        b"/api/backups/read", b'{"key": "%s"}' % (LONE_SURROGATE * 43)
    ),
    "half a character in a token": mine(LONE_SURROGATE * 20),
    "a number of 5,000 digits": post(b"/api/tables", b'{"settings": {"players": %s}}' % DIGITS),
    "a number of 5,000 digits for rules": change(b'{"hand_size": %s}' % DIGITS),
    "a negative number of 5,000 digits for rules": change(b'{"hand_size": -%s}' % DIGITS),
    "a huge number for all changes": change(b"1" + b"0" * 40),
    "an infinite number for rules": change(b'{"hand_size": 1e999}'),
    "NaN for rules": change(b'{"hand_size": NaN}'),
    "deep rules": change(b'{"hand_size": %s}' % (b"[" * 20_000 + b"]" * 20_000)),
    "a number of 5,000 digits in a rules file": post(b"/api/tables", with_rules("hand_size = " + "9" * 5000)),
    "a large number in a rules file": post(b"/api/tables", with_rules(f"hand_size = {10**40}")),
    "a zero in a rules file": post(b"/api/tables", with_rules("\0")),
    "a deep rules file": post(b"/api/tables", with_rules("a = " + "[" * 9000)),
    "an impossible date in a rules file": post(b"/api/tables", with_rules("a = 1979-99-99")),
    "rules by a path": post(
        b"/api/tables", b'{"settings": {"rules": {"name": "../../etc/passwd"}}, "name": "A", "color": "R"}'
    ),
    "a body that isn't UTF-8": post(b"/api/tables", b'{"settings": {}, "name": "\xff", "color": "R"}'),
    "a body in UTF-16": post(b"/api/tables", TABLE.decode().encode("utf-16")),
    "a form": with_length(b"3", b"Content-Type: multipart/form-data") + b"abc",
    "an unknown type": with_length(b"3", b"Content-Type: \xff;;;=;") + b"abc",
    "a length that isn't a number": with_length(b"abc"),
    "a negative length": with_length(b"-1"),
    "a length of 30 digits": with_length(b"9" * 30),
    "a length of 5,000 digits": with_length(DIGITS),
    "two lengths": with_length(b"1", b"Content-Length: 2") + b"a",
    "a length and chunks": with_length(b"1", b"Transfer-Encoding: chunked") + b"0\r\n\r\n",
    "an unknown transfer encoding": with_length(b"1", b"Transfer-Encoding: gzip") + b"a",
    "a chunk without a length": chunked(b"zz\r\n"),
    "a later chunk without a length": chunked(b"3\r\nabc\r\nzz\r\n"),
    "chunks beyond the limit": chunked(3 * (b"10000\r\n%s\r\n" % (b"a" * 65536)) + b"0\r\n\r\n"),
    "headers beyond the limit": get(b"/", *[b"X-%d: %s" % (n, b"a" * 900) for n in range(200)]),
    "a header with a zero": get(b"/", b"X: a\0b"),
    "a header without a name": get(b"/", b": a"),
    "a header without a colon": get(b"/", b"abc"),
    "a header's name that isn't text": get(b"/", b"X\xff: a"),
    "a method that isn't text": request(b"\x01", b"/"),
    "an unknown method": request(b"BREW", b"/"),
    "a tunnel": request(b"CONNECT", b"example:443"),
    "HTTP/2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "TLS": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 100 + b"\r\n\r\n",
    "a password that isn't text": get(b"/metrics", b"Authorization: Basic \xff", host=b"pegs.example"),
    "a token that isn't text": get(b"/metrics", b"Authorization: Bearer \xff", host=b"pegs.example"),
    "a socket without a key": get(b"/ws", *UPGRADE[:-1]),
    "a socket with a bad key": get(b"/ws", *UPGRADE[:-1], b"Sec-WebSocket-Key: x"),
    "a socket with two keys": get(b"/ws", *UPGRADE, UPGRADE[-1]),
    "a socket of another version": get(b"/ws", *UPGRADE[:2], b"Sec-WebSocket-Version: 99", UPGRADE[-1]),
    "a socket with an impossible protocol": get(b"/ws", *UPGRADE, b"Sec-WebSocket-Protocol: \xff,,;"),
    "a socket with an impossible extension": get(b"/ws", *UPGRADE, b"Sec-WebSocket-Extensions: \xff;=;,"),
    "a socket elsewhere": get(b"/api/here", *UPGRADE),
    "a socket at a zero": get(b"/%00", *UPGRADE),
    "a posted socket": request(b"POST", b"/ws", *UPGRADE),
    "a socket that isn't one": get(b"/ws"),
}
UNUSUAL = {
    "an empty host": get(b"/api/here", host=b""),
    "percents": get(b"/%zz%"),
    "bytes that aren't UTF-8": get(b"/%ff%fe"),
    "half a character in a path": get(b"/%ed%a0%80"),
    "a path out of the folder": get(b"/../../../../etc/passwd"),
    "a hidden path out of the folder": get(b"/%2e%2e/%2e%2e/etc/passwd"),
    "a huge number for rules": change(b'{"hand_size": 1%s}' % (b"0" * 40)),
    "a huge number for a card": change(b'{"cards": {"7": {"forward": [1%s]}}}' % (b"0" * 40)),
    "a zero for a switch": change(rb'{"\u0000": 1}'),
    "a zero in a token": mine(rb"\u0000" * 20),
    "a query in shreds": get(b"/api/here?lang=%ff%zz&&&==&lang=%00"),
    "languages in shreds": get(b"/api/here", b"Accept-Language: \xff\xfe;q=abc,,,;;;"),
    "thousands of languages": get(b"/api/here", b"Accept-Language: " + b"," * 8000),
    "types in shreds": get(b"/metrics", b"Accept: \xff;q=zz,,,;;"),
    "encodings in shreds": get(b"/", b"Accept-Encoding: \xff;;q=x"),
    "a range in shreds": get(b"/", b"Range: bytes=abc-"),
    "a range backward": get(b"/", b"Range: bytes=999999999999999999999-0"),
    "cookies in shreds": get(b"/", b'Cookie: \xff=;;;=,"'),
    "an etag in shreds": get(b"/", b"If-None-Match: \xff\xfe"),
    "an address in shreds": get(b"/api/here", b"X-Forwarded-For: \xff\xfe"),
    "half a bracket for an address": get(b"/api/here", b"X-Forwarded-For: ["),
    "an address with an impossible port": get(b"/api/here", b"X-Forwarded-For: 192.0.2.1:" + DIGITS),
    "an endless address": get(b"/api/here", b"X-Forwarded-For: " + b"a" * 5000),
    "hundreds of addresses": get(b"/api/here", b"X-Forwarded-For: " + b"192.0.2.1," * 900),
    "a protocol in shreds": get(b"/api/here", b"X-Forwarded-Proto: \xff"),
    "a socket with an address in shreds": get(b"/ws", *UPGRADE, b"X-Forwarded-For: \xff\xfe"),
    "a socket with a query in shreds": get(b"/ws?%ff=%zz", *UPGRADE),
    "a socket with an impossible window": get(
        b"/ws", *UPGRADE, b"Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=" + DIGITS
    ),
    "another protocol": get(b"/", b"Upgrade: h2c", b"HTTP2-Settings: x"),
}


@pytest.mark.parametrize("sent", MALFORMED.values(), ids=MALFORMED)
def test_malformed_requests_are_refused(listening: ServerProcess, sent: bytes) -> None:
    assert 400 <= ask(listening.port, sent) < 500
    assert "Traceback" not in listening.log.read_text()


@pytest.mark.parametrize("sent", UNUSUAL.values(), ids=UNUSUAL)
def test_unusual_requests_are_answered(listening: ServerProcess, sent: bytes) -> None:
    assert ask(listening.port, sent) < 500
    assert "Traceback" not in listening.log.read_text()


def test_a_zero_in_an_id_is_refused_by_postgresql_too(tmp_path: Path, postgres: Postgres) -> None:
    with serving(tmp_path, DATABASE_URL=postgres.new_database()) as server:
        assert ask(server.port, MALFORMED["a zero in a game's id"]) == 404
        assert ask(server.port, MALFORMED["a zero in a join code"]) == 404
        with closing(server.client(server.make()["token"])) as client:
            client.send(rb'{"do": "say", "id": "\u0000", "phrase": "hello"}'.decode())
            assert client.receive_one("refused")["code"] == "unreadable"
            assert client.do("say", phrase="hello")["tell"] == "done"
        assert "Traceback" not in server.log.read_text()

"""The attacks of `hostile_stranger.py`, which runs this in a process of its own.

Reads the names of attacks and the seconds that each lasts from its input, and prints how the server answered
each: a line of JSON with numbers by answer.

Run: python tools/hostile_attacks.py URL local|remote
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.raw_http import DEFLATE, FRAGMENT, PING, UPGRADE, request, spaces

NICE = 19
"""The lowest priority: an attacker on the server's own machine takes its processor away, too."""
TIMEOUT = 120.0
"""Seconds after which a request counts as unanswered."""
LONGEST = 2 * TIMEOUT
"""Seconds after its time for which an attack may still wait for answers."""
AT_ONCE = 24
NO_ANSWER = "no answer"
LOCAL, REMOTE = "local", "remote"
PAIR = {"players": 2, "teams": 2, "talk": "open", "pace": {"bot_seconds": 0}}

DOTTED_KEYS = f'extends = "basic"\na{".a" * 9900} = 1'
UNKNOWN_KEYS = 'extends = "basic"\n' + "\n".join(f"hand_sise_{number} = 1" for number in range(1100))
WRONG_KEYS = 'extends = "basic"\n' + "".join(f"free_out_with_cards{number} = 1\n" for number in range(480))
"""As many mistakes as are read."""
ENDLESS_SPLITS = 'extends = "basic"\n[cards.7]\nsplit = 999999\nsplit_pegs = 999999\n'
_WILD_CARD = '[cards.{}]\nforward = []\nsplit = {}\nsplit_ways = "any"\nsplit_with = "any"\n'
_WILD_CARDS = {"6": 6, "7": 7, "8": 8, "9": 9, "K": 13}
WILD_RULES = 'extends = "north-carolina"\nhand_size = 7\npegs = 6\nhome_length = 6\n' + "".join(
    _WILD_CARD.format(card, count) for card, count in _WILD_CARDS.items()
)
"""Rules by which four players can have a thousand legal turns; more than four are refused."""
WILD_TABLE = {"rules": {"toml": WILD_RULES}, "players": 4, "teams": 2, "pace": {"bot_seconds": 0}}
LONG_GAME = 6.0
"""Seconds for which the stranger plays with bots, to have a long log."""
BOTS = {**PAIR, "players": 4, "seats": [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3]}
POSING = {"pegs-relay-to": "single", "pegs-relay-from": "x"}
DIGITS = b"9" * 5000
MALFORMED = (
    request(b"POST", b"/api/tables", b"Origin: http://[", body=b"{}"),
    request(b"GET", b"/ws", *UPGRADE, b"Origin: http://["),
    request(b"GET", b"/api/here", host=b"["),
    request(b"GET", b"/%00"),
    request(b"GET", b"/" + b"a" * 300),
    request(b"GET", b"/api/qr?path=/", host=b"a" * 5000),
    request(b"GET", b"/status?every=" + DIGITS),
    request(b"POST", b"/api/tables", body=b'{"settings": {"players": %s}}' % DIGITS),
    request(b"POST", b"/api/rules/check", body=b'{"changes": {"pegs": 1%s}}' % (b"0" * 40)),
    request(b"POST", b"/api/rules/check", body=b'{"changes": {"pegs": %s1%s}}' % (b"[" * 9000, b"]" * 9000)),
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 100 + b"\r\n\r\n",
)


class Stranger:
    """Someone with a table, who counts how the server answers."""

    def __init__(self, url: str, is_local: bool) -> None:
        """``is_local``: the server runs on this machine, so that there are many addresses to come from."""
        self.answers: Counter[str] = Counter()
        self._url, self._is_local = url, is_local
        self._number = 0
        address = urlsplit(url)
        self.host, self.port = address.hostname or "", address.port or 80
        self.move()

    def move(self) -> None:
        """Come from another address from now on: every attack meets all limits afresh."""
        self._number += 1
        address = f"127.0.1.{self._number}" if self._is_local else None
        self.local = (address, 0) if address else None
        limits = httpx.Limits(max_connections=AT_ONCE)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=self._url, timeout=TIMEOUT, transport=transport)

    async def prepare(self) -> None:
        """Create the tables that the attacks use, before the server has reason to refuse that."""
        made = await self._create(PAIR, start=False)
        self.code, self.token = made["code"], made["token"]
        friend = (await self.http.post(f"/api/tables/{self.code}/join", json=PROFILE)).json()
        async with self.socket(self.token) as mine, self.socket(friend["token"]):
            await self.command(mine, "start", version=await self._version_with_both(mine))
        self.mover_token = self.token if await self._is_my_turn() else friend["token"]
        self.wild_token = (await self._create(WILD_TABLE, start=True))["token"]
        self.watcher_token = await self._watch_long_game()
        self.answers.clear()

    async def _create(self, settings: dict[str, Any], start: bool) -> dict[str, Any]:
        body = {**PROFILE, "settings": settings, "start": start}
        made = await self.http.post("/api/tables", json=body)
        made.raise_for_status()
        found: dict[str, Any] = made.json()
        return found

    async def _version_with_both(self, socket: ClientConnection) -> int:
        """The table's version once both people are there."""
        while True:
            message = json.loads(await socket.recv())
            if "table" in message and all(seat["here"] for seat in message["table"]["seats"]):
                return int(message["table"]["version"])

    async def _is_my_turn(self) -> bool:
        """Whether the game begins with this person's turn."""
        async with self.socket(self.token) as socket:
            while True:
                view = json.loads(await socket.recv()).get("table")
                if view is not None and view["game"] is not None:
                    return bool(view["game"]["options"])

    async def _watch_long_game(self) -> str:
        """The token of a watcher of a game that has been played to its end, or for a while."""
        made = await self._create(BOTS, start=True)
        watcher = (await self.http.post(f"/api/tables/{made['code']}/watch")).json()
        async with self.socket(made["token"]) as mine:
            view = json.loads(await mine.recv())["table"]
            until = time.monotonic() + LONG_GAME
            while view["stage"] == "playing" and time.monotonic() < until:
                if options := view["game"]["options"]:
                    play = {"do": "play", "id": os.urandom(6).hex(), "version": view["version"]}
                    await mine.send(json.dumps({**play, "turn": options[0]["turn"]}))
                view = json.loads(await mine.recv()).get("table", view)
        token: str = watcher["token"]
        return token

    # --- requests

    async def post(self, path: str, body: object = None) -> httpx.Response | None:
        """Send a request, count the answer and return it; None if there is none."""
        return await self._count(self.http.post(path, json=body))

    async def get(self, path: str) -> httpx.Response | None:
        """Send a request, count the answer and return it; None if there is none."""
        return await self._count(self.http.get(path))

    async def _count(self, sent: Awaitable[httpx.Response]) -> httpx.Response | None:
        try:
            answer = await sent
        except httpx.TimeoutException:
            self.answers[NO_ANSWER] += 1
        except httpx.TransportError:
            self.answers["closed"] += 1
        else:
            self.answers[str(answer.status_code)] += 1
            return answer
        return None

    async def raw(self, sent: bytes) -> None:
        """Send bytes, and count the status of the answer."""
        try:
            async with asyncio.timeout(TIMEOUT):
                reader, writer = await self.open_connection()
                writer.write(sent)
                status = (await reader.readline()).split(b" ")
                writer.close()
        except TimeoutError:
            self.answers[NO_ANSWER] += 1
        except OSError:
            self.answers["closed"] += 1
        else:
            self.answers[status[1].decode() if len(status) > 1 else "closed"] += 1

    async def open_connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """An open connection on which nothing has been sent."""
        return await asyncio.open_connection(self.host, self.port, local_addr=self.local)

    # --- sockets

    @asynccontextmanager
    async def socket(
        self, token: str = "", headers: Mapping[str, str] | None = None
    ) -> AsyncIterator[ClientConnection]:
        """An open socket, after a hello if there is a token."""
        url = self._url.replace("http", "ws", 1) + "/ws"
        async with connect(
            url,
            compression=None,
            max_size=None,
            ping_interval=None,
            open_timeout=TIMEOUT,
            local_addr=self.local,
            additional_headers=headers,
        ) as opened:
            if token:
                hello = {"do": "hello", "id": "hello", "token": token}
                await opened.send(json.dumps(hello))
            yield opened

    async def command(self, socket: ClientConnection, do: str, **more: object) -> dict[str, Any]:
        """Send a command, count the answer and return it."""
        return await self.send(socket, json.dumps({"do": do, "id": f"{do}-{os.urandom(6).hex()}", **more}))

    async def send(self, socket: ClientConnection, text: str | bytes) -> dict[str, Any]:
        """Send anything, count the answer to it and return it."""
        await socket.send(text)
        return await self.answer(socket)

    async def answer(self, socket: ClientConnection) -> dict[str, Any]:
        """The next answer on a socket, counted."""
        while True:
            async with asyncio.timeout(TIMEOUT):
                message: dict[str, Any] = json.loads(await socket.recv())
            if message["tell"] not in ("update", "notice"):
                code = message.get("code")
                self.answers[f"{message['tell']} {code}" if code else message["tell"]] += 1
                return message

    async def on_sockets(
        self,
        number: int,
        use: Callable[[ClientConnection], Awaitable[None]],
        token: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        """Use several sockets at once, and count how those ended that the server closed."""

        async def one() -> None:
            try:
                async with self.socket(token, headers) as socket:
                    await use(socket)
            except TimeoutError:
                self.answers[NO_ANSWER] += 1
            except (WebSocketException, OSError):
                self.answers["closed"] += 1

        await asyncio.gather(*(one() for _ in range(number)))


PROFILE = {"name": "Eve", "color": "K"}
Attack = Callable[[Stranger], Awaitable[None]]


async def _at_once(calls: Iterable[Awaitable[object]]) -> None:
    await asyncio.gather(*calls)


async def send_rules(stranger: Stranger, toml: str) -> None:
    """Send rules for a table, and to be checked."""
    rules = {"toml": toml}
    table = {**PROFILE, "settings": {"rules": rules}}
    await _at_once(
        [
            *(stranger.post("/api/tables", table) for _ in range(2)),
            *(stranger.post("/api/rules/check", {"rules": rules}) for _ in range(4)),
        ]
    )


async def dotted_keys(stranger: Stranger) -> None:
    """A key of 9,900 parts."""
    await send_rules(stranger, DOTTED_KEYS)


async def unknown_keys(stranger: Stranger) -> None:
    """1,100 unknown keys, each almost a known one."""
    await send_rules(stranger, UNKNOWN_KEYS)


async def wrong_keys(stranger: Stranger) -> None:
    """480 unknown keys: the longest rules that are read."""
    await send_rules(stranger, WRONG_KEYS)


async def endless_splits(stranger: Stranger) -> None:
    """Splits whose ways could be counted for years."""
    await send_rules(stranger, ENDLESS_SPLITS)


async def rule_checks(stranger: Stranger) -> None:
    """Two dozen rule checks at once."""
    body = {"base": "north-carolina", "changes": {"hand_size": 6}}
    await _at_once(stranger.post("/api/rules/check", body) for _ in range(AT_ONCE))


async def wild_rules(stranger: Stranger) -> None:
    """A game in which hundreds of turns are legal: play it, and ask for every hint and reason."""
    async with stranger.socket(stranger.wild_token) as socket:
        view = (await stranger.answer(socket)).get("table")
        while view is not None and view["stage"] == "playing" and not view["game"]["options"]:
            view = json.loads(await socket.recv()).get("table", view)
        if view is None or view["stage"] != "playing":
            return
        await stranger.command(socket, "hint")
        for card in "3456789":
            await stranger.command(socket, "why", card=card)
        turn = view["game"]["options"][-1]["turn"]
        await stranger.command(socket, "play", version=view["version"], turn=turn)


async def questions(stranger: Stranger) -> None:
    """Hints, reasons and lists of turns, as many as fit."""

    async def ask(socket: ClientConnection) -> None:
        table = (await stranger.answer(socket)).get("table", {"version": 0})
        for _ in range(20):
            await stranger.command(socket, "hint")
            await stranger.command(socket, "why", card="7")
            await stranger.command(socket, "options", version=table["version"], skip=0)
            await stranger.command(socket, "read", text="1 " * 40)

    await stranger.on_sockets(8, ask, stranger.mover_token)


async def sockets_of_one_seat(stranger: Stranger) -> None:
    """200 sockets with the same key at once."""

    async def enter(socket: ClientConnection) -> None:
        await stranger.answer(socket)

    await stranger.on_sockets(200, enter, stranger.token)


async def sockets_without_hello(stranger: Stranger) -> None:
    """Sockets that never say who they are."""

    async def wait(socket: ClientConnection) -> None:
        await stranger.command(socket, "ping")
        await asyncio.sleep(0.5)

    await stranger.on_sockets(100, wait)


async def posing_sockets(stranger: Stranger) -> None:
    """Sockets that pose as those of another server process, to be free of all limits."""

    async def wait(socket: ClientConnection) -> None:
        await stranger.command(socket, "ping")
        await asyncio.sleep(0.5)

    await stranger.on_sockets(100, wait, headers=POSING)


async def silent_connections(stranger: Stranger) -> None:
    """Hundreds of connections on which nothing is sent, or half a request."""
    opened = []
    for number in range(400):
        with suppress(OSError):
            _, writer = await stranger.open_connection()
            if number % 2:
                writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX: ")
            opened.append(writer)
    await asyncio.sleep(0.5)
    await stranger.get("/health")
    for writer in opened:
        writer.transport.abort()


async def device_codes(stranger: Stranger) -> None:
    """Hundreds of codes for other devices, of backups, and of guesses, which cost the server time."""
    await _at_once(stranger.post("/api/passages", {"token": stranger.token}) for _ in range(200))
    bundle = {"bundle": "x" * 80_000}
    await _at_once(stranger.post(path, bundle) for path in ("/api/devices/send", "/api/backups") * 100)
    await _at_once(stranger.post("/api/devices/take", {"code": f"ABCDE{guess}"}) for guess in range(200))


async def my_tables(stranger: Stranger) -> None:
    """The same table asked for 100 times in each of many requests."""
    body = {"tokens": [stranger.token] * 100}
    paths = ("/api/mine", "/api/mine/records") * AT_ONCE
    await _at_once(stranger.post(path, body) for path in paths)


async def chat(stranger: Stranger) -> None:
    """Chat as fast as possible."""

    async def talk(socket: ClientConnection) -> None:
        await stranger.answer(socket)
        for number in range(60):
            await stranger.command(socket, "say", text=f"{number} " + "a" * 190)

    await stranger.on_sockets(4, talk, stranger.token)


async def renames(stranger: Stranger) -> None:
    """Renames as fast as possible, to names that look like a neighbor's."""

    async def rename(socket: ClientConnection) -> None:
        await stranger.answer(socket)
        for number in range(60):
            joiners = "\u200d\ufe0f" * (number % 9)
            await stranger.command(socket, "rename", name=f"Be{joiners}n {number}", color="K")

    await stranger.on_sockets(4, rename, stranger.token)


async def malformed_requests(stranger: Stranger) -> None:
    """Requests that no browser sends."""
    for _ in range(5):
        await _at_once(stranger.raw(sent) for sent in MALFORMED)


async def oversized_frames(stranger: Stranger) -> None:
    """Frames that are too large, binary, nested or no frames at all."""

    async def send(socket: ClientConnection) -> None:
        for text in ("[" * 8000, "a" * 16_000, '{"do":"say","id":"1","text":' + '{"a":' * 1500):
            await stranger.send(socket, text)
        await stranger.send(socket, "a" * 300_000)

    async def send_bytes(socket: ClientConnection) -> None:
        await stranger.send(socket, b"\x00\xff")

    for use in (send, send_bytes):
        await stranger.on_sockets(20, use)
    garbage = request(b"GET", b"/ws", *UPGRADE) + b"\xff" * 64
    await _at_once(stranger.raw(garbage) for _ in range(20))


async def frame_floods(stranger: Stranger) -> None:
    """Pings, pieces of a message and messages that inflate a thousandfold, faster than they can be read."""

    async def flood(frames: bytes) -> None:
        reader, writer = await stranger.open_connection()
        writer.write(request(b"GET", b"/ws", *UPGRADE, DEFLATE))
        status = await reader.readline()
        stranger.answers[status.split(b" ")[1].decode() if status else "closed"] += 1
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(1):
                for _ in range(50):
                    writer.write(frames)
                    await writer.drain()
        writer.transport.abort()

    bomb = spaces(250 * 1024)
    await _at_once(flood(frames) for frames in (PING * 100, FRAGMENT * 2000, bomb * 20) for _ in range(10))


async def reconnects(stranger: Stranger) -> None:
    """A watcher of a long game who connects again and again, and asks for the whole log each time."""

    async def enter(socket: ClientConnection) -> None:
        await stranger.answer(socket)

    for _ in range(10):
        await stranger.on_sockets(10, enter, stranger.watcher_token)


async def wrong_codes(stranger: Stranger) -> None:
    """Guesses of join codes."""
    await _at_once(stranger.get(f"/api/tables/ZZ{number:04}") for number in range(200))


async def pages(stranger: Stranger) -> None:
    """What has to be made for each request: rules, forms, QR codes, replays, descriptions."""
    qr = f"/api/qr?path=/{'a' * 190}"
    paths = ("/api/rules", "/api/rules/form", qr, "/api/games/x", "/api/schema/openapi.json")
    await _at_once(stranger.get(path) for path in paths * 8)


async def printing(stranger: Stranger) -> None:
    """More boards to print than can wait, each for rules that nobody has asked for before."""

    def order() -> dict[str, object]:
        toml = f'extends = "north-carolina"\ntitle = "{os.urandom(6).hex()}"\nhand_size = 6\n'
        return {"what": "board", "rules": {"toml": toml}, "players": 8, "size": "large"}

    await _at_once(stranger.post("/api/print", order()) for _ in range(AT_ONCE))


async def watchers(stranger: Stranger) -> None:
    """Watchers who come and go."""

    async def watch() -> None:
        answer = await stranger.post(f"/api/tables/{stranger.code}/watch")
        if answer is not None and answer.is_success:
            await stranger.on_sockets(4, enter, answer.json()["token"])

    async def enter(socket: ClientConnection) -> None:
        await stranger.answer(socket)

    await _at_once(watch() for _ in range(10))


async def new_tables(stranger: Stranger) -> None:
    """Tables full of bots."""
    body = {**PROFILE, "settings": PAIR, "start": True}
    await _at_once(stranger.post("/api/tables", body) for _ in range(60))


ATTACKS: dict[str, Attack] = {
    attack.__name__.replace("_", " "): attack
    for attack in (
        dotted_keys,
        unknown_keys,
        wrong_keys,
        endless_splits,
        rule_checks,
        wild_rules,
        questions,
        sockets_of_one_seat,
        sockets_without_hello,
        posing_sockets,
        silent_connections,
        device_codes,
        my_tables,
        chat,
        renames,
        malformed_requests,
        oversized_frames,
        frame_floods,
        reconnects,
        wrong_codes,
        pages,
        printing,
        watchers,
        new_tables,
    )
}
"""By name, in the order in which they are tried: those that leave tables behind come last."""


async def attack(stranger: Stranger, name: str, seconds: float) -> Counter[str]:
    """Repeat an attack for this long, at least once, and count the answers."""
    stranger.answers = Counter()
    stranger.move()
    end = time.monotonic() + seconds
    try:
        async with asyncio.timeout(seconds + LONGEST):
            await ATTACKS[name](stranger)
            while time.monotonic() < end:
                await ATTACKS[name](stranger)
    except TimeoutError:
        stranger.answers[NO_ANSWER] += 1
    await stranger.http.aclose()
    return stranger.answers


async def main(url: str, where: str) -> None:
    """Attack on demand."""
    os.nice(NICE)
    stranger = Stranger(url, where == LOCAL)
    await stranger.prepare()
    print("{}", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        print(json.dumps(await attack(stranger, *json.loads(line))), flush=True)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

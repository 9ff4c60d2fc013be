"""Limits on what one client may do: each can be set by a file, and is enforced with its own error."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, suppress
from dataclasses import asdict, fields
from pathlib import Path

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect as connect_blocking

from pegs.core.errors import UsageError
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits import network_of
from pegs.server.hosting.limits_file import read_limits
from tests.server.clients import ServerProcess, seated, serving
from tests.server.loops import run as in_a_loop

TIGHT = """
message = 500
body = 2000
commands_at_once = 10
commands_a_second = 0.05
unreadable_in_a_row = 3
wrong_codes_a_minute = 3
tables_an_hour = 20
sockets_of_key = 2
talk_at_once = 3
talk_a_minute = 1
changes_at_once = 4
changes_a_minute = 1
watchers = 1
"""


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with serving(tmp_path_factory.mktemp("tight"), limits=TIGHT) as running:
        yield running


def test_sockets_per_seat_are_limited(tight: ServerProcess) -> None:
    token = tight.make()["token"]
    with closing(tight.client(token)) as one, closing(tight.client(token)) as two:
        with closing(tight.client(token)) as three:
            assert three.welcome == {"tell": "bye", "code": "too_much", "again": False}
            assert three.wait_for_close() == 1008
        for client in (one, two):
            assert client.do("ping")["tell"] == "pong"


async def _kinds_of_welcomes(server: ServerProcess, tokens: list[str]) -> Counter[str]:
    """How the server greets sockets that are all opened at once, one for each token."""
    address = f"ws://127.0.0.1:{server.port}/ws"
    async with AsyncExitStack() as opened:
        sockets = await asyncio.gather(
            *(opened.enter_async_context(connect(address, max_queue=None)) for _ in tokens)
        )
        for number, (socket, token) in enumerate(zip(sockets, tokens, strict=True)):
            with suppress(ConnectionClosed):  # a socket that isn't admitted is closed at once
                await socket.send(json.dumps({"do": "hello", "id": str(number), "token": token}))
        return Counter([await _greeting(socket) for socket in sockets])


async def _greeting(socket: ClientConnection) -> str:
    while (kind := json.loads(await socket.recv())["tell"]) not in ("welcome", "bye"):
        pass
    return str(kind)


def test_not_one_socket_too_many_gets_in_at_once(server: ServerProcess) -> None:
    tokens = [server.make()["token"]] * 200
    limit = Limits().sockets_of_key
    assert in_a_loop(_kinds_of_welcomes(server, tokens)) == {"welcome": limit, "bye": 200 - limit}


def test_not_one_watcher_too_many_gets_in_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, limits="watchers = 20") as server:
        watch = f"/api/tables/{server.make()['code']}/watch"
        tokens = [seated(server.post(watch))["token"] for _ in range(60)]
        assert in_a_loop(_kinds_of_welcomes(server, tokens)) == {"welcome": 20, "bye": 40}


def test_not_one_socket_of_an_address_too_many_gets_in_at_once(tmp_path: Path) -> None:
    with serving(tmp_path, limits="sockets_of_address = 30\nsockets_of_key = 1000") as server:
        tokens = [server.make()["token"]] * 100
        assert in_a_loop(_kinds_of_welcomes(server, tokens)) == {"welcome": 30, "bye": 70}


def test_sockets_per_address_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, limits="sockets_of_address = 3") as server:
        token = server.make()["token"]
        clients = [server.client(token) for _ in range(3)]
        with closing(server.client(token)) as late:
            assert late.welcome == {"tell": "bye", "code": "too_much", "again": True}
        clients.pop().close()
        while True:
            with closing(server.client(token)) as in_time:
                if in_time.welcome["tell"] == "welcome":
                    break
        for client in clients:
            client.close()


def test_a_client_that_poses_as_another_process_meets_the_same_limits(tmp_path: Path) -> None:
    posing = {"pegs-relay-to": "single", "pegs-relay-from": "x"}
    nameless = {"pegs-relay-to": "", "pegs-relay-from": "x"}
    with serving(tmp_path, limits="sockets_of_address = 3") as server, ExitStack() as opened:
        url = f"ws://127.0.0.1:{server.port}/ws"
        for headers in (posing, nameless, posing):
            opened.enter_context(connect_blocking(url, additional_headers=headers))
        last = opened.enter_context(connect_blocking(url, additional_headers=posing))
        assert json.loads(last.recv(60)) == {"tell": "bye", "code": "too_much", "again": True}


def test_an_idle_socket_is_closed_and_may_reconnect(tmp_path: Path) -> None:
    with serving(tmp_path, limits="idle = 0.5") as server:
        client = server.client(server.make()["token"])
        assert client.receive_one("bye") == {"tell": "bye", "code": "idle", "again": True}
        assert client.wait_for_close() == 1013
        client.close()


def test_watchers_per_table_are_limited(tight: ServerProcess) -> None:
    made = tight.make()
    watch = f"/api/tables/{made['code']}/watch"
    with closing(tight.client(seated(tight.post(watch))["token"])):
        answer = tight.post(watch)
        assert (answer.status_code, answer.json()["code"]) == (409, "too_much")


def test_the_rate_of_commands_is_limited(tight: ServerProcess) -> None:
    with closing(tight.client(tight.make()["token"])) as client:
        codes = [client.do("ping").get("code") for _ in range(12)]
        assert codes[:9] == [None] * 9
        assert codes[-1] == "too_much"


def test_large_messages_and_bodies_are_refused(tight: ServerProcess) -> None:
    with closing(tight.client(tight.make()["token"])) as client:
        client.send("x" * 600)
        assert client.receive_one("refused")["code"] == "too_much"
    assert tight.post("/api/mine", {"tokens": ["x" * 3000]}).status_code == 413


def test_new_tables_and_wrong_codes_per_address_are_limited(tight: ServerProcess) -> None:
    body = {"settings": {}, "name": "Ann", "color": "R"}
    elsewhere = {"X-Forwarded-For": "198.51.100.9"}
    answers = [tight.post("/api/tables", body, headers=elsewhere) for _ in range(21)]
    assert [each.status_code for each in answers] == [201] * 20 + [429]
    assert answers[-1].json()["code"] == "too_much"
    guesses = [tight.get("/api/tables/ZZZZZZ", headers=elsewhere).status_code for _ in range(5)]
    assert guesses == [404, 404, 404, 429, 429]


def test_talk_and_names_of_a_seat_are_limited(tight: ServerProcess) -> None:
    made = tight.make()
    ben = tight.client(tight.join(made["code"])["token"])
    with closing(tight.client(made["token"])) as ann, closing(tight.client(made["token"])) as her_phone:
        assert ann.do("say", phrase="hello")["tell"] == "done"
        assert her_phone.do("rename", name="Anna", color="R")["tell"] == "done"
        assert ann.do("say", phrase="nice")["tell"] == "done"
        for client, what, more in (
            (ann, "say", {"phrase": "bye"}),
            (her_phone, "say", {"phrase": "bye"}),
            (ann, "rename", {"name": "Ann", "color": "R"}),
        ):
            refused = client.do(what, **more)
            assert (refused["tell"], refused["code"]) == ("refused", "too_much")
            assert refused["sentence"].startswith("Not so fast!")
        assert ben.do("say", phrase="hello")["tell"] == "done"
    ben.close()


def test_other_changes_of_a_seat_are_limited(tight: ServerProcess) -> None:
    with closing(tight.client(tight.make()["token"])) as ann:
        bots = ["greedy", None] * 3
        answers = [ann.do("set_seat", seat=1, bot=bot) for bot in bots]
        assert [each.get("code") for each in answers] == [None] * 4 + ["too_much"] * 2
        assert ann.do("say", phrase="hello")["tell"] == "done"


def test_arrivals_at_a_table_are_limited(tight: ServerProcess) -> None:
    code = tight.make({"players": 8, "teams": 2})["code"]
    body = {"name": "Ben", "color": "B"}
    answers = [tight.post(f"/api/tables/{code}/join", body) for _ in range(5)]
    assert [each.status_code for each in answers] == [201] * 4 + [409]
    assert answers[-1].json()["code"] == "too_much"


def test_requests_are_limited_by_network_and_by_what_they_cost(tmp_path: Path) -> None:
    with serving(tmp_path, limits="requests_at_once = 20\nrequests_a_second = 0.001") as server:

        def ask(path: str, address: str, body: object = None) -> int:
            headers = {"X-Forwarded-For": address}
            answer = server.post(path, body, headers=headers) if body else server.get(path, headers=headers)
            return answer.status_code

        one, neighbor, other = "2001:db8:0:1::1", "2001:db8:0:1:ffff::9", "2001:db8:0:2::1"
        tokens = [f"{number:016}" for number in range(100)]
        assert [ask("/api/here", one) for _ in range(10)] == [200] * 10
        assert [ask("/api/here", neighbor) for _ in range(11)] == [200] * 10 + [429]
        assert [ask("/api/games/0123", other) for _ in range(5)] == [404] * 4 + [429]
        assert [ask("/api/mine", "192.0.2.1", {"tokens": tokens}) for _ in range(2)] == [200, 429]
        same = {"tokens": tokens[:1] * 100}
        assert [ask("/api/mine", "192.0.2.2", same) for _ in range(11)] == [200] * 10 + [429]
        assert ask("/", one) == 200


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:0:1:aaaa::1", "2001:db8:0:1::/64"),
        ("2001:DB8:0:1::", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("unknown", ""),
        ("", ""),
        ("\xff", ""),
    ],
)
def test_an_ipv6_address_counts_as_its_network(address: str, network: str) -> None:
    assert network_of(address) == network


def guess(server: ServerProcess, address: str) -> int:
    return server.get("/api/tables/ZZZZZZ", headers={"X-Forwarded-For": address}).status_code


def test_behind_a_local_proxy_each_client_has_its_own_limits(tight: ServerProcess) -> None:
    assert [guess(tight, "198.51.100.1") for _ in range(4)] == [404, 404, 404, 429]
    assert guess(tight, "198.51.100.2") == 404
    # Only the address that the proxy adds counts, not the ones before it.
    assert guess(tight, "198.51.100.3, 198.51.100.1") == 429
    assert [guess(tight, f"2001:db8::{number}") for number in range(4)] == [404, 404, 404, 429]
    assert guess(tight, "::ffff:198.51.100.1") == 429


def test_only_a_trusted_proxy_can_set_the_clients_address(tmp_path: Path) -> None:
    with serving(tmp_path, limits="wrong_codes_a_minute = 3", FORWARDED_ALLOW_IPS="192.0.2.1") as server:
        assert [guess(server, f"198.51.100.{number}") for number in range(4)] == [404, 404, 404, 429]


def test_a_file_can_set_some_limits_and_leave_the_others(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("message = 99\nidle = 1.5\n")
    assert asdict(read_limits(file)) == {**asdict(Limits()), "message": 99, "idle": 1.5}


def test_every_mistake_in_a_file_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text('mesage = 99\nwatchers = 1.5\nidle = -1\nhello_within = "soon"\nbody = true\nzzz = 1\n')
    with pytest.raises(UsageError) as found:
        read_limits(file)
    lines = str(found.value).splitlines()
    assert len(lines) == 7
    assert "did you mean message?" in lines[1]
    for word in (
        "watchers must be a whole",
        "idle must be a number",
        "hello_within",
        "body must be",
        "“zzz”",
    ):
        assert word in str(found.value)
    file.write_text("message = 1\nidle = = 1")
    with pytest.raises(UsageError, match=r"limits\.toml:2: This line can’t be read"):
        read_limits(file)
    file.write_bytes(b"message = 1 # \xff")
    with pytest.raises(UsageError, match=r"limits\.toml: UTF-8"):
        read_limits(file)
    with pytest.raises(UsageError, match="no such file"):
        read_limits(tmp_path / "nowhere.toml")


def test_the_hosts_guide_lists_every_limit() -> None:
    guide = Path("docs/server.md").read_text("utf-8")
    for each in fields(Limits):
        default = getattr(Limits(), each.name)
        assert f"| `{each.name}` | {default:g} |" in guide, f"| `{each.name}` | {default:g} |"

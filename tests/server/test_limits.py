"""Limits on what one client may do: each can be set by a file, and is enforced with its own error."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, fields
from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.server.hosting.config import Limits
from pegs.server.hosting.limits_file import read_limits
from tests.server.clients import ServerProcess, seated, serving

TIGHT = """
message = 500
body = 2000
commands_at_once = 10
commands_a_second = 0.5
unreadable_in_a_row = 3
hello_within = 0.5
wrong_codes_a_minute = 3
tables_an_hour = 10
sockets_of_key = 2
idle = 3
watchers = 1
"""


@pytest.fixture(scope="module")
def tight(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("tight")
    (folder / "limits.toml").write_text(TIGHT)
    with serving(folder / "data", "--limits", str(folder / "limits.toml")) as running:
        yield running


def test_sockets_per_seat_are_limited(tight: ServerProcess) -> None:
    token = tight.make()["token"]
    with closing(tight.client(token)) as one, closing(tight.client(token)) as two:
        with closing(tight.client(token)) as three:
            assert three.welcome == {"tell": "bye", "code": "too_much", "again": False}
            assert three.wait_for_close() == 1008
        for client in (one, two):
            assert client.do("ping")["tell"] == "pong"


def test_sockets_per_address_are_limited(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("sockets_of_address = 3")
    with serving(tmp_path / "data", "--limits", str(file)) as server:
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


def test_an_idle_socket_is_closed_and_may_reconnect(tight: ServerProcess) -> None:
    with closing(tight.client(tight.make()["token"])) as client:
        assert client.receive_one("bye") == {"tell": "bye", "code": "idle", "again": True}
        assert client.wait_for_close() == 1013


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
    answers = [tight.post("/api/tables", body) for _ in range(9)]
    assert (answers[-1].status_code, answers[-1].json()["code"]) == (429, "too_much")
    guesses = [tight.get("/api/tables/ZZZZZZ").status_code for _ in range(5)]
    assert guesses == [404, 404, 404, 429, 429]


def guess(server: ServerProcess, address: str) -> int:
    return server.get("/api/tables/ZZZZZZ", headers={"X-Forwarded-For": address}).status_code


def test_behind_a_local_proxy_each_client_has_its_own_limits(tight: ServerProcess) -> None:
    assert [guess(tight, "198.51.100.1") for _ in range(4)] == [404, 404, 404, 429]
    assert guess(tight, "198.51.100.2") == 404
    # Only the address that the proxy adds counts, not the ones before it.
    assert guess(tight, "198.51.100.3, 198.51.100.1") == 429


def test_only_a_trusted_proxy_can_set_the_clients_address(tmp_path: Path) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("wrong_codes_a_minute = 3")
    with serving(tmp_path / "data", "--limits", str(file), FORWARDED_ALLOW_IPS="192.0.2.1") as server:
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

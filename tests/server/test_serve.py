"""``pegs serve``: its port, its address, and its error messages."""

from __future__ import annotations

import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from pegs.cli import main
from pegs.core.errors import UsageError
from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.http.address import qr_text
from pegs.server.http.listening import bind
from tests.server.clients import ServerProcess, serving


@pytest.fixture
def taken_port() -> Iterator[int]:
    with closing(socket.socket()) as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield int(other.getsockname()[1])


def test_without_a_chosen_port_the_next_free_one_is_used(taken_port: int) -> None:
    with closing(bind("127.0.0.1", taken_port, try_next=True)) as listening:
        assert taken_port < listening.getsockname()[1] < taken_port + 20


def test_a_chosen_port_that_is_taken_is_an_error(
    taken_port: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        main(
            [
                "serve",
                "--host",
                "127.0.0.1",
                "--port",
                str(taken_port),
                "--data",
                str(tmp_path),
                "--no-browser",
            ]
        )
    assert end.value.code == 2
    assert f"Port {taken_port} is taken" in capsys.readouterr().err


def test_an_address_of_another_machine_is_an_error() -> None:
    with pytest.raises(UsageError, match="--host"):
        bind("203.0.113.7", 0, try_next=False)


def test_an_unknown_log_level_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        main(["serve", "--log-level", "loud", "--data", str(tmp_path)])
    assert end.value.code == 2


def startup_error(data: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """The message of a server that can't start."""
    with pytest.raises(SystemExit) as end:
        main(["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data), "--no-browser"])
    assert end.value.code == 2
    return capsys.readouterr().err


def test_a_data_folder_that_is_a_file_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").write_text("a file")
    assert "Can’t use" in startup_error(tmp_path / "data", capsys)


def test_another_kind_of_file_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / DATABASE_FILE).write_text("no database" * 200)
    assert "isn’t a database" in startup_error(tmp_path, capsys)


def test_a_newer_database_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(tmp_path / DATABASE_FILE)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES ('v9999')")
        database.commit()
    assert "newer version" in startup_error(tmp_path, capsys)


def test_two_servers_do_not_share_a_data_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path):
        assert "Another server is using" in startup_error(tmp_path, capsys)


def test_the_terminal_shows_the_address_for_phones(tmp_path: Path) -> None:
    with serving(tmp_path, "--public-url", "https://pegs.example") as server:
        output = server.log.read_text()
        assert f"http://localhost:{server.port}/" in output
        assert "https://pegs.example/" in output
        assert qr_text("https://pegs.example/") in output
        assert server.get("/api/here").json()["address"] == "https://pegs.example"


def test_small_messages_are_sent_at_once(server: ServerProcess) -> None:
    with closing(server.client(server.make({"players": 2, "teams": 2})["token"])) as client:
        for number in range(200):
            start = time.monotonic()
            assert client.do("rename", name=f"Ann {number}", color="R")["tell"] == "done"
            # Messages that wait for the system's delayed acknowledgments need 40 ms each, even the fastest.
            if time.monotonic() - start < 0.04:
                return
    raise AssertionError("every answer takes 40 ms")

"""``pegs doctor``: what each line says, where nothing is wrong and where something is."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.metadata import version
from pathlib import Path

import asyncpg
import pytest

from pegs.cli import _settings
from pegs.server.doctor import finding
from pegs.server.doctor.clock import check_clock
from pegs.server.doctor.database import check_storage
from pegs.server.doctor.disk import check_disk
from pegs.server.doctor.engine import check_engine
from pegs.server.doctor.finding import Finding
from pegs.server.doctor.outside import check_proxy, check_public_address, look_from_outside
from pegs.server.doctor.port import check_port
from pegs.server.doctor.push import check_push_contact
from pegs.server.doctor.versions import check_versions
from pegs.server.hosting.config import DATABASE_FILE, ServerSettings
from pegs.server.store.database import revisions
from pegs.server.store.folder_lock import LOCK_FILE
from tests.cli.test_usage import run
from tests.server.clients import ServerProcess, free_port, serving
from tests.server.postgres import Postgres, postgres_running

YEAR = 365 * 86_400.0
GOOD, NOTE, FIX = finding.Verdict
DOCTOR = "from pegs.server.doctor.engine import check_engine; print(check_engine())"


@pytest.fixture
def settings(tmp_path: Path) -> ServerSettings:
    """A server that isn't running."""
    return ServerSettings(tmp_path, port=free_port())


def running_settings(server: ServerProcess) -> ServerSettings:
    return ServerSettings(server.data, port=server.port)


def says(found: Finding, verdict: finding.Verdict, *words: str) -> None:
    """The finding is a line with this verdict and these words."""
    assert found.verdict is verdict, found
    assert "\n" not in found.sentence
    assert [word for word in words if word not in found.sentence] == []


def query(url: str, sql: str) -> object:
    """The first value that PostgreSQL answers; None after several statements."""

    async def ask() -> object:
        connection = await asyncpg.connect(url)
        try:
            if ";" in sql:
                return await connection.execute(sql) and None
            return await connection.fetchval(sql)
        finally:
            await connection.close()

    return asyncio.run(ask())


# --- the clock


def test_the_clock_is_right_if_nothing_was_written_later(settings: ServerSettings) -> None:
    says(check_clock(settings), GOOD, "UTC")


@pytest.mark.parametrize("name", [DATABASE_FILE, LOCK_FILE])
def test_a_clock_behind_the_servers_files_is_wrong(settings: ServerSettings, name: str) -> None:
    file = settings.data / name
    file.touch()
    os.utime(file, (time.time() + YEAR,) * 2)
    says(check_clock(settings), FIX, "timedatectl set-ntp true")


def test_the_databases_clock_is_compared(settings: ServerSettings, postgres: Postgres) -> None:
    url = postgres.new_database()
    shared = replace(settings, database=url)
    says(check_clock(shared), GOOD)
    # From now on, this database answers with another time.
    query(
        url,
        "CREATE SCHEMA early;"
        "CREATE FUNCTION early.clock_timestamp() RETURNS timestamptz LANGUAGE sql"
        " AS $$ SELECT pg_catalog.clock_timestamp() - interval '1 hour' $$;"
        f"ALTER DATABASE {url.rpartition('/')[2]} SET search_path = early, pg_catalog, public",
    )
    says(check_clock(shared), FIX, "at the database")


# --- the disk


def test_a_folder_that_will_be_made_has_room(settings: ServerSettings) -> None:
    says(check_disk(replace(settings, data=settings.data / "later" / "on")), GOOD, "MB are free")
    assert not (settings.data / "later").exists()


def test_a_full_disk_is_found(settings: ServerSettings) -> None:
    says(check_disk(settings, needed=2**70), FIX, "--data")


def test_a_folder_that_nobody_can_write_to_is_found(settings: ServerSettings) -> None:
    file = settings.data / "file"
    file.touch()
    says(check_disk(replace(settings, data=file)), FIX, str(file), "--data")


def test_postgresql_needs_no_disk_here(settings: ServerSettings) -> None:
    says(check_disk(replace(settings, data=Path("/proc/none"), database="postgresql://x")), GOOD)


# --- the database


def test_a_database_in_use_is_sound(server: ServerProcess) -> None:
    says(check_storage(running_settings(server)), GOOD, DATABASE_FILE)


def test_the_first_start_makes_a_database(settings: ServerSettings) -> None:
    says(check_storage(settings), GOOD, "first start")
    assert not (settings.data / DATABASE_FILE).exists()


def test_a_file_that_is_no_database_is_found(settings: ServerSettings) -> None:
    (settings.data / DATABASE_FILE).write_text("no database" * 200)
    says(check_storage(settings), FIX, "isn’t a database")


def write_revision(data: Path, revision: str) -> Path:
    file = data / DATABASE_FILE
    with closing(sqlite3.connect(file)) as database:
        database.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
        database.execute("INSERT INTO alembic_version VALUES (?)", [revision])
        database.execute("CREATE TABLE filler AS SELECT zeroblob(100000) AS bytes")
        database.commit()
    return file


def test_a_database_of_an_earlier_version_is_noted(settings: ServerSettings) -> None:
    write_revision(settings.data, revisions()[0])
    says(check_storage(settings), NOTE, "pegs backup FILE")


def test_a_database_of_a_newer_version_is_found(settings: ServerSettings) -> None:
    write_revision(settings.data, "v9999")
    says(check_storage(settings), FIX, "newer version")


def test_damaged_pages_are_found(settings: ServerSettings) -> None:
    file = write_revision(settings.data, revisions()[-1])
    data = bytearray(file.read_bytes())
    data[8192:40960] = bytes(range(256)) * 128
    file.write_bytes(data)
    says(check_storage(settings), FIX, "pegs restore FILE")


def test_postgresql_is_examined_and_not_changed(settings: ServerSettings, postgres: Postgres) -> None:
    """A power failure would damage the tests' own database, which doesn't wait for its disk."""
    url = postgres.new_database()
    says(check_storage(replace(settings, database=url)), FIX, "fsync", "ALTER SYSTEM SET fsync = on;")
    assert query(url, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0


@pytest.mark.soak
def test_postgresql_that_waits_for_its_disk_is_good(settings: ServerSettings) -> None:
    with postgres_running(fsync="on") as safe:
        says(check_storage(replace(settings, database=safe.new_database())), GOOD, "PostgreSQL")


@pytest.mark.parametrize("url", ["postgresql://pegs:hush-hush@127.0.0.1:1/x", "mysql://pegs:hush-hush@x/x"])
def test_an_unusable_database_is_found_without_its_password(settings: ServerSettings, url: str) -> None:
    found = check_storage(replace(settings, database=url))
    says(found, FIX, "DATABASE_URL")
    assert "hush" not in found.sentence


# --- the port


def test_a_free_port_is_good(settings: ServerSettings) -> None:
    says(check_port(settings, is_chosen=True), GOOD, str(settings.port))


def test_a_server_that_runs_is_good(server: ServerProcess) -> None:
    says(check_port(running_settings(server), is_chosen=True), GOOD, "running", str(server.port))


@contextmanager
def listening(settings: ServerSettings) -> Iterator[None]:
    """Another program at the port, which answers nothing that we know."""
    with answering(settings.port, "Something else"):
        yield


@contextmanager
def answering(port: int, text: str, status: int = 200) -> Iterator[None]:
    """A server that has the same answer to everything."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(text.encode())

        def log_message(self, *_words: object) -> None: ...

    with HTTPServer(("127.0.0.1", port), Handler) as other:
        thread = threading.Thread(target=other.serve_forever)
        thread.start()
        try:
            yield
        finally:
            other.shutdown()
            thread.join()


def test_a_port_that_another_program_has_is_found(settings: ServerSettings) -> None:
    with listening(settings):
        says(check_port(settings, is_chosen=True), FIX, "is taken", "--port")
        says(check_port(settings, is_chosen=False), NOTE, "would take", "--port")


def test_an_address_of_another_machine_is_found(settings: ServerSettings) -> None:
    says(check_port(replace(settings, host="203.0.113.7"), is_chosen=True), FIX, "--host")


def test_a_server_on_which_nobody_can_play_is_found(settings: ServerSettings) -> None:
    trouble = '{"status": "ready", "engine": "ready", "code": "cannot_keep", "sentence": "No database."}'
    with answering(settings.port, trouble, 503):
        says(check_port(settings, is_chosen=True), FIX, "nobody can play", "No database.")


# --- the public address, and the proxy in front of it

Headers = dict[str, str]
CORRECT: Headers = {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "http"}


class Proxy:
    """A proxy that forwards everything to a server, with headers of its choice."""

    def __init__(self, server_port: int, port: int, change: Callable[[Headers], None]) -> None:
        self._server_port, self._change = server_port, change
        self._listening = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            threading.Thread(target=self._serve, args=(near,), daemon=True).start()

    def _serve(self, near: socket.socket) -> None:
        with near, socket.create_connection(("127.0.0.1", self._server_port)) as far:
            head = b""
            while b"\r\n\r\n" not in head:
                head += near.recv(65536)
            first, *lines = head.decode().strip().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
            self._change(headers)
            far.sendall("\r\n".join([first, *(f"{k}: {v}" for k, v in headers.items()), "", ""]).encode())
            threading.Thread(target=self._forward, args=(near, far), daemon=True).start()
            self._forward(far, near)

    @staticmethod
    def _forward(one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                other.sendall(data)
            other.shutdown(socket.SHUT_WR)


@contextmanager
def behind(
    tmp_path: Path, change: Callable[[Headers], None], *options: str, folder: str = ""
) -> Iterator[ServerSettings]:
    """A server behind a proxy that changes the headers."""
    port = free_port()
    url = f"http://127.0.0.1:{port}{folder}"
    with serving(tmp_path, "--public-url", url, *options) as server:
        proxy = Proxy(server.port, port, change)
        try:
            yield replace(running_settings(server), public_url=url)
        finally:
            proxy.close()


def set_correctly(headers: Headers) -> None:
    headers |= CORRECT


def findings(settings: ServerSettings) -> tuple[Finding, Finding]:
    outside = look_from_outside(settings)
    return check_public_address(settings, outside), check_proxy(settings, outside)


@pytest.mark.parametrize("folder", ["", "/pegs"])
def test_a_proxy_that_does_as_it_should_is_good(tmp_path: Path, folder: str) -> None:
    with behind(tmp_path, set_correctly, folder=folder) as settings:
        address, proxy = findings(settings)
        says(address, NOTE, settings.public_url, "without HTTPS")
        says(proxy, GOOD)


def test_a_server_without_a_proxy_needs_none(settings: ServerSettings, server: ServerProcess) -> None:
    address, proxy = findings(settings)
    says(address, NOTE, "--public-url")
    says(proxy, GOOD)
    running = running_settings(server)
    address, proxy = findings(replace(running, public_url=f"http://127.0.0.1:{server.port}"))
    says(address, NOTE, "without HTTPS")
    # Here the server trusts whoever asks it: it's this machine.
    says(proxy, FIX, "claim")


def drop_address(headers: Headers) -> None:
    headers |= CORRECT
    del headers["x-forwarded-for"]


def add_address(headers: Headers) -> None:
    headers |= CORRECT | {"x-forwarded-for": headers["x-forwarded-for"] + ", 127.0.0.1"}


def lose_host(headers: Headers) -> None:
    headers |= CORRECT | {"host": "localhost:8722"}


def claim_encryption(headers: Headers) -> None:
    headers |= CORRECT | {"x-forwarded-proto": "https"}


def lose_sockets(headers: Headers) -> None:
    headers |= CORRECT
    headers.pop("upgrade", None)
    headers["connection"] = "close"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (drop_address, ("--proxies 127.0.0.1", "X-Forwarded-For")),
        (add_address, ("X-Forwarded-For", "instead of adding")),
        (lose_host, ("http://localhost:8722", "Host")),
        (claim_encryption, ("https://127.0.0.1", "X-Forwarded-Proto")),
        (lose_sockets, ("WebSockets", "/ws")),
    ],
)
def test_what_a_proxy_does_wrong_is_found(
    tmp_path: Path, change: Callable[[Headers], None], words: tuple[str, ...]
) -> None:
    with behind(tmp_path, change) as settings:
        says(findings(settings)[1], FIX, *words)


def test_a_proxy_that_the_server_does_not_trust_is_named(tmp_path: Path) -> None:
    with behind(tmp_path, set_correctly, "--proxies", "192.0.2.1") as settings:
        says(findings(settings)[1], FIX, "--proxies 127.0.0.1")


def test_an_address_where_nothing_answers_is_found(settings: ServerSettings, server: ServerProcess) -> None:
    silent = f"http://127.0.0.1:{free_port()}"
    address, proxy = findings(replace(settings, public_url=silent))
    says(address, FIX, silent, "Start it")
    says(proxy, NOTE)
    says(findings(replace(running_settings(server), public_url=silent))[0], FIX, silent, "firewall")


def test_an_address_where_something_else_answers_is_found(
    settings: ServerSettings, server: ServerProcess
) -> None:
    with listening(settings):
        url = f"http://127.0.0.1:{settings.port}"
        says(findings(replace(running_settings(server), public_url=url))[0], FIX, url, "Something else")


def test_a_page_of_another_program_is_no_answer(settings: ServerSettings) -> None:
    with answering(settings.port, "[1]"):
        says(findings(replace(settings, public_url=f"http://127.0.0.1:{settings.port}"))[0], FIX, "Start it")


# --- notifications


@pytest.mark.parametrize(
    ("public", "given", "verdict", "words"),
    [
        ("https://pegs.example", "", GOOD, "https://pegs.example"),
        ("", "ann@pegs.example", GOOD, "mailto:ann@pegs.example"),
        ("http://192.168.1.20:8722", "", NOTE, "--push-contact"),
        ("https://pegs.example", "ann@localhost", FIX, "ann@localhost"),
    ],
)
def test_push_services_need_a_contact_on_the_internet(
    settings: ServerSettings, public: str, given: str, verdict: finding.Verdict, words: str
) -> None:
    says(check_push_contact(replace(settings, public_url=public, push_contact=given)), verdict, words)


# --- the engine and the versions


def engine_with(**environment: str) -> str:
    """What's found in a process with this environment."""
    return subprocess.run(
        [sys.executable, "-c", DOCTOR],
        env={**os.environ, "PEGS_LANGUAGE": "en", **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_compiled_engine_is_good() -> None:
    from pegs.engine.kernel.backend import BACKEND, Backend

    says(check_engine(), GOOD if BACKEND is Backend.LIBRARY else NOTE, "compiled")


def test_an_engine_that_is_not_compiled_is_found() -> None:
    assert "Unset PEGS_KERNEL" in engine_with(PEGS_KERNEL="python")
    assert "half a minute" in engine_with(PEGS_KERNEL="numba")
    assert "Verdict.FIX" in engine_with(PEGS_KERNEL="abacus")


def test_the_versions_are_those_that_run(settings: ServerSettings, server: ServerProcess) -> None:
    for each in (settings, running_settings(server)):
        says(check_versions(each), GOOD, version("pegs-and-jokers"), sqlite3.sqlite_version)


def test_a_server_of_another_version_is_found(settings: ServerSettings) -> None:
    with answering(settings.port, 'pegs_build_info{python="3.13",version="0.9.0"} 1.0'):
        says(check_versions(settings), FIX, "0.9.0", "Restart it")


# --- the command


@pytest.fixture
def no_usual_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_settings, "default_file", lambda: tmp_path / "none.toml")
    monkeypatch.setenv("PEGS_LANGUAGE", "en")


@pytest.mark.usefixtures("no_usual_file")
def test_the_command_has_a_line_for_each_check(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "server.toml").write_text('metrics-token = "hush"\nhost = "127.0.0.1"\n[limits]\nidle = 60')
    monkeypatch.setenv("PEGS_DATA_DIR", str(tmp_path))
    words = ("doctor", "--port", str(free_port()), "--config", str(tmp_path / "server.toml"))
    status, out, _ = run(capsys, *words)
    lines = out.splitlines()
    assert status == 0
    names = ["Clock", "Disk", "Database", "Port", "Public", "Proxy", "Notifications", "Rules", "Versions"]
    assert [line[6:].split()[0].rstrip(":") for line in lines[:9]] == names
    assert f"  --data is {tmp_path}, from PEGS_DATA_DIR" in lines
    assert f"  --host is 127.0.0.1, from {tmp_path / 'server.toml'}" in lines
    assert f"  --port is {words[2]}, from the command line" in lines
    assert "hush" not in out


@pytest.mark.usefixtures("no_usual_file")
def test_the_command_fails_if_something_needs_fixing_and_shows_no_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://pegs:hush@127.0.0.1:1/x")
    status, out, err = run(capsys, "doctor", "--data", str(tmp_path), "--port", str(free_port()))
    assert status == 1
    assert "FIX   Database: Can’t reach the database server 127.0.0.1:1" in out
    assert "  --database is •••, from DATABASE_URL" in out
    assert "hush" not in out + err
    monkeypatch.setenv("PEGS_LANGUAGE", "es")
    status, out, _ = run(capsys, "doctor", "--data", str(tmp_path), "--port", str(free_port()))
    assert status == 1
    assert "ARREGLA Base de datos: " in out


@pytest.mark.usefixtures("no_usual_file")
def test_a_mistake_in_the_options_is_named_as_the_server_names_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "limits.toml"
    file.write_text("idel = 1")
    for words in (("--limits", str(file)), ("--prefix-header", "X-Other"), ("--port", "many")):
        status, _, err = run(capsys, "doctor", *words)
        assert (status, bool(err)) == (2, True)


def test_without_the_server_the_command_says_how_to_install_it(tmp_path: Path) -> None:
    code = "import sys; sys.modules['litestar'] = None; from pegs.cli import main; main(['doctor'])"
    environment = {**os.environ, "PEGS_LANGUAGE": "en", "PEGS_DATA_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "FIX   Versions: " in done.stdout
    assert 'pip install "pegs-and-jokers[server]"' in done.stdout

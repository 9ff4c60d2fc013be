"""Backups made during play, and restored: no turn up to the backup is missing, and games continue."""

from __future__ import annotations

import os
import random
import re
import shutil
import sqlite3
import stat
import subprocess
import threading
from contextlib import closing
from fcntl import F_GETFL, fcntl
from pathlib import Path
from typing import Any

import pytest

from pegs.cli import main
from pegs.server.hosting.config import DATABASE_FILE
from pegs.server.store import sqlite_backup
from tests.server.clients import NO_LIMITS, NO_WAITING, Client, serving
from tests.server.postgres import Postgres

BOTS = [{"who": "me"}, *[{"who": "bot", "bot": "greedy"}] * 3]
GAME = {"seats": BOTS, "pace": NO_WAITING}


def output_of(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    main_exits(*words, status=0)
    return capsys.readouterr().out


def error_of(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    main_exits(*words, status=2)
    return capsys.readouterr().err


def main_exits(*words: object, status: int) -> None:
    with pytest.raises(SystemExit) as end:
        main([str(word) for word in words])
    assert (end.value.code or 0) == status


def play(client: Client, chance: random.Random) -> bool:
    client.wait_for_turn()
    if client.is_over:
        return False
    assert client.play_hint(chance)["tell"] == "done"
    return True


def finish(client: Client, chance: random.Random) -> None:
    while play(client, chance):
        pass


class PlayerThread(threading.Thread):
    """A thread that plays at its own table until it's stopped, and the last version acknowledged."""

    def __init__(self, client: Client, number: int) -> None:
        super().__init__()
        self.client, self.chance = client, random.Random(number)
        self.acknowledged = 0
        self.stopping = threading.Event()
        self.played = threading.Event()

    def run(self) -> None:
        while not self.stopping.is_set() and play(self.client, self.chance):
            self.acknowledged = self.client.version
            self.played.set()


def test_a_backup_during_play_has_every_acknowledged_turn_and_the_games_continue(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "copy.sqlite3"
    with serving(data, limits=NO_LIMITS) as server:
        made = [server.make(GAME, start=True) for _ in range(3)]
        people = [PlayerThread(server.client(each["token"]), number) for number, each in enumerate(made)]
        for each in people:
            each.start()
        for each in people:
            assert each.played.wait(60)
        before = [each.acknowledged for each in people]
        assert "holds 3 tables and 3 games" in output_of(capsys, "backup", copy, "--data", data)
        for each in people:
            each.stopping.set()
        for each in people:
            each.join()
    assert "3 tables and 3 games" in output_of(capsys, "restore", copy, "--data", other)
    with serving(other, limits=NO_LIMITS) as server:
        clients = [server.client(seat["token"]) for seat in made]
        for client, version in zip(clients, before, strict=True):
            assert client.welcome["tell"] == "welcome"
            assert client.version >= version
        client = clients[0]
        finish(client, random.Random(9))
        game = client.view["game_id"]
        (tmp_path / "game.txt").write_text(server.get(f"/api/games/{game}/record").text)
        fair = server.post(f"/api/games/{game}/check").json()
        assert not fair.pop("on_device")
        assert set(fair.values()) == {True}
    assert "1" in output_of(capsys, "verify", tmp_path / "game.txt")


def test_a_restore_moves_the_old_database_aside_and_fails_while_a_server_is_running(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with serving(data) as server:
        first = server.make(GAME)
        output_of(capsys, "backup", copy, "--data", data)
        second = server.make(GAME)
        assert "Another server is using" in error_of(capsys, "restore", copy, "--data", data)
    assert "The previous database is in" in output_of(capsys, "restore", copy, "--data", data)
    with serving(data) as server:
        assert server.client(first["token"]).welcome["tell"] == "welcome"
        assert server.client(second["token"]).welcome["tell"] != "welcome"
    (aside,) = data.glob("before-restore-*")
    with closing(sqlite3.connect(aside / DATABASE_FILE)) as database:
        assert database.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_restore_killed_before_its_last_step_leaves_the_old_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with serving(data) as server:
        output_of(capsys, "backup", copy, "--data", data)
        later = server.make(GAME)
    assert (data / f"{DATABASE_FILE}-wal").stat().st_size

    class Killed(BaseException):
        pass

    def killed(*_paths: Path) -> None:
        raise Killed

    monkeypatch.setattr(sqlite_backup, "move_into_place", killed)
    with pytest.raises(Killed):
        sqlite_backup.restore(copy, data)
    with serving(data) as server:
        assert server.client(later["token"]).welcome["tell"] == "welcome"


def test_an_existing_file_is_overwritten_only_with_replace(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.write_text("something else")
    with serving(tmp_path / "data") as server:
        server.make(GAME)
        assert "already exists" in error_of(capsys, "backup", copy, "--data", server.data)
        assert copy.read_text() == "something else"
        assert "one table" in output_of(capsys, "backup", copy, "--data", server.data, "--replace")
    assert [file.name for file in tmp_path.glob("*copy*")] == ["copy.sqlite3"]


@pytest.fixture(scope="module")
def backed_up(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a server's data and a backup of it."""
    folder = tmp_path_factory.mktemp("backed-up")
    with serving(folder / "data") as server:
        server.make(GAME)
        sqlite_backup.back_up(folder / "data", folder / "copy.sqlite3")
    return folder


def test_files_are_synced_as_windows_allows(
    backed_up: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows syncs only files that are open for writing."""
    sync, synced = os.fsync, 0

    def fsync(descriptor: int) -> None:
        nonlocal synced
        assert stat.S_ISDIR(os.fstat(descriptor).st_mode) or fcntl(descriptor, F_GETFL) & os.O_ACCMODE
        sync(descriptor)
        synced += 1

    monkeypatch.setattr(os, "fsync", fsync)
    sqlite_backup.back_up(backed_up / "data", tmp_path / "copy.sqlite3")
    sqlite_backup.restore(tmp_path / "copy.sqlite3", tmp_path / "data")
    assert synced == 4


def damage(copy: Path) -> None:
    """Overwrite the middle of a file."""
    body = bytearray(copy.read_bytes())
    body[4096 : 4096 * 6] = b"\xff" * (4096 * 5)
    copy.write_bytes(body)


def make_newer(copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database:
        database.execute("UPDATE alembic_version SET version_num = 'v9999'")
        database.commit()


def replace_database(copy: Path) -> None:
    copy.unlink()
    with closing(sqlite3.connect(copy)) as database:
        database.execute("CREATE TABLE something (a)")
        database.commit()


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (damage, "damaged"),
        (make_newer, "newer version"),
        (replace_database, "isn’t a database of this program"),
    ],
)
def test_restoring_an_unusable_backup_changes_nothing(
    backed_up: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Any, sentence: str
) -> None:
    folder = shutil.copytree(backed_up, tmp_path / "folder")
    data, copy = folder / "data", folder / "copy.sqlite3"
    before = {file.name: file.read_bytes() for file in data.glob("pegs*")}
    spoil(copy)
    assert sentence in error_of(capsys, "restore", copy, "--data", data)
    after = {file.name: file.read_bytes() for file in data.glob("pegs*")}
    assert after[DATABASE_FILE] == before[DATABASE_FILE]
    assert not list(data.glob("before-restore-*"))


def test_a_folder_without_a_database_and_a_missing_file_are_errors(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "no database in" in error_of(capsys, "backup", tmp_path / "copy", "--data", tmp_path)
    assert "There’s no file" in error_of(capsys, "restore", tmp_path / "copy", "--data", tmp_path)


def test_the_postgresql_commands_in_the_guide_back_up_and_restore(tmp_path: Path, postgres: Postgres) -> None:
    guide = Path("docs/server.md").read_text("utf-8")
    dump, restore = re.findall(r"`(pg_(?:dump|restore) [^`]+)`", guide)
    address = postgres.new_database()
    path = f"{postgres.programs}:{os.environ['PATH']}"

    def run(line: str) -> None:
        environment = {**os.environ, "PATH": path, "DATABASE_URL": address}
        done = subprocess.run(
            ["sh", "-c", line], cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, "")

    with serving(tmp_path / "data", DATABASE_URL=address) as server:
        first = server.make(GAME, start=True)
        client = server.client(first["token"])
        chance = random.Random(1)
        for _ in range(5):
            play(client, chance)
        acknowledged = client.version
        run(dump)
        second = server.make(GAME)
    run(restore)
    with serving(tmp_path / "data", DATABASE_URL=address) as server:
        assert server.client(second["token"]).welcome["tell"] == "bye"
        client = server.client(first["token"])
        assert client.version >= acknowledged
        assert play(client, chance)


def test_with_postgresql_the_errors_name_its_own_tools(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://somebody@host/pegs")
    assert "pg_dump" in error_of(capsys, "backup", "copy")
    assert "pg_restore" in error_of(capsys, "restore", "copy")


def test_a_backup_is_for_its_owner_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It has every hand; so has the database that it's restored to."""
    data, other, copy = tmp_path / "data", tmp_path / "other", tmp_path / "copy.sqlite3"
    before = os.umask(0)
    try:
        with serving(data):
            output_of(capsys, "backup", copy, "--data", data)
        output_of(capsys, "restore", copy, "--data", other)
    finally:
        os.umask(before)
    for file in (data / DATABASE_FILE, copy, other / DATABASE_FILE):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

"""A file has its old content or its new one, whatever happens meanwhile."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from pegs.analysis.checkpoint import write_file
from pegs.core.atomic_file import write_atomically
from pegs.core.errors import UsageError
from pegs.terminal.game_file import GameFile


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing reaches the disk anymore."""

    def fail(_: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fail)


def test_a_file_is_created_and_replaced(tmp_path: Path) -> None:
    file = tmp_path / "file"
    for content in (b"old", b"new\n"):
        write_atomically(file, content)
        assert file.read_bytes() == content
        assert list(tmp_path.iterdir()) == [file]


@pytest.mark.usefixtures("full_disk")
def test_what_fails_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    with pytest.raises(OSError, match="No space"):
        write_atomically(file, b"new")
    with pytest.raises(UsageError, match="the disk is full"):
        write_file(file, b"new")
    assert file.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [file]


@pytest.fixture
def unfinished(tmp_path: Path) -> GameFile:
    return GameFile.create(tmp_path, "basic", [])


def test_a_finished_game_is_on_disk_before_its_events_go(
    unfinished: GameFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync, had_events = os.fsync, list[bool]()

    def watched(descriptor: int) -> None:
        had_events.append(unfinished.path.exists())
        sync(descriptor)

    monkeypatch.setattr(os, "fsync", watched)
    record = unfinished.finish("the record\n")
    assert had_events
    assert all(had_events)
    assert record.read_bytes() == b"the record\n"
    assert not unfinished.path.exists()


@pytest.mark.usefixtures("full_disk")
def test_a_game_that_cannot_be_finished_is_still_there(tmp_path: Path) -> None:
    game = GameFile(tmp_path / "unfinished" / "one.game")
    game.path.parent.mkdir()
    game.path.write_bytes(b"events")
    with pytest.raises(OSError, match="No space"):
        game.finish("the record\n")
    assert game.path.read_bytes() == b"events"
    assert list((tmp_path / "finished").iterdir()) == []

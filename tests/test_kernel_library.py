"""What builds the kernel's library: one process at a time, and never half a library."""

from __future__ import annotations

import errno
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pegs.engine.kernel.backend import BACKEND, LIBRARY, Backend
from pegs.engine.kernel.building import BuildFile
from tools.kernel_library import __main__ as builder

ROOT = Path(__file__).parents[1]
BUILD = """
import sys
from pathlib import Path
from pegs.engine.kernel.building import BuildFile
print("waits", flush=True)
with BuildFile(Path(sys.argv[1])):
    print("builds", flush=True)
"""

needs_library = pytest.mark.skipif(BACKEND is not Backend.LIBRARY, reason="there is no library")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the library should be."""
    monkeypatch.setattr(builder, "FOLDER", tmp_path)
    monkeypatch.setattr(builder, "PROGRESS", tmp_path / "progress")
    return tmp_path


def test_no_library_is_built(folder: Path) -> None:
    assert not builder.is_built()
    assert builder.main(["--check"]) == 1
    assert [*folder.iterdir()] == []


@needs_library
def test_only_a_whole_library_counts(folder: Path) -> None:
    assert LIBRARY is not None
    assert LIBRARY.__file__ is not None
    whole = Path(LIBRARY.__file__)
    shutil.copy2(whole, folder / f"{whole.name}{builder.UNFINISHED}")
    assert not builder.is_built(), "it's still being put there"
    shutil.copy2(whole, folder)
    assert builder.is_built()
    assert builder.main([]) == 0
    other = whole.read_bytes().replace(builder.builder_fingerprint().encode(), b"0" * 16)
    (folder / whole.name).unlink()
    (folder / whole.name).write_bytes(other)
    assert not builder.is_built()


def test_a_second_builder_waits_for_the_first(tmp_path: Path) -> None:
    with BuildFile(tmp_path / "progress"):
        second = subprocess.Popen(
            [sys.executable, "-c", BUILD, str(tmp_path / "progress")], stdout=subprocess.PIPE, text=True
        )
        assert second.stdout is not None
        assert second.stdout.readline() == "waits\n"
        assert second.poll() is None
    assert second.communicate()[0] == "builds\n"


@pytest.mark.parametrize("number", builder.READ_ONLY)
def test_a_folder_that_cannot_be_written_to_leaves_it_to_numba(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], number: int
) -> None:
    def refuse(*_: object) -> None:
        raise OSError(number, "refused", str(folder))

    monkeypatch.setattr(builder, "build_with_this_compiler", refuse)
    assert builder.main([]) == 0
    said = capsys.readouterr().out
    assert f"{folder} can't be written" in said
    assert "Numba compiles it" in said


def test_another_failure_is_one(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fill_up(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full", str(folder))

    monkeypatch.setattr(builder, "build_with_this_compiler", fill_up)
    with pytest.raises(OSError, match="full"):
        builder.main([])


def test_importing_the_builder_chooses_nothing() -> None:
    """Workers that compile for a kind of CPU import it again, and so do these tests."""
    code = """
import os, sys
before = dict(os.environ)
import tools.kernel_library.__main__
print("numba" in sys.modules, before == os.environ)
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == "False True\n"

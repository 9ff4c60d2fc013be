"""The library while another process builds it: who waits, and for how long."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pegs.engine.kernel import building
from pegs.engine.kernel.building import VARIABLE, BuildFile

CHOSEN = """
import sys
from pegs.engine.kernel import backend
print(backend.BACKEND, backend.is_loaded(), "numba" in sys.modules)
"""
POSITION = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"
MOVES = f"from pegs.cli import main; main(['moves', '--rules', 'guide', '{POSITION}'])"
LOADED = f"""
import sys
from pegs.engine.kernel import backend, entry_points
assert not backend.is_loaded()
sys.stdin.readline()
assert backend.load_library()
{MOVES}
"""


@pytest.fixture
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    file = tmp_path / "build" / "progress"
    monkeypatch.setenv(VARIABLE, str(file))
    return file


def start(code: str) -> subprocess.Popen[str]:
    kept = {
        name: text for name, text in os.environ.items() if name not in ("PEGS_KERNEL", "NUMBA_BOUNDSCHECK")
    }
    return subprocess.Popen(
        [sys.executable, "-c", code],
        env={**kept, "PEGS_LANGUAGE": "en", "NUMBA_DISABLE_JIT": "0"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_build_counts_as_long_as_its_process_has_the_file(progress: Path) -> None:
    assert not building.is_being_built()
    assert building.share_built() == 0
    with BuildFile(progress) as file:
        assert building.is_being_built()
        for share in (0.0, 0.25, 1.0):
            file.report(share)
            assert building.share_built() == share
    assert not building.is_being_built()


def test_the_builder_that_is_killed_no_longer_counts(progress: Path) -> None:
    code = f"""
import pathlib, sys
from pegs.engine.kernel.building import BuildFile
with BuildFile(pathlib.Path({str(progress)!r})):
    print("building", flush=True)
    sys.stdin.readline()
"""
    builder = start(code)
    assert builder.stdout is not None
    assert builder.stdout.readline() == "building\n"
    assert building.is_being_built()
    builder.kill()
    builder.communicate()
    assert not building.is_being_built()


def test_an_unreadable_share_is_none(progress: Path) -> None:
    progress.parent.mkdir()
    for text in ("", "half", "\0"):
        progress.write_text(text)
        assert building.share_built() == 0


def test_a_process_that_waits_for_the_library_compiles_nothing(progress: Path) -> None:
    with BuildFile(progress):
        assert start(CHOSEN).communicate()[0] == "library False False\n"
        early = start(MOVES)
        assert "still being compiled" in early.communicate()[1]
        assert early.returncode == 2


def test_the_library_can_be_loaded_later(progress: Path) -> None:
    from pegs.engine.kernel.backend import LIBRARY

    if LIBRARY is None:
        pytest.skip("there is no library")
    with BuildFile(progress):
        waiting = start(LOADED)
        done, problem = waiting.communicate("\n")
    assert waiting.returncode == 0, problem
    assert done == start(MOVES).communicate()[0]

"""How Numba links the kernel: by our own code with the Numba it's tested with, else in its ordinary way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hatch_build import COMPILER
from pegs.engine import warmup
from pegs.engine.kernel import jit
from tests.engine.played import played

ROOT = Path(__file__).parents[2]

NEWER = "import numba; numba.__version__ = '999.1.0rc1'"
MOVED = "from numba.core import codegen; del codegen.JITCodeLibrary"
ASK = "from pegs.engine.kernel import jit; print(jit.LTO)"
PLAY = "from tests.engine.played import played; import json; print(json.dumps(played()))"


def run(code: str, cache: Path) -> str:
    """What a new process with its own cache prints."""
    environment = {**os.environ, "PEGS_CACHE_DIR": str(cache), "PEGS_KERNEL": "numba"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_installed_numba_is_tested() -> None:
    """If this fails, see "A new Numba" in docs/contributing.md."""
    assert jit.LTO is not None
    assert tuple(map(int, jit.NUMBA.split(".")[:2])) == jit.TESTED_NUMBA
    major, minor = jit.TESTED_NUMBA
    assert f"numba>=0.68,<{major}.{minor + 1}" in COMPILER


@pytest.mark.parametrize("change", [NEWER, MOVED])
def test_an_unknown_numba_links_in_its_ordinary_way(change: str, tmp_path: Path) -> None:
    assert run(f"{change}\n{ASK}", tmp_path) == "None"


@pytest.mark.soak
def test_ordinary_linking_gives_the_same_games(tmp_path: Path) -> None:
    assert json.loads(run(f"{NEWER}\n{PLAY}", tmp_path)) == played()
    (kernel,) = tmp_path.iterdir()
    assert kernel != jit.CACHE


def test_the_first_start_mentions_ordinary_linking(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = warmup.announcement(warmup.ENGINE)
    assert "20 seconds" in usual
    assert "Numba" not in usual
    monkeypatch.setattr(jit, "LTO", None)
    monkeypatch.setattr(jit, "NUMBA", "0.69.0")
    longer = warmup.announcement(warmup.ENGINE)
    assert "40 seconds" in longer
    assert "doesn’t know Numba 0.69.0 yet" in longer

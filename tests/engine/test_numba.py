"""How the kernel is linked: by our own code with the Numba it's tested with, else in Numba's ordinary way."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from pegs import Game, turn_text
from pegs.engine import warmup
from pegs.engine.kernel import compiler

ROOT = Path(__file__).parents[2]
PLIES = 80

NEWER = "import numba; numba.__version__ = '999.1.0rc1'"
MOVED = "from numba.core import codegen; del codegen.JITCodeLibrary"
ASK = "from pegs.engine.kernel import compiler; print(compiler.LTO)"
PLAY = "from tests.engine.test_numba import played; import json; print(json.dumps(played()))"


def run(code: str, cache: Path) -> str:
    """What a new process with its own cache prints."""
    environment = {**os.environ, "PEGS_CACHE_DIR": str(cache)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def played() -> list[list[str]]:
    """The legal turns before each ply of two random games."""
    listed = []
    for rules, players, teams in (("arizona", 6, 2), ("bluffing", 4, 4)):
        game, chance = Game.deal(rules, players, teams, seed=7), Random(7)
        for _ in range(PLIES):
            turns = game.legal_turns()
            listed.append([turn_text(game.board, turn) for turn in turns])
            game.play(chance.choice(turns))
    return listed


def test_the_installed_numba_is_tested() -> None:
    """If this fails, see "A new Numba" in docs/contributing.md."""
    assert compiler.LTO is not None
    assert tuple(map(int, compiler.NUMBA.split(".")[:2])) == compiler.TESTED_NUMBA


@pytest.mark.parametrize("change", [NEWER, MOVED])
def test_an_unknown_numba_links_in_its_ordinary_way(change: str, tmp_path: Path) -> None:
    assert run(f"{change}\n{ASK}", tmp_path) == "None"


def test_ordinary_linking_gives_the_same_games(tmp_path: Path) -> None:
    assert json.loads(run(f"{NEWER}\n{PLAY}", tmp_path)) == played()
    (kernel,) = tmp_path.iterdir()
    assert kernel != compiler.CACHE


def test_the_first_start_mentions_ordinary_linking(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = warmup.announcement(warmup.ENGINE)
    assert "20 seconds" in usual
    assert "Numba" not in usual
    monkeypatch.setattr(warmup, "LTO", None)
    monkeypatch.setattr(warmup, "NUMBA", "0.69.0")
    longer = warmup.announcement(warmup.ENGINE)
    assert "40 seconds" in longer
    assert "doesn’t know Numba 0.69.0 yet" in longer

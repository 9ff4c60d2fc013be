"""The kernel compiled ahead of time: it plays the same games as every other backend."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pegs.engine.kernel import backend, sources
from pegs.engine.kernel.backend import BACKEND, LIBRARY, Backend
from pegs.engine.kernel.compiler import ENTRIES
from tests.engine.played import played

ROOT = Path(__file__).parents[2]
PLAY = "from tests.engine.played import played; import json; print(json.dumps(played()))"
WITHOUT_NUMBA = "import sys; sys.modules.update(numba=None, llvmlite=None, numpy=None)"
WITHOUT_LIBRARY = "import sys; sys.modules['pegs.engine.kernel._prebuilt'] = None"
POSITION = "A@start,5 turn=A A=5"
CHOOSE = "from pegs.engine.kernel.backend import BACKEND; print(BACKEND)"

needs_library = pytest.mark.skipif(
    BACKEND is not Backend.LIBRARY, reason="this machine has no C compiler, or PEGS_KERNEL chooses another"
)


def run(code: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a new process."""
    kept = {name: text for name, text in os.environ.items() if not name.startswith(("NUMBA_", "PEGS_"))}
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=ROOT,
        env={**kept, "PEGS_LANGUAGE": "en", **settings},
        capture_output=True,
        text=True,
        check=False,
    )


@needs_library
def test_the_library_has_every_entry_point() -> None:
    import pegs.analysis.loop
    import pegs.players.policies
    import pegs.study.stepping
    import pegs.training.searched_play
    import pegs.training.self_play  # noqa: F401

    assert {function.__name__ for function in ENTRIES} <= set(dir(LIBRARY))
    assert len({function.__name__ for function in ENTRIES}) == len(ENTRIES)


@needs_library
def test_games_need_neither_numba_nor_numpy() -> None:
    done = run(f"{WITHOUT_NUMBA}\n{PLAY}")
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == played()


@needs_library
def test_a_library_of_other_sources_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert backend._find_library() is LIBRARY
    monkeypatch.setattr(backend, "fingerprint", lambda: "0" * len(sources.fingerprint()))
    assert backend._find_library() is None


@needs_library
def test_wrong_arguments_are_refused() -> None:
    assert LIBRARY is not None
    with pytest.raises(TypeError, match="takes 3 integers, not 1"):
        LIBRARY.legal(1)
    with pytest.raises(TypeError):
        LIBRARY.legal("a", "b", "c")
    with pytest.raises(OverflowError):
        LIBRARY.legal(2**64, 0, 0)


@pytest.mark.parametrize("chosen", ["numba", "python"])
def test_the_environment_chooses(chosen: str) -> None:
    assert run(CHOOSE, PEGS_KERNEL=chosen).stdout == f"{chosen}\n"


def test_numbas_own_settings_count() -> None:
    assert run(CHOOSE, NUMBA_DISABLE_JIT="1").stdout == "python\n"
    assert run(CHOOSE, NUMBA_BOUNDSCHECK="1").stdout == "numba\n"


@pytest.mark.parametrize(
    ("code", "settings", "said"),
    [
        (f"{WITHOUT_LIBRARY}; sys.modules['numba'] = None", {}, 'pip install "pegs-and-jokers[jit]"'),
        (WITHOUT_LIBRARY, {"PEGS_KERNEL": "library"}, "make kernel"),
        ("", {"PEGS_KERNEL": "fast"}, "library, numba, python"),
    ],
)
def test_an_engine_that_cannot_run_says_what_to_do(code: str, settings: dict[str, str], said: str) -> None:
    done = run(f"{code}\nfrom pegs.cli import main; main(['moves', {POSITION!r}])", **settings)
    assert done.returncode == 2, done.stderr
    assert said in done.stderr.replace("\n", " ")
    assert "Traceback" not in done.stderr

"""What playing in a terminal takes to install, and how long it then takes to start.

The wheel is built, and installed without any extra into a new environment, whose processes are timed. Sizes
are in millions of bytes, compiled bytecode included. The peers are the sizes of OpenSpiel and NumPy alone,
and an interpreter of that environment that does nothing. Fails if `pegs moves` lists the wrong
turns, or if anything was compiled.

    make bench
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from importlib.metadata import distribution
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from measure import show
from results import Peer, Result, keep

ROOT = Path(__file__).parents[1]
MAX_WHEEL, MAX_ENVIRONMENT = 3.25, 45.0
"""Millions of bytes."""
MAX_FIRST, MAX_IMPORT = 0.6, 0.3
"""Seconds, for the first `pegs moves`, and for everything that plays nothing."""
ROUNDS = 9
NOTHING = ("-c", "pass")
IMPORT = (
    "-c",
    "import pegs.engine.game; from pegs.engine.kernel.backend import BACKEND; assert BACKEND == 'library'",
)
HELP = ("-m", "pegs", "--help")
MOVES = ("-m", "pegs", "moves", "--rules", "guide", "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38/?5/?5/?5")
TURNS = ["3 A14-A17", "3 A8-A11", "8 A8-A0"]


def build_wheel(folder: Path) -> Path:
    """Build a wheel as `make dist` does."""
    build = ("--build-constraints", "requirements/build.txt", "--require-build-hashes")
    command = (".tools/bin/uv", "build", "--quiet", "--wheel", *build, "--out-dir", str(folder))
    subprocess.run(command, cwd=ROOT, check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(folder: Path) -> Path:
    """Install the package and what it needs into a new environment; its Python."""
    subprocess.run(("tools/sync.sh", str(folder), "--no-default-groups"), cwd=ROOT, check=True)
    return folder / "bin/python"


def megabytes(folder: Path) -> float:
    """The size of all files in a folder."""
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_dir()) / 1e6


def installed_megabytes(package: str) -> float:
    """The size of an installed package, without what it needs."""
    files = (file.locate() for file in distribution(package).files or ())
    return sum(Path(str(file)).stat().st_size for file in files if Path(str(file)).is_file()) / 1e6


def timed(python: Path, arguments: tuple[str, ...], cache: Path) -> tuple[float, list[str]]:
    """The seconds of one new process of this environment, and the lines it printed."""
    environment = {**os.environ, "PEGS_CACHE_DIR": str(cache)}
    begin = time.perf_counter()
    done = subprocess.run(
        [python, *arguments], env=environment, cwd=cache, capture_output=True, text=True, check=True
    )
    return time.perf_counter() - begin, done.stdout.splitlines()


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build_wheel(folder / "wheel").stat().st_size / 1e6
        environment, cache = folder / "environment", folder / "cache"
        python = install(environment)
        size = megabytes(environment)
        cache.mkdir()
        first, lines = timed(python, MOVES, cache)
        assert lines == TURNS, lines
        assert not any(cache.iterdir()), "something was compiled"
        works = (NOTHING, IMPORT, HELP, MOVES)
        rounds = [[timed(python, each, cache)[0] for each in works] for _ in range(ROUNDS)]
    nothing, import_engine, show_help, moves = map(min, zip(*rounds, strict=True))
    openspiel = Peer("OpenSpiel without what it needs", installed_megabytes("open-spiel"), "MB")
    numpy = Peer("NumPy alone", installed_megabytes("numpy"), "MB")
    start = (Peer("an interpreter that does nothing", nothing, "s"),)
    results = [
        Result("wheel", wheel, "MB", MAX_WHEEL, (openspiel,), at_most=True),
        Result("environment of engine and terminal", size, "MB", MAX_ENVIRONMENT, (numpy,), at_most=True),
        Result("first pegs moves", first, "s", MAX_FIRST, start, at_most=True),
        Result("later pegs moves", moves, "s", MAX_FIRST, start, at_most=True),
        Result("import pegs.engine", import_engine, "s", MAX_IMPORT, start, at_most=True),
        Result("pegs --help", show_help, "s", MAX_IMPORT, start, at_most=True),
    ]
    rows = [[each.name, f"{each.measured:.2f} {each.unit}", f"{each.required}"] for each in results]
    show("A new environment", ["", "measured", "at most"], rows)
    keep("A new environment without extras", results)


if __name__ == "__main__":
    main()

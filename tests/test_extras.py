"""A plain ``pip install pegs-and-jokers``: what works without the extras, and what asks for one."""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import os
import re
import subprocess
import sys
import tomllib
import venv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from pegs.cli import main
from pegs.core.errors import UsageError
from pegs.extras import EXTRAS
from tests.record.games import sample

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
INSTALL = 'Install it: pip install "pegs-and-jokers[{}]"\n'
POSITION = "3s,A8,A14/3s,A0,A16/4s,A11/5s A 38T/?5/?5/?5"


def installed_with(requirements: Iterable[str]) -> set[str]:
    """The names of the distributions that these requirements install, with their own requirements."""
    names: set[str] = set()
    pending = [Requirement(each) for each in requirements]
    while pending:
        wanted = pending.pop()
        name = canonicalize_name(wanted.name)
        if name in names or (wanted.marker is not None and not wanted.marker.evaluate({"extra": ""})):
            continue
        assert not wanted.extras
        names.add(name)
        pending += [Requirement(each) for each in importlib.metadata.requires(name) or ()]
    return names


def files_of(name: str) -> set[Path]:
    """The files and folders in site-packages that a distribution consists of."""
    distribution = importlib.metadata.distribution(name)
    tops = {file.parts[0] for file in distribution.files or ()} - {"..", "__pycache__"}
    return {Path(str(distribution.locate_file(top))) for top in tops}


def python_with(requirements: Sequence[str], folder: Path) -> Path:
    """The Python of a new environment with this package, and what these requirements install."""
    venv.create(folder)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    (packages,) = folder.glob("[Ll]ib/**/site-packages")
    names = {PROJECT["name"], *installed_with(requirements)}
    for file in set[Path]().union(*map(files_of, names)):
        if file.suffix != ".pth":
            (packages / file.name).symlink_to(file)
    (packages / "pegs.pth").write_text(str(ROOT / "src"))
    return python


@pytest.fixture(scope="module")
def plain_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that has the project's dependencies and none of its extras."""
    return python_with(PROJECT["dependencies"], tmp_path_factory.mktemp("plain"))


@pytest.fixture(scope="module")
def simulating_python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with the extra for simulations only."""
    extra = PROJECT["optional-dependencies"]["simulate"]
    return python_with([*PROJECT["dependencies"], *extra], tmp_path_factory.mktemp("simulating"))


def run(python: Path | str, folder: Path, *args: str) -> subprocess.CompletedProcess[str]:
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("PYTHON") and name != "DATABASE_URL"
    } | {"PEGS_LANGUAGE": "en", "PEGS_DATA_DIR": str(folder)}
    return subprocess.run(
        [python, *args],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment,
        check=False,
    )


COMMANDS_IN_TURN = """
import contextlib, io, json, sys
from pegs.cli import main
for line in sys.argv[2:]:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main([sys.argv[1] if word == "POSITION" else word for word in line.split()])
        except SystemExit as end:
            status = end.code or 0
    print(json.dumps([status, out.getvalue(), err.getvalue()]))
"""
"""Runs commands one after another in one process, since starting takes the most time."""


def commands(python: Path, folder: Path, lines: Sequence[str]) -> list[list[Any]]:
    """The exit status, standard output and standard error of each command."""
    done = run(python, folder, "-c", COMMANDS_IN_TURN, POSITION, *lines)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


COMMANDS = (
    "--help",
    "serve --help",
    "rules list",
    "rules show kilpatrick",
    "moves --rules guide POSITION",
    "why --rules guide POSITION",
    "play",
    "verify games.txt",
    "replay games.txt",
)


def test_commands_that_need_no_extra(plain_python: Path, tmp_path: Path) -> None:
    (tmp_path / "games.txt").write_text(sample(), "utf-8")
    found = commands(plain_python, tmp_path, COMMANDS)
    for line, (status, out, err) in zip(COMMANDS, found, strict=True):
        assert (status, bool(out)) == (0, True), (line, err)


def test_simulations_need_one_extra(plain_python: Path, simulating_python: Path, tmp_path: Path) -> None:
    line = "simulate --seats random --games 2 --seed 7 --chart chart.svg"
    ((status, out, err),) = commands(simulating_python, tmp_path, [line])
    assert (status, bool(out)) == (0, True), err
    sentence = f"Simulations need NumPy. {INSTALL.format('simulate')}"
    lines = [line, "compare greedy random --games 2", "ladder"]
    assert commands(plain_python, tmp_path, lines) == [[2, "", sentence]] * 3
    done = run(plain_python, tmp_path, "-c", "import pegs; pegs.simulate")
    assert done.stderr.strip().endswith(sentence.strip())


def test_playing_at_another_machine_needs_no_extra(plain_python: Path, tmp_path: Path) -> None:
    done = run(plain_python, tmp_path, "-c", "import pegs.remote.playing, pegs.remote.joining")
    assert done.returncode == 0, done.stderr


def test_commands_that_need_an_extra_say_how_to_install_it(simulating_python: Path, tmp_path: Path) -> None:
    sentences = {
        "serve": f"The server isn’t installed. {INSTALL.format('server')}",
        "backup copy.db": f"The server isn’t installed. {INSTALL.format('server')}",
        "prune": f"The server isn’t installed. {INSTALL.format('server')}",
        "restore copy.db": f"The server isn’t installed. {INSTALL.format('server')}",
        "simulate --games 2 --chart chart.png": (
            f"Drawing PNG charts needs one more package. {INSTALL.format('charts')}"
        ),
        "simulate --games 2 --games-out games.parquet": (
            f"Parquet files and Arrow tables need one more package. {INSTALL.format('parquet')}"
        ),
        "simulate --games 2 --ray local": f"The package Ray isn’t installed. {INSTALL.format('ray')}",
        "compare greedy random --games 2 --ray local": (
            f"The package Ray isn’t installed. {INSTALL.format('ray')}"
        ),
    }
    found = commands(simulating_python, tmp_path, list(sentences))
    for (line, sentence), outcome in zip(sentences.items(), found, strict=True):
        assert outcome == [2, "", sentence], line


def test_rows_as_pandas_and_arrow_need_extras(simulating_python: Path, tmp_path: Path) -> None:
    code = """
import pegs
games = pegs.simulate("basic", seats="random", games=1, max_turns=5)
for convert in games.to_pandas, games.seats.to_arrow, games.__arrow_c_stream__:
    try:
        convert()
    except pegs.PegsError as error:
        print(error)
"""
    done = run(simulating_python, tmp_path, "-c", code)
    extras = ["pandas", "parquet", "parquet"]
    assert [line.partition(" Install it: ")[2] for line in done.stdout.splitlines()] == [
        f'pip install "pegs-and-jokers[{extra}]"' for extra in extras
    ], done.stderr


def test_a_shared_database_needs_an_extra(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://nowhere/pegs")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(SystemExit) as end:
        main(["serve"])
    assert end.value.code == 2
    assert capsys.readouterr().err.endswith(INSTALL.format("postgres"))


def test_the_server_needs_no_other_extra(tmp_path: Path) -> None:
    code = """
import pkgutil, sys
sys.modules.update(asyncpg=None, resvg_py=None)
import pegs.server
for module in pkgutil.walk_packages(pegs.server.__path__, "pegs.server."):
    # The last one is imported only for a PostgreSQL database.
    if ".migrations." not in module.name and module.name != "pegs.server.cluster.locking_process":
        __import__(module.name)
"""
    done = run(sys.executable, tmp_path, "-c", code)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("library", ["gymnasium", "openspiel", "pettingzoo"])
def test_an_environment_says_how_to_install_its_library(
    library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = importlib.import_module(f"pegs.study.{library}")
    monkeypatch.setattr("pegs.extras.find_spec", lambda _name: None)
    sentence = f"This interface for studying the game isn’t installed. {INSTALL.format('study').strip()}"
    with pytest.raises(UsageError, match=re.escape(sentence)):
        importlib.reload(module)


def test_every_extra_can_be_asked_for() -> None:
    assert set(EXTRAS) == set(PROJECT["optional-dependencies"])

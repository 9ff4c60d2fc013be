"""Which tests belong to touched files: those that are near by imports, and those that a list names.

Imports lead from a test to the Python code that it runs in its own process. What runs in another process or
in a browser, and what isn't Python, has its tests in ``tests_of.toml``.
"""

from __future__ import annotations

import ast
import json
import tomllib
from collections import defaultdict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path, PurePath

import grimp

from tools.check.touched import ROOT

LIST = Path(__file__).with_name("tests_of.toml")
PACKAGE = "pegs"
IN_BROWSER = "tests/browser/"
HELPERS = ("tests/", "tools/", "bench/")
"""Folders whose modules tests import, and no module of the package."""
SECONDS = ROOT / ".pytest_cache" / "v" / "pegs" / "seconds"
"""What each file of tests took when it last ran: `tests/conftest.py` keeps it."""
CACHE = ROOT / ".import_linter_cache"
"""Where import-linter has its graph; it is made by the same library."""
UNKNOWN = 5.0
"""The seconds to plan for a file of tests that hasn't run here yet."""
FAR = 4
"""Files of tests that are this many imports away from what was touched aren't near."""


@dataclass(frozen=True, order=True)
class Candidate:
    """A file of tests, in the order in which they run: near ones, those of the same package, quick ones."""

    distance: int
    is_elsewhere: bool
    seconds: float
    file: str


@dataclass(frozen=True)
class Selection:
    """The files of tests to run, those for which there's no time, and the touched files that have none."""

    chosen: list[str]
    left: list[str]
    untested: list[str]


def select(touched: Iterable[str], budget: float) -> Selection:
    """The nearest tests of the touched files that take ``budget`` seconds together.

    Touched tests and those of the list always run.
    """
    touched = list(touched)
    distances = _near(touched) | dict.fromkeys(_listed(touched), 0)
    distances |= {file: 0 for file in touched if is_test(file) and (ROOT / file).exists()}
    took = _seconds()
    folders = {f"tests/{PurePath(file).parts[2]}/" for file in touched if file.startswith("src/pegs/")}
    order = sorted(
        Candidate(far, not file.startswith(tuple(folders)), took.get(file, UNKNOWN), file)
        for file, far in distances.items()
    )
    chosen: list[str] = []
    left: list[str] = []
    for each in order:
        fits = each.distance == 0 or each.seconds <= budget
        budget -= each.seconds if fits else 0
        (chosen if fits else left).append(each.file)
    return Selection(chosen, left, [file for file in touched if not has_tests(file)])


def has_tests(file: str) -> bool:
    """Whether there are tests of this file, near it or on the list, or in it."""
    return is_test(file) or bool(_listed([file]) or _near([file]))


def is_test(file: str) -> bool:
    """Whether pytest finds tests in it."""
    path = PurePath(file)
    return path.parts[0] == "tests" and path.name.startswith("test_") and path.suffix == ".py"


@cache
def listed_tests() -> dict[str, list[str]]:
    """Patterns of files, each with its tests: files, folders, or one test of a file."""
    found: dict[str, list[str]] = tomllib.loads(LIST.read_text("utf-8"))
    return found


def _listed(touched: list[str]) -> set[str]:
    return {
        test
        for pattern, tests in listed_tests().items()
        if any(fnmatchcase(file, pattern) for file in touched)
        for test in tests
    }


def _near(touched: list[str]) -> dict[str, int]:
    """The files of tests near the touched Python files, each with its distance in imports.

    Browser tests import much to prepare what they look at, so only their helpers and the list lead to them.
    """
    found: dict[str, int] = {}
    for name, far in _distances(touched).items():
        for test in _tests_that_import().get(name, ()):
            if not (test.startswith(IN_BROWSER) and name.startswith(PACKAGE)):
                found[test] = min(far + 1, found.get(test, FAR))
    return found


@cache
def _tests_that_import() -> dict[str, list[str]]:
    """The files of tests that import each module."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for name in imports_of(file):
            found[name].append(str(file.relative_to(ROOT)))
    return found


def _distances(touched: list[str]) -> dict[str, int]:
    """How many imports each module that is near is away from the nearest touched one."""
    python = [file for file in touched if file.endswith(".py")]
    helpers = [module_of(file) for file in python if file.startswith(HELPERS) and not is_test(file)]
    start = [module_of(file) for file in python if file.startswith("src/")]
    distances = dict.fromkeys([*start, *helpers], 0)
    graph = _graph() if start else None
    waiting = deque(name for name in start if graph and name in graph.modules)
    while graph and waiting:
        name = waiting.popleft()
        if distances[name] + 1 == FAR:
            break
        for importer in graph.find_modules_that_directly_import(name) - distances.keys():
            distances[importer] = distances[name] + 1
            waiting.append(importer)
    return distances


@cache
def _graph() -> grimp.ImportGraph | None:
    """Who imports whom in the package; None if a file of it can't be read (the linter says why)."""
    try:
        return grimp.build_graph(PACKAGE, cache_dir=str(CACHE))
    except grimp.exceptions.SourceSyntaxError:
        return None


def module_of(file: str) -> str:
    """The name under which a file below the root is imported."""
    parts = PurePath(file).with_suffix("").parts
    return ".".join(parts[1:] if parts[0] == "src" else parts).removesuffix(".__init__")


def imports_of(file: Path) -> frozenset[str]:
    """The modules that a file of tests imports, itself or through modules of ``tests``."""
    found: set[str] = set()
    waiting = [file]
    while waiting:
        for name in _imported(waiting.pop()):
            helper = ROOT / PurePath(*name.split(".")).with_suffix(".py")
            if name not in found and name.startswith("tests.") and helper.exists():
                waiting.append(helper)
            found.add(name)
    return frozenset(found)


@cache
def _imported(file: Path) -> frozenset[str]:
    try:
        tree = ast.parse(file.read_bytes())
    except SyntaxError:  # the linter and pytest say where
        return frozenset()
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return frozenset(found)


def _seconds() -> dict[str, float]:
    try:
        found: dict[str, float] = json.loads(SECONDS.read_text())
    except (OSError, ValueError):
        return {}
    return found

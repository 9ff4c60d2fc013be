"""The shape of the source: no circular imports, and no key written twice in a dictionary."""

from __future__ import annotations

import ast
import re
from collections import Counter
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "bench", "tools")
FILES = [file for folder in FOLDERS for file in sorted((ROOT / folder).rglob("*.py"))]


def test_imports_have_no_circle() -> None:
    """Imports inside functions and under TYPE_CHECKING count too."""
    graph = grimp.build_graph("pegs", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def repeated_keys(tree: ast.AST) -> list[str]:
    """Keys that stand twice in one dictionary: literals, names, and attributes such as ``Kind.MOVE``."""
    return [
        f"line {node.lineno}: {key}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Dict)
        for key, times in Counter(ast.unparse(key) for key in node.keys if key is not None).items()
        if times > 1
    ]


def test_no_dictionary_repeats_a_key() -> None:
    repeated = {file: repeated_keys(ast.parse(file.read_text("utf-8"))) for file in FILES}
    assert {str(file.relative_to(ROOT)): keys for file, keys in repeated.items() if keys} == {}


@pytest.mark.parametrize("source", ['{"a": 1, "a": 2}', "{Kind.MOVE: 1, Kind.MOVE: 2}", "{name: 1, name: 2}"])
def test_repeated_keys_are_found(source: str) -> None:
    assert len(repeated_keys(ast.parse(source))) == 1


def test_one_module_writes_svg() -> None:
    """Its escaping and its numbers are right once, for every picture and chart."""
    files = [file for folder in ("src", "bench", "tools") for file in (ROOT / folder).rglob("*.py")]
    assert len(files) > 500
    writers = [file for file in files if "www.w3.org/2000/svg" in file.read_text("utf-8")]
    assert writers == [ROOT / "src/pegs/core/svg.py"]


VAGUE = re.compile(
    r"\b(?!with\b)\w+ whom\b|\b[Ss]o many\b(?![^.]*\bthat\b)|"
    r"^ *(?:\w+, )*found(?:: [^=]+)? = |\bfor found in\b|"
    r"\bThe sentence that\b|\breaders aloud\b|\blately\b|\bchances? to win\b|"
    r"^_?(?:MOST|LEAST|FEWEST)(?!_TELLING)\w* = "
)
"""Phrases that read as translated, and names that don't say what was found, or that it's a maximum."""


def test_sources_say_what_they_mean() -> None:
    """Migrations stay as they were."""
    files = [file for file in FILES if file.is_relative_to(ROOT / "src") and "migrations" not in file.parts]
    assert len(files) > 500
    lines = ((file.name, line) for file in files for line in file.read_text("utf-8").splitlines())
    assert [(name, line) for name, line in lines if _is_vague(line)] == []


_HINTS = ("whom", "o many", "found", "sentence", "aloud", "lately", "to win", "MOST", "LEAST", "FEWEST")
"""One of these is in every vague line: looking for them first is faster."""


def _is_vague(line: str) -> bool:
    return any(word in line for word in _HINTS) and VAGUE.search(line) is not None


@pytest.mark.parametrize(
    "line",
    [
        "# To whom the cards were kind",
        "# A row of so many numbers.",
        "    found: int = 1",
        "a, found = b",
        "# The sentence that a player failed.",
        "# What was removed lately",
        "# Their chances to win by the net",
        "_MOST_ROUNDS = 100",
    ],
)
def test_vague_sources_are_found(line: str) -> None:
    assert _is_vague(line)

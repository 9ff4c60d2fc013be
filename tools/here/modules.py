"""Which modules of the package a device needs: `ROOT`, and all that it imports, however deep and late."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = "pegs"
ROOT = SOURCES / PACKAGE / "here"
LEFT_OUT = ("pegs.engine.kernel.jit", "pegs.engine.kernel.intrinsics")
"""What is imported only where Numba compiles the kernel."""


def modules() -> dict[str, Path]:
    """The modules' names and files, sorted."""
    found: dict[str, Path] = {}
    pending = [".".join(file.relative_to(SOURCES).with_suffix("").parts) for file in ROOT.rglob("*.py")]
    pending = [name.removesuffix(".__init__") for name in pending]
    while pending:
        name = pending.pop()
        file = _file(name)
        if name in found or name in LEFT_OUT or file is None:
            continue
        found[name] = file
        pending += [each for each in imported(file.read_text("utf-8")) if each.startswith(f"{PACKAGE}.")]
        pending += [parent for parent in [name.rpartition(".")[0]] if parent]
    return dict(sorted(found.items()))


def imported(source: str) -> Iterator[str]:
    """What a module imports, in its functions, too; and what may be a module or one of its names."""
    pending: list[ast.AST] = [ast.parse(source)]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{each.name}" for each in node.names)
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            pending += node.orelse
        else:
            pending += ast.iter_child_nodes(node)


def _file(name: str) -> Path | None:
    path = SOURCES.joinpath(*name.split("."))
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)

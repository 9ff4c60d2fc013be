"""Compiles everything for a device. Runs in Pyodide, whose Python is the device's (``web/tools/here.ts``).

The files in an archive are stored as they are: whoever serves or sends them compresses the whole.
"""

import ast
import importlib
import importlib._bootstrap_external as bootstrap
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

LIBRARY = Path("/lib/python314.zip")
PACKAGE = "/pegs.zip"
OPTIMIZED = 2
"""Without docstrings and asserts."""
LATE = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig", "linecache", "traceback")
"""Parts of Python that it imports itself, when they are first needed."""


def load_all() -> None:
    """Import every module of the package, so that `sys.modules` has all of Python that they need."""
    with zipfile.ZipFile(PACKAGE) as archive:
        archive.extractall("/app")
    sys.path.insert(0, "/app")
    for file in sorted(Path("/app").rglob("*.pyc")):
        name = ".".join(file.relative_to("/app").with_suffix("").parts)
        importlib.import_module(name.removesuffix(".__init__"))
    for name in [*LATE, *late_imports()]:
        importlib.import_module(name)


def late_imports() -> list[str]:
    """What the package imports of Python only in functions."""
    with zipfile.ZipFile("/stage.zip") as stage:
        sources = [stage.read(name) for name in stage.namelist() if name.endswith(".py")]
    names = {
        name.split(".")[0] if isinstance(node, ast.Import) else name
        for source in sources
        for node in ast.walk(ast.parse(source))
        for name in _imported(node)
    }
    return sorted(name for name in names if name.split(".")[0] in sys.stdlib_module_names and find_spec(name))


def _imported(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [each.name for each in node.names]
    return [node.module] if isinstance(node, ast.ImportFrom) and node.module and not node.level else []


def library_files() -> list[str]:
    """The files of Python's own library that have been imported."""
    files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    prefix = f"{LIBRARY}/"
    return sorted(file.removeprefix(prefix) for file in files if file and file.startswith(prefix))


def compiled(source: bytes, name: str) -> bytes:
    """A module's bytecode, which is never compared with a source."""
    code = compile(source, f"/{name}", "exec", dont_inherit=True, optimize=OPTIMIZED)
    return bytes(bootstrap._code_to_hash_pyc(code, bytes(8), False))


def write(archive: str, entries: list[tuple[str, bytes]]) -> None:
    """Write an archive; Python's sources in it become bytecode."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_STORED) as file:
        for name, body in entries:
            is_source = name.endswith(".py")
            file.writestr(
                zipfile.ZipInfo(f"{name}c" if is_source else name),
                compiled(body, name) if is_source else body,
            )


def main() -> None:
    """Write both archives."""
    with zipfile.ZipFile("/stage.zip") as stage:
        write(PACKAGE, [(name, stage.read(name)) for name in sorted(stage.namelist())])
    load_all()
    with zipfile.ZipFile(LIBRARY) as library:
        write("/stdlib.zip", [(name, library.read(name)) for name in library_files()])


main()

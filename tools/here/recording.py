"""Finds out what a device needs of Python's own library and what it compiles, by importing everything.

Runs in Pyodide. It imports nothing for itself that isn't imported anyway, because that would count.
"""

import collections
import dataclasses
import importlib
import marshal
import sys
from importlib.util import find_spec
from typing import Any

LATE = ("encodings.ascii", "encodings.latin_1", "encodings.utf_8_sig", "linecache", "traceback")
"""What Python imports by itself, when it's first needed."""
_annotations, _engine, _compiler = map(importlib.import_module, ("annotationlib", "_sre", "re._compiler"))
_codes: dict[str, Any] = {}
_patterns: dict[Any, Any] = {}


def imported_files(modules: list[str], late: list[str], library: str) -> list[str]:
    """The files of the library that are imported.

    Args:
        modules: The device's modules.
        late: What they import, in their functions, too. Some of it exists only elsewhere.
        library: The archive of Python's library.
    """
    _record()
    for name in (*modules, *LATE):
        importlib.import_module(name)
    for name in late:
        if name.split(".")[0] in sys.stdlib_module_names and _exists(name):
            importlib.import_module(name)
    files = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    return sorted(file.removeprefix(f"{library}/") for file in files if file and file.startswith(library))


def _exists(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # it's a name in a module
        return False


def prepared() -> bytes:
    """What was compiled meanwhile, for ``_prepared.py``."""
    return marshal.dumps((_codes, _patterns))


def _record() -> None:
    """From now on, keep what is compiled of the sources that `prepared` is about."""
    original = _compiler.compile

    def run(source: str, *names: Any) -> None:
        exec(_compiled(source, "exec"), *names)

    def value(source: str, *names: Any) -> Any:
        return eval(_compiled(source, "eval"), *names)

    def code(source: str, _file: str, _mode: str) -> Any:
        return _compiled(source, "eval")

    def pattern(source: Any, flags: int = 0) -> Any:
        compiler = _Compiler()
        setattr(_compiler, "_sre", compiler)  # noqa: B010
        made = original(source, flags)
        setattr(_compiler, "_sre", _engine)  # noqa: B010
        if isinstance(source, str | bytes):
            _patterns[source, int(flags)] = compiler.arguments
        return made

    places = ((dataclasses, "exec", run), (collections, "eval", value), (_annotations, "compile", code))
    for module, name, function in (*places, (_compiler, "compile", pattern)):
        setattr(module, name, function)


class _Compiler:
    """What compiles patterns, and keeps what it was given."""

    arguments: tuple[Any, ...] = ()

    def __getattr__(self, name: str) -> Any:
        return getattr(_engine, name)

    def compile(self, pattern: Any, flags: int, code: list[int], *rest: Any) -> Any:
        """Compile a pattern."""
        self.arguments = (pattern, int(flags), [*map(int, code)], *rest)
        return _engine.compile(*self.arguments)


def _compiled(source: str, mode: str) -> Any:
    if source not in _codes:
        _codes[source] = compile(source, "<string>", mode, dont_inherit=True, optimize=2)
    return _codes[source]

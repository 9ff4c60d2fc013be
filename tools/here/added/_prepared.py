"""Has Python take from a file what it would otherwise compile at every start.

Dataclasses and named tuples are made of sources that Python writes and compiles, annotations and patterns are
texts, and compiling all of them takes nearly half of the time that the imports take. What isn't in the file
is compiled as ever. The file is made by ``tools/here/recording.py``.
"""

import collections
import dataclasses
import marshal
from importlib import import_module
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("_prepared.bin")
_codes, _patterns = marshal.loads(FILE.read_bytes())
_annotations, _patterns_engine, _patterns_compiler = map(
    import_module, ("annotationlib", "_sre", "re._compiler")
)
_compile_pattern = _patterns_compiler.compile


# A class is made once; what isn't needed again makes room.
def _run(source: Any, *names: Any) -> None:
    exec(_codes.pop(source, source), *names)


def _value(source: Any, *names: Any) -> Any:
    return eval(_codes.pop(source, source), *names)


def _code(source: Any, *how: Any) -> Any:
    return _codes.get(source) or compile(source, *how)


def _pattern(pattern: Any, flags: int = 0) -> Any:
    key = (pattern, int(flags)) if isinstance(pattern, str | bytes) else None
    known = _patterns.pop(key, None)
    return _patterns_engine.compile(*known) if known else _compile_pattern(pattern, flags)


for _module, _name, _function in (
    (dataclasses, "exec", _run),
    (collections, "eval", _value),
    (_annotations, "compile", _code),
    (_patterns_compiler, "compile", _pattern),
):
    setattr(_module, _name, _function)

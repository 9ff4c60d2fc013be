"""Has Python take from a file what it would otherwise compile at every start.

Dataclasses and named tuples are made of sources that Python writes and compiles, annotations and patterns are
texts, and compiling all of them takes nearly half of the time that the imports take. What isn't in the file
is compiled as ever. The file is made by ``tools/here/recording.py``.
"""

import _sre
import collections
import dataclasses
import marshal
from pathlib import Path
from re import _compiler
from typing import Any

import annotationlib

FILE = Path(__file__).with_name("_prepared.bin")
_codes, _patterns = marshal.loads(FILE.read_bytes())
_compile_pattern: Any = _compiler.compile  # type: ignore[attr-defined]


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
    return _sre.compile(*known) if known else _compile_pattern(pattern, flags)


for _module, _name, _function in (
    (dataclasses, "exec", _run),
    (collections, "eval", _value),
    (annotationlib, "compile", _code),
    (_compiler, "compile", _pattern),
):
    setattr(_module, _name, _function)

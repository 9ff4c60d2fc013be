"""The library for a browser: what a game at a table calls, as a WebAssembly module that Pyodide loads.

``python -m tools.kernel_library --wasm`` builds it, unless it's there, and prints its file, which
``tools/here`` puts into what a browser fetches. ``zig`` (PyPI's ziglang) compiles and links it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.kernel_library import targets
from tools.kernel_library.__main__ import HERE, builder_fingerprint
from tools.kernel_library.entry_point import EntryPoint

TRIPLE = "wasm32-unknown-emscripten"
"""Emscripten's code is position independent, as a module's must be."""
TARGET = "wasm"
FOLDER = targets.BUILD / TARGET
NAME = "_prebuilt.cpython-314-wasm32-emscripten.so"
"""Where Pyodide's Python looks for the module."""
_COMPILE = (
    *("-target", "wasm32-emscripten", "-fPIC", "-O2", "-c", "-fvisibility=hidden"),
    *("-nostdinc", "-ffreestanding", "-I", str(HERE)),
    "-mno-extended-const",  # browsers before 2023 and Node 20 refuse sums in the addresses of data
)
_LINK = (
    *("-shared", "--experimental-pic", "--no-entry", "--strip-all", "-O2"),
    *("--export=PyInit__prebuilt", "--unresolved-symbols=import-dynamic"),
)


def main() -> int:
    """Build the library unless it's there, and print its file."""
    print(library())
    return 0


def library() -> Path:
    """The library's file, which is built if there's none of these sources."""
    from pegs.engine.kernel.sources import fingerprint

    built = FOLDER / NAME
    marks = fingerprint().encode(), builder_fingerprint(TARGET).encode()
    if not built.exists() or any(mark not in built.read_bytes() for mark in marks):
        _build(built)
    return built


def _build(built: Path) -> None:
    from tools.kernel_library.lowering import PLAYING, link_modules, lower_all

    entries, modules = zip(*lower_all(defining=PLAYING), strict=True)
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    _link(entries, link_modules(modules, entries).as_bitcode(), built)


def _link(entries: Sequence[EntryPoint], bitcode: bytes, built: Path) -> None:
    from pegs.engine.kernel.sources import fingerprint
    from tools.kernel_library.linking import module_source
    from tools.kernel_library.machine_code import object_code

    kernel, source, module = FOLDER / "kernel.o", FOLDER / "module.c", FOLDER / "module.o"
    kernel.write_bytes(object_code(bitcode, entries, 0, TRIPLE))
    source.write_text(module_source(entries, 1, fingerprint(), builder_fingerprint(TARGET)), encoding="utf-8")
    _zig("cc", *_COMPILE, "-o", str(module), str(source))
    _zig("wasm-ld", *_LINK, "-o", str(built), str(module), str(kernel))


def _zig(*words: str) -> None:
    subprocess.run((sys.executable, "-m", "ziglang", *words), check=True)

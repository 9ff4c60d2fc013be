"""From object files to a Python extension module, with this machine's C compiler."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import redirect_stdout
from pathlib import Path

from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CCompilerError, ExecError, PlatformError

from tools.kernel_library.entry_point import EntryPoint
from tools.kernel_library.machine_code import symbol

TEMPLATE = Path(__file__).with_name("module.c")


class NoCompilerError(Exception):
    """The library can't be built here; the text says why, without a period."""


def module_source(entries: Sequence[EntryPoint], n_levels: int, fingerprint: str, builder: str) -> str:
    """The C source of the Python module."""
    parts = {
        "FUNCTIONS": "\n".join(_function(entry, n_levels) for entry in entries),
        "METHODS": "\n".join(
            f'    {{"{entry.name}", (PyCFunction)(void (*)(void))call_{entry.name}, METH_FASTCALL, NULL}},'
            for entry in entries
        ),
        "LEVELS": str(n_levels),
        "FINGERPRINT": fingerprint,
        "BUILDER": builder,
    }
    source = TEMPLATE.read_text("utf-8")
    for name, text in parts.items():
        source = source.replace(f"@{name}@", text)
    return source


def _function(entry: EntryPoint, n_levels: int) -> str:
    """The C function that Python calls for an entry point."""
    types = ", ".join(["int64_t *", "error **", *["int64_t"] * entry.n_arguments])
    symbols = [symbol(entry, level) for level in range(n_levels)]
    numbers = ", ".join(f"n[{i}]" for i in range(entry.n_arguments))
    return f"""\
extern int {", ".join(f"{each}({types})" for each in symbols)};

static PyObject *
call_{entry.name}(PyObject *module, PyObject *const *given, Py_ssize_t n_given)
{{
    static int (*const levels[])({types}) = {{{", ".join(symbols)}}};
    int64_t n[{entry.n_arguments}], result = 0;
    error *failure = NULL;
    int status;
    (void)module;
    if (read_arguments("{entry.name}", given, n_given, {entry.n_arguments}, n) < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS
    status = levels[level](&result, &failure, {numbers});
    Py_END_ALLOW_THREADS
    return result_of("{entry.name}", status, result);
}}
"""


def check_compiler(folder: Path) -> None:
    """Raise NoCompilerError if extension modules can't be built here."""
    link("_empty", "#include <Python.h>\nPyObject *PyInit__empty(void) { return NULL; }\n", [], folder)


def link(name: str, source: str, objects: Sequence[bytes], folder: Path) -> Path:
    """Compile the C source, link it with the object files, and return the module's file in ``folder``."""
    folder.mkdir(parents=True, exist_ok=True)
    suffix = ".obj" if os.name == "nt" else ".o"
    files = [folder / f"kernel_{level}{suffix}" for level in range(len(objects))]
    for file, code in zip(files, objects, strict=True):
        file.write_bytes(code)
    (folder / "module.c").write_text(source, "utf-8")
    extension = Extension(
        name, [str(folder / "module.c")], extra_objects=[str(file) for file in files], py_limited_api=True
    )
    command = build_ext(Distribution({"name": name, "ext_modules": [extension]}))
    command.build_temp = command.build_lib = str(folder)
    command.ensure_finalized()
    try:
        with Path(os.devnull).open("w") as nowhere, redirect_stdout(nowhere):
            command.run()
    except (CCompilerError, ExecError, PlatformError) as error:
        raise NoCompilerError(f"it takes a C compiler and Python's header files ({error})") from error
    return Path(command.get_ext_fullpath(name))

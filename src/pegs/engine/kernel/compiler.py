"""The decorators of kernel functions: what they mean for each `Backend`.

Numba compiles the functions, either at run time (`jit`) or ahead of time, for the library. As plain Python
they are what they look like.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

from pegs.engine.kernel.backend import BACKEND, Backend, library_function

if BACKEND is Backend.NUMBA:
    from pegs.engine.kernel import jit

np: Any = None if BACKEND is Backend.LIBRARY else import_module("numpy")
"""NumPy, for kernel functions; None with the library, which has them compiled and works without NumPy."""

F = TypeVar("F", bound=Callable[..., Any])

ENTRIES: list[Callable[..., Any]] = []
"""Every entry point as the Python function that it is compiled from, for the library.

All their arguments and results are 64-bit integers. Import the modules that define them first.
"""


def entry(function: F) -> F:
    """Compile a kernel function that Python calls.

    Its arguments and its result are 64-bit integers, many of them addresses (`kernel.addresses`).
    One with many arguments takes the address of a record with them (`kernel.arguments`).
    """
    ENTRIES.append(function)
    if BACKEND is Backend.LIBRARY:
        compiled: F = library_function(function.__name__)  # type: ignore[assignment]
        return compiled
    return jit.entry(function) if BACKEND is Backend.NUMBA else function


def inner(function: F) -> F:
    """Compile a kernel function that only kernel functions call."""
    return jit.inner(function) if BACKEND is Backend.NUMBA else function


def small(function: F) -> F:
    """Compile a small hot kernel function, which is always inlined."""
    return jit.small(function) if BACKEND is Backend.NUMBA else function


def rare(function: F) -> F:
    """Compile a kernel function that is rarely called; it isn't inlined, to keep its callers small."""
    return jit.rare(function) if BACKEND is Backend.NUMBA else function


def uncompiled(function: F) -> F:
    """The Python function behind a kernel function that calls no others."""
    plain: F = getattr(function, "py_func", function)
    return plain


def is_compiled(task: str) -> bool:
    """Whether a compile task is done: by this process, by an earlier one, or ahead of time."""
    return BACKEND is not Backend.NUMBA or jit.is_compiled(task)


def mark_compiled(task: str) -> None:
    """Record that a compile task is done, on disk if possible."""
    if BACKEND is Backend.NUMBA:
        jit.mark_compiled(task)

"""From the kernel's Python to one LLVM module, not yet optimized."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core.compiler_lock import global_compiler_lock

from pegs.engine.kernel import compiler, jit

DEFINING = (
    "pegs.engine.kernel.entry_points",
    "pegs.players.policies",
    "pegs.players.search",
    "pegs.players.worths",
    "pegs.analysis.loop",
    "pegs.study.stepping",
    "pegs.training.searched_play",
    "pegs.training.self_play",
)
"""The modules that define entry points."""


_NO_COUNTING = """
define void @NRT_incref(ptr %array) { ret void }
define void @NRT_decref(ptr %array) { ret void }
"""
"""Numba counts the references to arrays, but the kernel's arrays are always somebody else's memory."""


@dataclass(frozen=True)
class EntryPoint:
    """An entry point's name in Python, its name in LLVM, and how many arguments it has."""

    name: str
    symbol: str
    n_arguments: int


def entry_functions() -> list[Callable[..., Any]]:
    """Every entry point as a Python function."""
    for name in DEFINING:
        import_module(name)
    return compiler.ENTRIES


def lower_all() -> Iterator[tuple[EntryPoint, Any]]:
    """Compile one entry point after the other; each comes with its LLVM module."""
    for function in entry_functions():
        yield lower(function)


def lower(function: Callable[..., Any]) -> tuple[EntryPoint, Any]:
    """Compile one entry point."""
    assert jit.LTO is not None
    n_arguments = len(inspect.signature(function).parameters)
    compiling = jit.njit(
        nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=jit.LTO.InnerCompiler
    )(function)
    compiling.compile(types.int64(*[types.int64] * n_arguments))
    (compiled,) = compiling.overloads.values()
    with global_compiler_lock:
        compiled.library._ensure_finalized()
    module = llvm.parse_bitcode(compiled.library._final_module.as_bitcode())
    return EntryPoint(function.__name__, compiled.fndesc.llvm_func_name, n_arguments), module


def link_modules(modules: Sequence[Any], entries: Sequence[EntryPoint]) -> Any:
    """One module with all the functions. Only the entry points can be seen from outside."""
    whole = llvm.parse_assembly(_NO_COUNTING)
    for module in modules:
        whole.link_in(module)
    seen = {entry.symbol for entry in entries}
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in seen:
            each.linkage = "internal"
    return whole

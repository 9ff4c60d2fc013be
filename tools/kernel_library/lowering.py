"""From the kernel's Python to one LLVM module, not yet optimized."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any

import llvmlite.binding as llvm
from numba import types
from numba.core import event
from numba.core.compiler_lock import global_compiler_lock
from numba.core.dispatcher import Dispatcher

from pegs.engine.kernel import compiler, jit
from tools.kernel_library.entry_point import EntryPoint

PLAYING = (
    "pegs.engine.kernel.entry_points",
    "pegs.players.policies",
    "pegs.players.search",
    "pegs.players.rank_values",
)
"""The modules that define what a game at a table calls."""
DEFINING = (
    *PLAYING,
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

# Numba describes every argument to whoever might measure its passes, and a record has hundreds of fields.
types.Record.__repr__ = types.Record.__str__  # type: ignore[method-assign]


def entry_functions(defining: Sequence[str] = DEFINING) -> list[Callable[..., Any]]:
    """Every entry point of these modules as a Python function."""
    for name in defining:
        import_module(name)
    return [function for function in compiler.ENTRIES if function.__module__ in defining]


def lower_all(
    report: Callable[[float], None] = lambda _: None, defining: Sequence[str] = DEFINING
) -> Iterator[tuple[EntryPoint, Any]]:
    """Compile one entry point of these modules after the other; each comes with Numba's library of it.

    ``report`` is called with the share of all functions that are compiled.
    """
    functions = entry_functions(defining)
    with event.install_listener("numba:compile", _Counter(_count_functions(), report)):
        for function in functions:
            yield lower(function)


class _Counter(event.Listener):
    """Counts the functions that Numba has compiled."""

    def __init__(self, total: int, report: Callable[[float], None]) -> None:
        self._total, self._report = total, report
        self._done = 0

    def on_start(self, _event: Any) -> None:
        """Do nothing: Numba has begun a function."""

    def on_end(self, _event: Any) -> None:
        """Count a function."""
        self._done += 1
        self._report(min(1.0, self._done / self._total))


def _count_functions() -> int:
    """How many functions the kernel has."""
    modules = [module for name, module in sys.modules.items() if name.startswith("pegs.")]
    found = {id(each) for module in modules for each in vars(module).values() if isinstance(each, Dispatcher)}
    return len(found) + len(compiler.ENTRIES)


def lower(function: Callable[..., Any]) -> tuple[EntryPoint, Any]:
    """Compile one entry point; with its library, which knows those of its callees."""
    assert jit.LTO is not None
    n_arguments = len(inspect.signature(function).parameters)
    compiling = jit.njit(
        nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, pipeline_class=jit.LTO.InnerCompiler
    )(function)
    compiling.compile(types.int64(*[types.int64] * n_arguments))
    (compiled,) = compiling.overloads.values()
    with global_compiler_lock:
        compiled.library._ensure_finalized()
    return EntryPoint(function.__name__, compiled.fndesc.llvm_func_name, n_arguments), compiled.library


def link_modules(libraries: Sequence[Any], entries: Sequence[EntryPoint]) -> Any:
    """One LLVM module with all the functions. Only the entry points can be seen from outside."""
    assert jit.LTO is not None
    whole = llvm.parse_assembly(_NO_COUNTING)
    for library in jit.LTO.linked_libraries(libraries):
        # Numba makes code of others droppable; ours is external until everything is linked.
        is_ours = isinstance(library, jit.LTO.InnerLibrary)
        module = library._final_module if is_ours else library._get_module_for_linking()
        whole.link_in(llvm.parse_bitcode(module.as_bitcode()))  # a copy: linking uses it up
    seen = {entry.symbol for entry in entries}
    for each in (*whole.functions, *whole.global_variables):
        if not each.is_declaration and each.name not in seen:
            each.linkage = "internal"
    return whole

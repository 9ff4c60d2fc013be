"""Link-time optimization: machine code for the kernel's entry points only, and no negative indexes.

Numba turns every function into a finished library: optimized, linked with its callees, and compiled to
machine code. Its callers are then optimized again with everything below them, so the same lines are
compiled once for each level. Here an inner function stays as it was lowered, by itself; each entry point is
linked with everything below it, and optimized, once. Its callees are private to it, so the optimizer may
inline a function that is called once and drop the rest.

An index of -1 means the last element in Python, so Numba tests the sign of every index. The kernel never
counts from the end, which tests with bounds checks make sure of, so its functions skip that test.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from llvmlite.binding import Linkage
from numba.core import codegen, compiler, types
from numba.np import arrayobj

# Numba has no type hints for its compiler.
_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.CompilerBase
_pipeline: Any = compiler.DefaultPassBuilder.define_nopython_pipeline

_OURS = "_ZN4pegs"
"""How the names of the package's functions begin in compiled code."""
_usual_index: Any = arrayobj.fix_integer_index


def _index(context: Any, builder: Any, kind: Any, index: Any, size: Any) -> Any:
    """An index as wide as a pointer; functions that aren't ours may count from the end."""
    if builder.function.name.startswith(_OURS):
        return context.cast(builder, index, kind, types.intp)
    return _usual_index(context, builder, kind, index, size)


arrayobj.fix_integer_index = _index  # Numba looks it up here for every index it compiles


class _NoMachineCode:
    """The code generator of an inner library, which has no machine code to connect to."""

    def __init__(self, real: Any) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def set_env(self, _name: str, _env: Any) -> None:
        """Do nothing. Numba connects a function to its globals here; entry points do so themselves."""


def linked_libraries(libraries: Iterable[Any]) -> Iterator[Any]:
    """These libraries and those of all their direct and indirect callees, each once."""
    seen = set()
    waiting = [*libraries][::-1]
    while waiting:
        library = waiting.pop()
        if library not in seen:
            seen.add(library)
            yield library
            waiting += library._linking_libraries[::-1]


class InnerLibrary(_Library):  # type: ignore[misc]
    """The lowered code of a function, without its callees."""

    def finalize(self) -> None:
        """Finish without linking the callees, as Numba would here."""
        self._raise_if_finalized()
        self._finalize_final_module()

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """The code generator Numba uses to make the function callable."""
        return _NoMachineCode(self._codegen)

    def get_pointer_to_function(self, _name: str) -> int:
        """0, which in Numba means that the function has no address."""
        return 0


class _RareLibrary(InnerLibrary):
    """The lowered code of a function that is rarely called."""

    def _finalize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.add_function_attribute("noinline")
                function.add_function_attribute("cold")
        super()._finalize_final_module()


class _EntryLibrary(_Library):  # type: ignore[misc]
    """The code of an entry point, with its callees made private."""

    def finalize(self) -> None:
        """Link it with everything below it."""
        self._linking_libraries: list[Any] = [*linked_libraries(self._linking_libraries)]
        super().finalize()

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class InnerCompiler(_Compiler):  # type: ignore[misc]
    """Compiles a function that only compiled functions call."""

    library = InnerLibrary

    def define_pipelines(self) -> list[Any]:
        """The ordinary passes, without machine code at the end."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        return [_pipeline(state)]


class RareCompiler(InnerCompiler):
    """Compiles a function that is rarely called and stays out of its callers, to keep them small."""

    library = _RareLibrary


class EntryCompiler(_Compiler):  # type: ignore[misc]
    """Compiles a function that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """The ordinary passes."""
        state = self.state
        state.library = _EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return [_pipeline(state)]

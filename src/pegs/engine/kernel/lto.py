"""Machine code for the kernel's doors only.

Numba makes a finished library of every function: optimized, linked with all it calls and turned into machine
code. A door is then optimized anew with everything below it, so the work for the same lines is done once a
level. Here an inner function is left as it is lowered, and each door is optimized once, as a whole; what it
calls is private to it, so that the optimizer may inline what is called from one place and drop the rest.
"""

from __future__ import annotations

from typing import Any

from llvmlite.binding import Linkage
from numba.core import codegen, compiler

# Numba has no type hints for its compiler.
_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.CompilerBase
_pipeline: Any = compiler.DefaultPassBuilder.define_nopython_pipeline


class _NoMachine:
    """The code generator as an inner library shows it: there is no machine code to connect with."""

    def __init__(self, real: Any) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._real, name)

    def set_env(self, _name: str, _env: Any) -> None:
        """Numba connects a function with its globals here; the doors do that for themselves."""


class _InnerLibrary(_Library):  # type: ignore[misc]
    """The lowered code of one function and of those it calls."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """What Numba asks for when it makes the function callable."""
        return _NoMachine(self._codegen)

    def get_pointer_to_function(self, _name: str) -> int:
        """Numba's word for a function without an address."""
        return 0


class _RareLibrary(_InnerLibrary):
    """The lowered code of a function that is seldom called."""

    def _finalize_final_module(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == Linkage.external:
                function.add_function_attribute("noinline")
                function.add_function_attribute("cold")
        super()._finalize_final_module()


class _DoorLibrary(_Library):  # type: ignore[misc]
    """The code of a door, with what it calls made private."""

    def _optimize_final_module(self) -> None:
        for function in self._final_module.functions:
            if function.linkage == Linkage.linkonce_odr:
                function.linkage = Linkage.internal
        super()._optimize_final_module()


class InnerCompiler(_Compiler):  # type: ignore[misc]
    """Compiles a function that only other compiled functions call."""

    library = _InnerLibrary

    def define_pipelines(self) -> list[Any]:
        """The ordinary passes, without machine code at their end."""
        state = self.state
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        return [_pipeline(state)]


class RareCompiler(InnerCompiler):
    """Compiles a function that is seldom called: kept out of its callers, which stay small."""

    library = _RareLibrary


class DoorCompiler(_Compiler):  # type: ignore[misc]
    """Compiles a function that Python calls."""

    def define_pipelines(self) -> list[Any]:
        """The ordinary passes."""
        state = self.state
        state.library = _DoorLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return [_pipeline(state)]

"""What runs the kernel.

Packages come with the kernel as a small library, compiled ahead of time (``tools/kernel_library/``). If
there's no library built from exactly these sources, Numba compiles the kernel when it's first needed. The
kernel also runs as plain Python, thousands of times slower, for tests and debuggers.

The environment variable ``PEGS_KERNEL`` chooses: ``library``, ``numba`` or ``python``. Numba's own variables
count, too: ``NUMBA_DISABLE_JIT=1`` means plain Python, and ``NUMBA_BOUNDSCHECK=1`` means Numba.

A server may start while the library is being built (`building`). Its process can then import everything, but
call the kernel only after `load_library`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from enum import StrEnum
from importlib import import_module, invalidate_caches
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from pegs.core.errors import UsageError
from pegs.engine.kernel.building import is_being_built
from pegs.engine.kernel.sources import fingerprint
from pegs.i18n import translate


class Backend(StrEnum):
    """The three ways to run the kernel."""

    LIBRARY = "library"
    NUMBA = "numba"
    PYTHON = "python"


LIBRARY_NAME = "pegs.engine.kernel._prebuilt"


def _wanted() -> Backend | None:
    """The backend that the environment asks for; None if it doesn't ask for any."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return Backend.PYTHON  # Numba wouldn't compile anything
    chosen = os.environ.get("PEGS_KERNEL")
    if chosen:
        if chosen not in list(Backend):
            raise UsageError(translate("kernel-unknown", chosen=chosen, choices=", ".join(Backend)))
        return Backend(chosen)
    return Backend.NUMBA if os.environ.get("NUMBA_BOUNDSCHECK", "0") != "0" else None


def _find_library() -> ModuleType | None:
    """The library, if it was built from these sources and runs on this machine."""
    try:
        library = import_module(LIBRARY_NAME)
    except ImportError:
        return None
    return library if library.fingerprint == fingerprint() else None


def _choose() -> tuple[Backend, ModuleType | None]:
    wanted = _wanted()
    if wanted is None and is_being_built():
        return Backend.LIBRARY, None
    library = _find_library() if wanted in (None, Backend.LIBRARY) else None
    if library is not None:
        return Backend.LIBRARY, library
    if wanted is Backend.LIBRARY:
        raise UsageError(translate("kernel-no-library"))
    if wanted is Backend.PYTHON:
        return Backend.PYTHON, None
    if find_spec("numba") is None:
        raise UsageError(translate("kernel-no-numba" if wanted else "kernel-missing"))
    return Backend.NUMBA, None


BACKEND, LIBRARY = _choose()
"""The backend of this process, and the library, if that's the backend and was there at the start."""
_late_library: ModuleType | None = None
"""The library, if it was loaded later."""


def is_loaded() -> bool:
    """Whether the kernel can be called: always, unless the library was still being built at the start."""
    return BACKEND is not Backend.LIBRARY or (LIBRARY or _late_library) is not None


def load_library() -> bool:
    """Load the library that was being built when this process started; False if there's none."""
    global _late_library
    invalidate_caches()
    _late_library = _late_library or _find_library()
    return is_loaded()


def library_function(name: str) -> Callable[..., Any]:
    """The library's function with a name, or one that calls it once the library is loaded."""
    if LIBRARY is not None:
        function: Callable[..., Any] = getattr(LIBRARY, name)
        return function

    def call(*arguments: int) -> Any:
        if _late_library is None:
            raise UsageError(translate("kernel-being-built"))
        return getattr(_late_library, name)(*arguments)

    return call

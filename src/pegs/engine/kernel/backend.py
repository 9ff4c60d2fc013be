"""What runs the kernel.

Packages bring the kernel as a small library, compiled ahead of time (``tools/kernel_library/``). Without
one that was built from these very sources, Numba compiles the kernel when it's first needed. It also runs as
plain Python, thousands of times slower, which tests and debuggers like.

The environment variable ``PEGS_KERNEL`` chooses: ``library``, ``numba`` or ``python``. Numba's own variables
count, too: ``NUMBA_DISABLE_JIT=1`` means plain Python, and ``NUMBA_BOUNDSCHECK=1`` means Numba.
"""

from __future__ import annotations

import os
from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from pegs.core.errors import UsageError
from pegs.engine.kernel.sources import fingerprint
from pegs.i18n import translate


class Backend(StrEnum):
    """The three ways to run the kernel."""

    LIBRARY = "library"
    NUMBA = "numba"
    PYTHON = "python"


LIBRARY_NAME = "pegs.engine.kernel._prebuilt"


def _wanted() -> Backend | None:
    """What the environment asks for; None if it doesn't care."""
    if os.environ.get("NUMBA_DISABLE_JIT", "0") != "0":
        return Backend.PYTHON  # Numba would leave everything as it is
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
"""What runs the kernel in this process, and the library if that does."""

"""The kernel compiled by Numba at run time, with a cache folder that changes with the sources.

With a Numba that `lto` is tested with, entry points are linked by `lto`. With a newer one, Numba links in its
ordinary way: the results are the same, but compiling takes longer.

Numba's own cache checks one file only, so it would miss a changed callee in another file. The folder's name
therefore contains a hash of all the sources, and of everything else that changes the machine code.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import tempfile
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import numba
from numba import types
from numba.core import config as numba_config
from platformdirs import user_cache_path

from pegs.engine.kernel.sources import fingerprint

F = TypeVar("F", bound=Callable[..., Any])

# Numba's type hints lack its settings and most of its options.
config: Any = numba_config
njit: Any = numba.njit
unliteral: Any = types.unliteral

NUMBA: str = numba.__version__
TESTED_NUMBA = (0, 68)
"""The newest Numba that `lto` is tested with."""


def _find_lto() -> ModuleType | None:
    if tuple(int(part) for part in NUMBA.split(".")[:2]) > TESTED_NUMBA:
        return None
    with suppress(ImportError, AttributeError):  # a bug fix release may move what `lto` imports
        from pegs.engine.kernel import lto

        return lto
    return None


LTO = _find_lto()
"""Our own linking; None if Numba links in its ordinary way."""

_compiling = threading.RLock()
"""Held while an entry point is compiled, since several threads may call it for the first time."""
_compiled_here: set[str] = set()
"""The tasks that this process has compiled."""


def _setting() -> str:
    setting = f"{NUMBA} {config.BOUNDSCHECK} {LTO is None} {fingerprint()}"
    return hashlib.sha256(setting.encode()).hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _find_cache() -> Path | None:
    name = f"kernel-{_setting()}"
    chosen = os.environ.get("PEGS_CACHE_DIR")
    private = Path(tempfile.gettempdir()) / f"pegs-cache-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    for root in [Path(chosen)] if chosen else [user_cache_path("pegs-and-jokers"), private]:
        if _writable(root / name):
            return root / name
    return None


CACHE = _find_cache()
"""The folder for compiled code; None if no folder is writable, so that each process compiles again."""


def _wide(kind: Any) -> Any:
    plain = unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


def _compile_once(dispatcher: Any) -> Any:
    """Make a function compile for 64-bit integers only, whatever integers or constants it is called with.

    Numba would compile it again for every constant and every width, which doubles the time of the first
    start.
    """
    find = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find(tuple(_wide(kind) for kind in args), kws)
    return dispatcher


def _linking(compiler: str) -> dict[str, Any]:
    """The option that selects one of the compilers in `lto`; none if Numba links in its ordinary way."""
    return {} if LTO is None else {"pipeline_class": getattr(LTO, compiler)}


def _called_from_kernel(function: F, compiler: str = "InnerCompiler", **options: bool) -> F:
    # explicit, because Numba would otherwise inline whatever a force-inlined function calls
    options.setdefault("forceinline", False)
    alone = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
    dispatcher = njit(nogil=True, **alone, **_linking(compiler), **options)(function)
    compiled: F = _compile_once(dispatcher)
    return compiled


def inner(function: F) -> F:
    """Compile a kernel function that only kernel functions call."""
    return _called_from_kernel(function)


def small(function: F) -> F:
    """Compile a small hot kernel function, which is always inlined."""
    return _called_from_kernel(function, forceinline=True)


def rare(function: F) -> F:
    """Compile a kernel function that is rarely called; it isn't inlined, to keep its callers small."""
    return _called_from_kernel(function, "RareCompiler")


def entry(function: F) -> F:
    """Compile a kernel function that Python calls, on its first call; the result is cached on disk."""
    compile_now = njit(nogil=True, cache=CACHE is not None, **_linking("EntryCompiler"))
    before = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE or before)  # a global setting, read while decorating
    try:
        compiled: F = _for_integers_only(compile_now(function), len(inspect.signature(function).parameters))
    finally:
        config.CACHE_DIR = before
    return compiled


def _for_integers_only(dispatcher: Any, n_arguments: int) -> Any:
    """Make an entry point compile once, for 64-bit integers, whatever its first call gives it."""
    signature = types.int64(*[types.int64] * n_arguments)

    def compile_once(*_arguments: Any) -> Any:
        with _compiling:
            if not dispatcher.overloads:
                dispatcher.compile(signature)
                dispatcher.disable_compile()
        return dispatcher.get_overload(signature.args)

    dispatcher._compile_for_args = compile_once
    return dispatcher


def is_compiled(task: str) -> bool:
    """Whether this process, or an earlier one with the same sources, has done a compile task."""
    if task in _compiled_here:
        return True
    return CACHE is not None and (CACHE / f"{task}-ready").exists()


def mark_compiled(task: str) -> None:
    """Record that a compile task is done, on disk if possible."""
    _compiled_here.add(task)
    if CACHE is not None:
        with suppress(OSError):
            (CACHE / f"{task}-ready").touch()

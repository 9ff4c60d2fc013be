"""How the kernel is compiled: the decorators, and a cache folder that notices every change.

Numba's own cache looks at one file only, so a changed callee in another file would go unnoticed. The folder's
name therefore carries a hash of all kernel sources (and of what else changes the machine code).
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import numba
from numba import types
from numba.core import config as numba_config
from platformdirs import user_cache_path

from pegs.engine.kernel.lto import DoorCompiler, InnerCompiler, RareCompiler

F = TypeVar("F", bound=Callable[..., Any])

# Numba's settings and the full set of its options are not in its type hints.
config: Any = numba_config
njit: Any = numba.njit
unliteral: Any = types.unliteral

JIT_IS_OFF = bool(config.DISABLE_JIT)
_here: set[str] = set()
"""What this process has compiled."""


def _sources() -> list[Path]:
    package = Path(__file__).parents[2]
    counting = [package / "story" / "statistics.py"]
    counting += [package / "analysis" / name for name in ("columns.py", "collector.py", "loop.py")]
    return sorted([*(package / "engine").rglob("*.py"), *(package / "players").glob("*.py"), *counting])


def _fingerprint() -> str:
    digest = hashlib.sha256(f"{numba.__version__} {config.BOUNDSCHECK}".encode())
    for source in _sources():
        digest.update(source.name.encode() + source.read_bytes())
    return digest.hexdigest()[:16]


def _writable(folder: Path) -> bool:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def _find_cache() -> Path | None:
    name = f"kernel-{_fingerprint()}"
    chosen = os.environ.get("PEGS_CACHE_DIR")
    private = Path(tempfile.gettempdir()) / f"pegs-cache-{os.getuid() if hasattr(os, 'getuid') else 'user'}"
    for root in [Path(chosen)] if chosen else [user_cache_path("pegs-and-jokers"), private]:
        if _writable(root / name):
            return root / name
    return None


CACHE = None if JIT_IS_OFF else _find_cache()
"""Where compiled code is kept; None where no folder is writable (then each process compiles anew)."""


def _wide(kind: Any) -> Any:
    plain = unliteral(kind)
    return types.int64 if isinstance(plain, types.Integer) else plain


def _compile_once(dispatcher: Any) -> Any:
    """Let a function be compiled for 64-bit integers only, whatever integers or constants it is called with.

    Numba would compile it anew for every constant and every width, which doubles the time of the first start.
    """
    find = dispatcher.get_call_template
    dispatcher.get_call_template = lambda args, kws: find(tuple(_wide(kind) for kind in args), kws)
    return dispatcher


def _called_from_kernel(function: F, compiler: Any = InnerCompiler, **options: bool) -> F:
    if JIT_IS_OFF:
        return function
    # told apart explicitly, for Numba would else inline by force what a small function calls
    options.setdefault("forceinline", False)
    alone = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": compiler}
    dispatcher = njit(nogil=True, **alone, **options)(function)
    compiled: F = _compile_once(dispatcher)
    return compiled


def inner(function: F) -> F:
    """A kernel function that only kernel functions call."""
    return _called_from_kernel(function)


def small(function: F) -> F:
    """A small hot kernel function, always inlined."""
    return _called_from_kernel(function, forceinline=True)


def rare(function: F) -> F:
    """A kernel function that is seldom called, never inlined: what calls it stays small and fast."""
    return _called_from_kernel(function, RareCompiler)


def entry(function: F) -> F:
    """A kernel function that Python calls: compiled on its first call and kept on disk."""
    if CACHE is None:
        uncached: F = njit(nogil=True, pipeline_class=DoorCompiler)(function)
        return uncached
    before = config.CACHE_DIR
    config.CACHE_DIR = str(CACHE)  # read while decorating; put back, for it is everyone's setting
    try:
        compiled: F = njit(nogil=True, cache=True, pipeline_class=DoorCompiler)(function)
    finally:
        config.CACHE_DIR = before
    return compiled


def uncompiled(function: F) -> F:
    """The Python function behind a kernel function that calls no other."""
    plain: F = getattr(function, "py_func", function)
    return plain


def is_compiled(part: str) -> bool:
    """Whether a part of this very kernel was compiled by this process, or by an earlier one that left it on
    disk.
    """
    return JIT_IS_OFF or part in _here or (CACHE is not None and (CACHE / f"{part}-ready").exists())


def mark_compiled(part: str) -> None:
    """Remember, on disk too where that can be, that a part is compiled."""
    _here.add(part)
    if CACHE is not None:
        with suppress(OSError):
            (CACHE / f"{part}-ready").touch()

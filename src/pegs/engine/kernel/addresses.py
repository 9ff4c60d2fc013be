"""How Python and its compiled functions share memory: as the addresses of arrays.

Numba looks at every argument of a call before it makes it. A record costs microseconds, a number next to
nothing, so entry points take numbers only, and find at each address the record or the array that the
caller means. The caller keeps that memory alive during the call.

With the JIT off there are no addresses: an array stands for its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types
from numba.extending import intrinsic

from pegs.engine.kernel.compiler import JIT_IS_OFF, njit
from pegs.engine.kernel.layout import GAME, RULES, SCRATCH

pointer: Any = types.CPointer
carray: Any = vars(numba)["carray"]  # Numba's type hints lack these two
_NUMBERS = (np.int64, np.int16, np.uint8)
"""What arrays of numbers may hold."""
Found = Callable[..., Any]
"""A kernel function that finds what is at an address."""


def address_of(array: Any) -> Any:
    """The address of an array of numbers or records, as entry points take it."""
    if JIT_IS_OFF:
        return array
    assert array.flags.c_contiguous
    assert array.dtype in _NUMBERS or array.dtype.names
    return array.ctypes.data


def call(entry: Callable[..., int], *arguments: Any) -> int:
    """Call an entry point with arrays, and keep them alive meanwhile."""
    return entry(*[address_of(each) if isinstance(each, np.ndarray) else each for each in arguments])


def _as(kind: Any) -> Found:
    """A kernel function that takes an address for something else of Numba's: a record, or a pointer."""

    @intrinsic
    def found(_context: Any, _address: Any) -> Any:
        return kind(types.int64), lambda context, builder, _signature, arguments: builder.inttoptr(
            arguments[0], context.get_value_type(kind)
        )

    made: Found = found
    return made


def record_at(layout: Any) -> Found:
    """A kernel function that gives the record with this layout at an address."""
    if JIT_IS_OFF:
        return lambda records: records[0]
    return _as(numba.from_dtype(layout))


def array_of(kind: Any) -> Found:
    """A kernel function that gives the array of this dtype at an address, with the given shape."""
    if JIT_IS_OFF:
        return lambda array, _shape: array
    first_at = _as(pointer(numba.from_dtype(np.dtype(kind))))

    @njit(inline="always")
    def found(address: Any, shape: Any) -> Any:
        return carray(first_at(address), shape)

    made: Found = found
    return made


rules_at = record_at(RULES)
game_at = record_at(GAME)
scratch_at = record_at(SCRATCH)
array_at = array_of(np.int64)

"""How Python and its compiled functions share memory: as the addresses of arrays.

Numba takes microseconds to unpack an argument that is a record, and next to nothing for a number. So entry
points take numbers only, and read the record or the array at each address. The caller keeps that memory alive
during the call.

Plain Python has no addresses; an array is passed in place of its address.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.layout import GAME, RULES, SCRATCH

if BACKEND is Backend.NUMBA:
    from pegs.engine.kernel import intrinsics

_NUMBERS = (np.int64, np.int16, np.uint8, np.float32)
"""What arrays of numbers may hold."""
Reader = Callable[..., Any]
"""A kernel function that returns what is at an address."""


def address_of(array: Any) -> Any:
    """The address of an array of numbers or records, as entry points take it."""
    if BACKEND is Backend.PYTHON:
        return array
    assert array.flags.c_contiguous
    assert array.dtype in _NUMBERS or array.dtype.names
    return array.ctypes.data


def call(entry: Callable[..., int], *arguments: Any) -> int:
    """Call an entry point with arrays, and keep them alive during the call."""
    return entry(*[address_of(each) if isinstance(each, np.ndarray) else each for each in arguments])


def record_at(layout: Any) -> Reader:
    """A kernel function that returns the record with this layout at an address."""
    return intrinsics.record_at(layout) if BACKEND is Backend.NUMBA else lambda records: records[0]


def array_of(kind: Any) -> Reader:
    """A kernel function that returns the array of this dtype at an address, with the given shape."""
    return intrinsics.array_of(kind) if BACKEND is Backend.NUMBA else lambda array, _shape: array


rules_at = record_at(RULES)
game_at = record_at(GAME)
scratch_at = record_at(SCRATCH)
array_at = array_of(np.int64)

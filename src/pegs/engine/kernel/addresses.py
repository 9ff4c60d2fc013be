"""How Python and its compiled functions share memory: as the addresses of records and arrays.

Numba takes microseconds to unpack an argument that is a record, and next to nothing for a number. So entry
points take numbers only, and read the record or the array at each address. The caller keeps that memory alive
during the call.

Plain Python has no addresses; an array of NumPy's is passed in place of its address.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from math import prod
from typing import Any

from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.layout import GAME, RULES, SCRATCH
from pegs.engine.kernel.memory import Block, Layout

if BACKEND is Backend.NUMBA:
    from pegs.engine.kernel import intrinsics

Reader = Callable[..., Any]
"""A kernel function that returns what is at an address."""


def address_of(memory: Any) -> Any:
    """The address of a block of records, or of an array of numbers, as entry points take it."""
    if BACKEND is Backend.PYTHON:
        return _as_array(memory)
    if isinstance(memory, Block):
        return memory.address
    if isinstance(memory, ctypes.Array):
        return ctypes.addressof(memory)
    assert memory.flags.c_contiguous
    return memory.ctypes.data


def _as_array(memory: Any) -> Any:
    """The same memory as an array of NumPy's."""
    import numpy as np

    if isinstance(memory, Block):
        return memory.numpy()
    return np.ctypeslib.as_array(memory) if isinstance(memory, ctypes.Array) else memory


def call(entry: Callable[..., int], *arguments: Any) -> int:
    """Call an entry point with numbers, records and arrays, and keep them alive during the call."""
    return entry(*[each if isinstance(each, int) else address_of(each) for each in arguments])


def record_at(layout: Any) -> Reader:
    """A kernel function that returns the record with this layout at an address."""
    return intrinsics.record_at(layout.dtype) if BACKEND is Backend.NUMBA else lambda records: records[0]


def array_of(kind: Any) -> Reader:
    """A kernel function that returns the array at an address, with the given shape.

    ``kind`` is a layout, or what NumPy knows numbers by, such as ``i8``.
    """
    if BACKEND is Backend.NUMBA:
        return intrinsics.array_of(kind.dtype if isinstance(kind, Layout) else kind)
    return _prefix


def _prefix(array: Any, shape: int | tuple[int, ...]) -> Any:
    """What plain Python reads in place of the array with a shape at an address."""
    lengths = shape if isinstance(shape, tuple) else (shape,)
    return array.reshape(-1)[: prod(lengths)].reshape(lengths)


rules_at = record_at(RULES)
game_at = record_at(GAME)
scratch_at = record_at(SCRATCH)
array_at = array_of("i8")

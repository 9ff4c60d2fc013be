"""Single machine instructions for kernel functions, and casts of addresses. Only Numba needs this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from pegs.engine.kernel.jit import njit

pointer: Any = types.CPointer
carray: Any = vars(numba)["carray"]  # Numba's type hints lack these two
Reader = Callable[..., Any]
"""A kernel function that returns what is at an address."""


@intrinsic
def popcount(_context: Any, word: Any) -> Any:
    """The number of bits that are set."""
    return types.int64(types.int64), lambda c, builder, s, args: builder.ctpop(args[0])


@intrinsic
def lowest_bit(_context: Any, word: Any) -> Any:
    """The position of the lowest set bit; the word must have one."""
    return types.int64(types.int64), lambda c, builder, s, args: builder.cttz(
        args[0], ir.Constant(ir.IntType(1), 1)
    )


@intrinsic
def highest_bit(_context: Any, word: Any) -> Any:
    """The position of the highest set bit; the word must have one."""

    def position(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 1))
        return builder.sub(ir.Constant(ir.IntType(64), 63), zeros)

    return types.int64(types.int64), position


@intrinsic
def mirrored(_context: Any, word: Any) -> Any:
    """The word with its 64 bits in reverse order."""
    return types.int64(types.int64), lambda c, builder, s, args: builder.bitreverse(args[0])


def _cast_to(kind: Any) -> Reader:
    """A kernel function that casts an address to another of Numba's types: a record, or a pointer."""

    @intrinsic
    def cast(_context: Any, _address: Any) -> Any:
        return kind(types.int64), lambda context, builder, _signature, arguments: builder.inttoptr(
            arguments[0], context.get_value_type(kind)
        )

    reader: Reader = cast
    return reader


def record_at(layout: Any) -> Reader:
    """A kernel function that returns the record with this layout at an address."""
    return _cast_to(numba.from_dtype(layout))


def array_of(kind: Any) -> Reader:
    """A kernel function that returns the array of this dtype at an address, with the given shape."""
    pointer_at = _cast_to(pointer(numba.from_dtype(np.dtype(kind))))

    @njit(inline="always")
    def read(address: Any, shape: Any) -> Any:
        return carray(pointer_at(address), shape)

    reader: Reader = read
    return reader

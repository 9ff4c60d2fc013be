"""Counting and finding bits in 64-bit words: one machine instruction each, and Python without the JIT.

Words are always ``int64``, because mixing in ``uint64`` gives floats; bits 61-63 stay clear.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from pegs.engine.kernel.compiler import JIT_IS_OFF, small

if JIT_IS_OFF:

    def popcount(word: int) -> int:
        """The number of bits that are set."""
        return int(word).bit_count()

    def lowest_bit(word: int) -> int:
        """The position of the lowest set bit; the word must have one."""
        return (int(word) & -int(word)).bit_length() - 1

    def mirrored(word: int) -> int:
        """The word with its 64 bits in reverse order."""
        return int(f"{int(word):064b}"[::-1], 2)

else:

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
    def mirrored(_context: Any, word: Any) -> Any:
        """The word with its 64 bits in reverse order."""
        return types.int64(types.int64), lambda c, builder, s, args: builder.bitreverse(args[0])


@small
def below_lowest(word: int) -> int:
    """All bits below the lowest set one; the word must have one."""
    return (word & -word) - 1


@small
def below_highest(word: int) -> int:
    """All bits below the highest set one, which is one of the lowest 16."""
    word |= word >> 1
    word |= word >> 2
    word |= word >> 4
    word |= word >> 8
    return word >> 1

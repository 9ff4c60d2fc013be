"""Counting and finding bits in 64-bit words: one machine instruction each, if compiled.

Words are always ``int64``, because mixing in ``uint64`` gives floats; bits 61-63 stay clear.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.compiler import small

if BACKEND is Backend.NUMBA:
    from pegs.engine.kernel import intrinsics

F = TypeVar("F", bound=Callable[..., int])


def _instruction(function: F) -> F:
    """Replace a function with the machine instruction of the same name, if Numba compiles it."""
    compiled: F = getattr(intrinsics, function.__name__) if BACKEND is Backend.NUMBA else function
    return compiled


@_instruction
def popcount(word: int) -> int:
    """The number of bits that are set."""
    return int(word).bit_count()


@_instruction
def lowest_bit(word: int) -> int:
    """The position of the lowest set bit; the word must have one."""
    return (int(word) & -int(word)).bit_length() - 1


@_instruction
def highest_bit(word: int) -> int:
    """The position of the highest set bit; the word must have one."""
    return int(word).bit_length() - 1


@_instruction
def mirrored(word: int) -> int:
    """The word with its 64 bits in reverse order."""
    return int(f"{int(word):064b}"[::-1], 2)


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

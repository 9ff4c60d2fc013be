"""Records in memory: where the fields of a record are, and memory that holds some records.

Views of fields are ``ctypes`` arrays: they write through, their items are plain numbers, and slices of them
are lists. NumPy can look at the same bytes (`Layout.dtype`, `Block.numpy`), but nothing here needs it.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Sequence
from functools import cached_property
from typing import Any

if sys.platform != "emscripten":
    from mmap import mmap

_NUMBERS: dict[str, Any] = {
    "i8": ctypes.c_int64,
    "i4": ctypes.c_int32,
    "i2": ctypes.c_int16,
    "i1": ctypes.c_int8,
    "f4": ctypes.c_float,
    "f8": ctypes.c_double,
}
WORD = 8
"""The bytes of a word."""
_LARGE = 1 << 20


class Layout:
    """Where each field of a record is: aligned as in C, and as NumPy does with ``align=True``.

    A field is ``(name, kind)``, or ``(name, kind, shape)`` for an array. Kinds have NumPy's short names, such
    as ``i8``.
    """

    def __init__(self, fields: Sequence[Any], *, reads_by_name: bool = False) -> None:
        """``reads_by_name`` makes NumPy's records have their fields as attributes, for plain Python."""
        self.fields = tuple(fields)
        self._reads_by_name = reads_by_name
        self.offsets: dict[str, int] = {}
        self._arrays: dict[str, Any] = {}
        end, largest = 0, 1
        for name, kind, *shape in fields:
            item = _NUMBERS[kind]
            size = ctypes.sizeof(item)
            self.offsets[name] = end = _rounded_up(end, size)
            self._arrays[name] = array = _array_of(item, *shape)
            end, largest = end + ctypes.sizeof(array), max(largest, size)
        self.itemsize = _rounded_up(end, largest)

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.fields,), {"_reads_by_name": self._reads_by_name}

    @cached_property
    def dtype(self) -> Any:
        """The same layout for NumPy and Numba."""
        import numpy as np

        plain = np.dtype(list(self.fields), align=True)
        assert plain.itemsize == self.itemsize
        return np.dtype((np.record, plain)) if self._reads_by_name else plain

    def view(self, buffer: Any, start: int, name: str) -> Any:
        """A field of the record that begins at ``start``, as an array; of one, if it's a number."""
        return self._arrays[name].from_buffer(buffer, start + self.offsets[name])


class Block:
    """Memory that holds some records of one layout, all zero at first."""

    def __init__(self, layout: Layout, number: int = 1) -> None:
        self.layout, self.number = layout, number
        self._use(_zeros(layout.itemsize * number), 0)

    def _use(self, buffer: Any, start: int) -> None:
        self._buffer, self._start = buffer, start
        self.address = ctypes.addressof(buffer) + start

    def __reduce__(self) -> tuple[Any, ...]:
        return _refilled, (self.layout, self.number, self.bytes().tobytes())

    def __len__(self) -> int:
        return self.number

    def __getitem__(self, rows: slice) -> Block:
        """Some of the records, in the same memory."""
        first, last, step = rows.indices(self.number)
        assert step == 1
        part: Block = object.__new__(Block)
        part.layout, part.number = self.layout, last - first
        part._use(self._buffer, self._start + first * self.layout.itemsize)
        return part

    @property
    def nbytes(self) -> int:
        """The size of all records."""
        return self.layout.itemsize * self.number

    def field(self, name: str, row: int = 0) -> Any:
        """A field of one record, as an array that writes through. Raises KeyError if there's none."""
        return self.layout.view(self._buffer, self._start + row * self.layout.itemsize, name)

    def bytes(self, size: int | None = None) -> memoryview:
        """The first ``size`` bytes, or all of them, to read and to write."""
        whole = memoryview(self._buffer).cast("B")
        return whole[self._start : self._start + (self.nbytes if size is None else size)]

    def words(self) -> Any:
        """The records as 64-bit words in a row, in the same memory."""
        return (ctypes.c_int64 * (self.nbytes // WORD)).from_buffer(self._buffer, self._start)

    def write(self, other: Block) -> None:
        """Copy all records from another block of the same size."""
        assert self.nbytes == other.nbytes
        ctypes.memmove(self.address, other.address, self.nbytes)

    def copy(self) -> Block:
        """The same records in memory of their own."""
        twin = Block(self.layout, self.number)
        twin.write(self)
        return twin

    def numpy(self) -> Any:
        """The same memory as an array of NumPy's."""
        import numpy as np

        return np.frombuffer(self.bytes(), self.layout.dtype)


def words(values: Sequence[int] | int) -> Any:
    """64-bit integers in a row: these, or as many zeros."""
    if isinstance(values, int):
        return (ctypes.c_int64 * values)()
    return (ctypes.c_int64 * len(values))(*values)


def floats(number: int) -> Any:
    """Numbers in single precision in a row, all zero."""
    return (ctypes.c_float * number)()


def _refilled(layout: Layout, number: int, saved: bytes) -> Block:
    """A block from its pickle."""
    block = Block(layout, number)
    block.bytes()[:] = saved
    return block


def _rounded_up(number: int, unit: int) -> int:
    return -(-number // unit) * unit


def _array_of(item: Any, shape: int | tuple[int, ...] = 1) -> Any:
    array = item
    for length in reversed(shape if isinstance(shape, tuple) else (shape,)):
        array = array * length
    return array


def _zeros(size: int) -> Any:
    """Zeros; what isn't used of a lot of them costs no memory where the system can do that."""
    array = ctypes.c_int64 * -(-size // WORD)
    if size < _LARGE or sys.platform == "emscripten":
        return array()
    return array.from_buffer(mmap(-1, ctypes.sizeof(array)))

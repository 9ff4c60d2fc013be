"""Access from Python to the fields of a record."""

from __future__ import annotations

from typing import Any

import numpy as np


class Fields:
    """The fields of the only record of a structured array, as views that write through.

    A field that is one number is an array of one: ``fields.turn[0]``. A record's own attributes take twenty
    times as long to read.
    """

    def __init__(self, memory: Any) -> None:
        self.memory = memory

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle only the memory: copies of the views would no longer write to it."""
        return Fields, (self.memory,)

    def __getattr__(self, name: str) -> Any:
        try:
            field = self.memory[name]
        except ValueError:
            raise AttributeError(name) from None
        view = field if field.ndim == 1 else field[0]
        setattr(self, name, view)
        return view

    def set(self, **numbers: int) -> None:
        """Set fields that are one number."""
        for name, number in numbers.items():
            getattr(self, name)[0] = number

    def write(self, other: Fields) -> None:
        """Copy all numbers from another record."""
        self.memory.view(np.uint8)[:] = other.memory.view(np.uint8)

    def copy(self) -> Fields:
        """An independent copy of the record."""
        return Fields(self.memory.copy())

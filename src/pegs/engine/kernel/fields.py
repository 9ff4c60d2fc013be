"""Access from Python to the fields of a record."""

from __future__ import annotations

from typing import Any

from pegs.engine.kernel.layout import Record


class Fields:
    """The fields of the only record of a structured array, as views that write through.

    A field that is one number is an array of one: ``fields.turn[0]``. The record's own attributes take
    twenty times as long to read; Python only passes the record to the kernel.
    """

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        self.record: Record = memory[0]

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

    def copy(self) -> Fields:
        """An independent copy of the record."""
        return Fields(self.memory.copy())

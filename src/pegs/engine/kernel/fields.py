"""Access from Python to the fields of a record."""

from __future__ import annotations

from typing import Any

from pegs.engine.kernel.memory import Block


class Fields:
    """The fields of the first record of a block, as arrays that write through.

    A field that is one number is an array of one: ``fields.turn[0]``.
    """

    def __init__(self, memory: Block) -> None:
        self.memory = memory

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle only the memory: copies of the views would no longer write to it."""
        return Fields, (self.memory,)

    def __getattr__(self, name: str) -> Any:
        try:
            view = self.memory.field(name)
        except KeyError:
            raise AttributeError(name) from None
        setattr(self, name, view)
        return view

    def set(self, **numbers: int) -> None:
        """Set fields that are one number."""
        for name, number in numbers.items():
            getattr(self, name)[0] = number

    def write(self, other: Fields) -> None:
        """Copy all numbers from another record."""
        self.memory.write(other.memory)

    def copy(self) -> Fields:
        """An independent copy of the record."""
        return Fields(self.memory.copy())

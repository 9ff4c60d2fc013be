"""What an entry point with many arguments takes: one record, which Python fills by name.

So no argument can be mistaken for its neighbor, and one more is one more name.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from pegs.engine.kernel.addresses import address_of, record_at
from pegs.engine.kernel.backend import BACKEND, Backend
from pegs.engine.kernel.memory import Block, Layout


class Arguments:
    """The names of an entry point's arguments.

    ``at`` is the kernel function that returns the record at an address; its fields are numbers, many of them
    addresses of other records and of arrays.
    """

    def __init__(self, names: str) -> None:
        """``names`` are separated by spaces."""
        self.layout = Layout([(name, "i8") for name in names.split()])
        self.at = record_at(self.layout)

    def __call__(self, **values: Any) -> FilledArguments:
        """All arguments, as numbers, records and arrays."""
        assert values.keys() == self.layout.offsets.keys(), values.keys() ^ self.layout.offsets.keys()
        filled = FilledArguments(self.layout)
        filled.set(**values)
        return filled


class FilledArguments(Block):
    """A record of arguments, which keeps alive what it has the addresses of."""

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout)
        self._number_of = {name: number for number, name in enumerate(layout.offsets)}
        self._kept: dict[str, Any] = {}
        self._words = self.words()

    def set(self, **values: Any) -> None:
        """Change some arguments."""
        for name, value in values.items():
            number = value if isinstance(value, int) else address_of(value)
            if BACKEND is Backend.PYTHON:
                self._kept[name] = number
                continue
            if number is not value:
                self._kept[name] = value
            self._words[self._number_of[name]] = number

    def numpy(self) -> Any:
        """For plain Python, which has no addresses: the record with arrays in their place."""
        return [SimpleNamespace(**self._kept)]

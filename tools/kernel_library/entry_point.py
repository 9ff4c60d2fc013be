"""What the parts of the builder know about an entry point. It imports nothing, so that workers start fast."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class EntryPoint:
    """An entry point's name in Python, its name in LLVM, and how many arguments it has."""

    name: str
    symbol: str
    n_arguments: int

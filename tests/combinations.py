"""Combinations of values for a parametrized test."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from tests.soak import sweep


def combinations_of(*lists: Sequence[Any]) -> list[Any]:
    """Every combination of a value from each list. `make test` runs enough of them to meet every value."""
    most = max(map(len, lists))
    short = [tuple(values[k % len(values)] for values in lists) for k in range(most)]
    return sweep(product(*lists), short)

"""What `make test` leaves to `make soak`.

`make test` runs each kind of case once, at the cheapest level that can see a fault. Sweeps over every case,
and everything that takes minutes, have the mark `soak` and run in `make soak`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from itertools import product
from typing import Any, TypeVar

import pytest
from hypothesis import settings

T = TypeVar("T")

ORDINARY_EXAMPLES = 100
"""Hypothesis's examples for a property in `make test`, if the test has no number of its own."""
SOAK_FACTOR = 8
"""How many times as many examples `make soak` tries."""
KINDS = ("bluffing", "guide", "liftbridge", "north-carolina", "pegoo")
"""Rule sets that have nearly every value of each switch and power, and every kind of decision, among them."""

settings.register_profile(
    "soak",
    parent=settings.get_profile("ci"),
    max_examples=SOAK_FACTOR * ORDINARY_EXAMPLES,
    derandomize=False,
    print_blob=True,
)


def sweep(cases: Iterable[T], short: Collection[T] | Callable[[T], bool]) -> list[Any]:
    """The cases of a parametrized test; all but the short ones wait for `make soak`.

    ``short`` has the cases that `make test` runs, or decides it for each.
    """
    is_short = short if callable(short) else short.__contains__
    found = [
        pytest.param(*case, marks=() if is_short(case) else (pytest.mark.soak,))
        if isinstance(case, tuple)
        else pytest.param(case, marks=() if is_short(case) else (pytest.mark.soak,))
        for case in cases
    ]
    assert any(not each.marks for each in found), "make test would run none of the cases"
    return found


def combinations_of(*lists: Sequence[Any], few: Sequence[Any] = ()) -> list[Any]:
    """Every combination of a value from each list.

    `make test` runs enough of them to meet every value, but of the first list only ``few``, if there are.
    """
    met = [few or lists[0], *lists[1:]]
    short = [tuple(values[k % len(values)] for values in met) for k in range(max(map(len, met)))]
    return sweep(product(*lists), short)


def examples(number: int, **more: Any) -> settings:
    """Hypothesis's settings for a property that needs more or fewer examples than others.

    `make soak` tries as many times more as of every other property.
    """
    factor = settings().max_examples / ORDINARY_EXAMPLES
    return settings(max_examples=round(number * factor), deadline=None, **more)

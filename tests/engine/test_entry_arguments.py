"""What the kernel's entry points with many arguments take."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pegs.engine.kernel.addresses import address_of
from pegs.engine.kernel.arguments import Arguments
from pegs.engine.kernel.memory import words

MOST = 8
"""The most numbers that an entry point takes one by one, the three records of a game among them."""
LIST_ENTRIES = """
import inspect
from tools.kernel_library.lowering import entry_functions
for function in entry_functions():
    print(function.__name__, *inspect.signature(function).parameters)
"""


def test_the_record_has_numbers_as_they_are_and_arrays_as_their_addresses() -> None:
    array = words([7])
    filled = Arguments("number array")(number=-5, array=array)
    assert filled.words()[:] == [-5, address_of(array)]


def test_arguments_can_change() -> None:
    filled = Arguments("one other")(one=1, other=2)
    filled.set(other=3)
    assert filled.words()[:] == [1, 3]


def test_what_it_has_the_address_of_stays_alive() -> None:
    filled = Arguments("array")(array=words([41]))
    address = filled.words()[0]
    more = [words([0]) for _ in range(1000)]  # which would take the place of memory that is free
    assert address not in map(address_of, more)


@pytest.mark.parametrize("values", [{"one": 1}, {"one": 1, "other": 2, "third": 3}, {}])
def test_an_argument_that_is_missing_or_unknown_is_an_error(values: dict[str, int]) -> None:
    with pytest.raises(AssertionError):
        Arguments("one other")(**values)


def test_no_entry_point_takes_a_long_row_of_numbers() -> None:
    done = subprocess.run([sys.executable, "-c", LIST_ENTRIES], capture_output=True, text=True, check=True)
    entries = {name: parameters for name, *parameters in map(str.split, done.stdout.splitlines())}
    assert {name: each for name, each in entries.items() if len(each) > MOST} == {}
    assert len(entries) > 20

"""Copies and pickles of everything public: they go on as the original does, and leave it alone."""

from __future__ import annotations

import copy
import inspect
import io
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any

import pytest

import pegs
from pegs.players.lookahead import Lookahead
from pegs.view import view_of
from tests.copies import EXAMPLES, outcome_of, played

PACKAGES = ("pegs", "pegs.rules", "pegs.view", "pegs.record", "pegs.notation", "pegs.study", "pegs.teaching")
MODULES = ("pegs.core.errors", "pegs.study.gymnasium", "pegs.study.pettingzoo", "pegs.study.openspiel")


class Classes(pickle.Unpickler):
    """Finds the classes of all objects in a pickle."""

    def __init__(self, pickled: bytes) -> None:
        super().__init__(io.BytesIO(pickled))
        self.found: set[object] = set()

    def find_class(self, module: str, name: str) -> Any:
        found = super().find_class(module, name)
        self.found.add(found)
        return found


@pytest.fixture(scope="module")
def elsewhere() -> Iterator[ProcessPoolExecutor]:
    """A process that shares nothing with this one."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        yield process


def public_classes() -> set[type]:
    """Every class that a package offers, but for those that are only to be implemented."""
    offered = [
        getattr(import_module(package), name)
        for package in PACKAGES
        for name in import_module(package).__all__
    ]
    for module in map(import_module, MODULES):
        offered += [
            each for name, each in vars(module).items() if name[0] != "_" and _is_from(module.__name__, each)
        ]
    return {each for each in offered if inspect.isclass(each) and not getattr(each, "_is_protocol", False)}


def _is_from(module: str, value: object) -> bool:
    return getattr(value, "__module__", "") == module


def test_every_public_class_has_an_example() -> None:
    found: set[object] = set()
    for example in EXAMPLES.values():
        made = example.make()
        classes = Classes(pickle.dumps(made))
        classes.load()
        found |= {type(made)} | classes.found
    assert public_classes() - found == {pegs.PegsError}, "examples of these are missing in tests/copies.py"


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("copier", [copy.copy, copy.deepcopy])
def test_a_copy_goes_on_alone(name: str, copier: Callable[[object], object]) -> None:
    example = EXAMPLES[name]
    if example.is_wrapped and copier is copy.copy:
        return
    expected = example.use(example.make())
    original = example.make()
    assert example.use(copier(original)) == expected
    assert example.use(original) == expected, "the copy has changed it"


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_pickle_goes_on_in_another_process(name: str, elsewhere: ProcessPoolExecutor) -> None:
    example = EXAMPLES[name]
    outcome = elsewhere.submit(outcome_of, name, pickle.dumps(example.make())).result()
    assert outcome == example.use(example.make())


def test_a_reason_arrives_from_another_process(elsewhere: ProcessPoolExecutor) -> None:
    with pytest.raises(pegs.IllegalTurnError) as here:
        played("basic", 0).play("K Ah1-Ah2")
    with pytest.raises(pegs.IllegalTurnError) as there:
        elsewhere.submit(played("basic", 0).play, "K Ah1-Ah2").result()
    assert (there.value.rule, str(there.value)) == (here.value.rule, str(here.value))


def test_what_a_thread_thinks_with_is_not_copied() -> None:
    game = played()
    thinking = Lookahead(view_of(game, game.turn), [1, 2, 3, 4], 2)
    for copies in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="Lookahead can't be copied or pickled"):
            copies(thinking)

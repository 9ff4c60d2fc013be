"""What the public API is given: several forms of the same thing, or a sentence that says what's expected."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

import pegs
import pegs.rules
from pegs.core.errors import UsageError
from pegs.study.part_game import PartGame
from pegs.study.vector_game import VectorGame
from pegs.view import view_of


def made(kind: Callable[..., object], **arguments: object) -> object:
    """A game of some kind with arguments that its annotations forbid."""
    return kind("basic", **arguments)


@pytest.mark.parametrize(
    ("work", "sentence"),
    [
        (lambda: view_of(pegs.Game.deal("basic", seed=1), -1), "There’s no seat -1"),
        (lambda: view_of(pegs.Game.deal("basic", seed=1), 4), "There’s no seat 4"),
        (lambda: PartGame("basic").observe(9), "There’s no seat 9"),
        (lambda: made(VectorGame, n="4"), 'n has to be a whole number of at least 1, not "4"'),
        (lambda: made(PartGame, max_decisions=2.5), "max_decisions has to be a whole number"),
        (lambda: VectorGame("basic", n=2).step([0.5, 0]), "one action for each of the 2 games"),
        (lambda: VectorGame("basic", n=2).step([[0], [0, 1]]), "one action for each of the 2 games"),
        (lambda: VectorGame("basic", n=2).step([10**30, 0]), "one action for each of the 2 games"),
        (lambda: pegs.rules.check("grandma"), "grandma"),
        (lambda: pegs.rules.describe("grandma"), "grandma"),
        (lambda: pegs.rules.compare("basic", "grandma"), "grandma"),
    ],
)
def test_the_wrong_kind_of_thing_is_refused_in_a_sentence(work: Callable[[], object], sentence: str) -> None:
    with pytest.raises(UsageError, match=sentence):
        work()


def test_a_refused_step_changes_nothing() -> None:
    games = VectorGame("basic", n=2)
    before = games.observations.copy()
    with pytest.raises(UsageError):
        games.step([0.0, 0.0])
    assert np.array_equal(games.observations, before)


def test_rules_are_given_by_name_as_set_or_as_value() -> None:
    arizona = pegs.load("arizona")
    for rules in ("arizona", arizona, arizona.rules):
        pegs.rules.check(rules)
        assert pegs.rules.faults(rules) == ()
        assert pegs.rules.compare(rules, "arizona") == ()
    assert pegs.rules.describe("arizona") == pegs.rules.describe(arizona)


def test_a_seat_may_be_a_number_of_numpy() -> None:
    assert view_of(pegs.Game.deal("basic", seed=1), np.int64(1)).seat == 1  # type: ignore[arg-type]

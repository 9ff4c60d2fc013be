"""The tables of a training run: made-up house rules, and all seatings."""

from __future__ import annotations

import numpy as np

from pegs.engine.kernel.tables import compile_rules
from pegs.rules.loader import load_named
from pegs.rules.ruleset import NAMES
from pegs.training.house_rules import made_up_rules
from pegs.training.seatings import random_seating

SETS = [load_named(name) for name in NAMES]
NAMED = [each.rules for each in SETS]


def test_made_up_rules_are_playable_and_mostly_new() -> None:
    chance = np.random.default_rng(5)
    made = [made_up_rules(chance, SETS, 6, 2) for _ in range(40)]
    for rules in made:
        compile_rules(rules, 6, 2)
    assert sum(rules not in NAMED for rules in made) > 20
    assert len(set(made)) > 25


def test_made_up_rules_of_one_set_are_its_own() -> None:
    assert made_up_rules(np.random.default_rng(5), SETS[:1], 4, 2) == NAMED[0]


def test_tables_have_every_seating_and_rule_set() -> None:
    chance = np.random.default_rng(6)
    tables = [random_seating(chance, SETS) for _ in range(300)]
    seatings = [(table.players, table.teams) for table in tables]
    assert set(seatings) >= {(2, 2), (3, 3), (4, 2), (4, 4), (6, 2), (6, 3), (8, 2), (8, 4), (10, 2), (10, 5)}
    assert 120 < seatings.count((4, 2)) < 180
    assert {table.rules for table in tables} >= set(NAMED)
    assert any(table.rules not in NAMED for table in tables)


def test_equal_seeds_give_equal_tables() -> None:
    chances = np.random.default_rng(7), np.random.default_rng(7)
    one, other = ([random_seating(chance, SETS) for _ in range(9)] for chance in chances)
    assert one == other
    assert len(set(one)) > 5

"""The switch ``bluffing`` with other switches than the basic game's."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pegs.rules.switches import Help, Movers
from tests.rules.helpers import at, legal, rules_of, why

BLUFF = rules_of("bluffing")


def test_with_team_pegs_any_is_declared_for() -> None:
    rules = replace(BLUFF, move=Movers.TEAM, help=Help.NONE)
    assert {"2=K As-A8", "2=K Cs-C8"} <= set(legal(rules, at("5s/5s/5s/5s", "2")))


def test_with_north_carolina_cards() -> None:
    rules = replace(rules_of("north-carolina"), bluffing=True, stuck_limit=0)
    turns = legal(rules, at("4s,A14/4s,B14/5s/5s", "2"))
    assert "2=T A14-A16,B14-C4" in turns
    assert "2 A14~B14" in turns


@pytest.mark.parametrize(("text", "rule"), [("2=T A14-B6", "must-be-split"), ("2=T A14-A16,B14-C4", None)])
def test_a_declared_card_follows_the_rules(text: str, rule: str | None) -> None:
    rules = replace(rules_of("north-carolina"), bluffing=True, stuck_limit=0)
    assert why(rules, at("4s,A14/4s,B14/5s/5s", "2"), text) == rule


def test_an_honest_card_needs_no_rank() -> None:
    assert why(BLUFF, at("4s,A14/5s/5s/5s", "T"), "T A14-B6") is None

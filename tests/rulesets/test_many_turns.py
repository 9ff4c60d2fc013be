"""Rules with thousands of turns in a position are announced as slow to show."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pegs.cli import main
from pegs.engine.game import Game
from pegs.protocol.rulebooks import CheckRules
from pegs.protocol.settings import RulesChoice
from pegs.rules.loader import from_text, load
from pegs.rules.many_turns import MANY_TURNS, many_turns_warning, most_turns
from pegs.rules.ruleset import RuleSet
from pegs.table.answers import rules_form
from tests.soak import sweep

WILD = """extends = "basic"
[cards.7]
split_with = "any"
split_ways = "any"
[cards.9]
split = 9
split_with = "any"
split_ways = "any"
"""
SLOW = [
    ("north-carolina", 4, 2),
    ("north-carolina", 6, 3),
    ("arizona", 10, 2),
    ("wild", 4, 2),
    ("wild", 6, 3),
]
FAST = [
    *(
        ("basic", 4, 2),
        ("basic", 10, 2),
        ("guide", 4, 2),
        ("guide", 6, 2),
        ("paddle", 6, 3),
        ("arizona", 4, 2),
    ),
    *(("pegoo", 8, 2), ("wizard", 8, 4), ("alaska", 6, 3), ("bluffing", 4, 2), ("kilpatrick", 4, 2)),
]


def ruleset(name: str) -> RuleSet:
    return from_text(WILD) if name == "wild" else load(name)


def worst_position(rules: RuleSet, players: int, teams: int) -> int:
    """The most turns in the positions of some random games."""
    random, most = Random(0), 0
    for number in range(8):
        game = Game.deal(rules, players, teams, seed=str(number))
        for _ in range(250):
            if game.is_over:
                break
            turns = game.legal_turns()
            most = max(most, len(turns))
            game.play(random.choice(turns))
    return most


@pytest.mark.parametrize(("name", "players", "teams"), sweep(SLOW, lambda case: case not in SLOW[1::3]))
def test_rules_that_are_slow_to_show_reach_a_thousand_turns(name: str, players: int, teams: int) -> None:
    rules = ruleset(name)
    most = most_turns(rules.rules, players, teams)
    assert 1000 < worst_position(rules, players, teams) < most
    assert most >= MANY_TURNS
    assert many_turns_warning(rules.rules, ((players, teams),)).startswith(f"With {players} players, you can")


@pytest.mark.parametrize(("name", "players", "teams"), FAST)
def test_other_rules_never_come_near(name: str, players: int, teams: int) -> None:
    rules = ruleset(name)
    most = most_turns(rules.rules, players, teams)
    assert worst_position(rules, players, teams) < min(most, 1000)
    assert most < MANY_TURNS
    assert many_turns_warning(rules.rules, ((players, teams),)) == ""


def test_the_form_warns_about_the_seating_that_is_chosen() -> None:
    few, many = (
        rules_form.check(
            CheckRules(base="arizona", changes={"draw_by_hand": True}, players=players, teams=2)
        ).warnings
        for players in (4, 10)
    )
    assert few == ()
    assert "With 10 players" in many[0]


def test_the_form_has_no_warning_for_rules_that_cannot_be_played() -> None:
    checked = rules_form.check(
        CheckRules(rules=RulesChoice(toml=WILD), changes={"pegs": 6}, players=4, teams=2)
    )
    assert checked.conflicts
    assert checked.warnings == ()


def test_the_command_line_warns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "wild.toml"
    file.write_text(WILD, "utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["rules", "check", str(file)])
    assert not ended.value.code
    first, second = capsys.readouterr().out.splitlines()
    assert "is fine" in first
    assert second.startswith("With 4, 6, or 8 players, you can have thousands of possible turns")

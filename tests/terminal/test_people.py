"""Who sits where."""

from __future__ import annotations

import pytest

from pegs.core.errors import UsageError
from pegs.rules.loader import load
from pegs.terminal.people import Chair, read_seats
from pegs.terminal.starting import Wishes, plan_of, usual_teams

BOTS = ("random", "hints")


def test_one_person_is_you_and_bots_have_names() -> None:
    assert read_seats("you,hints,random", "ABC", BOTS) == (
        Chair("You"),
        Chair("Ben", "hints"),
        Chair("Clara", "random"),
    )


def test_several_persons_have_names() -> None:
    assert read_seats("you, you:Bo", "AC", BOTS) == (Chair("Anna"), Chair("Bo"))


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ("you,hints", "names 2 players, but 3 play"),
        ("you,hints,chess", "“chess” is no player"),
        ("you,hints:Anna,random:anna", "Two players are called Anna"),
    ],
)
def test_wrong_seats_are_explained(seats: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        read_seats(seats, "ABC", BOTS)


@pytest.mark.parametrize(
    ("rules", "players", "teams"), [("guide", 6, 2), ("liftbridge", 6, 3), ("basic", 9, 3), ("guide", 7, 7)]
)
def test_usual_teams(rules: str, players: int, teams: int) -> None:
    assert usual_teams(load(rules), players) == teams


@pytest.mark.parametrize(("players", "teams"), [(4, 3), (11, None), (1, None), (6, 1), (6, 0)])
def test_impossible_seatings_are_refused(players: int, teams: int | None) -> None:
    with pytest.raises(UsageError, match="cannot play" if teams is None else "cannot form .* --teams 2 | "):
        plan_of(Wishes(players=players, teams=teams))


def test_the_last_rules_are_used_again_as_long_as_they_are_there() -> None:
    assert plan_of(Wishes(), "arizona").ruleset.name == "arizona"
    assert plan_of(Wishes(), "gone.toml").ruleset.name == "basic"

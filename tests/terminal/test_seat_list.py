"""The seats on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from pegs.core.errors import UsageError
from pegs.rules.loader import load
from pegs.terminal.seat_list import SeatPlan, read_seats
from pegs.terminal.starting import Request, new_game


def test_one_person_is_you_and_bots_have_names() -> None:
    assert read_seats("you,hints,random", "ABC") == (
        SeatPlan("You"),
        SeatPlan("Ben", "hints"),
        SeatPlan("Clara", "random"),
    )


def test_several_people_have_names() -> None:
    assert read_seats("you, you:Bo", "AC") == (SeatPlan("Anna"), SeatPlan("Bo"))


def test_a_custom_bot_is_named_by_module_and_class(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_bot.py").write_text("class First: pass\n")
    monkeypatch.chdir(tmp_path)
    assert read_seats("you,own_bot:First:Flo", "AB") == (SeatPlan("You"), SeatPlan("Flo", "own_bot:First"))
    assert read_seats("you,own_bot:First", "AB")[1].name == "Ben"
    with pytest.raises(UsageError, match="own_bot:Second"):
        read_seats("you,own_bot:Second", "AB")


@pytest.mark.parametrize(
    ("seats", "message"),
    [
        ("you,hints", "has 2 seats, but the game is for 3"),
        ("you,hints,chess", "no player “chess”"),
        ("you,hints:Anna,random:anna", "Two players are named Anna"),
    ],
)
def test_wrong_seats_are_explained(seats: str, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        read_seats(seats, "ABC")


@pytest.mark.parametrize(
    ("rules", "players", "teams"), [("guide", 6, 2), ("liftbridge", 6, 3), ("basic", 9, 3), ("guide", 7, 7)]
)
def test_usual_teams(rules: str, players: int, teams: int) -> None:
    assert load(rules).usual_teams(players) == teams


@pytest.mark.parametrize(
    ("players", "teams", "message"),
    [
        (4, 3, "can’t form 3 teams of the same size. Use --teams 2 or 4."),
        (6, 4, "can’t form 4 teams of the same size. Use --teams 2, 3, or 6."),
        (3, 2, "can’t form 2 teams of the same size. Use --teams 3."),
        (11, None, "2 to 10 players, not 11"),
        (1, None, "can’t play alone"),
        (6, 1, "at least two teams. Use --teams 2, 3, or 6."),
        (6, 0, "at least two teams"),
    ],
)
def test_impossible_seatings_are_refused(players: int, teams: int | None, message: str) -> None:
    with pytest.raises(UsageError, match=message):
        new_game(Request(players=players, teams=teams))


def test_the_last_rules_are_reused_if_they_still_exist() -> None:
    assert new_game(Request(), "arizona").ruleset.name == "arizona"
    assert new_game(Request(), "gone.toml").ruleset.name == "basic"

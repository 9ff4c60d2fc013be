"""The switches of the board: the length of a side, its spots, home, pegs, sides for two players."""

from __future__ import annotations

from dataclasses import replace

from tests.rules.helpers import at, by_card, idle, legal, rules_of, why

SMALL = replace(rules_of("basic"), side_length=12, in_spot=2, out_spot=6, pegs=4)


def test_side_length() -> None:
    assert legal(SMALL, at("3s,A11/4s/4s/4s", "3")) == {"3 A11-B2": "3s,B2/4s/4s/4s"}


def test_out_spot() -> None:
    assert legal(SMALL, at("4s/4s/4s/4s", "K")) == {"K As-A6": "3s,A6/4s/4s/4s"}
    assert why(SMALL, at("4s/4s/4s/4s", "K"), "K As-A8") == "out-spot-only"


def test_in_spot() -> None:
    assert set(by_card("4", SMALL, at("3s,A0/4s/4s/4s", "4"))) == {"A0-A4", "A0-Ah2"}
    assert by_card("4", SMALL, at("3s,A1/4s/3s,A5/4s", "4"))["A1-A5"] == "3s,A5/4s/3s,C2/4s"


def test_out_spot_before_the_in_spot() -> None:
    """A peg may come out with only a few holes to go."""
    rules = replace(rules_of("basic"), in_spot=8, out_spot=3)
    assert set(by_card("6", rules, at("4s,A3/5s/5s/5s", "6"))) == {"A3-A9", "A3-Ah1"}


def test_in_spot_on_the_corner() -> None:
    rules = replace(rules_of("basic"), in_spot=0)
    assert set(by_card("4", rules, at("4s,D16/5s/5s/5s", "4"))) == {"D16-A2", "D16-Ah2"}


def test_home_length_and_pegs() -> None:
    rules = replace(rules_of("basic"), home_length=6, pegs=4)
    assert set(by_card("6", rules, at("3s,A3/4s/4s/4s", "6"))) == {"A3-A9", "A3-Ah6"}
    assert idle(rules, at("3s,h4/4s/4s/4s", "3")) == {"3": "beyond-home"}


def test_pegs_fewer_than_home_holes_all_home_anywhere() -> None:
    """A team with all its pegs home has won, wherever in home they stand."""
    rules = replace(rules_of("basic"), pegs=2)
    position = at("A2,h4/2s/h1,h2/2s", "2")
    assert by_card("2", rules, position)["A2-Ah1"] == "h1,h4/2s/h1,h2/2s"


def test_two_player_sides() -> None:
    rules = replace(rules_of("basic"), two_player_sides=6)
    board = rules.board(2, 2)
    assert (board.ring, board.letters, board.out_spots) == (108, ("A", "D"), (8, 62))
    assert legal(rules, "4s,B17/5s A 4/?0", 2) == {"4 B17-C3": "4s,C3/5s"}


def test_two_player_sides_an_empty_sides_in_spot_is_plain_track() -> None:
    assert list(by_card("4", "paddle", "4s,B1/5s A 4/?0", 2)) == ["B1-B5"]
